"""The moves of Dead Man's Draw as ints and as text. Every verb owns a fixed range of ints."""

from __future__ import annotations

from typing import Final

from pressgang.core import Verbs

from .cards import CARDS, SUITS

SEATS: Final = 8
SUIT_COUNT: Final = 10
CARD_COUNT: Final = 60
"""As in `cards.py`: the compiler computes with constants of this file only."""
ANY_SUIT: Final = (1 << SUIT_COUNT) - 1
"""All suits, as bits."""
TRAITS: Final = (
    "golden-scales",
    "casanova",
    "plunderer",
    "treasure-hunter",
    "navigator",
    "master-gunner",
    "scavenger",
    "mystic",
    "swordsman",
    "miser",
    "captains-hook",
    "safe-harbor",
    "fisherman",
    "beastmaster",
    "misfire",
    "parry",
    "davy-jones-locker",
    "siren",
)

TRAIT_COUNT: Final = 18
assert len(TRAITS) == TRAIT_COUNT
assert CARD_COUNT == CARDS

WORD: Final = 60
"""How many options of an open question lie in its first bit set; the others lie in the second."""

TURN: Final = 0
"""The question of every turn: draw or bank?"""
DRAW: Final = 0
BANK: Final = 1
ONLY_DRAW: Final = 1 << DRAW
ONLY_BANK: Final = 1 << BANK
EITHER: Final = ONLY_DRAW | ONLY_BANK
"""What may be offered then, as bits."""
HOOK_MOVES: Final = 2
CANNON_MOVES: Final = HOOK_MOVES + SUIT_COUNT
SWORD_MOVES: Final = CANNON_MOVES + SEATS * SUIT_COUNT
MAP_MOVES: Final = SWORD_MOVES + SEATS * SUIT_COUNT
MERMAID_MOVES: Final = MAP_MOVES + CARD_COUNT
CASANOVA_MOVES: Final = MERMAID_MOVES + CARD_COUNT
PLUNDER_MOVES: Final = CASANOVA_MOVES + CARD_COUNT
MISFIRE_MOVES: Final = PLUNDER_MOVES + SEATS
KEEP_MOVES: Final = MISFIRE_MOVES + SUIT_COUNT
LOCKER_MOVES: Final = KEEP_MOVES + TRAIT_COUNT


def card_names(mermaid_ability: bool) -> list[str]:
    """The name of each card: its suit, a dash and its value."""
    return [f"{SUITS[card // 6]}-{value}" for card, value in enumerate(card_values(mermaid_ability))]


def card_values(mermaid_ability: bool) -> list[int]:
    """The value of each card: 2-7; Mermaids 4-9 unless they have an ability."""
    mermaid = 2 if mermaid_ability else 4
    return [(mermaid if suit == "mermaid" else 2) + rank for suit in SUITS for rank in range(6)]


def verbs_of(cards: list[str]) -> Verbs:
    """The table of all moves; the constants above are the first moves of its verbs."""
    seats = [str(seat) for seat in range(SEATS)]
    return Verbs(
        ("draw",),
        ("bank",),
        ("hook", SUITS),
        ("cannon", seats, SUITS),
        ("sword", seats, SUITS),
        ("map", cards),
        ("mermaid", cards),
        ("casanova", cards),
        ("plunder", seats),
        ("misfire", SUITS),
        ("keep", TRAITS),
        ("locker", seats),
        seats=seats,
    )


FIRST_MOVE: Final[dict[str, int]] = verbs_of(card_names(False)).first
"""The first move of every verb."""
assert (FIRST_MOVE["hook"], FIRST_MOVE["map"], FIRST_MOVE["locker"]) == (HOOK_MOVES, MAP_MOVES, LOCKER_MOVES)
