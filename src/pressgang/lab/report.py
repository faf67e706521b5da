"""Sheets as files: CSV for programs, Markdown and plots for people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pressgang.core import Problem

from . import plots
from .files import as_csv, as_markdown, write
from .plots import PICTURES
from .sheets import Sheet

FORMATS = ("csv", "md", *PICTURES)


def read_formats(text: str) -> list[str]:
    """The formats that somebody asks for, with commas; what is needed for them must be there."""
    chosen = [form.strip() for form in text.split(",") if form.strip()]
    for form in chosen:
        if form not in FORMATS:
            raise Problem("lab-format", found=form, formats=", ".join(FORMATS))
    if set(chosen) & set(PICTURES):
        plots.needs_library()
    return [form for form in FORMATS if form in chosen]


def write_sheets(sheets: Sequence[Sheet], folder: Path, formats: Sequence[str], title: str, notes: Sequence[str]) -> list[Path]:
    """Write every sheet in every format; returns the paths. The Markdown is one page with all tables and plots."""
    written = []
    for sheet in sheets:
        if "csv" in formats:
            written.append(write(folder / f"{sheet.name}.csv", as_csv(sheet.fields, sheet.values)))
        written += [write(folder / f"{sheet.name}.{form}", plots.draw(sheet, form)) for form in formats if form in PICTURES]
    if "md" in formats:
        written.append(write(folder / "README.md", _page(sheets, formats, title, notes)))
    return written


def _page(sheets: Sequence[Sheet], formats: Sequence[str], title: str, notes: Sequence[str]) -> str:
    shown = next((form for form in ("svg", "png") if form in formats), None)
    parts = [f"# {title}\n", *[f"{note}\n" for note in notes]]
    for sheet in sheets:
        parts.append(f"## {sheet.title}\n")
        if shown is not None:
            parts.append(f"![{sheet.title}]({sheet.name}.{shown})\n")
        parts.append(as_markdown(sheet.head, sheet.rows))
    return "\n".join(parts)
