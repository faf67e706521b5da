"""A connection to a table: what the client sends is checked and done; what it hears goes through its outbox."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.types import Receive

from pressgang.core import Problem
from pressgang.table.live_table import LiveTable
from pressgang.table.rows import PERSON
from pressgang.words import printable

from . import messages as wire
from . import rendering
from .limits import Bucket
from .outbox import Outbox

if TYPE_CHECKING:
    from .services import Services

MOST_REFUSED: Final = 100
"""So many messages too many, and the connection is closed."""
MOST_DIGITS: Final = 10
TOO_MUCH: Final = 1008
TRY_LATER: Final = 1013
Socket = WebSocket[Any, Any, Any]
decode: Final = msgspec.json.Decoder(wire.Up).decode


class Connection:
    """Somebody at a table, over a socket."""

    __slots__ = ("outbox", "player", "receive", "services", "socket", "table")

    def __init__(self, services: Services, socket: Socket, table: LiveTable, player: str, address: str, known: int | None) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.player = player
        self.receive: Receive = socket.scope["state"]["receive"]
        self.outbox = Outbox(table, player, socket.scope["state"]["send"], address, known)

    async def receive_all(self, rate: int) -> None:
        """Until the client goes: do what it says."""
        bucket, left = Bucket(rate), MOST_REFUSED
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            if bucket.take():
                await self._do(str(message.get("text") or ""))
                continue
            left -= 1
            if left < 0:
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
        if isinstance(message, wire.AskLog):
            self.outbox.ask_log()
            return
        seat, table = self.table.sitters.get(self.player), self.table
        if seat is None or table.seats[seat].kind != PERSON:
            raise Problem("not-seated")
        if isinstance(message, wire.Move):
            await self._move(seat, message)
        elif isinstance(message, wire.Undo):
            self.outbox.acknowledge(message.key, await table.moves.take_back(seat, message.key, message.seq))
        elif isinstance(message, wire.Ahead):
            await table.seating.pass_ahead(seat, message.bid)
        elif isinstance(message, wire.Say):
            await self._talk(seat, message)
        else:
            await table.seating.come_back(seat)

    async def _move(self, seat: int, message: wire.Move) -> None:
        began, meters = time.perf_counter(), self.services.meters
        self.outbox.acknowledge(message.key, await self.table.moves.play(seat, message.move, message.key, message.seq))
        meters.moves.inc()
        meters.wait.observe(time.perf_counter() - began)
        await self.table.seating.come_back(seat)

    async def _talk(self, seat: int, message: wire.Say) -> None:
        text = None if message.text is None else " ".join(printable(message.text).split())
        if (text is None) == (message.reaction is None) or text == "":
            raise Problem("bad-message")
        if message.reaction is not None and message.reaction not in wire.REACTIONS:
            raise Problem("bad-message")
        await self.table.chat.say(seat, text, message.reaction)

    def _refuse(self, problem: Problem, key: str | None) -> None:
        self.services.meters.refused.labels(problem.code).inc()
        self.outbox.add(rendering.refused(problem, key))


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """A table, live."""
    services: Services = socket.app.state.services
    state = socket.scope["state"]
    if state["foreign"]:
        raise PermissionDeniedException
    try:
        table = await services.house.table(table_id)
    except Problem as problem:
        raise NotFoundException from problem
    await socket.accept()
    address = socket.client.host if socket.client is not None else ""
    try:
        _make_room(services, table, address)
    except Problem as problem:
        services.meters.refused.labels(problem.code).inc()
        await socket.send_text(rendering.refused(problem, None).decode())
        await socket.close(code=TRY_LATER)
        return
    connection = Connection(services, socket, table, state["player"], address, known_to(socket))
    table.presence.join(connection.outbox)
    services.meters.sockets.inc()
    try:
        await connection.receive_all(services.settings.messages_per_second)
    finally:
        services.sockets.leave(address)
        services.meters.sockets.dec()
        table.presence.part(connection.outbox)
        connection.outbox.close()


def known_to(socket: Socket) -> int | None:
    """How many entries a client says that it knows, who was here before: `?seq=17`."""
    said = socket.query_params.get("seq", "")
    return int(said) if said.isdecimal() and len(said) < MOST_DIGITS else None


def _make_room(services: Services, table: LiveTable, address: str) -> None:
    """One more connection of this address, at this table; or a Problem."""
    most = services.settings.sockets_per_table
    if len(table.presence.listeners) >= most:
        raise Problem("table-full", most=most)
    services.sockets.enter(address)
