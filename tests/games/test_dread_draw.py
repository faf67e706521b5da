"""Dread Draw: set-up, turns, failing, passing, the end of a round, damage, the fortune, records and positions."""

from __future__ import annotations

from typing import Any

import pytest
from given_dread import CARDS, all_but, at, card, deck, given, happened, legal, lost, opened, sizes, when

import pressgang
from pressgang import BadLuck, BadOption, BadText, Dice, IllegalMove, Match, Record, SeededLuck, State
from pressgang.words import voice

ECLIPSE = ["the-eclipse"]
HURTS: dict[str, object] = {"do": "damage"}


def failing(*row: str, **position: Any) -> State:
    """Of three players the first, with this row, is about to draw the Orphan; the others have an Eclipse each."""
    return given(3, **{"rows": [list(row), ECLIPSE, ECLIPSE], "draw": ["the-orphan"], **position})


def losing(*row: str, **position: Any) -> State:
    """Of two players the first is about to fail, so that the other one wins the round with this row."""
    return given(
        **{"rows": [["the-hound"], list(row)], "draw": ["the-orphan"], "life": [["the-moth", "the-storm", "the-crow"], 10], **position}
    )


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_life_cards_each_and_the_rest_is_the_draw_deck(players: int) -> None:
    state = opened(players)
    assert sizes(state) == [10] * players
    assert len(at(state, "draw")) == len(CARDS) - 10 * players
    assert sorted(sum(at(state, "life"), at(state, "draw"))) == sorted(CARDS)


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOption) as problem:
        opened_game(players)
    assert problem.value.code == "players-range"


