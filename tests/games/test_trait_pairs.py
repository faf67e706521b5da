"""Where traits of different players, and traits and suits, meet on one card."""

from __future__ import annotations

import pytest
from given import given, happened, legal, when

MERMAID: dict[str, object] = {"mermaid": True}


# Misfire meets the owners of cannons


@pytest.mark.parametrize("trait", [None, "scavenger", "master-gunner"])
def test_misfire_discards_one_top_card_whatever_the_gunners_trait(trait: str | None) -> None:
    state = given(traits=[trait, "misfire"], banks=[["key-3", "key-7"], ["map-4"]], draw=["cannon-3"])
    assert legal(when(state, "draw")) == ["misfire key"]
    assert when(state, "misfire key").position()["banks"] == [["key-3"], ["map-4"]]
    assert state.position()["discard"] == ["key-7"]


def test_misfire_meets_a_cannon_that_misers_hook_adds() -> None:
    state = given(traits=["miser", "misfire"], banks=[["cannon-4", "key-7"], ["map-4"]], draw=["hook-3"])
    when(state, "draw", "hook cannon", "misfire key")
    assert (state.position()["protected"], state.position()["discard"]) == (["hook-3", "cannon-4"], ["key-7"])


def test_misfire_may_leave_captains_hook_without_a_second_card() -> None:
    state = given(traits=["captains-hook", "misfire"], banks=[["cannon-4", "key-7"], ["map-4"]], draw=["hook-3"])
    when(state, "draw", "hook cannon", "misfire key")
    assert (state.position()["play"], legal(state)) == (["hook-3", "cannon-4"], ["draw", "bank"])


def test_misfire_may_take_the_mermaid_of_golden_scales() -> None:
    state = given(traits=["golden-scales", "misfire"], banks=[["mermaid-9"], []], draw=["cannon-3"])
    assert when(state, "draw", "misfire mermaid").standing().scores == (0, 0)


def test_misfire_meets_a_cannon_that_navigator_picks() -> None:
    state = given(traits=["navigator", "misfire"], banks=[["key-7"], ["chest-4"]], draw=["map-3"], discard=["cannon-2"])
    assert legal(when(state, "draw", "map cannon-2")) == ["misfire key"]


def test_two_misfires_turn_each_others_cannons() -> None:
    traits = ["misfire", "misfire", None, None, None]
    state = given(5, traits=traits, banks=[["key-7"], ["map-4"], [], [], []], draw=["cannon-3"])
    assert legal(when(state, "draw")) == ["misfire key"]


# Parry meets swords


@pytest.mark.parametrize(("trait", "moves"), [(None, ["draw", "bank"]), ("swordsman", ["sword 1 kraken"])])
def test_who_owns_a_kraken_stack_cannot_obey_parry_unless_swordsman(trait: str | None, moves: list[str]) -> None:
    state = given(traits=[trait, "parry"], banks=[["kraken-3"], ["kraken-6", "key-7"]], draw=["sword-5"])
    assert legal(when(state, "draw")) == moves
    assert state.position()["discard"] == ([] if trait else ["sword-5"])


def test_parry_discards_the_sword_of_a_swordsman_without_a_kraken_to_steal() -> None:
    state = when(given(traits=["swordsman", "parry"], banks=[["key-3"], ["key-7"]], draw=["sword-5"]), "draw")
    assert (state.position()["discard"], state.position()["banks"]) == (["sword-5"], [["key-3"], ["key-7"]])


def test_parry_forces_a_kraken_that_busts() -> None:
    state = given(traits=[None, "parry"], play=["kraken-3"], owed=2, banks=[[], ["key-7", "kraken-6"]], draw=["sword-5"])
    assert legal(when(state, "draw")) == ["sword 1 kraken"]
    assert when(state, "sword 1 kraken").position()["discard"] == ["sword-5", "kraken-3", "kraken-6"]


def test_a_parried_sword_pays_towards_the_kraken() -> None:
    state = given(traits=[None, "parry"], play=["kraken-3"], owed=2, banks=[["kraken-4"], ["key-7"]], draw=["sword-5", "map-4"])
    assert (when(state, "draw").position()["owed"], legal(state)) == (1, ["draw"])
    assert state.position()["play"] == ["kraken-3"]


