"""A turn, once somebody must pull: a queue of parts, one after the other; and a part: who pulls which card next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY
from pressgang.core.bits import bit, drop

from .cards import MARK, SWORD
from .frames import NONE, Menu, PirateFrame, seats_of
from .grid import EDGES, NAMES
from .notation import DO_SWORD, PULL

if TYPE_CHECKING:
    from .state import PiratesMarkState

CALLED: Final = 0
FIGHT: Final = 1
SWEEP: Final = 2
PUNISHMENT: Final = 3
DUEL: Final = 4
DICE: Final = 5
KINDS: Final = ("called", "fight", "sweep", "punishment", "duel", "dice")

FREE: Final = 0
WHIRL: Final = 1
PLANK: Final = 2
SELECT: Final = 3
NO_PLANK: Final = -1
NO_WHIRLS: Final[list[list[int]]] = []
ONLY_SWORD: Final[list[int]] = [DO_SWORD]


def part(seat: i64, owed: i64, kind: i64) -> int:
    """A part of a turn that is to come, as one number."""
    return seat | (kind << 4) | (owed << 8)


def seat_of(entry: i64) -> i64:
    """Who pulls in this part."""
    return entry & 15


def kind_of(entry: i64) -> i64:
    """Why there is this part."""
    return (entry >> 4) & 15


def owed_of(entry: i64) -> i64:
    """How many cards are pulled in this part."""
    return entry >> 8


@mypyc_attr(free_list_len=1, acyclic=True)
class Turn(PirateFrame):
    """What follows from a call, a roll of the die, or being next in a duel."""

    def __init__(self, called: i64, unmarked: i64) -> None:
        super().__init__()
        self.called: i64 = called
        self.unmarked: i64 = unmarked
        """The seats that were unmarked when it began."""
        self.queue: list[int] = []
        self.mark_drawn = False
        self.judged = False
        self.caller_marked = False

    def advance(self, table: PiratesMarkState) -> bool:
        if self.queue:
            entry: i64 = self.queue.pop(0)
            if table.is_unmarked(seat_of(entry)):
                table.begin_part(entry)
        elif not self.judged:
            self.judged = True
            table.judge(self)
        else:
            table.end_turn(self)
        return False

    def drop_fight(self) -> None:
        """The called seat is marked: who would have fought beside it need not pull."""
        self.queue = [entry for entry in self.queue if kind_of(entry) != FIGHT]

    def copy(self) -> Turn:
        twin = Turn(self.called, self.unmarked)
        twin.queue = self.queue.copy()
        twin.mark_drawn = self.mark_drawn
        twin.judged = self.judged
        twin.caller_marked = self.caller_marked
        return twin

    def slug(self) -> str:
        return "turn"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {
            "called": self.called,
            "queue": [[seat_of(entry), owed_of(entry), KINDS[kind_of(entry)]] for entry in self.queue],
            "mark_drawn": self.mark_drawn,
            "judged": self.judged,
            "caller_marked": self.caller_marked,
            "unmarked": seats_of(self.unmarked),
        }


@mypyc_attr(free_list_len=1, acyclic=True)
class Pull(PirateFrame):
    """One seat pulls its cards, freely or as cards and others steer it."""

    def __init__(self, seat: i64, owed: i64, kind: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.owed: i64 = owed
        self.kind: i64 = kind
        self.whirls: list[list[int]] = NO_WHIRLS
        """The cells that each Whirlpool demands, the newest last."""
        self.edge: i64 = NO_PLANK
        """Where the Plank leads."""
        self.cursor: i64 = 0
        """How far it has been walked."""
        self.selectors: list[int] = NONE
        """The seats that each choose a card (Mass Mutiny)."""
        self.winds: i64 = NOBODY
        """The seat that chooses all free cards (Winds of Fate)."""
        self.hands_on_deck: i64 = 0
        self.steer: i64 = FREE
        """What steers the next card."""
        self.aim: i64 = 0
        """The next cell on the Plank."""

    def advance(self, table: PiratesMarkState) -> bool:
        chooser = self._chooser(table) if table.full else NOBODY
        if chooser == NOBODY:
            self._end(table)
            return False
        table.waiting = bit(chooser)
        return True

    def _chooser(self, table: PiratesMarkState) -> i64:
        """Who picks the next card: the first rule that applies."""
        while self.whirls and not self.whirls[-1]:
            self.whirls.pop()
        if self.whirls:
            self.steer = WHIRL
            return self.seat
        if self.edge != NO_PLANK and self._find_aim(table):
            self.steer = PLANK
            return self.seat
        while self.selectors and not table.is_unmarked(self.selectors[0]):
            self.selectors.pop(0)
        if self.selectors:
            self.steer = SELECT
            return self.selectors[0]
        self.steer = FREE
        if self.owed == 0:
            return NOBODY
        return self._free_chooser(table) if self.winds != NOBODY else self.seat

    def _free_chooser(self, table: PiratesMarkState) -> i64:
        if table.is_dead(self.winds):
            self.winds = table.next_after(self.seat)
        return self.winds

    def _find_aim(self, table: PiratesMarkState) -> bool:
        """The nearest card on the Plank; the Plank ends at the edge."""
        cell = table.rules.grid.step(self.cursor, self.edge)
        while cell >= 0:
            if table.sea[cell] >= 0:
                self.aim = cell
                return True
            cell = table.rules.grid.step(cell, self.edge)
        self.edge = NO_PLANK
        return False

    def _end(self, table: PiratesMarkState) -> None:
        """The part is over; All Hands on Deck is paid now, by whoever is unmarked now."""
        table.pop_frame()
        if self.hands_on_deck > 0 and table.full:
            turn = table.turn_frame()
            sweep = [part(seat, 1, SWEEP) for seat in table.from_left(self.seat)]
            for _ in range(self.hands_on_deck):
                turn.queue = sweep + turn.queue

    def stop(self) -> None:
        """Nothing is owed any longer, nothing steers."""
        self.owed = 0
        self.whirls = NO_WHIRLS
        self.edge = NO_PLANK
        self.selectors = NONE
        self.winds = NOBODY

    def anytime(self) -> bool:
        return True

    def ahead(self) -> list[int]:
        if self.steer == WHIRL:
            return self.whirls[-1]
        return [self.aim] if self.steer == PLANK else NONE

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.verb = PULL
        menu.cells = table.full if self.steer == FREE or self.steer == SELECT else self.ahead()
        if seat == self.seat and table.has(seat, SWORD):
            menu.head = ONLY_SWORD

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        cell = action - PULL
        card = table.lift(cell)
        if self.owed > 0:
            self.owed -= 1
        if self.whirls:
            for whirl in self.whirls:
                drop(whirl, cell)
        if self.steer == PLANK:
            self.cursor = cell
        elif self.steer == SELECT:
            self.selectors.pop(0)
        if table.heard is not None:
            table.emit("pull", self.seat, [card], table.cell_name(cell), other=NOBODY if seat == self.seat else seat)
        if card == MARK:
            table.mark_falls(self)
        else:
            table.calm = 0
            table.cards[card].pulled(table, self, cell)

    def copy(self) -> Pull:
        twin = Pull(self.seat, self.owed, self.kind)
        if self.whirls:
            twin.whirls = [whirl.copy() for whirl in self.whirls]
        twin.edge = self.edge
        twin.cursor = self.cursor
        if self.selectors:
            twin.selectors = self.selectors.copy()
        twin.winds = self.winds
        twin.hands_on_deck = self.hands_on_deck
        twin.steer = self.steer
        twin.aim = self.aim
        return twin

    def slug(self) -> str:
        return "pull"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": KINDS[self.kind],
            "owed": self.owed,
            "whirls": [[NAMES[cell] for cell in whirl] for whirl in self.whirls],
            "plank": None if self.edge == NO_PLANK else [EDGES[self.edge], NAMES[self.cursor]],
            "selectors": self.selectors.copy(),
            "winds": None if self.winds == NOBODY else self.winds,
            "hands_on_deck": self.hands_on_deck,
        }
