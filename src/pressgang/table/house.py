"""The house: all tables that this process has at hand, opening new ones, and looking after those that nobody drives."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
import socket
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pressgang.bots import BOTS
from pressgang.core import BadText, Problem, Record, rulebook

from . import shelves
from .lessons import lesson
from .names import bot_name
from .rows import BOT, OPEN, OVER, PERSON, PLAYING, STAND_IN, WAITING
from .storage import DAY, LEASE, Storage
from .table import Presence, Table
from .workers import Workers

TICK: Final = 1.0
RENEW: Final = LEASE / 3
IDLE: Final = 20.0
"""Tables at which nobody is, and nothing happens, are put away after so many seconds."""
MANY: Final = 100
"""So many tables that nobody drives are taken over at once."""
"""So long a personal link is good."""
FEW: Final = 4
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
SEED_BITS: Final = 128
LARGEST_FILE: Final = 64 * 1024

log = logging.getLogger("pressgang.house")


class Wish(Struct, frozen=True):
    """A seat of a table that is to be opened: its kind, its bot, its name, and the player who takes it at once."""

    kind: str
    bot: str | None = None
    name: str | None = None
    players: tuple[str, ...] = ()


class Plan(Struct, frozen=True):
    """A table that is to be opened."""

    game: str
    options: dict[str, Any]
    seats: tuple[Wish, ...]
    host: str
    public: bool = False
    clock: int | None = None
    window: int = 8
    coach: bool | None = None
    lesson: str | None = None
    start: str | None = None
    seed: int | None = None
    """For tests only; otherwise a secret is drawn."""


def commitment_of(seed: int) -> str:
    """What is shown of a seed before the first card: the SHA-256 of its decimal digits.

    >>> commitment_of(7)[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()


def process_name() -> str:
    """What this process is called in the database: its machine, its number, and something by chance."""
    machine = hashlib.sha256(socket.gethostname().encode()).hexdigest()[:12]
    return f"{machine}.{os.getpid()}.{secrets.token_hex(6)}"


def is_dead(process: str) -> bool:
    """Whether a process of this machine has ended; of other machines nobody knows.

    >>> is_dead(process_name()), is_dead("elsewhere.1.abc")
    (True, False)
    """
    machine, _, rest = process.partition(".")
    number = rest.partition(".")[0]
    if machine != process_name().partition(".")[0] or not number.isdecimal():
        return False
    if int(number) == os.getpid():
        return process not in LIVING
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


LIVING: Final[set[str]] = set()
"""The houses of this process: somebody else may have had its number before."""


class House:
    """The tables of a process."""

    def __init__(self, storage: Storage, workers: Workers, pause: float = 1.0) -> None:
        self.storage = storage
        self.workers = workers
        self.pause = pause
        """So many seconds a person has to take back a choice before a bot moves on."""
        self.process = process_name()
        self.tables: dict[str, Table] = {}
        self.publish: Callable[[str], None] = lambda news: None
        """Tells other processes."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stirred: deque[Table] = deque()
        self._rematching = asyncio.Lock()
        self._renewed = 0.0
        self._version: int | None = None

    async def open(self) -> None:
        """Begin: tables that wait for a bot go on."""
        await self.storage.open()
        LIVING.add(self.process)
        await self.storage.free_from_the_dead(is_dead)
        await self.storage.forget_links(time.time() - DAY)
        self.workers.warm_up()
        self.do(self._look_after())

    async def close(self) -> None:
        """Let go of everything, so that others can go on at once."""
        for task in list(self._tasks):
            task.cancel()
        driven = [table.head.id for table in self.tables.values() if table.driven]
        for table in self.tables.values():
            table.close()
        if driven:
            await self.storage.let_go(driven, self.process, resting=False)
        await self.storage.close()
        self.workers.close()

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that need not be waited for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def stir(self, table: Table) -> None:
        """Tell everybody at a table how it is now, a few tables at a time: storing and acknowledging come first."""
        if not self._stirred:
            asyncio.get_running_loop().call_soon(self._tell_some)
        self._stirred.append(table)

    def _tell_some(self) -> None:
        for _ in range(min(FEW, len(self._stirred))):
            self._stirred.popleft().wake_all()
        if self._stirred:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task", exc_info=task.exception())

    # Tables at hand

    async def table(self, name: str) -> Table:
        """A table, from the database if it is not at hand."""
        found = self.tables.get(name)
        if found is not None:
            found.used = time.time()
            return found
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Table:
        head = await self.storage.head(name)
        if head is None:
            raise Problem("no-such-table", id=name)
        seats, sitters, chat = await self.storage.seats(name), await self.storage.sitters(name), await self.storage.chat(name)
        table = Table(self, head, seats, sitters, chat)
        if head.stage != WAITING:
            table.begin(await self.storage.entries(name))
        self.tables[name] = table
        self.tell(f"{name} who {self.process}")
        if head.stage == PLAYING and table.course is not None:
            if table.course.over:
                table.finish()
            else:
                await self.drive([table])
        return table

    def forget(self, table: Table) -> None:
        """The table is not needed here."""
        table.close()
        self.tables.pop(table.head.id, None)

    async def drive(self, tables: Sequence[Table]) -> None:
        """Move the bots of these tables, those excepted that another process looks after."""
        mine = set(await self.storage.take([table.head.id for table in tables], self.process))
        for table in tables:
            before, table.driven = table.driven, table.head.id in mine
            if table.driven and not before:
                table.loaded = time.time()
                table.plan()

    # Opening

    async def open_table(self, plan: Plan) -> str:
        """Open a table; it starts at once if no seat is open."""
        record = self._begins_with(plan)
        seed = plan.seed if plan.seed is not None else secrets.randbits(SEED_BITS) | 1 << (SEED_BITS - 1)
        table = "".join(secrets.choice(LETTERS) for _ in range(12))
        seats = self._seats(plan, table)
        waits = any(seat["kind"] == OPEN for seat in seats)
        row: dict[str, Any] = {
            "id": table,
            "game": record.game,
            "options": msgspec.json.encode(record.options).decode(),
            "seed": str(seed),
            "commitment": "" if plan.lesson is not None else commitment_of(seed),
            "start": plan.start if plan.lesson is None else record.dumps(),
            "public": plan.public,
            "clock": plan.clock,
            "window": plan.window,
            "coach": plan.coach,
            "lesson": plan.lesson,
            "host": plan.host,
            "stage": WAITING if waits else PLAYING,
            "opened": time.time(),
            "moves": 0,
            "driver": "" if waits else self.process,
            "until": 0.0 if waits else time.time() + LEASE,
            "resting": False,
        }
        sitters = [
            {"table": table, "player": player, "seat": place, "since": time.time()}
            for place, wish in enumerate(plan.seats)
            for player in wish.players
        ]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(shelves.tables).values(row))
            await connection.execute(insert(shelves.seats), seats)
            if sitters:
                await connection.execute(insert(shelves.sitters), sitters)

        await self.storage.write(work)
        if not waits:
            self.do(self._wake_up(table))
        return table

    async def _wake_up(self, name: str) -> None:
        await self.table(name)

    def _begins_with(self, plan: Plan) -> Record:
        """The game that is to be played, checked."""
        if plan.lesson is not None:
            record = lesson(plan.lesson)
            if len(record.seats) != len(plan.seats):
                raise Problem("lesson-seats", name=plan.lesson, count=len(record.seats))
        else:
            record = Record(plan.game, read_options(plan.game, plan.options), [""] * len(plan.seats))
        record.options = record.make_game().options
        return record

    def _seats(self, plan: Plan, table: str) -> list[dict[str, Any]]:
        names = [wish.name for wish in plan.seats if wish.name]
        seats: list[dict[str, Any]] = []
        for place, wish in enumerate(plan.seats):
            if wish.kind not in (PERSON, BOT, OPEN):
                raise Problem("bad-seat", kind=wish.kind)
            bot = (wish.bot or STAND_IN) if wish.kind == BOT else None
            if bot is not None and bot not in BOTS:
                raise Problem("no-such-bot", name=bot, names=", ".join(BOTS))
            name = wish.name or ""
            if wish.kind == BOT and not name:
                name = bot_name([*names, *[str(seat["name"]) for seat in seats]])
            name = "" if wish.kind == OPEN else name
            row = {"table": table, "seat": place, "kind": wish.kind, "bot": bot, "name": name, "helped": False, "ahead": None}
            seats.append(row)
        return seats

    async def rematch(self, table: Table) -> str:
        """The same again, with the same people; whoever asks second gets the same new table."""
        async with self._rematching:
            return await self._rematch(table)

    async def _rematch(self, table: Table) -> str:
        head = table.head
        if head.stage != OVER:
            raise Problem("table-not-over")
        if head.rematch is not None:
            return head.rematch
        wishes = []
        for place, seat in enumerate(table.seats):
            players = tuple(player for player, at in table.sitters.items() if at == place)
            wishes.append(Wish(seat.kind, seat.bot, seat.name, players))
        plan = Plan(head.game, head.options, tuple(wishes), head.host, head.public, head.clock, head.window, head.coach, head.lesson)
        new, shelf = await self.open_table(plan), shelves.tables.c
        change = update(shelves.tables).where(shelf.id == head.id, shelf.rematch.is_(None)).values(rematch=new)
        await self.storage.write(lambda connection: connection.execute(change))
        await table.refresh()
        self.tell(f"{head.id} seats {self.process}")
        return table.head.rematch or new

    # News from and for other processes

    def tell(self, news: str) -> None:
        """Let other processes know."""
        self.publish(news)

    def tell_presence(self, table: Table) -> None:
        """Let other processes know who is connected here."""
        seats, onlookers = table.presence()
        self.tell(f"{table.head.id} here {self.process} {onlookers} {' '.join(str(seat) for seat in seats)}".strip())

    def hear(self, news: str) -> None:
        """What another process tells, line by line: a table and how far it is, or what has changed there."""
        for line in news.splitlines():
            name, _, rest = line.partition(" ")
            table = self.tables.get(name)
            if table is None:
                continue
            what, _, facts = rest.partition(" ")
            if what.isdecimal():
                if int(what) > table.seq:
                    self.do(table.catch_up())
            elif facts.split(" ")[0] != self.process:
                self._hear(table, what, facts.split(" "))

    def _hear(self, table: Table, what: str, facts: list[str]) -> None:
        if what == "seats":
            self.do(table.refresh())
        elif what == "chat":
            self.do(table.hear_chat())
        elif what == "who":
            self.tell_presence(table)
        elif what == "here":
            seats = [int(seat) for seat in facts[2:]]
            table.heard_presence(facts[0], Presence(seats, int(facts[1]), time.time() + LEASE))

    # Looking after what nobody looks after

    async def _look_after(self) -> None:
        while True:
            try:
                await self._tend()
            except (Problem, OSError) as error:
                log.warning("tend", extra={"facts": {"error": type(error).__name__}})
            except Exception:
                log.exception("tend")
            await asyncio.sleep(TICK)

    async def _tend(self) -> None:
        now = time.time()
        if self.storage.is_sqlite:
            await self._look_at_file()
        await self._put_away(now)
        if now - self._renewed < RENEW:
            return
        self._renewed = now
        playing = [table for table in self.tables.values() if table.head.stage == PLAYING and table.course is not None]
        if playing:
            await self.drive(playing)
        for table in list(self.tables.values()):
            self._forget_the_dead(table, now)
            if not self.storage.is_sqlite:
                self.tell_presence(table)
        if not self.storage.is_sqlite:
            await self._compare()
        await self.storage.free_from_the_dead(is_dead)
        for name in await self.storage.undriven(MANY):
            try:
                await self.table(name)
            except Exception:  # one table that cannot be read must not keep the others waiting
                log.exception("table", extra={"facts": {"table": name}})
                await self.storage.set_aside(name)

    def _forget_the_dead(self, table: Table, now: float) -> None:
        """Processes that have not said for long who is there are gone."""
        gone = [process for process, presence in table.elsewhere.items() if presence.until < now]
        for process in gone:
            del table.elsewhere[process]
        if gone:
            table.changed()

    async def _look_at_file(self) -> None:
        """SQLite tells nobody of changes; but it can be asked whether another process has written."""
        version = await self.storage.changes()
        if version != self._version and self._version is not None:
            await self._compare()
        self._version = version

    async def _compare(self) -> None:
        """Whether the tables at hand are as long as those in the database: no news must be lost for ever."""
        for waiting in [table for table in self.tables.values() if table.course is None]:  # somebody may have sat down
            self.do(waiting.refresh())
        lengths = await self.storage.lengths(self.tables)
        for name, length in lengths.items():
            table = self.tables.get(name)
            if table is not None and table.course is not None and length > table.seq:
                self.do(table.catch_up())

    async def _put_away(self, now: float) -> None:
        """Tables that are not used need no memory."""
        idle = [table for table in self.tables.values() if table.is_resting and now - table.used > IDLE]
        driven = [table.head.id for table in idle if table.driven]
        for table in idle:
            self.forget(table)
        if driven:
            await self.storage.let_go(driven, self.process, resting=True)


def read_options(game: str, given: dict[str, Any]) -> dict[str, object]:
    """The options of a game; a deck or a supply may come as the text of its file."""
    options: dict[str, object] = dict(given)
    for option in rulebook(game).options:
        text = options.get(option.name)
        if option.kind == "data" and isinstance(text, str) and option.read is not None:
            if len(text) > LARGEST_FILE:
                raise BadText("file-large", most=LARGEST_FILE)
            options[option.name] = option.read(text)
    return options
