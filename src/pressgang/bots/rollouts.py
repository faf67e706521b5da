"""Truncated rollouts: the few best actions are played on, again and again, for some turns by what was learned, then judged. Compiled.

Every round takes each action that is still in the race once, in the same imagined game; a card that it turns up is each of its chances in
turn. An action that has fallen clearly behind the best is given up. What was thought of an action before counts as some tries of it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from pressgang.core import NOBODY, Dice, State

from .judge import Judge
from .search import Finding
from .turn import Turn

TURNS: Final = 2
"""So many turns are played on before the situation is judged, the running one included, unless told otherwise."""
TRUST: Final = 60.0
"""What was thought before counts as so many tries."""
CLOSE: Final = 0.08
"""An action that was thought to be worse than the best by more than this does not enter the race."""
AT_LEAST: Final = 40
"""No action is given up before so many tries."""
BEHIND: Final = 2.6
"""One that is behind by so many standard errors is given up."""
TOO_LONG: Final = 200
FEW: Final = 2
"""So many choices are judged on the way; of more, one is made by habit, unless it is played on with care."""
COUNTED: Final = 8
"""With care, a draw on the way is thought through if it turns up one of no more cards than this: near the end a network alone errs most."""
FOREVER: Final = 1 << 40


class Runner:
    """An action in the race, and what came of it."""

    def __init__(self, action: i64, thought: float, chances: list[tuple[int, int]]) -> None:
        self.action: i64 = action
        self.thought = thought
        self.cards: list[int] = [card for card, weight in chances for _ in range(weight)] if len(chances) > 1 else []
        """What it may turn up, in turn."""
        self.tries: i64 = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more try."""
        self.tries += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """What it is worth, by all tries and what was thought before."""
        return (self.total + TRUST * self.thought) / (float(self.tries) + TRUST)

    def variance(self) -> float:
        """Of a single try."""
        if self.tries < FEW:
            return 0.25
        mean = self.total / float(self.tries)
        return max(self.squares / float(self.tries) - mean * mean, 1e-6)


class Rollouts:
    """The race between the actions of a pending seat. `values` is what was thought of each before; below 0 it is out.

    With `all_of_them` no other is left out and none given up: to learn how much worse each is.
    """

    def __init__(
        self, state: State, seat: int, dice: Dice, judge: Judge, values: list[tuple[int, float]], all_of_them: bool = False
    ) -> None:
        self.state = state
        self.seat: i64 = seat
        self.dice = dice
        self.judge = judge
        self.thoughts = values
        self.all_of_them = all_of_them
        least = 0.0 if all_of_them else max([value for _, value in values]) - CLOSE
        self.runners = [Runner(action, value, state.chances(seat, action)) for action, value in values if value >= least]
        self.given_up: list[Runner] = []
        self.tries: i64 = 0
        self.turns: i64 = TURNS
        self.careful = False
        """Whether everything that is done on the way is thought about. It takes some times as long."""

    def take_time(self) -> None:
        """Play on as far and as carefully as the game says: to learn by how much a choice is worse, not only which is best."""
        game = self.state.game
        self.turns = game.turns_played_on if game.turns_played_on > 0 else TURNS
        self.careful = game.played_on_with_care

    def run(self, tries: int | None, seconds: float | None) -> None:
        """So many tries more, or as many as there is time for; it ends as soon as one action is left."""
        end = FOREVER if tries is None else self.tries + tries
        deadline = None if seconds is None else time.perf_counter() + seconds
        while (len(self.runners) > 1 or self.all_of_them) and self.tries < end:
            self._round()
            if deadline is not None and time.perf_counter() >= deadline:
                return

    def findings(self) -> list[Finding]:
        """What was found about each action, the race's winner with the most visits."""
        found: list[Finding] = []
        raced = self.runners + self.given_up
        for action, value in self.thoughts:
            entry = Finding(action, 0, max(value, 0.0), 0.25)
            for runner in raced:
                if runner.action == action:
                    entry = Finding(action, max(runner.tries, 1), runner.mean(), runner.variance())
            found.append(entry)
        return found

    def best(self) -> int:
        """The action that is worth most."""
        return max(self.runners, key=lambda runner: runner.mean()).action

    def _round(self) -> None:
        """One try of each action, in the same game as it could be."""
        world = self.state.imagine(self.seat, self.dice)
        seed = self.dice.seed()
        for runner in self.runners:
            cards = runner.cards
            state = world.foresee(self.seat, runner.action, cards[runner.tries % len(cards)]) if cards else world.copy()
            runner.add(self.outcome(state, runner.action, Dice(seed)))
            self.tries += 1
        if not self.all_of_them:
            self._give_up()

    def outcome(self, state: State, action: i64, dice: Dice) -> float:
        """What comes of an action once, in a state that is used up."""
        state.act(self.seat, action)
        self._play_on(state, dice)
        return self.judge.shares[self.seat]

    def _play_on(self, state: State, dice: Dice) -> None:
        """Some turns by what was learned; the judge then says what everybody can expect."""
        turns: i64 = 0
        before = self.seat
        for _ in range(TOO_LONG):
            seat = state.asked()
            if seat == NOBODY:
                break
            if seat != before:
                turns += 1
                before = seat
                if turns >= self.turns:
                    break
            state.act(seat, self._choice(state, seat, dice))
        self.judge.judge(state, self.seat, False)

    def _choice(self, state: State, seat: i64, dice: Dice) -> i64:
        """What somebody does on the way."""
        count = state.choices(seat)
        if count == 1:
            return state.choice(seat, 0)
        if count > FEW and not self.careful:
            return state.quick_choice(seat, dice)
        turn = Turn(seat, dice, self.judge)
        if self.careful:
            turn.counted = COUNTED
        return turn.best(state)

    def _give_up(self) -> None:
        """Leave out what is clearly behind."""
        best = self.runners[0]
        for runner in self.runners:
            if runner.mean() > best.mean():
                best = runner
        if best.tries < AT_LEAST:
            return
        left: list[Runner] = []
        for runner in self.runners:
            error = math.sqrt((best.variance() + runner.variance()) / float(best.tries))
            if runner is best or best.mean() - runner.mean() < BEHIND * error:
                left.append(runner)
            else:
                self.given_up.append(runner)
        self.runners = left
