"""Tables in a house: clocks, windows, passing ahead, bots that stand in, two processes on one database."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from databases import database_in

from pressgang import Problem, Record
from pressgang.cli.serve import verify
from pressgang.server import rendering
from pressgang.server.analysis import Analysis
from pressgang.table import caretaker
from pressgang.table.announcer import Change
from pressgang.table.house import NOBODY, House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish
from pressgang.table.rows import OVER, PLAYING, Entry, Line
from pressgang.table.storage import Storage, Taken
from pressgang.table.workers import Workers

NAMES = ("Eliza", "Zach", "Anne", "Jack")


class Here(Workers):
    """Thinks in this very process: quick for tests."""

    def warm_up(self) -> None:
        pass

    async def run(self, work: Any, *facts: object, **_: object) -> Any:
        return work(*facts)


class Ear:
    """Somebody who is connected."""

    def __init__(self, seat: int | None, address: str = "") -> None:
        self.seat = seat
        self.address = address
        self.heard: list[Line | int] = []

    def notice(self, change: Change) -> None:
        pass

    def wake(self) -> None:
        pass

    def hear(self, what: Line | int) -> None:
        self.heard.append(what)


def in_house(path: Path, scene: Callable[[House], Awaitable[None]]) -> None:
    """Play a scene in a house with a database of its own."""

    database = database_in(path)

    async def play() -> None:
        house = House(Storage(database), Here(), pause=0)
        await house.open()
        try:
            await scene(house)
        finally:
            await house.close()

    asyncio.run(play())


def person(number: int) -> Wish:
    return Wish("person", None, NAMES[number], (f"player {number}",))


async def table_with(house: House, *seats: Wish, game: str = "dead-mans-draw", watched: bool = True, **more: Any) -> LiveTable:
    """A new table, and somebody who looks on: where nobody is, nothing happens."""
    options = more.pop("options", {})
    table = await house.table(await house.open_table(Plan(game, options, seats, "player 0", **more)))
    if watched:
        table.presence.join(Ear(None))
    return table


async def until(is_so: Callable[[], bool], seconds: float = 15.0) -> None:
    for _ in range(int(seconds * 50)):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


def asked(table: LiveTable) -> int:
    assert table.course is not None
    return table.course.state.pending[0]


def test_when_the_clock_has_run_out_a_bot_plays_until_its_owner_is_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), clock=1)
        for seat in (0, 1):
            table.presence.join(Ear(seat))
        slow = asked(table)
        assert table.seq == 0
        await until(lambda: table.seats[slow].helped and table.seq > 0)
        await table.seating.come_back(slow)
        assert not table.seats[slow].helped

    in_house(tmp_path, scene)


def test_nobody_is_hurried_without_a_clock_and_a_table_alone_rests(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("bot", "deckhand"))
        await until(lambda: asked(table) == 0)
        seq = table.seq
        await asyncio.sleep(0.3)
        assert table.seq == seq
        table.presence.part(next(iter(table.presence.listeners)))
        assert table.is_resting

    in_house(tmp_path, scene)


def test_a_bot_stands_in_for_who_left_and_plays_to_the_end(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("bot", "random"))
        await table.seating.leave("player 0")
        await until(lambda: table.head.stage == OVER)
        assert table.head.winners
        kept = await house.storage.tables.head(table.head.id)
        await until(lambda: kept is not None)
        verify(Record.loads(table.head.record or ""))

    in_house(tmp_path, scene)


def test_a_review_that_two_ask_for_at_once_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def look(text: str, first: int, *_: object) -> tuple[list[list[float]], list[tuple[float, int]]]:
        looked.append(first)
        return [[0.5, 0.5]], []

    monkeypatch.setattr("pressgang.server.work.look_back", look)

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("bot", "random"))
        await table.seating.leave("player 0")
        await until(lambda: table.head.stage == OVER)
        analysis = Analysis(house)
        await asyncio.gather(*(analysis.review(table, NOBODY) for _ in range(3)))
        while not msgspec.json.decode(await analysis.review(table, NOBODY))["ready"]:
            await asyncio.sleep(0.01)

    in_house(tmp_path, scene)
    assert looked
    assert looked == sorted(set(looked))


def test_who_lost_the_connection_is_helped_when_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pressgang.table.clocks.GRACE", 0.3)

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1))
        gone = asked(table)
        ears = [Ear(0), Ear(1)]
        for ear in ears:
            table.presence.join(ear)
        table.presence.part(ears[gone])
        await until(lambda: table.seats[gone].helped)
        table.presence.join(ears[gone])
        await until(lambda: not table.seats[gone].helped)

    in_house(tmp_path, scene)


def test_a_bot_that_decided_too_late_does_not_move_for_who_is_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        assert table.course is not None
        seat = asked(table)
        move = table.course.match.game.notation(table.course.state.actions(seat)[0])
        await table.seating.help(seat)
        await table.seating.come_back(seat)
        with pytest.raises(Problem) as refused:
            await table.moves.play(seat, move, "late", 0, by_itself=True)
        assert (refused.value.code, table.seq) == ("table-stale", 0)
        await table.seating.help(seat)
        assert await table.moves.play(seat, move, "in time", 0, by_itself=True) == 1

    in_house(tmp_path, scene)


def test_a_personal_link_is_good_for_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        links, now = house.storage.links, float(int(time.time()))
        monkeypatch.setattr(time, "time", lambda: now)
        await links.add("secret", table.head.id, 1)
        assert await links.seat("secret") == (table.head.id, 1)
        monkeypatch.setattr(time, "time", lambda: now + 24 * 3600)
        await links.forget_old()
        assert await links.seat("secret") == (table.head.id, 1)
        monkeypatch.setattr(time, "time", lambda: now + 24 * 3600 + 1)
        assert await links.seat("secret") is None
        await links.forget_old()
        monkeypatch.setattr(time, "time", lambda: now)
        assert await links.seat("secret") is None

    in_house(tmp_path, scene)


def test_games_that_have_been_over_for_long_are_forgotten_if_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        ended = await table_with(house, Wish("bot", "random"), Wish("bot", "random"))
        going = await table_with(house, person(0), person(1))
        await until(lambda: ended.head.stage == OVER)
        await asyncio.sleep(0.1)
        real, tables = time.time, house.storage.tables
        monkeypatch.setattr(time, "time", lambda: real() + 3 * 24 * 3600)
        keeper = caretaker.Caretaker(house)
        await keeper._forget_old()
        assert await tables.head(ended.head.id) is not None
        house.keep_days = 4
        await keeper._forget_old()
        assert await tables.head(ended.head.id) is not None
        house.keep_days = 2
        await keeper._forget_old()
        assert await tables.head(ended.head.id) is None
        assert ended.head.id not in house.tables
        assert await tables.head(going.head.id) is not None

    in_house(tmp_path, scene)


def test_a_window_closes_by_itself(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(number) for number in range(4)], game="pirates-mark", window=1)
        for seat in range(4):
            table.presence.join(Ear(seat))
        bidder = asked(table)
        await table.moves.play(bidder, "bid 4", "a", 0)
        assert table.course is not None
        assert len(table.course.state.pending) == 2
        await until(lambda: table.seq == 3)
        assert [move for _, move in table.course.match.moves] == ["bid 4", "pass", "pass"]

    in_house(tmp_path, scene)


def test_who_passed_ahead_is_not_asked_up_to_that_bid(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(number) for number in range(3)], game="pirates-mark", window=60)
        for seat in range(3):
            table.presence.join(Ear(seat))
        first = asked(table)
        await table.moves.play(first, "bid 3", "a", 0)
        caller = asked(table)
        await table.seating.pass_ahead(caller, 5)
        await until(lambda: table.seq == 2)
        assert table.course is not None
        assert table.course.match.moves[-1] == (caller, "pass")
        assert table.seats[caller].ahead == 5

    in_house(tmp_path, scene)


def test_the_same_key_is_the_same_move_and_two_seats_may_have_the_same_key(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), options={"traits": True})
        assert table.course is not None
        moves = [table.course.match.game.notation(table.course.state.actions(seat)[0]) for seat in (0, 1)]
        assert await table.moves.play(0, moves[0], "same", 0) == 1
        assert await table.moves.play(0, moves[0], "same", 0) == 1
        assert await table.moves.play(1, moves[1], "same", 0) == 2
        assert table.seq == 2

    in_house(tmp_path, scene)


def test_two_processes_accept_at_once_and_the_number_tells_them_apart(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        other = House(Storage(f"sqlite:///{tmp_path}/tables.db"), Here(), pause=0)
        await other.open()
        try:
            here = await table_with(house, *[person(number) for number in range(4)], options={"traits": True})
            there = await other.table(here.head.id)
            assert here.course is not None
            moves = [here.course.match.game.notation(here.course.state.actions(seat)[0]) for seat in range(4)]
            found = await asyncio.gather(*[(here, there)[seat % 2].moves.play(seat, moves[seat], f"k{seat}", 0) for seat in range(4)])
            assert sorted(found) == [1, 2, 3, 4]
            await here.moves.catch_up()
            await there.moves.catch_up()
            assert there.course is not None
            assert here.course.state.position() == there.course.state.position()
            assert [here.driver.active, there.driver.active] == [True, False]
        finally:
            await other.close()

    in_house(tmp_path, scene)


def test_an_entry_is_stored_once_and_a_second_one_of_its_number_is_told_so(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1))
        entry = Entry(1, False, 0, "draw", "a", 0.0)
        rival = Entry(1, False, 1, "draw", "b", 0.0)
        found = await asyncio.gather(
            *[house.storage.entries.append(table.head.id, each) for each in (entry, rival, entry)], return_exceptions=True
        )
        assert [type(each) for each in found] == [type(None), Taken, type(None)]
        assert await house.storage.entries.after(table.head.id) == [entry]

    in_house(tmp_path, scene)


def test_tables_that_nobody_uses_are_put_away_and_come_back_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "IDLE", 0.1)

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("bot", "deckhand"))
        await until(lambda: asked(table) == 0)
        await table.moves.play(0, "draw", "a", table.seq)
        assert table.course is not None
        before = table.course.state.position()
        table.presence.part(next(iter(table.presence.listeners)))
        await until(lambda: table.head.id not in house.tables)
        again = await house.table(table.head.id)
        assert again is not table
        assert again.course is not None
        assert again.course.state.position() == before
        assert again.driver.active

    in_house(tmp_path, scene)


def test_the_memory_of_a_table_that_is_put_away_is_free_at_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1))
        rendering.update(table, 0, None)
        gone = weakref.ref(table.course)
        gc.disable()
        try:
            house.put_away(table)
            assert gone() is None
            assert not (table.rendered or table.shown or table.tellers or table.last_view or table.last_parts)
        finally:
            gc.enable()

    in_house(tmp_path, scene)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases end soon, and the caretaker looks often."""
    monkeypatch.setattr("pressgang.table.storage.leases.LEASE", 0.5)
    monkeypatch.setattr(caretaker, "RENEW", 0.1)
    monkeypatch.setattr(caretaker, "TICK", 0.1)


