"""The coach, reviews and replays: each thing is thought about once, and what failed is thought about again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from databases import database_in
from litestar.testing import create_test_client

from pressgang import Dice, Match, Problem, Record
from pressgang.coach.review import MOST
from pressgang.server import page, work
from pressgang.server.analysis import MOST_REVIEWS, Analysis
from pressgang.table.house import NOBODY, House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish
from pressgang.table.rows import OVER
from pressgang.table.storage import Storage
from pressgang.table.workers import Workers

BOT = Wish("bot", "random")


class Thinking(Workers):
    """Counts what is asked, and fails as often as it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Any, tuple[object, ...]]] = []
        self.fails = 0

    def warm_up(self) -> None:
        pass

    async def run(self, work: Any, *facts: object, **_: object) -> Any:
        self.asked.append((work, facts))
        if self.fails:
            self.fails -= 1
            raise Problem("too-busy")
        return ([[0.5, 0.5]], []) if work.__name__ == "look_back" else [1.0, 0.0] if work.__name__ == "last_row" else b'{"said":1}'


def in_house(path: Path, scene: Any) -> None:
    database = database_in(path)

    async def play() -> None:
        house = House(Storage(database), Thinking(), pause=0)
        await house.open()
        try:
            await scene(house, house.workers)
        finally:
            await house.close()

    asyncio.run(play())


async def opened(house: House, *seats: Wish) -> LiveTable:
    return await house.table(await house.open_table(Plan("dead-mans-draw", {}, seats, "player 0")))


async def played_out(house: House, *seats: Wish) -> LiveTable:
    """A table whose game is over."""
    table = await opened(house, *seats)
    number = 0
    while table.head.stage != OVER:
        assert table.course is not None
        seat = table.course.state.pending[0]
        await table.moves.play(seat, table.course.match.game.notation(table.course.state.actions(seat)[0]), f"k{number}", table.seq)
        number += 1
    return table


def test_advice_is_thought_about_once_and_again_if_that_failed(tmp_path: Path) -> None:
    async def scene(house: House, thinking: Thinking) -> None:
        table, analysis = await opened(house, Wish("person", None, "Eliza", ("player 0",)), BOT), Analysis(house)
        assert table.course is not None
        table.seats[1].kind = "open"  # nobody moves
        seat, thinking.asked = table.course.state.pending[0], []
        thinking.fails = 1
        with pytest.raises(Problem):
            await analysis.advise(table, seat, NOBODY)
        said = await asyncio.gather(*(analysis.advise(table, seat, NOBODY) for _ in range(3)))
        assert (said, len(thinking.asked)) == ([b'{"said":1}'] * 3, 2)
        with pytest.raises(Problem) as refused:
            await analysis.advise(table, 1 - seat, NOBODY)
        assert refused.value.code == "table-not-asked"

    in_house(tmp_path, scene)


def test_a_game_of_bots_is_looked_back_at_for_all_seats_one_with_people_for_theirs(tmp_path: Path) -> None:
    async def scene(house: House, thinking: Thinking) -> None:
        analysis = Analysis(house)
        for seats, looked_at in (((BOT, BOT), [0, 1]), ((BOT, Wish("person", None, "Eliza", ("player 0",))), [1])):
            table = await played_out(house, *seats)
            thinking.asked = []
            while not (found := msgspec.json.decode(await analysis.review(table, NOBODY)))["ready"]:
                assert 0 <= found["done"] < 1
                await asyncio.sleep(0)
            parts = [facts for what, facts in thinking.asked if what is work.look_back]
            assert [facts[2] for facts in parts] == [looked_at] * len(parts)
            assert table.course is not None
            assert [facts[1] for facts in parts] == list(range(0, len(table.course.match.moves), work.PART))
            assert found["done"] == 1.0
            async with asyncio.timeout(15):
                while await house.storage.reviews.review(table.head.id) is None:
                    await asyncio.sleep(0)
            thinking.asked = []
            assert await Analysis(house).review(table, NOBODY) == await analysis.review(table, NOBODY)
            assert thinking.asked == []

    in_house(tmp_path, scene)


