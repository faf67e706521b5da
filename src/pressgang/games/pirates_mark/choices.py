"""What a move is about, as data: its card, its seat, its cell, its number, and whether it surely or how likely it ends badly."""

from __future__ import annotations

from mypy_extensions import i64

from pressgang.core import NOBODY, Choice

from .cards import MARK, SLUGS
from .errands import MarkFalls
from .grid import CELL_OF
from .notation import CARD_OF
from .state import PiratesMarkState
from .thinking import ruin
from .windows import Bid, Call, Count
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


def ruin_of(table: PiratesMarkState, seat: i64, action: i64) -> float | None:
    """A bid meets a Mark if so many cards hold one; a pull, if this card is one."""
    choice = choice_of(table, seat, action)
    if choice.amount is not None:
        return ruin(table, seat, choice.amount)
    if choice.verb != "pull":
        return None
    if choice.card is not None:
        return 1.0 if choice.busts else 0.0
    return table.risk(seat)


def ruin_of_bid(table: PiratesMarkState, seat: i64) -> float | None:
    """Who has bid takes what it knows to be harmless first. Of others one can only say how likely any so many cards hold a Mark."""
    if table.bidder == NOBODY or not isinstance(table.top, Bid | Call | Count):
        return None
    return ruin(table, seat if table.bidder == seat else NOBODY, table.bid)
