"""The seventeen traits and Siren, and how the players choose them."""

from __future__ import annotations

import pytest
from given import given, happened, legal, when

from pressgang import BadLuck, IllegalMove, Record, State

SUITS = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
LOOT = [f"{suit}-{value + (2 if suit == 'mermaid' else 0)}" for suit in SUITS for value in range(2, 8)]
MERMAID: dict[str, object] = {"mermaid": True}


def dealt(*hands: list[str], mermaid: bool = False) -> State:
    options: dict[str, object] = {"traits": True, "mermaid": mermaid}
    luck: list[tuple[str, object]] = [("first", 0), ("draw-pile", []), ("traits", list(hands))]
    return Record("dead-mans-draw", options, ["Eliza"] * len(hands), luck).replay(listen=True)


def all_but(*cards: str) -> list[str]:
    return [card for card in LOOT if card not in cards]


# Choosing


def test_all_players_choose_one_of_two_traits_at_once() -> None:
    state = dealt(["parry", "miser"], ["mystic", "navigator"], ["misfire", "scavenger"])
    assert state.pending == (0, 1, 2)
    assert [legal(state, seat) for seat in range(3)] == [
        ["keep miser", "keep parry"],
        ["keep navigator", "keep mystic"],
        ["keep scavenger", "keep misfire"],
    ]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_players_choose_in_any_order(order: tuple[int, int]) -> None:
    state = dealt(["parry", "miser"], ["mystic", "navigator"])
    for seat in order:
        when(state, ("keep miser", "keep mystic")[seat], seat=seat)
    assert state.position()["traits"] == ["miser", "mystic"]
    assert (state.pending, legal(state)) == ((0,), ["draw"])


def test_a_chosen_trait_is_open_to_all_and_the_other_one_is_gone() -> None:
    state = when(dealt(["parry", "miser"], ["mystic", "navigator"]), "keep parry", seat=0)
    assert state.view(1)["traits"] == ["parry", None]
    assert (state.pending, legal(state, 0)) == ((1,), [])


def test_nobody_sees_what_others_choose_from() -> None:
    state = dealt(["parry", "miser"], ["mystic", "navigator"])
    assert [state.view(seat)["dealt"] for seat in (0, 1, None)] == [["parry", "miser"], ["mystic", "navigator"], []]


def test_a_trait_of_another_player_cannot_be_kept() -> None:
    state = dealt(["parry", "miser"], ["mystic", "navigator"])
    with pytest.raises(IllegalMove):
        when(state, "keep mystic", seat=0)
    assert state.pending == (0, 1)


def test_nobody_draws_before_all_have_chosen() -> None:
    state = when(dealt(["parry", "miser"], ["mystic", "navigator"]), "keep parry", seat=0)
    with pytest.raises(IllegalMove):
        when(state, "draw", seat=0)
    assert state.pending == (1,)


def test_davy_jones_names_an_opponent_right_after_the_trait() -> None:
    state = when(dealt(["parry", "miser"], ["davy-jones-locker", "navigator"], ["mystic", "misfire"]), "keep davy-jones-locker", seat=1)
    assert (state.pending, legal(state, 1)) == ((0, 1, 2), ["locker 0", "locker 2"])
    assert when(state, "locker 2", seat=1).position()["locker"] == [None, 2, None]
    assert state.pending == (0, 2)


@pytest.mark.parametrize("moves", [[(1, "locker 0"), (0, "keep parry")], [(0, "keep parry"), (1, "locker 0")]])
def test_the_others_need_not_wait_for_davy_jones(moves: list[tuple[int, str]]) -> None:
    state = when(dealt(["parry", "miser"], ["davy-jones-locker", "navigator"]), "keep davy-jones-locker", seat=1)
    for seat, move in moves:
        when(state, move, seat=seat)
    assert (state.position()["traits"], state.position()["locker"]) == (["parry", "davy-jones-locker"], [None, 0])
    assert (state.pending, legal(state)) == ((0,), ["draw"])


def test_the_victim_of_davy_jones_is_asked_for_even_when_there_is_one_opponent() -> None:
    state = when(dealt(["davy-jones-locker", "miser"], ["mystic", "navigator"]), "keep davy-jones-locker", seat=0)
    assert legal(state, 0) == ["locker 1"]


