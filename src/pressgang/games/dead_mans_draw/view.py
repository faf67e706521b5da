"""What one seat, or an onlooker, may see of a table. Secrets are left out here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pressgang.core import NOBODY

from .notation import TRAITS

if TYPE_CHECKING:
    from .table import Table


def view_of(table: Table, seat: int | None) -> dict[str, object]:
    """The table as this seat (None: an onlooker) sees it, as JSON-ready data."""
    names = table.rules.cards
    scores, winners = table.standing()
    known = table.known[-1 if seat is None else seat]
    own = table.dealt[seat] if table.dealt and seat is not None else []
    return {
        "game": table.game.name,
        "seat": seat,
        "over": table.over,
        "pending": list(table.pending),
        "actions": [] if seat is None else [table.game.moves[action] for action in table.actions(seat)],
        "turn": table.turn,
        "scores": list(scores),
        "winners": list(winners),
        "variant": table.rules.variant.slug,
        "play": [names[card] for card in table.area.listing()],
        "protected": [names[card] for card in table.area.listed(table.area.protected)],
        "owed": table.owed,
        "harbor": table.harbor,
        "drawn": table.drawn,
        "draw": table.left,
        "known": [names[card] for card in reversed(table.pile[table.left - known : table.left])],
        "discard": [names[card] for card in table.discard.listing()],
        "banks": [[names[card] for card in bank.listing()] for bank in table.banks],
        "traits": [trait.slug or None for trait in table.traits],
        "locker": [None if victim == NOBODY else victim for victim in table.locker],
        "dealt": [TRAITS[number] for number in own],
        "shown": [] if table.top is None else [names[card] for card in table.top.shown],
        "risk": table.risk(seat),
    }
