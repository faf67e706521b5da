"""Pirate's Mark: pulling cards, what steers the pulling, sweeps, and what happens when a Mark falls."""

from __future__ import annotations

from typing import Any

import pytest
from given_pirates import at, given, hand, legal, lost, verbs, when

from pressgang import State

MARKS = {"K10": "mark", "L10": "mark", "M10": "mark"}
GRID = [f"{column}{row}" for row in range(1, 11) for column in "ABCDEFGHIJKLM"]


def pulling(owed: int, cells: dict[str, str | None] | None = None, *hand_of_one: str, **position: Any) -> State:
    """Seat 3 has called seat 1, who owes so many cards. These cells hold these cards, three in the south-east hold Marks."""
    sea = {"at": {**MARKS, **(cells or {})}, "hands": [[], list(hand_of_one), [], []], "discard": []}
    return given(**{"phase": "pull", "bid": {"seat": 1, "count": owed}, "caller": 3, "turn": 2, **sea, **position})


def play(state: State, *moves: tuple[int, str]) -> State:
    """These seats play these moves."""
    for seat, move in moves:
        when(state, move, seat=seat)
    return state


def pull(state: State, *cells: str) -> State:
    """Whoever is asked pulls these cards."""
    return when(state, *pulls(*cells))


def pulls(*cells: str) -> list[str]:
    return [f"pull {cell}" for cell in cells]


def free(*but: str) -> list[str]:
    """Pulling any card but these."""
    return pulls(*[cell for cell in GRID if cell not in but])


def part(state: State) -> tuple[int, str, int]:
    """Whose part it is, of which kind, and how many cards are owed."""
    frame = at(state, "stack", -1)
    assert frame["frame"] == "pull"
    return frame["seat"], frame["kind"], frame["owed"]


def pullers(state: State, *cells: str) -> list[int]:
    """Who is asked for each of these pulls."""
    asked: list[int] = []
    for cell in cells:
        asked.append(*state.pending)
        pull(state, cell)
    return asked


# One card


def test_every_card_of_the_sea_may_be_pulled() -> None:
    assert legal(pulling(3)) == free()


def test_there_is_nothing_to_pull_from_an_empty_cell() -> None:
    assert legal(pulling(3, {"B1": None, "C4": None})) == free("B1", "C4")


def test_an_item_goes_to_the_hand_and_its_cell_is_empty() -> None:
    state = pull(pulling(3, {"C4": "rum"}), "C4")
    assert (hand(state, 1), part(state), at(state, "left")) == (["rum"], (1, "called", 2), 129)
    assert "C4" not in at(state, "sea")


def test_a_held_card_goes_to_the_hand() -> None:
    assert hand(pull(pulling(3, {"C4": "letters-of-marque", "D4": "isla-muerta"}), "C4", "D4"), 1) == ["isla-muerta", "letters-of-marque"]


def test_an_instant_card_acts_and_is_discarded() -> None:
    state = pull(pulling(3, {"C4": "swab-the-poopdeck"}), "C4")
    assert (hand(state, 1), lost(state), part(state)) == ([], ["swab-the-poopdeck"], (1, "called", 3))


def test_the_part_ends_when_nothing_is_owed() -> None:
    state = pull(pulling(2), "A1", "B1")
    assert part(state) == (3, "punishment", 1)


def test_anytime_cards_and_the_sword_may_be_played_between_two_pulls() -> None:
    hands = [["jewel"], ["crows-nest-2", "plunder", "blackbeards-sword", "flying-dutchman"], [], [], []]
    state = pulling(3, players=5, hands=hands, marks=[0, 0, 0, 0, 1])
    assert [move for move in legal(state) if not move.startswith("pull")] == ["sword", "nest 2", "dutchman 4", "plunder 0 jewel"]


def test_a_card_may_be_played_right_after_it_was_pulled() -> None:
    state = pull(pulling(3, {"A1": "crows-nest-2"}), "A1")
    assert "nest 2" in legal(state)


def test_the_sword_peeks_at_as_many_cards_as_are_still_owed() -> None:
    state = when(pulling(3, {"B1": "rum"}, "blackbeards-sword"), "pull A1", "sword")
    assert (at(state, "phase"), at(state, "stack", -1, "left")) == ("peek", 2)
    when(state, "peek B1", "done")
    assert (part(state), at(state, "known", 1)) == ((1, "called", 2), {"B1": "rum"})


def test_the_sword_peeks_at_one_card_when_none_is_owed_any_more() -> None:
    state = when(pulling(1, {"C4": "walk-the-plank-e"}, "blackbeards-sword"), "pull C4", "sword")
    assert at(state, "stack", -1, "left") == 1


