"""Pirate's Mark: the duel, the Kiss of Death, and the game for two."""

from __future__ import annotations

from typing import Any

import pytest
from given_pirates import at, given, hand, legal, lost, opened, verbs, when

from pressgang import IllegalMove, State

Cells = dict[str, str | None]
MARKS: Cells = {"L10": "mark", "M10": "mark"}


def duel(cells: Cells | None = None, *hand_of_one: str, **position: Any) -> State:
    """Seat 1 duels with seat 0, seats 2 and 3 are marked; it is seat 1's turn. Two Marks lie in the south-east."""
    hands = [[], list(hand_of_one), [], []]
    return given(
        **{"phase": "duel", "turn": 1, "marks": [0, 0, 1, 1], "at": {**MARKS, **(cells or {})}, "hands": hands, "discard": [], **position}
    )


def three(cells: Cells | None = None, **position: Any) -> State:
    """Seats 0, 1 and 2 duel with ten cards in the sea, two of them Marks (J1 and I1); it is seat 1's turn."""
    sea = {"sea": {"A1-J1": "jewel"}, "at": {"I1": "mark", "J1": "mark", **(cells or {})}, "hands": [[], [], []]}
    return duel(**{"players": 3, "marks": [0, 0, 0], **sea, **position})


def play(state: State, *moves: tuple[int, str]) -> State:
    """These seats play these moves."""
    for seat, move in moves:
        when(state, move, seat=seat)
    return state


def all_pass(state: State) -> State:
    """Everybody in this window passes."""
    while at(state, "phase") in ("kiss", "dice"):
        when(state, "pass")
    return state


def turns(state: State, *cells: str) -> State:
    """As many duel turns of one card each, without a kiss or a Mutiny."""
    for cell in cells:
        when(all_pass(state), f"pull {cell}")
    return state


def asked(state: State) -> tuple[str, tuple[int, ...]]:
    """What is asked, and who."""
    return at(state, "phase"), state.pending


# The duel begins


def settled(**position: Any) -> State:
    """Seat 1, called by seat 0, has pulled a Mark and is about to accept it; seat 3 is marked, seats 0 and 2 are not."""
    game = {"phase": "pull", "bid": {"seat": 1, "count": 3}, "caller": 0, "turn": 2, "marks": [0, 0, 0, 1], "at": MARKS, "discard": []}
    return when(given(**{**game, **position}), "pull L10")


def test_example_32_two_unmarked_seats_start_the_duel() -> None:
    hands = [["jewel", "crows-nest-2"], ["parlay"], ["blackbeards-sword"], ["rum"]]
    state = when(settled(hands=hands), "accept")
    assert (at(state, "duel"), at(state, "turn"), asked(state)) == (True, 2, ("kiss", (1, 3)))
    assert (at(state, "hands"), lost(state)) == ([[]] * 4, ["blackbeards-sword", "crows-nest-2", "jewel", "parlay", "rum"])
    assert [legal(state, seat) for seat in (1, 3)] == [["pass", "kiss"]] * 2


def test_links_deals_and_locks_are_discarded_and_peeks_stay() -> None:
    position = {"mates": [2, None, None, None], "bound": [2], "known": [{"A1": "jewel"}, {}, {}, {}], "looked": [["A1"], [], [], []]}
    state = when(
        settled(mode="parrghty", hands=[["jewel", "treasure-chest"], [], [], []], locked=[["jewel"], [], [], []], **position), "accept"
    )
    assert (at(state, "mates"), at(state, "bound"), at(state, "locked")) == ([None] * 4, [], [[]] * 4)
    assert lost(state) == ["deal-with-davy-jones", "first-mate", "jewel", "treasure-chest"]
    assert (at(state, "known", 0), at(state, "looked", 0)) == ({"A1": "jewel"}, ["A1"])


def test_marks_stay_with_the_marked() -> None:
    assert at(when(settled(), "accept"), "marks") == [0, 1, 0, 1]


@pytest.mark.parametrize(("direction", "first"), [(1, 2), (-1, 0)])
def test_the_next_after_the_called_seat_pulls_first(direction: int, first: int) -> None:
    state = when(settled(direction=direction), "accept")
    assert asked(all_pass(state)) == ("pull", (first,))


def test_with_ten_cards_left_nobody_may_kiss() -> None:
    state = when(settled(sea={"A1-J1": "jewel"}), "accept")
    assert (at(state, "left"), asked(state)) == (11, ("kiss", (1, 3)))
    state = when(settled(sea={"A1-I1": "jewel"}), "accept")
    assert (at(state, "left"), asked(state)) == (10, ("pull", (2,)))


