"""The worlds in which the captain thinks."""

from __future__ import annotations

import pytest
from given_pirates import at, duelling, given

import pressgang
from pressgang import Dice
from pressgang.bots import Look, make_bot
from pressgang.bots.worlds import likely_world


@pytest.mark.parametrize("title", ["dead-mans-draw", "dread-draw"])
def test_where_a_game_draws_no_conclusions_worlds_are_imagined_as_ever(title: str) -> None:
    state = pressgang.game(title, 3).start(seed=5)
    one, two = Dice(8), Dice(8)
    for _ in range(5):
        assert likely_world(state, 1, one) == state.imagine(1, two)
    assert one.seed() == two.seed()


def test_a_world_that_explains_a_bid_badly_is_drawn_less_often() -> None:
    """Who looked at two of twelve cells and bids seven hardly found two harmless cards and nothing else."""
    sea = {"A1-L1": "jewel", "J1": "mark", "K1": "mark", "L1": "mark"}
    looked, bid = [["A1", "B1"], [], [], []], {"seat": 0, "count": 7}
    state = given(4, sea=sea, phase="call", turn=1, bid=bid, looked=looked)
    dice, same = Dice(1), Dice(1)

    def marks(worlds: list[pressgang.State]) -> int:
        return sum("mark" in (at(world, "sea", "A1"), at(world, "sea", "B1")) for world in worlds)

    drawn = marks([likely_world(state, 2, dice) for _ in range(600)])
    assert drawn > marks([state.suppose(2, same) for _ in range(600)])


@pytest.mark.parametrize("seed", range(5))
def test_the_captain_does_not_pull_where_a_mark_was_probably_put_back(seed: int) -> None:
    """Three cards are left; a Mark went back into the sea when A1 was filled."""
    sea = {"A1": "mark", "B1": "jewel", "C1": "rum"}
    filled = [{"cell": "A1", "card": "mark", "seat": 1, "scattered": False}]
    state = duelling(sea=sea, cells={"K10": None, "L10": None, "M10": None}, filled=filled, marked=(2,))
    captain = make_bot("captain:iterations=60", seed)
    assert state.game.notation(captain.choose(Look(state, 0, Dice(seed)))) != "pull A1"
