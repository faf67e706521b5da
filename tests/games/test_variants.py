"""The seven game variants: what scores, what busts, what is lost to whom, and who wins."""

from __future__ import annotations

from random import Random

import pytest
from given import given, happened, legal, when

import pressgang
from pressgang import Record, State

SUITS = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
FIFTY = ["anchor-7", "hook-7", "cannon-7", "key-7", "chest-7", "map-7", "mermaid-8"]
FORTY_NINE = ["anchor-7", "hook-7", "cannon-7", "key-7", "chest-7", "map-7", "mermaid-7"]


def varied(variant: str, players: int = 2, **position: object) -> State:
    return given(players, None, {"variant": variant}, **position)


# Without a variant


@pytest.mark.parametrize("mermaid", [False, True])
@pytest.mark.parametrize("size", range(0, 60, 7))
def test_the_highest_card_of_each_suit_scores(size: int, mermaid: bool) -> None:
    cards = Random(size).sample(pressgang.game("dead-mans-draw", mermaid=mermaid).card_names, size)
    highest: dict[str, int] = {}
    for card in cards:
        suit, value = card.split("-")
        highest[suit] = max(highest.get(suit, 0), int(value))
    assert given(options={"mermaid": mermaid}, banks=[[], cards]).standing().scores == (0, sum(highest.values()))


def test_scores_follow_the_cards() -> None:
    state = given(play=["key-5"], banks=[["key-3"], []])
    assert state.standing().scores == (3, 0)
    when(state, "bank")
    assert state.standing().scores == (5, 0)


# Choosing


def test_no_variant_is_the_default() -> None:
    assert given().view(0)["variant"] is None


@pytest.mark.parametrize(
    "variant",
    ["pile-o-treasure", "all-hands-on-deck", "strange-lands", "thieves-island", "sudden-death", "beneath-the-waves", "bottom-feeder"],
)
def test_a_random_variant_is_drawn_once_and_shown_to_all(variant: str) -> None:
    luck: list[tuple[str, object]] = [("first", 0), ("draw-pile", []), ("variant", variant)]
    state = Record("dead-mans-draw", {"variant": "random"}, ["Eliza", "Zach"], luck).replay(listen=True)
    assert [state.view(seat)["variant"] for seat in (0, 1, None)] == [variant] * 3
    assert happened(state)[:2] == ["variant", "first"]


def test_a_variant_that_was_drawn_rules_the_game() -> None:
    state = given(options={"variant": "random"}, luck=[("variant", "pile-o-treasure")], banks=[["key-7", "key-6"], []])
    assert state.standing().scores == (13, 0)


# Pile O' Treasure


def test_in_pile_o_treasure_every_card_scores() -> None:
    assert varied("pile-o-treasure", banks=[["key-2", "key-7", "mermaid-4", "mermaid-9"], ["map-3"]]).standing().scores == (22, 3)


def test_in_pile_o_treasure_golden_scales_counts_every_mermaid() -> None:
    state = varied("pile-o-treasure", traits=["golden-scales", None], banks=[["mermaid-4", "mermaid-9", "key-2"], []])
    assert state.standing().scores == (25, 0)


def test_in_pile_o_treasure_both_copies_score() -> None:
    banks = [["key-7", "key-7", "mermaid-9", "mermaid-9"], [], [], [], []]
    state = varied("pile-o-treasure", 5, traits=["golden-scales", None, None, None, None], banks=banks)
    assert state.standing().scores == (42, 0, 0, 0, 0)


# All Hands on Deck


@pytest.mark.parametrize(
    ("bank", "score"),
    [([], -50), (["key-7"], -38), (["key-7", "key-6", "mermaid-9"], -24), ([f"{suit}-7" for suit in SUITS], 70)],
)
def test_in_all_hands_on_deck_each_missing_suit_costs_five(bank: list[str], score: int) -> None:
    assert varied("all-hands-on-deck", banks=[bank, []]).standing().scores == (score, -50)


def test_in_all_hands_on_deck_golden_scales_still_counts() -> None:
    assert varied("all-hands-on-deck", traits=["golden-scales", None], banks=[["mermaid-9"], []]).standing().scores == (-31, -50)


# Strange Lands