def test_a_peek_offers_each_full_cell_once_and_may_stop_early() -> None:
    state = when(pulling(3, {"B1": None}, "crows-nest-3"), "nest 3", "peek A1")
    assert legal(state) == ["done", *[f"peek {cell}" for cell in GRID if cell not in ("A1", "B1")]]
    assert at(when(state, "done"), "phase") == "pull"


def test_a_peek_ends_when_there_is_nothing_left_to_look_at() -> None:
    state = when(pulling(1, {}, "crows-nest-3", sea={"A1-B1": "jewel"}, at={}), "nest 3", "peek A1", "peek B1")
    assert part(state) == (1, "called", 1)


def test_swab_met_when_nothing_is_owed_still_counts() -> None:
    state = pull(pulling(1, {"K4": "walk-the-plank-e", "M4": "swab-the-poopdeck"}), "K4", "L4", "M4")
    assert part(state) == (1, "called", 1)


def test_when_the_sea_is_empty_the_part_ends() -> None:
    state = pulling(2, {}, sea={"A1": "swab-the-poopdeck", "B1": "jewel"}, at={})
    assert at(pull(state, "A1", "B1"), "phase") == "over"


def test_an_empty_sea_makes_all_that_steers_void() -> None:
    state = pulling(1, {}, sea={"A1": "mass-mutiny", "B1": "jewel"}, at={})
    assert at(pull(state, "A1", "B1"), "phase") == "over"


def test_a_turn_goes_on_from_the_middle() -> None:
    below = {"frame": "turn", "called": 1, "queue": [[2, 3, "fight"]], "mark_drawn": False, "judged": False, "caller_marked": False}
    steered = {"whirls": [["B2"]], "plank": ["e", "K4"], "selectors": [0], "winds": 3, "hands_on_deck": 1}
    top = {"frame": "pull", "seat": 1, "kind": "called", "owed": 5, **steered}
    state = pulling(9, mode="parrghty", stack=[{**below, "unmarked": [0, 1, 2, 3]}, top])
    assert pullers(state, "B2", "L4", "M4", "N4", "A1") == [1, 1, 1, 1, 0]
    assert pullers(state, "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1") == [2, 3, 0, 1, 2, 2, 2, 3]


# Cures


@pytest.mark.parametrize(("curse", "item"), [("scurvy", "orange"), ("shiver-me-timbers", "parrot")])
def test_a_cure_works_at_once_and_is_used_up(curse: str, item: str) -> None:
    state = pull(pulling(3, {"A1": item, "B1": item}, curse, mode="parrghty"), "A1", "B1")
    assert (hand(state, 1), lost(state)) == ([item], sorted([item, curse]))


@pytest.mark.parametrize(("curse", "item"), [("scurvy", "orange"), ("shiver-me-timbers", "parrot")])
def test_a_cure_in_hand_waits_for_the_curse(curse: str, item: str) -> None:
    state = pull(pulling(3, {"A1": curse}, item, item, mode="parrghty"), "A1")
    assert (hand(state, 1), lost(state)) == ([item], sorted([item, curse]))


def test_a_stolen_orange_cures() -> None:
    state = when(pulling(3, hands=[["orange"], ["scurvy", "plunder"], [], []]), "plunder 0 orange")
    assert (hand(state, 0), hand(state, 1), lost(state)) == ([], [], ["orange", "plunder", "scurvy"])


@pytest.mark.parametrize(("curse", "item"), [("scurvy", "parrot"), ("shiver-me-timbers", "orange")])
def test_the_wrong_item_cures_nothing(curse: str, item: str) -> None:
    assert hand(pull(pulling(3, {"A1": item}, curse, mode="parrghty"), "A1"), 1) == sorted([item, curse])


# Whirlpool


def test_a_whirlpool_pulls_the_cards_at_its_four_sides_in_any_order() -> None:
    state = pull(pulling(9, {"C4": "whirlpool"}), "C4")
    assert legal(state) == pulls("C3", "B4", "D4", "C5")
    assert legal(pull(state, "D4")) == pulls("C3", "B4", "C5")
    assert (part(pull(state, "C5", "C3", "B4")), lost(state)) == ((1, "called", 4), ["whirlpool"])
    assert legal(state) == free("C3", "B4", "C4", "D4", "C5")


@pytest.mark.parametrize(
    ("cell", "around"), [("A1", ["B1", "A2"]), ("M1", ["L1", "M2"]), ("A10", ["A9", "B10"]), ("M5", ["M4", "L5", "M6"])]
)
def test_a_whirlpool_ends_at_the_edge_of_the_board(cell: str, around: list[str]) -> None:
    assert legal(pull(pulling(9, {cell: "whirlpool"}), cell)) == pulls(*around)


