"""The bot with a rule of thumb."""

from __future__ import annotations

from .bot import Bot, Look


class Deckhand(Bot):
    """Does what one does: in Dead Man's Draw it stops at four cards, at a risk of 0.35, or with Key and Chest."""

    def choose(self, look: Look) -> int:
        return look.imagine(self.dice).rule_of_thumb(look.seat, self.dice)
