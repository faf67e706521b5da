"""Pirate's Mark: bidding, calling a bluff and answering the call."""

from __future__ import annotations

from typing import Any

import pytest
from given_pirates import at, given, hand, legal, lost, verbs, when

from pressgang import IllegalMove, State

MARKS = {"K10": "mark", "L10": "mark", "M10": "mark"}


def bidding(players: int = 4, mode: str = "standard", **position: Any) -> State:
    """Nothing is discarded yet, and three Marks lie in the south-east; everything else is as the test says."""
    return given(players, mode, **{"at": MARKS, "discard": [], **position})


def standing(count: int, *hand_of_one: str, **position: Any) -> State:
    """Seat 0 has bid so many, nobody has called, and it is seat 1's turn to bid."""
    return bidding(**{"turn": 1, "bid": {"seat": 0, "count": count}, "hands": [[], list(hand_of_one), [], []], **position})


def called(count: int, *hand_of_one: str, **position: Any) -> State:
    """Seat 3 has called seat 1, who had bid so many."""
    hands = {"hands": [[], list(hand_of_one), [], []]}
    return bidding(**{"phase": "answer", "bid": {"seat": 1, "count": count}, "caller": 3, "turn": 2, **hands, **position})


def small_sea(rows: int, **position: Any) -> dict[str, Any]:
    """A position with five cards a row and no Mark."""
    return {"at": {}, "sea": {f"A1-E{rows}": "jewel"}, **position}


def play(state: State, *moves: tuple[int, str]) -> State:
    """These seats play these moves."""
    for seat, move in moves:
        when(state, move, seat=seat)
    return state


def all_pass(state: State) -> State:
    """Everybody in this window passes."""
    phase = at(state, "phase")
    while at(state, "phase") == phase:
        when(state, "pass")
    return state


def queue(state: State) -> Any:
    """The parts of the turn that are still to come."""
    return next(frame["queue"] for frame in at(state, "stack") if frame["frame"] == "turn")


def bids(low: int, high: int) -> list[str]:
    return [f"bid {count}" for count in range(low, high + 1)]


# Bids


def test_the_first_bid_is_anything_from_one_to_all_cards_in_the_sea() -> None:
    state = bidding(turn=2)
    assert (state.pending, legal(state)) == ((2,), bids(1, 130))


def test_every_further_bid_is_higher_than_the_standing_one() -> None:
    assert legal(standing(7)) == bids(8, 130)


def test_nobody_can_bid_more_cards_than_lie_in_the_sea() -> None:
    assert legal(standing(7, **small_sea(2))) == bids(8, 10)


def test_a_bid_stands_for_all_to_see_and_the_next_in_line_is_noted() -> None:
    state = when(bidding(), "bid 6")
    assert (at(state, "bid"), at(state, "turn"), at(state, "phase")) == ({"seat": 0, "count": 6}, 1, "call")


def test_bidding_goes_on_clockwise_over_all_seats() -> None:
    state = bidding()
    bidders: list[int] = []
    for count in range(1, 6):
        bidders.append(*state.pending)
        all_pass(when(state, f"bid {count}"))
    assert bidders == [0, 1, 2, 3, 0]


def test_against_the_clock_the_seat_to_the_right_is_next_in_line() -> None:
    state = when(bidding(5, direction=-1), "bid 6")
    assert state.pending == (1, 2, 3)
    assert all_pass(state).pending == (4,)


def test_marked_and_dead_seats_do_not_bid() -> None:
    state = when(bidding(5, marks=[0, 1, 1, 0, 0], dead=[2]), "bid 6")
    assert all_pass(state).pending == (3,)


# Drunken Sailor


def test_example_5_drunken_sailor_raises_by_two_and_one_for_each_rum() -> None:
    state = standing(7, "drunken-sailor", "rum", "rum", mode="parrghty", sea={"A1-J6": "jewel"}, at={})
    assert legal(state) == bids(11, 60)


def test_example_5_drunken_sailor_is_content_with_all_that_there_is() -> None:
    state = standing(7, "drunken-sailor", "rum", "rum", mode="parrghty", sea={"A1-I1": "jewel"}, at={})
    assert legal(state) == ["bid 9"]


def test_drunken_sailor_counts_for_the_opening_bid() -> None:
    assert legal(bidding(mode="parrghty", hands=[["drunken-sailor", "rum"], [], [], []]))[0] == "bid 3"


