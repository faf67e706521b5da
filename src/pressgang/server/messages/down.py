"""What goes over the socket to a client: the table as it may see it."""

from __future__ import annotations

from typing import Any

from .common import Message, Said
from .tables import SeatShape


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
    """The table as you may see it now. The first one has the last steps, later ones the new ones.

    On the wire what is empty, false or null is left out, and so is what goes without saying (see `server/shorthand.py`) and what of the
    view is as you saw it last (`changes`: see `server/differences.py`); whose view it is and its `actions` you know. These are the
    messages as they are when that has been put in again.
    """

    seq: int
    """The number of entries of the record; say it with your moves."""
    whole: bool
    """These steps take the place of those that you know: it is the first update, or something that you saw may have been taken back."""
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
    anew: bool = False
    """The view is complete; otherwise it is to be put over the one that you saw last."""
    earlier: int = 0
    """So many steps are before these if they are whole: ask for the log."""


class Glossary(Message, tag="glossary"):
    """What goes without saying in updates. Sent before the first one, unless you said that you know some."""

    cards: dict[str, Any]
    """What cards are called, each `Said`; a card that is not here is called `GAME-card-SLUG`."""
    usual: dict[str, Any]
    """Facts of this game's events, beside those of all games, as they usually are."""


class Log(Message, tag="log"):
    """All steps so far, for who asked for them."""

    seq: int
    steps: list[Step]


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


Down = Update | TableNews | Glossary | Log | Ack | Refused | Chat | Thinking