@pytest.mark.usefixtures("hasty")
def test_a_house_that_opens_goes_on_with_the_bots_of_one_that_died(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        table = await table_with(house, Wish("bot", "random"), Wish("bot", "random"), watched=False)
        assert table.head.stage == PLAYING
        table.driver.close()

    in_house(tmp_path, before)

    async def after(house: House) -> None:
        await until(lambda: bool(house.tables))
        table = next(iter(house.tables.values()))
        table.presence.join(Ear(None))
        await until(lambda: table.head.stage == OVER)

    in_house(tmp_path, after)


def test_seats_are_taken_left_and_filled_with_bots(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), Wish("open"))
        assert await table.seating.sit("player 1", "Zach", None) == 1
        await table.seating.leave("player 1")
        assert await table.seating.sit("player 2", "Eliza", None) == 1
        assert table.seats[1].name == "Eliza 2"
        await table.seating.leave("player 2")
        assert [seat.kind for seat in table.seats] == ["person", "open", "open"]
        with pytest.raises(Problem) as refused:
            await table.seating.start("player 1")
        assert refused.value.code == "not-host"
        await table.seating.start("player 0")
        assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
        assert table.head.stage == PLAYING
        with pytest.raises(Problem):
            await table.seating.sit("player 2", "Anne", None)

    in_house(tmp_path, scene)


