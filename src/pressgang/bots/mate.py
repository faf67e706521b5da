"""The bot that has learned what a situation is worth."""

from __future__ import annotations

from typing import Final

from pressgang.core import Dice

from .bot import Bot, Look
from .judge import Judge
from .rollouts import Rollouts
from .turn import WORLDS, turn_values

TRIES: Final = 90
"""So often the best choices are played on, all together, where the game was learned: a few milliseconds."""


class Mate(Bot):
    """Counts every card that may come next, and judges what follows by what was learned of the game; where nothing was, by the estimate.

    The choices that are close to the best are played on a few times. What can be concluded from the others' acts it takes for known.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.judge: Judge | None = None

    def choose(self, look: Look) -> int:
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        if self.judge is None:
            self.judge = Judge(look.game, look.game.network)
        learned = self.judge.learned
        world = look.imagine(self.dice).conclude(look.seat).imagine(look.seat, self.dice)
        values = turn_values(world, look.seat, self.dice, self.judge, worlds=look.game.worlds if learned else WORLDS)
        if not learned:
            return max(values, key=lambda each: each[1])[0]
        race = Rollouts(world, look.seat, Dice(self.dice.seed()), self.judge, values)
        self.play_on(race)
        return race.best()

    def play_on(self, race: Rollouts) -> None:
        """Play the best choices on, for as long as there is time."""
        race.run(TRIES, None)
