"""The bot that does anything legal."""

from __future__ import annotations

from .bot import Bot, Look


class RandomBot(Bot):
    """Plays a random legal action."""

    def choose(self, look: Look) -> int:
        actions = look.actions()
        return actions[self.dice.below(len(actions))]