def opened_game(players: int) -> State:
    return pressgang.game("dread-draw", players).start(seed=1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_at_random_and_starts_round_one(first: int) -> None:
    state = opened(3, ("first", first))
    assert (state.pending, at(state, "turn"), at(state, "round"), legal(state)) == ((first,), first, 1, ["draw"])


def test_life_cards_are_dealt_ten_at_a_time_from_the_first_player_to_the_left() -> None:
    cards = CARDS[::-1]
    state = opened(3, ("first", 1), ("deck", cards))
    assert at(state, "life") == [cards[20:30], cards[:10], cards[10:20]]
    assert at(state, "draw") == cards[30:]


def test_a_scripted_deck_may_name_only_its_top() -> None:
    state = opened(2, ("first", 0), ("deck", ["domination", "death"]))
    assert at(state, "life", 0)[:2] == ["domination", "death"]
    assert sorted(sum(at(state, "life"), at(state, "draw"))) == sorted(CARDS)


@pytest.mark.parametrize(("promo", "more", "plain"), [("none", 0, 2), ("replaces", 0, 1), ("joins", 1, 2)])
def test_the_promo_card_replaces_a_domination_or_joins(promo: str, more: int, plain: int) -> None:
    state = opened(2, promo=promo)
    cards = sum(at(state, "life"), at(state, "draw"))
    assert len(cards) == len(CARDS) + more
    assert (cards.count("domination"), cards.count("domination-promo")) == (plain, int(promo != "none"))


def test_a_second_domination_is_an_error_when_the_promo_card_replaces_it() -> None:
    assert opened(2, ("first", 0), ("deck", ["domination"]), promo="replaces").pending == (0,)
    with pytest.raises(BadLuck):
        opened(2, ("first", 0), ("deck", ["domination", "domination"]), promo="replaces")


def test_the_promo_card_is_as_strong_as_domination_and_has_its_ability() -> None:
    state = given(options={"promo": "joins"}, rows=[[], ["the-storm"]], draw=["domination-promo"])
    when(state, "draw", "use", "pick 1 the-storm")
    assert (at(state, "totals"), at(state, "reserves", 0)) == ([12, 0], ["the-storm"])


# SUMMON


def test_there_is_no_pass() -> None:
    assert legal(given(rows=[["domination"], []])) == ["draw"]


def test_only_the_seat_on_turn_may_act() -> None:
    state = given(turn=1)
    assert (state.actions(0), legal(state, 1)) == ([], ["draw"])
    with pytest.raises(IllegalMove):
        when(state, "draw", seat=0)


def test_a_stronger_card_is_put_to_the_right_end_of_the_row() -> None:
    state = when(given(rows=[["the-moth", "the-wolf"], ECLIPSE], draw=["the-hound"]), "draw")
    assert at(state, "rows", 0) == ["the-moth", "the-wolf", "the-hound"]


def test_equal_strength_fails() -> None:
    assert at(when(failing("the-wolf", draw=["the-oracle"]), "draw"), "out") == [0]


def test_equal_strength_escalates_with_justice_in_the_reserves() -> None:
    state = when(failing("the-wolf", draw=["the-oracle"], reserves=[["justice"], [], []]), "draw")
    assert at(state, "rows", 0) == ["the-wolf", "the-oracle"]


def test_weaker_cards_fail_even_with_justice() -> None:
    state = when(failing("the-wolf", draw=["the-puppet"], reserves=[["justice"], [], []]), "draw")
    assert at(state, "out") == [0]


def test_on_an_empty_row_every_card_escalates() -> None:
    assert at(when(failing(), "draw"), "rows", 0) == ["the-orphan"]


def test_stronger_reserve_cards_may_be_summoned_and_equal_cards_are_one_action() -> None:
    state = given(rows=[["the-wolf"], ECLIPSE], reserves=[["the-moth", "the-hound", "the-hound"], ["the-storm"]])
    assert legal(state) == ["draw", "summon the-hound"]


def test_a_reserve_card_as_strong_as_the_last_may_be_summoned_with_justice() -> None:
    state = given(rows=[["the-hound"], ECLIPSE], reserves=[["the-widow", "justice"], []])
    assert legal(state) == ["draw", "summon the-widow"]


def test_a_summoned_reserve_card_leaves_the_reserves_and_its_ability_is_asked() -> None:
    state = when(given(reserves=[["the-lantern", "the-moth"], []]), "summon the-lantern")
    assert (at(state, "rows", 0), at(state, "reserves", 0)) == (["the-lantern"], ["the-moth"])
    assert (legal(state), at(state, "source")) == (["use", "skip"], "the-lantern")


def test_the_ability_belongs_to_the_seat_that_summons() -> None:
    state = when(given(turn=1, draw=["the-lantern"]), "draw", "use")
    assert at(state, "wards") == [0, 1]


def test_an_ability_may_be_skipped() -> None:
    state = when(given(draw=["the-lantern"]), "draw", "skip")
    assert (at(state, "wards"), at(state, "played"), state.pending) == ([0, 0], 0, (1,))


def test_a_used_ability_is_counted() -> None:
    assert at(when(given(draw=["the-lantern"]), "draw", "use"), "played") == 1


@pytest.mark.parametrize(("reserves", "actions"), [(["the-hound"], ["summon the-hound"]), ([], ["draw"]), (["the-moth"], ["draw"])])
def test_without_any_card_to_draw_only_reserves_are_offered_if_there_are_fitting_ones(reserves: list[str], actions: list[str]) -> None:
    rest = all_but("the-wolf", "the-eclipse", "the-eclipse", *reserves)
    state = given(3, rows=[["the-wolf"], ECLIPSE, ECLIPSE], reserves=[reserves, [], []], life=[[], rest, []])
    assert legal(state) == actions


def test_drawing_without_any_card_fails() -> None:
    rest = all_but("the-wolf", "the-eclipse", "the-eclipse")
    state = when(given(3, rows=[["the-wolf"], ECLIPSE, ECLIPSE], life=[[], rest, []]), "draw")
    assert (at(state, "out"), lost(state), state.pending) == ([0], ["the-wolf"], (1,))


# Failing


def test_who_fails_is_eliminated_with_the_row_and_the_drawn_card() -> None:
    state = when(given(3, rows=[["the-moth"], ["the-hound"], ["the-storm"]], draw=["the-oracle", "the-puppet"]), "draw", "skip", "draw")
    assert (at(state, "rows", 0), at(state, "out")) == ([], [0])
    assert lost(state) == ["the-moth", "the-oracle", "the-puppet"]
    assert (state.pending, at(state, "phase")) == ((1,), "summon")


def test_the_eliminated_keep_reserves_and_life() -> None:
    state = when(failing("the-wolf", reserves=[["the-moth"], [], []]), "draw")
    assert (at(state, "reserves", 0), sizes(state)[0]) == (["the-moth"], 10)


def test_the_eliminated_lose_their_bonuses() -> None:
    state = when(failing("the-wolf", total_bonus=[3, 1, 0], damage_bonus=[2, 1, 0]), "draw")
    assert (at(state, "total_bonus"), at(state, "damage_bonus")) == ([0, 1, 0], [0, 1, 0])


def test_the_card_that_failed_has_no_aftermath() -> None:
    state = when(failing("the-hound", draw=["revenge"]), "draw")
    assert (at(state, "phase"), state.pending) == ("summon", (1,))


def test_a_ward_saves_once_and_costs_only_the_drawn_card() -> None:
    state = given(3, rows=[[], ECLIPSE, ECLIPSE], draw=["the-lantern", "the-moth", "the-moth"])
    when(state, "draw", "use", "draw")
    assert (at(state, "rows", 0), lost(state), at(state, "wards", 0)) == (["the-lantern"], ["the-moth"], 0)
    assert at(when(state, "draw"), "out") == [0]


def test_a_ward_goes_before_a_gate() -> None:
    state = when(failing("the-hound", wards=[1, 0, 0], reserves=[["the-gate"], [], []]), "draw")
    assert (at(state, "wards"), at(state, "reserves", 0), at(state, "rows", 0)) == ([0, 0, 0], ["the-gate"], ["the-hound"])
    assert (at(state, "phase"), state.pending) == ("summon", (0,))


def test_a_gate_in_the_reserves_goes_before_one_in_the_row() -> None:
    state = when(failing("the-gate", reserves=[["the-gate"], [], []]), "draw")
    assert (at(state, "reserves", 0), at(state, "rows", 0), lost(state)) == ([], ["the-gate"], ["the-gate", "the-orphan"])
    assert (at(state, "played"), at(state, "phase"), state.pending) == (1, "summon", (0,))


def test_a_gate_in_the_row_lowers_last_and_total_when_it_goes() -> None:
    state = when(failing("the-wolf", "the-gate", draw=["the-orphan", "the-choir"]), "draw")
    assert (at(state, "rows", 0), at(state, "totals", 0)) == (["the-wolf"], 4)
    assert at(when(state, "draw"), "rows", 0) == ["the-wolf", "the-choir"]


def test_the_leftmost_guard_of_the_row_goes_first() -> None:
    guard = {"do": "guard"}
    low = card("low", guard, trigger="always", strength=2)
    high = card("high", guard, trigger="always", strength=4)
    state = given(3, options=deck(high, low), rows=[["low", "high"], ["p9"], ["p9"]], draw=["p1"])
    assert at(when(state, "draw"), "rows", 0) == ["high"]


def test_aftermath_abilities_are_asked_from_left_to_right() -> None:
    state = when(failing("the-gravedigger", "revenge"), "draw")
    assert (at(state, "source"), legal(state), state.pending) == ("the-gravedigger", ["use", "skip"], (0,))
    assert at(when(state, "skip"), "source") == "revenge"
    assert (at(when(state, "skip"), "phase"), state.pending) == ("summon", (1,))


def test_the_aftermath_of_the_eliminated_comes_before_the_damage_of_the_round() -> None:
    state = when(given(rows=[["revenge"], ["the-wolf"]], draw=["the-moth"], life=[["the-storm"], ["the-hound"]]), "draw", "use", "target 1")
    when(state, "keep the-hound")
    assert (state.pending, legal(state)) == ((0,), ["keep the-storm"])


def test_revenge_hurts_a_rival_of_choice() -> None:
    state = when(failing("revenge", life=[10, 10, ["the-moth"]]), "draw", "use")
    assert legal(state) == ["target 1", "target 2"]
    assert (legal(when(state, "target 2")), state.pending) == (["keep the-moth"], (2,))


def test_aftermath_for_winners_is_not_asked_of_the_eliminated() -> None:
    state = when(failing("victory"), "draw")
    assert (at(state, "phase"), state.pending) == ("summon", (1,))


def test_aftermath_for_losers_is_not_asked_of_the_winner() -> None:
    assert legal(when(losing("the-widow", damage_bonus=[0, 1]), "draw"), 0) == ["keep the-moth"]


def test_the_list_of_aftermath_cards_is_fixed_when_the_seat_is_eliminated() -> None:
    state = failing("the-gravedigger", "revenge")
    when(state, "draw", "use", "pick revenge")
    assert (at(state, "reserves", 0), at(state, "source"), legal(state)) == (["revenge"], "revenge", ["use", "skip"])


# Passing


def test_a_tied_seat_on_turn_goes_on() -> None:
    state = given(3, rows=[["the-moth"], ["the-hound"], ["the-storm"]], draw=["the-oracle"])
    when(state, "draw", "skip")
    assert (at(state, "totals"), state.pending) == ([6, 6, 8], (0,))


def test_else_the_first_tied_seat_from_the_left_is_next() -> None:
    state = when(given(3, turn=1, rows=[["the-wolf"], ["the-wolf"], ["the-wolf"]], draw=["the-storm"]), "draw")
    assert state.pending == (2,)


def test_the_lowest_total_is_next_wherever_it_sits() -> None:
    state = when(given(4, rows=[["the-wolf"], ["the-hound"], ["the-storm"], ["the-choir"]], draw=["the-storm"]), "draw")
    assert (at(state, "totals"), state.pending) == ([12, 6, 8, 5], (3,))


def test_eliminated_and_defeated_seats_are_passed_over() -> None:
    state = when(given(5, rows=[[], [], ["the-hound"], [], ["the-storm"]], out=[1], defeated=[3], draw=["the-eclipse"]), "draw")
    assert state.pending == (2,)


def test_a_called_seat_is_next_once_and_then_totals_decide() -> None:
    state = given(4, rows=[[], ["the-hound"], [], ["the-storm"]], out=[2], draw=["the-puppet", "the-eclipse"])
    when(state, "draw", "use")
    assert legal(state) == ["target 1", "target 3"]
    when(state, "target 3")
    assert (state.pending, at(state, "called"), at(state, "totals")) == ((3,), None, [3, 6, 0, 8])
    assert when(state, "draw").pending == (0,)


def test_a_called_seat_may_be_written_into_a_position() -> None:
    state = given(3, rows=[[], [], ECLIPSE], called=2, draw=["the-moth"])
    assert when(state, "draw").pending == (2,)


def test_a_total_counts_row_and_bonus() -> None:
    state = given(rows=[["the-moth", "the-wolf"], []], total_bonus=[3, 0], reserves=[["domination"], []])
    assert at(state, "totals") == [9, 0]


@pytest.mark.parametrize(("summoned", "total", "next_seat"), [("the-crow", 5, 0), ("justice", 7, 1)])
def test_after_a_summon_from_the_reserves_the_lowest_total_is_next(summoned: str, total: int, next_seat: int) -> None:
    state = given(rows=[["the-moth"], ["the-hound"]], reserves=[["the-crow", "justice"], []])
    when(state, f"summon {summoned}")
    assert (at(state, "totals"), state.pending) == ([total, 6], (next_seat,))


def test_a_card_in_the_reserves_has_no_aftermath() -> None:
    state = when(failing("the-wolf", reserves=[["revenge", "the-gravedigger"], [], []]), "draw")
    assert (at(state, "out"), at(state, "phase"), state.pending) == ([0], "summon", (1,))


# The end of a round


def test_the_damage_of_the_winners_row_hits_the_loser_and_the_winner_starts() -> None:
    state = when(losing("the-wolf", "the-eclipse"), "draw")
    assert (at(state, "drawn"), legal(state)) == (
        ["the-moth", "the-storm", "the-crow"],
        ["keep the-moth", "keep the-crow", "keep the-storm"],
    )
    when(state, "keep the-moth")
    assert (at(state, "round"), state.pending, at(state, "reserves", 0)) == (2, (1,), ["the-moth"])
    assert (at(state, "rows"), sizes(state)) == ([[], []], [0, 10])
    assert lost(state) == ["the-crow", "the-eclipse", "the-hound", "the-orphan", "the-storm", "the-wolf"]


def test_a_new_round_takes_everybody_in_again_and_forgets_the_last_one() -> None:
    state = losing("the-wolf", wards=[0, 2], total_bonus=[0, 3], damage_bonus=[0, 1], played=7, called=1)
    when(state, "draw", "keep the-moth")
    assert (at(state, "out"), at(state, "played"), at(state, "called")) == ([], 0, None)
    assert (at(state, "wards"), at(state, "total_bonus"), at(state, "damage_bonus")) == ([0, 0], [0, 0], [0, 0])


def test_damage_goes_around_from_the_winners_left_each_with_its_reserve_ability() -> None:
    life = [["the-moth"], 10, ["the-beggar"]]
    state = when(given(3, rows=[["the-hound"], ["the-wolf"], []], out=[2], draw=["the-orphan"], life=life), "draw")
    assert (state.pending, legal(state)) == ((2,), ["keep the-beggar"])
    assert (when(state, "keep the-beggar").pending, legal(state)) == ((2,), ["use", "skip"])
    assert (when(state, "use").pending, legal(state)) == ((0,), ["keep the-moth"])


def test_victory_is_asked_before_the_damage_and_adds_two() -> None:
    state = when(losing("victory"), "draw")
    assert (state.pending, at(state, "source"), at(state, "drawn")) == ((1,), "victory", [])
    assert (when(state, "use").pending, at(state, "drawn")) == ((0,), ["the-moth", "the-storm"])


def test_the_ferryman_takes_another_summoned_card_and_its_damage_away() -> None:
    state = when(losing("the-ferryman", "the-eclipse"), "draw", "use")
    assert legal(state) == ["pick 1 the-eclipse"]
    when(state, "pick 1 the-eclipse")
    assert (at(state, "reserves", 1), at(state, "drawn")) == (["the-eclipse"], ["the-moth"])


def test_the_ferryman_alone_is_not_asked() -> None:
    assert when(losing("the-ferryman"), "draw").pending == (0,)


def test_the_list_of_the_winners_aftermath_cards_is_fixed() -> None:
    state = when(losing("the-ferryman", "victory"), "draw", "use", "pick 1 victory")
    assert (at(state, "source"), legal(state)) == ("victory", ["use", "skip"])
    assert len(at(when(state, "use"), "drawn")) == 3


def test_a_second_ferryman_that_the_first_has_taken_may_take_the_first() -> None:
    """The list is fixed when the round ends, and a card whose ability it is not may be taken (two of a kind: by way of Justice)."""
    state = when(losing("the-ferryman", "the-ferryman"), "draw", "use", "pick 1 the-ferryman")
    assert (at(state, "source"), legal(state)) == ("the-ferryman", ["use", "skip"])
    assert legal(when(state, "use")) == ["pick 1 the-ferryman"]
    when(state, "pick 1 the-ferryman")
    assert (at(state, "rows", 1), at(state, "reserves", 1), at(state, "round")) == ([], ["the-ferryman", "the-ferryman"], 2)


def test_a_second_ferryman_that_was_not_taken_still_does_not_take_itself() -> None:
    state = when(losing("the-ferryman", "the-ferryman", "the-eclipse"), "draw", "use", "pick 1 the-eclipse", "use")
    assert legal(state) == ["pick 1 the-ferryman"]
    assert at(when(state, "pick 1 the-ferryman"), "rows", 1) == ["the-ferryman"]


def test_of_three_ferrymen_each_takes_another() -> None:
    state = losing("the-ferryman", "the-ferryman", "the-ferryman")
    when(state, "draw", *["use", "pick 1 the-ferryman"] * 3)
    assert (at(state, "rows", 1), at(state, "reserves", 1)) == ([], ["the-ferryman"] * 3)


def test_of_three_ferrymen_the_last_one_in_the_row_takes_nobody() -> None:
    """The first is passed over, so the second takes the third, which then takes the first or the second; one stays."""
    state = when(losing("the-ferryman", "the-ferryman", "the-ferryman"), "draw", "skip", *["use", "pick 1 the-ferryman"] * 2)
    assert (at(state, "rows", 1), at(state, "reserves", 1), at(state, "phase")) == (["the-ferryman"], ["the-ferryman"] * 2, "keep")


def test_what_a_ferryman_took_is_remembered_by_the_position() -> None:
    state = when(losing("the-ferryman", "the-ferryman"), "draw", "use", "pick 1 the-ferryman")
    again = given(**state.position())
    assert (again == state, legal(again)) == (True, ["use", "skip"])
    assert legal(when(again, "use")) == ["pick 1 the-ferryman"]


@pytest.mark.parametrize("gone", [["the-wolf"], ["the-ferryman", "the-ferryman"]])
def test_only_the_card_that_a_frame_names_can_be_gone(gone: list[str]) -> None:
    frame = {"frame": "ability", "seat": 0, "card": "the-ferryman", "trigger": "aftermath", "gone": gone}
    with pytest.raises(BadText):
        given(rows=[["the-ferryman"], ["the-wolf"]], stack=[{"frame": "end", "winner": 0, "step": 1}, frame])


def test_the_damage_bonus_counts() -> None:
    assert len(at(when(losing("the-wolf", damage_bonus=[0, 2]), "draw"), "drawn")) == 3


def test_the_hollow_king_in_the_reserves_makes_a_won_round_hurt_more() -> None:
    state = when(losing("the-wolf", reserves=[[], ["the-hollow-king"]]), "draw")
    assert at(state, "drawn") == ["the-moth", "the-storm"]


def test_a_round_without_damage_hurts_nobody() -> None:
    state = when(losing("the-well"), "draw")
    assert (at(state, "round"), sizes(state), state.pending) == (2, [3, 10], (1,))


def test_nobody_inside_means_no_damage_and_the_seat_on_turn_starts() -> None:
    state = given(3, rows=[["revenge"], ["the-wolf"], []], out=[2], draw=["the-moth"], life=[5, 0, 5])
    when(state, "draw", "use", "target 1")
    assert (at(state, "round"), state.pending, sizes(state), at(state, "defeated")) == (2, (0,), [5, 0, 5], [1])


def test_a_winner_defeated_by_the_victims_answer_deals_the_rest_of_the_damage() -> None:
    biter = card("biter", HURTS, trigger="reserve")
    state = given(3, options=deck(biter), rows=[[], ["p2"], ["p1"]], out=[0], draw=["p1"], turn=1, life=[["p7"], ["biter"], 0])
    when(state, "draw")
    assert (state.pending, legal(state)) == ((0,), ["keep p7"])
    when(state, "keep p7", "keep biter", "use", "target 2")
    assert (at(state, "defeated"), at(state, "round"), state.pending) == ([2], 2, (0,))


def test_the_others_still_take_damage_after_the_winner_is_defeated() -> None:
    biter = card("biter", HURTS, trigger="reserve")
    state = given(3, options=deck(biter), rows=[[], ["p2"], ["p1"]], out=[0], draw=["p1"], turn=1, life=[["biter"], ["p7"], 0])
    when(state, "draw", "keep biter", "use", "target 2")
    assert (at(state, "defeated"), state.pending, legal(state)) == ([2], (1,), ["keep p7"])
    assert (when(state, "keep p7").pending, at(state, "round")) == ((0,), 2)


def test_a_winner_defeated_in_the_aftermath_deals_no_damage() -> None:
    biter = card("biter", HURTS, trigger="reserve")
    bold = card("bold", HURTS, trigger="aftermath", strength=1)
    state = given(
        3, options=deck(biter, bold), rows=[[], ["p2"], ["bold"]], out=[0], draw=["p1"], turn=1, life=[["biter", "p3"], ["p7"], 0]
    )
    when(state, "draw", "use", "target 0", "keep biter", "use", "target 2")
    assert (at(state, "defeated"), at(state, "round"), sizes(state), state.pending) == ([2], 2, [1, 1, 0], (0,))


# Damage and defeat


def test_the_last_life_card_is_kept_and_is_no_defeat() -> None:
    state = when(losing("the-wolf", "the-eclipse", life=[["the-moth"], 10]), "draw", "keep the-moth")
    assert (sizes(state), at(state, "defeated"), at(state, "round")) == ([0, 10], [], 2)


def test_damage_on_an_empty_life_deck_defeats() -> None:
    state = when(losing("the-wolf", life=[0, 10]), "draw")
    assert (state.pending, state.standing().winners, at(state, "phase")) == ((), (1,), "over")


def test_life_cards_are_drawn_from_the_top() -> None:
    state = when(losing("the-eclipse"), "draw", "keep the-storm")
    assert (at(state, "life", 0), at(state, "reserves", 0)) == (["the-crow"], ["the-storm"])


def test_equal_drawn_cards_are_one_choice() -> None:
    assert legal(when(losing("the-eclipse", life=[["the-moth", "the-moth"], 10]), "draw")) == ["keep the-moth"]


def test_the_defeated_lose_their_reserves_and_are_in_no_further_round() -> None:
    life = [0, 10, ["the-moth"]]
    state = given(
        3, rows=[["the-hound"], ["the-wolf"], []], out=[2], reserves=[["the-eclipse"], [], []], life=life, draw=["the-orphan", "the-storm"]
    )
    when(state, "draw", "keep the-moth")
    assert (at(state, "defeated"), at(state, "out"), at(state, "reserves", 0)) == ([0], [], [])
    assert "the-eclipse" in lost(state)
    assert (state.pending, when(state, "draw").pending) == ((1,), (2,))


def test_the_defeated_lose_their_row_without_aftermath() -> None:
    state = given(3, rows=[[], ["revenge"], ["the-wolf"]], draw=["death"], life=[10, 0, 10])
    when(state, "draw", "use", "target 1")
    assert (at(state, "rows"), lost(state), state.pending) == ([["death"], [], ["the-wolf"]], ["revenge"], (2,))


def test_a_kept_beggar_gains_a_life() -> None:
    state = when(losing("the-wolf", life=[["the-beggar"], 10]), "draw", "keep the-beggar")
    assert (at(state, "source"), legal(state)) == ("the-beggar", ["use", "skip"])
    assert (sizes(when(state, "use")), state.pending) == ([1, 10], (1,))


def test_a_discarded_beggar_is_not_asked() -> None:
    state = when(losing("the-eclipse", life=[["the-beggar", "the-moth"], 10]), "draw", "keep the-moth")
    assert (at(state, "phase"), state.pending) == ("summon", (1,))


def test_the_others_are_discarded_before_the_kept_card_enters_the_reserves() -> None:
    digger = card("digger", {"do": "move", "from": "discard", "to": "reserves"}, trigger="reserve")
    state = given(options=deck(digger), rows=[["p5"], ["p1", "p2"]], draw=["p1"], life=[["digger", "p9"], 10])
    assert "pick p9" in legal(when(state, "draw", "keep digger", "use"))


@pytest.mark.parametrize(
    ("row", "reserves", "winner", "drawn"),
    [
        ("the-hound", ["the-warden"], "the-eclipse", 1),
        ("the-hound", ["the-warden", "the-warden"], "the-wolf", 1),
        ("the-hound", ["the-warden"], "the-well", 0),
        ("the-hound", ["the-warden", "the-warden"], "domination", 1),
        ("the-warden", [], "the-eclipse", 2),
        ("the-hound", ["the-warden"], "domination", 2),
    ],
)
def test_wardens_lessen_damage_to_one_at_least(row: str, reserves: list[str], winner: str, drawn: int) -> None:
    state = when(losing(winner, rows=[[row], [winner]], reserves=[reserves, []]), "draw")
    assert len(at(state, "drawn")) == drawn


def test_death_may_hit_the_eliminated_but_not_the_defeated() -> None:
    state = given(4, rows=[[], ECLIPSE, [], []], out=[3], defeated=[2], draw=["death"], life=[10, 10, 0, ["the-moth", "the-wolf"]])
    when(state, "draw", "use")
    assert legal(state) == ["target 1", "target 3"]
    assert (legal(when(state, "target 3")), state.pending) == (["keep the-moth"], (3,))


def test_the_game_is_over_at_once_when_one_seat_lives() -> None:
    state = when(given(draw=["death"], life=[3, 0]), "draw", "use", "target 1")
    assert (state.pending, state.standing().winners, state.standing().scores) == ((), (0,), (4, 0))
    assert (at(state, "phase"), at(state, "stack"), at(state, "round")) == ("over", [], 1)


def test_death_to_the_last_rival_wins_the_round() -> None:
    state = given(3, out=[2], rows=[[], ["the-wolf"], []], draw=["death"], life=[10, 0, ["the-moth", "the-well"]])
    when(state, "draw", "use", "target 1")
    assert (at(state, "defeated"), state.pending, legal(state)) == ([1], (2,), ["keep the-moth"])


def test_the_eliminated_can_win_the_game() -> None:
    state = when(given(rows=[["revenge"], ["the-wolf"]], draw=["the-moth"], life=[5, 0]), "draw", "use", "target 1")
    assert (state.pending, state.standing().winners) == ((), (0,))


def test_the_effects_of_a_defeated_owner_stop_and_play_passes_to_the_left() -> None:
    biter = card("biter", HURTS, trigger="reserve")
    bold = card("bold", HURTS, {"do": "damage", "who": "opponents"}, trigger="summon")
    state = given(3, options=deck(biter, bold), draw=["bold"], life=[0, ["biter", "p1"], 10])
    when(state, "draw", "use", "target 1", "keep biter", "use", "target 0")
    assert (at(state, "defeated"), sizes(state), state.pending, at(state, "phase")) == ([0], [0, 1, 10], (1,), "summon")


# Bell and Dusk


def test_after_the_bell_no_ability_is_asked() -> None:
    state = when(given(played=60, draw=["the-mother"]), "draw")
    assert (at(state, "phase"), state.pending, sizes(state)) == ("summon", (1,), [10, 10])


def test_the_sixtieth_ability_is_still_asked() -> None:
    state = when(given(played=59, draw=["the-mother", "the-lantern"]), "draw", "use")
    assert (at(state, "played"), sizes(state)) == (60, [11, 10])


def test_after_the_bell_neither_reserve_nor_aftermath_abilities_are_asked() -> None:
    state = when(losing("victory", "the-eclipse", played=60, life=[["the-beggar", "the-crow"], 10]), "draw", "keep the-beggar")
    assert (state.pending, at(state, "round")) == ((1,), 2)


def test_after_the_bell_a_gate_does_not_save_but_a_ward_does() -> None:
    gate: dict[str, Any] = {"played": 60, "reserves": [["the-gate"], [], []]}
    assert at(when(failing("the-hound", **gate), "draw"), "out") == [0]
    assert at(when(failing("the-hound", wards=[1, 0, 0], **gate), "draw"), "out") == []


def test_after_the_bell_the_other_always_on_effects_go_on() -> None:
    state = when(losing("the-eclipse", played=60, reserves=[["the-warden"], []]), "draw")
    assert len(at(state, "drawn")) == 1


def test_the_next_round_has_abilities_and_guards_again() -> None:
    draw = ["the-orphan", "the-mother", "the-storm", "the-eclipse", "the-orphan"]
    state = losing("the-wolf", played=60, reserves=[["the-gate"], []], draw=draw)
    when(state, "draw", "keep the-moth", "draw")
    assert legal(state) == ["use", "skip"]
    when(state, "skip", "draw", "draw", "draw")
    assert (at(state, "out"), at(state, "reserves", 0), at(state, "rows", 0)) == ([], ["the-moth"], ["the-storm"])


@pytest.mark.parametrize(("number", "asked"), [(20, True), (21, False)])
def test_from_round_21_on_nobody_gains_life(number: int, asked: bool) -> None:
    state = when(given(round=number, draw=["the-mother"]), "draw")
    assert (at(state, "phase") == "ability") is asked


@pytest.mark.parametrize(("number", "defeated"), [(20, []), (21, [0])])
def test_from_round_21_on_a_won_round_deals_at_least_one(number: int, defeated: list[int]) -> None:
    state = when(losing("the-well", round=number, life=[0, 10]), "draw")
    assert (at(state, "defeated"), not state.pending) == (defeated, bool(defeated))


def test_at_dusk_damage_is_not_raised_above_what_the_row_deals() -> None:
    assert len(at(when(losing("the-eclipse", round=21), "draw"), "drawn")) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_every_game_ends_with_one_winner(players: int, seed: int) -> None:
    state = pressgang.game("dread-draw", players).start(seed=seed)
    pressgang.playout(state, Dice(seed))
    scores, winners = state.standing()
    assert len(winners) == 1
    assert [seat for seat in range(players) if scores[seat]] == list(winners)
    assert (at(state, "round") <= 126, at(state, "phase"), len(at(state, "defeated"))) == (True, "over", players - 1)


def test_a_deck_that_only_gives_life_ends_all_the_same() -> None:
    giver = card("giver", {"do": "gain", "count": 9}, {"do": "move", "from": "self", "to": "reserves"}, trigger="summon", copies=30)
    state = pressgang.game("dread-draw", 2, **deck(giver)).start(seed=3)
    pressgang.playout(state, Dice(3))
    assert len(state.standing().winners) == 1


# The draw deck


def test_two_cards_left_are_ordered_without_a_shuffle() -> None:
    rest = all_but("the-candle", "the-wolf", "the-storm")
    state = given(reserves=[["the-candle"], []], draw=["the-wolf", "the-storm"], discard=rest, life=[0, 0])
    when(state, "summon the-candle", "use")
    assert legal(state) == ["top the-wolf", "top the-storm"]
    when(state, "top the-storm", "top the-wolf")
    assert (at(state, "draw"), "reshuffle" in happened(state)) == (["the-storm", "the-wolf"], False)


def test_an_empty_draw_deck_is_shuffled_anew_before_a_look() -> None:
    luck: list[tuple[str, object]] = [("reshuffle", ["the-wolf", "the-moth"])]
    state = given(luck=luck, reserves=[["the-oracle"], []], discard=all_but("the-oracle"), life=[0, 0])
    when(state, "summon the-oracle", "use")
    assert (legal(state), at(state, "discard")) == (["done", "toss the-wolf"], [])
    assert (at(state, "draw")[:2], len(at(state, "draw"))) == (["the-wolf", "the-moth"], len(CARDS) - 1)


def test_an_empty_draw_deck_is_shuffled_anew_before_a_draw() -> None:
    state = when(given(luck=[("reshuffle", ["the-wolf"])], discard=CARDS, life=[0, 0]), "draw")
    assert (at(state, "rows", 0), at(state, "discard")) == (["the-wolf"], [])


def test_the_draw_deck_is_never_shuffled_before_it_is_needed() -> None:
    state = when(given(draw=["the-wolf"], discard=all_but("the-wolf"), life=[0, 0]), "draw")
    assert (at(state, "draw"), len(at(state, "discard"))) == ([], len(CARDS) - 1)


def test_one_card_is_not_shuffled() -> None:
    state = when(given(luck=[("fortune", ["the-moth"])], discard=["the-wolf"], life=[0, all_but("the-wolf")]), "draw")
    assert at(state, "rows", 0) == ["the-wolf"]


def test_gaining_more_than_the_draw_deck_holds_shuffles_in_between() -> None:
    giver = card("giver", {"do": "gain", "count": 3}, trigger="summon")
    rest = ["giver"] * 3 + [f"p{strength}" for strength in range(1, 10) for _ in range(10)]
    rest.remove("p7")
    state = given(
        luck=[("reshuffle", ["p1", "p2", "p3"])], options=deck(giver), reserves=[["giver"], []], draw=["p7"], discard=rest, life=[0, 0]
    )
    when(state, "summon giver", "use")
    assert (at(state, "life", 0), at(state, "draw", 0), at(state, "discard")) == (["p2", "p1", "p7"], "p3", [])


# The fortune


def test_the_winners_life_cards_are_shuffled_and_told() -> None:
    luck: list[tuple[str, object]] = [("fortune", ["death", "the-moth", "the-crow"])]
    state = when(given(luck=luck, draw=["death"], life=[["the-crow", "death", "the-moth"], 0]), "draw", "use", "target 1")
    assert (at(state, "fortune"), state.pending) == (["death", "the-moth", "the-crow"], ())
    assert state.view(None)["fortune"] == ["death", "the-moth", "the-crow"]


@pytest.mark.parametrize("life", [[], ["the-moth"]])
def test_a_fortune_of_fewer_than_two_cards_is_not_left_to_chance(life: list[str]) -> None:
    state = when(given(luck=[("first", 0)], draw=["death"], life=[life, 0]), "draw", "use", "target 1")
    assert at(state, "fortune") == life


def test_the_fortune_is_the_last_thing_to_happen() -> None:
    assert happened(when(given(draw=["death"], life=[3, 0]), "draw", "use", "target 1"))[-1] == "fortune"


def test_the_first_card_told_is_the_present_the_second_the_near_future_the_others_the_far_future() -> None:
    luck: list[tuple[str, object]] = [("fortune", ["death", "the-moth", "the-crow", "the-wolf"])]
    state = when(given(luck=luck, draw=["death"], life=[["the-crow", "death", "the-moth", "the-wolf"], 0]), "draw", "use", "target 1")
    told = [line for line in state.game.teller(["Eliza", "Zach"], 1).result(state) if line.code == "dread-draw-fortune"]
    assert [line.facts["time"] for line in told] == ["present", "near", "far", "far"]
    for name, line in zip(["Death", "The Moth", "The Crow", "The Wolf"], told, strict=True):
        assert name in voice("en").tell(line)


# Scores


def test_scores_are_life_cards_and_one_and_nothing_for_the_defeated() -> None:
    state = given(3, defeated=[1], life=[7, 0, 0])
    assert (state.standing().scores, state.standing().winners) == ((8, 0, 1), ())


# Moves as text


def test_moves_stand_in_a_fixed_order() -> None:
    game = pressgang.game("dread-draw")
    kinds = list(dict.fromkeys(CARDS))
    assert len(game.moves) == 9 + 10 * len(kinds)
    named = [f"{verb} {kind}" for verb in ("summon", "keep", "toss", "top", "pick") for kind in kinds]
    picks = [f"pick {seat} {kind}" for seat in range(5) for kind in kinds]
    assert list(game.moves) == ["draw", "use", "skip", "done", *named, *[f"target {seat}" for seat in range(5)], *picks]


def test_the_promo_card_comes_last_in_the_order_of_cards() -> None:
    game = pressgang.game("dread-draw", promo="joins")
    assert len(game.moves) == 9 + 10 * (len(set(CARDS)) + 1)
    assert list(game.moves)[-1] == "pick 4 domination-promo"


def test_moves_are_read_back() -> None:
    game = pressgang.game("dread-draw")
    assert [game.parse(move) for move in game.moves] == list(range(len(game.moves)))


def test_no_move_has_an_unknown_card() -> None:
    with pytest.raises(BadText):
        pressgang.game("dread-draw").parse("summon domination-promo")


# Records


def test_a_record_plays_scripted_luck_in_the_order_asked() -> None:
    top = ["the-moth"] * 4 + ["the-wolf"] * 5 + ["the-storm"] + ["the-hound"] * 4 + ["the-eclipse"] * 5 + ["the-storm"]
    luck: list[tuple[str, object]] = [("first", 1), ("deck", [*top, "the-oracle", "death"])]
    moves = [(1, "draw"), (1, "use"), (1, "toss death"), (0, "draw")]
    state = Record("dread-draw", {}, ["Eliza", "Zach"], luck, moves).replay()
    assert at(state, "life") == [top[10:], top[:10]]
    assert (at(state, "rows", 1), at(state, "discard")) == (["the-oracle"], ["death"])


@pytest.mark.parametrize(
    "luck",
    [
        [("deck", [])],
        [("first", 2)],
        [("first", "Eliza")],
        [("first", 0), ("deck", ["the-kraken"])],
        [("first", 0), ("deck", "the-moth")],
        [("first", 0), ("deck", ["domination"] * 3)],
        [("first", 0), ("reshuffle", [])],
    ],
)
def test_luck_that_does_not_fit_is_refused(luck: list[tuple[str, object]]) -> None:
    with pytest.raises(BadLuck):
        opened(2, *luck)


def test_an_illegal_move_names_its_entry() -> None:
    with pytest.raises(IllegalMove) as problem:
        Record("dread-draw", {}, ["Eliza", "Zach"], [("first", 0)], [(0, "draw"), (0, "done")]).replay()
    assert problem.value.facts["entry"] == 1


def test_entries_of_luck_left_over_are_no_error() -> None:
    state = when(given(luck=[("fortune", []), ("reshuffle", [])], draw=["death"], life=[2, 0]), "draw", "use", "target 1")
    assert state.pending == ()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_saved_game_replays(players: int) -> None:
    match = Match(Record("dread-draw", {"promo": "joins"}, ["Eliza"] * players, seed=5))
    dice = Dice(5)
    while match.state.pending:
        seat = match.state.pending[0]
        actions = match.state.actions(seat)
        match.play(seat, actions[dice.below(len(actions))])
    again = Record.loads(match.record().dumps())
    again.seed = 77
    assert again.replay().position() == match.state.position()


# Positions


def test_a_position_says_everything_that_replay_prints() -> None:
    keys = "round turn phase source rows totals reserves life draw discard out defeated"
    more = "wards total_bonus damage_bonus called played drawn known fortune stack"
    assert list(given().position()) == f"{keys} {more}".split()


@pytest.mark.parametrize(
    ("phase", "source", "moves"),
    [
        ("summon", None, []),
        ("ability", "the-oracle", ["summon the-oracle"]),
        ("peek", "the-oracle", ["summon the-oracle", "use"]),
        ("order", "the-candle", ["summon the-candle", "use"]),
        ("target", "death", ["summon death", "use"]),
        ("target", "the-puppet", ["summon the-puppet", "use"]),
        ("pick", "domination", ["summon domination", "use"]),
        ("keep", None, ["summon death", "use", "target 1"]),
    ],
)
def test_the_phase_and_its_source_say_what_is_asked(phase: str, source: str | None, moves: list[str]) -> None:
    state = given(rows=[[], ECLIPSE], reserves=[["the-oracle", "the-candle", "death", "the-puppet", "domination"], []])
    when(state, *moves)
    assert (at(state, "phase"), at(state, "source")) == (phase, source)


def test_defaults_of_a_position() -> None:
    state = given(3)
    assert (at(state, "round"), at(state, "turn"), sizes(state), len(at(state, "draw"))) == (1, 0, [10, 10, 10], len(CARDS) - 30)
    assert (at(state, "stack"), at(state, "called")) == ([{"frame": "summon", "seat": 0}], None)


def test_open_cards_take_what_is_named_nowhere() -> None:
    state = given(life=[["?", "death", "?"], 2], draw=["?", "the-moth"], rows=[["the-wolf"], []])
    assert (sizes(state), at(state, "life", 0)[1], at(state, "draw")[1]) == ([3, 2], "death", "the-moth")
    assert sorted(["the-wolf", *at(state, "draw"), *at(state, "life", 0), *at(state, "life", 1)]) == sorted(CARDS)


def test_open_cards_come_in_the_order_of_the_seed() -> None:
    draws = [at(Record("dread-draw", {}, ["Eliza", "Zach"], seed=seed, position={}).replay(), "draw") for seed in (1, 1, 2)]
    assert draws[0] == draws[1] != draws[2]


@pytest.mark.parametrize(
    "position",
    [
        {"rows": [["the-kraken"], []]},
        {"draw": ["domination"] * 3},
        {"life": [90, 20]},
        {"life": [len(CARDS) - 40, 41]},
        {"turn": 2},
        {"turn": 0, "out": [0]},
        {"turn": 1, "out": [1]},
        {"out": [0, 1]},
        {"out": [1]},
        {"defeated": [0, 1]},
        {"called": 5},
        {"defeated": [1], "life": [10, 3]},
        {"rows": [["the-hound", "the-wolf"], []]},
        {"known": [{"draw": [len(CARDS) - 20]}, {}]},
        {"known": [{"life": [[10], []]}, {}]},
        {"known": [{"draw": [-1]}, {}]},
        {"known": [{"discard": [0]}, {}]},
        {"known": [{"life": [[], [], [0]]}, {}]},
        {"rows": [[]]},
        {"rows": "the-moth"},
        {"wards": [-1, 0]},
        {"played": 61},
        {"round": 0},
        {"hands": []},
        {"stack": [{"frame": "party"}]},
        {"stack": [{"frame": "ability", "seat": 0}]},
        {"stack": [{"frame": "ability", "seat": 0, "card": "the-kraken", "trigger": "summon"}]},
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        given(**position)


@pytest.mark.parametrize(
    "position",
    [
        {"out": [2], "called": 2},
        {"out": [2], "rows": [[], [], ["the-moth"]]},
        {"out": [1, 2]},
        {"defeated": [2], "reserves": [[], [], ["the-moth"]]},
        {"defeated": [2], "rows": [[], [], ["the-moth"]]},
        {"defeated": [0]},
    ],
)
def test_impossible_positions_of_three_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        given(3, **position)


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "hurt", "list": [[7, 1]]},
        {"frame": "hurt", "list": [[1]]},
        {"frame": "keep", "seat": 0},
        {"frame": "summon", "seat": 4},
        {
            "frame": "effects",
            "seat": 0,
            "card": "the-candle",
            "trigger": "summon",
            "step": 1,
            "open": True,
            "seen": 3,
            "order": ["death"] * 3,
        },
        {"frame": "effects", "seat": 0, "card": "the-moth", "trigger": "summon", "step": 1, "open": True},
        {"frame": "effects", "seat": 0, "card": "the-candle", "trigger": "summon", "step": 0, "open": True},
        {"frame": "effects", "seat": 0, "card": "the-candle", "trigger": "summon", "step": 9, "open": True},
        {"frame": "aftermath", "seat": 0, "cards": ["the-moth"], "gone": ["the-wolf"]},
    ],
)
def test_unfinished_business_that_cannot_be_is_refused(frame: dict[str, object]) -> None:
    with pytest.raises(BadText):
        given(draw=["the-wolf", "the-wolf", "the-wolf"], stack=[frame])