# Turns of the duel


def test_duellists_pull_one_card_in_turn() -> None:
    state = duel()
    bidders: list[int] = []
    for cell in ("A1", "B1", "C1"):
        assert at(all_pass(state), "owed") == 1
        bidders.append(*state.pending)
        when(state, f"pull {cell}")
    assert (bidders, at(state, "turn")) == ([1, 0, 1], 0)


@pytest.mark.parametrize(("direction", "order"), [(1, [1, 2, 0, 1]), (-1, [1, 0, 2, 1])])
def test_three_duellists_pull_in_the_running_direction(direction: int, order: list[int]) -> None:
    state = three(direction=direction)
    pullers: list[int] = []
    for cell in ("A1", "B1", "C1", "D1"):
        pullers.append(*state.pending)
        when(state, f"pull {cell}")
    assert pullers == order


def test_items_are_kept() -> None:
    assert hand(turns(duel({"A1": "rum"}), "A1"), 1) == ["rum"]


@pytest.mark.parametrize("card", ["blackbeards-sword", "crows-nest-4", "mutiny", "plunder"])
def test_cards_of_use_in_the_duel_are_held(card: str) -> None:
    assert hand(turns(duel({"A1": card}), "A1"), 1) == [card]


INERT = ["batten-down-the-hatches", "bring-er-about", "chalices-of-cortez", "deal-with-davy-jones", "drop-anchor", "first-mate"]
INERT += ["flying-dutchman", "isla-muerta", "letters-of-marque", "mass-mutiny", "parlay", "queen-annes-revenge", "raise-the-jolly-roger"]
INERT += ["scurvy", "tortuga", "winds-of-fate", "abandon-ship", "alter-course", "black-spot", "blow-the-man-down", "drunken-sailor"]
INERT += ["green-flash", "shiver-me-timbers", "skeleton-key", "sword-fight", "treasure-chest"]


@pytest.mark.parametrize("card", INERT)
def test_all_other_cards_are_discarded_without_effect(card: str) -> None:
    state = turns(duel({"A1": card}, mode="parrghty"), "A1")
    assert (at(state, "hands"), lost(state), at(state, "turn"), at(state, "dead")) == ([[]] * 4, [card], 0, [])


def test_an_anchor_does_not_end_a_part_in_the_duel() -> None:
    state = duel({"A1": "drop-anchor"}, hands=[["mutiny"], [], [], []], sea={"A1-H1": "jewel"})
    when(state, "mutiny", "pull A1")
    assert (asked(state), at(state, "owed")) == (("pull", (1,)), 1)


def test_winds_do_not_blow_in_the_duel() -> None:
    state = duel({"A1": "winds-of-fate"}, hands=[["mutiny"], [], [], []], sea={"A1-H1": "jewel"})
    assert asked(when(state, "mutiny", "pull A1")) == ("pull", (1,))


def test_mutiny_adds_a_card_before_the_turn() -> None:
    state = duel(hands=[["mutiny"], ["mutiny"], [], []])
    assert (asked(state), legal(state, 0)) == (("kiss", (0, 2, 3)), ["pass", "mutiny"])
    play(state, (2, "pass"), (0, "mutiny"), (3, "pass"))
    assert (asked(state), at(state, "owed"), lost(state)) == (("pull", (1,)), 2, ["mutiny"])


def test_marked_seats_do_not_mutiny_in_the_duel() -> None:
    state = duel(hands=[[], [], ["mutiny"], []])
    assert legal(state, 2) == ["pass", "kiss"]


def test_anytime_cards_ride_along_in_the_window_of_the_duel() -> None:
    state = duel(hands=[["mutiny", "plunder", "crows-nest-2"], ["jewel"], [], []])
    assert legal(state, 0) == ["pass", "mutiny", "nest 2", "plunder 1 jewel"]


def test_the_sword_works_in_the_duel() -> None:
    state = when(all_pass(duel({"A1": "rum"}, "blackbeards-sword")), "sword")
    assert at(state, "stack", -1, "left") == 1
    assert at(when(state, "peek A1"), "known", 1) == {"A1": "rum"}


def test_swab_the_poopdeck_works_in_the_duel() -> None:
    state = turns(duel({"A1": "swab-the-poopdeck"}), "A1")
    assert (asked(state), at(state, "owed")) == (("pull", (1,)), 1)


