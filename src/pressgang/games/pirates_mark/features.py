"""The facts about a table of Pirate's Mark that a network weighs, as the seat that thinks knows them and counted from it.

What is known of the sea decides this game, so most of them ask that: which Marks the seat has found, how many cells it may pull without
danger, what others may have seen, and how likely those who are about to pull meet a Mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import NOBODY
from pressgang.core.bits import bit, size_of
from pressgang.core.network import Features, level

from .cards import MARK, TREASURE, TURNERS
from .errands import MarkFalls, Peek, Return
from .frames import PirateFrame
from .returns import filled_cell, returned_card, returner
from .thinking import SPYGLASSES, brink, looms, ruin, steered
from .turn import Pull, Turn, owed_of, seat_of
from .windows import Answer, Bid, Call, Count, Kiss
from .windows import Dice as DiceWindow

if TYPE_CHECKING:
    from .game import PiratesMark
    from .state import PiratesMarkState

WORDS_OF_SEAT: Final = 3
COMMON_WORDS: Final = 6
PARTS: Final = 16
"""Places of a chance."""
FINE: Final = 20


def words_for(game: PiratesMark) -> int:
    """How many words of facts a table of this game has."""
    return game.players * WORDS_OF_SEAT + COMMON_WORDS


def write_features(table: PiratesMarkState, seat: i64, drawing: bool, features: Features) -> i64:
    """Write the facts; returns the seat that thinks, from which they are counted."""
    features.begin()
    pulls = _pulls_ahead(table)
    limit = brink(table)
    _write_seat(table, seat, seat, pulls[seat], features)
    for other in table.rules.around[seat]:
        if other != seat:
            _write_seat(table, other, NOBODY, pulls[other], features)
    features.add(_course(table, drawing))
    features.add(_standing_bid(table, limit))
    _write_knowledge(table, seat, features)
    features.add(_judgement(table, seat, pulls))
    features.add(_bidding(table, seat, limit))
    return seat


def parts_of(chance: float, parts: i64) -> i64:
    """A chance as so many places."""
    return level(int(chance * float(parts) + 0.5), parts)


def _business(table: PiratesMarkState) -> PirateFrame:
    """What is going on, apart from somebody's peeking in between."""
    frame = table.top
    below = frame.below
    return below if isinstance(frame, Peek) and below is not None else frame


def _looks_ahead(table: PiratesMarkState, seat: i64) -> i64:
    """At so many cells the seat may still peek now."""
    frame = table.top
    return frame.left if isinstance(frame, Peek) and frame.seat == seat else 0


def _pulls_ahead(table: PiratesMarkState) -> list[int]:
    """How many cards each seat has to pull in this turn, as far as that is settled."""
    ahead = [0] * table.rules.players
    for frame in table.stack:
        if isinstance(frame, Turn):
            for entry in frame.queue:
                ahead[seat_of(entry)] += owed_of(entry)
        elif isinstance(frame, Pull):
            ahead[frame.seat] += frame.owed + len(frame.selectors) + steered(frame)
        elif isinstance(frame, Count):
            ahead[table.puller()] += frame.base + frame.extra
    return ahead


