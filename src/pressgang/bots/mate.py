"""The bot that has learned what a situation is worth."""

from __future__ import annotations

from .bot import Bot, Look
from .judge import Judge
from .turn import WORLDS, turn_values


class Mate(Bot):
    """Counts every card that may come next, and judges what follows by what was learned of the game; where nothing was, by the estimate.

    What can be concluded from the others' acts it takes for known.
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
        worlds = WORLDS if self.judge.weighing is None else look.game.worlds
        world = look.imagine(self.dice).conclude(look.seat).imagine(look.seat, self.dice)
        values = turn_values(world, look.seat, self.dice, self.judge, worlds=worlds)
        return max(values, key=lambda each: each[1])[0]
