"""Dread Draw: who knows what. Peeks, where knowledge goes, views, events, imagining and the records that a seat may see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from given_dread import CARDS, all_but, at, card, deck, given, legal, when

import pressgang
from pressgang import Dice, Match, Record, State

ECLIPSE = ["the-eclipse"]
SEEING = deck(
    card("seer", {"do": "peek", "count": 3, "then": "order"}, {"do": "damage", "who": "rival"}, trigger="summon", strength=3, copies=12),
    card("sifter", {"do": "peek", "count": 4, "then": "discard"}, {"do": "gain"}, trigger="summon", strength=4, copies=12),
    card("diary", {"do": "peek", "zone": "life", "count": 3, "then": "order"}, trigger="reserve", strength=2, copies=12),
    card("purge", {"do": "peek", "zone": "life", "count": 2, "then": "discard"}, trigger="summon", strength=6, copies=12),
    card("grave", {"do": "move", "from": "discard", "to": "deck"}, trigger="summon", strength=5, copies=6),
    card("cradle", {"do": "move", "from": "discard", "to": "life"}, trigger="aftermath", strength=7, copies=6),
)
"""A deck full of secrets."""


def known(state: State, seat: int | None) -> Any:
    """The face-down cards that a seat knows, by their depth."""
    return state.view(seat)["known"]


def told(state: State, what: str, seat: int | None) -> list[dict[str, object]]:
    """The events of this name as a seat hears them."""
    assert state.heard is not None
    return [event.told(seat) for event in state.heard if event.what == what]


def everything_told(state: State, seat: int | None) -> str:
    """All that a seat sees and hears, as text."""
    assert state.heard is not None
    return json.dumps([state.view(seat), [event.told(seat) for event in state.heard]])


def walk(players: int, seed: int, options: dict[str, object]) -> Iterator[Match]:
    """A random game, before each move."""
    match = Match(Record("dread-draw", options, ["Eliza"] * players, seed=seed))
    dice = Dice(seed)
    while match.state.pending:
        yield match
        seat = match.state.pending[0]
        actions = match.state.actions(seat)
        match.play(seat, actions[dice.below(len(actions))])


def all_cards(state: State) -> list[str]:
    """Every card on the table."""
    place = state.position()
    piles: Any = [place["draw"], place["discard"], place["drawn"]]
    for key in ("rows", "reserves", "life"):
        piles += place[key]
    return sorted([slug for pile in piles for slug in pile])


# Who knows a card


def test_nobody_knows_a_face_down_card_at_first() -> None:
    state = given(3)
    for seat in (0, 1, 2, None):
        assert known(state, seat) == {"draw": {}, "life": [{}, {}, {}]}


def test_a_peek_is_known_to_the_seat_alone() -> None:
    state = when(given(draw=["the-oracle", "the-wolf"]), "draw", "use")
    assert legal(state) == ["done", "toss the-wolf"]
    when(state, "done")
    assert at(state, "known") == [{"draw": [0], "life": [[], []]}, {"draw": [], "life": [[], []]}]
    assert (known(state, 0)["draw"], known(state, 1)["draw"], known(state, None)["draw"]) == ({"0": "the-wolf"}, {}, {})


def test_all_see_at_which_depths_somebody_has_peeked() -> None:
    state = when(given(draw=["the-oracle", "the-wolf"]), "draw", "use", "done")
    for seat in (0, 1, None):
        assert state.view(seat)["peeked"] == at(state, "known")


def test_knowledge_moves_with_a_gained_card() -> None:
    state = given(draw=["the-oracle", "the-wolf"], reserves=[[], ["the-mother"]])
    when(state, "draw", "use", "done", "summon the-mother", "use")
    assert at(state, "life", 1)[0] == "the-wolf"
    assert known(state, 0) == {"draw": {}, "life": [{}, {"0": "the-wolf"}]}
    assert known(state, 1) == {"draw": {}, "life": [{}, {}]}


def test_a_gained_card_nobody_peeked_at_is_known_to_nobody() -> None:
    state = when(given(draw=["the-mother", "the-wolf"]), "draw", "use")
    assert [known(state, seat)["life"] for seat in (0, 1)] == [[{}, {}], [{}, {}]]


def test_knowledge_of_life_goes_down_when_a_life_is_gained() -> None:
    state = when(
        given(draw=["the-mother"], life=[["the-moth", "the-wolf"], 10], known=[{"life": [[0, 1], []]}, {"life": [[1], []]}]), "draw", "use"
    )
    assert (known(state, 0)["life"][0], known(state, 1)["life"][0]) == ({"1": "the-moth", "2": "the-wolf"}, {"2": "the-wolf"})


def test_knowledge_rises_when_the_top_card_is_drawn() -> None:
    state = when(given(draw=["the-moth", "the-wolf", "death"], known=[{}, {"draw": [0, 2]}]), "draw")
    assert known(state, 1)["draw"] == {"1": "death"}


def test_knowledge_ends_when_life_cards_are_drawn_for_damage() -> None:
    state = given(
        rows=[["the-hound"], ECLIPSE], draw=["the-orphan"], life=[["the-moth", "the-wolf", "death"], 10], known=[{"life": [[0, 1, 2]]}, {}]
    )
    when(state, "draw")
    assert (known(state, 0)["life"][0], at(state, "drawn")) == ({"0": "death"}, ["the-moth", "the-wolf"])
    assert state.view(None)["drawn"] == ["the-moth", "the-wolf"]


def test_a_tossed_card_is_public_and_the_others_move_up() -> None:
    sift = deck(card("sifter", {"do": "peek", "count": 3, "then": "discard"}, trigger="summon"))
    state = given(options=sift, draw=["sifter", "p1", "p2", "p3"], known=[{}, {"draw": [1, 3]}])
    when(state, "draw", "use", "toss p2", "done")
    assert (known(state, 0)["draw"], known(state, 1)["draw"]) == ({"0": "p1", "1": "p3"}, {"0": "p1", "1": "p3"})


def test_a_shuffle_ends_all_knowledge() -> None:
    state = given(draw=["the-moth"], discard=all_but("the-moth", "the-storm"), life=[["the-storm"], 0], known=[{"draw": [0]}, {}])
    when(state, "draw", "draw")
    assert at(state, "known") == [{"draw": [], "life": [[], []]}] * 2


def test_who_orders_cards_knows_them_and_the_others_lose_exactly_those() -> None:
    draw = ["the-candle", "the-wolf", "the-storm", "the-moth", "death", "victory"]
    state = given(3, draw=draw, known=[{}, {"draw": [1, 4]}, {"draw": [3, 5]}])
    when(state, "draw", "use", "top the-moth", "top the-wolf", "top the-storm")
    assert at(state, "draw")[:5] == ["the-moth", "the-wolf", "the-storm", "death", "victory"]
    assert known(state, 0)["draw"] == {"0": "the-moth", "1": "the-wolf", "2": "the-storm"}
    assert (known(state, 1)["draw"], known(state, 2)["draw"]) == ({"3": "death"}, {"4": "victory"})


def test_the_others_keep_their_knowledge_until_the_cards_are_put_back() -> None:
    state = given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"], known=[{}, {"draw": [1]}])
    when(state, "draw", "use", "top the-moth", "top the-wolf")
    assert known(state, 1)["draw"] == {"0": "the-wolf"}
    assert known(when(state, "top the-storm"), 1)["draw"] == {}


def test_who_peeked_before_loses_only_the_rearranged_life_cards() -> None:
    life = ["the-crow", "the-moth", "the-wolf", "the-storm", "death"]
    state = given(rows=[["the-hound"], ["the-wolf"]], draw=["the-orphan"], life=[life, 10], known=[{}, {"life": [[1, 4], []]}])
    when(state, "draw", "keep the-crow", "use", "top the-storm", "top the-moth", "top the-wolf")
    assert known(state, 1)["life"][0] == {"3": "death"}
    assert known(state, 0)["life"][0] == {"0": "the-storm", "1": "the-moth", "2": "the-wolf"}


@pytest.mark.parametrize("to", ["life", "deck"])
def test_a_card_put_face_down_is_known_to_all_seats_but_no_onlooker_and_pushes_the_others_down(to: str) -> None:
    digger = deck(card("digger", {"do": "move", "from": "discard", "to": to}, trigger="summon"))
    state = given(options=digger, discard=["p8"], draw=["digger", "p1"], life=[["p2"], 10], known=[{"draw": [1], "life": [[0], []]}, {}])
    when(state, "draw", "use", "pick p8")
    mine, other = known(state, 0), known(state, 1)
    if to == "deck":
        assert (mine["draw"], mine["life"][0], other["draw"]) == ({"0": "p8", "1": "p1"}, {"0": "p2"}, {"0": "p8"})
    else:
        assert (mine["draw"], mine["life"][0], other["life"][0]) == ({"0": "p1"}, {"0": "p8", "1": "p2"}, {"0": "p8"})
    assert known(state, None) == {"draw": {}, "life": [{}, {}]}


# Views


def test_a_view_shows_sizes_and_not_cards() -> None:
    view = given(3).view(1)
    assert (view["draw"], view["life"], view["seat"]) == (len(CARDS) - 30, [10, 10, 10], 1)


def test_a_view_shows_the_actions_of_its_seat_only() -> None:
    state = when(given(draw=["the-oracle", "the-wolf"]), "draw", "use")
    assert (state.view(0)["actions"], state.view(1)["actions"], state.view(None)["actions"]) == (["done", "toss the-wolf"], [], [])


def test_a_view_shows_what_lies_open() -> None:
    places: dict[str, Any] = {"rows": [["the-moth"], ["the-wolf"]], "reserves": [["death"], ["victory"]], "discard": ["the-storm"]}
    view = given(wards=[1, 0], called=1, played=3, **places).view(None)
    assert {key: view[key] for key in places} == places
    assert (view["wards"], view["called"], view["played"], view["totals"]) == ([1, 0], 1, 3, [2, 4])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_differs_only_in_hidden_cards_looks_the_same(seat: int | None) -> None:
    states = [given(draw=["the-wolf", card]) for card in ("the-moth", "domination")]
    views = [everything_told(when(state, "draw"), seat) for state in states]
    assert views[0] == views[1]


def test_what_differs_only_in_what_another_seat_peeks_and_orders_looks_the_same() -> None:
    one = given(3, draw=["the-candle", "the-wolf", "the-storm", "the-moth"])
    two = given(3, draw=["the-candle", "the-moth", "the-wolf", "the-storm"])
    for before, after in (("draw", "draw"), ("use", "use"), ("top the-wolf", "top the-moth"), ("top the-moth", "top the-storm")):
        when(one, before)
        when(two, after)
        for seat in (1, 2, None):
            assert everything_told(one, seat) == everything_told(two, seat)
            if seat is not None:
                assert one.imagine(seat, Dice(4)).position() == two.imagine(seat, Dice(4)).position()


def test_asking_for_an_ability_leaks_nothing() -> None:
    views = [everything_told(when(given(draw=["the-oracle", card]), "draw"), 0) for card in ("the-moth", "domination")]
    assert views[0] == views[1]


# Events


def test_a_peek_tells_all_who_where_and_how_many_and_the_seat_which() -> None:
    state = when(given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"]), "draw", "use")
    assert [event["cards"] for event in told(state, "peek", 0)] == [["the-wolf", "the-storm", "the-moth"]]
    for seat in (1, None):
        assert [(event["seat"], event["source"], event["count"], event["cards"]) for event in told(state, "peek", seat)] == [
            (0, "draw", 3, None)
        ]


def test_the_named_card_of_an_order_is_told_to_the_seat_alone() -> None:
    state = when(given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"]), "draw", "use", "top the-moth")
    assert [told(state, "top", seat)[0]["cards"] for seat in (0, 1, None)] == [["the-moth"], None, None]


def test_only_the_seat_sees_what_it_has_named() -> None:
    state = when(given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"]), "draw", "use", "top the-moth")
    assert [state.view(seat)["named"] for seat in (0, 1, None)] == [["the-moth"], [], []]


def test_a_toss_is_told_to_all() -> None:
    state = when(given(draw=["the-oracle", "the-wolf"]), "draw", "use", "toss the-wolf")
    assert [told(state, "toss", seat)[0]["cards"] for seat in (0, 1, None)] == [["the-wolf"]] * 3


def test_a_gained_card_is_seen_by_nobody() -> None:
    state = when(given(draw=["the-mother", "the-wolf"]), "draw", "use")
    assert [told(state, "gain", seat)[0]["cards"] for seat in (0, 1, None)] == [[]] * 3
    assert told(state, "gain", 1)[0]["amount"] == 1


# Imagining


def test_to_imagine_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    state = given(draw=["the-moth", "the-wolf", "death"], life=[["victory", "?"], 10], known=[{"draw": [0, 2], "life": [[0], []]}, {}])
    seconds = set()
    for seed in range(30):
        twin = state.imagine(0, Dice(seed))
        assert (at(twin, "draw", 0), at(twin, "draw", 2), at(twin, "life", 0, 0)) == ("the-moth", "death", "victory")
        assert (all_cards(twin), twin.view(0), at(twin, "known")) == (sorted(CARDS), state.view(0), at(state, "known"))
        seconds.add(at(twin, "draw", 1))
    assert len(seconds) > 5


def test_to_imagine_does_not_change_the_state() -> None:
    state = given()
    before = state.position()
    state.imagine(1, Dice(3))
    assert state.position() == before


def test_imagined_cards_do_not_depend_on_the_hidden_ones() -> None:
    rest = all_but("the-moth", "death")
    one, two = [given(draw=[*pair, *rest[:60]], life=[rest[60:80], rest[80:]]) for pair in (("the-moth", "death"), ("death", "the-moth"))]
    assert one.imagine(0, Dice(9)).position() == two.imagine(0, Dice(9)).position()


def test_imagined_chance_is_not_the_chance_to_come() -> None:
    state = given(luck=[("reshuffle", ["the-wolf"])], discard=CARDS, life=[0, 0])
    assert len({at(when(state.imagine(0, Dice(seed)), "draw"), "rows", 0)[0] for seed in range(20)}) > 3


def test_who_imagines_while_another_orders_cards_offers_the_imagined_ones() -> None:
    state = when(given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"]), "draw", "use", "top the-storm")
    for seed in range(20):
        twin = state.imagine(1, Dice(seed))
        seen = at(twin, "draw")[:3]
        seen.remove(at(twin, "stack", -1)["order"][0])
        assert set(legal(twin)) == {f"top {slug}" for slug in seen}
        when(twin, legal(twin)[0])
        when(twin, legal(twin)[0])
        assert all_cards(twin) == sorted(CARDS)


def test_who_imagines_while_another_tosses_cards_offers_the_imagined_ones() -> None:
    state = when(given(draw=["the-oracle", "the-wolf"]), "draw", "use")
    offered = set()
    for seed in range(20):
        twin = state.imagine(1, Dice(seed))
        assert legal(twin) == ["done", f"toss {at(twin, 'draw', 0)}"]
        when(twin, legal(twin)[1])
        assert all_cards(twin) == sorted(CARDS)
        offered.add(at(twin, "discard", 0))
    assert len(offered) > 3


def test_who_knows_a_card_that_another_orders_imagines_it_there() -> None:
    state = given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"], known=[{}, {"draw": [2]}])
    when(state, "draw", "use")
    for seed in range(10):
        assert "top the-storm" in legal(state.imagine(1, Dice(seed)))


def test_the_seat_that_orders_imagines_its_own_cards_as_they_are() -> None:
    state = when(given(draw=["the-candle", "the-wolf", "the-storm", "the-moth"]), "draw", "use", "top the-storm")
    twin = state.imagine(0, Dice(2))
    assert (legal(twin), at(twin, "draw")[:3]) == (["top the-moth", "top the-wolf"], ["the-wolf", "the-storm", "the-moth"])
    assert at(when(twin, "top the-moth", "top the-wolf"), "draw")[:3] == ["the-storm", "the-moth", "the-wolf"]


def test_an_order_that_is_done_is_not_remembered_by_an_imagined_table() -> None:
    options = deck(card("seer", {"do": "peek", "count": 3, "then": "order"}, {"do": "damage"}, trigger="summon"))
    state = when(given(options=options, draw=["seer", "p1", "p2", "p3"]), "draw", "use")
    other = when(given(options=options, draw=["seer", "p1", "p2", "p3"]), "draw", "use")
    when(state, "top p1", "top p2", "top p3")
    when(other, "top p3", "top p2", "top p1")
    assert everything_told(state, 1) == everything_told(other, 1)
    assert state.imagine(1, Dice(5)).position() == other.imagine(1, Dice(5)).position()


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(2, 1, {}), (3, 2, {"promo": "joins"}), (5, 3, {}), (2, 4, SEEING), (3, 5, SEEING), (4, 6, SEEING)]
)
def test_imagined_tables_never_contradict_and_can_be_played_to_the_end(players: int, seed: int, options: dict[str, object]) -> None:
    phases = set()
    for number, match in enumerate(walk(players, seed, options)):
        state = match.state
        phases.add(at(state, "phase"))
        box = all_cards(state)
        for seat in range(players):
            twin = state.imagine(seat, Dice(number))
            assert (twin.view(seat), twin.pending, all_cards(twin)) == (state.view(seat), state.pending, box)
            assert twin.game.resume(twin.position(), pressgang.SeededLuck(0)).position() == twin.position()
            if number % 4 == 0 or at(state, "phase") in ("order", "peek"):
                pressgang.playout(twin, Dice(number))
                assert (twin.pending, all_cards(twin)) == ((), box)
    assert not options.get("deck") or {"order", "peek"} <= phases


# The record that a seat may see


@pytest.mark.parametrize(("players", "seed", "options"), [(2, 1, {}), (4, 2, {"promo": "replaces"}), (2, 3, SEEING), (3, 4, SEEING)])
def test_a_record_for_a_seat_replays_to_what_it_sees(players: int, seed: int, options: dict[str, object]) -> None:
    for match in walk(players, seed, options):
        for seat in [*range(players), None]:
            shown = Record.loads(match.record_for(seat).dumps())
            assert shown.replay().view(seat) == match.state.view(seat)


def test_a_record_for_a_seat_shows_no_hidden_card() -> None:
    texts = []
    for slug in ("the-moth", "domination"):
        match = Match(Record("dread-draw", {}, ["Eliza", "Zach"], position={"draw": ["the-wolf", slug]}))
        match.play(0, match.game.parse("draw"))
        texts.append([match.record_for(seat).dumps() for seat in (0, 1, None)])
    assert texts[0] == texts[1]


def test_a_record_for_a_seat_does_not_show_what_another_orders() -> None:
    texts = []
    for draw, top in ((["the-wolf", "the-storm", "the-moth"], "the-storm"), (["the-moth", "the-wolf", "the-storm"], "the-wolf")):
        match = Match(Record("dread-draw", {}, ["Eliza", "Zach"], position={"draw": ["the-candle", *draw]}))
        for move in ("draw", "use", f"top {top}"):
            match.play(0, match.game.parse(move))
        texts.append([match.record_for(seat).dumps() for seat in (1, None)])
        assert match.record_for(0).replay().view(0) == match.state.view(0)
    assert texts[0] == texts[1]


def test_a_record_of_a_finished_game_is_shown_whole() -> None:
    match = Match(Record("dread-draw", {}, ["Eliza", "Zach"], position={"draw": ["death"], "life": [3, 0]}))
    for move in ("draw", "use", "target 1"):
        match.play(0, match.game.parse(move))
    assert match.record_for(1).dumps() == match.record().dumps()
