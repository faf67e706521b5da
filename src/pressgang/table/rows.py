"""What the database gives back, as values."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

STAND_IN: Final = "bosun"
"""The bot that plays for a person who is away."""


class Entry(Struct, frozen=True):
    """Something that was done at a table: a move, or that the last one was taken back."""

    seq: int
    back: bool
    seat: int
    move: str
    key: str
    at: float


class Head(Struct):
    """What was agreed when the table was opened, and how far it is."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    commitment: str
    start: str | None
    public: bool
    clock: int | None
    window: int
    coach: bool | None
    lesson: str | None
    host: str
    stage: str
    opened: float
    ended: float | None = None
    moves: int = 0
    scores: list[int] | None = None
    winners: list[int] | None = None
    record: str | None = None
    rematch: str | None = None


class Seat(Struct):
    """Who sits at a place of a table."""

    kind: str
    bot: str | None
    name: str
    helped: bool = False
    """A bot plays for this person until they are back."""
    ahead: int | None = None
    """Up to this bid the person has passed ahead."""
    face: str = ""
    """The portrait that the person chose; empty if none."""

    @property
    def plays_itself(self) -> str | None:
        """The bot that has to move here, if one has."""
        if self.kind == BOT:
            return self.bot or STAND_IN
        return STAND_IN if self.kind == OPEN or self.helped else None


class Line(Struct):
    """A line of chat, or a reaction."""

    number: int
    seat: int | None
    name: str
    text: str | None
    reaction: str | None


class Whole(Struct):
    """A table with all that belongs to it."""

    head: Head
    seats: list[Seat]
    sitters: dict[str, int]
    lines: list[Line]
    entries: list[Entry]


class Summary(Struct):
    """A table with its seats, for lists."""

    head: Head
    seats: list[Seat]
    mine: int | None