def test_without_the_trait_option_nobody_has_one() -> None:
    state = Record("dead-mans-draw", {}, ["Eliza", "Zach"]).replay()
    assert (state.position()["traits"], legal(state)) == ([None, None], ["draw"])


def test_siren_is_dealt_only_with_the_mermaid_ability() -> None:
    hand = ["siren", "miser"]
    assert legal(dealt(hand, ["mystic", "navigator"], mermaid=True), 0) == ["keep miser", "keep siren"]
    with pytest.raises(BadLuck):
        dealt(hand, ["mystic", "navigator"])


def test_a_party_has_every_trait_twice() -> None:
    hands = [["parry", "parry"], ["miser", "mystic"], ["miser", "mystic"], ["misfire", "siren"], ["misfire", "siren"]]
    assert [legal(dealt(*hands, mermaid=True), seat) for seat in (0, 4)] == [["keep parry"], ["keep misfire", "keep siren"]]
    with pytest.raises(BadLuck):
        dealt(*hands[:4], mermaid=True)


# Golden Scales


def test_golden_scales_adds_five_to_the_mermaid_that_scores() -> None:
    banks = [["mermaid-4", "mermaid-9", "key-3"], ["mermaid-8"]]
    assert given(traits=["golden-scales", None], banks=banks).standing().scores == (17, 8)


def test_golden_scales_without_a_mermaid_adds_nothing() -> None:
    assert given(traits=["golden-scales", None], banks=[["key-3"], []]).standing().scores == (3, 0)


# Casanova


def test_casanova_banks_a_mermaid_as_it_is_drawn() -> None:
    state = when(given(traits=["casanova", None], play=["key-7"], draw=["mermaid-9"]), "draw")
    assert (state.position()["banks"], state.position()["play"]) == ([["mermaid-9"], []], ["key-7"])
    assert legal(state) == ["draw", "bank"]


def test_casanova_may_stop_with_an_empty_play_area() -> None:
    state = when(given(traits=["casanova", None], draw=["mermaid-9"]), "draw")
    assert legal(state) == ["draw", "bank"]
    assert (when(state, "bank").pending, state.position()["banks"]) == ((1,), [["mermaid-9"], []])


def test_a_mermaid_that_casanova_banks_does_not_count_for_the_kraken() -> None:
    state = when(given(traits=["casanova", None], draw=["kraken-5", "mermaid-9", "key-7", "map-7"]), "draw", "draw")
    assert (legal(state), state.position()["owed"]) == (["draw"], 2)


def test_a_mermaid_that_casanova_banks_is_safe_from_a_bust() -> None:
    state = when(given(traits=["casanova", None], play=["key-7"], draw=["mermaid-9", "key-2"]), "draw", "draw")
    assert state.position()["banks"] == [["mermaid-9"], []]


def test_casanovas_mermaid_from_elsewhere_stays_in_the_play_area() -> None:
    state = when(given(traits=["casanova", None], banks=[["mermaid-5"], []], draw=["hook-3"]), "draw", "hook mermaid")
    assert (state.position()["play"], state.position()["banks"]) == (["hook-3", "mermaid-5"], [[], []])


def test_casanovas_drawn_mermaid_never_busts() -> None:
    state = given(traits=["casanova", None], play=["mermaid-5"], draw=["mermaid-9"], discard=all_but("mermaid-5", "mermaid-9", "key-2"))
    assert state.risk(0) == 0.0
    assert when(state, "draw").position()["play"] == ["mermaid-5"]


def test_casanovas_mermaid_as_the_last_card_ends_the_turn_as_usual() -> None:
    state = when(given(traits=["casanova", None], draw=["mermaid-9"], discard=all_but("mermaid-9")), "draw")
    assert legal(state) == ["bank"]
    assert when(state, "bank").standing() == ((9, 0), (0,))


def test_an_opponent_of_casanova_plays_mermaids_as_usual() -> None:
    state = when(given(traits=[None, "casanova"], draw=["mermaid-9"]), "draw")
    assert state.position()["play"] == ["mermaid-9"]


