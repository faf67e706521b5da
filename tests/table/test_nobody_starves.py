"""Nobody starves anybody: who takes turns with whom, which tables rest, and that no clock but a steady one counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_table_house import Ear, Here, asked, in_house, person, table_with, until

from pressgang import Problem
from pressgang.table import presence, texts
from pressgang.table.announcer import LISTENERS_AT_ONCE, Change
from pressgang.table.clocks import seconds_left
from pressgang.table.fair_queue import FairQueue, Rank
from pressgang.table.house import House
from pressgang.table.opening import Wish
from pressgang.table.workers import LONGEST_LINE, Busy, Lane

CAPTAIN = Wish("bot", "captain")


class OneByOne(Lane):
    """A lane whose work is done when the test says so."""

    def __init__(self) -> None:
        super().__init__(1, 0)
        self.begun: list[str] = []
        self.gate = asyncio.Semaphore(0)

    async def _submit(self, job: Any) -> object:
        self.begun.append(job.facts[0])
        await self.gate.acquire()
        return job.facts[0]


def nothing(*_: object) -> None:
    pass


async def lined_up(lane: OneByOne, *asks: tuple[str, Rank, str]) -> list[asyncio.Task[None]]:
    tasks = []
    for word, rank, address in asks:
        tasks.append(asyncio.create_task(lane.run(nothing, (word,), rank, (address, ""), None)))
        await asyncio.sleep(0)
    return tasks


def test_who_asks_for_much_waits_behind_who_asks_for_little() -> None:
    async def scene() -> list[str]:
        lane = OneByOne()
        asks = [(f"greedy {number}", Rank.COACH, "1.1.1.1") for number in range(12)]
        tasks = await lined_up(lane, *asks, ("modest", Rank.COACH, "2.2.2.2"), ("slow", Rank.REVIEW, "3.3.3.3"))
        for _ in tasks:
            lane.gate.release()
        await asyncio.gather(*tasks)
        return lane.begun

    begun = asyncio.run(scene())
    assert begun.index("modest") <= 2
    assert begun[-1] == "slow"


def test_bots_go_before_the_coach_and_the_coach_before_reviews() -> None:
    queue = FairQueue[str]()
    for word, rank in (("review", Rank.REVIEW), ("coach", Rank.COACH), ("bot", Rank.BOT)):
        queue.push(word, rank, ("", ""))
    assert [queue.pop() for _ in range(3)] == ["bot", "coach", "review"]


def test_people_of_one_address_take_turns_too() -> None:
    queue = FairQueue[str]()
    for number in range(5):
        queue.push(f"eve {number}", Rank.BOT, ("1.1.1.1", "eve"))
    queue.push("anne", Rank.BOT, ("1.1.1.1", "anne"))
    assert [queue.pop() for _ in range(2)] == ["eve 0", "anne"]


def test_there_is_a_quota_of_what_waits() -> None:
    async def scene() -> None:
        lane = OneByOne()
        tasks = await lined_up(lane, *[(str(number), Rank.COACH, "1.1.1.1") for number in range(LONGEST_LINE + 1)])
        with pytest.raises(Problem) as refused:
            async with asyncio.timeout(10):
                await lane.run(nothing, ("one more",), Rank.COACH, ("1.1.1.1", ""), None)
        assert refused.value.code == "too-busy"
        for task in tasks:
            task.cancel()
        lane.close()

    asyncio.run(scene())


def test_a_bot_whose_turn_does_not_come_hears_so_in_time_and_is_not_thought_about_later() -> None:
    async def scene() -> None:
        lane = OneByOne()
        (first,) = await lined_up(lane, ("first", Rank.BOT, "1.1.1.1"))
        with pytest.raises(Busy):
            await lane.run(nothing, ("second",), Rank.BOT, ("2.2.2.2", ""), 0.01)
        lane.gate.release()
        await first
        await asyncio.sleep(0)
        assert lane.begun == ["first"]

    asyncio.run(scene())


class Overrun(Here):
    """Too many think already."""

    async def run(self, work: Any, *facts: object, **_: object) -> Any:
        raise Busy


def test_where_too_many_think_bots_play_by_rule_of_thumb(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        house.workers = Overrun()
        table = await table_with(house, CAPTAIN, CAPTAIN)
        await until(lambda: table.head.stage == "over")

    in_house(tmp_path, scene)


def test_a_table_without_people_rests_until_somebody_comes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, Wish("bot", "random"), Wish("bot", "random"), watched=False)
        await asyncio.sleep(0.2)
        assert table.seq == 0
        ear = Ear(None)
        table.presence.join(ear)
        await until(lambda: table.seq > 5)
        table.presence.part(ear)
        await asyncio.sleep(0.1)
        seq = table.seq
        await asyncio.sleep(0.2)
        assert table.seq == seq

    in_house(tmp_path, scene)


def test_who_left_a_table_may_open_another(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), CAPTAIN, watched=False)
        assert await house.storage.lists.count_unfinished("player 0") == 1
        await table.seating.leave("player 0")
        assert await house.storage.lists.count_unfinished("player 0") == 0
        await table_with(house, CAPTAIN, CAPTAIN, watched=False)
        assert await house.storage.lists.count_unfinished("player 0") == 1

    in_house(tmp_path, scene)


def test_bots_think_for_whoever_is_at_the_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), CAPTAIN, watched=False)
        table.presence.join(Ear(None, "9.9.9.9"))
        assert table.client == ("9.9.9.9", "player 0")
        table.presence.join(Ear(0, "1.2.3.4"))
        assert table.client == ("1.2.3.4", "player 0")

    in_house(tmp_path, scene)


# People who come and go


class Counting(Ear):
    """Counts how often something is told."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.told = 0

    def notice(self, change: Change) -> None:
        self.told += 1


