"""What lies where on a table of Dread Draw, who knows it, and what is always on.

A pile that lies face down holds for each card who knows it, so that knowledge goes where the card goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Luck, Standing, State
from pressgang.core.bits import bit, put_in_order

from .deck import AFTERMATH, RESERVE
from .frames import BOTTOM, NONE, DreadFrame

if TYPE_CHECKING:
    from .game import DreadDraw

DUSK: Final = 21
"""From this round on nobody gains life."""
FEW: Final = 4
"""So many cards are put in order one by one."""
KIND: Final = 0xFFFF
KNOWN: Final = 16
"""A face-down card is its kind, with a bit from here on for each seat that knows it."""


@mypyc_attr(acyclic=True)
class Zones(State):
    """All that a state of Dread Draw is made of, and what can be asked about it."""

    def __init__(self, rules: DreadDraw, luck: Luck) -> None:
        super().__init__(rules, luck)
        self.rules = rules
        self.round: i64 = 1
        self.turn: i64 = 0
        self.over = False
        self.rows: list[list[int]] = []
        self.summoned: vec[i64] = vec[i64]()
        """The strength of all cards in each row."""
        self.reserves: list[list[int]] = []
        self.life: list[list[int]] = []
        """Each seat's life deck, top last, with who knows each card."""
        self.draw: list[int] = NONE
        """The draw deck, top last, with who knows each card."""
        self.discard: list[int] = []
        self.out: i64 = 0
        """The seats that are not in this round, as bits."""
        self.defeated: i64 = 0
        self.wards: list[int] = []
        self.total_bonus: list[int] = []
        self.damage_bonus: list[int] = []
        self.called: i64 = NOBODY
        self.played: i64 = 0
        self.drawn: list[int] = NONE
        """The cards drawn for damage, while one is chosen."""
        self.fortune: list[int] = NONE
        self.top: DreadFrame = BOTTOM
        """The newest unfinished business; the older lies below."""
        self.options: list[int] = NONE
        """The moves of the seat that is asked."""
        self.chooser: i64 = NOBODY
        """The seat that is asked."""

    def risk(self, seat: int | None) -> float | None:
        """How likely the next draw of the seat on turn fails, as far as this seat knows."""
        self.check_seat(seat)
        if self.over or not self.has_draw():
            return None
        if self.draw and seat is not None and (self.draw[-1] >> (KNOWN + seat)) & 1:
            unseen = [self.draw[-1] & KIND]
        elif self.draw:
            unseen = [cell & KIND for pile in [self.draw, *self.life] for cell in pile if seat is None or not (cell >> (KNOWN + seat)) & 1]
        else:
            unseen = self.discard
        return sum([not self.escalates(self.turn, kind) for kind in unseen]) / len(unseen)

    def standing(self) -> Standing:
        scores = [0 if self.is_defeated(seat) else len(self.life[seat]) + 1 for seat in range(self.rules.players)]
        return Standing(tuple(scores), tuple([seat for seat, score in enumerate(scores) if score > 0]) if self.over else ())

    def is_defeated(self, seat: i64) -> bool:
        """Whether the seat is out of the game."""
        return (self.defeated >> seat) & 1 != 0

    def is_inside(self, seat: i64) -> bool:
        """Whether the seat is living and not eliminated from this round."""
        return (self.out >> seat) & 1 == 0

    @property
    def stack(self) -> list[DreadFrame]:
        """All unfinished business, the oldest first."""
        found: list[DreadFrame] = []
        frame = self.top
        while frame.below is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    def push(self, frame: DreadFrame) -> None:
        """New business, to be carried on first."""
        frame.below = self.top
        self.top = frame

    def pop_frame(self) -> None:
        """The newest business is finished."""
        below = self.top.below
        if below is not None:
            self.top = below

    def others(self, seat: i64, inside_only: bool) -> list[int]:
        """The opponents (or only the rivals) of a seat, from its left."""
        gone = self.out if inside_only else self.defeated
        around = self.rules.around[seat]
        if gone & ~bit(seat) == 0:
            return around
        return [other for other in around if (gone >> other) & 1 == 0]

    def is_dusk(self) -> bool:
        """Whether it is so late that nobody gains life any more."""
        return self.round >= DUSK

    def has_others(self, seat: i64, inside_only: bool) -> bool:
        """Whether the seat has an opponent (or a rival)."""
        gone = self.out if inside_only else self.defeated
        return self.rules.everybody & ~gone & ~bit(seat) != 0

    def has_draw(self) -> bool:
        """Whether there is any card to draw."""
        return len(self.draw) > 0 or len(self.discard) > 0

    def is_hallowed(self, seat: i64) -> bool:
        """Whether nobody may choose this seat's reserves."""
        for card in self.reserves[seat]:
            if self.rules.kinds[card].hallow:
                return True
        for card in self.rows[seat]:
            if self.rules.kinds[card].hallow:
                return True
        return False

    def add_to_row(self, seat: i64, card: i64) -> None:
        """The card is summoned."""
        self.rows[seat].append(card)
        self.summoned[seat] += self.rules.strengths[card]

    def is_even(self, seat: i64) -> bool:
        """Whether equal strength is strong enough for this seat."""
        for card in self.reserves[seat]:
            if self.rules.kinds[card].even:
                return True
        for card in self.rows[seat]:
            if self.rules.kinds[card].even:
                return True
        return False

    def armor(self, seat: i64) -> i64:
        """How much less every damage to this seat is."""
        armor: i64 = 0
        for card in self.reserves[seat]:
            armor += self.rules.kinds[card].armor
        for card in self.rows[seat]:
            armor += self.rules.kinds[card].armor
        return armor

    def fury(self, seat: i64) -> i64:
        """How much more a round deals that this seat wins."""
        fury: i64 = 0
        for card in self.reserves[seat]:
            fury += self.rules.kinds[card].fury
        for card in self.rows[seat]:
            fury += self.rules.kinds[card].fury
        return fury

    def last(self, seat: i64) -> i64:
        """The strength of the last summoned card, 0 for an empty row."""
        row = self.rows[seat]
        if not row:
            return 0
        return self.rules.strengths[row[-1]]

    def total(self, seat: i64) -> i64:
        """The strength of all that this seat has summoned."""
        total: i64 = self.total_bonus[seat]
        total += self.summoned[seat]
        if self.rules.has_might:
            total += self._might(seat)
        return total

    def _might(self, seat: i64) -> i64:
        might: i64 = 0
        for card in self.rows[seat] + self.reserves[seat]:
            might += self.rules.kinds[card].might
        return might

    def escalates(self, seat: i64, card: i64) -> bool:
        """Whether the card is strong enough to be summoned by this seat."""
        row = self.rows[seat]
        if not row:
            return True
        strength = self.rules.strengths[card]
        last = self.rules.strengths[row[-1]]
        if strength != last:
            return strength > last
        return self.is_even(seat)

    def each_once(self, verb: i64, cards: list[int]) -> list[int]:
        """The moves of a verb with each of these cards, equal cards once."""
        found: list[int] = []
        for card in cards if len(cards) <= FEW else sorted(cards):
            put_in_order(found, verb + card)
        return found

    def refill(self) -> None:
        """Shuffle the discard pile into a new draw deck."""
        if not self.discard:
            return
        cards = sorted(self.discard)
        if len(cards) > 1:
            cards = self.luck.shuffle("reshuffle", cards)
        cards.reverse()
        self.draw = cards
        self.discard = []
        if self.heard is not None:
            self.emit("reshuffle", amount=len(cards))

    def peek(self, seat: i64, pile: list[int], count: i64, where: str) -> None:
        """The seat sees so many cards from the top of a pile."""
        for depth in range(count):
            pile[len(pile) - 1 - depth] |= bit(KNOWN + seat)
        if self.heard is not None:
            source = "draw" if where == "draw" else self.place("life", seat)
            self.emit("peek", seat, self.seen_kinds(pile, count), source, knows=[seat])

    def seen_kinds(self, pile: list[int], count: i64) -> list[int]:
        """So many cards from the top of a pile, top first."""
        return [pile[len(pile) - 1 - depth] & KIND for depth in range(count)]

    def toss(self, seat: i64, pile: list[int], count: i64, card: i64) -> None:
        """Discard this card of those that are looked at."""
        place = len(pile) - 1 - self.seen_kinds(pile, count).index(card)
        pile.pop(place)
        self.discard.append(card)
        if self.heard is not None:
            self.emit("toss", seat, [card], target="discard")

    def rearrange(self, seat: i64, pile: list[int], order: list[int]) -> None:
        """Put the top cards back in this order, the first on top; nobody else knows them any longer."""
        del pile[len(pile) - len(order) :]
        for card in reversed(order):
            pile.append(card | bit(KNOWN + seat))

    def tell_named(self, seat: i64, card: i64, life: bool) -> None:
        """The seat has named the next card of an order."""
        if self.heard is not None:
            self.emit("top", seat, [card], target=self.place("life", seat) if life else "draw", knows=[seat])

    def gain(self, seat: i64, count: i64) -> None:
        """Put so many cards of the draw deck on top of the life deck; who knows them still does."""
        gained = 0
        while gained < count and self.has_draw():
            if not self.draw:
                self.refill()
            self.life[seat].append(self.draw.pop())
            gained += 1
        if self.heard is not None:
            self.emit("gain", seat, source="draw", target=self.place("life", seat), amount=gained)

    def where_is(self, seat: i64, card: i64, trigger: i64) -> str:
        """Where a card lies whose ability is being played; nowhere if it has been moved."""
        if trigger == RESERVE:
            return "reserves" if card in self.reserves[seat] else ""
        if card in self.rows[seat]:
            return "row"
        return "discard" if trigger == AFTERMATH and not self.is_inside(seat) and card in self.discard else ""

    def row_without(self, seat: i64, card: i64) -> list[int]:
        """The row, less one copy of this card."""
        row = self.rows[seat].copy()
        if card in row:
            row.remove(card)
        return row

    def place(self, what: str, seat: i64) -> str:
        """A place of a seat as events name it."""
        return f"{what} {seat}"
