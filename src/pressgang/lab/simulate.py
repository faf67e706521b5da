"""Plays many games between bots and adds up what came out."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from pathlib import Path

from pressgang.bots import RandomBot, ask, make_bot
from pressgang.core import Dice, Game, Match, Record, State, playout, save


@dataclass(slots=True)
class BotResult:
    """How one bot did, in its seat."""

    bot: str
    wins: int = 0
    shared: int = 0
    score: int = 0


@dataclass(slots=True)
class Summary:
    """What came out of many games."""

    bots: list[BotResult]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    by_turn_order: list[int] = field(default_factory=list)
    """The sum of the scores of who began, who came second, and so on."""

    def add(self, state: State, decisions: int) -> None:
        """Count a game that is over."""
        scores, winners = state.standing()
        self.games += 1
        self.decisions += decisions
        for seat, result in enumerate(self.bots):
            result.score += scores[seat]
            self.by_turn_order[(seat - state.first) % len(self.bots)] += scores[seat]
        for seat in winners:
            if len(winners) == 1:
                self.bots[seat].wins += 1
            else:
                self.bots[seat].shared += 1

    def as_data(self) -> dict[str, object]:
        """The summary as JSON-ready data."""
        games, seconds = max(self.games, 1), max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "bots": [{"bot": each.bot, "wins": each.wins, "shared": each.shared, "mean_score": each.score / games} for each in self.bots],
            "decisions_per_game": self.decisions / games,
            "games_per_second": self.games / seconds,
            "decisions_per_second": self.decisions / seconds,
        }


def simulate(game: Game, bots: list[str], games: int, seed: int, records: Path | None = None) -> Summary:
    """Play so many games; the same seed gives the same games."""
    summary = Summary([BotResult(name) for name in bots], by_turn_order=[0] * len(bots))
    for name in bots:
        make_bot(name, 0)  # a wrong name is told before the first game
    begun = time.perf_counter()
    try:
        for number in range(games):
            _play_one(game, bots, game_seed(seed, number), summary, records / f"{number:06}.json" if records else None)
    except KeyboardInterrupt:
        pass  # what is done stays counted
    summary.seconds = time.perf_counter() - begun
    return summary


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return (seed * 0x9E3779B97F4A7C15 + number * 0xBF58476D1CE4E5B9 + 1) % (1 << 62)


def secret_seed(seed: int, place: int) -> int:
    """A seed from which the seed of the game cannot be found, so that no bot can."""
    digest = hashlib.sha256(f"{seed}/{place}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def _play_one(game: Game, bots: list[str], seed: int, summary: Summary, path: Path | None) -> None:
    """One game with these bots. Random ones share the dice and are driven inside the engine if there are no others."""
    dice = Dice(seed ^ 0x5DEECE66D)
    if path is None and all(name == "random" for name in bots):
        state = game.start(seed=seed)
        summary.add(state, playout(state, dice))
        return
    crew = [make_bot(name, secret_seed(seed, seat)) for seat, name in enumerate(bots)]
    looks = Dice(secret_seed(seed, len(bots)))
    seats = [f"{name} {seat}" for seat, name in enumerate(bots)]
    match = Match(Record(game.name, game.options, seats, seed=seed))
    decisions = 0
    while match.state.pending:
        seat = match.state.pending[0]
        bot, state = crew[seat], match.state
        action = state.any_action(seat, dice) if type(bot) is RandomBot else ask(bot, bots[seat], state, seat, looks)
        match.play(seat, action)
        decisions += 1
    summary.add(match.state, decisions)
    if path is not None:
        save(match.record(), path)
