"""How strong the bots are in each game, as tournaments found out: reads `ratings.toml`, which `scripts/ratings` writes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

PLACE: Final = Path(__file__).parent / "ratings.toml"
WEAKEST: Final = "random"
"""The bot whose points are 0 in every game."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is in a game: points above random. 400 points are odds of ten to one."""

    points: int
    low: int
    high: int
    """From `low` to `high` is the 95% interval."""
    alike: tuple[str, ...] = ()
    """The bots of which the tournament cannot say whether they are stronger or weaker."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """The bots of a game on one scale, and which tournament says so."""

    players: int
    games: int
    """How many were played, all in all."""
    command: str
    """What made it."""
    levels: dict[str, Level]
    """By the names of the bots."""


def ratings_of(game: str) -> Ratings | None:
    """How strong the bots are in a game; None if nobody has measured it.

    >>> ratings_of("dead-mans-draw").levels["random"].points
    0
    >>> ratings_of("a-game-from-elsewhere")
    """
    return _ours().get(game)


@cache
def _ours() -> dict[str, Ratings]:
    return read_ratings(PLACE.read_text(encoding="utf-8"))


def read_ratings(text: str) -> dict[str, Ratings]:
    """The ratings of each game in the text of such a file."""
    return {
        game: Ratings(found["players"], found["games"], found["command"], {name: _level(each) for name, each in found["bots"].items()})
        for game, found in tomllib.loads(text).items()
    }


def _level(found: dict[str, object]) -> Level:
    points, low, high, alike = found["points"], found["low"], found["high"], found.get("alike", [])
    assert isinstance(points, int) and isinstance(low, int) and isinstance(high, int) and isinstance(alike, list)
    return Level(points, low, high, tuple(alike))