def test_a_whirlpool_takes_only_what_still_lies_there() -> None:
    assert legal(pull(pulling(9, {"C4": "whirlpool", "C3": None, "D4": None}), "C4")) == pulls("B4", "C5")


def test_a_whirlpool_among_empty_cells_does_nothing() -> None:
    state = pull(pulling(2, {"A1": "whirlpool", "B1": None, "A2": None}), "A1")
    assert (part(state), legal(state)) == ((1, "called", 1), free("A1", "B1", "A2"))


def test_a_whirlpool_is_finished_although_nothing_is_owed_any_more() -> None:
    state = pull(pulling(1, {"C4": "whirlpool"}), "C4", "C3", "B4", "D4")
    assert (part(state), legal(state)) == ((1, "called", 0), ["pull C5"])
    assert part(pull(state, "C5")) == (3, "punishment", 1)


def test_inside_a_whirlpool_the_new_one_comes_first() -> None:
    state = pull(pulling(9, {"C4": "whirlpool", "D4": "whirlpool"}), "C4", "D4")
    assert legal(state) == pulls("D3", "E4", "D5")
    assert legal(pull(state, "D3", "E4", "D5")) == pulls("C3", "B4", "C5")


def test_a_card_in_two_whirlpools_is_pulled_once() -> None:
    state = pull(pulling(20, {"C4": "whirlpool", "D4": "whirlpool", "D3": "whirlpool"}), "C4", "D4", "D3")
    assert legal(state) == pulls("D2", "C3", "E3")
    assert legal(pull(state, "C3", "D2", "E3")) == pulls("E4", "D5")
    assert legal(pull(state, "E4", "D5")) == pulls("B4", "C5")


def test_a_cell_filled_again_is_no_part_of_the_whirlpool_any_more() -> None:
    state = when(pulling(9, {"C4": "whirlpool", "C3": "maelstrom"}, "rum"), "pull C4", "pull C3", "sink C3")
    assert at(state, "sea", "C3") == "rum"
    assert legal(state) == pulls("B4", "D4", "C5")


# Walk the Plank


def test_example_15_the_plank_goes_over_the_gaps_to_the_edge_although_nothing_is_owed() -> None:
    state = pull(pulling(2, {"C4": "walk-the-plank-e", "D4": None}), "C4")
    assert (part(state), legal(state)) == ((1, "called", 1), ["pull E4"])
    assert legal(pull(state, "E4", "F4")) == ["pull G4"]
    pull(state, "G4", "H4", "I4", "J4", "K4", "L4")
    assert (part(state), legal(state)) == ((1, "called", 0), ["pull M4"])
    assert part(pull(state, "M4")) == (3, "punishment", 1)
    assert hand(state, 1) == ["jewel"] * 9


@pytest.mark.parametrize(("plank", "cell", "last"), [("n", "C3", "C1"), ("e", "K3", "M3"), ("s", "C8", "C10"), ("w", "C3", "A3")])
def test_the_plank_leads_where_it_points(plank: str, cell: str, last: str) -> None:
    state = pull(pulling(9, {cell: f"walk-the-plank-{plank}"}), cell)
    (move,) = legal(state)
    assert legal(when(state, move)) == [f"pull {last}"]
    assert part(pull(state, last)) == (1, "called", 6)
    assert lost(state) == [f"walk-the-plank-{plank}"]


@pytest.mark.parametrize(
    ("compass", "plank", "next_cell"), [("e", "n", "D4"), ("e", "e", "C5"), ("s", "n", "C5"), ("w", "n", "B4"), ("w", "w", "C5")]
)
def test_the_compass_says_where_a_plank_points(compass: str, plank: str, next_cell: str) -> None:
    state = pull(pulling(9, {"C4": f"walk-the-plank-{plank}"}, compass=compass), "C4")
    assert legal(state) == [f"pull {next_cell}"]


def test_example_38_when_the_compass_was_turned_right_north_is_in_the_east() -> None:
    state = when(pulling(9, {"A1": "alter-course", "C4": "walk-the-plank-n"}, mode="parrghty"), "pull A1", "turn right", "pull C4")
    assert (at(state, "compass"), legal(state)) == ("e", ["pull D4"])
    pull(state, *[f"{column}4" for column in "DEFGHIJKLM"])
    assert legal(state) == ["pull N4"]