def test_nobody_has_more_than_some_reviews_made_at_once(tmp_path: Path) -> None:
    async def scene(house: House, thinking: Thinking) -> None:
        analysis = Analysis(house)
        tables = [await played_out(house, BOT, BOT) for _ in range(MOST_REVIEWS + 1)]
        answers = await asyncio.gather(*(analysis.review(table, ("1.1.1.1", "eve")) for table in tables), return_exceptions=True)
        assert [isinstance(each, Problem) for each in answers].count(True) == 1
        async with asyncio.timeout(15):
            while analysis._reviewing:
                await asyncio.sleep(0)
        refused_one = next(table for table, answer in zip(tables, answers, strict=True) if isinstance(answer, Problem))
        assert not msgspec.json.decode(await analysis.review(refused_one, ("1.1.1.1", "eve")))["ready"]
        running = await opened(house, BOT, BOT)
        with pytest.raises(Problem) as refused:
            await analysis.review(running, NOBODY)
        assert refused.value.code == "table-not-over"

    in_house(tmp_path, scene)


def test_a_review_that_has_just_begun_has_done_nothing(tmp_path: Path) -> None:
    async def scene(house: House, thinking: Thinking) -> None:
        analysis, table = Analysis(house), await played_out(house, BOT, BOT)
        first = msgspec.json.decode(await analysis.review(table, NOBODY))
        assert first == {"ready": False, "done": 0.0, "chances": [], "costly": []}

    in_house(tmp_path, scene)


def test_a_review_that_failed_is_made_anew(tmp_path: Path) -> None:
    async def scene(house: House, thinking: Thinking) -> None:
        analysis, table = Analysis(house), await played_out(house, BOT, BOT)
        thinking.fails = 1
        await analysis.review(table, NOBODY)
        async with asyncio.timeout(15):
            while not msgspec.json.decode(await analysis.review(table, NOBODY))["ready"]:
                await asyncio.sleep(0)

    in_house(tmp_path, scene)


def test_the_costliest_moves_come_first_and_there_are_few(tmp_path: Path) -> None:
    class Costly(Thinking):
        async def run(self, work: Any, *facts: object, **more: object) -> Any:
            if work.__name__ == "look_back":
                first = facts[1]
                assert isinstance(first, int)
                return [[0.5, 0.5]], [(0.1, first), (0.0, first + 1)]
            if work.__name__ == "look_again":
                entry = facts[1]
                assert isinstance(entry, int)
                return None if entry == 0 else b'{"entry":%d,"cost":{"mean":%f}}' % (entry, entry / 1000)
            return await super().run(work, *facts, **more)

    async def scene(house: House, _: Thinking) -> None:
        house.workers = Costly()
        analysis, table = Analysis(house), await played_out(house, BOT, BOT)
        async with asyncio.timeout(15):
            while not (found := msgspec.json.decode(await analysis.review(table, NOBODY)))["ready"]:
                await asyncio.sleep(0)
        entries = [each["entry"] for each in found["costly"]]
        assert 0 < len(entries) <= MOST
        assert entries == sorted(entries, reverse=True)
        assert 0 not in entries and all(entry % work.PART == 0 for entry in entries)
        assert found["chances"][-1] == [1.0, 0.0]

    in_house(tmp_path, scene)


def test_what_is_kept_in_memory_is_the_latest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pressgang.server.analysis.MOST_KEPT", 2)
    monkeypatch.setattr("pressgang.server.analysis.MOST_REPLAYS", 2)

    async def scene(house: House, thinking: Thinking) -> None:
        analysis, tables = Analysis(house), [await played_out(house, BOT, BOT) for _ in range(3)]
        for number, table in enumerate([*tables, tables[2], tables[0]]):
            thinking.asked = []
            assert await analysis.frames(table, None, NOBODY) == b'{"said":1}'
            assert [facts[2] for _, facts in thinking.asked] == ([] if number == 3 else [True])
        for table in tables:
            await analysis.review(table, ("1.1.1.1", table.head.id))
        assert list(analysis._reviews) == [table.head.id for table in tables[1:]]

    in_house(tmp_path, scene)


