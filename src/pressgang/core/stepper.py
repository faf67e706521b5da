"""Many games in step, for learners: one call makes a move in each, and writes down what those see who move next."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadText
from .game import Game
from .luck import Dice, SeededLuck
from .observation import Masks, Sheet
from .state import NOBODY, State, share_of

BYTES: Final = 8
"""Of a choice."""


class Stepper:
    """So many games of one kind; one that has ended begins anew. What it writes is seen from outside without copying."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game = game
        self.space = game.space
        self.count: i64 = count
        self.dice = dice = Dice(seed)
        self.states: vec[State] = vec[State]([game.set_up(SeededLuck(dice.seed()), False) for _ in range(count)])
        self.observations = Sheet(game.observation.size, count)
        """A row a game: what the seat to move sees."""
        self.masks = Masks(game.space.size, count)
        """A row a game: which choices it has."""
        self.seats: vec[i64] = vec[i64]([0 for _ in range(count)])
        """The seat to move in each game."""
        self.moves: vec[i64] = vec[i64]([0 for _ in range(count)])
        """What it does there in the present step."""
        self.ended: vec[i64] = vec[i64]([0 for _ in range(count)])
        """1 where the last move ended a game, and another has begun."""
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(count * game.players)])
        """What each seat of each game that has just ended gets: 1 for a win alone, less for a loss the more have lost; in sum 0."""
        self.seats_view, self.ended_view, self.rewards_view = memoryview(self.seats), memoryview(self.ended), memoryview(self.rewards)
        self._go_on(False)

    def step(self, choices: bytes) -> None:
        """One choice in each game, as integers of eight bytes. If one is not allowed nothing happens in any."""
        self._read(choices)
        self._go_on(True)

    def _go_on(self, playing: bool) -> None:
        """Make the moves, if any are to be made, and write down what is seen then."""
        states, seats, moves, ended = self.states, self.seats, self.moves, self.ended
        observations, masks = self.observations, self.masks
        row: i64 = 0
        while row < self.count:
            state = states[row]
            if playing:
                state.act(seats[row], moves[row])
            if ended[row] != 0:
                self._forget(row)
            seat = state.asked()
            if seat == NOBODY:
                self._reward(row, state)
                state = self.game.set_up(SeededLuck(self.dice.seed()), False)
                states[row] = state
                seat = state.asked()
            seats[row] = seat
            observations.begin(row)
            state.write_observation(seat, observations)
            state.write_mask(seat, masks, row)
            row += 1

    def _read(self, choices: bytes) -> None:
        """The moves that these choices mean, all of them allowed."""
        size: i64 = len(choices)
        if size != self.count * BYTES:
            raise BadText("choices-count", found=size // BYTES, count=self.count)
        seats, moves, known, columns = self.seats, self.moves, self.space.moves, self.space.size
        marks = self.masks.words
        start: i64 = 0
        row: i64 = 0
        while row < self.count:
            choice = read_i64_le(choices, row * BYTES)
            if choice < 0 or choice >= columns or (marks[start + (choice >> 3)] >> ((choice & 7) << 3)) & 1 == 0:
                raise self.states[row].refuse(seats[row], self.space.move(seats[row], choice))
            moves[row] = known[seats[row] * columns + choice]
            start += self.masks.width
            row += 1

    def _reward(self, row: i64, state: State) -> None:
        """Write down how a game has ended."""
        self.ended[row] = 1
        players: i64 = self.game.players
        winners = state.who_won()
        for seat in range(players):
            self.rewards[row * players + seat] = reward_for(winners, seat, self.game.players)

    def _forget(self, row: i64) -> None:
        """The game that ended before is no news any more."""
        self.ended[row] = 0
        players: i64 = self.game.players
        for seat in range(players):
            self.rewards[row * players + seat] = 0.0


def reward_of(state: State, seat: i64) -> float:
    """What a seat gets for the end of a game."""
    return reward_for(state.who_won(), seat, state.game.players)


def reward_for(winners: tuple[int, ...], seat: i64, players: int) -> float:
    """What a seat gets: its share of the win, so that all together get 0 and a win alone is worth 1."""
    return (players * share_of(winners, seat, players) - 1.0) / (players - 1)
