"""What a situation of Dead Man's Draw is worth, and what may come next.

It asks the rules, never which trait or variant it is; what it looks at is open to the seat that thinks.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import share_of
from pressgang.core.bits import bit, places_of, size_of

from .cards import RANKS, STACK, Cards
from .notation import DRAW, SUIT_COUNT

if TYPE_CHECKING:
    from .state import DeadMansDrawState

HEAT: Final = 2.0
HEAT_A_CARD: Final = 1.0
"""A lead of so many points at the end, and of so many more for each card in the draw pile, makes a win likely (73%)."""
EASY: Final = 3.0
"""So much of a top card's value is easily had later, as long as there is a later."""
TEMPO: Final = 4.5
"""What it is worth to begin a turn now, in points; whoever has cards in the play area is judged as if the turn ended."""
BONUS: Final = 0.9
"""About what a bonus card adds to a score."""
WEARS: Final = 0.08
"""So much less likely than the one before is a draw to go well."""
KNOWN: Final = 1 << SUIT_COUNT


# What a situation is worth


def estimated_share_of(table: DeadMansDrawState, seat: i64) -> float:
    """The share of the win that a seat can expect: what the banks promise, the less certain the more cards are left."""
    if table.over:
        return share_of(table.standing().winners, seat, table.game.players)
    heat = heat_of(table)
    mine = prospect(table, seat)
    total = 1.0
    for other in table.clockwise(seat):
        total += math.exp((prospect(table, other) - mine) / heat)
    return 1.0 / total


def write_log_shares(table: DeadMansDrawState, out: vec[float]) -> None:
    """The same for all seats, as logarithms."""
    heat = heat_of(table)
    for seat in range(table.rules.players):
        out[seat] = prospect(table, seat) / heat


def heat_of(table: DeadMansDrawState) -> float:
    """The lead that makes a win likely."""
    return HEAT + HEAT_A_CARD * float(table.left)


def prospect(table: DeadMansDrawState, seat: i64) -> float:
    """The score that a seat can count on; for the seat on turn with its play area, as far as that is not at risk."""
    bank, area = table.banks[seat], table.area
    if seat != table.turn:
        next_seat = area.size > 0 and table.clockwise(table.turn)[0] == seat
        return promise(table, seat, bank) + (TEMPO if next_seat else 0.0)
    if area.size == 0:
        return promise(table, seat, bank) + TEMPO
    whole = promise(table, seat, with_cards(bank, area.held)) + bonus(table)
    threat = _threat(table)
    if threat == 0.0:
        return whole
    return whole + threat * (promise(table, seat, with_cards(bank, area.protected)) - whole)


def with_cards(bank: Cards, cards: i64) -> Cards:
    """A bank with these cards more."""
    more = bank.copy()
    more.add_set(cards)
    return more


def promise(table: DeadMansDrawState, seat: i64, bank: Cards) -> float:
    """What a bank promises, in points."""
    variant = table.rules.variant
    points = variant.promises(variant.score(bank, table.rules.values, table.traits[seat].mermaid_extra()))
    left = float(table.left)
    return points - EASY * left / (left + 2.0) * float(size_of(bank.suits()))


def bonus(table: DeadMansDrawState) -> float:
    """About what Key and Chest in the play area will bring."""
    area = table.area
    if not table.opens_chest(area.held):
        return 0.0
    count: i64 = min(table.trait.bonus_size(area.size), table.discard.size())
    return BONUS * float(count)


def _threat(table: DeadMansDrawState) -> float:
    """How likely the play area is lost in the draws that must be."""
    must: i64 = table.owed
    if must == 0 or table.left == 0:
        return 0.0
    safe = 1.0 - danger(table)
    chance = 1.0
    while must > 0:
        chance *= safe
        safe -= WEARS
        must -= 1
    return 1.0 - max(chance, 0.0)


def danger(table: DeadMansDrawState) -> float:
    """How likely the next draw of the seat on turn busts, as far as it knows."""
    left = table.left
    if table.known(table.turn) > 0:
        return 1.0 if table.busts(table.pile[left - 1], True) else 0.0
    bad: i64 = 0
    for place in range(left):
        if table.busts(table.pile[place], True):
            bad += 1
    return float(bad) / float(left)


# What the next card may be


def chances_of(table: DeadMansDrawState, seat: i64, action: i64) -> list[tuple[int, int]]:
    """The cards that a draw may turn up, each with its number."""
    if action != DRAW or seat != table.turn or table.frame is not None or table.dealt or table.left == 0:
        return []
    if table.known(seat) > 0:
        return [(table.pile[table.left - 1], 1)]
    pile = Cards()
    for place in range(table.left):
        pile.add(table.pile[place])
    return [(card, 2 if pile.two & bit(card) else 1) for card in places_of(pile.one)]


def observation_key_of(table: DeadMansDrawState, seat: i64) -> i64:
    """The suits in the play area, and what the seat knows of the next card."""
    clue: i64 = 0
    rest = table.area.held
    place: i64 = 1
    while rest != 0:
        if rest & STACK:
            clue |= place
        rest >>= RANKS
        place += place
    if table.known(seat) > 0 and table.left > 0:
        clue |= (table.pile[table.left - 1] // RANKS + 1) * KNOWN
    return clue
