"""Pirate's Mark: the fifteen standard Luck cards, each clause of the specification and each note of the rulebook."""

from __future__ import annotations

import pytest
from given_pirates import (
    answering,
    at,
    bidding,
    calling,
    duelling,
    frame,
    hand,
    legal,
    lost,
    marked_at_c4,
    owed,
    pulling,
    rolled,
    table,
    verbs,
    when,
)

from pressgang import State

BATTEN = "batten-down-the-hatches"
SWORD = "blackbeards-sword"
LETTERS = "letters-of-marque"
QUEEN = "queen-annes-revenge"
JOLLY = "raise-the-jolly-roger"
DEAL = "deal-with-davy-jones"


def left(state: State) -> int:
    """At how many cells may still be peeked?"""
    assert frame(state) == "peek"
    return int(at(state, "stack", -1)["left"])


# All of them


@pytest.mark.parametrize(
    "card",
    [
        *[BATTEN, SWORD, "bring-er-about", "chalices-of-cortez", "crows-nest-2", "crows-nest-3", "crows-nest-4", "crows-nest-5"],
        *["flying-dutchman", LETTERS, "mutiny", "parlay", "plunder", QUEEN, JOLLY, "tortuga"],
    ],
)
def test_a_luck_card_that_is_kept_goes_to_the_hand_of_who_pulls_it(card: str) -> None:
    state = when(pulling(3, cells={"C4": card}), "pull C4")
    assert (hand(state, 1), lost(state), owed(state), state.pending) == ([card], [], 2, (1,))


@pytest.mark.parametrize(
    "card",
    [
        BATTEN,
        "bring-er-about",
        "chalices-of-cortez",
        "drop-anchor",
        "first-mate",
        "flying-dutchman",
        LETTERS,
        "parlay",
        QUEEN,
        JOLLY,
        "tortuga",
    ],
)
def test_a_luck_card_without_effect_in_a_duel_is_discarded_when_pulled(card: str) -> None:
    state = when(duelling(cells={"C4": card}), "pull C4")
    assert (hand(state, 0), lost(state), state.pending) == ([], [card], (1,))


@pytest.mark.parametrize("card", [SWORD, "crows-nest-2", "crows-nest-3", "crows-nest-4", "crows-nest-5", "mutiny", "plunder"])
def test_a_luck_card_that_works_in_a_duel_is_kept_when_pulled_there(card: str) -> None:
    state = when(duelling(cells={"C4": card}), "pull C4")
    assert (hand(state, 0), lost(state), state.pending[-1]) == ([card], [], 0 if card == "mutiny" else 1)


# Batten Down the Hatches


def test_batten_down_shields_from_queen_anne() -> None:
    state = marked_at_c4(hands={1: [QUEEN], 2: [BATTEN]})
    assert set(legal(state)) == {"accept", "queen 0", "queen 3"}


def test_batten_down_shields_from_being_made_a_mate() -> None:
    state = when(pulling(hands={2: [BATTEN]}, cells={"C4": "first-mate"}), "pull C4")
    assert legal(state) == ["mate 0", "mate 3"]


def test_batten_down_shields_even_a_marked_seat_from_the_dutchman() -> None:
    state = pulling(hands={1: ["flying-dutchman"], 2: [BATTEN]}, marked=(0, 2))
    assert [move for move in legal(state) if move.startswith("dutchman")] == ["dutchman 0"]


def test_curses_do_not_flow_to_a_mate_behind_batten_down() -> None:
    state = when(pulling(hands={2: [BATTEN]}, mates=[None, 2, None, None], cells={"C4": "scurvy"}), "pull C4")
    assert (hand(state, 1), hand(state, 2)) == (["scurvy"], [BATTEN])


def test_maelstrom_hits_the_captain_when_the_mate_is_behind_batten_down() -> None:
    state = pulling(hands={1: ["ruby"], 2: [BATTEN]}, mates=[None, 2, None, None], cells={"C4": "maelstrom"})
    when(state, "pull C4")
    assert (frame(state), state.pending, hand(state, 1), hand(state, 2)) == ("return", (1,), [], [BATTEN])


def test_taking_on_water_hits_the_captain_when_the_mate_is_behind_batten_down() -> None:
    state = pulling(hands={1: ["parlay"], 2: [BATTEN]}, mates=[None, 2, None, None], cells={"C4": "taking-on-water"})
    when(state, "pull C4")
    assert (frame(state), state.pending, legal(state)) == ("water", (1,), ["discard parlay"])


def test_the_luck_of_a_mate_behind_batten_down_still_flows_to_the_captain() -> None:
    state = when(pulling(hands={1: [BATTEN]}, mates=[None, None, 1, None], cells={"C4": "parlay"}), "pull C4")
    assert (hand(state, 1), hand(state, 2)) == ([BATTEN], ["parlay"])


def test_a_mate_who_gets_batten_down_later_is_shielded_from_then_on() -> None:
    state = pulling(hands={0: [BATTEN], 1: ["plunder"]}, mates=[1, None, None, None], cells={"C4": "release-the-kraken", "D4": "scurvy"})
    when(state, f"plunder 0 {BATTEN}", "pull C4", "pull A1", "pull A2", "pull D4")
    assert (hand(state, 0), hand(state, 1)) == (["scurvy"], [BATTEN])


@pytest.mark.parametrize("card", ["release-the-kraken", "all-hands-on-deck"])
def test_batten_down_is_no_shield_against_a_sweep(card: str) -> None:
    state = when(pulling(1, hands={2: [BATTEN]}, cells={"C4": card}), "pull C4")
    assert (state.pending, owed(state)) == ((2,), 1)


def test_batten_down_is_no_shield_against_mutiny() -> None:
    state = when(answering(hands={1: [BATTEN], 2: ["mutiny"]}), "mutiny", seat=2)
    assert owed(state) == 4


def test_batten_down_is_no_shield_against_blow_the_man_down_and_sword_fight() -> None:
    state = answering(mode="parrghty", hands={1: ["blow-the-man-down", "sword-fight"], 2: [BATTEN]})
    assert {"blow 2", "fight 2"} <= set(legal(state, 1))


def test_batten_down_is_no_shield_against_ones_own_pulls() -> None:
    state = when(pulling(hands={1: [BATTEN]}, cells={"C4": "scurvy", "C5": "mark"}), "pull C4", "pull C5", "accept")
    assert at(state, "dead") == [1]


def test_batten_down_can_be_stolen() -> None:
    state = when(pulling(hands={1: ["plunder"], 2: [BATTEN]}), f"plunder 2 {BATTEN}")
    assert (hand(state, 1), hand(state, 2), lost(state)) == ([BATTEN], [], ["plunder"])


def test_batten_down_shields_with_two_players_too() -> None:
    state = when(rolled(3, hands={0: [QUEEN], 1: [BATTEN]}, cells={"C4": "mark"}), "pull C4")
    assert legal(state) == ["accept"]


def test_batten_down_stays_in_hand_when_it_shields() -> None:
    state = when(pulling(hands={2: [BATTEN]}, cells={"C4": "first-mate"}), "pull C4", "mate 0")
    assert hand(state, 2) == [BATTEN]


# Blackbeard's Sword


