"""The Luck cards of all modes, one class each where they do something of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .cards import (
    BATTEN_DOWN,
    KINDS,
    PLUNDER,
    SKELETON_KEY,
    TREASURE_CHEST,
)
from .effects import Card, Errand, HeldLuck, Instant
from .errands import ChooseMate, MarkFalls, Peek, Revive, TurnCompass
from .frames import Menu, SeatFrame
from .notation import (
    BLOW,
    DO_CHALICES,
    DO_JOLLY,
    DO_LETTERS,
    DO_NEST,
    DO_PARLAY,
    DO_SWORD,
    DUTCHMAN,
    FIGHT,
    LOCK,
    QUEEN,
    STEAL,
)
from .turn import FIGHT as FIGHT_PART
from .turn import Pull, part
from .windows import Answer, Count

if TYPE_CHECKING:
    from .state import PiratesMarkState


def targets(table: PiratesMarkState, seat: i64, verb: i64, but: i64 = -1) -> list[int]:
    """The moves of a verb with each other unmarked seat."""
    return [verb + other for other in range(table.rules.players) if other not in (seat, but) and table.is_unmarked(other)]


class Sword(HeldLuck):
    """Blackbeard's Sword: peek at as many cells as cards are still to be pulled."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head.append(DO_SWORD)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        count: i64 = 1
        frame = table.top
        if isinstance(frame, Count):
            count = frame.base + frame.extra
        elif isinstance(frame, Pull):
            count = max(frame.owed, 1)
        table.use(seat, self.number)
        table.push(Peek(seat, count))


class BringErAbout(HeldLuck):
    """Bidding goes the other way round."""

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number)
        table.direction = -table.direction
        table.skip_bidder(seat)


class Tortuga(HeldLuck):
    """The holder need not bid this once."""

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number)
        table.skip_bidder(seat)


class Chalices(HeldLuck):
    """Half of the bid, rounded up; never of what others added."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head.append(DO_CHALICES)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        frame = table.top
        assert isinstance(frame, Count)
        frame.base = (frame.base + 1) // 2
        table.use(seat, self.number, amount=frame.base)


class Parlay(HeldLuck):
    """Nobody pulls, nobody is punished."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head.append(DO_PARLAY)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number)
        table.pop_frame()
        turn = table.turn_frame()
        turn.judged = True
        turn.queue = []


class Mutiny(HeldLuck):
    """The seat that is about to pull pulls one more."""

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        frame = table.top
        assert isinstance(frame, Count)
        frame.extra += 1
        table.use(seat, self.number, other=table.puller())


class CrowsNest(HeldLuck):
    """Peek at a number of cells."""

    def __init__(self, number: i64, count: i64) -> None:
        super().__init__(number, duel=True)
        self.count: i64 = count

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if table.full:
            menu.head.append(DO_NEST + self.count - 2)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number)
        table.push(Peek(seat, self.count))


class DropAnchor(Instant):
    """The part is over, whatever was still to be pulled."""

    def follow(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        part.stop()
        if table.heard is not None:
            table.emit("anchor", part.seat)


class FirstMate(Card):
    """Choose a seat: its Luck is yours, your Curses are its."""

    def act(self, table: PiratesMarkState, part: Pull, cell: i64) -> None:
        table.push(ChooseMate(part.seat))


class FlyingDutchman(HeldLuck):
    """Kills a marked seat."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        marked = table.marked()
        for other in range(table.rules.players):
            if (marked >> other) & 1 and not table.has(other, BATTEN_DOWN):
                menu.head.append(DUTCHMAN + other)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number, other=target)
        table.die(target, self.number)


class Letters(HeldLuck):
    """The Mark goes back to the sea."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head.append(DO_LETTERS)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number)
        mark = table.top
        assert isinstance(mark, MarkFalls)
        mark.turned_away(table)


class JollyRoger(Letters):
    """The first Mark goes back to the sea; it is always on."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head.append(DO_JOLLY)


class QueenAnne(HeldLuck):
    """Another seat gets the Mark."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.head += [move for move in targets(table, seat, QUEEN) if table.is_target(move - QUEEN)]

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number, other=target)
        table.replace_top(MarkFalls(target, False))


