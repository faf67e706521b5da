"""What people feel while one visitor asks for all that the server can think: how long bots take, how soon moves are acknowledged.

Run it with `bench/run attack`. The visitor comes from an address of its own and does one of three things: asks the coach at 40 tables at
once, looks on at 40 tables of captains, or sends decks of 64 kB that take long to read. Beside each the same people without the visitor.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import clients
import tables as bench

BAR_BOTS, BAR_ACK = 1000.0, 100.0
PEOPLE = 6
TABLES = 40
VISITOR = "10.9.9.9"


class Person:
    """Somebody at a table with three captains, who moves a little after being asked."""

    def __init__(self, base: str, number: int) -> None:
        self.base, self.address, self.dice = base, f"10.0.0.{number + 1}", random.Random(number)
        self.acks: list[float] = []
        self.bots: list[float] = []
        self.sent = self.since = 0.0
        self.socket: clients.Socket | None = None
        self.asked: tuple[int, str] | None = None
        self.over = False

    async def play(self) -> None:
        """For ever, table after table."""
        _, cookie = await clients.ask(self.base, "GET", "/api/hello", address=self.address)
        while True:
            seats = [{"kind": "me", "name": "Anne"}] + [{"kind": "bot", "bot": "captain"}] * 3
            wish = {"game": clients.GAME, "options": {}, "seats": seats}
            opened, _ = await clients.ask(self.base, "POST", "/api/tables", cookie, wish, self.address)
            self.over, self.asked, self.since = False, None, 0.0
            self.socket = await clients.connect(self.base, f"/api/tables/{opened['id']}/socket", cookie, self.heard, self.address)
            while not self.over:
                await asyncio.sleep(0.1)
                if self.asked is not None:
                    (seq, move), self.asked = self.asked, None
                    self.sent = time.perf_counter()
                    self.socket.send(json.dumps({"type": "move", "key": f"k{seq}", "seq": seq, "move": move}).encode())
            self.socket.transport.close()

    def heard(self, text: bytes) -> None:
        message, now = json.loads(text), time.perf_counter()
        if message["type"] == "ack":
            self.acks.append(now - self.sent)
            self.since = now
        elif message["type"] == "update":
            if any(step["seat"] not in (0, None) for step in message["steps"]):
                if self.since:
                    self.bots.append(now - self.since)
                self.since = now
            if message.get("asks"):
                self.asked, self.since = (message["seq"], self.dice.choice(message["asks"])["move"]), 0.0
            self.over = bool(message.get("results"))


# The visitor


async def nobody(base: str) -> None:
    """The visitor is not there."""


async def coach(base: str) -> None:
    """Asks the coach at 40 tables, again and again."""
    _, cookie = await clients.ask(base, "GET", "/api/hello", address=VISITOR)
    wish = {"game": clients.GAME, "options": {}, "seats": [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]}
    found = [(await clients.ask(base, "POST", "/api/tables", cookie, wish, VISITOR))[0]["id"] for _ in range(TABLES)]
    for table in found:
        await clients.connect(base, f"/api/tables/{table}/socket", cookie, lambda _: None, VISITOR)

    async def pester(table: str) -> None:
        while True:
            with contextlib.suppress(RuntimeError):
                await clients.ask(base, "POST", f"/api/tables/{table}/coach", cookie, address=VISITOR)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(pester(table) for table in found))


async def captains(base: str) -> None:
    """Looks on at 40 tables of captains."""
    _, cookie = await clients.ask(base, "GET", "/api/hello", address=VISITOR)
    wish = {"game": clients.GAME, "options": {}, "seats": [{"kind": "bot", "bot": "captain"}] * 4}
    for _ in range(TABLES):
        table = (await clients.ask(base, "POST", "/api/tables", cookie, wish, VISITOR))[0]["id"]
        await clients.connect(base, f"/api/tables/{table}/socket", cookie, lambda _: None, VISITOR)


async def decks(base: str) -> None:
    """Sends decks that take long to read, as many as it may."""
    _, cookie = await clients.ask(base, "GET", "/api/hello", address=VISITOR)
    long = "".join(f'[[card]]\nslug="c{n}"\nstrength=1\ndamage=0\ncopies=1\n' for n in range(1200))
    wishes = [
        {"game": "dread-draw", "options": {"deck": text}, "seats": [{"kind": "bot"}] * 2} for text in ("a." * 30_000 + "b=1", long + "x=1")
    ]
    while True:
        for wish in wishes:
            with contextlib.suppress(RuntimeError):
                await clients.ask(base, "POST", "/api/tables", cookie, wish, VISITOR)


async def measure(base: str, visitor: Callable[[str], Awaitable[None]], seconds: float) -> dict[str, list[float]]:
    """People play, the visitor visits; what the people felt, in milliseconds."""
    visiting = asyncio.ensure_future(visitor(base))
    await asyncio.sleep(3 if visitor is not nobody else 0)
    people = [Person(base, number) for number in range(PEOPLE)]
    playing = [asyncio.ensure_future(person.play()) for person in people]
    await asyncio.sleep(seconds)
    for task in (*playing, visiting):
        task.cancel()
    await asyncio.gather(*playing, visiting, return_exceptions=True)
    return {name: [1000 * value for person in people for value in getattr(person, name)] for name in ("acks", "bots")}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    print(f"{PEOPLE} people with three captains each, {chosen.seconds:g} s; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for visitor in (nobody, coach, captains, decks):
        with tempfile.TemporaryDirectory(prefix="pressgang-bench-") as place, (Path(place) / "log").open("w") as log:
            command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", place]
            server, base = bench.start(command, stderr=log, env=os.environ | {"PRESSGANG_PAUSE": "0"})
            try:
                found = asyncio.run(measure(base, visitor, chosen.seconds))
            finally:
                bench.stop(server)
        bots, acks = told("bots answer", found["bots"], BAR_BOTS), told("moves are acknowledged", found["acks"], BAR_ACK)
        print(f"{visitor.__name__:>9}: {bots};  {acks}")


def told(what: str, times: list[float], bar: float) -> str:
    """Percentiles against their bar."""
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [float("inf")] * 99
    verdict = "met" if cuts[94] < bar else "MISSED"
    return f"{what} {cuts[49]:6.1f} ms p50, {cuts[94]:6.1f} ms p95 of {len(times)}   bar {bar:g} {verdict}"


if __name__ == "__main__":
    main()
