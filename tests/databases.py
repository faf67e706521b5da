"""Databases for tests: to copy an empty one is much quicker than to make it with all migrations."""

from __future__ import annotations

import asyncio
import tempfile
from functools import lru_cache
from pathlib import Path

from pressgang.table.storage import Storage


def database_in(folder: Path) -> str:
    """The address of a database in this folder: a new one, unless there is one."""
    path = folder / "tables.db"
    if not path.exists():
        path.write_bytes(empty())
    return f"sqlite:///{path}"


@lru_cache
def empty() -> bytes:
    """A database in which nothing is yet."""

    async def made(url: str) -> None:
        storage = Storage(url)
        await storage.open()
        await storage.close()

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(made(f"sqlite:///{path}"))
        return path.read_bytes()
