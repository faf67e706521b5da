"""How many moves a second one server process stores and acknowledges: 300 tables of four clients, as fast as the answers come.

All tables begin at once, so that their games end and new tables are opened at about the same time; with `--spread 15` they begin one after
the other within so many seconds and are measured then: games end and tables are opened all the time.

Run it with `bench/run tables`. Server, clients and yardstick are processes of their own. The clients are a bare socket protocol on uvloop
that reads no more of a message than it needs, so that they are not what is measured; how busy they were is printed. The yardstick is
an echo of a message as long as a move on the same server software with the same clients, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clients import GAME, SEATS, Crew, Paced, Socket, Tally, ask, connect

BAR_RATE = 3000
BAR_P99 = 150.0
BAR_IDLE = 30.0
BAR_OPEN_P99 = 40.0
RATE, OPENINGS = 1000.0, 10.0
"""Of the open loop: moves and new tables a second."""
JOIN_AT_ONCE = 50
GENEROUS = {
    "PRESSGANG_TABLES_PER_ADDRESS": "1000000",
    "PRESSGANG_TABLES_PER_CLIENT": "1000000",
    "PRESSGANG_CHANGES_PER_ADDRESS": "1000000",
    "PRESSGANG_SOCKETS_PER_ADDRESS": "100000",
}
"""All clients of a bench are at one address."""


# A client


def rss(pid: int) -> float:
    """KB of memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def busy(pid: int) -> float:
    """Seconds of processor time of a process."""
    words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def all_of(work: list[Any]) -> None:
    """Do all of it, not too many at once."""
    gate = asyncio.Semaphore(JOIN_AT_ONCE)

    async def one(task: Any) -> None:
        async with gate:
            await task

    await asyncio.gather(*(one(task) for task in work))


