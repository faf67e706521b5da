"""A real server and a real Chromium for the tests of this folder; skipped where there is no browser."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cable import Cable
from people import Person
from playwright.sync_api import Browser, sync_playwright

EAGER = {"PRESSGANG_PAUSE": "0", "PRESSGANG_TABLES_PER_ADDRESS": "1000000"}
"""Bots that do not wait for second thoughts."""
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
"""No sandbox, because in a container there is none to be had; and no talk with anybody but our server."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, with a fresh database."""
    place = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", str(place)]
    with (place / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | EAGER)
        assert process.stdout is not None
        address = process.stdout.readline().strip().rstrip("/")
        assert address.startswith("http"), (place / "log").read_text()
        yield address
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    assert "Traceback" not in (place / "log").read_text(), (place / "log").read_text()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser: PRESSGANG_CHROMIUM, else the system's."""
    path = os.environ.get("PRESSGANG_CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.skip("no Chromium: scripts/chromium gets one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def person(server: str, chromium: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """`person(...)` is somebody at a browser of their own. In the end nothing may have been wrong on any of their pages."""
    people: list[Person] = []

    def come(through: Cable | None = None, **more: object) -> Person:
        people.append(Person(through.address if through else server, chromium, **more))  # type: ignore[arg-type]
        return people[-1]

    failed_before = request.session.testsfailed
    yield come
    if request.session.testsfailed > failed_before and (shots := os.environ.get("PRESSGANG_SHOTS")):
        for number, one in enumerate(people):
            one.page.screenshot(path=Path(shots) / f"{request.node.name}-{number}.png")
    wrong = [line for one in people for line in one.wrong()]
    for one in people:
        one.context.close()
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def cable(server: str) -> Iterator[Cable]:
    """A network to the server that can be cut: `person(through=cable)`."""
    made = Cable(server)
    yield made
    made.close()