def test_the_sword_of_the_called_seat_peeks_at_as_many_cells_as_were_bid() -> None:
    state = answering(3, hands={1: [SWORD]})
    assert (state.pending, set(legal(state))) == ((1,), {"sword", "pass"})
    when(state, "sword")
    assert (left(state), hand(state, 1), lost(state)) == (3, [], [SWORD])


def test_the_sword_counts_mutinies() -> None:
    state = answering(3, hands={1: [SWORD], 2: ["mutiny"]})
    when(state, "mutiny", seat=2)
    assert left(when(state, "sword", seat=1)) == 4


def test_the_sword_counts_what_chalices_left() -> None:
    assert left(when(answering(9, hands={1: [SWORD, "chalices-of-cortez"]}), "chalices", "sword")) == 5


def test_the_sword_during_the_turn_peeks_at_as_many_cells_as_are_still_owed() -> None:
    assert left(when(pulling(3, hands={1: [SWORD]}), "pull A1", "sword")) == 2


def test_the_sword_peeks_at_one_cell_at_least() -> None:
    state = when(pulling(1, hands={1: [SWORD]}, cells={"C4": "walk-the-plank-e"}), "pull C4", "sword")
    assert left(state) == 1


def test_the_sword_is_used_in_one_go() -> None:
    state = when(pulling(3, hands={1: [SWORD]}), "sword", "peek A1", "done")
    assert (frame(state), owed(state), "sword" in legal(state)) == ("pull", 3, False)


def test_the_sword_may_be_kept_for_another_turn() -> None:
    state = when(answering(1, hands={1: [SWORD]}), "pass", "pull A1", "pull A2")
    assert (frame(state), state.pending, hand(state, 1)) == ("bid", (2,), [SWORD, "jewel"])


def test_after_the_sword_the_answers_go_on() -> None:
    state = when(answering(3, hands={1: [SWORD, "parlay"]}), "sword", "peek A1", "done")
    assert (frame(state), set(legal(state, 1))) == ("answer", {"parlay", "pass"})


def test_after_the_sword_without_other_answers_the_pulling_begins() -> None:
    state = when(answering(2, hands={1: [SWORD]}), "sword", "peek A1", "peek A2")
    assert (frame(state), state.pending, owed(state)) == ("pull", (1,), 2)


def test_the_sword_can_be_drawn_in_a_punishment() -> None:
    state = when(pulling(1, hands={3: [SWORD]}), "pull A1")
    assert (state.pending, "sword" in legal(state)) == ((3,), True)
    assert left(when(state, "sword")) == 1


def test_the_sword_is_not_offered_when_bidding_or_calling() -> None:
    assert "sword" not in verbs(bidding(hands={1: [SWORD]}), 1)
    assert "sword" not in verbs(calling(hands={2: [SWORD]}), 2)


def test_the_sword_is_not_offered_to_who_chooses_for_another() -> None:
    state = when(pulling(3, hands={1: [SWORD], 3: [SWORD]}, cells={"C4": "winds-of-fate"}), "pull C4")
    assert (state.pending, verbs(state, 3)) == ((3,), {"pull"})


def test_the_sword_of_another_seat_is_no_answer() -> None:
    assert frame(answering(hands={0: [SWORD], 3: [SWORD]})) == "pull"


def test_the_sword_works_in_a_duel() -> None:
    state = duelling(hands={0: [SWORD]})
    assert "sword" in legal(state)
    assert left(when(state, "sword")) == 1


def test_the_sword_works_with_two_players_when_pulling() -> None:
    state = rolled(4, hands={0: [SWORD]})
    assert frame(state) == "pull"
    assert left(when(state, "sword")) == 4


def test_the_sword_of_a_called_seat_that_fights_counts_its_own_half() -> None:
    state = when(answering(9, mode="parrghty", hands={1: [SWORD, "sword-fight"]}), "fight 2", "sword")
    assert left(state) == 5


# Bring 'Er About


def test_bring_er_about_turns_the_direction_and_the_next_that_way_is_in_line() -> None:
    state = when(bidding(5, hands={1: ["bring-er-about"]}), "about")
    assert (at(state, "direction"), at(state, "turn"), at(state, "bid"), lost(state)) == (
        -1,
        0,
        {"seat": 0, "count": 5},
        ["bring-er-about"],
    )


def test_after_bring_er_about_all_but_the_bidder_may_call_when_the_bidder_is_next_in_line() -> None:
    state = when(bidding(5, hands={1: ["bring-er-about"]}), "about")
    assert (frame(state), state.pending) == ("call", (1, 2, 3))


def test_after_bring_er_about_the_bidder_may_have_to_raise_its_own_bid() -> None:
    state = when(bidding(5, hands={1: ["bring-er-about"]}), "about", "pass", "pass", "pass")
    assert (frame(state), state.pending, legal(state)[0]) == ("bid", (0,), "bid 6")


def test_bring_er_about_works_as_an_opening() -> None:
    state = when(bidding(None, hands={1: ["bring-er-about"]}), "about")
    assert (frame(state), state.pending, at(state, "direction"), at(state, "bid")) == ("bid", (0,), -1, None)


def test_bring_er_about_skips_marked_seats() -> None:
    state = when(bidding(None, hands={1: ["bring-er-about"]}, marked=(0,)), "about")
    assert state.pending == (3,)


def test_two_of_them_turn_the_direction_back() -> None:
    state = when(bidding(None, hands={0: ["bring-er-about"], 1: ["bring-er-about"]}), "about", "about")
    assert (at(state, "direction"), state.pending) == (1, (1,))


def test_the_direction_stays_turned_for_the_turns_to_come() -> None:
    state = when(pulling(1, direction=-1), "pull A1", "pull A2")
    assert (frame(state), state.pending, at(state, "direction")) == ("bid", (0,), -1)


def test_bring_er_about_is_offered_only_when_bidding_gets_to_its_owner() -> None:
    assert "about" not in verbs(calling(hands={2: ["bring-er-about"]}), 2)
    assert "about" not in verbs(pulling(hands={1: ["bring-er-about"]}), 1)
    assert frame(answering(hands={1: ["bring-er-about"]})) == "pull"


def test_bring_er_about_is_not_offered_when_the_bid_is_the_whole_sea() -> None:
    assert legal(bidding(130, hands={1: ["bring-er-about"]})) == ["call"]


# Chalices of Cortez


@pytest.mark.parametrize(("count", "half"), [(9, 5), (8, 4), (3, 2), (2, 1)])
def test_chalices_halve_the_bid_and_round_up(count: int, half: int) -> None:
    state = when(answering(count, hands={1: ["chalices-of-cortez"]}), "chalices")
    assert (owed(state), lost(state), state.pending) == (half, ["chalices-of-cortez"], (1,))


def test_chalices_do_not_halve_a_mutiny() -> None:
    state = answering(9, hands={1: ["chalices-of-cortez"], 2: ["mutiny"]})
    when(state, "mutiny", seat=2)
    assert owed(when(state, "chalices", seat=1)) == 6


def test_a_mutiny_after_chalices_counts_in_full() -> None:
    state = answering(9, hands={1: ["chalices-of-cortez"], 2: ["mutiny"]})
    when(state, "chalices", seat=1)
    assert owed(when(state, "mutiny", seat=2)) == 6


