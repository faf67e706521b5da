"""What is rendered once for many is what each of them would get alone, and what is left out is what they know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from databases import database_in
from shorthand_reader import Reader

from pressgang.core import Dice, Match, Record, State, Teller
from pressgang.server import rendering, shorthand
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish
from pressgang.table.rows import Summary
from pressgang.table.storage import Storage
from pressgang.table.workers import Workers

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dead-mans-draw", 4, {}),
    ("dead-mans-draw", 3, {"traits": True}),
    ("dead-mans-draw", 2, {"edition": "mayday"}),
    ("dread-draw", 3, {}),
    ("pirates-mark", 4, {}),
]
MOVES = 60


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_shared_is_what_an_onlooker_may_see_and_hear(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    match = Match(Record(game, options, ["a", "b", "c", "d"][:players], seed=seed), listen=True)
    dice, told = Dice(seed), 0
    tellers = {seat: match.game.teller(match.seats, seat) for seat in (None, *range(players))}
    for _ in range(MOVES):
        state = match.state
        for seat in range(players):
            mine = {"seat": seat, "actions": [match.game.moves[action] for action in state.actions(seat)]}
            assert {**state.view(None), **state.own_view(seat), **mine} == state.view(seat)
        for event in (state.heard or [])[told:]:
            for seat, teller in tellers.items():
                listener = None if event.is_hidden(seat) or event.knows is None else event.knows[0]
                short = rendering.encode(shorthand.short_event(event, seat, teller))
                assert short == rendering.encode(shorthand.short_event(event, listener, tellers[listener]))
        told = len(state.heard or [])
        if not state.pending:
            return
        seat = state.pending[dice.below(len(state.pending))]
        match.play(seat, state.any_action(seat, dice))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_sent_comes_to_what_each_seat_may_see(tmp_path: Path, game: str, players: int, options: dict[str, Any]) -> None:
    async def scene(table: LiveTable) -> None:
        course = table.course
        assert course is not None
        seats: list[int | None] = [None, *range(players)]
        readers = {seat: Reader(game, course.match.seats, seat) for seat in seats}
        shown: dict[int | None, Any] = {}
        for reader in readers.values():
            reader.hear(json.loads(rendering.glossary(table)))
        dice, after = Dice(3), None
        for _ in range(MOVES):
            for seat in seats:
                text, shown[seat] = rendering.update(table, seat, after, shown.get(seat))
                update = readers[seat].hear(json.loads(text))
                state, teller = course.state, course.match.game.teller(course.match.seats, seat)
                assert update["view"] == plain(state.view(seat))
                assert update["asks"] == plain(all_asks(state, seat, teller, update["groups"]))
                assert update["results"] == plain(course.results(seat))
                events = [shorthand.event_shape(event, seat, teller) for event in course.steps[-1].events]
                assert update["steps"][-1]["events"] == plain(events)
            after = course.seq
            if course.over:
                break
            mover = course.state.pending[dice.below(len(course.state.pending))]
            move = course.match.game.notation(course.state.any_action(mover, dice))
            await table.moves.play(mover, move, f"k{after}", after)
        for seat in seats:
            log = readers[seat].hear(json.loads(rendering.log_of(table, seat)))
            teller = course.match.game.teller(course.match.seats, seat)
            events = [[shorthand.event_shape(event, seat, teller) for event in step.events] for step in course.steps]
            assert [step["events"] for step in log["steps"]] == plain(events)

    at_a_table(tmp_path, game, players, options, scene)


def plain(thing: object) -> Any:
    """As a client has it."""
    return json.loads(rendering.encode(thing))


def all_asks(state: State, seat: int | None, teller: Teller, groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a seat may do, in full."""
    if seat is None:
        return []
    verbs, asks = {group["verb"] for group in groups}, []
    for action in state.actions(seat):
        choice = state.describe(seat, action)
        say = None if choice.verb in verbs else teller.action(state, action)
        asks.append({"move": state.game.moves[action], "say": say, "about": shorthand.about(choice)})
    return asks


