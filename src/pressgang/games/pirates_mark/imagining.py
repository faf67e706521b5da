"""Seas as they could be, from what one seat knows; and as they probably are, from what the others have done for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import NOBODY, Dice, SeededLuck

from .beliefs import LAID_OPENLY, LEFT_LYING, SCATTERED_THERE, looked_at_by_others
from .cards import MARK
from .returns import SCATTERED, filled_cell, returned_card, returner
from .thinking import ruin
from .zones import SURE, memory

if TYPE_CHECKING:
    from .state import PiratesMarkState

THOUSAND: Final = 1000
DARING: Final = 0.5
"""Of bids that will surely fail so many are made, beside those that are safe."""


def imagined(table: PiratesMarkState, seat: i64, dice: Dice) -> PiratesMarkState:
    """What the seat is sure of stays; what it remembers stays if it can be; the rest of the sea is dealt anew."""
    return Imagining(table, seat, dice).world()


def supposed(table: PiratesMarkState, seat: i64, dice: Dice) -> PiratesMarkState:
    """The same, but a card that was put back mostly lies where a cell was filled, and a Mark rather where others looked in vain."""
    imagining = Imagining(table, seat, dice)
    imagining.place_returns()
    imagining.leave_marks()
    world = imagining.world()
    for cell in imagining.concluded:
        world.remember(seat, cell, world.sea[cell], SURE)
    world.thinker = seat
    return world


class Imagining:
    """The sea of a table, dealt anew for a seat."""

    def __init__(self, table: PiratesMarkState, seat: i64, dice: Dice) -> None:
        table.check_seat(seat)
        self.table = table
        self.seat: i64 = seat
        self.luck = SeededLuck(dice.seed())
        self.hidden = [table.sea[cell] for cell in table.full]
        """The cards that lie somewhere."""
        self.placed: dict[int, int] = {}
        self.concluded: list[int] = []
        """The cells of which the seat thinks that it knows them."""
        newest_first = table.known[seat][::-1]
        for each in [each for each in newest_first if each & SURE] + [each for each in newest_first if not each & SURE]:
            self._place(table.cell_of(each), table.card_of(each))

    def _place(self, cell: i64, card: i64) -> bool:
        """Let the card lie there, if there is still one of its kind."""
        if card not in self.hidden or cell in self.placed:
            return False
        self.hidden.remove(card)
        self.placed[cell] = card
        return True

    def _happens(self, chance: float) -> bool:
        return float(self.luck.pick("", THOUSAND)) < chance * THOUSAND

    def place_returns(self) -> None:
        """What others put back lies where a cell was filled, mostly."""
        for entry in self.table.filled[::-1]:
            chance = SCATTERED_THERE if entry & SCATTERED else LAID_OPENLY
            cell = filled_cell(entry)
            if returner(entry) != self.seat and self._happens(chance) and self._place(cell, returned_card(entry)):
                self.concluded.append(cell)

    def leave_marks(self) -> None:
        """Where others looked and did not pull lies a Mark more often than elsewhere."""
        for cell in looked_at_by_others(self.table, self.seat):
            if cell not in self.placed and self._happens(LEFT_LYING):
                self._place(cell, MARK)

    def world(self) -> PiratesMarkState:
        """The rest of the sea is shuffled; others remember what they would."""
        table, placed = self.table, self.placed
        twin = table.copy()
        twin.luck = self.luck
        self.hidden.sort()
        rest = self.luck.shuffle("", self.hidden)
        for cell in table.full:
            twin.sea[cell] = placed[cell] if cell in placed else rest.pop()
        twin.certain = table.rules.everybody
        for other in range(table.rules.players):
            if other != self.seat:
                twin.known[other] = self._memories(twin, other)
        return twin

    def _memories(self, twin: PiratesMarkState, other: i64) -> list[int]:
        """What another seat may know in an imagined sea: where it looked, and where it may have put cards back."""
        cells = self.table.looked[other].copy()
        for card in self.table.laid[other]:
            likely = [cell for cell in twin.full if twin.sea[cell] == card and cell not in cells]
            if likely:
                cells.append(self.luck.sample("", likely, 1)[0])
        for cell in cells:
            twin.notice(other, cell)
        return [memory(cell, twin.sea[cell], SURE) for cell in cells]


def plausibility_of(table: PiratesMarkState, seat: i64) -> float:
    """A bid is the more plausible the less its bidder has to fear with what it knows in this sea."""
    bidder = table.bidder
    if bidder in (NOBODY, seat) or not table.looked[bidder] or not table.is_bidding():
        return 1.0
    return 1.0 - (1.0 - DARING) * ruin(table, bidder, table.bid)
