"""Bidding, and the windows in which several seats may speak: calls, answers, kisses, the die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY
from pressgang.core.bits import bit

from .cards import (
    ANSWER_CARDS,
    ANSWERS,
    BRING_ER_ABOUT,
    CHALICES,
    DRUNKEN_SAILOR,
    MUTINY,
    PLUNDER,
    RUM,
    SHIVER,
    TORTUGA,
)
from .frames import NOTHING, Menu, PirateFrame, seats_of
from .notation import BID, CALL, DO_ABOUT, DO_CHALICES, DO_MUTINY, DO_TORTUGA, KISS, PASS
from .turn import CALLED, DICE, DUEL, part

if TYPE_CHECKING:
    from .state import PiratesMarkState

CALM: Final = 10
"""After so many Marks were put back in a row, marked seats neither call nor kiss."""
FEW: Final = 10
"""With so few cards in the sea there is a duel, and nobody kisses."""

ONLY_CALL: Final[list[int]] = [CALL]
PASS_OR_CALL: Final[list[int]] = [PASS, CALL]
PASS_OR_KISS: Final[list[int]] = [PASS, KISS]
PASS_OR_MUTINY: Final[list[int]] = [PASS, DO_MUTINY]
PASS_OR_CHALICES: Final[list[int]] = [PASS, DO_CHALICES]


@mypyc_attr(acyclic=True)
class Bid(PirateFrame):
    """A seat names a number of cards, higher than the last."""

    def advance(self, table: PiratesMarkState) -> bool:
        if self._is_sea(table) and table.turn == table.bidder:
            table.turn = table.next_after(table.turn)
        table.waiting = bit(table.turn)
        return True

    def _is_sea(self, table: PiratesMarkState) -> bool:
        """Whether the standing bid is all there is: then it must be called."""
        return table.bidder != NOBODY and table.bid >= len(table.full)

    def anytime(self) -> bool:
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if self._is_sea(table):
            menu.head = ONLY_CALL
            return
        if table.has(seat, TORTUGA):
            menu.head = [DO_TORTUGA]
        if table.has(seat, BRING_ER_ABOUT):
            menu.head = [*menu.head, DO_ABOUT]
        sea: i64 = len(table.full)
        low = min(table.bid + self.step(table, seat), sea)
        menu.low = BID + low
        menu.bids = sea - low + 1

    def step(self, table: PiratesMarkState, seat: i64) -> i64:
        """By how much a seat must raise the bid."""
        if table.has(seat, DRUNKEN_SAILOR):
            return 2 + table.hands[seat].count(RUM)
        return 1

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        if action == CALL:
            table.call(seat)
            return
        table.bidder = seat
        table.bid = action - BID
        table.turn = table.next_after(seat)
        if table.heard is not None:
            table.emit("bid", seat, amount=table.bid)
        table.open_call()

    def copy_down(self) -> PirateFrame:
        return self  # always alone, never changed

    def slug(self) -> str:
        return "bid"


BIDDING: Final = Bid()
BIDDING.below = NOTHING


@mypyc_attr(free_list_len=1, acyclic=True)
class Call(PirateFrame):
    """Whoever is neither the bidder nor next in line may doubt the bid. The first to call, calls."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: i64 = 0

    def advance(self, table: PiratesMarkState) -> bool:
        waiting = table.rules.everybody & ~table.dead & ~self.passed & ~bit(table.bidder) & ~bit(table.turn)
        if table.calm >= CALM:
            waiting &= table.unmarked
        if table.is_held(SHIVER):
            for seat in range(table.rules.players):
                if table.has(seat, SHIVER):
                    waiting &= ~bit(seat)
        table.waiting = waiting
        if waiting == 0:
            table.top = BIDDING
            return False
        return True

    def anytime(self) -> bool:
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = PASS_OR_CALL

    def answer_if_silent(self, table: PiratesMarkState, seat: i64) -> i64:
        return PASS

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        if action == CALL:
            table.call(seat)
        else:
            self.passed |= bit(seat)

    def copy(self) -> Call:
        twin = Call()
        twin.passed = self.passed
        return twin

    def slug(self) -> str:
        return "call"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"passed": seats_of(self.passed)}


