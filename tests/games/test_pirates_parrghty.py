"""Pirate's Mark: the ten cards of Parrghty mode, each clause of the specification."""

from __future__ import annotations

from functools import partial

import given_pirates
import pytest
from given_pirates import MARKS, Cells, at, frame, hand, kind, legal, lost, owed, verbs, when

LETTERS = "letters-of-marque"
QUEEN = "queen-annes-revenge"


answering = partial(given_pirates.answering, mode="parrghty")
bidding = partial(given_pirates.bidding, mode="parrghty")
calling = partial(given_pirates.calling, mode="parrghty")
duelling = partial(given_pirates.duelling, mode="parrghty")
marked_at_c4 = partial(given_pirates.marked_at_c4, mode="parrghty")
pulling = partial(given_pirates.pulling, mode="parrghty")


@pytest.mark.parametrize("card", ["alter-course", "blow-the-man-down", "green-flash", "skeleton-key", "sword-fight", "treasure-chest"])
def test_a_luck_card_of_parrghty_has_no_effect_in_a_duel(card: str) -> None:
    state = when(duelling(dead=[3], players=4, cells={"C4": card}), "pull C4")
    assert (hand(state, 0), lost(state), state.pending) == ([], [card], (1,))


@pytest.mark.parametrize("card", ["abandon-ship", "black-spot", "drunken-sailor", "shiver-me-timbers"])
def test_a_curse_of_parrghty_has_no_effect_in_a_duel(card: str) -> None:
    state = when(duelling(hands={0: ["ruby"]}, cells={"C4": card}), "pull C4")
    assert (hand(state, 0), lost(state), state.pending) == (["ruby"], [card], (1,))


@pytest.mark.parametrize(
    "card", ["blow-the-man-down", "skeleton-key", "sword-fight", "treasure-chest", "black-spot", "drunken-sailor", "shiver-me-timbers"]
)
def test_a_card_that_is_kept_goes_to_the_hand_of_who_pulls_it(card: str) -> None:
    state = when(pulling(3, cells={"C4": card}), "pull C4")
    assert (hand(state, 1), lost(state), owed(state), state.pending) == ([card], [], 2, (1,))


# Abandon Ship


def test_abandon_ship_lets_the_others_take_the_hand_blindly_beginning_with_the_caller() -> None:
    state = when(pulling(3, caller=2, hands={1: ["ruby", "rum", "parlay"]}, cells={"C4": "abandon-ship"}), "pull C4")
    assert (frame(state), state.pending, legal(state), lost(state)) == ("blind", (2,), ["pass", "take"], ["abandon-ship"])


def test_they_take_clockwise_round_and_round_until_nothing_is_left() -> None:
    state = pulling(
        3, caller=2, luck=[("blind", "rum"), ("blind", "parlay")], hands={1: ["ruby", "rum", "parlay"]}, cells={"C4": "abandon-ship"}
    )
    when(state, "pull C4", "take")
    assert (hand(state, 2), state.pending) == (["rum"], (3,))
    when(state, "pass", "take")
    assert (hand(state, 0), state.pending) == (["parlay"], (2,))
    when(state, "take")
    assert (hand(state, 1), hand(state, 2), frame(state), state.pending, owed(state)) == ([], ["ruby", "rum"], "pull", (1,), 2)


def test_who_passes_is_out() -> None:
    state = when(pulling(3, hands={1: ["ruby", "rum", "jewel"]}, cells={"C4": "abandon-ship"}), "pull C4", "pass", "take")
    assert state.pending == (2,)
    assert when(state, "pass").pending == (0,)


def test_what_nobody_takes_is_discarded() -> None:
    state = when(pulling(3, hands={1: ["ruby", "rum"]}, cells={"C4": "abandon-ship"}), "pull C4", "pass", "pass", "pass")
    assert (hand(state, 1), lost(state), frame(state), state.pending) == ([], ["abandon-ship", "ruby", "rum"], "pull", (1,))
    assert [event.cards for event in state.heard or [] if event.what == "overboard"] == [("ruby", "rum")]


def test_the_puller_and_marked_and_dead_seats_take_nothing() -> None:
    state = pulling(3, players=6, caller=2, hands={1: ["ruby"] * 9}, marked=(3,), dead=[4], cells={"C4": "abandon-ship"})
    when(state, "pull C4")
    order = []
    for _ in range(4):
        order.append(state.pending[0])
        when(state, "take")
    assert order == [2, 5, 0, 2]


