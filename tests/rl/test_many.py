"""Many games in step are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import pressgang
from pressgang import BadText, IllegalMove
from pressgang.core.stepper import reward_of
from pressgang.rl import Many

GAMES = [("dead-mans-draw", 2), ("dead-mans-draw", 5), ("dread-draw", 3), ("pirates-mark", 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_each_row_is_what_its_game_says(name: str, players: int) -> None:
    game = pressgang.game(name, players)
    many = Many(game, 5, seed=4)
    for _ in range(60):
        many.step(many.random_choices())
        for row, state in enumerate(many.states):
            seat = state.pending[0]
            assert many.seats[row] == seat
            seen, mask = np.zeros(game.observation.size, np.uint8), np.zeros(game.space.size, np.uint8)
            state.observe(seat, seen)
            state.mask(seat, mask)
            assert (many.observations[row] == seen).all()
            assert (many.masks[row] == mask).all()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_games_end_with_a_reward_and_begin_anew(name: str, players: int) -> None:
    many = Many(pressgang.game(name, players), 8, seed=1)
    endings = 0
    while endings < 3:
        before = [state.copy() for state in many.states]
        choices = many.random_choices()
        many.step(choices)
        for row, state in enumerate(before):
            seat = state.pending[0]
            state.choose(seat, int(choices[row]))
            assert bool(many.ended[row]) == (not state.pending)
            expected = [reward_of(state, each) for each in range(players)] if not state.pending else [0.0] * players
            assert many.rewards[row].tolist() == expected
            endings += int(many.ended[row])


def test_rewards_add_up_to_nothing_and_a_win_alone_is_worth_one() -> None:
    many = Many(pressgang.game("dead-mans-draw", 3), 16, seed=2)
    seen: list[float] = []
    while len(seen) < 30:
        many.step(many.random_choices())
        assert np.allclose(many.rewards.sum(axis=1), 0)
        seen += many.rewards[many.ended == 1].max(axis=1).tolist()
    assert max(seen) == 1.0


def test_the_same_seed_makes_the_same_games() -> None:
    twins = [Many(pressgang.game("dead-mans-draw", 2), 4, seed=9) for _ in range(2)]
    for _ in range(200):
        for many in twins:
            many.step(many.random_choices())
    assert (twins[0].observations == twins[1].observations).all()


def test_a_choice_that_is_not_allowed_changes_nothing_anywhere() -> None:
    many = Many(pressgang.game("dead-mans-draw", 2), 3, seed=1)
    before = many.observations.copy()
    with pytest.raises(IllegalMove):
        many.step([0, 0, 1])  # nobody may bank before the first draw
    with pytest.raises(BadText) as problem:
        many.step([0, 0])
    assert problem.value.code == "choices-count"
    with pytest.raises(BadText) as problem:
        many.step([0, 0, 92])
    assert problem.value.code == "no-such-choice"
    assert (many.observations == before).all()


def test_the_arrays_cannot_be_written_to() -> None:
    many = Many(pressgang.game("dead-mans-draw", 2), 2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        many.observations[0, 0] = 1
