"""What a move is about, as data: its card, its seat, its cell, its number, and whether it surely ends badly."""

from __future__ import annotations

from mypy_extensions import i64

from pressgang.core import NOBODY, Choice

from .cards import MARK, SLUGS
from .errands import MarkFalls
from .grid import CELL_OF
from .notation import CARD_OF
from .state import PiratesMarkState
from .zones import SURE


def choice_of(table: PiratesMarkState, seat: i64, action: i64) -> Choice:
    """What an action of a seat that is asked is about."""
    words = table.game.moves[action].split()
    verb, last = words[0], words[-1]
    if verb == "bid":
        return Choice(verb, amount=int(last))
    if verb == "pull" or verb == "peek" or verb == "sink":
        return _at_cell(table, seat, verb, last)
    if verb == "plunder":
        return Choice(verb, last, int(words[1]))
    if verb == "lock" or verb == "discard":
        return Choice(verb, last)
    if verb == "mate" or verb == "revive":
        return Choice(verb, seat=int(last))
    if verb == "turn":
        return Choice(verb, place=last)
    if verb == "accept":
        return Choice(verb, SLUGS[MARK], busts=_is_deadly(table))
    card = CARD_OF[action]
    if card < 0:
        return Choice(verb)
    return Choice(verb, SLUGS[card], int(last) if len(words) == 2 and verb != "nest" else None)


def _at_cell(table: PiratesMarkState, seat: i64, verb: str, name: str) -> Choice:
    """A card of the sea, which the seat may know."""
    memory = table.memory_of(seat, CELL_OF[name])
    if memory < 0 or not memory & SURE or verb == "sink":
        return Choice(verb, place=name)
    card = table.card_of(memory)
    return Choice(verb, SLUGS[card], place=name, busts=verb == "pull" and card == MARK)


def _is_deadly(table: PiratesMarkState) -> bool:
    """Whether taking this Mark kills."""
    frame = table.top
    return isinstance(frame, MarkFalls) and frame.pulled and table.deadly(frame.seat) != NOBODY
