"""Unfinished business: what lies on the stack of a table of Dread Draw, newest on top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .deck import SUMMON

NO_CARD: Final = -1
NONE: Final[list[int]] = []

TURN: Final = 0
ABILITY: Final = 1
EFFECTS: Final = 2
HURT: Final = 3
KEEP: Final = 4
AFTER: Final = 5
END: Final = 6
FRAMES: Final = ("summon", "ability", "effects", "hurt", "keep", "aftermath", "end")


class Frame:
    """A piece of unfinished business of a seat."""

    def __init__(self, what: i64, seat: i64, card: i64 = NO_CARD, trigger: i64 = SUMMON, won: bool = False) -> None:
        self.what: i64 = what
        self.seat: i64 = seat
        self.card: i64 = card
        """The card whose ability it is."""
        self.trigger: i64 = trigger
        self.won = won
        """Whether the owner has won the round (Aftermath)."""
        self.step: i64 = 0
        """How far it is: the next effect, the next part of the end of a round."""
        self.open = False
        """Whether the effect before `step` waits for a choice."""
        self.seen: i64 = 0
        """How many cards are being looked at."""
        self.order: list[int] = NONE
        """The cards named so far, the first will be on top."""
        self.cards: list[int] = NONE
        """The cards whose Aftermath is to come; or who takes how much damage, one after the other."""
        self.gone: list[int] = NONE
        """Which of the cards named here have left the row: they are not mistaken for a copy that still lies there."""

    def copy(self) -> Frame:
        twin = Frame(self.what, self.seat, self.card, self.trigger, self.won)
        twin.step = self.step
        twin.open = self.open
        twin.seen = self.seen
        twin.order = self.order.copy()
        twin.cards = self.cards.copy()
        twin.gone = self.gone.copy()
        return twin


TURNS: Final[list[Frame]] = [Frame(TURN, seat) for seat in range(5)]
KEEPS: Final[list[Frame]] = [Frame(KEEP, seat) for seat in range(5)]
"""The frames that have nothing but a seat, ready-made; they are never changed."""
