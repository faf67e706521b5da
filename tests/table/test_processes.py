"""The processes of a server: who is alive, who drives which table, what those that think do when they are alone."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from test_nobody_starves import OneByOne
from test_table_house import Ear, asked, in_house, person, table_with, until
from test_two_processes import at_both, in_two_houses

from pressgang import Problem
from pressgang.table import bot_driver, caretaker, workers
from pressgang.table.caretaker import Caretaker
from pressgang.table.fair_queue import Rank
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Wish
from pressgang.table.processes import LIVING, is_dead, process_name
from pressgang.table.rows import OVER, Entry
from pressgang.table.storage import Taken
from pressgang.table.texts import time_limit
from pressgang.table.workers import Lane, Workers

BOT = Wish("bot", "random")


# Who is alive


def name_of(number: int) -> str:
    """What a process of this machine with this number is called."""
    machine, _, rest = process_name().partition(".")
    return f"{machine}.{number}.{rest.rpartition('.')[2]}"


def test_to_ask_whether_a_process_lives_does_it_no_harm() -> None:
    program = "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL); print('here', flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"here\n"
        name = name_of(process.pid)
        assert not is_dead(name)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.1)
        process.communicate(b"\n")
    assert process.returncode == 0
    assert is_dead(name)


@pytest.mark.parametrize("name", ["", "nonsense", "a.b.c"])
def test_of_a_process_whose_name_is_nonsense_nobody_knows(name: str) -> None:
    assert not is_dead(name)
    assert not is_dead(f"{process_name().partition('.')[0]}.{name or 'x'}.1")


def test_of_the_processes_of_other_machines_nobody_knows() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert is_dead(name_of(ended.pid))
    assert not is_dead(f"elsewhere.{ended.pid}.x")


# Who drives which table


def test_the_tables_of_a_process_that_died_are_driven_at_the_next_look(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here = await table_with(one, person(0), person(1), watched=False)
        LIVING.add(one.process)
        await Caretaker(two)._take_over()
        assert two.tables == {}
        LIVING.discard(one.process)
        await Caretaker(two)._take_over()
        assert [(name, table.driver.active) for name, table in two.tables.items()] == [(here.head.id, True)]

    in_two_houses(tmp_path, scene)


def test_the_caretaker_of_a_file_looks_whether_others_have_written(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here, there = await at_both(one, two, person(0), person(1))
        keeper = Caretaker(two)
        await keeper._tend()
        await here.moves.play(asked(here), "draw", "a", 0)
        await keeper._tend()
        await until(lambda: there.seq == 1)

    in_two_houses(tmp_path, scene, telling=False)


def test_a_table_that_cannot_be_read_is_set_aside_until_a_person_comes(tmp_path: Path) -> None:
    async def scene(one: House, two: House) -> None:
        here = await table_with(one, BOT, BOT, watched=False)
        await one.storage.entries.append(here.head.id, Entry(1, False, 0, "no such move", "x", 0.0))
        await one.storage.leases.let_go([here.head.id], one.process, resting=False)
        assert await two.storage.leases.undriven(10) == [here.head.id]
        await Caretaker(two)._take_over()
        assert await two.storage.leases.undriven(10) == []
        assert two.tables == {}

    in_two_houses(tmp_path, scene)


def test_a_game_that_has_not_begun_is_driven_by_nobody(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), watched=False)
        assert not table.driver.active
        await table.seating.sit("player 1", "Zach", None)
        assert table.driver.active

    in_house(tmp_path, scene)


def test_many_who_come_at_once_ask_once_a_second_who_drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[str] = []

    async def scene(one: House, two: House) -> None:
        _, there = await at_both(one, two, person(0), person(1))
        now = time.monotonic()
        monkeypatch.setattr(time, "monotonic", lambda: now)

        async def drive(tables: list[LiveTable]) -> None:
            asked_for.extend(table.head.id for table in tables)

        monkeypatch.setattr(two, "drive", drive)
        for _ in range(5):
            there.presence.join(Ear(None))
        await asyncio.sleep(0)
        assert asked_for == [there.head.id]
        now += 1.1
        there.presence.join(Ear(None))
        await asyncio.sleep(0)
        assert asked_for == [there.head.id] * 2

    in_two_houses(tmp_path, scene)


def test_a_table_that_was_put_away_twice_comes_back_twice(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        seen = [table]
        for _ in range(2):
            house.forget(seen[-1])
            seen.append(await house.table(table.head.id))
            assert house.tables[table.head.id] is seen[-1]
        assert len({id(each) for each in seen}) == 3

    in_house(tmp_path, scene)


# Moves that others overtake


def test_a_move_that_is_always_overtaken_is_out_of_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table, tried = await table_with(house, person(0), person(1), watched=False), []

        async def taken(name: str, entry: Entry) -> None:
            tried.append(entry.seq)
            raise Taken

        monkeypatch.setattr(table.moves._store, "append", taken)
        with pytest.raises(Problem) as refused:
            await table.moves.play(asked(table), "draw", "a", 0)
        assert (refused.value.code, table.seq) == ("table-stale", 0)
        assert len(tried) > 1

    in_house(tmp_path, scene)


def test_an_entry_that_is_stored_shows_that_something_can_be(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        house.storage.database.writer.failing = "full"
        await table.moves.play(asked(table), "draw", "a", 0)
        await house.storage.database.ping()

    in_house(tmp_path, scene)


def test_what_cannot_be_stored_is_told_to_who_moved_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        writer = house.storage.database.writer

        async def full(*_: object) -> None:
            raise OperationalError("insert", {}, Exception("the disk is full"))

        writer.failing = "full"  # so that it is tried but once
        with monkeypatch.context() as patch:
            patch.setattr(writer, "_insert", full)
            with pytest.raises(Problem) as refused:
                await table.moves.play(asked(table), "draw", "a", 0)
        assert (refused.value.code, refused.value.facts, table.seq) == ("not-stored", {"why": "the disk is full"}, 0)
        assert await table.moves.play(asked(table), "draw", "a", 0) == 1

    in_house(tmp_path, scene)


# What goes on by itself


def test_a_mistake_in_what_nobody_waits_for_is_written_down_and_what_is_done_is_forgotten(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def wrong() -> None:
        raise ValueError("wrong")

    async def right() -> None:
        pass

    async def scene(house: House) -> None:
        before = set(house._tasks)
        house.do(right())
        house.do(wrong())
        await until(lambda: set(house._tasks) <= before)

    with caplog.at_level(logging.ERROR, logger="pressgang.house"):
        in_house(tmp_path, scene)
    assert [record.getMessage() for record in caplog.records] == ["task"]
    assert "ValueError" in caplog.text


def test_the_caretaker_goes_on_after_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "TICK", 0.0)
    looked: list[int] = []

    async def scene(house: House) -> None:
        keeper = Caretaker(house)

        async def fails() -> None:
            looked.append(1)
            raise (ValueError, Problem, OSError)[len(looked) % 3]("wrong")

        monkeypatch.setattr(keeper, "_tend", fails)
        house.do(keeper.run())
        await until(lambda: len(looked) > 6)

    in_house(tmp_path, scene)


def test_a_bot_that_decides_at_once_is_not_seen_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_driver, "SLOW", 0.0)

    async def scene(house: House) -> None:
        table, ear = await table_with(house, BOT, BOT, watched=False), Ear(None)
        table.presence.join(ear)
        await until(lambda: table.head.stage == OVER)
        assert ear.heard == []

    in_house(tmp_path, scene)


def test_a_bot_that_thinks_for_long_is_seen_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_driver, "SLOW", 0.01)
    gate = asyncio.Event()

    class Slow(Workers):
        def warm_up(self) -> None:
            pass

        async def run(self, work: Any, *facts: object, **_: object) -> Any:
            await gate.wait()
            return work(*facts)

    async def scene(house: House) -> None:
        house.workers = Slow(1)
        table = await table_with(house, BOT, person(0), options={"traits": True}, watched=False)  # both choose a trait
        ear = Ear(1)
        table.presence.join(ear)
        await until(lambda: ear.heard == [0])
        gate.set()
        await until(lambda: table.seq > 0)

    in_house(tmp_path, scene)


def test_what_a_bot_could_not_do_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    class Hurried:
        """asyncio, but nobody sleeps."""

        get_running_loop = staticmethod(asyncio.get_running_loop)

        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            await asyncio.sleep(0)

    async def scene(house: House) -> None:
        table = await table_with(house, BOT, BOT, watched=False)
        play, failures = table.moves.play, [ValueError("wrong"), Problem("not-stored", why="full"), Problem("table-stale")]

        async def at_first_not(*facts: Any, **more: Any) -> int:
            if failures:
                raise failures.pop(0)
            return await play(*facts, **more)

        monkeypatch.setattr(table.moves, "play", at_first_not)
        monkeypatch.setattr(bot_driver, "asyncio", Hurried())  # its own alone: others sleep for a second, too
        table.presence.join(Ear(None))
        async with asyncio.timeout(15):
            while table.seq == 0:
                await asyncio.sleep(0.01)
        assert slept == [1, 1]  # who was overtaken need not wait

    in_house(tmp_path, scene)


# Those that think


def test_a_deck_is_not_read_by_the_processes_that_think_for_bots() -> None:
    async def scene() -> None:
        them = Workers(1)
        bots, others = OneByOne(), OneByOne()
        them._bots, them._others = bots, others
        asks = [asyncio.create_task(them.run(print, rank.name, rank=rank, client=("", ""))) for rank in Rank]
        for _ in asks:
            others.gate.release()
            bots.gate.release()
        await asyncio.gather(*asks)
        assert (bots.begun, others.begun) == (["BOT"], ["TEXT", "COACH", "REVIEW"])

    asyncio.run(scene())


def test_who_waits_for_a_process_hears_of_its_mistake() -> None:
    class Failing(Lane):
        async def _submit(self, job: Any) -> object:
            raise ValueError("wrong")

    async def scene() -> None:
        lane = Failing(1, 0)
        for _ in range(2):  # and the next one gets its turn
            with pytest.raises(ValueError, match="wrong"):
                async with asyncio.timeout(10):
                    await lane.run(print, (), Rank.BOT, ("", ""), None)

    asyncio.run(scene())


def test_a_lane_that_closes_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        lane = OneByOne()
        waiting = asyncio.create_task(lane.run(print, ("long",), Rank.BOT, ("", ""), None))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        lane.close()
        with pytest.raises(asyncio.CancelledError):
            async with asyncio.timeout(10):
                await waiting

    asyncio.run(scene())


def test_no_more_is_begun_at_once_than_there_are_processes() -> None:
    async def scene() -> None:
        lane = OneByOne()
        lane.count = 2
        asks = [asyncio.create_task(lane.run(print, (word,), Rank.BOT, (word, ""), None)) for word in "abcd"]
        for _ in range(5):
            await asyncio.sleep(0)
        assert lane.begun == ["a", "b"]
        lane.gate.release()
        for _ in range(5):
            await asyncio.sleep(0)
        assert lane.begun == ["a", "b", "c"]
        for ask in asks:
            ask.cancel()
        lane.close()

    asyncio.run(scene())


def test_a_process_that_thinks_gives_way() -> None:
    async def scene() -> int:
        lane = Lane(1, 3)
        try:
            return await lane.run(os.nice, (0,), Rank.BOT, ("", ""), None)
        finally:
            lane.close()

    assert asyncio.run(scene()) == min(19, os.nice(0) + 3)


def test_a_process_that_thinks_looks_once_a_second_whether_its_parent_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    parents, slept, ended = [7, 7, 7, 1], [], []

    class AtOnce(threading.Thread):
        def start(self) -> None:
            self.run()

    monkeypatch.setattr(threading, "Thread", AtOnce)
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(os, "getppid", lambda: parents.pop(0))
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(os, "nice", lambda niceness: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    workers._begin(7, 0)
    assert (slept, ended) == ([1, 1, 1], [0])


def test_a_process_that_thinks_goes_when_its_parent_has_gone() -> None:
    alone = "import time; from pressgang.table.workers import _begin; _begin(1 << 30, 0); time.sleep(60)"
    assert subprocess.run([sys.executable, "-c", alone], timeout=30).returncode == 0


def test_bots_and_all_else_have_processes_that_give_way_differently() -> None:
    assert [lane._niceness for lane in (Workers(3)._bots, Workers(3)._others)] == [5, 12]
    assert [lane.count for lane in (Workers(3)._bots, Workers(3)._others)] == [3, 1]
    assert Workers()._bots.count == workers.worker_count()


def test_workers_that_close_leave_no_process_behind_whatever_it_thinks_about() -> None:
    async def scene() -> list[int]:
        them = Workers(1)
        found = [await them.run(os.getpid, rank=rank, client=("", "")) for rank in (Rank.BOT, Rank.COACH)]
        thinking = [asyncio.create_task(them.run(time.sleep, 1000, rank=rank, client=("", ""))) for rank in (Rank.BOT, Rank.COACH)]
        await asyncio.sleep(0.1)
        them.close()
        await asyncio.gather(*thinking, return_exceptions=True)
        return found

    for process in asyncio.run(scene()):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_when_something_was_read_in_time_no_alarm_rings_later() -> None:
    with time_limit(0.05):
        pass
    time.sleep(0.1)


def test_what_has_a_time_limit_in_another_thread_is_done_without_one() -> None:
    done: list[str] = []

    def work() -> None:
        with time_limit(0.001):
            done.append("read")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["read"]
