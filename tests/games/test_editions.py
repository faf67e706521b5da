"""The editions: the same position, another edition, another result. One pair of tests for each point E1-E8."""

from __future__ import annotations

import json

import pytest
from given import given, happened, legal, when

import pressgang
from pressgang import BadLuck, Dice, Match, Record, State

ELSEWHERE = ["elznir", "carcass"]
SEATS = ["Eliza", "Zach", "Anne"]


def start(edition: str, traits: list[list[str]], **options: object) -> State:
    """A new game with these traits dealt; seat 0 begins."""
    seats = SEATS[: len(traits)]
    luck: list[tuple[str, object]] = [("first", 0), ("draw-pile", []), ("traits", traits)]
    return Record("dead-mans-draw", {"edition": edition, "traits": True, **options}, seats, luck).replay(listen=True)


# E1: the discard pile


def test_e1_mayday_everybody_may_look_through_the_discard_pile() -> None:
    view = given(discard=["key-2", "map-5"]).view(1)
    assert (view["discard"], view["discards"]) == (["key-2", "map-5"], 2)


@pytest.mark.parametrize("edition", ELSEWHERE)
def test_e1_elsewhere_nobody_may(edition: str) -> None:
    state = given(options={"edition": edition}, discard=["key-2", "map-5"])
    for seat in (0, 1, None):
        assert (state.view(seat)["discard"], state.view(seat)["discards"]) == (None, 2)


@pytest.mark.parametrize("edition", ["mayday", *ELSEWHERE])
@pytest.mark.parametrize(("trait", "size"), [(None, 3), ("navigator", 5)])
def test_e1_what_a_map_shows_is_shown_to_everybody(edition: str, trait: str | None, size: int) -> None:
    discard = ["anchor-2", "hook-2", "key-2", "chest-2", "sword-2"]
    state = when(given(options={"edition": edition}, traits=[trait, None], draw=["map-3"], discard=discard), "draw")
    shown = state.view(0)["shown"]
    assert isinstance(shown, list)
    assert len(shown) == size
    assert [state.view(1)["shown"], state.view(None)["shown"]] == [shown, shown]
    assert when(state, f"map {shown[0]}").view(1)["shown"] == []


# E2: traits at set-up

TWO_EACH = [["parry", "miser"], ["siren", "davy-jones-locker"], ["mystic", "navigator"]]


def test_e2_mayday_shows_a_trait_as_soon_as_it_is_kept() -> None:
    state = when(start("mayday", TWO_EACH, mermaid=True), "keep parry", seat=0)
    assert state.view(2)["traits"] == ["parry", None, None]
    assert when(state, "keep davy-jones-locker", seat=1).pending == (1, 2)
    assert legal(state, 1) == ["locker 0", "locker 2"]


def test_e2_elznir_shows_them_when_all_have_chosen() -> None:
    state = start("elznir", TWO_EACH, mermaid=True)
    when(state, "keep davy-jones-locker", seat=1)
    when(state, "keep parry", seat=0)
    assert state.pending == (2,)
    assert state.view(2)["traits"] == [None, None, None]
    assert (state.view(0)["kept"], state.view(1)["kept"], state.view(2)["kept"]) == ("parry", "davy-jones-locker", None)
    when(state, "keep mystic", seat=2)
    assert state.view(0)["traits"] == ["parry", "davy-jones-locker", "mystic"]
    assert (state.pending, legal(state)) == ((1,), ["locker 0", "locker 2"])
    assert (when(state, "locker 2").pending, legal(state)) == ((0,), ["draw"])


def test_e2_elznir_tells_the_others_only_that_somebody_has_chosen() -> None:
    state = when(start("elznir", TWO_EACH, mermaid=True), "keep parry", seat=0)
    assert state.heard is not None
    assert (state.heard[-1].told(0)["cards"], state.heard[-1].told(1)["cards"], state.heard[-1].told(None)["cards"]) == (
        ["parry"],
        None,
        None,
    )


def test_e2_carcass_deals_one_and_nobody_chooses() -> None:
    state = start("carcass", [["parry"], ["miser"], ["mystic"]])
    assert state.position()["traits"] == ["parry", "miser", "mystic"]
    assert (state.pending, legal(state)) == ((0,), ["draw"])


def test_e2_carcass_asks_only_davy_jones_for_a_victim() -> None:
    state = start("carcass", [["parry"], ["davy-jones-locker"], ["mystic"]])
    assert (state.pending, legal(state)) == ((1,), ["locker 0", "locker 2"])
    assert when(state, "locker 0").position()["locker"] == [None, 0, None]


