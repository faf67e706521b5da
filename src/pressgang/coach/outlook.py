"""How a game stands: the chance of every seat to win, from what whoever is to move knows."""

from __future__ import annotations

from typing import Final

from pressgang.bots import Judge
from pressgang.core import NOBODY, Dice, State, share_of

TRIES: Final = 24


def outlook(state: State, seed: int, tries: int = TRIES) -> list[float]:
    """The chance of each seat; when the game is over, its share of the win. The same seed gives the same chances.

    >>> import pressgang
    >>> chances = outlook(pressgang.game("dead-mans-draw", players=3).start(seed=1), 1)
    >>> len(chances), round(sum(chances), 6)
    (3, 1.0)
    """
    seats = range(state.game.players)
    if not state.pending:
        return [share_of(state.standing().winners, seat, state.game.players) for seat in seats]
    dice, total, judge = Dice(seed), [0.0 for _ in seats], Judge(state.game, state.game.network)
    for _ in range(tries):
        world = state.imagine(state.pending[0], dice)
        if state.game.network is None:
            _play_on(world, dice)
            judge.judge(world, state.pending[0], False)
        else:
            judge.judge_soon(world, state.pending[0], dice)
        for seat in seats:
            total[seat] += judge.shares[seat]
    whole = sum(total)
    return [1.0 / len(total) for _ in seats] if whole <= 0.0 else [worth / whole for worth in total]


def _play_on(world: State, dice: Dice) -> None:
    """By habit, as far as the game is played in the mind."""
    for _ in range(world.game.horizon):
        seat = world.asked()
        if seat == NOBODY:
            return
        world.play(seat, world.quick_choice(seat, dice))