def test_after_a_marked_caller_the_first_unmarked_seat_to_its_left_begins() -> None:
    state = when(pulling(3, hands={1: ["ruby", "rum"]}, marked=(3,), cells={"C4": "abandon-ship"}), "pull C4")
    assert state.pending == (0,)


def test_without_a_caller_the_seat_to_the_left_of_the_puller_begins() -> None:
    state = pulling(3, hands={1: ["ruby", "rum", "flying-dutchman"]}, marked=(3,), cells={"C4": "abandon-ship"})
    when(state, "dutchman 3", "pull C4")
    assert state.pending == (2,)


def test_in_the_callers_own_pull_the_seat_to_its_left_begins() -> None:
    state = when(pulling(1, hands={3: ["ruby", "rum"]}, cells={"C4": "abandon-ship"}), "pull A1", "pull C4")
    assert state.pending == (0,)


def test_abandon_ship_with_an_empty_hand_is_nothing() -> None:
    state = when(pulling(3, cells={"C4": "abandon-ship"}), "pull C4")
    assert (frame(state), lost(state), owed(state)) == ("pull", ["abandon-ship"], 2)


def test_abandon_ship_as_the_last_card_ends_the_turn() -> None:
    state = when(pulling(1, hands={1: ["ruby"]}, cells={"C4": "abandon-ship"}), "pull C4", "take")
    assert (kind(state), state.pending) == ("punishment", (3,))


def test_a_chest_is_no_help_against_abandon_ship() -> None:
    hands = {1: ["treasure-chest", LETTERS]}
    state = pulling(3, luck=[("blind", LETTERS)], hands=hands, locked=[[], [LETTERS], [], []], cells={"C4": "abandon-ship"})
    when(state, "pull C4", "take", "pass", "take")
    assert (hand(state, 3), hand(state, 1), at(state, "locked")) == ([LETTERS], [], [[], [], [], []])


def test_a_card_taken_cures() -> None:
    state = when(pulling(3, hands={1: ["orange"], 3: ["scurvy"]}, cells={"C4": "abandon-ship"}), "pull C4", "take")
    assert (hand(state, 3), lost(state)) == ([], ["abandon-ship", "orange", "scurvy"])


def test_abandon_ship_of_a_captain_hits_the_captain() -> None:
    state = pulling(3, hands={1: ["ruby"], 2: ["rum"]}, mates=[None, 2, None, None], cells={"C4": "abandon-ship"})
    when(state, "pull C4", "take")
    assert (hand(state, 1), hand(state, 2), hand(state, 3)) == ([], ["rum"], ["ruby"])


# Alter Course


def test_alter_course_lets_the_puller_turn_the_compass() -> None:
    state = when(pulling(3, cells={"C4": "alter-course"}), "pull C4")
    assert (frame(state), state.pending, legal(state), lost(state)) == ("compass", (1,), ["turn left", "turn right"], ["alter-course"])


@pytest.mark.parametrize(("side", "ways"), [("right", "nesw"), ("left", "nwse")])
def test_a_turn_is_ninety_degrees_and_right_is_clockwise(side: str, ways: str) -> None:
    for before, after in zip(ways, ways[1:] + ways[0], strict=True):
        state = when(pulling(3, compass=before, cells={"C4": "alter-course"}), "pull C4", f"turn {side}")
        assert (at(state, "compass"), frame(state), state.pending, owed(state)) == (after, "pull", (1,), 2)


def test_after_alter_course_planks_point_elsewhere() -> None:
    cells: Cells = {"C4": "alter-course", "F5": "walk-the-plank-n"}
    assert legal(when(pulling(3, cells=cells), "pull C4", "turn right", "pull F5")) == ["pull G5"]


def test_a_plank_under_way_keeps_its_direction() -> None:
    state = when(pulling(1, cells={"C4": "walk-the-plank-e", "D4": "alter-course"}), "pull C4", "pull D4", "turn left")
    assert legal(state) == ["pull E4"]


def test_alter_course_as_the_last_card_ends_the_turn() -> None:
    assert kind(when(pulling(1, cells={"C4": "alter-course"}), "pull C4", "turn left")) == "punishment"


# Black Spot


