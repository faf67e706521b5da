"""Who wins more often than others: win rates by seat, trait, variant and card."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import NamedTuple, cast

from pressgang.core import Game
from pressgang.types import BalanceData, WinRateData

from .intervals import Rate, wilson
from .playing import WHOLE, Played, Title, check_bots, play_game, win_shares
from .random_games import game_seed
from .spread import Progress, spread

KINDS = ("seat", "bot", "trait", "variant", "card")
"""What is counted, in the order in which it is shown."""
FOR_WHO_BEGINS = ("variant",)
"""What all seats have alike: there the win rate is that of the seat that begins."""


class Row(NamedTuple):
    """How often seats won that had this."""

    kind: str
    name: str
    seats: int
    """How many seats had it, in all games together."""
    won: float
    """How many of these won; shared victories as shares."""
    rate: Rate
    without: float | None
    """The win rate of all other seats; None where there are none to compare with."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted in some games."""

    games: int = 0
    decisions: int = 0
    seats: Counter[tuple[str, str]] = field(default_factory=Counter)
    won: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Victories of these seats in units of WHOLE."""

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.games + other.games, self.decisions + other.decisions, self.seats + other.seats, self.won + other.won)


@dataclass(frozen=True, slots=True)
class Count:
    """Games by their numbers; the bots move one seat on from game to game."""

    title: Title
    bots: tuple[str, ...]
    seed: int

    def nothing(self) -> Counts:
        return Counts()

    def piece(self, numbers: range) -> Counts:
        seats: Counter[tuple[str, str]] = Counter()
        won: Counter[tuple[str, str]] = Counter()
        game, decisions = self.title.game(), 0
        for number in numbers:
            turn = number % len(self.bots)
            bots = (*self.bots[turn:], *self.bots[:turn])
            played = play_game(game, bots, game_seed(self.seed, number), listen=game.listens_to_count())
            decisions += played.decisions
            shares = win_shares(played.state)
            for seat, kind, name in (*played.state.holdings(), *_always(played, bots)):
                seats[kind, name] += 1
                won[kind, name] += shares[seat]
        return Counts(len(numbers), decisions, seats, won)


def _always(played: Played, bots: tuple[str, ...]) -> Iterable[tuple[int, str, str]]:
    """What is counted in every game: the turn order, and the bots if they differ."""
    first, players = played.state.first, len(bots)
    for seat in range(players):
        yield seat, "seat", str((seat - first) % players + 1)
        if len(set(bots)) > 1:
            yield seat, "bot", bots[seat]


@dataclass(frozen=True, slots=True)
class Balance:
    """What came out, by kind."""

    title: Title
    bots: tuple[str, ...]
    counts: Counts
    wanted: int
    """How many games were asked for; more than were played if somebody interrupted them."""
    seed: int
    seconds: float = 0.0

    @property
    def even(self) -> float:
        """The win rate of everybody if nothing made a difference."""
        return 1 / self.title.players

    def kinds(self) -> list[str]:
        """The kinds that there is something to say about."""
        found = {kind for kind, _ in self.counts.seats}
        return [kind for kind in KINDS if kind in found] + sorted(found - set(KINDS))

    def rows(self, kind: str) -> list[Row]:
        """What was counted of a kind: seats in turn order, everything else by win rate."""
        found = [self._row(each, name) for each, name in self.counts.seats if each == kind]
        return sorted(found, key=lambda row: (int(row.name) if kind == "seat" else -row.rate.value, row.name))

    def _row(self, kind: str, name: str) -> Row:
        seats, won = self.counts.seats[kind, name], self.counts.won[kind, name] / WHOLE
        others = self.counts.games * self.title.players - seats
        compared = others > 0 and kind not in FOR_WHO_BEGINS
        return Row(kind, name, seats, won, wilson(won, seats), (self.counts.games - won) / others if compared else None)

    def as_data(self) -> BalanceData:
        """The result as JSON-ready data."""
        games = max(self.counts.games, 1)
        data: BalanceData = {
            "game": self.title.name,
            "players": self.title.players,
            "options": self.title.flags(),
            "bots": list(self.bots),
            "games": self.counts.games,
            "wanted": self.wanted,
            "seed": self.seed,
            "decisions_per_game": self.counts.decisions / games,
            "games_per_second": self.counts.games / max(self.seconds, 1e-9),
            "even": self.even,
        }
        counted = {kind: [_row_as_data(row) for row in self.rows(kind)] for kind in self.kinds()}
        return cast("BalanceData", {**data, **counted})


def _row_as_data(row: Row) -> WinRateData:
    return {"name": row.name, "seats": row.seats, "won": row.won, "rate": row.rate.as_data(), "without": row.without}


def balance(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play so many games and count who won with what."""
    check_bots(bots)
    begun, title = time.perf_counter(), Title.of(game)
    counts = spread(Count(title, tuple(bots), seed), games, executor, progress)
    return replace(Balance(title, tuple(bots), counts, games, seed), seconds=time.perf_counter() - begun)
