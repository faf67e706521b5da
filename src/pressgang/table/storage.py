"""Keeps tables in a database: SQLite in a file, or PostgreSQL.

Whatever is to be stored waits for one writer a process, which stores all that is waiting in one transaction. Whoever asked
for it is told after the commit, so nothing that was acknowledged can be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Insert, Row, Select, Text, bindparam, delete, event, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pressgang.core import Problem

from . import shelves
from .rows import OVER, PLAYING, WAITING, Entry, Head, Line, Seat, Summary

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

NEWS: Final = "pressgang"
"""The channel of PostgreSQL on which processes tell each other which tables have grown."""
LONGEST_NEWS: Final = 7000
KEPT_CHAT: Final = 200
BUSY_MS: Final = 10_000
RETRIES: Final = 5
DAY: Final = 24 * 3600.0
LEASE: Final = 12.0
"""For so many seconds a process says that it moves the bots of a table."""

log = logging.getLogger("pressgang.storage")
HEAD: Final = [shelves.tables.c[name] for name in Head.__struct_fields__]
JSON: Final = ("options", "scores", "winners")


def _all_rows() -> Insert:
    """Takes the rows of a JSON list apart, where the database does it."""
    each = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
    names = [column.name for column in shelves.entries.columns]
    parts = [func.json_extract(each.c.value, f"$[{place}]") for place in range(len(names))]
    return insert(shelves.entries).from_select(names, select(*parts))


ALL_ROWS: Final = _all_rows()


class Taken(Exception):
    """Another process has stored an entry with this number."""


class Storage:
    """A database with tables."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database not in (None, "", ":memory:"):
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
        self.engine = make_engine(self.url, self.is_sqlite)
        self.batches: Callable[[int, float], None] = lambda size, seconds: None
        """Hears of every transaction: how many entries, how long it took."""
        self._rows: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._jobs: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._connection: AsyncConnection | None = None
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        from .migrate import up_to_date

        try:
            await up_to_date(self.engine)
        except (OSError, SQLAlchemyError) as error:
            raise Problem("database", why=str(error).splitlines()[0]) from error
        self._writer = asyncio.create_task(self._write_all(), name="writer")

    async def close(self) -> None:
        """Store what is waiting and let go."""
        while self._rows or self._jobs:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._connection is not None:
            await self._connection.close()
        await self.engine.dispose()

    # Writing

    async def append(self, table: str, entry: Entry) -> None:
        """Store an entry; returns when it is safe. Raises Taken if somebody else was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        row = {"table": table, "seq": entry.seq, "back": entry.back, "seat": entry.seat}
        self._rows.append(({**row, "move": entry.move, "key": entry.key, "at": entry.at}, done))
        self._wake.set()
        await done

    async def write(self, work: Work[T]) -> T:
        """Do something in a transaction; returns what it returned, when it is safe."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((work, done))
        self._wake.set()
        return await done

    async def _write_all(self) -> None:
        """For ever: everything that is waiting, in one transaction."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._store_waiting()
            jobs, self._jobs = self._jobs, []
            for work, done in jobs:
                await self._do(work, done)
                await self._store_waiting()  # many tables may be opened at once: those who play do not wait for all of them

    async def _store_waiting(self) -> None:
        rows, self._rows = self._rows, []
        if rows:
            await self._store_rows(rows)

    async def _store_rows(self, rows: list[tuple[dict[str, Any], asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            async with self._transaction() as connection:
                await self._insert(connection, [row for row, _ in rows])
                await self._tell(connection, [f"{row['table']} {row['seq']}" for row, _ in rows])
        except (SQLAlchemyError, OSError) as error:
            if not isinstance(error, IntegrityError):
                log.warning("batch", extra={"facts": {"error": type(error).__name__}})
            for row, done in rows:
                await self._store_row(row, done)
        else:
            for _, done in rows:
                _tell_done(done, None)
        self.batches(len(rows), time.perf_counter() - began)

    async def _insert(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        """Many rows. To SQLite they go as one value: it lets other threads run after each row, and they do not hurry to let it go on."""
        if not self.is_sqlite:
            await connection.execute(insert(shelves.entries), rows)
            return
        values = [list(row.values()) for row in rows]
        await connection.execute(ALL_ROWS, {"rows": msgspec.json.encode(values).decode()})

    async def _store_row(self, row: dict[str, Any], done: asyncio.Future[None]) -> None:
        """One entry for itself: it did not go with the others, or it is not known whether it did."""
        why: BaseException = Taken()
        for attempt in range(RETRIES):
            try:
                if not await self._is_stored(row):
                    _tell_failed(done, Taken())
                    return
                _tell_done(done, None)
                return
            except IntegrityError:
                why = Taken()
            except (SQLAlchemyError, OSError) as error:
                log.warning("entry", extra={"facts": {"error": type(error).__name__, "attempt": attempt}})
                why = Problem("database", why=type(error).__name__)
                if not _may_pass(error):
                    break
                await asyncio.sleep(0.1 * 2**attempt)
        _tell_failed(done, why)

    async def _is_stored(self, row: dict[str, Any]) -> bool:
        """Store an entry, if it is not there yet; whether it is this very one that is there now."""
        async with self._transaction() as connection:
            there = (await connection.execute(_entry_at(row["table"], row["seq"]))).first()
            if there is not None:
                return bool(there.key == row["key"] and there.seat == row["seat"] and there.move == row["move"])
            await connection.execute(insert(shelves.entries), [row])
            await self._tell(connection, [f"{row['table']} {row['seq']}"])
            return True

    async def _do(self, work: Work[T], done: asyncio.Future[T]) -> None:
        for attempt in range(RETRIES):
            try:
                async with self._transaction() as connection:
                    result = await work(connection)
                _tell_done(done, result)
                return
            except Problem as problem:
                _tell_failed(done, problem)
                return
            except (SQLAlchemyError, OSError) as error:
                log.warning("write", extra={"facts": {"error": type(error).__name__, "attempt": attempt}})
                if attempt == RETRIES - 1 or not _may_pass(error):
                    _tell_failed(done, Problem("database", why=type(error).__name__))
                    return
                await asyncio.sleep(0.1 * 2**attempt)
            except Exception as error:  # a mistake of ours: whoever asked hears of it, the writer goes on
                _tell_failed(done, error)
                return

    async def _tell(self, connection: AsyncConnection, news: list[str]) -> None:
        """Let other processes know, with the commit; SQLite has no such thing, see `House`."""
        if self.is_sqlite:
            return
        while news:
            part = ""
            while news and len(part) + len(news[-1]) < LONGEST_NEWS:
                part += news.pop() + "\n"
            await connection.execute(text("select pg_notify(:channel, :news)"), {"channel": NEWS, "news": part})

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """On the one connection that writes. After an error nobody knows what state it is in, so there is a new one."""
        if self._connection is None:
            self._connection = await self.engine.connect()
        try:
            async with self._connection.begin():
                yield self._connection
        except (SQLAlchemyError, OSError) as error:
            if not isinstance(error, IntegrityError):
                connection, self._connection = self._connection, None
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await connection.invalidate()
                    await connection.close()
            raise

    # Reading

    async def read(self, query: Select[Any]) -> list[Row[Any]]:
        """The rows of a query."""
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as error:
            raise Problem("database", why=type(error).__name__) from error

    async def head(self, table: str) -> Head | None:
        """A table, without its seats."""
        rows = await self.read(select(*HEAD).where(shelves.tables.c.id == table))
        return head_of(rows[0]) if rows else None

    async def seats(self, table: str) -> list[Seat]:
        """Its seats, in order."""
        rows = await self.read(select(shelves.seats).where(shelves.seats.c.table == table).order_by(shelves.seats.c.seat))
        return [seat_of(row) for row in rows]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """All that was done at a table, or what was done after so many entries."""
        shelf = shelves.entries.c
        rows = await self.read(select(shelves.entries).where(shelf.table == table, shelf.seq > after).order_by(shelf.seq))
        return [Entry(row.seq, row.back, row.seat, row.move, row.key, row.at) for row in rows]

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many entries these tables have."""
        shelf = shelves.entries.c
        length = func.max(shelf.seq).label("length")
        rows = await self.read(select(shelf.table, length).where(shelf.table.in_(list(tables))).group_by(shelf.table))
        return {str(row.table): int(row.length) for row in rows}

    async def sitters(self, table: str) -> dict[str, int]:
        """Who sits where at a table."""
        shelf = shelves.sitters.c
        return {row.player: row.seat for row in await self.read(select(shelf.player, shelf.seat).where(shelf.table == table))}

    async def chat(self, table: str) -> list[Line]:
        """The last lines of chat, oldest first."""
        shelf = shelves.chats.c
        query = select(shelves.chats).where(shelf.table == table).order_by(shelf.number.desc()).limit(KEPT_CHAT)
        return [Line(row.number, row.seat, row.name, row.text, row.reaction) for row in reversed(await self.read(query))]

    async def lobby(self, player: str, most: int) -> list[Summary]:
        """The public tables of the last day at which one may sit down or look on, newest first."""
        shelf = shelves.tables.c
        query = select(*HEAD).where(shelf.public.is_(True), shelf.stage.in_([WAITING, PLAYING]), shelf.opened > time.time() - DAY)
        return await self._summaries(query.order_by(shelf.stage.desc(), shelf.opened.desc()).limit(most), player)

    async def history(self, player: str, most: int) -> list[Summary]:
        """The tables at which somebody sat, newest first; lessons are not counted."""
        shelf, sat = shelves.tables.c, shelves.sitters.c
        query = select(*HEAD).join(shelves.sitters, sat.table == shelf.id).where(sat.player == player, shelf.lesson.is_(None))
        return await self._summaries(query.order_by(shelf.opened.desc()).limit(most), player)

    async def summary(self, table: str, player: str) -> Summary | None:
        """One table."""
        found = await self._summaries(select(*HEAD).where(shelves.tables.c.id == table), player)
        return found[0] if found else None

    async def _summaries(self, query: Select[Any], player: str) -> list[Summary]:
        heads = [head_of(row) for row in await self.read(query)]
        ids = [head.id for head in heads]
        shelf, sat = shelves.seats.c, shelves.sitters.c
        rows = await self.read(select(shelves.seats).where(shelf.table.in_(ids)).order_by(shelf.table, shelf.seat))
        mine = {row.table: row.seat for row in await self.read(select(sat.table, sat.seat).where(sat.table.in_(ids), sat.player == player))}
        lengths = await self.lengths([head.id for head in heads if head.stage == PLAYING])
        seats: dict[str, list[Seat]] = {}
        for row in rows:
            seats.setdefault(row.table, []).append(seat_of(row))
        for head in heads:
            head.moves = lengths.get(head.id, head.moves)
        return [Summary(head, seats.get(head.id, []), mine.get(head.id)) for head in heads]

    async def name_of(self, player: str) -> str:
        """What somebody wants to be called; empty if they never said."""
        rows = await self.read(select(shelves.players.c.name).where(shelves.players.c.id == player))
        return str(rows[0].name) if rows else ""

    async def open_tables(self, player: str) -> int:
        """How many tables that somebody opened in the last day are not over."""
        shelf = shelves.tables.c
        count, lately = func.count().label("found"), shelf.opened > time.time() - DAY
        rows = await self.read(select(count).select_from(shelves.tables).where(shelf.host == player, shelf.stage != OVER, lately))
        return int(rows[0].found)

    async def link(self, secret: str) -> tuple[str, int, float] | None:
        """The table and the seat that a personal link is for, and since when."""
        shelf = shelves.links.c
        rows = await self.read(select(shelf.table, shelf.seat, shelf.since).where(shelf.id == secret))
        return (rows[0].table, rows[0].seat, rows[0].since) if rows else None

    async def review(self, table: str) -> str | None:
        """What the coach said about a game that is over."""
        rows = await self.read(select(shelves.reviews.c.text).where(shelves.reviews.c.table == table))
        return str(rows[0].text) if rows else None

    async def keep_review(self, table: str, text: str) -> None:
        """Keep it, unless another process was quicker."""
        fresh = (sqlite if self.is_sqlite else postgresql).insert(shelves.reviews).values(table=table, text=text)
        await self.write(lambda connection: connection.execute(fresh.on_conflict_do_nothing()))

    # Who drives

    async def take(self, tables: list[str], process: str) -> list[str]:
        """Say that this process moves the bots of these tables, unless another has said so; returns the tables that it has now."""
        shelf = shelves.tables.c

        async def work(connection: AsyncConnection) -> list[str]:
            free = or_(shelf.driver == process, shelf.until < time.time())
            lease = {"driver": process, "until": time.time() + LEASE, "resting": False}
            await connection.execute(update(shelves.tables).where(shelf.id.in_(tables), free).values(lease))
            rows = await connection.execute(select(shelf.id).where(shelf.id.in_(tables), shelf.driver == process))
            return [row.id for row in rows]

        return await self.write(work)

    async def let_go(self, tables: list[str], process: str, resting: bool) -> None:
        """These tables may be driven by others; those that rest need not be."""
        shelf = shelves.tables.c
        change = update(shelves.tables).where(shelf.id.in_(tables), shelf.driver == process)
        await self.write(lambda connection: connection.execute(change.values(driver="", until=0.0, resting=resting)))

    async def free_from_the_dead(self, is_dead: Callable[[str], bool]) -> None:
        """Tables whose driver has died need not wait until it would have had to say so again."""
        shelf = shelves.tables.c
        query = select(shelf.driver).where(shelf.stage == PLAYING, shelf.until >= time.time()).distinct()
        dead = [row.driver for row in await self.read(query) if is_dead(row.driver)]
        if dead:
            change = update(shelves.tables).where(shelf.driver.in_(dead)).values(driver="", until=0.0)
            await self.write(lambda connection: connection.execute(change))

    async def set_aside(self, table: str) -> None:
        """Nobody need look after this table, until a person comes."""
        change = update(shelves.tables).where(shelves.tables.c.id == table).values(resting=True)
        await self.write(lambda connection: connection.execute(change))

    async def undriven(self, most: int) -> list[str]:
        """Tables that are being played, may wait for a bot, and that no process looks after."""
        shelf = shelves.tables.c
        query = select(shelf.id).where(shelf.stage == PLAYING, shelf.resting.is_(False), shelf.until < time.time())
        return [row.id for row in await self.read(query.order_by(shelf.until).limit(most))]

    async def changes(self) -> int:
        """A number that changes whenever another process has changed the file (SQLite only)."""

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(text("pragma data_version"))).scalar_one())

        return await self.write(work)

    async def forget_links(self, before: float) -> None:
        """Old personal links are worth nothing any more."""
        await self.write(lambda connection: connection.execute(delete(shelves.links).where(shelves.links.c.since < before)))