def test_a_plank_under_way_keeps_its_direction() -> None:
    state = when(pulling(9, {"C4": "walk-the-plank-e", "D4": "alter-course"}, mode="parrghty"), "pull C4", "pull D4", "turn left")
    assert (at(state, "compass"), legal(state)) == ("w", ["pull E4"])


def test_a_plank_at_the_edge_leads_nowhere() -> None:
    state = pull(pulling(2, {"C1": "walk-the-plank-n"}), "C1")
    assert (part(state), legal(state)) == ((1, "called", 1), free("C1"))


def test_a_new_plank_replaces_the_old_one() -> None:
    state = pull(pulling(9, {"C8": "walk-the-plank-e", "E8": "walk-the-plank-s"}), "C8", "D8", "E8")
    assert legal(state) == ["pull E9"]
    assert legal(pull(state, "E9", "E10")) == free("C8", "D8", "E8", "E9", "E10")


@pytest.mark.parametrize(("laid", "next_cell"), [("G4", "G4"), ("D4", "H4")])
def test_a_card_laid_down_on_the_plank_is_met_but_not_one_laid_behind(laid: str, next_cell: str) -> None:
    cells: dict[str, str | None] = {"C4": "walk-the-plank-e", "E4": "maelstrom", "G4": None, "D4": None}
    state = when(pulling(9, cells, "rum"), "pull C4", "pull E4", f"sink {laid}", "pull F4")
    assert legal(state) == [f"pull {next_cell}"]


def test_example_16_a_whirlpool_on_the_plank_is_done_first() -> None:
    state = pull(pulling(2, {"C4": "walk-the-plank-e", "E4": "whirlpool"}), "C4", "D4", "E4")
    assert legal(state) == pulls("E3", "F4", "E5")
    assert legal(pull(state, "E5", "F4", "E3")) == ["pull G4"]


def test_example_17_a_plank_in_a_whirlpool_ends_the_whirlpool() -> None:
    state = pull(pulling(9, {"C4": "whirlpool", "B4": "walk-the-plank-n"}), "C4", "B4")
    assert [*legal(state), *legal(pull(state, "B3")), *legal(pull(state, "B2"))] == pulls("B3", "B2", "B1")
    assert legal(pull(state, "B1")) == free("C4", "B4", "B3", "B2", "B1")


def test_a_plank_in_a_whirlpool_on_a_plank_ends_both() -> None:
    cells: dict[str, str | None] = {"C4": "walk-the-plank-e", "D4": "whirlpool", "D3": "walk-the-plank-n"}
    state = pull(pulling(9, cells), "C4", "D4", "D3", "D2", "D1")
    assert legal(state) == free("C4", "D4", "D3", "D2", "D1")


def test_example_18_drop_anchor_ends_plank_and_debts_and_the_caller_is_punished() -> None:
    state = pull(pulling(9, {"C4": "walk-the-plank-e", "G4": "drop-anchor"}), "C4", "D4", "E4", "F4", "G4")
    assert (part(state), lost(state)) == ((3, "punishment", 1), ["drop-anchor", "walk-the-plank-e"])
    assert legal(state) == free("C4", "D4", "E4", "F4", "G4")


# Winds of Fate


def test_example_19_with_winds_of_fate_the_caller_chooses() -> None:
    state = pull(pulling(5, {"M1": "winds-of-fate", "A1": "whirlpool"}), "M1")
    assert (part(state), state.pending, legal(state)) == ((1, "called", 4), (3,), free("M1"))
    play(state, (3, "pull A1"))
    assert (state.pending, legal(state)) == ((1,), pulls("B1", "A2"))
    assert pull(state, "A2", "B1").pending == (3,)
    assert part(state) == (1, "called", 1)


def test_the_chosen_card_is_the_pullers() -> None:
    state = play(pull(pulling(5, {"A1": "winds-of-fate"}), "A1"), (3, "pull B1"))
    assert (hand(state, 1), hand(state, 3)) == (["jewel"], [])


def test_a_marked_caller_chooses_too_but_plays_no_cards() -> None:
    hands = [["jewel"], ["blackbeards-sword"], [], ["crows-nest-2", "plunder"]]
    state = pull(pulling(5, {"A1": "winds-of-fate"}, hands=hands, marks=[0, 0, 0, 1]), "A1")
    assert (state.pending, legal(state)) == ((3,), free("A1"))


def test_an_unmarked_chooser_may_play_anytime_cards_but_not_the_sword() -> None:
    hands = [["jewel"], [], [], ["crows-nest-2", "plunder", "blackbeards-sword"]]
    state = pull(pulling(5, {"A1": "winds-of-fate"}, hands=hands), "A1")
    assert [move for move in legal(state) if not move.startswith("pull")] == ["nest 2", "plunder 0 jewel"]
    assert when(state, "nest 2", "peek B1", "done").pending == (3,)


