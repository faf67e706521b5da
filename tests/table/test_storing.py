"""Storing: what is refused, what is closed, and that nobody waits for an answer that does not come."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection
from test_table_house import Ear, asked, in_house, person, table_with, until

from pressgang import Problem
from pressgang.table.house import House
from pressgang.table.opening import Wish
from pressgang.table.rows import Entry
from pressgang.table.storage import Storage, Taken, schema, writer
from pressgang.table.storage.entries import entries_at

FOR_EVER = 1000.0


def test_an_entry_for_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        with pytest.raises(Taken):
            async with asyncio.timeout(10):
                await house.storage.entries.append("no such table", Entry(1, False, 0, "draw", "a", 0.0))

    in_house(tmp_path, scene)


def test_what_has_nothing_to_store_closes_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CLOSING", FOR_EVER)

    async def scene() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        await storage.open()
        await storage.players.rename("player", "Eliza")
        async with asyncio.timeout(10):
            await storage.close()

    asyncio.run(scene())


def test_what_waits_to_be_stored_is_stored_before_it_closes(tmp_path: Path) -> None:
    async def scene() -> str:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        await storage.open()
        naming = asyncio.create_task(storage.players.rename("player", "Eliza"))
        await asyncio.sleep(0)
        await storage.close()
        await naming
        await storage.open()
        try:
            return await storage.players.name("player")
        finally:
            await storage.close()

    assert asyncio.run(scene()) == "Eliza"


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense", "sqlite", ""])
def test_a_database_that_we_do_not_know_is_refused(url: str) -> None:
    with pytest.raises(Problem) as refused:
        Storage(url)
    assert refused.value.code == "database-url"


def test_without_its_driver_postgresql_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Problem) as refused:
        Storage("postgresql://localhost/x")
    assert 'pip install "pressgang[postgres]"' in str(refused.value)


def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    for _ in range(2):
        Storage(f"sqlite:///{tmp_path}/deep/down/tables.db")
    assert (tmp_path / "deep" / "down").is_dir()
    (tmp_path / "file").touch()
    with pytest.raises(Problem) as refused:
        Storage(f"sqlite:///{tmp_path}/file/tables.db")
    assert refused.value.code == "cannot-start"


def test_what_is_closed_writes_no_more_and_says_so_to_who_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CLOSING", 0.0)

    async def scene() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        await storage.open()
        entry = Entry(1, False, 0, "draw", "a", 0.0)
        waiting = [asyncio.create_task(each) for each in (storage.players.rename("player", "Eliza"), storage.entries.append("t", entry))]
        await asyncio.sleep(0)
        await storage.close()
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "writer"]
        async with asyncio.timeout(10):
            found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [each.code for each in found if isinstance(each, Problem)] == ["not-stored"] * 2

    asyncio.run(scene())


def test_whether_something_can_be_stored_is_tried_once_a_second_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        database, real, now = house.storage.database, house.storage.database.write, time.monotonic()
        tried: list[int] = []

        async def write(work: object) -> object:
            tried.append(1)
            return await real(work)  # type: ignore[arg-type]

        monkeypatch.setattr(database, "write", write)
        clock = SimpleNamespace(monotonic=lambda: now, time=time.time)  # its own: if asyncio's stood still, nothing would ever time out
        monkeypatch.setattr("pressgang.table.storage.database.time", clock)
        for _ in range(3):
            await database.try_write()
        assert len(tried) == 1
        now += 1.1
        await database.try_write()
        assert len(tried) == 2
        assert await database.read(select(schema.players.c.id)) == []

    in_house(tmp_path, scene)


@pytest.mark.parametrize("change", [{"key": "b"}, {"seat": 1}, {"move": "bank"}])
def test_an_entry_is_the_same_if_its_key_its_seat_and_its_move_are(tmp_path: Path, change: dict[str, object]) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        entry = Entry(1, False, 0, "draw", "a", 0.0)
        for _ in range(2):
            await house.storage.entries.append(table.head.id, entry)
        with pytest.raises(Taken):
            await house.storage.entries.append(table.head.id, msgspec.structs.replace(entry, **change))
        assert await house.storage.entries.after(table.head.id) == [entry]

    in_house(tmp_path, scene)


class Lost(Exception):
    """What the driver of the database says."""


def test_what_fails_for_a_moment_is_tried_again_and_what_fails_for_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        database, tried = house.storage.database, 0

        async def work(connection: object) -> str:
            nonlocal tried
            tried += 1
            if tried < enough:
                raise OperationalError("select 1", {}, Lost("the line is dead"))
            return "stored"

        enough = 3
        assert await database.write(work) == "stored"
        assert (tried, database.writer.failing) == (3, None)
        tried, enough = 0, 10**6
        monkeypatch.setattr(writer, "PATIENCE", 0.2)
        with pytest.raises(Problem) as refused:
            await database.write(work)
        assert (refused.value.code, refused.value.facts["why"]) == ("not-stored", "the line is dead")
        with pytest.raises(Problem):
            await database.ping()
        monkeypatch.setattr(writer, "PATIENCE", FOR_EVER)
        before = tried
        with pytest.raises(Problem):
            await database.write(work)
        assert tried == before + 1  # as long as nothing can be stored it is tried but once
        enough = 0
        assert await database.write(work) == "stored"
        await database.ping()

    in_house(tmp_path, scene)


@pytest.mark.parametrize(("error", "tries"), [(OSError("no route"), 2), (ProgrammingError("select 1", {}, Lost("no such column")), 1)])
def test_only_what_may_pass_is_tried_again(tmp_path: Path, error: Exception, tries: int) -> None:
    async def scene(house: House) -> None:
        tried: list[object] = []

        async def work(connection: object) -> None:
            tried.append(connection)
            if len(tried) == 1:
                raise error

        if tries == 1:
            with pytest.raises(Problem):
                await house.storage.database.write(work)
        else:
            await house.storage.database.write(work)
        assert len(tried) == tries
        assert len({id(connection) for connection in tried}) == tries  # after an error the connection is a new one

    in_house(tmp_path, scene)


def test_who_plays_does_not_wait_for_all_tables_that_are_opened(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        database, moves, seen = house.storage.database, [], []

        async def opening(connection: AsyncConnection) -> None:
            seen.append(len((await connection.execute(entries_at(table.head.id))).all()))
            if not moves:
                moves.append(asyncio.create_task(house.storage.entries.append(table.head.id, Entry(1, False, 0, "draw", "a", 0.0))))
                await asyncio.sleep(0)

        await asyncio.gather(*(database.write(opening) for _ in range(3)), return_exceptions=False)
        await moves[0]
        assert seen == [0, 1, 1]

    in_house(tmp_path, scene)


def test_batches_are_measured(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        measured: list[tuple[int, float]] = []
        house.storage.database.writer.measure = lambda size, seconds: measured.append((size, seconds))
        await table.moves.play(asked(table), "draw", "a", 0)
        ((size, seconds),) = measured
        assert (size, 0 < seconds < 60) == (1, True)

    in_house(tmp_path, scene)


def test_a_mistake_of_ours_is_told_to_who_asked_and_the_next_is_stored(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        async def wrong(connection: object) -> None:
            raise ValueError

        with pytest.raises(ValueError):
            await house.storage.database.write(wrong)
        await house.storage.players.rename("player", "Eliza")
        assert await house.storage.players.name("player") == "Eliza"

    in_house(tmp_path, scene)


# Moves and seats


def test_only_who_may_take_back_a_choice_does_so(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        seat = asked(table)
        await table.moves.play(seat, "draw", "a", 0)
        with pytest.raises(Problem) as refused:
            await table.moves.take_back(seat, "b", 1)
        assert (refused.value.code, table.seq) == ("table-no-undo", 1)

    in_house(tmp_path, scene)


def test_a_choice_that_may_be_taken_back_is_and_gets_the_next_number(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(seat) for seat in range(3)], game="pirates-mark", watched=False)
        assert table.course is not None
        first, before = asked(table), table.course.state.position()
        assert await table.moves.play(first, "bid 4", "a", 0) == 1
        assert await table.moves.take_back(first, "b", 1) == 2
        assert (table.seq, table.course.state.position()) == (2, before)
        assert [entry.seq for entry in await house.storage.entries.after(table.head.id)] == [1, 2]

    in_house(tmp_path, scene)


def test_when_bids_begin_anew_nobody_has_passed_ahead(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(seat) for seat in range(3)], game="pirates-mark", watched=False)
        await table.seating.pass_ahead(1, 9)
        for bid in (4, 5, 0, 5):  # a round, and a pull in between
            table.moves._mind_the_bid(bid)
            assert table.seats[1].ahead == 9
        table.moves._mind_the_bid(1)
        assert table.seats[1].ahead is None
        async with asyncio.timeout(15):
            while (await house.storage.seats.all(table.head.id))[1].ahead is not None:
                await asyncio.sleep(0.01)

    in_house(tmp_path, scene)


def test_a_table_that_was_put_away_does_nothing_by_itself(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), clock=100, watched=False)
        table.presence.join(Ear(0))
        await until(lambda: not table.driver.is_idle)
        house.forget(table)
        assert not table.driver.active
        assert table.driver._timer is not None
        assert table.driver._timer.cancelled()
        assert table.head.id not in house.tables

    in_house(tmp_path, scene)


def test_nobody_moves_before_the_game_has_begun_or_after_it_is_over(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        waiting = await table_with(house, person(0), Wish("open"), watched=False)
        over = await table_with(house, Wish("bot", "random"), Wish("bot", "random"))
        await until(lambda: over.head.stage == "over")
        for table, code in ((waiting, "table-waits"), (over, "game-over")):
            with pytest.raises(Problem) as refused:
                await table.moves.play(0, "draw", "late", table.seq)
            assert refused.value.code == code

    in_house(tmp_path, scene)


def test_a_game_whose_end_was_not_written_down_is_over_when_it_is_looked_at(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, Wish("bot", "random"), Wish("bot", "random"))
        await until(lambda: table.head.stage == "over")
        head = table.head
        await until_stored(house, head.id)
        column = schema.tables.c
        lost = {"stage": "playing", "ended": None, "winners": None, "scores": None, "record": None}
        await house.storage.database.change(update(schema.tables).where(column.id == head.id).values(**lost))
        house.forget(table)
        again = await house.table(head.id)
        assert (again.head.stage, again.head.winners, again.head.scores) == ("over", head.winners, head.scores)
        await until_stored(house, head.id)
        found = await house.storage.tables.head(head.id)
        assert found is not None
        assert (found.winners, found.moves, found.record) == (head.winners, head.moves, head.record)

    in_house(tmp_path, scene)


async def until_stored(house: House, table: str) -> None:
    """It is written down that a game is over."""
    async with asyncio.timeout(15):
        while (head := await house.storage.tables.head(table)) is None or head.stage != "over":
            await asyncio.sleep(0.01)


def test_two_who_come_at_once_come_to_the_same_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        house.forget(table)
        one, two = await asyncio.gather(house.table(table.head.id), house.table(table.head.id))
        assert one is two is house.tables[table.head.id]
        with pytest.raises(Problem) as refused:
            await house.table("nowhere")
        assert (refused.value.code, refused.value.facts) == ("no-such-table", {"id": "nowhere"})

    in_house(tmp_path, scene)


def test_whoever_names_a_seat_gets_that_one_or_none(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), Wish("open"), watched=False)
        with pytest.raises(Problem) as refused:
            await table.seating.sit("player 1", "Zach", 0)
        assert refused.value.code == "seat-taken"
        assert await table.seating.sit("player 1", "Zach", 2) == 2
        assert await table.seating.sit("player 1", "Zach", None) == 2
        assert [seat.kind for seat in table.seats] == ["person", "open", "person"]

    in_house(tmp_path, scene)


def test_when_the_host_goes_another_is_the_host_and_when_all_have_gone_so_has_the_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), Wish("open"), watched=False)
        await table.seating.sit("player 1", "Zach", None)
        with pytest.raises(Problem) as refused:
            await table.seating.leave("player 2")
        assert refused.value.code == "not-seated"
        await table.seating.leave("player 0")
        assert (table.head.host, table.sitters) == ("player 1", {"player 1": 1})
        await table.seating.leave("player 1")
        assert await house.storage.tables.head(table.head.id) is None

    in_house(tmp_path, scene)


def test_lists_tell_how_far_a_game_is_and_who_sits_where(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), public=True, watched=False)
        hidden = await table_with(house, person(0), Wish("open"), watched=False)
        await table.moves.play(asked(table), "draw", "a", 0)
        lists = house.storage.lists
        (shown,) = await lists.lobby("player 1", 10)
        assert (shown.head.id, shown.head.moves, shown.mine) == (table.head.id, 1, 1)
        assert [seat.name for seat in shown.seats] == ["Eliza", "Zach"]
        assert [each.head.id for each in await lists.history("player 0", 10)] == [hidden.head.id, table.head.id]
        assert [each.head.id for each in await lists.history("player 0", 1)] == [hidden.head.id]
        assert await lists.lobby("player 1", 0) == []
        assert await lists.one("no such table", "player 0") is None

    in_house(tmp_path, scene)


def test_a_table_is_waited_for_a_day_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        now, lists = float(int(time.time())), house.storage.lists
        monkeypatch.setattr(time, "time", lambda: now)
        table = await table_with(house, person(0), Wish("open"), public=True, watched=False)
        for later, is_waited_for in ((24 * 3600 - 1, True), (24 * 3600 + 1, False)):
            monkeypatch.setattr(time, "time", lambda later=later: now + later)
            assert [each.head.id for each in await lists.lobby("player 1", 10)] == [table.head.id] * is_waited_for
            assert await lists.count_unfinished("player 0") == is_waited_for
            assert [each.head.id for each in await lists.history("player 0", 10)] == [table.head.id]

    in_house(tmp_path, scene)


def test_who_has_a_table_to_finish_is_who_opened_one_that_is_neither_over_nor_left(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        lists = house.storage.lists
        one = await table_with(house, person(0), person(1), watched=False)
        assert [await lists.count_unfinished(f"player {number}") for number in range(2)] == [1, 0]
        await one.seating.leave("player 0")
        assert await lists.count_unfinished("player 0") == 1  # somebody still plays there
        await one.seating.leave("player 1")
        assert await lists.count_unfinished("player 0") == 0
        await table_with(house, person(0), Wish("open"), watched=False)
        assert await lists.count_unfinished("player 0") == 1

    in_house(tmp_path, scene)


def test_a_lesson_is_not_in_the_history(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        lesson = await table_with(house, person(0), Wish("bot", "deckhand"), lesson="dmd-1", watched=False)
        assert await house.storage.lists.history("player 0", 10) == []
        assert (await house.storage.lists.one(lesson.head.id, "player 0")) is not None

    in_house(tmp_path, scene)


def test_what_happens_at_one_table_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        other = await table_with(house, person(0), Wish("open"), watched=False)
        await other.seating.sit("player 1", "Zach", None)
        one, storage = await table_with(house, person(1), Wish("open"), Wish("open"), watched=False), house.storage
        await other.chat.say(1, "Ahoy!", None)
        await storage.links.add("other", other.head.id, 1)
        await one.seating.sit("player 0", "Eliza", 2)
        await storage.links.add("mine", one.head.id, 2)
        await storage.links.add("still mine", one.head.id, 0)
        before = await storage.tables.whole(other.head.id)
        await one.seating.leave("player 0")  # who opened it, so another is the host
        await one.chat.say(0, "Anybody?", None)
        await one.seating.start("player 1")
        await one.moves.play(asked(one), "draw", "a", 0)
        await one.seating.pass_ahead(0, 3)
        await one.seating.help(0)
        assert await storage.tables.whole(other.head.id) == before
        assert before is not None
        assert ([line.text for line in before.lines], before.sitters) == (["Ahoy!"], {"player 0": 0, "player 1": 1})
        assert [await storage.links.seat(secret) for secret in ("other", "mine", "still mine")] == [
            (other.head.id, 1),
            None,
            (one.head.id, 0),
        ]
        mine = await storage.tables.whole(one.head.id)
        assert mine is not None
        assert (mine.head.host, [line.text for line in mine.lines], [entry.seq for entry in mine.entries]) == (
            "player 1",
            ["Anybody?"],
            [1],
        )
        assert [(seat.kind, seat.helped, seat.ahead) for seat in mine.seats] == [
            ("person", True, 3),
            ("bot", False, None),
            ("bot", False, None),
        ]
        assert await storage.entries.lengths([one.head.id, other.head.id]) == {one.head.id: 1}

    in_house(tmp_path, scene)


def test_a_seat_that_is_left_is_nobody_s_and_has_no_name(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await house.storage.players.set_face("player 1", "cook")
        table = await table_with(house, person(0), Wish("open"), Wish("open"), watched=False)
        await table.seating.sit("player 1", "Zach", 1)
        await table.seating.leave("player 1")
        whole = await house.storage.tables.whole(table.head.id)
        assert whole is not None
        assert whole.sitters == table.sitters == {"player 0": 0}
        assert [(seat.kind, seat.name, seat.face) for seat in whole.seats] == [("person", "Eliza", ""), ("open", "", ""), ("open", "", "")]
        assert whole.head.host == "player 0"

    in_house(tmp_path, scene)


def test_how_a_game_ended_is_written_down_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, tables = await table_with(house, person(0), person(1), watched=False), house.storage.tables
        head = msgspec.structs.replace(table.head, ended=1.0, moves=7, scores=[3, 4], winners=[1], record="record")
        await tables.finish(head)
        await tables.finish(msgspec.structs.replace(head, moves=8, winners=[0]))
        found = await tables.head(table.head.id)
        assert found is not None
        assert (found.stage, found.ended, found.moves, found.scores, found.winners, found.record) == (
            "over",
            1.0,
            7,
            [3, 4],
            [1],
            "record",
        )
        await tables.set_rematch(table.head.id, "first")
        await tables.set_rematch(table.head.id, "second")
        assert (await tables.head(table.head.id)).rematch == "first"  # type: ignore[union-attr]
        await tables.remove(table.head.id)  # only what waits can be removed
        assert await tables.head(table.head.id) is not None

    in_house(tmp_path, scene)


def test_old_lines_of_a_chat_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pressgang.table.storage.chat.LINES_KEPT", 3)
    monkeypatch.setattr("pressgang.table.chat.LINES_KEPT", 3)

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        for number in range(5):
            await table.chat.say(0, str(number), None)
        assert [(line.number, line.text) for line in table.chat.lines] == [(2, "2"), (3, "3"), (4, "4")]
        monkeypatch.setattr("pressgang.table.storage.chat.LINES_KEPT", 100)
        assert [line.text for line in await house.storage.chat.lines(table.head.id)] == ["2", "3", "4"]

    in_house(tmp_path, scene)


def test_what_only_looks_says_nothing_about_storing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        database = house.storage.database
        database.writer.failing = "full"
        await database.file_version()
        assert database.writer.failing == "full"
        await house.storage.players.rename("player", "Eliza")
        assert database.writer.failing is None

    in_house(tmp_path, scene)
