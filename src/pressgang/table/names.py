"""What bots are called: the names of pirates of old, which are the same in every language."""

from __future__ import annotations

import secrets
from typing import Final

NAMES: Final = (
    *("Anne", "Bart", "Calico", "Ching", "Drake", "Edward", "Flint", "Grace", "Henry", "Israel", "Jeanne", "Kidd"),
    *("Lafitte", "Mary", "Morgan", "Ned", "Olivier", "Quelch", "Rackham", "Sadie", "Stede", "Teach", "Vane", "Zheng"),
)
KEPT_LETTERS: Final = 20
"""So much of a name is kept when it gets a number."""


def free_name(name: str, taken: list[str]) -> str:
    """The name that somebody wants, with a number if it is taken.

    >>> free_name("Anne", []), free_name("Anne", ["Anne", "Anne 2"])
    ('Anne', 'Anne 3')
    """
    numbered = (name if number == 1 else f"{name[:KEPT_LETTERS]} {number}" for number in range(1, len(taken) + 2))
    return next(each for each in numbered if each not in taken)


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    free = [name for name in NAMES if name not in taken] or list(NAMES)
    return secrets.choice(free)
