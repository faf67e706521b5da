"""Entries: what was done at a table, one after the other. Nothing of it is ever changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, Select, func, select

from ..rows import Entry
from . import schema
from .database import Database
from .writer import Taken

__all__ = ["EntryStore", "Taken"]


def entries_at(table: str, seq: int = 0) -> Select[Any]:
    """What was done at a table after so many entries."""
    column = schema.entries.c
    return select(schema.entries).where(column.table == table, column.seq > seq).order_by(column.seq)


def entries_of(rows: list[Row[Any]]) -> list[Entry]:
    """Entries from their rows."""
    return [Entry(row.seq, row.back, row.seat, row.move, row.key, row.at) for row in rows]


class EntryStore:
    """The entries of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, table: str, entry: Entry) -> None:
        """Store an entry; returns when it is safe. Raises Taken if somebody else was first."""
        row = {"table": table, "seq": entry.seq, "back": entry.back, "seat": entry.seat}
        await self._database.writer.append({**row, "move": entry.move, "key": entry.key, "at": entry.at})

    async def after(self, table: str, seq: int = 0) -> list[Entry]:
        """What was done at a table after so many entries."""
        return entries_of(await self._database.read(entries_at(table, seq)))

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many entries these tables have."""
        column = schema.entries.c
        length = func.max(column.seq).label("length")
        rows = await self._database.read(select(column.table, length).where(column.table.in_(list(tables))).group_by(column.table))
        return {str(row.table): int(row.length) for row in rows}
