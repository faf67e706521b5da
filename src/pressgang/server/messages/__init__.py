"""Everything that goes over the wire between a browser and the server, as types. The client's types are made from these.

Words do not go over the wire: what is to be said is the id of a message and its facts (`Said`), and the browser has the
same locale files as we. What a seat may not know is in none of these.
"""

from .common import CHAT, KEY, MOVE, NAME, Count, Key, Message, Mistake, Name, Said, Seconds
from .down import About, Ack, Ask, Chat, Down, EventShape, Glossary, Group, Log, Refused, Step, TableNews, Thinking, Update
from .looking import AdviceShape, ChanceShape, ChoiceShape, CostlyShape, Frame, GainShape, Replay, ReviewShape
from .tables import Face, Fork, Link, NewTable, Opened, Rename, SeatShape, SeatWish, Sit, TableLine
from .titles import GameShape, Hello, LevelShape, OptionShape, RulingShape, StrengthShape, TopicShape
from .up import REACTIONS, Ahead, AskLog, Back, Move, Say, Undo, Up

__all__ = [
    "CHAT",
    "KEY",
    "MOVE",
    "NAME",
    "REACTIONS",
    "About",
    "Ack",
    "AdviceShape",
    "Ahead",
    "Ask",
    "AskLog",
    "Back",
    "ChanceShape",
    "Chat",
    "ChoiceShape",
    "CostlyShape",
    "Count",
    "Down",
    "EventShape",
    "Face",
    "Fork",
    "Frame",
    "GainShape",
    "GameShape",
    "Glossary",
    "Group",
    "Hello",
    "Key",
    "LevelShape",
    "Link",
    "Log",
    "Message",
    "Mistake",
    "Move",
    "Name",
    "NewTable",
    "Opened",
    "OptionShape",
    "Refused",
    "Rename",
    "Replay",
    "ReviewShape",
    "RulingShape",
    "Said",
    "Say",
    "SeatShape",
    "SeatWish",
    "Seconds",
    "Sit",
    "Step",
    "StrengthShape",
    "TableLine",
    "TableNews",
    "Thinking",
    "TopicShape",
    "Undo",
    "Up",
    "Update",
]
