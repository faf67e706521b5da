"""Dread Draw: every verb of the vocabulary with every parameter, the effects that are always on, and the cards of our deck."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from given_dread import CARDS, DECK, all_but, at, card, deck, given, happened, legal, lost, sizes, when

from pressgang import BadText, State

Effect = dict[str, object]
ORDER: Effect = {"do": "peek", "count": 3, "then": "order"}
GIFT = card("gift", {"do": "gain"}, trigger="reserve", strength=1)
BITER = card("biter", {"do": "damage"}, trigger="reserve", strength=1)


def using(*effects: Effect, players: int = 2, **position: Any) -> State:
    """The first seat is about to summon `x` (strength 5) from its reserves; that card has these effects."""
    made = deck(card("x", *effects, trigger="summon"), GIFT, BITER)
    return given(players, options=made, **{"reserves": [["x"], *[[] for _ in range(players - 1)]], **position})


def used(*effects: Effect, players: int = 2, **position: Any) -> State:
    """The same, summoned, and the ability used."""
    return when(using(*effects, players=players, **position), "summon x", "use")


def after_loss(*effects: Effect, **position: Any) -> State:
    """Of three seats the first has just been eliminated with `x` in its row."""
    made = deck(card("x", *effects, trigger="aftermath"), GIFT, BITER)
    return when(given(3, options=made, **{"rows": [["x"], ["p9"], ["p9"]], "draw": ["p1"], **position}), "draw")


def after_win(*effects: Effect, **position: Any) -> State:
    """Of two seats the second has just won the round with `x` in its row."""
    made = deck(card("x", *effects, trigger="aftermath"), GIFT, BITER)
    return when(given(options=made, **{"rows": [["p5"], ["p3", "x"]], "draw": ["p1"], **position}), "draw")


def after_damage(*effects: Effect, **position: Any) -> State:
    """The second seat has just kept `x`, whose Reserve ability this is."""
    striker = card("striker", {"do": "damage"}, trigger="summon")
    made = deck(card("x", *effects, trigger="reserve"), striker)
    state = given(options=made, **{"reserves": [["striker"], []], "rows": [[], ["p2", "p3"]], "life": [10, ["x", "p8"]], **position})
    return when(state, "summon striker", "use", "target 1", "keep x")


def plain(*without: str) -> list[str]:
    """The whole deck of `using` but the card `x` that is summoned, and these."""
    rest = ["x"] * 3 + ["gift"] * 4 + ["biter"] * 4 + [f"p{strength}" for strength in range(1, 10) for _ in range(10)]
    for slug in without:
        rest.remove(slug)
    return rest


def asked(state: State) -> bool:
    """Whether an ability is offered."""
    return bool(at(state, "phase") == "ability")


# peek


def test_a_peek_is_at_one_card_of_the_draw_deck_by_default() -> None:
    state = used({"do": "peek"}, draw=["p3", "p4"])
    assert (at(state, "known", 0), at(state, "draw")[:2]) == ({"draw": [0], "life": [[], []]}, ["p3", "p4"])
    assert (at(state, "phase"), state.pending) == ("summon", (1,))


@pytest.mark.parametrize("count", range(1, 10))
def test_a_peek_sees_as_many_cards_as_it_says(count: int) -> None:
    assert at(used({"do": "peek", "zone": "draw", "count": count, "then": "look"}), "known", 0, "draw") == list(range(count))


def test_a_peek_at_life_sees_the_own_life_deck() -> None:
    assert at(used({"do": "peek", "zone": "life", "count": 3}), "known", 0) == {"draw": [], "life": [[0, 1, 2], []]}


@pytest.mark.parametrize("then", ["look", "discard", "order"])
def test_a_peek_at_more_cards_than_are_left_sees_those(then: str) -> None:
    state = used({"do": "peek", "zone": "life", "count": 3, "then": then}, life=[["p3", "p4"], 10])
    assert at(state, "known", 0, "life") == [[0, 1], []]


def test_peeked_cards_may_be_tossed_one_by_one() -> None:
    state = used({"do": "peek", "count": 3, "then": "discard"}, draw=["p3", "p4", "p3", "p9"])
    assert (legal(state), at(state, "phase")) == (["done", "toss p3", "toss p4"], "peek")
    assert legal(when(state, "toss p4")) == ["done", "toss p3"]
    when(state, "toss p3", "done")
    assert (lost(state), at(state, "draw")[:2], at(state, "known", 0, "draw")) == (["p3", "p4"], ["p3", "p9"], [0])


def test_tossing_ends_when_no_card_is_left() -> None:
    state = when(used({"do": "peek", "count": 2, "then": "discard"}, draw=["p3", "p4"]), "toss p4", "toss p3")
    assert (lost(state), at(state, "phase")) == (["p3", "p4"], "summon")


def test_no_card_has_to_be_tossed() -> None:
    state = when(used({"do": "peek", "then": "discard"}, draw=["p3"]), "done")
    assert (lost(state), at(state, "draw", 0)) == ([], "p3")


def test_life_cards_may_be_tossed() -> None:
    state = when(used({"do": "peek", "zone": "life", "count": 2, "then": "discard"}, life=[["p3", "p4", "p6"], 10]), "toss p4", "done")
    assert (at(state, "life", 0), lost(state)) == (["p3", "p6"], ["p4"])


def test_peeked_cards_are_put_back_in_the_order_named() -> None:
    state = used(ORDER, draw=["p3", "p4", "p3", "p9"])
    assert (legal(state), at(state, "phase")) == (["top p3", "top p4"], "order")
    assert legal(when(state, "top p3")) == ["top p3", "top p4"]
    assert at(state, "draw")[:4] == ["p3", "p4", "p3", "p9"]
    assert legal(when(state, "top p3")) == ["top p4"]
    assert at(when(state, "top p4"), "draw")[:4] == ["p3", "p3", "p4", "p9"]


def test_life_cards_are_put_back_in_the_order_named() -> None:
    state = used(ORDER | {"zone": "life"}, life=[["p3", "p4", "p6", "p9"], 10])
    assert at(when(state, "top p6", "top p3", "top p4"), "life", 0) == ["p6", "p3", "p4", "p9"]


def test_no_peek_at_an_empty_life_deck() -> None:
    assert not asked(when(using({"do": "peek", "zone": "life"}, life=[0, 10]), "summon x"))


@pytest.mark.parametrize("effect", [{"do": "peek"}, {"do": "gain"}, {"do": "attempt"}])
def test_nothing_is_asked_when_draw_deck_and_discard_pile_are_empty(effect: Effect) -> None:
    assert not asked(when(using(effect, life=[0, plain()]), "summon x"))


@pytest.mark.parametrize("effect", [{"do": "peek"}, {"do": "gain"}, {"do": "attempt"}])
def test_cards_in_the_discard_pile_are_enough_to_be_asked(effect: Effect) -> None:
    state = when(using(effect, discard=plain(), life=[0, 0]), "summon x")
    assert asked(state)
    assert ("reshuffle" in happened(state), "reshuffle" in happened(when(state, "use"))) == (False, True)


# gain


@pytest.mark.parametrize("count", [1, 2, 9])
def test_gained_cards_go_one_by_one_on_top_of_the_own_life_deck(count: int) -> None:
    drawn = [f"p{strength}" for strength in range(1, 10)]
    state = used({"do": "gain", "count": count}, draw=drawn, life=[["gift"], 10])
    assert at(state, "life", 0) == [*drawn[:count][::-1], "gift"]
    assert at(state, "known", 0) == {"draw": [], "life": [[], []]}


def test_gaining_takes_what_there_is() -> None:
    state = used({"do": "gain", "count": 3}, draw=["p1"], life=[0, plain("p1")])
    assert (at(state, "life", 0), at(state, "draw")) == (["p1"], [])


def test_the_eliminated_gain_life_too() -> None:
    assert sizes(when(after_loss({"do": "gain", "count": 2}), "use")) == [12, 10, 10]


def test_nobody_gains_at_dusk() -> None:
    assert asked(when(using({"do": "gain"}, round=20), "summon x"))
    assert not asked(when(using({"do": "gain"}, round=21), "summon x"))


# damage


@pytest.mark.parametrize(("effect", "targets"), [({}, [1, 2, 3]), ({"who": "opponent"}, [1, 2, 3]), ({"who": "rival"}, [1, 3])])
def test_one_opponent_or_one_rival_is_chosen(effect: Effect, targets: list[int]) -> None:
    state = used({"do": "damage"} | effect, players=4, out=[2])
    assert (legal(state), at(state, "phase")) == ([f"target {seat}" for seat in targets], "target")


@pytest.mark.parametrize(("who", "hit"), [("opponents", [2, 3, 0]), ("rivals", [2, 0])])
def test_all_are_hit_from_the_left_without_a_choice(who: str, hit: list[int]) -> None:
    made = deck(card("x", {"do": "damage", "who": who}, trigger="summon"))
    state = given(4, options=made, turn=1, out=[3], reserves=[[], ["x"], [], []], life=[["p1", "p2"]] * 4)
    when(state, "summon x", "use")
    order = []
    while at(state, "phase") == "keep":
        order.append(state.pending[0])
        when(state, "keep p1")
    assert order == hit


def test_damage_of_two_draws_two_cards() -> None:
    state = when(used({"do": "damage", "count": 2}, life=[10, ["p1", "p2", "p3"]]), "target 1")
    assert (at(state, "drawn"), legal(when(state)), state.pending) == (["p1", "p2"], ["keep p1", "keep p2"], (1,))


def test_who_is_defeated_before_its_turn_comes_is_not_hit() -> None:
    state = used({"do": "damage", "who": "opponents"}, players=4, life=[10, ["biter"], 0, ["p7"]])
    when(state, "keep biter", "use", "target 2")
    assert (at(state, "defeated"), state.pending, legal(state)) == ([2], (3,), ["keep p7"])


def test_damage_to_all_opponents_goes_on_when_its_owner_is_defeated_midway() -> None:
    state = used({"do": "damage", "who": "opponents"}, {"do": "gain"}, players=4, life=[0, ["biter"], ["p7"], ["p8"]])
    when(state, "keep biter", "use", "target 0")
    assert (at(state, "defeated"), state.pending, legal(state)) == ([0], (2,), ["keep p7"])
    assert legal(when(state, "keep p7")) == ["keep p8"]
    assert (when(state, "keep p8").pending, at(state, "phase")) == ((1,), "summon")


def test_a_card_that_moved_itself_does_not_stop_a_copy_from_doing_so() -> None:
    state = after_win({"do": "move", "from": "self", "to": "reserves"}, rows=[["p5"], ["x", "x"]])
    when(state, "use", "use")
    assert (at(state, "reserves", 1), at(state, "round")) == (["x", "x"], 2)


def test_a_card_that_a_victim_took_from_the_row_no_longer_moves_itself() -> None:
    thief = card("robber", {"do": "move", "from": "summoned", "to": "reserves"}, trigger="reserve")
    bold = card("bold", {"do": "damage"}, {"do": "move", "from": "self", "to": "life"}, trigger="aftermath", strength=1)
    rows, life = [["p5"], ["bold", "bold"]], [["robber", "p3"], 3]
    state = when(given(options=deck(thief, bold), rows=rows, draw=["p1"], life=life), "draw", "skip", "use", "target 0", "keep robber")
    when(state, "use", "pick 1 bold")
    assert (at(state, "reserves", 0), at(state, "rows", 1), sizes(state)[1]) == (["robber", "bold"], ["bold"], 3)


@pytest.mark.parametrize(("who", "offered"), [("opponent", True), ("opponents", True), ("rival", False), ("rivals", False)])
def test_a_winner_has_opponents_but_no_rivals(who: str, offered: bool) -> None:
    assert asked(after_win({"do": "damage", "who": who})) is offered


def test_damage_by_an_ability_is_lessened_by_armor() -> None:
    state = when(given(draw=["death"], reserves=[[], ["the-warden"]], life=[3, ["the-moth", "the-wolf"]]), "draw", "use", "target 1")
    assert at(state, "drawn") == ["the-moth"]


# move

SOURCES = {
    "reserves": ["pick 1 p6", "pick 2 p7"],
    "summoned": ["pick 1 p4"],
    "own-reserves": ["pick 0 p1"],
    "own-summoned": ["pick 0 p3"],
    "discard": ["pick p8"],
    "self": [],
}
TARGETS = ("reserves", "discard", "life", "deck")
NOWHERE = [("own-reserves", "reserves"), ("discard", "discard")]


def moving(source: str, to: str, **position: Any) -> State:
    table: dict[str, Any] = {"rows": [["p3"], ["p2", "p4"], []], "out": [2], "reserves": [["x", "p1"], ["p6"], ["p7"]], "discard": ["p8"]}
    return using({"do": "move", "from": source, "to": to}, players=3, **table | position)


@pytest.mark.parametrize(("source", "to"), [pair for pair in product(SOURCES, TARGETS) if pair not in NOWHERE])
def test_a_card_is_moved_from_anywhere_to_anywhere(source: str, to: str) -> None:
    state = when(moving(source, to), "summon x", "use")
    moved = "x"
    if source != "self":
        assert (legal(state), at(state, "phase")) == (SOURCES[source], "pick")
        moved = SOURCES[source][0].split()[-1]
        when(state, SOURCES[source][0])
    before = moving(source, to)
    here = {
        "reserves": moved in at(state, "reserves", 0),
        "discard": moved in lost(state),
        "life": at(state, "life", 0)[0] == moved and sizes(state)[0] == 11,
        "deck": at(state, "draw", 0) == moved and len(at(state, "draw")) == len(at(before, "draw")) + 1,
    }
    assert [zone for zone, there in here.items() if there] == [to]
    assert moved not in at(state, "rows", 0) + at(state, "rows", 1) + at(state, "reserves", 1) + at(state, "reserves", 2)


def test_moving_an_own_reserve_card_into_the_reserves_is_refused() -> None:
    with pytest.raises(BadText) as problem:
        moving("own-reserves", "reserves")
    assert problem.value.code == "deck-move-nowhere"


def test_moving_from_the_discard_pile_to_the_discard_pile_is_never_possible() -> None:
    assert not asked(when(moving("discard", "discard"), "summon x"))


@pytest.mark.parametrize(
    ("source", "position"),
    [
        ("reserves", {"reserves": [["x", "p1"], [], []]}),
        ("summoned", {"rows": [["p3"], [], []]}),
        ("own-reserves", {"reserves": [["x"], ["p6"], ["p7"]]}),
        ("own-summoned", {"rows": [[], ["p2"], []]}),
        ("discard", {"discard": []}),
    ],
)
def test_without_a_card_to_move_nothing_is_asked(source: str, position: dict[str, Any]) -> None:
    assert not asked(when(moving(source, "deck", **position), "summon x"))


@pytest.mark.parametrize("source", SOURCES)
def test_at_dusk_no_card_is_moved_to_life(source: str) -> None:
    assert not asked(when(moving(source, "life", round=21), "summon x"))
    assert asked(when(moving(source, "deck", round=21), "summon x"))


@pytest.mark.parametrize("to", ["life", "deck"])
def test_a_card_put_face_down_from_an_open_place_is_known_to_all(to: str) -> None:
    state = when(moving("discard", to), "summon x", "use", "pick p8")
    for seat in range(3):
        known = at(state, "known", seat)
        assert (known["draw"], known["life"]) == (([], [[0], [], []]) if to == "life" else ([0], [[], [], []]))


def test_only_the_rightmost_card_of_a_row_is_taken_and_the_rest_closes_up() -> None:
    state = when(moving("summoned", "discard"), "summon x", "use", "pick 1 p4")
    assert (at(state, "rows", 1), at(state, "totals", 1)) == (["p2"], 2)


def test_eliminated_opponents_have_reserves_to_take() -> None:
    assert at(when(moving("reserves", "reserves"), "summon x", "use", "pick 2 p7"), "reserves") == [["p1", "p7"], ["p6"], []]


def test_cards_of_the_defeated_are_not_there() -> None:
    state = when(moving("reserves", "discard", out=[], defeated=[2], reserves=[["x"], ["p6"], []]), "summon x", "use")
    assert legal(state) == ["pick 1 p6"]


@pytest.mark.parametrize(
    ("source", "move"),
    [("summoned", "pick 1 gift"), ("reserves", "pick 1 gift"), ("own-summoned", "pick 0 gift"), ("discard", "pick gift")],
)
def test_a_card_moved_into_the_reserves_may_play_its_reserve_ability(source: str, move: str) -> None:
    places: dict[str, Any] = {"rows": [["gift"], ["gift"]], "reserves": [["x"], ["gift"]], "discard": ["gift"]}
    state = when(used({"do": "move", "from": source, "to": "reserves"}, **places), move)
    assert (at(state, "source"), legal(state), state.pending) == ("gift", ["use", "skip"], (0,))
    assert sizes(when(state, "use")) == [11, 10]


def test_a_card_moved_elsewhere_plays_no_reserve_ability() -> None:
    state = when(used({"do": "move", "from": "reserves", "to": "life"}, reserves=[["x"], ["gift"]]), "pick 1 gift")
    assert at(state, "phase") == "summon"


def test_another_copy_in_the_own_row_may_be_taken() -> None:
    effect: Effect = {"do": "move", "from": "own-summoned", "to": "discard"}
    made = deck(card("x", effect, trigger="summon"), card("level", {"do": "even"}, trigger="always"))
    state = when(given(options=made, rows=[["x"], ["p9"]], reserves=[["x", "level"], []]), "summon x", "use")
    assert legal(state) == ["pick 0 x"]
    assert at(when(state, "pick 0 x"), "rows", 0) == ["x"]


def test_a_reserve_ability_may_take_any_card_of_the_own_row() -> None:
    state = when(after_damage({"do": "move", "from": "own-summoned", "to": "deck"}), "use")
    assert legal(state) == ["pick 1 p2", "pick 1 p3"]


def test_a_reserve_ability_may_take_a_copy_of_its_card_from_the_row() -> None:
    state = when(after_damage({"do": "move", "from": "own-summoned", "to": "deck"}, rows=[[], ["x"]]), "use")
    assert legal(state) == ["pick 1 x"]


@pytest.mark.parametrize("to", ["discard", "life", "deck"])
def test_a_kept_card_moves_itself_out_of_the_reserves(to: str) -> None:
    state = when(after_damage({"do": "move", "from": "self", "to": to}), "use")
    assert at(state, "reserves", 1) == []
    assert {"discard": lost(state) == ["x"], "life": at(state, "life", 1) == ["x", "p8"], "deck": at(state, "draw", 0) == "x"}[to]


def test_a_kept_card_cannot_move_itself_to_where_it_lies() -> None:
    assert not asked(after_damage({"do": "move", "from": "self", "to": "reserves"}))


@pytest.mark.parametrize("to", ["reserves", "life", "deck"])
def test_a_lost_card_moves_itself_out_of_the_discard_pile(to: str) -> None:
    state = when(after_loss({"do": "move", "from": "self", "to": to}), "use")
    assert lost(state) == ["p1"]
    assert {"reserves": at(state, "reserves", 0) == ["x"], "life": at(state, "life", 0)[0] == "x", "deck": at(state, "draw", 0) == "x"}[to]


def test_a_lost_card_cannot_move_itself_to_where_it_lies() -> None:
    assert not asked(after_loss({"do": "move", "from": "self", "to": "discard"}))


@pytest.mark.parametrize("to", TARGETS)
def test_a_winners_card_moves_itself_out_of_the_row(to: str) -> None:
    state = when(after_win({"do": "move", "from": "self", "to": to}), "use")
    assert (at(state, "rows", 1), len(at(state, "drawn"))) == (["p3"], 1)
    assert {
        "reserves": at(state, "reserves", 1) == ["x"],
        "discard": "x" in lost(state),
        "life": at(state, "life", 1)[0] == "x",
        "deck": at(state, "draw", 0) == "x",
    }[to]


def test_a_card_that_has_moved_itself_away_cannot_do_it_again() -> None:
    state = used({"do": "move", "from": "self", "to": "deck"}, {"do": "move", "from": "self", "to": "life"})
    assert (at(state, "draw", 0), sizes(state), state.pending) == ("x", [10, 10], (0,))


def test_the_failed_card_and_the_lost_row_can_be_dug_up() -> None:
    state = when(after_loss({"do": "move", "from": "discard", "to": "reserves"}), "use")
    assert legal(state) == ["pick x", "pick p1"]


def test_the_eliminated_may_topple_a_rival() -> None:
    state = when(after_loss({"do": "move", "from": "summoned", "to": "discard"}), "use")
    assert legal(state) == ["pick 1 p9", "pick 2 p9"]


# boost, ward


@pytest.mark.parametrize(
    ("effect", "totals", "damage"), [({}, 6, 0), ({"what": "total", "count": 4}, 9, 0), ({"what": "damage", "count": 3}, 5, 3)]
)
def test_a_boost_adds_to_the_total_or_to_the_damage(effect: Effect, totals: int, damage: int) -> None:
    state = used({"do": "boost"} | effect)
    assert (at(state, "totals", 0), at(state, "damage_bonus", 0)) == (totals, damage)


def test_boosts_add_up() -> None:
    assert at(used({"do": "boost"}, {"do": "boost", "count": 2}, total_bonus=[1, 0]), "total_bonus") == [4, 0]


def test_a_boosted_total_does_not_raise_the_last_card() -> None:
    state = given(rows=[[], ["the-choir"]], draw=["the-well", "the-storm"], reserves=[["the-puppet"], []])
    when(state, "draw", "use")
    assert (at(state, "totals"), state.pending) == ([6, 5], (1,))
    assert (when(state, "draw").pending, legal(state)) == ((0,), ["draw", "summon the-puppet"])


@pytest.mark.parametrize("count", [1, 3])
def test_wards_add_up(count: int) -> None:
    assert at(used({"do": "ward", "count": count}, wards=[1, 0]), "wards") == [1 + count, 0]


@pytest.mark.parametrize("effect", [{"do": "boost"}, {"do": "boost", "what": "damage"}, {"do": "ward"}, {"do": "attempt"}, {"do": "call"}])
def test_what_helps_in_this_round_is_not_asked_of_the_eliminated(effect: Effect) -> None:
    assert not asked(after_loss(effect))


# attempt


def test_an_attempt_summons_a_card_that_is_strong_enough() -> None:
    state = when(given(draw=["the-choir", "the-lantern"]), "draw", "use")
    assert (at(state, "rows", 0), at(state, "source"), legal(state)) == (["the-choir", "the-lantern"], "the-lantern", ["use", "skip"])


def test_an_attempt_with_a_weak_card_only_discards_it() -> None:
    state = when(given(draw=["the-choir", "the-wolf"], wards=[1, 0], reserves=[["the-gate"], []]), "draw", "use")
    assert (at(state, "rows", 0), lost(state), at(state, "wards", 0), at(state, "out")) == (["the-choir"], ["the-wolf"], 1, [])
    assert at(state, "reserves", 0) == ["the-gate"]


def test_with_justice_an_attempt_succeeds_with_equal_strength() -> None:
    state = when(given(draw=["the-choir", "revenge"], reserves=[["justice"], []]), "draw", "use")
    assert at(state, "rows", 0) == ["the-choir", "revenge"]


# call


def test_a_later_call_replaces_the_first() -> None:
    state = when(used({"do": "call"}, {"do": "call"}, players=3, rows=[[], ["p1"], ["p9"]]), "target 1")
    assert (at(state, "called"), legal(state)) == (1, ["target 1", "target 2"])
    assert when(state, "target 2").pending == (2,)


def test_a_called_seat_that_is_defeated_is_not_waited_for() -> None:
    state = used({"do": "call"}, {"do": "damage"}, players=3, rows=[[], ["p9"], ["p1"]], life=[10, 0, 10])
    assert when(state, "target 1", "target 1").pending == (2,)


def test_a_winner_has_nobody_to_call() -> None:
    assert not asked(after_win({"do": "call"}))


# Several effects


def test_an_effect_that_is_not_possible_is_left_out() -> None:
    state = used({"do": "move", "from": "reserves", "to": "discard"}, {"do": "ward"})
    assert (at(state, "wards", 0), at(state, "phase")) == (1, "summon")


def test_each_effect_checks_anew_whether_it_is_possible() -> None:
    steal: Effect = {"do": "move", "from": "reserves", "to": "discard"}
    state = when(used(steal, steal, {"do": "ward"}, reserves=[["x"], ["p6"]]), "pick 1 p6")
    assert (at(state, "wards", 0), at(state, "phase")) == (1, "summon")


def test_an_effect_may_be_made_possible_by_the_one_before() -> None:
    state = used({"do": "gain"}, {"do": "peek", "zone": "life"}, life=[0, 10])
    assert at(state, "known", 0, "life") == [[0], []]


def test_an_ability_is_one_question_and_counts_once() -> None:
    state = used({"do": "ward"}, {"do": "boost"}, {"do": "gain"})
    assert (at(state, "played"), at(state, "phase")) == (1, "summon")


def test_nested_abilities_run_completely_before_the_next_effect() -> None:
    state = used({"do": "attempt"}, {"do": "ward"}, draw=["p9"])
    assert at(state, "wards", 0) == 1
    nest = card("nest", {"do": "attempt"}, {"do": "ward"}, trigger="summon", strength=4)
    inner = card("inner", {"do": "boost"}, trigger="summon")
    state = when(given(options=deck(nest, inner), draw=["nest", "inner"]), "draw", "use")
    assert (at(state, "source"), at(state, "wards", 0)) == ("inner", 0)
    when(state, "use")
    assert (at(state, "total_bonus", 0), at(state, "wards", 0), at(state, "played")) == (1, 1, 2)


def test_damage_is_taken_completely_before_the_next_effect() -> None:
    state = when(used({"do": "damage"}, {"do": "ward"}, life=[10, ["gift"]]), "target 1", "keep gift")
    assert (at(state, "source"), at(state, "wards", 0)) == ("gift", 0)
    assert at(when(state, "use"), "wards", 0) == 1


# Always on


def standing(*effects: Effect) -> dict[str, object]:
    return deck(card("s", *effects, trigger="always", strength=5))


@pytest.mark.parametrize(("rows", "reserves", "total"), [([], ["s"], 3), (["s"], [], 8), (["p2", "s"], ["s", "s"], 16), ([], [], 0)])
def test_might_adds_to_the_total_from_row_and_reserves(rows: list[str], reserves: list[str], total: int) -> None:
    assert at(given(options=standing({"do": "might", "count": 3}), rows=[rows, []], reserves=[reserves, []]), "totals") == [total, 0]


def test_might_decides_who_is_next() -> None:
    state = given(3, options=standing({"do": "might", "count": 9}), rows=[[], [], ["p1"]], reserves=[[], ["s"], []], draw=["p5"])
    assert when(state, "draw").pending == (2,)


@pytest.mark.parametrize(("row", "reserves", "damage"), [(["p3"], ["s"], 3), (["s"], [], 3), (["s"], ["s", "s"], 7)])
def test_fury_adds_up_from_row_and_reserves(row: list[str], reserves: list[str], damage: int) -> None:
    state = given(options=standing({"do": "fury", "count": 2}), rows=[["p4"], row], reserves=[[], reserves], draw=["p1"])
    assert len(at(when(state, "draw"), "drawn")) == damage


def test_fury_of_a_loser_does_nothing() -> None:
    state = given(options=standing({"do": "fury", "count": 2}), rows=[["p4"], ["p3"]], reserves=[["s"], []], draw=["p1"])
    assert len(at(when(state, "draw"), "drawn")) == 1


@pytest.mark.parametrize(
    ("rows", "reserves", "drawn"), [([], ["s"], 7), ([], ["s", "s"], 5), (["s"], ["s"], 5), (["s"], [], 7), ([], [], 9)]
)
def test_armor_adds_up_from_row_and_reserves(rows: list[str], reserves: list[str], drawn: int) -> None:
    made = deck(card("x", {"do": "damage", "count": 9}, trigger="summon"), card("s", {"do": "armor", "count": 2}, trigger="always"))
    state = given(options=made, rows=[[], rows], reserves=[["x"], reserves])
    assert len(at(when(state, "summon x", "use", "target 1"), "drawn")) == drawn


def test_armor_in_the_life_deck_does_nothing() -> None:
    state = given(rows=[["the-hound"], ["the-eclipse"]], draw=["the-orphan"], life=[["the-warden", "the-warden", "the-warden"], 10])
    assert len(at(when(state, "draw"), "drawn")) == 2


def test_several_effects_of_one_card_are_all_on() -> None:
    state = given(
        options=standing({"do": "might"}, {"do": "might", "count": 2}, {"do": "even"}), rows=[["p4"], []], reserves=[["s", "p4"], []]
    )
    assert (at(state, "totals", 0), legal(state)) == (7, ["draw", "summon s", "summon p4"])


def test_armor_of_one_card_adds_up() -> None:
    armored = standing({"do": "armor"}, {"do": "armor", "count": 2})
    state = given(options=armored, rows=[["p4"], ["p1", "p2", "p3"]], damage_bonus=[0, 2], reserves=[["s"], []], draw=["p1"])
    assert len(at(when(state, "draw"), "drawn")) == 2


@pytest.mark.parametrize("home", ["rows", "reserves"])
def test_even_works_from_row_and_reserves(home: str) -> None:
    rows, reserves = (["p4", "s"], ["p5"]) if home == "rows" else (["p5"], ["s", "p5"])
    state = given(options=standing({"do": "even"}), rows=[rows, ["p9"]], reserves=[reserves, []])
    assert "summon p5" in legal(state)


def test_even_of_an_opponent_does_not_help() -> None:
    assert legal(given(rows=[["the-hound"], []], reserves=[["the-widow"], ["justice"]])) == ["draw"]


@pytest.mark.parametrize("home", ["rows", "reserves"])
def test_hallow_protects_the_reserves_from_row_and_reserves(home: str) -> None:
    places: dict[str, Any] = {"rows": [[], ["the-hollow-king"]], "reserves": [[], ["the-beggar"]]}
    if home == "reserves":
        places = {"reserves": [[], ["the-hollow-king", "the-beggar"]]}
    state = when(given(draw=["the-thief"], **places), "draw")
    assert (at(state, "phase"), at(state, "source")) == ("summon", None)


def test_hallow_protects_only_its_owner() -> None:
    state = when(given(3, draw=["the-thief"], reserves=[[], ["the-hollow-king"], ["the-moth"]]), "draw", "use")
    assert legal(state) == ["pick 2 the-moth"]


def test_hallow_does_not_protect_the_row() -> None:
    state = when(given(draw=["domination"], rows=[[], ["the-hollow-king"]]), "draw", "use")
    assert legal(state) == ["pick 1 the-hollow-king"]


def test_hallow_does_not_bind_its_owner() -> None:
    effect: Effect = {"do": "move", "from": "own-reserves", "to": "discard"}
    made = deck(card("x", effect, trigger="summon"), card("s", {"do": "hallow"}, trigger="always"))
    assert legal(when(given(options=made, reserves=[["x", "s", "p1"], []]), "summon x", "use")) == ["pick 0 s", "pick 0 p1"]


def test_a_guard_saves_from_the_row_and_two_save_twice() -> None:
    state = given(
        3, options=standing({"do": "guard"}), rows=[["s"], ["p9"], ["p9"]], reserves=[["s"], [], []], draw=["p1", "p1", "p1", "p1"]
    )
    when(state, "draw")
    assert (at(state, "rows", 0), at(state, "reserves", 0)) == (["s"], [])
    when(state, "draw")
    assert (at(state, "rows", 0), at(state, "out"), at(state, "played")) == ([], [], 2)


# The cards of our deck

TABLE = """
the-orphan 1 1 4 -
the-candle 1 0 4 summon peek zone=draw count=3 then=order
the-beggar 1 0 3 reserve gain count=1
the-mother 2 0 4 summon gain count=1
the-moth 2 1 4 -
the-well 2 0 4 summon boost what=total count=4
the-puppet 3 1 4 summon call
the-crow 3 1 3 reserve peek zone=life count=3 then=order
the-thief 3 0 2 summon move from=reserves to=reserves
the-oracle 4 1 4 summon peek zone=draw count=1 then=discard
the-wolf 4 1 5 -
the-gravedigger 4 0 2 aftermath move from=discard to=reserves
the-choir 5 1 4 summon attempt
justice 5 1 3 always even
revenge 5 1 4 aftermath/loss damage count=1 who=rival
the-widow 6 0 4 aftermath/loss gain count=1
the-hound 6 1 4 -
the-gate 6 0 3 always guard
the-lantern 7 1 4 summon ward count=1
the-ferryman 7 1 3 aftermath/win move from=own-summoned to=reserves
the-warden 7 0 3 always armor count=1
victory 8 0 4 aftermath/win boost what=damage count=2
the-storm 8 1 4 -
the-executioner 9 1 3 summon move from=reserves to=discard
the-undying 9 1 2 aftermath/loss move from=self to=reserves
death 10 1 3 summon damage count=1 who=opponent
the-hollow-king 10 1 2 always hallow fury count=1
the-eclipse 11 2 5 -
domination 12 3 2 summon move from=summoned to=reserves
""".strip().splitlines()
DEFAULTS: dict[str, dict[str, object]] = {
    "peek": {"zone": "draw", "count": 1, "then": "look"},
    "gain": {"count": 1},
    "damage": {"count": 1, "who": "opponent"},
    "boost": {"what": "total", "count": 1},
    "ward": {"count": 1},
    "armor": {"count": 1},
    "fury": {"count": 1},
}


def as_line(entry: dict[str, Any]) -> str:
    """A card of the deck file as a line of the table."""
    trigger = entry.get("trigger", "-") + (f"/{entry['when']}" if entry.get("when", "any") != "any" else "")
    words = [entry["slug"], str(entry["strength"]), str(entry["damage"]), str(entry["copies"]), trigger]
    for effect in entry.get("effects", []):
        filled = {**DEFAULTS.get(effect["do"], {}), **{key: value for key, value in effect.items() if key != "do"}}
        words += [effect["do"], *[f"{key}={value}" for key, value in filled.items()]]
    return " ".join(words)


def test_our_deck_has_the_kinds_of_the_table_in_its_order() -> None:
    assert [entry["slug"] for entry in DECK["card"]] == [line.split()[0] for line in TABLE]


@pytest.mark.parametrize("line", TABLE, ids=[line.split()[0] for line in TABLE])
def test_a_card_is_as_the_table_says(line: str) -> None:
    entry = next(entry for entry in DECK["card"] if entry["slug"] == line.split()[0])
    assert sorted(as_line(entry).split()) == sorted(line.split())


def test_our_deck_has_a_hundred_cards_and_26_without_ability() -> None:
    without = [entry["copies"] for entry in DECK["card"] if "trigger" not in entry]
    assert (len(CARDS), len(TABLE), sum(without)) == (100, 29, 26)
    assert DECK["promo"] == {"slug": "domination-promo", "card": "domination"}


@pytest.mark.parametrize("slug", [line.split()[0] for line in TABLE if line.endswith("-")])
def test_cards_without_ability_ask_nothing(slug: str) -> None:
    state = when(given(3, reserves=[[slug], ["the-moth"], []], rows=[[], ["the-hound"], []], discard=["death"]), f"summon {slug}")
    assert at(state, "phase") == "summon"


def test_the_mother_gains_a_life() -> None:
    assert sizes(when(given(draw=["the-mother"]), "draw", "use")) == [11, 10]


def test_the_crow_orders_the_own_life_deck() -> None:
    life = ["the-crow", "the-moth", "the-wolf", "the-storm", "death"]
    state = given(rows=[["the-hound"], ["the-wolf"]], draw=["the-orphan"], life=[life, 10])
    when(state, "draw", "keep the-crow", "use", "top the-storm", "top the-moth", "top the-wolf")
    assert at(state, "life", 0) == ["the-storm", "the-moth", "the-wolf", "death"]


def test_the_thief_takes_a_reserve_card_whose_ability_may_follow() -> None:
    state = when(given(draw=["the-thief"], reserves=[[], ["the-beggar"]]), "draw", "use")
    assert legal(state) == ["pick 1 the-beggar"]
    when(state, "pick 1 the-beggar")
    assert (at(state, "reserves"), at(state, "source"), state.pending) == ([["the-beggar"], []], "the-beggar", (0,))


def test_the_executioner_discards_a_reserve_card() -> None:
    state = when(given(draw=["the-executioner"], reserves=[[], ["the-beggar"]]), "draw", "use", "pick 1 the-beggar")
    assert (at(state, "reserves"), lost(state), at(state, "phase")) == ([[], []], ["the-beggar"], "summon")


def test_domination_takes_the_last_summoned_card_of_a_rival() -> None:
    state = when(given(draw=["domination"], rows=[[], ["the-moth", "the-storm"]], reserves=[[], ["the-puppet"]]), "draw", "use")
    assert legal(state) == ["pick 1 the-storm"]
    when(state, "pick 1 the-storm")
    assert (at(state, "reserves", 0), at(state, "totals"), state.pending) == (["the-storm"], [12, 2], (1,))
    assert legal(state) == ["draw", "summon the-puppet"]


def test_the_undying_returns_to_the_reserves() -> None:
    state = given(3, rows=[["the-wolf", "the-undying"], ["the-eclipse"], ["the-eclipse"]], draw=["the-moth"])
    when(state, "draw", "use")
    assert (at(state, "reserves", 0), lost(state)) == (["the-undying"], ["the-moth", "the-wolf"])


def test_the_widow_gains_a_life_when_she_is_lost() -> None:
    state = given(3, rows=[["the-widow"], ["the-eclipse"], ["the-eclipse"]], draw=["the-moth"])
    assert sizes(when(state, "draw", "use")) == [11, 10, 10]


@pytest.mark.parametrize("won", [False, True])
def test_the_gravedigger_digs_after_a_loss_and_after_a_win(won: bool) -> None:
    rows = [["the-wolf"], ["the-gravedigger"]] if won else [["the-gravedigger"], ["the-wolf"]]
    state = when(given(rows=rows, draw=["the-moth"], discard=["death"]), "draw", "use", "pick death")
    assert at(state, "reserves", int(won)) == ["death"]


def test_the_well_is_worth_six_in_all() -> None:
    assert at(when(given(draw=["the-well"]), "draw", "use"), "totals") == [6, 0]


def test_the_lantern_gives_one_ward() -> None:
    assert at(when(given(draw=["the-lantern"]), "draw", "use"), "wards") == [1, 0]


def test_the_candle_orders_three_cards() -> None:
    draw = ["the-candle", "the-moth", "the-wolf", "the-storm", "death"]
    state = when(given(draw=draw), "draw", "use", "top the-storm", "top the-wolf", "top the-moth")
    assert at(state, "draw")[:4] == ["the-storm", "the-wolf", "the-moth", "death"]


def test_the_oracle_is_not_asked_when_there_is_no_card_to_see() -> None:
    state = when(given(reserves=[["the-oracle"], []], life=[0, all_but("the-oracle")]), "summon the-oracle")
    assert at(state, "phase") == "summon"
