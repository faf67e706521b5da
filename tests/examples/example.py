"""Where the example game is, and how its programs are run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "examples" / "lantern-caves"
Run = Callable[..., str]
