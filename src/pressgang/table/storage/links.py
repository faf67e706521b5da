"""Personal links, with which another browser of the same person takes the same seat."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import delete, insert, select

from . import schema
from .database import Database

GOOD_FOR: Final = 24 * 3600.0
"""So many seconds a personal link can be used."""


class LinkStore:
    """All links; of each only the hash of its secret."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, secret: str, table: str, seat: int) -> None:
        """A new link to a seat."""
        await self._database.change(insert(schema.links).values(id=secret, table=table, seat=seat, since=time.time()))

    async def seat(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat that a link is for; None if it is not good, or not any more."""
        column = schema.links.c
        good = column.since >= time.time() - GOOD_FOR
        rows = await self._database.read(select(column.table, column.seat).where(column.id == secret, good))
        return (rows[0].table, rows[0].seat) if rows else None

    async def forget_old(self) -> None:
        """Links that are not good any more need not be kept."""
        await self._database.change(delete(schema.links).where(schema.links.c.since < time.time() - GOOD_FOR))
