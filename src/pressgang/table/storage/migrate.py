"""Brings a database up to date, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, column, func, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncEngine

from pressgang.core import Problem

NEWEST: Final = "0002"
"""The newest migration; a database that has it is not looked at any closer, which saves half a second at every start."""
LOCK: Final = 7_305_219
"""One process at a time (PostgreSQL)."""


async def up_to_date(engine: AsyncEngine) -> None:
    """Do the migrations that are missing, in one transaction. What a newer version has made is left alone."""
    async with engine.connect() as connection:
        version = await connection.run_sync(_version)
    if version == NEWEST:
        return
    if version is not None and version > NEWEST:
        raise Problem("database-newer", found=version, newest=NEWEST)
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Do the migrations on this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar()
