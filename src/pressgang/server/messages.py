"""Everything that goes over the wire between a browser and the server, as types. The client's types are made from these.

Words do not go over the wire: what is to be said is the id of a message and its facts (`Said`), and the browser has the
same locale files as we. What a seat may not know is in none of these.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

NAME = 24
"""The most letters of a person's name."""
CHAT = 300
"""The most letters of a line of chat."""
MOVE = 700
"""The most letters of a move: cards of people's own decks have names as long as they like, within reason."""
KEY = 40
"""The most letters of a key that a client makes up for a move."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
FaceName = Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")]
Seconds = Annotated[int, Meta(ge=1, le=86400)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=KEY, pattern="^[0-9A-Za-z_.:-]+$")]


class Message(Struct, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """Base of all that is sent."""


class Said(Message):
    """A sentence without its words. Facts are numbers, texts, other sentences, or lists of these."""

    code: str
    facts: dict[str, Any]


class Mistake(Message):
    """Why something was refused: what every failed HTTP request answers."""

    code: str
    facts: dict[str, Any]


# What there is to play


class OptionShape(Message):
    """An option of a game; see `pressgang.core.Option`."""

    name: str
    kind: str
    values: list[str]
    default: Any
    players: dict[str, list[int]] = {}
    """For each value that limits it: how few and how many can play."""


class TopicShape(Message):
    """Something that the rules explain: its message is GAME-KIND-SLUG."""

    kind: str
    slug: str
    facts: Said | None = None


class RulingShape(Message):
    """What we decided where a rulebook is silent: its message is GAME-ruling-SLUG, with `.text` and `.why`."""

    slug: str
    about: list[str]
    """The slugs of the topics that it concerns."""
    editions: list[str]
    """In which editions it is needed; empty: in all."""


class GameShape(Message):
    """A title."""

    name: str
    fewest: int
    most: int
    editions: list[str]
    options: list[OptionShape]
    topics: list[TopicShape]
    rulings: list[RulingShape]
    words: bool = False
    """Whether the game comes from elsewhere with words of its own: `/api/words/LANGUAGE/GAME`."""


class Hello(Message):
    """What a client must know before anything else."""

    version: str
    name: str
    """What this browser's person is called; empty before they said it."""
    face: str
    """The portrait that they chose; empty if none."""
    languages: list[str]
    games: list[GameShape]
    bots: list[str]
    """From weak to strong."""


# Tables


class SeatWish(Message):
    """A seat of a new table: `me`, `open` (for a friend) or `bot`."""

    kind: str
    bot: str | None = None
    name: Annotated[str, Meta(max_length=NAME)] | None = None


class NewTable(Message):
    """A table to be opened."""

    game: str
    options: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    public: bool = False
    clock: Seconds | None = None
    """Seconds for a move; a bot moves when they have run out."""
    window: Seconds = 8
    """Seconds in which several may answer; silence is a pass."""
    coach: bool | None = None
    """Whether the coach may be asked; None: only if there is but one person."""
    lesson: str | None = None
    """One of the lessons instead of a new game."""


class SeatShape(Message):
    """Who sits where."""

    name: str
    kind: str
    """`person`, `bot` or `open`."""
    bot: str | None = None
    here: bool = False
    """A person: is connected."""
    helped: bool = False
    """A person whom a bot stands in for, until they are back."""
    face: str = ""
    """The portrait that a person chose; empty if none."""


class TableLine(Message):
    """A table in the lobby or in the history."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatShape]
    stage: str
    """`waiting`, `playing` or `over`."""
    opened: float
    """Seconds since 1970."""
    mine: int | None = None
    """The seat of the person who asks."""
    scores: list[int] | None = None
    winners: list[int] | None = None
    moves: int = 0


class Opened(Message):
    """A table that has been opened."""

    id: str


class Sit(Message):
    """Take an open seat."""

    name: Name
    seat: Count | None = None


class Rename(Message):
    """What I want to be called."""

    name: Name


class Face(Message):
    """How I want to look: a portrait by its name; empty for none."""

    face: FaceName


class Link(Message):
    """A personal link, to go on with the same seat in another browser."""

    link: str


class Fork(Message):
    """Play on from a moment of a game that is over, against bots."""

    at: Count
    """After so many moves."""
    seat: Count
    bot: str = "bosun"


# The coach and looking back


class ChanceShape(Message):
    """A chance and its 95% interval."""

    mean: float
    low: float
    high: float


class ChoiceShape(Message):
    """What can be expected of an action."""

    move: str
    say: Said
    win: ChanceShape
    ruin: float | None


class GainShape(Message):
    """What a draw brings on average against stopping."""

    unit: str
    draw: float
    stop: float


class AdviceShape(Message):
    """What the coach says."""

    seq: int
    choices: list[ChoiceShape]
    ruin: float | None
    standing: float | None
    gain: GainShape | None
    why: Said


class CostlyShape(Message):
    """A move that clearly cost something."""

    entry: int
    seat: int
    played: ChoiceShape
    better: ChoiceShape
    cost: ChanceShape
    why: Said


class ReviewShape(Message):
    """A game looked back at: the winning chances of each seat before each move and at the end, and the worst moves."""

    ready: bool
    """Whether it is complete; ask again in a second if not."""
    done: float
    """From 0 to 1."""
    chances: list[list[float]]
    costly: list[CostlyShape]


class Frame(Message):
    """A moment of a replay: what happened and what an onlooker saw after it; with all cards if the game is over."""

    seat: int | None
    move: str | None
    events: list[EventShape]
    view: dict[str, Any]


class Replay(Message):
    """A whole game, moment by moment; the first frame is the set-up."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatShape]
    frames: list[Frame]
    results: list[Said]


