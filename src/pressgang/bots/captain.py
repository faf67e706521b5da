"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final

from pressgang.core import Dice

from .bot import Bot, Look
from .judge import Judge
from .rollouts import Rollouts
from .search import search
from .turn import turn_values

USUAL_MS: Final = 100
HURRIED_SECONDS: Final = 0.01
HURRIED_ITERATIONS: Final = 100
"""With less than this it is the mate."""


class Captain(Bot):
    """Plays games in its head, from what it knows, for so many milliseconds or iterations a move, whatever is used up first.

    Where the game was learned it begins with the mate's thoughts and plays the best choices on; elsewhere it searches a tree.
    """

    def __init__(self, seed: int, ms: int | None = None, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        if ms is None and iterations is None:
            ms = USUAL_MS
        self.seconds = None if ms is None else ms / 1000
        self.judge: Judge | None = None

    def choose(self, look: Look) -> int:
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        network = look.game.network
        if network is None:
            findings = search(look.imagine(self.dice), look.seat, self.dice.seed(), self.iterations, self.seconds)
            return max(findings, key=lambda each: (each.visits, each.mean)).action
        if self.judge is None:
            self.judge = Judge(look.game, network)
        return self._race(look, self.judge)

    def _race(self, look: Look, judge: Judge) -> int:
        """The mate's thoughts, and if there is time the best of them played on."""
        begun, state = time.perf_counter(), look.imagine(self.dice)
        values = turn_values(state, look.seat, self.dice, judge, worlds=look.game.worlds)
        if self._is_hurried():
            return max(values, key=lambda each: each[1])[0]
        race = Rollouts(state, look.seat, Dice(self.dice.seed()), judge, values)
        race.run(self.iterations, None if self.seconds is None else self.seconds - (time.perf_counter() - begun))
        return race.best()

    def _is_hurried(self) -> bool:
        short = self.seconds is not None and self.seconds < HURRIED_SECONDS
        return short or (self.iterations is not None and self.iterations < HURRIED_ITERATIONS)