def test_e2_carcass_refuses_two_divers_of_one_character() -> None:
    with pytest.raises(BadLuck) as caught:
        start("carcass", [["miser"], ["captains-hook"]])
    assert caught.value.facts["entry"] == 2


CHARACTERS = [
    *({"golden-scales", "casanova", "siren"}, {"plunderer", "treasure-hunter"}, {"navigator"}, {"mystic"}, {"safe-harbor"}),
    *({"master-gunner", "scavenger", "misfire"}, {"swordsman", "parry"}, {"miser", "captains-hook"}, {"fisherman", "beastmaster"}),
    {"davy-jones-locker"},
]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_e2_carcass_never_deals_a_character_twice_and_deals_all_traits(players: int) -> None:
    game = pressgang.game("dead-mans-draw", players=players, edition="carcass", traits=True, mermaid=True)
    seen: set[object] = set()
    for seed in range(150):
        traits = game.start(seed=seed).position()["traits"]
        assert isinstance(traits, list)
        seen.update(traits)
        assert all(len(character & set(traits)) <= 1 for character in CHARACTERS)
        assert len(set(traits)) == players
    assert seen == set().union(*CHARACTERS)


def test_e2_a_saved_carcass_game_deals_the_same_divers() -> None:
    match = Match(Record("dead-mans-draw", {"edition": "carcass", "traits": True}, list("abcdefgh"), seed=5))
    assert Record.loads(match.record().dumps()).replay() == match.state


# E3: Oracle and Mystic


@pytest.mark.parametrize(("trait", "seen"), [(None, ["key-7"]), ("mystic", ["key-7", "map-3", "hook-4"])])
def test_e3_mayday_shows_the_cards_to_everybody(trait: str | None, seen: list[str]) -> None:
    state = when(given(traits=[trait, None], draw=["oracle-3", "key-7", "map-3", "hook-4"]), "draw")
    assert [state.view(seat)["known"] for seat in (0, 1, None)] == [seen, seen, seen]


@pytest.mark.parametrize("edition", ELSEWHERE)
@pytest.mark.parametrize(("trait", "seen"), [(None, ["key-7"]), ("mystic", ["key-7", "map-3", "hook-4"])])
def test_e3_elsewhere_the_player_alone_sees_them(edition: str, trait: str | None, seen: list[str]) -> None:
    state = when(given(options={"edition": edition}, traits=[trait, None], draw=["oracle-3", "key-7", "map-3", "hook-4"]), "draw")
    assert [state.view(seat)["known"] for seat in (0, 1, None)] == [seen, [], []]
    assert state.view(1)["peeked"] == [len(seen), 0]
    assert state.heard is not None
    assert [state.heard[-1].told(seat)["cards"] for seat in (0, 1, None)] == [seen, None, None]
    assert state.heard[-1].told(1)["count"] == len(seen)


def test_e3_what_was_seen_stays_known_to_the_one_who_saw_it() -> None:
    state = given(
        options={"edition": "elznir"}, traits=["mystic", None], draw=["oracle-3", "key-7", "map-3", "hook-4"], discard=["sword-2"]
    )
    when(state, "draw", "bank", "draw")
    assert [state.view(seat)["known"] for seat in (0, 1, None)] == [["map-3", "hook-4"], [], []]
    assert state.risk(0) == 0
    imagined = [state.imagine(1, Dice(seed)).position()["draw"] for seed in range(40)]
    assert len({pile[0] for pile in imagined if isinstance(pile, list)}) > 10
    assert all(state.imagine(0, Dice(seed)).view(0)["known"] == ["map-3", "hook-4"] for seed in range(10))


# E4: Captain's Hook


def test_e4_mayday_hooks_twice_from_one_stack() -> None:
    state = given(traits=["captains-hook", None], banks=[["kraken-3", "cannon-4", "cannon-6"], []], draw=["hook-2"])
    assert legal(when(state, "draw", "hook cannon")) == ["hook cannon", "hook kraken"]


@pytest.mark.parametrize("edition", ELSEWHERE)
def test_e4_elsewhere_the_two_cards_are_of_two_suits(edition: str) -> None:
    options: dict[str, object] = {"edition": edition}
    state = given(options=options, traits=["captains-hook", None], banks=[["kraken-3", "cannon-4", "cannon-6"], []], draw=["hook-2"])
    assert legal(when(state, "draw", "hook cannon")) == ["hook kraken"]
    assert state.position()["stack"] == [{"frame": "hook", "barred": ["cannon"]}]


def test_e4_elsewhere_a_bank_of_one_suit_gives_one_card() -> None:
    state = given(options={"edition": "elznir"}, traits=["captains-hook", None], banks=[["cannon-4", "cannon-6"], []], draw=["hook-2"])
    assert legal(when(state, "draw", "hook cannon")) == ["draw", "bank"]


