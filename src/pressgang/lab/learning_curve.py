"""How strong a network is while it learns: matches of the mate that plays by it, on mirrored deals, and the curve as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final, NamedTuple

from pressgang.bots import Bot, Mate, ask, make_bot
from pressgang.bots.judge import Judge
from pressgang.core import Dice, Game
from pressgang.core.network import Network, read_network

from .files import as_csv
from .intervals import Z
from .playing import WHOLE, Title, secret_seed, win_shares
from .random_games import game_seed
from .spread import Here

PIECE: Final = 4
"""Deals that are played in one go."""
FIELDS: Final = ("games", "loss", "opponent", "share", "half")


class Row(NamedTuple):
    """After so many games the loss of the last rounds; or the share of the win against a bot, with half its interval."""

    games: int
    loss: float | None = None
    opponent: str = ""
    share: float | None = None
    half: float | None = None


def as_table(rows: Sequence[Row]) -> str:
    """The curve as CSV."""
    return as_csv(FIELDS, [["" if value is None else value for value in row] for row in rows])


@dataclass(frozen=True, slots=True)
class Match:
    """Some deals, each played with the learned bot in every seat once and the opponent in all others."""

    title: Title
    network: bytes
    opponent: str
    seed: int
    deals: range

    def play(self) -> list[float]:
        """Of each deal the share of the win of the learned bot."""
        game, network = self.title.game(), read_network(self.network)[0]
        return [sum(self._share(game, network, deal, seat) for seat in range(game.players)) / game.players for deal in self.deals]

    def _share(self, game: Game, network: Network, deal: int, seat: int) -> float:
        seed = game_seed(self.seed, deal)
        bots: list[Bot] = [make_bot(self.opponent, secret_seed(seed, place)) for place in range(game.players)]
        learned = Mate(secret_seed(seed, seat))
        learned.judge = Judge(game, network)
        bots[seat] = learned
        state, dice = game.start(seed=seed), Dice(secret_seed(seed, game.players))
        while state.pending:
            asked = state.pending[0]
            state.play(asked, ask(bots[asked], "mate" if asked == seat else self.opponent, state, asked, dice))
        return win_shares(state)[seat] / WHOLE


def _play(match: Match) -> list[float]:
    return match.play()


def share_against(title: Title, network: bytes, opponent: str, deals: int, seed: int, executor: Executor | None) -> tuple[float, float]:
    """The share of the win against this bot, and half of its 95% interval, by deals."""
    workers: Executor = Here() if executor is None else executor
    pieces = [range(start, min(start + PIECE, deals)) for start in range(0, deals, PIECE)]
    played = [workers.submit(_play, Match(title, network, opponent, seed, piece)) for piece in pieces]
    shares = [share for future in played for share in future.result()]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    return mean, Z * math.sqrt(spread / len(shares))