def test_two_drunken_sailors_are_no_worse_than_one() -> None:
    assert legal(standing(7, "drunken-sailor", "drunken-sailor", mode="parrghty"))[0] == "bid 9"


def test_rum_alone_does_no_harm() -> None:
    assert legal(standing(7, "rum", "rum"))[0] == "bid 8"


# Tortuga and Bring 'Er About


def test_tortuga_skips_the_bidder_once() -> None:
    state = when(bidding(turn=1, hands=[[], ["tortuga"], [], []]), "tortuga")
    assert (state.pending, legal(state)[0], hand(state, 1), lost(state)) == ((2,), "bid 1", [], ["tortuga"])


def test_after_tortuga_a_new_window_opens_since_somebody_else_is_next_in_line() -> None:
    state = when(standing(5, "tortuga"), "tortuga")
    assert (at(state, "phase"), state.pending, at(state, "bid")) == ("call", (1, 3), {"seat": 0, "count": 5})
    assert all_pass(state).pending == (2,)
    assert legal(state)[0] == "bid 6"


def test_who_went_to_tortuga_may_call() -> None:
    state = when(when(standing(5, "tortuga"), "tortuga"), "call", seat=1)
    assert (at(state, "caller"), state.pending) == (1, (0,))


def test_when_all_others_go_to_tortuga_the_bidder_raises_its_own_bid() -> None:
    state = standing(5, players=3, hands=[[], ["tortuga"], ["tortuga"]])
    all_pass(when(state, "tortuga"))
    all_pass(when(state, "tortuga"))
    assert (state.pending, legal(state)[0]) == ((0,), "bid 6")


def test_example_6_bring_er_about_turns_the_direction_and_the_bidder_raises_its_own_bid() -> None:
    state = when(standing(5, "bring-er-about"), "about")
    assert (at(state, "direction"), state.pending) == (-1, (1, 2, 3))
    assert all_pass(state).pending == (0,)
    assert legal(state)[0] == "bid 6"


def test_after_the_turn_the_other_neighbour_of_the_bidder_may_not_call() -> None:
    state = all_pass(when(standing(5, "bring-er-about"), "about"))
    assert when(state, "bid 6").pending == (1, 2)


def test_bring_er_about_works_as_an_opening_without_any_window() -> None:
    state = when(bidding(turn=1, hands=[[], ["bring-er-about"], [], []]), "about")
    assert (at(state, "direction"), state.pending, legal(state)[0]) == (-1, (0,), "bid 1")
    assert lost(state) == ["bring-er-about"]


def test_bring_er_about_turns_back_what_was_turned() -> None:
    state = when(bidding(turn=1, direction=-1, hands=[[], ["bring-er-about"], [], []]), "about")
    assert (at(state, "direction"), state.pending) == (1, (2,))


@pytest.mark.parametrize("card", ["tortuga", "bring-er-about"])
def test_cards_for_bidding_are_not_offered_in_the_window(card: str) -> None:
    state = when(bidding(hands=[[], [], [card], []]), "bid 6")
    assert legal(state, 2) == ["pass", "call"]


# Who may call


def test_example_3_all_but_the_bidder_and_the_next_in_line_may_call() -> None:
    state = when(bidding(5), "bid 6")
    assert state.pending == (2, 3, 4)
    assert [legal(state, seat) for seat in (2, 3, 4)] == [["pass", "call"]] * 3
    assert play(state, (2, "pass"), (3, "pass"), (4, "pass")).pending == (1,)
    assert legal(state) == bids(7, 130)


def test_the_window_can_be_answered_in_any_order() -> None:
    state = play(when(bidding(5), "bid 6"), (4, "pass"), (2, "pass"))
    assert (state.pending, at(state, "phase")) == ((3,), "call")


def test_the_first_to_call_calls() -> None:
    state = play(when(bidding(5), "bid 6"), (2, "pass"), (4, "call"))
    assert (at(state, "caller"), at(state, "phase"), state.pending, at(state, "owed")) == (4, "pull", (0,), 6)
    assert (at(state, "turn"), at(state, "bid")) == (1, {"seat": 0, "count": 6})


def test_who_has_passed_cannot_call_any_more() -> None:
    state = play(when(bidding(5), "bid 6"), (3, "pass"))
    with pytest.raises(IllegalMove):
        when(state, "call", seat=3)


def test_who_has_passed_may_call_the_next_bid() -> None:
    state = all_pass(when(bidding(5), "bid 6"))
    assert when(state, "bid 7").pending == (0, 3, 4)


