"""What lies on the stack of a game: business that waits for somebody. Base of all frames, and what a seat may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY
from pressgang.core.bits import holds

if TYPE_CHECKING:
    from .state import PiratesMarkState

NONE: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Menu:
    """What a seat may do: some moves, then a spread of bids or cells, then more moves; in the order of their ints."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        """Whose menu it is, NOBODY if it has to be written anew."""
        self.head: list[int] = NONE
        self.verb: i64 = 0
        self.cells: list[int] = NONE
        """The spread: each is added to the verb."""
        self.low: i64 = 0
        self.bids: i64 = 0
        """The spread of bids: so many, from the lowest on."""
        self.tail: list[int] = NONE

    def clear(self, seat: i64) -> None:
        """A new menu."""
        self.seat = seat
        self.head = NONE
        self.cells = NONE
        self.bids = 0
        self.tail = NONE

    def size(self) -> i64:
        """How many moves there are."""
        return len(self.head) + len(self.cells) + self.bids + len(self.tail)

    def move(self, index: i64) -> i64:
        """The move at this place."""
        size: i64 = len(self.head)
        if index < size:
            return self.head[index]
        index -= size
        if index < self.bids:
            return self.low + index
        index -= self.bids
        size = len(self.cells)
        if index < size:
            return self.verb + self.cells[index]
        return self.tail[index - size]

    def has(self, action: i64) -> bool:
        """Whether this move is on it."""
        if self.bids > 0 and self.low <= action < self.low + self.bids:
            return True
        if holds(self.head, action):
            return True
        place = place_of(self.cells, action - self.verb)
        if place < len(self.cells) and self.cells[place] == action - self.verb:
            return True
        return holds(self.tail, action)


def place_of(cells: list[int], cell: i64) -> i64:
    """Where a cell stands, or would stand, among sorted ones."""
    low: i64 = 0
    high: i64 = len(cells)
    while low < high:
        middle = (low + high) >> 1
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


@mypyc_attr(acyclic=True)
class PirateFrame:
    """A piece of unfinished business of Pirate's Mark. Who is asked is in `waiting`."""

    def __init__(self) -> None:
        self.below: PirateFrame | None = None
        """What is carried on when this is finished."""

    def advance(self, table: PiratesMarkState) -> bool:
        """Carry on. True: somebody is asked. False: look again at what lies on top."""
        raise NotImplementedError

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        """Do what a seat that was asked has chosen."""
        raise NotImplementedError

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        """Write down what a seat that is asked may do, the cards that ride along excepted."""
        raise NotImplementedError

    def anytime(self) -> bool:
        """Whether the cards that can be played at any time ride along."""
        return False

    def answer_if_silent(self, table: PiratesMarkState, seat: i64) -> i64:
        """What it means if a seat that is asked says nothing; NOBODY if it has to answer."""
        return NOBODY

    def ahead(self) -> list[int]:
        """The cells to which a Plank or a Whirlpool leads; none if any will do."""
        return NONE

    def steals(self, table: PiratesMarkState, seat: i64, card: i64) -> bool:
        """Whether Plunder may take this card here."""
        return True

    def copy(self) -> PirateFrame:
        """An independent twin."""
        raise NotImplementedError

    def copy_down(self) -> PirateFrame:
        """A twin on top of twins of all that lies below."""
        if self.below is None:
            return self
        twin = self.copy()
        twin.below = self.below.copy_down()
        return twin

    def slug(self) -> str:
        """What it is called in a position."""
        raise NotImplementedError

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {}


NOTHING: Final = PirateFrame()
"""Lies below everything."""


@mypyc_attr(acyclic=True)
class SeatFrame(PirateFrame):
    """Business of one seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"seat": self.seat}


def seats_of(bits: i64) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(10) if (bits >> seat) & 1]
