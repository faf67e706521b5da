"""A connection to a table: what the client sends is checked and done, what happens is sent, the newest state first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import LitestarException, NotFoundException, PermissionDeniedException, WebSocketDisconnect
from litestar.types import Send

from pressgang.core import Problem
from pressgang.table.rows import PERSON, Line
from pressgang.table.table import Table
from pressgang.words import printable

from . import messages as wire
from . import rendering
from .eager import start
from .limits import Bucket

if TYPE_CHECKING:
    from .desk import Desk

BACKLOG: Final = 500
"""Whoever does not read so many messages is not there any more."""
PATIENCE: Final = 100
"""So many messages too many, and the connection is closed."""
TOO_MUCH: Final = 1008
OUR_MISTAKE: Final = 1011
Socket = WebSocket[Any, Any, Any]
decode: Final = msgspec.json.Decoder(wire.Up).decode

log = logging.getLogger("pressgang.socket")


class Connection:
    """Somebody at a table, over a socket."""

    __slots__ = (
        *("_backlog", "_pulse", "_send_raw", "_sender", "_sending", "_seq", "_stirred", "_version"),
        *("desk", "player", "seat", "socket", "table"),
    )

    def __init__(self, desk: Desk, socket: Socket, table: Table, player: str) -> None:
        self.desk = desk
        self.socket = socket
        self.table = table
        self.player = player
        self.seat: int | None = table.sitters.get(player)
        self._backlog: list[bytes] = []
        self._seq: int | None = None
        self._pulse = -1
        self._version = -1
        self._stirred = False
        self._sending = False
        self._sender: asyncio.Task[None] | None = None
        self._send_raw: Send = socket.scope["state"]["send"]
        self._backlog += [rendering.chat(line) for line in table.chat]

    def wake(self) -> None:
        """The table has changed."""
        self._stirred = True
        if not self._sending:
            self._sending = True
            self._sender = start(self._keep_sending())

    def hear(self, what: Line | int) -> None:
        """Somebody said something, or a bot is thinking."""
        self.answer(rendering.chat(what) if isinstance(what, Line) else rendering.encode(wire.Thinking(seat=what)))

    def answer(self, message: bytes) -> None:
        """Send this as soon as the client reads."""
        if len(self._backlog) < BACKLOG:
            self._backlog.append(message)
            self.wake()

    # To the client

    async def _keep_sending(self) -> None:
        """Say how it is now, until nothing is new. A slow client misses states, never the newest; a silent table needs no task."""
        try:
            while self._stirred:
                self._stirred = False
                await self._send_news()
                backlog, self._backlog = self._backlog, []
                for message in backlog:
                    await self._send(message)
        except (LitestarException, RuntimeError, OSError) as error:  # the socket is closed
            log.debug("closed", extra={"facts": {"error": type(error).__name__}})
        except Exception:  # a mistake of ours ends the connection, so that the client comes anew
            log.exception("send", extra={"facts": {"table": self.table.head.id}})
            with contextlib.suppress(Exception):
                await self.socket.close(code=OUR_MISTAKE)
        else:
            self._sending = False

    def close(self) -> None:
        """The client has gone."""
        if self._sender is not None:
            self._sender.cancel()

    async def _send_news(self) -> None:
        table = self.table
        if table.version != self._version:
            self._version = table.version
            self.seat = table.sitters.get(self.player)
            await self._send(rendering.news(table, self.seat, table.head.host == self.player))
        course = table.course
        if course is not None and (course.seq != self._seq or table.pulse != self._pulse):
            after, self._seq, self._pulse = self._seq, course.seq, table.pulse
            await self._send(rendering.update(table, self.seat, after))

    async def _send(self, message: bytes) -> None:
        await self._send_raw({"type": "websocket.send", "bytes": None, "text": message.decode()})

    # From the client

    async def receive_all(self, rate: int) -> None:
        """Until the client goes: do what it says."""
        bucket, patience = Bucket(rate), PATIENCE
        while True:
            text = await self.socket.receive_text()
            if bucket.take():
                await self._do(text)
                continue
            patience -= 1
            if patience < 0:
                await self.socket.close(code=TOO_MUCH)
                return
            self._refuse(Problem("too-fast", most=rate), None)

    async def _do(self, text: str) -> None:
        try:
            message = decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self._refuse(Problem("bad-message"), None)
            return
        key = message.key if isinstance(message, wire.Move | wire.Undo) else None
        try:
            await self._obey(message)
        except Problem as problem:
            self._refuse(problem, key)

    async def _obey(self, message: wire.Up) -> None:
        seat, table = self.table.sitters.get(self.player), self.table
        if seat is None or table.seats[seat].kind != PERSON:
            raise Problem("not-seated")
        if isinstance(message, wire.Move):
            began = time.perf_counter()
            seq = await table.move(seat, message.move, message.key, message.seq)
            self.answer(rendering.encode(wire.Ack(key=message.key, seq=seq)))
            self.desk.meters.moves.inc()
            self.desk.meters.wait.observe(time.perf_counter() - began)
            await table.come_back(seat)
        elif isinstance(message, wire.Undo):
            seq = await table.take_back(seat, message.key, message.seq)
            self.answer(rendering.encode(wire.Ack(key=message.key, seq=seq)))
        elif isinstance(message, wire.Ahead):
            await table.pass_ahead(seat, message.bid)
        elif isinstance(message, wire.Say):
            await self._talk(seat, message)
        else:
            await table.come_back(seat)

    async def _talk(self, seat: int, message: wire.Say) -> None:
        text = None if message.text is None else " ".join(printable(message.text).split())
        if (text is None) == (message.reaction is None) or text == "":
            raise Problem("bad-message")
        if message.reaction is not None and message.reaction not in wire.REACTIONS:
            raise Problem("bad-message")
        await self.table.say(seat, text, message.reaction)

    def _refuse(self, problem: Problem, key: str | None) -> None:
        self.desk.meters.refused.labels(problem.code).inc()
        self.answer(rendering.refused(problem, key))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """A table, live."""
    desk: Desk = socket.app.state.desk
    state = socket.scope["state"]
    if state["foreign"]:
        raise PermissionDeniedException
    try:
        table = await desk.house.table(table_id)
    except Problem as problem:
        raise NotFoundException from problem
    await socket.accept()
    connection = Connection(desk, socket, table, state["player"])
    table.join(connection)
    desk.meters.sockets.inc()
    try:
        await connection.receive_all(desk.settings.messages_per_second)
    except WebSocketDisconnect:
        pass
    finally:
        desk.meters.sockets.dec()
        table.part(connection)
        connection.close()
