"""The example game, entered in this process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pressgang.core import registry

SOURCE = Path(__file__).parents[2] / "examples" / "lantern-caves" / "src"


@pytest.fixture
def caves() -> Iterator[str]:
    """The name of the example; gone again afterwards."""
    sys.path.insert(0, str(SOURCE))
    import lantern_caves

    registry.register(lantern_caves.RULEBOOK)
    yield lantern_caves.NAME
    registry.unregister(lantern_caves.NAME)
    sys.path.remove(str(SOURCE))
