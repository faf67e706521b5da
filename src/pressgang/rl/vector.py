"""Many games of one learner against given opponents, as a Gymnasium vector environment. Needs the extra `rl`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from .checking import SEEDS, checked_game, columns_space, one_of, row_flags, whole_number
from .opponents import LearnersTable, opponents_of

Infos = dict[str, Any]
Rows = NDArray[np.bool_]
Step = tuple[NDArray[np.uint8], NDArray[np.float64], Rows, Rows, Infos]
TURNING = "turning"


class PressgangVectorEnv(VectorEnv):
    """So many games in step; the learner has one seat in each, and bots play the others between its turns.

    `opponents` are names of bots, as for `pressgang simulate`: one for all, or one for each, clockwise from the learner. `seat` is where
    the learner sits; "turning": in another seat with every game. `info["action_mask"]` has the choices of each game.

    >>> envs = PressgangVectorEnv("dead-mans-draw", num_envs=3, opponents="deckhand")
    >>> observations, info = envs.reset(seed=7)
    >>> observations.shape, info["action_mask"].shape
    ((3, 496), (3, 92))
    >>> observations, rewards, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
    """

    def __init__(
        self,
        game: str = "dead-mans-draw",
        players: int = 2,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "deckhand",
        seat: int | str = TURNING,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = checked_game(game, players, options)
        self.num_envs = whole_number("num_envs", num_envs, 1)
        self.autoreset_mode = _mode_of(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.single_observation_space = columns_space(self.game.observation)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.space.size)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.tables = self._seated(opponents_of(self.game, opponents), seat)
        self._seen = np.zeros((self.num_envs, self.game.observation.size), np.uint8)
        self._masks = np.zeros((self.num_envs, self.game.space.size), np.int8)
        self._over = np.ones(self.num_envs, bool)
        self._rows = [(seen.data, mask.data) for seen, mask in zip(self._seen, self._masks.view(np.uint8), strict=True)]
        self._seed_all(secrets.randbits(60))

    def _seated(self, opponents: list[str], seat: int | str) -> list[LearnersTable]:
        """A table a game; learners that turn begin in different seats."""
        if seat == TURNING:
            return [LearnersTable(self.game, opponents, row % self.game.players, True) for row in range(self.num_envs)]
        place = whole_number("seat", seat, 0, self.game.players - 1)
        return [LearnersTable(self.game, opponents, place, False) for _ in range(self.num_envs)]

    def _seed_all(self, seed: int) -> None:
        for row, table in enumerate(self.tables):
            table.seed(seed + row)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.uint8], Infos]:
        """New games: in all, or where `options["reset_mask"]` says so."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed_all(whole_number("seed", seed, 0, SEEDS))
        wanted = row_flags("reset_mask", (options or {}).get("reset_mask", np.ones(self.num_envs, bool)), self.num_envs)
        for row in np.flatnonzero(wanted):
            self._begin(int(row))
        return self._seen.copy(), self._infos()

    def step(self, actions: ArrayLike) -> Step:
        """The learner's choice in each game. If one of them is not allowed that is said, and nothing happens in any."""
        ended_before = self._over.copy()
        choices = self._checked(actions, ended_before)
        rewards, infos = np.zeros(self.num_envs), Infos()
        for row, choice in enumerate(choices):
            if ended_before[row]:
                self._begin(row)
            elif self._play(row, choice):
                rewards[row] = self.tables[row].reward()
        over = self._over.copy()
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos = self._begin_at_once(over)
        return self._seen.copy(), rewards, over, np.zeros(self.num_envs, bool), {**infos, **self._infos()}

    def _checked(self, actions: ArrayLike, ended: Rows) -> list[int]:
        """The choices, all of them allowed; those of games that have ended do not count."""
        if self.autoreset_mode == AutoresetMode.DISABLED and ended.any():
            raise gymnasium.error.ResetNeeded(str(np.flatnonzero(ended)))
        choices = np.asarray(actions, np.int64)
        if choices.shape != (self.num_envs,):
            whole_number("actions", choices.size, self.num_envs, self.num_envs)
        for row in np.flatnonzero(~ended & ~self._allowed(choices)):
            table = self.tables[row]
            raise table.state.refuse(table.seat, self.game.space.move(table.seat, int(choices[row])))
        listed: list[int] = choices.tolist()
        return listed

    def _allowed(self, choices: NDArray[np.int64]) -> Rows:
        inside = (choices >= 0) & (choices < self._masks.shape[1])
        allowed: Rows = inside & (self._masks[np.arange(self.num_envs), np.where(inside, choices, 0)] == 1)
        return allowed

    def _begin(self, row: int) -> None:
        self.tables[row].begin()
        self._over[row] = False
        self._look(row)

    def _play(self, row: int, choice: int) -> bool:
        over = self.tables[row].choose(choice)
        self._over[row] = over
        self._look(row)
        return over

    def _look(self, row: int) -> None:
        """Write down what the learner sees, and what it may do."""
        table, (seen, mask) = self.tables[row], self._rows[row]
        table.state.observe(table.seat, seen)
        table.state.mask(table.seat, mask)

    def _begin_at_once(self, over: Rows) -> Infos:
        """New games where one is over; what was seen last is told beside them."""
        infos: Infos = {}
        for row in np.flatnonzero(over):
            last = {"final_obs": self._seen[row].copy(), "final_info": self._info(int(row))}
            infos = self._add_info(infos, last, int(row))
            self._begin(int(row))
        return infos

    def _info(self, row: int) -> Infos:
        return {"action_mask": self._masks[row].copy(), "seat": self.tables[row].seat}

    def _infos(self) -> Infos:
        """The choices of all games, and where the learner sits; Gymnasium says beside each fact which games have it."""
        everywhere = np.ones(self.num_envs, bool)
        seats = np.array([table.seat for table in self.tables])
        return {"action_mask": self._masks.copy(), "_action_mask": everywhere, "seat": seats, "_seat": everywhere.copy()}


def _mode_of(mode: str | AutoresetMode) -> AutoresetMode:
    named = mode.value if isinstance(mode, AutoresetMode) else mode
    return AutoresetMode(one_of("autoreset_mode", named, [each.value for each in AutoresetMode]))


gymnasium.register("Pressgang-v0", vector_entry_point=PressgangVectorEnv)
