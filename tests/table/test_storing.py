"""Storing: what is refused, what is closed, and that nobody waits for an answer that does not come."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from test_table_house import asked, in_house, person, table_with

from pressgang import Problem
from pressgang.table.house import House
from pressgang.table.opening import Wish
from pressgang.table.rows import Entry
from pressgang.table.storage import Storage, Taken, writer

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
