"""Backups as hosts make them, of a server that runs, and what is restored from them."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from guests import Person, play_out, serving
from hosting import ROOT, Old, Postgres, rows_of, sizes
from sqlalchemy import select

from pressgang.table.storage.schema import tables

BACKUP = ROOT / "deploy" / "backup"


def backup(url: str, folder: Path, programs: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    facts = {**os.environ, "PATH": path, "PYTHON": sys.executable, "PRESSGANG_DATABASE_URL": url, **environment}
    return subprocess.run(["sh", BACKUP, folder], env=facts, capture_output=True, text=True, check=False)


def play_a_game(address: str) -> str:
    """A short game from its beginning to its end; the table."""

    async def play() -> str:
        async with Person(address) as person:
            table = await person.open("dead-mans-draw", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            async with person.at(table) as chair:
                await play_out(chair)
            return table

    return asyncio.run(play())


def test_what_is_restored_is_what_was_there(old: Old, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_file = old.url.startswith("sqlite")
    postgres: Postgres | None = None if is_file else request.getfixturevalue("postgres")
    with serving(old.url, tmp_path / "errors.txt") as address:
        before = play_a_game(address)
        done = backup(old.url, tmp_path, "" if postgres is None else str(postgres.programs))
        assert done.returncode == 0, done.stderr
        there = sizes(old.url)
        after = play_a_game(address)
    made = Path(done.stdout.strip())
    if postgres is None:
        shutil.copy(made, tmp_path / "restored.db")
        fresh = f"sqlite:///{tmp_path}/restored.db"
    else:
        fresh = postgres.new_database()
        postgres.run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={fresh}", made)
    assert sizes(fresh) == there
    with serving(fresh, tmp_path / "errors.txt") as address:
        play_a_game(address)
    ids = {row.id for row in rows_of(fresh, select(tables.c.id))}
    assert before in ids
    assert after not in ids


def test_the_oldest_copies_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serving(url, tmp_path / "errors.txt"):
        pass
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 5):
        (folder / f"pressgang-2026-01-0{day}T031700Z.db").touch()
    (folder / "mine.db").touch()
    made = Path(backup(url, folder, KEEP="3").stdout.strip())
    kept = ["mine.db", "pressgang-2026-01-03T031700Z.db", "pressgang-2026-01-04T031700Z.db", made.name]
    assert sorted(path.name for path in folder.iterdir()) == kept
    assert made.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("url", "said"),
    [("mysql://db/x", "sqlite:///FILE or postgresql://"), ("", "which database?"), ("sqlite:////nowhere/tables.db", "unable to open")],
)
def test_a_backup_that_cannot_be_made_says_so_and_leaves_nothing(tmp_path: Path, url: str, said: str) -> None:
    done = backup(url, tmp_path)
    assert done.returncode != 0
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_games_move_from_a_file_into_postgresql_once(old_file: Old, postgres: Postgres) -> None:
    fresh = postgres.new_database()
    command = [sys.executable, ROOT / "deploy" / "move.py", old_file.url, fresh]
    moved, again = (subprocess.run(command, capture_output=True, text=True, check=False) for _ in range(2))
    assert moved.returncode == 0, moved.stderr
    assert sizes(fresh) == sizes(old_file.url)
    columns = select(tables).order_by(tables.c.id)
    assert rows_of(fresh, columns) == rows_of(old_file.url, columns)
    assert (again.returncode, "is not empty" in again.stderr) == (1, True)
