"""The course of a game: what entries come to, which moves are out of date, and what may be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pressgang
from pressgang import Dice, IllegalMove, Problem, Record, State
from pressgang.table.course import Course
from pressgang.table.rows import Entry

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dead-mans-draw", 2, {}),
    ("dead-mans-draw", 3, {"traits": True, "mermaid": True, "edition": "elznir"}),
    ("dead-mans-draw", 4, {"traits": True, "edition": "carcass"}),
    ("dead-mans-draw", 2, {"traits": True, "mermaid": True, "variant": "random", "house": ["gentle"]}),
    ("dread-draw", 3, {"promo": "joins"}),
    ("pirates-mark", 4, {}),
    ("pirates-mark", 2, {"mode": "two-player"}),
    ("pirates-mark", 3, {"mode": "standard", "selection": "random"}),
]
WORLDS = 4
"""So many worlds that a seat thinks possible are tried."""


def begin(game: str, players: int, options: dict[str, Any], seed: int = 1) -> Course:
    names = ["Eliza", "Zach", "Anne", "Jack"][:players]
    return Course(Record(game, options, names, seed=seed), 0.0)


def add(course: Course, seat: int, move: str, at: float = 0.0) -> None:
    """A move that is checked and played."""
    text = course.check(seat, course.seq, move)
    course.apply(Entry(course.seq + 1, False, seat, text, f"k{course.seq}", at), at)


def take_back(course: Course, seat: int) -> None:
    course.check_back(seat, course.seq)
    course.apply(Entry(course.seq + 1, True, seat, "", f"k{course.seq}", 0.0), 0.0)


def any_move(course: Course, dice: Dice) -> tuple[int, str]:
    pending = course.state.pending
    seat = pending[dice.below(len(pending))]
    return seat, course.match.game.notation(course.state.any_action(seat, dice))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**30), st.integers(1, 60))
@example(GAMES[1], 3, 8)
@example(GAMES[5], 4, 40)
def test_what_may_be_taken_back_has_revealed_nothing_to_anybody(title: tuple[str, int, dict[str, Any]], seed: int, count: int) -> None:
    """In every world that a seat thought possible before the move, it would have seen the same after it."""
    course, dice = begin(*title, seed), Dice(seed)
    for _ in range(count):
        if course.over:
            return
        before = course.state.copy()
        seat, move = any_move(course, dice)
        add(course, seat, move)
        if course.may_take_back(seat):
            check_nothing_revealed(before, course.state, seat, before.game.parse(move), dice)
            assert [who for who in range(before.game.players) if course.may_take_back(who)] == [seat]


def check_nothing_revealed(before: State, after: State, seat: int, action: int, dice: Dice) -> None:
    for viewer in range(before.game.players):
        for _ in range(WORLDS):
            world = before.imagine(viewer, dice)
            assert world.allows(seat, action)
            world.play(seat, action)
            assert world.view(viewer) == after.view(viewer)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**30))
def test_a_choice_taken_back_leaves_everything_as_it_was(title: tuple[str, int, dict[str, Any]], seed: int) -> None:
    course, dice = begin(*title, seed), Dice(seed)
    for _ in range(50):
        if course.over:
            return
        before, steps, asked = course.state.position(), len(course.steps), list(course.asked_at)
        seat, move = any_move(course, dice)
        add(course, seat, move, at=7.0)
        if course.may_take_back(seat):
            take_back(course, seat)
            assert course.state.position() == before
            assert len(course.steps) == steps
            assert course.asked_at == asked
            add(course, seat, move)
            asked_luck = course.match.asked_luck()
            assert course.match.record().replay().position() == course.state.position()
            assert course.match.asked_luck() == asked_luck


@pytest.mark.parametrize("title", GAMES, ids=lambda title: f"{title[0]}-{title[1]}")
def test_the_same_entries_make_the_same_course(title: tuple[str, int, dict[str, Any]]) -> None:
    course, dice, entries = begin(*title), Dice(5), []
    while not course.over and course.seq < 80:
        seat, move = any_move(course, dice)
        entries.append(Entry(course.seq + 1, False, seat, move, "", 0.0))
        course.apply(entries[-1], 0.0)
    again = begin(*title)
    for entry in entries:
        again.apply(entry, 0.0)
    assert again.state.position() == course.state.position()
    assert again.since == course.since


def banked() -> Course:
    """Seat 0 has drawn a card without an ability that asks, and banks it."""
    position = {"turn": 0, "play": ["anchor-5"], "banks": [[], []], "draw": ["hook-3"], "drawn": True}
    course = Course(Record("dead-mans-draw", {}, ["Eliza", "Zach"], position=position), 0.0)
    add(course, 0, "bank")
    return course


def test_banking_can_be_taken_back_until_the_next_one_draws() -> None:
    course = banked()
    assert course.may_take_back(0)
    assert not course.may_take_back(1)
    add(course, 1, "draw")
    with pytest.raises(Problem) as refused:
        take_back(course, 0)
    assert refused.value.code == "table-no-undo"


def test_each_step_has_what_came_of_it_and_no_more() -> None:
    course = begin("dead-mans-draw", 2, {})
    assert [event.what for event in course.steps[0].events] == ["first", "turn"]
    add(course, course.state.pending[0], "draw")
    assert next(event.what for event in course.steps[1].events) == "draw"
    assert len(course.steps) == 2


def test_a_draw_cannot_be_taken_back() -> None:
    course = begin("dead-mans-draw", 2, {})
    seat = course.state.pending[0]
    add(course, seat, "draw")
    assert not course.may_take_back(seat)


def test_a_chest_that_opened_cannot_be_taken_back() -> None:
    position = {"turn": 0, "play": ["key-5", "chest-3"], "discard": ["anchor-2", "hook-2", "map-2"], "drawn": True}
    course = Course(Record("dead-mans-draw", {}, ["Eliza", "Zach"], position=position), 0.0)
    add(course, 0, "bank")
    assert not course.may_take_back(0)


def test_a_bid_and_a_pass_can_be_taken_back_a_pull_cannot() -> None:
    course = begin("pirates-mark", 4, {})
    first = course.state.pending[0]
    add(course, first, "bid 5")
    assert course.may_take_back(first)
    caller = course.state.pending[0]
    add(course, caller, "pass")
    assert course.may_take_back(caller)
    other = course.state.pending[0]
    add(course, other, "call")
    add(course, first, "pull C4")
    assert not course.may_take_back(first)


def test_a_card_of_dread_draw_that_is_turned_up_cannot_be_taken_back() -> None:
    course = begin("dread-draw", 2, {})
    seat = course.state.pending[0]
    add(course, seat, "draw")
    assert not course.may_take_back(seat)


def test_a_move_that_was_decided_too_early_is_out_of_date() -> None:
    course = begin("dead-mans-draw", 2, {})
    seat = course.state.pending[0]
    add(course, seat, "draw")
    if seat in course.state.pending:
        with pytest.raises(Problem) as refused:
            course.check(seat, 0, course.match.game.notation(course.state.actions(seat)[0]))
        assert refused.value.code == "table-stale"


def test_a_question_stays_the_same_while_others_answer_theirs() -> None:
    course = begin("dead-mans-draw", 3, {"traits": True})
    add(course, 0, course.match.game.notation(course.state.actions(0)[0]))
    move = course.match.game.notation(course.state.actions(2)[0])
    assert course.check(2, 0, move) == move


def test_who_is_not_asked_and_what_is_not_allowed_is_refused() -> None:
    course = begin("dead-mans-draw", 2, {})
    seat = course.state.pending[0]
    with pytest.raises(Problem) as refused:
        course.check(1 - seat, 0, "draw")
    assert refused.value.code == "table-not-asked"
    with pytest.raises(IllegalMove):
        course.check(seat, 0, "bank")
    with pytest.raises(Problem):
        course.check(seat, 0, "sing a song")


def test_silence_is_a_pass_where_several_may_call_and_nowhere_else() -> None:
    game = pressgang.game("pirates-mark", 4)
    state = game.start(seed=1)
    bidder = state.pending[0]
    assert state.answer_if_silent(bidder) == -1
    assert state.standing_bid() == 0
    state.play(bidder, game.parse("bid 3"))
    assert [game.notation(state.answer_if_silent(seat)) for seat in state.pending] == ["pass", "pass"]
    assert state.standing_bid() == 3
