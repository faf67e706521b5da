"""What one seat, or an onlooker, may see of a table. Secrets are left out here and nowhere else."""

from __future__ import annotations

from typing import Final

from .cards import SLUGS
from .grid import NAMES
from .position import OPEN, known_of, position_of, unsure_of
from .state import PiratesMarkState
from .zones import SURE

PUBLIC: Final = (
    *("mode", "phase", "turn", "bid", "caller", "direction", "compass", "left", "marks_left", "hands", "marks", "dead", "discard"),
    *("mates", "bound", "locked", "looked", "laid", "duel", "kiss", "calm", "owed", "roll", "stack"),
)


def view_of(table: PiratesMarkState, seat: int | None) -> dict[str, object]:
    """What this seat (None: an onlooker) sees of the table, beside what all views have."""
    whole = position_of(table)
    return {
        **{key: whole[key] for key in PUBLIC},
        "sea": [NAMES[cell] for cell in table.full],
        **own_of(table, seat),
    }


def own_of(table: PiratesMarkState, seat: int | None) -> dict[str, object]:
    """What one seat sees and another may not: what it has seen in the sea, and what is left of which it knows nothing."""
    return {
        "known": {} if seat is None else known_of(table, seat),
        "unsure": [] if seat is None else unsure_of(table, seat),
        "hidden": hidden_of(table, seat),
    }


def hidden_of(table: PiratesMarkState, seat: int | None) -> dict[str, int]:
    """How many of each card lie somewhere in the sea, those of which the seat is sure excepted."""
    counts = [0] * len(SLUGS)
    for cell in table.full:
        counts[table.sea[cell]] += 1
    for memory in table.known[seat] if seat is not None else []:
        if memory & SURE:
            counts[table.card_of(memory)] -= 1
    return {slug: count for slug, count in zip(SLUGS, counts, strict=True) if count}


def known_position(table: PiratesMarkState, seat: int | None) -> dict[str, object]:
    """The position with the cards that this seat does not know left open, and no memory but its own."""
    position = position_of(table)
    sure = [] if seat is None else [memory for memory in table.known[seat] if memory & SURE]
    cards = {NAMES[table.cell_of(memory)]: SLUGS[table.card_of(memory)] for memory in sure}
    position["sea"] = {NAMES[cell]: cards.get(NAMES[cell], OPEN) for cell in table.full}
    position["unseen"] = [card for card, count in hidden_of(table, seat).items() for _ in range(count)]
    everybody = range(table.rules.players)
    position["known"] = [known_of(table, seat) if each == seat else {} for each in everybody]
    position["unsure"] = [unsure_of(table, seat) if each == seat else [] for each in everybody]
    return position