def test_with_the_mermaid_ability_casanova_banks_the_chosen_card() -> None:
    state = when(given(options=MERMAID, traits=["casanova", None], play=["key-7", "cannon-7"], draw=["mermaid-5"]), "draw")
    assert legal(state) == ["casanova cannon-7", "casanova key-7"]
    assert when(state, "casanova cannon-7").position()["banks"] == [["cannon-7"], []]
    assert (state.position()["play"], legal(state)) == (["key-7", "mermaid-5"], ["draw", "bank"])


# Plunderer


def test_plunderer_takes_bonus_cards_from_the_bank_of_one_opponent() -> None:
    luck: list[tuple[str, object]] = [("plunder", ["map-7", "oracle-3"])]
    banks = [[], ["hook-3", "map-7", "oracle-3"], ["sword-4"]]
    state = when(given(3, luck, traits=["plunderer", None, None], play=["key-7", "chest-6"], banks=banks, discard=["map-2"]), "bank")
    assert legal(state) == ["plunder 1", "plunder 2"]
    assert when(state, "plunder 1").position()["banks"] == [["key-7", "chest-6", "map-7", "oracle-3"], ["hook-3"], ["sword-4"]]
    assert (state.position()["discard"], state.pending) == (["map-2"], (1,))


def test_plunderer_takes_all_of_a_small_bank_and_no_more() -> None:
    state = given(3, traits=["plunderer", None, None], play=["key-7", "chest-6"], banks=[[], ["sword-4"], ["map-5"]], discard=["map-2"])
    assert when(state, "bank", "plunder 1").position()["banks"] == [["key-7", "chest-6", "sword-4"], [], ["map-5"]]
    assert state.position()["discard"] == ["map-2"]


def test_plunderer_chooses_after_the_play_area_is_banked() -> None:
    state = when(given(traits=["plunderer", None], play=["key-7", "chest-6"], banks=[[], ["sword-4"]]), "bank")
    assert (state.position()["banks"], state.pending) == ([["key-7", "chest-6"], ["sword-4"]], (0,))


def test_plunderer_gets_nothing_when_nobody_has_cards() -> None:
    state = when(given(traits=["plunderer", None], play=["key-7", "chest-6"], discard=["map-2"]), "bank")
    assert (state.position()["banks"], state.pending) == ([["key-7", "chest-6"], []], (1,))
    assert state.position()["discard"] == ["map-2"]


def test_plunderer_cannot_choose_an_opponent_without_cards() -> None:
    state = when(given(3, traits=["plunderer", None, None], play=["key-7", "chest-6"], banks=[[], [], ["map-5"]]), "bank")
    assert legal(state) == ["plunder 2"]


# Treasure Hunter


def test_treasure_hunter_doubles_the_bonus() -> None:
    bonus = ["anchor-2", "hook-2", "map-2", "oracle-2", "sword-2", "kraken-2"]
    play, discard = ["key-7", "chest-6", "mermaid-9"], [*bonus, "cannon-2"]
    state = when(given(luck=[("bonus", bonus)], traits=["treasure-hunter", None], play=play, discard=discard), "bank")
    assert state.position()["banks"] == [[*bonus[:2], "key-7", "chest-6", *bonus[2:], "mermaid-9"], []]
    assert state.position()["discard"] == ["cannon-2"]


def test_treasure_hunter_takes_what_there_is() -> None:
    state = when(given(traits=["treasure-hunter", None], play=["key-7", "chest-6"], discard=["map-2", "hook-2", "sword-2"]), "bank")
    assert state.position()["banks"] == [["hook-2", "key-7", "chest-6", "map-2", "sword-2"], []]


# Navigator


def test_navigator_picks_any_card_of_the_discard_pile() -> None:
    discard = ["hook-2", "key-2", "chest-2", "sword-2", "mermaid-4"]
    state = when(given(traits=["navigator", None], draw=["map-5"], discard=discard), "draw")
    assert legal(state) == [f"map {card}" for card in discard]


