"""Starting a coroutine at once, without waiting for the loop's next round; most of what is sent is done before it would have come."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run until it has to wait for something; then it goes on as a task. None: it is done already."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, waits_for))


@coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that has begun to wait."""
    while True:
        try:
            came = yield waits_for
        except BaseException as error:  # also that the task is cancelled
            try:
                waits_for = work.throw(error)
            except StopIteration:
                return
        else:
            try:
                waits_for = work.send(came)
            except StopIteration:
                return
