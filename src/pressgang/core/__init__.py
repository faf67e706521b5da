"""What every game shares: Game, State, Luck, Event, Record. Knows no game."""

from .choice import Choice
from .derived import NOT_CHOSEN, Zone, ZoneView
from .errors import BadLuck, BadOption, BadText, IllegalMove, Problem
from .event import Event
from .game import Game
from .luck import UNKNOWN, Dice, Luck, RecordingLuck, ScriptedLuck, SealedLuck, SeededLuck, luck_of
from .observation import Field, Layout, Masks, Sheet
from .options import Option
from .record import Match, Record, save
from .registry import Rulebook, Ruling, Topic, register, rulebook, rulebooks
from .say import Say, Teller
from .space import Space
from .state import NOBODY, Standing, State, playout, share_of
from .verbs import Verbs

__all__ = [
    "NOBODY",
    "NOT_CHOSEN",
    "UNKNOWN",
    "BadLuck",
    "BadOption",
    "BadText",
    "Choice",
    "Dice",
    "Event",
    "Field",
    "Game",
    "IllegalMove",
    "Layout",
    "Luck",
    "Masks",
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
    "Sheet",
    "Space",
    "Standing",
    "State",
    "Teller",
    "Topic",
    "Verbs",
    "Zone",
    "ZoneView",
    "luck_of",
    "playout",
    "register",
    "rulebook",
    "rulebooks",
    "save",
    "share_of",
]
