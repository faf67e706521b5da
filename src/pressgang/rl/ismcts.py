"""OpenSpiel's information-set Monte-Carlo tree search as a bot: `--bots pressgang.rl.ismcts:Ismcts:simulations=100`.

It is OpenSpiel's search in Python. Its C++ twin (2.0.2) cannot play a game in Python, not even OpenSpiel's own Kuhn poker: `step` lets go
of the interpreter's lock, which copying a state then misses, and `ResampleFromInfostate` is not handed on to Python.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from pressgang.bots import Bot, Look
from pressgang.core import BadOption, Dice, playout
from pressgang.core.stepper import reward_of

from .openspiel import GAMES, SpielGame, SpielState
from .spiel_options import text_of

EXPLORATION = 1.4


class Playouts:
    """Judges a state by a random game to the end, played inside the engine."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def evaluate(self, state: SpielState) -> list[float]:
        """What everybody gets in the end."""
        assert state.table is not None
        table = state.table.copy()
        playout(table, self.dice)
        return [reward_of(table, seat) for seat in range(table.game.players)]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """No choice is thought better than another."""
        choices = state.legal_actions()
        return [(choice, 1.0 / len(choices)) for choice in choices]


def search_bot(game: SpielGame, seed: int, simulations: int) -> Any:
    """OpenSpiel's search for this game, with worlds of our imagination and judged by playouts."""
    dice = Dice(seed)
    numbers = np.random.RandomState(seed % (1 << 32))
    bot = ISMCTSBot(game, Playouts(dice), EXPLORATION, simulations, random_state=numbers)
    bot.set_resampler(lambda state, player: state.imagined(player, dice))
    return bot


class Ismcts(Bot):
    """Asks OpenSpiel's search for every choice."""

    def __init__(self, seed: int, simulations: int = 100) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self._bot: Any = None

    def choose(self, look: Look) -> int:
        game = _spiel_game(look.game.name, look.game.players, text_of(look.game))
        if self._bot is None:
            self._bot = search_bot(game, self.dice.seed(), self.simulations)
        choice = int(self._bot.step(game.state_at(look.imagine(self.dice))))
        return look.game.space.move(look.seat, choice)


@lru_cache(maxsize=8)
def _spiel_game(name: str, players: int, options: str) -> SpielGame:
    if name not in GAMES:
        raise BadOption("no-such-game", name=name, games=", ".join(GAMES))
    game: SpielGame = pyspiel.load_game(GAMES[name].kind.short_name, {"players": players, "options": options})
    return game
