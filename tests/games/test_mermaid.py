"""The Mermaid ability: an earlier card of the play area is moved to the right and played again."""

from __future__ import annotations

import pytest
from given import given, happened, legal, when

from pressgang import Record, State

SUITS = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
LOOT = [f"{suit}-{value}" for suit in SUITS for value in range(2, 8)]


def singing(players: int = 2, variant: str | None = None, **position: object) -> State:
    return given(players, None, {"mermaid": True, "variant": variant}, **position)


def all_but(*cards: str) -> list[str]:
    return [card for card in LOOT if card not in cards]


# The choice


def test_singing_mermaids_range_from_two_to_seven() -> None:
    state = Record("dead-mans-draw", {"mermaid": True}, ["Eliza", "Zach"]).replay()
    assert state.position()["discard"] == [f"{suit}-2" for suit in SUITS]
    assert [move for move in state.game.moves if move.startswith("map ")] == [f"map {card}" for card in LOOT]


def test_the_mermaid_chooses_any_earlier_card() -> None:
    state = when(singing(play=["anchor-3", "cannon-4", "key-7"], draw=["mermaid-5"]), "draw")
    assert legal(state) == ["mermaid anchor-3", "mermaid cannon-4", "mermaid key-7"]


def test_the_mermaid_must_choose_even_a_single_card() -> None:
    assert legal(when(singing(play=["key-7"], draw=["mermaid-5"]), "draw")) == ["mermaid key-7"]


