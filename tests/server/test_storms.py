"""A server that is killed in the middle loses nothing that it acknowledged, and everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

from guests import Chair, Person, Process, play_out
from websockets.exceptions import ConnectionClosed

from pressgang import Record

TABLES = 50
ENOUGH = 400
"""So many moves are acknowledged before the server is killed."""
ME = {"kind": "me", "name": "Eliza"}
BOT = {"kind": "bot", "bot": "deckhand"}


def test_kill_9_in_the_middle_of_fifty_tables(tmp_path: Path) -> None:
    database, errors = f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt"
    first = Process(database, errors)
    acknowledged: dict[str, dict[int, str]] = {}
    second: list[Process] = []

    async def play(eliza: Person, table: str, dice: random.Random) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
            async with eliza.at(table) as chair:
                while True:
                    await chair.ready()
                    if chair.over:
                        return
                    seq, move = chair.seq, dice.choice(chair.moves)
                    answer = await chair.play(move)
                    if answer["type"] == "ack":
                        acknowledged[table][answer["seq"]] = move
                    await chair.until(lambda seq=seq, chair=chair: chair.seq > seq)  # type: ignore[misc]

    async def scene() -> None:
        async with Person(first.address) as eliza:
            for number in range(TABLES):
                table = await eliza.open(("dead-mans-draw", "dread-draw", "pirates-mark")[number % 3], [ME, BOT, BOT], window=1)
                acknowledged[table] = {}
            players = [asyncio.create_task(play(eliza, table, random.Random(table))) for table in acknowledged]
            while sum(len(moves) for moves in acknowledged.values()) < ENOUGH and not all(player.done() for player in players):
                await asyncio.sleep(0.05)
            first.kill()
            await asyncio.gather(*players)
            second.append(Process(database, errors))
            eliza.http.base_url = second[0].address  # type: ignore[assignment]
            await asyncio.gather(*[check(eliza, table) for table in acknowledged])
            for table in list(acknowledged)[:3]:
                async with eliza.at(table) as chair:
                    await play_out(chair, random.Random(1).choice)

    async def check(eliza: Person, table: str) -> None:
        """All that was acknowledged is there, and the game goes on from it."""
        async with eliza.at(table) as chair:
            await chair.until(lambda: chair.seq >= 0)
            assert chair.seq >= max(acknowledged[table], default=0)
            await goes_on(chair)
        line = await eliza.get(f"/api/tables/{table}")
        if line["stage"] == "over":
            record = Record.loads((await eliza.http.get(f"/api/tables/{table}/record")).text)
            for seq, move in acknowledged[table].items():
                assert record.moves[seq - 1] == (0, move)

    async def goes_on(chair: Chair) -> None:
        for _ in range(2):
            await chair.ready()
            if chair.over:
                return
            seq = chair.seq
            await chair.play(chair.moves[0])
            await chair.until(lambda seq=seq: chair.seq > seq or chair.over)  # type: ignore[misc]

    try:
        asyncio.run(scene())
    finally:
        for process in second or [first]:
            process.end()
    assert sum(len(moves) for moves in acknowledged.values()) >= min(ENOUGH, TABLES)
