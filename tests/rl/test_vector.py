"""The Gymnasium vector environment: Gymnasium's own checks, its own vector environment as a yardstick, and what is ours about it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from setups import SETUPS, title

from pressgang import IllegalMove, Problem
from pressgang.rl.vector import PressgangVectorEnv


class OneGame(gymnasium.Env[Any, Any]):
    """One game of ours as Gymnasium knows environments; what is not allowed becomes something that is."""

    def __init__(self, **setup: Any) -> None:
        self.envs = PressgangVectorEnv(num_envs=1, autoreset_mode="Disabled", **setup)
        self.observation_space, self.action_space = self.envs.single_observation_space, self.envs.single_action_space
        self.mask = np.zeros(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        seen, infos = self.envs.reset(seed=seed)
        self.mask = infos["action_mask"][0]
        return seen[0], {"action_mask": self.mask, "seat": int(infos["seat"][0])}

    def step(self, action: Any) -> Any:
        choice = action if self.mask[action] else self.mask.argmax()
        seen, rewards, over, cut, infos = self.envs.step(np.array([choice]))
        self.mask = infos["action_mask"][0]
        return seen[0], float(rewards[0]), bool(over[0]), bool(cut[0]), {"action_mask": self.mask, "seat": int(infos["seat"][0])}


def any_choices(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_a_game_passes_the_checks_of_gymnasium(setup: dict[str, Any]) -> None:
    check_env(OneGame(opponents="random", **setup), skip_render_check=True)


def test_a_game_from_elsewhere_passes_them_too(caves: str) -> None:
    check_env(OneGame(game=caves, players=3, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_it_does_what_the_vector_environment_of_gymnasium_does(mode: AutoresetMode) -> None:
    setup = {"game": "dead-mans-draw", "players": 3, "opponents": "random", "seat": 1}
    ours = PressgangVectorEnv(num_envs=4, autoreset_mode=mode, **setup)
    theirs = SyncVectorEnv([lambda: OneGame(**setup)] * 4, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space and ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    rng, ended = np.random.default_rng(1), 0
    ours_now: Any = ours.reset(seed=5)
    assert data_equivalence(ours_now, theirs.reset(seed=5))
    for _ in range(150):
        choices = any_choices(ours_now[-1]["action_mask"], rng)
        ours_now = ours.step(choices)
        assert data_equivalence(ours_now, theirs.step(choices))
        ended += int(ours_now[2].sum())
    assert ended > 4


@pytest.mark.parametrize("setup", SETUPS, ids=title)
def test_all_that_it_tells_lies_in_its_spaces(setup: dict[str, Any]) -> None:
    envs = PressgangVectorEnv(num_envs=3, opponents="random", **setup)
    rng = np.random.default_rng(2)
    seen, infos = envs.reset(seed=3)
    for _ in range(60):
        assert envs.observation_space.contains(seen)
        seen, rewards, over, _, infos = envs.step(any_choices(infos["action_mask"], rng))
        assert ((rewards == 0) | over).all() and (infos["action_mask"].any(axis=1) != over).all()


def test_it_is_made_by_its_name_and_wrapped() -> None:
    made = gymnasium.make_vec("Pressgang-v0", num_envs=2, vectorization_mode="vector_entry_point", opponents="random")
    envs, rng = RecordEpisodeStatistics(made), np.random.default_rng(2)
    _, infos = envs.reset(seed=1)
    while "episode" not in infos:
        _, _, _, _, infos = envs.step(any_choices(infos["action_mask"], rng))
    assert abs(infos["episode"]["r"]).max() <= 1


def test_the_learner_turns_from_seat_to_seat_or_stays() -> None:
    def seats(seat: int | str) -> list[list[int]]:
        envs = PressgangVectorEnv(players=3, num_envs=2, opponents="random", seat=seat)
        return [envs.reset(seed=1 if first else None)[1]["seat"].tolist() for first in (True, False, False)]

    assert seats("turning") == [[0, 1], [1, 2], [2, 0]]
    assert seats(2) == [[2, 2]] * 3


def test_opponents_sit_clockwise_from_the_learner() -> None:
    envs = PressgangVectorEnv(players=3, num_envs=1, opponents=["deckhand", "random"], seat=1)
    envs.reset(seed=1)
    assert envs.tables[0].opponents == ["deckhand", "random"]


def test_some_games_begin_anew_where_one_says_so() -> None:
    envs = PressgangVectorEnv(num_envs=3, opponents="random", autoreset_mode="Disabled")
    envs.reset(seed=1)
    before = [table.state for table in envs.tables]
    envs.reset(options={"reset_mask": np.array([False, True, False])})
    assert [table.state is old for table, old in zip(envs.tables, before, strict=True)] == [True, False, True]


def test_a_choice_that_is_not_allowed_changes_nothing_anywhere() -> None:
    envs = PressgangVectorEnv(num_envs=2, opponents="random")
    _, infos = envs.reset(seed=1)
    before = [table.state.copy() for table in envs.tables]
    with pytest.raises(IllegalMove, match="cannot play"):
        envs.step([int(infos["action_mask"][0].argmax()), 91])
    assert [table.state for table in envs.tables] == before


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ({"opponents": "admiral"}, 'there is no bot "admiral"'),
        ({"players": 4, "opponents": "random,random"}, "^2 opponents for 3 seats"),
        ({"num_envs": 0}, "^num_envs is a whole number from 1 to"),
        ({"seat": 2}, "^seat is a whole number from 0 to 1, not 2$"),
        ({"autoreset_mode": "never"}, 'autoreset_mode cannot be "never"; it can be: NextStep, SameStep, Disabled'),
    ],
)
def test_wrong_arguments_get_one_line(arguments: dict[str, Any], line: str) -> None:
    with pytest.raises(Problem, match=line):
        PressgangVectorEnv(**arguments)