def test_navigator_too_must_pick_a_card() -> None:
    state = when(given(traits=["navigator", None], draw=["map-5"], discard=["map-2"]), "draw")
    assert legal(state) == ["map map-2"]
    assert when(state, "map map-2").position()["discard"] == ["map-2", "map-5"]


def test_navigator_with_an_empty_discard_pile_does_nothing() -> None:
    assert happened(when(given(traits=["navigator", None], draw=["map-5"]), "draw")) == ["draw", "nothing"]


# Master Gunner and Scavenger


def test_master_gunner_discards_the_whole_stack() -> None:
    state = given(traits=["master-gunner", None], banks=[[], ["map-3", "map-5", "map-7", "key-2"]], draw=["cannon-3"])
    assert when(state, "draw", "cannon 1 map").position()["banks"] == [[], ["key-2"]]
    assert state.position()["discard"] == ["map-3", "map-5", "map-7"]


def test_master_gunner_discards_both_copies_in_a_party() -> None:
    banks: list[list[str]] = [[], ["map-3", "map-7", "map-7"], [], [], []]
    state = given(5, traits=["master-gunner", None, None, None, None], banks=banks, draw=["cannon-3"])
    assert when(state, "draw", "cannon 1 map").position()["discard"] == ["map-3", "map-7", "map-7"]


def test_scavenger_banks_what_the_cannon_hits() -> None:
    state = given(traits=["scavenger", None], banks=[["map-2"], ["map-3", "map-5"]], draw=["cannon-3"])
    assert when(state, "draw", "cannon 1 map").position()["banks"] == [["map-2", "map-5"], ["map-3"]]
    assert (state.position()["discard"], state.position()["play"]) == ([], ["cannon-3"])


def test_what_scavenger_banked_is_safe_from_a_bust() -> None:
    state = given(traits=["scavenger", None], banks=[[], ["map-5"]], draw=["cannon-3", "cannon-4"])
    assert when(state, "draw", "cannon 1 map", "draw").position()["banks"] == [["map-5"], []]


# Mystic


@pytest.mark.parametrize("seat", [0, 1, None])
def test_mystic_shows_the_next_three_cards_in_their_order(seat: int | None) -> None:
    state = when(given(traits=["mystic", None], draw=["oracle-5", "key-7", "map-7", "hook-3", "hook-4"]), "draw")
    assert state.view(seat)["known"] == ["key-7", "map-7", "hook-3"]


def test_mystics_knowledge_fades_as_the_cards_are_drawn() -> None:
    state = when(given(traits=["mystic", None], draw=["oracle-5", "key-7", "chest-7", "hook-3"]), "draw", "draw", "bank")
    assert state.view(1)["known"] == ["chest-7", "hook-3"]


def test_mystic_shows_what_is_left() -> None:
    state = given(traits=["mystic", None], draw=["oracle-5", "key-7", "map-7"], discard=all_but("oracle-5", "key-7", "map-7"))
    assert when(state, "draw").view(0)["known"] == ["key-7", "map-7"]


# Swordsman


def test_swordsman_steals_even_a_suit_that_he_has() -> None:
    state = when(given(traits=["swordsman", None], banks=[["key-3"], ["key-7", "map-4"]], draw=["sword-5"]), "draw")
    assert legal(state) == ["sword 1 key", "sword 1 map"]
    assert when(state, "sword 1 key").position()["play"] == ["sword-5", "key-7"]


# Miser


def test_misers_hook_and_the_card_it_adds_are_safe_from_a_bust() -> None:
    state = given(traits=["miser", None], play=["cannon-7"], banks=[["mermaid-9"], []], draw=["hook-3", "cannon-2"])
    when(state, "draw", "hook mermaid", "draw")
    assert state.position()["banks"] == [["hook-3", "mermaid-9"], []]
    assert state.position()["discard"] == ["cannon-2", "cannon-7"]


def test_misers_hook_is_kept_when_the_card_it_adds_busts() -> None:
    state = given(traits=["miser", None], play=["cannon-7"], banks=[["cannon-6"], []], draw=["hook-3"])
    assert when(state, "draw", "hook cannon").position()["banks"] == [["hook-3"], []]
    assert state.position()["discard"] == ["cannon-6", "cannon-7"]


