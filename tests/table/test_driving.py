"""What goes on by itself: who is waited for and how long, what the caretaker does, and the processes that think."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from test_nobody_starves import OneByOne, lined_up, nothing
from test_table_house import Ear, asked, in_house, person, table_with

from pressgang import Problem
from pressgang.table import names, workers
from pressgang.table.caretaker import Caretaker
from pressgang.table.clocks import GRACE, NEVER, Deed, next_deed, seconds_left
from pressgang.table.course import Course
from pressgang.table.fair_queue import Rank
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Wish
from pressgang.table.presence import Elsewhere
from pressgang.table.workers import LONGEST_LINE, LONGEST_LINE_AT, Lane, worker_count

BOT = Wish("bot", "random")


def course_of(table: LiveTable) -> Course:
    assert table.course is not None
    return table.course


# Clocks


def test_a_bot_leaves_a_person_a_moment_to_take_back_a_choice(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(seat) for seat in range(3)], game="pirates-mark", watched=False)
        first = asked(table)
        table.presence.join(Ear(first))
        await table.moves.play(first, "bid 3", "a", 0)
        course, house.pause = course_of(table), 5.0
        caller = course.state.pending[0]
        table.seats[caller].helped = True
        now = table.moved + 1
        assert next_deed(table, course, caller, now) == (table.moved + 5.0, Deed.THINK)
        table.presence.part(next(iter(table.presence.listeners)))
        assert next_deed(table, course, caller, now) == (now, Deed.THINK)

    in_house(tmp_path, scene)


def test_bots_among_themselves_wait_a_quarter_of_that(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, BOT, BOT, watched=False)
        house.pause = 4.0
        assert next_deed(table, course_of(table), asked(table), table.moved) == (table.moved + 1.0, Deed.THINK)

    in_house(tmp_path, scene)


def test_who_is_gone_is_waited_for_and_who_is_there_has_the_clock(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), clock=100, watched=False)
        course, slow = course_of(table), asked(table)
        assert next_deed(table, course, slow, 0.0) == (NEVER, Deed.HELP)
        table.presence.join(Ear(1 - slow))
        since = max(course.asked_at[slow], table.loaded)
        table.presence.gone_at[slow] = since + 20
        assert next_deed(table, course, slow, 0.0) == (since + 20 + GRACE, Deed.HELP)
        table.presence.gone_at[slow] = since - 2 * GRACE
        assert next_deed(table, course, slow, 0.0) == (since, Deed.HELP)
        table.presence.gone_at[slow] = since + 100
        assert next_deed(table, course, slow, 0.0) == (since + 100, Deed.HELP)
        table.presence.join(Ear(slow))
        assert next_deed(table, course, slow, 0.0) == (since + 100, Deed.HELP)

    in_house(tmp_path, scene)


def test_a_window_closes_with_a_pass_and_bots_keep_silent_in_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(seat) for seat in range(4)], game="pirates-mark", window=3, watched=False)
        for seat in range(4):
            table.presence.join(Ear(seat))
        await table.moves.play(asked(table), "bid 3", "a", 0)
        course = course_of(table)
        one, two = course.state.pending
        since = course.asked_at[one]
        assert next_deed(table, course, one, 0.0) == (since + 3, Deed.PASS)
        table.seats[one].helped = True
        assert next_deed(table, course, one, 0.0) == (since + 1.5, Deed.THINK)
        table.head.window = 60
        assert next_deed(table, course, one, 0.0) == (since + 2.0, Deed.THINK)
        speaker = next(ear for ear in table.presence.listeners if ear.seat == two)
        table.presence.part(speaker)
        assert next_deed(table, course, one, 7.0) == (table.moved, Deed.THINK)  # nobody is there who might speak up
        table.presence.join(speaker)
        table.seats[two].ahead = 2
        assert next_deed(table, course, two, 7.0) == (since + 60, Deed.PASS)
        table.seats[two].ahead = 3
        assert next_deed(table, course, two, 7.0) == (7.0, Deed.PASS)

    in_house(tmp_path, scene)


def test_how_long_somebody_has_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, *[person(seat) for seat in range(4)], game="pirates-mark", window=8, clock=60, watched=False)
        course, bidder = course_of(table), asked(table)
        now = max(course.asked_at[bidder], table.loaded)
        monkeypatch.setattr(time, "monotonic", lambda: now + 10)
        assert seconds_left(table, bidder) == (pytest.approx(50), False)
        assert seconds_left(table, None) == (pytest.approx(50), False)
        monkeypatch.setattr(time, "monotonic", lambda: now + 1000)
        assert seconds_left(table, bidder) == (0.0, False)
        table.seats[bidder].helped = True
        assert seconds_left(table, None) == seconds_left(table, bidder) == (None, False)  # bots are not hurried
        table.seats[bidder].helped = False
        table.head.clock = None
        assert seconds_left(table, bidder) == (None, False)
        monkeypatch.setattr(time, "monotonic", lambda: now)
        await table.moves.play(bidder, "bid 3", "a", 0)
        monkeypatch.setattr(time, "monotonic", lambda: now + 3)
        one, two = course.state.pending
        assert seconds_left(table, one) == (pytest.approx(5), True)
        course.asked_at[two] += 2
        assert [seconds_left(table, seat)[0] for seat in (one, two, None)] == pytest.approx([5, 7, 5])  # who looks sees their own time

    in_house(tmp_path, scene)


def test_the_clock_of_who_is_back_begins_anew_and_only_theirs(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), clock=1000, options={"traits": True}, watched=False)
        course, before = course_of(table), course_of(table).asked_at.copy()
        course.asked_at[:] = [at - 500 for at in before]
        table.loaded -= 500
        await table.seating.help(0)
        assert course.asked_at == [at - 500 for at in before]
        await table.seating.come_back(0)
        assert course.asked_at[0] >= before[0]
        assert course.asked_at[1] == before[1] - 500
        again = course.asked_at.copy()
        await table.seating.come_back(0)  # who was not away has no more time
        assert course.asked_at == again

    in_house(tmp_path, scene)


# Presence


def test_since_when_somebody_is_gone_is_known(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        two = [Ear(0), Ear(0)]
        for ear in two:
            table.presence.join(ear)
        table.presence.gone_at[0] = 0.0
        table.presence.part(two[0])
        assert (table.presence.gone_at[0], table.presence.seats_here()) == (0.0, [0])
        before = time.monotonic()
        table.presence.part(two[1])
        assert table.presence.gone_at[0] >= before
        assert (table.presence.seats_here(), table.presence.is_here(0)) == ([], False)
        table.presence.part(two[1])
        assert table.presence.onlookers == 0

    in_house(tmp_path, scene)


# The caretaker


def test_the_caretaker_forgets_processes_that_are_silent(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        table.presence.heard_from("elsewhere", Elsewhere([0], 0, time.monotonic() - 1))
        await Caretaker(house)._tend()
        assert not table.presence.is_here(0)

    in_house(tmp_path, scene)


def test_the_caretaker_puts_away_what_is_not_used_and_lets_go_of_what_is_alone(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        keeper = Caretaker(house)
        watched, alone, idle = [await table_with(house, person(0), person(1), watched=number == 0) for number in range(3)]
        now = time.monotonic()
        watched.used, alone.used, idle.used = now - 100, now - 5, now - 30
        await keeper._put_away(now)
        assert set(house.tables) == {watched.head.id, alone.head.id}
        assert [watched.driver.active, alone.driver.active] == [True, False]
        assert await house.storage.leases.undriven(10) == []
        await keeper._renew_leases()
        assert not alone.driver.active

    in_house(tmp_path, scene)


# Processes that think


def test_how_many_processes_think(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    for cores in (1, 2, 4, 64, None):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        counted.append(worker_count())
    assert counted == [1, 1, 3, 4, 1]


def test_a_worker_leaves_it_to_its_parent_to_hear_ctrl_c() -> None:
    async def scene() -> tuple[int, int]:
        lane = Lane(1, 0)
        try:
            worker = await lane.run(os.getpid, (), Rank.BOT, ("", ""), None)
            os.kill(worker, signal.SIGINT)
            return worker, await lane.run(os.getpid, (), Rank.BOT, ("", ""), None)
        finally:
            lane.close()

    first, second = asyncio.run(scene())
    assert first == second


def test_a_worker_that_was_killed_is_replaced_and_the_work_done() -> None:
    async def scene() -> tuple[int, int]:
        lane = Lane(1, 0)
        try:
            worker = await lane.run(os.getpid, (), Rank.BOT, ("", ""), None)
            os.kill(worker, signal.SIGKILL)
            return worker, await lane.run(os.getpid, (), Rank.BOT, ("", ""), None)
        finally:
            lane.close()

    first, second = asyncio.run(scene())
    assert first != second


def test_there_is_a_quota_for_all_people_of_an_address() -> None:
    async def scene() -> None:
        lane, full = OneByOne(), LONGEST_LINE_AT // LONGEST_LINE
        asks = [asyncio.create_task(lane.run(nothing, ("first",), Rank.COACH, ("0.0.0.0", ""), None))]
        await asyncio.sleep(0)
        for player in range(full):
            facts = [lane.run(nothing, (str(number),), Rank.COACH, ("1.1.1.1", str(player)), None) for number in range(LONGEST_LINE)]
            asks += [asyncio.create_task(each) for each in facts]
            await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            async with asyncio.timeout(10):
                await lane.run(nothing, ("one more",), Rank.COACH, ("1.1.1.1", "another"), None)
        assert refused.value.code == "too-busy"
        (elsewhere,) = await lined_up(lane, ("elsewhere", Rank.COACH, "2.2.2.2"))
        for task in (*asks, elsewhere):
            task.cancel()
        lane.close()

    asyncio.run(scene())


def test_a_line_that_is_empty_has_nothing_in_it() -> None:
    async def scene() -> None:
        lane = OneByOne()
        (task,) = await lined_up(lane, ("only", Rank.BOT, "1.1.1.1"))
        assert len(lane.line) == 0
        lane.gate.release()
        await task
        assert lane.begun == ["only"]

    asyncio.run(scene())


# What is drawn by chance


def test_a_seed_has_128_bits(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        seeds = {int((await table_with(house, person(0), Wish("open"), watched=False)).head.seed) for _ in range(20)}
        assert {seed.bit_length() for seed in seeds} == {128}
        assert len(seeds) == 20

    in_house(tmp_path, scene)


def test_bots_that_take_open_seats_have_names_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names.secrets, "choice", lambda free: free[0])

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), Wish("open"), Wish("open"), watched=False)
        await table.seating.start("player 0")
        assert len({seat.name for seat in table.seats}) == 4

    in_house(tmp_path, scene)


def test_where_a_line_has_formed_captains_hurry() -> None:
    assert [workers.hurried("captain", waiting) for waiting in (2, 3, 4)] == ["captain", "captain:ms=66", "captain:ms=50"]
