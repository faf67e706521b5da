"""What a player of OpenSpiel sees, as numbers and as text."""

from __future__ import annotations

from typing import Any

import numpy as np

from pressgang.core import Game

REMEMBERED = 64
"""So many of its own choices a player has in the tensor of all that it knows, the last one first."""


class Observer:
    """Writes down what a player sees now; with `recall` also what it remembers.

    Now: the columns of `Game.observation`. Recall as text tells apart all that a player has seen; as numbers it is the present and the
    player's own last choices, each as a share of all choices that there are.
    """

    def __init__(self, rules: Game, recall: bool) -> None:
        self.rules = rules
        self.recall = recall
        size = rules.observation.size
        self._row: Any = np.zeros(size, np.uint8)
        self.tensor = np.zeros(size + REMEMBERED if recall else size, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["choices"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        """Set the tensor to what this player sees."""
        if state.table is None:
            self.tensor.fill(0)
            return
        state.table.observe(player, self._row)
        self.dict["observation"][:] = self._row
        if self.recall:
            self._set_choices(state.memory.choices_of(player)[: -REMEMBERED - 1 : -1])

    def _set_choices(self, latest: Any) -> None:
        places = self.dict["choices"]
        places.fill(0)
        places[: len(latest)] = (np.array(latest, np.float32) + 1) / self.rules.space.size

    def string_from(self, state: Any, player: int) -> str:
        """What this player sees, as text."""
        if state.table is None:
            return f"player {player}: undealt"
        if self.recall:
            return f"player {player}: {state.memory.seen[player].hex()}"
        row = bytearray(self.rules.observation.size)
        state.table.observe(player, row)
        seen = {name: values for name, values in self.rules.observation.read(row).items() if any(values)}
        return f"player {player}: " + " ".join([f"{name}={_brief(values)}" for name, values in seen.items()])


def _brief(values: list[int]) -> str:
    """The numbers that are not 0, with their places where there are several.

    >>> _brief([0, 1, 0, 2]), _brief([7])
    ('1,3*2', '7')
    """
    if len(values) == 1:
        return str(values[0])
    return ",".join([str(place) if value == 1 else f"{place}*{value}" for place, value in enumerate(values) if value])
