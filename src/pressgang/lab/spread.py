"""Spreads numbered work over an executor and puts the results together in order.

What comes out depends on the work alone, never on how many workers did it. Ctrl-C ends it early: what came out up to there, without a
gap, stays.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from typing import Any, Protocol, Self, TypeVar

SECONDS = 0.1
"""How long a piece should take: long enough to be worth sending, short enough to be lost."""
LARGEST = 10_000
AHEAD = 128
"""How many pieces may be under way, so that every worker of a cluster has some."""


class Sum(Protocol):
    """A result that can be added to another; the sum is a new one."""

    def __add__(self, other: Self, /) -> Self: ...


Part = TypeVar("Part", bound=Sum)
PartOut = TypeVar("PartOut", bound=Sum, covariant=True)


class Work(Protocol[PartOut]):
    """Work in numbered units that do not depend on each other; it travels to other processes."""

    def nothing(self) -> PartOut:
        """The result of no unit at all."""
        ...

    def piece(self, numbers: range) -> PartOut:
        """The result of these units."""
        ...


Progress = Callable[[int, int], None]
"""Is told how many units are done, and of how many."""


def spread(
    work: Work[Part],
    units: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    keep: Callable[[Part], Part] | None = None,
) -> Part:
    """The result of all units, done here or on any executor; after Ctrl-C that of the first so many.

    `keep` is given every piece in order, before it is added, and says what is to be added.
    """
    done = work.nothing()
    pieces = _pieces(work, units, executor)
    try:
        for finished, part in pieces:
            done = done + (part if keep is None else keep(part))  # one assignment, so that an interruption cannot halve it
            if progress is not None:
                progress(finished, units)
    except KeyboardInterrupt:
        pass
    finally:
        pieces.close()
    return done


def _pieces(work: Work[Part], units: int, executor: Executor | None) -> Generator[tuple[int, Part], None, None]:
    """The results piece by piece, in order, each with the number of units that are done with it."""
    workers, ahead = (Here(), 1) if executor is None else (executor, AHEAD)
    waiting: deque[tuple[range, Future[tuple[Part, float]]]] = deque()
    size, next_unit = 1, 0
    try:
        while next_unit < units or waiting:
            while next_unit < units and len(waiting) < ahead:
                numbers = range(next_unit, min(next_unit + size, units))
                waiting.append((numbers, workers.submit(_timed, work, numbers)))
                next_unit = numbers.stop
            numbers, future = waiting.popleft()
            part, seconds = future.result()
            size = _next_size(len(numbers), seconds)
            yield numbers.stop, part
    finally:
        for _, future in waiting:
            future.cancel()


def _timed(work: Work[Part], numbers: range) -> tuple[Part, float]:
    begun = time.perf_counter()
    return work.piece(numbers), time.perf_counter() - begun


def _next_size(size: int, seconds: float) -> int:
    """How many units would have taken the time that a piece should take."""
    return max(1, min(LARGEST, int(size * SECONDS / max(seconds, 1e-9))))


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
