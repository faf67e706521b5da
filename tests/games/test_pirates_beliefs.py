"""What a seat may conclude in Pirate's Mark from what all have seen: cards put back, cells looked at, bids."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from given import when
from given_pirates import at, bidding, calling, given, marked_at_c4, pulling

from pressgang import Dice, SeededLuck, State
from pressgang.core import BadText

WORLDS = 200


def supposed(state: State, seat: int, cell: str) -> Counter[str]:
    """The card of a cell in many worlds as a seat supposes them."""
    return Counter(at(state.suppose(seat, Dice(seed)), "sea", cell) for seed in range(WORLDS))


def returned(cell: str) -> State:
    """Seat 1 has turned a Mark away that it pulled in C4, the only empty cell then, and put it into this cell."""
    return when(marked_at_c4(hands={1: ["letters-of-marque"]}), "letters", f"sink {cell}")


# What all saw of cards that were put back


def test_all_know_which_cell_was_filled_and_with_what_somebody_came() -> None:
    assert at(returned("C4"), "filled") == [{"cell": "C4", "card": "mark", "seat": 1, "scattered": False}]


def test_it_is_the_same_wherever_the_card_was_put() -> None:
    assert at(returned("H7"), "filled") == at(returned("C4"), "filled")


def test_it_is_forgotten_when_the_cell_is_emptied() -> None:
    assert at(when(returned("H7"), "pull C4"), "filled") == []


def test_a_position_keeps_it() -> None:
    state = returned("H7")
    position = json.loads(json.dumps(state.position()))
    assert state.game.resume(position, SeededLuck(0)).position() == state.position()


def test_an_older_position_says_nothing_of_it() -> None:
    assert at(given(4), "filled") == []


@pytest.mark.parametrize("entry", [3, {"cell": "C4"}, {"cell": "C4", "card": "mark", "seat": 7, "scattered": False}])
def test_what_cannot_have_been_seen_is_refused(entry: object) -> None:
    with pytest.raises(BadText):
        given(4, filled=[entry])


def maelstrom(*luck: str) -> State:
    """Seat 1 has pulled a Maelstrom and scattered a ruby and a rum."""
    holes: dict[str, str | None] = {"C4": "maelstrom", "A1": None, "A2": None, "A3": None}
    state = pulling(hands={1: ["ruby", "rum"]}, cells=holes, luck=[("scatter", list(luck))])
    return when(state, "pull C4", "scatter")


def test_of_scattered_cards_nobody_sees_which_lies_where() -> None:
    one, two = maelstrom("A1", "A2"), maelstrom("A2", "A1")
    assert at(one, "filled") == at(two, "filled")
    assert [entry["scattered"] for entry in at(one, "filled")] == [True, True]


@pytest.mark.parametrize("cells", [("A1", "A2"), ("A2", "A1")])
def test_when_one_scattered_card_is_pulled_the_other_is_known(cells: tuple[str, str]) -> None:
    state = maelstrom(*cells)
    (left,) = at(when(state, "pull A1"), "filled")
    assert (left["cell"], left["card"]) == ("A2", at(state, "sea", "A2"))


# What is supposed


def test_a_mark_that_was_put_back_probably_lies_where_a_cell_was_filled() -> None:
    assert supposed(returned("C4"), 0, "C4")["mark"] > 0.7 * WORLDS


def test_but_it_may_have_been_laid_under_another_card() -> None:
    assert supposed(returned("C4"), 0, "C4")["mark"] < WORLDS


def test_who_put_it_back_knows_where_it_lies() -> None:
    state = returned("H7")
    assert (supposed(state, 1, "H7")["mark"], supposed(state, 1, "C4")["mark"] < 0.2 * WORLDS) == (WORLDS, True)


def test_to_imagine_draws_no_conclusions() -> None:
    worlds = [at(returned("C4").imagine(0, Dice(seed)), "sea", "C4") for seed in range(WORLDS)]
    assert worlds.count("mark") < 0.2 * WORLDS


def test_scattered_cards_are_harmless() -> None:
    assert supposed(maelstrom("A1", "A2"), 0, "A1")["mark"] < 0.05 * WORLDS


def test_where_others_looked_and_did_not_pull_a_mark_lies_rather_than_elsewhere() -> None:
    looked = calling(looked=[["A1"], [], [], []])
    assert supposed(looked, 2, "A1")["mark"] > supposed(calling(), 2, "A1")["mark"]


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_what_is_supposed_does_not_depend_on_what_the_seat_cannot_know(seat: int) -> None:
    worlds = [returned(cell).suppose(seat, Dice(5)).position() for cell in ("C4", "H7", "G2")]
    assert worlds[0] == worlds[1] == worlds[2]
    seas = [pulling(cells={"H7": one, "G7": two}).suppose(seat, Dice(5)).position() for one, two in (("rum", "ruby"), ("ruby", "rum"))]
    assert seas[0] == seas[1]


def test_who_supposes_counts_on_what_it_concludes_and_sees_no_other_difference() -> None:
    state = returned("H7")
    for seat, seed in ((0, 3), (2, 4), (3, 5)):
        world = state.suppose(seat, Dice(seed))
        concluded = {"C4": "mark"} if at(world, "sea", "C4") == "mark" else {}
        assert world.view(seat)["known"] == concluded
        assert world.actions(seat) == state.actions(seat)


# How plausible a world is


def last_bid(cells: dict[str, str | None], count: int = 6) -> State:
    """Twelve cards are left, three of them Marks; seat 0 has looked at A1 and B1 and bids."""
    sea = {"A1-L1": "jewel", "J1": "mark", "K1": "mark", "L1": "mark", **cells}
    memory = {cell: str(sea.get(cell, "jewel")) for cell in ("A1", "B1")}
    bid = {"seat": 0, "count": count}
    return given(4, sea=sea, phase="call", turn=1, bid=bid, known=[memory, {}, {}, {}], looked=[["A1", "B1"], [], [], []])


def test_who_looked_at_two_cells_and_bids_high_rather_knows_the_marks() -> None:
    knows, blind = last_bid({"A1": "mark", "B1": "mark", "J1": None, "K1": None}), last_bid({})
    assert knows.plausibility(2) > blind.plausibility(2)


def test_who_looked_at_two_cells_and_bids_two_rather_found_no_mark_there() -> None:
    found, nothing = last_bid({"A1": "mark", "L1": "jewel"}, 2), last_bid({}, 2)
    assert found.plausibility(2) < nothing.plausibility(2) == 1.0


def test_a_bid_of_ones_own_explains_nothing() -> None:
    assert last_bid({}).plausibility(0) == 1.0


def test_who_never_looked_gives_nothing_away() -> None:
    assert (bidding(20).plausibility(1), calling().plausibility(3)) == (1.0, 1.0)


def test_a_thought_is_no_part_of_the_position() -> None:
    state = returned("H7")
    twin = state.suppose(1, Dice(1))
    assert twin.game.resume(twin.position(), SeededLuck(0)) == twin
    assert at(twin, "known", 1) == at(state, "known", 1)
