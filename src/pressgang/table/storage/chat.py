"""What was said at a table; old lines are forgotten."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Row, Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import Line
from . import schema
from .database import Database

LINES_KEPT: Final = 200
"""So many lines of a table are kept."""


def lines_at(table: str) -> Select[Any]:
    """The last lines of a table, newest first."""
    column = schema.chats.c
    return select(schema.chats).where(column.table == table).order_by(column.number.desc()).limit(LINES_KEPT)


def lines_of(rows: list[Row[Any]]) -> list[Line]:
    """Lines from their rows, oldest first."""
    return [Line(row.number, row.seat, row.name, row.text, row.reaction) for row in reversed(rows)]


class ChatStore:
    """The chat of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lines(self, table: str) -> list[Line]:
        """The last lines, oldest first."""
        return lines_of(await self._database.read(lines_at(table)))

    async def say(self, table: str, seat: int, name: str, text: str | None, reaction: str | None) -> Line:
        """One more line; it gets the next number."""

        async def work(connection: AsyncConnection) -> int:
            column = schema.chats.c
            last = (await connection.execute(select(func.max(column.number)).where(column.table == table))).scalar()
            number = 0 if last is None else int(last) + 1
            row = {"table": table, "number": number, "seat": seat, "name": name, "text": text, "reaction": reaction, "at": time.time()}
            await connection.execute(insert(schema.chats).values(row))
            await connection.execute(delete(schema.chats).where(column.table == table, column.number <= number - LINES_KEPT))
            return number

        return Line(await self._database.write(work), seat, name, text, reaction)
