"""A disk without room: whoever moves is told so, nothing is half done, and as soon as there is room everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from guests import TIMEOUT, Chair, Person, Process

ENDS_WITHIN = 20.0
"""The most seconds that a server takes to end (docs/server.md: about ten)."""
ME = {"kind": "me", "name": "Eliza"}
OPEN = {"kind": "open"}
LONG_KEY = 40


def stored(database: Path, table: str) -> list[tuple[int, str]]:
    """The entries that are in the database."""
    with contextlib.closing(sqlite3.connect(database)) as opened:
        return list(opened.execute('select seq, "key" from entries where "table" = ? order by seq', (table,)))


def fill(database: Path, full: Path) -> None:
    """From now on the server gets no new page, and those that were free are somebody else's."""
    full.touch()
    with contextlib.closing(sqlite3.connect(database)) as opened:
        opened.execute("create table if not exists filler (bytes)")
        while opened.execute("pragma freelist_count").fetchone()[0]:
            opened.execute("insert into filler values (zeroblob(4000))")
        opened.commit()


async def next_move(chairs: list[Chair]) -> tuple[Chair, dict[str, Any]]:
    """Whoever is asked, and a move of theirs under a key of its own."""
    seq = max(0, *(chair.seq for chair in chairs))
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.seq >= seq)  # type: ignore[misc]
    mover = next(chair for chair in chairs if chair.moves)
    return mover, {"type": "move", "key": f"{seq:0{LONG_KEY}}", "seq": seq, "move": mover.moves[0]}


async def until_refused(chairs: list[Chair]) -> tuple[Chair, dict[str, Any], dict[str, Any]]:
    """Move until a move is refused: who made it, the move, and the answer."""
    while True:
        mover, move = await next_move(chairs)
        answer = await mover.answer(**move)
        if answer["type"] == "refused":
            return mover, move, answer
        await mover.until(lambda mover=mover, answer=answer: mover.seq >= answer["seq"])  # type: ignore[misc]


def test_when_the_disk_is_full_the_mover_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    database, full = tmp_path / "tables.db", tmp_path / "full"
    server = Process(f"sqlite:///{database}", tmp_path / "errors.txt", program=[str(Path(__file__).with_name("full_disk.py")), str(full)])

    async def scene() -> None:
        async with Person(server.address) as eliza, Person(server.address) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            await zach.sit(table, "Zach")
            async with eliza.at(table) as one, zach.at(table) as two:
                chairs = [one, two]
                assert (await eliza.http.get("/readyz")).status_code == 200
                fill(database, full)
                mover, move, answer = await until_refused(chairs)
                assert (answer["code"], "full" in answer["facts"]["why"]) == ("not-stored", True)
                assert len(stored(database, table)) == mover.seq == move["seq"]
                async with eliza.at(table) as again:
                    await again.until(lambda: again.seq >= 0)
                    assert (again.seq, again.update["view"]) == (one.seq, one.update["view"])
                assert "not-stored" in await until_ready(eliza, 503)
                full.unlink()
                assert await mover.answer(**move) == {"type": "ack", "key": move["key"], "seq": move["seq"] + 1}
                assert stored(database, table)[-1] == (move["seq"] + 1, move["key"])
                assert await until_ready(eliza, 200) == "ok\n"
                for chair in chairs:
                    await chair.until(lambda chair=chair: chair.seq == move["seq"] + 1)  # type: ignore[misc]
                fill(database, full)
                await until_ready(eliza, 503)
                server.process.terminate()
                await asyncio.to_thread(server.process.wait, ENDS_WITHIN)

    try:
        asyncio.run(scene())
    finally:
        server.end()


async def until_ready(person: Person, status: int) -> str:
    """Ask until the server says so, which looks at most once a second; what it says then."""
    async with asyncio.timeout(TIMEOUT):
        while (answer := await person.http.get("/readyz")).status_code != status:
            await asyncio.sleep(0.05)
    return answer.text
