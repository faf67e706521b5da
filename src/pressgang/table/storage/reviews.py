"""What the coach said about games that are over."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .database import Database


class ReviewStore:
    """The reviews of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def review(self, table: str) -> str | None:
        """The review of a game, if one was made."""
        rows = await self._database.read(select(schema.reviews.c.text).where(schema.reviews.c.table == table))
        return str(rows[0].text) if rows else None

    async def add(self, table: str, text: str) -> None:
        """Keep a review, unless another process was quicker."""
        dialect = sqlite if self._database.is_sqlite else postgresql
        await self._database.change(dialect.insert(schema.reviews).values(table=table, text=text).on_conflict_do_nothing())
