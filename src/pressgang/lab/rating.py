"""Ratings: how strong each bot is, and how sure that is.

The model is Luce's (for two players Bradley and Terry's): at any table a bot wins in proportion to its strength. Bots do not learn, so all
games count alike and their order must not matter; therefore a maximum-likelihood fit (by choix) and not ratings that wander from game
to game (Elo, Glicko, TrueSkill, OpenSkill). The intervals come from a bootstrap over deals, because the games of a deal share their cards.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pressgang.extras import need
from pressgang.types import Interval

from .playing import WHOLE

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

MEAN = 1500.0
"""The mean of all ratings."""
POINTS = 400 / math.log(10)
"""As in chess, 400 points are odds of ten to one."""
PRIOR = 0.5
"""Every bot has won half a game from every other before the first, so that nobody is infinitely good."""
RESAMPLES = 1000


class Rating(NamedTuple):
    """Points with their 95% interval."""

    value: float
    low: float
    high: float

    def as_data(self) -> Interval:
        """JSON-ready."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Results:
    """The deals of a tournament, counted by line-up and by how the victories were shared."""

    bots: int
    line_ups: tuple[tuple[int, ...], ...]
    deals: Counter[tuple[int, tuple[int, ...]]]

    def pairs(self) -> tuple[tuple[float, ...], ...]:
        """For each two bots, the victories of the first at tables where the other sat, too.

        In Luce's model these compare any two as if they had been alone at the table.
        """
        table = [[0.0] * self.bots for _ in range(self.bots)]
        for key, count in self.deals.items():
            for bot, other, won in self.won(*key):
                table[bot][other] += count * won
        return tuple(tuple(row) for row in table)

    def played(self, which: int) -> int:
        """How many deals this line-up has played."""
        return sum(count for (line_up, _), count in self.deals.items() if line_up == which)

    def kinds(self, which: int) -> dict[tuple[int, ...], float]:
        """How often each kind of deal came for this line-up, with half a deal more that each member wins altogether:

        otherwise a bot that has won every game would be rated as if that were certain.
        """
        members = self.line_ups[which]
        found = {shares: float(count) for (line_up, shares), count in sorted(self.deals.items()) if line_up == which}
        for place in range(len(members)):
            sweep = tuple(WHOLE * len(members) if seat == place else 0 for seat in range(len(members)))
            found[sweep] = found.get(sweep, 0.0) + PRIOR
        return found

    def won(self, which: int, shares: tuple[int, ...]) -> list[tuple[int, int, float]]:
        """What one deal of this line-up adds to `pairs`."""
        members = self.line_ups[which]
        return [
            (bot, other, share / WHOLE)
            for place, (bot, share) in enumerate(zip(members, shares, strict=True))
            for seat, other in enumerate(members)
            if seat != place and other != bot and share
        ]


def needs_library() -> None:
    """Better to hear before the first game that there is no library to rate with."""
    need("pressgang tournament", "lab", "numpy", "choix")


def ratings(results: Results, seed: int) -> tuple[Rating, ...]:
    """The rating of each bot; the same results and seed give the same intervals."""
    import numpy

    middle = _fit(numpy.array(results.pairs()))
    low, high = numpy.quantile([_fit(pairs) for pairs in _resampled(results, seed)], [0.025, 0.975], axis=0)
    return tuple(Rating(*map(float, row)) for row in zip(middle, low, high, strict=True))


def distances(results: Results, seed: int) -> tuple[tuple[Rating, ...], ...]:
    """By how many points each bot is above each other. Where the interval holds 0, nobody knows who of the two is stronger.

    The intervals of two ratings do not say that: they share the field's mean, and the one has won what the other lost.
    """
    import numpy

    fits = numpy.array([_fit(numpy.array(results.pairs())), *(_fit(pairs) for pairs in _resampled(results, seed))])
    apart = fits[:, :, None] - fits[:, None, :]
    table = numpy.stack([apart[0], *numpy.quantile(apart[1:], [0.025, 0.975], axis=0)], axis=-1)
    return tuple(tuple(Rating(*map(float, each)) for each in row) for row in table)


def _fit(pairs: NDArray[numpy.float64]) -> NDArray[numpy.float64]:
    """The points of each bot that make the pairs likeliest."""
    import choix

    strengths: NDArray[numpy.float64] = choix.ilsr_pairwise_dense(pairs + PRIOR)
    points: NDArray[numpy.float64] = MEAN + POINTS * (strengths - strengths.mean())
    return points


def _resampled(results: Results, seed: int) -> list[NDArray[numpy.float64]]:
    """The pairs as they might have come out: for each line-up as many deals as there were, drawn anew from those."""
    import numpy

    dice = numpy.random.default_rng(seed)
    drawn = [numpy.zeros((results.bots, results.bots)) for _ in range(RESAMPLES)]
    for which in range(len(results.line_ups)):
        kinds = results.kinds(which)
        worth = numpy.zeros((len(kinds), results.bots, results.bots))
        for kind, shares in enumerate(kinds):
            for bot, other, won in results.won(which, shares):
                worth[kind, bot, other] += won
        chances = numpy.array(list(kinds.values())) / sum(kinds.values())
        for number, times in enumerate(dice.multinomial(results.played(which), chances, RESAMPLES)):
            drawn[number] += numpy.tensordot(times, worth, axes=1)
    return drawn