def test_a_mark_in_the_same_turn_as_a_black_spot_kills() -> None:
    state = when(pulling(3, cells={"C4": "black-spot", "D4": "mark"}), "pull C4", "pull D4", "accept")
    assert (at(state, "dead"), hand(state, 1), lost(state)) == ([1], [], ["black-spot"])


def test_a_black_spot_is_discarded_at_the_end_of_the_turn() -> None:
    state = when(pulling(1, cells={"C4": "black-spot"}), "pull C4", "pull A1")
    assert (frame(state), hand(state, 1), lost(state)) == ("bid", [], ["black-spot"])


def test_a_black_spot_still_counts_in_a_sweep_of_the_same_turn() -> None:
    state = when(pulling(3, cells={"C4": "black-spot", "D4": "release-the-kraken", "E4": "mark"}), "pull C4", "pull D4")
    when(state, "pull A1", "pull A2", "pull A3", "pull E4", "accept")
    assert at(state, "dead") == [1]


def test_turning_the_mark_away_comes_before_the_black_spot() -> None:
    state = when(marked_at_c4(hands={1: ["black-spot", LETTERS]}), "letters", "sink C4")
    assert (at(state, "dead"), hand(state, 1)) == ([], ["black-spot"])


def test_black_spots_of_all_seats_are_discarded() -> None:
    state = when(pulling(1, hands={0: ["black-spot"], 2: ["black-spot"]}), "pull A1", "pull A2")
    assert (hand(state, 0), hand(state, 2), lost(state)) == ([], [], ["black-spot", "black-spot"])


def test_the_black_spot_of_a_captain_flows_to_the_mate() -> None:
    state = pulling(2, mates=[None, 2, None, None], cells={"C4": "black-spot", "D4": "release-the-kraken", "E4": "mark"})
    when(state, "pull C4", "pull D4", "pull E4", "accept")
    assert at(state, "dead") == [2]


def test_a_punishment_is_part_of_the_turn_for_a_black_spot() -> None:
    cells: Cells = {"M4": "walk-the-plank-e", "N4": "black-spot"}
    state = when(pulling(1, cells=cells), "pull A1", "pull M4", "pull N4")
    assert (frame(state), hand(state, 3), lost(state)) == ("bid", [], ["black-spot", "walk-the-plank-e"])


def test_black_spots_go_even_when_the_turn_ends_with_parlay() -> None:
    state = when(answering(3, hands={0: ["black-spot"], 1: ["parlay"]}), "parlay")
    assert (hand(state, 0), lost(state)) == ([], ["black-spot", "parlay"])


def test_a_mark_after_the_turn_of_the_black_spot_only_marks() -> None:
    state = when(pulling(1, cells={"C4": "black-spot", "D4": "mark"}), "pull C4", "pull A1", "bid 1", "pass", "call", "pull A2")
    assert (state.pending, hand(state, 1)) == ((1,), [])
    assert at(when(state, "pull D4", "accept"), "dead") == []


# Blow the Man Down


def test_blow_the_man_down_gives_the_bid_to_another_seat_but_the_caller() -> None:
    state = answering(7, hands={1: ["blow-the-man-down"]})
    assert legal(state) == ["pass", "blow 0", "blow 2"]
    when(state, "blow 2")
    assert (frame(state), state.pending, owed(state), lost(state)) == ("pull", (2,), 7, ["blow-the-man-down"])


def test_blow_the_man_down_is_not_for_marked_or_dead_seats() -> None:
    state = answering(7, players=6, hands={1: ["blow-the-man-down"]}, marked=(0,), dead=[2])
    assert legal(state) == ["pass", "blow 4", "blow 5"]


def test_the_new_seat_may_answer_itself() -> None:
    state = when(answering(7, hands={1: ["blow-the-man-down"], 2: ["parlay", "chalices-of-cortez"]}), "blow 2")
    assert (frame(state), state.pending, legal(state)) == ("answer", (2,), ["pass", "parlay", "chalices"])


def test_mutinies_and_chalices_go_along() -> None:
    state = answering(9, hands={0: ["mutiny"], 1: ["blow-the-man-down", "chalices-of-cortez"]})
    when(state, "mutiny", seat=0)
    when(state, "chalices", "blow 2", seat=1)
    assert (state.pending, owed(state)) == ((2,), 6)


