"""What a single seat has to settle in between: a Mark that falls, cards to return, cells to peek at, a choice that a card asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core.bits import bit

from .cards import ALTER_COURSE, DEAL, FIRST_MATE, GREEN_FLASH, JOLLY_ROGER, MARK, PLUNDER, SLUGS, TAKING_ON_WATER, TURNER_CARDS, TURNERS
from .frames import NONE, Menu, SeatFrame, place_of, seats_of
from .grid import NAMES
from .notation import ACCEPT, DISCARD, DONE, MATE, PASS, PEEK, REVIVE, SCATTER, SINK, TAKE, TURN_LEFT, TURN_RIGHT
from .returns import SCATTERED, returned

if TYPE_CHECKING:
    from .state import PiratesMarkState

ONLY_DONE: Final[list[int]] = [DONE]
ONLY_SCATTER: Final[list[int]] = [SCATTER]
TURNS: Final[list[int]] = [TURN_LEFT, TURN_RIGHT]
PASS_OR_TAKE: Final[list[int]] = [PASS, TAKE]


@mypyc_attr(free_list_len=1, acyclic=True)
class MarkFalls(SeatFrame):
    """A Mark falls on a seat, which may turn it away."""

    def __init__(self, seat: i64, pulled: bool) -> None:
        super().__init__(seat)
        self.pulled = pulled

    def advance(self, table: PiratesMarkState) -> bool:
        table.waiting = bit(self.seat)
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = [] if table.has(seat, JOLLY_ROGER) else [ACCEPT]
        if table.holds[seat] & TURNERS:
            for card in TURNER_CARDS:
                if table.has(seat, card):
                    table.cards[card].offer(table, seat, menu)
        if table.has(seat, PLUNDER):
            table.cards[PLUNDER].offer(table, seat, menu)

    def steals(self, table: PiratesMarkState, seat: i64, card: i64) -> bool:
        if card == DEAL and (table.bound >> seat) & 1:
            return False
        return (TURNERS >> card) & 1 != 0

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        table.pop_frame()
        table.stick(seat, self.pulled)

    def turned_away(self, table: PiratesMarkState) -> None:
        """The Mark goes back to the sea."""
        table.pop_frame()
        table.give_back(self.seat, [MARK])

    def copy(self) -> MarkFalls:
        return MarkFalls(self.seat, self.pulled)

    def slug(self) -> str:
        return "mark"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"seat": self.seat, "pulled": self.pulled}


@mypyc_attr(free_list_len=1, acyclic=True)
class Return(SeatFrame):
    """A seat puts cards back into the sea; only it knows where."""

    def __init__(self, seat: i64, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards
        """The next one first."""

    def advance(self, table: PiratesMarkState) -> bool:
        if not self.cards or len(table.full) == len(table.rules.grid.cells):
            self._go_overboard(table)
            table.pop_frame()
            return False
        table.waiting = bit(self.seat)
        return True

    def _go_overboard(self, table: PiratesMarkState) -> None:
        """What finds no room in the sea is discarded; that comes of positions only, where hands and a full sea are written down."""
        table.discard += self.cards
        if table.heard is not None and self.cards:
            table.emit("overboard", self.seat, self.cards, target="discard")

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.verb = SINK
        menu.cells = table.rules.grid.cells
        if 2 <= len(self.cards) <= len(menu.cells) - len(table.full):
            menu.head = ONLY_SCATTER

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        if action == SCATTER:
            self._scatter(table)
            return
        cell = action - SINK
        card = self.cards.pop(0)
        filled = table.sink(self.seat, card, cell)
        self._note(table, filled, card, 0)
        if table.heard is not None:
            table.emit("sink", self.seat, [card], target=table.cell_name(filled), knows=[self.seat], place=NAMES[cell])

    def _note(self, table: PiratesMarkState, cell: i64, card: i64, scattered: i64) -> None:
        """All see which cell is filled, and know which cards are put back."""
        table.filled = [*table.filled, returned(cell, card, self.seat, scattered)]

    def _scatter(self, table: PiratesMarkState) -> None:
        cells = table.luck.sample("scatter", table.empty_cells(), len(self.cards))
        for card, cell in zip(self.cards, cells, strict=True):
            table.sink(self.seat, card, cell)
        for card, cell in zip(self.cards, sorted(cells), strict=True):
            self._note(table, cell, card, SCATTERED)
        if table.heard is not None:
            names, shown = [NAMES[cell] for cell in cells], [NAMES[cell] for cell in sorted(cells)]
            target, place = "sea " + " ".join(shown), " ".join(names)
            table.emit("scatter", self.seat, self.cards, target=target, knows=[self.seat], place=place)
        self.cards = []

    def copy(self) -> Return:
        return Return(self.seat, self.cards.copy())

    def slug(self) -> str:
        return "return"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"seat": self.seat, "cards": [SLUGS[card] for card in self.cards]}


@mypyc_attr(free_list_len=1, acyclic=True)
class Peek(SeatFrame):
    """A seat looks under cards of the sea."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.chosen: list[int] = []
        self.cells: list[int] = NONE
        """The full cells that have not been chosen; nothing moves as long as somebody peeks."""

    def advance(self, table: PiratesMarkState) -> bool:
        if self.cells is NONE:
            self.cells = [cell for cell in table.full if cell not in self.chosen] if self.chosen else table.full.copy()
        if self.left == 0 or not self.cells:
            table.pop_frame()
            return False
        table.waiting = bit(self.seat)
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = ONLY_DONE
        menu.verb = PEEK
        menu.cells = self.cells

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        if action == DONE:
            table.pop_frame()
            return
        self.left -= 1
        self.chosen.append(action - PEEK)
        self.cells.pop(place_of(self.cells, action - PEEK))
        table.peek(seat, action - PEEK)

    def copy(self) -> Peek:
        twin = Peek(self.seat, self.left)
        twin.chosen = self.chosen.copy()
        if self.cells is not NONE:
            twin.cells = self.cells.copy()
        return twin

    def slug(self) -> str:
        return "peek"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"seat": self.seat, "left": self.left, "chosen": [NAMES[cell] for cell in self.chosen]}