@pytest.mark.parametrize("players", [2, 4])
def test_every_state_has_a_position(players: int) -> None:
    state = pressgang.game("dread-draw", players).start(seed=players)
    dice = Dice(players)
    while state.pending:
        again = state.game.resume(state.position(), SeededLuck(0))
        assert (again.position(), again.pending) == (state.position(), state.pending)
        assert again.actions(state.pending[0]) == state.actions(state.pending[0])
        actions = state.actions(state.pending[0])
        state.play(state.pending[0], actions[dice.below(len(actions))])
    again = state.game.resume(state.position(), SeededLuck(0))
    assert (again.position(), again.standing()) == (state.position(), state.standing())


def test_a_copy_goes_its_own_way() -> None:
    state = given(draw=["the-oracle", "the-wolf"])
    when(state, "draw", "use")
    before = state.position()
    when(state.copy(), "toss the-wolf", "draw")
    assert state.position() == before


# The risk


def test_the_risk_counts_the_cards_that_would_fail() -> None:
    rest = all_but("the-hound", "the-eclipse", "the-moth", "the-storm", "the-wolf", "the-orphan")
    state = given(rows=[["the-hound"], ECLIPSE], draw=["the-moth", "the-storm", "the-wolf", "the-orphan"], discard=rest, life=[0, 0])
    assert state.risk(0) == 0.75