def test_chalices_do_not_halve_swab_the_poopdeck() -> None:
    state = when(answering(9, hands={1: ["chalices-of-cortez"]}, cells={"C4": "swab-the-poopdeck"}), "chalices", "pull C4")
    assert owed(state) == 5


def test_another_copy_of_chalices_halves_again() -> None:
    state = when(answering(9, hands={1: ["chalices-of-cortez", "chalices-of-cortez"]}), "chalices", "chalices")
    assert owed(state) == 3


def test_chalices_need_not_be_played() -> None:
    state = when(answering(9, hands={1: ["chalices-of-cortez"]}), "pass")
    assert (owed(state), hand(state, 1)) == (9, ["chalices-of-cortez"])


def test_chalices_are_an_answer_of_the_called_seat_only() -> None:
    assert frame(answering(hands={0: ["chalices-of-cortez"], 3: ["chalices-of-cortez"]})) == "pull"


def test_chalices_are_not_offered_when_the_pulling_has_begun() -> None:
    assert "chalices" not in legal(pulling(9, hands={1: ["chalices-of-cortez"]}))


def test_chalices_are_no_answer_to_a_punishment() -> None:
    state = when(pulling(1, hands={3: ["chalices-of-cortez"]}), "pull A1")
    assert (state.pending, verbs(state, 3), owed(state)) == ((3,), {"pull"}, 1)


@pytest.mark.parametrize(("number", "half"), [(5, 3), (6, 3)])
def test_with_two_players_chalices_halve_the_roll(number: int, half: int) -> None:
    state = rolled(number, hands={0: ["chalices-of-cortez"]})
    assert (frame(state), state.pending, legal(state)) == ("dice", (0,), ["pass", "chalices"])
    assert owed(when(state, "chalices")) == half


def test_with_two_players_the_opponent_cannot_use_chalices() -> None:
    state = rolled(5, hands={1: ["chalices-of-cortez"]})
    assert (frame(state), state.pending) == ("pull", (0,))


# Crow's Nest


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_crows_nest_peeks_at_as_many_cells_as_it_says(count: int) -> None:
    state = when(pulling(hands={1: [f"crows-nest-{count}"]}), f"nest {count}")
    assert (left(state), state.pending, hand(state, 1), lost(state)) == (count, (1,), [], [f"crows-nest-{count}"])
    when(state, *[f"peek A{row}" for row in range(1, count + 1)])
    assert (frame(state), owed(state)) == ("pull", 3)


def test_who_peeks_knows_the_card_and_leaves_it_there() -> None:
    state = when(pulling(hands={1: ["crows-nest-2"]}, cells={"C4": "ruby"}), "nest 2", "peek C4")
    assert (at(state, "known", 1), at(state, "sea", "C4"), at(state, "looked", 1)) == ({"C4": "ruby"}, "ruby", ["C4"])


def test_one_may_peek_at_fewer_cells_and_the_rest_is_lost() -> None:
    state = when(pulling(hands={1: ["crows-nest-5"]}), "nest 5", "peek A1", "done")
    assert (frame(state), lost(state), "nest" in verbs(state, 1)) == ("pull", ["crows-nest-5"], False)


def test_the_same_cell_is_not_offered_twice() -> None:
    state = when(pulling(hands={1: ["crows-nest-3"]}), "nest 3", "peek A1")
    assert ("peek A1" in legal(state), "peek A2" in legal(state)) == (False, True)


def test_empty_cells_are_not_offered() -> None:
    state = when(pulling(hands={1: ["crows-nest-3"]}, cells={"C4": None}), "nest 3")
    assert ("peek C4" in legal(state), len(legal(state))) == (False, 130)


def test_several_crows_nests_may_follow_each_other() -> None:
    state = when(pulling(hands={1: ["crows-nest-2", "crows-nest-3"]}), "nest 2", "peek A1", "peek B1", "nest 3", "peek A1", "done")
    assert (at(state, "looked", 1), lost(state), frame(state)) == (["A1", "B1"], ["crows-nest-2", "crows-nest-3"], "pull")


def test_a_peek_ends_when_no_cell_is_left() -> None:
    state = table(
        sea={"A1": "mark", "B1": "jewel"}, cells={"K10": None, "L10": None, "M10": None}, phase="bid", hands={0: ["crows-nest-5"]}
    )
    when(state, "nest 5", "peek A1", "peek B1")
    assert frame(state) == "bid"


@pytest.mark.parametrize("count", [2, 5])
def test_a_crows_nest_may_be_played_when_bidding(count: int) -> None:
    state = when(bidding(5, hands={1: [f"crows-nest-{count}"]}), f"nest {count}", "peek A1", "done")
    assert (frame(state), state.pending, at(state, "bid")) == ("bid", (1,), {"seat": 0, "count": 5})


def test_a_crows_nest_may_be_played_in_the_call_window_and_resets_no_passes() -> None:
    state = when(calling(hands={3: ["crows-nest-2"]}), "pass", seat=2)
    when(state, "nest 2", "done", seat=3)
    assert (frame(state), state.pending, legal(state)) == ("call", (3,), ["pass", "call"])


def test_while_somebody_peeks_nobody_else_is_asked() -> None:
    assert when(calling(hands={3: ["crows-nest-2"]}), "nest 2", seat=3).pending == (3,)


def test_a_crows_nest_is_not_offered_to_who_is_not_asked() -> None:
    state = calling(hands={0: ["crows-nest-2"], 1: ["crows-nest-2"]})
    assert (state.pending, legal(state, 0), legal(state, 1)) == ((2, 3), [], [])


def test_a_crows_nest_opens_no_answer_window() -> None:
    assert frame(answering(hands={1: ["crows-nest-2"], 2: ["crows-nest-2"]})) == "pull"


def test_a_crows_nest_rides_along_in_an_answer_window() -> None:
    state = answering(hands={1: ["parlay", "crows-nest-2"], 2: ["mutiny", "crows-nest-3"]})
    assert ("nest 2" in legal(state, 1), "nest 3" in legal(state, 2)) == (True, True)


def test_a_crows_nest_may_be_played_by_who_chooses_for_another() -> None:
    state = when(pulling(hands={3: ["crows-nest-2"]}, cells={"C4": "winds-of-fate"}), "pull C4")
    assert "nest 2" in legal(state, 3)


def test_a_marked_seat_plays_no_crows_nest() -> None:
    state = calling(hands={3: ["crows-nest-2"]}, marked=(3,))
    assert legal(state, 3) == ["pass", "call"]


def test_a_crows_nest_just_pulled_may_be_played_at_once() -> None:
    assert "nest 4" in legal(when(pulling(cells={"C4": "crows-nest-4"}), "pull C4"))


def test_a_crows_nest_works_in_a_duel() -> None:
    state = when(duelling(hands={0: ["crows-nest-3"]}), "nest 3")
    assert left(state) == 3


def test_a_crows_nest_rides_along_before_a_duel_turn_with_mutiny() -> None:
    state = duelling(hands={1: ["mutiny", "crows-nest-2"], 2: ["crows-nest-3"]})
    assert (frame(state), state.pending, "nest 2" in legal(state, 1)) == ("kiss", (1,), True)


