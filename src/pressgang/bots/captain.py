"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final

from .bot import Look
from .mate import TRIES, Mate
from .rollouts import Rollouts
from .search import search

USUAL_MS: Final = 100
TURNS: Final = 4
"""So many turns are played on. That takes twice as long as the mate's two, and its choices are better."""
HURRIED: Final = 0.01
"""With fewer seconds, or no more iterations than the mate has, it is the mate."""


class Captain(Mate):
    """Plays games in its head, from what it knows, for so many milliseconds or iterations a move, whatever is used up first.

    Where the game was learned it begins with the mate's thoughts and plays the best choices on; elsewhere it searches a tree.
    """

    def __init__(self, seed: int, ms: int | None = None, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        if ms is None and iterations is None:
            ms = USUAL_MS
        self.seconds = None if ms is None else ms / 1000
        self.begun = 0.0

    def choose(self, look: Look) -> int:
        self.begun = time.perf_counter()
        if look.game.network is not None:
            return super().choose(look)
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        findings = search(look.imagine(self.dice), look.seat, self.dice.seed(), self.iterations, self.seconds)
        return max(findings, key=lambda each: (each.visits, each.mean)).action

    def play_on(self, race: Rollouts) -> None:
        if self.hurried:
            super().play_on(race)
            return
        race.turns = TURNS
        race.run(self.iterations, None if self.seconds is None else self.seconds - (time.perf_counter() - self.begun))

    @property
    def hurried(self) -> bool:
        """Whether there is no time for more than the mate's thoughts."""
        if self.iterations is not None and self.iterations <= TRIES:
            return True
        return self.seconds is not None and self.seconds < HURRIED
