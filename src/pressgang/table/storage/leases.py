"""Which process moves the bots and looks at the clocks of which table: it says so for a while, again and again.

What time it is says the database, so that machines whose clocks differ agree. If its clock is set back, a lease that would end later than
any can is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import PLAYING
from . import schema
from .database import Database

LEASE: Final = 12.0
"""For so many seconds a process says that it drives a table."""
SLACK: Final = 1.0
"""So much the clock of a database may be corrected at a time without any lease being lost."""


class LeaseStore:
    """Who drives which table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, tables: list[str], process: str) -> list[str]:
        """Say that this process drives these tables, unless another has said so; returns the tables that it drives now."""
        column = schema.tables.c

        async def work(connection: AsyncConnection) -> list[str]:
            free = or_(column.driver == process, self._is_free())
            lease = lease_of(process, self._database.now)
            await connection.execute(update(schema.tables).where(column.id.in_(tables), free).values(lease))
            rows = await connection.execute(select(column.id).where(column.id.in_(tables), column.driver == process))
            return [row.id for row in rows]

        return await self._database.write(work)

    async def let_go(self, tables: list[str], process: str, resting: bool) -> None:
        """These tables may be driven by others; those that rest need not be."""
        column = schema.tables.c
        mine = update(schema.tables).where(column.id.in_(tables), column.driver == process)
        await self._database.change(mine.values({**lease_of("", self._database.now), "resting": resting}))

    async def free_from_the_dead(self, is_dead: Callable[[str], bool]) -> None:
        """Tables whose driver has died need not wait until it would have had to say so again."""
        column = schema.tables.c
        query = select(column.driver).where(column.stage == PLAYING, ~self._is_free()).distinct()
        dead = [row.driver for row in await self._database.read(query) if is_dead(row.driver)]
        if dead:
            await self._database.change(update(schema.tables).where(column.driver.in_(dead)).values(driver="", until=0.0))

    async def set_aside(self, table: str) -> None:
        """Nobody need look after this table, until a person comes."""
        await self._database.change(update(schema.tables).where(schema.tables.c.id == table).values(resting=True))

    async def undriven(self, most: int) -> list[str]:
        """Tables that are being played, may wait for a bot, and that no process looks after."""
        column = schema.tables.c
        query = select(column.id).where(column.stage == PLAYING, column.resting.is_(False), self._is_free())
        return [row.id for row in await self._database.read(query.order_by(column.until).limit(most))]

    def _is_free(self) -> ColumnElement[bool]:
        """Whether nobody drives a table: its lease has ended, or it would end later than any that was made just now."""
        until, now = schema.tables.c.until, self._database.now
        return or_(until < now, until > now + (LEASE + SLACK))


def lease_of(process: str, now: ColumnElement[float]) -> dict[str, Any]:
    """The columns that say who drives a table; an empty name: nobody."""
    return {"driver": process, "until": now + LEASE if process else 0.0, "resting": False}
