"""What is different between two pieces of JSON, as a list of changes that is short where little is.

A change is `[path]` (what is there is gone), `[path, value]` (it is this now) or `[path, at, cut, *put]` (of the list that is there, from
`at` on, `cut` items make room for `put`). A path is a list of keys and places. Changes are made one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = list[str | int]


def differences(before: Any, now: Any, path: Path) -> Iterator[list[Any]]:
    """The changes that make of one thing the other.

    >>> list(differences(["A1", "A2", "A3"], ["A1", "A3"], ["sea"]))
    [[['sea'], 1, 1]]
    >>> list(differences({"rum": 2, "ruby": 1}, {"rum": 1}, ["hidden"]))
    [[['hidden', 'ruby']], [['hidden', 'rum'], 1]]
    >>> list(differences([["rum"], []], [["rum"], ["ruby"]], ["hands"]))
    [[['hands', 1], 0, 0, 'ruby']]
    """
    if before == now and type(before) is type(now):
        return
    if isinstance(before, dict) and isinstance(now, dict):
        yield from _of_objects(before, now, path)
    elif isinstance(before, list) and isinstance(now, list):
        yield from _of_lists(before, now, path)
    else:
        yield [path, now]


def _of_objects(before: dict[str, Any], now: dict[str, Any], path: Path) -> Iterator[list[Any]]:
    for key in before:
        if key not in now:
            yield [[*path, key]]
    for key, value in now.items():
        if key not in before:
            yield [[*path, key], value]
        elif before[key] != value:
            yield from differences(before[key], value, [*path, key])


def _of_lists(before: list[Any], now: list[Any], path: Path) -> Iterator[list[Any]]:
    """Where both are equally long item by item; otherwise what is between their common beginning and their common end."""
    least = min(len(before), len(now))
    start = 0
    while start < least and before[start] == now[start]:
        start += 1
    end = 0
    while end < least - start and before[-1 - end] == now[-1 - end]:
        end += 1
    old, new = before[start : len(before) - end], now[start : len(now) - end]
    if len(old) == len(new) and all(isinstance(item, dict | list) for item in old):
        for place, (one, other) in enumerate(zip(old, new, strict=True), start):
            yield from differences(one, other, [*path, place])
    else:
        yield [path, start, len(old), *new]


def changed(thing: Any, changes: list[list[Any]]) -> Any:
    """What becomes of a thing that is made of dicts and lists by these changes, as a client does it. The thing itself is changed.

    >>> changed({"sea": ["A1", "A2", "A3"]}, [[["sea"], 1, 1]])
    {'sea': ['A1', 'A3']}
    """
    for path, *rest in changes:
        *way, last = path
        place = thing
        for key in way:
            place = place[key]
        if not rest:
            del place[last]
        elif len(rest) == 1:
            place[last] = rest[0]
        else:
            at, cut, *put = rest
            place[last][at : at + cut] = put
    return thing
