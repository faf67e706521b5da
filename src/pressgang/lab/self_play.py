"""Games that a network plays against itself, written down for learning. Compiled.

Everybody does what the network judges best after it, sometimes anything. A situation is written down when a card is about to be drawn that
nobody knows, and in games that say so before every other choice too, from what one seat knows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.bots.judge import Judge
from pressgang.bots.turn import Turn
from pressgang.core import NOBODY, Dice, Game, SeededLuck, State
from pressgang.core.network import Network
from pressgang.core.state import share_of

PARTS: Final = 1000
MOST: Final = 5000
"""A game of more decisions than this is given up."""


class Samples:
    """What was written down: a row for each situation."""

    def __init__(self) -> None:
        self.facts: list[bytes] = []
        """The words of its features."""
        self.numbers: list[float] = []
        """For each output of the network, in its order: the logarithm of the estimated share, and what to learn."""
        self.games = 0


class SelfPlay:
    """A network that plays against itself."""

    def __init__(self, game: Game, network: Network | None, trace: float, samples: Samples) -> None:
        self.game = game
        self.players: i64 = game.players
        self.judge = Judge(game, network)
        self.trace = trace
        """How much later judgments count beside the next one (the lambda of TD(lambda))."""
        self.samples = samples
        self.first = 0
        self.origins: list[int] = []
        self.judged: list[float] = []
        self.estimates: vec[float] = vec[float]([0.0 for _ in range(game.players)])

    def play(self, seed: int, curiosity: int) -> None:
        """One game; in so many of a thousand choices anything is done."""
        dice = Dice(seed)
        state = self.game.set_up(SeededLuck(dice.seed()), False)
        self.origins = []
        self.judged = []
        self.first = len(self.samples.facts)
        decisions: i64 = 0
        while decisions < MOST:
            seat = state.asked()
            if seat == NOBODY:
                break
            action = self._choose(state, seat, curiosity, dice)
            drawing = len(state.chances(seat, action)) > 1
            if drawing:
                self._note(state, seat, True)
            elif self.game.judged_between_draws:
                self._note(state, dice.below(self.players), False)
            state.act(seat, action)
            decisions += 1
        self._learn_from(state)

    def _choose(self, state: State, seat: i64, curiosity: i64, dice: Dice) -> i64:
        if state.choices(seat) == 1:
            return state.choice(seat, 0)
        if dice.below(PARTS) < curiosity:
            return state.any_action(seat, dice)
        world = state.conclude(seat).imagine(seat, dice)
        return Turn(seat, dice, self.judge).best(world)

    def _note(self, state: State, seat: i64, drawing: bool) -> None:
        """Write down a situation as this seat knows it, or counts on it."""
        state = state.conclude(seat)
        state.write_log_shares(self.estimates)
        self.judge.judge(state, seat, drawing)
        origin = state.write_features(seat, drawing, self.judge.features)
        self.origins.append(origin)
        self.samples.facts.append(self.judge.features.packed())
        for each in range(self.players):
            self.judged.append(self.judge.shares[each])
        for step in range(self.players):
            self.samples.numbers.append(self.estimates[(origin + step) % self.players])
            self.samples.numbers.append(0.0)

    def _learn_from(self, state: State) -> None:
        """What should have been judged: what was judged next, and after that, down to how it ended."""
        players = self.players
        winners = state.who_won()
        goal = [share_of(winners, seat, players) for seat in range(players)]
        numbers = self.samples.numbers
        for back in range(len(self.origins)):
            place = len(self.origins) - 1 - back
            start = (self.first + place) * players * 2
            for step in range(players):
                numbers[start + 2 * step + 1] = goal[(self.origins[place] + step) % players]
            for seat in range(players):
                goal[seat] = (1.0 - self.trace) * self.judged[place * players + seat] + self.trace * goal[seat]
        self.samples.games += 1
