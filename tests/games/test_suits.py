"""The plain game: set-up, the turn, the ten suits, the end, two decks and suits switched off."""

from __future__ import annotations

import pytest
from given import given, happened, legal, pressgang, when

from pressgang import BadText, IllegalMove, Record, State

SUITS = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
LOOT = [f"{suit}-{value + (2 if suit == 'mermaid' else 0)}" for suit in SUITS for value in range(2, 8)]
LOWEST = [card for card in LOOT if card.endswith("-2") or card == "mermaid-4"]
EMPTY: list[str] = []


def opened(players: int, *luck: tuple[str, object]) -> State:
    return Record("dead-mans-draw", {}, ["Eliza"] * players, list(luck)).replay(listen=True)


def all_but(*cards: str) -> list[str]:
    return [card for card in LOOT if card not in cards]


# Set-up


def test_the_lowest_card_of_each_suit_opens_the_discard_pile() -> None:
    position = opened(2).position()
    assert position["discard"] == LOWEST
    assert isinstance(position["draw"], list)
    assert sorted(position["draw"]) == sorted(all_but(*LOWEST))


def test_mermaids_range_from_four_to_nine_and_all_others_from_two_to_seven() -> None:
    game = pressgang.game("dead-mans-draw")
    assert [move for move in game.moves if move.startswith("map ")] == [f"map {card}" for card in LOOT]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_player_is_drawn_at_random(first: int) -> None:
    assert opened(3, ("first", first)).pending == (first,)


def test_the_draw_pile_is_drawn_from_its_top() -> None:
    state = opened(2, ("first", 0), ("draw-pile", ["key-7", "anchor-3"]))
    assert when(state, "draw", "draw").position()["play"] == ["key-7", "anchor-3"]


