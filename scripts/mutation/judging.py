"""Whether any test notices a mutant: each is tried in a copy of the tree, by a fork of this process that knows the libraries already."""

from __future__ import annotations

import compileall
import contextlib
import gc
import itertools
import os
import re
import shutil
import signal
import sys
import threading
import time
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from . import forked_server
from .covering import Test
from .mutants import Mutant

COPIED = ("src", "tests", "locales", "examples", "client/wire.schema.json", "client/src/art", "pyproject.toml", "docs", "README.md")
LIBRARIES = (
    *("pytest", "hypothesis", "schemathesis", "alembic.command", "httpx", "litestar", "litestar.channels", "litestar.openapi", "msgspec"),
    *("sqlalchemy.ext.asyncio", "aiosqlite", "websockets", "uvicorn", "prometheus_client", "fluent.runtime", "multiprocessing"),
)
BELOW = ("words", "core", "games", "bots", "coach")
"""Layers of ours, from below; none imports one that comes later."""
PARTS = (8, 48)
"""So many tests are tried first, then up to so many; all others if those notice nothing."""
NOTHING_TO_RUN = 5
MISSING = re.compile(r"ERROR: not found: \S*?((?:tests|src)/.*)$")
LEAST, TIMES = 45.0, 3.0
"""Tests that take longer than so many seconds, and so many times longer than without a change, hang."""
LATE = ("Timeout", "it did not happen")
"""What tests say that waited too long for something."""
PAUSED = 5.0
"""If this process itself was held up for so many seconds, so were the tests: they are run again."""
FORKING = threading.Lock()
"""Nobody writes while a child is made: it would wait for ever for who is not there."""


class Noticed(NamedTuple):
    """A test that failed."""

    test: str
    is_late: bool
    """It waited too long for something."""


class Interrupted(Exception):
    """This process was held up: nothing that was measured meanwhile counts."""


class Copy:
    """A copy of the tree in which one mutant at a time is tried."""

    def __init__(self, root: Path, place: Path) -> None:
        self.place = place
        self._stamp = int(time.time()) - 10**6
        for name in COPIED:
            source, target = root / name, place / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
            elif source.exists():
                shutil.copy(source, target)
        for name in ("src", "tests"):
            compileall.compile_dir(place / name, quiet=1)

    @contextlib.contextmanager
    def changed(self, mutant: Mutant):  # type: ignore[no-untyped-def]
        """While it lasts the mutant lives. Every version has a time of its own, so that no compiled file is taken for another's."""
        place = self.place / mutant.path
        whole, times = place.read_bytes(), place.stat()
        lines = whole.decode().splitlines(keepends=True)
        lines[mutant.line - 1] = mutant.after + "\n"
        place.write_text("".join(lines), encoding="utf-8")
        self._stamp += 1
        os.utime(place, (self._stamp, self._stamp))
        try:
            yield
        finally:
            place.write_bytes(whole)
            os.utime(place, (times.st_atime, times.st_mtime))

    def noticing(self, mutant: Mutant, tests: list[Test]) -> str | None:
        """The test that fails while the mutant lives, or "time" if they hang; None if all pass. What waited too long for something must do
        so twice, and not without the mutant: the machine may have been busy."""
        for begin, end in itertools.pairwise((0, *PARTS, len(tests))):
            part = tests[begin:end]
            while part:
                with self.changed(mutant):
                    found = self._run(part)
                if found is None:
                    break
                late = [test for test in part if test.name == found.test] or part
                if not found.is_late or self._is_late_by(mutant, late):
                    return found.test
                part = part[part.index(late[-1]) + 1 :]
        return None

    def _is_late_by(self, mutant: Mutant, tests: list[Test]) -> bool:
        """Whether it is the mutant that these tests wait for in vain."""
        with self.changed(mutant):
            again = self._run(tests)
        return again is not None and self._run(tests) is None

    def _run(self, tests: list[Test]) -> Noticed | None:
        while True:
            with contextlib.suppress(Interrupted):
                return self._run_once(tests)

    def _run_once(self, tests: list[Test]) -> Noticed | None:
        listed, said = self.place / "tests-to-run", self.place / "said"
        listed.write_text("\n".join(test.name for test in tests))
        with FORKING:
            child = os.fork()
        if child == 0:
            run_tests(self.place, listed, said)
        status = wait_for(child, LEAST + TIMES * sum(test.seconds for test in tests))
        if status is None:
            return Noticed("time", True)
        if os.waitstatus_to_exitcode(status) in (0, NOTHING_TO_RUN):
            return None
        lines = said.read_text(errors="replace").splitlines()
        missing = {match[1] for line in lines if (match := MISSING.match(line))}
        there = [test for test in tests if test.name not in missing]
        if len(there) < len(tests):  # the others were renamed since the map was made
            return self._run_once(there) if there else None
        failed = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
        return Noticed(failed[0].split(" ")[1], any(word in failed[0] for word in LATE)) if failed else Noticed("collection", False)


def warm_up(root: Path, changed: set[str]) -> None:
    """Read what every run needs and what no mutant changes: libraries, and of our own what lies below all that is changed."""
    for name in LIBRARIES:
        with contextlib.suppress(ImportError):
            __import__(name)
    if not changed & set(BELOW):
        sys.path.insert(0, str(root / "src"))
        for name in BELOW:
            __import__(f"pressgang.{name}")
    gc.collect()
    gc.freeze()


def move_to(place: Path) -> None:
    """What of ours has not been read yet is read from this copy."""
    sys.path.insert(0, str(place / "src"))
    ours = sys.modules.get("pressgang")
    if ours is not None:
        ours.__path__ = [str(place / "src" / "pressgang")]
        ours.__file__ = str(place / "src" / "pressgang" / "__init__.py")


def run_tests(place: Path, listed: Path, said: Path) -> None:
    """In a child: run tests in a copy, and end."""
    code = 1
    try:
        os.setpgid(0, 0)
        os.chdir(place)
        out = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        places = [str(place / "src"), os.environ.get("PYTHONPATH", "")]
        os.environ |= {"PYTHONPATH": os.pathsep.join(each for each in places if each), "PRESSGANG_QUICK": "1"}
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # to read the plugins takes ten times longer than a short test
        os.environ["COLUMNS"] = "1000"  # so that what is said of a test that failed is said in full
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        sys.dont_write_bytecode = False
        move_to(place)
        sys.modules["__main__"] = ModuleType("__main__")  # processes that tests start need not know who judges
        forked_server.install()
        import pytest

        code = int(pytest.main(["-q", "-x", "--tb=no", "--doctest-modules", "-p", "no:cacheprovider", "-rfE", f"@{listed}"]))
    finally:
        sys.stdout.flush()
        os._exit(code)


def wait_for(child: int, seconds: float) -> int | None:
    """How a child ended; None if it did not in time, and then it and all its children are ended."""
    looked = time.monotonic()
    end = looked + seconds
    while looked < end:
        done, status = os.waitpid(child, os.WNOHANG)
        before, looked = looked, time.monotonic()
        if done:
            sweep(child)
        if looked - before > PAUSED:
            if not done:
                end_child(child)
            raise Interrupted
        if done:
            return status
        time.sleep(0.02)
    end_child(child)
    return None


def end_child(child: int) -> None:
    """A child and all its children."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGINT)  # so that it ends what it began
    for _ in range(250):
        if os.waitpid(child, os.WNOHANG)[0]:
            break
        time.sleep(0.02)
    else:
        sweep(child)
        os.waitpid(child, 0)
    sweep(child)


def sweep(group: int) -> None:
    """End what a child left behind."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
