"""What one seat, or an onlooker, may see of a table. Secrets are left out here and nowhere else."""

from __future__ import annotations

from pressgang.core import NOBODY, Record

from .choosing import NOTHING_KEPT
from .notation import TRAITS
from .position import SOMETHING
from .state import DeadMansDrawState
from .zones import ONLOOKERS


def view_of(table: DeadMansDrawState, seat: int | None) -> dict[str, object]:
    """What this seat (None: an onlooker) sees of the table, beside what all views have."""
    names, own = table.rules.cards, own_of(table, seat)
    return {
        "turn": table.turn,
        "variant": table.rules.variant.slug,
        "play": [names[card] for card in table.area.listing()],
        "protected": [names[card] for card in table.area.listed(table.area.protected)],
        "owed": table.owed,
        "harbor": table.harbor,
        "drawn": table.drawn,
        "draw": table.left,
        "known": own["known"],
        "peeked": table.known_by_each(),
        "discard": [names[card] for card in table.discard.listing()] if table.rules.edition.discard_open else None,  # E1
        "discard_top": names[table.discard.on_top] if table.rules.edition.discard_open and table.discard.one else None,
        "discards": table.discard.size(),
        "banks": [[names[card] for card in bank.listing()] for bank in table.banks],
        "traits": [trait.slug or None for trait in table.traits],
        "locker": [None if victim == NOBODY else victim for victim in table.locker],
        "dealt": own["dealt"],
        "kept": own["kept"],
        "shown": [] if table.frame is None else [names[card] for card in table.frame.shown],
    }


def own_of(table: DeadMansDrawState, seat: int | None) -> dict[str, object]:
    """What one seat sees and another may not: the cards that it has looked at, the traits that it chooses from (E2)."""
    known = table.known(ONLOOKERS if seat is None else seat)
    dealt = table.dealt[seat] if table.dealt and seat is not None else []
    kept = table.kept[seat] if table.dealt and seat is not None else NOTHING_KEPT
    return {
        "known": [table.rules.cards[card] for card in reversed(table.pile[table.left - known : table.left])],
        "dealt": [TRAITS[number] for number in dealt],
        "kept": None if kept == NOTHING_KEPT else TRAITS[kept],
    }


def hide_record(record: Record, table: DeadMansDrawState, seat: int | None) -> Record:
    """The record of a game as this seat may see it: it replays to the same view, with other cards where it cannot know them."""
    if table.over:
        return record
    luck = [(name, _hide_luck(name, outcome, table, seat)) for name, outcome in record.luck]
    moves = [(who, "keep ?" if _is_secret(table, seat, who, text) else text) for who, text in record.moves]
    position = None if record.position is None else _hide_position(record.position, table, seat)
    return Record(record.game, record.options, record.seats, luck, moves, None, position)


def _hide_luck(name: str, outcome: object, table: DeadMansDrawState, seat: int | None) -> object:
    if name == "draw-pile" and isinstance(outcome, list):
        return outcome[: _turned_up(outcome, table, seat)]
    if name == "traits" and isinstance(outcome, list):
        return [own if owner == seat else _hide_traits(own, table, owner) for owner, own in enumerate(outcome)]
    return outcome


def _turned_up(pile: list[object], table: DeadMansDrawState, seat: int | None) -> int:
    """How many cards from the top of a pile that was shuffled once this seat has seen by now."""
    return len(pile) - table.left + table.known(ONLOOKERS if seat is None else seat)


def _hide_traits(own: list[object], table: DeadMansDrawState, owner: int) -> list[object]:
    """What others know of the traits that somebody chose from: the one that is shown."""
    shown = table.traits[owner].slug
    return [shown or None, *[None] * (len(own) - 1)]


def _is_secret(table: DeadMansDrawState, seat: int | None, who: int, text: str) -> bool:
    """Whether this move keeps a trait that is not revealed yet (E2)."""
    return who != seat and text.startswith("keep ") and table.traits[who].number < 0


def _hide_position(position: dict[str, object], table: DeadMansDrawState, seat: int | None) -> dict[str, object]:
    shown = dict(position)
    pile = position["draw"]
    if isinstance(pile, list):
        shown["draw"] = pile[: _turned_up(pile, table, seat)]
    dealt, kept = position.get("dealt"), position.get("kept")
    if isinstance(dealt, list):
        shown["dealt"] = [own if owner == seat else _hide_traits(own, table, owner) for owner, own in enumerate(dealt)]
    if isinstance(kept, list):
        shown["kept"] = [slug if slug is None or owner == seat else SOMETHING for owner, slug in enumerate(kept)]
    return shown
