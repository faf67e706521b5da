"""Many games in step, for learners: one call makes a move in each, and writes down what those see who move next."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadText
from .game import Game
from .luck import Dice, SeededLuck
from .observation import Sheet
from .state import NOBODY, State, share_of

BYTES: Final = 8
"""Of a choice."""


class Stepper:
    """So many games of one kind; one that has ended begins anew. What it writes is seen from outside without copying."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game = game
        self.space = game.space
        self.count: i64 = count
        self.dice = Dice(seed)
        self.states: list[State] = [self._new_game() for _ in range(count)]
        self.observations = Sheet(game.observation.size, count)
        """A row a game: what the seat to move sees."""
        self.masks = Sheet(game.space.size, count)
        """A row a game: which choices it has."""
        self.seats: vec[i64] = vec[i64]([0 for _ in range(count)])
        """The seat to move in each game."""
        self.ended: vec[i64] = vec[i64]([0 for _ in range(count)])
        """1 where the last move ended a game, and another has begun."""
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(count * game.players)])
        """What each seat of each game that has just ended gets: 1 for a win alone, less for a loss the more have lost; in sum 0."""
        self.seats_view, self.ended_view, self.rewards_view = memoryview(self.seats), memoryview(self.ended), memoryview(self.rewards)
        row: i64 = 0
        while row < self.count:
            self._look(row)
            row += 1

    def step(self, choices: bytes) -> None:
        """One choice in each game, as integers of eight bytes. If one is not allowed nothing happens in any."""
        self._check(choices)
        row: i64 = 0
        while row < self.count:
            state, seat = self.states[row], self.seats[row]
            state.act(seat, self.space.move(seat, read_i64_le(choices, row * BYTES)))
            if self.ended[row] != 0:
                self._reward(row, None)
            if state.asked() == NOBODY:
                self._reward(row, state)
                self.states[row] = self._new_game()
            self._look(row)
            row += 1

    def _check(self, choices: bytes) -> None:
        size: i64 = len(choices)
        if size != self.count * BYTES:
            raise BadText("choices-count", found=size // BYTES, count=self.count)
        row: i64 = 0
        while row < self.count:
            choice = read_i64_le(choices, row * BYTES)
            move, seat = self.space.move(self.seats[row], choice), self.seats[row]
            if not self.masks.marked(row, choice):
                raise self.states[row].refuse(seat, move)
            row += 1

    def _new_game(self) -> State:
        return self.game.set_up(SeededLuck(self.dice.seed()), False)

    def _look(self, row: i64) -> None:
        state = self.states[row]
        seat = state.asked()
        self.seats[row] = seat
        self.observations.begin(row)
        state.write_observation(seat, self.observations)
        state.write_mask(seat, self.masks, row)

    def _reward(self, row: i64, state: State | None) -> None:
        """Write down how a game has ended, or that none has."""
        self.ended[row] = 0 if state is None else 1
        players: i64 = self.game.players
        for seat in range(players):
            self.rewards[row * players + seat] = 0.0 if state is None else reward_of(state, seat)


def reward_of(state: State, seat: i64) -> float:
    """What a seat gets for the end of a game: its share of the win, so that all together get 0 and a win alone is worth 1."""
    players = state.game.players
    return (players * share_of(state.standing().winners, seat, players) - 1.0) / (players - 1)
