"""The second half of the road from a change to a client: all that goes to one client, in one order.

First that its choices are stored, then the newest state, then everything else. A slow client misses states, never the newest.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Final

from litestar.exceptions import LitestarException
from litestar.types import Send

from pressgang.table.announcer import Change
from pressgang.table.course import Course
from pressgang.table.live_table import LiveTable
from pressgang.table.rows import Line

from . import messages as wire
from . import rendering
from .lean_socket import wire_of

MOST_WAITING: Final = 500
"""Whoever does not read so many messages is not there any more."""
OUR_MISTAKE: Final = 1011

log = logging.getLogger("pressgang.socket")


class Outbox:
    """What one client has yet to hear."""

    __slots__ = (
        "_about_due",
        "_acks",
        "_game_due",
        "_has_glossary",
        "_is_greeted",
        "_log_due",
        "_log_told",
        "_others",
        "_player",
        "_seen",
        "_seen_as",
        "_send_raw",
        "_sender",
        "_sending",
        "_seq",
        "_table",
        "_wire",
        "address",
        "seat",
    )

    def __init__(self, table: LiveTable, player: str, send: Send, address: str = "", known: int | None = None) -> None:
        """`known`: the client has been here before, and heard of so many entries."""
        self.seat: int | None = table.sitters.get(player)
        self.address = address
        self._table = table
        self._player = player
        self._send_raw = send
        self._wire = wire_of(send)
        self._about_due = self._game_due = True
        """What the client does not know yet: something about the table, or of the game."""
        self._log_due = self._log_told = False
        """The client waits for the log; it has heard it."""
        self._has_glossary = known is not None
        self._seq = known
        """How many entries of the game the client knows."""
        self._seen: rendering.Shown | None = None
        """What of the game the client has seen last, and as which seat."""
        self._seen_as: int | None = None
        self._is_greeted = False
        self._acks: deque[bytes] = deque()
        self._others = deque(rendering.chat(line) for line in table.chat.lines)
        self._sending = False
        self._sender: asyncio.Task[None] | None = None

    # What comes in

    def notice(self, change: Change) -> None:
        """The table has changed; the client hears of it when it is woken, or together with anything else that it hears."""
        if change is not Change.GAME:
            self._about_due = True
        if change is not Change.ABOUT:
            self._game_due = True

    def hear(self, what: Line | int) -> None:
        """Somebody said something, or a bot is thinking."""
        self.add(rendering.chat(what) if isinstance(what, Line) else rendering.encode(wire.Thinking(seat=what)))

    def acknowledge(self, key: str, seq: int) -> None:
        """A choice of the client is stored: it hears that at once, and then what came of it."""
        if self._has_room():
            self._acks.append(rendering.encode(wire.Ack(key=key, seq=seq)))
            self.wake()

    def add(self, message: bytes) -> None:
        """Send this after the newest state."""
        if self._has_room():
            self._others.append(message)
            self.wake()

    def ask_log(self) -> None:
        """The client wants to know all that happened. Whoever has heard it hears of all else anyway."""
        if not self._log_told and self._table.course is not None:
            self._log_due = self._log_told = True
            self.wake()

    def close(self) -> None:
        """The client has gone."""
        if self._sender is not None:
            self._sender.cancel()

    def _has_room(self) -> bool:
        return len(self._acks) + len(self._others) < MOST_WAITING

    # What goes out

    def wake(self) -> None:
        """Send all that there is to send. As long as the client reads, that is done at once; a task waits for one who does not."""
        if self._sending:
            return
        self._sending = True
        try:
            while (message := self._next()) is not None:
                if not self._wire.write_text(message):
                    self._sender = asyncio.get_running_loop().create_task(self._send_on(message))
                    return
        except Exception as error:
            self._fail(error)
        else:
            self._sending = False

    async def _send_on(self, message: bytes | None) -> None:
        """Send this when the client reads on, and all that there is to send then."""
        try:
            while message is not None:
                await self._wire.send_text(message)
                message = self._next()
        except Exception as error:
            self._fail(error)
        else:
            self._sending = False

    def _fail(self, error: Exception) -> None:
        """Nothing more is sent. A mistake of ours ends the connection, so that the client comes anew."""
        if isinstance(error, (LitestarException, RuntimeError, OSError)):  # the socket is closed
            log.debug("closed", extra={"facts": {"error": type(error).__name__}})
            return
        log.error("send", exc_info=error, extra={"facts": {"table": self._table.head.id}})
        self._sender = asyncio.get_running_loop().create_task(self._hang_up())

    async def _hang_up(self) -> None:
        with contextlib.suppress(Exception):
            await self._send_raw({"type": "websocket.close", "code": OUR_MISTAKE, "reason": ""})

    def _next(self) -> bytes | None:
        """The next message: the greeting, what is stored, the newest state, the log, all else. It is asked before each message, since
        choices may be stored while one goes out."""
        if self._acks and self._is_greeted:
            return self._acks.popleft()
        if self._about_due:
            self._about_due = False
            self._is_greeted = True
            return self._about()
        if self._game_due and self._table.course is not None:
            return self._game(self._table.course)
        self._game_due = False
        if self._log_due:
            self._log_due = False
            return rendering.log_of(self._table, self.seat)
        return self._others.popleft() if self._others else None

    def _about(self) -> bytes:
        table = self._table
        table.presence.reseat(self, table.sitters.get(self._player))
        return rendering.news(table, self.seat, table.head.host == self._player)

    def _game(self, course: Course) -> bytes:
        if not self._has_glossary:
            self._has_glossary = True
            return rendering.glossary(self._table)
        self._game_due = False
        after, self._seq = self._seq, course.seq
        if after is None or self._seen_as != self.seat:
            self._seen = None
        if not course.is_known(after):
            self._log_told = False  # it hears the last steps anew, and may ask for those before
        message, self._seen = rendering.update(self._table, self.seat, after, self._seen)
        self._seen_as = self.seat
        return message