def test_after_it_who_passed_is_asked_again_and_the_new_seat_cannot_mutiny() -> None:
    state = answering(7, hands={0: ["mutiny"], 1: ["blow-the-man-down", "mutiny"], 2: ["mutiny"]})
    assert [verbs(state, seat) for seat in (0, 1, 2)] == [{"mutiny", "pass"}, {"blow", "pass"}, {"mutiny", "pass"}]
    when(state, "pass", seat=0)
    when(state, "pass", seat=2)
    when(state, "blow 2", seat=1)
    assert (frame(state), state.pending) == ("answer", (0, 1))


def test_it_may_be_blown_back() -> None:
    state = when(answering(7, hands={1: ["blow-the-man-down"], 2: ["blow-the-man-down"]}), "blow 2", "blow 1")
    assert (state.pending, owed(state)) == ((1,), 7)


def test_who_is_blown_the_bid_may_fight_even_against_who_blew_it() -> None:
    state = when(answering(7, hands={1: ["blow-the-man-down"], 2: ["sword-fight"]}), "blow 2")
    assert legal(state) == ["pass", "fight 0", "fight 1"]
    when(state, "fight 1")
    assert (state.pending, owed(state)) == ((2,), 4)


def test_the_next_bidder_comes_after_who_pulled() -> None:
    state = when(answering(1, players=5, hands={1: ["blow-the-man-down"]}), "blow 4", "pull A1", "pull A2")
    assert (frame(state), state.pending) == ("bid", (0,))


def test_the_caller_is_judged_by_what_the_new_seat_pulls() -> None:
    state = when(answering(1, hands={1: ["blow-the-man-down"]}, marked=(3,)), "blow 2", "pull A1")
    assert at(state, "dead") == [3]


def test_it_is_not_offered_once_the_pulling_has_begun() -> None:
    assert "blow" not in verbs(pulling(7, hands={1: ["blow-the-man-down"]}), 1)


def test_it_is_not_offered_without_anybody_to_blow_down() -> None:
    assert frame(answering(7, hands={1: ["blow-the-man-down"]}, marked=(0, 2))) == "pull"


# Drunken Sailor


@pytest.mark.parametrize(("rum", "lowest"), [(0, 9), (1, 10), (2, 11), (5, 14)])
def test_a_drunken_sailor_raises_by_two_and_one_for_every_rum(rum: int, lowest: int) -> None:
    state = bidding(7, hands={1: ["drunken-sailor", *["rum"] * rum]})
    assert (legal(state)[0], legal(state)[-1]) == (f"bid {lowest}", "bid 168")


def test_a_drunken_sailor_opens_with_that_much_at_least() -> None:
    assert legal(bidding(None, hands={1: ["drunken-sailor", "rum"]}))[0] == "bid 3"


def test_rum_alone_does_not_count() -> None:
    assert legal(bidding(7, hands={1: ["rum", "rum"]}))[0] == "bid 8"


def test_two_drunken_sailors_are_no_worse_than_one() -> None:
    assert legal(bidding(7, hands={1: ["drunken-sailor", "drunken-sailor", "rum"]}))[0] == "bid 10"


def test_a_drunken_sailor_bids_no_more_than_the_sea() -> None:
    sea = {"A1-I1": "jewel"}
    cells: Cells = {**dict.fromkeys(MARKS), "A1": "mark"}
    assert legal(bidding(7, sea=sea, cells=cells, hands={1: ["drunken-sailor", "rum", "rum"]})) == ["bid 9"]


@pytest.mark.parametrize("moves", [["accept"], ["queen 2", "accept"]])
def test_a_drunken_sailor_is_discarded_when_marked(moves: list[str]) -> None:
    seat = 2 if len(moves) == 2 else 1
    hands = {1: [QUEEN], 2: ["drunken-sailor", "rum"]} if seat == 2 else {1: ["drunken-sailor", "rum"]}
    state = when(marked_at_c4(hands=hands), *moves)
    assert (hand(state, seat), "drunken-sailor" in lost(state)) == (["rum"], True)


def test_a_drunken_sailor_stays_when_the_mark_is_turned_away() -> None:
    state = when(marked_at_c4(hands={1: ["drunken-sailor", LETTERS]}), "letters", "sink C4")
    assert hand(state, 1) == ["drunken-sailor"]


def test_others_bid_as_always() -> None:
    assert legal(bidding(7, hands={0: ["drunken-sailor"], 2: ["drunken-sailor"]}))[0] == "bid 8"


# Green Flash


