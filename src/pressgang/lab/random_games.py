"""Random bots against each other, many games in a row: compiled, so that little is added to what the games themselves take."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import Dice, Game, State, playout

STRIDES: Final = (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9)
LAST_SEED: Final = (1 << 62) - 1
OWN_DICE: Final = 0x5DEECE66D


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return (seed * STRIDES[0] + number * STRIDES[1] + 1) & LAST_SEED


def dice_of(seed: int) -> Dice:
    """The dice that the random bots of a game share."""
    return Dice(seed ^ OWN_DICE)


class Tally:
    """What came out of some games, seat by seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        nothing = [0] * players
        self.scores: vec[i64] = vec[i64](nothing)
        self.wins: vec[i64] = vec[i64](nothing)
        self.shared: vec[i64] = vec[i64](nothing)
        self.by_turn_order: vec[i64] = vec[i64](nothing)
        """The sum of the scores of who began, who came second, and so on."""

    def add(self, state: State, decisions: int) -> None:
        """Count a game that is over."""
        scores, winners = state.standing()
        players: i64 = len(self.scores)
        self.games += 1
        self.decisions += decisions
        place = (players - state.first) % players
        for seat in range(players):
            score: i64 = scores[seat]
            self.scores[seat] += score
            self.by_turn_order[place] += score
            place = place + 1 if place + 1 < players else 0
        counts = self.wins if len(winners) == 1 else self.shared
        for winner in winners:
            counts[winner] += 1

    def play(self, game: Game, seed: int, numbers: range) -> None:
        """Play the games with these numbers by random actions, and count them."""
        own: i64 = game_seed(seed, numbers.start)
        stride: i64 = (STRIDES[1] * numbers.step) & LAST_SEED
        for _ in range(len(numbers)):
            state = game.start(own)
            self.add(state, playout(state, dice_of(own)))
            own = (own + stride) & LAST_SEED