def test_a_parried_sword_counts_for_safe_harbor() -> None:
    state = given(traits=["safe-harbor", "parry"], draw=["anchor-3", "sword-5", "key-7", "chest-7"])
    when(state, "draw", "draw", "draw", "draw")
    assert state.position()["protected"] == ["anchor-3", "key-7"]


def test_parry_discards_the_first_sword_of_captains_hook_and_the_second_card_follows() -> None:
    state = given(traits=["captains-hook", "parry"], banks=[["sword-6", "key-7"], ["map-4"]], draw=["hook-3"])
    assert legal(when(state, "draw", "hook sword")) == ["hook key"]
    assert when(state, "hook key").position()["play"] == ["hook-3", "key-7"]
    assert state.position()["discard"] == ["sword-6"]


def test_captains_hook_may_steal_a_kraken_under_parry_and_still_plays_a_second_card() -> None:
    state = given(traits=["captains-hook", "parry"], banks=[["sword-6", "key-7"], ["kraken-4"]], draw=["hook-3"])
    assert legal(when(state, "draw", "hook sword")) == ["sword 1 kraken"]
    when(state, "sword 1 kraken", "hook key")
    assert (state.position()["play"], state.position()["owed"]) == (["hook-3", "sword-6", "kraken-4", "key-7"], 1)


def test_misers_hook_stays_protected_when_parry_discards_the_sword_it_adds() -> None:
    state = given(traits=["miser", "parry"], play=["key-5"], banks=[["sword-6"], []], draw=["hook-3", "key-2"])
    when(state, "draw", "hook sword", "draw")
    assert (state.position()["banks"], state.position()["discard"]) == ([["hook-3"], []], ["key-2", "key-5", "sword-6"])


def test_parry_meets_a_sword_that_navigator_picks() -> None:
    state = given(traits=["navigator", "parry"], banks=[[], ["key-7"]], draw=["map-3"], discard=["key-2", "sword-2"])
    when(state, "draw", "map sword-2")
    assert (state.position()["play"], state.position()["discard"]) == (["map-3"], ["key-2", "sword-2"])


@pytest.mark.parametrize(("third", "owed"), [(None, 2), ("beastmaster", 4)])
def test_a_kraken_stolen_under_parry_makes_its_demand(third: str | None, owed: int) -> None:
    state = given(3, traits=[None, "parry", third], banks=[[], ["kraken-4"], []], draw=["sword-5"])
    assert when(state, "draw", "sword 1 kraken").position()["owed"] == owed


def test_a_kraken_that_fisherman_steals_under_parry_enters_the_play_area() -> None:
    state = given(traits=["fisherman", "parry"], banks=[[], ["kraken-4"]], draw=["sword-5"])
    when(state, "draw", "sword 1 kraken")
    assert (state.position()["play"], legal(state)) == (["sword-5", "kraken-4"], ["draw"])


def test_a_parried_sword_goes_to_the_discard_pile_and_not_to_davy_jones() -> None:
    traits = [None, "parry", "davy-jones-locker"]
    state = given(3, traits=traits, locker=[None, None, 0], play=["key-7"], draw=["sword-5", "key-2"])
    when(state, "draw", "draw")
    assert (state.position()["discard"], state.position()["banks"]) == (["sword-5"], [[], [], ["key-2", "key-7"]])


def test_parry_binds_the_sword_of_another_parry() -> None:
    state = given(5, traits=["parry", "parry", None, None, None], banks=[[], ["key-7"], ["map-4"], [], []], draw=["sword-5"])
    assert when(state, "draw").position()["discard"] == ["sword-5"]


def test_a_sword_cannot_take_what_parry_guards_at_a_third_players() -> None:
    """E5: Mayday's Parry binds an opponent's Sword wherever it strikes."""
    state = given(3, traits=[None, "parry", None], banks=[[], [], ["key-7"]], draw=["sword-5"])
    assert happened(when(state, "draw")) == ["draw", "parried"]


# Beastmaster meets krakens