def test_who_comes_and_goes_is_told_at_most_twice_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.2)

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        there = Counting(0)
        table.presence.join(there)
        await asyncio.sleep(0.3)
        there.told = 0
        for _ in range(200):
            visitor = Ear(None)
            table.presence.join(visitor)
            table.presence.part(visitor)
        table.presence.join(Ear(None))
        assert there.told <= 1
        await asyncio.sleep(0.3)
        assert there.told == 2
        assert table.presence.onlookers == 1

    in_house(tmp_path, scene)


def test_a_crowd_is_told_a_few_at_a_time_and_who_plays_first(tmp_path: Path) -> None:
    told: list[int | None] = []

    class Woken(Ear):
        def wake(self) -> None:
            told.append(self.seat)

    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        crowd = [Woken(None) for _ in range(3 * LISTENERS_AT_ONCE)]
        for ear in (*crowd, Woken(0), Woken(1)):
            table.presence.join(ear)
        await until(lambda: len(told) >= len(crowd) + 2)
        told.clear()
        table.changed(Change.GAME)
        assert told == []
        await asyncio.sleep(0)
        assert (sorted(told[:2], key=str), len(told)) == ([0, 1], LISTENERS_AT_ONCE)
        await until(lambda: len(told) == len(crowd) + 2)

    in_house(tmp_path, scene)


def test_a_crowd_hears_what_is_said_a_few_at_a_time_and_in_its_order(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), watched=False)
        crowd = [Ear(None) for _ in range(3 * LISTENERS_AT_ONCE)]
        for ear in crowd:
            table.presence.join(ear)
        house.announcer.tell(table, 1)
        assert sum(len(ear.heard) for ear in crowd) == 0
        await asyncio.sleep(0)
        assert sum(len(ear.heard) for ear in crowd) == LISTENERS_AT_ONCE
        late = Ear(None)
        table.presence.join(late)
        house.announcer.tell(table, 2)
        await until(lambda: all(len(ear.heard) == 2 for ear in crowd))
        assert all(ear.heard == [1, 2] for ear in crowd)
        assert late.heard == [2]
        few = await table_with(house, person(0), person(1))
        house.announcer.tell(few, 3)
        assert [ear.heard for ear in few.presence.listeners if isinstance(ear, Ear)] == [[3]]

    in_house(tmp_path, scene)


def test_who_sits_down_while_connected_is_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), Wish("open"), watched=False)
        ear = Ear(None)
        table.presence.join(ear)
        assert (table.presence.is_here(1), table.presence.onlookers) == (False, 1)
        table.presence.reseat(ear, 1)
        assert (table.presence.is_here(1), table.presence.onlookers) == (True, 0)
        table.presence.part(ear)
        assert not table.presence.is_here(1)

    in_house(tmp_path, scene)


