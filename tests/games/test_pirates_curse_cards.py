"""Pirate's Mark: the thirteen standard Curses, the items and the Mark, each clause and each note of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from given_pirates import MARKS, Cells, Luck, at, duelling, frame, hand, kind, legal, lost, marked_at_c4, owed, pulling, rolled, verbs, when

from pressgang import State

BATTEN = "batten-down-the-hatches"
LETTERS = "letters-of-marque"
QUEEN = "queen-annes-revenge"
JOLLY = "raise-the-jolly-roger"
DEAL = "deal-with-davy-jones"


def gone(state: State) -> set[str]:
    """The cells of a full standard sea that are empty now."""
    return {f"{column}{row}" for column in "ABCDEFGHIJKLM" for row in range(1, 11)} - set(at(state, "sea"))


def turns(state: State, *cells: str) -> list[int]:
    """Pull these cells one after the other; who was asked each time?"""
    asked = []
    for cell in cells:
        asked.append(state.pending[0])
        when(state, f"pull {cell}")
    return asked


# All of them


@pytest.mark.parametrize("card", ["isla-muerta", "scurvy", DEAL, "winds-of-fate", "mass-mutiny"])
def test_a_curse_without_effect_in_a_duel_is_discarded_when_pulled(card: str) -> None:
    state = when(duelling(cells={"C4": card}), "pull C4")
    assert (hand(state, 0), lost(state), state.pending) == ([], [card], (1,))


@pytest.mark.parametrize("card", ["isla-muerta", "scurvy", DEAL])
def test_a_curse_that_is_kept_goes_to_the_hand_of_who_pulls_it(card: str) -> None:
    state = when(pulling(3, cells={"C4": card}), "pull C4")
    assert (hand(state, 1), lost(state), owed(state), state.pending) == ([card], [], 2, (1,))


@pytest.mark.parametrize(
    "card", ["all-hands-on-deck", "maelstrom", "swab-the-poopdeck", "taking-on-water", "trident-of-poseidon", "whirlpool"]
)
def test_an_instant_curse_is_discarded(card: str) -> None:
    assert (lost(state := when(pulling(3, cells={"C4": card}), "pull C4")), hand(state, 1)) == ([card], [])


# Items


@pytest.mark.parametrize("card", ["treasure", "jewel", "ruby", "rum", "orange", "parrot"])
@pytest.mark.parametrize("duel", [False, True])
def test_items_are_kept_in_a_duel_too(card: str, duel: bool) -> None:
    state = duelling(1, cells={"C4": card}) if duel else pulling(cells={"C4": card})
    assert hand(when(state, "pull C4"), 1) == [card]


# The Mark


def test_a_mark_asks_before_it_sticks() -> None:
    state = marked_at_c4()
    assert (frame(state), state.pending, legal(state), at(state, "marks")) == ("mark", (1,), ["accept"], [0, 0, 0, 0])


def test_a_mark_that_sticks_marks_and_ends_the_pulling() -> None:
    state = when(marked_at_c4(count=9), "accept")
    assert (at(state, "marks"), at(state, "dead"), frame(state), state.pending) == ([0, 1, 0, 0], [], "bid", (2,))


def test_a_marked_seat_keeps_its_hand() -> None:
    state = when(marked_at_c4(hands={1: ["ruby", "plunder"]}), "accept")
    assert hand(state, 1) == ["plunder", "ruby"]


def test_a_mark_in_a_duel_sticks_at_once() -> None:
    state = when(duelling(players=4, hands={0: [LETTERS, DEAL]}, cells={"C4": "mark"}), "pull C4")
    assert (at(state, "marks"), at(state, "dead")) == ([1, 0, 0, 0], [])


def test_with_two_players_a_mark_is_counted_and_ends_the_turn() -> None:
    state = when(rolled(5, luck=[("roll", 5), ("roll", 2)], marks=[3, 0], cells={"C4": "mark"}), "pull C4", "accept")
    assert (at(state, "marks"), at(state, "turn"), at(state, "dead")) == ([4, 0], 1, [])


def test_with_two_players_the_fifth_mark_loses() -> None:
    state = when(rolled(5, marks=[4, 0], cells={"C4": "mark"}), "pull C4", "accept")
    assert (state.pending, state.standing().winners) == ((), (1,))


# All Hands on Deck


def test_all_hands_on_deck_comes_when_the_turn_is_complete() -> None:
    state = when(pulling(2, cells={"C4": "all-hands-on-deck"}), "pull C4")
    assert (state.pending, kind(state), owed(state), at(state, "stack", -1)["hands_on_deck"]) == ((1,), "called", 1, 1)
    when(state, "pull A1")
    assert (state.pending, kind(state), owed(state)) == ((2,), "sweep", 1)


def test_all_hands_start_to_the_left_of_the_puller_who_comes_last() -> None:
    state = when(pulling(1, cells={"C4": "all-hands-on-deck"}), "pull C4")
    assert turns(state, "A1", "A2", "A3", "A4") == [2, 3, 0, 1]


def test_all_hands_go_clockwise_whatever_the_direction_of_bidding() -> None:
    state = when(pulling(1, direction=-1, cells={"C4": "all-hands-on-deck"}), "pull C4")
    assert turns(state, "A1", "A2", "A3", "A4") == [2, 3, 0, 1]


def test_marked_and_dead_seats_are_no_hands_on_deck() -> None:
    state = when(pulling(1, players=6, marked=(0,), dead=[2], cells={"C4": "all-hands-on-deck"}), "pull C4")
    assert turns(state, "A1", "A2", "A3", "A4") == [3, 4, 5, 1]


def test_after_all_hands_the_caller_is_still_punished() -> None:
    state = when(pulling(1, cells={"C4": "all-hands-on-deck"}), "pull C4", "pull A1", "pull A2", "pull A3", "pull A4")
    assert (state.pending, kind(state), hand(state, 3)) == ((3,), "punishment", ["jewel"])


def test_a_mark_drawn_by_all_hands_saves_the_caller() -> None:
    state = when(
        pulling(1, cells={"C4": "all-hands-on-deck", "D4": "mark"}), "pull C4", "pull D4", "accept", "pull A2", "pull A3", "pull A4"
    )
    assert (at(state, "marks"), frame(state), state.pending) == ([0, 0, 1, 0], "bid", (3,))


def test_no_all_hands_when_the_puller_gets_marked() -> None:
    state = when(pulling(2, cells={"C4": "all-hands-on-deck", "D4": "mark"}), "pull C4", "pull D4", "accept")
    assert (frame(state), state.pending) == ("bid", (2,))


def test_all_hands_come_although_a_mark_was_turned_away() -> None:
    state = pulling(2, hands={1: [LETTERS]}, cells={"C4": "all-hands-on-deck", "D4": "mark"})
    when(state, "pull C4", "pull D4", "letters", "sink C4")
    assert (state.pending, kind(state)) == ((2,), "sweep")


def test_two_all_hands_are_two_sweeps() -> None:
    state = when(pulling(2, cells={"C4": "all-hands-on-deck", "D4": "all-hands-on-deck"}), "pull C4", "pull D4")
    assert turns(state, *[f"{column}1" for column in "ABCDEFGH"]) == [2, 3, 0, 1, 2, 3, 0, 1]
    assert kind(state) == "punishment"


def test_all_hands_also_come_after_the_kraken() -> None:
    state = when(pulling(5, cells={"C4": "all-hands-on-deck", "D4": "release-the-kraken"}), "pull C4", "pull D4")
    assert turns(state, *[f"{column}1" for column in "ABCDEFGH"]) == [2, 3, 0, 1, 2, 3, 0, 1]


def test_a_sweep_inside_a_sweep_comes_first() -> None:
    state = when(pulling(1, cells={"C4": "all-hands-on-deck", "D4": "all-hands-on-deck"}), "pull C4", "pull D4")
    assert turns(state, *[f"{column}1" for column in "ABCDEFG"]) == [3, 0, 1, 2, 3, 0, 1]


def test_all_hands_from_a_punishment_are_not_judged_again() -> None:
    state = when(pulling(1, cells={"D4": "all-hands-on-deck"}), "pull A1", "pull D4")
    assert turns(state, "B1", "C1", "D1", "E1") == [0, 1, 2, 3]
    assert (frame(state), state.pending) == ("bid", (2,))


def test_who_gets_marked_before_its_turn_in_a_sweep_is_skipped() -> None:
    state = pulling(1, hands={2: [QUEEN]}, cells={"C4": "all-hands-on-deck", "D4": "mark"})
    when(state, "pull C4", "pull D4", "queen 3", "accept")
    assert state.pending == (0,)


def test_who_comes_back_during_the_turn_is_a_hand_on_deck_too() -> None:
    state = pulling(2, marked=(0,), cells={"C4": "all-hands-on-deck", "D4": "trident-of-poseidon"})
    when(state, "pull C4", "pull D4", "sink D4")
    assert turns(state, "A1", "A2", "A3", "A4") == [2, 3, 0, 1]


def test_a_mark_in_a_sweep_ends_only_that_part() -> None:
    state = pulling(1, cells={"C4": "all-hands-on-deck", "D4": "mark"})
    when(state, "pull C4", "pull D4", "accept")
    assert turns(state, "A1", "A2", "A3") == [3, 0, 1]


def test_all_hands_work_in_a_duel() -> None:
    state = when(duelling(cells={"C4": "all-hands-on-deck"}), "pull C4")
    assert turns(state, "A1", "A2", "A3") == [1, 2, 0]
    assert (at(state, "turn"), state.pending) == (1, (1,))


def test_all_hands_work_with_two_players() -> None:
    state = rolled(1, luck=[("roll", 1), ("roll", 2)], marks=[1, 3], cells={"C4": "all-hands-on-deck"})
    when(state, "pull C4")
    assert turns(state, "A1", "A2") == [1, 0]
    assert (at(state, "turn"), owed(state)) == (1, 2)


def test_with_two_players_no_all_hands_after_a_mark_that_sticks_but_after_one_turned_away() -> None:
    cells: Cells = {"C4": "all-hands-on-deck", "D4": "mark"}
    luck: Luck = [("roll", 5), ("roll", 1)]
    state = when(rolled(5, luck=luck, hands={0: [LETTERS]}, cells=cells), "pull C4", "pull D4", "accept")
    assert (at(state, "turn"), kind(state)) == (1, "dice")
    state = when(rolled(5, luck=luck, hands={0: [LETTERS]}, cells=cells), "pull C4", "pull D4", "letters", "sink D4")
    assert (state.pending, kind(state), at(state, "turn")) == ((1,), "sweep", 0)


# Deal with Davy Jones


def test_a_deal_returns_the_mark_and_binds() -> None:
    state = marked_at_c4(hands={1: [DEAL]})
    assert legal(state) == ["accept", "deal"]
    when(state, "deal", "sink C4")
    assert (at(state, "marks"), at(state, "bound"), hand(state, 1), lost(state)) == ([0, 0, 0, 0], [1], [], [])
    assert (frame(state), state.pending, owed(state)) == ("pull", (1,), 2)


def test_the_next_mark_that_a_bound_seat_pulls_kills() -> None:
    state = when(marked_at_c4(hands={1: [DEAL, "ruby"]}), "deal", "sink C4", "pull C4", "accept")
    assert (at(state, "dead"), at(state, "marks"), at(state, "bound"), lost(state)) == ([1], [0, 1, 0, 0], [], [DEAL, "ruby"])


def test_a_bound_seat_may_turn_a_mark_away_and_stays_bound() -> None:
    state = when(marked_at_c4(hands={1: [LETTERS]}, bound=[1]), "letters", "sink C4")
    assert (at(state, "dead"), at(state, "bound")) == ([], [1])


def test_a_bound_seat_makes_no_second_deal() -> None:
    assert legal(marked_at_c4(hands={1: [DEAL]}, bound=[1])) == ["accept"]


def test_a_deal_need_not_be_made() -> None:
    state = when(marked_at_c4(hands={1: [DEAL]}), "accept")
    assert (at(state, "marks"), hand(state, 1), at(state, "bound")) == ([0, 1, 0, 0], [DEAL], [])


def test_one_may_use_another_card_before_making_a_deal() -> None:
    state = when(marked_at_c4(hands={1: [DEAL, LETTERS]}), "letters", "sink C4")
    assert (hand(state, 1), at(state, "bound")) == ([DEAL], [])


def test_a_deal_turns_a_given_mark_away() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN], 2: [DEAL]}), "queen 2", "deal", "sink C4")
    assert (at(state, "bound"), at(state, "marks"), state.pending) == ([2], [0, 0, 0, 0], (1,))


def test_a_deal_lasts_into_later_turns() -> None:
    state = pulling(1, bound=[3], cells={"D4": "mark"})
    when(state, "pull A1", "pull D4", "accept")
    assert at(state, "dead") == [3]


def test_a_bound_seat_that_was_marked_and_comes_back_is_still_bound() -> None:
    state = pulling(3, marked=(2,), bound=[2], cells={"C4": "trident-of-poseidon", "D4": "release-the-kraken", "E4": "mark"})
    when(state, "pull C4", "sink C4", "pull D4")
    assert (state.pending, at(state, "bound")) == ((2,), [2])
    assert at(when(state, "pull E4", "accept"), "dead") == [2]


def test_a_deal_ends_with_the_duel() -> None:
    state = when(pulling(1, players=3, caller=0, bound=[0], cells={"C4": "mark"}), "pull C4", "accept")
    assert (at(state, "duel"), at(state, "bound"), lost(state)) == (True, [], [DEAL])


def test_an_unmade_deal_kills_nobody() -> None:
    state = when(pulling(2, hands={1: [DEAL]}, cells={"C4": "mark"}), "pull C4", "accept")
    assert at(state, "dead") == []


# Isla Muerta


@pytest.mark.parametrize(("treasures", "dead"), [(9, []), (10, [1]), (11, [1])])
def test_isla_muerta_kills_with_ten_treasures(treasures: int, dead: list[int]) -> None:
    state = when(marked_at_c4(hands={1: ["isla-muerta", *["treasure"] * treasures]}), "accept")
    assert (at(state, "dead"), at(state, "marks")) == (dead, [0, 1, 0, 0])


def test_jewels_and_rubies_do_not_count_for_isla_muerta() -> None:
    state = when(marked_at_c4(hands={1: ["isla-muerta", *["treasure"] * 9, *["jewel"] * 5, *["ruby"] * 5]}), "accept")
    assert at(state, "dead") == []


def test_ten_treasures_without_isla_muerta_are_harmless() -> None:
    assert at(when(marked_at_c4(hands={1: ["treasure"] * 10}), "accept"), "dead") == []


def test_turning_the_mark_away_comes_before_isla_muerta() -> None:
    state = when(marked_at_c4(hands={1: ["isla-muerta", LETTERS, *["treasure"] * 10]}), "letters", "sink C4")
    assert at(state, "dead") == []


def test_isla_muerta_does_not_kill_by_a_given_mark() -> None:
    state = when(marked_at_c4(hands={1: [QUEEN], 2: ["isla-muerta", *["treasure"] * 10]}), "queen 2", "accept")
    assert (at(state, "dead"), at(state, "marks")) == ([], [0, 0, 1, 0])


def test_isla_muerta_kills_nobody_in_a_duel() -> None:
    state = when(duelling(players=4, hands={0: ["isla-muerta", *["treasure"] * 10]}, cells={"C4": "mark"}), "pull C4")
    assert (at(state, "dead"), at(state, "marks")) == ([], [1, 0, 0, 0])


# Maelstrom


def test_maelstrom_returns_the_whole_hand() -> None:
    state = when(pulling(3, hands={1: ["ruby", "parlay", "scurvy"]}, cells={"C4": "maelstrom"}), "pull C4")
    assert (frame(state), state.pending, hand(state, 1)) == ("return", (1,), [])
    assert at(state, "stack", -1)["cards"] == ["scurvy", "parlay", "ruby"]


def test_maelstrom_itself_is_discarded_first() -> None:
    state = when(pulling(3, hands={1: ["ruby"]}, cells={"C4": "maelstrom"}), "pull C4")
    assert lost(state) == ["maelstrom"]


def test_after_maelstrom_the_pulling_goes_on() -> None:
    state = when(pulling(3, hands={1: ["ruby", "rum"]}, cells={"C4": "maelstrom", "D4": None}), "pull C4", "sink C4", "sink D4")
    assert (frame(state), state.pending, owed(state), at(state, "sea", "D4")) == ("pull", (1,), 2, "rum")


def test_maelstrom_with_an_empty_hand_is_nothing() -> None:
    state = when(pulling(3, cells={"C4": "maelstrom"}), "pull C4")
    assert (frame(state), owed(state), lost(state)) == ("pull", 2, ["maelstrom"])


def test_cards_are_returned_curses_first_then_luck_then_items_by_name() -> None:
    cards = ["treasure", "tortuga", "orange", "isla-muerta", "mutiny", DEAL]
    state = when(pulling(3, hands={1: cards}, cells={"C4": "maelstrom"}), "pull C4")
    assert at(state, "stack", -1)["cards"] == [DEAL, "isla-muerta", "mutiny", "tortuga", "orange", "treasure"]


def test_maelstrom_returns_neither_links_nor_deals() -> None:
    state = pulling(3, hands={1: ["ruby"]}, cells={"C4": "maelstrom"}, mates=[1, None, None, None], bound=[1])
    when(state, "pull C4", "sink C4")
    assert (at(state, "mates"), at(state, "bound"), at(state, "sea", "C4")) == ([1, None, None, None], [1], "ruby")


def test_maelstrom_opens_chests() -> None:
    hands = {1: ["treasure-chest", LETTERS, "rum"]}
    state = pulling(3, mode="parrghty", hands=hands, locked=[[], [LETTERS], [], []], cells={"C4": "maelstrom", "D4": None, "E4": None})
    when(state, "pull C4")
    assert at(state, "stack", -1)["cards"] == [LETTERS, "treasure-chest", "rum"]
    when(state, "scatter")
    assert (hand(state, 1), at(state, "locked", 1), lost(state)) == ([], [], ["maelstrom"])


def test_every_cell_may_be_chosen_and_with_two_cards_left_chance_may_decide() -> None:
    state = when(pulling(3, hands={1: ["ruby", "rum"]}, cells={"C4": "maelstrom", "D4": None}), "pull C4")
    assert (len(legal(state)), legal(state)[0], verbs(state, 1)) == (131, "scatter", {"scatter", "sink"})
    when(state, "sink C4")
    assert (len(legal(state)), verbs(state, 1)) == (130, {"sink"})


def test_a_card_returned_to_a_full_cell_moves_the_old_one_to_an_empty_cell() -> None:
    state = pulling(3, hands={1: ["ruby"]}, cells={"C4": "maelstrom", "H7": "orange"})
    when(state, "pull C4", "sink H7")
    assert (at(state, "sea", "H7"), at(state, "sea", "C4")) == ("ruby", "orange")


def test_maelstrom_works_in_a_duel() -> None:
    state = when(duelling(hands={0: ["ruby"]}, cells={"C4": "maelstrom"}), "pull C4")
    assert (frame(state), state.pending) == ("return", (0,))
    assert when(state, "sink C4").pending == (1,)


def test_maelstrom_works_with_two_players_and_never_returns_marks() -> None:
    state = when(rolled(3, hands={0: ["ruby"]}, marks=[3, 1], cells={"C4": "maelstrom"}), "pull C4", "sink C4")
    assert (at(state, "marks"), at(state, "sea", "C4"), owed(state)) == ([3, 1], "ruby", 2)


# Mass Mutiny


def test_in_a_mass_mutiny_every_unmarked_seat_selects_a_card_and_the_puller_gets_it() -> None:
    state = when(pulling(8, cells={"C4": "mass-mutiny"}), "pull C4")
    assert turns(state, "A1", "A2", "A3", "A4") == [2, 3, 0, 1]
    assert (hand(state, 1), hand(state, 2), state.pending, owed(state)) == (["jewel"] * 4, [], (1,), 3)


def test_a_mass_mutiny_counts_towards_the_bid_and_may_exceed_it() -> None:
    state = when(pulling(2, cells={"C4": "mass-mutiny"}), "pull C4")
    assert turns(state, "A1", "A2", "A3", "A4") == [2, 3, 0, 1]
    assert (gone(state), kind(state)) == ({"C4", "A1", "A2", "A3", "A4"}, "punishment")


def test_a_mass_mutiny_is_not_in_addition_to_the_bid() -> None:
    state = when(pulling(11, players=8, cells={"C4": "mass-mutiny"}), "pull C4")
    assert turns(state, *[f"{column}1" for column in "ABCDEFGHIJ"]) == [2, 3, 4, 5, 6, 7, 0, 1, 1, 1]
    assert kind(state) == "punishment"


def test_marked_and_dead_seats_select_nothing() -> None:
    state = when(pulling(9, players=6, marked=(0,), dead=[2], cells={"C4": "mass-mutiny"}), "pull C4")
    assert turns(state, "A1", "A2", "A3", "A4") == [3, 4, 5, 1]


def test_a_marked_caller_selects_nothing() -> None:
    state = when(pulling(9, marked=(3,), cells={"C4": "mass-mutiny"}), "pull C4")
    assert turns(state, "A1", "A2", "A3") == [2, 0, 1]


def test_a_selector_may_choose_any_full_cell() -> None:
    state = when(pulling(9, cells={"C4": "mass-mutiny"}), "pull C4")
    assert (len(legal(state)), verbs(state, 2)) == (129, {"pull"})


def test_a_mark_selected_in_a_mass_mutiny_ends_it() -> None:
    state = when(pulling(9, cells={"C4": "mass-mutiny", "D4": "mark"}), "pull C4", "pull D4", "accept")
    assert (at(state, "marks"), frame(state), state.pending) == ([0, 1, 0, 0], "bid", (2,))


def test_a_selector_who_gets_marked_selects_no_more() -> None:
    state = pulling(9, hands={1: [QUEEN]}, cells={"C4": "mass-mutiny", "D4": "mark"})
    when(state, "pull C4", "pull D4", "queen 3", "accept")
    assert state.pending == (0,)


def test_a_second_mass_mutiny_lines_up_behind_the_first() -> None:
    state = when(pulling(9, cells={"C4": "mass-mutiny", "D4": "mass-mutiny"}), "pull C4", "pull D4")
    assert turns(state, *[f"{column}1" for column in "ABCDEFG"]) == [3, 0, 1, 2, 3, 0, 1]


def test_a_plank_or_a_whirlpool_goes_before_the_rest_of_a_mass_mutiny() -> None:
    state = when(pulling(9, cells={"C4": "mass-mutiny", "L4": "walk-the-plank-e"}), "pull C4", "pull L4")
    assert legal(state, 1) == ["pull M4"]
    assert when(state, "pull M4").pending == (3,)
    state = when(pulling(9, cells={"C4": "mass-mutiny", "A1": "whirlpool"}), "pull C4", "pull A1")
    assert legal(state, 1) == ["pull B1", "pull A2"]
    assert when(state, "pull B1", "pull A2").pending == (3,)


def test_a_mass_mutiny_goes_before_winds_of_fate() -> None:
    state = when(pulling(9, cells={"C4": "winds-of-fate", "D4": "mass-mutiny"}), "pull C4", "pull D4")
    assert turns(state, "A1", "A2", "A3", "A4", "A5") == [2, 3, 0, 1, 3]


def test_a_mass_mutiny_with_two_players_asks_the_opponent_and_the_roller() -> None:
    state = when(rolled(5, marks=[2, 3], cells={"C4": "mass-mutiny"}), "pull C4")
    assert turns(state, "A1", "A2", "A3") == [1, 0, 0]


# Release the Kraken


def test_the_kraken_ends_the_turn_and_everybody_pulls_a_card_the_puller_last() -> None:
    state = when(pulling(9, cells={"C4": "release-the-kraken"}), "pull C4")
    assert (lost(state), kind(state)) == (["release-the-kraken"], "sweep")
    assert turns(state, "A1", "A2", "A3", "A4") == [2, 3, 0, 1]
    assert [hand(state, seat) for seat in range(4)] == [["jewel"]] * 4


def test_a_turn_ended_by_the_kraken_is_judged_after_the_sweep() -> None:
    state = when(pulling(9, cells={"C4": "release-the-kraken"}), "pull C4", "pull A1", "pull A2", "pull A3", "pull A4")
    assert (state.pending, kind(state)) == ((3,), "punishment")


def test_the_kraken_ends_planks_and_whirlpools() -> None:
    cells: Cells = {"C4": "walk-the-plank-e", "D4": "whirlpool", "D3": "release-the-kraken"}
    state = when(pulling(9, cells=cells), "pull C4", "pull D4", "pull D3")
    assert (state.pending, len(legal(state))) == ((2,), 127)


def test_marked_seats_do_not_meet_the_kraken() -> None:
    state = when(pulling(9, marked=(2,), cells={"C4": "release-the-kraken"}), "pull C4")
    assert turns(state, "A1", "A2", "A3") == [3, 0, 1]


def test_a_mark_pulled_by_anyone_in_the_sweep_saves_a_marked_caller() -> None:
    state = pulling(9, marked=(3,), cells={"C4": "release-the-kraken", "D4": "mark"})
    when(state, "pull C4", "pull D4", "accept", "pull A2", "pull A3")
    assert (frame(state), state.pending) == ("return", (3,))
    when(state, "sink C4")
    assert at(state, "marks") == [0, 0, 1, 0]


def test_the_kraken_inside_a_sweep_comes_first() -> None:
    state = when(pulling(9, cells={"C4": "release-the-kraken", "D4": "release-the-kraken"}), "pull C4", "pull D4")
    assert turns(state, *[f"{column}1" for column in "ABCDEFG"]) == [3, 0, 1, 2, 3, 0, 1]


def test_the_kraken_works_in_a_duel() -> None:
    state = when(duelling(hands={1: ["mutiny"]}, cells={"C4": "release-the-kraken"}), "mutiny", "pull C4")
    assert turns(state, "A1", "A2", "A3") == [1, 2, 0]
    assert (at(state, "turn"), state.pending) == (1, (1,))


def test_the_kraken_works_with_two_players() -> None:
    state = rolled(6, luck=[("roll", 6), ("roll", 2)], marks=[2, 3], cells={"C4": "release-the-kraken"})
    when(state, "pull C4")
    assert turns(state, "A1", "A2") == [1, 0]
    assert (at(state, "turn"), owed(state)) == (1, 2)


def test_a_mark_that_the_opponent_pulls_in_a_sweep_is_counted_there_and_the_sweep_goes_on() -> None:
    state = when(rolled(6, cells={"C4": "release-the-kraken", "D4": "mark"}), "pull C4", "pull D4", "accept")
    assert (at(state, "marks"), state.pending, kind(state)) == ([0, 1], (0,), "sweep")


# Scurvy


def test_a_mark_kills_who_has_scurvy() -> None:
    state = when(marked_at_c4(hands={1: ["scurvy", "ruby"]}), "accept")
    assert (at(state, "dead"), at(state, "marks"), hand(state, 1), lost(state)) == ([1], [0, 1, 0, 0], [], ["ruby", "scurvy"])
    assert list(at(state, "sea").values()).count("mark") == 3


def test_an_orange_cures_scurvy_and_both_are_discarded() -> None:
    state = when(pulling(hands={1: ["scurvy"]}, cells={"C4": "orange"}), "pull C4")
    assert (hand(state, 1), lost(state)) == ([], ["orange", "scurvy"])


def test_an_orange_already_in_hand_cures_at_once() -> None:
    state = when(pulling(hands={1: ["orange"]}, cells={"C4": "scurvy"}), "pull C4")
    assert (hand(state, 1), lost(state)) == ([], ["orange", "scurvy"])


def test_one_orange_cures_one_scurvy() -> None:
    state = when(pulling(hands={1: ["orange", "orange"]}, cells={"C4": "scurvy"}), "pull C4")
    assert hand(state, 1) == ["orange"]
    state = when(pulling(hands={1: ["scurvy", "scurvy"]}, cells={"C4": "orange"}), "pull C4")
    assert hand(state, 1) == ["scurvy"]


def test_other_fruit_is_no_cure() -> None:
    assert hand(when(pulling(hands={1: ["scurvy"]}, cells={"C4": "rum"}), "pull C4"), 1) == ["rum", "scurvy"]


def test_after_the_cure_a_mark_only_marks() -> None:
    state = when(pulling(hands={1: ["scurvy"]}, cells={"C4": "orange", "D4": "mark"}), "pull C4", "pull D4", "accept")
    assert (at(state, "dead"), at(state, "marks")) == ([], [0, 1, 0, 0])


def test_who_turns_the_mark_away_lives_on_with_scurvy() -> None:
    state = when(marked_at_c4(hands={1: ["scurvy", LETTERS]}), "letters", "sink C4")
    assert (at(state, "dead"), hand(state, 1)) == ([], ["scurvy"])


def test_scurvy_kills_in_sweeps_and_punishments_too() -> None:
    state = when(pulling(1, hands={3: ["scurvy"]}, cells={"D4": "mark"}), "pull A1", "pull D4", "accept")
    assert at(state, "dead") == [3]


def test_scurvy_kills_nobody_in_a_duel() -> None:
    state = when(duelling(players=4, hands={0: ["scurvy"]}, cells={"C4": "mark"}), "pull C4")
    assert (at(state, "dead"), at(state, "marks")) == ([], [1, 0, 0, 0])


# Swab the Poopdeck


def test_swab_the_poopdeck_is_one_more_card() -> None:
    state = when(pulling(2, cells={"C4": "swab-the-poopdeck"}), "pull C4")
    assert (owed(state), lost(state), state.pending) == (2, ["swab-the-poopdeck"], (1,))


def test_swab_as_the_last_card_goes_on() -> None:
    state = when(pulling(1, cells={"C4": "swab-the-poopdeck", "D4": "swab-the-poopdeck"}), "pull C4", "pull D4")
    assert (owed(state), state.pending) == (1, (1,))
    assert kind(when(state, "pull A1")) == "punishment"


def test_swab_met_late_still_counts() -> None:
    state = when(pulling(1, cells={"L4": "walk-the-plank-e", "M4": "swab-the-poopdeck"}), "pull L4", "pull M4")
    assert (owed(state), state.pending, len(legal(state))) == (1, (1,), 128)


def test_swab_in_a_sweep_and_in_a_punishment() -> None:
    state = when(pulling(1, cells={"D4": "swab-the-poopdeck"}), "pull A1", "pull D4")
    assert (state.pending, owed(state), kind(state)) == ((3,), 1, "punishment")


def test_swab_works_in_a_duel() -> None:
    state = when(duelling(cells={"C4": "swab-the-poopdeck"}), "pull C4")
    assert (state.pending, owed(state)) == ((0,), 1)


def test_swab_works_with_two_players() -> None:
    assert owed(when(rolled(3, cells={"C4": "swab-the-poopdeck"}), "pull C4")) == 3


# Taking on Water


def test_taking_on_water_costs_one_luck_card_of_ones_choice() -> None:
    state = pulling(hands={1: ["parlay", "tortuga", "tortuga", "ruby", "isla-muerta"]}, cells={"C4": "taking-on-water"})
    when(state, "pull C4")
    assert (frame(state), state.pending, legal(state)) == ("water", (1,), ["discard parlay", "discard tortuga"])
    when(state, "discard tortuga")
    assert (hand(state, 1), lost(state)) == (["isla-muerta", "parlay", "ruby", "tortuga"], ["taking-on-water", "tortuga"])
    assert (frame(state), owed(state)) == ("pull", 2)


def test_taking_on_water_without_luck_cards_has_no_effect() -> None:
    state = when(pulling(hands={1: ["ruby", "scurvy"]}, cells={"C4": "taking-on-water"}), "pull C4")
    assert (frame(state), hand(state, 1), lost(state)) == ("pull", ["ruby", "scurvy"], ["taking-on-water"])


def test_a_single_luck_card_is_still_asked_for() -> None:
    state = when(pulling(hands={1: ["parlay"]}, cells={"C4": "taking-on-water"}), "pull C4")
    assert legal(state) == ["discard parlay"]


def test_a_chest_in_use_cannot_be_chosen_but_its_content_can() -> None:
    hands = {1: ["treasure-chest", LETTERS]}
    state = pulling(mode="parrghty", hands=hands, locked=[[], [LETTERS], [], []], cells={"C4": "taking-on-water"})
    assert legal(when(state, "pull C4")) == [f"discard {LETTERS}"]
    when(state, f"discard {LETTERS}")
    assert (hand(state, 1), at(state, "locked", 1), lost(state)) == ([], [], [LETTERS, "taking-on-water", "treasure-chest"])


def test_taking_on_water_without_luck_but_a_chest_in_use_has_no_effect() -> None:
    hands = {1: ["treasure-chest", "ruby"]}
    state = pulling(mode="parrghty", hands=hands, locked=[[], ["ruby"], [], []], cells={"C4": "taking-on-water"})
    assert (frame(when(state, "pull C4")), hand(state, 1)) == ("pull", ["ruby", "treasure-chest"])


def test_an_unused_chest_can_be_chosen() -> None:
    hands = {1: ["treasure-chest", "treasure-chest", LETTERS]}
    state = pulling(mode="parrghty", hands=hands, locked=[[], [LETTERS], [], []], cells={"C4": "taking-on-water"})
    assert legal(when(state, "pull C4")) == [f"discard {LETTERS}", "discard treasure-chest"]


def test_of_two_copies_the_one_outside_the_chest_goes_overboard() -> None:
    hands = {1: ["treasure-chest", LETTERS, LETTERS]}
    state = pulling(mode="parrghty", hands=hands, locked=[[], [LETTERS], [], []], cells={"C4": "taking-on-water"})
    when(state, "pull C4", f"discard {LETTERS}")
    assert (hand(state, 1), at(state, "locked", 1)) == ([LETTERS, "treasure-chest"], [LETTERS])


def test_taking_on_water_works_in_a_duel() -> None:
    state = when(duelling(hands={0: ["plunder"]}, cells={"C4": "taking-on-water"}), "pull C4")
    assert legal(state) == ["discard plunder"]


def test_taking_on_water_works_with_two_players() -> None:
    state = when(rolled(3, hands={0: ["plunder"]}, cells={"C4": "taking-on-water"}), "pull C4")
    assert legal(state) == ["discard plunder"]


# Trident of Poseidon


def test_the_trident_brings_every_marked_seat_back() -> None:
    state = when(pulling(3, marked=(0, 2), cells={"C4": "trident-of-poseidon", "D4": None}), "pull C4")
    assert (frame(state), state.pending, at(state, "marks")) == ("return", (2,), [0, 0, 0, 0])
    when(state, "sink C4")
    assert (frame(state), state.pending) == ("return", (0,))
    when(state, "sink D4")
    assert list(at(state, "sea").values()).count("mark") == 5


def test_after_the_trident_the_pulling_goes_on() -> None:
    state = when(pulling(3, marked=(0,), cells={"C4": "trident-of-poseidon"}), "pull C4", "sink C4")
    assert (frame(state), state.pending, owed(state), lost(state)) == ("pull", (1,), 2, ["trident-of-poseidon"])


@pytest.mark.parametrize("direction", [1, -1])
def test_marks_are_returned_clockwise_from_the_left_of_the_puller(direction: int) -> None:
    cells: Cells = {"C4": "trident-of-poseidon", "A1": None, "A2": None, "A3": None}
    state = when(pulling(3, players=6, marked=(0, 2, 4), direction=direction, cells=cells), "pull C4")
    order = []
    for cell in ("A1", "A2", "A3"):
        order.append(state.pending[0])
        when(state, f"sink {cell}")
    assert (order, state.pending) == ([2, 4, 0], (1,))


def test_the_trident_does_not_bring_back_the_dead() -> None:
    state = when(pulling(3, players=5, marked=(0,), dead=[4], cells={"C4": "trident-of-poseidon"}), "pull C4", "sink C4")
    assert (at(state, "dead"), at(state, "marks"), state.pending) == ([4], [0, 0, 0, 0, 1], (1,))


def test_the_trident_without_marked_seats_is_nothing() -> None:
    state = when(pulling(3, cells={"C4": "trident-of-poseidon"}), "pull C4")
    assert (frame(state), owed(state), lost(state)) == ("pull", 2, ["trident-of-poseidon"])


def test_a_caller_unmarked_by_the_trident_is_punished_like_any_other() -> None:
    state = when(pulling(1, marked=(3,), cells={"C4": "trident-of-poseidon"}), "pull C4", "sink C4")
    assert (state.pending, kind(state), at(state, "dead")) == ((3,), "punishment", [])


def test_who_is_brought_back_keeps_its_hand_and_bids_again() -> None:
    state = when(pulling(1, hands={2: ["ruby"]}, marked=(2,), cells={"C4": "trident-of-poseidon"}), "pull C4", "sink C4", "pull A1")
    assert (hand(state, 2), frame(state), state.pending) == (["ruby"], "bid", (2,))


def small_sea(cards: int, **cells: str) -> dict[str, Any]:
    """`sea` and `cells` of a sea of so many cards: a Trident in A1, a Mark at the end, jewels."""
    names = [f"{column}{row}" for row in (1, 2) for column in "ABCDEFGHIJKLM"][:cards]
    sea = dict.fromkeys(names, "jewel")
    return {"sea": {**sea, "A1": "trident-of-poseidon", names[-1]: "mark", **cells}, "cells": dict.fromkeys(MARKS)}


def test_the_trident_works_in_a_duel_while_more_than_ten_cards_are_left() -> None:
    state = when(duelling(players=4, marked=(3,), calm=10, **small_sea(12)), "pull A1")
    assert (frame(state), state.pending) == ("return", (3,))


def test_the_trident_has_no_effect_in_a_duel_with_ten_cards_left() -> None:
    state = when(duelling(players=4, marked=(3,), calm=10, **small_sea(11)), "pull A1")
    assert (at(state, "marks"), lost(state), state.pending) == ([0, 0, 0, 1], ["trident-of-poseidon"], (1,))


def test_outside_a_duel_the_trident_works_with_ten_cards_left() -> None:
    state = when(pulling(1, marked=(2,), **small_sea(11)), "pull A1")
    assert (frame(state), state.pending) == ("return", (2,))


def test_the_trident_ends_a_kiss_of_death_of_who_it_brings_back() -> None:
    state = when(duelling(players=4, marked=(3,), kiss={"seat": 3, "turns": 1}, cells={"C4": "trident-of-poseidon"}), "pull C4", "sink C4")
    assert (at(state, "kiss"), at(state, "dead"), at(state, "marks")) == (None, [], [0, 0, 0, 0])


# Walk the Plank


@pytest.mark.parametrize(
    ("card", "start", "way"),
    [
        ("walk-the-plank-n", "C4", ["C3", "C2", "C1"]),
        ("walk-the-plank-e", "J4", ["K4", "L4", "M4"]),
        ("walk-the-plank-s", "C7", ["C8", "C9", "C10"]),
        ("walk-the-plank-w", "D4", ["C4", "B4", "A4"]),
    ],
)
def test_walking_the_plank_pulls_everything_to_the_edge(card: str, start: str, way: list[str]) -> None:
    state = when(pulling(1, cells={start: card}), f"pull {start}")
    for cell in way:
        assert (state.pending, legal(state)) == ((1,), [f"pull {cell}"])
        when(state, f"pull {cell}")
    assert (kind(state), len(hand(state, 1))) == ("punishment", 3)


@pytest.mark.parametrize(("card", "start"), [("walk-the-plank-n", "A2"), ("walk-the-plank-w", "B1")])
def test_the_plank_goes_into_the_corner(card: str, start: str) -> None:
    assert legal(when(pulling(1, cells={start: card}), f"pull {start}")) == ["pull A1"]


def test_the_plank_goes_over_gaps() -> None:
    state = when(pulling(1, cells={"J4": "walk-the-plank-e", "K4": None, "L4": None}), "pull J4")
    assert legal(state) == ["pull M4"]


def test_every_card_of_the_plank_counts_towards_the_bid() -> None:
    state = when(pulling(5, cells={"J4": "walk-the-plank-e"}), "pull J4", "pull K4", "pull L4", "pull M4")
    assert (owed(state), len(legal(state))) == (1, 126)


def test_a_plank_at_the_edge_is_nothing() -> None:
    state = when(pulling(2, cells={"M4": "walk-the-plank-e"}), "pull M4")
    assert (owed(state), len(legal(state)), lost(state)) == (1, 129, ["walk-the-plank-e"])


def test_another_plank_changes_the_direction_and_the_first_is_not_completed() -> None:
    state = when(pulling(1, cells={"J4": "walk-the-plank-e", "K4": "walk-the-plank-n"}), "pull J4", "pull K4")
    assert legal(state) == ["pull K3"]
    when(state, "pull K3", "pull K2", "pull K1")
    assert (kind(state), "L4" in at(state, "sea")) == ("punishment", True)


def test_a_plank_in_a_whirlpool_ends_the_whirlpool() -> None:
    state = when(pulling(1, cells={"C4": "whirlpool", "B4": "walk-the-plank-w"}), "pull C4", "pull B4")
    assert legal(state) == ["pull A4"]
    assert kind(when(state, "pull A4")) == "punishment"


def test_a_plank_in_a_whirlpool_on_a_plank_ends_both() -> None:
    cells: Cells = {"J4": "walk-the-plank-e", "K4": "whirlpool", "K3": "walk-the-plank-n"}
    state = when(pulling(1, cells=cells), "pull J4", "pull K4", "pull K3", "pull K2", "pull K1")
    assert (kind(state), gone(state)) == ("punishment", {"J4", "K4", "K3", "K2", "K1"})


def test_a_mark_on_the_plank_ends_it() -> None:
    state = when(pulling(1, cells={"J4": "walk-the-plank-e", "K4": "mark"}), "pull J4", "pull K4", "accept")
    assert (frame(state), "L4" in at(state, "sea")) == ("bid", True)


def test_after_a_mark_turned_away_the_plank_goes_on() -> None:
    state = pulling(1, hands={1: [LETTERS]}, cells={"J4": "walk-the-plank-e", "K4": "mark"})
    when(state, "pull J4", "pull K4", "letters", "sink A1")
    assert legal(state) == ["pull L4"]


def test_a_card_returned_onto_the_plank_is_pulled_when_it_lies_ahead() -> None:
    state = pulling(1, hands={1: ["ruby"]}, cells={"J4": "walk-the-plank-e", "K4": "maelstrom", "L4": None})
    when(state, "pull J4", "pull K4", "sink L4")
    assert legal(state) == ["pull L4"]


def test_a_card_returned_behind_the_cursor_of_the_plank_is_left_there() -> None:
    state = pulling(1, hands={1: ["ruby"]}, cells={"J4": "walk-the-plank-e", "K4": "maelstrom"})
    when(state, "pull J4", "pull K4", "sink J4")
    assert legal(state) == ["pull L4"]
    assert at(when(state, "pull L4", "pull M4"), "sea", "J4") == "ruby"


@pytest.mark.parametrize(
    ("compass", "card", "first"),
    [
        *[
            ("n", "walk-the-plank-n", "F4"),
            ("e", "walk-the-plank-n", "G5"),
            ("s", "walk-the-plank-n", "F6"),
            ("w", "walk-the-plank-n", "E5"),
        ],
        *[
            ("e", "walk-the-plank-e", "F6"),
            ("s", "walk-the-plank-e", "E5"),
            ("w", "walk-the-plank-s", "G5"),
            ("e", "walk-the-plank-w", "F4"),
        ],
    ],
)
def test_the_plank_points_where_the_compass_says(compass: str, card: str, first: str) -> None:
    state = when(pulling(1, compass=compass, cells={"F5": card}), "pull F5")
    assert legal(state) == [f"pull {first}"]


def test_the_plank_works_in_a_duel() -> None:
    state = when(duelling(cells={"L4": "walk-the-plank-e"}), "pull L4")
    assert (state.pending, legal(state)) == ((0,), ["pull M4"])
    assert when(state, "pull M4").pending == (1,)


def test_the_plank_works_with_two_players() -> None:
    assert legal(when(rolled(1, cells={"L4": "walk-the-plank-e"}), "pull L4")) == ["pull M4"]


# Whirlpool


def test_a_whirlpool_pulls_the_four_side_neighbours_in_any_order() -> None:
    state = when(pulling(1, cells={"C4": "whirlpool"}), "pull C4")
    assert (state.pending, legal(state)) == ((1,), ["pull C3", "pull B4", "pull D4", "pull C5"])
    when(state, "pull D4", "pull C3", "pull C5")
    assert legal(state) == ["pull B4"]
    assert kind(when(state, "pull B4")) == "punishment"


def test_a_whirlpool_pulls_only_what_is_there() -> None:
    assert legal(when(pulling(1, cells={"C4": "whirlpool", "C3": None, "D4": None}), "pull C4")) == ["pull B4", "pull C5"]
    assert legal(when(pulling(1, cells={"A1": "whirlpool"}), "pull A1")) == ["pull B1", "pull A2"]


def test_a_whirlpool_without_neighbours_is_nothing() -> None:
    state = when(pulling(2, cells={"A1": "whirlpool", "B1": None, "A2": None}), "pull A1")
    assert (owed(state), len(legal(state))) == (1, 127)


def test_every_card_of_a_whirlpool_counts_towards_the_bid() -> None:
    state = when(pulling(6, cells={"A1": "whirlpool"}), "pull A1", "pull B1", "pull A2")
    assert (owed(state), len(legal(state))) == (3, 127)


def test_a_whirlpool_in_a_whirlpool_goes_first_and_then_the_outer_one_goes_on() -> None:
    state = when(pulling(1, cells={"C4": "whirlpool", "D4": "whirlpool"}), "pull C4", "pull D4")
    assert legal(state) == ["pull D3", "pull E4", "pull D5"]
    when(state, "pull D3", "pull E4", "pull D5")
    assert legal(state) == ["pull C3", "pull B4", "pull C5"]


def test_a_cell_of_two_whirlpools_is_pulled_once() -> None:
    cells: Cells = {"C4": "whirlpool", "C3": "whirlpool", "B3": "whirlpool"}
    state = when(pulling(1, cells=cells), "pull C4", "pull C3", "pull B3")
    assert legal(state) == ["pull B2", "pull A3", "pull B4"]
    when(state, "pull B4", "pull B2", "pull A3", "pull C2", "pull D3")
    assert legal(state) == ["pull D4", "pull C5"]


def test_a_pulled_cell_leaves_the_whirlpool_even_if_it_is_filled_again() -> None:
    state = pulling(1, hands={1: ["ruby"]}, cells={"C4": "whirlpool", "C3": "maelstrom"})
    when(state, "pull C4", "pull C3", "sink C3")
    assert legal(state) == ["pull B4", "pull D4", "pull C5"]


def test_a_whirlpool_met_on_the_plank_is_done_first() -> None:
    cells: Cells = {"J4": "walk-the-plank-e", "K4": "whirlpool"}
    state = when(pulling(1, cells=cells), "pull J4", "pull K4")
    assert legal(state) == ["pull K3", "pull L4", "pull K5"]
    when(state, "pull K5", "pull L4", "pull K3")
    assert legal(state) == ["pull M4"]


def test_a_mark_in_a_whirlpool_ends_it() -> None:
    state = when(pulling(1, cells={"C4": "whirlpool", "C3": "mark"}), "pull C4", "pull C3", "accept")
    assert (frame(state), "B4" in at(state, "sea")) == ("bid", True)


def test_a_whirlpool_works_in_a_duel() -> None:
    state = when(duelling(cells={"A1": "whirlpool"}), "pull A1")
    assert (state.pending, legal(state)) == ((0,), ["pull B1", "pull A2"])


def test_a_whirlpool_works_with_two_players() -> None:
    assert legal(when(rolled(1, cells={"A1": "whirlpool"}), "pull A1")) == ["pull B1", "pull A2"]


# Winds of Fate


def test_by_winds_of_fate_the_caller_chooses_the_rest() -> None:
    state = when(pulling(3, cells={"C4": "winds-of-fate"}), "pull C4")
    assert (state.pending, verbs(state, 3), len(legal(state)), lost(state)) == ((3,), {"pull"}, 129, ["winds-of-fate"])
    when(state, "pull A1")
    assert (state.pending, hand(state, 1), hand(state, 3)) == ((3,), ["jewel"], [])


def test_a_marked_caller_chooses_too() -> None:
    state = when(pulling(3, marked=(3,), hands={3: ["crows-nest-2"]}, cells={"C4": "winds-of-fate"}), "pull C4")
    assert (state.pending, verbs(state, 3)) == ((3,), {"pull"})


def test_winds_of_fate_end_with_the_turn() -> None:
    state = when(pulling(2, cells={"C4": "winds-of-fate"}), "pull C4", "pull A1", "pull A2")
    assert frame(state) == "bid"
    when(state, "bid 2")
    when(state, "call", seat=0)
    assert (frame(state), state.pending, at(state, "stack", -1)["winds"]) == ("pull", (2,), None)


def test_winds_of_fate_last_for_this_seats_part_only() -> None:
    state = when(pulling(5, cells={"C4": "winds-of-fate", "D4": "release-the-kraken"}), "pull C4", "pull D4")
    assert (state.pending, kind(state), at(state, "stack", -1)["winds"]) == ((2,), "sweep", None)


def test_whirlpool_and_plank_go_before_winds_of_fate() -> None:
    state = when(pulling(9, cells={"C4": "winds-of-fate", "A1": "whirlpool"}), "pull C4", "pull A1")
    assert (state.pending, legal(state)) == ((1,), ["pull B1", "pull A2"])
    assert when(state, "pull B1", "pull A2").pending == (3,)
    state = when(pulling(9, cells={"C4": "winds-of-fate", "L4": "walk-the-plank-e"}), "pull C4", "pull L4")
    assert (state.pending, legal(state)) == ((1,), ["pull M4"])
    assert when(state, "pull M4").pending == (3,)


def test_winds_of_fate_met_on_the_plank_wait_until_it_ends() -> None:
    state = when(pulling(4, cells={"K4": "walk-the-plank-e", "L4": "winds-of-fate"}), "pull K4", "pull L4")
    assert (state.pending, legal(state)) == ((1,), ["pull M4"])
    assert when(state, "pull M4").pending == (3,)


def test_in_a_sweep_the_caller_of_the_turn_chooses() -> None:
    state = when(
        pulling(5, cells={"C4": "release-the-kraken", "D4": "walk-the-plank-s", "D5": "winds-of-fate", "D10": "swab-the-poopdeck"}),
        "pull C4",
    )
    when(state, "pull D4", "pull D5", "pull D6", "pull D7", "pull D8", "pull D9", "pull D10")
    assert (state.pending, at(state, "stack", -1)["seat"], owed(state)) == ((3,), 2, 1)


def test_in_the_callers_own_pull_the_next_seat_chooses() -> None:
    cells: Cells = {"M4": "whirlpool", "M3": "winds-of-fate", "L4": None, "M5": "swab-the-poopdeck"}
    state = when(pulling(1, cells=cells), "pull A1")
    assert state.pending == (3,)
    when(state, "pull M4", "pull M3", "pull M5")
    assert (state.pending, owed(state), at(state, "stack", -1)["seat"]) == ((0,), 1, 3)


def test_the_next_seat_is_the_next_unmarked_one_in_the_direction_of_bidding() -> None:
    cells: Cells = {"M4": "whirlpool", "M3": "winds-of-fate", "L4": None, "M5": "swab-the-poopdeck"}
    state = when(pulling(1, players=6, direction=-1, marked=(2,), cells=cells), "pull A1", "pull M4", "pull M3", "pull M5")
    assert state.pending == (1,)


def test_a_chooser_who_gets_marked_goes_on_choosing() -> None:
    state = pulling(9, hands={1: [QUEEN]}, cells={"C4": "winds-of-fate", "D4": "mark"})
    when(state, "pull C4", "pull D4", "queen 3", "accept")
    assert (at(state, "marks"), state.pending, verbs(state, 3)) == ([0, 0, 0, 1], (3,), {"pull"})


def test_when_the_chooser_dies_the_next_seat_chooses() -> None:
    state = pulling(9, marked=(3,), hands={1: ["flying-dutchman"]}, cells={"C4": "winds-of-fate", "A1": "whirlpool"})
    when(state, "pull C4", "pull A1", "dutchman 3", "pull B1", "pull A2")
    assert (state.pending, verbs(state, 2), owed(state)) == ((2,), {"pull"}, 5)


def test_when_the_caller_is_dead_the_next_seat_chooses() -> None:
    state = when(pulling(9, marked=(3,), hands={1: ["flying-dutchman"]}, cells={"C4": "winds-of-fate"}), "dutchman 3", "pull C4")
    assert state.pending == (2,)


def test_winds_of_fate_do_not_return_when_a_whirlpool_has_used_up_the_bid() -> None:
    state = when(pulling(2, cells={"C4": "winds-of-fate", "A1": "whirlpool"}), "pull C4", "pull A1", "pull B1", "pull A2")
    assert (kind(state), state.pending, hand(state, 1)) == ("punishment", (3,), ["jewel", "jewel"])


def test_winds_of_fate_with_two_players_ask_the_opponent() -> None:
    state = when(rolled(3, marks=[0, 3], cells={"C4": "winds-of-fate"}), "pull C4")
    assert (state.pending, verbs(state, 1)) == ((1,), {"pull"})
    assert hand(when(state, "pull A1"), 0) == ["jewel"]