def test_who_knows_the_next_card_knows_the_risk() -> None:
    state = given(rows=[["the-hound"], ECLIPSE], draw=["the-moth"], known=[{"draw": [0]}, {}])
    assert state.risk(0) == 1.0
    assert 0 < (state.risk(1) or 0) < 1


def test_a_game_that_is_over_has_no_risk() -> None:
    assert when(given(draw=["death"], life=[3, 0]), "draw", "use", "target 1").risk(0) is None


@pytest.mark.parametrize(
    "position",
    [
        {"stack": [{"frame": "end", "winner": 0, "step": 3}]},
        {"drawn": ["the-wolf"]},
        {"stack": [{"frame": "summon", "seat": 1}], "turn": 0},
        {"stack": [{"frame": "summon", "seat": 0, "tims": 2}]},
    ],
)
def test_positions_that_lead_nowhere_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        given(**position)


@pytest.mark.parametrize("reserves", [["wall-a", "wall-b"], ["wall-b", "wall-a"]])
def test_which_guard_goes_does_not_depend_on_the_order_of_the_reserves(reserves: list[str]) -> None:
    walls = [
        {"slug": f"wall-{each}", "strength": 3, "damage": 0, "copies": 1, "trigger": "always", "effects": [{"do": "guard"}]}
        for each in "ab"
    ]
    plain = [{"slug": f"plain-{strength}", "strength": strength, "damage": 1, "copies": 20} for strength in (1, 5)]
    options: dict[str, object] = {"deck": {"card": [*walls, *plain]}}
    state = given(options=options, rows=[["plain-5"], []], reserves=[reserves, []], draw=["plain-1"])
    assert when(state, "draw").position()["reserves"] == [["wall-b"], []]


def test_the_card_that_was_discarded_last_lies_on_top() -> None:
    state = when(given(rows=[["the-storm"], ["the-eclipse"]], discard=["the-eclipse"], draw=["the-moth"]), "draw")
    assert state.view(1)["discard_top"] == at(state, "discard_top") == "the-storm"  # the row goes last
    again = Record("dread-draw", {}, ["Eliza", "Zach"], position=state.position()).replay()
    assert again == state
    assert again.view(None)["discard_top"] == "the-storm"


def test_a_top_card_that_is_not_in_the_discard_pile_is_refused() -> None:
    with pytest.raises(BadText, match="discard_top"):
        given(discard=["the-moth"], discard_top="the-wolf")


def test_when_the_top_card_is_dug_up_the_last_in_the_order_of_cards_comes_up() -> None:
    made = deck(card("digger", {"do": "move", "from": "discard", "to": "reserves"}, trigger="summon"))
    state = given(options=made, reserves=[["digger"], []], discard=["p9", "p3", "p1"], discard_top="p1")
    when(state, "summon digger", "use", "pick p1")
    assert state.view(0)["discard_top"] == "p9"
    assert "discard_top" not in state.position()