def test_those_who_see_and_hear_the_same_get_the_same_bytes(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        course = table.course
        assert course is not None
        shown = {seat: rendering.update(table, seat, None)[1] for seat in range(4)}
        mover = course.state.pending[0]
        await table.moves.play(mover, "draw", "key", 0)
        texts = {seat: rendering.update(table, seat, 0, shown[seat])[0] for seat in range(4)}
        asked = course.state.pending[0]
        others = [text for seat, text in texts.items() if seat not in (asked, mover)]
        assert len({id(text) for text in others}) == 1
        assert b'"asks"' in texts[asked]

    at_a_table(tmp_path, "dead-mans-draw", 4, {}, scene)


def test_a_joiner_gets_the_last_steps_and_hears_how_many_there_were(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        course, dice = table.course, Dice(1)
        assert course is not None
        while len(course.steps) < rendering.LATEST + 8:
            mover = course.state.pending[0]
            move = course.match.game.notation(course.state.any_action(mover, dice))
            await table.moves.play(mover, move, f"k{course.seq}", course.seq)
        first = json.loads(rendering.update(table, 0, None)[0])
        assert first["whole"] and first["earlier"] == 8
        assert [step["seq"] for step in first["steps"]] == [step.seq for step in course.steps[-rendering.LATEST :]]
        later = json.loads(rendering.update(table, 0, course.seq - 2)[0])
        assert "whole" not in later and "earlier" not in later
        assert [step["seq"] for step in later["steps"]] == [course.seq - 1, course.seq]
        assert json.loads(rendering.update(table, 0, course.seq + 1)[0])["whole"]

    at_a_table(tmp_path, "dead-mans-draw", 4, {}, scene)


class Ear:
    """Somebody who is connected."""

    def __init__(self, seat: int | None) -> None:
        self.seat, self.address = seat, ""

    def notice(self, change: object) -> None:
        pass

    def wake(self) -> None:
        pass

    def hear(self, what: object) -> None:
        pass


def test_everybody_hears_who_is_there_and_who_is_the_host(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        def news(seat: int | None, host: bool) -> Any:
            return json.loads(rendering.news(table, seat, host))

        assert (news(0, True)["host_away"], [seat["here"] for seat in news(0, True)["seats"]]) == (True, [False, False])
        host, guest = Ear(0), Ear(None)
        table.presence.join(host)
        table.presence.join(guest)
        table.seats[1].kind, table.seats[1].bot = "bot", "random"
        table.presence.join(Ear(1))  # a bot is never there, whoever says so
        table.rendered.clear()
        for seat, is_host in ((0, True), (None, False)):
            heard = news(seat, is_host)
            assert [each["here"] for each in heard["seats"]] == [True, False]
            assert (heard["mine"], heard["host"], heard["host_away"], heard["onlookers"]) == (seat, is_host, False, 1)
            assert (heard["coach"], heard["seed"], heard["stage"], heard["lesson"]) == (seat == 0, None, "playing", None)
        table.head.coach = False
        assert not news(0, True)["coach"]
        table.presence.part(host)
        assert news(0, True)["host_away"]

    at_a_table(tmp_path, "dead-mans-draw", 2, {}, scene)


def test_the_seed_is_told_when_the_game_is_over_and_never_that_of_a_lesson(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        seeds = []
        for stage, lesson in (("playing", None), ("over", None), ("over", "dmd-1")):
            table.head.stage, table.head.lesson = stage, lesson
            table.rendered.clear()
            seeds.append(json.loads(rendering.news(table, None, False))["seed"])
        assert seeds == [None, "5", None]

    at_a_table(tmp_path, "dead-mans-draw", 2, {}, scene)


def test_a_line_of_a_list_tells_how_far_a_game_is_whether_it_is_at_hand_or_not(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        course = table.course
        assert course is not None
        mover = course.state.pending[0]
        await table.moves.play(mover, "draw", "a", 0)
        summary = Summary(table.head, table.seats, None)
        assert rendering.table_line(summary, table).moves == 1
        table.head.moves = 7
        assert rendering.table_line(summary, None).moves == 7
        table.course = None
        assert rendering.table_line(summary, table).moves == 7
        table.presence.join(Ear(0))
        assert [seat.here for seat in rendering.table_line(summary, None).seats] == [False, False]
        assert [seat.here for seat in rendering.table_line(summary, table).seats] == [True, False]

    at_a_table(tmp_path, "dead-mans-draw", 2, {}, scene)


def test_a_clock_is_told_in_hundredths_of_a_second_and_where_there_is_none_nothing_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(table: LiveTable) -> None:
        told, table.head.clock = [], 20
        for left in ((12.3456, False), (0.0, True), (None, False)):
            monkeypatch.setattr(rendering, "seconds_left", lambda table, seat, left=left: left)
            update = json.loads(rendering.update(table, 0, None)[0])
            told.append((update.get("clock"), update.get("window")))
        assert told == [(12.35, None), (0.0, True), (None, None)]

    at_a_table(tmp_path, "dead-mans-draw", 2, {}, scene)


def test_who_saw_what_was_taken_back_hears_so_and_who_saw_more_gets_the_whole(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        course = table.course
        assert course is not None
        bidder = course.state.pending[0]
        await table.moves.play(bidder, "bid 4", "a", 0)
        await table.moves.take_back(bidder, "b", 1)
        updates = {after: json.loads(rendering.update(table, bidder, after)[0]) for after in (None, 0, 1, 2, 3)}
        assert {after: update.get("whole", False) for after, update in updates.items()} == {
            None: True,
            0: True,
            1: False,
            2: False,
            3: True,
        }
        assert updates[1]["steps"] == [{"seq": 2, "seat": bidder, "events": [], "back": True}]
        assert updates[2]["steps"] == []
        assert [step["seq"] for step in updates[None]["steps"]] == [0]
        assert "undo" not in updates[2]

    at_a_table(tmp_path, "pirates-mark", 3, {}, scene)


def test_many_choices_that_differ_in_one_word_are_told_in_few_bytes(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        course = table.course
        assert course is not None
        bidder, told = course.state.pending[0], []
        for seat, move in ((bidder, "bid 77"), (None, "call"), (bidder, "")):
            mover = course.state.pending[0] if seat is None else seat
            _, seen = rendering.update(table, mover, None)
            told.append((len(course.state.actions(mover)), len(rendering.update(table, mover, course.seq, seen)[0])))
            if move:
                await table.moves.play(mover, move, f"k{course.seq}", course.seq)
        assert [many for many, _ in told] == [130, 2, 130]
        assert all(size < 1500 for _, size in told)

    at_a_table(tmp_path, "pirates-mark", 4, {}, scene)


def at_a_table(path: Path, game: str, players: int, options: dict[str, Any], scene: Callable[[LiveTable], Awaitable[None]]) -> None:
    """Play a scene at a table of so many people."""

    database = database_in(path)

    async def play() -> None:
        house = House(Storage(database), Workers(1), pause=0)
        house.workers.warm_up = lambda: None  # type: ignore[method-assign]
        await house.open()
        wishes = tuple(Wish("person", None, name, (name,)) for name in ("Eliza", "Zach", "Anne", "Jack")[:players])
        try:
            await scene(await house.table(await house.open_table(Plan(game, options, wishes, "Eliza", seed=5))))
        finally:
            await house.close()

    asyncio.run(play())