# Over the socket, to the client


class EventShape(Message):
    """What happened, for the log and the animation; see `pressgang.core.Event`. Cards are null if they are hidden."""

    what: str
    seat: int | None
    cards: list[str] | None
    count: int
    source: str | None
    target: str | None
    other: int | None
    name: str | None
    amount: int | None
    place: str | None
    say: Said


class Step(Message):
    """An entry of the table's record: a move with what came of it, or a choice taken back."""

    seq: int
    seat: int | None
    """Null for the set-up."""
    events: list[EventShape]
    back: bool = False
    """The last choice was taken back: its events did not happen."""


class About(Message):
    """What a move is about, as far as you know; see `pressgang.core.Choice`. What does not apply is left out."""

    verb: str
    card: str | None = None
    seat: int | None = None
    place: str | None = None
    amount: int | None = None
    busts: bool = False
    gain: int | None = None
    loss: int | None = None


class Ask(Message):
    """Something that you may do."""

    move: str
    say: Said | None
    """None if it is told by a group."""
    about: About


class Group(Message):
    """Many actions of one verb in one sentence."""

    verb: str
    say: Said


class Update(Message, tag="update"):
    """The table as you may see it now. The first one after `Join` has all steps, later ones the new ones."""

    seq: int
    """The number of entries of the record; say it with your moves."""
    whole: bool
    """All steps from the beginning are here."""
    steps: list[Step]
    view: dict[str, Any]
    asks: list[Ask]
    groups: list[Group]
    undo: bool
    """You may take back your last choice."""
    clock: float | None
    """Seconds that are left for the move, or for the window that is open; null: no limit."""
    window: bool
    """The clock is that of a window: silence is a pass."""
    ahead: int | None
    """Up to this bid you have passed ahead."""
    results: list[Said]
    """How the game ended, line by line."""


class TableNews(Message, tag="table"):
    """Everything about the table that is not in the cards. Sent first, and again when something of it changes."""

    id: str
    game: str
    options: dict[str, Any]
    stage: str
    seats: list[SeatShape]
    mine: int | None
    host: bool
    host_away: bool
    """Who opened the table is not connected: while it waits, anybody who sits may start it."""
    public: bool
    onlookers: int
    clock: int | None
    window: int
    coach: bool
    """You may ask the coach."""
    commitment: str
    """The SHA-256 of the seed, shown before the first card."""
    seed: str | None
    """The seed, after the last."""
    rematch: str | None
    """The table where it goes on."""
    lesson: str | None


class Ack(Message, tag="ack"):
    """Your move is stored."""

    key: str
    seq: int


class Refused(Message, tag="refused"):
    """Your message was not accepted; nothing changed."""

    code: str
    facts: dict[str, Any]
    key: str | None = None


class Chat(Message, tag="chat"):
    """Somebody said something; `number` counts from 0, so that nothing is shown twice."""

    number: int
    seat: int | None
    name: str
    text: str | None
    reaction: str | None


class Thinking(Message, tag="thinking"):
    """A bot is thinking for this seat."""

    seat: int


Down = Update | TableNews | Ack | Refused | Chat | Thinking


# Over the socket, to the server


class Move(Message, tag="move"):
    """Do it. The key is the client's own: the same one again is the same move, not another."""

    key: Key
    seq: Count
    move: Annotated[str, Meta(max_length=MOVE)]


class Undo(Message, tag="undo"):
    """Take back my last choice."""

    key: Key
    seq: Count


class Ahead(Message, tag="ahead"):
    """Pass for me until the bid is higher than this; null: ask me."""

    bid: Count | None


class Say(Message, tag="say"):
    """A line of chat, or a reaction."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT)] | None = None
    reaction: str | None = None


class Back(Message, tag="back"):
    """I am here again: no bot need stand in for me."""


Up = Move | Undo | Ahead | Say | Back
REACTIONS = ("ahoy", "cheers", "ouch", "bold", "hurry", "thanks")