@pytest.mark.parametrize(("card", "then"), [("whirlpool", ["pull B1", "pull A2"]), ("walk-the-plank-s", ["pull A2"])])
def test_whirlpool_and_plank_work_in_the_duel(card: str, then: list[str]) -> None:
    state = turns(duel({"A1": card}), "A1")
    assert (state.pending, legal(state)) == ((1,), then)


@pytest.mark.parametrize("card", ["release-the-kraken", "all-hands-on-deck"])
def test_sweeps_work_in_the_duel(card: str) -> None:
    state = turns(duel({"A1": card}), "A1")
    assert asked(when(state, "pull B1")) == ("pull", (1,))
    when(state, "pull C1")
    assert (hand(state, 0), hand(state, 1), at(state, "turn")) == (["jewel"], ["jewel"], 0)


def test_taking_on_water_works_in_the_duel() -> None:
    state = turns(duel({"A1": "taking-on-water"}, "mutiny", "jewel"), "A1")
    assert (asked(state), legal(state)) == (("water", (1,)), ["discard mutiny"])


def test_maelstrom_works_in_the_duel() -> None:
    state = turns(duel({"A1": "maelstrom"}, "mutiny"), "A1")
    assert asked(state) == ("return", (1,))


# A Mark in the duel


def test_a_mark_marks_at_once_and_the_last_unmarked_seat_wins() -> None:
    state = turns(duel(), "M10")
    assert (asked(state), at(state, "marks"), state.standing().winners) == (("over", ()), [0, 1, 1, 1], (0,))


def test_example_35_letters_pulled_in_a_duel_help_nobody() -> None:
    state = turns(duel({"A1": "letters-of-marque"}), "A1")
    assert (lost(state), hand(state, 1)) == (["letters-of-marque"], [])
    turns(state, "B1", "M10")
    assert (at(state, "phase"), at(state, "marks")) == ("over", [0, 1, 1, 1])


@pytest.mark.parametrize("card", ["scurvy", "letters-of-marque", "raise-the-jolly-roger", "queen-annes-revenge"])
def test_no_card_changes_how_a_mark_is_treated_in_the_duel(card: str) -> None:
    state = turns(duel({}, card), "M10")
    assert (at(state, "phase"), at(state, "marks"), at(state, "dead")) == ("over", [0, 1, 1, 1], [])


def test_with_three_duellists_a_mark_leaves_two() -> None:
    state = when(three(), "pull I1")
    assert (asked(state), at(state, "marks"), at(state, "duel")) == (("pull", (2,)), [0, 1, 0], True)
    assert when(state, "pull J1").standing().winners == (0,)


def test_a_mark_ends_the_part_of_the_duellist() -> None:
    state = when(three({"A1": "swab-the-poopdeck", "B1": "walk-the-plank-e", "C1": "mark"}), "pull A1", "pull B1", "pull C1")
    assert (asked(state), at(state, "marks")) == (("pull", (2,)), [0, 1, 0])


def test_when_the_marks_have_run_out_the_duellists_share() -> None:
    state = when(three({"I1": None, "J1": None}), "pull A1")
    assert (at(state, "phase"), state.standing().winners) == ("over", (0, 1, 2))


def test_two_marks_in_a_sweep_can_leave_the_winner() -> None:
    state = when(three({"A1": "release-the-kraken"}), "pull A1", "pull I1", "pull J1", "pull B1")
    assert (at(state, "phase"), state.standing().winners) == ("over", (1,))


@pytest.mark.parametrize(("cards", "works"), [("A1-L1", True), ("A1-K1", False)])
def test_the_trident_works_in_a_duel_while_more_than_ten_cards_are_left(cards: str, works: bool) -> None:
    state = turns(duel(sea={cards: "jewel"}, at={"A1": "trident-of-poseidon", "C1": "mark", "B1": "mark", "A2": None}), "A1")
    assert (at(state, "phase") == "return", at(state, "marks") == [0, 0, 0, 0]) == (works, works)


def test_who_is_freed_by_the_trident_joins_the_duel() -> None:
    state = turns(duel({"A1": "trident-of-poseidon", "A2": None}), "A1")
    when(state, "sink A1", "sink A2")
    assert (at(state, "duel"), at(state, "turn"), asked(state)) == (True, 2, ("pull", (2,)))


# Kiss of Death


def test_a_kiss_counts_three_turns_this_one_included() -> None:
    state = play(duel(), (2, "kiss"))
    assert (at(state, "kiss"), asked(state)) == ({"seat": 2, "turns": 3}, ("pull", (1,)))
    assert at(when(state, "pull A1"), "kiss") == {"seat": 2, "turns": 2}


