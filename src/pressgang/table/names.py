"""What people and bots are called at a table: no two names there look alike, and none looks like nothing.

Bots have the names of pirates of old, which are the same in every language.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from pressgang.core import Problem

NAMES: Final = (
    *("Anne", "Bart", "Calico", "Ching", "Drake", "Edward", "Flint", "Grace", "Henry", "Israel", "Jeanne", "Kidd"),
    *("Lafitte", "Mary", "Morgan", "Ned", "Olivier", "Quelch", "Rackham", "Sadie", "Stede", "Teach", "Vane", "Zheng"),
)
KEPT_LETTERS: Final = 20
"""So much of a name is kept when it gets a number."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
SEEN: Final = ("L", "N", "P", "S")
"""Kinds of characters that show something by themselves."""
MARKS: Final = "\u200e\u200f"
"""Which the data of look-alikes has around what is written from right to left."""


def clean_name(name: str, most: int) -> str:
    """A name in one line, without tricks, that can be seen; a Problem if it cannot be.

    >>> clean_name("  Anne   Bonny ", 24)
    'Anne Bonny'
    """
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    shows = any(unicodedata.category(letter)[0] in SEEN for letter in clean)
    if not shows or len(clean) > most or not clean.isprintable() or not BLANK.isdisjoint(clean):
        raise Problem("bad-name", most=most)
    return clean


def look_alike(name: str, other: str) -> bool:
    """Whether people may take one name for the other.

    >>> look_alike("Anne", "ANNE"), look_alike("Anne", "\u0410nn\u0435"), look_alike("Iris", "lris"), look_alike("Anne", "Anna")
    (True, True, True, False)
    """
    return not _as_seen(name).isdisjoint(_as_seen(other))


@lru_cache(maxsize=2000)
def _as_seen(name: str) -> frozenset[str]:
    """A name as it looks, in the letters that are written and in small ones."""
    plain = unicodedata.normalize("NFKC", name)
    both = (plain, unicodedata.normalize("NFKC", plain.casefold()))
    return frozenset("".join(_shape(letter) for letter in each if not letter.isspace()).casefold() for each in both)


def _shape(letter: str) -> str:
    """What stands for all characters that look like this one, by the data of the Unicode consortium (UTS 39)."""
    from confusable_homoglyphs.confusables import confusables_data  # read when the first name is compared: it is large

    alike = [each["c"].strip(MARKS) for each in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter  # it stands for the others, or nothing looks like it
    back = [each["c"].strip(MARKS) for each in confusables_data.get(alike[0], ())]
    return str(min(letter, alike[0]) if back == [letter] and len(alike[0]) == 1 else alike[0])


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name that somebody wants, with a number if one that looks like it is taken.

    >>> free_name("Anne", []), free_name("anne", ["Anne", "Anne 2"])
    ('Anne', 'anne 3')
    """
    others = list(taken)
    numbered = (name if number == 1 else f"{name[:KEPT_LETTERS]} {number}" for number in range(1, len(others) + 2))
    return next(each for each in numbered if not any(look_alike(each, other) for other in others))


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    free = [name for name in NAMES if not any(look_alike(name, other) for other in taken)] or list(NAMES)
    return secrets.choice(free)