def test_a_rematch_has_the_same_people_and_there_is_only_one(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("bot", "random"))
        with pytest.raises(Problem):
            await house.rematch(table, "player 0")
        await table.seating.leave("player 0")
        await until(lambda: table.head.stage == OVER)
        await asyncio.sleep(0.1)
        first = await house.rematch(table, "player 0")
        assert await house.rematch(table, "player 0") == first
        again = await house.table(first)
        assert again.sitters == {"player 0": 0}
        assert again.head.seed != table.head.seed

    in_house(tmp_path, scene)


def test_a_rematch_begins_when_the_others_agree(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), Wish("bot", "random"), public=True)
        for player in ("player 0", "player 1"):
            await table.seating.leave(player)
        await until(lambda: table.head.stage == OVER)
        await asyncio.sleep(0.1)
        again = await house.table(await house.rematch(table, "player 1"))
        assert [seat.kind for seat in again.seats] == ["open", "person", "bot"]
        assert (again.head.host, again.head.stage, again.head.public) == ("player 1", "waiting", False)
        await again.seating.sit("player 0", "Eliza", None)
        assert again.head.stage == PLAYING

    in_house(tmp_path, scene)


def test_whoever_sits_may_start_when_the_host_has_gone(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), Wish("open"))
        host = Ear(0)
        table.presence.join(host)
        await table.seating.sit("player 1", "Zach", None)
        with pytest.raises(Problem):
            await table.seating.start("player 1")
        table.presence.part(host)
        with pytest.raises(Problem):
            await table.seating.start("player 2")
        await table.seating.start("player 1")
        assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]

    in_house(tmp_path, scene)


