"""Games as they probably are, drawn in proportion to how well they explain what the others have done. Compiled; knows no game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pressgang.core import Dice, State

TRIES: Final = 4
"""So many implausible worlds are dropped at most; then the next one has to do."""
FINE: Final = 4096


def likely_world(state: State, seat: i64, dice: Dice) -> State:
    """A game as it could be. One that explains little of what was done is dropped, the more likely the less it explains."""
    world = state.suppose(seat, dice)
    for _ in range(TRIES):
        weight = world.plausibility(seat)
        if weight >= 1.0 or float(dice.below(FINE)) < weight * FINE:
            break
        world = state.suppose(seat, dice)
    return world