def test_in_strange_lands_equal_numbers_bust() -> None:
    state = when(varied("strange-lands", play=["key-7"], draw=["map-7"]), "draw")
    assert (state.position()["discard"], state.pending) == (["key-7", "map-7"], (1,))


def test_in_strange_lands_equal_suits_do_not_bust() -> None:
    state = when(varied("strange-lands", play=["key-7"], draw=["key-6"]), "draw")
    assert (state.position()["play"], legal(state)) == (["key-7", "key-6"], ["draw", "bank"])


def test_in_strange_lands_the_risk_goes_by_number() -> None:
    assert when(varied("strange-lands", play=["key-7"], draw=["oracle-6", "map-7"]), "draw").risk(0) == 1.0


def test_in_strange_lands_a_hook_may_hook_a_hook() -> None:
    state = when(varied("strange-lands", banks=[["hook-4", "key-7"], []], draw=["hook-3"]), "draw", "hook hook")
    assert legal(state) == ["hook key"]
    assert when(state, "hook key").position()["play"] == ["hook-3", "hook-4", "key-7"]


def test_in_strange_lands_a_hooked_card_of_equal_number_busts() -> None:
    state = when(varied("strange-lands", banks=[["key-3"], []], draw=["hook-3"]), "draw", "hook key")
    assert state.position()["discard"] == ["hook-3", "key-3"]


def test_in_strange_lands_a_second_anchor_protects_the_first() -> None:
    state = when(varied("strange-lands", play=["key-7", "anchor-3"], draw=["chest-4", "anchor-5", "map-7"]), "draw", "draw", "draw")
    assert state.position()["banks"] == [["anchor-3", "key-7", "chest-4"], []]
    assert state.position()["discard"] == ["anchor-5", "map-7"]


def test_in_strange_lands_a_second_kraken_starts_its_demand_anew() -> None:
    state = when(varied("strange-lands", draw=["kraken-5", "kraken-4", "key-7"]), "draw", "draw")
    assert state.position()["owed"] == 2


def test_in_strange_lands_abilities_go_by_suit() -> None:
    state = varied("strange-lands", play=["key-7", "key-6"], draw=["cannon-5"], banks=[[], ["map-7"]])
    assert legal(when(state, "draw")) == ["cannon 1 map"]


def test_in_strange_lands_two_keys_do_not_open_a_chest() -> None:
    state = when(varied("strange-lands", play=["key-7", "key-6"], discard=["map-2"]), "bank")
    assert state.position()["discard"] == ["map-2"]


def test_in_strange_lands_several_keys_and_chests_bring_one_bonus() -> None:
    luck: list[tuple[str, object]] = [("bonus", ["hook-2", "map-2", "sword-2"])]
    discard = ["hook-2", "map-2", "oracle-2", "sword-2"]
    state = given(luck=luck, options={"variant": "strange-lands"}, play=["key-7", "key-6", "chest-5"], discard=discard)
    assert when(state, "bank").position()["discard"] == ["oracle-2"]


def test_in_strange_lands_casanova_banks_a_drawn_mermaid_of_equal_number() -> None:
    state = when(varied("strange-lands", traits=["casanova", None], play=["key-7"], draw=["mermaid-7"]), "draw")
    assert (state.position()["banks"], state.position()["play"]) == ([["mermaid-7"], []], ["key-7"])


def test_in_strange_lands_a_second_anchor_of_safe_harbor_counts_anew() -> None:
    draw = ["anchor-3", "anchor-4", "key-5", "chest-6", "map-7"]
    state = varied("strange-lands", traits=["safe-harbor", None], draw=draw)
    when(state, "draw", "draw", "draw", "draw", "draw")
    assert state.position()["protected"] == ["anchor-3", "anchor-4", "key-5", "chest-6"]


# Thieves' Island


@pytest.mark.parametrize(("turn", "left"), [(0, 1), (1, 2), (2, 0)])
def test_in_thieves_island_lost_cards_go_to_the_player_on_the_left(turn: int, left: int) -> None:
    state = when(varied("thieves-island", 3, turn=turn, play=["key-7", "map-4"], draw=["key-2"]), "draw")
    banks: list[list[str]] = [[], [], []]
    banks[left] = ["key-2", "key-7", "map-4"]
    assert (state.position()["banks"], state.position()["discard"]) == (banks, [])


