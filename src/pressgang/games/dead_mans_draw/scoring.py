"""What a bank is worth and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from .cards import MERMAID, RANKS, STACK, Cards, stack_bits


def top_cards(bank: Cards, values: list[int], mermaid_extra: i64) -> i64:
    """The sum of the highest card of each suit; `mermaid_extra` for the Mermaid that scores."""
    total: i64 = 0
    for suit in range(10):
        stack: int = (bank.one >> (suit * RANKS)) & STACK
        if stack:
            total += values[suit * RANKS + stack.bit_length() - 1]
    if bank.has_suit(MERMAID):
        total += mermaid_extra
    return total


def all_cards(bank: Cards, values: list[int], mermaid_extra: i64) -> i64:
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
