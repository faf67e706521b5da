"""What lies where in Pirate's Mark: the sea, the hands, the Marks; and what each seat knows of the sea.

What a seat remembers of a cell may be wrong, and is never corrected: that would tell it what it cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Luck, SeededLuck, Standing
from pressgang.core.bits import bit, drop, holds

from .business import Business
from .cards import CLASS, FIRST_MATE, LUCK, MARK, ORANGE, PARROT, SCURVY, SHIVER, TREASURE_CHEST
from .deck import CARDS
from .frames import NONE, Menu, place_of
from .grid import NAMES
from .returns import forget_filled

if TYPE_CHECKING:
    from .game import PiratesMark

EMPTY: Final = -1
CARD: Final = 8
SURE: Final = 65536
"""A memory is a cell, a card eight bits up, and SURE as long as nobody can have disturbed it."""


def memory(cell: i64, card: i64, sure: i64) -> int:
    """What a seat remembers: which card lies in a cell, and whether it is SURE."""
    return cell | (card << CARD) | sure


@mypyc_attr(acyclic=True)
class Zones(Business):
    """All that a state of Pirate's Mark is made of, and what can be asked about it."""

    def __init__(self, rules: PiratesMark, luck: Luck) -> None:
        super().__init__(rules, luck)
        self.rules = rules
        self.cards = CARDS
        self.sea: list[int] = NONE
        """The card in each cell."""
        self.full: list[int] = NONE
        """The cells that hold a card, sorted."""
        self.marks_left: i64 = 0
        """The Marks in the sea."""
        self.hands: list[list[int]] = []
        self.holds: vec[i64] = vec[i64]()
        """The kinds of cards in each hand, as bits."""
        self.held: i64 = 0
        """The kinds of cards in any hand, as bits."""
        self.marks: list[int] = []
        self.unmarked: i64 = 0
        self.dead: i64 = 0
        """Seats as bits. With two players both are always unmarked."""
        self.discard: list[int] = []
        self.mates: list[int] = []
        """The first mate of each captain."""
        self.bound: i64 = 0
        """The seats that made a deal."""
        self.locked: list[list[int]] = []
        self.known: list[list[int]] = []
        """The memories of each seat, oldest first."""
        self.certain: i64 = 0
        """The seats that may be sure of a memory, as bits: the others cannot be disturbed."""
        self.noticed: list[int] = NONE
        """For each cell the seats that may remember it or have looked at it, as bits: the others need not be searched."""
        self.looked: list[list[int]] = []
        """The cells at which each seat has peeked."""
        self.laid: list[list[int]] = []
        """The cards that each seat has put back into the sea."""
        self.filled: list[int] = NONE
        """What all saw of cards that were put back, oldest first: `returns.py`."""
        self.direction: i64 = 1
        self.compass: i64 = 0
        self.turn: i64 = 0
        self.bidder: i64 = NOBODY
        self.bid: i64 = 0
        self.caller: i64 = NOBODY
        self.duel = False
        self.kisser: i64 = NOBODY
        self.kiss_turns: i64 = 0
        self.calm: i64 = 0
        self.roll: i64 = 0
        self.winners: i64 = 0
        self.over = False
        self.waiting: i64 = 0
        """The seats that are asked, as bits."""
        self.menu = Menu()

    def standing(self) -> Standing:
        seats = range(self.rules.players)
        if self.rules.two:
            scores = [5 - self.marks[seat] for seat in seats]
        else:
            scores = [2 if self.is_unmarked(seat) else 0 if self.is_dead(seat) else 1 for seat in seats]
        return Standing(tuple(scores), tuple([seat for seat in seats if (self.winners >> seat) & 1]))

    def risk(self, seat: int | None) -> float | None:
        """How likely the next card is a Mark, if it is one of which this seat knows nothing; where a Plank or a Whirlpool leads to cards
        that it all knows, how likely one of those is."""
        self.check_seat(seat)
        if self.over or not self.full:
            return None
        sure = [each for each in self.known[seat] if each & SURE] if seat is not None else NONE
        ahead = self.top.ahead()
        known = [self.card_of(each) for each in sure if self.cell_of(each) in ahead]
        if ahead and len(known) == len(ahead):
            return known.count(MARK) / len(known)
        marks = self.marks_left - [self.card_of(each) for each in sure].count(MARK)
        return float(marks) / (len(self.full) - len(sure)) if len(sure) < len(self.full) else 0.0

    # Seats

    def is_unmarked(self, seat: i64) -> bool:
        """Whether the seat is alive and without a Mark."""
        return (self.unmarked >> seat) & 1 != 0

    def is_dead(self, seat: i64) -> bool:
        """Whether the seat is out for good."""
        return (self.dead >> seat) & 1 != 0

    def marked(self) -> i64:
        """The seats that are alive and marked, as bits."""
        return self.rules.everybody & ~self.dead & ~self.unmarked

    def next_after(self, seat: i64) -> i64:
        """The first unmarked seat after this one in the running direction."""
        players: i64 = self.rules.players
        for _ in range(players):
            seat = (seat + self.direction + players) % players
            if self.is_unmarked(seat):
                break
        return seat

    def from_left(self, seat: i64) -> list[int]:
        """The unmarked seats clockwise from the left of this one, which comes last."""
        return [other for other in self.rules.around[seat] if self.is_unmarked(other)]

    # Hands

    def has(self, seat: i64, card: i64) -> bool:
        """Whether the card is in the hand."""
        return (self.holds[seat] >> card) & 1 != 0

    def is_held(self, card: i64) -> bool:
        """Whether the card is in any hand."""
        return (self.held >> card) & 1 != 0

    def hold(self, seat: i64, kinds: i64) -> None:
        """The hand holds just these kinds now."""
        self.holds[seat] = kinds
        held: i64 = 0
        for other in range(self.rules.players):
            held |= self.holds[other]
        self.held = held

    def receive(self, seat: i64, card: i64) -> None:
        """The card enters a hand; an orange cures scurvy there, a parrot the shivers."""
        self.hands[seat].append(card)
        self.holds[seat] |= bit(card)
        self.held |= bit(card)
        if card in (SCURVY, ORANGE):
            self._cure(seat, SCURVY, ORANGE)
        elif card in (SHIVER, PARROT):
            self._cure(seat, SHIVER, PARROT)

    def _cure(self, seat: i64, curse: i64, item: i64) -> None:
        if self.has(seat, curse) and self.has(seat, item):
            self.spend(seat, curse)
            self.spend(seat, item)
            if self.heard is not None:
                self.emit("cured", seat, [curse, item], self.place("hand", seat), "discard")

    def remove(self, seat: i64, card: i64) -> None:
        """The card leaves a hand, the unlocked copy first; a chest whose card is gone is discarded."""
        hand, locked = self.hands[seat], self.locked[seat]
        drop(hand, card)
        if not holds(hand, card):
            self.hold(seat, self.holds[seat] & ~bit(card))
        if locked and locked.count(card) > hand.count(card):
            locked.remove(card)
            self.spend(seat, TREASURE_CHEST)

    def spend(self, seat: i64, card: i64) -> None:
        """The card leaves a hand and the game."""
        self.remove(seat, card)
        self.discard.append(card)

    def open_chests(self, seat: i64) -> None:
        """Nothing is locked any longer."""
        if self.locked[seat]:
            self.locked[seat] = []

    def empty_hand(self, seat: i64) -> list[int]:
        """Take all cards of a hand."""
        cards = self.hands[seat]
        self.hands[seat] = []
        self.hold(seat, 0)
        self.open_chests(seat)
        return cards

    def free_chests(self, seat: i64) -> i64:
        """Chests with nothing in them."""
        if not self.has(seat, TREASURE_CHEST):
            return 0
        return self.hands[seat].count(TREASURE_CHEST) - len(self.locked[seat])

    def unlocked(self, seat: i64, card: i64) -> i64:
        """So many copies of a card in hand are not locked; chests in use count as locked."""
        if card == TREASURE_CHEST:
            return self.free_chests(seat)
        return self.hands[seat].count(card) - self.locked[seat].count(card)

    def lucky_cards(self, seat: i64) -> list[int]:
        """The Luck cards that a seat could give away."""
        found: list[int] = []
        for card in self.hands[seat]:
            if CLASS[card] == LUCK and card not in found and (card != TREASURE_CHEST or self.free_chests(seat) > 0):
                found.append(card)
        found.sort()
        return found

    # First mates

    def captain_of(self, seat: i64) -> i64:
        """Whose first mate this is, NOBODY's if it is not one."""
        for captain in range(self.rules.players):
            if self.mates[captain] == seat:
                return captain
        return NOBODY

    def unlink(self, captain: i64) -> None:
        """The captain has no first mate any longer."""
        if self.mates[captain] != NOBODY:
            if self.heard is not None:
                self.emit("unlinked", captain, other=self.mates[captain])
            self.mates[captain] = NOBODY
            self.discard.append(FIRST_MATE)

    def unlink_all(self, seat: i64) -> None:
        """The seat is nobody's captain and nobody's mate any longer."""
        self.unlink(seat)
        captain = self.captain_of(seat)
        if captain != NOBODY:
            self.unlink(captain)

    # The sea

    def lift(self, cell: i64) -> i64:
        """Take the card out of a cell; whoever knew it forgets it."""
        card: i64 = self.sea[cell]
        self.sea[cell] = EMPTY
        self.full.pop(place_of(self.full, cell))
        if card == MARK:
            self.marks_left -= 1
        if self.filled:
            forget_filled(self.filled, cell, card)
        noticed: i64 = self.noticed[cell]
        if noticed != 0:
            self._forget_by_all(cell, noticed)
        return card

    def _forget_by_all(self, cell: i64, noticed: i64) -> None:
        for seat in range(self.rules.players):
            if (noticed >> seat) & 1 != 0:
                self.forget(seat, cell)
                drop(self.looked[seat], cell)
        self.noticed[cell] = 0

    def lay(self, cell: i64, card: i64) -> None:
        """Put a card into an empty cell."""
        self.sea[cell] = card
        self.full.insert(place_of(self.full, cell), cell)
        if card == MARK:
            self.marks_left += 1

    def empty_cells(self) -> list[int]:
        """The cells without a card."""
        return [cell for cell in self.rules.grid.cells if self.sea[cell] == EMPTY]

    # Memory

    def card_of(self, found: i64) -> i64:
        """The card of a memory."""
        return (found & (SURE - 1)) >> CARD

    def cell_of(self, found: i64) -> i64:
        """The cell of a memory."""
        return found & 255

    def memory_of(self, seat: i64, cell: i64) -> i64:
        """What a seat remembers of a cell, -1 if nothing."""
        noticed: i64 = self.noticed[cell]
        if (noticed >> seat) & 1 == 0:
            return -1
        for found in self.known[seat]:
            if self.cell_of(found) == cell:
                return found
        return -1

    def remember(self, seat: i64, cell: i64, card: i64, sure: i64) -> None:
        """A new memory, in place of an older one of the same cell."""
        self.forget(seat, cell)
        self.known[seat].append(memory(cell, card, sure))
        if sure != 0:
            self.certain |= bit(seat)
        self.notice(seat, cell)

    def notice(self, seat: i64, cell: i64) -> None:
        """The seat has something to do with a cell."""
        self.noticed[cell] |= bit(seat)

    def forget(self, seat: i64, cell: i64) -> None:
        """The memory of a cell goes."""
        noticed: i64 = self.noticed[cell]
        if (noticed >> seat) & 1 == 0:
            return
        known = self.known[seat]
        for place in range(len(known)):
            if self.cell_of(known[place]) == cell:
                known.pop(place)
                return

    def disturb(self, returner: i64) -> None:
        """Somebody has put a card back: nobody else can be sure any longer."""
        disturbed = self.certain & ~bit(returner)
        if disturbed == 0:
            return
        self.certain &= bit(returner)
        for seat in range(self.rules.players):
            if (disturbed >> seat) & 1 != 0 and self.known[seat]:
                self.known[seat] = [each & (SURE - 1) for each in self.known[seat]]

    def sink(self, seat: i64, card: i64, cell: i64) -> i64:
        """Put a card back into any cell; what lay there drifts to an empty one. Returns the cell that was filled."""
        filled: i64 = cell
        if self.sea[cell] != EMPTY:
            filled = self._drift(seat, cell)
        self._settle_down(seat, card, cell)
        return filled

    def _drift(self, seat: i64, cell: i64) -> i64:
        target = self._any_empty_cell()
        displaced = self.sea[cell]
        moved = self.memory_of(seat, cell)
        self.lay(target, displaced)
        if moved >= 0:
            self.remember(seat, target, self.card_of(moved), moved & SURE)
        self.full.pop(place_of(self.full, cell))
        if displaced == MARK:
            self.marks_left -= 1
        return target

    def _any_empty_cell(self) -> i64:
        """An empty cell by chance. A seed picks from a list as it picks a number: then the list need not be written down."""
        luck = self.luck
        count: i64 = len(self.rules.grid.cells) - len(self.full)
        if count == 1:
            return self.empty_cell(0)
        if isinstance(luck, SeededLuck):
            return self.empty_cell(luck.pick("drift", count))
        return luck.sample("drift", self.empty_cells(), 1)[0]

    def empty_cell(self, number: i64) -> i64:
        """The empty cell with this number, in order: the full ones before it are those with no more empty ones before them."""
        full, place = self.full, self.rules.grid.place
        low: i64 = 0
        high: i64 = len(full)
        while low < high:
            middle = (low + high) >> 1
            if place[full[middle]] - middle <= number:
                low = middle + 1
            else:
                high = middle
        return self.rules.grid.cells[number + low]

    def _settle_down(self, seat: i64, card: i64, cell: i64) -> None:
        self.lay(cell, card)
        self.remember(seat, cell, card, SURE)
        self.laid[seat].append(card)
        self.disturb(seat)

    # Telling

    def place(self, what: str, seat: i64) -> str:
        """A place of a seat as events name it."""
        return f"{what} {seat}"

    def cell_name(self, cell: i64) -> str:
        """A cell as events name it."""
        return f"sea {NAMES[cell]}"
