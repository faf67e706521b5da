"""What a seat that thinks concludes from what all have seen: where Marks probably lie, and where cards are probably harmless.

Looks at public things and at what the seat itself remembers, never at a card in the sea.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core.bits import holds

from .cards import CLASS, CURSES, MARK
from .returns import filled_cell, returned_card, returner
from .zones import SURE

if TYPE_CHECKING:
    from .state import PiratesMarkState

# The numbers were counted in some hundred games of bots.
SCATTERED_THERE: Final = 0.98
"""How likely a scattered card still lies where it was scattered."""
LAID_OPENLY: Final = 0.9
"""How likely a card that was put back lies in the cell that was filled then."""
LEFT_LYING: Final = 0.04
"""How much more likely than elsewhere a Mark lies where somebody has looked who did not pull the card since."""


def looked_at_by_others(table: PiratesMarkState, seat: i64) -> list[int]:
    """The cells at which others have looked, and which they left."""
    found: list[int] = []
    for other in range(table.rules.players):
        if other != seat:
            found += table.looked[other]
    return found


def is_suspect(table: PiratesMarkState, seat: i64, cell: i64) -> bool:
    """Whether a Mark lies there more likely than elsewhere: put back there, remembered, or left by others who looked."""
    memory = table.memory_of(seat, cell)
    if memory >= 0:
        return table.card_of(memory) == MARK
    for entry in table.filled:
        if filled_cell(entry) == cell and returner(entry) != seat:
            return returned_card(entry) == MARK
    for other in range(table.rules.players):
        if other != seat and holds(table.looked[other], cell):
            return True
    return False


def harmless_cell(table: PiratesMarkState, seat: i64) -> i64:
    """A cell that one may pull without fear, -1 if the seat believes in none."""
    doubtful: i64 = -1
    for memory in table.known[seat]:
        if _is_welcome(table, table.card_of(memory)):
            if memory & SURE:
                return table.cell_of(memory)
            doubtful = table.cell_of(memory)
    return doubtful


def _is_welcome(table: PiratesMarkState, card: i64) -> bool:
    """Whether the card does no harm to who pulls it."""
    if CLASS[card] == CURSES:
        return table.duel and not table.cards[card].duel
    return card != MARK


def marked_cell(table: PiratesMarkState, seat: i64) -> i64:
    """A cell in which a Mark lies, as far as the seat believes; -1 if it believes in none."""
    for memory in table.known[seat][::-1]:
        if table.card_of(memory) == MARK:
            return table.cell_of(memory)
    return -1
