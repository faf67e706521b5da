"""Tables as text. No cell of numbers is ever cut or broken: where a row does not fit, it is told line by line."""

from __future__ import annotations

import io
import shutil
from collections.abc import Collection, Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .letters import as_written
from .screen import page_width

PAGE = (120, 24)
"""How wide and how long a page is where there is no terminal, and no COLUMNS."""
SENTENCE = 10
"""The fewest columns for sentences."""
GAP = 2
"""The columns between two cells, and around them all."""
Rows = Sequence[Sequence[str]]


def table_text(head: Sequence[str], rows: Rows, sentences: Collection[int] = (), numbers: bool = False) -> str:
    """A table that fits the page. Only heads and columns of sentences are broken into lines; numbers stand at the right."""
    head, rows = [as_written(cell) for cell in head], [[as_written(cell) for cell in row] for row in rows]
    least = _least_widths(head, rows, sentences)
    around = GAP * len(head)
    page = page_width() or max(shutil.get_terminal_size(PAGE).columns, sum(least) + around)
    if sum(least) + around > page:
        return _row_by_row(head, rows)
    return _drawn(head, rows, _widths(head, rows, least, page - around), numbers)


def _least_widths(head: Sequence[str], rows: Rows, sentences: Collection[int]) -> list[int]:
    """The fewest columns that each cell can do with."""
    cells = [SENTENCE if place in sentences else _longest(row[place] for row in rows) for place in range(len(head))]
    return [max(_longest(name.split()), cell) for name, cell in zip(head, cells, strict=True)]


def _widths(head: Sequence[str], rows: Rows, least: Sequence[int], room: int) -> list[int]:
    """As wide as everything needs, as long as there is room; who needs least gets it first."""
    widths = list(least)
    wanted = [_longest([name, *[row[place] for row in rows]]) for place, name in enumerate(head)]
    for place in sorted(range(len(head)), key=lambda place: wanted[place] - least[place]):
        widths[place] += min(wanted[place] - least[place], room - sum(widths))
    return widths


def _drawn(head: Sequence[str], rows: Rows, widths: Sequence[int], numbers: bool) -> str:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for place, (name, width) in enumerate(zip(head, widths, strict=True)):
        table.add_column(Text(name), justify="right" if numbers and place else "left", width=width)
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    page = io.StringIO()
    Console(file=page, width=sum(widths) + GAP * len(widths), color_system=None).print(table)
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
