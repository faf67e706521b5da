"""How likely something is, and how sure that is: 95% intervals for what a search has found."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from pressgang.bots import Finding
from pressgang.types import Interval

Z: Final = 1.959963984540054
"""The normal distribution leaves 2.5% above this."""
BOTH_WAYS: Final = 2
"""So many wins and so many losses are added before an interval is made, as Agresti and Coull do: few tries, or tries that
all came out alike, do not make anybody sure."""


class Chance(NamedTuple):
    """A number with its 95% interval."""

    value: float
    low: float
    high: float

    def as_data(self) -> Interval:
        """JSON-ready."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def chance_of(found: Finding) -> Chance:
    """The chance to win after an action, from what a search has found.

    >>> [round(number, 2) for number in chance_of(Finding(0, 100, 0.5, 0.25))]
    [0.5, 0.4, 0.6]
    >>> [round(number, 2) for number in chance_of(Finding(0, 100, 1.0, 0.0))]
    [1.0, 0.95, 1.0]
    """
    middle, error = _cautious(found)
    value = found.mean if found.visits else middle
    return Chance(value, max(0.0, min(value, middle - Z * error)), min(1.0, max(value, middle + Z * error)))


def difference(better: Finding, worse: Finding) -> Chance:
    """By how much the chance to win after one action is greater than after another."""
    value = better.mean - worse.mean
    middle, error = _cautious(better)
    other, other_error = _cautious(worse)
    half = Z * math.hypot(error, other_error)
    return Chance(value, max(-1.0, min(value, middle - other - half)), min(1.0, max(value, middle - other + half)))


def gap_of(found: Finding) -> Chance:
    """A difference of two chances, from -1 to 1, that was tried again and again in the same games."""
    halved = found._replace(mean=(found.mean + 1.0) / 2.0, variance=found.variance / 4.0)
    value, low, high = chance_of(halved)
    return Chance(2.0 * value - 1.0, 2.0 * low - 1.0, 2.0 * high - 1.0)


def _cautious(found: Finding) -> tuple[float, float]:
    """The mean and its standard error, with some wins and losses more than were found."""
    count = found.visits + 2 * BOTH_WAYS
    mean = (found.mean * found.visits + BOTH_WAYS) / count
    squares = ((found.variance + found.mean * found.mean) * found.visits + BOTH_WAYS) / count
    return mean, math.sqrt(max(squares - mean * mean, 0.0) / count)
