"""The loot: ten suits of six cards, and piles of them as bit sets.

A card is a small int, suit * 6 + rank; the two copies of a card in a two-deck game are the same int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core.bits import bit, first_of, size_of

SUITS: Final = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
ANCHOR: Final = 0
HOOK: Final = 1
CANNON: Final = 2
KEY: Final = 3
CHEST: Final = 4
MAP: Final = 5
ORACLE: Final = 6
SWORD: Final = 7
KRAKEN: Final = 8
MERMAID: Final = 9

NO_CARD: Final = -1
RANKS: Final = 6
CARDS: Final = 60
ALL_CARDS: Final = (1 << CARDS) - 1
STACK: Final = 63
"""The six cards of a suit, as bits."""


def suit_of(card: i64) -> i64:
    """The suit of a card."""
    return card // RANKS


def stack_bits(suit: i64) -> i64:
    """The set of all cards of a suit."""
    return STACK * bit(suit * RANKS)


@mypyc_attr(acyclic=True)
class Cards:
    """An unordered pile: a bank or the discard pile. `one` has the cards that are there, `two` those there twice."""

    def __init__(self, one: i64 = 0, two: i64 = 0) -> None:
        self.one: i64 = one
        self.two: i64 = two
        self.counted: i64 = 0
        """What `one` was when its points were counted last."""
        self.points: i64 = 0

    def add(self, card: i64) -> None:
        """Put a card in."""
        single = bit(card)
        self.two |= self.one & single
        self.one |= single

    def take(self, card: i64) -> None:
        """Take a card out that is there."""
        single = bit(card)
        if self.two & single:
            self.two ^= single
        else:
            self.one ^= single

    def add_set(self, cards: i64) -> None:
        """Put in a set of cards, each once."""
        self.two |= self.one & cards
        self.one |= cards

    def suits(self) -> i64:
        """The suits that have a stack here, as a set."""
        found: i64 = 0
        rest = self.one
        place: i64 = 1
        while rest != 0:
            if rest & STACK:
                found |= place
            rest >>= RANKS
            place += place
        return found

    def has_suit(self, suit: i64) -> bool:
        """Whether the suit has a stack here."""
        return (self.one >> (suit * RANKS)) & STACK != 0

    def top(self, suit: i64) -> i64:
        """The highest card of a stack that is here."""
        stack: int = (self.one >> (suit * RANKS)) & STACK
        return suit * RANKS + stack.bit_length() - 1

    def lowest(self, suit: i64) -> i64:
        """The lowest card of a stack that is here."""
        return suit * RANKS + first_of((self.one >> (suit * RANKS)) & STACK)

    def size(self) -> i64:
        """How many cards."""
        if self.two == 0:
            return size_of(self.one)
        return size_of(self.one) + size_of(self.two)

    def listing(self) -> list[int]:
        """All cards, by suit and value, copies side by side."""
        found: list[int] = []
        rest = self.one
        while rest != 0:
            lowest: int = rest & -rest
            card = lowest.bit_length() - 1
            found.append(card)
            if self.two & lowest:
                found.append(card)
            rest ^= lowest
        return found

    def copy(self) -> Cards:
        return Cards(self.one, self.two)


@mypyc_attr(acyclic=True)
class Discard(Cards):
    """The discard pile: unordered too, but for the card on top, which everybody sees where the pile lies open."""

    def __init__(self, one: i64 = 0, two: i64 = 0, top: i64 = NO_CARD) -> None:
        super().__init__(one, two)
        self.on_top: i64 = top

    def add(self, card: i64) -> None:
        Cards.add(self, card)
        self.on_top = card

    def take(self, card: i64) -> None:
        """Take a card out; below the top one comes the highest that is left."""
        Cards.take(self, card)
        if card == self.on_top and not self.one & bit(card):
            self.on_top = self.highest()

    def highest(self) -> i64:
        """The last of the listing, NO_CARD of an empty pile."""
        cards: int = self.one
        return cards.bit_length() - 1

    def copy(self) -> Discard:
        return Discard(self.one, self.two, self.on_top)


@mypyc_attr(acyclic=True)
class PlayArea:
    """The cards that are played in a turn, in order: six bits a card in `order`, leftmost lowest; `held` is their set."""

    def __init__(self, order: i64 = 0, size: i64 = 0, held: i64 = 0, protected: i64 = 0) -> None:
        self.order: i64 = order
        self.size: i64 = size
        self.held: i64 = held
        self.protected: i64 = protected

    def add(self, card: i64) -> None:
        """Put a card at the right end."""
        size = self.size
        self.order |= card << (size * RANKS)
        self.size = size + 1
        self.held |= bit(card)

    def take(self, card: i64) -> None:
        """Take a card out that is there; the others close up."""
        rest = self.listing()
        rest.remove(card)
        protected = self.protected & ~bit(card)
        self.clear()
        for other in rest:
            self.add(other)
        self.protected = protected

    def clear(self) -> None:
        """Take all cards away."""
        self.order = 0
        self.size = 0
        self.held = 0
        self.protected = 0

    def has_suit(self, suit: i64) -> bool:
        """Whether a card of this suit is here."""
        return (self.held >> (suit * RANKS)) & STACK != 0

    def listing(self) -> list[int]:
        """The cards from left to right."""
        return [(self.order >> (place * RANKS)) & STACK for place in range(self.size)]

    def listed(self, cards: i64) -> list[int]:
        """Those of a set that are here, from left to right."""
        return [card for card in self.listing() if cards & bit(card)]

    def copy(self) -> PlayArea:
        return PlayArea(self.order, self.size, self.held, self.protected)
