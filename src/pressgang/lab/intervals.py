"""How sure a rate is: 95% intervals."""

from __future__ import annotations

import math
from typing import NamedTuple

from pressgang.types import Interval

Z = 1.959963984540054
"""The normal distribution leaves 2.5% above this."""


class Rate(NamedTuple):
    """A share of successes, with its 95% interval."""

    value: float
    low: float
    high: float

    def as_data(self) -> Interval:
        """JSON-ready."""
        return {"value": self.value, "low": self.low, "high": self.high}


def wilson(successes: float, count: float) -> Rate:
    """The rate of successes with Wilson's interval, which also holds for few and for extreme counts.

    Shared victories count as their share. That makes the interval a little wider than it needs to be, never narrower.

    >>> [round(value, 3) for value in wilson(8, 10)]
    [0.8, 0.49, 0.943]
    >>> wilson(0, 0)
    Rate(value=0.0, low=0.0, high=1.0)
    """
    if count <= 0:
        return Rate(0.0, 0.0, 1.0)
    rate, tail = successes / count, Z * Z / count
    middle = (rate + tail / 2) / (1 + tail)
    half = Z * math.sqrt(rate * (1 - rate) / count + tail / (4 * count)) / (1 + tail)
    return Rate(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))
