"""What somebody may have meant who typed a name that there is not."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

ALIKE = 0.65
"""How alike two names must be, from 0 to 1."""
TIE = 0.1
"""Who is so much less alike than the likeliest is not named beside it."""
MOST = 3


def meant(name: str, names: Iterable[str]) -> list[str]:
    """The names that this one is the beginning of, else those that look like it; the likeliest first.

    >>> meant("captian", ["random", "mate", "captain"]), meant("tour", ["train", "tournament"]), meant("fish", ["play"])
    (['captain'], ['tournament'], [])
    """
    known, typed = list(dict.fromkeys(names)), name.strip().lower()
    begun = [each for each in known if len(typed) > 1 and each.startswith(typed)]
    if begun:
        return begun[:MOST]
    near = get_close_matches(typed, known, MOST, ALIKE)
    return [each for each in near if _alike(typed, each) > _alike(typed, near[0]) - TIE]


def _alike(name: str, other: str) -> float:
    return SequenceMatcher(None, other, name).ratio()
