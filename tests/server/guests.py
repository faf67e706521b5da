"""People at tables, for tests: a server in a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets
from shorthand_reader import Reader

TIMEOUT = 15.0
QUICK = {
    "PRESSGANG_PAUSE": "0",
    "PRESSGANG_WORKERS": "1",
    "PRESSGANG_TABLES_PER_ADDRESS": "100000",
    "PRESSGANG_TABLES_PER_CLIENT": "1000",
    "PRESSGANG_MESSAGES_PER_SECOND": "10000",
    "PRESSGANG_CHANGES_PER_ADDRESS": "100000",
    "PRESSGANG_SOCKETS_PER_ADDRESS": "10000",
}


class Process:
    """A server that runs until it is ended, one way or the other."""

    def __init__(self, database: str, errors: Path, program: Sequence[str] = ("-m", "pressgang.cli"), **environment: str) -> None:
        command = [sys.executable, *program, "serve", "--port", "0", "--no-browser", "--database", database]
        self._errors = errors.open("ab")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True, env={**os.environ, **QUICK, **environment}
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http"), errors.read_text()

    def kill(self) -> None:
        """At once, without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._errors.close()

    def end(self) -> None:
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        if self.process.poll() is None:
            self.kill()
        self._errors.close()


@contextlib.contextmanager
def serving(database: str, errors: Path, **environment: str) -> Iterator[str]:
    """While it lasts, a server runs; its address."""
    process = Process(database, errors, **environment)
    try:
        yield process.address
    finally:
        process.end()


class Person:
    """A browser."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT)

    async def __aenter__(self) -> Person:
        assert (await self.http.get("/api/hello")).status_code == 200
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        return answer.json()

    async def post(self, path: str, data: object = None) -> httpx.Response:
        return await self.http.post(path, json=data)

    async def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """A new table."""
        options = more.pop("options", {})
        answer = await self.post("/api/tables", {"game": game, "options": options, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str, name: str) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/sit", {"name": name})

    @contextlib.asynccontextmanager
    async def at(self, table: str, address: str | None = None) -> Any:
        """A connection to a table."""
        base = address or str(self.http.base_url).rstrip("/")
        place = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(place, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            chair = Chair(socket)
            await chair.until(lambda: bool(chair.news))
            yield chair


class Chair:
    """What a client at a table has heard."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.news: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.reader = Reader()
        self.name = secrets.token_hex(4)
        self.keys = 0

    @property
    def seq(self) -> int:
        return int(self.update.get("seq", -1))

    @property
    def moves(self) -> list[str]:
        """What may be done."""
        return [ask["move"] for ask in self.update.get("asks", [])]

    @property
    def over(self) -> bool:
        return bool(self.update.get("results"))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        self.raw.append(text)
        message = self.reader.hear(json.loads(text))
        self.heard.append(message)
        if message["type"] == "table":
            self.news = message
        elif message["type"] == "update":
            self.update = message
        return message

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await self.hear()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def answer(self, **message: Any) -> dict[str, Any]:
        """Send, and wait for the answer that has the same key."""
        await self.send(**message)
        while True:
            heard = await self.hear()
            if heard["type"] in ("ack", "refused") and heard.get("key") == message.get("key"):
                return heard

    async def play(self, move: str, **more: Any) -> dict[str, Any]:
        """A move; the answer."""
        self.keys += 1
        return await self.answer(**{"type": "move", "key": f"{self.name}{self.keys}", "seq": self.seq, "move": move, **more})

    async def ready(self) -> None:
        """Until there is something to do, or the game is over."""
        await self.until(lambda: bool(self.moves) or self.over)


async def play_out(chair: Chair, choose: Callable[[list[str]], str] = lambda moves: moves[0]) -> None:
    """Play to the end."""
    while True:
        await chair.ready()
        if chair.over:
            return
        seen = chair.seq
        answer = await chair.play(choose(chair.moves))
        assert answer["type"] == "ack" or answer["code"] in ("table-stale", "table-not-asked"), answer
        due = answer["seq"] if answer["type"] == "ack" else seen + 1  # what others did before it may be told first, with the same question
        await chair.until(lambda due=due: chair.seq >= due or chair.over)  # type: ignore[misc]
