"""The bot that searches."""

from __future__ import annotations

from typing import Final

from .bot import Bot, Look
from .search import search

USUAL_MS: Final = 100


class Captain(Bot):
    """Plays many games in its head, from what it knows, for so many milliseconds or iterations a move, whatever is used up first."""

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
        findings = search(look.imagine(self.dice), look.seat, self.dice.seed(), self.iterations, self.seconds)
        return max(findings, key=lambda each: (each.visits, each.mean)).action