def test_a_crows_nest_works_with_two_players() -> None:
    assert left(when(rolled(3, hands={0: ["crows-nest-2"]}), "nest 2")) == 2
    state = rolled(3, hands={0: ["chalices-of-cortez", "crows-nest-2"], 1: ["mutiny", "crows-nest-3"]})
    assert (frame(state), "nest 2" in legal(state, 0), "nest 3" in legal(state, 1)) == ("dice", True, True)


# Drop Anchor


def test_drop_anchor_ends_the_pulling_at_once() -> None:
    state = when(pulling(5, cells={"C4": "drop-anchor"}), "pull C4")
    assert (lost(state), hand(state, 1), state.pending) == (["drop-anchor"], [], (3,))


def test_a_turn_ended_by_drop_anchor_is_judged_like_any_other() -> None:
    state = when(pulling(5, cells={"C4": "drop-anchor"}), "pull C4", "pull A1")
    assert (hand(state, 3), frame(state), state.pending) == (["jewel"], "bid", (2,))


def test_drop_anchor_kills_a_marked_caller() -> None:
    state = when(pulling(5, cells={"C4": "drop-anchor"}, marked=(3,)), "pull C4")
    assert (at(state, "dead"), state.pending) == ([3], (2,))


def test_drop_anchor_ends_walk_the_plank() -> None:
    state = when(pulling(5, cells={"C4": "walk-the-plank-e", "D4": "drop-anchor"}), "pull C4", "pull D4")
    assert (state.pending, owed(state), "E4" in at(state, "sea")) == ((3,), 1, True)


def test_drop_anchor_ends_a_whirlpool() -> None:
    state = when(pulling(5, cells={"C4": "whirlpool", "D4": "drop-anchor"}), "pull C4", "pull D4")
    assert (state.pending, "C3" in at(state, "sea")) == ((3,), True)


def test_drop_anchor_ends_winds_of_fate_and_mass_mutiny() -> None:
    cells: dict[str, str | None] = {"C4": "winds-of-fate", "D4": "mass-mutiny", "E4": "drop-anchor"}
    state = when(pulling(8, cells=cells), "pull C4", "pull D4", "pull E4")
    assert (state.pending, frame(state)) == ((3,), "pull")
    assert at(state, "stack", -1)["kind"] == "punishment"


def test_drop_anchor_ends_what_swab_and_mutiny_added() -> None:
    state = answering(2, hands={2: ["mutiny"]}, cells={"C4": "swab-the-poopdeck", "D4": "drop-anchor"})
    when(state, "mutiny", "pull C4", "pull D4")
    assert state.pending == (3,)


def test_after_drop_anchor_the_partner_of_a_sword_fight_still_pulls() -> None:
    state = answering(4, mode="parrghty", hands={1: ["sword-fight"]}, cells={"C4": "drop-anchor"})
    when(state, "fight 2", "pull C4")
    assert (state.pending, owed(state)) == ((2,), 2)


def test_after_drop_anchor_all_hands_on_deck_still_comes() -> None:
    state = when(pulling(5, cells={"C4": "all-hands-on-deck", "D4": "drop-anchor"}), "pull C4", "pull D4")
    assert (state.pending, at(state, "stack", -1)["kind"]) == ((2,), "sweep")


def test_drop_anchor_in_a_sweep_ends_only_that_part() -> None:
    cells: dict[str, str | None] = {"C4": "release-the-kraken", "D4": "drop-anchor"}
    assert when(pulling(5, cells=cells), "pull C4", "pull D4").pending == (3,)


def test_drop_anchor_has_no_effect_in_a_duel() -> None:
    state = when(duelling(hands={1: ["mutiny"]}, cells={"C4": "drop-anchor"}), "mutiny", "pull C4")
    assert (state.pending, owed(state), lost(state)) == ((0,), 1, ["drop-anchor", "mutiny"])


def test_drop_anchor_works_with_two_players() -> None:
    state = when(rolled(6, luck=[("roll", 6), ("roll", 2)], cells={"C4": "drop-anchor"}), "pull C4")
    assert (at(state, "turn"), state.pending, owed(state)) == (1, (1,), 2)


# First Mate


def linked(captain: int, mate: int, players: int = 4) -> list[int | None]:
    """`mates` with this one link."""
    return [mate if seat == captain else None for seat in range(players)]


def test_first_mate_is_assigned_as_soon_as_it_is_pulled() -> None:
    state = when(pulling(cells={"C4": "first-mate"}), "pull C4")
    assert (frame(state), state.pending, legal(state)) == ("mate", (1,), ["mate 0", "mate 2", "mate 3"])
    when(state, "mate 2")
    assert (at(state, "mates"), frame(state), state.pending, owed(state)) == ([None, 2, None, None], "pull", (1,), 2)


def test_the_first_mate_card_lies_with_the_captain_in_no_hand_and_no_pile() -> None:
    state = when(pulling(cells={"C4": "first-mate"}), "pull C4", "mate 2")
    assert (hand(state, 1), lost(state)) == ([], [])


def test_marked_and_dead_seats_are_no_mates() -> None:
    state = when(pulling(5, players=5, cells={"C4": "first-mate"}, marked=(0,), dead=[2]), "pull C4")
    assert legal(state) == ["mate 3", "mate 4"]


def test_a_mate_has_one_captain() -> None:
    state = when(pulling(cells={"C4": "first-mate"}, mates=linked(3, 0)), "pull C4")
    assert legal(state) == ["mate 2", "mate 3"]


def test_two_seats_may_be_mates_of_each_other() -> None:
    state = when(pulling(cells={"C4": "first-mate"}, mates=linked(0, 1)), "pull C4", "mate 0")
    assert at(state, "mates") == [1, 0, None, None]


def test_another_first_mate_replaces_the_link_and_may_name_the_same_seat() -> None:
    state = when(pulling(cells={"C4": "first-mate"}, mates=linked(1, 2)), "pull C4")
    assert legal(state) == ["mate 0", "mate 2", "mate 3"]
    when(state, "mate 3")
    assert (at(state, "mates"), lost(state)) == ([None, 3, None, None], ["first-mate"])


def test_first_mate_is_discarded_when_nobody_can_be_chosen() -> None:
    state = when(pulling(hands={0: [BATTEN], 2: [BATTEN], 3: [BATTEN]}, cells={"C4": "first-mate"}), "pull C4")
    assert (frame(state), lost(state), at(state, "mates")) == ("pull", ["first-mate"], [None] * 4)


@pytest.mark.parametrize("card", [BATTEN, SWORD, "crows-nest-3", "letters-of-marque", "mutiny", "plunder", JOLLY, "tortuga"])
def test_held_luck_that_the_mate_pulls_goes_to_the_captain(card: str) -> None:
    state = when(pulling(cells={"C4": card}, mates=linked(0, 1)), "pull C4")
    assert (hand(state, 0), hand(state, 1)) == ([card], [])


def test_luck_that_the_captain_pulls_stays_with_the_captain() -> None:
    state = when(pulling(cells={"C4": "plunder"}, mates=linked(1, 0)), "pull C4")
    assert (hand(state, 0), hand(state, 1)) == ([], ["plunder"])


