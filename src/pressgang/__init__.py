"""Pressgang: the table for press-your-luck card games. Unofficial.

>>> import pressgang
>>> game = pressgang.game("dead-mans-draw", players=3)
>>> state = game.start(seed=7)
>>> while state.pending:
...     seat = state.pending[0]
...     state.play(seat, state.actions(seat)[0])
>>> len(state.standing().scores)
3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Unpack, overload

import pressgang.games  # noqa: F401  (enters the games)
from pressgang.core import (
    BadLuck,
    BadOption,
    BadText,
    Dice,
    Event,
    Game,
    IllegalMove,
    Luck,
    Match,
    Problem,
    Record,
    RecordingLuck,
    ScriptedLuck,
    SeededLuck,
    Standing,
    State,
    playout,
    rulebook,
    rulebooks,
)

if TYPE_CHECKING:
    from pressgang.games.dead_mans_draw.game import DeadMansDraw
    from pressgang.games.dread_draw.game import DreadDraw
    from pressgang.games.pirates_mark.game import PiratesMark
    from pressgang.types import DeadMansDrawOptions, DreadDrawOptions, PiratesMarkOptions

__version__ = "0.2.0"


@overload
def game(name: Literal["dead-mans-draw"], players: int = 2, **options: Unpack[DeadMansDrawOptions]) -> DeadMansDraw: ...
@overload
def game(name: Literal["dread-draw"], players: int = 2, **options: Unpack[DreadDrawOptions]) -> DreadDraw: ...
@overload
def game(name: Literal["pirates-mark"], players: int = 2, **options: Unpack[PiratesMarkOptions]) -> PiratesMark: ...
@overload
def game(name: str, players: int = 2, **options: object) -> Game: ...
def game(name: str, players: int = 2, **options: object) -> Game:
    """A game by its name, with its options."""
    return rulebook(name).game(players, options)


def games() -> list[str]:
    """The names of all games."""
    return [title.name for title in rulebooks()]


__all__ = [
    "BadLuck",
    "BadOption",
    "BadText",
    "Dice",
    "Event",
    "Game",
    "IllegalMove",
    "Luck",
    "Match",
    "Problem",
    "Record",
    "RecordingLuck",
    "ScriptedLuck",
    "SeededLuck",
    "Standing",
    "State",
    "game",
    "games",
    "playout",
]