def test_misers_hook_is_safe_even_with_an_empty_bank() -> None:
    state = when(given(traits=["miser", None], play=["cannon-7"], draw=["hook-3", "cannon-2"]), "draw", "draw")
    assert state.position()["banks"] == [["hook-3"], []]


def test_miser_does_not_protect_what_the_added_card_adds() -> None:
    state = given(traits=["miser", None], banks=[["sword-4"], ["key-7"]], draw=["hook-3"])
    assert when(state, "draw", "hook sword", "sword 1 key").position()["protected"] == ["hook-3", "sword-4"]


def test_an_anchor_that_misers_hook_adds_is_protected_itself() -> None:
    state = given(traits=["miser", None], play=["key-7"], banks=[["anchor-6"], []], draw=["hook-3", "key-2"])
    assert when(state, "draw", "hook anchor", "draw").position()["banks"] == [["anchor-6", "hook-3", "key-7"], []]
    assert state.position()["discard"] == ["key-2"]


# Captain's Hook


def test_captains_hook_plays_two_cards() -> None:
    state = when(given(traits=["captains-hook", None], banks=[["key-7", "map-4", "mermaid-9"], []], draw=["hook-3"]), "draw", "hook key")
    assert legal(state) == ["hook map", "hook mermaid"]
    assert when(state, "hook mermaid").position()["play"] == ["hook-3", "key-7", "mermaid-9"]
    assert legal(state) == ["draw", "bank"]


def test_captains_hook_may_take_two_cards_of_one_stack() -> None:
    """E4: allowed, though the second one busts."""
    state = when(given(traits=["captains-hook", None], banks=[["key-7", "key-5"], []], draw=["hook-3"]), "draw", "hook key")
    assert legal(state) == ["hook key"]
    assert when(state, "hook key").position()["discard"] == ["hook-3", "key-5", "key-7"]


def test_captains_hook_plays_the_only_card_there_is() -> None:
    state = when(given(traits=["captains-hook", None], banks=[["key-7"], []], draw=["hook-3"]), "draw", "hook key")
    assert (state.position()["play"], legal(state)) == (["hook-3", "key-7"], ["draw", "bank"])


def test_the_first_card_of_captains_hook_is_done_before_the_second() -> None:
    state = given(traits=["captains-hook", None], banks=[["cannon-7", "key-4"], ["map-4"]], draw=["hook-3"])
    assert legal(when(state, "draw", "hook cannon")) == ["cannon 1 map"]
    assert legal(when(state, "cannon 1 map")) == ["hook key"]


def test_a_bust_with_the_first_card_of_captains_hook_ends_the_turn() -> None:
    state = given(traits=["captains-hook", None], play=["key-7"], banks=[["key-4", "map-4"], []], draw=["hook-3"])
    assert when(state, "draw", "hook key").pending == (1,)
    assert state.position()["banks"] == [["map-4"], []]


def test_captains_hook_pays_the_kraken_with_three_cards() -> None:
    state = given(traits=["captains-hook", None], play=["kraken-5"], owed=2, banks=[["key-4", "chest-4"], []], draw=["hook-3"])
    assert legal(when(state, "draw", "hook key")) == ["hook chest"]
    assert legal(when(state, "hook chest")) == ["draw", "bank"]


# Safe Harbor


def test_safe_harbor_protects_the_anchor_and_the_next_two_cards() -> None:
    state = given(traits=["safe-harbor", None], play=["mermaid-9"], draw=["anchor-5", "key-7", "chest-7", "oracle-7", "key-2"])
    when(state, "draw", "draw", "draw", "draw", "draw")
    assert state.position()["banks"] == [["anchor-5", "key-7", "chest-7", "mermaid-9"], []]
    assert state.position()["discard"] == ["key-2", "oracle-7"]


@pytest.mark.parametrize("after", [["mermaid-4"], ["key-7", "mermaid-4"]])
def test_safe_harbor_does_not_save_the_card_that_busts(after: list[str]) -> None:
    state = given(traits=["safe-harbor", None], play=["mermaid-9"], draw=["anchor-5", *after])
    when(state, "draw", *["draw"] * len(after))
    assert state.position()["banks"] == [["anchor-5", *after[:-1], "mermaid-9"], []]
    assert state.position()["discard"] == ["mermaid-4"]


