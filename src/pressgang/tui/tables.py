"""Tables as text. No cell of numbers is ever cut or broken: where a row does not fit, it is told line by line."""

from __future__ import annotations

import io
import shutil
from collections.abc import Collection, Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from .letters import as_written
from .screen import page_width

PAGE = (120, 24)
"""How wide and how long a page is where there is no terminal, and no COLUMNS."""
SENTENCE = 12
"""The fewest columns for sentences."""
Rows = Sequence[Sequence[str]]


def table_text(head: Sequence[str], rows: Rows, sentences: Collection[int] = (), numbers: bool = False) -> str:
    """A table that fits the page. Only the columns of sentences are broken into lines; numbers stand at the right."""
    head, rows = [as_written(cell) for cell in head], [[as_written(cell) for cell in row] for row in rows]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for place, column in enumerate(head):
        least_width = SENTENCE if place in sentences else max([_longest(column.split()), _longest(row[place] for row in rows)])
        table.add_column(Text(column), justify="right" if numbers and place else "left", min_width=least_width)
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    page = io.StringIO()
    console = Console(file=page, width=10**4, color_system=None)
    least = Measurement.get(console, console.options, table).minimum
    width = page_width() or max(shutil.get_terminal_size(PAGE).columns, least)
    if least > width:
        return _row_by_row(head, rows)
    console.print(table, width=width)
    return "\n".join(line.rstrip() for line in page.getvalue().strip("\n").splitlines() if line.strip())


def _longest(texts: Iterable[str]) -> int:
    return max((cell_len(text) for text in texts), default=0)


def _row_by_row(head: Sequence[str], rows: Rows) -> str:
    """Each row with its first cell as a title, and a line for each of the others."""
    lines = []
    for row in rows:
        lines.append(row[0])
        lines += [f"  {name}: {cell}" for name, cell in zip(head[1:], row[1:], strict=True) if cell]
    return "\n".join(lines)