def test_marked_seats_may_call() -> None:
    assert when(bidding(5, marks=[0, 0, 0, 1, 0]), "bid 6").pending == (2, 3, 4)


def test_a_marked_neighbour_is_not_next_in_line_and_may_call() -> None:
    assert when(bidding(5, marks=[0, 1, 0, 0, 0]), "bid 6").pending == (1, 3, 4)


def test_the_dead_do_not_call() -> None:
    assert when(bidding(5, dead=[3]), "bid 6").pending == (2, 4)


@pytest.mark.parametrize(("calm", "pending"), [(9, (2, 3, 4)), (10, (2, 4))])
def test_marked_seats_may_not_call_when_marks_were_swapped_too_often(calm: int, pending: tuple[int, ...]) -> None:
    assert when(bidding(5, marks=[0, 0, 0, 1, 0], calm=calm), "bid 6").pending == pending


@pytest.mark.parametrize("marks", [[0, 0, 0, 0, 0], [0, 0, 0, 1, 0]])
def test_shiver_me_timbers_stops_its_holder_from_calling(marks: list[int]) -> None:
    state = when(bidding(5, "parrghty", marks=marks, hands=[[], [], [], ["shiver-me-timbers"], []]), "bid 6")
    assert state.pending == (2, 4)


def test_with_three_players_only_one_may_call() -> None:
    assert when(bidding(3), "bid 6").pending == (2,)


def test_when_nobody_may_call_the_bid_just_rises() -> None:
    state = when(bidding(3, "parrghty", hands=[[], [], ["shiver-me-timbers"]]), "bid 6")
    assert (at(state, "phase"), state.pending, legal(state)[0]) == ("bid", (1,), "bid 7")


def test_a_window_can_be_written_down() -> None:
    state = bidding(5, phase="call", turn=1, bid={"seat": 0, "count": 6})
    assert state.pending == (2, 3, 4)
    assert all_pass(state).pending == (1,)


# All cards of the sea are bid


@pytest.mark.parametrize("card", ["tortuga", "bring-er-about", "shiver-me-timbers"])
def test_example_4_when_all_cards_are_bid_the_next_in_line_must_call(card: str) -> None:
    state = bidding(mode="parrghty", **small_sea(8), hands=[[], [card], [], []])
    assert when(state, "bid 40").pending == (2, 3)
    assert all_pass(state).pending == (1,)
    assert legal(state) == ["call"]
    assert at(when(state, "call"), "caller") == 1


def test_example_4_anytime_cards_stay_on_offer_before_a_forced_call() -> None:
    state = standing(40, "crows-nest-2", "tortuga", **small_sea(8))
    assert legal(state) == ["call", "nest 2"]


def test_a_forced_call_against_oneself_falls_to_the_next_other_seat() -> None:
    state = bidding(**small_sea(8), turn=0, bid={"seat": 0, "count": 40})
    assert (state.pending, legal(state)) == ((1,), ["call"])
    assert (at(when(state, "call"), "caller"), state.pending) == (1, (0,))


# Anytime cards ride along


def test_crows_nest_in_the_window_suspends_it_and_resets_no_pass() -> None:
    state = when(bidding(5, hands=[[], [], ["crows-nest-2"], [], []]), "bid 6")
    assert legal(state, 2) == ["pass", "call", "nest 2"]
    assert play(state, (3, "pass"), (2, "nest 2")).pending == (2,)
    assert play(state, (2, "peek A1"), (2, "done")).pending == (2, 4)
    assert (at(state, "phase"), legal(state, 2)) == ("call", ["pass", "call"])


def test_anytime_cards_open_no_window_for_those_who_may_not_call() -> None:
    state = when(bidding(5, hands=[[], ["crows-nest-2"], [], [], []]), "bid 6")
    assert state.pending == (2, 3, 4)


def test_marked_seats_only_call() -> None:
    state = when(bidding(5, marks=[0, 0, 0, 1, 0], hands=[["jewel"], [], [], ["crows-nest-2", "plunder", "flying-dutchman"], []]), "bid 6")
    assert legal(state, 3) == ["pass", "call"]


def test_the_dead_leave_the_window_at_once() -> None:
    state = when(bidding(5, marks=[0, 0, 0, 1, 0], hands=[[], [], ["flying-dutchman"], [], []]), "bid 6")
    assert play(state, (2, "dutchman 3")).pending == (2, 4)
    assert (at(state, "dead"), at(state, "phase")) == ([3], "call")


