"""What one seat, or an onlooker, may see of a table. Secrets are left out here and nowhere else."""

from __future__ import annotations

from .position import OPEN, known_of, phase_of, position_of
from .state import DreadDrawState
from .zones import KIND, KNOWN


def view_of(table: DreadDrawState, seat: int | None) -> dict[str, object]:
    """What this seat (None: an onlooker) sees of the table, beside what all views have."""
    whole, own = position_of(table), own_of(table, seat)
    shown = ("round", "turn", "source", "rows", "totals", "reserves", "discard", "out", "defeated", "wards", "total_bonus")
    return {
        "phase": phase_of(table),
        **{key: whole[key] for key in shown},
        **{key: whole[key] for key in ("damage_bonus", "called", "played", "drawn", "fortune")},
        "threat": [table.damage_of(each) if table.is_inside(each) else 0 for each in range(table.rules.players)],
        "discard_top": table.rules.slugs[table.discard[-1]] if table.discard else None,
        "draw": len(table.draw),
        "life": [len(own) for own in table.life],
        "known": own["known"],
        "peeked": [known_of(table, each) for each in range(table.rules.players)],
        "named": own["named"],
    }


def own_of(table: DreadDrawState, seat: int | None) -> dict[str, object]:
    """What one seat sees and another may not: the face-down cards that it knows, and those that it names."""
    frame = table.top
    mine = seat is not None and frame.seat == seat
    return {
        "known": {"draw": _known(table, table.draw, seat), "life": [_known(table, pile, seat) for pile in table.life]},
        "named": [table.rules.slugs[card] for card in frame.order] if mine else [],
    }


def _known(table: DreadDrawState, pile: list[int], seat: int | None) -> dict[str, str]:
    """The cards of a face-down pile that this seat knows, by their depth."""
    found: dict[str, str] = {}
    if seat is None:
        return found
    for depth in range(len(pile)):
        cell = pile[len(pile) - 1 - depth]
        if (cell >> (KNOWN + seat)) & 1:
            found[str(depth)] = table.rules.slugs[cell & KIND]
    return found


def known_position(table: DreadDrawState, seat: int | None) -> dict[str, object]:
    """The position with the cards that this seat does not know left open."""
    position = position_of(table)
    position["draw"] = _shown(table, table.draw, seat)
    position["life"] = [_shown(table, own, seat) for own in table.life]
    stack = position["stack"]
    if isinstance(stack, list):
        position["stack"] = [_hide_order(frame, seat) for frame in stack]
    return position


def _shown(table: DreadDrawState, pile: list[int], seat: int | None) -> list[str]:
    known = _known(table, pile, seat)
    return [known.get(str(depth), OPEN) for depth in range(len(pile))]


def _hide_order(frame: dict[str, object], seat: int | None) -> dict[str, object]:
    """Others do not hear which cards somebody names."""
    return {**frame, "order": []} if frame.get("order") and frame.get("seat") != seat else frame
