"""Tables as they are opened, listed and sat down at: the HTTP part."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .common import NAME, Count, FaceName, Message, Name, Seconds


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
