"""What a situation of Pirate's Mark is worth, and what may come next. What it looks at is open to the seat that thinks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import NOBODY, share_of

from .cards import (
    BATTEN_DOWN,
    BLACK_SPOT,
    BLOW_THE_MAN_DOWN,
    BRING_ER_ABOUT,
    CHALICES,
    CLASS,
    DEAL,
    ITEMS,
    JOLLY_ROGER,
    KINDS,
    LETTERS,
    MARK,
    NEST_2,
    NEST_3,
    NEST_4,
    NEST_5,
    PARLAY,
    PLANK_E,
    PLANK_N,
    PLANK_S,
    PLANK_W,
    PLUNDER,
    QUEEN_ANNE,
    SCURVY,
    SWORD,
    SWORD_FIGHT,
    TORTUGA,
    TREASURE,
    TURNERS,
)
from .errands import MarkFalls
from .frames import NONE
from .notation import PULL
from .turn import Pull, Turn, owed_of, seat_of
from .windows import Bid, Call, Count
from .zones import SURE

if TYPE_CHECKING:
    from .state import PiratesMarkState

# The numbers were fitted to who won some thousand games.
MARKED: Final = 0.5
"""What a marked seat is worth beside an unmarked one, while there are bids to call: it may come back, and knows a Mark then."""
MARKED_IN_DUEL: Final = 0.15
SHIELD: Final = 0.2
"""With a card that turns Marks away, so much of the danger is left."""
UNSURE: Final = 0.8
"""How much a memory is trusted that somebody may have disturbed."""
SPYING: Final = 1.0
SPYING_IN_DUEL: Final = 1.4
"""What it is worth to know where all Marks lie."""
CHARTS: Final = 0.3
CHARTS_IN_DUEL: Final = 1.2
"""What it is worth to know that all other cards are harmless."""
BACK: Final = 1.4
"""Who comes back knows a Mark."""
GUESSED: Final = 0.65
"""What others know is only supposed."""
CATCH: Final = 0.018
CATCH_LATE: Final = 0.006
"""What a card is worth that is pulled, if it is not a Mark; less if there will soon be a duel, in which hands are lost."""
FULL_NET: Final = 15.0
"""More cards than that help no more."""
DOUBT: Final = 0.5
"""What fails more often than not is doubted, and nothing else: so one thinks of the others."""
RELIED: Final = 0.8
"""How likely others call what is doubted, if somebody is left to call."""
NOTHING_LEFT: Final = 0.000001
"""The weight of a seat that is out of the game, where its logarithm is asked for."""


def _helps() -> list[float]:
    """What holding a card adds to the worth of a seat, outside a duel."""
    helps = [0.0] * KINDS
    for card in (LETTERS, DEAL):
        helps[card] = 0.4
    for card in (JOLLY_ROGER, QUEEN_ANNE, PARLAY, PLUNDER):
        helps[card] = 0.25
    for card in (NEST_3, NEST_4, NEST_5, CHALICES, BLOW_THE_MAN_DOWN, SWORD_FIGHT):
        helps[card] = 0.15
    for card in (SWORD, NEST_2, TORTUGA, BRING_ER_ABOUT, BATTEN_DOWN):
        helps[card] = 0.07
    helps[SCURVY] = -0.1
    helps[BLACK_SPOT] = -0.05
    return helps


HELPS: Final[list[float]] = _helps()
HELPERS: Final[i64] = sum([1 << card for card, help in enumerate(HELPS) if help != 0.0])


SPYGLASSES: Final[i64] = sum([1 << card for card in (SWORD, NEST_2, NEST_3, NEST_4, NEST_5)])


# How likely is ruin?


def survival(cells: i64, marks: i64, count: i64) -> float:
    """How likely so many of the cells hold none of the Marks."""
    if count <= 0:
        return 1.0
    if count > cells - marks:
        return 0.0
    chance = 1.0
    for mark in range(marks):
        chance *= float(cells - count - mark) / float(cells - mark)
    return chance


def ruin(table: PiratesMarkState, seat: i64, count: i64) -> float:
    """How likely so many cards hold a Mark, if the seat first takes those that it knows to be harmless and then any other.

    NOBODY knows nothing of the sea.
    """
    cells: i64 = len(table.full)
    marks = table.marks_left
    safe: i64 = 0
    for memory in table.known[seat] if seat != NOBODY else NONE:
        if memory & SURE:
            cells -= 1
            if table.card_of(memory) == MARK:
                marks -= 1
            else:
                safe += 1
    return 1.0 - survival(cells, marks, count - safe)


# What is it worth?


def estimated_share_of(table: PiratesMarkState, seat: i64) -> float:
    """The share of the win that a seat can expect: who is still unmarked, with what help, and in what danger."""
    if table.over:
        return share_of(table.standing().winners, seat, table.game.players)
    weights = _weights(table, seat)
    total = 0.0
    for weight in weights:
        total += weight
    return weights[seat] / total if total > 0.0 else 0.0


def write_log_shares(table: PiratesMarkState, out: vec[float]) -> None:
    """The same for all seats at once, as nobody of them sees it, as logarithms."""
    weights = _weights(table, NOBODY)
    for seat in range(table.rules.players):
        out[seat] = math.log(max(weights[seat], NOTHING_LEFT))


def _weights(table: PiratesMarkState, thinker: i64) -> list[float]:
    """What each seat is worth beside the others, as one of them, or nobody, thinks."""
    weights = [_standing(table, each) for each in range(table.rules.players)]
    for each in range(table.rules.players):
        if table.known[each] and table.marks_left > 0 and table.is_unmarked(each):
            weights[each] *= math.exp(_knowledge(table, each) * (1.0 if each == thinker else GUESSED))
    _weigh_danger(table, weights, thinker)
    return weights


def _standing(table: PiratesMarkState, seat: i64) -> float:
    if table.is_dead(seat):
        return 0.0
    if not table.is_unmarked(seat):
        return MARKED_IN_DUEL if table.duel else MARKED
    weight = 1.0
    if table.rules.two:
        weight = float((5 - table.marks[seat]) * (5 - table.marks[seat])) / 25.0
    held: i64 = 0 if table.duel else table.holds[seat] & HELPERS
    if looms(table):
        held &= ~SPYGLASSES
    card: i64 = 0
    while held != 0:
        if held & 1:
            weight *= 1.0 + HELPS[card]
        held >>= 1
        card += 1
    return weight


def looms(table: PiratesMarkState) -> bool:
    """Whether the next Mark that sticks begins the duel: a hand is lost then, but not what was peeked at."""
    left = table.unmarked
    left &= left - 1
    left &= left - 1
    return not table.rules.two and left & (left - 1) == 0


def _knowledge(table: PiratesMarkState, seat: i64) -> float:
    """What it helps to know the sea: whoever knows it lets the others run into the Marks."""
    safe, marks = 0.0, 0.0
    for memory in table.known[seat]:
        trust = 1.0 if memory & SURE else UNSURE
        if table.card_of(memory) == MARK:
            marks += trust
        else:
            safe += trust
    spied = min(1.0, marks / float(table.marks_left))
    chart = safe / float(len(table.full))
    if table.duel:
        return SPYING_IN_DUEL * spied + CHARTS_IN_DUEL * chart
    return SPYING * spied + CHARTS * chart


def _weigh_danger(table: PiratesMarkState, weights: list[float], thinker: i64) -> None:
    """Who is about to pull, or to bid, may be marked."""
    frame = table.top
    if isinstance(frame, Bid | Call):
        _weigh_bids(table, weights, thinker)
        return
    stack = table.stack
    bottom = stack[0]
    if not isinstance(bottom, Turn):
        return
    drawn = 0.0
    if isinstance(frame, Count):
        drawn = _pulls(table, weights, bottom.called, frame.base + frame.extra)
    for each in stack:
        if isinstance(each, Pull):
            drawn = _pulls(table, weights, each.seat, each.owed + len(each.selectors) + steered(each))
        elif isinstance(each, MarkFalls) and not table.holds[each.seat] & TURNERS:
            _hurt(table, weights, each.seat, 1.0)
    for entry in bottom.queue:
        drawn = max(drawn, _pulls(table, weights, seat_of(entry), owed_of(entry)))
    _weigh_caller(table, weights, bottom, 1.0 if bottom.mark_drawn else drawn)


def steered(part: Pull) -> i64:
    """About so many cards are forced upon the puller."""
    found: i64 = 4 if part.edge >= 0 else 0
    for whirl in part.whirls:
        found += len(whirl)
    return found


def _pulls(table: PiratesMarkState, weights: list[float], seat: i64, count: i64) -> float:
    """The danger of pulling so many cards; returns how likely a Mark comes."""
    risk = ruin(table, seat, count)
    _hurt(table, weights, seat, risk)
    if not table.duel:
        weights[seat] *= 1.0 + (CATCH_LATE if looms(table) else CATCH) * min(float(count) * (1.0 - 0.5 * risk), FULL_NET)
    return risk


def _hurt(table: PiratesMarkState, weights: list[float], seat: i64, risk: float) -> None:
    """The seat is marked with this chance."""
    if not table.duel and table.holds[seat] & TURNERS:
        risk *= SHIELD
    if table.rules.two:
        weights[seat] *= 1.0 - risk * (1.0 if table.duel else 0.4)
    else:
        weights[seat] *= 1.0 - risk * (1.0 - (MARKED_IN_DUEL if table.duel or looms(table) else MARKED))


def _weigh_caller(table: PiratesMarkState, weights: list[float], turn: Turn, drawn: float) -> None:
    """A marked caller comes back or dies, another one may be punished."""
    if table.kisser != NOBODY:
        weights[table.kisser] = BACK * max(drawn, ruin(table, NOBODY, table.kiss_turns))
    caller = table.caller
    if caller == NOBODY or turn.judged:
        return
    if turn.caller_marked:
        weights[caller] = drawn * BACK
    else:
        _hurt(table, weights, caller, (1.0 - drawn) * ruin(table, NOBODY, 1))


def brink(table: PiratesMarkState) -> i64:
    """The highest bid that does not fail more often than not."""
    count: i64 = 0
    most: i64 = len(table.full)
    while count < most and ruin(table, NOBODY, count + 1) <= DOUBT:
        count += 1
    return count


def _weigh_bids(table: PiratesMarkState, weights: list[float], thinker: i64) -> None:
    """Bids go on up to the first that is doubted: by one, but who thinks goes to the brink."""
    limit = brink(table)
    seat, count = table.turn, table.bid
    rest = 1.0
    if table.bidder != NOBODY and count > limit:
        called = RELIED if isinstance(table.top, Call) and table.waiting != 0 else 0.0
        _called(table, weights, table.bidder, count, called)
        rest -= called
    while count < limit:
        count = limit if seat == thinker else count + 1
        seat = table.next_after(seat)
    _called(table, weights, seat, min(count + 1, len(table.full)), rest)


def _called(table: PiratesMarkState, weights: list[float], seat: i64, count: i64, chance: float) -> None:
    """With this chance the seat is called."""
    before = weights[seat]
    _pulls(table, weights, seat, count)
    weights[seat] = before + chance * (weights[seat] - before)


# What the next card may be


def _alikes() -> list[int]:
    """For each card one that does much the same, which is thought about instead."""
    alike = list(range(KINDS))
    for card in range(KINDS):
        if CLASS[card] == ITEMS:
            alike[card] = TREASURE
    for one, other in ((NEST_2, NEST_3), (NEST_4, NEST_5), (BRING_ER_ABOUT, TORTUGA), (PLANK_N, PLANK_E), (PLANK_S, PLANK_E)):
        alike[one] = other
    alike[PLANK_W] = PLANK_E
    return alike


ALIKE: Final[list[int]] = _alikes()


def chances_of(table: PiratesMarkState, seat: i64, action: i64) -> list[tuple[int, int]]:
    """The cards that a pull may turn up, each with its number; of those that are alike, one for all."""
    if not PULL <= action < PULL + 168:
        return []
    memory = table.memory_of(seat, action - PULL)
    if memory >= 0 and memory & SURE:
        return [(table.card_of(memory), 1)]
    counts = [0] * KINDS
    for cell in table.full:
        counts[table.sea[cell]] += 1
    for known in table.known[seat]:
        if known & SURE:
            counts[table.card_of(known)] -= 1
    for card in range(KINDS):
        alike = ALIKE[card]
        if counts[alike] > 0 and alike != card:
            counts[alike] += counts[card]
            counts[card] = 0
    return [(card, count) for card, count in enumerate(counts) if count > 0]


def bring_up(table: PiratesMarkState, seat: i64, cell: i64, card: i64) -> None:
    """Let a card that the seat does not know lie in this cell."""
    old = table.sea[cell]
    if old == card:
        return
    for other in table.full:
        if table.sea[other] == card:
            memory = table.memory_of(seat, other)
            if memory < 0 or not memory & SURE:
                table.sea[other] = old
                table.sea[cell] = card
                return


def observation_key_of(table: PiratesMarkState) -> i64:
    """Who is marked, how much is owed, what is being asked."""
    frame = table.top
    owed: i64 = frame.owed if isinstance(frame, Pull) else 0
    return ((table.unmarked * 1024 + table.dead) * 256 + min(owed, 255)) * 16 + len(table.stack)
