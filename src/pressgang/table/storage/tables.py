"""Tables: opening, reading and finishing them."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import OVER, PLAYING, WAITING, Head, Seat, Whole
from . import schema
from .chat import lines_at, lines_of
from .database import Database
from .entries import entries_at, entries_of
from .leases import lease_of
from .seats import seat_of, seats_at, sitters_at

HEAD: Final = [schema.tables.c[name] for name in Head.__struct_fields__]
JSON: Final = ("options", "scores", "winners")


class TableStore:
    """The tables themselves, without seats and entries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, head: Head, seats: list[Seat], sitters: dict[str, int], driver: str) -> None:
        """Store a new table with its seats and who sits there; this process drives it if it begins at once."""
        row = {**row_of(head), **lease_of(driver if head.stage == PLAYING else "", self._database.now)}
        places = [{"table": head.id, "seat": place, **msgspec.structs.asdict(seat)} for place, seat in enumerate(seats)]
        people = [{"table": head.id, "player": player, "seat": seat, "since": time.time()} for player, seat in sitters.items()]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(row))
            await connection.execute(insert(schema.seats), places)
            if people:
                await connection.execute(insert(schema.sitters), people)

        await self._database.write(work)

    async def head(self, table: str) -> Head | None:
        """A table; None if there is no such."""
        rows = await self._database.read(head_at(table))
        return head_of(rows[0]) if rows else None

    async def whole(self, table: str, after: int = 0) -> Whole | None:
        """All of a table, its entries after so many, read in one go; None if there is no such."""
        queries = [head_at(table), seats_at(table), sitters_at(table), lines_at(table), entries_at(table, after)]
        heads, seats, sitters, lines, entries = await self._database.read_all(queries)
        if not heads:
            return None
        people = {row.player: row.seat for row in sitters}
        return Whole(head_of(heads[0]), [seat_of(row) for row in seats], people, lines_of(lines), entries_of(entries))

    async def finish(self, head: Head) -> None:
        """How a game ended, unless another process has written it down."""
        column, row = schema.tables.c, row_of(head)
        facts = {name: row[name] for name in ("ended", "moves", "scores", "winners", "record")}
        change = update(schema.tables).where(column.id == head.id, column.stage == PLAYING)
        await self._database.change(change.values(stage=OVER, **facts))

    async def purge(self, before: float, most: int) -> list[str]:
        """Forget games that were over before a moment, so many at a time, with all that belongs to them; which they were."""
        column = schema.tables.c
        query = select(column.id).where(column.stage == OVER, column.ended < before).order_by(column.ended).limit(most)
        old = [row.id for row in await self._database.read(query)]
        if old:
            await self._database.change(delete(schema.tables).where(column.id.in_(old), column.stage == OVER))
        return old

    async def remove(self, table: str) -> None:
        """Nothing is left of a table at which nobody sits, unless its game has begun meanwhile."""
        column = schema.tables.c
        await self._database.change(delete(schema.tables).where(column.id == table, column.stage == WAITING))

    async def set_rematch(self, table: str, new: str) -> None:
        """Where the same people play again, unless that is known."""
        column = schema.tables.c
        change = update(schema.tables).where(column.id == table, column.rematch.is_(None))
        await self._database.change(change.values(rematch=new))


def head_at(table: str) -> Select[Any]:
    """A table."""
    return select(*HEAD).where(schema.tables.c.id == table)


def head_of(row: Row[Any]) -> Head:
    """A table from its row."""
    facts = dict(row._mapping)
    for key in JSON:
        facts[key] = None if facts[key] is None else msgspec.json.decode(facts[key])
    return Head(**facts)


def row_of(head: Head) -> dict[str, Any]:
    """The row of a table."""
    facts = msgspec.structs.asdict(head)
    for key in JSON:
        facts[key] = None if facts[key] is None else msgspec.json.encode(facts[key]).decode()
    return facts
