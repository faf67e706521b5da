"""The example game, installed into a folder of its own, as a package from elsewhere would be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pressgang
from pressgang.core import Rulebook, registry

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from example import PACKAGE, Run


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    target = tmp_path_factory.mktemp("installed")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--no-build-isolation",
    ]
    subprocess.run([*pip, "--target", str(target), str(PACKAGE)], check=True)
    return target


@pytest.fixture
def run(installed: Path) -> Run:
    """Runs `pressgang` with the example installed; returns what it prints."""
    places = [str(installed), str(Path(pressgang.__file__).parents[1])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "LANG": "en_US.UTF-8"}

    def go(*arguments: str, lines: str = "") -> str:
        command = [sys.executable, "-P", "-m", "pressgang.cli", *arguments]
        done = subprocess.run(command, input=lines, capture_output=True, text=True, env=environment, timeout=240)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return go


@pytest.fixture(scope="module")
def caves(installed: Path) -> Iterator[Rulebook]:
    """The rulebook of the example, entered in this process; gone again afterwards."""
    sys.path.insert(0, str(installed))
    import lantern_caves

    registry.register(lantern_caves.RULEBOOK)
    yield lantern_caves.RULEBOOK
    registry.unregister(lantern_caves.RULEBOOK.name)
    sys.path.remove(str(installed))
