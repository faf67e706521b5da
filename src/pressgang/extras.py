"""What is installed only for those who want it: the extras of the package, and how it is told that one is missing.

The rules and the bots need none of them. Knows no game and no command.
"""

from __future__ import annotations

import importlib.util
import re
from typing import Final

from pressgang.core import Problem
from pressgang.words import DEFAULT, entries, locales

LIBRARIES: Final = {
    "play": ("fluent.runtime", "rich", "shtab"),
    "serve": (
        "litestar",
        "uvicorn",
        "msgspec",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "prometheus_client",
        "platformdirs",
        "confusable_homoglyphs",
    ),
    "lab": ("numpy", "choix", "altair", "vl_convert"),
    "dask": ("distributed",),
    "postgres": ("asyncpg",),
}
"""The extras, and the modules that each of them brings."""


def missing(extra: str, *libraries: str) -> list[str]:
    """Which of these libraries are not installed; without any named, which of all that the extra brings. Nothing is imported."""
    return [name for name in libraries or LIBRARIES[extra] if not _is_there(name)]


def _is_there(library: str) -> bool:
    try:
        return importlib.util.find_spec(library) is not None
    except (ImportError, ValueError):  # what it is a part of is not there either, or is half loaded
        return False


def need(what: str, extra: str, *libraries: str) -> None:
    """Better to hear before any work that a library is missing, with the one command that brings it."""
    absent = missing(extra, *libraries)
    if absent:
        raise Problem("needs-extra", what=what, extra=extra, libraries=", ".join(absent))


def told_plainly(problem: Problem, language: str = DEFAULT) -> str:
    """The words for a missing extra where Fluent itself may be missing: a message of one line, its facts put in as text."""
    line = entries(locales() / language / "errors.ftl")[problem.code].partition(" = ")[2].strip()
    facts = {name: told_plainly(fact, language) if isinstance(fact, Problem) else str(fact) for name, fact in problem.facts.items()}
    return re.sub(r"\{ \$(\w+) \}", lambda found: facts[found[1]], line)
