"""What people want to be called."""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database


class PlayerStore:
    """The names of all who ever said one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def name(self, player: str) -> str:
        """What somebody wants to be called; empty if they never said."""
        rows = await self._database.read(select(schema.players.c.name).where(schema.players.c.id == player))
        return str(rows[0].name) if rows else ""

    async def rename(self, player: str, name: str) -> None:
        """From now on they are called this."""

        async def work(connection: AsyncConnection) -> None:
            found = await connection.execute(update(schema.players).where(schema.players.c.id == player).values(name=name))
            if found.rowcount == 0:
                await connection.execute(insert(schema.players).values(id=player, name=name, since=time.time()))

        await self._database.write(work)