def test_safe_harbor_covers_nothing_in_the_next_players_turn() -> None:
    state = given(traits=["safe-harbor", None], draw=["anchor-5", "key-7", "key-2"])
    assert when(state, "draw", "bank", "draw").position()["protected"] == []
    assert when(state, "draw").position()["banks"] == [["anchor-5"], []]


# Fisherman


def test_fisherman_banks_a_kraken_as_it_is_drawn() -> None:
    state = when(given(traits=["fisherman", None], draw=["kraken-5"]), "draw")
    assert (state.position()["banks"], state.position()["play"]) == ([["kraken-5"], []], [])
    assert (legal(state), state.position()["owed"]) == (["draw", "bank"], 0)


def test_fishermans_drawn_kraken_never_busts() -> None:
    state = when(given(traits=["fisherman", None], play=["kraken-7"], owed=1, draw=["kraken-5"]), "draw")
    assert (state.position()["play"], state.position()["owed"]) == (["kraken-7"], 1)
    assert state.position()["banks"] == [["kraken-5"], []]


@pytest.mark.parametrize(("drawn", "choice"), [("hook-3", "hook kraken"), ("map-3", "map kraken-2"), ("sword-3", "sword 1 kraken")])
def test_fishermans_kraken_from_elsewhere_enters_the_play_area(drawn: str, choice: str) -> None:
    banks = [["kraken-4"] if drawn == "hook-3" else [], ["kraken-6"]]
    state = when(given(traits=["fisherman", None], banks=banks, discard=["kraken-2"], draw=[drawn]), "draw", choice)
    assert (legal(state), state.position()["owed"]) == (["draw"], 2)


# Beastmaster


def test_beastmaster_makes_an_opponents_kraken_demand_four_cards() -> None:
    state = when(given(traits=[None, "beastmaster"], draw=["kraken-5", "key-7", "chest-7", "mermaid-9", "oracle-2"]), "draw")
    for owed in (4, 3, 2, 1):
        assert (legal(state), state.position()["owed"]) == (["draw"], owed)
        when(state, "draw")
    assert legal(state) == ["draw", "bank"]


def test_beastmasters_own_kraken_demands_two_cards() -> None:
    assert when(given(traits=["beastmaster", None], draw=["kraken-5"]), "draw").position()["owed"] == 2


@pytest.mark.parametrize(("drawn", "choice"), [("hook-3", "hook kraken"), ("map-3", "map kraken-2"), ("sword-3", "sword 1 kraken")])
def test_beastmaster_acts_wherever_the_kraken_comes_from(drawn: str, choice: str) -> None:
    banks = [["kraken-4"] if drawn == "hook-3" else [], ["kraken-6"]]
    state = given(traits=[None, "beastmaster"], banks=banks, discard=["kraken-2"], draw=[drawn])
    assert when(state, "draw", choice).position()["owed"] == 4


# Misfire


def test_misfire_turns_an_opponents_cannon_on_the_opponents_own_bank() -> None:
    state = when(given(3, traits=[None, "misfire", None], banks=[["key-3", "key-7", "map-4"], ["hook-7"], []], draw=["cannon-3"]), "draw")
    assert legal(state) == ["misfire key", "misfire map"]
    assert when(state, "misfire key").position()["banks"] == [["key-3", "map-4"], ["hook-7"], []]
    assert state.position()["discard"] == ["key-7"]


def test_misfire_with_an_empty_bank_does_nothing() -> None:
    state = when(given(traits=[None, "misfire"], banks=[[], ["hook-7"]], draw=["cannon-3"]), "draw")
    assert (happened(state), legal(state)) == (["draw", "nothing"], ["draw", "bank"])
    assert state.position()["banks"] == [[], ["hook-7"]]


def test_misfires_own_cannon_shoots_straight() -> None:
    state = when(given(traits=["misfire", None], banks=[["key-7"], ["hook-7"]], draw=["cannon-3"]), "draw")
    assert legal(state) == ["cannon 1 hook"]


