"""The first half of the road from a change to a client: every change of a table comes here, and goes on to all who are connected."""

from __future__ import annotations

import asyncio
from collections import deque
from enum import Enum
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from .rows import Line

if TYPE_CHECKING:
    from .live_table import LiveTable

TABLES_AT_ONCE: Final = 4
"""So many tables are announced before whatever else waits gets its turn."""
LISTENERS_AT_ONCE: Final = 50
"""So many of a crowd are woken before whatever else waits gets its turn: a thousand at once would keep everybody waiting."""


class Change(Enum):
    """What is different at a table. No flags: to put those together costs more than all else that is done for a change."""

    ABOUT = "about"
    """Everything that is not in the cards: seats, who is there, how far it is."""
    GAME = "game"
    """The cards, or what a seat is asked."""
    BOTH = "both"


class Listener(Protocol):
    """Somebody who is connected to a table."""

    seat: int | None
    address: str
    """From where."""

    def notice(self, change: Change) -> None:
        """The table has changed; soon you are woken to look at it."""

    def wake(self) -> None:
        """Look at what has changed."""

    def hear(self, what: Line | int) -> None:
        """Somebody said something, or the bot at a seat is thinking."""


class Announcer:
    """Wakes those who are connected a moment after a change, a few tables at a time: storing and acknowledging come first."""

    def __init__(self) -> None:
        self._waiting: dict[LiveTable, None] = {}
        self._told: deque[tuple[Listener, Line | int]] = deque()

    def announce(self, table: LiveTable, change: Change) -> None:
        """Something is different at this table; several changes may be seen as one."""
        for listener in table.presence.listeners:
            listener.notice(change)
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._wake_some)
        self._waiting[table] = None

    def tell(self, table: LiveTable, what: Line | int) -> None:
        """All who are connected hear this, each one everything in its order; a crowd a few at a time."""
        listeners = list(table.presence.listeners)
        if not self._told and len(listeners) > LISTENERS_AT_ONCE:
            asyncio.get_running_loop().call_soon(self._tell_some)
        elif not self._told:
            for listener in listeners:
                listener.hear(what)
            return
        self._told.extend((listener, what) for listener in listeners)

    def _tell_some(self) -> None:
        for _ in range(min(LISTENERS_AT_ONCE, len(self._told))):
            listener, what = self._told.popleft()
            listener.hear(what)
        if self._told:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _wake_some(self) -> None:
        for table in list(islice(self._waiting, TABLES_AT_ONCE)):
            del self._waiting[table]
            listeners = list(table.presence.listeners)
            if len(listeners) > LISTENERS_AT_ONCE:
                listeners.sort(key=lambda listener: listener.seat is None)  # those who play first
            self._wake(table, listeners)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._wake_some)

    def _wake(self, table: LiveTable, listeners: list[Listener]) -> None:
        for listener in listeners[:LISTENERS_AT_ONCE]:
            if listener in table.presence.listeners:
                listener.wake()
        if len(listeners) > LISTENERS_AT_ONCE:
            asyncio.get_running_loop().call_soon(self._wake, table, listeners[LISTENERS_AT_ONCE:])