def test_green_flash_brings_a_dead_seat_of_ones_choice_back() -> None:
    state = when(pulling(3, players=6, dead=[0, 4], marked=(5,), cells={"C4": "green-flash"}), "pull C4")
    assert (frame(state), state.pending, legal(state)) == ("revive", (1,), ["revive 0", "revive 4"])
    when(state, "revive 4")
    assert (frame(state), state.pending) == ("return", (4,))
    when(state, "sink C4")
    assert (at(state, "dead"), at(state, "marks"), at(state, "sea", "C4"), hand(state, 4)) == ([0], [1, 0, 0, 0, 0, 1], "mark", [])
    assert (frame(state), state.pending, owed(state), lost(state)) == ("pull", (1,), 2, ["green-flash"])


def test_green_flash_with_one_dead_seat_is_still_asked() -> None:
    assert legal(when(pulling(3, dead=[0], cells={"C4": "green-flash"}), "pull C4")) == ["revive 0"]


def test_green_flash_without_dead_seats_is_discarded() -> None:
    state = when(pulling(3, marked=(0,), cells={"C4": "green-flash"}), "pull C4")
    assert (frame(state), lost(state), owed(state)) == ("pull", ["green-flash"], 2)


def test_who_is_revived_bids_again() -> None:
    state = when(pulling(1, dead=[2], cells={"C4": "green-flash"}), "pull C4", "revive 2", "sink C4", "pull A1")
    assert (frame(state), state.pending) == ("bid", (2,))


def test_a_caller_who_died_is_no_caller_even_when_revived() -> None:
    state = pulling(2, hands={1: ["flying-dutchman"]}, marked=(3,), cells={"C4": "green-flash"})
    when(state, "dutchman 3", "pull C4", "revive 3", "sink C4", "pull A1")
    assert (frame(state), at(state, "dead"), hand(state, 3)) == ("bid", [], [])


# Shiver Me Timbers


def test_who_has_shiver_me_timbers_may_not_call() -> None:
    assert calling(hands={2: ["shiver-me-timbers"]}).pending == (3,)


def test_a_marked_seat_with_shiver_me_timbers_may_not_call_either() -> None:
    assert calling(hands={3: ["shiver-me-timbers"]}, marked=(3,)).pending == (2,)


def test_who_steals_shiver_me_timbers_in_a_call_window_takes_the_right_to_call_along() -> None:
    state = calling(hands={2: ["plunder"], 3: ["shiver-me-timbers"]})
    assert state.pending[0] == 2
    when(state, "plunder 3 shiver-me-timbers", seat=2)
    assert (frame(state), state.pending, legal(state, 3)) == ("call", (3,), ["pass", "call"])


def test_when_nobody_may_call_the_bid_just_rises() -> None:
    state = when(bidding(3, hands={2: ["shiver-me-timbers"], 3: ["shiver-me-timbers"], 0: ["shiver-me-timbers"]}), "bid 4")
    assert (frame(state), state.pending) == ("bid", (2,))


def test_shiver_me_timbers_does_not_stop_a_forced_call() -> None:
    state = bidding(168, hands={1: ["shiver-me-timbers"]})
    assert legal(state) == ["call"]
    assert at(when(state, "call"), "caller") == 1


@pytest.mark.parametrize(("held", "pulled"), [("parrot", "shiver-me-timbers"), ("shiver-me-timbers", "parrot")])
def test_a_parrot_breaks_the_curse_and_both_are_discarded(held: str, pulled: str) -> None:
    state = when(pulling(3, hands={1: [held]}, cells={"C4": pulled}), "pull C4")
    assert (hand(state, 1), lost(state)) == ([], ["parrot", "shiver-me-timbers"])


def test_a_stolen_parrot_breaks_the_curse() -> None:
    state = when(pulling(hands={1: ["plunder", "shiver-me-timbers"], 2: ["parrot"]}), "plunder 2 parrot")
    assert (hand(state, 1), lost(state)) == ([], ["parrot", "plunder", "shiver-me-timbers"])


def test_an_orange_is_no_parrot() -> None:
    state = when(pulling(3, hands={1: ["orange"]}, cells={"C4": "shiver-me-timbers"}), "pull C4")
    assert hand(state, 1) == ["orange", "shiver-me-timbers"]


