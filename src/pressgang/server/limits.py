"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import deque
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


class Hourly:
    """So many an hour for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
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
            raise Problem("too-many-tables", most=self.most)
        times.append(now)
