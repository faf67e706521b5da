"""The trained player, a bot like any other: plain Python, no numpy. `--bots learned:Learned` finds it in this folder."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pressgang.bots import Bot, Look

WEIGHTS = Path(__file__).with_name("policy.json")


@cache
def weights() -> tuple[list[float], list[list[float]], list[float], list[list[float]], list[float]]:
    """What was learned: scale of the columns, hidden layer, choices."""
    learned = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    first, first_bias, second, second_bias = learned["weights"]
    return learned["scale"], first, first_bias, [list(row) for row in zip(*second, strict=True)], second_bias


class Learned(Bot):
    """Does what the policy finds most likely."""

    def choose(self, look: Look) -> int:
        scale, first, first_bias, second, second_bias = weights()
        space = look.game.space
        hidden = first_bias.copy()
        for column, value in enumerate(look.observation()):
            if value:
                step = value * scale[column]
                hidden = [unit + step * weight for unit, weight in zip(hidden, first[column], strict=True)]
        hidden = [max(unit, 0.0) for unit in hidden]

        def logit(action: int) -> float:
            choice = space.choice(look.seat, action)
            return second_bias[choice] + sum(unit * weight for unit, weight in zip(hidden, second[choice], strict=True))

        return max(look.actions(), key=logit)