def test_beastmaster_has_no_hold_over_a_kraken_that_fisherman_draws() -> None:
    state = when(given(traits=["fisherman", "beastmaster"], draw=["kraken-5"]), "draw")
    assert (state.position()["owed"], legal(state)) == (0, ["draw", "bank"])


def test_beastmaster_makes_fishermans_hooked_kraken_demand_four() -> None:
    state = given(traits=["fisherman", "beastmaster"], banks=[["kraken-4"], []], draw=["hook-3"])
    assert when(state, "draw", "hook kraken").position()["owed"] == 4


def test_a_kraken_that_fisherman_banks_does_not_pay_an_older_debt() -> None:
    state = given(traits=["fisherman", "beastmaster"], banks=[["kraken-4"], []], draw=["hook-3", "kraken-5", "key-7"])
    assert when(state, "draw", "hook kraken", "draw").position()["owed"] == 4
    assert when(state, "draw").position()["owed"] == 3


def test_captains_hook_pays_three_of_beastmasters_four() -> None:
    state = given(traits=["captains-hook", "beastmaster"], banks=[["key-7", "chest-7"], []], draw=["kraken-5", "hook-3", "map-3"])
    assert when(state, "draw", "draw", "hook key", "hook chest").position()["owed"] == 1
    assert legal(state) == ["draw"]


def test_casanovas_mermaids_do_not_pay_beastmasters_four() -> None:
    state = given(traits=["casanova", "beastmaster"], draw=["kraken-5", "mermaid-4", "mermaid-5"])
    assert when(state, "draw", "draw", "draw").position()["owed"] == 4


def test_two_beastmasters_demand_no_more_than_four() -> None:
    state = given(5, traits=[None, "beastmaster", None, "beastmaster", None], draw=["kraken-5"])
    assert when(state, "draw").position()["owed"] == 4


def test_a_beastmaster_is_an_opponent_of_the_other_beastmaster() -> None:
    state = given(5, traits=["beastmaster", "beastmaster", None, None, None], draw=["kraken-5"])
    assert when(state, "draw").position()["owed"] == 4


# Siren meets mermaids


def test_casanovas_choice_goes_before_an_opponents_siren() -> None:
    state = given(options=MERMAID, traits=["casanova", "siren"], play=["key-7"], draw=["mermaid-5"])
    assert legal(when(state, "draw")) == ["casanova key-7"]
    assert when(state, "casanova key-7").position()["banks"] == [["key-7"], []]


@pytest.mark.parametrize(("turn", "siren"), [(0, 1), (1, 3), (2, 3), (3, 1), (4, 1)])
def test_of_two_sirens_the_next_one_clockwise_takes_the_card(turn: int, siren: int) -> None:
    state = given(5, turn=turn, options=MERMAID, traits=[None, "siren", None, "siren", None], play=["key-7"], draw=["mermaid-5"])
    banks: list[list[str]] = [[], [], [], [], []]
    banks[siren] = ["key-7"]
    assert when(state, "draw", "mermaid key-7").position()["banks"] == banks


def test_siren_takes_the_anchor_of_safe_harbor_and_its_count_goes_on() -> None:
    state = given(options=MERMAID, traits=["safe-harbor", "siren"], play=["key-5"], draw=["anchor-3", "mermaid-5", "chest-7", "map-7"])
    when(state, "draw", "draw", "mermaid anchor-3", "draw")
    assert state.position()["protected"] == ["key-5", "mermaid-5", "chest-7"]
    assert state.position()["banks"] == [[], ["anchor-3"]]
    assert when(state, "draw").position()["protected"] == ["key-5", "mermaid-5", "chest-7"]


def test_siren_takes_misers_hook_and_the_card_it_added_stays_protected() -> None:
    state = given(options=MERMAID, traits=["miser", "siren"], banks=[["key-7"], []], draw=["hook-3", "mermaid-5", "mermaid-6"])
    when(state, "draw", "hook key", "draw", "mermaid hook-3", "draw")
    assert state.position()["banks"] == [["key-7"], ["hook-3"]]
    assert state.position()["discard"] == ["mermaid-5", "mermaid-6"]