def database_url(text: str) -> URL:
    """A database as people write it, with the driver that we use."""
    try:
        url = make_url(text)
    except SQLAlchemyError as error:
        raise Problem("database-url") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.partition("+")[0]
    if backend not in drivers:
        raise Problem("database-url")
    return url.set(drivername=drivers[backend])


def make_engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    """The engine; every connection to SQLite writes ahead (WAL) and waits for the disk at every commit."""
    if not is_sqlite:
        try:
            return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError as error:
            raise Problem("database-no-postgres") from error
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


def head_of(row: Row[Any]) -> Head:
    """A table from its row."""
    facts = dict(row._mapping)
    for key in JSON:
        facts[key] = None if facts[key] is None else msgspec.json.decode(facts[key])
    return Head(**facts)


def seat_of(row: Row[Any]) -> Seat:
    """A seat from its row."""
    return Seat(row.kind, row.bot, row.name, row.helped, row.ahead)


def _entry_at(table: str, seq: int) -> Select[Any]:
    shelf = shelves.entries.c
    return select(shelf.key, shelf.seat, shelf.move).where(shelf.table == table, shelf.seq == seq)


def _may_pass(error: Exception) -> bool:
    """Whether it is worth trying again: the connection was lost, or somebody else was writing."""
    return not isinstance(error, DBAPIError) or error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)


def _tell_done(done: asyncio.Future[T], result: T) -> None:
    if not done.done():
        done.set_result(result)


def _tell_failed(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
