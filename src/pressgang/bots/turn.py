"""The best of one turn: every card that may come is counted, every choice tried. Compiled; knows no game.

What is at stake is measured by a judge, as the share of the win. Looks at nothing that the seat does not know, if the state is one that it
imagines.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pressgang.core import NOBODY, Dice, SeededLuck, State

from .judge import Judge

SAMPLES: Final = 6
"""How often an action is tried whose outcome is left to a chance that is not counted."""
KEPT: Final = 4
"""So many of the choices that look best at once are thought through."""
WORLDS: Final = 3
"""In so many games as they could be it is tried."""
DEEP: Final = 2
"""After so many choices that follow from each other the next ones are made by habit."""
LONG: Final = 12
"""After so many choices it is enough."""


def turn_values(
    state: State, seat: int, dice: Dice, judge: Judge | None = None, draws: int = 1, worlds: int = WORLDS
) -> list[tuple[int, float]]:
    """What each action of a pending seat is worth if it plays this turn well, in the order of `distinct_actions`.

    So many draws of unknown cards are counted card by card; what comes then is judged, by the estimate if there is no judge. Each action is
    thought through in several games as they could be; those that look bad at once are not, and are worth less than nothing.
    """
    actions = state.distinct_actions(seat)
    turn = Turn(seat, dice, Judge(state.game, None) if judge is None else judge)
    kept = actions if len(actions) <= KEPT else turn.best_at_once(state, actions)
    totals = [0.0] * len(actions)
    for _ in range(worlds):
        world, chance = state.imagine(seat, dice), dice.seed()
        for place, action in enumerate(actions):
            turn.dice = Dice(chance)  # the same luck for all of them: what differs is the action
            totals[place] += turn.value(world, action, draws, 0) if action in kept else -1.0
    return [(action, totals[place] / worlds) for place, action in enumerate(actions)]


class Turn:
    """The thoughts of a seat about one turn of its own."""

    def __init__(self, seat: int, dice: Dice, judge: Judge) -> None:
        self.seat: i64 = seat
        self.dice = dice
        self.judge = judge
        self.counted: i64 = 0
        """A draw that is only to be judged is thought through all the same if it turns up one of no more cards than this."""

    def best_at_once(self, state: State, actions: list[int]) -> list[int]:
        """The few actions that look best if no further card is drawn."""
        ranked = sorted([(-self.value(state, action, 0, 0), action) for action in actions])
        return [action for _, action in ranked[:KEPT]]

    def best(self, state: State) -> i64:
        """The action that is worth most if no card that nobody knows is thought through, but judged before it is drawn."""
        found: i64 = NOBODY
        most = -1.0
        for action in state.distinct_actions(self.seat):
            worth = self._follow(state, action, 0, 1)
            if worth > most:
                found, most = action, worth
        return found

    def value(self, state: State, action: i64, draws: i64, depth: i64) -> float:
        """What an action is worth, with so many more draws of unknown cards thought through."""
        chances = state.chances(self.seat, action)
        if not chances:
            return self._tried(state, action, draws, depth)
        if len(chances) > 1:
            draws -= 1
        total = 0.0
        weights: i64 = 0
        for card, weight in chances:
            total += weight * self._after(state.foresee(self.seat, action, card), action, draws, depth + 1)
            weights += weight
        return total / float(weights)

    def _tried(self, state: State, action: i64, draws: i64, depth: i64) -> float:
        """Try it; as often as need be if something is left to chance."""
        luck = SeededLuck(self.dice.seed())
        total = self._after(_with_luck(state, luck), action, draws, depth + 1)
        if luck.asked == 0 or depth > 0:
            return total
        for _ in range(SAMPLES - 1):
            total += self._after(_with_luck(state, SeededLuck(self.dice.seed())), action, draws, depth + 1)
        return total / SAMPLES

    def _after(self, state: State, action: i64, draws: i64, depth: i64) -> float:
        """What the state is worth when the action has been played and the turn goes on well; the state is used up."""
        seat = self.seat
        state.play(seat, action)
        count = state.choices(seat)
        if count == 0 or depth > LONG:
            return self.judge.share(state, seat, False)
        if depth > DEEP:
            return self._follow(state, state.quick_choice(seat, self.dice), draws, depth)
        best = -1.0
        for following in state.distinct_actions(seat):
            best = max(best, self._follow(state, following, draws, depth))
        return best

    def _follow(self, state: State, action: i64, draws: i64, depth: i64) -> float:
        """What the next action is worth; if it is a draw and no more draws are thought through, what there is now."""
        if draws <= 0:
            cards: i64 = len(state.chances(self.seat, action))
            if cards > 1 and (draws < 0 or cards > self.counted):
                return self.judge.share(state, self.seat, True)
        return self.value(state, action, draws, depth)


def _with_luck(state: State, luck: SeededLuck) -> State:
    """A copy with another luck."""
    twin = state.copy()
    twin.luck = luck
    return twin
