"""How one plays Dead Man's Draw without much thought: a rule of thumb, and a habit that weighs the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import NOBODY, Dice
from pressgang.core.bits import bit, first_of

from .cards import ALL_CARDS, ANCHOR, CARDS, CHEST, KEY, KRAKEN, RANKS, STACK, Cards
from .notation import (
    BANK,
    CANNON_MOVES,
    DRAW,
    HOOK_MOVES,
    MAP_MOVES,
    MISFIRE_MOVES,
    PLUNDER_MOVES,
    SUIT_COUNT,
    SWORD_MOVES,
    WORD,
)
from .thinking import BONUS, bonus, danger, promise, with_cards

if TYPE_CHECKING:
    from .state import DeadMansDrawState

ENOUGH: Final = 4
"""So many cards in the play area are enough."""
RISKY: Final = 0.35
"""With this chance to bust it is time to stop."""
BUST: Final = -100
"""What the rule of thumb thinks of playing a card that busts."""
ABILITY: Final[list[float]] = [0.0, 0.5, 3.0, 0.0, 0.0, 2.0, 0.5, 4.0, 0.0, 0.0]
"""About what the ability of a suit is worth, in points."""
COUNT: Final[list[float]] = [float(stack.bit_count()) for stack in range(STACK + 1)]
"""How many cards a stack has, by its bits."""


def _better(stack: int, own: int) -> float:
    """By how much the cards of a stack are better than the top of one's own, added up; the first of a suit counts less than its value."""
    top = own.bit_length() - 1
    return float(sum([rank - max(top, 0) for rank in range(RANKS) if (stack >> rank) & 1 and rank > top]))


BETTER: Final[list[float]] = [_better(stack, own) for stack in range(STACK + 1) for own in range(STACK + 1)]


# The rule of thumb


def rule_of_thumb_for(table: DeadMansDrawState, seat: i64, dice: Dice) -> i64:
    """Stop with enough cards, with Key and Chest, or at a high risk; aim at the highest card."""
    if table.dealt:
        return table.any_action(seat, dice)
    if table.frame is None:
        return _enough(table)
    best: i64 = NOBODY
    most: i64 = BUST * 2
    for half in range(2):
        rest = table.more if half else table.options
        while rest != 0:
            option = first_of(rest) + (WORD if half else 0)
            rest &= rest - 1
            liking = _liking(table, option)
            if liking > most:
                best, most = option, liking
    return table.verb + best


def _enough(table: DeadMansDrawState) -> i64:
    if table.options & (table.options - 1) == 0:
        return BANK if table.options >> BANK else DRAW
    if table.area.size >= ENOUGH or table.opens_chest(table.area.held) or danger(table) >= RISKY:
        return BANK
    return DRAW


def _liking(table: DeadMansDrawState, option: i64) -> i64:
    """How much the rule of thumb likes an answer to the open question."""
    verb = table.verb
    values = table.rules.values
    if verb == MAP_MOVES:
        return _playing(table, option)
    if verb == HOOK_MOVES:
        return _playing(table, table.bank.top(option))
    if verb in (CANNON_MOVES, SWORD_MOVES):
        victim = option // SUIT_COUNT
        card = table.rules.variant.stack_card(table.banks[victim], option - victim * SUIT_COUNT)
        return values[card] if verb == CANNON_MOVES else _playing(table, card)
    if verb == MISFIRE_MOVES:
        return -values[table.bank.top(option)]
    if verb == PLUNDER_MOVES:
        return table.score(option)
    return values[option] if option < CARDS else values[option - WORD]


def _playing(table: DeadMansDrawState, card: i64) -> i64:
    """A card is liked for its value, unless it busts."""
    return BUST if table.busts(card, False) else table.rules.values[card]


# The habit


def quick_choice_for(table: DeadMansDrawState, seat: i64, dice: Dice) -> i64:
    """Draw as long as the next card promises more than it threatens; aim where it makes the greatest difference."""
    if table.dealt:
        return table.any_action(seat, dice)
    if table.frame is None:
        if table.options & (table.options - 1) == 0:
            return BANK if table.options >> BANK else DRAW
        return DRAW if _hope(table) > 0.0 else BANK
    best: i64 = NOBODY
    most = -1000.0
    for half in range(2):
        rest = table.more if half else table.options
        while rest != 0:
            option = first_of(rest) + (WORD if half else 0)
            rest &= rest - 1
            difference = _difference(table, option)
            if difference > most:
                best, most = option, difference
    return table.verb + best