@pytest.mark.parametrize("card", ["scurvy", "isla-muerta", DEAL])
def test_held_curses_that_the_captain_pulls_go_to_the_mate(card: str) -> None:
    state = when(pulling(cells={"C4": card}, mates=linked(1, 2)), "pull C4")
    assert (hand(state, 1), hand(state, 2)) == ([], [card])


@pytest.mark.parametrize("card", ["black-spot", "drunken-sailor", "shiver-me-timbers"])
def test_held_curses_of_parrghty_flow_too(card: str) -> None:
    state = when(pulling(mode="parrghty", cells={"C4": card}, mates=linked(1, 2)), "pull C4")
    assert (hand(state, 1), hand(state, 2)) == ([], [card])


def test_curses_that_the_mate_pulls_stay_with_the_mate() -> None:
    state = when(pulling(cells={"C4": "scurvy"}, mates=linked(0, 1)), "pull C4")
    assert (hand(state, 0), hand(state, 1)) == ([], ["scurvy"])


def test_items_never_flow() -> None:
    for mates in (linked(0, 1), linked(1, 0)):
        assert hand(when(pulling(cells={"C4": "ruby"}, mates=mates), "pull C4"), 1) == ["ruby"]


def test_marks_never_flow() -> None:
    state = when(pulling(cells={"C4": "mark"}, mates=linked(1, 0)), "pull C4")
    assert (frame(state), state.pending) == ("mark", (1,))


def test_cards_already_in_hand_do_not_flow() -> None:
    state = when(pulling(hands={0: ["plunder"], 1: ["scurvy"]}, cells={"C4": "first-mate"}), "pull C4", "mate 0")
    assert (hand(state, 0), hand(state, 1)) == (["plunder"], ["scurvy"])


def test_stolen_cards_do_not_flow() -> None:
    state = when(pulling(hands={1: ["plunder"], 2: ["parlay"]}, mates=linked(0, 1)), "plunder 2 parlay")
    assert (hand(state, 0), hand(state, 1)) == ([], ["parlay"])


def test_luck_flows_one_hop() -> None:
    state = when(pulling(cells={"C4": "parlay"}, mates=[2, None, 1, None]), "pull C4")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ([], [], ["parlay"])


def test_curses_flow_one_hop() -> None:
    state = when(pulling(cells={"C4": "scurvy"}, mates=[None, 2, 0, None]), "pull C4")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ([], [], ["scurvy"])


def test_mates_of_each_other_exchange_both_ways() -> None:
    state = when(pulling(cells={"C4": "parlay", "D4": "scurvy"}, mates=[1, 0, None, None]), "pull C4", "pull D4")
    assert (hand(state, 0), hand(state, 1)) == (["parlay", "scurvy"], [])


def test_a_curse_that_flows_to_a_mate_with_an_orange_is_cured() -> None:
    state = when(pulling(hands={2: ["orange"]}, cells={"C4": "scurvy"}, mates=linked(1, 2)), "pull C4")
    assert (hand(state, 2), lost(state)) == ([], ["orange", "scurvy"])


def test_maelstrom_of_the_captain_hits_the_hand_of_the_mate() -> None:
    state = pulling(hands={1: ["ruby"], 2: ["rum", "parlay"]}, cells={"C4": "maelstrom", "D4": None}, mates=linked(1, 2))
    when(state, "pull C4")
    assert (frame(state), state.pending, hand(state, 1), hand(state, 2)) == ("return", (2,), ["ruby"], [])
    when(state, "sink C4", "sink D4")
    assert (state.pending, owed(state)) == ((1,), 2)


def test_taking_on_water_of_the_captain_hits_the_hand_of_the_mate() -> None:
    state = pulling(hands={1: ["tortuga"], 2: ["parlay"]}, cells={"C4": "taking-on-water"}, mates=linked(1, 2))
    when(state, "pull C4")
    assert (frame(state), state.pending, legal(state)) == ("water", (2,), ["discard parlay"])
    when(state, "discard parlay")
    assert (hand(state, 1), hand(state, 2), state.pending) == (["tortuga"], [], (1,))


def test_maelstrom_and_water_of_the_captain_spare_the_captain_even_if_the_mate_has_nothing() -> None:
    cells: dict[str, str | None] = {"C4": "maelstrom", "D4": "taking-on-water"}
    state = when(pulling(hands={1: ["parlay"]}, cells=cells, mates=linked(1, 2)), "pull C4", "pull D4")
    assert (frame(state), state.pending, hand(state, 1), lost(state)) == ("pull", (1,), ["parlay"], ["maelstrom", "taking-on-water"])


@pytest.mark.parametrize("mates", [linked(0, 1), linked(1, 0)])
def test_other_instant_cards_act_on_who_pulled_them(mates: list[int | None]) -> None:
    state = when(pulling(2, cells={"C4": "swab-the-poopdeck"}, mates=mates), "pull C4")
    assert (state.pending, owed(state)) == ((1,), 2)
    state = when(pulling(2, cells={"C4": "drop-anchor"}, mates=mates), "pull C4")
    assert state.pending == (3,)


def test_maelstrom_of_the_mate_hits_the_mate() -> None:
    state = pulling(hands={0: ["ruby"], 1: ["rum"]}, cells={"C4": "maelstrom"}, mates=linked(0, 1))
    when(state, "pull C4")
    assert (state.pending, hand(state, 0)) == ((1,), ["ruby"])


@pytest.mark.parametrize("mates", [linked(0, 1), linked(1, 0)])
def test_the_link_ends_when_either_is_marked(mates: list[int | None]) -> None:
    state = when(pulling(cells={"C4": "mark"}, mates=mates), "pull C4", "accept")
    assert (at(state, "mates"), lost(state)) == ([None] * 4, ["first-mate"])


def test_the_link_ends_when_either_dies() -> None:
    state = when(pulling(hands={1: ["scurvy"]}, cells={"C4": "mark"}, mates=linked(0, 1)), "pull C4", "accept")
    assert (at(state, "mates"), lost(state), at(state, "dead")) == ([None] * 4, ["first-mate", "scurvy"], [1])


def test_the_link_ends_when_a_mark_is_given() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN]}, mates=linked(0, 2)), "queen 2", "accept")
    assert (at(state, "mates"), "first-mate" in lost(state)) == ([None] * 4, True)


def test_the_link_survives_a_mark_that_is_turned_away() -> None:
    state = when(marked_at_c4(hands={1: [LETTERS]}, mates=linked(0, 1)), "letters", "sink C4")
    assert at(state, "mates") == linked(0, 1)


def test_the_link_ends_with_the_duel() -> None:
    state = when(pulling(1, players=3, caller=0, cells={"C4": "mark"}, mates=linked(2, 0, 3)), "pull C4", "accept")
    assert (at(state, "duel"), at(state, "mates"), "first-mate" in lost(state)) == (True, [None] * 3, True)


# Flying Dutchman


def test_the_dutchman_kills_a_marked_seat() -> None:
    state = when(pulling(hands={0: ["ruby"], 1: ["flying-dutchman"]}, marked=(0,)), "dutchman 0")
    assert (at(state, "dead"), at(state, "marks"), hand(state, 0), lost(state)) == ([0], [1, 0, 0, 0], [], ["flying-dutchman", "ruby"])
    assert (frame(state), state.pending, owed(state)) == ("pull", (1,), 3)


