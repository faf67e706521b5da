"""Many games in step, as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pressgang.core import Game, State
from pressgang.core.stepper import Stepper

Bytes = NDArray[np.uint8]


class Many:
    """So many games of one kind in step. In each the seat to move makes its choice; a game that ends begins anew at once.

    The arrays show the present: they change with the next step, and cannot be written to. Copy what has to stay.

    >>> import numpy as np, pressgang
    >>> from pressgang.rl import Many
    >>> many = Many(pressgang.game("dead-mans-draw"), count=3, seed=7)
    >>> many.observations.shape, many.masks.shape, many.seats.shape, many.rewards.shape
    ((3, 496), (3, 92), (3,), (3, 2))
    >>> many.step(many.random_choices())
    >>> bool(many.ended.any())
    False
    """

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game = game
        self.count = count
        self._stepper = Stepper(game, count, seed)
        self._rng = np.random.default_rng(seed)
        self.observations: Bytes = self._rows(self._stepper.observations.view)[:, : game.observation.size]
        """What the seat to move sees, a row a game; `game.observation` says what each column means."""
        self.masks: Bytes = self._rows(self._stepper.masks.view)[:, : game.space.size]
        """1 for each choice that it has; `game.space` says what each means."""
        self.seats: NDArray[np.int64] = np.frombuffer(self._stepper.seats_view, np.int64)
        """The seat to move in each game."""
        self.ended: NDArray[np.int64] = np.frombuffer(self._stepper.ended_view, np.int64)
        """1 where the last step ended a game."""
        self.rewards: NDArray[np.float64] = np.frombuffer(self._stepper.rewards_view, np.float64).reshape(count, game.players)
        """What the seats of a game that has just ended get: a win alone 1, all together 0; 0 while a game lasts."""

    def _rows(self, view: memoryview) -> Bytes:
        return np.frombuffer(view, np.uint8).reshape(self.count, -1)

    @property
    def states(self) -> list[State]:
        """The games themselves, for players that think by themselves: to look at and to copy, not to play on."""
        return list(self._stepper.states)

    def step(self, choices: ArrayLike) -> None:
        """One choice in each game. If one of them is not allowed that is said, and nothing happens in any."""
        self._stepper.step(np.ascontiguousarray(choices, np.int64).tobytes())

    def random_choices(self) -> NDArray[np.int64]:
        """Any choice that is allowed, in each game."""
        weights: NDArray[np.float32] = self._rng.random(self.masks.shape, np.float32) * self.masks
        choices: NDArray[np.int64] = weights.argmax(axis=1)
        return choices
