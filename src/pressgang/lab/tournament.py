"""Everybody against everybody: line-ups, rotated seats, and what came out."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from itertools import combinations, combinations_with_replacement

from pressgang.core import Game, Problem
from pressgang.types import RankedBotData, StandingsData

from .intervals import Rate, wilson
from .playing import WHOLE, Title, check_bots, play_game, win_shares
from .random_games import game_seed
from .rating import Rating, Results, needs_library, ratings
from .spread import Progress, spread


def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who sits together: every choice of so many bots; if there are fewer bots than seats, all of them and every way to fill up.

    >>> line_ups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> line_ups(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    return [tuple(sorted((*range(bots), *more))) for more in combinations_with_replacement(range(bots), players - bots)]


@dataclass(frozen=True, slots=True)
class Tally:
    """How one bot did in all its games."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    shares: int = 0
    """Its victories in units of WHOLE, shared ones as shares."""
    score: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.wins + other.wins,
            self.shared + other.shared,
            self.shares + other.shares,
            self.score + other.score,
        )

    @property
    def rate(self) -> Rate:
        """The share of victories, with its interval."""
        return wilson(self.shares / WHOLE, self.games)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out of some deals."""

    tallies: tuple[Tally, ...]
    deals: Counter[tuple[int, tuple[int, ...]]] = field(default_factory=Counter)
    """How often a line-up (by its number) shared the victories of a deal like this."""
    games: int = 0
    decisions: int = 0

    def __add__(self, other: Outcome) -> Outcome:
        tallies = tuple(mine + theirs for mine, theirs in zip(self.tallies, other.tallies, strict=True))
        return Outcome(tallies, self.deals + other.deals, self.games + other.games, self.decisions + other.decisions)


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals by their numbers: one line-up after the other, each deal played once in every rotation of the seats."""

    title: Title
    bots: tuple[str, ...]
    line_ups: tuple[tuple[int, ...], ...]
    seed: int

    def nothing(self) -> Outcome:
        return Outcome((Tally(),) * len(self.bots))

    def piece(self, numbers: range) -> Outcome:
        return sum((self.deal(number) for number in numbers), self.nothing())

    def deal(self, number: int) -> Outcome:
        """The same cards for everybody: whatever the seat is worth, each member of the line-up sits there once."""
        game, which = self.title.game(), number % len(self.line_ups)
        members = self.line_ups[which]
        tallies, shares, decisions = [Tally()] * len(self.bots), [0] * len(members), 0
        for turn in range(len(members)):
            places = [(seat + turn) % len(members) for seat in range(len(members))]
            names = [self.bots[members[place]] for place in places]
            state, made, _ = play_game(game, names, game_seed(self.seed, number), turn)
            decisions += made
            won, scores = win_shares(state), state.standing().scores
            for seat, place in enumerate(places):
                shares[place] += won[seat]
                mine = Tally(1, won[seat] == WHOLE, 0 < won[seat] < WHOLE, won[seat], scores[seat])
                tallies[members[place]] += mine
        return Outcome(tuple(tallies), Counter({(which, tuple(shares)): 1}), len(members), decisions)


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of a tournament."""

    title: Title
    bots: tuple[str, ...]
    outcome: Outcome
    ratings: tuple[Rating, ...]
    """One for each bot, in the order of `bots`."""
    pairs: tuple[tuple[float, ...], ...]
    """The victories of each bot at tables where each other bot sat, too."""
    wanted: int
    """How many games were asked for; more than were played if somebody interrupted them."""
    seed: int
    seconds: float = 0.0

    def ranked(self) -> list[int]:
        """The bots by rating, best first."""
        return sorted(range(len(self.bots)), key=lambda bot: -self.ratings[bot].value)

    def against(self, bot: int, other: int) -> Rate:
        """Of the games that one of these two won, how many this one did."""
        return wilson(self.pairs[bot][other], self.pairs[bot][other] + self.pairs[other][bot])

    def as_data(self) -> StandingsData:
        """The result as JSON-ready data."""
        return {
            "game": self.title.name,
            "players": self.title.players,
            "options": self.title.flags(),
            "games": self.outcome.games,
            "wanted": self.wanted,
            "seed": self.seed,
            "bots": [self._bot_as_data(bot) for bot in self.ranked()],
            "decisions_per_game": self.outcome.decisions / max(self.outcome.games, 1),
            "games_per_second": self.outcome.games / max(self.seconds, 1e-9),
        }

    def _bot_as_data(self, bot: int) -> RankedBotData:
        tally = self.outcome.tallies[bot]
        others = [other for other in self.ranked() if other != bot]
        return {
            "bot": self.bots[bot],
            "rating": self.ratings[bot].as_data(),
            "games": tally.games,
            "wins": tally.wins,
            "shared": tally.shared,
            "share": tally.rate.as_data(),
            "mean_score": tally.score / max(tally.games, 1),
            "against": {self.bots[other]: self.against(bot, other).as_data() for other in others},
        }


def check_entrants(bots: Sequence[str]) -> None:
    """At least two, each once."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Problem("lab-bots")


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Standings:
    """Every line-up plays at least so many games, in whole deals; ratings by what came out."""
    needs_library()
    check_entrants(bots)
    check_bots(bots)
    begun, tables, title = time.perf_counter(), line_ups(len(bots), game.players), Title.of(game)
    deals = len(tables) * -(-games // game.players)
    work = Deals(title, tuple(bots), tuple(tables), seed)
    tell = None if progress is None else lambda done, units: progress(done * game.players, units * game.players)
    outcome = spread(work, deals, executor, tell)
    results = Results(len(bots), tuple(tables), outcome.deals)
    standings = Standings(title, tuple(bots), outcome, ratings(results, seed), results.pairs(), deals * game.players, seed)
    return replace(standings, seconds=time.perf_counter() - begun)