async def play(base: str, pid: int, tables: int, seconds: float, spread: float) -> dict[str, Any]:
    """Sit down, wait, play, leave; what was counted."""
    tally = Tally()
    crews = [Crew(base, tally, number) for number in range(tables)]
    await all_of([crew.meet() for crew in crews])
    first, rest = crews[: tables // 10], crews[tables // 10 :]
    await all_of([crew.sit_down() for crew in first])  # what the first tables need once is not what a table costs
    before = rss(pid)
    await all_of([crew.sit_down() for crew in rest])
    await asyncio.sleep(2)
    idle = (rss(pid) - before) / len(rest)
    if spread:
        for crew in crews:
            crew.go()
            await asyncio.sleep(spread / tables)
    tally.counting = True
    messages, amount, games, theirs, ours = tally.messages, tally.bytes, tally.games, busy(pid), busy(os.getpid())
    begun = time.perf_counter()
    if not spread:
        for crew in crews:
            crew.go()
    await asyncio.sleep(seconds)
    tally.counting = False
    took = time.perf_counter() - begun
    found = {
        "acknowledged": tally.acknowledged,
        "rate": len(tally.latencies) / took,
        "percentiles": [1000 * cut for cut in statistics.quantiles(tally.latencies, n=100)],
        "messages": (tally.messages - messages) / took,
        "megabytes": (tally.bytes - amount) / took / 1e6,
        "server": (busy(pid) - theirs) / took,
        "clients": (busy(os.getpid()) - ours) / took,
        "games": tally.games - games,
        "refused": tally.refused,
        "idle": idle,
        "peak": rss(pid),
    }
    for crew in crews:
        crew.going = False
    await asyncio.sleep(1)
    for crew in crews:
        crew.leave()
    return found


async def paced(base: str, pid: int, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """The open loop: moves come so many a second, whatever the answers do, while tables are opened; latency from the intended moment."""
    tally, ready = Tally(), deque[Paced]()
    crews = [Crew(base, tally, number) for number in range(tables)]
    await all_of([crew.meet() for crew in crews])
    for crew in crews:
        crew.ready = ready
        crew.players = [Paced(crew, player.cookie) for player in crew.players]
    await all_of([crew.sit_down() for crew in crews])
    await asyncio.sleep(1)
    tally.counting, theirs, begun, opened = True, busy(pid), time.perf_counter(), 0
    late, number = 0, 0
    opening = asyncio.ensure_future(open_tables(base, crews[0].players[0].cookie))
    while (now := time.perf_counter()) < begun + seconds:
        while (intended := begun + number / rate) <= now and ready:
            ready.popleft().answer_for(intended)
            number += 1
        late = max(late, int((now - begun) * rate) - number)
        await asyncio.sleep(0.001)
    took = time.perf_counter() - begun
    tally.counting = False
    opening.cancel()
    opened = len(OPENED)
    await asyncio.sleep(1)
    found = {
        "rate": len(tally.latencies) / took,
        "percentiles": [1000 * cut for cut in statistics.quantiles(tally.latencies, n=100)],
        "server": (busy(pid) - theirs) / took,
        "opened": opened / took,
        "late": late,
    }
    for crew in crews:
        crew.leave()
    return found


async def crowd(base: str, pid: int, tables: int, seconds: float, spread: float) -> dict[str, Any]:
    """Sit down at so many tables and be silent: how much memory that takes."""
    before, tally = rss(pid), Tally()
    crews = [Crew(base, tally, number) for number in range(tables)]
    await all_of([crew.meet() for crew in crews])
    begun, theirs = time.perf_counter(), busy(pid)
    await all_of([crew.sit_down() for crew in crews])
    took, cost = time.perf_counter() - begun, busy(pid) - theirs
    await asyncio.sleep(seconds)
    sockets = sum(player.socket is not None for crew in crews for player in crew.players)
    found = {"sockets": sockets, "memory": rss(pid), "before": before, "opening": 1000 * cost / tables, "took": took}
    for crew in crews:
        crew.leave()
    return found


OPENED: list[str] = []


async def open_tables(base: str, cookie: str) -> None:
    """So many tables a second, of one person and a bot."""
    wish = {"game": GAME, "options": {}, "seats": [{"kind": "me", "name": "Anne"}, {"kind": "bot", "bot": "random"}]}
    while True:
        begun = time.perf_counter()
        opened, _ = await ask(base, "POST", "/api/tables", cookie, wish)
        OPENED.append(opened["id"])
        await asyncio.sleep(max(0.0, 1 / OPENINGS - (time.perf_counter() - begun)))


async def echo(base: str, pid: int, sockets: int, seconds: float, spread: float) -> dict[str, Any]:
    """The yardstick: each socket sends a message as soon as the last came back."""
    text, counted, opened = b'{"type":"move","key":"k17","seq":17,"move":"draw"}', 0, []
    before = rss(pid)

    def answer(socket: list[Socket]) -> Callable[[bytes], None]:
        def heard(_: bytes) -> None:
            nonlocal counted
            counted += 1
            socket[0].send(text)

        return heard

    async def one() -> None:
        place: list[Socket] = []
        place.append(await connect(base, "/", "", answer(place)))
        opened.append(place[0])

    await all_of([one() for _ in range(sockets)])
    await asyncio.sleep(1)
    each = (rss(pid) - before) / sockets
    begun, theirs, ours = time.perf_counter(), busy(pid), busy(os.getpid())
    for socket in opened:
        socket.send(text)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    found = {"rate": counted / took, "server": (busy(pid) - theirs) / took, "clients": (busy(os.getpid()) - ours) / took, "socket": each}
    for socket in opened:
        socket.transport.close()
    return found


# The processes


ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket

@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())

class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)