def at_stake(table: DeadMansDrawState) -> float:
    """What a bust would cost now, in points."""
    area = table.area
    if area.held == area.protected:
        return 0.0
    bank, seat = table.bank, table.turn
    return promise(table, seat, with_cards(bank, area.held)) - promise(table, seat, with_cards(bank, area.protected)) + bonus(table)


def _hope(table: DeadMansDrawState) -> float:
    """What another draw promises, in points times the cards that it may be; below zero it is better to stop."""
    stake = at_stake(table)
    if table.known(table.turn) > 0:
        return _next_cards(table, bit(table.pile[table.left - 1]), stake)
    if not table.rules.variant.clashes_by_suit():
        return 1.0 - danger(table) * (1.0 + stake)
    return _next_cards(table, unseen(table), stake)


def unseen(table: DeadMansDrawState) -> i64:
    """The cards of which there may be one in the draw pile, as all can count them."""
    once = table.discard.one | table.area.held
    twice = table.discard.two | (table.discard.one & table.area.held)
    for bank in table.banks:
        twice |= (once & bank.one) | bank.two
        once |= bank.one
    return ALL_CARDS & ~(once if table.rules.decks == 1 else twice)


def _next_cards(table: DeadMansDrawState, cards: i64, stake: float) -> float:
    """What it would mean to draw these cards, added up, in points."""
    total = 0.0
    bank = table.bank.one
    area = table.area
    for suit in range(SUIT_COUNT):
        stack = cards & STACK
        cards >>= RANKS
        if stack == 0:
            bank >>= RANKS
            continue
        count = COUNT[stack]
        if table.busts(suit * RANKS, True):
            total -= stake * count
        else:
            total += BETTER[stack * (STACK + 1) + (bank & STACK)]
            total += count * (_ability(table, suit, stake) if area.size else ABILITY[suit])
        bank >>= RANKS
    return total


def _ability(table: DeadMansDrawState, suit: i64, stake: float) -> float:
    """About what it is worth that a card of this suit comes into the play area, in points, beside its value."""
    if suit == KRAKEN:
        return -stake
    if suit == ANCHOR:
        return 0.4 * stake
    if suit == KEY:
        return BONUS * float(table.area.size + 1) if table.area.has_suit(CHEST) else 0.0
    if suit == CHEST:
        return BONUS * float(table.area.size + 1) if table.area.has_suit(KEY) else 0.0
    return ABILITY[suit]


def gained(bank: Cards, values: vec[i64], card: i64) -> float:
    """By how much a card is better than what the bank has of its suit; a new suit counts less than its value."""
    suit = card // RANKS
    stack: int = (bank.one >> (suit * RANKS)) & STACK
    if stack == 0:
        return float(values[card]) - 2.0
    top = suit * RANKS + stack.bit_length() - 1
    return float(values[card] - values[top]) if card > top else 0.0


def _lost(bank: Cards, values: vec[i64], card: i64) -> float:
    """What a bank loses with this card of it."""
    rest = bank.copy()
    rest.take(card)
    return gained(rest, values, card)


def _difference(table: DeadMansDrawState, option: i64) -> float:
    """What an answer to the open question changes, in points."""
    verb = table.verb
    values = table.rules.values
    bank = table.bank
    if verb == MAP_MOVES:
        return gained(bank, values, option) + _played(table, option)
    if verb == HOOK_MOVES:
        return _played(table, bank.top(option))
    if verb in (CANNON_MOVES, SWORD_MOVES):
        victim = option // SUIT_COUNT
        card = table.rules.variant.stack_card(table.banks[victim], option - victim * SUIT_COUNT)
        loss = _lost(table.banks[victim], values, card)
        return loss if verb == CANNON_MOVES else loss + gained(bank, values, card) + _played(table, card)
    if verb == MISFIRE_MOVES:
        return -_lost(bank, values, bank.top(option))
    if verb == PLUNDER_MOVES:
        return float(table.score(option))
    return _again(table, option)


def _again(table: DeadMansDrawState, option: i64) -> float:
    """A Mermaid plays a card again, or sends it home."""
    if option < CARDS:
        return ABILITY[option // RANKS]
    return gained(table.bank, table.rules.values, option - WORD)


def _played(table: DeadMansDrawState, card: i64) -> float:
    """What it means that a card from elsewhere comes into the play area, in points."""
    stake = at_stake(table)
    return -stake - 8.0 if table.busts(card, False) else _ability(table, card // RANKS, stake)