def test_siren_takes_the_kraken_and_beastmasters_demand_goes_on() -> None:
    state = given(3, options=MERMAID, traits=[None, "siren", "beastmaster"], draw=["kraken-5", "mermaid-5", "key-7"])
    when(state, "draw", "draw", "mermaid kraken-5")
    assert (state.position()["owed"], legal(state)) == (3, ["draw"])
    assert state.position()["banks"] == [[], ["kraken-5"], []]


def test_siren_takes_what_captains_hook_added_before_the_second_card_is_hooked() -> None:
    state = given(options=MERMAID, traits=["captains-hook", "siren"], banks=[["mermaid-5", "key-7"], []], draw=["hook-3"])
    assert legal(when(state, "draw", "hook mermaid")) == ["mermaid hook-3"]
    assert legal(when(state, "mermaid hook-3")) == ["hook key"]
    assert when(state, "hook key").position()["play"] == ["mermaid-5", "key-7"]


def test_siren_keeps_what_davy_jones_would_have_got() -> None:
    traits = [None, "siren", "davy-jones-locker"]
    state = given(3, options=MERMAID, traits=traits, locker=[None, None, 0], play=["key-7"], draw=["mermaid-5", "mermaid-6"])
    when(state, "draw", "mermaid key-7", "draw")
    assert state.position()["banks"] == [[], ["key-7"], ["mermaid-5", "mermaid-6"]]


# Davy Jones meets protection


def test_davy_jones_gets_nothing_that_an_anchor_saves() -> None:
    state = given(traits=[None, "davy-jones-locker"], locker=[None, 0], play=["key-7", "anchor-3", "map-4"], draw=["key-2"])
    assert when(state, "draw").position()["banks"] == [["key-7"], ["anchor-3", "key-2", "map-4"]]


def test_davy_jones_gets_nothing_that_miser_saves() -> None:
    state = given(
        traits=["miser", "davy-jones-locker"], locker=[None, 0], play=["cannon-7"], banks=[["key-5"], []], draw=["hook-3", "cannon-2"]
    )
    assert when(state, "draw", "hook key", "draw").position()["banks"] == [["hook-3", "key-5"], ["cannon-2", "cannon-7"]]


def test_davy_jones_gets_nothing_that_safe_harbor_saves() -> None:
    draw = ["anchor-3", "key-7", "chest-7", "oracle-7", "key-2"]
    state = given(traits=["safe-harbor", "davy-jones-locker"], locker=[None, 0], draw=draw)
    when(state, "draw", "draw", "draw", "draw", "draw")
    assert state.position()["banks"] == [["anchor-3", "key-7", "chest-7"], ["key-2", "oracle-7"]]


@pytest.mark.parametrize(("trait", "card"), [("casanova", "mermaid-9"), ("fisherman", "kraken-7")])
def test_davy_jones_gets_nothing_that_went_home_at_once(trait: str, card: str) -> None:
    state = given(traits=[trait, "davy-jones-locker"], locker=[None, 0], play=["key-7"], draw=[card, "key-2"])
    assert when(state, "draw", "draw").position()["banks"] == [[card], ["key-2", "key-7"]]


def test_davy_jones_gets_both_cards_of_captains_hook() -> None:
    state = given(traits=["captains-hook", "davy-jones-locker"], locker=[None, 0], banks=[["key-7", "key-5"], []], draw=["hook-3"])
    assert when(state, "draw", "hook key", "hook key").position()["banks"] == [[], ["hook-3", "key-5", "key-7"]]


def test_davy_jones_gets_his_own_stolen_card_back() -> None:
    state = given(
        traits=["swordsman", "davy-jones-locker"], locker=[None, 0], play=["key-5"], banks=[["key-3"], ["key-7"]], draw=["sword-5"]
    )
    assert when(state, "draw", "sword 1 key").position()["banks"] == [["key-3"], ["key-5", "key-7", "sword-5"]]