def test_anytime_cards_may_be_played_before_one_bids() -> None:
    state = standing(7, "crows-nest-3", "plunder", hands=[["jewel"], ["crows-nest-3", "plunder"], [], []])
    assert [move for move in legal(state) if not move.startswith("bid")] == ["nest 3", "plunder 0 jewel"]
    assert when(state, "plunder 0 jewel").pending == (1,)
    assert hand(state, 1) == ["crows-nest-3", "jewel"]


# Who answers


def test_without_cards_to_answer_the_called_seat_pulls_at_once() -> None:
    state = called(4)
    assert (at(state, "phase"), state.pending, at(state, "owed")) == ("pull", (1,), 4)


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("parlay", ["parlay"]),
        ("chalices-of-cortez", ["chalices"]),
        ("blackbeards-sword", ["sword"]),
        ("blow-the-man-down", ["blow 0", "blow 2"]),
        ("sword-fight", ["fight 0", "fight 2"]),
    ],
)
def test_the_called_seat_may_answer(card: str, moves: list[str]) -> None:
    state = called(4, card, mode="parrghty")
    assert (at(state, "phase"), state.pending, legal(state)) == ("answer", (1,), ["pass", *moves])


@pytest.mark.parametrize("card", ["crows-nest-2", "flying-dutchman", "mutiny", "letters-of-marque", "tortuga", "treasure-chest"])
def test_other_cards_of_the_called_seat_open_no_window(card: str) -> None:
    state = called(4, mode="parrghty", players=5, hands=[[], [card, "jewel"], [], [], []], marks=[0, 0, 0, 0, 1])
    assert (at(state, "phase"), state.pending) == ("pull", (1,))


def test_anytime_cards_ride_along_with_an_answer() -> None:
    assert legal(called(4, "parlay", "crows-nest-2")) == ["pass", "parlay", "nest 2"]


def test_plunder_opens_the_window_for_the_called_seat() -> None:
    state = called(4, hands=[["parlay"], ["plunder"], [], []])
    assert (at(state, "phase"), legal(state)) == ("answer", ["pass", "plunder 0 parlay"])
    assert legal(when(state, "plunder 0 parlay")) == ["pass", "parlay"]


def test_plunder_without_a_victim_opens_no_window() -> None:
    assert at(called(4, "plunder"), "phase") == "pull"


@pytest.mark.parametrize("card", ["parlay", "chalices-of-cortez", "plunder", "crows-nest-2", "blackbeards-sword"])
def test_of_the_others_only_mutineers_are_asked(card: str) -> None:
    assert at(called(4, "jewel", hands=[[card], ["jewel"], [], [card]]), "phase") == "pull"


def test_all_unmarked_others_with_a_mutiny_are_asked_the_caller_too() -> None:
    state = called(4, "chalices-of-cortez", hands=[["mutiny"], ["chalices-of-cortez", "mutiny"], [], ["mutiny", "crows-nest-2"]])
    assert state.pending == (0, 1, 3)
    assert [legal(state, seat) for seat in (0, 1, 3)] == [["pass", "mutiny"], ["pass", "chalices"], ["pass", "mutiny", "nest 2"]]


def test_marked_seats_cannot_mutiny() -> None:
    assert at(called(4, hands=[[], [], [], ["mutiny"]], marks=[0, 0, 0, 1]), "phase") == "pull"


def test_a_stolen_mutiny_is_no_threat_any_more() -> None:
    state = called(4, hands=[["mutiny"], ["plunder"], [], []])
    assert state.pending == (0, 1)
    assert when(state, "plunder 0 mutiny", seat=1).pending == (1,)
    assert (at(state, "phase"), at(state, "owed")) == ("pull", 4)


def test_a_stolen_answer_is_no_answer_any_more() -> None:
    state = called(4, hands=[["mutiny", "plunder"], ["parlay"], [], []])
    assert when(state, "plunder 1 parlay", seat=0).pending == (0,)


def test_who_passed_in_the_answer_window_is_out_of_it() -> None:
    state = when(called(4, hands=[["mutiny"], ["parlay"], [], []]), "pass", seat=1)
    assert (state.pending, state.actions(1)) == ((0,), [])


# The answers


@pytest.mark.parametrize(("bid", "owed"), [(9, 5), (8, 4), (2, 1), (3, 2)])
def test_chalices_halve_the_bid_rounded_up(bid: int, owed: int) -> None:
    state = when(called(bid, "chalices-of-cortez"), "chalices")
    assert (at(state, "phase"), at(state, "owed"), lost(state)) == ("pull", owed, ["chalices-of-cortez"])


