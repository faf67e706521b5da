"""The house rules: `anchored_chest` and `gentle`."""

from __future__ import annotations

import pytest
from given import given, happened, legal, when

from pressgang import State


def gentle(variant: str | None = None, luck: list[tuple[str, object]] | None = None, **position: object) -> State:
    return given(2, luck, {"house": ["gentle"], "variant": variant}, **position)


def anchored(players: int = 2, luck: list[tuple[str, object]] | None = None, variant: str | None = None, **position: object) -> State:
    return given(players, luck, {"house": ["anchored_chest"], "variant": variant}, **position)


# anchored_chest


def test_key_and_chest_that_an_anchor_saves_bring_as_many_cards_as_were_saved() -> None:
    luck: list[tuple[str, object]] = [("bonus", ["hook-2", "map-2", "oracle-2"])]
    play = ["key-7", "chest-6", "mermaid-9", "anchor-3", "cannon-5"]
    state = when(anchored(luck=luck, play=play, draw=["cannon-2"], discard=["hook-2", "map-2", "oracle-2", "sword-2"]), "draw")
    assert state.position()["banks"] == [["hook-2", "key-7", "chest-6", "map-2", "oracle-2", "mermaid-9"], []]
    assert state.position()["discard"] == ["anchor-3", "cannon-2", "cannon-5", "sword-2"]


def test_the_lost_cards_are_among_those_that_an_anchored_chest_draws_from() -> None:
    luck: list[tuple[str, object]] = [("bonus", ["anchor-3", "key-2"])]
    state = when(anchored(luck=luck, play=["key-7", "chest-6", "anchor-3"], draw=["key-2"], discard=["hook-2"]), "draw")
    assert state.position()["banks"] == [["anchor-3", "key-2", "key-7", "chest-6"], []]
    assert state.position()["discard"] == ["hook-2"]


@pytest.mark.parametrize("play", [["key-7", "anchor-3", "chest-6"], ["chest-6", "anchor-3", "key-7"], ["anchor-3", "key-7", "chest-6"]])
def test_an_anchored_chest_needs_both_cards_saved(play: list[str]) -> None:
    state = when(anchored(play=play, draw=["anchor-7"], discard=["hook-2"]), "draw")
    assert state.position()["banks"] == [play[: play.index("anchor-3")], []]


def test_the_card_that_busts_is_no_key_to_an_anchored_chest() -> None:
    state = when(anchored(play=["chest-6", "anchor-3", "key-7"], draw=["key-2"], discard=["hook-2"]), "draw")
    assert state.position()["banks"] == [["chest-6"], []]


def test_an_unprotected_key_and_chest_bring_nothing() -> None:
    state = when(anchored(play=["key-7", "chest-6"], draw=["key-2"], discard=["hook-2"]), "draw")
    assert (state.position()["banks"], state.position()["discard"]) == ([[], []], ["hook-2", "key-2", "key-7", "chest-6"])


def test_treasure_hunter_doubles_an_anchored_chest() -> None:
    discard = ["hook-2", "map-2"]
    state = when(anchored(traits=["treasure-hunter", None], play=["key-7", "chest-6", "anchor-3"], draw=["key-2"], discard=discard), "draw")
    assert state.position()["banks"] == [["anchor-3", "hook-2", "key-2", "key-7", "chest-6", "map-2"], []]


def test_plunderer_chooses_an_opponent_for_an_anchored_chest() -> None:
    traits, play, banks = ["plunderer", None, None], ["key-7", "chest-6", "anchor-3"], [[], ["map-7"], ["sword-7"]]
    state = when(anchored(3, traits=traits, play=play, banks=banks, draw=["key-2"]), "draw")
    assert legal(state) == ["plunder 1", "plunder 2"]
    assert when(state, "plunder 2").position()["banks"] == [["key-7", "chest-6", "sword-7"], ["map-7"], []]
    assert (state.position()["discard"], state.pending) == (["anchor-3", "key-2"], (1,))