@mypyc_attr(acyclic=True)
class Count(PirateFrame):
    """A window before a seat pulls, in which the number of its cards can still change."""

    def __init__(self, base: i64) -> None:
        super().__init__()
        self.base: i64 = base
        self.extra: i64 = 0
        self.passed: i64 = 0

    def mutineers(self, table: PiratesMarkState) -> i64:
        """The seats that could make the one to pull take one more card."""
        if not table.is_held(MUTINY):
            return 0
        found: i64 = 0
        puller = table.puller()
        for seat in range(table.rules.players):
            if seat != puller and table.has(seat, MUTINY):
                found |= bit(seat)
        return found & table.unmarked & ~self.passed

    def close(self, table: PiratesMarkState, kind: i64) -> bool:
        """Nobody has anything to say any longer: the seat pulls."""
        table.pop_frame()
        table.turn_frame().queue.insert(0, part(table.puller(), self.base + self.extra, kind))
        return False

    def anytime(self) -> bool:
        return True

    def answer_if_silent(self, table: PiratesMarkState, seat: i64) -> i64:
        return PASS if seat != table.puller() else NOBODY  # who is to pull takes the time that a move takes

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        self.passed |= bit(seat)

    def take_over(self, twin: Count) -> None:
        """Make a twin alike."""
        twin.extra = self.extra
        twin.passed = self.passed

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"base": self.base, "extra": self.extra, "passed": seats_of(self.passed)}


@mypyc_attr(free_list_len=1, acyclic=True)
class Answer(Count):
    """A bid was called: the called seat may answer, others may mutiny."""

    def __init__(self, base: i64) -> None:
        super().__init__(base)
        self.fought = False

    def advance(self, table: PiratesMarkState) -> bool:
        waiting = self.mutineers(table)
        called = table.puller()
        if (self.passed >> called) & 1 == 0 and table.holds[called] & ANSWERS and self._can_answer(table, called):
            waiting |= bit(called)
        table.waiting = waiting
        return waiting != 0 or self.close(table, CALLED)

    def _can_answer(self, table: PiratesMarkState, seat: i64) -> bool:
        for card in ANSWER_CARDS:
            if table.has(seat, card) and table.cards[card].usable(table, seat):
                return True
        return table.has(seat, PLUNDER) and table.cards[PLUNDER].usable(table, seat)

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if seat != table.puller():
            menu.head = PASS_OR_MUTINY
            return
        menu.head = [PASS]
        for card in ANSWER_CARDS:
            if table.has(seat, card):
                table.cards[card].offer(table, seat, menu)

    def copy(self) -> Answer:
        twin = Answer(self.base)
        self.take_over(twin)
        twin.fought = self.fought
        return twin

    def slug(self) -> str:
        return "answer"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {**super().data(table), "fought": self.fought}


@mypyc_attr(free_list_len=1, acyclic=True)
class Kiss(Count):
    """Before a turn of the duel: marked seats may foretell a Mark, others may mutiny."""

    def __init__(self) -> None:
        super().__init__(1)

    def advance(self, table: PiratesMarkState) -> bool:
        waiting = self.mutineers(table)
        if len(table.full) > FEW and table.kisser == NOBODY and table.calm < CALM:
            waiting |= table.marked() & ~self.passed
        table.waiting = waiting
        return waiting != 0 or self.close(table, DUEL)

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = PASS_OR_MUTINY if table.is_unmarked(seat) else PASS_OR_KISS

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        if action == KISS:
            table.kisser = seat
            table.kiss_turns = 3
            if table.heard is not None:
                table.emit("kiss", seat, amount=3)
        else:
            self.passed |= bit(seat)

    def copy(self) -> Kiss:
        twin = Kiss()
        self.take_over(twin)
        return twin

    def slug(self) -> str:
        return "kiss"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"extra": self.extra, "passed": seats_of(self.passed)}


@mypyc_attr(free_list_len=1, acyclic=True)
class Dice(Count):
    """With two players the die has been rolled: the roller may halve it, the opponent may mutiny."""

    def advance(self, table: PiratesMarkState) -> bool:
        waiting = self.mutineers(table)
        roller = table.puller()
        if table.has(roller, CHALICES):
            waiting |= bit(roller) & ~self.passed
        table.waiting = waiting
        return waiting != 0 or self.close(table, DICE)

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = PASS_OR_CHALICES if seat == table.puller() else PASS_OR_MUTINY

    def copy(self) -> Dice:
        twin = Dice(self.base)
        self.take_over(twin)
        return twin

    def slug(self) -> str:
        return "dice"
