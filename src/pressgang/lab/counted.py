"""What there is to count of a game: which seat had what. A small function for each game, from what the contract shows.

A game that is not in the table is counted by turn order and by bots alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from pressgang.core import State


class Had(NamedTuple):
    """A seat had something: a trait, a card; the seat that began had a variant to play."""

    seat: int
    kind: str
    name: str


class Counting(NamedTuple):
    """How a game that is over is counted, and whether its events are needed for that."""

    had: Callable[[State], Iterable[Had]]
    listen: bool = False


def dead_mans_draw(state: State) -> set[Had]:
    """Traits, the cards in the banks at the end, and the variant."""
    position = state.position()
    found = {Had(seat, "trait", trait) for seat, trait in enumerate(_names(position["traits"])) if trait}
    banks = position["banks"]
    assert isinstance(banks, list)
    found |= {Had(seat, "card", card) for seat, bank in enumerate(banks) for card in bank}
    variant = position["variant"]
    return found | ({Had(state.first, "variant", str(variant))} if variant else set())


def dread_draw(state: State) -> set[Had]:
    """The cards that were in a seat's row or reserves at any time."""
    found = set()
    for event in state.heard or []:
        place, _, seat = (event.target or "").partition(" ")
        if place in ("row", "reserves"):
            found |= {Had(int(seat), "card", card) for card in event.cards}
    return found


def pirates_mark(state: State) -> set[Had]:
    """The cards that a seat has pulled or been given at any time."""
    found = set()
    for event in state.heard or []:
        seat = event.other if event.what == "flow" else event.seat
        if event.what in ("pull", "flow", "stolen") and seat is not None:
            found |= {Had(seat, "card", card) for card in event.cards}
    return found


def _names(values: object) -> list[str]:
    assert isinstance(values, list)
    return [value or "" for value in values]


COUNTINGS = {
    "dead-mans-draw": Counting(dead_mans_draw),
    "dread-draw": Counting(dread_draw, listen=True),
    "pirates-mark": Counting(pirates_mark, listen=True),
}
UNKNOWN = Counting(lambda state: ())
FOR_WHO_BEGINS = ("variant",)
"""What all seats have alike: there the win rate is that of the seat that begins."""
