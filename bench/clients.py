"""People at tables who play by themselves, as lean as can be: they must not cost more than what is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

SEATS = 4
GAME = "dead-mans-draw"


class Ask(msgspec.Struct):
    """Something that may be done."""

    move: str


class Update(msgspec.Struct, tag="update"):
    """What of an update matters here; all else is skipped unread."""

    seq: int
    asks: list[Ask] = []
    results: list[Any] = []


class Ack(msgspec.Struct, tag="ack"):
    """A move is stored."""

    key: str


class Refused(msgspec.Struct, tag="refused"):
    """A move was not accepted."""

    code: str


class News(msgspec.Struct, tag="table"):
    """The table."""


class Chat(msgspec.Struct, tag="chat"):
    """Somebody talks."""


class Thinking(msgspec.Struct, tag="thinking"):
    """A bot thinks."""


class Glossary(msgspec.Struct, tag="glossary"):
    """The words of the game."""


READ = msgspec.json.Decoder(Update | Ack | Refused | News | Chat | Thinking | Glossary)


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket: text frames out, whole text messages in."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None], address: str = "127.0.0.1") -> None:
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            f"X-Forwarded-For: {address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.heard = heard
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(RuntimeError(bytes(buffer[:300]).decode(errors="replace")))
                return
            del buffer[: end + 4]
            self.is_open = True
            self.open.set_result(None)
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, head = buffer[at + 1], 2
            if length == 126:
                head = 4
                if size - at < head:
                    break
                length = buffer[at + 2] << 8 | buffer[at + 3]
            elif length == 127:
                head = 10
                if size - at < head:
                    break
                (length,) = struct.unpack_from(">Q", buffer, at + 2)
            if size - at < head + length:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.heard(bytes(buffer[at + head : at + head + length]))
            elif kind == 9:
                self.send(bytes(buffer[at + head : at + head + length]), 0x8A)
            at += head + length
        del buffer[:at]

    def send(self, text: bytes, kind: int = 0x81) -> None:
        """A frame, with a mask of zeros (the protocol wants one; this one leaves the text as it is)."""
        size = len(text)
        head = struct.pack(">BB", kind, 0x80 | size) if size < 126 else struct.pack(">BBH", kind, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + text)


async def connect(base: str, path: str, cookie: str, heard: Callable[[bytes], None], address: str = "127.0.0.1") -> Socket:
    """An open socket."""
    at = urlsplit(base)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(at.netloc, path, cookie, heard, address), at.hostname, at.port)
    await socket.open
    return socket


async def ask(base: str, method: str, path: str, cookie: str = "", body: object = None, address: str = "127.0.0.1") -> tuple[Any, str]:
    """One HTTP request: what was answered, and the cookie that was set."""
    at = urlsplit(base)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    text = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {at.netloc}", f"Origin: http://{at.netloc}", f"Cookie: {cookie}", "Connection: close"]
    lines += [f"X-Forwarded-For: {address}", "Content-Type: application/json", f"Content-Length: {len(text)}", "", ""]
    writer.write("\r\n".join(lines).encode() + text)
    head, _, rest = (await reader.read(-1)).partition(b"\r\n\r\n")
    writer.close()
    status = int(head.split(b" ", 2)[1])
    if status >= 300:
        raise RuntimeError(f"{method} {path}: {status} {rest[:200]!r}")
    given = [line.split(b": ", 1)[1] for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie:")]
    return (json.loads(rest) if rest else None), (given[0].split(b";")[0].decode() if given else cookie)


# The load


class Tally:
    """What all clients together saw."""

    def __init__(self) -> None:
        self.counting = False
        self.acknowledged = 0
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.messages = 0
        self.bytes = 0
        self.games = 0


class Player:
    """A seat: plays a random move as soon as it may."""

    def __init__(self, crew: Crew, cookie: str) -> None:
        self.crew, self.cookie = crew, cookie
        self.answered = -1
        self.waiting: Update | None = None
        self.sent: dict[str, float] = {}
        self.socket: Socket | None = None

    def heard(self, text: bytes) -> None:
        tally = self.crew.tally
        tally.messages += 1
        tally.bytes += len(text)
        message = READ.decode(text)
        if isinstance(message, Update):
            if message.results:
                self.crew.over()
            elif message.asks and message.seq > self.answered:
                if self.crew.going and self.socket is not None:
                    self.answer(message)
                else:
                    self.waiting = message
        elif isinstance(message, Ack):
            begun = self.sent.pop(message.key)
            tally.acknowledged += 1
            if tally.counting:
                tally.latencies.append(time.perf_counter() - begun)
        elif isinstance(message, Refused):
            tally.refused[message.code] = tally.refused.get(message.code, 0) + 1

    def go(self) -> None:
        """Answer what was asked before the start, or before the socket was ours."""
        if self.waiting is not None and self.waiting.seq > self.answered:
            self.answer(self.waiting)
        self.waiting = None

    def answer(self, update: Update) -> None:
        self.answered = update.seq
        key = f"k{update.seq}"
        self.sent[key] = time.perf_counter()
        move = self.crew.dice.choice(update.asks).move
        assert self.socket is not None
        self.socket.send(b'{"type":"move","key":"%s","seq":%d,"move":"%s"}' % (key.encode(), update.seq, move.encode()))


class Crew:
    """The four of a table. When a game is over they sit down to the next."""

    def __init__(self, base: str, tally: Tally, number: int) -> None:
        self.base, self.tally = base, tally
        self.dice = random.Random(number)
        self.players: list[Player] = []
        self.going = False
        self.next: asyncio.Task[None] | None = None
        self.ready: deque[Paced] = deque()

    async def meet(self) -> None:
        for _ in range(SEATS):
            _, cookie = await ask(self.base, "GET", "/api/hello")
            self.players.append(Player(self, cookie))

    async def sit_down(self) -> None:
        """A new table, with all four at it."""
        host, *others = self.players
        wish = {"game": GAME, "options": {}, "seats": [{"kind": "me", "name": "Anne"}] + [{"kind": "open"}] * len(others)}
        opened, _ = await ask(self.base, "POST", "/api/tables", host.cookie, wish)
        for number, player in enumerate(others):
            await ask(self.base, "POST", f"/api/tables/{opened['id']}/sit", player.cookie, {"name": f"Guest {number}"})
        for player in self.players:
            player.answered, player.waiting, player.sent = -1, None, {}
            player.socket = await connect(self.base, f"/api/tables/{opened['id']}/socket", player.cookie, player.heard)

        if self.going:
            self.go()

    def go(self) -> None:
        """Begin to play."""
        self.going = True
        for player in self.players:
            player.go()

    def over(self) -> None:
        """The game has ended: on to the next one."""
        if self.next is None or self.next.done():
            self.tally.games += 1
            self.next = asyncio.ensure_future(self.another())

    async def another(self) -> None:
        self.leave()
        await self.sit_down()

    def leave(self) -> None:
        for player in self.players:
            if player.socket is not None:
                player.socket.heard = lambda text: None
                player.socket.transport.close()
                player.socket = None


class Paced(Player):
    """A seat that moves when it is told to, and not before."""

    def heard(self, text: bytes) -> None:
        super().heard(text)
        if self.waiting is not None and self.waiting.seq > self.answered:
            self.crew.ready.append(self)

    def answer_for(self, intended: float) -> None:
        """Move now; what counts is when it should have been."""
        update, self.waiting = self.waiting, None
        if update is not None and update.seq > self.answered:
            self.answer(update)
            self.sent[f"k{update.seq}"] = intended
