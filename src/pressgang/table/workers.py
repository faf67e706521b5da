"""Thinking happens in processes of its own, so that no bot and no coach ever holds up a table.

Bots have a lane for themselves: nobody who asks the coach, looks back or sends a deck makes them wait. Within a lane people take turns.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from pressgang.bots import ask, make_bot
from pressgang.bots.captain import USUAL_MS
from pressgang.core import Dice, Problem, SeededLuck, State

from .course import game_of
from .fair_queue import Client, FairQueue, Rank

T = TypeVar("T")
MOST_WORKERS: Final = 4
LONGEST_LINE: Final = 16
"""So much, of one player, waits in a lane; whoever asks for more is refused."""
LONGEST_LINE_AT: Final = 64
"""So much, of all players at one address."""
LEAST_MS: Final = 10
"""So long a bot that searches thinks at least."""
FEW: Final = 2
"""Behind so many others a bot that searches need not hurry."""
NICE: Final = {True: 5, False: 12}
"""How much the processes that think for bots, and those for all else, give way to the tables."""


def worker_count() -> int:
    """One core is for the tables, the others are for thinking."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))


class Busy(Exception):
    """There is more to do than can be done in time."""


class Job:
    """Something that one of the processes is to do."""

    __slots__ = ("done", "facts", "started", "work")

    def __init__(self, work: Callable[..., Any], facts: tuple[object, ...], done: asyncio.Future[Any]) -> None:
        self.work = work
        self.facts = facts
        self.done = done
        self.started = False

    def give_up(self) -> None:
        """It has waited for too long; if it has been begun, it is waited for."""
        if not self.started and not self.done.done():
            self.done.set_exception(Busy())


class Lane:
    """Some processes, and the line of what waits for them."""

    def __init__(self, count: int, niceness: int) -> None:
        self.count = count
        self.line = FairQueue[Job]()
        self._niceness = niceness
        self._running: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start the processes before the first one is needed."""
        for _ in range(self.count):
            self._pool = self._started()
            self._pool.submit(os.getpid)

    async def run(self, work: Callable[..., T], facts: tuple[object, ...], rank: Rank, client: Client, patience: float | None) -> T:
        """Let one of them do it when its turn has come; raises Busy if it does not come in so many seconds."""
        loop = asyncio.get_running_loop()
        job = Job(work, facts, loop.create_future())
        timer = None if patience is None else loop.call_later(patience, job.give_up)
        if self.line.waiting_of(client) < LONGEST_LINE and self.line.waiting_at(client[0]) < LONGEST_LINE_AT:
            self.line.push(job, rank, client)
            self._begin_some()
        elif timer is None:
            raise Problem("too-busy")
        try:
            result: T = await job.done
            return result
        finally:
            if timer is not None:
                timer.cancel()

    def _begin_some(self) -> None:
        while len(self.line) and len(self._running) < self.count:
            job = self.line.pop()
            if not job.done.done():
                job.started = True
                task = asyncio.get_running_loop().create_task(self._do(job))
                self._running.add(task)
                task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._begin_some()

    async def _do(self, job: Job) -> None:
        try:
            result = await self._submit(job)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)

    async def _submit(self, job: Job) -> object:
        """If the processes broke, which other people's processes may do to them, there are new ones."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, job.work, *job.facts)
        except BrokenProcessPool:
            if self._pool is pool:  # the first who notices
                self._pool = None
            return await loop.run_in_executor(self._started(), job.work, *job.facts)

    def close(self) -> None:
        """Send them home; what they think about is not needed any more."""
        for task in self._running:
            task.cancel()
        if self._pool is not None:
            for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context, facts = multiprocessing.get_context("spawn"), (os.getpid(), self._niceness)
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin, initargs=facts)
        return self._pool


class Workers:
    """A few processes that think for bots, and one for everything else."""

    def __init__(self, count: int | None = None) -> None:
        self._bots = Lane(count or worker_count(), NICE[True])
        self._others = Lane(1, NICE[False])

    def warm_up(self) -> None:
        """Start them before the first one is needed."""
        self._bots.warm_up()
        self._others.warm_up()

    @property
    def bots_waiting(self) -> int:
        """How many bots wait for their turn to think."""
        return len(self._bots.line)

    async def run(self, work: Callable[..., T], *facts: object, rank: Rank, client: Client, patience: float | None = None) -> T:
        """Let one of them do it. With patience whoever asks has another answer, after so many seconds, and gets Busy then."""
        lane = self._bots if rank is Rank.BOT else self._others
        return await lane.run(work, facts, rank, client, patience)

    def close(self) -> None:
        """Send them home; what they think about is not needed any more."""
        self._bots.close()
        self._others.close()


def hurried(bot: str, waiting: int) -> str:
    """The bot; where a line has formed it thinks shorter, so that the last in the line waits no longer than behind a few.

    >>> [hurried("captain", waiting) for waiting in (0, 2, 8, 40)], hurried("bosun", 40)
    (['captain', 'captain', 'captain:ms=25', 'captain:ms=10'], 'bosun')
    """
    if bot != "captain" or waiting <= FEW:
        return bot
    return f"captain:ms={max(LEAST_MS, USUAL_MS * FEW // waiting)}"


def _begin(parent: int, niceness: int) -> None:
    """A worker leaves it to its parent to hear Ctrl-C, gives way to the tables, and goes when the parent has gone."""
    import time

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


# What they do


def state_of(name: str, players: int, options: str, position: str) -> State:
    """The state that a position describes."""
    return game_of(name, players, options).resume(json.loads(position), SeededLuck(0))


def choose(name: str, players: int, options: str, position: str, seat: int, bot: str, seed: int) -> str:
    """What a bot does, as notation. It sees the table from its seat and nothing else."""
    state = state_of(name, players, options, position)
    return state.game.notation(ask(make_bot(bot, seed), bot, state, seat, Dice(seed)))