@mypyc_attr(acyclic=True)
class Choice(SeatFrame):
    """A card asks its puller, or its victim, for one choice; without any it is skipped."""

    def options(self, table: PiratesMarkState) -> list[int]:
        """The moves."""
        raise NotImplementedError

    def done(self, table: PiratesMarkState, action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def card(self) -> i64:
        """The card that asks."""
        raise NotImplementedError

    def skip(self, table: PiratesMarkState) -> None:
        """There is nothing to choose."""
        if table.heard is not None:
            table.emit("nothing", self.seat, [self.card()])

    def advance(self, table: PiratesMarkState) -> bool:
        if not self.options(table):
            table.pop_frame()
            self.skip(table)
            return False
        table.waiting = bit(self.seat)
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = self.options(table)

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        table.pop_frame()
        self.done(table, action)


@mypyc_attr(acyclic=True)
class ChooseMate(Choice):
    """The captain chooses a first mate."""

    def options(self, table: PiratesMarkState) -> list[int]:
        return [MATE + seat for seat in range(table.rules.players) if self._fits(table, seat)]

    def _fits(self, table: PiratesMarkState, seat: i64) -> bool:
        captain = table.captain_of(seat)
        return seat != self.seat and table.is_target(seat) and captain in (-1, self.seat)

    def card(self) -> i64:
        return FIRST_MATE

    def skip(self, table: PiratesMarkState) -> None:
        table.discard.append(FIRST_MATE)
        super().skip(table)

    def done(self, table: PiratesMarkState, action: i64) -> None:
        table.unlink(self.seat)
        table.mates[self.seat] = action - MATE
        if table.heard is not None:
            table.emit("mate", self.seat, other=action - MATE)

    def copy(self) -> ChooseMate:
        return ChooseMate(self.seat)

    def slug(self) -> str:
        return "mate"


@mypyc_attr(acyclic=True)
class Water(Choice):
    """The victim throws a Luck card overboard."""

    def options(self, table: PiratesMarkState) -> list[int]:
        return [DISCARD + card for card in table.lucky_cards(self.seat)]

    def done(self, table: PiratesMarkState, action: i64) -> None:
        table.spend(self.seat, action - DISCARD)
        if table.heard is not None:
            table.emit("overboard", self.seat, [action - DISCARD], table.place("hand", self.seat), "discard")

    def card(self) -> i64:
        return TAKING_ON_WATER

    def copy(self) -> Water:
        return Water(self.seat)

    def slug(self) -> str:
        return "water"


@mypyc_attr(acyclic=True)
class TurnCompass(Choice):
    """The puller turns the compass."""

    def options(self, table: PiratesMarkState) -> list[int]:
        return TURNS

    def done(self, table: PiratesMarkState, action: i64) -> None:
        table.turn_compass(self.seat, 1 if action == TURN_RIGHT else 3)

    def card(self) -> i64:
        return ALTER_COURSE

    def copy(self) -> TurnCompass:
        return TurnCompass(self.seat)

    def slug(self) -> str:
        return "compass"


@mypyc_attr(acyclic=True)
class Revive(Choice):
    """The puller brings somebody back from the dead."""

    def options(self, table: PiratesMarkState) -> list[int]:
        return [REVIVE + seat for seat in seats_of(table.dead)]

    def done(self, table: PiratesMarkState, action: i64) -> None:
        table.revive(self.seat, action - REVIVE)

    def card(self) -> i64:
        return GREEN_FLASH

    def copy(self) -> Revive:
        return Revive(self.seat)

    def slug(self) -> str:
        return "revive"


@mypyc_attr(acyclic=True)
class Blind(SeatFrame):
    """Others take cards out of a hand, blindly, round and round."""

    def __init__(self, seat: i64, takers: list[int]) -> None:
        super().__init__(seat)
        self.takers = takers
        """Who is next to take, first."""

    def advance(self, table: PiratesMarkState) -> bool:
        if not self.takers or not table.hands[self.seat]:
            table.pop_frame()
            table.lose_hand(self.seat)
            return False
        table.waiting = bit(self.takers[0])
        return True

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head = PASS_OR_TAKE

    def answer(self, table: PiratesMarkState, seat: i64, action: i64) -> None:
        self.takers.pop(0)
        if action == TAKE:
            self.takers.append(seat)
            table.take_blindly(seat, self.seat)

    def copy(self) -> Blind:
        return Blind(self.seat, self.takers.copy())

    def slug(self) -> str:
        return "blind"

    def data(self, table: PiratesMarkState) -> dict[str, object]:
        return {"seat": self.seat, "takers": self.takers.copy()}