def test_safe_harbor_may_save_a_key_and_chest_for_an_anchored_chest() -> None:
    state = anchored(traits=["safe-harbor", None], draw=["anchor-3", "key-7", "chest-6", "key-2"], discard=["hook-2", "map-2"])
    when(state, "draw", "draw", "draw", "draw")
    assert state.position()["banks"] == [["anchor-3", "hook-2", "key-2", "key-7", "chest-6", "map-2"], []]


def test_davy_jones_takes_the_lost_cards_before_an_anchored_chest_draws() -> None:
    traits, locker = [None, "davy-jones-locker"], [None, 0]
    state = anchored(traits=traits, locker=locker, play=["key-7", "chest-6", "anchor-3"], draw=["key-2"], discard=["hook-2"])
    assert when(state, "draw").position()["banks"] == [["hook-2", "key-7", "chest-6"], ["anchor-3", "key-2"]]


def test_thieves_take_the_lost_cards_before_an_anchored_chest_draws() -> None:
    state = anchored(variant="thieves-island", play=["key-7", "chest-6", "anchor-3"], draw=["key-2"], discard=["hook-2"])
    assert when(state, "draw").position()["banks"] == [["hook-2", "key-7", "chest-6"], ["anchor-3", "key-2"]]


# gentle


def test_the_gentle_hook_offers_no_card_that_busts() -> None:
    state = gentle(play=["key-7"], banks=[["key-3", "map-4", "hook-6"], []], draw=["hook-3"])
    assert legal(when(state, "draw")) == ["hook map"]


def test_the_gentle_hook_does_nothing_if_all_cards_bust() -> None:
    state = when(gentle(play=["key-7"], banks=[["key-3"], []], draw=["hook-3"]), "draw")
    assert (state.position()["play"], legal(state)) == (["key-7", "hook-3"], ["draw", "bank"])
    assert (state.position()["banks"], happened(state)) == ([["key-3"], []], ["draw", "nothing"])


def test_the_gentle_sword_offers_no_card_that_busts() -> None:
    state = given(3, options={"house": ["gentle"]}, play=["key-7"], banks=[[], ["key-3", "map-4"], ["key-5"]], draw=["sword-3"])
    assert legal(when(state, "draw")) == ["sword 1 map"]


def test_the_gentle_sword_does_nothing_if_all_cards_bust() -> None:
    state = when(gentle(play=["key-7"], banks=[[], ["key-3", "sword-4"]], draw=["sword-3"]), "draw")
    assert (state.position()["play"], state.position()["banks"]) == (["key-7", "sword-3"], [[], ["key-3", "sword-4"]])
    assert legal(state) == ["draw", "bank"]


def test_the_gentle_map_offers_only_those_of_its_three_cards_that_do_not_bust() -> None:
    luck: list[tuple[str, object]] = [("map", ["key-2", "map-2", "oracle-2"])]
    discard = ["hook-2", "key-2", "map-2", "oracle-2"]
    state = when(gentle(luck=luck, play=["key-7"], draw=["map-3"], discard=discard), "draw")
    assert (legal(state), state.view(1)["shown"]) == (["map oracle-2"], ["key-2", "map-2", "oracle-2"])


def test_the_gentle_map_does_nothing_if_all_shown_cards_bust() -> None:
    luck: list[tuple[str, object]] = [("map", ["key-2", "key-3", "map-2"])]
    discard = ["key-2", "key-3", "map-2", "oracle-2"]
    state = when(gentle(luck=luck, play=["key-7"], draw=["map-3"], discard=discard), "draw")
    assert (state.position()["play"], state.position()["discard"]) == (["key-7", "map-3"], discard)
    assert legal(state) == ["draw", "bank"]


def test_the_gentle_navigator_looks_for_a_harmless_card_in_the_whole_pile() -> None:
    state = gentle(traits=["navigator", None], play=["key-7"], draw=["map-3"], discard=["key-2", "key-3", "map-2", "oracle-2"])
    assert legal(when(state, "draw")) == ["map oracle-2"]


