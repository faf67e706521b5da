"""After a game: which moves cost most, and what would have been better.

Each decision is judged by what the seat knew when it made it. A first look at all decisions finds those that seem to have
cost something; a second, longer one that knows nothing of the first tells which of them did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from pressgang.core import Dice, Record, Say, State
from pressgang.core.record import play_move
from pressgang.types import CostlyData, ReviewData

from .advice import Choice, choice_of, ranking
from .chance import Chance, gap_of
from .gain import gain_of
from .thought import Budget, compared, think, world_of
from .why import why

USUAL: Final = Budget(ms=100)
"""For each decision."""
MOST: Final = 5
"""So many moves are shown."""
AGAIN: Final = 2
"""So many times as many are looked at again."""
LONGER: Final = 4
"""So many times as long."""
Progress = Callable[[int, int], None]
"""Hears how many looks have been taken, and how many there will be."""


class Decision(NamedTuple):
    """A move of the record that could have been another one."""

    entry: int
    seat: int
    before: State
    action: int


@dataclass(frozen=True, slots=True)
class Costly:
    """A move that clearly cost something."""

    entry: int
    """Its number in the record's moves, from 0."""
    seat: int
    played: Choice
    better: Choice
    cost: Chance
    """By how much the chance to win was smaller than after the better move."""
    why: Say

    def as_data(self, reason: str) -> CostlyData:
        """JSON-ready; the reason is `why` in the reader's language."""
        played, better, cost = self.played.as_data(), self.better.as_data(), self.cost.as_data()
        return {"entry": self.entry, "seat": self.seat, "played": played, "better": better, "cost": cost, "why": reason}


@dataclass(frozen=True, slots=True)
class Review:
    """What came out of looking back at a game."""

    decisions: int
    """How many moves could have been others."""
    looked: int
    """How many of these were looked at."""
    finished: bool
    """Whether nobody interrupted it."""
    moves: tuple[Costly, ...]
    """The moves that cost most, the worst first."""

    def as_data(self, reasons: dict[int, str]) -> ReviewData:
        """JSON-ready; the reasons are in the reader's language, by the number of the move."""
        moves = [move.as_data(reasons[move.entry]) for move in self.moves]
        return {"decisions": self.decisions, "looked": self.looked, "finished": self.finished, "moves": moves}


def review(
    record: Record,
    seats: Iterable[int],
    budget: Budget = USUAL,
    seed: int = 0,
    most: int = MOST,
    progress: Progress | None = None,
) -> Review:
    """Find the moves of these seats that cost most. Ctrl-C ends it early; what was found until then is kept."""
    dice, decisions = Dice(seed), decisions_of(record, seats)
    looks = len(decisions) + min(len(decisions), most * AGAIN)
    found: list[Costly] = []
    again: dict[int, Costly] = {}
    finished = False
    try:
        for decision in decisions:
            found.append(judged(decision, dice, budget))
            _tell(progress, len(found), looks)
        for suspect in _worst(found, most * AGAIN):
            decision = next(each for each in decisions if each.entry == suspect.entry)
            again[suspect.entry] = judged(decision, dice, budget.times(LONGER))
            _tell(progress, len(found) + len(again), looks)
        finished = True
    except KeyboardInterrupt:
        pass
    clear = [again.get(suspect.entry, suspect) for suspect in _worst(found, most * AGAIN)]
    moves = _worst([each for each in clear if each.cost.low > 0.0], most)
    return Review(len(decisions), len(found), finished, tuple(moves))


def decisions_of(record: Record, seats: Iterable[int]) -> list[Decision]:
    """The moves of these seats that could have been others, each with the state in which it was made."""
    wanted, found = set(seats), []
    state = record.start(record.make_game())
    for entry, move in enumerate(record.moves):
        before = state.copy()
        action = play_move(state, move, entry)
        if move[0] in wanted and len(before.actions(move[0])) > 1:
            found.append(Decision(entry, move[0], before, action))
    return found


def judged(decision: Decision, dice: Dice, budget: Budget) -> Costly:
    """What a move cost against the best, from what its seat knew.

    The search says what is best. It hardly looks at what is bad, so both are then tried equally often.
    """
    seat, action = decision.seat, decision.action
    world = world_of(decision.before, seat, dice)
    findings = ranking(think(world, seat, dice, budget))
    reason = why(world, seat, findings, gain_of(world, seat, dice))
    best = findings[0].action if not _alike(world, seat, findings[0].action, action) else action
    (better, worse), gap = compared(world, seat, [best, action], dice, budget)
    choices = [choice_of(world, seat, found) for found in (worse, better)]
    return Costly(decision.entry, seat, choices[0], choices[1], gap_of(gap), reason)


def _alike(world: State, seat: int, one: int, two: int) -> bool:
    """Whether two moves are the same as far as the seat knows: cards of which it knows nothing, that is."""
    verbs = {world.game.notation(action).split()[0] for action in (one, two)}
    ruin = world.ruin(seat, one)
    return len(verbs) == 1 and ruin is not None and ruin == world.ruin(seat, two)


def _worst(found: list[Costly], most: int) -> list[Costly]:
    """Those that cost most."""
    return sorted([each for each in found if each.cost.value > 0.0], key=lambda each: (-each.cost.value, each.entry))[:most]


def _tell(progress: Progress | None, done: int, looks: int) -> None:
    if progress is not None:
        progress(done, looks)
