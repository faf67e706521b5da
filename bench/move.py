"""What a move costs the server: processor time and bytes, at tables of four people, of each game.

Run it with `bench/run move`. Everything is in one process and nothing goes over the system's network: what a client sends is given to the
server software, and what that sends is counted and thrown away. So this is the whole way of a move (read, check, store, apply, render,
send) but for the kernel's part. The yardstick, between all rounds, is a bare echo of such a move on the same server software: what else
runs on a machine makes both slower. `--profile` says where the time goes.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import cProfile
import os
import pstats
import statistics
import tempfile
import time
from collections.abc import Coroutine
from typing import Any

import uvloop
from uvicorn import Config
from uvicorn.server import ServerState

from pressgang.core import Dice
from pressgang.server.app import make_app
from pressgang.server.guard import hash_of, new_token
from pressgang.server.lean_socket import LeanSocket
from pressgang.server.run import tidy_seldom
from pressgang.server.settings import Settings
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish

GAMES = ("dead-mans-draw", "dread-draw", "pirates-mark")
SEATS = 4
BAR_TIME, BAR_BYTES = 250.0, 600.0


class Tally:
    """What all clients together were sent."""

    def __init__(self) -> None:
        self.updates = self.bytes = self.due = self.writes = 0
        self.all_came = asyncio.Event()

    async def wait_for(self, updates: int) -> None:
        """Until so many more updates have been sent than had been awaited before."""
        self.due += updates
        self.all_came.clear()
        if self.updates < self.due:
            await self.all_came.wait()


class Wire(asyncio.Transport):
    """The other end of a connection, which is nowhere."""

    def __init__(self, tally: Tally) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.tally = tally

    def write(self, data: Any) -> None:
        tally = self.tally
        tally.bytes += len(data)
        tally.updates += data.count(b'"type":"update"')
        if tally.updates >= tally.due:
            tally.all_came.set()

        self.tally.writes += 1

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Client:
    """Somebody at a table."""

    def __init__(self, config: Config, state: ServerState, tally: Tally, table: str, token: str) -> None:
        self.protocol = LeanSocket(config, state, {}, asyncio.get_running_loop())
        self.protocol.connection_made(Wire(tally))
        hello = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\ncookie: pressgang={token}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.protocol.data_received(hello.encode())

    def move(self, seq: int, move: str) -> None:
        text = b'{"type":"move","key":"0123456789abcdef0123-%d","seq":%d,"move":"%s"}' % (seq, seq, move.encode())
        self.protocol.data_received(bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text if len(text) < 126 else _long(text))


def _long(text: bytes) -> bytes:
    return bytes([0x81, 0xFE]) + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The yardstick."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def measure_echo(clients: int = 50, times: int = 40) -> float:
    """Processor microseconds of a message that is sent back."""
    config, tally = Config(echo, log_config=None, ws_per_message_deflate=False), Tally()
    config.load()
    places = [Client(config, ServerState(), tally, "echo", "") for _ in range(clients)]
    while tally.writes < clients:
        await asyncio.sleep(0.01)
    begun = time.process_time()
    for number in range(times):
        for place in places:
            place.move(number, "draw")
        while tally.writes < clients * (number + 2):
            await asyncio.sleep(0)
    took = time.process_time() - begun
    for place in places:
        place.protocol.connection_lost(None)
    await asyncio.sleep(0.01)
    return 1e6 * took / clients / times


async def sit_down(house: House, config: Config, state: ServerState, tally: Tally, game: str) -> tuple[LiveTable, list[Client]]:
    """A new table with four people connected to it."""
    tokens = [new_token() for _ in range(SEATS)]
    wishes = tuple(Wish("person", None, f"Guest {number}", (hash_of(token),)) for number, token in enumerate(tokens))
    table = await house.table(await house.open_table(Plan(game, {}, wishes, hash_of(tokens[0]))))
    return table, [Client(config, state, tally, table.head.id, token) for token in tokens]


async def measure(
    house: House, config: Config, game: str, tables: int, moves: int, profile: cProfile.Profile | None
) -> tuple[float, float]:
    """Processor microseconds of a move, and bytes to a client for one."""
    tally, state, dice = Tally(), ServerState(), Dice(7)
    places = [await sit_down(house, config, state, tally, game) for _ in range(tables)]
    await asyncio.sleep(1.2)  # until all have heard who is there
    for _ in range(2):
        await play_round(places, tally, dice)
    tally.bytes, played, begun = 0, 0, time.process_time()
    if profile is not None:
        profile.enable()
    for _ in range(moves):
        played += await play_round(places, tally, dice)
    if profile is not None:
        profile.disable()
    took = time.process_time() - begun
    for table, clients in places:
        for client in clients:
            client.protocol.connection_lost(None)
        house.forget(table)
    await asyncio.sleep(0.1)
    return 1e6 * took / played, tally.bytes / played / SEATS


async def play_round(places: list[tuple[LiveTable, list[Client]]], tally: Tally, dice: Dice) -> int:
    """A random move at each table whose game is not over; how many were made."""
    played, tally.due = 0, tally.updates
    for table, clients in places:
        course = table.course
        if course is not None and not course.over:
            seat = course.state.pending[dice.below(len(course.state.pending))]
            clients[seat].move(course.seq, course.game.notation(course.state.any_action(seat, dice)))
            played += 1
    await tally.wait_for(played * SEATS)
    return played


async def run_all(chosen: argparse.Namespace) -> None:
    """Measure each game in each round, and print medians."""
    found: dict[str, list[tuple[float, float]]] = {game: [] for game in chosen.games}
    echoes: list[float] = []
    profile = cProfile.Profile(time.thread_time) if chosen.profile else None
    with tempfile.TemporaryDirectory(prefix="pressgang-bench-") as place:
        app = make_app(
            Settings(database=f"sqlite:///{place}/tables.db", workers=1, sockets_per_address=100_000, messages_per_second=100_000)
        )
        config = Config(app, log_config=None, ws_per_message_deflate=False)
        config.load()

        async def play() -> None:
            house = app.app.state.services.house  # type: ignore[attr-defined]
            tidy_seldom()
            for _ in range(chosen.rounds):
                for game in chosen.games:
                    echoes.append(await measure_echo())
                    found[game].append(await measure(house, config, game, chosen.tables, chosen.moves, profile))

        await at_work(app, play())
    tell(chosen, found, statistics.median(echoes))
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


async def at_work(app: Any, work: Coroutine[Any, Any, None]) -> None:
    """Do it while the application is up."""
    async with app.app.lifespan():
        await work


def tell(chosen: argparse.Namespace, found: dict[str, list[tuple[float, float]]], echo_time: float) -> None:
    """A line for each game."""
    print(f"a move at a table of {SEATS}; {chosen.tables} tables, {chosen.moves} moves each, median of {chosen.rounds} rounds")
    print(f"yardstick, an echo {echo_time:>4.0f} us of processor")
    verdict = {True: "met", False: "MISSED"}
    for game, rounds in found.items():
        times, sizes = [took for took, _ in rounds], [size for _, size in rounds]
        took, size = statistics.median(times), statistics.median(sizes)
        print(
            f"{game:<16} {took:>6.0f} us of processor ({min(times):.0f}-{max(times):.0f})   bar {BAR_TIME:g} {verdict[took <= BAR_TIME]};"
            f"  {took / echo_time:>5.1f} echoes;"
            f"  {size:>6.0f} B a client   bar {BAR_BYTES:g} {verdict[size <= BAR_BYTES]}"
        )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    uvloop.run(run_all(parser.parse_args()))


if __name__ == "__main__":
    main()
