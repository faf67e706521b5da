"""What every game shares: Game, State, Luck, Event, Record. Knows no game."""

from .errors import BadLuck, BadOption, BadText, IllegalMove, Problem
from .event import Event
from .game import NOBODY, Game, Standing, State, playout, share_of
from .luck import UNKNOWN, Dice, Luck, RecordingLuck, ScriptedLuck, SealedLuck, SeededLuck, luck_of
from .options import Option
from .record import Match, Record, save
from .registry import Rulebook, Ruling, Topic, register, rulebook, rulebooks
from .say import Say, Teller

__all__ = [
    "NOBODY",
    "UNKNOWN",
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
    "Ruling",
    "Say",
    "ScriptedLuck",
    "SealedLuck",
    "SeededLuck",
    "Standing",
    "State",
    "Teller",
    "Topic",
    "luck_of",
    "playout",
    "register",
    "rulebook",
    "rulebooks",
    "save",
    "share_of",
]
