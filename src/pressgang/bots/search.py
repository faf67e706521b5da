"""Information-set Monte Carlo tree search: many games as they could be, one tree. Compiled; knows no game.

Every iteration imagines a game that fits what the seat knows or concludes, walks down the tree by the legal moves of that game, adds one
move and takes what the situation then is worth by what was learned; where nothing was, it plays on by habit and takes what is estimated. A
decision in the tree is told from others by the moves that lead there and by `State.observation_key`, so that a plan can differ by what has
been seen, and never by what has not.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from mypy_extensions import i64

from pressgang.core import NOBODY, Dice, State

from .judge import Judge

CURIOSITY: Final = 1.0
"""How much more an action is tried that has been tried rarely, measured by how much the outcomes differ."""
TOO_LONG: Final = 200
"""So many decisions are the most that are played by habit in an iteration."""
BETWEEN: Final = 16
"""So many iterations are made between two looks at the clock."""
LEAST: Final = 1e-8
FOREVER: Final = 1 << 40


class Finding(NamedTuple):
    """What a search has found out about an action."""

    action: int
    visits: int
    mean: float
    """The share of the win that it can expect, from 0 to 1."""
    variance: float
    """Of a single try; that of the mean is this divided by the visits."""


class Edge:
    """An action that has been tried at a decision, and what came of it."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often it could have been chosen."""
        self.total: float = 0.0
        self.squares: float = 0.0
        self.next: dict[int, Decision] = {}
        """The decisions that came next, by their clue."""

    def add(self, value: float) -> None:
        """One more try."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def hope(self, curiosity: float) -> float:
        """How promising it is to try it again."""
        visits = float(self.visits)
        return self.total / visits + curiosity * math.sqrt(math.log(float(self.available)) / visits)

    def finding(self) -> Finding:
        """All tries together."""
        visits = float(max(self.visits, 1))
        mean = self.total / visits
        return Finding(self.action, self.visits, mean, max(self.squares / visits - mean * mean, 0.0))


class Decision:
    """Somebody must choose."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []

    def edge(self, action: i64) -> Edge | None:
        """What is known about an action."""
        for edge in self.edges:
            if edge.action == action:
                return edge
        return None


class Search:
    """A tree for one seat that must choose in a state as it imagines it. `run` may be called again for more."""

    def __init__(self, state: State, seat: int, dice: Dice, judge: Judge | None = None) -> None:
        self.judge = judge
        """Says what a situation is worth by what was learned; None: it is estimated."""
        self.state = state.conclude(seat)
        self.seat: i64 = seat
        self.dice = dice
        self.root = Decision()
        self.iterations: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.spread: float = 0.5
        """By how much the outcomes for our seat differ: their standard deviation."""
        self.curiosity: float = CURIOSITY
        self.horizon: i64 = state.game.horizon
        """So many decisions are played by habit, and on until another seat is asked, before the situation is estimated."""
        self.path: list[Edge] = []
        self.movers: list[int] = []

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """So many iterations, or as many as there is time for."""
        end = self.iterations + (FOREVER if iterations is None else iterations)
        deadline = None if seconds is None else time.perf_counter() + seconds
        while self.iterations < end:
            self.iterate()
            if deadline is not None and self.iterations % BETWEEN == 0 and time.perf_counter() >= deadline:
                return

    def findings(self) -> list[Finding]:
        """What was found about each action, in the order of `State.actions`."""
        found: list[Finding] = []
        for action in self.state.actions(self.seat):
            edge = self.root.edge(action)
            found.append(Finding(action, 0, 0.0, 0.0) if edge is None else edge.finding())
        return found

    def iterate(self) -> None:
        """One game as it could be."""
        self.iterations += 1
        state = self.state.imagine(self.seat, self.dice)
        self.path = []
        self.movers = []
        self._walk(state)
        judge = self.judge
        if judge is None:
            self._play_on(state)
        else:
            judge.judge_soon(state, self.seat, self.dice)
        for place, edge in enumerate(self.path):
            mover = self.movers[place]
            value = state.estimated_share(mover) if judge is None else judge.shares[mover]
            edge.add(value)
            if place == 0:
                self._measure(value)

    def _measure(self, value: float) -> None:
        """Learn by how much the outcomes differ; the first few are too few to tell."""
        self.total += value
        self.squares += value * value
        if self.iterations >= BETWEEN:
            mean = self.total / float(self.iterations)
            self.spread = math.sqrt(max(self.squares / float(self.iterations) - mean * mean, LEAST))

    def _walk(self, state: State) -> None:
        """Down the tree, and one action beyond."""
        decision = self.root
        seat = self.seat
        while True:
            known = len(decision.edges)
            edge = self._select(state, seat, decision)
            self.path.append(edge)
            self.movers.append(seat)
            state.play(seat, edge.action)
            seat = self._next_seat(state)
            if seat == NOBODY or len(decision.edges) > known:
                return
            decision = _following(edge, state.observation_key(self.seat))

    def _next_seat(self, state: State) -> i64:
        """Who decides next. Forced moves are made; who answers at the same time as others is not waited for."""
        while True:
            seat = state.asked()
            if seat == NOBODY:
                return seat
            if len(state.pending) > 1:
                seat = self._first_other(state)
                state.play(seat, state.quick_choice(seat, self.dice))
            elif state.choices(seat) == 1:
                state.play(seat, state.choice(seat, 0))
            else:
                return seat

    def _first_other(self, state: State) -> i64:
        """The first pending seat that is not ours."""
        for seat in state.pending:
            if seat != self.seat:
                return seat
        return self.seat

    def _select(self, state: State, seat: i64, decision: Decision) -> Edge:
        """An action that has not been tried here, or the most promising."""
        best: Edge | None = None
        most = -1.0
        untried: i64 = NOBODY
        new: i64 = 0
        curiosity = self.curiosity * self.spread
        for action in state.distinct_actions(seat):
            edge = decision.edge(action)
            if edge is None:
                new += 1
                if self.dice.below(new) == 0:
                    untried = action
            else:
                edge.available += 1
                hope = edge.hope(curiosity)
                if hope > most:
                    best, most = edge, hope
        if untried != NOBODY or best is None:
            best = Edge(untried)
            best.available = 1
            decision.edges.append(best)
        return best

    def _play_on(self, state: State) -> None:
        """On by habit, until the situation can be estimated."""
        before: i64 = NOBODY
        steps: i64 = 0
        while steps < TOO_LONG:
            seat = state.asked()
            if seat == NOBODY or (steps >= self.horizon and seat != before):
                return
            state.play(seat, state.quick_choice(seat, self.dice))
            before = seat
            steps += 1


def _following(edge: Edge, clue: i64) -> Decision:
    """The decision that comes after an action when this has been seen."""
    found = edge.next.get(clue)
    if found is None:
        found = Decision()
        edge.next[clue] = found
    return found


def search(
    state: State, seat: int, seed: int, iterations: int | None = None, seconds: float | None = None, judge: Judge | None = None
) -> list[Finding]:
    """What each action of a pending seat is worth, by so many iterations or so much time: with a judge by what was learned.

    The state may be the real one or one that the seat imagines: only what the seat knows matters. With iterations
    alone, the same seed finds the same.
    """
    searching = Search(state, seat, Dice(seed), judge)
    searching.run(iterations, seconds)
    return searching.findings()
