"""What all see in Pirate's Mark of cards that are put back, and what a seat that thinks concludes from it."""

from __future__ import annotations

import json

import pytest
from given import when
from given_pirates import at, duelling, given, marked_at_c4, pulling

from pressgang import Dice, SeededLuck, State
from pressgang.bots import Look, make_bot
from pressgang.core import BadText


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


# What is concluded


def counted_on(state: State, seat: int) -> dict[str, str]:
    """The cells of which a seat that thinks is sure, with the cards there."""
    thought = state.conclude(seat)
    unsure = at(thought, "unsure", seat)
    return {cell: card for cell, card in at(thought, "known", seat).items() if cell not in unsure}


@pytest.mark.parametrize("seat", [0, 2, 3])
@pytest.mark.parametrize("cell", ["C4", "H7", "G2"])
def test_a_mark_that_was_put_back_is_thought_to_lie_where_a_cell_was_filled(seat: int, cell: str) -> None:
    assert counted_on(returned(cell), seat) == {"C4": "mark"}


def test_who_put_it_back_knows_better() -> None:
    assert counted_on(returned("H7"), 1) == {"H7": "mark"}


def test_scattered_cards_are_thought_to_lie_in_the_order_of_the_cells() -> None:
    assert counted_on(maelstrom("A2", "A1"), 0) == {"A1": "ruby", "A2": "rum"}


def test_a_memory_is_still_counted_on_when_somebody_has_put_a_card_back() -> None:
    state = pulling(known=[{"A1": "jewel"}, {}, {}, {}], unsure=[["A1"], [], [], []], cells={"A1": "jewel"})
    assert counted_on(state, 0) == {"A1": "jewel"}


def test_a_memory_of_ones_own_counts_more_than_what_all_saw() -> None:
    filled = [{"cell": "A1", "card": "mark", "seat": 1, "scattered": False}]
    state = pulling(known=[{"A1": "jewel"}, {}, {}, {}], unsure=[["A1"], [], [], []], filled=filled)
    assert counted_on(state, 0) == {"A1": "jewel"}


def test_of_two_cells_for_one_card_the_newer_is_counted_on() -> None:
    filled = [{"cell": cell, "card": "ruby", "seat": 1, "scattered": False} for cell in ("A1", "A2")]
    assert counted_on(pulling(cells={"A1": "ruby"}, filled=filled), 0) == {"A2": "ruby"}


def test_a_card_that_has_left_the_sea_is_not_counted_on() -> None:
    state = pulling(sea={"A1-L1": "jewel", "L1": "mark"}, known=[{"A1": "ruby"}, {}, {}, {}], unsure=[["A1"], [], [], []])
    assert counted_on(state, 0) == {}


def test_what_is_concluded_holds_in_all_that_is_imagined_from_it() -> None:
    thought = returned("H7").conclude(0)
    assert {at(thought.imagine(0, Dice(seed)), "sea", "C4") for seed in range(20)} == {"mark"}


def test_to_imagine_concludes_nothing() -> None:
    worlds = [at(returned("C4").imagine(0, Dice(seed)), "sea", "C4") for seed in range(100)]
    assert worlds.count("mark") < 20


def test_to_conclude_changes_nothing() -> None:
    state = returned("H7")
    before = state.position()
    thought = state.conclude(0)
    assert (state.position(), thought.actions(0)) == (before, state.actions(0))


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_what_is_concluded_does_not_depend_on_what_the_seat_cannot_know(seat: int) -> None:
    worlds = [returned(cell).conclude(seat).imagine(seat, Dice(5)).position() for cell in ("C4", "H7", "G2")]
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.parametrize("seed", range(5))
def test_the_captain_does_not_pull_where_a_mark_was_put_back(seed: int) -> None:
    """Three cards are left; a Mark went back into the sea when A1 was filled."""
    sea = {"A1": "mark", "B1": "jewel", "C1": "rum"}
    filled = [{"cell": "A1", "card": "mark", "seat": 1, "scattered": False}]
    state = duelling(sea=sea, cells={"K10": None, "L10": None, "M10": None}, filled=filled, marked=(2,))
    captain = make_bot("captain:iterations=60", seed)
    assert state.game.notation(captain.choose(Look(state, 0, Dice(seed)))) != "pull A1"
