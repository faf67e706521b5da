"""What the players of a game have seen and chosen so far, in a few bytes: for searches that copy it with every step."""

from __future__ import annotations

import hashlib
from array import array

from pressgang.core import State

DIGEST = 12
"""Bytes of a digest of all that a player has seen: two different ones hardly ever share one."""


class Memory:
    """For each player a digest of all that it has seen, and its own choices."""

    def __init__(self, players: int) -> None:
        self.seen: list[bytes] = [b""] * players
        self.choices: list[bytes] = [b""] * players

    def look(self, table: State) -> None:
        """All players look at the table."""
        row = bytearray(table.game.observation.size)
        for player, before in enumerate(self.seen):
            table.observe(player, row)
            self.seen[player] = _digest(before + row)

    def choose(self, player: int, choice: int) -> None:
        """A player remembers what it chose."""
        chosen = array("H", [choice]).tobytes()
        self.choices[player] += chosen
        self.seen[player] = _digest(self.seen[player] + chosen)

    def choices_of(self, player: int) -> array[int]:
        """The choices of a player, in order."""
        return array("H", self.choices[player])

    def copy(self) -> Memory:
        """A memory that goes on on its own."""
        twin = Memory(0)
        twin.seen, twin.choices = self.seen.copy(), self.choices.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Memory:
        return self.copy()

    def __str__(self) -> str:
        return " ".join(digest.hex() for digest in self.seen)


def _digest(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=DIGEST).digest()
