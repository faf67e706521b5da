"""How one plays Dread Draw without much thought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import Dice

from .frames import NO_CARD, Keep, Turn
from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from .state import DreadDrawState

RISKY: Final = 0.45
"""With this chance to fail it is time for a card of the reserves."""


def quick_choice_for(table: DreadDrawState, seat: i64, dice: Dice) -> i64:
    """A reserve card when a draw is risky, the weakest that fits; every ability; the strongest cards, and whoever has most life."""
    options = table.options
    frame = table.top
    if len(options) == 1:
        return options[0]
    if isinstance(frame, Turn):
        return _draw_or_summon(table, seat)
    if options[0] == table.rules.use:
        return table.rules.use
    if isinstance(frame, Keep):
        return table.rules.keep + _best_card(table, options, table.rules.keep)
    return _choose(table, seat)


def _draw_or_summon(table: DreadDrawState, seat: i64) -> i64:
    rules, options = table.rules, table.options
    if options[0] == rules.draw and danger(table, seat) < RISKY:
        return rules.draw
    best: i64 = NO_CARD
    for action in options:
        if action != rules.draw and (best == NO_CARD or rules.kinds[action - rules.summon].strength < rules.kinds[best].strength):
            best = action - rules.summon
    return rules.summon + best


def danger(table: DreadDrawState, seat: i64) -> float:
    """How likely a draw of the seat fails, as far as it knows."""
    if not table.draw:
        return 0.5
    top = table.draw[-1]
    if (top >> (KNOWN + seat)) & 1:
        return 0.0 if table.escalates(seat, top & KIND) else 1.0
    kinds = table.rules.kinds
    limit = table.last(seat) - (1 if table.is_even(seat) else 0)
    hidden: i64 = 0
    weak: i64 = 0
    for pile in [table.draw, *table.life]:
        for cell in pile:
            hidden += 1
            if kinds[cell & KIND].strength <= limit:
                weak += 1
    return float(weak) / float(hidden)


def _choose(table: DreadDrawState, seat: i64) -> i64:
    """The answer to an ability: a seat, or a card."""
    rules, options = table.rules, table.options
    first = options[0]
    if first == rules.done:
        card = options[1] - rules.toss
        return rules.done if table.escalates(seat, card) else options[1]
    if first >= rules.pick_of:
        return _best_pick(table, options)
    if first >= rules.target:
        return _strongest_seat(table, options)
    if first >= rules.pick:
        return rules.pick + _best_card(table, options, rules.pick)
    return _next_top(table, seat)


def rating(table: DreadDrawState, card: i64) -> i64:
    """How good a card is, roughly."""
    kind = table.rules.kinds[card]
    return kind.strength + 2 * kind.damage


def _best_card(table: DreadDrawState, options: list[int], verb: i64) -> i64:
    """The best card among moves of a verb."""
    best = options[0] - verb
    for action in options:
        if rating(table, action - verb) > rating(table, best):
            best = action - verb
    return best


def _best_pick(table: DreadDrawState, options: list[int]) -> i64:
    """The best card of anybody."""
    rules = table.rules
    best = options[0]
    for action in options:
        if rating(table, (action - rules.pick_of) % rules.kinds_count) > rating(table, (best - rules.pick_of) % rules.kinds_count):
            best = action
    return best


def _strongest_seat(table: DreadDrawState, options: list[int]) -> i64:
    """Whoever has the longest life."""
    target = table.rules.target
    best = options[0]
    for action in options:
        if len(table.life[action - target]) > len(table.life[best - target]):
            best = action
    return best


def _next_top(table: DreadDrawState, seat: i64) -> i64:
    """The weakest card that would do for the next draw, else the strongest."""
    rules, kinds = table.rules, table.rules.kinds
    best = table.options[0]
    for action in table.options:
        card, chosen = action - rules.top, best - rules.top
        if table.escalates(seat, card) == table.escalates(seat, chosen):
            better = (kinds[card].strength < kinds[chosen].strength) == table.escalates(seat, card)
        else:
            better = table.escalates(seat, card)
        if better:
            best = action
    return best
