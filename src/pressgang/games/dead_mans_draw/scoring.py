"""What a bank is worth and who wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core.bits import size_of

from .cards import MERMAID, RANKS, Cards, stack_bits

LOWEST: Final = 0x041041041041041
"""The lowest card of each suit, as a set; and what is left of all suits without their highest one, two, three cards."""
BUT_SIXTH: Final = LOWEST * 0b11111
BUT_UPPER_TWO: Final = LOWEST * 0b1111
LOWER_THREE: Final = LOWEST * 0b111


def top_cards(bank: Cards, values: vec[i64], mermaid_extra: i64) -> i64:
    """The sum of the highest card of each suit; `mermaid_extra` for the Mermaid that scores.

    A card is worth a point more than the one below it. So a stack counts a point for each card up to its highest, there or not, and what
    the lowest of its suit is worth beyond one point: for Mermaids that may be more.
    """
    filled = bank.one
    filled |= (filled >> 1) & BUT_SIXTH
    filled |= (filled >> 2) & BUT_UPPER_TWO
    filled |= (filled >> 3) & LOWER_THREE
    stacks: i64 = filled & LOWEST
    total = size_of(filled) + size_of(stacks) * (values[0] - 1)
    if bank.has_suit(MERMAID):
        total += values[MERMAID * RANKS] - values[0] + mermaid_extra
    return total


def all_cards(bank: Cards, values: vec[i64], mermaid_extra: i64) -> i64:
    """The sum of all cards; `mermaid_extra` for every Mermaid."""
    total: i64 = 0
    for card in bank.listing():
        total += values[card]
    mermaids = Cards(bank.one & stack_bits(MERMAID), bank.two & stack_bits(MERMAID))
    return total + mermaid_extra * mermaids.size()


def best_of(scores: list[int]) -> list[int]:
    """The seats with the highest score."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def more_cards_wins(tied: list[int], sizes: list[int]) -> list[int]:
    """Break a tie: more cards in the bank; still tied, they share."""
    most = max([sizes[seat] for seat in tied])
    return [seat for seat in tied if sizes[seat] == most]