def test_one_kiss_at_a_time() -> None:
    state = play(duel(), (2, "kiss"))
    with pytest.raises(IllegalMove):
        when(state, "kiss", seat=3)
    assert asked(when(state, "pull A1")) == ("pull", (0,))


def test_who_passed_may_kiss_before_the_next_turn() -> None:
    assert asked(turns(duel(), "A1")) == ("kiss", (2, 3))


@pytest.mark.parametrize(("position", "pending"), [({"calm": 9}, ("kiss", (2, 3))), ({"calm": 10}, ("pull", (1,)))])
def test_nobody_kisses_when_marks_were_swapped_too_often(position: dict[str, Any], pending: tuple[str, tuple[int, ...]]) -> None:
    assert asked(duel(**position)) == pending


def test_the_dead_do_not_kiss() -> None:
    assert asked(duel(dead=[3])) == ("kiss", (2,))


def test_shiver_me_timbers_is_no_bar_to_a_kiss() -> None:
    assert legal(duel(mode="parrghty", hands=[[], [], ["shiver-me-timbers"], []]), 2) == ["pass", "kiss"]


def test_example_33_a_mark_in_the_third_turn_frees_the_kisser_before_the_end_check() -> None:
    state = play(duel(players=3, marks=[0, 0, 1], hands=[[], [], []], at={"M10": "mark"}), (2, "kiss"))
    when(state, "pull A1", "pull B1", "pull M10")
    assert (asked(state), at(state, "marks")) == (("return", (2,)), [0, 1, 0])
    when(state, "sink C1")
    assert (at(state, "turn"), asked(state), at(state, "calm"), at(state, "kiss")) == (2, ("kiss", (1,)), 1, None)
    turns(state, "D1")
    assert (at(state, "turn"), at(state, "duel")) == (0, True)


def test_example_34_a_kisser_who_was_wrong_dies_after_three_turns() -> None:
    state = play(duel(hands=[[], [], ["jewel"], []]), (2, "kiss"))
    when(state, "pull A1", "pull B1")
    assert (at(state, "dead"), at(state, "kiss")) == ([], {"seat": 2, "turns": 1})
    when(state, "pull C1")
    assert (at(state, "dead"), at(state, "kiss"), at(state, "marks_left"), hand(state, 2)) == ([2], None, 2, [])
    assert (asked(state), state.standing().scores) == (("kiss", (3,)), (2, 2, 0, 1))


def test_example_34_with_ten_cards_no_kiss_is_offered() -> None:
    assert asked(duel(sea={"A1-H1": "jewel"})) == ("pull", (1,))
    assert asked(duel(sea={"A1-I1": "jewel"})) == ("kiss", (2, 3))


def test_a_kiss_runs_on_when_the_sea_falls_to_ten() -> None:
    state = play(duel(sea={"A1-I1": "jewel"}), (2, "kiss"))
    when(state, "pull A1", "pull M10")
    assert asked(state) == ("return", (2,))


def test_a_mark_in_a_sweep_fulfils_the_kiss() -> None:
    state = play(duel({"A1": "release-the-kraken"}), (2, "kiss"))
    when(state, "pull A1", "pull M10", "pull B1")
    assert (asked(state), at(state, "marks")) == (("return", (2,)), [1, 0, 0, 1])


def test_all_cards_of_a_turn_count_as_one_turn_of_the_kiss() -> None:
    state = play(duel({"A1": "swab-the-poopdeck"}), (2, "kiss"))
    assert at(when(state, "pull A1", "pull B1"), "kiss") == {"seat": 2, "turns": 2}


def test_the_trident_makes_the_kiss_void() -> None:
    state = play(duel({"A1": "trident-of-poseidon", "A2": None}), (2, "kiss"))
    assert at(when(state, "pull A1"), "kiss") is None
    when(state, "sink A1", "sink A2", "pull B1", "pull C1", "pull D1")
    assert at(state, "dead") == []


def test_a_duel_never_turns_back_into_bidding() -> None:
    state = play(three({"A2": "jewel", "B2": "jewel", "C2": "jewel"}, players=4, marks=[0, 0, 0, 1], hands=[[], [], [], []]), (3, "kiss"))
    when(state, "pull I1", "sink I1")
    assert (at(state, "marks"), at(state, "duel"), asked(state)) == ([0, 1, 0, 0], True, ("kiss", (1,)))