def test_in_thieves_island_protected_cards_stay_with_their_player() -> None:
    state = when(varied("thieves-island", play=["key-7", "anchor-3"], draw=["key-2"]), "draw")
    assert state.position()["banks"] == [["key-7"], ["anchor-3", "key-2"]]


def test_in_thieves_island_davy_jones_takes_precedence() -> None:
    traits, locker = [None, None, "davy-jones-locker"], [None, None, 0]
    state = when(varied("thieves-island", 3, traits=traits, locker=locker, play=["key-7"], draw=["key-2"]), "draw")
    assert state.position()["banks"] == [[], [], ["key-2", "key-7"]]


def test_in_thieves_island_davy_jones_has_no_claim_on_others() -> None:
    traits, locker = [None, None, "davy-jones-locker"], [None, None, 1]
    state = when(varied("thieves-island", 3, traits=traits, locker=locker, play=["key-7"], draw=["key-2"]), "draw")
    assert state.position()["banks"] == [[], ["key-2", "key-7"], []]


@pytest.mark.parametrize(("drawn", "moves", "pile"), [("cannon-3", ["cannon 1 map"], "map-7"), ("sword-3", [], "sword-3")])
def test_in_thieves_island_what_is_discarded_without_a_bust_goes_to_the_discard_pile(drawn: str, moves: list[str], pile: str) -> None:
    state = when(varied("thieves-island", traits=[None, "parry"], banks=[[], ["map-7"]], draw=[drawn]), "draw", *moves)
    assert state.position()["discard"] == [pile]


# Sudden Death


def test_in_sudden_death_fifty_points_at_the_end_of_the_turn_win_at_once() -> None:
    state = when(varied("sudden-death", play=FIFTY[:1], banks=[FIFTY[1:], []]), "bank")
    assert (state.pending, happened(state)[-1]) == ((), "over")
    assert state.standing() == ((50, 0), (0,))


def test_in_sudden_death_forty_nine_points_are_not_enough() -> None:
    state = when(varied("sudden-death", play=FORTY_NINE[:1], banks=[FORTY_NINE[1:], []]), "bank")
    assert (state.pending, state.standing()) == ((1,), ((49, 0), ()))


def test_in_sudden_death_a_player_who_busts_may_win() -> None:
    state = when(varied("sudden-death", play=["oracle-7"], banks=[FIFTY, []], draw=["oracle-2"]), "draw")
    assert (state.pending, state.standing().winners) == ((), (0,))


def test_in_sudden_death_a_player_must_finish_a_turn_of_their_own() -> None:
    state = varied("sudden-death", play=["oracle-3"], banks=[[], FIFTY], draw=["oracle-2", "sword-7"])
    assert when(state, "draw").pending == (1,)
    assert when(state, "draw", "bank").standing() == ((0, 57), (1,))


def test_in_sudden_death_the_winner_need_not_have_most() -> None:
    other = [card.replace("-7", "-6") for card in FIFTY[:6]] + ["oracle-7", "sword-7", "kraken-7", "mermaid-9"]
    state = when(varied("sudden-death", play=FIFTY[:1], banks=[FIFTY[1:], other]), "bank")
    assert state.standing() == ((50, 66), (0,))


def test_in_sudden_death_fifty_points_win_before_the_normal_end() -> None:
    other = [card.replace("-7", "-6") for card in FIFTY[:6]] + ["oracle-7", "sword-7", "kraken-7", "mermaid-9"]
    loot = [f"{suit}-{value + (2 if suit == 'mermaid' else 0)}" for suit in SUITS for value in range(2, 8)]
    discard = [card for card in loot if card not in (*FIFTY, *other)]
    state = when(varied("sudden-death", draw=FIFTY[:1], banks=[FIFTY[1:], other], discard=discard), "draw", "bank")
    assert state.standing() == ((50, 66), (0,))


def test_in_sudden_death_nobody_with_fifty_means_the_usual_winner() -> None:
    assert varied("sudden-death", banks=[["key-7"], ["map-6"]], over=True).standing() == ((7, 6), (0,))


def test_in_sudden_death_bonus_cards_count() -> None:
    play, bank, discard = ["key-7", "chest-7"], ["anchor-7", "hook-7", "cannon-7"], ["map-7", "mermaid-8"]
    state = when(varied("sudden-death", play=play, banks=[bank, []], discard=discard), "bank")
    assert state.standing() == ((50, 0), (0,))