Server(uvicorn.Config(Litestar([echo]), port=0, log_level="error", ws_per_message_deflate=False)).run()
"""


def start(command: list[str], **more: Any) -> tuple[subprocess.Popen[str], str]:
    """A server and its address, which it prints when it is ready."""
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    if not address.startswith("http"):
        server.kill()
        sys.exit(f"the server did not start: {address}")
    return server, address.rstrip("/").replace("localhost", "127.0.0.1")


def stop(server: subprocess.Popen[str]) -> None:
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def generate(what: str, base: str, pid: int, count: int, seconds: float, spread: float = 0.0) -> dict[str, Any]:
    """Run the clients in a process of their own."""
    command = [sys.executable, __file__, "--clients", what, base, str(pid), str(count), str(seconds), str(spread)]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)


def stored(database: Path) -> int:
    """How many moves are in the database."""
    with sqlite3.connect(database) as opened:
        return int(opened.execute("select count(*) from entries").fetchone()[0])


def bare_echo(sockets: int, seconds: float) -> dict[str, Any]:
    """The yardstick."""
    server, base = start([sys.executable, "-P", "-c", ECHO])
    try:
        return generate("echo", base, server.pid, sockets, seconds)
    finally:
        stop(server)


def measure(chosen: argparse.Namespace) -> tuple[dict[str, Any], dict[str, Any]]:
    """One round: the yardstick, then the tables."""
    bare = bare_echo(chosen.tables * SEATS, min(5.0, chosen.seconds))
    with tempfile.TemporaryDirectory(prefix="pressgang-bench-") as place:
        command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", place]
        with (Path(place) / "log").open("w") as log:
            server, base = start(command, stderr=log, env=os.environ | GENEROUS)
            try:
                found = generate("play", base, server.pid, chosen.tables, chosen.seconds, chosen.spread)
                found["open"] = generate("paced", base, server.pid, chosen.tables, chosen.seconds, chosen.rate)
            finally:
                stop(server)
        found["stored"] = stored(next(Path(place).glob("*.db")))
    return bare, found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--spread", type=float, default=0.0)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second of the open loop")
    parser.add_argument("--clients", nargs=6, metavar=("WHAT", "ADDRESS", "PID", "COUNT", "SECONDS", "SPREAD"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if chosen.clients:
        import uvloop

        what, base, pid, count, *times = chosen.clients
        clients = {"play": play, "echo": echo, "paced": paced, "crowd": crowd}[what]
        print(json.dumps(uvloop.run(clients(base, int(pid), int(count), *map(float, times)))))
        return
    rounds = [measure(chosen) for _ in range(chosen.rounds)]
    tell(chosen, rounds)


def tell(chosen: argparse.Namespace, rounds: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """Medians over the rounds."""

    def median(which: int, name: str) -> float:
        return statistics.median(found[which][name] for found in rounds)

    def median_open(name: str) -> float:
        return statistics.median(found["open"][name] for _, found in rounds)

    open_cuts = [found["open"]["percentiles"] for _, found in rounds]
    open_p50, open_p99 = statistics.median(cut[49] for cut in open_cuts), statistics.median(cut[98] for cut in open_cuts)
    cuts = [found["percentiles"] for _, found in rounds]
    p50, p99 = statistics.median(cut[49] for cut in cuts), statistics.median(cut[98] for cut in cuts)
    rate, idle = median(1, "rate"), median(1, "idle") - SEATS * median(0, "socket")
    alone = rate / median(1, "server")
    verdict = {True: "met", False: "MISSED"}
    lines = [
        f"{chosen.tables} tables of {SEATS} clients, {chosen.seconds:g} s, median of {chosen.rounds} rounds; "
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}",
        f"moves stored and acknowledged {rate:>8,.0f}/s, on a core of its own {alone:,.0f}/s ({1e6 / alone:,.0f} us a move)"
        f"   bar {BAR_RATE:,} {verdict[alone >= BAR_RATE]}",
        f"from sending to acknowledged  {p50:>8,.1f} ms p50, {p99:,.1f} ms p99   bar {BAR_P99:g} {verdict[p99 < BAR_P99]}",
        f"messages to the clients       {median(1, 'messages'):>8,.0f}/s, {median(1, 'megabytes'):.1f} MB/s",
        f"games over, tables opened     {median(1, 'games'):>8,.0f}",
        f"processor, of a core          server {median(1, 'server'):.0%}, clients {median(1, 'clients'):.0%}",
        f"open loop, {chosen.rate:,.0f} moves/s        {median_open('rate'):>8,.0f}/s, {open_p50:,.1f} ms p50, {open_p99:,.1f} ms p99"
        f"   bar {BAR_OPEN_P99:g} {verdict[open_p99 < BAR_OPEN_P99 and median_open('rate') > 0.95 * chosen.rate]}",
        f"  meanwhile                   {median_open('opened'):>8,.1f} tables/s opened; server {median_open('server'):.0%} of a core",
        f"a table with silent clients   {median(1, 'idle'):>8,.1f} KB, {idle:,.1f} KB without its bare sockets"
        f"   bar {BAR_IDLE:g} {verdict[idle < BAR_IDLE]}",
        f"yardstick, bare echo          {median(0, 'rate'):>8,.0f}/s, {median(0, 'socket'):.1f} KB a socket; "
        f"server {median(0, 'server'):.0%}, clients {median(0, 'clients'):.0%}",
        f"tables / echo                 {rate / median(0, 'rate'):>8.2f}",
    ]
    print("\n".join(lines))
    lost = [found["acknowledged"] - found["stored"] for _, found in rounds if found["acknowledged"] > found["stored"]]
    if lost:
        print(f"acknowledged but NOT STORED: {lost}")
    refused = {code: count for _, found in rounds for code, count in found["refused"].items()}
    if refused:
        print(f"refused: {refused}")


if __name__ == "__main__":
    main()
