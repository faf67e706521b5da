"""The Curse cards of all modes, one class each where they do something of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pressgang.core import NOBODY

from .cards import MARK, return_order
from .effects import Card, Errand, HeldCurse, Instant
from .errands import Blind, MarkFalls, Return, Water
from .frames import Menu, SeatFrame
from .grid import EDGES
from .notation import DO_DEAL
from .windows import FEW

if TYPE_CHECKING:
    from .state import PiratesMarkState
    from .turn import Pull


class AllHandsOnDeck(Instant):
    """When the puller gets through, everybody pulls a card."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.hands_on_deck += 1


class DealWithDavyJones(HeldCurse):
    """The Mark goes back to the sea; the next one kills."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if (table.bound >> seat) & 1 == 0:
            menu.head.append(DO_DEAL)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.bind(seat)
        mark = table.top
        assert isinstance(mark, MarkFalls)
        mark.turned_away(table)


class Maelstrom(Instant):
    """The whole hand goes back to the sea."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        victim = table.cursed(part.seat)
        cards = sorted(table.empty_hand(victim), key=return_order)
        table.give_back(victim, cards)
        if not cards and table.heard is not None:
            table.emit("nothing", victim, [self.number])


class MassMutiny(Instant):
    """Everybody chooses one of the next cards."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.selectors = part.selectors + table.from_left(part.seat)


class ReleaseTheKraken(Instant):
    """The part is over; everybody pulls a card."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.stop()
        part.hands_on_deck += 1
        if table.heard is not None:
            table.emit("kraken", part.seat)


class SwabThePoopdeck(Instant):
    """One card more."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.owed += 1


class TakingOnWater(Errand):
    """A Luck card goes overboard."""

    def errand(self, table: PiratesMarkState, seat: i64) -> SeatFrame:
        return Water(table.cursed(seat))


class TridentOfPoseidon(Instant):
    """Every marked seat is back in the game."""

    def works_in_duel(self, table: PiratesMarkState) -> bool:
        return len(table.full) > FEW

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        marked = table.marked()
        back = [seat for seat in table.rules.around[part.seat] if (marked >> seat) & 1]
        for seat in back:
            table.unmark(seat)
            if table.heard is not None:
                table.emit("returns", seat, [MARK])
            if seat == table.caller:
                table.turn_frame().caller_marked = False
            if seat == table.kisser:
                table.kisser = NOBODY
        for seat in reversed(back):
            table.push(Return(seat, [MARK]))
        if not back and table.heard is not None:
            table.emit("nothing", part.seat, [self.number])


class WalkThePlank(Instant):
    """Every card on the way to an edge."""

    def __init__(self, number: i64, edge: i64) -> None:
        super().__init__(number, duel=True)
        self.edge: i64 = edge

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.whirls = []
        part.edge = (self.edge + table.compass) % 4
        part.cursor = cell
        if table.heard is not None:
            table.emit("plank", part.seat, name=f"edge-{EDGES[part.edge]}")


class Whirlpool(Instant):
    """The cards at its four sides."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.whirls = [*part.whirls, [side for side in table.rules.grid.beside[cell] if table.sea[side] >= 0]]


class WindsOfFate(Instant):
    """The caller chooses the rest of the cards."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.winds = self._chooser(table, part.seat)
        if table.heard is not None:
            table.emit("winds", part.seat, other=part.winds)

    def _chooser(self, table: PiratesMarkState, puller: i64) -> i64:
        if table.caller == NOBODY or table.caller == puller:
            return table.next_after(puller)
        return table.caller


class AbandonShip(Errand):
    """Others help themselves to the hand."""

    def errand(self, table: PiratesMarkState, seat: i64) -> SeatFrame:
        start: i64 = seat if table.caller == NOBODY else table.caller
        takers = [other for other in table.rules.around[start] if other not in (seat, start) and table.is_unmarked(other)]
        if start != seat and table.is_unmarked(start):
            takers.insert(0, start)
        table.open_chests(seat)
        return Blind(seat, takers)


class Mark(Card):
    """The Pirate's Mark itself; how it falls is in `table.py`."""