def test_the_mark_of_a_killed_seat_does_not_return_to_the_sea() -> None:
    state = when(pulling(hands={1: ["flying-dutchman"]}, marked=(0,)), "dutchman 0")
    assert list(at(state, "sea").values()).count("mark") == 3


def test_the_dutchman_is_offered_against_marked_living_seats_only() -> None:
    state = pulling(players=5, hands={1: ["flying-dutchman"]}, marked=(0, 3), dead=[4])
    assert [move for move in legal(state) if move.startswith("dutchman")] == ["dutchman 0", "dutchman 3"]


def test_the_dutchman_is_not_offered_while_nobody_is_marked() -> None:
    assert verbs(pulling(hands={1: ["flying-dutchman"]}), 1) == {"pull"}


def test_the_dutchman_may_kill_the_caller_who_then_is_no_caller_any_more() -> None:
    state = when(pulling(1, hands={1: ["flying-dutchman"]}, marked=(3,)), "dutchman 3")
    assert (at(state, "dead"), at(state, "caller")) == ([3], None)
    when(state, "pull A1")
    assert (frame(state), state.pending, at(state, "dead")) == ("bid", (2,), [3])


def test_the_dutchman_may_be_played_when_bidding_and_when_calling() -> None:
    assert "dutchman 3" in legal(bidding(hands={1: ["flying-dutchman"]}, marked=(3,)))
    assert "dutchman 3" in legal(calling(hands={2: ["flying-dutchman"]}, marked=(3,)), 2)


def test_who_is_killed_in_a_call_window_leaves_it() -> None:
    state = calling(hands={2: ["flying-dutchman"]}, marked=(3,))
    assert state.pending == (2, 3)
    assert when(state, "dutchman 3", seat=2).pending == (2,)
    assert frame(when(state, "pass")) == "bid"


def test_the_dutchman_opens_no_answer_window() -> None:
    assert frame(answering(hands={1: ["flying-dutchman"], 2: ["flying-dutchman"]}, marked=(0,))) == "pull"


def test_a_marked_seat_cannot_play_the_dutchman() -> None:
    assert legal(calling(players=5, hands={3: ["flying-dutchman"]}, marked=(3, 4)), 3) == ["pass", "call"]


def test_the_dutchman_does_not_sail_in_a_duel() -> None:
    state = duelling(players=4, hands={0: ["flying-dutchman"]}, marked=(3,), calm=10)
    assert (frame(state), "dutchman" in verbs(state, 0)) == ("pull", False)


# Letters of Marque


def test_letters_return_the_mark() -> None:
    state = marked_at_c4(hands={1: [LETTERS]})
    assert (frame(state), state.pending, legal(state)) == ("mark", (1,), ["accept", "letters"])
    when(state, "letters")
    assert (frame(state), state.pending, hand(state, 1), lost(state)) == ("return", (1,), [], [LETTERS])
    when(state, "sink H7")
    assert (at(state, "sea", "H7"), at(state, "marks")) == ("mark", [0, 0, 0, 0])


def test_after_letters_the_pulling_goes_on_and_the_mark_counts_as_a_card() -> None:
    state = when(marked_at_c4(hands={1: [LETTERS]}), "letters", "sink C4")
    assert (frame(state), state.pending, owed(state)) == ("pull", (1,), 2)


def test_a_mark_turned_away_was_drawn_so_the_caller_is_safe() -> None:
    state = when(marked_at_c4(count=1, hands={1: [LETTERS]}), "letters", "sink C4")
    assert (frame(state), state.pending, hand(state, 3)) == ("bid", (2,), [])


def test_letters_need_not_be_played() -> None:
    state = when(marked_at_c4(hands={1: [LETTERS]}), "accept")
    assert (at(state, "marks"), hand(state, 1)) == ([0, 1, 0, 0], [LETTERS])


def test_letters_are_offered_only_when_a_mark_falls() -> None:
    assert "letters" not in verbs(pulling(hands={1: [LETTERS]}), 1)
    assert frame(answering(hands={1: [LETTERS]})) == "pull"


def test_letters_work_against_a_given_mark() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN], 2: [LETTERS]}), "queen 2", "letters")
    assert (frame(state), state.pending) == ("return", (2,))


def test_letters_work_with_two_players_and_the_turn_ends() -> None:
    state = rolled(5, luck=[("roll", 5), ("roll", 1)], hands={0: [LETTERS]}, cells={"C4": "mark"})
    when(state, "pull C4", "letters", "sink C4")
    assert (at(state, "marks"), at(state, "turn"), state.pending) == ([0, 0], 1, (1,))


# Mutiny


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_any_other_unmarked_seat_may_mutiny_and_the_called_pulls_one_more(seat: int) -> None:
    state = answering(3, hands={seat: ["mutiny"]})
    assert (state.pending, legal(state)) == ((seat,), ["pass", "mutiny"])
    when(state, "mutiny")
    assert (state.pending, owed(state), lost(state)) == ((1,), 4, ["mutiny"])


def test_mutinies_add_up() -> None:
    state = answering(3, hands={0: ["mutiny", "mutiny"], 2: ["mutiny"]})
    assert state.pending == (0, 2)
    when(state, "mutiny", "mutiny", "mutiny")
    assert owed(state) == 6


def test_who_has_a_mutiny_may_pass() -> None:
    state = when(answering(3, hands={0: ["mutiny"], 2: ["mutiny"]}), "pass", "pass")
    assert (owed(state), hand(state, 0), hand(state, 2)) == (3, ["mutiny"], ["mutiny"])


def test_the_called_seat_cannot_mutiny_against_itself() -> None:
    assert frame(answering(3, hands={1: ["mutiny"]})) == "pull"


def test_a_marked_seat_cannot_mutiny() -> None:
    assert frame(answering(3, hands={0: ["mutiny"]}, marked=(0,))) == "pull"


def test_mutiny_cannot_be_played_once_the_pulling_has_begun() -> None:
    state = when(answering(3, hands={2: ["mutiny"]}), "pass")
    assert (state.pending, legal(state, 2)) == ((1,), [])
    assert when(state, "pull A1").pending == (1,)


def test_there_is_no_mutiny_against_a_punishment() -> None:
    state = when(pulling(1, hands={0: ["mutiny"]}), "pull A1")
    assert (state.pending, owed(state), frame(state)) == ((3,), 1, "pull")


def test_mutiny_works_in_a_duel() -> None:
    state = duelling(hands={0: ["mutiny"], 2: ["mutiny"]})
    assert (frame(state), state.pending, legal(state)) == ("kiss", (2,), ["pass", "mutiny"])
    when(state, "mutiny")
    assert (state.pending, owed(state)) == ((0,), 2)


def test_mutiny_works_with_two_players_before_the_first_pull() -> None:
    state = rolled(3, hands={0: ["mutiny"], 1: ["mutiny"]})
    assert (frame(state), state.pending, legal(state)) == ("dice", (1,), ["pass", "mutiny"])
    when(state, "mutiny")
    assert (state.pending, owed(state)) == ((0,), 4)


# Parlay


def test_after_parlay_nobody_pulls_and_the_next_seat_bids() -> None:
    state = answering(9, hands={1: ["parlay"]})
    assert legal(state, 1) == ["pass", "parlay"]
    when(state, "parlay")
    assert (frame(state), state.pending, at(state, "bid"), at(state, "caller")) == ("bid", (2,), None, None)
    assert (len(at(state, "sea")), lost(state)) == (130, ["parlay"])