def test_misfire_acts_wherever_the_cannon_comes_from() -> None:
    state = given(traits=[None, "misfire"], banks=[["key-7", "cannon-4"], ["hook-7"]], draw=["hook-3"])
    assert legal(when(state, "draw", "hook cannon")) == ["misfire key"]


# Parry


def test_parry_leaves_an_opponents_sword_nothing_but_krakens_from_anybody() -> None:
    banks = [[], ["key-7", "kraken-4"], ["map-4", "kraken-6"]]
    state = when(given(3, traits=[None, "parry", None], banks=banks, draw=["sword-5"]), "draw")
    assert legal(state) == ["sword 1 kraken", "sword 2 kraken"]
    assert when(state, "sword 2 kraken").position()["play"] == ["sword-5", "kraken-6"]
    assert legal(state) == ["draw"]


def test_parry_discards_a_sword_that_has_no_kraken_to_steal() -> None:
    state = when(given(traits=[None, "parry"], play=["map-4"], banks=[[], ["key-7"]], draw=["sword-5"]), "draw")
    assert (state.position()["play"], state.position()["discard"]) == (["map-4"], ["sword-5"])
    assert (legal(state), state.position()["banks"]) == (["draw", "bank"], [[], ["key-7"]])


def test_after_a_parried_sword_another_sword_does_not_bust() -> None:
    state = when(given(traits=[None, "parry"], draw=["sword-5", "sword-6"]), "draw", "draw")
    assert (state.position()["discard"], state.pending) == (["sword-5", "sword-6"], (0,))
    assert legal(state) == ["draw", "bank"]


def test_a_sword_that_repeats_a_sword_busts_before_it_can_be_parried() -> None:
    state = when(given(traits=[None, "parry"], play=["sword-7"], draw=["sword-5"]), "draw")
    assert (state.position()["discard"], state.pending) == (["sword-5", "sword-7"], (1,))


def test_parrys_own_sword_steals_as_usual() -> None:
    state = when(given(traits=["parry", None], banks=[[], ["key-7", "kraken-4"]], draw=["sword-5"]), "draw")
    assert legal(state) == ["sword 1 key", "sword 1 kraken"]


# Davy Jones' Locker


def test_davy_jones_banks_what_the_victim_loses() -> None:
    state = given(3, traits=[None, None, "davy-jones-locker"], locker=[None, None, 0], play=["key-7", "map-4"], draw=["key-2"])
    assert when(state, "draw").position()["banks"] == [[], [], ["key-2", "key-7", "map-4"]]
    assert state.position()["discard"] == []


def test_davy_jones_gets_nothing_from_anybody_else() -> None:
    state = given(3, turn=1, traits=[None, None, "davy-jones-locker"], locker=[None, None, 0], play=["key-7"], draw=["key-2"])
    assert when(state, "draw").position()["banks"] == [[], [], []]
    assert state.position()["discard"] == ["key-2", "key-7"]


def test_davy_jones_gets_no_card_that_his_victim_collects() -> None:
    state = given(traits=[None, "davy-jones-locker"], locker=[None, 0], play=["key-7"])
    assert when(state, "bank").position()["banks"] == [["key-7"], []]


# Siren


def test_siren_banks_the_card_that_an_opponents_mermaid_chooses() -> None:
    state = given(options=MERMAID, traits=[None, "siren"], play=["sword-5", "key-7"], banks=[[], ["map-4"]], draw=["mermaid-5"])
    assert legal(when(state, "draw")) == ["mermaid key-7", "mermaid sword-5"]
    assert when(state, "mermaid sword-5").position()["banks"] == [[], ["map-4", "sword-5"]]
    assert (state.position()["play"], legal(state)) == (["key-7", "mermaid-5"], ["draw", "bank"])


def test_sirens_own_mermaid_replays_as_usual() -> None:
    state = given(options=MERMAID, traits=["siren", None], play=["cannon-5", "key-7"], banks=[[], ["map-4"]], draw=["mermaid-5"])
    assert legal(when(state, "draw", "mermaid cannon-5")) == ["cannon 1 map"]