# Clocks


def jump(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Somebody sets the clock of the machine."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_when_the_machine_s_clock_jumps_nobody_loses_or_gains_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    async def scene(house: House) -> None:
        table = await table_with(house, person(0), person(1), clock=60, watched=False)
        for seat in (0, 1):
            table.presence.join(Ear(seat))
        slow = asked(table)
        jump(monkeypatch, seconds)
        table.driver.plan()
        await asyncio.sleep(0.1)
        assert not table.seats[slow].helped
        left, _ = seconds_left(table, slow)
        assert left is not None
        assert 50 < left <= 60
        assert table.course is not None
        await table.moves.play(slow, table.course.match.game.notation(table.course.state.actions(slow)[0]), "a", 0)
        left, _ = seconds_left(table, asked(table))
        assert left is not None
        assert 50 < left <= 60

    in_house(tmp_path, scene)


# Texts from people


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a." * 30_000 + "b = 1", "long-key"),
        ("\n".join(["[" + "a." * 90 + "b]"] * 300), "long-key"),
        ('"a".' * 9 + "b = 1", "long-key"),
        ("x" * 3000 + " = 1", "long-key"),
        ("a = " + "[" * 5000, "too-deep"),
        ("a = " + "{b=" * 5000, "too-deep"),
        ("#" * 70_000, "file-large"),
    ],
)
def test_a_text_that_would_take_long_to_read_is_not_read(text: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem) as refused:
        texts.read_options("dread-draw", {"deck": text}, 2)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "text", ["#", "#\n[[card]]\n", "a = " + "[" * 8 + "]" * 8, "a.b.c.d.e = 1", "# a.b.c.d.e.f.g\n", 'a = "' + "x" * 500 + '"', "[]" * 20]
)
def test_a_text_within_the_limits_is_read(text: str) -> None:
    texts.check_text(text)


@pytest.mark.parametrize("text", ["a = " + "[" * 9, "a = " + "[" * 8 + "]" + "[" * 2, "a.b.c.d.e.f = 1", "x" * 401])
def test_a_text_just_beyond_the_limits_is_not(text: str) -> None:
    with pytest.raises(Problem):
        texts.check_text(text)


def test_the_deck_that_comes_with_us_may_be_sent_as_a_text() -> None:
    from pressgang.games.dread_draw import deck

    text = Path(deck.__file__).with_name("deck.toml").read_text(encoding="utf-8")
    assert texts.read_options("dread-draw", {"deck": text}, 2)["deck"]


def nested(depth: int) -> object:
    """A list in a list in a list."""
    return [nested(depth - 1)] if depth else 1


@pytest.mark.parametrize("value", [nested(6), [1] * 19_999, [[1] * 9_998, [1] * 9_999]])
def test_options_within_the_limits_are_read(value: object) -> None:
    texts.check_options({"traits": value})


@pytest.mark.parametrize(
    ("value", "code"),
    [(nested(7), "too-deep"), (nested(500), "too-deep"), ([1] * 20_000, "file-large"), ([[1] * 9_999, [1] * 9_999], "file-large")],
)
def test_options_that_are_too_deep_or_too_many_are_refused(value: object, code: str) -> None:
    with pytest.raises(Problem) as refused:
        texts.check_options({"traits": value})
    assert refused.value.code == code


def test_what_is_read_for_too_long_is_given_up() -> None:
    def forever() -> None:
        while True:
            pass

    with pytest.raises(Problem) as refused, texts.time_limit(0.05):
        forever()
    assert refused.value.code == "reads-long"


def test_a_deck_of_somebody_s_own_is_read_by_another_process(tmp_path: Path) -> None:
    did: list[Callable[..., object]] = []

    class Watched(Here):
        async def run(self, work: Any, *facts: object, **more: object) -> Any:
            did.append(work)
            assert more["rank"] is Rank.TEXT
            return work(*facts)

    async def scene(house: House) -> None:
        house.workers = Watched()
        with pytest.raises(Problem):
            await table_with(house, person(0), person(1), game="dread-draw", options={"deck": "x = 1"})

    in_house(tmp_path, scene)
    assert did == [texts.read_in_time]