def test_winds_blow_for_one_part_only() -> None:
    state = play(pull(pulling(2, {"A1": "winds-of-fate"}), "A1"), (3, "pull B1"))
    assert (part(state), state.pending) == ((3, "punishment", 1), (3,))
    assert pull(state, "C1").pending == (2,)


def test_winds_do_not_stop_a_plank() -> None:
    state = pull(pulling(9, {"J4": "walk-the-plank-e", "K4": "winds-of-fate"}), "J4", "K4")
    assert (state.pending, legal(state)) == ((1,), ["pull L4"])
    assert pull(state, "L4", "M4").pending == (3,)


def test_example_20_in_a_punishment_the_next_seat_chooses() -> None:
    cells: dict[str, str | None] = {"K4": "walk-the-plank-e", "L4": "winds-of-fate", "M4": "swab-the-poopdeck"}
    state = pull(pulling(1, cells), "A1", "K4", "L4", "M4")
    assert (part(state), state.pending) == ((3, "punishment", 1), (0,))
    play(state, (0, "pull B1"))
    assert (hand(state, 3), at(state, "phase"), state.pending) == (["jewel"], "bid", (2,))


@pytest.mark.parametrize(("direction", "chooser"), [(1, 2), (-1, 0)])
def test_when_the_choosing_caller_dies_the_next_after_the_puller_chooses(direction: int, chooser: int) -> None:
    cells: dict[str, str | None] = {"M1": "winds-of-fate", "A1": "whirlpool"}
    state = pull(pulling(9, cells, "flying-dutchman", marks=[0, 0, 0, 1], direction=direction), "M1")
    play(state, (3, "pull A1"), (1, "dutchman 3"), (1, "pull B1"), (1, "pull A2"))
    assert (state.pending, at(state, "caller")) == ((chooser,), None)


# Mass Mutiny


def test_example_21_mass_mutiny_lets_every_unmarked_seat_choose_a_card() -> None:
    state = pull(pulling(2, {"A1": "mass-mutiny"}), "A1")
    assert (part(state), pullers(state, "B1", "C1", "D1", "E1")) == ((1, "called", 1), [2, 3, 0, 1])
    assert (hand(state, 1), part(state)) == (["jewel"] * 4, (3, "punishment", 1))


def test_mass_mutiny_counts_towards_what_is_owed() -> None:
    state = pull(pulling(7, {"A1": "mass-mutiny"}), "A1", "B1", "C1", "D1", "E1")
    assert part(state) == (1, "called", 2)


