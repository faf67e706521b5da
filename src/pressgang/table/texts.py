"""What people send to play with, decks and options, is measured before anything reads it, and read where it keeps nobody waiting."""

from __future__ import annotations

import json
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from pressgang.core import BadText, rulebook

from .course import game_of

LARGEST_FILE: Final = 64 * 1024
DEEPEST: Final = 8
"""So deep tables and lists may stand in each other."""
MOST_PARTS: Final = 5
"""So many names a key may have, with dots between them."""
LONGEST_WORD: Final = 400
"""So many letters may stand outside of texts without a sign in between."""
MOST_VALUES: Final = 20_000
"""So many values options may have."""
SECONDS: Final = 2.0
"""So long a text is read, in seconds of the processor: a busy machine is nobody's fault."""
TEXTS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)' r"|'''.*?(?:'''|\Z)" r'|"(?:\\.|[^"\\\n])*(?:"|$|(?=\n))' r"|'[^'\n]*(?:'|$|(?=\n))" r"|#[^\n]*",
    re.DOTALL,
)
"""What is quoted in a TOML file, and its remarks."""
SIGNS: Final = re.compile(r"[=\[\]{},\n]")
BRACKETS: Final = re.compile(r"[\[\]{}]")


def check_text(text: str) -> None:
    """Whether the text of a TOML file can be read in no time: its size, its depth, its keys. Looks at each letter once.

    >>> check_text('[[card]]\\nslug = "a.b.c.d.e.f.g"  # or [[[[[[[[[[\\n')
    """
    if len(text.encode(errors="replace")) > LARGEST_FILE:
        raise BadText("file-large", most=LARGEST_FILE)
    bare = TEXTS.sub(lambda found: "" if found[0][0] == "#" else '""', text)
    depth = 0
    for bracket in BRACKETS.findall(bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise BadText("too-deep", most=DEEPEST)
    for word in SIGNS.split(bare):
        if word.count(".") >= MOST_PARTS or len(word) > LONGEST_WORD:
            raise BadText("long-key", most=MOST_PARTS)


def check_options(options: dict[str, Any]) -> None:
    """Whether options can be read in no time: how deep they are, and how many values they have."""
    level: list[object] = [options]
    seen = 0
    for _ in range(DEEPEST):
        level = [inner for each in level for inner in _inside(each)]
        seen += len(level)
        if seen > MOST_VALUES:
            raise BadText("file-large", most=LARGEST_FILE)
        if not level:
            return
    raise BadText("too-deep", most=DEEPEST)


def _inside(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def has_text(game: str, options: dict[str, Any]) -> bool:
    """Whether somebody's own deck or supply is among the options."""
    return any(option.kind == "data" and options.get(option.name) is not None for option in rulebook(game).options)


def read_options(game: str, given: dict[str, Any], players: int) -> dict[str, object]:
    """The options of a game, checked; a deck or a supply may come as the text of its file."""
    options: dict[str, object] = dict(given)
    for option in rulebook(game).options:
        text = options.get(option.name)
        if option.kind == "data" and isinstance(text, str) and option.read is not None:
            check_text(text)
            options[option.name] = option.read(text)
    check_options(options)
    return dict(game_of(game, players, json.dumps(options)).options)


def read_in_time(game: str, given: str, players: int) -> str:
    """The same for a process of its own, with options as JSON, and within a time limit."""
    with time_limit():
        return json.dumps(read_options(game, json.loads(given), players))


@contextmanager
def time_limit(seconds: float = SECONDS) -> Iterator[None]:
    """Whatever takes longer is given up, where the system can do that."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise BadText("reads-long")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
