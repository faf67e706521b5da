"""Whose turn it is when more is asked than can be done: ranks first, then addresses in turn, then the people of an address in turn."""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")
Client = tuple[str, str]
"""Who something is done for: an address, and a player there. Tokens are free for all, addresses are not."""


class Rank(IntEnum):
    """What goes first."""

    TEXT = 0
    """Somebody's own deck is read."""
    BOT = 1
    """A bot must move."""
    COACH = 2
    """Somebody waits for advice, or for a replay."""
    REVIEW = 3
    """A game is looked back at."""


class FairQueue(Generic[T]):
    """What waits to be done.

    >>> queue = FairQueue[str]()
    >>> for word, rank, client in [("a1", 2, "a"), ("a2", 2, "a"), ("a3", 2, "a"), ("b1", 2, "b"), ("c1", 1, "c")]:
    ...     queue.push(word, Rank(rank), (client, ""))
    >>> [queue.pop() for _ in range(5)], len(queue)
    (['c1', 'a1', 'b1', 'a2', 'a3'], 0)
    """

    def __init__(self) -> None:
        self._ranks: dict[Rank, dict[str, dict[str, deque[T]]]] = {rank: {} for rank in Rank}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def push(self, what: T, rank: Rank, client: Client) -> None:
        """One more."""
        address, player = client
        self._ranks[rank].setdefault(address, {}).setdefault(player, deque()).append(what)
        self._count += 1

    def pop(self) -> T:
        """What is to be done next; whose it is goes to the end of the line."""
        addresses = next(each for each in self._ranks.values() if each)
        address, players = next(iter(addresses.items()))
        player, line = next(iter(players.items()))
        what = line.popleft()
        self._count -= 1
        del players[player], addresses[address]
        if line:
            players[player] = line
        if players:
            addresses[address] = players
        return what

    def waiting_of(self, client: Client) -> int:
        """How much waits for this player, whatever it is."""
        address, player = client
        return sum(len(addresses.get(address, {}).get(player, ())) for addresses in self._ranks.values())

    def waiting_at(self, address: str) -> int:
        """How much waits for all players of an address."""
        return sum(len(line) for addresses in self._ranks.values() for line in addresses.get(address, {}).values())
