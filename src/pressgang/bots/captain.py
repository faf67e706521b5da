"""The bot that searches."""

from __future__ import annotations

import time
from typing import Final

from pressgang.core import Game

from .bot import Look
from .judge import Judge
from .mate import TRIES, Mate
from .rollouts import Rollouts
from .search import search

USUAL_MS: Final = 100
HURRIED: Final = 0.02
FEW: Final = 1000
"""With fewer seconds, or no more iterations of a tree, and where the game was learned, it is the mate: a small tree is worth less. So it is
with no more tries than the mate has, where choices are played on."""


class Captain(Mate):
    """Plays games in its head, from what it knows, for so many milliseconds or iterations a move, whatever is used up first.

    What was learned of the game says what they are worth; where nothing was, the estimate. It searches a tree, or where the game says so
    plays the choices on that the mate thinks best: a tree is one plan for all that may be hidden, and cannot say what a look is worth.
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
        if network is not None and (look.game.turns_played_on or self.hurried(look.game)):
            return super().choose(look)
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        if self.judge is None and network is not None:
            self.judge = Judge(look.game, network)
        findings = search(look.imagine(self.dice), look.seat, self.dice.seed(), self.iterations, self.seconds, self.judge)
        return max(findings, key=lambda each: (each.visits, each.mean)).action

    def play_on(self, race: Rollouts) -> None:
        game = race.state.game
        if self.hurried(game):
            super().play_on(race)
            return
        race.turns = game.turns_played_on
        race.run(self.iterations, None if self.seconds is None else self.seconds - (time.perf_counter() - self.begun))

    def hurried(self, game: Game) -> bool:
        """Whether there is no time for more than the mate's thoughts."""
        few = TRIES if game.turns_played_on else FEW
        return (self.iterations is not None and self.iterations <= few) or (self.seconds is not None and self.seconds < HURRIED)
