"""The facts about a table of Dead Man's Draw that a network weighs: what lies where, what the play area brings, how the scores stand.

All are counted from the seat on turn, for which a draw is due, and all are open to the seat that thinks: a known next card is told only if
that seat knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core.bits import bit, size_of
from pressgang.core.network import Features, level

from .cards import CHEST, KEY, RANKS
from .editions import EDITIONS
from .quick_choices import unseen
from .scoring import BUT_SIXTH, BUT_UPPER_TWO, LOWER_THREE
from .thinking import with_cards
from .variants import VARIANTS

if TYPE_CHECKING:
    from .game import DeadMansDraw
    from .state import DeadMansDrawState

WORDS_OF_SEAT: Final = 4
WORDS_OF_OPPONENT: Final = 2
COMMON_WORDS: Final = 9
SCORES: Final = 30
"""Places of a score, two points each."""
SIZES: Final = 10
LEADS: Final = 30
"""Places of a lead, from one side to the other."""
CLOSE: Final = 20
"""So many last cards have a place each, those before one for two."""
LEFT: Final = 36


def words_for(game: DeadMansDraw) -> int:
    """How many words of facts a table of this game has; 0 where nothing was learned: two decks, or suits without their ability."""
    if game.plain_rules.decks > 1 or isinstance(game.options["abilities"], list):
        return 0
    return game.players * WORDS_OF_SEAT + (game.players - 1) * WORDS_OF_OPPONENT + COMMON_WORDS


def write_features(table: DeadMansDrawState, seat: i64, features: Features) -> i64:
    """Write the facts; returns the seat on turn, from which they are counted."""
    features.begin()
    turn = table.turn
    hidden = unseen(table)
    _write_seat(table, turn, hidden, features)
    for other in table.clockwise(turn):
        _write_seat(table, other, hidden, features)
    _write_piles(table, hidden, features)
    own, held = table.score(turn), table.area.held
    gain: i64 = 0
    safe: i64 = 0
    if held != 0:
        gain = max(table.worth(turn, with_cards(table.bank, held)) - own, 0)
        if table.area.protected != 0:
            safe = max(table.worth(turn, with_cards(table.bank, table.area.protected)) - own, 0)
    _write_area(table, seat, gain, safe, features)
    _write_next(table, seat, features)
    for other in table.clockwise(turn):
        score = table.score(other)
        _write_lead(own + gain - score, table.left, features)
        _write_lead(own + safe - score, table.left, features)
    features.add(_settings(table))
    return turn


def filled(cards: i64) -> i64:
    """A set of cards with all lower ones of their suits.

    >>> bin(filled(0b101000_000100))
    '0b111111000111'
    """
    cards |= (cards >> 1) & BUT_SIXTH
    cards |= (cards >> 2) & BUT_UPPER_TWO
    return cards | ((cards >> 3) & LOWER_THREE)


def _write_seat(table: DeadMansDrawState, seat: i64, hidden: i64, features: Features) -> None:
    """The tops of a bank, what lies below them, what would be better, and numbers."""
    bank = table.banks[seat].one
    tops = filled(bank)
    highest = tops & ~((tops >> 1) & BUT_SIXTH)
    features.add(tops)
    features.add(filled(bank & ~highest))
    features.add(hidden & ~tops)
    numbers = level(table.score(seat) // 2, SCORES) | (level(size_of(bank) // 3, SIZES) << SCORES)
    trait = table.traits[seat].number
    if trait >= 0:
        numbers |= bit(trait) << (SCORES + SIZES)
    features.add(numbers)


def _write_piles(table: DeadMansDrawState, hidden: i64, features: Features) -> None:
    """The cards to come, those that lie discarded, those of the play area and the points that these add to the bank."""
    tops = filled(table.bank.one)
    features.add(hidden)
    features.add(table.discard.one)
    features.add(table.area.held)
    features.add(filled(table.bank.one | table.area.held) & ~tops)
    features.add(filled(table.bank.one | table.area.protected) & ~tops)


def _write_area(table: DeadMansDrawState, seat: i64, gain: i64, safe: i64, features: Features) -> None:
    """What is at stake, and how likely it is lost."""
    area = table.area
    risk = _risk(table, seat)
    features.add(level(gain, 20) | (level(safe, 12) << 20) | (level(area.size, 8) << 32) | (level((risk + 25) // 50, 20) << 40))
    more = level(table.owed, 2) | (level(table.harbor, 2) << 2) | (level((gain - safe) * risk // 500, 20) << 4)
    if area.has_suit(KEY):
        more |= bit(24)
    if area.has_suit(CHEST):
        more |= bit(25)
    if table.opens_chest(area.held):
        more |= level(min(table.trait.bonus_size(area.size), table.discard.size()), 8) << 26
    more |= level(area.size - size_of(area.protected), 8) << 34
    features.add(more)


def _risk(table: DeadMansDrawState, seat: i64) -> i64:
    """How likely the next card busts, in thousandths, as far as a seat knows."""
    left = table.left
    if left == 0 or table.area.size == 0:
        return 0
    if table.known(seat) > 0:
        return 1000 if table.busts(table.pile[left - 1], True) else 0
    bad: i64 = 0
    for place in range(left):
        if table.busts(table.pile[place], True):
            bad += 1
    return bad * 1000 // left


def _write_next(table: DeadMansDrawState, seat: i64, features: Features) -> None:
    """How many cards are left, and what the seat knows of the next."""
    left = table.left
    found = level(left if left <= CLOSE else CLOSE + (left - CLOSE + 1) // 2, LEFT)
    if left > 0 and table.known(seat) > 0:
        card: i64 = table.pile[left - 1]
        found |= bit(LEFT) | (bit(card // RANKS) << (LEFT + 1)) | (level(card % RANKS, RANKS) << (LEFT + 11))
        if table.busts(card, True):
            found |= bit(LEFT + 17)
    features.add(found)


def _write_lead(lead: i64, left: i64, features: Features) -> None:
    """A lead in points, and beside how many cards are left."""
    middle: i64 = LEADS // 2
    features.add(level(lead // 2 + middle, LEADS) | (level(lead * 12 // (left + 3) + middle, LEADS) << LEADS))


def _settings(table: DeadMansDrawState) -> i64:
    """By which rules it is played."""
    rules = table.rules
    found = bit(EDITIONS.index(rules.edition.name))
    if rules.has_traits:
        found |= bit(3)
    if rules.mermaid_sings:
        found |= bit(4)
    if rules.gentle:
        found |= bit(5)
    if rules.anchored_chest:
        found |= bit(6)
    if rules.variant.slug is not None:
        found |= bit(7 + VARIANTS.index(rules.variant.slug))
    return found
