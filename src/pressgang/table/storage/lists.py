"""Tables in lists: the lobby, and what somebody has played."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Select, and_, exists, func, select

from ..rows import OVER, PERSON, PLAYING, WAITING, Head, Seat, Summary
from . import schema
from .database import Database
from .entries import EntryStore
from .seats import seat_of
from .tables import HEAD, head_of

LATELY: Final = 24 * 3600.0
"""So many seconds a table that is not over is thought of as still waited for."""


class TableLists:
    """Tables with their seats, as lists show them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._entries = EntryStore(database)

    async def lobby(self, player: str, most: int) -> list[Summary]:
        """The public tables of the last day at which one may sit down or look on, newest first."""
        column = schema.tables.c
        query = select(*HEAD).where(column.public.is_(True), column.stage.in_([WAITING, PLAYING]), column.opened > time.time() - LATELY)
        return await self._summaries(query.order_by(column.stage.desc(), column.opened.desc()).limit(most), player)

    async def history(self, player: str, most: int) -> list[Summary]:
        """The tables at which somebody sat, newest first; lessons are not counted."""
        column, sat = schema.tables.c, schema.sitters.c
        query = select(*HEAD).join(schema.sitters, sat.table == column.id).where(sat.player == player, column.lesson.is_(None))
        return await self._summaries(query.order_by(column.opened.desc()).limit(most), player)

    async def one(self, table: str, player: str) -> Summary | None:
        """One table."""
        found = await self._summaries(select(*HEAD).where(schema.tables.c.id == table), player)
        return found[0] if found else None

    async def count_unfinished(self, player: str) -> int:
        """How many tables that somebody opened in the last day are not over, those aside that all people have left."""
        column, seat = schema.tables.c, schema.seats.c
        count, lately = func.count().label("found"), column.opened > time.time() - LATELY
        people = exists().where(seat.table == column.id, seat.kind == PERSON)
        left = and_(column.stage == PLAYING, people, ~people.where(seat.helped.is_(False)))
        query = select(count).select_from(schema.tables).where(column.host == player, column.stage != OVER, lately, ~left)
        return int((await self._database.read(query))[0].found)

    async def _summaries(self, query: Select[Any], player: str) -> list[Summary]:
        heads = [head_of(row) for row in await self._database.read(query)]
        ids = [head.id for head in heads]
        seats, mine = await self._seats(ids), await self._seats_of(player, ids)
        await self._count_moves(heads)
        return [Summary(head, seats.get(head.id, []), mine.get(head.id)) for head in heads]

    async def _seats(self, tables: list[str]) -> dict[str, list[Seat]]:
        column = schema.seats.c
        seats: dict[str, list[Seat]] = {}
        for row in await self._database.read(select(schema.seats).where(column.table.in_(tables)).order_by(column.table, column.seat)):
            seats.setdefault(row.table, []).append(seat_of(row))
        return seats

    async def _seats_of(self, player: str, tables: list[str]) -> dict[str, int]:
        column = schema.sitters.c
        query = select(column.table, column.seat).where(column.table.in_(tables), column.player == player)
        return {row.table: row.seat for row in await self._database.read(query)}

    async def _count_moves(self, heads: list[Head]) -> None:
        """How far the games are that are being played."""
        lengths = await self._entries.lengths([head.id for head in heads if head.stage == PLAYING])
        for head in heads:
            head.moves = lengths.get(head.id, head.moves)