def test_after_parlay_a_marked_caller_stays_marked_and_alive() -> None:
    state = when(answering(9, hands={1: ["parlay"]}, marked=(3,)), "parlay")
    assert (at(state, "marks"), at(state, "dead")) == ([0, 0, 0, 1], [])


def test_after_parlay_mutinies_are_lost() -> None:
    state = answering(9, hands={1: ["parlay"], 2: ["mutiny"]})
    when(state, "mutiny", seat=2)
    when(state, "parlay", seat=1)
    assert (frame(state), lost(state)) == ("bid", ["mutiny", "parlay"])


def test_parlay_after_a_sword_fight_lets_the_partner_off_too() -> None:
    state = when(answering(9, mode="parrghty", hands={1: ["parlay", "sword-fight"]}), "fight 2", "parlay")
    assert (frame(state), state.pending, len(at(state, "sea"))) == ("bid", (2,), 168)


def test_parlay_is_an_answer_of_the_called_seat_only() -> None:
    assert frame(answering(hands={2: ["parlay"], 3: ["parlay"]})) == "pull"


def test_parlay_is_not_offered_when_the_pulling_has_begun_nor_in_a_punishment() -> None:
    assert "parlay" not in legal(pulling(hands={1: ["parlay"]}))
    assert "parlay" not in legal(when(pulling(1, hands={3: ["parlay"]}), "pull A1"), 3)


# Plunder


@pytest.mark.parametrize("card", ["parlay", "scurvy", "ruby", JOLLY, "isla-muerta", "treasure"])
def test_plunder_steals_any_kind_of_card(card: str) -> None:
    state = pulling(hands={1: ["plunder"], 2: [card, "rum"]})
    when(state, f"plunder 2 {card}")
    assert (hand(state, 1), hand(state, 2), lost(state)) == ([card], ["rum"], ["plunder"])
    assert (frame(state), state.pending, owed(state)) == ("pull", (1,), 3)


def test_plunder_offers_every_card_of_every_other_unmarked_seat_once() -> None:
    state = pulling(hands={0: ["ruby", "ruby"], 1: ["plunder", "orange"], 2: ["parlay", "jewel"]})
    assert [move for move in legal(state) if move.startswith("plunder")] == ["plunder 0 ruby", "plunder 2 jewel", "plunder 2 parlay"]


def test_plunder_steals_no_plunder() -> None:
    assert "plunder" not in verbs(pulling(hands={1: ["plunder"], 2: ["plunder"]}), 1)


def test_marked_hands_are_out_of_reach_of_plunder() -> None:
    assert "plunder" not in verbs(pulling(hands={1: ["plunder"], 2: ["ruby"]}, marked=(2,)), 1)


def test_a_marked_seat_cannot_plunder() -> None:
    assert legal(calling(hands={0: ["ruby"], 3: ["plunder"]}, marked=(3,)), 3) == ["pass", "call"]


def test_plunder_may_be_played_right_after_it_is_pulled() -> None:
    state = when(pulling(hands={2: ["ruby"]}, cells={"C4": "plunder"}), "pull C4")
    assert "plunder 2 ruby" in legal(state)


def test_plunder_may_be_played_when_bidding_and_when_calling() -> None:
    assert "plunder 0 ruby" in legal(bidding(hands={0: ["ruby"], 1: ["plunder"]}))
    assert "plunder 0 ruby" in legal(calling(hands={0: ["ruby"], 2: ["plunder"]}), 2)


def test_who_was_robbed_may_rob_back() -> None:
    state = calling(hands={2: ["plunder"], 3: ["plunder", "ruby"]})
    when(state, "plunder 3 ruby", seat=2)
    when(state, "plunder 2 ruby", seat=3)
    assert (hand(state, 2), hand(state, 3), state.pending) == ([], ["ruby"], (2, 3))


def test_a_plunder_of_the_called_seat_opens_an_answer_window() -> None:
    state = answering(9, hands={0: ["chalices-of-cortez"], 1: ["plunder"]})
    assert (frame(state), state.pending) == ("answer", (1,))
    when(state, "plunder 0 chalices-of-cortez", "chalices")
    assert owed(state) == 5


def test_a_plunder_of_another_seat_opens_no_answer_window() -> None:
    assert frame(answering(hands={0: ["plunder"], 1: ["ruby"], 3: ["plunder"]})) == "pull"


def test_a_plunder_of_the_called_seat_without_anything_to_steal_opens_no_window() -> None:
    assert frame(answering(hands={1: ["plunder"]})) == "pull"


def test_who_lost_its_mutiny_is_not_asked_any_more() -> None:
    state = answering(3, hands={1: ["plunder", "parlay"], 2: ["mutiny"]})
    assert legal(state, 2) == ["pass", "mutiny"]
    when(state, "plunder 2 mutiny", seat=1)
    assert (state.pending, legal(state)) == ((1,), ["pass", "parlay"])


def test_a_stolen_orange_cures_scurvy() -> None:
    state = when(pulling(hands={1: ["plunder", "scurvy"], 2: ["orange"]}), "plunder 2 orange")
    assert (hand(state, 1), lost(state)) == ([], ["orange", "plunder", "scurvy"])


def test_when_a_mark_falls_plunder_may_take_only_what_turns_it_away() -> None:
    state = marked_at_c4(hands={0: [LETTERS, "parlay", JOLLY], 1: ["plunder"], 2: [QUEEN, DEAL, "ruby"]})
    assert set(legal(state)) == {"accept", f"plunder 0 {LETTERS}", f"plunder 0 {JOLLY}", f"plunder 2 {QUEEN}", f"plunder 2 {DEAL}"}


def test_letters_stolen_when_a_mark_falls_turn_it_away() -> None:
    state = when(marked_at_c4(hands={0: [LETTERS], 1: ["plunder"]}), f"plunder 0 {LETTERS}", "letters", "sink C4")
    assert (at(state, "marks"), lost(state)) == ([0, 0, 0, 0], [LETTERS, "plunder"])


def test_a_jolly_roger_stolen_when_a_mark_falls_leaves_no_way_to_accept() -> None:
    assert legal(when(marked_at_c4(hands={0: [JOLLY], 1: ["plunder"]}), f"plunder 0 {JOLLY}")) == ["jolly"]


def test_plunder_works_in_a_duel() -> None:
    state = when(duelling(hands={0: ["plunder"], 2: ["crows-nest-3"]}), "plunder 2 crows-nest-3")
    assert (hand(state, 0), hand(state, 2)) == (["crows-nest-3"], [])


def test_plunder_works_with_two_players_whatever_marks_the_other_has() -> None:
    state = when(rolled(3, hands={0: ["plunder"], 1: ["ruby"]}, marks=[2, 3]), "plunder 1 ruby")
    assert (hand(state, 0), hand(state, 1)) == (["ruby"], [])


# Queen Anne's Revenge


def test_queen_anne_gives_the_mark_to_another_unmarked_seat() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN]}), "queen 2")
    assert (frame(state), state.pending, legal(state), lost(state)) == ("mark", (2,), ["accept"], [QUEEN])
    when(state, "accept")
    assert at(state, "marks") == [0, 0, 1, 0]


