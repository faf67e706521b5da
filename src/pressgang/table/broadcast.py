"""What processes tell each other about tables, a line each: a table, what has changed there, and which process says so.

The database itself tells of new entries: a table and the number of the entry (`storage/notify.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from .presence import Elsewhere
from .storage import LEASE

if TYPE_CHECKING:
    from .house import House
    from .live_table import LiveTable


class Broadcast:
    """Tells other processes, and hears them."""

    def __init__(self, house: House) -> None:
        self.publish: Callable[[str], None] = lambda line: None
        """Sends a line to all processes, this one included."""
        self._house = house

    def tell_seats(self, table: LiveTable) -> None:
        """Something about the seats, or where the rematch is, has changed."""
        self._tell(table, "seats")

    def tell_chat(self, table: LiveTable) -> None:
        """Something was said."""
        self._tell(table, "chat")

    def ask_who(self, table: LiveTable) -> None:
        """This process has just loaded the table: who is connected elsewhere?"""
        self._tell(table, "who")

    def tell_presence(self, table: LiveTable) -> None:
        """Who is connected here."""
        seats = "".join(f" {seat}" for seat in table.presence.seats_here())
        self._tell(table, "here", f" {table.presence.onlookers_here()}{seats}")

    def _tell(self, table: LiveTable, what: str, facts: str = "") -> None:
        self.publish(f"{table.head.id} {what} {self._house.process}{facts}")

    def hear(self, lines: str) -> None:
        """What another process tells."""
        for line in lines.splitlines():
            name, _, rest = line.partition(" ")
            what, _, facts = rest.partition(" ")
            table = self._house.tables.get(name)
            if table is not None and what.isdecimal():
                self._hear_length(table, int(what))
            elif table is not None:
                process, *numbers = facts.split(" ")
                self._hear(table, what, process, [int(number) for number in numbers])

    def _hear_length(self, table: LiveTable, length: int) -> None:
        if length > table.seq:
            self._house.do(table.moves.catch_up())

    def _hear(self, table: LiveTable, what: str, process: str, numbers: list[int]) -> None:
        if process == self._house.process:
            return
        if what == "seats":
            self._house.do(table.refresh())
        elif what == "chat":
            self._house.do(table.chat.catch_up())
        elif what == "who":
            self.tell_presence(table)
        elif what == "here":
            table.presence.heard_from(process, Elsewhere(numbers[1:], numbers[0], time.monotonic() + LEASE))
