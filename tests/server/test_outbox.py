"""In which order a client hears things: that its choice is stored, then what came of it, then all else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from databases import database_in
from guests import Person

from pressgang import Problem
from pressgang.server import rendering
from pressgang.server.lean_socket import framed
from pressgang.server.outbox import MOST_WAITING, Outbox
from pressgang.table.announcer import Change
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish
from pressgang.table.storage import Storage
from pressgang.table.workers import Workers

ME = {"kind": "me", "name": "Eliza"}
BOT = {"kind": "bot", "bot": "deckhand"}
MOVES = 12
ROUNDS = 10
"""So many rounds of the loop are enough to wake a sender and to make its next message."""


@pytest.mark.parametrize("game", ["dead-mans-draw", "dread-draw"])
def test_who_moves_hears_that_it_is_stored_before_what_came_of_it(sqlite_server: str, game: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open(game, [ME, BOT])
            async with eliza.at(table) as chair:
                for _ in range(MOVES):
                    await chair.ready()
                    if chair.over:
                        break
                    seq = chair.seq
                    answer = await chair.play(chair.moves[0])
                    assert answer["type"] == "ack"
                    assert chair.seq < answer["seq"]
                    await chair.until(lambda seq=seq: chair.seq > seq)  # type: ignore[misc]

    asyncio.run(scene())


class Socket:
    """A client that reads a message when it is told to."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.may_read = asyncio.Semaphore(0)

    async def send(self, message: Any) -> None:
        self.heard.append(json.loads(message["text"]))
        await self.may_read.acquire()

    async def read(self, count: int) -> list[str]:
        """Reads so many messages; the kinds of all that were sent, the next one that waits to be read included."""
        for _ in range(count):
            self.may_read.release()
            await a_moment()
        return [message["type"] for message in self.heard]


async def a_moment() -> None:
    """Whatever can be sent without waiting for a client or the database is sent."""
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


def at_a_table(path: Path, scene: Callable[[LiveTable], Awaitable[None]]) -> None:
    """Play a scene at a table of two people."""

    database = database_in(path)

    async def play() -> None:
        house = House(Storage(database), Workers(1), pause=0)
        house.workers.warm_up = lambda: None  # type: ignore[method-assign]
        await house.open()
        seats = tuple(Wish("person", None, name, (name,)) for name in ("Eliza", "Zach"))
        try:
            await scene(await house.table(await house.open_table(Plan("dead-mans-draw", {}, seats, "Eliza"))))
        finally:
            await house.close()

    asyncio.run(play())


def first_move(table: LiveTable) -> tuple[int, str]:
    assert table.course is not None
    seat = table.course.state.pending[0]
    return seat, table.course.match.game.notation(table.course.state.actions(seat)[0])


def connected(table: LiveTable, player: str) -> tuple[Outbox, Socket]:
    socket = Socket()
    outbox = Outbox(table, player, socket.send)  # type: ignore[arg-type]
    table.presence.join(outbox)
    return outbox, socket


async def play(table: LiveTable, outbox: Outbox | None = None) -> int:
    """The next move, acknowledged like one that came over a socket."""
    seat, move = first_move(table)
    seq = await table.moves.play(seat, move, f"key {table.seq}", table.seq)
    if outbox is not None:
        outbox.acknowledge(f"key {seq}", seq)
    return seq


