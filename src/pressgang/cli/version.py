"""Which Pressgang this is. Said alike in every language, for programs read it, and without any library, so that it always works."""

from __future__ import annotations

import pressgang
from pressgang.core import game


def version() -> str:
    """The version, and whether the rules run compiled."""
    how = "plain Python" if str(game.__file__).endswith(".py") else "compiled"
    return f"pressgang {pressgang.__version__} ({how})"