def test_shiver_me_timbers_is_no_bar_to_the_kiss() -> None:
    state = duelling(players=4, hands={3: ["shiver-me-timbers"]}, marked=(3,))
    assert (frame(state), legal(state, 3)) == ("kiss", ["pass", "kiss"])


# Skeleton Key


def test_a_locked_card_cannot_be_plundered_without_a_key() -> None:
    state = pulling(hands={1: ["plunder"], 2: ["treasure-chest", LETTERS]}, locked=[[], [], [LETTERS], []])
    assert verbs(state, 1) == {"pull"}


def test_with_a_key_a_locked_card_can_be_plundered_and_key_and_chest_are_used_up() -> None:
    state = pulling(hands={1: ["plunder", "skeleton-key"], 2: ["treasure-chest", LETTERS]}, locked=[[], [], [LETTERS], []])
    assert [move for move in legal(state) if move.startswith("plunder")] == [f"plunder 2 {LETTERS}"]
    when(state, f"plunder 2 {LETTERS}")
    assert (hand(state, 1), hand(state, 2), at(state, "locked", 2)) == ([LETTERS], [], [])
    assert lost(state) == ["plunder", "skeleton-key", "treasure-chest"]


def test_the_key_is_kept_when_an_unlocked_card_is_taken() -> None:
    state = pulling(hands={1: ["plunder", "skeleton-key"], 2: ["treasure-chest", LETTERS, "ruby"]}, locked=[[], [], [LETTERS], []])
    when(state, "plunder 2 ruby")
    assert (hand(state, 1), at(state, "locked", 2)) == (["ruby", "skeleton-key"], [LETTERS])


def test_the_key_is_kept_when_the_victim_has_an_unlocked_copy() -> None:
    state = pulling(hands={1: ["plunder", "skeleton-key"], 2: ["treasure-chest", LETTERS, LETTERS]}, locked=[[], [], [LETTERS], []])
    when(state, f"plunder 2 {LETTERS}")
    assert (hand(state, 1), hand(state, 2), at(state, "locked", 2)) == ([LETTERS, "skeleton-key"], [LETTERS, "treasure-chest"], [LETTERS])


def test_a_key_alone_is_nothing() -> None:
    assert verbs(pulling(hands={1: ["skeleton-key"], 2: ["treasure-chest", LETTERS]}, locked=[[], [], [LETTERS], []]), 1) == {"pull"}


def test_a_locked_plunder_is_out_of_reach_even_with_a_key() -> None:
    state = pulling(hands={1: ["plunder", "skeleton-key"], 2: ["treasure-chest", "plunder"]}, locked=[[], [], ["plunder"], []])
    assert verbs(state, 1) == {"pull"}


def test_when_a_mark_falls_the_key_opens_a_chest_too() -> None:
    hands = {1: ["plunder", "skeleton-key"], 2: ["treasure-chest", LETTERS]}
    state = marked_at_c4(hands=hands, locked=[[], [], [LETTERS], []])
    assert legal(state) == ["accept", f"plunder 2 {LETTERS}"]


# Sword Fight


def test_a_sword_fight_splits_the_bid() -> None:
    state = answering(9, hands={1: ["sword-fight"]})
    assert legal(state) == ["pass", "fight 0", "fight 2"]
    when(state, "fight 2")
    assert (frame(state), state.pending, owed(state), lost(state)) == ("pull", (1,), 5, ["sword-fight"])
    when(state, *[f"pull A{row}" for row in range(1, 6)])
    assert (state.pending, kind(state), owed(state)) == ((2,), "fight", 4)


def test_a_sword_fight_needs_a_bid_of_two() -> None:
    assert frame(answering(1, hands={1: ["sword-fight"]})) == "pull"
    assert "fight 2" in legal(answering(2, hands={1: ["sword-fight"]}))


def test_a_sword_fight_is_not_with_marked_or_dead_seats_nor_the_caller() -> None:
    state = answering(9, players=6, hands={1: ["sword-fight"]}, marked=(0,), dead=[2])
    assert legal(state) == ["pass", "fight 4", "fight 5"]


def test_mutinies_stay_with_the_called_seat() -> None:
    state = answering(9, hands={0: ["mutiny"], 1: ["sword-fight"]})
    when(state, "mutiny", seat=0)
    when(state, "fight 2", seat=1)
    assert owed(state) == 6