# E5: Parry


def test_e5_mayday_parry_discards_a_sword_that_cannot_take_a_kraken_from_anybody() -> None:
    state = given(3, traits=[None, "parry", None], banks=[[], ["key-7"], ["map-3"]], draw=["sword-5"])
    assert legal(when(state, "draw")) == ["draw", "bank"]
    assert (state.position()["play"], state.position()["discard"]) == ([], ["sword-5"])


@pytest.mark.parametrize("edition", ELSEWHERE)
@pytest.mark.parametrize("trait", [None, "swordsman"])
def test_e5_elsewhere_parry_guards_its_owner_alone_and_the_sword_stays(edition: str, trait: str | None) -> None:
    banks = [[], ["key-7", "kraken-2"], ["map-3"]]
    state = given(3, options={"edition": edition}, traits=[trait, "parry", None], banks=banks, draw=["sword-5"])
    assert legal(when(state, "draw")) == ["sword 1 kraken", "sword 2 map"]


def test_e5_elsewhere_a_sword_with_nothing_to_take_stays() -> None:
    state = given(options={"edition": "elznir"}, traits=[None, "parry"], banks=[[], ["key-7"]], draw=["sword-5"])
    assert when(state, "draw").position()["play"] == ["sword-5"]


# E6: Casanova and Fisherman

SOURCES = [
    ("hook-2", "hook", {"banks": [["{}"], []]}),
    ("sword-2", "sword 1", {"banks": [[], ["{}"]]}),
    ("map-3", "map", {"discard": ["{}"]}),
]


def from_elsewhere(edition: str, trait: str, suit: str, source: tuple[str, str, dict[str, list[object]]]) -> State:
    """She has the trait, draws a Hook, a Sword or a Map, and takes a card of the suit with it."""
    drawn, verb, place = source
    card = f"{suit}-5"
    piles = json.loads(json.dumps(place).replace("{}", card))
    state = when(given(options={"edition": edition}, traits=[trait, None], draw=[drawn], **piles), "draw")
    return when(state, f"{verb} {card if verb == 'map' else suit}")


@pytest.mark.parametrize(("trait", "suit"), [("casanova", "mermaid"), ("fisherman", "kraken")])
@pytest.mark.parametrize("source", SOURCES, ids=["hook", "sword", "map"])
def test_e6_mayday_only_drawn_cards_go_home(trait: str, suit: str, source: tuple[str, str, dict[str, list[object]]]) -> None:
    state = from_elsewhere("mayday", trait, suit, source)
    assert state.position()["play"] == [source[0], f"{suit}-5"]
    assert state.position()["owed"] == (2 if suit == "kraken" else 0)


@pytest.mark.parametrize("edition", ELSEWHERE)
@pytest.mark.parametrize(("trait", "suit"), [("casanova", "mermaid"), ("fisherman", "kraken")])
@pytest.mark.parametrize("source", SOURCES, ids=["hook", "sword", "map"])
def test_e6_elsewhere_they_go_home_wherever_they_come_from(
    edition: str, trait: str, suit: str, source: tuple[str, str, dict[str, list[object]]]
) -> None:
    state = from_elsewhere(edition, trait, suit, source)
    assert (state.position()["play"], state.position()["banks"]) == ([source[0]], [[f"{suit}-5"], []])
    assert (state.position()["owed"], happened(state)[-1]) == (0, "home")


# E7: Casanova with the Mermaid ability


def test_e7_mayday_casanova_must_bank_the_card() -> None:
    state = given(options={"mermaid": True}, traits=["casanova", None], play=["oracle-4"], draw=["mermaid-3", "key-2"])
    assert legal(when(state, "draw")) == ["casanova oracle-4"]


@pytest.mark.parametrize("edition", ELSEWHERE)
def test_e7_elsewhere_casanova_may_play_it_again(edition: str) -> None:
    options: dict[str, object] = {"mermaid": True, "edition": edition}
    state = given(options=options, traits=["casanova", None], play=["oracle-4"], draw=["mermaid-3", "key-2"])
    assert legal(when(state, "draw")) == ["mermaid oracle-4", "casanova oracle-4"]
    assert when(state, "mermaid oracle-4").position()["play"] == ["mermaid-3", "oracle-4"]
    assert state.view(0)["known"] == ["key-2"]


