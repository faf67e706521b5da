"""Who is connected to a table: to this process, and, as they say, to others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct

from .announcer import Change, Listener

if TYPE_CHECKING:
    from .live_table import LiveTable


class Elsewhere(Struct):
    """Who is connected to the table by another process, and until when to believe it."""

    seats: list[int]
    onlookers: int
    until: float


class Presence:
    """Who is connected to one table."""

    def __init__(self, table: LiveTable, seats: int) -> None:
        self.listeners: set[Listener] = set()
        self.gone_at = [time.time()] * seats
        """For each seat since when nobody is connected there, if nobody is."""
        self._table = table
        self._elsewhere: dict[str, Elsewhere] = {}

    def is_here(self, seat: int) -> bool:
        """Whether the person of this seat is connected, here or elsewhere."""
        if any(listener.seat == seat for listener in self.listeners):
            return True
        return any(seat in elsewhere.seats for elsewhere in self._elsewhere.values())

    @property
    def onlookers(self) -> int:
        """How many look on."""
        return self.onlookers_here() + sum(elsewhere.onlookers for elsewhere in self._elsewhere.values())

    def onlookers_here(self) -> int:
        """How many look on by this process."""
        return sum(listener.seat is None for listener in self.listeners)

    def seats_here(self) -> list[int]:
        """The seats that are connected to this process."""
        return sorted({listener.seat for listener in self.listeners if listener.seat is not None})

    def join(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self._changed()
        if listener.seat is not None:
            self._table.seating.welcome(listener.seat)

    def part(self, listener: Listener) -> None:
        """Somebody's connection has gone."""
        self.listeners.discard(listener)
        if listener.seat is not None and not self.is_here(listener.seat):
            self.gone_at[listener.seat] = time.time()
        self._changed()

    def wait_for_all(self) -> None:
        """The game begins: whoever is not connected has only just gone."""
        self.gone_at = [time.time()] * len(self.gone_at)

    def heard_from(self, process: str, elsewhere: Elsewhere) -> None:
        """Another process tells who is connected there."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = elsewhere
        if before is None or before.seats != elsewhere.seats or before.onlookers != elsewhere.onlookers:
            for seat in before.seats if before is not None else []:
                if not self.is_here(seat):
                    self.gone_at[seat] = time.time()
            self._table.changed(Change.ABOUT)

    def forget_silent(self, now: float) -> None:
        """Processes that have not said for long who is there are gone."""
        gone = [process for process, elsewhere in self._elsewhere.items() if elsewhere.until < now]
        for process in gone:
            del self._elsewhere[process]
        if gone:
            self._table.changed(Change.ABOUT)

    def _changed(self) -> None:
        table = self._table
        table.used = time.time()
        table.house.broadcast.tell_presence(table)
        table.changed(Change.ABOUT)