def test_davy_jones_gets_the_card_that_navigator_picks_into_a_bust() -> None:
    state = given(traits=["navigator", "davy-jones-locker"], locker=[None, 0], play=["key-5"], draw=["map-3"], discard=["key-2", "hook-2"])
    assert when(state, "draw", "map key-2").position()["banks"] == [[], ["key-2", "key-5", "map-3"]]
    assert state.position()["discard"] == ["hook-2"]


@pytest.mark.parametrize(("turn", "heir"), [(0, 2), (3, 4)])
def test_of_two_davy_jones_with_one_victim_the_next_one_clockwise_takes_the_cards(turn: int, heir: int) -> None:
    traits = [None, None, "davy-jones-locker", None, "davy-jones-locker"]
    state = given(5, turn=turn, traits=traits, locker=[None, None, turn, None, turn], play=["key-7"], draw=["key-2"])
    banks: list[list[str]] = [[], [], [], [], []]
    banks[heir] = ["key-2", "key-7"]
    assert when(state, "draw").position()["banks"] == banks


def test_two_davy_jones_may_be_each_others_victims() -> None:
    state = given(
        5,
        traits=["davy-jones-locker", None, None, "davy-jones-locker", None],
        locker=[3, None, None, 0, None],
        play=["key-7"],
        draw=["key-2"],
    )
    assert when(state, "draw").position()["banks"] == [[], [], [], ["key-2", "key-7"], []]


def test_davy_jones_own_bust_goes_to_the_discard_pile() -> None:
    state = given(traits=["davy-jones-locker", None], locker=[1, None], play=["key-7"], draw=["key-2"])
    assert when(state, "draw").position()["discard"] == ["key-2", "key-7"]


def test_twins_in_a_bust_both_go_to_davy_jones() -> None:
    traits = [None, "davy-jones-locker", None, None, None]
    state = given(5, traits=traits, locker=[None, 0, None, None, None], play=["key-7"], draw=["key-7"])
    assert when(state, "draw").position()["banks"] == [[], ["key-7", "key-7"], [], [], []]


# Bonus cards


def test_plunderer_takes_from_treasure_hunters_bank_without_doubling() -> None:
    luck: list[tuple[str, object]] = [("plunder", ["map-7", "hook-3"])]
    traits = ["plunderer", "treasure-hunter"]
    state = given(luck=luck, traits=traits, play=["key-7", "chest-6"], banks=[[], ["hook-3", "map-7", "oracle-5"]], discard=["map-2"])
    assert when(state, "bank", "plunder 1").position()["banks"] == [["hook-3", "key-7", "chest-6", "map-7"], ["oracle-5"]]


def test_treasure_hunters_bonus_comes_from_the_discard_pile_though_plunderer_is_there() -> None:
    discard = ["hook-2", "map-2", "oracle-2", "sword-2"]
    state = given(turn=1, traits=["plunderer", "treasure-hunter"], play=["key-7", "chest-6"], banks=[["map-7"], []], discard=discard)
    assert when(state, "bank").position()["banks"] == [["map-7"], ["hook-2", "key-7", "chest-6", "map-2", "oracle-2", "sword-2"]]


def test_a_plundered_mermaid_no_longer_has_golden_scales() -> None:
    state = given(traits=["plunderer", "golden-scales"], play=["key-7", "chest-6"], banks=[[], ["mermaid-9"]])
    assert state.standing().scores == (0, 14)
    assert when(state, "bank", "plunder 1").standing().scores == (22, 0)


def test_what_siren_took_does_not_count_for_the_bonus() -> None:
    luck: list[tuple[str, object]] = [("bonus", ["hook-2", "map-2", "sword-2"])]
    discard = ["hook-2", "map-2", "oracle-2", "sword-2"]
    state = given(
        options=MERMAID, luck=luck, traits=[None, "siren"], play=["key-7", "chest-6", "map-4"], draw=["mermaid-5"], discard=discard
    )
    when(state, "draw", "mermaid map-4", "bank")
    assert state.position()["banks"] == [["hook-2", "key-7", "chest-6", "map-2", "sword-2", "mermaid-5"], ["map-4"]]


