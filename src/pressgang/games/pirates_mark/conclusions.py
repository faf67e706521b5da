"""What a seat that thinks counts on, though it cannot be sure: cards lie where they were seen last, and where cells were filled.

Among bots nine of ten Marks that were put back lie in the cell that was filled then, and of a hundred memories that somebody may have
disturbed 99 are right. Looks at what all have seen and at what the seat itself remembers, never at a card in the sea.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .returns import filled_cell, returned_card, returner
from .thinking import bring_up
from .zones import SURE

if TYPE_CHECKING:
    from .state import PiratesMarkState


def concluded(table: PiratesMarkState, seat: i64) -> PiratesMarkState:
    """A copy in which the seat is sure of all that it remembers, and that what others put back lies in the cell that was filled."""
    twin = table.copy()
    for memory in table.known[seat][::-1]:
        if not memory & SURE:
            _count_on(twin, seat, table.cell_of(memory), table.card_of(memory))
    for entry in table.filled[::-1]:
        if returner(entry) != seat and twin.memory_of(seat, filled_cell(entry)) < 0:
            _count_on(twin, seat, filled_cell(entry), returned_card(entry))
    return twin


def _count_on(table: PiratesMarkState, seat: i64, cell: i64, card: i64) -> None:
    """The seat is sure of the card in this cell, if it can lie there: if one of its kind lies where the seat is not sure of another."""
    bring_up(table, seat, cell, card)
    if table.sea[cell] == card:
        table.remember(seat, cell, card, SURE)