def test_after_queen_anne_the_puller_goes_on() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN]}), "queen 2", "accept")
    assert (frame(state), state.pending, owed(state)) == ("pull", (1,), 2)


def test_queen_anne_is_not_for_marked_or_dead_seats() -> None:
    state = marked_at_c4(players=5, hands={1: [QUEEN]}, marked=(0,), dead=[4])
    assert legal(state) == ["accept", "queen 2", "queen 3"]


def test_queen_anne_is_not_offered_without_a_target() -> None:
    assert legal(marked_at_c4(hands={0: [BATTEN], 1: [QUEEN], 2: [BATTEN], 3: [BATTEN]})) == ["accept"]


@pytest.mark.parametrize("curse", ["scurvy", "black-spot"])
def test_a_given_mark_never_kills(curse: str) -> None:
    state = when(marked_at_c4(mode="parrghty", hands={1: [QUEEN], 2: [curse]}), "queen 2", "accept")
    assert (at(state, "marks"), at(state, "dead")) == ([0, 0, 1, 0], [])


def test_a_given_mark_does_not_kill_a_bound_seat() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN]}, bound=[2]), "queen 2", "accept")
    assert (at(state, "marks"), at(state, "dead"), at(state, "bound")) == ([0, 0, 1, 0], [], [2])


def test_who_is_given_a_mark_may_turn_it_away() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN], 2: [LETTERS, DEAL, QUEEN]}), "queen 2")
    assert legal(state) == ["accept", "letters", "deal", "queen 0", "queen 1", "queen 3"]


def test_a_mark_given_back_to_the_puller_marks_without_death_and_ends_the_pulling() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN, "scurvy"], 2: [QUEEN]}), "queen 2", "queen 1", "accept")
    assert (at(state, "marks"), at(state, "dead"), frame(state), state.pending) == ([0, 1, 0, 0], [], "bid", (2,))


def test_a_caller_marked_by_queen_anne_is_no_marked_caller_and_stays_marked() -> None:
    state = when(marked_at_c4(count=1, hands={1: [QUEEN]}), "queen 3", "accept")
    assert (at(state, "marks"), at(state, "dead"), frame(state), state.pending) == ([0, 0, 0, 1], [], "bid", (2,))


def test_queen_anne_works_with_two_players_and_the_turn_ends() -> None:
    state = rolled(5, luck=[("roll", 5), ("roll", 1)], hands={0: [QUEEN]}, cells={"C4": "mark"})
    when(state, "pull C4", "queen 1", "accept")
    assert (at(state, "marks"), at(state, "turn")) == ([0, 1], 1)


def test_the_fifth_mark_may_be_given_with_two_players() -> None:
    state = rolled(5, hands={0: [QUEEN]}, cells={"C4": "mark"}, marks=[0, 4])
    when(state, "pull C4", "queen 1", "accept")
    assert (state.pending, state.standing().winners) == ((), (0,))


def test_queen_anne_in_a_duel_is_no_help() -> None:
    state = when(duelling(hands={0: [QUEEN, LETTERS, JOLLY]}, cells={"C4": "mark"}), "pull C4")
    assert at(state, "marks") == [1, 0, 0]


# Raise the Jolly Roger


def test_the_jolly_roger_turns_the_first_mark_away_and_there_is_no_choice() -> None:
    state = marked_at_c4(hands={1: [JOLLY]})
    assert (frame(state), legal(state)) == ("mark", ["jolly"])
    when(state, "jolly", "sink C4")
    assert (at(state, "marks"), lost(state), frame(state), owed(state)) == ([0, 0, 0, 0], [JOLLY], "pull", 2)


def test_the_second_mark_sticks() -> None:
    state = when(marked_at_c4(hands={1: [JOLLY]}), "jolly", "sink C4", "pull C4")
    assert legal(state) == ["accept"]
    assert at(when(state, "accept"), "marks") == [0, 1, 0, 0]


def test_with_the_jolly_roger_one_may_choose_another_way_to_turn_it_away() -> None:
    assert legal(marked_at_c4(hands={1: [JOLLY, LETTERS, QUEEN, DEAL]})) == ["letters", "jolly", "deal", "queen 0", "queen 2", "queen 3"]
    state = when(marked_at_c4(hands={1: [JOLLY, LETTERS]}), "letters", "sink C4")
    assert hand(state, 1) == [JOLLY]


def test_the_jolly_roger_comes_before_death() -> None:
    state = when(marked_at_c4(hands={1: [JOLLY, "scurvy"]}), "jolly", "sink C4")
    assert (at(state, "dead"), hand(state, 1)) == ([], ["scurvy"])


def test_two_jolly_rogers_turn_two_marks_away() -> None:
    state = when(marked_at_c4(hands={1: [JOLLY, JOLLY]}), "jolly", "sink C4", "pull C4")
    assert (legal(state), hand(state, 1)) == (["jolly"], [JOLLY])


def test_the_jolly_roger_turns_a_given_mark_away() -> None:
    assert legal(when(marked_at_c4(hands={1: [QUEEN], 2: [JOLLY]}), "queen 2")) == ["jolly"]


def test_the_jolly_roger_works_with_two_players_and_the_turn_ends() -> None:
    state = rolled(5, luck=[("roll", 5), ("roll", 1)], hands={0: [JOLLY]}, cells={"C4": "mark"})
    when(state, "pull C4", "jolly", "sink C4")
    assert (at(state, "marks"), at(state, "turn"), lost(state)) == ([0, 0], 1, [JOLLY])


# Tortuga


def test_tortuga_skips_a_bid_and_the_call_window_opens_anew() -> None:
    state = bidding(5, hands={1: ["tortuga"]})
    assert "tortuga" in legal(state)
    when(state, "tortuga")
    assert (frame(state), at(state, "turn"), state.pending, lost(state)) == ("call", 2, (1, 3), ["tortuga"])


def test_after_tortuga_the_next_seat_must_raise_the_bid() -> None:
    state = when(bidding(5, hands={1: ["tortuga"]}), "tortuga", "pass", "pass")
    assert (frame(state), state.pending, legal(state)[0]) == ("bid", (2,), "bid 6")


def test_tortuga_works_as_an_opening() -> None:
    state = when(bidding(None, hands={1: ["tortuga"]}), "tortuga")
    assert (frame(state), state.pending, at(state, "bid")) == ("bid", (2,), None)


def test_tortuga_skips_this_once() -> None:
    state = when(bidding(None, hands={1: ["tortuga"]}, players=3), "tortuga", "bid 3", "pass", "bid 4", "pass")
    assert (frame(state), state.pending) == ("bid", (1,))


def test_tortuga_is_not_offered_when_the_bid_is_the_whole_sea() -> None:
    assert legal(bidding(130, hands={1: ["tortuga"]})) == ["call"]


def test_tortuga_is_offered_in_ones_own_bid_only() -> None:
    assert "tortuga" not in verbs(calling(hands={2: ["tortuga"]}), 2)
    assert frame(answering(hands={1: ["tortuga"]})) == "pull"
    assert "tortuga" not in verbs(pulling(hands={1: ["tortuga"]}), 1)
