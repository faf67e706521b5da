"""A long evening: people play, lose their connection and come back, the server is killed and starts again, old games are purged.

Run it with `bench/run soak --minutes 30`. At the end: whether any move that was acknowledged was not in the database (a trigger keeps aside
what is purged, so that it counts as well), and how the memory of the server grew over each of its lives, the beginning of each aside. The
exit code is 1 if a move was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import clients
import tables as bench

GAMES = ("dead-mans-draw", "dread-draw", "pirates-mark")
SETTLED = 120.0
"""So many seconds of a life are not counted: the pages that SQLite keeps, and the statements that are prepared, fill their caches."""
MOST_GROWTH = 0.10
"""Memory may grow by so much in a life and still be called flat."""


class Server:
    """The server, life after life, at one port and on one file."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder, self.base = folder, f"http://127.0.0.1:{self.port}"
        self.memory: list[list[tuple[float, float]]] = []
        """For each life: seconds, and KB."""

    def start(self) -> None:
        command = [
            sys.executable,
            "-P",
            "-m",
            "pressgang.cli",
            "serve",
            "--port",
            str(self.port),
            "--no-browser",
            "--data",
            str(self.folder),
        ]
        more = bench.GENEROUS | {"PRESSGANG_KEEP_DAYS": "0", "PRESSGANG_PAUSE": "0"}
        with (self.folder / "log").open("a") as log:
            self.process, _ = bench.start(command, stderr=log, env=os.environ | more)
        self.born = time.monotonic()
        self.memory.append([])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def weigh(self) -> None:
        with contextlib.suppress(OSError):
            self.memory[-1].append((time.monotonic() - self.born, bench.rss(self.process.pid)))


class Person:
    """Somebody who plays game after game with bots, and whose network is bad."""

    def __init__(self, server: Server, number: int, acknowledged: dict[str, dict[int, str]]) -> None:
        self.server, self.dice, self.acknowledged = server, random.Random(number), acknowledged
        self.cookie, self.table = "", ""
        self.asked: tuple[int, str] | None = None
        self.over = False

    async def play(self) -> None:
        while True:
            with contextlib.suppress(OSError, RuntimeError, ValueError, IndexError, asyncio.TimeoutError):
                await asyncio.wait_for(self._sit(), 20)
            await asyncio.sleep(self.dice.random())

    async def _sit(self) -> None:
        """One connection: a new table if the last game is over, some moves, and gone again without a word."""
        server = self.server
        if not self.cookie:
            _, self.cookie = await clients.ask(server.base, "GET", "/api/hello")
        if not self.table or self.over:
            seats = [{"kind": "me", "name": "Anne"}] + [{"kind": "bot", "bot": self.dice.choice(["random", "deckhand"])}] * 2
            wish = {"game": self.dice.choice(GAMES), "options": {}, "seats": seats, "window": 1}
            self.table = (await clients.ask(server.base, "POST", "/api/tables", self.cookie, wish))[0]["id"]
            self.over, self.acknowledged[self.table] = False, {}
        self.asked = None
        line = await clients.connect(server.base, f"/api/tables/{self.table}/socket", self.cookie, self.heard)
        try:
            for _ in range(self.dice.randrange(5, 60)):
                await asyncio.sleep(0.1 * self.dice.random())
                if self.over or line.transport.is_closing():
                    return
                if self.asked is not None:
                    (seq, move), self.asked = self.asked, None
                    line.send(json.dumps({"type": "move", "key": f"k{seq}", "seq": seq, "move": move}).encode())
        finally:
            line.transport.abort()

    def heard(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "ack":
            self.acknowledged[self.table][message["seq"]] = message["key"]
        elif message["type"] == "update":
            self.over = self.over or bool(message.get("results"))
            if message.get("asks"):
                self.asked = (message["seq"], self._any_move(message["asks"]))

    def _any_move(self, asks: list[dict[str, Any]]) -> str:
        ask = self.dice.choice(asks)
        return f"{ask['run']} {self.dice.choice(ask['of'])}" if "run" in ask else str(ask["move"])


ASIDE = """
create table purged (name, seq, move_key);
create trigger keep_purged after delete on entries begin insert into purged values (old."table", old.seq, old."key"); end;
"""


def keep_purged(database: Path) -> None:
    """From now on the database keeps aside what is purged."""
    with contextlib.closing(sqlite3.connect(database, timeout=20)) as opened:
        opened.executescript(ASIDE)


def lost(database: Path, acknowledged: dict[str, dict[int, str]]) -> list[str]:
    """The moves that were acknowledged and are neither stored nor purged."""
    with contextlib.closing(sqlite3.connect(database, timeout=20)) as opened:
        rows = opened.execute('select "table", seq, "key" from entries union all select name, seq, move_key from purged')
        stored = {(table, seq): key for table, seq, key in rows}
    return [f"{table} {seq}" for table, moves in acknowledged.items() for seq, key in moves.items() if stored.get((table, seq)) != key]


async def evening(server: Server, people: int, minutes: float, lives: int) -> tuple[dict[str, dict[int, str]], list[str]]:
    """All of it; what was acknowledged, and what was missing at any time."""
    acknowledged: dict[str, dict[int, str]] = {}
    missing: list[str] = []
    playing = [asyncio.ensure_future(Person(server, number, acknowledged).play()) for number in range(people)]
    for life in range(lives):
        end = time.monotonic() + 60 * minutes / lives
        while time.monotonic() < end:
            await asyncio.sleep(1)
            server.weigh()
        if life < lives - 1:
            server.kill()
            before = {table: dict(moves) for table, moves in acknowledged.items()}
            missing += lost(server.folder / "tables.db", before)
            await asyncio.to_thread(server.start)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return acknowledged, missing


def growth(life: list[tuple[float, float]]) -> float | None:
    """By how much the memory grew from the first to the last fifth of a life, its beginning aside."""
    counted = [kb for seconds, kb in life if seconds > SETTLED]
    if len(counted) < 10:
        return None
    part = len(counted) // 5
    return sum(counted[-part:]) / sum(counted[:part]) - 1


def main() -> None:
    """Print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--lives", type=int, default=6, help="how often the server is started")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pressgang-soak-") as place:
        server = Server(Path(place))
        server.start()
        keep_purged(Path(place) / "tables.db")
        try:
            acknowledged, missing = asyncio.run(evening(server, chosen.people, chosen.minutes, chosen.lives))
        finally:
            server.stop()
        missing += lost(Path(place) / "tables.db", acknowledged)
        with contextlib.closing(sqlite3.connect(Path(place) / "tables.db")) as opened:
            left = opened.execute("select count(*) from tables").fetchone()[0]
    moves = sum(len(each) for each in acknowledged.values())
    print(f"{chosen.minutes:g} minutes, {chosen.people} people, {chosen.lives} lives")
    print(f"{moves:,} moves acknowledged at {len(acknowledged):,} tables, {len(acknowledged) - left:,} tables purged")
    print(f"acknowledged and not stored: {len(missing)} {missing[:5] if missing else ''}")
    for number, life in enumerate(server.memory):
        grown = growth(life)
        told = "too short to say" if grown is None else f"{grown:+.1%} {'flat' if grown < MOST_GROWTH else 'GROWS'}"
        print(f"memory of life {number + 1}: {life[-1][1] / 1024 if life else 0:,.0f} MB at its end, {told}")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
