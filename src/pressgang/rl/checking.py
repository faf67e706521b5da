"""What the environments share: what somebody asks of them, checked (what is wrong with it is said in one line), and spaces."""

from __future__ import annotations

import operator
from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pressgang.core import BadOption, BadText, Game, rulebook
from pressgang.core.observation import Layout
from pressgang.words import languages

LARGEST = 10**6
SEEDS = (1 << 62) - 1
"""The highest seed."""


def checked_game(name: str, players: int, options: dict[str, object]) -> Game:
    """The game of this name for so many players, with these options."""
    return rulebook(name).game(whole_number("players", players, 1), options)


def checked_language(language: str) -> str:
    """A language that there is."""
    return one_of("language", language, languages())


def one_of(argument: str, found: str, values: Sequence[str]) -> str:
    """One of the values that an argument can have."""
    if found not in values:
        raise BadOption("argument-value", argument=argument, found=str(found), values=", ".join(values))
    return found


def whole_number(argument: str, found: object, least: int, most: int = LARGEST) -> int:
    """A whole number of this range, of whatever kind."""
    try:
        number = operator.index(found)  # type: ignore[arg-type]
    except TypeError:
        number = least - 1
    if isinstance(found, bool) or not least <= number <= most:
        raise BadOption("argument-number", argument=argument, found=str(found), fewest=least, most=str(most))
    return number


def choice_of(action: object) -> int:
    """The choice that an action means: any kind of whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError as error:
        raise BadText("bad-choice", found=str(action)) from error


def row_flags(argument: str, found: object, rows: int) -> NDArray[np.bool_]:
    """Yes or no for each of so many rows."""
    if not isinstance(found, np.ndarray) or found.shape != (rows,) or found.dtype != np.bool_:
        raise BadOption("argument-flags", argument=argument, rows=rows)
    return found


def columns_space(layout: Layout) -> spaces.Box:
    """The columns of an observation, each with the highest value that it can have."""
    highest = np.ones(layout.size, np.uint8)
    for field in layout.fields:
        highest[field.offset : field.offset + field.size] = field.most
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