def test_a_second_chalice_halves_again() -> None:
    assert at(when(called(9, "chalices-of-cortez", "chalices-of-cortez"), "chalices", "chalices"), "owed") == 3


def test_each_mutiny_adds_a_card() -> None:
    state = called(4, hands=[["mutiny"], [], [], ["mutiny", "mutiny"]])
    play(state, (3, "mutiny"), (0, "mutiny"), (3, "mutiny"))
    assert (at(state, "owed"), lost(state)) == (7, ["mutiny"] * 3)


@pytest.mark.parametrize("moves", [((0, "mutiny"), (1, "chalices")), ((1, "chalices"), (0, "mutiny"))])
def test_chalices_halve_the_bid_alone_whoever_plays_first(moves: tuple[tuple[int, str], ...]) -> None:
    assert at(play(called(8, hands=[["mutiny"], ["chalices-of-cortez"], [], []]), *moves), "owed") == 5


def test_example_7_chalices_halve_neither_mutinies_nor_swab() -> None:
    position = {"hands": [["mutiny"], ["chalices-of-cortez"], ["mutiny"], []], "at": {**MARKS, "A1": "swab-the-poopdeck"}}
    state = play(called(9, **position), (0, "mutiny"), (1, "chalices"), (2, "mutiny"))
    assert at(state, "owed") == 7
    assert at(when(state, "pull A1"), "owed") == 7


def test_the_sword_peeks_at_as_many_cards_as_are_to_be_pulled() -> None:
    state = called(2, hands=[["mutiny"], ["blackbeards-sword"], [], []])
    play(state, (0, "mutiny"), (1, "sword"))
    assert at(state, "stack", -1, "left") == 3
    when(state, "peek A1", "peek B1", "peek C1")
    assert (at(state, "phase"), sorted(at(state, "known", 1)), at(state, "owed")) == ("pull", ["A1", "B1", "C1"], 3)


def test_example_8_parlay_ends_the_turn_and_a_marked_caller_stays_marked() -> None:
    state = when(called(4, "parlay", marks=[0, 0, 0, 1]), "parlay")
    assert (at(state, "marks"), at(state, "dead"), at(state, "left")) == ([0, 0, 0, 1], [], 130)
    assert (at(state, "phase"), state.pending, at(state, "bid"), at(state, "caller")) == ("bid", (2,), None, None)


def test_parlay_spares_an_unmarked_caller_the_punishment() -> None:
    state = when(called(4, "parlay"), "parlay")
    assert (state.pending, at(state, "phase"), lost(state)) == ((2,), "bid", ["parlay"])


def test_mutinies_are_lost_with_parlay() -> None:
    state = play(called(4, hands=[["mutiny"], ["parlay"], [], []]), (0, "mutiny"), (1, "parlay"))
    assert (at(state, "phase"), lost(state)) == ("bid", ["mutiny", "parlay"])


def test_a_sword_fight_is_lost_with_parlay() -> None:
    state = when(called(4, "parlay", "sword-fight", mode="parrghty"), "fight 2", "parlay")
    assert (at(state, "phase"), state.pending) == ("bid", (2,))


# Blow the Man Down


def test_example_10_blow_passes_the_call_on_but_not_to_the_caller() -> None:
    state = called(4, mode="parrghty", hands=[[], ["blow-the-man-down"], ["chalices-of-cortez"], []])
    assert legal(state) == ["pass", "blow 0", "blow 2"]
    when(state, "blow 2")
    assert (at(state, "phase"), state.pending, legal(state)) == ("answer", (2,), ["pass", "chalices"])
    assert at(when(state, "pass"), "owed") == 4
    assert state.pending == (2,)


def test_nobody_marked_or_dead_can_be_blown_down() -> None:
    state = called(4, mode="parrghty", players=6, hands=[[], ["blow-the-man-down"], [], [], [], []], marks=[0, 0, 1, 0, 1, 0], dead=[4])
    assert legal(state) == ["pass", "blow 0", "blow 5"]


def test_blow_keeps_what_was_halved_and_added() -> None:
    state = called(9, mode="parrghty", hands=[["mutiny"], ["blow-the-man-down", "chalices-of-cortez"], [], []])
    play(state, (0, "mutiny"), (1, "chalices"), (1, "blow 2"))
    assert (at(state, "phase"), state.pending, at(state, "owed")) == ("pull", (2,), 6)


