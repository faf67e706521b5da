"""The odds of the coach are those that one finds by trying every card, and those that come out when many games are played on."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from given import given
from given_dread import given as given_dread
from given_pirates import given as given_pirates
from random_positions import positions

from pressgang import Dice, ScriptedLuck, SeededLuck, State
from pressgang.coach import advise
from pressgang.coach.thought import Budget

MANY = 1000
BUSTS = {"dead-mans-draw": "bust", "dread-draw": "fail"}
"""What is told when a draw ends badly."""


def move(state: State, text: str) -> int:
    return state.game.parse(text)


def view_of(state: State, seat: int) -> dict[str, Any]:
    return state.view(seat)


# Every card that may come, counted from what the seat sees


def box_of(state: State) -> Counter[str]:
    """All the cards of the game, wherever they lie."""
    position: dict[str, Any] = state.position()
    if state.game.name == "dead-mans-draw":
        piles = [position["play"], position["draw"], position["discard"], *position["banks"]]
    else:
        piles = [position["draw"], position["discard"], position["drawn"], *position["rows"], *position["reserves"], *position["life"]]
    return sum((Counter(pile) for pile in piles), Counter())


def seen_by(state: State, seat: int) -> Counter[str]:
    """The cards that lie open, or that the seat has peeked at."""
    view = view_of(state, seat)
    if state.game.name == "dead-mans-draw":
        discard = view["discard"] if view["discard"] is not None else state.position()["discard"]  # everybody saw them go there
        piles = [view["play"], discard, view["known"], *view["banks"]]
    else:
        known = [*view["known"]["draw"].values(), *[card for own in view["known"]["life"] for card in own.values()]]
        piles = [known, view["discard"], view["drawn"], *view["rows"], *view["reserves"]]
    return sum((Counter(pile) for pile in piles), Counter())


def next_cards(state: State, seat: int) -> Counter[str]:
    """What the next card may be, as the seat can count it."""
    view = view_of(state, seat)
    if state.game.name == "dead-mans-draw":
        return Counter(view["known"][:1]) or box_of(state) - seen_by(state, seat)
    if "0" in view["known"]["draw"]:
        return Counter([view["known"]["draw"]["0"]])
    return box_of(state) - seen_by(state, seat) if view["draw"] else Counter(view["discard"])


def with_next(state: State, seat: int, card: str) -> State:
    """The same position with this card to come, and somebody who listens."""
    names = state.game.card_names
    if state.chances(seat, move(state, "draw")):
        twin = state.foresee(seat, move(state, "draw"), names.index(card))
    else:
        twin = state.copy()
        twin.luck = ScriptedLuck([("reshuffle", [card])], state.game.decode, SeededLuck(0))
    twin.heard = []
    return twin


def ends_badly(state: State, seat: int) -> bool:
    """Draw, by the rules of the game."""
    state.play(seat, move(state, "draw"))
    assert state.heard is not None
    return any(event.what == BUSTS[state.game.name] for event in state.heard)


@pytest.mark.parametrize("title", BUSTS)
def test_the_odds_of_a_draw_are_those_of_all_cards_tried(title: str) -> None:
    peeked, risky = 0, 0
    for state, seat, _ in positions(title, "draw", MANY, 120):
        cards = next_cards(state, seat)
        bad = sum(count for card, count in cards.items() if ends_badly(with_next(state, seat, card), seat))
        assert state.ruin(seat, move(state, "draw")) == bad / cards.total()
        peeked += cards.total() == 1
        risky += 0 < bad < cards.total()
    assert risky > MANY / 4
    assert peeked > 0


def hidden_cells(state: Any, seat: int) -> list[int]:
    """The cells of which the seat is not sure."""
    view = view_of(state, seat)
    sure = set(view["known"]) - set(view["unsure"])
    names = {move(state, f"pull {name}"): name for name in view["sea"]}
    first = move(state, "pull A1")
    return [pull - first for pull, name in names.items() if name not in sure]


def with_card_at(state: Any, cell: int, source: int) -> Any:
    """The card of another cell lies in this one, and somebody listens."""
    twin = state.copy()
    twin.sea[cell], twin.sea[source] = twin.sea[source], twin.sea[cell]
    twin.heard = []
    return twin


def pulled(state: State, seat: int, cell: int) -> str:
    """The card that comes when the seat pulls it, by the rules of the game."""
    state.play(seat, move(state, "pull A1") + cell)
    assert state.heard is not None
    return next(event.cards[0] for event in state.heard if event.what == "pull")


def test_the_odds_of_a_pull_are_those_of_all_cards_tried() -> None:
    known = 0
    for state, seat, seed in positions("pirates-mark", "pull", MANY, 300):
        first = move(state, "pull A1")
        legal = [action - first for action in state.actions(seat) if state.game.notation(action).startswith("pull ")]
        hidden = hidden_cells(state, seat)
        cell = legal[seed % len(legal)]
        sources = hidden if cell in hidden else [cell]
        marks = sum(pulled(with_card_at(state, cell, source), seat, cell) == "mark" for source in sources)
        assert state.ruin(seat, first + cell) == marks / len(sources)
        known += len(hidden) < len(view_of(state, seat)["sea"])
    assert known > MANY / 20


def test_the_odds_of_a_bid_are_those_of_all_ways_to_pull_so_many() -> None:
    known = 0
    for state, seat, _ in positions("pirates-mark", "bid", MANY, 300):
        view = view_of(state, seat)
        cells, marks = sum(view["hidden"].values()), view["hidden"].get("mark", 0)
        harmless = [name for name in view["known"] if name not in view["unsure"] and view["known"][name] != "mark"]
        known += bool(harmless)
        bids = [action for action in state.actions(seat) if state.game.notation(action).startswith("bid ")]
        for action in bids:
            count = max(int(state.game.notation(action).split()[1]) - len(harmless), 0)
            expected = 1 - math.comb(cells - marks, count) / math.comb(cells, count) if count <= cells else 1.0
            assert math.isclose(state.ruin(seat, action) or 0.0, expected, abs_tol=1e-9)
    assert known > MANY / 20


def test_a_bid_that_others_may_call_is_judged_by_what_everybody_sees() -> None:
    for state, seat, _ in positions("pirates-mark", "call", MANY // 5, 100):
        view = view_of(state, seat)
        assert view["bid"]["seat"] != seat
        cells, marks, count = len(view["sea"]), view["marks_left"], view["bid"]["count"]
        expected = 1 - math.comb(cells - marks, count) / math.comb(cells, count)
        assert math.isclose(state.ruin_of_bid(seat) or 0.0, expected, abs_tol=1e-9)


# Played on many times


def z_scores(tries: Iterator[tuple[float, int, int]]) -> dict[int, float]:
    """By how many standard deviations what happened differs from what was to be expected, for each tenth of the odds."""
    off: Counter[int] = Counter()
    variance: Counter[int] = Counter()
    for odds, bad, count in tries:
        if odds in (0.0, 1.0):
            assert bad == odds * count
        else:
            off[int(odds * 10)] += bad - odds * count  # type: ignore[assignment]
            variance[int(odds * 10)] += odds * (1 - odds) * count  # type: ignore[assignment]
    return {tenth: off[tenth] / math.sqrt(variance[tenth]) for tenth in off}


def drawn_often(title: str, count: int) -> Iterator[tuple[float, int, int]]:
    """The odds, and how often a draw ended badly in games as the seat imagines them."""
    for state, seat, seed in positions(title, "draw", MANY // 4, 120):
        dice, odds = Dice(seed), state.ruin(seat, move(state, "draw"))
        worlds = [state.imagine(seat, dice) for _ in range(count)]
        for world in worlds:
            world.heard = []
        assert odds is not None
        yield odds, sum(ends_badly(world, seat) for world in worlds), count


@pytest.mark.parametrize("title", BUSTS)
def test_draws_end_badly_as_often_as_the_odds_say(title: str) -> None:
    """Within 4.5 standard deviations in each tenth: seven in a million would be further off."""
    scores = z_scores(drawn_often(title, 40))
    assert len(scores) >= 7
    assert max(abs(score) for score in scores.values()) < 4.5


def bid_often(count: int) -> Iterator[tuple[float, int, int]]:
    """The odds of a bid, and how often so many cards held a Mark: known harmless ones first, then any of the others."""
    for state, seat, seed in positions("pirates-mark", "bid", MANY // 4, 300):
        dice, view = Dice(seed), view_of(state, seat)
        hidden = hidden_cells(state, seat)
        harmless = len([name for name in view["known"] if name not in view["unsure"] and view["known"][name] != "mark"])
        bids = [action for action in state.actions(seat) if state.game.notation(action).startswith("bid ")]
        action = bids[dice.below(len(bids))]
        wanted = max(int(state.game.notation(action).split()[1]) - harmless, 0)
        odds = state.ruin(seat, action)
        assert odds is not None
        if wanted <= len(hidden):
            yield odds, sum(meets_a_mark(state.imagine(seat, dice), hidden, wanted, dice) for _ in range(count)), count


def meets_a_mark(world: Any, cells: list[int], count: int, dice: Dice) -> bool:
    """Whether so many of these cells, by chance, hold a Mark in a game as it could be."""
    mark = world.game.card_names.index("mark")
    chosen = SeededLuck(dice.seed()).sample("", cells.copy(), count)
    return any(world.sea[cell] == mark for cell in chosen)


def test_bids_meet_a_mark_as_often_as_the_odds_say() -> None:
    scores = z_scores(bid_often(40))
    assert len(scores) >= 7
    assert max(abs(score) for score in scores.values()) < 4.5


# What is known counts


def test_a_card_that_the_oracle_showed_is_certain() -> None:
    state = given(play=["oracle-3", "key-3"], draw=["key-7"], known=[1, 1])
    assert state.ruin(0, move(state, "draw")) == 1.0
    state = given(play=["oracle-3", "key-3"], draw=["map-7"], known=[1, 1])
    assert state.ruin(0, move(state, "draw")) == 0.0


def test_a_card_that_somebody_else_has_seen_is_not_known() -> None:
    state = given_dread(draw=["the-moth"], rows=[["death"], ["the-hound"]], turn=0, known=[{}, {"draw": [0]}])
    assert 0.0 < (state.ruin(0, move(state, "draw")) or 0.0) < 1.0
    state = given_dread(draw=["the-moth"], rows=[["death"], ["the-hound"]], turn=0, known=[{"draw": [0]}, {}])
    assert state.ruin(0, move(state, "draw")) == 1.0


def test_a_known_mark_is_avoided_by_a_bid_and_met_by_a_pull() -> None:
    known = [{}, {"A1": "mark", "B1": "rum"}, {}, {}]
    sea: dict[str, Any] = {"sea": {"A1-E1": "jewel"}, "at": {"A1": "mark", "B1": "rum", "C1": "mark"}, "known": known}
    state = given_pirates(**sea, bid={"seat": 1, "count": 3}, caller=2, turn=2, phase="pull")
    assert [state.ruin(1, move(state, f"pull {cell}")) for cell in ("A1", "B1", "C1", "D1")] == [1.0, 0.0, 1 / 3, 1 / 3]
    state = given_pirates(**sea, turn=1, phase="bid")
    assert [state.ruin(1, move(state, f"bid {count}")) for count in (1, 2, 3)] == pytest.approx([0.0, 1 / 3, 2 / 3])
    state = given_pirates(**sea, turn=2, phase="bid")
    assert [state.ruin(2, move(state, f"bid {count}")) for count in (1, 2, 3)] == pytest.approx([0.4, 0.7, 0.9])


def test_what_draws_nothing_has_no_odds() -> None:
    state = given(play=["oracle-3", "key-3"])
    assert state.ruin(0, move(state, "bank")) is None


def test_the_advice_shows_the_odds() -> None:
    state = given(play=["oracle-3", "key-3"], draw=["key-7"], known=[1, 1])
    advice = advise(state, 0, Budget(iterations=20))
    assert advice.ruin == 1.0
    assert {choice.move: choice.ruin for choice in advice.choices} == {"bank": None, "draw": 1.0}
