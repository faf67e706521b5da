"""What a card is to the rules: what happens when it is pulled, when it may be played, and what it does then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .frames import Menu, SeatFrame

if TYPE_CHECKING:
    from .state import PiratesMarkState
    from .turn import Pull


class Card:
    """One kind of card."""

    def __init__(self, number: i64, duel: bool = False) -> None:
        self.number: i64 = number
        self.duel = duel
        """Whether it works in a duel."""

    def pulled(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        """It was pulled from this cell."""
        if table.duel and not self.works_in_duel(table):
            table.discard.append(self.number)
            if table.heard is not None:
                table.emit("inert", part.seat, [self.number], target="discard")
        else:
            self.act(table, part, cell)

    def works_in_duel(self, table: PiratesMarkState) -> bool:
        """Whether it does anything in this duel."""
        return self.duel

    def act(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        """Follow it."""
        raise NotImplementedError

    def usable(self, table: PiratesMarkState, seat: i64) -> bool:
        """Whether its holder could play it here."""
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        """Write down the moves that play it."""

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        """Its holder plays it."""
        raise NotImplementedError


class Item(Card):
    """Kept, for what it is worth."""

    def act(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        table.receive(part.seat, self.number)


class HeldLuck(Card):
    """Kept until it is played; what a first mate pulls goes to the captain."""

    def act(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        captain = table.captain_of(part.seat)
        table.keep(part.seat, self.number, part.seat if captain < 0 else captain)


class HeldCurse(Card):
    """Kept; what a captain pulls goes to the first mate."""

    def act(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        table.keep(part.seat, self.number, table.cursed(part.seat))


class Instant(Card):
    """Followed at once, and discarded."""

    def act(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        table.discard.append(self.number)
        self.follow(table, part, cell)

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        """Do what it says."""
        raise NotImplementedError


class Errand(Instant):
    """Followed at once by asking somebody."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        table.push(self.errand(table, part.seat))

    def errand(self, table: PiratesMarkState, seat: i64) -> SeatFrame:
        """What is to be asked."""
        raise NotImplementedError
