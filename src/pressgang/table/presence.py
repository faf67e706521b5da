"""Who is connected to a table: to this process, and, as they say, to others.

People come and go far more often than anybody needs to hear of it: it is told at most twice a second, and many onlookers as a round number.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .announcer import Change, Listener

if TYPE_CHECKING:
    from .live_table import LiveTable

EVERY: Final = 0.5
"""So many seconds, at least, are between two times that it is told who is there."""
COUNTED: Final = 20
"""Up to so many onlookers are told exactly."""


class Elsewhere(Struct):
    """Who is connected to the table by another process, and until when to believe it."""

    seats: list[int]
    onlookers: int
    until: float


def about(count: int) -> int:
    """A number of onlookers as it is told: many are rounded down, so that few changes are worth telling.

    >>> [about(count) for count in (0, 20, 27, 340, 1999)]
    [0, 20, 20, 300, 1000]
    """
    unit = 1
    while count >= 10 * unit and count > COUNTED:
        unit *= 10
    return count // unit * unit


class Presence:
    """Who is connected to one table."""

    def __init__(self, table: LiveTable, seats: int) -> None:
        self.listeners: set[Listener] = set()
        self.gone_at = [time.monotonic()] * seats
        """For each seat since when nobody is connected there, if nobody is."""
        self._table = table
        self._elsewhere: dict[str, Elsewhere] = {}
        self._here: Counter[int | None] = Counter()
        """How many are connected at each seat, and how many look on."""
        self._told_at = float("-inf")
        self._telling: asyncio.TimerHandle | None = None

    def is_here(self, seat: int) -> bool:
        """Whether the person of this seat is connected, here or elsewhere."""
        return self._here[seat] > 0 or any(seat in elsewhere.seats for elsewhere in self._elsewhere.values())

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected, be it to look on; otherwise the table rests."""
        return bool(self.listeners) or any(elsewhere.seats or elsewhere.onlookers for elsewhere in self._elsewhere.values())

    @property
    def address(self) -> str:
        """From where the table is played: the address of somebody who sits there, or else of somebody who looks on."""
        first = ""
        for listener in self.listeners:
            if listener.seat is not None:
                return listener.address
            first = first or listener.address
        return first

    @property
    def onlookers(self) -> int:
        """How many look on."""
        return self.onlookers_here() + sum(elsewhere.onlookers for elsewhere in self._elsewhere.values())

    def onlookers_here(self) -> int:
        """How many look on by this process."""
        return self._here[None]

    def seats_here(self) -> list[int]:
        """The seats that are connected to this process."""
        return sorted(seat for seat, count in self._here.items() if seat is not None and count > 0)

    def join(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self._here[listener.seat] += 1
        self._changed()
        if listener.seat is not None:
            self._table.seating.welcome(listener.seat)

    def part(self, listener: Listener) -> None:
        """Somebody's connection has gone."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._leave(listener.seat)
            self._changed()

    def reseat(self, listener: Listener, seat: int | None) -> None:
        """Somebody who is connected has sat down, or stood up."""
        if listener.seat != seat:
            before, listener.seat = listener.seat, seat
            if listener in self.listeners:
                self._here[seat] += 1
                self._leave(before)
                self._changed()

    def _leave(self, seat: int | None) -> None:
        self._here[seat] -= 1
        if seat is not None and not self.is_here(seat):
            self.gone_at[seat] = time.monotonic()

    def wait_for_all(self) -> None:
        """The game begins: whoever is not connected has only just gone."""
        self.gone_at = [time.monotonic()] * len(self.gone_at)

    def heard_from(self, process: str, elsewhere: Elsewhere) -> None:
        """Another process tells who is connected there."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = elsewhere
        if before is None or before.seats != elsewhere.seats or before.onlookers != elsewhere.onlookers:
            for seat in before.seats if before is not None else []:
                if not self.is_here(seat):
                    self.gone_at[seat] = time.monotonic()
            self._tell_soon()

    def forget_silent(self, now: float) -> None:
        """Processes that have not said for long who is there are gone."""
        gone = [process for process, elsewhere in self._elsewhere.items() if elsewhere.until < now]
        for process in gone:
            del self._elsewhere[process]
        if gone:
            self._tell_soon()

    def _changed(self) -> None:
        self._table.used = time.monotonic()
        self._table.mind()
        self._tell_soon()

    def _tell_soon(self) -> None:
        """Now, if it was not told lately; otherwise a little later, with all that changes until then."""
        self._table.driver.plan()  # what is due may depend on who is there
        if self._telling is not None:
            return
        wait = self._told_at + EVERY - time.monotonic()
        if wait <= 0:
            self._tell()
        else:
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell)

    def _tell(self) -> None:
        self._telling, self._told_at = None, time.monotonic()
        self._table.house.broadcast.tell_presence(self._table)
        self._table.changed(Change.ABOUT)
