"""What every game shares: Game, State, Luck, Event, Record. Knows no game."""

from .errors import BadLuck, BadOption, BadText, IllegalMove, Problem
from .event import Event
from .game import NOBODY, Game, Standing, State, playout
from .luck import Dice, Luck, RecordingLuck, ScriptedLuck, SeededLuck
from .options import Option
from .record import Match, Record
from .registry import Rulebook, register, rulebook, rulebooks

__all__ = [
    "NOBODY",
    "BadLuck",
    "BadOption",
    "BadText",
    "Dice",
    "Event",
    "Game",
    "IllegalMove",
    "Luck",
    "Match",
    "Option",
    "Problem",
    "Record",
    "RecordingLuck",
    "Rulebook",
    "ScriptedLuck",
    "SeededLuck",
    "Standing",
    "State",
    "playout",
    "register",
    "rulebook",
    "rulebooks",
]
