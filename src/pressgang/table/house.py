"""The house: all tables that this process has at hand."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec

from pressgang.core import Problem

from .announcer import Announcer
from .broadcast import Broadcast
from .caretaker import Caretaker
from .fair_queue import Client, Rank
from .live_table import LiveTable
from .opening import Plan, new_head, new_seats, new_sitters, rematch_of
from .processes import LIVING, is_dead, process_name
from .rows import OVER, PLAYING, WAITING, Whole
from .storage import Storage
from .texts import check_options, has_text, read_in_time
from .workers import Workers

log = logging.getLogger("pressgang.house")

NOBODY: Final[Client] = ("", "")
"""Whoever is not known."""
CLOSING: Final = 3.0
"""So many seconds it may take to let go of the tables."""


class House:
    """The tables of a process."""

    def __init__(self, storage: Storage, workers: Workers, pause: float = 1.0, keep_days: int | None = None) -> None:
        self.storage = storage
        self.workers = workers
        self.pause = pause
        """So many seconds a person has to take back a choice before a bot moves on."""
        self.keep_days = keep_days
        """So many days games are kept after they are over; None: for ever."""
        self.process = process_name()
        self.tables: dict[str, LiveTable] = {}
        self.announcer = Announcer()
        self.broadcast = Broadcast(self)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rematching = asyncio.Lock()

    async def open(self) -> None:
        """Begin: tables that wait for a bot go on."""
        await self.storage.open()
        LIVING.add(self.process)
        await self.storage.leases.free_from_the_dead(is_dead)
        await self.storage.links.forget_old()
        self.workers.warm_up()
        self.do(Caretaker(self).run())

    async def close(self) -> None:
        """Let go of everything, so that others can go on at once."""
        for task in list(self._tasks):
            task.cancel()
        driven = [table.head.id for table in self.tables.values() if table.driver.active]
        for table in self.tables.values():
            table.driver.close()
        if driven:
            with contextlib.suppress(Problem, TimeoutError):  # a database that does not answer finds out by itself that we have gone
                async with asyncio.timeout(CLOSING):
                    await self.storage.leases.let_go(driven, self.process, resting=False)
        await self.storage.close()
        self.workers.close()

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that need not be waited for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task", exc_info=task.exception())

    async def table(self, name: str) -> LiveTable:
        """A table, from the database if it is not at hand."""
        found = self.tables.get(name)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> LiveTable:
        whole = await self.storage.tables.whole(name)
        if whole is None:
            raise Problem("no-such-table", id=name)
        table = self._seat_all(whole)
        self.broadcast.ask_who(table)
        if table.head.stage == PLAYING and table.course is not None:
            if table.course.over:
                table.moves.finish(table.course)
            else:
                await self.drive([table])
        return table

    def _seat_all(self, whole: Whole) -> LiveTable:
        """A table as it is in the database, from now on at hand."""
        head = whole.head
        table = LiveTable(self, head, whole.seats, whole.sitters, whole.lines)
        if head.stage != WAITING:
            table.begin(whole.entries)
        self.tables[head.id] = table
        return table

    def forget(self, table: LiveTable) -> None:
        """The table is not needed here."""
        table.driver.close()
        self.tables.pop(table.head.id, None)

    def put_away(self, table: LiveTable) -> None:
        """Nobody uses the table: its game is let go of at once. Parts of a table know each other, and Python finds such circles late."""
        self.forget(table)
        table.let_go()

    async def drive(self, tables: Sequence[LiveTable]) -> None:
        """Move the bots of these tables, those excepted that another process looks after."""
        mine = set(await self.storage.leases.take([table.head.id for table in tables], self.process))
        for table in tables:
            table.driver.activate(table.head.id in mine)

    async def open_table(self, plan: Plan, client: Client = NOBODY) -> str:
        """Open a table; it starts at once if no seat is open."""
        head = new_head(await self._read(plan, client))
        whole = Whole(head, new_seats(plan), new_sitters(plan), [], [])
        await self.storage.tables.open(head, whole.seats, whole.sitters, self.process)
        table = self._seat_all(whole)  # what was just written need not be read
        if head.stage == PLAYING:
            table.driver.activate(True)
        return head.id

    async def _read(self, plan: Plan, client: Client) -> Plan:
        """Somebody's own deck is read by another process: nobody waits for it here, however it was written."""
        check_options(plan.options)
        if plan.lesson is not None or not has_text(plan.game, plan.options):
            return plan
        facts = (plan.game, json.dumps(plan.options), len(plan.seats))
        options = await self.workers.run(read_in_time, *facts, rank=Rank.TEXT, client=client)
        return msgspec.structs.replace(plan, options=json.loads(options))

    async def rematch(self, table: LiveTable, asker: str) -> str:
        """The same again, as soon as the others agree by sitting down; whoever asks second gets the same new table."""
        async with self._rematching:
            if table.head.stage != OVER:
                raise Problem("table-not-over")
            if table.head.rematch is not None:
                return table.head.rematch
            new = await self.open_table(rematch_of(table, asker))
            await self.storage.tables.set_rematch(table.head.id, new)
            await table.refresh()
            self.broadcast.tell_seats(table)
            return table.head.rematch or new
