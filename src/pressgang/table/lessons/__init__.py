"""The first steps: games that begin in a certain situation, always with the same cards."""

from __future__ import annotations

from pathlib import Path

from pressgang.core import Problem, Record

FOLDER = Path(__file__).parent


def lessons() -> list[str]:
    """The names of all lessons."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def lesson(name: str) -> Record:
    """The game that a lesson begins with."""
    if name not in lessons():
        raise Problem("no-such-lesson", name=name)
    return Record.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
