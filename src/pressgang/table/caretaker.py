"""Looks after the tables of a house, once a second: leases, tables that nobody drives or uses, news that was lost."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from pressgang.core import Problem

from .processes import is_dead
from .rows import PLAYING
from .storage import LEASE

if TYPE_CHECKING:
    from .house import House

TICK: Final = 1.0
RENEW: Final = LEASE / 3
IDLE: Final = 20.0
"""Tables at which nobody is, and nothing happens, are put away after so many seconds."""
ALONE: Final = 3.0
"""A table at which nobody is need not be driven after so many seconds: whoever comes, to whichever process, has it driven there."""
MOST_TAKEN_OVER: Final = 100
"""So many tables that nobody drives are taken over at once."""

DAY: Final = 24 * 3600.0
MOST_FORGOTTEN: Final = 50
"""So many old games are forgotten at once."""

log = logging.getLogger("pressgang.house")


class Caretaker:
    """Looks after one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._storage = house.storage
        self._renewed = float("-inf")
        self._file_version: int | None = None

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self._tend()
            except (Problem, OSError) as error:
                log.warning("tend", extra={"facts": {"error": type(error).__name__}})
            except Exception:
                log.exception("tend")
            await asyncio.sleep(TICK)

    async def _tend(self) -> None:
        now = time.monotonic()
        if not self._storage.is_shared:
            await self._look_at_file()
        await self._put_away(now)
        if now - self._renewed >= RENEW:
            self._renewed = now
            await self._renew_leases()
            await self._compare_with_others(now)
            await self._take_over()
            await self._forget_old()

    async def _put_away(self, now: float) -> None:
        """Tables that are not used need no memory."""
        idle = [table for table in self._house.tables.values() if table.is_resting and now - table.used > IDLE]
        alone = [table for table in self._house.tables.values() if table.is_alone and now - table.used > ALONE]
        driven = [table.head.id for table in {*idle, *alone} if table.driver.active]
        for table in alone:
            table.driver.activate(False)
        for table in idle:
            self._house.put_away(table)
        if driven:
            await self._storage.leases.let_go(driven, self._house.process, resting=True)

    async def _renew_leases(self) -> None:
        tables = self._house.tables.values()
        playing = [table for table in tables if table.head.stage == PLAYING and table.course is not None and table.wants_driver]
        if playing:
            await self._house.drive(playing)

    async def _compare_with_others(self, now: float) -> None:
        """No news must be lost for ever: who is where, and how far the tables are."""
        for table in list(self._house.tables.values()):
            table.presence.forget_silent(now)
            if self._storage.is_shared:
                self._house.broadcast.tell_presence(table)
        if self._storage.is_shared:
            await self._compare()

    async def _take_over(self) -> None:
        """Tables that nobody drives."""
        await self._storage.leases.free_from_the_dead(is_dead)
        for name in await self._storage.leases.undriven(MOST_TAKEN_OVER):
            try:
                await self._house.table(name)
            except Exception:  # one table that cannot be read must not keep the others waiting
                log.exception("table", extra={"facts": {"table": name}})
                await self._storage.leases.set_aside(name)

    async def _forget_old(self) -> None:
        """Games that have been over for long, if whoever runs the server wants that; a few at a time, so that nobody waits for it."""
        if self._house.keep_days is not None:
            for name in await self._storage.tables.purge(time.time() - self._house.keep_days * DAY, MOST_FORGOTTEN):
                table = self._house.tables.get(name)
                if table is not None:
                    await table.refresh()

    async def _look_at_file(self) -> None:
        """SQLite tells nobody of changes; but it can be asked whether another process has written."""
        version = await self._storage.database.file_version()
        if version != self._file_version and self._file_version is not None:
            await self._compare()
        self._file_version = version

    async def _compare(self) -> None:
        """Whether the tables at hand are as long as those in the database."""
        house = self._house
        for waiting in [table for table in house.tables.values() if table.course is None]:  # somebody may have sat down
            house.do(waiting.refresh())
        for name, length in (await self._storage.entries.lengths(house.tables)).items():
            table = house.tables.get(name)
            if table is not None and table.course is not None and length > table.seq:
                house.do(table.moves.catch_up())
