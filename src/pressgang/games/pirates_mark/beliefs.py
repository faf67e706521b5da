"""What a seat that thinks concludes from what all have seen: where Marks probably lie, and where cards are probably harmless.

Looks at public things and at what the seat itself remembers, never at a card in the sea.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import Dice
from pressgang.core.bits import holds

from .cards import CLASS, CURSES, MARK
from .returns import filled_cell, returned_card, returner
from .zones import SURE

if TYPE_CHECKING:
    from .state import PiratesMarkState

# The numbers were counted in some hundred games of bots.
SCATTERED_THERE: Final = 0.98
"""How likely a scattered card still lies where it was scattered."""
LAID_OPENLY: Final = 0.85
"""How likely a card that was put back lies in the cell that was filled then."""
LEFT_LYING: Final = 0.04
"""How much more likely than elsewhere a Mark lies where somebody has looked who did not pull the card since."""
REMEMBERED: Final = 0.95
"""How likely a Mark is still there if somebody may have disturbed it."""
TRIES: Final = 6


def looked_at_by_others(table: PiratesMarkState, seat: i64) -> list[int]:
    """The cells at which others have looked, and which they left."""
    found: list[int] = []
    for other in range(table.rules.players):
        if other != seat:
            found += table.looked[other]
    return found


def believed_ruin(table: PiratesMarkState, seat: i64, count: i64) -> float:
    """How likely so many cards hold a Mark, if the seat takes the harmless ones first and those last that it suspects."""
    cells = float(len(table.full))
    marks = float(table.marks_left)
    safe: i64 = 0
    for memory in table.known[seat]:
        cells -= 1.0
        if table.card_of(memory) == MARK:
            marks -= 1.0 if memory & SURE else REMEMBERED
        else:
            safe += 1
    for entry in table.filled:
        if returner(entry) != seat and table.memory_of(seat, filled_cell(entry)) < 0:
            cells -= 1.0
            if returned_card(entry) == MARK:
                marks -= LAID_OPENLY
            else:
                safe += 1
    return 1.0 - _survival(cells, marks, float(count - safe))


def _survival(cells: float, marks: float, count: float) -> float:
    """How likely so many of the cells hold none of the Marks, of which there are so many on average."""
    if count <= 0.0:
        return 1.0
    if count >= cells:
        return 0.0
    return float((1.0 - count / cells) ** max(marks, 0.0))


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
    for entry in table.filled:
        cell = filled_cell(entry)
        if returner(entry) != seat and _is_welcome(table, returned_card(entry)) and table.memory_of(seat, cell) < 0:
            return cell
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
    for entry in table.filled[::-1]:
        if returner(entry) != seat and returned_card(entry) == MARK and table.memory_of(seat, filled_cell(entry)) < 0:
            return filled_cell(entry)
    return -1


def unsuspected_cell(table: PiratesMarkState, seat: i64, cells: list[int], dice: Dice) -> i64:
    """Any of the cells, one that is not suspected if a few tries find one."""
    cell: i64 = cells[dice.below(len(cells))]
    for _ in range(TRIES):
        if not is_suspect(table, seat, cell):
            break
        cell = cells[dice.below(len(cells))]
    return cell
