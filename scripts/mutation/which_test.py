"""A plugin for pytest: writes down which test is running, so that other processes know, and in the end how long each took."""

from __future__ import annotations

import json
import os
import struct
from collections import defaultdict
from pathlib import Path

import pytest

FOLDER = Path(os.environ["PRESSGANG_TRACE"])
names: list[str] = []
seconds: defaultdict[str, float] = defaultdict(float)
failed: set[str] = set()
sharing: set[str] = set()
"""The tests that need something that is made once for many, a server mostly."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        fixtures = getattr(getattr(item, "_fixtureinfo", None), "name2fixturedefs", {})
        ours = [each for found in fixtures.values() for each in found if each.baseid]
        if any(each.scope in ("session", "module") for each in ours):
            sharing.add(item.nodeid)


def pytest_runtest_logstart(nodeid: str) -> None:
    names.append(nodeid)
    with (FOLDER / "now").open("r+b") as file:
        file.write(struct.pack("=Q", len(names) - 1))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    seconds[report.nodeid] += report.duration
    if report.failed:
        failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    tests = [{"name": name, "seconds": seconds[name], "failed": name in failed, "shares": name in sharing} for name in names]
    (FOLDER / "tests.json").write_text(json.dumps(tests))
