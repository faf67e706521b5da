"""Pirate's Mark: who knows what. Peeks, cards returned in secret, memories that may be wrong, views, events, imagining, records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from given_pirates import ROWS, SEATS, Luck, at, given, legal, when

import pressgang
from pressgang import Dice, Game, Match, Record, SeededLuck, State

MARKS = {"K10": "mark", "L10": "mark", "M10": "mark"}
Memory = dict[int, dict[str, str]]


def position(memory: Memory | None = None, cells: dict[str, str | None] | None = None, **more: Any) -> dict[str, Any]:
    """Seat 1, called by seat 3, holds a Crow's Nest and is about to pull; these seats remember these cells, sure and by their own eyes
    unless it is said otherwise."""
    known = [(memory or {}).get(seat, {}) for seat in range(4)]
    place = {
        "phase": "pull",
        "turn": 2,
        "bid": {"seat": 1, "count": 9},
        "caller": 3,
        "discard": [],
        "hands": [[], ["crows-nest-3"], [], []],
        "known": known,
        "looked": [list(each) for each in known],
    }
    return {"at": {**MARKS, **(cells or {})}, **place, **more}


def pulling(memory: Memory | None = None, luck: Luck | None = None, cells: dict[str, str | None] | None = None, **more: Any) -> State:
    """That position."""
    return given(4, "standard", luck, **position(memory, cells, **more))


def returning(card: str = "ruby", memory: Memory | None = None, cells: dict[str, str | None] | None = None, **more: Any) -> State:
    """Seat 1 has pulled a Maelstrom in C4 and must return this card; C4 is the only empty cell."""
    hands = [[], [card], [], []]
    return when(pulling(memory, cells={"C4": "maelstrom", **(cells or {})}, **{"hands": hands, **more}), "pull C4")


def match_of(**place: Any) -> Match:
    """The position as a match, of which records can be made."""
    luck = place.pop("luck", None)
    cells = place.pop("at")
    sea = {ROWS["standard"]: "jewel", **cells}
    return Match(Record("pirates-mark", {"mode": "standard"}, SEATS[:4], luck, position={"sea": sea, **place}), listen=True)


def play(match: Match, *moves: str) -> Match:
    """The pending seat plays these."""
    for move in moves:
        match.play(match.state.pending[0], match.game.parse(move))
    return match


def known(state: State, seat: int) -> dict[str, str]:
    """What a seat remembers, oldest first."""
    found: dict[str, str] = at(state, "known", seat)
    return found


def unsure(state: State, seat: int) -> list[str]:
    """The cells of whose card a seat is not sure any more."""
    return sorted(at(state, "unsure", seat))


def told(state: State, seat: int | None) -> list[dict[str, object]]:
    """All events as a seat hears them."""
    assert state.heard is not None
    return [event.told(seat) for event in state.heard]


def everything_told(state: State, seat: int | None) -> str:
    """All that a seat sees and hears, as text."""
    return json.dumps([state.view(seat), told(state, seat)])


def walk(players: int, mode: str, seed: int, step: int) -> Iterator[tuple[int, Match]]:
    """A random game, at every so many moves and at all those in which something secret is done."""
    match = Match(Record("pirates-mark", {"mode": mode}, SEATS[:players], seed=seed), listen=True)
    dice = Dice(seed)
    number = 0
    while match.state.pending:
        secret = at(match.state, "stack", -1)["frame"] in ("return", "peek", "blind", "mark")
        if number % step == 0 or secret:
            yield number, match
        seat = match.state.pending[0]
        match.play(seat, match.state.any_action(seat, dice))
        number += 1


def all_cards(state: State) -> list[str]:
    """Every card of the game, wherever it is."""
    place: Any = state.position()
    cards = [*place["sea"].values(), *place["discard"], *[card for own in place["hands"] for card in own]]
    cards += ["mark"] * sum(place["marks"]) + ["deal-with-davy-jones"] * len(place["bound"])
    cards += ["first-mate"] * sum(mate is not None for mate in place["mates"])
    for frame in place["stack"]:
        on_the_way = {"mark": ["mark"], "mate": ["first-mate"], "return": frame.get("cards", [])}
        cards += on_the_way.get(frame["frame"], [])
    return sorted(cards)


# Peeking


def test_at_first_nobody_knows_anything() -> None:
    state = pressgang.game("pirates-mark", 4).start(seed=1)
    assert (at(state, "known"), at(state, "unsure"), at(state, "looked")) == ([{}] * 4, [[]] * 4, [[]] * 4)


def test_a_peek_is_known_to_the_peeker_alone_and_for_sure() -> None:
    state = when(pulling(cells={"H7": "ruby"}), "nest 3", "peek H7")
    assert (at(state, "known"), at(state, "unsure")) == ([{}, {"H7": "ruby"}, {}, {}], [[]] * 4)


def test_all_see_where_somebody_peeks() -> None:
    state = when(pulling(), "nest 3", "peek H7")
    assert at(state, "looked") == [[], ["H7"], [], []]
    for seat in (0, 1, 2, 3, None):
        assert state.view(seat)["looked"] == at(state, "looked")


def test_a_memory_goes_when_its_cell_is_emptied() -> None:
    state = when(pulling({0: {"H7": "jewel", "A1": "jewel"}, 2: {"H7": "jewel"}}), "pull H7")
    assert (at(state, "known"), at(state, "looked")) == ([{"A1": "jewel"}, {}, {}, {}], [["A1"], [], [], []])


def test_an_unsure_memory_goes_too_when_its_cell_is_emptied() -> None:
    state = when(pulling({0: {"H7": "mark"}}, unsure=[["H7"], [], [], []]), "pull H7")
    assert (known(state, 0), unsure(state, 0), at(state, "looked", 0)) == ({}, [], [])


def test_peeks_stay_known_in_a_duel() -> None:
    state = given(
        3,
        at={**MARKS, "C4": "mark"},
        phase="pull",
        turn=2,
        bid={"seat": 1, "count": 1},
        caller=0,
        discard=[],
        known=[{"A1": "jewel"}, {}, {}],
    )
    when(state, "pull C4", "accept")
    assert (at(state, "duel"), known(state, 0), unsure(state, 0)) == (True, {"A1": "jewel"}, [])


# Returning


def test_others_become_unsure_when_somebody_returns_a_card() -> None:
    state = when(returning(memory={0: {"A1": "jewel"}, 2: {"B2": "jewel", "C3": "jewel"}}), "sink C4")
    assert (unsure(state, 0), unsure(state, 2)) == (["A1"], ["B2", "C3"])
    assert (known(state, 0), known(state, 2)) == ({"A1": "jewel"}, {"B2": "jewel", "C3": "jewel"})


def test_the_returner_stays_sure() -> None:
    state = when(returning(memory={1: {"A1": "jewel"}}), "sink C4")
    assert (known(state, 1), unsure(state, 1)) == ({"A1": "jewel", "C4": "ruby"}, [])


def test_the_returner_knows_where_the_card_lies_without_having_looked() -> None:
    state = when(returning(), "sink H7")
    assert (known(state, 1), unsure(state, 1), at(state, "looked", 1)) == ({"H7": "ruby"}, [], [])


def test_a_memory_may_be_wrong_and_is_not_corrected() -> None:
    state = when(returning(memory={2: {"H7": "mark"}}, cells={"H7": "mark"}), "sink H7")
    assert (at(state, "sea", "H7"), at(state, "sea", "C4")) == ("ruby", "mark")
    assert (known(state, 2), unsure(state, 2), at(state, "looked", 2)) == ({"H7": "mark"}, ["H7"], ["H7"])


def test_a_new_peek_makes_sure_again() -> None:
    state = pulling({1: {"H7": "mark", "A1": "jewel"}}, cells={"H7": "orange"}, unsure=[[], ["H7", "A1"], [], []])
    when(state, "nest 3", "peek H7")
    assert (known(state, 1), unsure(state, 1)) == ({"A1": "jewel", "H7": "orange"}, ["A1"])


def test_a_renewed_memory_counts_as_new() -> None:
    state = when(pulling({1: {"A1": "jewel", "B1": "jewel"}}), "nest 3", "peek A1")
    assert list(known(state, 1)) == ["B1", "A1"]


def test_what_the_returner_knew_of_the_displaced_card_moves_along() -> None:
    state = when(returning(memory={1: {"H7": "mark", "A1": "jewel"}}, cells={"H7": "mark"}), "sink H7")
    assert (known(state, 1), unsure(state, 1)) == ({"A1": "jewel", "H7": "ruby", "C4": "mark"}, [])


def test_an_unsure_memory_moves_along_unsure() -> None:
    state = when(returning(memory={1: {"H7": "mark"}}, cells={"H7": "orange"}, unsure=[[], ["H7"], [], []]), "sink H7")
    assert (known(state, 1), unsure(state, 1), at(state, "sea", "C4")) == ({"H7": "ruby", "C4": "mark"}, ["C4"], "orange")


def test_the_displaced_card_is_unknown_to_a_returner_who_did_not_know_it() -> None:
    state = when(returning(cells={"H7": "mark"}), "sink H7")
    assert (known(state, 1), at(state, "sea", "C4")) == ({"H7": "ruby"}, "mark")


def test_who_scatters_knows_where_the_cards_lie() -> None:
    state = pulling(
        luck=[("scatter", ["D4", "C4"])],
        hands=[[], ["ruby", "parlay"], [], []],
        cells={"C4": "maelstrom", "D4": None},
        memory={2: {"A1": "jewel"}},
    )
    when(state, "pull C4", "scatter")
    assert (at(state, "sea", "D4"), at(state, "sea", "C4")) == ("parlay", "ruby")
    assert (known(state, 1), unsure(state, 2), at(state, "looked", 1)) == ({"D4": "parlay", "C4": "ruby"}, ["A1"], [])


def test_a_returned_mark_is_known_to_who_returned_it() -> None:
    state = pulling(cells={"C4": "trident-of-poseidon"}, marks=[1, 0, 0, 0])
    when(state, "pull C4", "sink C4")
    assert at(state, "known") == [{"C4": "mark"}, {}, {}, {}]


def test_each_return_makes_all_others_unsure() -> None:
    state = pulling(cells={"C4": "trident-of-poseidon", "D4": None}, marks=[1, 0, 1, 0])
    when(state, "pull C4", "sink C4")
    assert (unsure(state, 2), at(state, "known")) == ([], [{}, {}, {"C4": "mark"}, {}])
    when(state, "sink D4")
    assert (unsure(state, 0), unsure(state, 2), known(state, 0)) == ([], ["C4"], {"D4": "mark"})


# Views


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_view_shows_the_memory_of_its_seat_only(seat: int | None) -> None:
    memory: Memory = {0: {"A1": "jewel"}, 1: {"B1": "jewel"}, 2: {"C1": "jewel"}, 3: {"D1": "jewel"}}
    view = pulling(memory).view(seat)
    assert view["known"] == ({} if seat is None else memory[seat])


def test_a_view_shows_of_which_cells_the_seat_is_unsure() -> None:
    state = pulling({0: {"A1": "mark", "B1": "jewel"}}, unsure=[["A1"], [], [], []])
    assert (state.view(0)["unsure"], state.view(1)["unsure"], state.view(None)["unsure"]) == (["A1"], [], [])


def test_a_view_shows_which_cells_are_full_and_no_card_of_them() -> None:
    state = pulling(cells={"H7": "orange", "G7": None})
    for seat in (0, 1, None):
        text = json.dumps(state.view(seat)["sea"])
        assert ("jewel" in text, "orange" in text, '"H7"' in text, '"G7"' in text) == (False, False, True, False)


def test_a_view_shows_the_hidden_cards_without_their_places() -> None:
    state = given(4, sea={"A1": "mark", "B1": "mark", "C1": "ruby", "D1": "jewel"}, discard=[], known=[{"A1": "mark"}, {}, {}, {}])
    hidden = {"jewel": 1, "mark": 2, "ruby": 1}
    assert [state.view(seat)["hidden"] for seat in (1, None)] == [hidden, hidden]


def test_a_view_shows_what_lies_open() -> None:
    places: dict[str, Any] = {
        "hands": [["ruby"], ["rum"], [], ["parlay"]],
        "marks": [0, 0, 1, 0],
        "discard": ["scurvy"],
        "mates": [1, None, None, None],
        "bound": [3],
        "direction": -1,
        "compass": "e",
        "calm": 2,
    }
    view = given(4, turn=1, at=MARKS, **places).view(None)
    assert {key: view[key] for key in places} == places


def test_a_view_shows_the_actions_of_its_seat_only() -> None:
    state = given(4, at=MARKS, phase="call", turn=1, bid={"seat": 0, "count": 5})
    assert [state.view(seat)["actions"] for seat in (0, 1, 2, 3, None)] == [[], [], ["pass", "call"], ["pass", "call"], []]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_what_differs_only_in_hidden_cards_looks_the_same(seat: int | None) -> None:
    states = [pulling(cells={"H7": one, "G7": two}) for one, two in (("orange", "ruby"), ("ruby", "orange"))]
    texts = [everything_told(when(state, "pull A1", "nest 3", "peek A2", "done", "pull A2"), seat) for state in states]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_what_another_seat_peeks_at_looks_the_same_whatever_it_is(seat: int | None) -> None:
    states = [pulling(cells={"H7": one, "G7": two}) for one, two in (("orange", "ruby"), ("ruby", "orange"))]
    texts = [everything_told(when(state, "nest 3", "peek H7", "done", "pull A2"), seat) for state in states]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_return_looks_the_same_to_others_wherever_the_card_was_put(seat: int | None) -> None:
    memory: Memory = {0: {"H7": "jewel"}, 2: {"G2": "jewel"}}
    texts = {everything_told(when(returning("ruby", memory), f"sink {cell}"), seat) for cell in ("H7", "G2", "C4", "K10")}
    assert len(texts) == 1


def test_others_see_which_cell_got_filled() -> None:
    for cell in ("H7", "C4"):
        state = when(returning(), f"sink {cell}")
        assert '"C4"' in json.dumps(state.view(0)["sea"])
        last = [event for event in told(state, 0) if "C4" in json.dumps(event)][-1]
        assert (last["seat"], "H7" in json.dumps(told(state, 0))) == (1, False)


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_scatter_looks_the_same_to_others_whatever_lies_where(seat: int | None) -> None:
    texts = set()
    for cells in (["D4", "C4"], ["C4", "D4"]):
        state = pulling(
            luck=[("scatter", cells)],
            hands=[[], ["ruby", "parlay"], [], []],
            cells={"C4": "maelstrom", "D4": None},
        )
        texts.add(everything_told(when(state, "pull C4", "scatter"), seat))
    assert len(texts) == 1


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_nobody_else_learns_whether_a_card_pulled_is_the_one_that_was_returned(seat: int | None) -> None:
    texts = set()
    for mine, other in (("H7", "G2"), ("G2", "H7")):
        state = when(returning(cells={other: "ruby"}), f"sink {mine}", "pull H7")
        texts.add(everything_told(state, seat))
    assert len(texts) == 1


def test_the_returner_sees_where_the_card_was_put() -> None:
    texts = {everything_told(when(returning(), f"sink {cell}"), 1) for cell in ("H7", "G2", "C4")}
    assert len(texts) == 3


def test_seat_two_sees_its_mark_as_unsure_and_the_same_bytes_wherever_seat_one_put_its_card() -> None:
    views = []
    for cell in ("H7", "A1", "C4"):
        state = when(returning(memory={2: {"H7": "mark"}}, cells={"H7": "mark"}), f"sink {cell}")
        views.append(json.dumps(state.view(2)))
        assert (state.view(2)["known"], state.view(2)["unsure"]) == ({"H7": "mark"}, ["H7"])
    assert len(set(views)) == 1


# Events


def test_a_peek_is_told_with_its_cell_to_all_and_with_its_card_to_the_peeker_alone() -> None:
    state = when(pulling(cells={"H7": "orange"}), "nest 3", "peek H7")
    for seat in (0, 1, 2, 3, None):
        text = json.dumps(told(state, seat))
        assert ("H7" in text, "orange" in text) == (True, seat == 1)


def test_a_pulled_card_is_told_to_all() -> None:
    state = when(pulling(cells={"H7": "orange"}), "pull H7")
    for seat in (0, 1, 2, 3, None):
        text = json.dumps(told(state, seat))
        assert ("H7" in text, "orange" in text) == (True, True)


def test_a_displaced_card_is_told_to_nobody() -> None:
    state = when(returning(cells={"H7": "orange"}), "sink H7")
    for seat in (0, 1, 2, 3, None):
        assert "orange" not in json.dumps(told(state, seat))


def test_cards_taken_blindly_are_seen_by_all_since_hands_are_open() -> None:
    place = position(cells={"C4": "abandon-ship"}, hands=[[], ["ruby", "parlay"], [], []])
    state = given(4, "parrghty", [("blind", "parlay")], **place)
    when(state, "pull C4", "take")
    assert "parlay" in json.dumps(told(state, 0))
    assert state.view(0)["hands"] == [[], ["ruby"], [], ["parlay"]]


@pytest.mark.parametrize("card", ["abandon-ship", "jewel", "winds-of-fate"])
@pytest.mark.parametrize("cell", ["A1", "M9"])
def test_any_memory_of_any_cell_moves_along(card: str, cell: str) -> None:
    state = when(returning(memory={1: {cell: card}}, unsure=[[], [cell], [], []]), f"sink {cell}")
    assert (known(state, 1), unsure(state, 1)) == ({cell: "ruby", "C4": card}, ["C4"])


def heard(state: State, **facts: object) -> bool:
    """Whether an onlooker was told an event with these facts."""
    return any(all(event[key] == value for key, value in facts.items()) for event in told(state, None))


def test_all_are_told_who_bids_calls_and_whom() -> None:
    state = when(given(4, at=MARKS), "bid 7")
    assert heard(state, seat=0, amount=7)
    assert heard(when(state, "call", seat=2), seat=2, other=0)


def test_all_are_told_who_robs_whom_of_what() -> None:
    state = when(pulling(hands=[[], ["plunder"], ["ruby"], []]), "plunder 2 ruby")
    assert (heard(state, seat=1, cards=["plunder"]), heard(state, seat=1, other=2, cards=["ruby"])) == (True, True)


def test_all_are_told_who_becomes_whose_mate() -> None:
    state = when(pulling(cells={"C4": "first-mate"}), "pull C4", "mate 2")
    assert heard(state, what="mate", seat=1, other=2)


def test_all_are_told_who_is_marked_and_who_dies() -> None:
    state = when(pulling(cells={"D4": "mark"}), "pull D4", "accept")
    assert (heard(state, what="marked", seat=1), heard(state, what="dead", seat=1)) == (True, False)
    state = when(pulling(hands=[[], ["flying-dutchman"], [], []], marks=[1, 0, 0, 0]), "dutchman 0")
    assert heard(state, what="dead", seat=0)


def test_all_are_told_what_is_rolled() -> None:
    assert heard(given(2, "two-player", [("roll", 5)], at=MARKS), seat=0, amount=5)


# Imagining


def test_to_imagine_does_not_change_the_state() -> None:
    state = pressgang.game("pirates-mark", 4).start(seed=3)
    before = state.position()
    state.imagine(1, Dice(3))
    assert state.position() == before


def test_to_imagine_deals_the_hidden_cards_anew() -> None:
    state = pressgang.game("pirates-mark", 4).start(seed=3)
    cards = all_cards(state)
    seen = set()
    for seed in range(30):
        twin = state.imagine(1, Dice(seed))
        assert (all_cards(twin), set(at(twin, "sea")), twin.view(1)) == (cards, set(at(state, "sea")), state.view(1))
        seen.add(at(twin, "sea", "A1"))
    assert len(seen) > 5


def test_sure_memories_are_imagined_as_they_are() -> None:
    state = pulling({1: {"H7": "orange", "K10": "mark"}}, cells={"H7": "orange"})
    for seed in range(20):
        twin = state.imagine(1, Dice(seed))
        assert (at(twin, "sea", "H7"), at(twin, "sea", "K10"), known(twin, 1)) == ("orange", "mark", {"H7": "orange", "K10": "mark"})


def test_others_do_not_profit_from_a_memory_that_is_not_theirs() -> None:
    state = pulling({1: {"H7": "orange"}}, cells={"H7": "orange"})
    assert sum(at(state.imagine(0, Dice(seed)), "sea", "H7") == "orange" for seed in range(20)) < 5


def test_unsure_memories_are_imagined_while_such_a_card_may_still_lie_hidden() -> None:
    state = pulling({0: {"H7": "mark"}}, unsure=[["H7"], [], [], []])
    for seed in range(20):
        assert at(state.imagine(0, Dice(seed)), "sea", "H7") == "mark"


def test_unsure_memories_of_cards_that_lie_nowhere_hidden_are_dropped_in_thought_but_not_forgotten() -> None:
    state = pulling({0: {"H7": "parrot"}}, unsure=[["H7"], [], [], []])
    for seed in range(20):
        twin = state.imagine(0, Dice(seed))
        assert (at(twin, "sea", "H7") in ("jewel", "mark"), known(twin, 0), unsure(twin, 0)) == (True, {"H7": "parrot"}, ["H7"])


def test_of_two_unsure_memories_of_one_card_the_newer_one_is_imagined() -> None:
    cells: dict[str, str | None] = {"L10": "jewel", "M10": "jewel"}
    state = pulling({0: {"B1": "mark", "A1": "mark"}}, cells=cells, unsure=[["A1", "B1"], [], [], []])
    for seed in range(20):
        twin = state.imagine(0, Dice(seed))
        assert (at(twin, "sea", "A1"), at(twin, "sea", "B1")) == ("mark", "jewel")


def test_a_sure_memory_goes_before_an_unsure_one() -> None:
    cells: dict[str, str | None] = {"L10": "jewel", "M10": "jewel"}
    state = pulling({0: {"K10": "mark", "A1": "mark"}}, cells=cells, unsure=[["A1"], [], [], []])
    for seed in range(10):
        twin = state.imagine(0, Dice(seed))
        assert (at(twin, "sea", "K10"), at(twin, "sea", "A1")) == ("mark", "jewel")


def test_what_others_looked_at_is_imagined_with_the_sea() -> None:
    state = pulling({1: {"H7": "orange"}}, cells={"H7": "orange", "G7": "ruby", "F7": "rum"})
    for seed in range(20):
        twin = state.imagine(0, Dice(seed))
        assert (at(twin, "looked"), known(twin, 1)) == (at(state, "looked"), {"H7": at(twin, "sea", "H7")})


def test_where_others_laid_a_card_is_imagined_somewhere_with_its_like() -> None:
    state = when(returning(), "sink H7")
    places = set()
    for seed in range(30):
        twin = state.imagine(0, Dice(seed))
        (cell,) = known(twin, 1)
        assert (known(twin, 1)[cell], at(twin, "sea", cell)) == ("ruby", "ruby")
        places.add(cell)
    assert len(places) > 5


def test_imagined_cards_do_not_depend_on_the_hidden_ones() -> None:
    pairs = (("orange", "ruby"), ("ruby", "orange"))
    one, two = [pulling({2: {"A1": "jewel"}}, cells={"H7": first, "G7": second}) for first, second in pairs]
    for seat in range(4):
        assert one.imagine(seat, Dice(9)).position() == two.imagine(seat, Dice(9)).position()


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_imagined_cards_do_not_depend_on_what_another_seat_saw_or_returned(seat: int) -> None:
    positions = []
    for cell in ("H7", "G2", "C4"):
        state = when(returning("ruby", {2: {"A1": "jewel"}}), f"sink {cell}")
        positions.append(state.imagine(seat, Dice(5)).position())
    assert positions[0] == positions[1] == positions[2]
    peeks = [pulling(cells={"H7": one, "G7": two}) for one, two in (("orange", "ruby"), ("ruby", "orange"))]
    imagined = [when(state, "nest 3", "peek H7", "done").imagine(seat, Dice(5)).position() for state in peeks]
    assert imagined[0] == imagined[1]


def test_imagined_chance_is_not_the_chance_to_come() -> None:
    state = pulling(
        luck=[("drift", "A1")], hands=[[], ["ruby"], [], []], cells={"C4": "maelstrom", "H7": "orange", "A1": None, "A2": None, "A3": None}
    )
    when(state, "pull C4")
    filled = set()
    for seed in range(20):
        twin = state.imagine(1, Dice(seed))
        before = set(at(twin, "sea"))
        filled |= set(at(when(twin, "sink H7"), "sea")) - before
    assert len(filled) > 2


@pytest.mark.parametrize(("players", "mode", "seed"), [(3, "standard", 1), (5, "standard", 2), (2, "two-player", 3), (4, "parrghty", 4)])
def test_imagined_tables_never_contradict_and_can_be_played_to_the_end(players: int, mode: str, seed: int) -> None:
    for number, match in walk(players, mode, seed, 9):
        state, cards = match.state, all_cards(match.state)
        for seat in range(players):
            twin = state.imagine(seat, Dice(number))
            assert (twin.view(seat), twin.pending, all_cards(twin)) == (state.view(seat), state.pending, cards)
            assert twin.game.resume(twin.position(), SeededLuck(0)).position() == twin.position()
            if number % 27 == 0:
                pressgang.playout(twin, Dice(number))
                assert (twin.pending, all_cards(twin)) == ((), cards)


def revealing(game: Game, one: State, two: State, seat: int, action: int, mine: int) -> bool:
    """Whether this move shows the seat `mine` a card that differs in the two worlds."""
    verb, _, cell = game.notation(action).partition(" ")
    shown = verb == "pull" or (verb == "peek" and seat == mine)
    return shown and at(one, "sea", cell) != at(two, "sea", cell)


def test_two_worlds_that_a_seat_cannot_tell_apart_stay_so_until_a_card_is_shown() -> None:
    verbs: set[str] = set()
    for number, match in walk(4, "parrghty", 8, 7):
        game, mine, dice = match.game, number % 4, Dice(number)
        worlds = [match.state.position(), match.state.imagine(mine, dice).position()]
        one, two = [game.resume(world, SeededLuck(5), listen=True) for world in worlds]
        for _ in range(8):
            if not one.pending:
                break
            seat = one.pending[dice.below(len(one.pending))]
            action = one.any_action(seat, dice)
            if revealing(game, one, two, seat, action, mine):
                break
            one.play(seat, action)
            two.play(seat, action)
            verbs.add(game.notation(action).split()[0])
            assert everything_told(one, mine) == everything_told(two, mine)
            assert one.imagine(mine, Dice(3)).position() == two.imagine(mine, Dice(3)).position()
    assert {"bid", "call", "pass", "pull", "peek", "sink"} <= verbs


# The record that a seat may see


@pytest.mark.parametrize(("players", "mode", "seed"), [(3, "standard", 1), (5, "standard", 2), (2, "two-player", 3), (4, "parrghty", 4)])
def test_a_record_for_a_seat_replays_to_what_it_sees(players: int, mode: str, seed: int) -> None:
    for _number, match in walk(players, mode, seed, 25):
        for seat in [*range(players), None]:
            shown = Record.loads(match.record_for(seat).dumps())
            assert shown.replay().view(seat) == match.state.view(seat)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_record_for_a_seat_shows_no_hidden_card(seat: int | None) -> None:
    texts = set()
    for one, two in (("orange", "ruby"), ("ruby", "orange")):
        match = play(match_of(**position(cells={"H7": one, "G7": two})), "pull A1", "nest 3", "peek A2", "done")
        texts.add(match.record_for(seat).dumps())
    assert len(texts) == 1


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_record_for_a_seat_does_not_show_what_another_peeked_at(seat: int | None) -> None:
    texts = set()
    for one, two in (("orange", "ruby"), ("ruby", "orange")):
        match = play(match_of(**position(cells={"H7": one, "G7": two})), "nest 3", "peek H7", "done")
        texts.add(match.record_for(seat).dumps())
        assert match.record_for(1).replay().view(1) == match.state.view(1)
    assert len(texts) == 1


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_record_for_a_seat_does_not_show_where_another_returned_a_card(seat: int | None) -> None:
    texts = set()
    for cell in ("H7", "G2", "C4"):
        place = position(cells={"C4": "maelstrom"}, hands=[[], ["ruby"], [], []], memory={2: {"H7": "jewel"}})
        match = play(match_of(**place), "pull C4", f"sink {cell}")
        texts.add(match.record_for(seat).dumps())
        for each in (1, seat):
            assert match.record_for(each).replay().view(each) == match.state.view(each)
    assert len(texts) == 1


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_record_for_a_seat_does_not_show_whether_a_card_drifted(seat: int | None) -> None:
    texts = set()
    for luck, cell in (([("drift", "C4")], "H7"), ([], "C4")):
        place = position(cells={"C4": "maelstrom", "D4": None}, hands=[[], ["ruby"], [], []])
        match = play(match_of(luck=luck, **place), "pull C4", f"sink {cell}")
        texts.add(match.record_for(seat).dumps())
    assert len(texts) == 1


def test_a_record_of_a_finished_game_is_shown_whole() -> None:
    place = position(cells={"C4": "mark", "D4": "jewel"})
    place["at"] = {"C4": "mark"}
    place["bid"] = {"seat": 1, "count": 1}
    match = play(match_of(**place), "pull C4", "accept")
    assert match.state.pending == ()
    assert match.record_for(0).dumps() == match.record().dumps()


def test_legal_moves_do_not_depend_on_what_is_hidden() -> None:
    states = [pulling(cells={"H7": one, "G7": two}) for one, two in (("mark", "ruby"), ("ruby", "mark"))]
    assert legal(states[0]) == legal(states[1])
