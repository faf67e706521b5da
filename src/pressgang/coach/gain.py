"""What one more card brings on average, against stopping now: every card that may come is counted.

Whatever the cards ask is answered by habit, and the turn is stopped as soon as it can be.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pressgang.core import Dice, SeededLuck, State

POINTS: Final = "points"
SHARE: Final = "share"
WORLDS: Final = 8
"""In so many games as they could be it is tried, for what is left to chance beside the next card."""
LONG: Final = 40
"""No turn asks so many questions."""


class Gain(NamedTuple):
    """What a draw brings on average, and what the best that draws nothing does."""

    unit: str
    """`points`: by how much the lead over the best opponent grows. `share`: the share of the win, judged at once."""
    draw: float
    stop: float
    drawing: int
    stopping: int
    """The actions that are meant."""


def gain_of(state: State, seat: int, dice: Dice) -> Gain | None:
    """What drawing and stopping bring to a pending seat; None if that is not the question."""
    actions = state.actions(seat)
    draws = [action for action in actions if state.ruin(seat, action) is not None and state.chances(seat, action)]
    if len(draws) != 1 or len(actions) == 1:
        return None
    measure = Measure(seat, draws[0], [action for action in actions if action != draws[0]], state.game.scores_are_points)
    worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
    before = measure.of(state) if measure.in_points else 0.0
    stops = {action: sum(measure.stopped(world, action) for world in worlds) / WORLDS - before for action in measure.stops}
    best = max(stops, key=lambda action: stops[action])
    drawn = sum(measure.drawn(world, dice) for world in worlds) / WORLDS - before
    return Gain(POINTS if measure.in_points else SHARE, drawn, stops[best], draws[0], best)


class Measure:
    """Tries what a seat can do in games as they could be, and measures what comes of it."""

    def __init__(self, seat: int, draw: int, stops: list[int], in_points: bool) -> None:
        self.seat = seat
        self.draw = draw
        self.stops = stops
        self.in_points = in_points

    def of(self, state: State) -> float:
        """How well the seat stands."""
        if not self.in_points:
            return state.estimated_share(self.seat)
        scores = state.standing().scores
        return float(scores[self.seat] - max(score for other, score in enumerate(scores) if other != self.seat))

    def stopped(self, world: State, action: int) -> float:
        """What comes of an action that draws nothing."""
        after = world.copy()
        after.play(self.seat, action)
        return self._finished(after, Dice(0))

    def drawn(self, world: State, dice: Dice) -> float:
        """What comes of a draw, each card that may come weighed by its number."""
        total, weights = 0.0, 0
        for card, weight in world.chances(self.seat, self.draw):
            after = world.foresee(self.seat, self.draw, card)
            after.luck = SeededLuck(dice.seed())
            after.play(self.seat, self.draw)
            total += weight * self._finished(after, dice)
            weights += weight
        return total / weights

    def _finished(self, state: State, dice: Dice) -> float:
        """How well the seat stands when the turn has been stopped as soon as it can be."""
        for _ in range(LONG):
            if state.asked() != self.seat:
                break
            actions = state.actions(self.seat)
            stop = [action for action in actions if action in self.stops] if self.in_points else []
            if self.draw in actions and not self.in_points:
                break
            state.play(self.seat, stop[0] if stop else state.quick_choice(self.seat, dice))
        return self.of(state)
