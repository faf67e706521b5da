"""Thinking happens in processes of its own, so that no bot and no coach ever holds up a table."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from pressgang.bots import ask, make_bot
from pressgang.core import Dice, SeededLuck, State

from .course import game_of

T = TypeVar("T")
MOST_WORKERS: Final = 4


def worker_count() -> int:
    """One core is for the tables, the others are for thinking."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))


class Workers:
    """A few processes that think."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or worker_count()
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start them before the first one is needed."""
        for _ in range(self.count):
            self._pool = self._started()
            self._pool.submit(os.getpid)

    async def run(self, work: Callable[..., T], *facts: object) -> T:
        """Let one of them do it. If they broke, which other people's processes may do to them, there are new ones."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *facts)
        except BrokenProcessPool:
            if self._pool is pool:  # the first who notices
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *facts)

    def close(self) -> None:
        """Send them home; what they think about is not needed any more."""
        if self._pool is not None:
            for process in list((getattr(self._pool, "_processes", None) or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin, initargs=(os.getpid(),))
        return self._pool


def _begin(parent: int) -> None:
    """A worker leaves it to its parent to hear Ctrl-C, gives way to the tables, and goes when the parent has gone."""
    import threading
    import time

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)

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
