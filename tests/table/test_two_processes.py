"""Two processes with one database: what is done at one is known at the other, at once if they tell each other, else a little later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from databases import database_in
from sqlalchemy import update
from test_table_house import Ear, Here, asked, in_house, person, table_with, until

from pressgang import Problem
from pressgang.table.announcer import Change
from pressgang.table.caretaker import Caretaker
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Wish
from pressgang.table.presence import Elsewhere
from pressgang.table.storage import Storage, schema


class Quiet(House):
    """A house that nobody looks after, so that all that happens is what it is told."""

    async def open(self) -> None:
        await self.storage.open()


def in_two_houses(path: Path, scene: Callable[[House, House], Awaitable[None]], telling: bool = True) -> None:
    """Play a scene in two houses with one database, which tell each other everything, or nothing."""

    database = database_in(path)

    async def play() -> None:
        one, two = (Quiet(Storage(database), Here(), pause=0) for _ in range(2))
        await one.open()
        await two.open()
        if telling:
            for house in (one, two):
                house.broadcast.publish = lambda line: [each.broadcast.hear(line) for each in (one, two)] and None
        try:
            await scene(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(play())


async def at_both(one: House, two: House, *seats: Wish, **more: object) -> tuple[LiveTable, LiveTable]:
    here = await table_with(one, *seats, watched=False, **more)
    return here, await two.table(here.head.id)


def test_who_sits_down_at_one_process_sits_at_the_other(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), Wish("open"), Wish("open"))
        await here.seating.sit("player 1", "Zach", 2)
        await until(lambda: there.seats[2].name == "Zach")
        await here.seating.share(0, "another browser")
        await until(lambda: there.sitters == {"player 0": 0, "player 1": 2, "another browser": 0})
        await here.seating.leave("player 1")
        await until(lambda: there.seats[2].kind == "open")
        await here.seating.start("player 0")
        await until(lambda: there.head.stage == "playing" and there.course is not None)

    in_two_houses(tmp_path, scene)


def test_who_is_helped_or_passes_ahead_at_one_process_does_so_at_the_other(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), person(1), person(2), game="pirates-mark")
        await here.seating.help(1)
        await until(lambda: there.seats[1].helped)
        await here.seating.come_back(1)
        await until(lambda: not there.seats[1].helped)
        await here.seating.pass_ahead(2, 5)
        await until(lambda: there.seats[2].ahead == 5)

    in_two_houses(tmp_path, scene)


def test_what_is_said_at_one_process_is_heard_once_at_the_other(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), person(1))
        ear = Ear(1)
        there.presence.join(ear)
        for text in ("Ahoy!", "Anybody?"):
            await here.chat.say(0, text, None)
        await until(lambda: len(ear.heard) == 2)
        await there.chat.catch_up()
        assert [line.text for line in ear.heard if not isinstance(line, int)] == ["Ahoy!", "Anybody?"]
        assert there.chat.lines == here.chat.lines

    in_two_houses(tmp_path, scene)


def test_a_process_that_takes_up_a_table_asks_who_is_there(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here = await table_with(one, person(0), person(1), watched=False)
        for ear in (Ear(1), Ear(None), Ear(None)):
            here.presence.join(ear)
        there = await two.table(here.head.id)
        assert (there.presence.is_here(0), there.presence.is_here(1)) == (False, True)
        assert (there.presence.onlookers, there.presence.onlookers_here()) == (2, 0)
        assert (here.presence.onlookers, here.presence.is_here(0)) == (2, False)

    in_two_houses(tmp_path, scene)


def test_a_process_that_has_not_said_for_long_who_is_there_is_not_believed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        now = time.monotonic()
        table.presence.heard_from("elsewhere", Elsewhere([0], 1, now + 12))
        table.presence.gone_at[0] = now - 100
        table.presence.forget_silent(now + 11)
        assert (table.presence.is_here(0), table.presence.onlookers, table.presence.anybody) == (True, 1, True)
        table.presence.heard_from("elsewhere", Elsewhere([], 1, now + 12))
        assert not table.presence.is_here(0)
        assert table.presence.gone_at[0] >= now
        table.presence.forget_silent(now + 13)
        assert (table.presence.onlookers, table.presence.anybody) == (0, False)

    in_house(tmp_path, scene)


def test_a_process_that_is_told_nothing_finds_out(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), person(1))
        waiting, other = await at_both(one, two, person(0), Wish("open"))
        keeper = Caretaker(two)
        await keeper._look_at_file()
        assert there.course is not None
        await here.moves.play(asked(here), "draw", "a", 0)
        await waiting.seating.sit("player 1", "Zach", None)
        assert there.seq == 0
        await keeper._look_at_file()
        await until(lambda: there.seq == 1 and other.head.stage == "playing")

    in_two_houses(tmp_path, scene, telling=False)


def test_a_move_that_another_process_has_stored_comes_by_its_number(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), person(1))
        await here.moves.play(asked(here), "draw", "a", 0)
        two.broadcast.hear(f"{here.head.id} 1\nnosuchtable 5\n")
        await until(lambda: there.seq == 1)

    in_two_houses(tmp_path, scene, telling=False)


def test_a_table_that_nobody_drives_is_driven_where_somebody_comes(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, Wish("bot", "random"), Wish("bot", "random"))
        assert (here.driver.active, there.driver.active) == (True, False)
        here.driver.activate(False)
        await one.storage.leases.let_go([here.head.id], one.process, resting=True)
        there.presence.join(Ear(None))
        await until(lambda: there.head.stage == "over")
        assert not here.driver.active

    in_two_houses(tmp_path, scene)


def test_a_table_is_driven_by_one_until_it_lets_go(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, _ = await at_both(one, two, person(0), person(1))
        table = [here.head.id]
        assert await two.storage.leases.take(table, two.process) == []
        await two.storage.leases.let_go(table, two.process, resting=False)
        assert await two.storage.leases.take(table, two.process) == []
        assert await one.storage.leases.take(table, one.process) == table
        await one.storage.leases.let_go(table, one.process, resting=False)
        assert await one.storage.leases.undriven(10) == table
        assert await two.storage.leases.take(table, two.process) == table
        assert await one.storage.leases.undriven(10) == []

    in_two_houses(tmp_path, scene)


def test_a_table_that_rests_need_not_be_driven(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, _ = await at_both(one, two, person(0), person(1))
        await one.storage.leases.let_go([here.head.id], one.process, resting=True)
        assert await two.storage.leases.undriven(10) == []

    in_two_houses(tmp_path, scene)


def test_a_table_of_a_process_that_died_is_free_at_once_and_of_one_that_lives_is_not(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, _ = await at_both(one, two, person(0), person(1))
        await two.storage.leases.free_from_the_dead(lambda process: False)
        assert await two.storage.leases.undriven(10) == []
        await two.storage.leases.free_from_the_dead(lambda process: process == one.process)
        assert await two.storage.leases.undriven(10) == [here.head.id]

    in_two_houses(tmp_path, scene)


@pytest.mark.parametrize("seconds", [-3600.0, 3600.0])
def test_when_the_clock_of_a_process_jumps_it_neither_loses_nor_takes_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    async def scene(one: House, two: House) -> None:
        here, _ = await at_both(one, two, person(0), person(1))
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + seconds)
        assert await two.storage.leases.undriven(10) == []
        assert await two.storage.leases.take([here.head.id], two.process) == []
        assert await one.storage.leases.take([here.head.id], one.process) == [here.head.id]
        monkeypatch.setattr(time, "time", real)
        assert await two.storage.leases.take([here.head.id], two.process) == []

    in_two_houses(tmp_path, scene)


@pytest.mark.parametrize(("moved", "is_free"), [(-3600.0, True), (-20.0, True), (0.0, False), (0.5, False), (3600.0, True)])
def test_when_the_clock_of_the_database_was_set_back_no_table_waits_for_it(tmp_path: Path, moved: float, is_free: bool) -> None:
    """The lease of a table ends an hour from now, as it does after the clock was set back by an hour."""

    async def scene(one: House, two: House) -> None:
        here, _ = await at_both(one, two, person(0), person(1))
        table, column = here.head.id, schema.tables.c
        await one.storage.database.change(update(schema.tables).where(column.id == table).values(until=column.until + moved))
        assert await two.storage.leases.undriven(10) == ([table] if is_free else [])
        assert await two.storage.leases.take([table], two.process) == ([table] if is_free else [])

    in_two_houses(tmp_path, scene)


def test_a_process_that_ends_lets_go_of_its_tables_at_once(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, _ = await at_both(one, two, person(0), person(1))
        await one.close()
        assert not here.driver.active
        assert await two.storage.leases.undriven(10) == [here.head.id]

    in_two_houses(tmp_path, scene)


class Noticing(Ear):
    """Writes down what it is told has changed."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.noticed: list[Change] = []

    def notice(self, change: Change) -> None:
        self.noticed.append(change)


