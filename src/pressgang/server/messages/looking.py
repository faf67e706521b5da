"""The coach, looking back and replays."""

from __future__ import annotations

from typing import Any

from .common import Message, Said
from .down import EventShape
from .tables import SeatShape


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