def test_a_kiss_in_a_position_goes_on() -> None:
    state = turns(duel(kiss={"seat": 3, "turns": 1}), "A1")
    assert at(state, "dead") == [3]


# Two players


def two(roll: int, cells: Cells | None = None, *hand_of_zero: str, **position: Any) -> State:
    """Seat 0 rolls this. Three Marks lie in the south-east."""
    sea = {"at": {"K10": "mark", **MARKS, **(cells or {})}, "hands": [list(hand_of_zero), []], "discard": []}
    return given(2, "two-player", [("roll", roll)], **{**sea, **position})


def test_the_die_says_how_many_cards_are_pulled() -> None:
    state = two(4)
    assert (asked(state), at(state, "owed"), at(state, "roll"), at(state, "turn")) == (("pull", (0,)), 4, 4, 0)


def test_the_first_roller_is_drawn_and_rolls_at_once() -> None:
    state = opened(2, ("first", 1), ("sea", ["jewel"]), ("roll", 3), mode="two-player")
    assert (asked(state), at(state, "owed"), at(state, "caller")) == (("pull", (1,)), 3, None)


def test_then_the_opponent_rolls() -> None:
    state = when(given(2, "two-player", [("roll", 1), ("roll", 6)], at=MARKS), "pull A1")
    assert (asked(state), at(state, "owed"), at(state, "roll"), at(state, "turn")) == (("pull", (1,)), 6, 6, 1)


@pytest.mark.parametrize(("roll", "owed"), [(1, 1), (4, 2), (5, 3)])
def test_chalices_halve_the_roll(roll: int, owed: int) -> None:
    state = two(roll, {}, "chalices-of-cortez")
    assert (asked(state), legal(state)) == (("dice", (0,)), ["pass", "chalices"])
    assert at(when(state, "chalices"), "owed") == owed


def test_the_opponent_may_mutiny() -> None:
    state = two(3, hands=[["chalices-of-cortez", "mutiny"], ["mutiny", "chalices-of-cortez"]])
    assert (state.pending, legal(state, 0), legal(state, 1)) == ((0, 1), ["pass", "chalices"], ["pass", "mutiny"])
    play(state, (1, "mutiny"), (0, "chalices"))
    assert at(state, "owed") == 3


def test_anytime_cards_ride_along_with_the_dice() -> None:
    state = two(3, hands=[["chalices-of-cortez", "crows-nest-2"], ["jewel"]])
    assert legal(state) == ["pass", "chalices", "nest 2"]


def test_without_cards_for_the_dice_nobody_is_asked() -> None:
    assert asked(two(3, hands=[["crows-nest-2", "mutiny"], ["chalices-of-cortez", "jewel"]])) == ("pull", (0,))


def test_example_36_a_mark_ends_the_turn_and_is_counted() -> None:
    state = when(two(4), "pull A1", "pull K10", "accept")
    assert (at(state, "marks"), at(state, "turn"), hand(state, 0)) == ([1, 0], 1, ["jewel"])
    assert state.standing().scores == (4, 5)


def test_example_36_the_fifth_mark_loses_at_once() -> None:
    state = when(two(4, marks=[4, 2]), "pull K10", "accept")
    assert (asked(state), state.standing().winners, state.standing().scores) == (("over", ()), (1,), (0, 3))


@pytest.mark.parametrize(("marks", "in_a_duel"), [(["L10", "M10"], False), (["M10"], True)])
def test_example_36_one_mark_left_in_the_sea_starts_the_duel(marks: list[str], in_a_duel: bool) -> None:
    state = when(two(1, marks=[4, 4], at=dict.fromkeys(marks, "mark"), hands=[["rum"], ["rum"]]), "pull A1")
    assert (at(state, "duel"), hand(state, 0) == [], at(state, "turn")) == (in_a_duel, in_a_duel, 1)


@pytest.mark.parametrize(("cards", "in_a_duel"), [("A1-I1", True), ("A1-J1", False)])
def test_ten_cards_start_the_duel_of_two(cards: str, in_a_duel: bool) -> None:
    state = when(two(1, sea={cards: "jewel"}, at=MARKS), "pull A1")
    assert (at(state, "left"), at(state, "duel")) == (10 if in_a_duel else 11, in_a_duel)


def test_a_mark_turned_away_ends_the_turn_too() -> None:
    state = when(two(4, {}, "letters-of-marque"), "pull K10", "letters", "sink K10")
    assert (at(state, "marks"), at(state, "turn"), at(state, "marks_left")) == ([0, 0], 1, 3)


