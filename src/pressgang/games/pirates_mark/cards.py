"""The fifty-one kinds of cards, numbered by the alphabet, and the sets that the rules speak of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LUCK_SLUGS: Final = (
    *("batten-down-the-hatches", "blackbeards-sword", "bring-er-about", "chalices-of-cortez", "crows-nest-2", "crows-nest-3"),
    *("crows-nest-4", "crows-nest-5", "drop-anchor", "first-mate", "flying-dutchman", "letters-of-marque", "mutiny", "parlay"),
    *("plunder", "queen-annes-revenge", "raise-the-jolly-roger", "tortuga"),
    *("alter-course", "blow-the-man-down", "green-flash", "skeleton-key", "sword-fight", "treasure-chest"),
)
CURSE_SLUGS: Final = (
    *("all-hands-on-deck", "deal-with-davy-jones", "isla-muerta", "maelstrom", "mass-mutiny", "release-the-kraken", "scurvy"),
    *("swab-the-poopdeck", "taking-on-water", "trident-of-poseidon", "walk-the-plank-n", "walk-the-plank-e", "walk-the-plank-s"),
    *("walk-the-plank-w", "whirlpool", "winds-of-fate", "abandon-ship", "black-spot", "drunken-sailor", "shiver-me-timbers"),
)
ITEM_SLUGS: Final = ("jewel", "orange", "parrot", "ruby", "rum", "treasure")
SLUGS: Final[list[str]] = sorted([*LUCK_SLUGS, *CURSE_SLUGS, *ITEM_SLUGS, "mark"])
NUMBER: Final[dict[str, int]] = {slug: number for number, slug in enumerate(SLUGS)}
KINDS: Final = 51

PARRGHTY_ONLY: Final = (
    *("abandon-ship", "alter-course", "black-spot", "blow-the-man-down", "drunken-sailor", "green-flash", "shiver-me-timbers"),
    *("skeleton-key", "sword-fight", "treasure-chest"),
)
BANNED_FOR_TWO: Final = (
    *("scurvy", "deal-with-davy-jones", "trident-of-poseidon", "isla-muerta"),
    *("bring-er-about", "first-mate", "flying-dutchman", "tortuga", "parlay"),
)

ABANDON_SHIP: Final = 0
ALL_HANDS_ON_DECK: Final = 1
ALTER_COURSE: Final = 2
BATTEN_DOWN: Final = 3
BLACK_SPOT: Final = 4
SWORD: Final = 5
BLOW_THE_MAN_DOWN: Final = 6
BRING_ER_ABOUT: Final = 7
CHALICES: Final = 8
NEST_2: Final = 9
NEST_3: Final = 10
NEST_4: Final = 11
NEST_5: Final = 12
DEAL: Final = 13
DROP_ANCHOR: Final = 14
DRUNKEN_SAILOR: Final = 15
FIRST_MATE: Final = 16
FLYING_DUTCHMAN: Final = 17
GREEN_FLASH: Final = 18
ISLA_MUERTA: Final = 19
JEWEL: Final = 20
LETTERS: Final = 21
MAELSTROM: Final = 22
MARK: Final = 23
MASS_MUTINY: Final = 24
MUTINY: Final = 25
ORANGE: Final = 26
PARLAY: Final = 27
PARROT: Final = 28
PLUNDER: Final = 29
QUEEN_ANNE: Final = 30
JOLLY_ROGER: Final = 31
KRAKEN: Final = 32
RUBY: Final = 33
RUM: Final = 34
SCURVY: Final = 35
SHIVER: Final = 36
SKELETON_KEY: Final = 37
SWAB: Final = 38
SWORD_FIGHT: Final = 39
TAKING_ON_WATER: Final = 40
TORTUGA: Final = 41
TREASURE: Final = 42
TREASURE_CHEST: Final = 43
TRIDENT: Final = 44
PLANK_E: Final = 45
PLANK_N: Final = 46
PLANK_S: Final = 47
PLANK_W: Final = 48
WHIRLPOOL: Final = 49
WINDS: Final = 50

MARKS: Final = 0
CURSES: Final = 1
LUCK: Final = 2
ITEMS: Final = 3
CLASSES: Final = ("mark", "curse", "luck", "item")


def class_of(slug: str) -> int:
    """Whether it is a Mark, a Curse, a Luck card or an item."""
    if slug in LUCK_SLUGS:
        return LUCK
    if slug in CURSE_SLUGS:
        return CURSES
    return ITEMS if slug in ITEM_SLUGS else MARKS


CLASS: Final[list[int]] = [class_of(slug) for slug in SLUGS]


def _bits(*cards: int) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


ANYTIME: Final[i64] = _bits(PLUNDER, NEST_2, NEST_3, NEST_4, NEST_5, FLYING_DUTCHMAN, TREASURE_CHEST)
"""What may be played whenever its owner is asked."""
ANYTIME_HEADS: Final[i64] = _bits(NEST_2, NEST_3, NEST_4, NEST_5, FLYING_DUTCHMAN)
"""Those of them whose moves come first on a menu."""
ANYTIME_CARDS: Final[list[int]] = [NEST_2, NEST_3, NEST_4, NEST_5, FLYING_DUTCHMAN, TREASURE_CHEST, PLUNDER]
ANSWERS: Final[i64] = _bits(PARLAY, CHALICES, BLOW_THE_MAN_DOWN, SWORD_FIGHT, SWORD, PLUNDER)
ANSWER_CARDS: Final[list[int]] = [PARLAY, CHALICES, SWORD, BLOW_THE_MAN_DOWN, SWORD_FIGHT]
TURNERS: Final[i64] = _bits(LETTERS, JOLLY_ROGER, DEAL, QUEEN_ANNE)
"""What turns a Mark away."""
TURNER_CARDS: Final[list[int]] = [LETTERS, JOLLY_ROGER, DEAL, QUEEN_ANNE]


def return_order(card: int) -> tuple[int, str]:
    """Marks go back first, then Curses, Luck and items, each by name."""
    return CLASS[card], SLUGS[card]
