"""The PettingZoo environment: PettingZoo's own tests, and what is ours about it."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from setups import SETUPS, title

from pressgang import Dice, IllegalMove, Problem
from pressgang.core.stepper import reward_of
from pressgang.rl.pettingzoo import PressgangEnv, env, raw_env

EVERY = pytest.mark.parametrize("setup", SETUPS, ids=title)


def any_choice(mask: Any, dice: Dice) -> int:
    choices = np.flatnonzero(mask)
    return int(choices[dice.below(len(choices))])


def played_out(table: PressgangEnv, seed: int) -> dict[str, float]:
    """The rewards of a random game."""
    table.reset(seed)
    dice, rewards = Dice(seed), {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
        table.step(None if over else any_choice(seen["action_mask"], dice))
    return rewards


def check(setup: dict[str, Any]) -> None:
    """All that PettingZoo tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # an observation with a mask is no array
        api_test(env(**setup), num_cycles=40)
        api_test(raw_env(**setup), num_cycles=40)
    seed_test(lambda: env(**setup), num_cycles=20)
    render_test(lambda render_mode: env(render_mode=render_mode, **setup))


@EVERY
def test_it_passes_the_tests_of_pettingzoo(setup: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check(setup)


def test_a_game_from_elsewhere_passes_them_too(caves: str, capsys: pytest.CaptureFixture[str]) -> None:
    check({"game": caves, "players": 3})


@EVERY
def test_the_rewards_come_at_the_end_and_sum_to_nothing(setup: dict[str, Any]) -> None:
    table = raw_env(**setup)
    rewards = played_out(table, 5)
    assert sum(rewards.values()) == pytest.approx(0)
    assert [rewards[agent] for agent in table.possible_agents] == [reward_of(table.table, seat) for seat in range(setup["players"])]


def test_those_who_choose_at_once_answer_in_the_order_of_their_seats() -> None:
    table = raw_env("dead-mans-draw", 4, traits=True)
    table.reset(3)
    order = []
    while len(table.table.pending) > 1 or len(order) < 4:
        order.append(table.agent_selection)
        table.step(any_choice(table.last()[0]["action_mask"], Dice(1)))
    assert order[:4] == table.possible_agents


def test_an_observation_is_what_the_state_writes_and_stays_as_it_is() -> None:
    table = raw_env()
    table.reset(1)
    before = table.last()[0]
    kept, written = before["observation"].copy(), bytearray(table.game.observation.size)
    table.table.observe(table.table.pending[0], written)
    assert before["observation"].tobytes() == bytes(written)
    table.step(any_choice(before["action_mask"], Dice(1)))
    assert (before["observation"] == kept).all()


def test_one_seed_is_one_series_of_games() -> None:
    def series() -> list[bytes]:
        table = raw_env()
        table.reset(7)
        first = table.table
        table.reset()
        assert table.table != first
        return [pickle.dumps(table.table.position())]

    assert series() == series()


def test_it_copies_and_pickles_in_the_middle_of_a_game() -> None:
    table = raw_env("dread-draw", 3)
    table.reset(2)
    table.step(any_choice(table.last()[0]["action_mask"], Dice(1)))
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.table == table.table
        twin.step(any_choice(twin.last()[0]["action_mask"], Dice(1)))
        assert twin.table != table.table


def test_who_makes_a_choice_that_is_not_allowed_loses_in_the_wrapped_environment() -> None:
    table = env()
    table.reset(1)
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert all(table.terminations.values())


def test_the_raw_environment_says_what_is_not_allowed() -> None:
    table = raw_env()
    table.reset(1)
    with pytest.raises(IllegalMove, match="legal: draw"):
        table.step(1)
    with pytest.raises(Problem, match=r"^a choice is a whole number, not None$"):
        table.step(None)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ({"game": "whist"}, r'^there is no game "whist"; there is: .*dead-mans-draw'),
        ({"players": 99}, "^dead-mans-draw is for 2 to"),
        ({"players": "two"}, "^players is a whole number from 1 to 1000000, not two$"),
        ({"edition": "first"}, '^option "edition" cannot be "first"; it can be'),
        ({"colour": "red"}, '^there is no option "colour"; there is'),
        ({"render_mode": "film"}, '^render_mode cannot be "film"; it can be: human, ansi, rgb_array$'),
        ({"language": "xx"}, '^language cannot be "xx"; it can be: de, en$'),
    ],
)
def test_wrong_arguments_get_one_line(arguments: dict[str, Any], line: str) -> None:
    with pytest.raises(Problem, match=line):
        env(**arguments)


def test_a_wrong_seed_gets_one_line() -> None:
    with pytest.raises(Problem, match=r"^seed is a whole number from 0 to"):
        raw_env().reset(seed=-1)


def test_the_text_is_that_of_the_table_in_the_language_that_was_asked_for() -> None:
    table = raw_env(render_mode="ansi", language="de")
    table.reset(1)
    text = table.render()
    assert isinstance(text, str)
    assert "Beutestapel" in text and "player_0" in text


def test_the_text_tells_how_a_game_has_ended() -> None:
    table = raw_env(render_mode="ansi")
    played_out(table, 3)
    text = table.render()
    assert isinstance(text, str) and text.endswith(" won.")


def test_pictures_are_of_one_size_and_show_something() -> None:
    table = raw_env("pirates-mark", 5, render_mode="rgb_array")
    played_out(table, 3)
    after = table.render()
    table.reset(1)
    before = table.render()
    assert isinstance(before, np.ndarray) and isinstance(after, np.ndarray)
    assert before.shape == after.shape and (before != after).any() and before.min() < 50