# Beneath the Waves

SIXTY = [f"{suit}-{7 if suit != 'oracle' else 4}" for suit in SUITS if suit != "kraken"]
SIXTY_ONE = ["anchor-6", "hook-6", "cannon-6", "key-6", "chest-6", "map-6", "oracle-7", "sword-6", "kraken-6", "mermaid-6"]


def test_beneath_the_waves_the_highest_score_below_sixty_wins() -> None:
    state = varied("beneath-the-waves", 3, banks=[SIXTY, ["kraken-7"], ["kraken-6"]], over=True)
    assert state.standing() == ((60, 7, 6), (1,))


def test_beneath_the_waves_the_lowest_wins_if_nobody_is_below_sixty() -> None:
    assert varied("beneath-the-waves", banks=[SIXTY, SIXTY_ONE], over=True).standing() == ((60, 61), (0,))


def test_beneath_the_waves_a_tie_goes_to_more_cards() -> None:
    assert varied("beneath-the-waves", banks=[["key-7"], ["map-7", "map-6"]], over=True).standing() == ((7, 7), (1,))


def test_beneath_the_waves_a_tie_with_as_many_cards_is_shared() -> None:
    assert varied("beneath-the-waves", banks=[["key-7"], ["map-7"]], over=True).standing() == ((7, 7), (0, 1))


def test_beneath_the_waves_fifty_nine_points_are_below_sixty() -> None:
    drowned = [card for card in SIXTY if card != "oracle-4"] + ["oracle-3"]
    assert varied("beneath-the-waves", banks=[drowned, ["kraken-7"]], over=True).standing() == ((59, 7), (0,))


def test_beneath_the_waves_a_tie_among_the_lowest_goes_to_more_cards() -> None:
    level = [card for card in SIXTY_ONE if card != "oracle-7"] + ["oracle-6", "oracle-2"]
    assert varied("beneath-the-waves", banks=[SIXTY, level], over=True).standing() == ((60, 60), (1,))


# Bottom Feeder


def test_bottom_feeders_cannon_takes_the_lowest_card() -> None:
    state = varied("bottom-feeder", banks=[[], ["key-3", "key-5", "key-7"]], draw=["cannon-3"])
    assert when(state, "draw", "cannon 1 key").position()["discard"] == ["key-3"]


def test_bottom_feeders_sword_takes_the_lowest_card() -> None:
    state = varied("bottom-feeder", banks=[[], ["key-3", "key-5", "key-7"]], draw=["sword-3"])
    assert when(state, "draw", "sword 1 key").position()["play"] == ["sword-3", "key-3"]
    assert state.position()["banks"] == [[], ["key-5", "key-7"]]


def test_bottom_feeders_hook_takes_the_top_card() -> None:
    state = varied("bottom-feeder", banks=[["key-3", "key-7"], []], draw=["hook-3"])
    assert when(state, "draw", "hook key").position()["play"] == ["hook-3", "key-7"]


def test_bottom_feeders_misfire_takes_the_top_card() -> None:
    state = varied("bottom-feeder", traits=[None, "misfire"], banks=[["key-3", "key-7"], []], draw=["cannon-3"])
    assert when(state, "draw", "misfire key").position()["discard"] == ["key-7"]


@pytest.mark.parametrize(
    ("trait", "banks", "discard"),
    [
        ("scavenger", [["key-3"], ["key-5", "key-7"]], []),
        ("master-gunner", [[], []], ["key-3", "key-5", "key-7"]),
    ],
)
def test_bottom_feeders_cannon_in_the_hands_of_a_trait(trait: str, banks: list[list[str]], discard: list[str]) -> None:
    state = varied("bottom-feeder", traits=[trait, None], banks=[[], ["key-3", "key-5", "key-7"]], draw=["cannon-3"])
    when(state, "draw", "cannon 1 key")
    assert (state.position()["banks"], state.position()["discard"]) == (banks, discard)


def test_bottom_feeders_parried_sword_takes_the_lowest_kraken() -> None:
    state = varied("bottom-feeder", traits=[None, "parry"], banks=[[], ["kraken-3", "kraken-7"]], draw=["sword-3"])
    assert when(state, "draw", "sword 1 kraken").position()["play"] == ["sword-3", "kraken-3"]
