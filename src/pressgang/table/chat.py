"""Talk at a table: lines and reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rows import Line
from .storage.chat import LINES_KEPT

if TYPE_CHECKING:
    from .live_table import LiveTable


class Chat:
    """What was said at one table lately."""

    def __init__(self, table: LiveTable, lines: list[Line]) -> None:
        self.lines = lines
        self._table = table
        self._store = table.house.storage.chat

    async def say(self, seat: int, text: str | None, reaction: str | None) -> None:
        """A line, or a reaction."""
        table = self._table
        line = await self._store.say(table.head.id, seat, table.seats[seat].name, text, reaction)
        table.house.broadcast.tell_chat(table)
        self._add(line)

    async def catch_up(self) -> None:
        """Somebody has said something at another process."""
        for line in await self._store.lines(self._table.head.id):
            self._add(line)

    def _add(self, line: Line) -> None:
        if self.lines and line.number <= self.lines[-1].number:
            return
        self.lines.append(line)
        del self.lines[:-LINES_KEPT]
        self._table.house.announcer.tell(self._table, line)
