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

__version__ = "0.1.0"


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