def test_marked_seats_choose_nothing_in_a_mass_mutiny() -> None:
    state = pull(pulling(9, {"A1": "mass-mutiny"}, players=5, marks=[0, 0, 0, 1, 0], hands=[[], [], [], [], []]), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1") == [2, 4, 0, 1]


def test_a_whirlpool_in_a_mass_mutiny_is_done_first_and_then_the_others_choose() -> None:
    state = pull(pulling(9, {"M1": "mass-mutiny", "A1": "whirlpool"}), "M1")
    assert pullers(state, "A1", "B1", "A2", "C1", "D1", "E1") == [2, 1, 1, 3, 0, 1]


def test_mass_mutiny_comes_before_winds_of_fate() -> None:
    state = pull(pulling(9, {"A1": "winds-of-fate", "B1": "mass-mutiny"}), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1", "F1", "G1") == [3, 2, 3, 0, 1, 3]


def test_a_plank_comes_before_mass_mutiny() -> None:
    state = pull(pulling(9, {"J4": "walk-the-plank-e", "K4": "mass-mutiny"}), "J4", "K4")
    assert pullers(state, "L4", "M4", "A1") == [1, 1, 2]


def test_two_mass_mutinies_one_after_the_other() -> None:
    state = pull(pulling(9, {"A1": "mass-mutiny", "B1": "mass-mutiny"}), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1") == [2, 3, 0, 1, 2, 3, 0, 1]


def test_who_is_marked_before_it_comes_to_choose_is_left_out() -> None:
    state = pull(pulling(9, {"A1": "mass-mutiny"}, "queen-annes-revenge"), "A1")
    play(state, (2, "pull K10"), (1, "queen 3"), (3, "accept"))
    assert pullers(state, "B1", "C1") == [0, 1]


@pytest.mark.parametrize(("card", "then"), [("drop-anchor", (3, "punishment", 1)), ("release-the-kraken", (2, "sweep", 1))])
def test_an_early_end_is_the_end_of_a_mass_mutiny_too(card: str, then: tuple[int, str, int]) -> None:
    assert part(pull(pulling(9, {"A1": "mass-mutiny", "B1": card}), "A1", "B1")) == then


def test_a_mark_chosen_by_another_falls_on_the_puller() -> None:
    state = play(pull(pulling(9, {"A1": "mass-mutiny"}), "A1"), (2, "pull K10"))
    assert (at(state, "phase"), state.pending) == ("mark", (1,))


# Sweeps


def test_the_kraken_ends_the_part_and_everybody_pulls_from_the_left_of_the_puller() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken"}), "A1")
    assert (part(state), pullers(state, "B1", "C1", "D1", "E1")) == ((2, "sweep", 1), [2, 3, 0, 1])
    assert ([hand(state, seat) for seat in range(4)], part(state)) == ([["jewel"]] * 4, (3, "punishment", 1))


def test_the_kraken_ends_a_plank() -> None:
    state = pull(pulling(9, {"C4": "walk-the-plank-e", "D4": "release-the-kraken"}), "C4", "D4")
    assert (part(state), legal(state)) == ((2, "sweep", 1), free("C4", "D4"))


def test_a_sweep_goes_clockwise_whatever_the_direction_of_bidding() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken"}, direction=-1), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1") == [2, 3, 0, 1]


def test_marked_seats_take_no_part_in_a_sweep() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken"}, marks=[0, 0, 0, 1]), "A1")
    assert pullers(state, "B1", "C1", "D1") == [2, 0, 1]


def test_all_hands_on_deck_waits_until_the_part_ends() -> None:
    state = pull(pulling(3, {"A1": "all-hands-on-deck"}), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1", "F1", "G1") == [1, 1, 2, 3, 0, 1]
    assert part(state) == (3, "punishment", 1)


def test_two_all_hands_on_deck_are_two_sweeps() -> None:
    state = pull(pulling(2, {"A1": "all-hands-on-deck", "B1": "all-hands-on-deck"}), "A1", "B1")
    assert pullers(state, "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1") == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize(("card", "sweeps"), [("drop-anchor", 1), ("release-the-kraken", 2)])
def test_all_hands_on_deck_comes_also_after_an_early_end(card: str, sweeps: int) -> None:
    state = pull(pulling(9, {"A1": "all-hands-on-deck", "B1": card}), "A1", "B1")
    assert pullers(state, *["C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1"][: 4 * sweeps]) == [2, 3, 0, 1] * sweeps
    assert part(state) == (3, "punishment", 1)


def test_all_hands_stay_below_when_a_mark_sticks_to_the_puller() -> None:
    state = when(pulling(9, {"A1": "all-hands-on-deck"}), "pull A1", "pull K10", "accept")
    assert (at(state, "phase"), state.pending) == ("bid", (2,))


def test_all_hands_come_on_deck_when_the_mark_was_turned_away() -> None:
    state = when(pulling(2, {"A1": "all-hands-on-deck"}, "letters-of-marque"), "pull A1", "pull K10", "letters", "sink K10")
    assert part(state) == (2, "sweep", 1)


def test_a_sweep_inside_a_sweep_comes_first_then_the_outer_one_goes_on() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken", "B1": "release-the-kraken"}), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1") == [2, 3, 0, 1, 2, 3, 0, 1]
    assert part(state) == (3, "punishment", 1)


def test_in_a_sweep_a_swab_is_one_more_card() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken", "B1": "swab-the-poopdeck"}), "A1")
    assert pullers(state, "B1", "C1", "D1") == [2, 2, 3]


def test_an_anchor_in_a_sweep_ends_only_the_own_part() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken", "B1": "drop-anchor"}), "A1")
    assert pullers(state, "B1", "C1", "D1", "E1") == [2, 3, 0, 1]


def test_who_is_marked_before_its_part_of_the_sweep_is_skipped() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken"}, hands=[[], [], ["queen-annes-revenge"], []]), "A1")
    play(state, (2, "pull K10"), (2, "queen 0"), (0, "accept"))
    assert pullers(state, "B1", "C1") == [3, 1]


def test_who_is_freed_during_the_sweep_does_not_join_it() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken", "B1": "trident-of-poseidon"}, marks=[1, 0, 0, 0]), "A1")
    play(state, (2, "pull B1"), (0, "sink A1"))
    assert (pullers(state, "C1", "D1"), part(state)) == ([3, 1], (3, "punishment", 1))


def test_no_answers_to_a_sweep() -> None:
    state = pull(pulling(9, {"A1": "release-the-kraken"}, hands=[["mutiny"], ["mutiny"], ["parlay", "chalices-of-cortez"], []]), "A1")
    assert (state.pending, verbs(state, 2)) == ((2,), {"pull"})


# A Mark falls


def test_without_a_card_to_turn_it_away_the_mark_must_be_accepted() -> None:
    state = pull(pulling(3), "K10")
    assert (at(state, "phase"), state.pending, legal(state)) == ("mark", (1,), ["accept"])


def test_a_mark_on_its_way_lies_nowhere_else() -> None:
    state = pull(pulling(3), "K10")
    assert (at(state, "marks"), at(state, "marks_left"), hand(state, 1)) == ([0, 0, 0, 0], 2, [])


def test_a_mark_ends_the_part_and_the_hand_is_kept() -> None:
    state = when(pulling(9, {}, "jewel", "crows-nest-2"), "pull K10", "accept")
    assert (at(state, "marks"), hand(state, 1), at(state, "phase")) == ([0, 1, 0, 0], ["crows-nest-2", "jewel"], "bid")


def test_a_mark_ends_plank_and_whirlpool() -> None:
    state = when(pulling(9, {"C4": "walk-the-plank-e", "D4": "whirlpool", "E4": "mark"}), *pulls("C4", "D4", "E4"), "accept")
    assert (at(state, "phase"), state.pending) == ("bid", (2,))


def test_all_ways_to_turn_a_mark_away_are_offered() -> None:
    state = pull(
        pulling(3, {}, "letters-of-marque", "deal-with-davy-jones", "queen-annes-revenge", "crows-nest-2", "blackbeards-sword"), "K10"
    )
    assert legal(state) == ["accept", "letters", "deal", "queen 0", "queen 2", "queen 3"]


@pytest.mark.parametrize("move", ["letters", "jolly", "deal"])
def test_a_mark_turned_away_is_returned_and_the_part_goes_on(move: str) -> None:
    card = {"letters": "letters-of-marque", "jolly": "raise-the-jolly-roger", "deal": "deal-with-davy-jones"}[move]
    state = when(pulling(3, {}, card), "pull K10", move)
    assert (at(state, "phase"), state.pending, hand(state, 1)) == ("return", (1,), [])
    when(state, "sink K10")
    assert (part(state), at(state, "marks"), at(state, "sea", "K10")) == ((1, "called", 2), [0, 0, 0, 0], "mark")


def test_example_22_jolly_roger_is_always_on() -> None:
    state = pull(pulling(3, {}, "raise-the-jolly-roger"), "K10")
    assert legal(state) == ["jolly"]
    when(state, "jolly", "sink A1")
    assert (lost(state), part(state)) == (["raise-the-jolly-roger"], (1, "called", 2))


def test_with_jolly_roger_one_may_choose_another_way_out_but_not_accept() -> None:
    state = pull(pulling(3, {}, "raise-the-jolly-roger", "letters-of-marque"), "K10")
    assert legal(state) == ["letters", "jolly"]
    assert hand(when(state, "letters", "sink K10"), 1) == ["raise-the-jolly-roger"]


def test_jolly_roger_turns_away_one_mark() -> None:
    state = when(pulling(3, {}, "raise-the-jolly-roger"), "pull K10", "jolly", "sink K10", "pull L10")
    assert legal(state) == ["accept"]


def test_example_23_letters_save_from_scurvy() -> None:
    state = when(pulling(3, {}, "scurvy", "letters-of-marque"), "pull K10", "letters", "sink K10")
    assert (at(state, "dead"), at(state, "marks"), at(state, "marks_left"), hand(state, 1)) == ([], [0, 0, 0, 0], 3, ["scurvy"])


def test_example_23_who_accepts_with_scurvy_is_dead() -> None:
    state = when(pulling(3, {}, "scurvy", "letters-of-marque"), "pull K10", "accept")
    assert (at(state, "dead"), at(state, "marks"), at(state, "marks_left"), hand(state, 1)) == ([1], [0, 1, 0, 0], 2, [])
    assert lost(state) == ["letters-of-marque", "scurvy"]


@pytest.mark.parametrize(("curse", "mode"), [("scurvy", "standard"), ("black-spot", "parrghty")])
def test_death_curses_kill_who_pulls_a_mark(curse: str, mode: str) -> None:
    assert at(when(pulling(3, {}, curse, mode=mode), "pull K10", "accept"), "dead") == [1]


def test_example_24_a_given_mark_never_kills_and_batten_down_protects_from_it() -> None:
    hands = [["batten-down-the-hatches"], ["queen-annes-revenge"], ["scurvy"], []]
    state = pull(pulling(3, hands=hands), "K10")
    assert legal(state) == ["accept", "queen 2", "queen 3"]
    when(state, "queen 2")
    assert (state.pending, legal(state)) == ((2,), ["accept"])
    when(state, "accept")
    assert (at(state, "marks"), at(state, "dead"), part(state)) == ([0, 0, 1, 0], [], (1, "called", 2))


def test_who_is_given_a_mark_may_turn_it_away() -> None:
    state = when(pulling(3, hands=[[], ["queen-annes-revenge"], ["letters-of-marque"], []]), "pull K10", "queen 2")
    assert (state.pending, legal(state)) == ((2,), ["accept", "letters"])
    assert when(state, "letters").pending == (2,)
    assert part(when(state, "sink A1")) == (1, "called", 2)


def test_a_given_mark_may_be_given_back_and_then_does_not_kill_either() -> None:
    state = when(pulling(3, hands=[[], ["queen-annes-revenge", "scurvy"], ["queen-annes-revenge"], []]), "pull K10", "queen 2")
    assert legal(state) == ["accept", "queen 0", "queen 1", "queen 3"]
    when(state, "queen 1", "accept")
    assert (at(state, "marks"), at(state, "dead"), at(state, "phase")) == ([0, 1, 0, 0], [], "bid")


def test_a_mark_cannot_be_given_to_the_marked_or_dead() -> None:
    state = pull(pulling(3, players=6, hands=[[], ["queen-annes-revenge"], [], [], [], []], marks=[0, 0, 1, 0, 1, 0], dead=[4]), "K10")
    assert legal(state) == ["accept", "queen 0", "queen 3", "queen 5"]


def test_example_25_who_made_a_deal_dies_by_the_next_mark() -> None:
    state = when(pulling(3, {}, "deal-with-davy-jones"), "pull K10", "deal", "sink K10")
    assert (at(state, "bound"), hand(state, 1), lost(state)) == ([1], [], [])
    when(state, "pull L10")
    assert legal(state) == ["accept"]
    assert at(when(state, "accept"), "dead") == [1]


def test_a_second_deal_is_not_offered() -> None:
    assert legal(pull(pulling(3, {}, "deal-with-davy-jones", bound=[1]), "K10")) == ["accept"]


def test_a_bound_seat_may_still_turn_the_mark_away() -> None:
    state = when(pulling(3, {}, "letters-of-marque", bound=[1]), "pull K10", "letters", "sink K10")
    assert (at(state, "dead"), at(state, "bound")) == ([], [1])


@pytest.mark.parametrize(("treasures", "dead"), [(9, []), (10, [1]), (11, [1])])
def test_example_26_isla_muerta_kills_with_ten_treasures(treasures: int, dead: list[int]) -> None:
    state = when(pulling(3, {}, "isla-muerta", *["jewel"] * 5, *["treasure"] * treasures), "pull K10", "accept")
    assert (at(state, "marks"), at(state, "dead")) == ([0, 1, 0, 0], dead)


def test_treasures_alone_kill_nobody() -> None:
    assert at(when(pulling(3, {}, *["treasure"] * 12), "pull K10", "accept"), "dead") == []


def test_before_a_mark_plunder_may_take_only_what_turns_it_away() -> None:
    hands = [
        ["letters-of-marque", "jewel", "crows-nest-2"],
        ["plunder", "crows-nest-3"],
        ["queen-annes-revenge", "raise-the-jolly-roger"],
        ["deal-with-davy-jones", "plunder", "batten-down-the-hatches"],
    ]
    state = pull(pulling(3, hands=hands), "K10")
    assert sorted(legal(state)) == [
        "accept",
        "plunder 0 letters-of-marque",
        "plunder 2 queen-annes-revenge",
        "plunder 2 raise-the-jolly-roger",
        "plunder 3 deal-with-davy-jones",
    ]
    assert legal(when(state, "plunder 2 raise-the-jolly-roger")) == ["jolly"]


def test_a_drunken_sailor_sobers_up_when_marked() -> None:
    state = when(pulling(3, {}, "drunken-sailor", "rum", mode="parrghty"), "pull K10", "accept")
    assert (hand(state, 1), lost(state)) == (["rum"], ["drunken-sailor"])


@pytest.mark.parametrize("mates", [[1, None, None, None], [None, 2, None, None]])
def test_a_mark_on_captain_or_mate_ends_their_link(mates: list[int | None]) -> None:
    state = when(pulling(3, mates=mates), "pull K10", "accept")
    assert (at(state, "mates"), lost(state)) == ([None] * 4, ["first-mate"])
