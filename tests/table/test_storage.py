"""What is kept in the database, and that nobody else speaks its language."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from sqlalchemy import MetaData, Table
from sqlalchemy.ext.asyncio import create_async_engine

import pressgang
from pressgang.table.storage import Storage
from pressgang.table.storage.schema import metadata

SOURCE = Path(pressgang.__file__).parent
ALLOWED = (SOURCE / "extras.py", SOURCE / "table" / "storage", SOURCE / "table" / "migrations")
LIBRARY = r"\bsqlalchemy\b"
CALL = r"(?<![.\w])(?<!def )(?:select|insert|update|delete|text)\("
STATEMENT = r"[\"'](?:select |insert into |update \w+ set |delete from |pragma )"
SQL = re.compile(f"{LIBRARY}|{CALL}|{STATEMENT}")


def test_all_sql_is_in_the_storage() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in SOURCE.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not any(path.is_relative_to(place) for place in ALLOWED) and SQL.search(line)
    ]
    assert found == []


def test_the_migrations_make_the_tables_that_the_schema_describes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def migrated() -> MetaData:
        storage = Storage(url)
        await storage.open()
        await storage.close()
        engine, there = create_async_engine(storage.database.url), MetaData()
        async with engine.connect() as connection:
            await connection.run_sync(there.reflect)
        await engine.dispose()
        return there

    there = asyncio.run(migrated())
    assert set(there.tables) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        assert shape(there.tables[name]) == shape(table)
        assert {index.name: list(index.columns.keys()) for index in there.tables[name].indexes} == {
            index.name: list(index.columns.keys()) for index in table.indexes
        }


def shape(table: Table) -> dict[str, object]:
    """The columns of a table: what they hold, whether that may be nothing, whether it tells rows apart, and whose it is."""
    return {
        column.name: (
            column.type.compile(),
            column.nullable,
            column.primary_key,
            [(key.target_fullname, key.ondelete) for key in column.foreign_keys],
        )
        for column in table.columns
    }


def test_a_database_of_before_is_opened_as_it_is(tmp_path: Path) -> None:
    async def opened_twice() -> str:
        for _ in range(2):
            storage = Storage(f"sqlite:///{tmp_path}/tables.db")
            await storage.open()
            await storage.players.rename("player", "Eliza")
            await storage.close()
        await storage.open()
        try:
            return await storage.players.name("player")
        finally:
            await storage.close()

    assert asyncio.run(opened_twice()) == "Eliza"