def test_a_draw_busts_gently_or_not() -> None:
    assert when(gentle(play=["key-7"], draw=["key-2"]), "draw").position()["discard"] == ["key-2", "key-7"]


def test_a_gentle_ability_that_does_nothing_pays_only_its_own_card_to_the_kraken() -> None:
    state = when(gentle(play=["kraken-7"], owed=2, banks=[["kraken-3"], []], draw=["hook-3"]), "draw")
    assert (state.position()["owed"], legal(state)) == (1, ["draw"])


def test_the_gentle_captains_hook_skips_a_second_card_that_busts() -> None:
    state = gentle(traits=["captains-hook", None], banks=[["key-7", "key-5"], []], draw=["hook-3"])
    assert legal(when(state, "draw")) == ["hook key"]
    assert legal(when(state, "hook key")) == ["draw", "bank"]
    assert (state.position()["play"], state.position()["banks"]) == (["hook-3", "key-7"], [["key-5"], []])


def test_the_gentle_captains_hook_is_asked_anew_for_the_second_card() -> None:
    state = gentle(traits=["captains-hook", None], banks=[["key-7", "key-5", "chest-4", "hook-7"], []], draw=["hook-3"])
    assert legal(when(state, "draw")) == ["hook key", "hook chest"]
    assert legal(when(state, "hook key")) == ["hook chest"]


def test_a_gentle_sword_that_could_only_steal_a_busting_kraken_stays_under_parry() -> None:
    state = when(gentle(traits=[None, "parry"], play=["kraken-3"], banks=[[], ["key-7", "kraken-6"]], draw=["sword-3"]), "draw")
    assert (state.position()["play"], state.position()["discard"]) == (["kraken-3", "sword-3"], [])
    assert state.position()["banks"] == [[], ["key-7", "kraken-6"]]


def test_parry_discards_a_gentle_sword_if_there_is_no_kraken_at_all() -> None:
    state = when(gentle(traits=[None, "parry"], play=["kraken-3"], banks=[[], ["key-7"]], draw=["sword-3"]), "draw")
    assert (state.position()["play"], state.position()["discard"]) == (["kraken-3"], ["sword-3"])


def test_a_gentle_sword_steals_a_harmless_kraken_under_parry() -> None:
    state = when(gentle(traits=[None, "parry"], banks=[[], ["key-7", "kraken-6"]], draw=["sword-3"]), "draw")
    assert legal(state) == ["sword 1 kraken"]


def test_gentleness_goes_by_number_in_strange_lands() -> None:
    state = gentle("strange-lands", play=["key-7"], banks=[["key-6", "map-7", "hook-5"], []], draw=["hook-3"])
    assert legal(when(state, "draw")) == ["hook hook", "hook key"]


def test_gentleness_does_not_spare_anyone_a_misfire() -> None:
    state = gentle(traits=[None, "misfire"], play=["key-7"], banks=[["key-6"], []], draw=["cannon-3"])
    assert legal(when(state, "draw")) == ["misfire key"]


def test_a_hook_that_the_mermaid_replays_is_gentle_again() -> None:
    options: dict[str, object] = {"house": ["gentle"], "mermaid": True}
    state = given(options=options, banks=[["key-7", "key-5"], []], draw=["hook-3", "mermaid-5"])
    when(state, "draw", "hook key", "draw", "mermaid hook-3")
    assert (state.position()["play"], legal(state)) == (["key-7", "mermaid-5", "hook-3"], ["draw", "bank"])


def test_both_house_rules_may_be_played_together() -> None:
    options: dict[str, object] = {"house": ["gentle", "anchored_chest"]}
    luck: list[tuple[str, object]] = [("bonus", ["map-2", "hook-3"])]
    play, draw = ["key-7", "chest-6", "anchor-3"], ["hook-3", "key-2"]
    state = given(2, luck, options, play=play, banks=[["key-3"], []], draw=draw, discard=["map-2"])
    assert legal(when(state, "draw")) == ["draw", "bank"]
    assert when(state, "draw").position()["banks"] == [["hook-3", "key-3", "key-7", "chest-6", "map-2"], []]
