"""The bot that makes the best of its turn."""

from __future__ import annotations

from .bot import Bot, Look
from .turn import turn_values


class Bosun(Bot):
    """Counts every card that may come and takes the action that is worth most for this turn."""

    def choose(self, look: Look) -> int:
        actions = look.actions()
        if len(actions) == 1:
            return actions[0]
        values = turn_values(look.imagine(self.dice), look.seat, self.dice)
        return max(values, key=lambda each: each[1])[0]
