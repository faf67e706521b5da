"""Seats, and the people who sit there."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Row, Select, Update, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import BOT, OPEN, PERSON, PLAYING, STAND_IN, WAITING, Seat
from . import schema
from .database import Database


def seats_at(table: str) -> Select[Any]:
    """The seats of a table, in order."""
    return select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)


def sitters_at(table: str) -> Select[Any]:
    """Who sits where at a table."""
    return select(schema.sitters.c.player, schema.sitters.c.seat).where(schema.sitters.c.table == table)


class SeatStore:
    """The seats of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self, table: str) -> list[Seat]:
        """The seats of a table, in order."""
        return [seat_of(row) for row in await self._database.read(seats_at(table))]

    async def sitters(self, table: str) -> dict[str, int]:
        """Who sits where at a table."""
        return {row.player: row.seat for row in await self._database.read(sitters_at(table))}

    async def take(self, table: str, seat: int, player: str, name: str, face: str) -> bool:
        """Sit down, if the seat is open; the game begins when no other is."""

        async def work(connection: AsyncConnection) -> bool:
            taken = _seat_at(table, seat).where(schema.seats.c.kind == OPEN).values(kind=PERSON, name=name, face=face)
            if (await connection.execute(taken)).rowcount == 0:
                return False
            await _sit_down(connection, table, seat, player)
            if await _count_open(connection, table) == 0:
                await _begin(connection, table)
            return True

        return await self._database.write(work)

    async def fill_with_bots(self, table: str, names: dict[int, str]) -> None:
        """Bots of these names take the seats that are open, and the game begins."""

        async def work(connection: AsyncConnection) -> None:
            for seat, name in names.items():
                taken = _seat_at(table, seat).where(schema.seats.c.kind == OPEN)
                await connection.execute(taken.values(kind=BOT, bot=STAND_IN, name=name))
            await _begin(connection, table)

        await self._database.write(work)

    async def free(self, table: str, seat: int, new_host: str | None) -> None:
        """Open a seat again, unless the game has begun meanwhile; personal links to it are worth nothing any more."""

        async def work(connection: AsyncConnection) -> None:
            if not await _is_waiting(connection, table):
                return
            link, sat = schema.links.c, schema.sitters.c
            await connection.execute(delete(schema.links).where(link.table == table, link.seat == seat))
            await connection.execute(delete(schema.sitters).where(sat.table == table, sat.seat == seat))
            await connection.execute(_seat_at(table, seat).values(kind=OPEN, name="", face=""))
            if new_host is not None:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(host=new_host))

        await self._database.write(work)

    async def share(self, table: str, seat: int, player: str) -> None:
        """Another browser of the same person; who sits at the table already keeps their seat."""

        async def work(connection: AsyncConnection) -> None:
            column = schema.sitters.c
            mine = select(column.seat).where(column.table == table, column.player == player)
            if (await connection.execute(mine)).first() is None:
                await _sit_down(connection, table, seat, player)

        await self._database.write(work)

    async def set_helped(self, table: str, seat: int, helped: bool) -> None:
        """Whether a bot plays for the person of this seat."""
        await self._database.change(_seat_at(table, seat).values(helped=helped))

    async def set_ahead(self, table: str, seat: int, bid: int | None) -> None:
        """Up to which bid the person of this seat has passed ahead."""
        await self._database.change(_seat_at(table, seat).values(ahead=bid))


def seat_of(row: Row[Any]) -> Seat:
    """A seat from its row."""
    return Seat(row.kind, row.bot, row.name, row.helped, row.ahead, row.face)


def _seat_at(table: str, seat: int) -> Update:
    return update(schema.seats).where(schema.seats.c.table == table, schema.seats.c.seat == seat)


async def _sit_down(connection: AsyncConnection, table: str, seat: int, player: str) -> None:
    await connection.execute(insert(schema.sitters).values(table=table, player=player, seat=seat, since=time.time()))


async def _count_open(connection: AsyncConnection, table: str) -> int:
    column = schema.seats.c
    return int((await connection.execute(select(func.count()).where(column.table == table, column.kind == OPEN))).scalar_one())


async def _is_waiting(connection: AsyncConnection, table: str) -> bool:
    stage = await connection.execute(select(schema.tables.c.stage).where(schema.tables.c.id == table))
    return stage.scalar_one_or_none() == WAITING


async def _begin(connection: AsyncConnection, table: str) -> None:
    column = schema.tables.c
    waiting = update(schema.tables).where(column.id == table, column.stage == WAITING)
    await connection.execute(waiting.values(stage=PLAYING, resting=False))
