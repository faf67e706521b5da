"""Who does the work: this process, all cores of this machine, or a Dask cluster."""

from __future__ import annotations

import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any

from pressgang.core import Problem
from pressgang.extras import need

from .spread import Here

MOMENT = 0.2
"""Work that is done within so many seconds is not worth starting processes for."""
DASK_SECONDS = 10
"""How many seconds a cluster has to answer."""
LAST_GAME = 5.0
"""How many seconds a process has to finish what it is at, once nobody waits for it any more."""


class Cores(Executor):
    """Processes on this machine, started only if the work takes longer than a moment.

    They are spawned, not forked, so that threads and compiled modules cannot be caught in the middle of something. While they start up,
    this process goes on with work that comes in small pieces.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._here = Here()
        self._spent = self._last = 0.0
        self._pool: ProcessPoolExecutor | None = None
        self._waking: list[Future[None]] = []
        self._others = set(multiprocessing.active_children())

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self._pool is None and self._spent >= MOMENT:
            self._start()
        if self._pool is None or (self._last < MOMENT and not all(future.done() for future in self._waking)):
            begun = time.perf_counter()
            future = self._here.submit(fn, *args, **kwargs)
            self._last = time.perf_counter() - begun
            self._spent += self._last
            return future
        with _no_interrupt():  # a process that is just starting up must not hear Ctrl-C either
            return self._pool.submit(fn, *args, **kwargs)

    def _start(self) -> None:
        self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _leave_interrupts_to_parent)
        with _no_interrupt():
            self._waking = [self._pool.submit(_awake) for _ in range(self.workers)]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let go of the processes; one that is in the middle of a long game is ended.

        Not at once: who is ended while sending a result leaves the other side waiting for the rest of it.
        """
        if self._pool is None:
            return
        ours = set(multiprocessing.active_children()) - self._others
        self._pool.shutdown(wait=False, cancel_futures=True)
        until = time.monotonic() + LAST_GAME
        for process in ours:
            process.join(max(0.0, until - time.monotonic()))
            process.terminate()
        for process in ours:
            process.join()


def _awake() -> None:
    """The first task of every process: to be there, with all that it will need."""
    importlib.import_module("pressgang.lab")


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ctrl-C waits until this is over; processes that are started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def open_executor(workers: int, dask: str | None = None) -> Iterator[Executor | None]:
    """An executor with so many processes, or that of a Dask cluster; None for one worker, which is this process."""
    try:
        if dask is not None:
            with _dask_client(dask) as client:
                yield client.get_executor()
        elif workers > 1:
            with Cores(workers) as executor:
                yield executor
        else:
            yield None
    except BrokenExecutor as error:
        raise Problem("lab-broken", why=error) from error
    except Exception as error:
        if dask is None or isinstance(error, Problem):
            raise
        raise Problem("lab-broken", why=f"{type(error).__name__}: {error}") from error  # whatever a cluster answers is told


@contextlib.contextmanager
def _dask_client(address: str) -> Iterator[Any]:
    """A connection to the scheduler at this address."""
    need("--dask", "dask")
    distributed: Any = importlib.import_module("distributed")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=DASK_SECONDS)
    except (OSError, ValueError, TypeError) as error:
        raise Problem("lab-dask", address=address, why=error) from error
    with client:
        yield client
