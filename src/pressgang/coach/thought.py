"""What the coach thinks with: the captain's means, from what a seat knows, for so much time or so many iterations.

Where a game was learned, all choices are thought through as the mate does and played on equally often; elsewhere a tree is searched.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from pressgang.bots import Finding, Judge, Look, Rollouts, Search, turn_values
from pressgang.core import NOBODY, Dice, Problem, State

CHUNK: Final = 64
"""After so many iterations there is a look at the clock, and at Ctrl-C."""
CURIOUS: Final = 6.0
"""So much more curious is the last part of the search: it looks at what is not the best, to tell how much worse that is."""
LONG: Final = 200
"""So many decisions are the most that are played by habit."""


class Budget(NamedTuple):
    """How long to think about a decision: so many milliseconds or iterations, whatever is used up first."""

    ms: int | None = None
    iterations: int | None = None

    def times(self, factor: int) -> Budget:
        """So many times as much."""
        return Budget(None if self.ms is None else self.ms * factor, None if self.iterations is None else self.iterations * factor)

    def split(self) -> tuple[Budget, Budget]:
        """Three quarters, and the rest."""
        ms, iterations = [None if part is None else part * 3 // 4 for part in self]
        rest = [None if part is None else part - part * 3 // 4 for part in self]
        return Budget(ms, iterations), Budget(*rest)


def world_of(state: State, seat: int, dice: Dice) -> State:
    """The game as the seat could imagine it: all that the coach ever sees. The seat must have a decision to make."""
    state.check_seat(seat)
    pending = state.pending
    if not pending:
        raise Problem("coach-over")
    if seat not in pending:
        raise Problem("coach-not-asked", seat=seat, pending=", ".join(str(who) for who in pending))
    return Look(state, seat, dice).imagine(dice)


def think(world: State, seat: int, dice: Dice, budget: Budget) -> list[Finding]:
    """What a search finds about each action that is worth a thought."""
    ideas = world.distinct_actions(seat)
    network = world.game.network
    if network is not None:
        judge = Judge(world.game, network)
        race = Rollouts(world, seat, Dice(dice.seed()), judge, turn_values(world, seat, dice, judge), True)
        race.take_time()
        _run(race, budget)
        return [found for found in race.findings() if found.visits > 0]
    if len(ideas) > 1:
        searching = Search(world, seat, Dice(dice.seed()))
        most, rest = budget.split()
        _run(searching, most)
        searching.curiosity *= CURIOUS
        _run(searching, rest)
        return [found for found in searching.findings() if found.visits > 0]
    return [tried(world, seat, ideas[0], dice, budget)]


def _run(searching: Search | Rollouts, budget: Budget) -> None:
    left = budget.iterations
    deadline = None if budget.ms is None else time.perf_counter() + budget.ms / 1000
    while left is None or left > 0:
        searching.run(CHUNK if left is None else min(CHUNK, left), None)
        left = None if left is None else left - CHUNK
        if deadline is not None and time.perf_counter() >= deadline:
            return


def tried(world: State, seat: int, action: int, dice: Dice, budget: Budget) -> Finding:
    """What comes of one action if everybody then plays on, tried again and again."""
    return compared(world, seat, [action], dice, budget)[0][0]


def compared(world: State, seat: int, actions: list[int], dice: Dice, budget: Budget) -> tuple[list[Finding], Finding]:
    """What comes of each action if everybody then plays on, and by how much the first is better than the last.

    All are tried in the same games as they could be, so that luck hardly counts.
    """
    tallies, gap = [Tally() for _ in actions], Tally()
    network = world.game.network
    player = None
    if network is not None:
        player = Rollouts(world, seat, dice, Judge(world.game, network), [(action, 0.0) for action in actions], True)
        player.take_time()
    deadline = None if budget.ms is None else time.perf_counter() + budget.ms / 1000
    while budget.iterations is None or gap.count < budget.iterations:
        game, seed = world.imagine(seat, dice), dice.seed()
        values = [_tried_once(game.copy(), seat, action, Dice(seed), player) for action in actions]
        for tally, value in zip(tallies, values, strict=True):
            tally.add(value)
        gap.add(values[0] - values[-1])
        if deadline is not None and time.perf_counter() >= deadline:
            break
    return [tally.finding(action) for tally, action in zip(tallies, actions, strict=True)], gap.finding(actions[0])


class Tally:
    """Counts what came of something that was tried."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more try."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def finding(self, action: int) -> Finding:
        """All tries together."""
        mean = self.total / self.count
        return Finding(action, self.count, mean, max(self.squares / self.count - mean * mean, 0.0))


def _tried_once(game: State, seat: int, action: int, dice: Dice, player: Rollouts | None) -> float:
    """Play it, and on until the situation can be judged: by what was learned, or by habit, as a search does."""
    if player is not None:
        return player.outcome(game, action, dice)
    game.play(seat, action)
    before = NOBODY
    for step in range(LONG):
        who = game.asked()
        if who == NOBODY or (step >= game.game.horizon and who != before):
            break
        game.play(who, game.quick_choice(who, dice))
        before = who
    return game.estimated_share(seat)