def test_a_replay_of_a_game_that_goes_on_or_waits_is_not_one_of_a_game_that_is_over(tmp_path: Path) -> None:
    async def scene(house: House, thinking: Thinking) -> None:
        analysis, running = Analysis(house), await opened(house, Wish("person", None, "Eliza", ("player 0",)), BOT)
        thinking.asked = []
        await analysis.frames(running, 0, NOBODY)
        assert [facts[1:] for what, facts in thinking.asked if what is work.frames] == [(0, False)]
        waiting = await opened(house, Wish("person", None, "Eliza", ("player 0",)), Wish("open"))
        for ask in (analysis.frames(waiting, 0, NOBODY), analysis.review(waiting, NOBODY), analysis.advise(waiting, 0, NOBODY)):
            with pytest.raises(Problem):
                await ask

    in_house(tmp_path, scene)


def test_advice_says_what_each_choice_brings() -> None:
    match = Match(Record("dead-mans-draw", {}, ["Eliza", "Zach"], position={"turn": 0, "play": ["anchor-5"], "drawn": True}))
    facts = (msgspec.json.encode(match.game.options).decode(), msgspec.json.encode(match.state.position()).decode())
    said = msgspec.json.decode(work.advice("dead-mans-draw", 2, *facts, 0, match.seats, 7, 1))
    assert said["seq"] == 7
    assert {choice["move"] for choice in said["choices"]} == {"draw", "bank"}
    assert set(said["gain"]) == {"unit", "draw", "stop"}
    assert all(0 <= choice["win"]["low"] <= choice["win"]["mean"] <= choice["win"]["high"] <= 1 for choice in said["choices"])


def test_each_part_of_a_game_is_looked_back_at_for_itself() -> None:
    match, dice = Match(Record("dead-mans-draw", {}, ["Eliza", "Zach"], seed=3)), Dice(3)
    while len(match.moves) < 2 * work.PART - 1:
        seat = match.state.pending[0]
        match.play(seat, match.state.any_action(seat, dice))
    text = match.record().dumps()
    parts = [work.look_back(text, first, [0, 1], 1) for first in (0, work.PART)]
    assert [len(rows) for rows, _ in parts] == [work.PART, work.PART - 1]
    assert all(sum(row) == pytest.approx(1.0) for rows, _ in parts for row in rows)
    for first, (_, costs) in zip((0, work.PART), parts, strict=True):
        entries = [entry for _, entry in costs]
        assert entries and all(first <= entry < first + work.PART for entry in entries)
    (_, costs) = work.look_back(text, 0, [1], 1)
    assert [entry for _, entry in costs] == [entry for _, entry in parts[0][1] if match.moves[entry][0] == 1]


def test_suspects_are_the_costliest_and_only_those_that_cost_something() -> None:
    assert work.suspects([(0.1, 4), (0.0, 5), (-0.2, 6), (0.3, 7)]) == [7, 4]


# The page


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that is built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (tmp_path / "assets" / "app.js").write_text("let a = 1;" * 100)
    (tmp_path / "assets" / "card.png").write_bytes(b"x" * 5000)
    monkeypatch.setattr(page, "folder", lambda: tmp_path)
    return tmp_path


def test_files_that_never_change_are_kept_for_ever_and_pages_are_asked_for_again(home: Path) -> None:
    with create_test_client(page.page) as client:
        start = client.get("/table/abc")
        assert (start.text, start.headers["cache-control"]) == ("<p>page</p>", "no-cache")
        assert start.headers["content-type"] == "text/html; charset=utf-8"
        script = client.get("/assets/app.js")
        assert (script.headers["content-type"], script.headers["content-encoding"]) == ("text/javascript; charset=utf-8", "gzip")
        assert "immutable" in script.headers["cache-control"]
        assert script.text == "let a = 1;" * 100
        again = client.get("/assets/app.js", headers={"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "content-encoding" not in client.get("/assets/app.js", headers={"accept-encoding": "identity"}).headers
        assert "content-encoding" not in client.get("/assets/card.png").headers
        assert "content-encoding" not in start.headers
        (home / "index.html").write_text("<p>another page</p>")
        assert client.get("/").text == "<p>another page</p>"
        assert client.get("/" + "a" * 101).status_code == 404
        assert client.get("/" + "a" * 100).status_code == 200


def test_where_no_page_is_built_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "folder", lambda: None)
    with create_test_client(page.page) as client:
        answers = [client.get("/", headers={"accept-language": language}) for language in ("en", "de", "xx")]
    assert [answer.status_code for answer in answers] == [503] * 3
    assert answers[0].text == answers[2].text != answers[1].text