@pytest.mark.parametrize(("players", "discard", "draw"), [(4, 10, 50), (5, 20, 100), (8, 20, 100)])
def test_from_five_players_on_two_decks_are_shuffled_together(players: int, discard: int, draw: int) -> None:
    view = opened(players).view(0)
    assert view["draw"] == draw
    assert view["discard"] == [card for card in LOWEST for _ in range(discard // 10)]


# The turn


def test_a_turn_begins_with_a_draw() -> None:
    assert legal(given()) == ["draw"]


def test_a_player_cannot_collect_before_drawing() -> None:
    state = given()
    with pytest.raises(IllegalMove):
        when(state, "bank")
    assert legal(state) == ["draw"]


def test_only_the_player_whose_turn_it_is_may_act() -> None:
    state = given(draw=["key-7"])
    with pytest.raises(IllegalMove):
        when(state, "draw", seat=1)
    assert state.position()["play"] == []


def test_after_a_draw_the_player_draws_again_or_collects() -> None:
    assert legal(when(given(draw=["key-7"]), "draw")) == ["draw", "bank"]


def test_collect_moves_the_play_area_into_the_bank() -> None:
    state = when(given(play=["mermaid-9", "key-7"], banks=[["key-3"], ["map-4"]]), "bank")
    assert state.position()["banks"] == [["key-3", "key-7", "mermaid-9"], ["map-4"]]
    assert state.position()["play"] == []


@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_proceeds_to_the_left(turn: int, following: int) -> None:
    state = when(given(3, turn=turn, play=["key-7"]), "bank")
    assert (state.pending, legal(state)) == ((following,), ["draw"])


def test_a_card_of_a_suit_in_the_play_area_busts() -> None:
    state = when(given(play=["key-7", "mermaid-9"], banks=[["map-4"], []], draw=["key-3"]), "draw")
    assert state.position()["discard"] == ["key-3", "key-7", "mermaid-9"]
    assert state.position()["banks"] == [["map-4"], []]
    assert (state.position()["play"], state.pending) == ([], (1,))


def test_a_suit_that_lies_only_in_the_bank_does_not_bust() -> None:
    state = when(given(banks=[["key-7"], []], draw=["key-3"]), "draw")
    assert (state.position()["play"], legal(state)) == (["key-3"], ["draw", "bank"])


def test_the_card_that_busts_does_not_activate() -> None:
    state = when(given(play=["cannon-7"], banks=[[], ["map-4"]], draw=["cannon-3"]), "draw")
    assert state.position()["banks"] == [[], ["map-4"]]
    assert happened(state) == ["draw", "bust", "lost", "turn"]


def test_the_risk_is_the_share_of_cards_that_bust() -> None:
    state = given(play=["key-7"], draw=["key-3", "map-4", "map-5", "map-6"], discard=all_but("key-7", "key-3", "map-4", "map-5", "map-6"))
    assert state.risk(0) == 0.25


def test_ten_cards_may_lie_in_the_play_area_and_the_next_one_busts() -> None:
    ten = ["kraken-7", "anchor-7", "key-7", "chest-7", "map-7", "oracle-7", "sword-7", "cannon-7", "mermaid-9", "hook-7"]
    state = when(given(draw=[*ten, "anchor-3"]), *["draw"] * 10)
    assert (state.position()["play"], legal(state), state.risk(0)) == (ten, ["draw", "bank"], 1.0)
    assert when(state.copy(), "bank").standing().scores == (72, 0)
    assert when(state, "draw").position()["banks"] == [["kraken-7"], []]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_may_count_the_draw_pile_at_any_time(seat: int | None) -> None:
    state = given(3, draw=["key-7", "mermaid-4", "anchor-3"], discard=["chest-2"])
    for left in (59, 58, 57):
        assert state.view(seat)["draw"] == left
        when(state, "draw")
    assert (when(state, "bank").pending, state.view(seat)["draw"]) == ((1,), 56)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_every_card_of_every_bank(seat: int | None) -> None:
    banks = [["key-3", "key-7"], ["map-2", "map-5", "mermaid-9"], []]
    assert given(3, banks=banks).view(seat)["banks"] == banks


# Anchor


def test_the_anchor_saves_what_was_drawn_before_it() -> None:
    state = when(given(play=["mermaid-9", "cannon-7"], draw=["anchor-5", "mermaid-4"]), "draw", "draw")
    assert state.position()["banks"] == [["cannon-7", "mermaid-9"], []]
    assert state.position()["discard"] == ["anchor-5", "mermaid-4"]


def test_the_anchor_does_not_save_what_comes_after_it() -> None:
    state = when(given(play=["map-5", "anchor-5", "chest-4"], draw=["chest-3"]), "draw")
    assert state.position()["banks"] == [["map-5"], []]
    assert state.position()["discard"] == ["anchor-5", "chest-3", "chest-4"]


def test_a_second_anchor_busts_and_the_first_one_still_saves() -> None:
    state = when(given(play=["map-5", "anchor-5"], draw=["anchor-7"]), "draw")
    assert state.position()["banks"] == [["map-5"], []]
    assert state.position()["discard"] == ["anchor-5", "anchor-7"]


def test_an_anchor_that_comes_first_saves_nothing() -> None:
    state = when(given(play=["anchor-5", "key-4"], draw=["key-7"]), "draw")
    assert state.position()["banks"] == [[], []]
    assert state.position()["discard"] == ["anchor-5", "key-4", "key-7"]


def test_collect_takes_the_anchor_too() -> None:
    state = when(given(play=["map-5"], draw=["anchor-5"]), "draw", "bank")
    assert state.position()["banks"] == [["anchor-5", "map-5"], []]


def test_an_anchor_from_the_bank_protects_as_well() -> None:
    state = when(given(play=["key-5"], banks=[["anchor-4"], []], draw=["hook-3"]), "draw", "hook anchor")
    assert state.position()["protected"] == ["key-5", "hook-3"]


# Hook


def test_the_hook_plays_the_top_card_of_a_stack_of_ones_own() -> None:
    state = when(given(banks=[["key-3", "key-6", "mermaid-4"], ["map-4"]], draw=["hook-3"]), "draw")
    assert legal(state) == ["hook key", "hook mermaid"]
    assert when(state, "hook key").position()["play"] == ["hook-3", "key-6"]
    assert state.position()["banks"] == [["key-3", "mermaid-4"], ["map-4"]]


def test_the_hooked_card_activates() -> None:
    state = when(given(banks=[["cannon-6"], ["map-4"]], draw=["hook-3"]), "draw", "hook cannon")
    assert legal(state) == ["cannon 1 map"]


def test_the_hook_must_play_a_card_even_if_it_busts() -> None:
    state = when(given(play=["key-7"], banks=[["key-3"], []], draw=["hook-3"]), "draw")
    assert legal(state) == ["hook key"]
    assert when(state, "hook key").position()["discard"] == ["hook-3", "key-3", "key-7"]
    assert state.position()["banks"] == [[], []]


def test_the_hook_may_choose_a_bust_though_it_need_not() -> None:
    state = given(play=["key-7"], banks=[["key-3", "map-4"], []], draw=["hook-3"])
    assert legal(when(state, "draw")) == ["hook key", "hook map"]


def test_a_hook_of_a_hook_busts() -> None:
    state = when(given(banks=[["hook-7", "hook-4"], []], draw=["hook-3"]), "draw", "hook hook")
    assert state.position()["discard"] == ["hook-3", "hook-7"]
    assert state.position()["banks"] == [["hook-4"], []]


def test_the_hooked_card_is_lost_in_a_later_bust() -> None:
    state = when(given(banks=[["mermaid-9"], []], draw=["hook-3", "hook-4"]), "draw", "hook mermaid", "draw")
    assert state.position()["discard"] == ["hook-3", "hook-4", "mermaid-9"]
    assert state.position()["banks"] == [[], []]


def test_the_hook_does_nothing_with_an_empty_bank() -> None:
    state = when(given(banks=[[], ["map-4"]], draw=["hook-3"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])


# Cannon


def test_the_cannon_discards_the_top_card_of_any_opponents_stack() -> None:
    state = when(given(3, banks=[["key-7"], ["map-3", "map-5"], ["key-2"]], draw=["cannon-3"]), "draw")
    assert legal(state) == ["cannon 1 map", "cannon 2 key"]
    assert when(state, "cannon 1 map").position()["banks"] == [["key-7"], ["map-3"], ["key-2"]]
    assert (state.position()["discard"], state.position()["play"]) == (["map-5"], ["cannon-3"])


def test_the_cannon_may_hit_a_suit_that_its_player_has() -> None:
    state = when(given(banks=[["map-7"], ["map-3"]], draw=["cannon-3"]), "draw", "cannon 1 map")
    assert state.position()["banks"] == [["map-7"], []]


def test_the_cannon_does_nothing_when_no_opponent_has_cards() -> None:
    state = when(given(banks=[["key-7"], []], draw=["cannon-3"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])
    assert state.position()["banks"] == [["key-7"], []]


# Key and Chest


def test_key_and_chest_bring_as_many_bonus_cards_as_were_collected() -> None:
    bonus = ["hook-2", "map-2", "sword-2", "kraken-2", "mermaid-4"]
    play = ["key-7", "anchor-5", "chest-6", "map-4", "mermaid-9"]
    state = when(given(turn=1, luck=[("bonus", bonus)], play=play, discard=LOWEST), "bank")
    assert state.position()["banks"] == [
        [],
        ["anchor-5", "hook-2", "key-7", "chest-6", "map-2", "map-4", "sword-2", "kraken-2", "mermaid-4", "mermaid-9"],
    ]
    assert state.position()["discard"] == ["anchor-2", "cannon-2", "key-2", "chest-2", "oracle-2"]


def test_a_lone_key_and_chest_bring_two_cards() -> None:
    state = when(given(luck=[("bonus", ["map-2", "key-2"])], play=["key-7", "chest-6"], discard=["key-2", "map-2", "hook-2"]), "bank")
    assert state.position()["banks"] == [["key-2", "key-7", "chest-6", "map-2"], []]
    assert state.position()["discard"] == ["hook-2"]


@pytest.mark.parametrize("play", [["key-7", "map-5"], ["chest-7", "map-5"]])
def test_key_or_chest_alone_brings_nothing(play: list[str]) -> None:
    state = when(given(play=play, discard=["hook-2"]), "bank")
    assert (state.position()["banks"], state.position()["discard"]) == ([play, []], ["hook-2"])


def test_a_key_in_the_bank_does_not_open_a_chest_in_the_play_area() -> None:
    state = when(given(play=["chest-7"], banks=[["key-7"], []], discard=["hook-2"]), "bank")
    assert (state.position()["banks"], state.position()["discard"]) == ([["key-7", "chest-7"], []], ["hook-2"])


def test_key_and_chest_take_what_there_is() -> None:
    state = when(given(play=["key-7", "chest-6", "map-4"], discard=["hook-2", "mermaid-4"]), "bank")
    assert state.position()["banks"] == [["hook-2", "key-7", "chest-6", "map-4", "mermaid-4"], []]
    assert state.position()["discard"] == []


def test_key_and_chest_bring_nothing_from_an_empty_discard_pile() -> None:
    state = when(given(play=["key-7", "chest-6"]), "bank")
    assert (state.position()["banks"], state.pending) == ([["key-7", "chest-6"], []], (1,))


def test_bonus_cards_do_not_activate() -> None:
    state = when(given(play=["key-7", "chest-6"], banks=[[], ["map-4"]], discard=["cannon-2", "sword-2"]), "bank")
    assert (state.pending, legal(state)) == ((1,), ["draw"])
    assert state.position()["banks"] == [["cannon-2", "key-7", "chest-6", "sword-2"], ["map-4"]]


def test_key_and_chest_do_nothing_as_they_are_drawn() -> None:
    state = when(given(draw=["key-7", "chest-6"], discard=["hook-2"]), "draw", "draw")
    assert (happened(state), legal(state)) == (["draw", "draw"], ["draw", "bank"])


def test_key_and_chest_that_an_anchor_saves_bring_nothing() -> None:
    state = when(given(play=["key-7", "chest-6", "anchor-3"], draw=["key-2"], discard=["hook-2", "map-2"]), "draw")
    assert state.position()["banks"] == [["key-7", "chest-6"], []]
    assert state.position()["discard"] == ["anchor-3", "hook-2", "key-2", "map-2"]


# Map


def test_the_map_offers_three_random_cards_of_the_discard_pile() -> None:
    state = when(given(luck=[("map", ["key-2", "kraken-2", "hook-2"])], draw=["map-5"], discard=LOWEST), "draw")
    assert legal(state) == ["map hook-2", "map key-2", "map kraken-2"]
    assert state.view(1)["shown"] == ["key-2", "kraken-2", "hook-2"]


def test_the_map_places_the_chosen_card_and_leaves_the_others() -> None:
    state = when(given(draw=["map-5"], discard=["hook-2", "key-2", "mermaid-4"]), "draw", "map key-2")
    assert state.position()["play"] == ["map-5", "key-2"]
    assert state.position()["discard"] == ["hook-2", "mermaid-4"]


def test_the_card_of_the_map_activates() -> None:
    state = when(given(draw=["map-5"], discard=["sword-2"], banks=[[], ["key-7"]]), "draw", "map sword-2")
    assert legal(state) == ["sword 1 key"]


def test_the_map_must_place_a_card_even_if_all_bust() -> None:
    state = when(given(play=["key-7"], draw=["map-5"], discard=["map-2", "key-2"]), "draw")
    assert legal(state) == ["map key-2", "map map-2"]
    assert when(state, "map key-2").position()["discard"] == ["key-2", "key-7", "map-2", "map-5"]
    assert state.pending == (1,)


@pytest.mark.parametrize("discard", [["key-2"], ["key-2", "sword-2"], ["hook-2", "key-2", "sword-2"]])
def test_with_three_cards_or_fewer_the_map_offers_all(discard: list[str]) -> None:
    assert legal(when(given(draw=["map-5"], discard=discard), "draw")) == [f"map {card}" for card in discard]


def test_the_map_does_nothing_with_an_empty_discard_pile() -> None:
    state = when(given(draw=["map-5"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])


# Oracle


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_oracle_shows_the_next_card_to_everybody(seat: int | None) -> None:
    state = when(given(draw=["oracle-5", "key-7", "map-7"]), "draw")
    assert state.view(seat)["known"] == ["key-7"]


def test_after_the_oracle_the_player_may_take_the_card_or_collect() -> None:
    state = when(given(draw=["oracle-5", "key-7"]), "draw")
    assert legal(state) == ["draw", "bank"]
    assert when(state, "draw").position()["play"] == ["oracle-5", "key-7"]


def test_what_the_oracle_showed_stays_known_in_the_next_turn() -> None:
    state = when(given(draw=["oracle-5", "key-7"]), "draw", "bank")
    assert (state.pending, state.view(1)["known"]) == ((1,), ["key-7"])
    assert when(state, "draw").position()["play"] == ["key-7"]
    assert state.view(1)["known"] == []


@pytest.mark.parametrize(("top", "risk"), [("oracle-2", 1.0), ("key-7", 0.0)])
def test_the_oracle_leaves_no_doubt_about_the_next_draw(top: str, risk: float) -> None:
    assert when(given(draw=["oracle-5", top]), "draw").risk(0) == risk


def test_the_oracle_does_nothing_as_the_last_card() -> None:
    state = when(given(draw=["oracle-5"], discard=all_but("oracle-5")), "draw")
    assert (happened(state), state.view(0)["known"]) == (["draw", "nothing"], [])


# Sword


def test_the_sword_steals_only_suits_that_its_player_has_not() -> None:
    banks = [["anchor-7", "hook-7", "cannon-7", "key-7", "map-7"], ["anchor-3", "hook-3", "cannon-3"]]
    state = when(given(turn=1, banks=banks, draw=["sword-5"]), "draw")
    assert legal(state) == ["sword 0 key", "sword 0 map"]


def test_the_sword_plays_the_top_card_of_the_stack() -> None:
    state = when(given(banks=[[], ["key-3", "key-6"]], draw=["sword-5"]), "draw", "sword 1 key")
    assert state.position()["play"] == ["sword-5", "key-6"]
    assert state.position()["banks"] == [[], ["key-3"]]


def test_the_sword_steals_from_any_opponent() -> None:
    state = when(given(3, turn=1, banks=[["key-3"], [], ["map-4"]], draw=["sword-5"]), "draw")
    assert legal(state) == ["sword 0 key", "sword 2 map"]


def test_the_stolen_card_activates() -> None:
    state = when(given(banks=[["key-3"], ["hook-4"]], draw=["sword-5"]), "draw", "sword 1 hook")
    assert legal(state) == ["hook key"]


def test_the_sword_must_steal_even_if_it_busts() -> None:
    state = when(given(play=["key-7"], banks=[[], ["key-3"]], draw=["sword-5"]), "draw")
    assert legal(state) == ["sword 1 key"]
    assert when(state, "sword 1 key").position()["discard"] == ["key-3", "key-7", "sword-5"]


def test_a_stolen_card_does_not_return_after_a_bust() -> None:
    state = when(given(banks=[[], ["key-3"]], draw=["sword-5", "key-4"]), "draw", "sword 1 key", "draw")
    assert state.position()["banks"] == [[], []]
    assert state.position()["discard"] == ["key-3", "key-4", "sword-5"]


@pytest.mark.parametrize("banks", [[["key-3"], []], [["key-3", "map-3"], ["key-7", "map-7"]]])
def test_the_sword_does_nothing_when_it_may_take_nothing(banks: list[list[str]]) -> None:
    state = when(given(banks=banks, draw=["sword-5"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])
    assert (state.position()["banks"], state.position()["play"]) == (banks, ["sword-5"])


# Kraken


def test_the_kraken_demands_two_more_cards() -> None:
    state = when(given(draw=["kraken-5", "key-7", "mermaid-9"]), "draw")
    assert legal(state) == ["draw"]
    assert legal(when(state, "draw")) == ["draw"]
    assert legal(when(state, "draw")) == ["draw", "bank"]


@pytest.mark.parametrize(("drawn", "choice"), [("hook-3", "hook key"), ("sword-3", "sword 1 mermaid"), ("map-3", "map chest-2")])
def test_a_card_that_hook_sword_or_map_adds_counts_for_the_kraken(drawn: str, choice: str) -> None:
    state = given(banks=[["key-7"], ["mermaid-9"]], discard=["chest-2"], draw=["kraken-5", drawn])
    assert legal(when(state, "draw", "draw", choice)) == ["draw", "bank"]


@pytest.mark.parametrize("drawn", ["hook-3", "sword-3", "map-3", "cannon-3", "oracle-3"])
def test_a_card_that_adds_nothing_pays_one_of_the_krakens_two(drawn: str) -> None:
    state = when(given(draw=["kraken-5", drawn, "key-7"]), "draw", "draw")
    assert (legal(state), state.position()["owed"]) == (["draw"], 1)


def test_the_oracle_gives_no_way_out_of_the_kraken() -> None:
    state = when(given(draw=["kraken-5", "oracle-5", "kraken-2"]), "draw", "draw")
    assert (legal(state), state.risk(0)) == (["draw"], 1.0)
    assert when(state, "draw").position()["discard"] == ["oracle-5", "kraken-2", "kraken-5"]


def test_cards_before_the_kraken_do_not_count() -> None:
    state = when(given(play=["key-7", "chest-7"], draw=["map-3"], discard=["kraken-2"]), "draw", "map kraken-2")
    assert (legal(state), state.position()["owed"]) == (["draw"], 2)


def test_a_hooked_kraken_demands_two_more_cards() -> None:
    state = when(given(banks=[["kraken-4"], []], draw=["hook-3"]), "draw", "hook kraken")
    assert (legal(state), state.position()["owed"]) == (["draw"], 2)


def test_a_bust_ends_the_krakens_demand() -> None:
    state = when(given(play=["key-7"], draw=["kraken-5", "key-3", "mermaid-4"]), "draw", "draw")
    assert (state.pending, legal(when(state, "draw")), state.position()["owed"]) == ((1,), ["draw", "bank"], 0)


def test_the_krakens_demand_is_dropped_when_the_draw_pile_is_empty() -> None:
    state = when(given(draw=["kraken-5", "key-7"], discard=all_but("kraken-5", "key-7")), "draw", "draw")
    assert (legal(state), state.position()["owed"]) == (["bank"], 0)


def test_a_kraken_as_the_last_card_demands_nothing() -> None:
    state = when(given(draw=["kraken-5"], discard=all_but("kraken-5")), "draw")
    assert (legal(state), state.position()["owed"]) == (["bank"], 0)


def test_the_krakens_demand_waits_for_open_choices() -> None:
    state = when(given(banks=[["key-7"], []], draw=["kraken-5", "map-4", "hook-3"], discard=["map-2", "chest-2"]), "draw", "draw")
    assert legal(state) == ["map chest-2", "map map-2"]


@pytest.mark.parametrize(("drawn", "choice"), [("hook-3", "hook key"), ("sword-3", "sword 1 mermaid"), ("map-3", "map chest-2")])
def test_the_second_card_for_the_kraken_still_does_what_its_suit_does(drawn: str, choice: str) -> None:
    state = given(banks=[["key-7"], ["mermaid-9"]], discard=["chest-2"], draw=["kraken-5", "oracle-4", drawn])
    assert legal(when(state, "draw", "draw", "draw")) == [choice]
    assert legal(when(state, choice)) == ["draw", "bank"]


# Mermaid


def test_the_mermaid_has_no_ability() -> None:
    state = when(given(play=["cannon-7", "hook-7"], banks=[["key-7"], ["map-4"]], draw=["mermaid-5"]), "draw")
    assert (happened(state), legal(state)) == (["draw"], ["draw", "bank"])


# Chains


def test_an_ability_is_done_completely_before_the_next_choice() -> None:
    state = given(banks=[["map-4"], ["cannon-4", "key-7"]], draw=["hook-3"], discard=["sword-2"])
    assert legal(when(state, "draw", "hook map")) == ["map sword-2"]
    assert legal(when(state, "map sword-2")) == ["sword 1 cannon", "sword 1 key"]
    assert legal(when(state, "sword 1 cannon")) == ["cannon 1 key"]
    assert when(state, "cannon 1 key").position()["play"] == ["hook-3", "map-4", "sword-2", "cannon-4"]


def test_a_bust_in_the_middle_of_a_chain_ends_the_turn() -> None:
    state = given(play=["key-5"], banks=[["map-4", "chest-4"], ["key-7"]], draw=["hook-3"], discard=["sword-2"])
    when(state, "draw", "hook map", "map sword-2", "sword 1 key")
    assert (state.pending, legal(state)) == ((1,), ["draw"])
    assert state.position()["discard"] == ["hook-3", "key-5", "key-7", "map-4", "sword-2"]


def test_an_anchor_in_the_middle_of_a_chain_protects_the_chain_before_it() -> None:
    state = given(banks=[["sword-4"], ["anchor-4"]], draw=["hook-3", "sword-7"])
    when(state, "draw", "hook sword", "sword 1 anchor", "draw")
    assert state.position()["banks"] == [["hook-3", "sword-4"], []]
    assert state.position()["discard"] == ["anchor-4", "sword-7"]


# The end


def test_after_the_last_card_the_player_can_only_collect() -> None:
    assert legal(when(given(draw=["key-7"], discard=all_but("key-7")), "draw")) == ["bank"]


def test_the_game_ends_with_the_turn_of_the_last_card() -> None:
    state = when(given(draw=["key-7"], discard=all_but("key-7")), "draw", "bank")
    assert (state.pending, happened(state)[-1]) == ((), "over")
    assert state.standing() == ((7, 0), (0,))


def test_a_bust_on_the_last_card_ends_the_game_too() -> None:
    state = when(given(play=["key-7"], draw=["key-3"], discard=all_but("key-7", "key-3", "map-4"), banks=[[], ["map-4"]]), "draw")
    assert state.pending == ()
    assert state.standing() == ((0, 4), (1,))


def test_the_last_card_still_does_what_its_suit_does() -> None:
    state = when(given(draw=["hook-3"], banks=[["key-7"], []], discard=all_but("hook-3", "key-7")), "draw")
    assert legal(state) == ["hook key"]
    assert legal(when(state, "hook key")) == ["bank"]


def test_the_bonus_of_the_last_turn_is_taken() -> None:
    taken = ["anchor-7", "hook-7"]
    state = when(given(luck=[("bonus", taken)], play=["key-7"], draw=["chest-7"], discard=all_but("key-7", "chest-7")), "draw", "bank")
    assert state.standing() == ((28, 0), (0,))


def test_only_the_top_card_of_each_stack_scores() -> None:
    state = given(banks=[["key-2", "key-6", "mermaid-4", "mermaid-9", "map-3"], ["oracle-7"]])
    assert state.standing() == ((18, 7), ())


def test_a_tie_goes_to_the_player_with_more_cards() -> None:
    banks = [["key-7"], ["map-2", "map-7"]]
    state = given(banks=banks, discard=all_but("key-7", "map-2", "map-7"), over=True)
    assert state.standing() == ((7, 7), (1,))


def test_a_tie_with_as_many_cards_is_shared() -> None:
    banks = [["key-7", "key-2"], ["map-2", "map-7"], ["chest-6", "chest-5", "chest-4"]]
    state = given(3, banks=banks, discard=all_but(*banks[0], *banks[1], *banks[2]), over=True)
    assert state.standing() == ((7, 7, 6), (0, 1))


# Two decks


def test_the_twin_of_a_card_busts() -> None:
    state = when(given(5, play=["key-7"], draw=["key-7"]), "draw")
    assert state.position()["discard"] == ["key-7", "key-7"]


def test_a_card_joins_its_twin_in_the_bank() -> None:
    state = when(given(5, play=["key-7", "map-4"], banks=[["key-7"], EMPTY, EMPTY, EMPTY, EMPTY]), "bank")
    assert state.position()["banks"] == [["key-7", "key-7", "map-4"], EMPTY, EMPTY, EMPTY, EMPTY]


def test_a_bank_holds_both_copies_and_the_cannon_takes_one() -> None:
    banks = [EMPTY, ["map-7", "map-7"], EMPTY, EMPTY, EMPTY]
    state = when(given(5, banks=banks, draw=["cannon-3"]), "draw", "cannon 1 map")
    assert state.position()["banks"] == [EMPTY, ["map-7"], EMPTY, EMPTY, EMPTY]
    assert state.position()["discard"] == ["map-7"]


def test_two_copies_score_once_and_count_twice_in_a_tie() -> None:
    banks = [["key-7"], ["map-7", "map-7"], EMPTY, EMPTY, EMPTY]
    state = given(5, banks=banks, over=True)
    assert state.standing() == ((7, 7, 0, 0, 0), (1,))


@pytest.mark.parametrize("weapon", ["cannon", "sword"])
def test_every_seat_of_a_party_of_eight_can_be_hit(weapon: str) -> None:
    banks = [EMPTY, ["key-2"], EMPTY, EMPTY, EMPTY, ["mermaid-4"], ["anchor-2"], ["mermaid-9", "key-3"]]
    state = when(given(8, banks=banks, draw=[f"{weapon}-3"]), "draw")
    assert legal(state) == [f"{weapon} {target}" for target in ("1 key", "5 mermaid", "6 anchor", "7 key", "7 mermaid")]
    assert when(state, f"{weapon} 7 mermaid").position()["banks"] == [*banks[:7], ["key-3"]]


def test_the_map_offers_a_card_that_it_shows_twice_once() -> None:
    state = when(given(5, draw=["map-3"], discard=["key-2", "key-2", "hook-2"]), "draw")
    assert legal(state) == ["map hook-2", "map key-2"]
    assert when(state, "map key-2").position()["discard"] == ["hook-2", "key-2"]


# Suits switched off


@pytest.mark.parametrize("suit", ["hook", "cannon", "map", "oracle", "sword", "kraken"])
def test_a_suit_that_is_switched_off_does_nothing(suit: str) -> None:
    able = [other for other in SUITS if other != suit]
    state = given(options={"abilities": able}, banks=[["key-7"], ["chest-7"]], discard=["key-2"], draw=[f"{suit}-3"])
    assert (happened(when(state, "draw")), legal(state)) == (["draw"], ["draw", "bank"])
    assert state.view(0)["known"] == []


def test_an_anchor_that_is_switched_off_saves_nothing() -> None:
    state = when(given(options={"abilities": ["hook"]}, play=["key-7"], draw=["anchor-3", "key-2"]), "draw", "draw")
    assert state.position()["banks"] == [[], []]


def test_key_and_chest_that_are_switched_off_bring_nothing() -> None:
    state = when(given(options={"abilities": ["anchor"]}, play=["key-7", "chest-7"], discard=["map-2"]), "bank")
    assert state.position()["banks"] == [["key-7", "chest-7"], []]


def test_the_suits_that_are_switched_on_do_what_they_do() -> None:
    state = when(given(options={"abilities": ["hook"]}, banks=[["cannon-7"], ["map-4"]], draw=["hook-3"]), "draw")
    assert legal(state) == ["hook cannon"]
    assert legal(when(state, "hook cannon")) == ["draw", "bank"]


# The top of the discard pile


def test_the_card_that_was_discarded_last_lies_on_top() -> None:
    state = when(given(play=["kraken-3", "hook-4"], discard=["mermaid-4"], draw=["hook-2", "map-2"]), "draw")
    assert (state.view(1)["discard_top"], state.position()["discard_top"]) == ("hook-2", "hook-2")


def test_a_cannon_s_target_lies_on_top() -> None:
    state = when(given(banks=[[], ["key-5"]], discard=["mermaid-4"], draw=["cannon-2"]), "draw", "cannon 1 key")
    assert state.view(None)["discard_top"] == "key-5"


def test_when_the_top_card_is_taken_the_highest_of_the_rest_comes_up() -> None:
    state = when(given(discard=["anchor-2", "oracle-7", "key-3"], discard_top="key-3", draw=["map-2"]), "draw", "map key-3")
    assert state.view(0)["discard_top"] == "oracle-7"
    state = when(given(discard=["anchor-2", "oracle-7", "key-3"], discard_top="key-3", draw=["map-2"]), "draw", "map anchor-2")
    assert state.view(0)["discard_top"] == "key-3"


def test_a_position_without_a_top_card_shows_the_highest() -> None:
    state = given(discard=["oracle-7", "anchor-2"])
    assert (state.view(0)["discard_top"], "discard_top" in state.position()) == ("oracle-7", False)
    assert given().view(0)["discard_top"] is None


def test_nobody_sees_the_top_of_a_closed_pile() -> None:
    assert given(options={"edition": "elznir"}, discard=["anchor-2"]).view(0)["discard_top"] is None


def test_the_top_card_must_be_in_the_discard_pile() -> None:
    with pytest.raises(BadText, match="discard_top"):
        given(discard=["anchor-2"], discard_top="anchor-3")


# Unfinished business


@pytest.mark.parametrize(
    ("suit", "position"),
    [
        ("hook", {"banks": [["key-2", "map-3"], []]}),
        ("cannon", {"banks": [[], ["key-2", "map-3"]]}),
        ("sword", {"banks": [[], ["key-2", "map-3"]]}),
        ("map", {"discard": ["key-2", "map-3"]}),
    ],
)
def test_a_position_knows_what_an_ability_asks(suit: str, position: dict[str, object]) -> None:
    state = when(given(draw=[f"{suit}-4"], **position), "draw")
    assert {move.split()[0] for move in legal(state)} == {suit}
    again = state.game.resume(state.position(), pressgang.SeededLuck(0))
    assert (again.pending, legal(again)) == (state.pending, legal(state))


@pytest.mark.parametrize("options", [{}, {"traits": True, "mermaid": True}])
def test_when_the_game_is_over_nobody_may_do_anything(options: dict[str, object]) -> None:
    for seed in range(4):
        state = pressgang.game("dead-mans-draw", 2, **options).start(seed=seed)
        pressgang.playout(state, pressgang.Dice(seed))
        assert (state.pending, [state.actions(seat) for seat in (0, 1)], [state.choices(seat) for seat in (0, 1)]) == ((), [[], []], [0, 0])
