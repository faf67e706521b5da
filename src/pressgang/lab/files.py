"""Writes what came out: whole files or none."""

from __future__ import annotations

import contextlib
import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from pressgang.core import Problem


def write(path: Path, content: str | bytes) -> Path:
    """Write a file, whole or not at all; returns its path."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_bytes(content.encode() if isinstance(content, str) else content)
        new.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise Problem("cannot-write", path=path, why=error.strerror) from error
    return path


def as_csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as a table that every spreadsheet reads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


def as_markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows as a Markdown table; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)
