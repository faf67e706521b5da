"""What goes over a socket and over HTTP to a table, beside moves."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from guests import Person, play_out, serving
from websockets.exceptions import ConnectionClosed

from pressgang.server.socket import MOST_REFUSED

ME = {"kind": "me", "name": "Eliza"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_who_passes_ahead_over_the_socket_is_not_asked_up_to_that_bid(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach, Person(sqlite_server) as anne:
            table = await eliza.open("pirates-mark", [ME, OPEN, OPEN], window=60)
            for person, name in ((zach, "Zach"), (anne, "Anne")):
                await person.sit(table, name)
            async with eliza.at(table) as one, zach.at(table) as two, anne.at(table) as three:
                chairs = [one, two, three]
                for chair in chairs:
                    await chair.until(lambda chair=chair: chair.seq >= 0)  # type: ignore[misc]
                bidder = next(chair for chair in chairs if chair.moves)
                others = [chair for chair in chairs if chair is not bidder]
                for chair in others:
                    await chair.send(type="ahead", bid=5)
                    await chair.until(lambda chair=chair: chair.update["ahead"] == 5)  # type: ignore[misc]
                assert (await bidder.play("bid 3"))["type"] == "ack"
                await bidder.until(lambda: bidder.seq >= 2)

    asyncio.run(scene())


def test_who_is_helped_comes_back_by_saying_so(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as anne, Person(sqlite_server) as bart:
            table = await anne.open("dead-mans-draw", [ME, OPEN], options={"traits": True})
            await bart.sit(table, "Bart")
            async with anne.at(table) as chair, bart.at(table):
                await chair.ready()
                await anne.post(f"/api/tables/{table}/leave")
                await chair.until(lambda: chair.news["seats"][0]["helped"])
                await chair.send(type="back")
                await chair.until(lambda: not chair.news["seats"][0]["helped"])

    asyncio.run(scene())


def test_who_leaves_gets_no_content_and_who_does_not_sit_is_told_so(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            left = await zach.post(f"/api/tables/{table}/leave")
            assert (left.status_code, left.json()["code"]) == (403, "not-seated")
            left = await eliza.post(f"/api/tables/{table}/leave")
            assert (left.status_code, left.content) == (204, b"")
            assert (await eliza.http.get(f"/api/tables/{table}")).status_code == 404

    asyncio.run(scene())


def test_nobody_plays_on_from_a_moment_or_a_seat_that_was_not(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            early = await eliza.post(f"/api/tables/{table}/fork", {"at": 0, "seat": 0, "bot": "random"})
            assert (early.status_code, early.json()["code"]) == (409, "table-not-over")
            async with eliza.at(table) as chair:
                await play_out(chair)
                await chair.until(lambda: chair.news["stage"] == "over")
            moves = len((await eliza.get(f"/api/tables/{table}/replay"))["frames"]) - 1
            for at, seat, code in ((moves + 1, 0, "no-such-moment"), (0, 2, "no-such-moment"), (moves, 0, "game-over")):
                answer = await eliza.post(f"/api/tables/{table}/fork", {"at": at, "seat": seat, "bot": "random"})
                assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert (await eliza.get(f"/api/tables/{table}/replay?seat=2"))["code"] == "no-such-seat"

    asyncio.run(scene())


def test_who_does_not_stop_sending_is_closed_after_so_many(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Person(address) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            async with eliza.at(table) as chair:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(MOST_REFUSED + 50):
                        await chair.socket.send("{}")
                    while True:
                        await chair.hear()
                codes = [message["code"] for message in chair.heard if message["type"] == "refused"]
                assert codes.count("too-fast") == MOST_REFUSED
                assert codes.count("bad-message") >= 4

    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt", PRESSGANG_MESSAGES_PER_SECOND="2") as address:
        asyncio.run(scene(address))