def test_e7_elsewhere_a_casanova_who_replays_is_subject_to_the_siren() -> None:
    options: dict[str, object] = {"mermaid": True, "edition": "elznir"}
    banked = given(options=options, traits=["casanova", "siren"], play=["oracle-4"], draw=["mermaid-3"])
    assert when(banked, "draw", "casanova oracle-4").position()["banks"] == [["oracle-4"], []]
    replayed = given(options=options, traits=["casanova", "siren"], play=["oracle-4"], draw=["mermaid-3"])
    assert when(replayed, "draw", "mermaid oracle-4").position()["banks"] == [[], ["oracle-4"]]


@pytest.mark.parametrize("edition", ELSEWHERE)
@pytest.mark.parametrize(("traits", "move"), [(["casanova", None], "casanova anchor-3"), ([None, "siren"], "mermaid anchor-3")])
def test_e7_elsewhere_cards_stay_protected_when_the_anchor_is_taken(edition: str, traits: list[str | None], move: str) -> None:
    options: dict[str, object] = {"mermaid": True, "edition": edition}
    state = given(options=options, traits=traits, play=["key-7", "anchor-3"], draw=["mermaid-5", "mermaid-2"])
    when(state, "draw", move, "draw")
    assert "key-7" in state.position()["banks"][0]  # type: ignore[index]
    assert state.position()["discard"] == ["mermaid-2", "mermaid-5"]


# E8: one rule serves all editions


@pytest.mark.parametrize("edition", ["mayday", *ELSEWHERE])
def test_e8_the_bonus_is_as_large_as_the_play_area(edition: str) -> None:
    luck: list[tuple[str, object]] = [("bonus", ["map-2", "hook-2", "sword-2"])]
    discard = ["map-2", "hook-2", "sword-2", "oracle-2"]
    state = given(options={"edition": edition}, luck=luck, play=["key-3", "chest-4", "anchor-5"], discard=discard)
    assert when(state, "bank").position()["discard"] == ["oracle-2"]


# Records as a seat may see them


def halves(edition: str, seed: int, moves: int) -> Match:
    """A game in its middle."""
    options: dict[str, object] = {"edition": edition, "traits": True, "mermaid": True}
    match, dice = Match(Record("dead-mans-draw", options, SEATS, seed=seed)), Dice(seed)
    while match.state.pending and len(match.moves) < moves:
        seat = match.state.pending[dice.below(len(match.state.pending))]
        match.play(seat, match.state.any_action(seat, dice))
    return match


@pytest.mark.parametrize("edition", ["mayday", *ELSEWHERE])
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 17, 60])
def test_a_record_for_a_seat_replays_to_what_it_sees(edition: str, moves: int) -> None:
    for seed in range(6):
        match = halves(edition, seed, moves)
        for seat in (0, 1, 2):
            shown = match.record_for(seat)
            assert shown.seed is None
            assert Record.loads(shown.dumps()).replay().view(seat) == match.state.view(seat)


def test_a_record_for_a_seat_shows_no_card_that_is_still_hidden() -> None:
    match = halves("elznir", 3, 30)
    pile = dict(match.record_for(None).luck)["draw-pile"]
    left = match.state.position()["draw"]
    assert isinstance(pile, list)
    assert isinstance(left, list)
    assert len(pile) == 50 - len(left)


def test_a_record_for_a_seat_shows_no_trait_of_others_that_is_not_revealed() -> None:
    match = Match(Record("dead-mans-draw", {"edition": "elznir", "traits": True}, SEATS[:2], seed=3))
    match.play(1, match.state.actions(1)[0])
    shown = match.record_for(0)
    assert shown.moves == [(1, "keep ?")]
    assert dict(shown.luck)["traits"][1] == [None, None]  # type: ignore[index]
    assert None not in dict(match.record_for(1).luck)["traits"][1]  # type: ignore[index]


@pytest.mark.parametrize("edition", ["mayday", *ELSEWHERE])
def test_two_games_that_differ_in_the_unseen_give_the_same_record_to_a_seat(edition: str) -> None:
    match = halves(edition, 8, 25)
    record = match.record()
    hidden = dict(record.luck)["draw-pile"]
    seen = len(dict(match.record_for(1).luck)["draw-pile"])  # type: ignore[arg-type]
    assert isinstance(hidden, list)
    other = [
        (name, hidden[:seen] + hidden[:seen:-1] + hidden[seen : seen + 1] if name == "draw-pile" else came) for name, came in record.luck
    ]
    assert other != record.luck
    twin = Match(Record(record.game, record.options, record.seats, other, record.moves))
    assert twin.record_for(1).dumps() == match.record_for(1).dumps()
    assert json.dumps(twin.state.view(1)) == json.dumps(match.state.view(1))


def test_a_record_is_whole_for_everybody_when_the_game_is_over() -> None:
    match = halves("elznir", 3, 1000)
    assert match.record_for(None).dumps() == match.record().dumps()