def test_all_hands_come_on_deck_when_the_mark_that_ended_the_part_was_turned_away() -> None:
    state = when(two(4, {"A1": "all-hands-on-deck"}, "letters-of-marque"), "pull A1", "pull K10", "letters", "sink K10")
    assert (asked(state), at(state, "owed")) == (("pull", (1,)), 1)
    assert asked(when(state, "pull B1")) == ("pull", (0,))


def test_queen_anne_gives_the_mark_to_the_opponent_and_the_turn_ends() -> None:
    state = two(4, {}, "queen-annes-revenge", marks=[1, 2])
    assert legal(when(state, "pull K10")) == ["accept", "queen 1"]
    play(state, (0, "queen 1"), (1, "accept"))
    assert (at(state, "marks"), at(state, "turn")) == ([1, 3], 1)


def test_the_fifth_mark_may_be_a_given_one() -> None:
    state = play(two(4, {}, "queen-annes-revenge", marks=[1, 4]), (0, "pull K10"), (0, "queen 1"), (1, "accept"))
    assert state.standing().winners == (0,)


def test_marks_do_not_keep_a_seat_from_sweeps_and_plunder() -> None:
    state = two(4, {"A1": "release-the-kraken"}, marks=[1, 2], hands=[["plunder"], ["jewel"]])
    assert "plunder 1 jewel" in legal(state)
    when(state, "pull A1")
    assert asked(state) == ("pull", (1,))
    assert asked(when(state, "pull B1")) == ("pull", (0,))
    assert at(when(state, "pull C1"), "turn") == 1


def test_a_mark_in_the_sweep_ends_only_that_part() -> None:
    state = when(two(4, {"A1": "release-the-kraken"}), "pull A1", "pull K10", "accept")
    assert (asked(state), at(state, "marks")) == (("pull", (0,)), [0, 1])


def test_the_fifth_mark_ends_the_game_in_the_middle_of_a_sweep() -> None:
    state = when(two(4, {"A1": "release-the-kraken"}, marks=[0, 4]), "pull A1", "pull K10", "accept")
    assert (asked(state), state.standing().winners) == (("over", ()), (0,))


def test_winds_let_the_opponent_choose() -> None:
    state = when(two(4, {"A1": "winds-of-fate"}), "pull A1")
    assert (state.pending, verbs(state, 1)) == ((1,), {"pull"})
    assert (hand(when(state, "pull B1"), 0), state.pending) == (["jewel"], (1,))


def test_mass_mutiny_lets_both_choose_the_opponent_first() -> None:
    state = when(two(4, {"A1": "mass-mutiny"}), "pull A1")
    assert state.pending == (1,)
    assert when(state, "pull B1").pending == (0,)
    assert (when(state, "pull C1").pending, at(state, "owed")) == ((0,), 1)


def test_nobody_is_judged_after_a_turn_of_two() -> None:
    state = when(two(1), "pull A1")
    assert (at(state, "turn"), at(state, "dead"), at(state, "caller")) == (1, [], None)


# The duel of two


def two_in_a_duel(cells: Cells | None = None, **position: Any) -> State:
    """Seat 1 begins its turn of a duel; one Mark is left."""
    game = {"phase": "duel", "turn": 1, "marks": [3, 2], "at": {"M10": "mark", **(cells or {})}, "discard": []}
    return given(2, "two-player", **{**game, **position})


def test_two_duellists_pull_single_cards_without_dice_or_kiss() -> None:
    state = two_in_a_duel()
    assert (asked(state), at(state, "owed"), at(state, "roll")) == (("pull", (1,)), 1, None)
    assert asked(when(state, "pull A1")) == ("pull", (0,))


def test_the_next_mark_loses_however_many_marks_one_has() -> None:
    state = when(two_in_a_duel(marks=[4, 0]), "pull M10")
    assert (asked(state), state.standing().winners) == (("over", ()), (0,))


def test_mutiny_is_asked_before_a_turn_of_the_duel_of_two() -> None:
    state = two_in_a_duel(hands=[["mutiny"], []])
    assert (asked(state), legal(state)) == (("kiss", (0,)), ["pass", "mutiny"])
    assert at(when(state, "mutiny"), "owed") == 2


def test_maelstrom_never_returns_marks() -> None:
    state = when(two(4, {"A1": "maelstrom", "B1": None}, "rum", marks=[2, 0]), "pull A1")
    assert at(state, "stack", -1, "cards") == ["rum"]
    assert at(when(state, "sink A1"), "marks") == [2, 0]
