"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter, deque
from typing import Final

from pressgang.core import Problem

HOUR: Final = 3600.0
MOST_ADDRESSES: Final = 20_000


class Bucket:
    """So many a second on average, and for a moment twice as many.

    >>> bucket = Bucket(2)
    >>> [bucket.take() for _ in range(5)]
    [True, True, True, True, False]
    """

    __slots__ = ("_left", "_rate", "_seen")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2.0 * rate
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(2.0 * self._rate, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Crowd:
    """So many at once for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """One more, or a Problem."""
        if self._count[address] >= self.most:
            raise Problem("too-many-sockets", most=self.most)
        self._count[address] += 1

    def leave(self, address: str) -> None:
        """One fewer."""
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]


class Hourly:
    """So many an hour for each address."""

    def __init__(self, most: int, code: str = "too-many-tables") -> None:
        self.most = most
        self.code = code
        self._seen: dict[str, deque[float]] = {}

    def take(self, address: str) -> None:
        """One more, or a Problem."""
        now = time.monotonic()
        if len(self._seen) > MOST_ADDRESSES:
            self._seen = {each: times for each, times in self._seen.items() if times and now - times[-1] < HOUR}
        times = self._seen.setdefault(address, deque())
        while times and now - times[0] > HOUR:
            times.popleft()
        if len(times) >= self.most:
            raise Problem(self.code, most=self.most)
        times.append(now)