def test_people_have_the_faces_that_they_chose(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await house.storage.players.set_face("player 1", "cook")
        table = await table_with(house, person(0), Wish("open"))
        await table.seating.sit("player 1", "Zach", None)
        assert [seat.face for seat in table.seats] == ["", "cook"]
        await house.storage.players.rename("player 1", "Zach")
        assert await house.storage.players.face("player 1") == "cook"

    in_house(tmp_path, scene)


def test_many_who_ask_for_a_rematch_at_once_get_the_same_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("bot", "random"))
        await table.seating.leave("player 0")
        await until(lambda: table.head.stage == OVER)
        await asyncio.sleep(0.1)
        assert len(set(await asyncio.gather(*[house.rematch(table, "player 0") for _ in range(5)]))) == 1

    in_house(tmp_path, scene)


def test_who_has_just_sat_down_is_not_taken_for_gone(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), options={"traits": True})
        table.presence.join(Ear(0))
        table.presence.gone_at = [at - 3600 for at in table.presence.gone_at]  # the host has waited for an hour
        await table.seating.sit("player 1", "Zach", None)
        await asyncio.sleep(0.2)
        assert not table.seats[1].helped
        assert table.seq == 0

    in_house(tmp_path, scene)


def test_who_leaves_while_the_game_begins_leaves_no_open_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), Wish("open"))
        await table.seating.sit("player 1", "Zach", None)
        await asyncio.gather(table.seating.start("player 0"), table.seating.leave("player 1"))
        assert table.head.stage == PLAYING
        assert [seat.kind for seat in table.seats if seat.kind == "open"] == []
        assert table.seats[1].plays_itself is not None

    in_house(tmp_path, scene)


@pytest.mark.usefixtures("hasty")
def test_one_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        for _ in range(2):
            table = await table_with(house, Wish("bot", "random"), Wish("bot", "random"), watched=False)
            table.driver.close()
        await house.storage.entries.append(table.head.id, Entry(1000, False, 0, "no such move", "x", 0.0))

    in_house(tmp_path, before)

    async def after(house: House) -> None:
        await until(lambda: bool(house.tables))
        for table in house.tables.values():
            table.presence.join(Ear(None))
        await until(lambda: any(table.head.stage == OVER for table in house.tables.values()))
        assert len(house.tables) == 1

    in_house(tmp_path, after)