def _write_seat(table: PiratesMarkState, seat: i64, eyes: i64, pulls: i64, features: Features) -> None:
    """The hand of a seat, its part in this turn, and its danger as seen by these eyes: its own, or nobody's."""
    features.add(table.holds[seat] | (_roles(table, seat) << 51))
    holds = table.holds[seat]
    risk = ruin(table, eyes, pulls - _looks_ahead(table, seat))
    numbers = level(pulls, 8) | (parts_of(risk, PARTS) << 8) | (level(len(table.looked[seat]), 8) << 24)
    numbers |= (level(_marks_laid(table, seat), 3) << 32) | (level(table.hands[seat].count(TREASURE), 10) << 35)
    numbers |= level(len(table.hands[seat]) // 2, 8) << 45
    if holds & TURNERS:
        numbers |= bit(53)
    if holds & SPYGLASSES:
        numbers |= bit(54)
    features.add(numbers | (level(table.marks[seat], 5) << 55))
    features.add(_place_in_line(table, seat, eyes) | (_naked_danger(table, seat, risk) << 22))


def _roles(table: PiratesMarkState, seat: i64) -> i64:
    """What the seat is in this game and this turn."""
    found: i64 = 0
    if table.is_unmarked(seat):
        found |= 1
    if table.is_dead(seat):
        found |= 2
    if (table.bound >> seat) & 1:
        found |= 4
    if seat == table.turn:
        found |= 8
    if seat == table.bidder:
        found |= 16
    if seat == table.caller:
        found |= 32
    if seat == table.kisser:
        found |= 64
    if (table.waiting >> seat) & 1:
        found |= 128
    if table.captain_of(seat) != NOBODY:
        found |= 256
    return found


def _marks_laid(table: PiratesMarkState, seat: i64) -> i64:
    """The Marks that the seat has put back and that were not pulled since: it knows where they lie."""
    found: i64 = 0
    for entry in table.filled:
        if returned_card(entry) == MARK and returner(entry) == seat:
            found += 1
    return found


def _place_in_line(table: PiratesMarkState, seat: i64, eyes: i64) -> i64:
    """How far the seat is from its next bid, and the danger of the bid that it stands by: 22 places."""
    if not isinstance(_business(table), Bid | Call) or not table.is_unmarked(seat):
        return 0
    steps: i64 = 0
    who = table.turn
    while who != seat and steps < 5:
        who = table.next_after(who)
        steps += 1
    found = bit(min(steps, 5))
    if seat == table.bidder:
        found |= parts_of(ruin(table, eyes, table.bid), PARTS) << 6
    return found


def _naked_danger(table: PiratesMarkState, seat: i64, risk: float) -> i64:
    """The danger of a seat that cannot turn a Mark away, and of one that would die of it: 33 places."""
    found: i64 = 0
    if not table.holds[seat] & TURNERS:
        found |= parts_of(risk, PARTS)
        if table.deadly(seat) != NOBODY:
            found |= (parts_of(risk, PARTS) << 16) | bit(32)
    return found


def _course(table: PiratesMarkState, drawing: bool) -> i64:
    """How far the game is."""
    found = level(len(table.full) // 6, 22) | (level(table.marks_left, 9) << 22) | (level(size_of(table.unmarked), 5) << 31)
    found |= (level(size_of(table.dead), 4) << 36) | (level(size_of(table.marked()), 4) << 40)
    found |= (level(table.kiss_turns, 3) << 44) | (level(table.calm, 3) << 47)
    if table.duel:
        found |= bit(50)
    if looms(table):
        found |= bit(51)
    if drawing:
        found |= bit(52)
    if table.direction == 1:
        found |= bit(53)
    return found


def _standing_bid(table: PiratesMarkState, limit: i64) -> i64:
    """What is asked, and how the bid stands."""
    found = bit(_kind_of(table))
    if table.bidder != NOBODY:
        found |= parts_of(ruin(table, NOBODY, table.bid), FINE) << 11
    found |= level(limit - table.bid, FINE) << 31
    for frame in table.stack:
        if isinstance(frame, Turn):
            if frame.mark_drawn:
                found |= bit(51)
            if frame.judged:
                found |= bit(52)
            if frame.caller_marked:
                found |= bit(53)
        elif isinstance(frame, Pull):
            found |= bit(54 + frame.steer)
            if frame.winds != NOBODY:
                found |= bit(58)
            if frame.hands_on_deck > 0:
                found |= bit(59)
    return found


def _kind_of(table: PiratesMarkState) -> i64:
    """What kind of business waits, as a number up to 10."""
    frame = table.top
    if isinstance(frame, Bid):
        return 0
    if isinstance(frame, Call):
        return 1
    if isinstance(frame, Answer):
        return 2
    if isinstance(frame, Kiss):
        return 3
    if isinstance(frame, DiceWindow):
        return 4
    if isinstance(frame, Pull):
        return 5
    if isinstance(frame, MarkFalls):
        return 6
    if isinstance(frame, Return):
        return 7
    return 8 if isinstance(frame, Peek) else 9


def _write_knowledge(table: PiratesMarkState, seat: i64, features: Features) -> None:
    """What the seat knows of the sea: of use in bidding if it is unmarked, in a duel, or in calling if it is marked; two words."""
    marks: i64 = 0
    safe: i64 = 0
    shared: i64 = 0
    for memory in table.known[seat]:
        if table.card_of(memory) != MARK:
            safe += 1
            continue
        marks += 1
        if _others_know(table, seat, table.cell_of(memory)):
            shared += 1
    marks = min(marks, table.marks_left)
    hidden = table.marks_left - marks
    cells: i64 = len(table.full) - marks - safe
    first = level(marks, 5) | (level(hidden, 5) << 5) | (level(safe, 12) << 10) | (level(marks - shared, 3) << 22)
    if hidden == 0:
        first |= bit(25)
    looks = level(_looks_ahead(table, seat), 8) << 52
    danger = level(hidden * 200 // max(cells, 1), FINE)
    if not table.is_unmarked(seat):
        features.add((first << 26) | looks)
        features.add(danger << 40)
    elif table.duel:
        features.add(looks)
        features.add(first | (bit(26) if safe > 0 else 0) | (danger << 40))
    else:
        features.add(first | looks)
        features.add(danger << 40)


def _others_know(table: PiratesMarkState, seat: i64, cell: i64) -> bool:
    """Whether another seat has looked there, or filled that cell."""
    for other in range(table.rules.players):
        if other != seat and cell in table.looked[other]:
            return True
    for entry in table.filled:
        if filled_cell(entry) == cell and returner(entry) != seat:
            return True
    return False


def _judgement(table: PiratesMarkState, seat: i64, pulls: list[int]) -> i64:
    """How likely a Mark is drawn in this turn, for who hopes for it and who fears it."""
    turn = table.stack[0]
    if not isinstance(turn, Turn):
        return 0
    drawn = 1.0 if turn.mark_drawn else 0.0
    for each in range(table.rules.players):
        if pulls[each] > 0:
            drawn = max(drawn, ruin(table, seat if each == seat else NOBODY, pulls[each]))
    likely = parts_of(drawn, PARTS)
    found: i64 = 0
    if table.kisser == seat or (table.caller == seat and turn.caller_marked):
        found |= likely << 32
    elif table.caller == seat:
        found |= likely << 16
    elif table.caller != NOBODY or table.kisser != NOBODY:
        found |= likely
    return found


def _bidding(table: PiratesMarkState, seat: i64, limit: i64) -> i64:
    """The danger of the seat's own next bid, and who will have to go beyond the brink."""
    if not isinstance(_business(table), Bid | Call):
        return 0
    found: i64 = 0
    if table.is_unmarked(seat):
        found |= parts_of(ruin(table, seat, table.bid + 1), FINE)
        if table.turn == seat:
            found |= parts_of(ruin(table, seat, table.bid + 1), FINE) << 20
    who, steps = table.turn, max(limit - table.bid, 0) % max(size_of(table.unmarked), 1)
    for _ in range(steps):
        who = table.next_after(who)
    players: i64 = table.rules.players
    return found | (bit(min((who - seat + players) % players, 9)) << 40)