def test_after_blow_everybody_is_asked_anew() -> None:
    state = called(4, mode="parrghty", hands=[["mutiny"], ["blow-the-man-down", "mutiny"], ["mutiny"], []])
    assert state.pending == (0, 1, 2)
    assert play(state, (0, "pass"), (2, "pass"), (1, "blow 2")).pending == (0, 1)
    assert (legal(state, 0), legal(state, 1)) == (["pass", "mutiny"], ["pass", "mutiny"])


def test_a_call_can_be_blown_back() -> None:
    state = when(called(4, mode="parrghty", hands=[[], ["blow-the-man-down"], ["blow-the-man-down"], []]), "blow 2")
    assert legal(state) == ["pass", "blow 0", "blow 1"]


# Sword Fight


def fighting(bid: int, *hand_of_one: str, **position: Any) -> State:
    """Seat 1 is called with a Sword Fight and these cards."""
    return called(bid, "sword-fight", *hand_of_one, mode="parrghty", **position)


def test_example_9_a_sword_fight_splits_the_bid() -> None:
    state = when(fighting(9), "fight 2")
    assert (state.pending, at(state, "owed")) == ((1,), 5)
    when(state, "pull A1", "pull B1", "pull C1", "pull D1", "pull E1")
    assert (state.pending, at(state, "owed"), hand(state, 1)) == ((2,), 4, ["jewel"] * 5)


def test_example_9_a_mark_that_sticks_to_the_called_ends_the_fight() -> None:
    state = when(fighting(9, at={**MARKS, "A1": "mark"}), "fight 2", "pull A1", "accept")
    assert (at(state, "phase"), state.pending) == ("bid", (2,))


def test_a_mark_turned_away_does_not_end_the_fight() -> None:
    state = when(fighting(2, "letters-of-marque", at={**MARKS, "A1": "mark"}), "fight 2", "pull A1", "letters", "sink A1")
    assert (at(state, "phase"), state.pending, at(state, "owed")) == ("pull", (2,), 1)


def test_a_mark_on_the_called_in_a_sweep_does_not_end_the_fight() -> None:
    state = when(fighting(2, at={**MARKS, "A1": "release-the-kraken", "B1": "mark"}), "fight 2")
    play(state, (1, "pull A1"), (2, "pull A2"), (3, "pull B2"), (0, "pull C2"), (1, "pull B1"), (1, "accept"))
    assert (at(state, "phase"), state.pending, at(state, "stack", -1, "kind")) == ("pull", (2,), "fight")


def test_mutinies_in_a_fight_fall_on_the_called() -> None:
    state = fighting(9, hands=[["mutiny"], ["sword-fight"], [], []])
    play(state, (0, "mutiny"), (1, "fight 2"))
    assert (state.pending, at(state, "owed")) == ((1,), 6)


def test_a_single_card_cannot_be_split() -> None:
    assert at(fighting(1), "phase") == "pull"


def test_there_is_one_fight_a_turn_and_no_blow_after_it() -> None:
    state = when(fighting(9, "sword-fight", "blow-the-man-down", "parlay"), "fight 0")
    assert legal(state) == ["pass", "parlay"]


def test_after_blow_the_new_called_seat_may_fight() -> None:
    state = when(called(4, mode="parrghty", hands=[[], ["blow-the-man-down"], ["sword-fight"], []]), "blow 2")
    assert legal(state) == ["pass", "fight 0", "fight 1"]


def test_chalices_before_a_fight_halve_both_parts_and_after_it_only_the_own() -> None:
    before = when(fighting(9, "chalices-of-cortez"), "chalices", "fight 2")
    after = when(fighting(9, "chalices-of-cortez"), "fight 2", "chalices")
    assert [at(before, "owed"), queue(before)] == [3, [[2, 2, "fight"]]]
    assert [at(after, "owed"), queue(after)] == [3, [[2, 4, "fight"]]]


def test_the_partner_has_no_answers() -> None:
    state = fighting(2, hands=[["mutiny"], ["sword-fight"], ["parlay", "chalices-of-cortez"], []])
    play(state, (1, "fight 2"), (0, "pass"), (1, "pull A1"))
    assert (at(state, "phase"), state.pending, verbs(state, 2)) == ("pull", (2,), {"pull"})


def test_an_anchor_of_the_called_does_not_spare_the_partner() -> None:
    state = when(fighting(9, at={**MARKS, "A1": "drop-anchor"}), "fight 2", "pull A1")
    assert (state.pending, at(state, "owed")) == ((2,), 4)
