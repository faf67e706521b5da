"""What all have seen of cards that were put back into the sea: which card, by whom, and which cell was filled then.

The card lies in that cell, unless it was laid into a full one, whose card drifted to the cell that was filled. Scattered cards lie in empty
cells for sure, though nobody but the returner knows which of them where: here they are noted in the order of the cells.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CARD: Final = 8
SCATTERED: Final = 65536
SEAT: Final = 17
"""A return is a cell, a card eight bits up, SCATTERED or not, and the seat above."""


def returned(cell: i64, card: i64, seat: i64, scattered: i64) -> int:
    """A card was put back and this cell was filled."""
    return cell | (card << CARD) | scattered | (seat << SEAT)


def filled_cell(entry: i64) -> i64:
    """The cell that was filled."""
    return entry & 255


def returned_card(entry: i64) -> i64:
    """The card that was put back."""
    return (entry >> CARD) & 255


def returner(entry: i64) -> i64:
    """Who put it back."""
    return entry >> SEAT


def forget_filled(filled: list[int], cell: i64, card: i64) -> None:
    """The cell is empty again and its card is seen; of the scattered ones another cell holds what was thought to lie here."""
    for place in range(len(filled)):
        entry: i64 = filled[place]
        if filled_cell(entry) == cell:
            filled.pop(place)
            if entry & SCATTERED and returned_card(entry) != card:
                _exchange(filled, card, entry)
            return


def _exchange(filled: list[int], card: i64, gone: i64) -> None:
    """The card was pulled elsewhere than noted: where it was noted lies the other one."""
    for place in range(len(filled)):
        entry: i64 = filled[place]
        if entry & SCATTERED and returned_card(entry) == card and returner(entry) == returner(gone):
            filled[place] = returned(filled_cell(entry), returned_card(gone), returner(entry), SCATTERED)
            return
