"""Bots as they were, to see whether those of today are any better: `--bots veterans:Captain` in this folder."""

from __future__ import annotations

from pressgang.bots import Bot, Look, Search
from pressgang.core import Dice

USUAL_MS = 100


class Captain(Bot):
    """The captain of 0.1.0: a search that plays on by habit and takes the estimate, because nothing had been learned yet."""

    def __init__(self, seed: int, ms: int | None = None, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        if ms is None and iterations is None:
            ms = USUAL_MS
        self.seconds = None if ms is None else ms / 1000

    def choose(self, look: Look) -> int:
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        searching = Search(look.imagine(self.dice), look.seat, Dice(self.dice.seed()))
        searching.run(self.iterations, self.seconds)
        return max(searching.findings(), key=lambda each: (each.visits, each.mean)).action