def test_who_comes_and_goes_elsewhere_is_told_here_if_it_makes_a_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pressgang.table.presence.EVERY", 0.0)

    async def scene(house: House) -> None:
        table, later = await table_with(house, person(0), person(1), watched=False), time.monotonic() + 100
        ear = Noticing(1)
        table.presence.join(ear)
        for seats, onlookers, is_told in (([0], 0, True), ([0], 0, False), ([0], 1, True), ([], 1, True), ([], 1, False)):
            ear.noticed.clear()
            table.presence.heard_from("elsewhere", Elsewhere(seats, onlookers, later))
            assert ear.noticed == [Change.ABOUT] * is_told
        table.presence.forget_silent(later)
        assert ear.noticed == []
        table.presence.forget_silent(later + 1)
        assert ear.noticed == [Change.ABOUT]

    in_house(tmp_path, scene)


def test_bots_play_on_as_soon_as_somebody_comes_though_that_is_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, Wish("bot", "random"), Wish("bot", "random"), watched=False)
        monkeypatch.setattr("pressgang.table.presence.EVERY", 1000.0)
        table.presence._told_at = time.monotonic()
        table.presence.join(Ear(None))
        await until(lambda: table.head.stage == "over")

    in_house(tmp_path, scene)


def test_the_table_of_a_game_that_was_forgotten_is_over(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), Wish("open"))
        ear = Noticing(None)
        there.presence.join(ear)
        ear.noticed.clear()
        await here.seating.leave("player 0")
        assert here.head.id not in one.tables
        await until(lambda: there.head.id not in two.tables)
        assert (there.head.stage, ear.noticed) == ("over", [Change.ABOUT])
        with pytest.raises(Problem) as refused:
            await two.table(here.head.id)
        assert refused.value.code == "no-such-table"

    in_two_houses(tmp_path, scene)