def test_no_key_no_bonus_when_siren_took_it() -> None:
    state = given(options=MERMAID, traits=[None, "siren"], play=["key-7", "chest-6"], draw=["mermaid-5"], discard=["map-2"])
    assert when(state, "draw", "mermaid key-7", "bank").position()["discard"] == ["map-2"]


def test_a_parried_sword_does_not_count_for_the_bonus() -> None:
    discard = ["hook-2", "map-2"]
    luck: list[tuple[str, object]] = [("bonus", ["hook-2", "sword-5"])]
    state = given(luck=luck, traits=[None, "parry"], play=["key-7", "chest-6"], draw=["sword-5"], discard=discard)
    assert when(state, "draw", "bank").position()["banks"] == [["hook-2", "key-7", "chest-6", "sword-5"], []]


# Safe Harbor counts what enters


@pytest.mark.parametrize(
    ("drawn", "choice", "added"),
    [("hook-3", "hook key", "key-6"), ("sword-3", "sword 1 chest", "chest-6"), ("map-3", "map oracle-2", "oracle-2")],
)
def test_safe_harbor_counts_cards_wherever_they_come_from(drawn: str, choice: str, added: str) -> None:
    state = given(traits=["safe-harbor", None], banks=[["key-6"], ["chest-6"]], discard=["oracle-2"], draw=["anchor-3", drawn, "mermaid-4"])
    assert when(state, "draw", "draw", choice, "draw").position()["protected"] == ["anchor-3", drawn, added]


def test_an_anchor_that_safe_harbor_hooks_covers_the_next_two_cards() -> None:
    state = given(traits=["safe-harbor", None], banks=[["anchor-6"], []], draw=["hook-3", "key-7", "chest-7", "map-7"])
    when(state, "draw", "hook anchor", "draw", "draw", "draw")
    assert state.position()["protected"] == ["hook-3", "anchor-6", "key-7", "chest-7"]


def test_safe_harbor_saves_the_hook_but_not_the_hooked_card_that_busts() -> None:
    state = given(traits=["safe-harbor", None], play=["key-5"], banks=[["key-6"], []], draw=["anchor-3", "hook-3"])
    assert when(state, "draw", "draw", "hook key").position()["banks"] == [["anchor-3", "hook-3", "key-5"], []]
    assert state.position()["discard"] == ["key-6"]


def test_opponents_of_safe_harbor_and_miser_are_not_protected() -> None:
    state = given(3, traits=[None, "safe-harbor", "miser"], banks=[["key-6"], [], []], draw=["anchor-3", "hook-3"])
    assert when(state, "draw", "draw", "hook key").position()["protected"] == []


# Knowledge


def test_an_oracle_does_not_make_the_table_forget_what_mystic_showed() -> None:
    state = given(traits=["mystic", None], draw=["oracle-5", "oracle-3", "key-7", "map-7", "hook-3"])
    when(state, "draw", "bank", "draw")
    assert (state.pending, state.view(1)["known"]) == ((1,), ["key-7", "map-7"])


def test_mystic_adds_to_what_an_oracle_showed() -> None:
    state = given(turn=1, traits=["mystic", None], draw=["oracle-5", "oracle-3", "key-7", "map-7", "hook-3"])
    assert when(state, "draw").view(0)["known"] == ["oracle-3"]
    assert when(state, "bank", "draw").view(1)["known"] == ["key-7", "map-7", "hook-3"]


# Others


def test_swordsman_may_steal_the_kraken_that_fisherman_banked() -> None:
    state = given(traits=["fisherman", "swordsman"], banks=[[], ["kraken-2"]], draw=["kraken-7", "sword-3"])
    when(state, "draw", "bank", "draw")
    assert legal(state) == ["sword 0 kraken"]
    assert when(state, "sword 0 kraken").position()["owed"] == 2


def test_the_cannon_hits_what_scavenger_took() -> None:
    state = given(traits=["scavenger", "master-gunner"], banks=[[], ["map-3", "map-5"]], draw=["cannon-3", "cannon-4"])
    when(state, "draw", "cannon 1 map", "bank", "draw")
    assert legal(state) == ["cannon 0 cannon", "cannon 0 map"]
    assert when(state, "cannon 0 map").position()["discard"] == ["map-5"]
