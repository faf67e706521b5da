"""What a move is about, as data: its card, its seat, whether it busts, what it brings or costs."""

from __future__ import annotations

from mypy_extensions import i64

from pressgang.core import Choice

from .cards import SUITS
from .notation import FIRST_MOVE, SUIT_COUNT, TRAITS
from .state import DeadMansDrawState


def choice_of(table: DeadMansDrawState, seat: i64, action: i64) -> Choice:
    """What an action of a seat that is asked is about."""
    verb = table.game.moves[action].split()[0]
    option = action - FIRST_MOVE[verb]
    if verb == "bank":
        return Choice(verb, gain=_gain(table, seat, table.area.listing()))
    if verb == "keep":
        return Choice(verb, TRAITS[option])
    if verb == "locker" or verb == "plunder":
        return Choice(verb, seat=option)
    if verb == "cannon" or verb == "sword":
        return _raid(table, seat, verb, option // SUIT_COUNT, option % SUIT_COUNT)
    if verb == "hook" or verb == "misfire":
        card = table.bank.top(option)
        lost = None if verb == "hook" else -_loss(table, seat, [card])
        return Choice(verb, table.rules.cards[card], place=SUITS[option], busts=verb == "hook" and table.busts(card, False), gain=lost)
    if verb == "map" or verb == "mermaid" or verb == "casanova":
        gain = None if verb == "mermaid" else _gain(table, seat, [option])
        return Choice(verb, table.rules.cards[option], busts=verb == "map" and table.busts(option, False), gain=gain)
    return Choice(verb)


def _raid(table: DeadMansDrawState, seat: i64, verb: str, victim: i64, suit: i64) -> Choice:
    """What a Cannon or a Sword does to somebody's stack."""
    bank = table.banks[victim]
    top = table.rules.variant.stack_card(bank, suit)
    hit = table.trait.cannon_takes(table, bank, suit) if verb == "cannon" else [top]
    loss = _loss(table, victim, hit)
    busts = verb == "sword" and table.busts(top, False)
    gain = _gain(table, seat, hit) if verb == "sword" or table.trait.cannon_keeps() else None
    return Choice(verb, table.rules.cards[top], victim, f"{victim} {SUITS[suit]}", busts=busts, gain=None if busts else gain, loss=loss)


def _gain(table: DeadMansDrawState, seat: i64, cards: list[int]) -> int:
    """How many points these cards would add to a bank."""
    bank = table.banks[seat].copy()
    for card in cards:
        bank.add(card)
    return table.worth(seat, bank) - table.score(seat)


def _loss(table: DeadMansDrawState, seat: i64, cards: list[int]) -> int:
    """How many points a bank would lose with these cards."""
    bank = table.banks[seat].copy()
    for card in cards:
        bank.take(card)
    return table.score(seat) - table.worth(seat, bank)