class Plunder(HeldLuck):
    """Take a card from another unmarked seat's hand, of your choice."""

    def usable(self, table: PiratesMarkState, seat: i64) -> bool:
        return len(self._moves(table, seat)) > 0

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        menu.tail = menu.tail + self._moves(table, seat)

    def _moves(self, table: PiratesMarkState, seat: i64) -> list[int]:
        frame = table.top
        key = table.has(seat, SKELETON_KEY)
        moves: list[int] = []
        for other in range(table.rules.players):
            if other != seat and table.is_unmarked(other):
                held = table.holds[other]
                verb = STEAL + other * KINDS
                card: i64 = 0
                while held != 0:
                    if held & 1 and card != PLUNDER and self._can_take(table, other, card, key) and frame.steals(table, seat, card):
                        moves.append(verb + card)
                    held >>= 1
                    card += 1
        return moves

    def _can_take(self, table: PiratesMarkState, victim: i64, card: i64, key: bool) -> bool:
        return not table.locked[victim] or table.unlocked(victim, card) > 0 or (key and card != TREASURE_CHEST)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        victim, card = target // KINDS, target % KINDS
        if table.unlocked(victim, card) == 0:
            table.use(seat, SKELETON_KEY)
        table.use(seat, self.number, other=victim)
        table.remove(victim, card)
        if table.heard is not None:
            table.emit("stolen", seat, [card], table.place("hand", victim), table.place("hand", seat), other=victim)
        table.receive(seat, card)


class AlterCourse(Errand):
    """Turn the compass, and with it the Planks."""

    def errand(self, table: PiratesMarkState, seat: i64) -> SeatFrame:
        return TurnCompass(seat)


class BlowTheManDown(HeldLuck):
    """Another seat is called instead."""

    def usable(self, table: PiratesMarkState, seat: i64) -> bool:
        frame = table.top
        return isinstance(frame, Answer) and not frame.fought and len(targets(table, seat, BLOW, table.caller)) > 0

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if self.usable(table, seat):
            menu.head += targets(table, seat, BLOW, table.caller)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.use(seat, self.number, other=target)
        table.turn_frame().called = target
        frame = table.top
        assert isinstance(frame, Answer)
        frame.passed = 0


class GreenFlash(Errand):
    """Somebody comes back from the dead."""

    def errand(self, table: PiratesMarkState, seat: i64) -> SeatFrame:
        return Revive(seat)


class SwordFight(HeldLuck):
    """Another seat pulls half of the bid."""

    def usable(self, table: PiratesMarkState, seat: i64) -> bool:
        frame = table.top
        if not isinstance(frame, Answer) or frame.fought or frame.base < 2:
            return False
        return len(targets(table, seat, FIGHT, table.caller)) > 0

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if self.usable(table, seat):
            menu.head += targets(table, seat, FIGHT, table.caller)

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        frame = table.top
        assert isinstance(frame, Answer)
        half = frame.base // 2
        frame.base -= half
        frame.fought = True
        table.turn_frame().queue.append(part(target, half, FIGHT_PART))
        table.use(seat, self.number, other=target, amount=half)


class TreasureChest(HeldLuck):
    """Lock a card away, so that nobody plunders it."""

    def offer(self, table: PiratesMarkState, seat: i64, menu: Menu) -> None:
        if table.free_chests(seat) > 0:
            cards = sorted(set(table.hands[seat]))
            menu.tail = menu.tail + [LOCK + card for card in cards if card != TREASURE_CHEST and table.unlocked(seat, card) > 0]

    def play(self, table: PiratesMarkState, seat: i64, target: i64) -> None:
        table.locked[seat].append(target)
        if table.heard is not None:
            table.emit("lock", seat, [target])
