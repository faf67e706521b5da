"""Plays many games between bots and adds up what came out."""

from __future__ import annotations

import time
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from pathlib import Path

from pressgang.core import Game
from pressgang.types import SummaryData

from .files import write
from .playing import Title, all_random, check_bots, play_game
from .random_games import Tally, game_seed
from .spread import Progress, spread


@dataclass(slots=True)
class BotResult:
    """How one bot did, in its seat."""

    bot: str
    wins: int = 0
    shared: int = 0
    score: int = 0

    def __add__(self, other: BotResult) -> BotResult:
        return BotResult(self.bot, self.wins + other.wins, self.shared + other.shared, self.score + other.score)


@dataclass(slots=True)
class Summary:
    """What came out of many games."""

    bots: list[BotResult]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    by_turn_order: list[int] = field(default_factory=list)
    """The sum of the scores of who began, who came second, and so on."""
    wanted: int = 0
    """How many games were asked for; more than were played if somebody interrupted them."""
    records: tuple[str, ...] = ()
    """The games written down, until they are saved."""

    def __add__(self, other: Summary) -> Summary:
        return replace(
            self,
            bots=[mine + theirs for mine, theirs in zip(self.bots, other.bots, strict=True)],
            games=self.games + other.games,
            decisions=self.decisions + other.decisions,
            by_turn_order=[mine + theirs for mine, theirs in zip(self.by_turn_order, other.by_turn_order, strict=True)],
        )

    def as_data(self) -> SummaryData:
        """The summary as JSON-ready data."""
        games, seconds = max(self.games, 1), max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "bots": [{"bot": each.bot, "wins": each.wins, "shared": each.shared, "mean_score": each.score / games} for each in self.bots],
            "decisions_per_game": self.decisions / games,
            "games_per_second": self.games / seconds,
            "decisions_per_second": self.decisions / seconds,
        }


@dataclass(frozen=True, slots=True)
class Series:
    """Games with the same bots in the same seats, by their numbers."""

    title: Title
    bots: tuple[str, ...]
    seed: int
    record: bool = False

    def nothing(self) -> Summary:
        return Summary([BotResult(name) for name in self.bots], by_turn_order=[0] * len(self.bots))

    def piece(self, numbers: range) -> Summary:
        game, tally = self.title.game(), Tally(len(self.bots))
        if all_random(self.bots) and not self.record:
            tally.play(game, self.seed, numbers)
            return self._summary(tally)
        records = []
        for number in numbers:
            played = play_game(game, self.bots, game_seed(self.seed, number), record=self.record)
            tally.add(played.state, played.decisions)
            records += [] if played.record is None else [played.record]
        return replace(self._summary(tally), records=tuple(records))

    def _summary(self, tally: Tally) -> Summary:
        bots = [BotResult(*each) for each in zip(self.bots, tally.wins, tally.shared, tally.scores, strict=True)]
        return Summary(bots, tally.games, tally.decisions, by_turn_order=[*tally.by_turn_order])


def simulate(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    records: Path | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Play so many games, here or on any executor; the same seed gives the same games and the same sums."""
    check_bots(bots)
    series, saved = Series(Title.of(game), tuple(bots), seed, records is not None), 0

    def keep(part: Summary) -> Summary:
        nonlocal saved
        for text in part.records:
            assert records is not None
            write(records / f"{saved:06}.json", text)
            saved += 1
        return replace(part, records=())

    begun = time.perf_counter()
    summary = spread(series, games, executor, progress, keep)
    return replace(summary, seconds=time.perf_counter() - begun, wanted=games)
