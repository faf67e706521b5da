"""The scripts that `./play` and `./test` are made of."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ALONE = [sys.executable, str(ROOT / "scripts" / "alone.py")]
WORK = "import pathlib, sys, time; pathlib.Path(sys.argv[1]).write_text('begun'); print(flush=True); time.sleep(600)"


def alone(folder: Path, parent: int, *command: str) -> subprocess.Popen[str]:
    words = [*ALONE, str(folder / "lock"), "0", str(parent), sys.executable, "-c", *command]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def wait_until_begun(work: subprocess.Popen[str]) -> None:
    assert work.stdout is not None
    work.stdout.readline()


def test_what_runs_alone_says_how_it_ended(tmp_path: Path) -> None:
    assert alone(tmp_path, os.getpid(), "raise SystemExit(3)").wait(60) == 3


def test_what_runs_alone_ends_with_who_asked_for_it(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with alone(tmp_path, parent.pid, WORK, str(tmp_path / "note")) as work:
        wait_until_begun(work)
        parent.communicate(b"\n")
        assert work.wait(60) == 130


@pytest.mark.parametrize("how", [2, 15], ids=["interrupted", "terminated"])
def test_what_runs_alone_ends_when_it_is_told_to(tmp_path: Path, how: int) -> None:
    with alone(tmp_path, os.getpid(), WORK, str(tmp_path / "note")) as work:
        wait_until_begun(work)
        work.send_signal(how)
        assert work.wait(60) == 130


def test_who_comes_second_waits(tmp_path: Path) -> None:
    with alone(tmp_path, os.getpid(), WORK, str(tmp_path / "first")) as first:
        wait_until_begun(first)
        with alone(tmp_path, os.getpid(), WORK, str(tmp_path / "second")) as second:
            assert not (tmp_path / "second").exists()
            first.terminate()
            wait_until_begun(second)
            assert (tmp_path / "second").exists()
            second.terminate()
