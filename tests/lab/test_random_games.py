"""Random games in a row are the same games as one by one."""

from __future__ import annotations

import pytest

import pressgang
from pressgang.lab.playing import play_game
from pressgang.lab.random_games import Tally, game_seed


@pytest.mark.parametrize("numbers", [range(12), range(5, 20, 3), range(0)])
@pytest.mark.parametrize(("title", "players"), [("dead-mans-draw", 3), ("dread-draw", 2), ("pirates-mark", 4)])
def test_games_in_a_row_are_those_played_one_by_one(title: str, players: int, numbers: range) -> None:
    game, in_a_row, one_by_one = pressgang.game(title, players), Tally(players), Tally(players)
    in_a_row.play(game, 7, numbers)
    for number in numbers:
        played = play_game(game, ["random"] * players, game_seed(7, number))
        one_by_one.add(played.state, played.decisions)
    for name in ("games", "decisions"):
        assert getattr(in_a_row, name) == getattr(one_by_one, name)
    for name in ("scores", "wins", "shared", "by_turn_order"):
        assert [*getattr(in_a_row, name)] == [*getattr(one_by_one, name)]
