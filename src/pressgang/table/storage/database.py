"""The database itself: its address, its connections, reading, and the one writer of this process."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Float, Row, Select, cast, delete, event, extract, func, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.base import Executable

from pressgang.core import Problem
from pressgang.extras import need

from . import migrate, schema
from .reader import Reader
from .writer import CLOSING, T, Work, Writer, reason

EPOCH: Final = 2440587.5
"""When 1970 began, in days as SQLite counts them."""
DAY: Final = 86400.0
BUSY_MS: Final = 1000
"""So long a statement waits for another process that writes."""
CHECKED: Final = 1.0
"""So many seconds what was found out about writing is believed."""
ROOM: Final = 64 * 1024
"""So many bytes there must be room for in a file, or else soon nothing can be stored any more: a short row may fit where no other does."""
IMPATIENT: Final = {"timeout": 5, "command_timeout": 10}
"""So many seconds PostgreSQL has to let us in, and to answer."""
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Database:
    """A database that is read by many and written by one."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database not in (None, "", ":memory:"):
            make_folder(Path(str(self.url.database)).parent)
        self._checked = float("-inf")
        self.engine = make_engine(self.url, self.is_sqlite)
        self.writer = Writer(self.engine, self.is_sqlite)
        self._reader = Reader(self.url, BUSY_MS) if self.is_sqlite and self.url.database not in (None, "", ":memory:") else None

    @property
    def now(self) -> ColumnElement[float]:
        """What time it is by the clock of the database, in seconds since 1970."""
        if self.is_sqlite:
            return (func.julianday("now", type_=Float) - EPOCH) * DAY
        return cast(extract("epoch", func.clock_timestamp()), Float)

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        try:
            await migrate.up_to_date(self.engine)
        except (OSError, SQLAlchemyError) as error:
            raise Problem("cannot-start", why=reason(error)) from error
        self.writer.open()

    async def close(self) -> None:
        """Store what is waiting and let go."""
        await self.writer.close()
        if self._reader is not None:
            self._reader.close()
        with contextlib.suppress(SQLAlchemyError, OSError):
            async with asyncio.timeout(CLOSING):
                await self.engine.dispose()

    async def read(self, query: Select[Any]) -> list[Row[Any]]:
        """The rows of a query."""
        return (await self.read_all([query]))[0]

    async def read_all(self, queries: Sequence[Select[Any]]) -> list[list[Row[Any]]]:
        """The rows of each of some queries, with one way to the database and back."""
        try:
            if self._reader is not None:
                return await self._reader.read(queries)
            async with self.engine.connect() as connection:
                return [list((await connection.execute(query)).all()) for query in queries]
        except (SQLAlchemyError, OSError) as error:
            raise Problem("database", why=reason(error)) from error

    async def write(self, work: Work[T]) -> T:
        """Do something in a transaction; returns what it returned, when it is safe."""
        return await self.writer.write(work)

    async def change(self, statement: Executable) -> None:
        """Do this one statement in a transaction; returns when it is safe."""
        await self.writer.write(lambda connection: connection.execute(statement))

    async def ping(self) -> None:
        """Whether it answers, and what was to be stored last could be; a Problem if not."""
        if self.writer.failing is not None:
            raise Problem("not-stored", why=self.writer.failing)
        await self.read(select(schema.tables.c.id).limit(1))

    async def try_write(self) -> None:
        """Whether something can be stored: it is tried, at most once a second; a Problem if not."""
        if time.monotonic() - self._checked > CHECKED:
            self._checked = time.monotonic()
            filler = "." * ROOM if self.is_sqlite else ""
            row = {"id": f"ready {secrets.token_hex(8)}", "name": filler, "since": time.time()}

            async def work(connection: AsyncConnection) -> None:
                await connection.execute(insert(schema.players).values(row))
                await connection.execute(delete(schema.players).where(schema.players.c.id == row["id"]))

            await self.write(work)
        await self.ping()

    async def file_version(self) -> int:
        """A number that changes whenever another process has changed the file (SQLite only)."""

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(text("pragma data_version"))).scalar_one())

        return await self.writer.write(work, stores=False)

    @property
    def address(self) -> str:
        """Its address as PostgreSQL's own programs write it, password included."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)


def make_folder(path: Path) -> None:
    """Where a file is to be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("cannot-start", why=f"{path}: {error.strerror}") from error


def database_url(text: str) -> URL:
    """A database as people write it, with the driver that we use."""
    try:
        url = make_url(text)
    except SQLAlchemyError as error:
        raise Problem("database-url") from error
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise Problem("database-url")
    return url.set(drivername=DRIVERS[backend])


def make_engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    """The engine with its pool of connections."""
    return sqlite_engine(url) if is_sqlite else postgres_engine(url)


def postgres_engine(url: URL) -> AsyncEngine:
    """PostgreSQL, if its driver is installed."""
    need("PostgreSQL", "postgres")
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=IMPATIENT)


def sqlite_engine(url: URL) -> AsyncEngine:
    """SQLite: every connection writes ahead (WAL) and waits for the disk at every commit."""
    engine = create_async_engine(
        url, connect_args={"timeout": BUSY_MS / 1000}, pool_size=4, max_overflow=0, pool_timeout=60, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for name, value in (("journal_mode", "wal"), ("synchronous", "full"), ("foreign_keys", "on"), ("busy_timeout", BUSY_MS)):
            cursor.execute(f"pragma {name}={value}")
        cursor.close()

    return engine
