"""What a situation of Dread Draw is worth, and what may come next. What it looks at is open to the seat that thinks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import share_of

from .effects import Attempt
from .frames import Ability, Turn
from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from .state import DreadDrawState

HEAT: Final = 2.5
"""So many life cards more make it likely to win (73% against one opponent)."""
RESERVE_CARD: Final = 0.3
RESERVE_STRENGTH: Final = 0.04
"""What a card in the reserves is worth, and what each point of its strength adds, in life cards."""
SAFETY: Final = 2.0
"""How much it helps in a round that the next draw is likely strong enough."""
HELP: Final = 0.8
"""How much a fitting card in the reserves, a ward or a guard helps."""
LEAD: Final = 0.08
"""How much a point of total strength helps."""
GROWTH: Final = 1.0
"""So much more damage than now will be in the row that wins."""
STRENGTHS: Final = 128
DEFEATED: Final = -14.0
"""The logarithm of what a seat can expect that is out of the game."""


def estimated_share_of(table: DreadDrawState, seat: i64) -> float:
    """The share of the win that a seat can expect, by life, reserves and the round that is being played."""
    if table.over:
        return share_of(table.standing().winners, seat, table.game.players)
    if table.is_defeated(seat):
        return 0.0
    odds = round_odds(table)
    mine = prospect(table, seat, odds)
    total = 1.0
    for other in table.others(seat, False):
        total += math.exp((prospect(table, other, odds) - mine) / HEAT)
    return 1.0 / total


def write_log_shares(table: DreadDrawState, out: vec[float]) -> None:
    """The same for all seats, as logarithms."""
    odds = round_odds(table)
    for seat in range(table.rules.players):
        out[seat] = DEFEATED if table.is_defeated(seat) else prospect(table, seat, odds) / HEAT


def prospect(table: DreadDrawState, seat: i64, odds: list[float]) -> float:
    """What a seat has, in life cards: what is there, less the damage to be expected from this round."""
    kinds = table.rules.kinds
    value = float(len(table.life[seat]))
    for card in table.reserves[seat]:
        value += RESERVE_CARD + RESERVE_STRENGTH * float(kinds[card].strength)
    armor = float(table.armor(seat))
    for other in range(table.rules.players):
        if other != seat and odds[other] > 0.0:
            value -= odds[other] * max(threat(table, other) + GROWTH - armor, 1.0)
    return value


def threat(table: DreadDrawState, seat: i64) -> float:
    """The damage that the seat would deal if it won the round now."""
    damage: i64 = table.damage_bonus[seat] + table.fury(seat)
    for card in table.rows[seat]:
        damage += table.rules.kinds[card].damage
    return float(damage)


def round_odds(table: DreadDrawState) -> list[float]:
    """How likely each seat wins the round, roughly."""
    weights: list[float] = []
    total = 0.0
    stronger = shares_above(table)
    for seat in range(table.rules.players):
        weight = _weight(table, seat, stronger) if table.is_inside(seat) else 0.0
        weights.append(weight)
        total += weight
    return weights if total == 0.0 else [weight / total for weight in weights]


def _weight(table: DreadDrawState, seat: i64, stronger: list[float]) -> float:
    """How well a seat stands in the round, beside others."""
    kinds, last = table.rules.kinds, table.last(seat)
    help: i64 = table.wards[seat]
    for card in table.reserves[seat]:
        if table.escalates(seat, card) or kinds[card].guard:
            help += 1
    for card in table.rows[seat]:
        if kinds[card].guard:
            help += 1
    safe = 1.0 if last == 0 else stronger[last - 1] if table.is_even(seat) else stronger[last]
    weight = math.exp(SAFETY * safe + HELP * float(min(help, 3)) + LEAD * float(table.total(seat)))
    if seat == table.turn and help == 0:
        return weight * safe
    return weight


def shares_above(table: DreadDrawState) -> list[float]:
    """For each strength the share of the hidden cards that is stronger; all can count them but for what each has peeked at."""
    counts = [0] * (table.rules.strongest + 2)
    hidden: i64 = 0
    for pile in [table.draw, *table.life]:
        for cell in pile:
            counts[table.rules.kinds[cell & KIND].strength] += 1
            hidden += 1
    above: i64 = 0
    shares = [0.0] * len(counts)
    for strength in range(len(counts) - 1, -1, -1):
        shares[strength] = float(above) / float(max(hidden, 1))
        above += counts[strength]
    return shares


# What the next card may be


def chances_of(table: DreadDrawState, seat: i64, action: i64) -> list[tuple[int, int]]:
    """The cards that a draw (or an attempt) may turn up, each with its number."""
    if seat != table.chooser or not table.draw or not _turns_up(table, action):
        return []
    top = table.draw[-1]
    if (top >> (KNOWN + seat)) & 1:
        return [(top & KIND, 1)]
    counts = [0] * table.rules.kinds_count
    for pile in [table.draw, *table.life]:
        for cell in pile:
            if not (cell >> (KNOWN + seat)) & 1:
                counts[cell & KIND] += 1
    return [(kind, count) for kind, count in enumerate(counts) if count]


def _turns_up(table: DreadDrawState, action: i64) -> bool:
    """Whether the action turns up the top card of the draw deck first of all."""
    frame = table.top
    if isinstance(frame, Turn):
        return action == table.rules.draw
    return isinstance(frame, Ability) and action == table.rules.use and isinstance(table.rules.kinds[frame.card].effects[0], Attempt)


def bring_up(table: DreadDrawState, seat: i64, card: i64) -> None:
    """Let a card that the seat does not know lie on top of the draw deck; who knows which place stays as it is."""
    draw = table.draw
    top = draw[-1]
    if top & KIND == card:
        return
    for pile in [draw, *table.life]:
        for place, cell in enumerate(pile):
            if cell & KIND == card and not (cell >> (KNOWN + seat)) & 1:
                pile[place] = (cell >> KNOWN << KNOWN) | (top & KIND)
                draw[-1] = (top >> KNOWN << KNOWN) | card
                return


def observation_key_of(table: DreadDrawState) -> i64:
    """The last cards of the rows."""
    clue: i64 = 0
    for seat in range(table.rules.players):
        clue = clue * STRENGTHS + table.last(seat)
    return clue * 32 + table.out
