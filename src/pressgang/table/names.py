"""What bots are called: the names of pirates of old, which are the same in every language."""

from __future__ import annotations

import secrets
from typing import Final

NAMES: Final = (
    *("Anne", "Bart", "Calico", "Ching", "Drake", "Edward", "Flint", "Grace", "Henry", "Israel", "Jeanne", "Kidd"),
    *("Lafitte", "Mary", "Morgan", "Ned", "Olivier", "Quelch", "Rackham", "Sadie", "Stede", "Teach", "Vane", "Zheng"),
)


def bot_name(taken: list[str]) -> str:
    """A name that nobody at the table has."""
    free = [name for name in NAMES if name not in taken] or list(NAMES)
    return secrets.choice(free)
