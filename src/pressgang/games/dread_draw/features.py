"""The facts about a table of Dread Draw that a network weighs, as the seat that thinks knows them and counted from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import NOBODY
from pressgang.core.bits import bit
from pressgang.core.network import Features, level

from .frames import Ability as AbilityFrame
from .frames import Keep, Turn
from .thinking import round_odds, shares_above, threat
from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from .game import DreadDraw
    from .state import DreadDrawState

KINDS: Final = 30
"""Places for the kinds of our deck, the promo card among them."""
WORDS_OF_SEAT: Final = 3
COMMON_WORDS: Final = 3
STRENGTHS: Final = 12


def words_for(game: DreadDraw) -> int:
    """How many words of facts a table of this game has; 0 for a deck that nobody has learned."""
    if not game.own_deck or game.kinds_count > KINDS:
        return 0
    return game.players * WORDS_OF_SEAT + COMMON_WORDS


def write_features(table: DreadDrawState, seat: i64, drawing: bool, features: Features) -> i64:
    """Write the facts; returns the seat that thinks, from which they are counted."""
    features.begin()
    odds, stronger = round_odds(table), shares_above(table)
    _write_seat(table, seat, odds[seat], stronger, features)
    for other in table.rules.around[seat]:
        _write_seat(table, other, odds[other], stronger, features)
    features.add(_course(table, seat, drawing))
    hidden: i64 = 0
    for strength in range(STRENGTHS):
        hidden |= level(round_up(stronger[strength], 5), 5) << (strength * 5)
    features.add(hidden)
    features.add(_own_cards(table, seat))
    return seat


def round_up(share: float, parts: i64) -> i64:
    """A share in so many parts."""
    return int(share * float(parts) + 0.5)


def _write_seat(table: DreadDrawState, seat: i64, odds: float, stronger: list[float], features: Features) -> None:
    """The cards in front of a seat, and what they amount to."""
    if table.is_defeated(seat):
        for _ in range(WORDS_OF_SEAT):
            features.add(0)
        return
    cards: i64 = 0
    for card in table.rows[seat]:
        cards |= bit(card)
    for card in table.reserves[seat]:
        cards |= bit(card) << KINDS
    features.add(cards)
    features.add(_amounts(table, seat))
    features.add(_chances(table, seat, odds, stronger))


def _amounts(table: DreadDrawState, seat: i64) -> i64:
    """How much of everything a seat has, and whether it is in the round."""
    found = level(len(table.life[seat]), 20) | (level(len(table.reserves[seat]), 6) << 20)
    found |= (level(table.total(seat) // 2, 16) << 26) | (level(table.last(seat), STRENGTHS) << 42) | bit(57)
    if table.is_inside(seat):
        found |= bit(54)
    if seat == table.turn:
        found |= bit(55)
    if seat == table.chooser:
        found |= bit(56)
    return found


def _chances(table: DreadDrawState, seat: i64, odds: float, stronger: list[float]) -> i64:
    """How likely a seat's next draw fits and the round is won, what it threatens and what protects it."""
    last, even = table.last(seat), table.is_even(seat)
    safe = 1.0 if last == 0 else stronger[last - 1] if even else stronger[last]
    found = level(round_up(safe, 16), 16) | (level(int(threat(table, seat)), 10) << 16) | (level(table.wards[seat], 3) << 26)
    found |= (level(_guards(table, seat), 3) << 29) | (level(_fitting(table, seat), 5) << 32) | (level(table.armor(seat), 3) << 37)
    found |= level(round_up(odds, 16), 16) << 42
    if even:
        found |= bit(40)
    if table.is_hallowed(seat):
        found |= bit(41)
    return found


def _guards(table: DreadDrawState, seat: i64) -> i64:
    """How many cards guard a seat, in its row and in its reserves."""
    kinds = table.rules.kinds
    found: i64 = 0
    for card in table.rows[seat]:
        if kinds[card].guard:
            found += 1
    for card in table.reserves[seat]:
        if kinds[card].guard:
            found += 1
    return found


def _fitting(table: DreadDrawState, seat: i64) -> i64:
    """How many cards of its reserves a seat could summon now."""
    found: i64 = 0
    for card in table.reserves[seat]:
        if table.escalates(seat, card):
            found += 1
    return found


def _course(table: DreadDrawState, seat: i64, drawing: bool) -> i64:
    """How far the game is, what is asked, and what the seat knows of the next card."""
    found = level(table.round, 12) | (level(len(table.draw) // 5, 10) << 12)
    if table.is_dusk():
        found |= bit(22)
    if drawing:
        found |= bit(23)
    frame = table.top
    found |= bit(24 if isinstance(frame, Turn) else 25 if isinstance(frame, Keep) else 26 if isinstance(frame, AbilityFrame) else 27)
    if table.called != NOBODY:
        found |= bit(28)
    if table.draw and (table.draw[-1] >> (KNOWN + seat)) & 1:
        card = table.draw[-1] & KIND
        found |= bit(29) | (level(table.rules.kinds[card].strength, STRENGTHS) << 31)
        if table.escalates(table.turn, card):
            found |= bit(30)
    return found


def _own_cards(table: DreadDrawState, seat: i64) -> i64:
    """The card whose ability is played, and what the seat knows to lie on top of its own life."""
    found: i64 = 0
    if 0 <= table.top.card < KINDS:
        found |= bit(table.top.card)
    life = table.life[seat]
    if life and (life[-1] >> (KNOWN + seat)) & 1:
        found |= bit(life[-1] & KIND) << KINDS
    return found
