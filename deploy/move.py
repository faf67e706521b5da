"""Copies all games from one database into another that is empty, such as from a file of SQLite into PostgreSQL. Stop the server first.

/opt/pressgang/current/bin/python deploy/move.py sqlite:////var/lib/pressgang/tables.db postgresql:///pressgang?host=/run/postgresql
"""

from __future__ import annotations

import asyncio
import sys

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from pressgang.core import Problem
from pressgang.table.storage import Storage
from pressgang.table.storage.schema import metadata

PIECE = 1000
"""So many rows are written at once."""


async def move(source: str, target: str) -> dict[str, int]:
    """Copy everything, all or nothing; how many rows each table has."""
    old, new = Storage(source), Storage(target)
    await old.open()
    await new.open()
    try:
        tables = {table: await old.database.read(select(table)) for table in metadata.sorted_tables}
        if any([await new.database.read(select(table).limit(1)) for table in tables]):
            raise SystemExit(f"move: {new.database.url} is not empty")

        async def work(connection: AsyncConnection) -> None:
            for table, rows in tables.items():
                for first in range(0, len(rows), PIECE):
                    await connection.execute(insert(table), [dict(row._mapping) for row in rows[first : first + PIECE]])

        await new.database.write(work)
        return {table.name: len(rows) for table, rows in tables.items()}
    finally:
        await old.close()
        await new.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("move: from which database, into which? See the first lines of this file.")
    try:
        print(asyncio.run(move(*sys.argv[1:])))
    except Problem as problem:
        sys.exit(f"move: {problem}")
