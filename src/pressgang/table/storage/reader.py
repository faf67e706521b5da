"""The cheap road for reading from a file: one thread with a connection of its own. The asynchronous road costs eight times as much."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Row, Select, create_engine
from sqlalchemy.engine import URL


class Reader:
    """Reads a SQLite file; every statement sees what was committed before it."""

    def __init__(self, url: URL, busy_ms: int) -> None:
        place = url.set(drivername="sqlite+pysqlite")
        arguments = {"timeout": busy_ms / 1000, "check_same_thread": False}
        self._engine = create_engine(place, connect_args=arguments, hide_parameters=True, isolation_level="AUTOCOMMIT")
        self._thread: ThreadPoolExecutor | None = None
        self._connection: Connection | None = None

    async def read(self, queries: Sequence[Select[Any]]) -> list[list[Row[Any]]]:
        """The rows of each query."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="reader")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, queries)

    def _read(self, queries: Sequence[Select[Any]]) -> list[list[Row[Any]]]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return [list(self._connection.execute(query).all()) for query in queries]
        except Exception:
            connection, self._connection = self._connection, None
            connection.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        if self._thread is not None:
            self._thread.shutdown(wait=True, cancel_futures=True)
            self._thread = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()