def test_a_choice_that_is_stored_while_a_message_goes_out_is_acknowledged_before_the_next_state(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        outbox, socket = connected(table, ("Eliza", "Zach")[first_move(table)[0]])
        await a_moment()
        assert await socket.read(0) == ["table"]
        await play(table, outbox)
        assert await socket.read(4) == ["table", "ack", "glossary", "update"]
        assert [step["seq"] for step in socket.heard[-1]["steps"]] == [0, 1]

    at_a_table(tmp_path, scene)


def test_the_table_is_the_first_thing_that_anybody_hears(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        socket = Socket()
        outbox = Outbox(table, "Eliza", socket.send)  # type: ignore[arg-type]
        outbox.acknowledge("a move of before the network was lost", 0)
        outbox.add(rendering.refused(Problem("bad-message"), None))
        assert await socket.read(5) == ["table", "ack", "glossary", "update", "refused"]

    at_a_table(tmp_path, scene)


def test_what_is_refused_is_told_after_the_state_that_shows_why(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        outbox, socket = connected(table, "Eliza")
        await a_moment()
        assert await socket.read(3) == ["table", "glossary", "update"]
        await play(table)
        outbox.add(rendering.refused(Problem("table-stale"), "late"))
        assert await socket.read(3) == ["table", "glossary", "update", "update", "refused"]
        assert socket.heard[-2]["seq"] == 1

    at_a_table(tmp_path, scene)


def test_a_slow_onlooker_misses_states_but_no_step_of_the_game(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        _, quick = connected(table, "Anne")
        _, slow = connected(table, "Jack")
        quick.may_read = asyncio.Semaphore(1000)
        await a_moment()
        for _ in range(6):
            await play(table)
            await slow.read(1)
        await slow.read(20)
        steps = [step["seq"] for message in slow.heard if message["type"] == "update" for step in message["steps"]]
        assert steps == list(range(7))

    at_a_table(tmp_path, scene)


def test_who_does_not_read_is_not_written_to_for_ever(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        outbox, socket = connected(table, "Eliza")
        for _ in range(MOST_WAITING * 2):
            outbox.hear(1)
        await a_moment()
        assert (await socket.read(MOST_WAITING * 2)).count("thinking") <= MOST_WAITING

    at_a_table(tmp_path, scene)


def test_the_log_is_told_when_it_is_asked_for_and_once(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        for _ in range(rendering.LATEST + 5):
            await play(table)
        outbox, socket = connected(table, "Anne")
        socket.may_read = asyncio.Semaphore(1000)
        await a_moment()
        first = socket.heard[-1]
        assert (first["earlier"], len(first["steps"])) == (len(table.course.steps) - rendering.LATEST, rendering.LATEST)  # type: ignore[union-attr]
        outbox.ask_log()
        outbox.ask_log()
        await play(table)
        await a_moment()
        assert [message["type"] for message in socket.heard].count("log") == 1
        log = next(message for message in socket.heard if message["type"] == "log")
        later = [step["seq"] for message in socket.heard[4:] if message["type"] == "update" for step in message["steps"]]
        assert [step["seq"] for step in log["steps"]] + later == list(range(table.seq + 1))

    at_a_table(tmp_path, scene)


def test_who_hears_the_last_steps_anew_may_ask_for_the_log_anew(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        outbox, socket = connected(table, "Anne")
        socket.may_read = asyncio.Semaphore(1000)
        await a_moment()
        outbox.ask_log()
        await a_moment()
        await play(table)
        course = table.course
        assert course is not None
        course.back = (5, 0)  # something that it saw was taken back
        table.changed(Change.GAME)
        await a_moment()
        outbox.ask_log()
        await a_moment()
        assert [message["type"] for message in socket.heard].count("log") == 2

    at_a_table(tmp_path, scene)


def test_who_has_gone_is_sent_nothing_more(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        outbox, socket = connected(table, "Eliza")
        await a_moment()
        outbox.close()
        table.presence.part(outbox)
        await play(table)
        assert await socket.read(5) == ["table"]

    at_a_table(tmp_path, scene)


def test_a_mistake_of_ours_closes_the_connection_so_that_the_client_comes_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: LiveTable) -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        def wrong(*_: object) -> bytes:
            raise ValueError

        monkeypatch.setattr(rendering, "glossary", wrong)
        table.presence.join(Outbox(table, "Eliza", send))
        await a_moment()
        assert sent[-1] == {"type": "websocket.close", "code": 1011, "reason": ""}

    at_a_table(tmp_path, scene)


def test_who_sits_down_while_connected_sees_their_own_side_from_then_on(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        outbox, socket = connected(table, "Anne")
        socket.may_read = asyncio.Semaphore(1000)
        await a_moment()
        assert ("anew" in socket.heard[-1], "asks" in socket.heard[-1], outbox.seat) == (True, False, None)
        seat, _ = first_move(table)
        table.sitters["Anne"] = seat
        table.changed(Change.BOTH)
        await a_moment()
        assert ("anew" in socket.heard[-1], "asks" in socket.heard[-1], outbox.seat) == (True, True, seat)
        table.changed(Change.GAME)
        await a_moment()
        assert "anew" not in socket.heard[-1]

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize(("size", "head"), [(125, "817d"), (126, "817e007e"), (65535, "817effff"), (65536, "817f0000000000010000")])
def test_a_message_of_any_length_is_framed(size: int, head: str) -> None:
    assert framed(b"." * size) == bytes.fromhex(head) + b"." * size


def test_nobody_waits_for_the_log_of_a_game_that_has_not_begun(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        table.course = None
        outbox, socket = connected(table, "Anne")
        outbox.ask_log()
        assert await socket.read(2) == ["table"]

    at_a_table(tmp_path, scene)


def test_who_comes_back_hears_what_happened_meanwhile_and_no_more(tmp_path: Path) -> None:
    async def scene(table: LiveTable) -> None:
        for _ in range(rendering.LATEST + 9):
            await play(table)
        socket = Socket()
        table.presence.join(Outbox(table, "Eliza", socket.send, known=4))  # type: ignore[arg-type]
        await socket.read(3)
        assert [message["type"] for message in socket.heard] == ["table", "update"]
        update = socket.heard[-1]
        assert update["anew"] and "whole" not in update
        assert [step["seq"] for step in update["steps"]] == list(range(5, table.seq + 1))

    at_a_table(tmp_path, scene)
