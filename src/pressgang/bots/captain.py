"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final

from .bot import Look
from .judge import Judge
from .mate import Mate
from .rollouts import Rollouts
from .search import search

USUAL_MS: Final = 100
TURNS: Final = 4
"""Where choices are played on one by one, so many turns are: twice as many as the mate plays on."""
HURRIED: Final = 0.02
FEW: Final = 1000
"""With fewer seconds, or no more iterations, and where the game was learned, it is the mate: a small tree is worth less."""


class Captain(Mate):
    """Searches a tree of games in its head, from what it knows, for so many milliseconds or iterations a move, whatever is used up first.

    What was learned of the game says what they are worth; where nothing was, the estimate. A tree is one plan for all that may be hidden:
    it cannot say what a look is worth. Where knowledge decides, the choices that the mate thinks best are played on instead.
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
        network = look.game.network
        if network is not None and (self.hurried or look.game.knowledge_decides):
            return super().choose(look)
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        if self.judge is None and network is not None:
            self.judge = Judge(look.game, network)
        findings = search(look.imagine(self.dice), look.seat, self.dice.seed(), self.iterations, self.seconds, self.judge)
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
        return (self.iterations is not None and self.iterations <= FEW) or (self.seconds is not None and self.seconds < HURRIED)