def test_a_mutiny_after_the_sword_fight_stays_with_the_called_seat_too() -> None:
    state = answering(9, hands={0: ["mutiny"], 1: ["sword-fight"]})
    when(state, "fight 2", seat=1)
    when(state, "mutiny", seat=0)
    assert owed(state) == 6


def test_there_is_one_sword_fight_a_turn_and_no_blow_after_it() -> None:
    state = when(answering(9, hands={1: ["sword-fight", "sword-fight", "blow-the-man-down", "parlay"]}), "fight 2")
    assert legal(state, 1) == ["pass", "parlay"]


def test_the_partner_has_no_answers() -> None:
    state = when(answering(2, hands={1: ["sword-fight"], 2: ["parlay", "chalices-of-cortez"]}), "fight 2", "pull A1")
    assert (frame(state), state.pending, verbs(state, 2)) == ("pull", (2,), {"pull"})


def test_the_partner_pulls_nothing_when_the_called_seat_gets_marked() -> None:
    state = when(answering(9, hands={1: ["sword-fight"]}, cells={"C4": "mark"}), "fight 2", "pull C4", "accept")
    assert (frame(state), state.pending, at(state, "marks")) == ("bid", (2,), [0, 1, 0, 0])


def test_the_partner_still_pulls_when_the_called_seat_turns_the_mark_away() -> None:
    state = answering(2, hands={1: ["sword-fight", LETTERS]}, cells={"C4": "mark"})
    when(state, "fight 2", "pull C4", "letters", "sink C4")
    assert (state.pending, kind(state), owed(state)) == ((2,), "fight", 1)


def test_a_mark_pulled_by_the_partner_counts_as_drawn() -> None:
    state = when(answering(2, hands={1: ["sword-fight"]}, cells={"C4": "mark"}), "fight 2", "pull A1", "pull C4", "accept")
    assert (frame(state), at(state, "marks"), state.pending, hand(state, 3)) == ("bid", [0, 0, 1, 0], (3,), [])


def test_after_a_sword_fight_the_next_bidder_comes_after_the_called_seat() -> None:
    state = when(answering(2, players=5, hands={1: ["sword-fight"]}), "fight 4", "pull A1", "pull A2", "pull A3")
    assert (frame(state), state.pending) == ("bid", (2,))


def test_the_partner_still_pulls_when_a_mark_sticks_to_the_called_seat_in_a_sweep() -> None:
    state = answering(4, hands={1: ["sword-fight"]}, cells={"C4": "release-the-kraken", "D4": "mark"})
    when(state, "fight 2", "pull C4", "pull A1", "pull A2", "pull A3", "pull D4", "accept")
    assert (state.pending, kind(state), owed(state), at(state, "marks")) == ((2,), "fight", 2, [0, 1, 0, 0])


def test_a_partner_who_gets_marked_before_its_part_pulls_nothing() -> None:
    state = answering(4, hands={1: ["sword-fight", QUEEN]}, cells={"C4": "mark"})
    when(state, "fight 2", "pull C4", "queen 2", "accept", "pull A1")
    assert (frame(state), state.pending) == ("bid", (3,))


def test_chalices_before_a_sword_fight() -> None:
    state = when(answering(9, hands={1: ["sword-fight", "chalices-of-cortez"]}), "chalices", "fight 2")
    assert owed(state) == 3


# Treasure Chest


def test_a_chest_locks_one_card() -> None:
    state = pulling(hands={1: ["treasure-chest", LETTERS, "ruby"]})
    assert [move for move in legal(state) if move.startswith("lock")] == [f"lock {LETTERS}", "lock ruby"]
    when(state, f"lock {LETTERS}")
    assert (at(state, "locked", 1), hand(state, 1), "lock" in verbs(state, 1)) == ([LETTERS], [LETTERS, "ruby", "treasure-chest"], False)


def test_a_chest_locks_no_chest() -> None:
    assert verbs(pulling(hands={1: ["treasure-chest", "treasure-chest"]}), 1) == {"pull"}


def test_each_chest_locks_one_card() -> None:
    state = when(pulling(hands={1: ["treasure-chest", "treasure-chest", "ruby", "rum"]}), "lock ruby", "lock rum")
    assert sorted(at(state, "locked", 1)) == ["ruby", "rum"]


def test_a_chest_may_be_used_when_bidding_and_when_calling() -> None:
    assert "lock ruby" in legal(bidding(hands={1: ["treasure-chest", "ruby"]}))
    assert "lock ruby" in legal(calling(hands={2: ["treasure-chest", "ruby"]}), 2)


