"""The options of a game: what there is to choose, and the check of what was chosen."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import NamedTuple

from .errors import BadOption


class Option(NamedTuple):
    """One choice that is made before a game: a flag, one value, or any number of values."""

    name: str
    kind: str
    """`flag`, `one` (a value or none), `many` (a list of values), `bag` (the same, with repeats) or `data` (an object, or none)."""
    values: tuple[str, ...] = ()
    default: bool | str | tuple[str, ...] | None = None
    read: Callable[[str], dict[str, object]] | None = None
    """Turns the text of a file into the object; says what is wrong with it, and in which line."""

    def check(self, value: object) -> object:
        """The value as the game will use it, or BadOption."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise BadOption("option-flag", option=self.name, value=json.dumps(value, default=str))
        if self.kind == "one":
            if value == self.default or value in self.values:
                return value
            raise BadOption("option-value", option=self.name, value=str(value), values=", ".join(self.values))
        if self.kind == "data":
            if value is None or isinstance(value, dict):
                return value
            raise BadOption("option-data", option=self.name)
        return self._check_many(value)

    def _check_many(self, value: object) -> object:
        if value is None and self.default is None:
            return None
        if not isinstance(value, list | tuple):
            raise BadOption("option-list", option=self.name, value=json.dumps(value, default=str), values=", ".join(self.values))
        for item in value:
            if item not in self.values:
                raise BadOption("option-value", option=self.name, value=str(item), values=", ".join(self.values))
        return list(value) if self.kind == "bag" else [item for item in self.values if item in value]


def check_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, object]:
    """All options with their values, defaults where none was given."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption("option-unknown", option=name, options=", ".join(names))
    chosen: dict[str, object] = {}
    for option in known:
        default: object = list(option.default) if isinstance(option.default, tuple) else option.default
        chosen[option.name] = option.check(given[option.name]) if option.name in given else default
    return chosen
