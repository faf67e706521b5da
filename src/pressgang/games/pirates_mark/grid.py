"""The sea as a grid: cells, their names, their neighbours and the way to the edge.

Cells are numbered as on the largest grid, fourteen columns wide, in all modes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDE: Final = 14
CELLS: Final = 168
NAMES: Final[list[str]] = [f"{chr(65 + cell % WIDE)}{cell // WIDE + 1}" for cell in range(CELLS)]
CELL_OF: Final[dict[str, int]] = {name: cell for cell, name in enumerate(NAMES)}
EDGES: Final = ("n", "e", "s", "w")


class Grid:
    """The part of the sea that a mode uses."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells: list[int] = [cell for cell in range(CELLS) if cell % WIDE < columns and cell // WIDE < rows]
        self.place: list[int] = [self.cells.index(cell) if self.has(cell) else -1 for cell in range(CELLS)]
        """The place of each cell among those of this grid."""
        self.beside: list[list[int]] = [self._beside(cell) for cell in range(CELLS)]
        """The cells at the four sides of each cell."""

    def has(self, cell: i64) -> bool:
        """Whether the cell is on this grid."""
        return cell % WIDE < self.columns and cell // WIDE < self.rows

    def step(self, cell: i64, edge: i64) -> i64:
        """The next cell towards an edge, -1 beyond it."""
        column, row = cell % WIDE, cell // WIDE
        if edge == 0:
            return cell - WIDE if row > 0 else -1
        if edge == 1:
            return cell + 1 if column + 1 < self.columns else -1
        if edge == 2:
            return cell + WIDE if row + 1 < self.rows else -1
        return cell - 1 if column > 0 else -1

    def _beside(self, cell: int) -> list[int]:
        return sorted([self.step(cell, edge) for edge in range(4) if self.step(cell, edge) >= 0])
