"""What people want to be called, and how they look."""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database


class PlayerStore:
    """The names and faces of all who ever chose one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def name(self, player: str) -> str:
        """What somebody wants to be called; empty if they never said."""
        rows = await self._database.read(select(schema.players.c.name).where(schema.players.c.id == player))
        return str(rows[0].name) if rows else ""

    async def face(self, player: str) -> str:
        """How somebody wants to look; empty if they never said."""
        rows = await self._database.read(select(schema.players.c.face).where(schema.players.c.id == player))
        return str(rows[0].face) if rows else ""

    async def rename(self, player: str, name: str) -> None:
        """From now on they are called this."""
        await self._keep(player, name=name)

    async def set_face(self, player: str, face: str) -> None:
        """From now on they look like this, wherever they sit down."""
        await self._keep(player, face=face)

    async def _keep(self, player: str, **what: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            found = await connection.execute(update(schema.players).where(schema.players.c.id == player).values(**what))
            if found.rowcount == 0:
                await connection.execute(insert(schema.players).values(**{"id": player, "name": "", "since": time.time(), **what}))

        await self._database.write(work)