def test_a_mermaid_alone_does_nothing() -> None:
    state = when(singing(draw=["mermaid-5"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])


@pytest.mark.parametrize("card", ["key-7", "chest-6"])
def test_key_and_chest_only_move_to_the_right(card: str) -> None:
    state = when(singing(play=["key-7", "chest-6", "map-4"], draw=["mermaid-5"]), "draw", f"mermaid {card}")
    left = [other for other in ("key-7", "chest-6", "map-4") if other != card]
    assert (state.position()["play"], legal(state)) == ([*left, "mermaid-5", card], ["draw", "bank"])


def test_a_mermaid_that_busts_chooses_nothing() -> None:
    state = when(singing(play=["mermaid-7", "key-7"], draw=["mermaid-5"]), "draw")
    assert (state.pending, legal(state)) == ((1,), ["draw"])
    assert state.position()["discard"] == ["key-7", "mermaid-5", "mermaid-7"]


@pytest.mark.parametrize(("drawn", "choice"), [("hook-3", "hook mermaid"), ("map-3", "map mermaid-2"), ("sword-3", "sword 1 mermaid")])
def test_a_mermaid_from_elsewhere_sings_too(drawn: str, choice: str) -> None:
    banks = [["mermaid-4"] if drawn == "hook-3" else [], ["mermaid-6"]]
    state = singing(banks=banks, discard=["mermaid-2"], draw=[drawn])
    assert legal(when(state, "draw", choice)) == [f"mermaid {drawn}"]


def test_a_mermaid_that_is_switched_off_does_not_sing() -> None:
    state = given(options={"mermaid": True, "abilities": ["anchor"]}, play=["key-7"], draw=["mermaid-5"])
    assert (happened(when(state, "draw")), legal(state)) == (["draw"], ["draw", "bank"])


def test_golden_scales_counts_a_singing_mermaid() -> None:
    assert singing(traits=["golden-scales", None], banks=[["mermaid-7"], ["mermaid-6"]]).standing().scores == (12, 6)


# Replays


def test_a_replayed_cannon_fires_again() -> None:
    state = singing(play=["anchor-3", "cannon-4"], banks=[[], ["key-7"]], draw=["mermaid-5"])
    assert legal(when(state, "draw", "mermaid cannon-4")) == ["cannon 1 key"]
    assert when(state, "cannon 1 key").position()["play"] == ["anchor-3", "mermaid-5", "cannon-4"]
    assert state.position()["discard"] == ["key-7"]


def test_a_replayed_anchor_protects_all_to_its_left() -> None:
    state = singing(play=["anchor-3", "cannon-4"], draw=["mermaid-5", "cannon-2"])
    assert when(state, "draw", "mermaid anchor-3").position()["protected"] == ["cannon-4", "mermaid-5"]
    assert when(state, "draw").position()["banks"] == [["cannon-4", "mermaid-5"], []]
    assert state.position()["discard"] == ["anchor-3", "cannon-2"]


def test_a_replayed_hook_plays_another_card() -> None:
    state = singing(play=["hook-3"], banks=[["key-7", "map-4"], []], draw=["mermaid-5"])
    assert legal(when(state, "draw", "mermaid hook-3")) == ["hook key", "hook map"]
    assert when(state, "hook key").position()["play"] == ["mermaid-5", "hook-3", "key-7"]


def test_a_replayed_hook_may_have_to_bust() -> None:
    state = singing(play=["hook-3"], banks=[["hook-7"], []], draw=["mermaid-5"])
    when(state, "draw", "mermaid hook-3", "hook hook")
    assert (state.position()["discard"], state.pending) == (["hook-3", "hook-7", "mermaid-5"], (1,))


def test_a_replayed_sword_steals_again() -> None:
    state = singing(play=["sword-3"], banks=[["key-2"], ["key-7", "map-4"]], draw=["mermaid-5"])
    assert legal(when(state, "draw", "mermaid sword-3")) == ["sword 1 map"]


def test_a_replayed_map_shows_three_cards_again() -> None:
    state = given(
        options={"mermaid": True},
        luck=[("map", ["hook-2", "oracle-2", "key-2"])],
        play=["map-3"],
        draw=["mermaid-5"],
        discard=["hook-2", "key-2", "chest-2", "oracle-2"],
    )
    assert legal(when(state, "draw", "mermaid map-3")) == ["map hook-2", "map key-2", "map oracle-2"]


def test_a_replayed_oracle_shows_the_next_card() -> None:
    state = when(singing(play=["oracle-3"], draw=["mermaid-5", "key-7"]), "draw", "mermaid oracle-3")
    assert state.view(1)["known"] == ["key-7"]


def test_a_replayed_kraken_starts_its_demand_anew() -> None:
    state = singing(play=["kraken-3", "key-7", "chest-7"], draw=["mermaid-5"])
    assert (when(state, "draw", "mermaid kraken-3").position()["owed"], legal(state)) == (2, ["draw"])


def test_a_replayed_kraken_demands_four_under_beastmaster() -> None:
    state = singing(traits=[None, "beastmaster"], play=["kraken-3"], owed=2, draw=["mermaid-5"])
    assert when(state, "draw", "mermaid kraken-3").position()["owed"] == 4


def test_a_replayed_kraken_demands_nothing_from_an_empty_draw_pile() -> None:
    state = singing(play=["kraken-3"], owed=1, draw=["mermaid-5"], discard=all_but("kraken-3", "mermaid-5"))
    assert legal(when(state, "draw", "mermaid kraken-3")) == ["bank"]


def test_the_mermaid_pays_the_kraken_and_the_replayed_card_does_not() -> None:
    state = singing(play=["key-7", "kraken-3"], owed=2, draw=["mermaid-5"])
    assert when(state, "draw", "mermaid key-7").position()["owed"] == 1


def test_a_replayed_card_does_not_bust() -> None:
    state = when(singing(play=["key-7", "map-4"], draw=["mermaid-5"]), "draw", "mermaid key-7")
    assert (state.pending, state.position()["play"]) == ((0,), ["map-4", "mermaid-5", "key-7"])


def test_a_replay_may_start_a_chain() -> None:
    state = singing(play=["hook-3"], banks=[["sword-4"], ["cannon-4", "key-7"]], draw=["mermaid-5"])
    when(state, "draw", "mermaid hook-3", "hook sword", "sword 1 cannon")
    assert legal(state) == ["cannon 1 key"]


def test_a_replayed_card_still_opens_the_chest() -> None:
    state = singing(play=["key-7", "chest-6"], draw=["mermaid-5"], discard=["hook-2", "map-2"])
    when(state, "draw", "mermaid key-7", "bank")
    assert state.position()["banks"] == [["hook-2", "key-7", "chest-6", "map-2", "mermaid-5"], []]


# Protection


def test_a_card_that_moves_to_the_right_of_the_mermaid_loses_its_protection() -> None:
    state = singing(play=["key-7", "map-4", "anchor-3"], draw=["mermaid-5", "mermaid-2"])
    assert when(state, "draw", "mermaid key-7").position()["protected"] == ["map-4"]
    assert when(state, "draw").position()["banks"] == [["map-4"], []]
    assert state.position()["discard"] == ["anchor-3", "key-7", "mermaid-2", "mermaid-5"]


def test_a_later_anchor_protects_a_moved_card_again() -> None:
    state = singing(variant="strange-lands", play=["key-7", "anchor-3"], draw=["mermaid-5", "anchor-2"])
    assert when(state, "draw", "mermaid key-7").position()["protected"] == []
    assert when(state, "draw").position()["protected"] == ["anchor-3", "mermaid-5", "key-7"]


def test_a_replayed_hook_of_miser_protects_itself_and_the_new_card() -> None:
    state = singing(traits=["miser", None], banks=[["key-7", "map-4"], []], draw=["hook-3", "mermaid-5"])
    when(state, "draw", "hook key", "draw", "mermaid hook-3", "hook map")
    assert state.position()["protected"] == ["key-7", "hook-3", "map-4"]


def test_a_card_that_misers_hook_added_loses_its_protection_when_it_moves() -> None:
    state = singing(traits=["miser", None], banks=[["key-7"], []], draw=["hook-3", "mermaid-5"])
    assert when(state, "draw", "hook key", "draw", "mermaid key-7").position()["protected"] == ["hook-3"]


def test_a_replayed_anchor_of_safe_harbor_protects_itself_and_two_more() -> None:
    state = singing(traits=["safe-harbor", None], draw=["anchor-3", "key-7", "mermaid-5", "chest-7", "oracle-7", "cannon-7"])
    when(state, "draw", "draw", "draw", "mermaid anchor-3", "draw", "draw", "draw")
    assert state.position()["protected"] == ["key-7", "mermaid-5", "anchor-3", "chest-7", "oracle-7"]


def test_a_replay_does_not_use_up_safe_harbors_count() -> None:
    state = singing(traits=["safe-harbor", None], play=["key-7"], draw=["anchor-3", "mermaid-5", "chest-7", "cannon-7"])
    when(state, "draw", "draw", "mermaid key-7", "draw", "draw")
    assert state.position()["protected"] == ["anchor-3", "mermaid-5", "chest-7"]


# Opponents' traits


def test_a_replayed_sword_is_discarded_by_parry() -> None:
    state = singing(traits=[None, "parry"], play=["sword-3", "key-7"], banks=[[], ["map-4"]], draw=["mermaid-5"])
    when(state, "draw", "mermaid sword-3")
    assert (state.position()["play"], state.position()["discard"]) == (["key-7", "mermaid-5"], ["sword-3"])


def test_a_replayed_cannon_misfires() -> None:
    state = singing(traits=[None, "misfire"], play=["cannon-3"], banks=[["map-4"], ["key-7"]], draw=["mermaid-5"])
    assert legal(when(state, "draw", "mermaid cannon-3")) == ["misfire map"]


def test_siren_takes_the_chosen_card_before_its_ability_runs() -> None:
    state = singing(traits=[None, "siren"], play=["cannon-3"], banks=[["map-4"], ["key-7"]], draw=["mermaid-5"])
    when(state, "draw", "mermaid cannon-3")
    assert state.position()["banks"] == [["map-4"], ["cannon-3", "key-7"]]
    assert (legal(state), happened(state)) == (["draw", "bank"], ["draw", "sung"])


def test_siren_does_not_let_the_player_refuse() -> None:
    assert legal(when(singing(traits=[None, "siren"], play=["cannon-3"], draw=["mermaid-5"]), "draw")) == ["mermaid cannon-3"]


def test_cards_stay_protected_when_siren_takes_the_anchor() -> None:
    state = singing(traits=[None, "siren"], play=["key-7", "anchor-3"], draw=["mermaid-5", "mermaid-2"])
    assert when(state, "draw", "mermaid anchor-3", "draw").position()["banks"] == [["key-7"], ["anchor-3"]]
    assert state.position()["discard"] == ["mermaid-2", "mermaid-5"]


def test_a_second_anchor_does_not_bust_when_siren_took_the_first() -> None:
    state = singing(traits=[None, "siren"], play=["key-7", "anchor-3"], draw=["mermaid-5", "anchor-2"])
    assert when(state, "draw", "mermaid anchor-3", "draw").position()["protected"] == ["key-7", "mermaid-5"]


def test_the_krakens_demand_goes_on_when_siren_takes_the_kraken() -> None:
    state = singing(traits=[None, "siren"], play=["kraken-3"], owed=2, draw=["mermaid-5"])
    assert (when(state, "draw", "mermaid kraken-3").position()["owed"], legal(state)) == (1, ["draw"])


# Casanova


def test_casanova_must_bank_the_chosen_card_and_its_ability_does_not_run() -> None:
    state = singing(traits=["casanova", None], play=["cannon-3"], banks=[[], ["key-7"]], draw=["mermaid-5"])
    assert legal(when(state, "draw")) == ["casanova cannon-3"]
    assert when(state, "casanova cannon-3").position()["banks"] == [["cannon-3"], ["key-7"]]
    assert (state.position()["play"], legal(state)) == (["mermaid-5"], ["draw", "bank"])


def test_casanova_does_not_bank_a_singing_mermaid_itself() -> None:
    state = when(singing(traits=["casanova", None], draw=["mermaid-5"]), "draw")
    assert (state.position()["play"], state.position()["banks"]) == (["mermaid-5"], [[], []])


def test_casanovas_singing_mermaid_may_bust() -> None:
    state = when(singing(traits=["casanova", None], play=["mermaid-7"], draw=["mermaid-5"]), "draw")
    assert state.position()["discard"] == ["mermaid-5", "mermaid-7"]


def test_casanova_charms_with_a_hooked_mermaid_too() -> None:
    state = singing(traits=["casanova", None], play=["key-7"], banks=[["mermaid-4"], []], draw=["hook-3"])
    assert legal(when(state, "draw", "hook mermaid")) == ["casanova hook-3", "casanova key-7"]


def test_cards_stay_protected_when_casanova_banks_the_anchor() -> None:
    state = singing(traits=["casanova", None], play=["key-7", "anchor-3"], draw=["mermaid-5", "mermaid-2"])
    assert when(state, "draw", "casanova anchor-3", "draw").position()["banks"] == [["anchor-3", "key-7"], []]


def test_the_krakens_demand_goes_on_when_casanova_banks_the_kraken() -> None:
    state = singing(traits=["casanova", None], play=["kraken-3"], owed=2, draw=["mermaid-5"])
    assert when(state, "draw", "casanova kraken-3").position()["owed"] == 1


def test_a_mermaid_that_casanova_plays_pays_the_kraken() -> None:
    state = singing(traits=["casanova", None], play=["key-7", "kraken-3"], owed=1, draw=["mermaid-5"])
    assert legal(when(state, "draw", "casanova key-7")) == ["draw", "bank"]


# Strange Lands


def test_a_mermaid_cannot_choose_a_mermaid() -> None:
    state = when(singing(variant="strange-lands", play=["mermaid-7", "key-6"], draw=["mermaid-5"]), "draw")
    assert legal(state) == ["mermaid key-6"]


def test_a_mermaid_after_mermaids_only_does_nothing() -> None:
    state = when(singing(variant="strange-lands", play=["mermaid-7"], draw=["mermaid-5"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])


def test_casanova_cannot_choose_a_mermaid_either() -> None:
    state = when(singing(variant="strange-lands", traits=["casanova", None], play=["mermaid-7", "key-6"], draw=["mermaid-5"]), "draw")
    assert legal(state) == ["casanova key-6"]


def test_two_mermaids_may_replay_the_same_card() -> None:
    state = singing(variant="strange-lands", play=["cannon-7"], banks=[[], ["key-7", "key-6"]], draw=["mermaid-5", "mermaid-4"])
    when(state, "draw", "mermaid cannon-7", "cannon 1 key", "draw", "mermaid cannon-7", "cannon 1 key")
    assert state.position()["discard"] == ["key-6", "key-7"]
    assert state.position()["play"] == ["mermaid-5", "mermaid-4", "cannon-7"]
