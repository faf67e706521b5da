"""What 0.1.0 left behind, ready to be opened by the server of today."""

from __future__ import annotations

import gzip
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))  # for `guests`

from hosting import LEFT, Old, Postgres, asked_in


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="pressgang-pg-") as folder:
        postgres = Postgres(Path(folder))
        yield postgres
        postgres.server.cleanup()


def file_in(folder: Path) -> Old:
    """The file that 0.1.0 left."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((LEFT / "tables.db.gz").read_bytes()))
    return Old(f"sqlite:///{path}", asked_in("sqlite"))


@pytest.fixture
def old_file(tmp_path: Path) -> Old:
    """That file alone."""
    return file_in(tmp_path)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def leave(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Old]:
    """Makes a database as 0.1.0 left it, of each kind."""

    def database() -> Old:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
        postgres.run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={url}", LEFT / "tables.dump")
        return Old(url, asked_in("postgres"))

    return (lambda: file_in(tmp_path_factory.mktemp("old"))) if request.param == "sqlite" else database


@pytest.fixture
def old(leave: Callable[[], Old]) -> Old:
    """The database that 0.1.0 left."""
    return leave()