def test_a_chest_opens_no_answer_window() -> None:
    assert frame(answering(hands={1: ["treasure-chest", "ruby"]})) == "pull"


def test_a_chest_locks_nothing_in_a_duel() -> None:
    assert "lock" not in verbs(duelling(hands={0: ["treasure-chest", "ruby"]}), 0)


def test_a_marked_seat_locks_nothing() -> None:
    assert legal(calling(hands={3: ["treasure-chest", "ruby"]}, marked=(3,)), 3) == ["pass", "call"]


def test_neither_a_locked_card_nor_its_chest_can_be_plundered() -> None:
    state = pulling(hands={1: ["plunder"], 2: ["treasure-chest", LETTERS, "ruby"]}, locked=[[], [], [LETTERS], []])
    assert [move for move in legal(state) if move.startswith("plunder")] == ["plunder 2 ruby"]


def test_a_chest_not_in_use_can_be_plundered() -> None:
    state = pulling(hands={1: ["plunder"], 2: ["treasure-chest", "treasure-chest", LETTERS]}, locked=[[], [], [LETTERS], []])
    assert [move for move in legal(state) if move.startswith("plunder")] == ["plunder 2 treasure-chest"]


def test_the_chest_is_discarded_when_its_card_is_played() -> None:
    state = when(marked_at_c4(hands={1: ["treasure-chest", LETTERS]}, locked=[[], [LETTERS], [], []]), "letters")
    assert (hand(state, 1), at(state, "locked", 1), lost(state)) == ([], [], [LETTERS, "treasure-chest"])


def test_a_locked_plunder_can_be_played_and_its_chest_goes() -> None:
    state = pulling(hands={1: ["treasure-chest", "plunder"], 2: ["ruby"]}, locked=[[], ["plunder"], [], []])
    when(state, "plunder 2 ruby")
    assert (hand(state, 1), at(state, "locked", 1), lost(state)) == (["ruby"], [], ["plunder", "treasure-chest"])


def test_of_two_copies_the_unlocked_one_is_played_first() -> None:
    state = when(marked_at_c4(hands={1: ["treasure-chest", LETTERS, LETTERS]}, locked=[[], [LETTERS], [], []]), "letters")
    assert (hand(state, 1), at(state, "locked", 1), lost(state)) == ([LETTERS, "treasure-chest"], [LETTERS], [LETTERS])


def test_of_two_copies_the_unlocked_one_is_stolen() -> None:
    state = pulling(hands={1: ["plunder"], 2: ["treasure-chest", LETTERS, LETTERS]}, locked=[[], [], [LETTERS], []])
    when(state, f"plunder 2 {LETTERS}")
    assert (hand(state, 2), at(state, "locked", 2)) == ([LETTERS, "treasure-chest"], [LETTERS])


def test_the_chest_is_discarded_when_its_card_is_lost_in_a_cure() -> None:
    state = when(pulling(hands={1: ["treasure-chest", "orange"]}, locked=[[], ["orange"], [], []], cells={"C4": "scurvy"}), "pull C4")
    assert (hand(state, 1), at(state, "locked", 1), lost(state)) == ([], [], ["orange", "scurvy", "treasure-chest"])


def test_a_dead_seat_loses_chest_and_content() -> None:
    state = when(marked_at_c4(hands={1: ["treasure-chest", "scurvy", "ruby"]}, locked=[[], ["ruby"], [], []]), "accept")
    assert (at(state, "dead"), at(state, "locked", 1), lost(state)) == ([1], [], ["ruby", "scurvy", "treasure-chest"])


def test_a_locked_treasure_still_counts_for_isla_muerta() -> None:
    hands = {1: ["treasure-chest", "isla-muerta", *["treasure"] * 10]}
    assert at(when(marked_at_c4(hands=hands, locked=[[], ["treasure"], [], []]), "accept"), "dead") == [1]


def test_locks_end_with_the_duel() -> None:
    state = pulling(1, players=3, caller=0, hands={2: ["treasure-chest", "ruby"]}, locked=[[], [], ["ruby"]], cells={"C4": "mark"})
    when(state, "pull C4", "accept")
    assert (at(state, "duel"), at(state, "locked"), lost(state)) == (True, [[], [], []], ["ruby", "treasure-chest"])
