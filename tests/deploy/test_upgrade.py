"""A database that 0.1.0 left, with today's server: nothing is lost, finished games are the same, others are played to their end."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from guests import Person, play_out, serving
from hosting import Old, rows_of, sizes
from sqlalchemy import select, text

from pressgang import Problem, Record
from pressgang.cli.serve import verify
from pressgang.table.rows import OVER, PLAYING, WAITING
from pressgang.table.storage import Storage
from pressgang.table.storage.schema import reviews, tables
from pressgang.words import voice

ANNE, MARY = "A" * 43, "M" * 43
IS_OVER = tables.c.stage == OVER


def browser(address: str, token: str = ANNE) -> Person:
    """The browser of somebody who was here before, known by its cookie."""
    person = Person(address)
    person.http.cookies.set("pressgang", token)
    return person


class Upgraded(NamedTuple):
    """A server of today, on a database of 0.1.0."""

    address: str
    url: str
    asked: dict[str, Any]


@pytest.fixture(scope="module")
def upgraded(leave: Callable[[], Old], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    old = leave()
    with serving(old.url, tmp_path_factory.mktemp("upgraded") / "errors.txt") as address:
        yield Upgraded(address, old.url, old.asked)


def test_the_upgrade_loses_nothing(old: Old) -> None:
    async def open_it() -> None:
        storage = Storage(old.url)
        await storage.open()
        await storage.close()

    before = sizes(old.url)
    assert min(before.values()) > 0
    assert rows_of(old.url, text("select version_num from alembic_version")) == [("0001",)]
    asyncio.run(open_it())
    assert rows_of(old.url, text("select version_num from alembic_version")) == [("0002",)]
    assert sizes(old.url) == before


def test_games_that_are_over_are_what_they_were(upgraded: Upgraded) -> None:
    over = rows_of(upgraded.url, select(tables.c.id, tables.c.record, tables.c.scores).where(tables.c.id.not_in(upgraded.asked), IS_OVER))
    assert {Record.loads(row.record).game for row in over} == {"dead-mans-draw", "dread-draw", "pirates-mark"}

    async def look() -> None:
        async with browser(upgraded.address) as anne:
            for table, written, scores in over:
                record = Record.loads((await anne.http.get(f"/api/tables/{table}/record")).text)
                assert record.dumps() == Record.loads(written).dumps()
                assert list(record.replay().standing().scores) == json.loads(scores)
                verify(record)

    asyncio.run(look())


def test_what_the_coach_said_then_can_still_be_said(upgraded: Upgraded) -> None:
    kept = rows_of(upgraded.url, select(reviews.c.text))
    said = {code for (text,) in kept for code in re.findall(r'"code":"([\w-]+)"', text)}
    assert len(said) > 3
    assert {code for code in said if not voice("en").has(code)} == set()


def test_whoever_played_is_asked_what_they_were_asked_and_plays_to_the_end(upgraded: Upgraded) -> None:
    async def play(anne: Person, mary: Person, table: str) -> None:
        async with anne.at(table) as one, mary.at(table) as two:
            await one.until(lambda: one.seq >= 0)
            assert {"seq": one.seq, "moves": one.moves} == upgraded.asked[table]
            people = sum(seat["kind"] == "person" for seat in one.news["seats"])
            await asyncio.gather(*[play_out(chair) for chair in (one, two)[:people]])

    async def play_all() -> None:
        async with browser(upgraded.address) as anne, browser(upgraded.address, MARY) as mary:
            await asyncio.gather(*[play(anne, mary, table) for table in upgraded.asked])

    games = rows_of(upgraded.url, select(tables.c.game, tables.c.start.is_(None)).where(tables.c.id.in_(upgraded.asked)).distinct())
    assert len(games) == 6  # three games, from their beginning and from a position
    asyncio.run(play_all())
    ended = rows_of(upgraded.url, select(tables.c.id).where(tables.c.id.in_(upgraded.asked), IS_OVER))
    assert {row.id for row in ended} == set(upgraded.asked)


def test_an_open_seat_can_be_taken_and_names_are_kept(upgraded: Upgraded) -> None:
    async def sit() -> None:
        async with browser(upgraded.address) as anne, browser(upgraded.address, MARY) as mary:
            assert (await mary.get("/api/hello"))["name"] == "Mary"
            assert (await mary.sit(table, "Mary")).json()["stage"] == PLAYING
            assert table in [each["id"] for each in await anne.get("/api/history")]

    ((table,),) = rows_of(upgraded.url, select(tables.c.id).where(tables.c.stage == WAITING))  # the lobby shows only what is new
    asyncio.run(sit())


def test_a_database_of_a_version_to_come_is_left_alone(old: Old) -> None:
    async def from_the_future() -> None:
        storage = Storage(old.url)
        await storage.open()
        await storage.database.write(lambda connection: connection.execute(text("update alembic_version set version_num = '9999'")))
        await storage.close()
        await storage.open()

    with pytest.raises(Problem, match=r"9999.*start that version") as refused:
        asyncio.run(from_the_future())
    assert refused.value.code == "database-newer"
