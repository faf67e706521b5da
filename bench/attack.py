"""What people feel while one visitor asks for all that the server can think: how long bots take, how soon moves are acknowledged.

Run it with `bench/run attack`. The visitor, a process of its own, comes from an address of its own and asks the coach at 40 tables at once,
looks on at 40 tables of captains, sends decks that take long to read, or plays with the largest deck there may be. Or there are 1,000
onlookers at the table of one of the people, and three sockets there that come and go. Beside each the same people without the visitor.
Where fewer than 100 answers were measured nothing is said about the bar.
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
from collections.abc import Callable
from pathlib import Path

import clients
import tables as bench

BAR_BOTS, BAR_ACK = 1000.0, 100.0
PEOPLE = 6
TABLES = 40
VISITOR = "10.9.9.9"
ONLOOKERS, RESTLESS = 1000, 3
SETTLED = 5.0
"""So many seconds pass before anything is counted: the visitor comes."""
ENOUGH = 100
"""Of fewer answers no percentile is worth telling."""


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
        self.sits_at: Callable[[str], None] = lambda table: None
        """Hears of every table that this one sits down at."""

    async def play(self) -> None:
        """For ever, table after table."""
        _, cookie = await clients.ask(self.base, "GET", "/api/hello", address=self.address)
        while True:
            seats = [{"kind": "me", "name": "Anne"}] + [{"kind": "bot", "bot": "captain"}] * 3
            wish = {"game": clients.GAME, "options": {}, "seats": seats}
            opened, _ = await clients.ask(self.base, "POST", "/api/tables", cookie, wish, self.address)
            self.over, self.asked, self.since = False, None, 0.0
            self.sits_at(opened["id"])
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


# The visitor, in a process of its own


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


async def largest(base: str) -> None:
    """Looks on at tables with the largest deck there may be."""
    _, cookie = await clients.ask(base, "GET", "/api/hello", address=VISITOR)
    deck = "".join(f'[[card]]\nslug="c{n}"\nstrength=9\ndamage=1\ncopies=5\n' for n in range(200))
    wish = {"game": "dread-draw", "options": {"deck": deck}, "seats": [{"kind": "bot", "bot": "captain"}] * 4}
    for _ in range(TABLES):
        table = (await clients.ask(base, "POST", "/api/tables", cookie, wish, VISITOR))[0]["id"]
        await clients.connect(base, f"/api/tables/{table}/socket", cookie, lambda _: None, VISITOR)


async def onlookers(base: str) -> None:
    """A thousand look on at the table that is named on the standard input, from many addresses, and three come and go."""
    _, cookie = await clients.ask(base, "GET", "/api/hello", address=VISITOR)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    crowd: asyncio.Task[None] | None = None
    while table := (await reader.readline()).decode().strip():
        if crowd is not None:
            crowd.cancel()
        crowd = asyncio.ensure_future(_crowd(base, cookie, table))


async def _crowd(base: str, cookie: str, table: str) -> None:
    place, there = f"/api/tables/{table}/socket", []

    async def flutter(number: int) -> None:
        while True:
            line = await clients.connect(base, place, cookie, lambda _: None, f"10.8.0.{number}")
            await asyncio.sleep(0.02)
            line.transport.abort()

    try:
        for number in range(ONLOOKERS):
            there.append(await clients.connect(base, place, cookie, lambda _: None, f"10.7.{number // 100}.1"))
        await asyncio.gather(*(flutter(number) for number in range(RESTLESS)))
    finally:
        for line in there:
            line.transport.abort()


VISITORS = {each.__name__: each for each in (nobody, coach, captains, decks, largest, onlookers)}


async def visit(name: str, base: str) -> None:
    """What the visitor's process does, until it is ended."""
    await VISITORS[name](base)
    await asyncio.Event().wait()


async def measure(base: str, visitor: str, seconds: float) -> dict[str, list[float]]:
    """People play, the visitor visits; what the people felt, in milliseconds. Where there is a crowd, it is at the table of the first."""
    people = [Person(base, number) for number in range(PEOPLE)]
    command = [sys.executable, __file__, "--visit", visitor, base]
    visiting = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
    assert visiting.stdin is not None
    people[0].sits_at = lambda table: visiting.stdin.write(f"{table}\n".encode())  # type: ignore[union-attr]
    playing = [asyncio.ensure_future(person.play()) for person in people]
    await asyncio.sleep(SETTLED)
    for person in people:
        person.acks, person.bots = [], []
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    visiting.kill()
    await visiting.wait()
    found = {name: [1000 * value for person in people for value in getattr(person, name)] for name in ("acks", "bots")}
    return found | {"first": [1000 * value for value in people[0].acks]}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--visit", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("visitors", nargs="*", default=list(VISITORS), help=", ".join(VISITORS))
    chosen = parser.parse_args()
    if chosen.visit:
        asyncio.run(visit(*chosen.visit))
        return
    print(f"{PEOPLE} people with three captains each, {chosen.seconds:g} s; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for visitor in chosen.visitors:
        with tempfile.TemporaryDirectory(prefix="pressgang-bench-") as place, (Path(place) / "log").open("w") as log:
            command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", place]
            more = {"PRESSGANG_PAUSE": "0", "PRESSGANG_SOCKETS_PER_TABLE": str(ONLOOKERS + 100)}
            server, base = bench.start(command, stderr=log, env=os.environ | more)
            try:
                found = asyncio.run(measure(base, visitor, chosen.seconds))
            finally:
                bench.stop(server)
        print(f"{visitor}, load {os.getloadavg()[0]:.1f}")
        print(f"    {told('bots answer', found['bots'], BAR_BOTS)}\n    {told('moves are acknowledged', found['acks'], BAR_ACK)}")
        if visitor == "onlookers":
            print(f"    {told('at the table with the crowd', found['first'], BAR_ACK, PEOPLE)}")


def told(what: str, times: list[float], bar: float, share: int = 1) -> str:
    """Percentiles against their bar; of one of several people there are fewer answers."""
    if len(times) < ENOUGH // share:
        return f"{what}: only {len(times)} answers in all this time   bar {bar:g} MISSED, or measured for too short a time"
    cuts = statistics.quantiles(times, n=100)
    verdict = "met" if cuts[94] < bar else "MISSED"
    return f"{what} {cuts[49]:6.1f} ms p50, {cuts[94]:6.1f} ms p95, {max(times):6.1f} ms at most, of {len(times)}   bar {bar:g} {verdict}"


if __name__ == "__main__":
    main()
