"""What becomes of seats and cards in Pirate's Mark: Marks that fall, death and return, cards that are played, kept, lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY
from pressgang.core.bits import bit, holds

from .cards import BATTEN_DOWN, BLACK_SPOT, DEAL, DRUNKEN_SAILOR, ISLA_MUERTA, MARK, SCURVY, TREASURE
from .errands import MarkFalls, Return
from .frames import seats_of
from .grid import EDGES
from .turn import CALLED, Pull, Turn
from .zones import SURE, Zones

LOST: Final = 5
"""With two players so many Marks lose."""
CURSED_TREASURES: Final = 10
"""So many treasures make Isla Muerta deadly."""


@mypyc_attr(acyclic=True)
class Fates(Zones):
    """What can happen to a seat."""

    def turn_frame(self) -> Turn:
        """The turn that is going on."""
        frame = self.top
        while not isinstance(frame, Turn):
            assert frame.below is not None
            frame = frame.below
        return frame

    def puller(self) -> i64:
        """Whose turn it is to pull."""
        return self.turn_frame().called

    def finish(self, winners: i64) -> None:
        """The game is over."""
        self.over = True
        self.winners = winners
        if self.heard is not None:
            for seat in seats_of(winners):
                self.emit("over", seat)

    # Marks

    def mark_falls(self, part: Pull) -> None:
        """A Mark was pulled; unless it is turned away, it sticks."""
        self.turn_frame().mark_drawn = True
        if self.rules.two:
            part.stop()
        if self.duel:
            self.stick(part.seat, True)
        else:
            self.push(MarkFalls(part.seat, True))

    def stick(self, seat: i64, pulled: bool) -> None:
        """The Mark stays with the seat: marked, or dead."""
        part = self.top
        if isinstance(part, Pull) and part.seat == seat:
            part.stop()
            part.hands_on_deck = 0
            if part.kind == CALLED:
                self.turn_frame().drop_fight()
        curse = self.deadly(seat) if pulled and not self.duel else NOBODY
        if self.rules.two:
            self._count_mark(seat)
        elif curse != NOBODY:
            self.die(seat, curse)
        else:
            self._mark(seat)

    def deadly(self, seat: i64) -> i64:
        """The curse that turns a pulled Mark into death, NOBODY if there is none."""
        if self.has(seat, SCURVY):
            return SCURVY
        if self.has(seat, BLACK_SPOT):
            return BLACK_SPOT
        if (self.bound >> seat) & 1:
            return DEAL
        if self.has(seat, ISLA_MUERTA) and self.hands[seat].count(TREASURE) >= CURSED_TREASURES:
            return ISLA_MUERTA
        return NOBODY

    def _count_mark(self, seat: i64) -> None:
        """With two players Marks are only counted; in the duel the next one loses."""
        self.marks[seat] += 1
        if self.heard is not None:
            self.emit("counted", seat, amount=self.marks[seat])
        if self.duel or self.marks[seat] >= LOST:
            self.finish(self.rules.everybody & ~bit(seat))

    def _mark(self, seat: i64) -> None:
        self.marks[seat] += 1
        self.unmarked &= ~bit(seat)
        self.unlink_all(seat)
        self.spend_all(seat, DRUNKEN_SAILOR)
        if self.heard is not None:
            self.emit("marked", seat)

    def die(self, seat: i64, why: i64) -> None:
        """The seat is out for good, with a Mark and without its hand."""
        self.marks[seat] = 1
        self.unmarked &= ~bit(seat)
        self.dead |= bit(seat)
        self.unlink_all(seat)
        self._unbind(seat)
        self.discard += self.empty_hand(seat)
        if self.caller == seat:
            self.caller = NOBODY
        if self.kisser == seat:
            self.kisser = NOBODY
        if self.heard is not None:
            self.emit("dead", seat, [why])

    def unmark(self, seat: i64) -> None:
        """The Mark is taken off."""
        self.marks[seat] = 0
        self.unmarked |= bit(seat)
        self.dead &= ~bit(seat)
        if self.heard is not None:
            self.emit("unmarked", seat)

    def come_back(self, seat: i64) -> None:
        """A marked seat puts its Mark back and is in the game again."""
        self.unmark(seat)
        self.give_back(seat, [MARK])

    def give_back(self, seat: i64, cards: list[int]) -> None:
        """The seat has to put these cards back into the sea."""
        if cards:
            self.push(Return(seat, cards))
            if self.heard is not None:
                self.emit("returns", seat, cards)

    def bind(self, seat: i64) -> None:
        """A deal with Davy Jones."""
        self.remove(seat, DEAL)
        self.bound |= bit(seat)
        if self.heard is not None:
            self.emit("play", seat, [DEAL])

    def _unbind(self, seat: i64) -> None:
        if (self.bound >> seat) & 1:
            self.bound &= ~bit(seat)
            self.discard.append(DEAL)

    # Cards

    def use(self, seat: i64, card: i64, other: i64 = NOBODY, amount: i64 = 0) -> None:
        """A card is played from the hand."""
        self.spend(seat, card)
        if self.heard is not None:
            self.emit("play", seat, [card], self.place("hand", seat), "discard", other=other, amount=amount)

    def spend_all(self, seat: i64, card: i64) -> None:
        """All copies of a curse leave a hand: it is over."""
        while self.has(seat, card):
            self.spend(seat, card)
            if self.heard is not None:
                self.emit("fades", seat, [card], self.place("hand", seat), "discard")

    def keep(self, puller: i64, card: i64, seat: i64) -> None:
        """A pulled card is kept, by its puller or by its captain or mate."""
        if seat != puller and self.heard is not None:
            self.emit("flow", puller, [card], target=self.place("hand", seat), other=seat)
        self.receive(seat, card)

    def cursed(self, seat: i64) -> i64:
        """Whom a curse hits that this seat has pulled: the first mate, unless that has battened down."""
        mate: i64 = self.mates[seat]
        return seat if mate == NOBODY or self.has(mate, BATTEN_DOWN) else mate

    def is_target(self, seat: i64) -> bool:
        """Whether others may give a curse to this seat."""
        return self.is_unmarked(seat) and not self.has(seat, BATTEN_DOWN)

    def peek(self, seat: i64, cell: i64) -> None:
        """The seat looks under a card."""
        self.remember(seat, cell, self.sea[cell], SURE)
        if not holds(self.looked[seat], cell):
            self.looked[seat].append(cell)
        if self.heard is not None:
            self.emit("peek", seat, [self.sea[cell]], self.cell_name(cell), knows=[seat])

    def turn_compass(self, seat: i64, quarters: i64) -> None:
        """The compass is turned clockwise by so many quarters."""
        self.compass = (self.compass + quarters) % 4
        if self.heard is not None:
            self.emit("compass", seat, name=f"edge-{EDGES[self.compass]}")

    def revive(self, seat: i64, other: i64) -> None:
        """Somebody comes back from the dead."""
        if self.heard is not None:
            self.emit("revived", seat, other=other)
        self.come_back(other)

    def lose_hand(self, seat: i64) -> None:
        """What nobody took is discarded."""
        cards = self.empty_hand(seat)
        self.discard += cards
        if cards and self.heard is not None:
            self.emit("overboard", seat, cards, self.place("hand", seat), "discard")

    def take_blindly(self, seat: i64, victim: i64) -> None:
        """The seat takes a card out of a hand by chance."""
        cards = sorted(self.hands[victim])
        card = self.luck.sample("blind", cards, 1)[0] if len(cards) > 1 else cards[0]
        self.remove(victim, card)
        if self.heard is not None:
            self.emit("stolen", seat, [card], self.place("hand", victim), self.place("hand", seat), other=victim)
        self.receive(seat, card)
