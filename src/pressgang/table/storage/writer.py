"""The one writer of a process: whatever is to be stored waits for it, and it stores all that is waiting in one transaction.

Whoever asked for it is told after the commit, so nothing that was acknowledged can be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Insert, Select, Text, bindparam, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pressgang.core import Problem

from . import schema
from .notify import notify

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Row = dict[str, Any]

PATIENCE: Final = 1.5
"""So many seconds it is tried again to store something; then whoever waits is told."""
SHORTEST_WAIT: Final = 0.05
LONGEST: Final = 5.0
"""So many seconds a transaction may take: a database that is not there any more does not say so."""
CLOSING: Final = 3.0
"""So many seconds the last that waits may take."""

log = logging.getLogger("pressgang.storage")


def _all_rows() -> Insert:
    """Takes the rows of a JSON list apart, where the database does it."""
    each = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
    names = [column.name for column in schema.entries.columns]
    parts = [func.json_extract(each.c.value, f"$[{place}]") for place in range(len(names))]
    return insert(schema.entries).from_select(names, select(*parts))


ALL_ROWS: Final = _all_rows()


class Taken(Exception):
    """Another process has stored an entry with this number."""


class Writer:
    """Stores entries in batches, and does all other work that changes the database, one piece after the other."""

    def __init__(self, engine: AsyncEngine, is_sqlite: bool) -> None:
        self.measure: Callable[[int, float], None] = lambda size, seconds: None
        """Hears of every batch of entries: how many, and how long it took."""
        self._engine = engine
        self._is_sqlite = is_sqlite
        self._rows: list[tuple[Row, asyncio.Future[None]]] = []
        self._jobs: list[tuple[Work[Any], asyncio.Future[Any], bool]] = []
        self._connection: AsyncConnection | None = None
        self._wake = asyncio.Event()
        self._is_busy = False
        self.failing: str | None = None
        """Why nothing can be stored now, if nothing can."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_all(), name="writer")

    async def close(self) -> None:
        """Store what is waiting, if that can be done soon, and let go of the connection."""
        end = time.monotonic() + CLOSING
        while (self._rows or self._jobs or self._is_busy) and time.monotonic() < end:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for done in [*[done for _, done in self._rows], *[done for _, done, _ in self._jobs]]:
            _fail(done, Problem("not-stored", why=self.failing or "closed"))
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                async with asyncio.timeout(CLOSING):
                    await self._connection.close()

    async def append(self, row: Row) -> None:
        """Store an entry; returns when it is safe. Raises Taken if somebody else was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rows.append((row, done))
        self._wake.set()
        await done

    async def write(self, work: Work[T], stores: bool = True) -> T:
        """Do something in a transaction; returns what it returned, when it is safe. If it only looks, that says nothing about storing."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((work, done, stores))
        self._wake.set()
        return await done

    async def _write_all(self) -> None:
        """For ever: everything that is waiting, in one transaction."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._is_busy = True
            await self._store_waiting()
            jobs, self._jobs = self._jobs, []
            for work, done, stores in jobs:
                await self._do(work, done, stores)
                await self._store_waiting()  # many tables may be opened at once: those who play do not wait for all of them
            self._is_busy = False

    # Entries

    async def _store_waiting(self) -> None:
        rows, self._rows = self._rows, []
        if rows:
            await self._store_rows(rows)

    async def _store_rows(self, rows: list[tuple[Row, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            await self._try(lambda connection: self._insert(connection, [row for row, _ in rows]))
        except IntegrityError:
            for row, done in rows:
                await self._store_row(row, done)
        except (SQLAlchemyError, OSError) as error:
            for _, done in rows:
                _fail(done, Problem("not-stored", why=reason(error)))
        else:
            for _, done in rows:
                _resolve(done, None)
        self.measure(len(rows), time.perf_counter() - began)

    async def _insert(self, connection: AsyncConnection, rows: list[Row]) -> None:
        """Many rows. To SQLite they go as one value: it lets other threads run after each row, and they do not hurry to let it go on."""
        if self._is_sqlite:
            values = [list(row.values()) for row in rows]
            await connection.execute(ALL_ROWS, {"rows": msgspec.json.encode(values).decode()})
        else:
            await connection.execute(insert(schema.entries), rows)
            await notify(connection, [f"{row['table']} {row['seq']}" for row in rows])

    async def _store_row(self, row: Row, done: asyncio.Future[None]) -> None:
        """One entry for itself: it did not go with the others, or it is not known whether it did."""
        try:
            stored = await self._try(lambda connection: self._is_stored(connection, row), stores=False)
        except IntegrityError:
            _fail(done, Taken())
        except (SQLAlchemyError, OSError) as error:
            _fail(done, Problem("not-stored", why=reason(error)))
        else:
            if stored:
                _resolve(done, None)
            else:
                _fail(done, Taken())

    async def _is_stored(self, connection: AsyncConnection, row: Row) -> bool:
        """Store an entry, if it is not there yet; whether it is this very one that is there now."""
        there = (await connection.execute(_entry_at(row["table"], row["seq"]))).first()
        if there is not None:
            return bool(there.key == row["key"] and there.seat == row["seat"] and there.move == row["move"])
        await self._insert(connection, [row])
        return True

    # All else

    async def _do(self, work: Work[T], done: asyncio.Future[T], stores: bool) -> None:
        try:
            _resolve(done, await self._try(work, stores))
        except (SQLAlchemyError, OSError) as error:
            _fail(done, Problem("not-stored", why=reason(error)))
        except Exception as error:  # what was refused, or a mistake of ours: whoever asked hears of it, the writer goes on
            _fail(done, error)

    async def _try(self, work: Work[T], stores: bool = True) -> T:
        """Do it in a transaction, again and again for a while if that may help. As long as nothing can be stored it is tried but once:
        whoever waits is told at once, and the first that is stored ends it."""
        end, wait = time.monotonic() + (PATIENCE if self.failing is None else 0.0), SHORTEST_WAIT
        while True:
            try:
                async with self._transaction() as connection:
                    result = await work(connection)
            except IntegrityError:
                raise
            except (SQLAlchemyError, OSError) as error:
                log.warning("write", extra={"facts": {"error": type(error).__name__}})
                if not _may_pass(error) or time.monotonic() + wait > end:
                    self.failing = reason(error)
                    raise
                await asyncio.sleep(wait)
                wait *= 2
            else:
                self.failing = None if stores else self.failing
                return result

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """On the one connection that writes. After an error nobody knows what state it is in, so there is a new one."""
        try:
            async with asyncio.timeout(LONGEST):
                if self._connection is None:
                    self._connection = await self._engine.connect()
                async with self._connection.begin():
                    yield self._connection
        except (SQLAlchemyError, OSError) as error:
            if not isinstance(error, IntegrityError) and self._connection is not None:
                connection, self._connection = self._connection, None
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await connection.invalidate()
                    await connection.close()
            raise


def reason(error: BaseException) -> str:
    """What is wrong with the database, in a few words of its own, without statements and parameters."""
    said = str(getattr(error, "orig", None) or error).splitlines()
    return said[0].rpartition(">: ")[2][:200] if said else type(error).__name__


def _entry_at(table: str, seq: int) -> Select[Any]:
    column = schema.entries.c
    return select(column.key, column.seat, column.move).where(column.table == table, column.seq == seq)


def _may_pass(error: Exception) -> bool:
    """Whether it is worth trying again: the connection was lost, or somebody else was writing."""
    return not isinstance(error, DBAPIError) or error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)


def _resolve(done: asyncio.Future[T], result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
