"""How one plays Pirate's Mark without much thought, and which moves are worth a thought at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import NOBODY
from pressgang.core import Dice as RandomDice
from pressgang.core.bits import bit

from .cards import (
    BATTEN_DOWN,
    BLOW_THE_MAN_DOWN,
    BRING_ER_ABOUT,
    CHALICES,
    FLYING_DUTCHMAN,
    JOLLY_ROGER,
    KINDS,
    LETTERS,
    MARK,
    MUTINY,
    NEST_2,
    NEST_3,
    NEST_4,
    NEST_5,
    PARLAY,
    PLUNDER,
    QUEEN_ANNE,
    SWORD,
    SWORD_FIGHT,
    TORTUGA,
)
from .errands import Blind, MarkFalls, Peek, Return, Water
from .notation import (
    ACCEPT,
    BID,
    BLOW,
    CALL,
    DISCARD,
    DO_ABOUT,
    DO_CHALICES,
    DO_DEAL,
    DO_JOLLY,
    DO_LETTERS,
    DO_MUTINY,
    DO_NEST,
    DO_PARLAY,
    DO_SWORD,
    DO_TORTUGA,
    DONE,
    KISS,
    LOCK,
    PASS,
    PULL,
    QUEEN,
    SCATTER,
    STEAL,
    TAKE,
)
from .thinking import DOUBT, brink, ruin
from .turn import FREE, SELECT, Pull
from .windows import Answer, Bid, Call
from .windows import Dice as DiceWindow
from .windows import Kiss as KissWindow
from .zones import SURE

if TYPE_CHECKING:
    from .state import PiratesMarkState

DESPAIR: Final = 0.6
"""A marked seat puts its life on it at this chance."""
FEW_CARDS: Final = 3
"""More cards than this are put back at once."""
SCARED: Final = 0.3
"""At this risk an answer is worth a card."""


def _worths() -> list[int]:
    """How much each card is liked, roughly."""
    likes = [0] * KINDS
    for card in (LETTERS, JOLLY_ROGER, QUEEN_ANNE, PARLAY):
        likes[card] = 9
    for card in (BLOW_THE_MAN_DOWN, SWORD_FIGHT, CHALICES, PLUNDER):
        likes[card] = 6
    for card in (SWORD, NEST_5, NEST_4, TORTUGA, BRING_ER_ABOUT, BATTEN_DOWN):
        likes[card] = 4
    for card in (NEST_3, NEST_2, MUTINY, FLYING_DUTCHMAN):
        likes[card] = 3
    return likes


LIKES: Final[list[int]] = _worths()


def rule_of_thumb_for(table: PiratesMarkState, seat: i64, dice: RandomDice) -> i64:
    """The rule of thumb: bid as little as possible, doubt what fails more often than not."""
    frame = table.top
    if isinstance(frame, Call):
        return CALL if ruin(table, NOBODY, table.bid) > (DOUBT if table.is_unmarked(seat) else DESPAIR) else PASS
    if isinstance(frame, Bid):
        return _least_bid(table, seat)
    return _routine(table, seat, dice)


def quick_choice_for(table: PiratesMarkState, seat: i64, dice: RandomDice) -> i64:
    """Much the same, but a bid is doubted the more often the more likely it fails."""
    frame = table.top
    if isinstance(frame, Call):
        risk = ruin(table, NOBODY, table.bid)
        if not table.is_unmarked(seat):
            return CALL if risk > SCARED else PASS
        return CALL if risk > 0.1 and float(dice.below(1000)) < 1000.0 * risk else PASS
    if isinstance(frame, Bid):
        return _least_bid(table, seat)
    return _routine(table, seat, dice)


def _least_bid(table: PiratesMarkState, seat: i64) -> i64:
    """As little as possible; who would be in danger with that gets out of it with a card."""
    menu = table.menu_of(seat)
    if menu.bids == 0:
        return CALL
    if table.bid > 0 and ruin(table, NOBODY, table.bid) > SCARED:
        if table.has(seat, TORTUGA):
            return DO_TORTUGA
        if table.has(seat, BRING_ER_ABOUT):
            return DO_ABOUT
    return menu.low


def _routine(table: PiratesMarkState, seat: i64, dice: RandomDice) -> i64:
    """What one does in all other situations."""
    frame = table.top
    if isinstance(frame, Pull):
        return _pull(table, frame, seat, dice)
    if isinstance(frame, Answer):
        return _answer(table, frame, seat)
    if isinstance(frame, KissWindow):
        if table.is_unmarked(seat):
            return DO_MUTINY
        return KISS if ruin(table, NOBODY, 3) > SCARED else PASS
    if isinstance(frame, DiceWindow):
        return DO_MUTINY if seat != table.puller() else DO_CHALICES if frame.base > 2 else PASS
    if isinstance(frame, MarkFalls):
        return _turn_away(table, seat, dice)
    if isinstance(frame, Return):
        return table.menu_of(seat).move(dice.below(table.menu_of(seat).size()))
    if isinstance(frame, Peek):
        return frame_peek(table, seat, dice)
    if isinstance(frame, Blind):
        return TAKE
    if isinstance(frame, Water):
        return _least_liked(table, seat)
    return table.any_action(seat, dice)


def _pull(table: PiratesMarkState, frame: Pull, seat: i64, dice: RandomDice) -> i64:
    """Look first, if there is something to look with; then what is known to be harmless (or, for somebody else, a Mark)."""
    mine = seat == frame.seat
    if mine and frame.owed > 1 and frame.steer == FREE and table.marks_left > 0:
        card = _telescope(table, seat)
        if card != NOBODY:
            return card
    cells = table.menu_of(seat).cells
    for memory in table.known[seat]:
        cell = table.cell_of(memory)
        if (table.card_of(memory) == MARK) != mine and memory & SURE and (frame.steer == FREE or frame.steer == SELECT):
            return PULL + cell
    cell = cells[dice.below(len(cells))]
    if mine and table.memory_of(seat, cell) >= 0:  # a Mark, probably: try another
        cell = cells[dice.below(len(cells))]
    return PULL + cell


def _telescope(table: PiratesMarkState, seat: i64) -> i64:
    """The move that looks under cards, NOBODY's if there is none."""
    if table.has(seat, SWORD):
        return DO_SWORD
    for nest in range(4):
        if table.has(seat, NEST_5 - nest):
            return DO_NEST + 3 - nest
    return NOBODY


def _answer(table: PiratesMarkState, frame: Answer, seat: i64) -> i64:
    """A card against a bid that is dangerous."""
    if seat != table.puller():
        return DO_MUTINY
    if ruin(table, NOBODY, frame.base + frame.extra) < SCARED:
        return PASS
    if table.has(seat, CHALICES) and frame.base > 2:
        return DO_CHALICES
    if table.has(seat, PARLAY):
        return DO_PARLAY
    for action in table.menu_of(seat).head:
        if BLOW <= action < QUEEN:
            return action
    return PASS


def _turn_away(table: PiratesMarkState, seat: i64, dice: RandomDice) -> i64:
    """Whatever turns the Mark away."""
    head = table.menu_of(seat).head
    for wanted in (DO_LETTERS, DO_JOLLY):
        if wanted in head:
            return wanted
    best: i64 = head[len(head) - 1]
    if best >= QUEEN:
        return best
    for action in table.menu_of(seat).tail:
        card = (action - STEAL) % KINDS
        if card in (LETTERS, JOLLY_ROGER):
            return action
    return DO_DEAL if DO_DEAL in head else ACCEPT


def frame_peek(table: PiratesMarkState, seat: i64, dice: RandomDice) -> i64:
    """A cell of which the seat knows nothing."""
    menu = table.menu_of(seat)
    for _ in range(4):
        cell = menu.cells[dice.below(len(menu.cells))]
        if table.memory_of(seat, cell) < 0:
            return menu.verb + cell
    return DONE


def _least_liked(table: PiratesMarkState, seat: i64) -> i64:
    """The card that is missed least."""
    head = table.menu_of(seat).head
    best = head[0]
    for action in head:
        if LIKES[action - DISCARD] < LIKES[best - DISCARD]:
            best = action
    return best


# What is worth a thought


def distinct_actions_of(table: PiratesMarkState, seat: i64) -> list[int]:
    """The moves that differ: of cells of which the seat knows nothing one, of bids a few."""
    menu = table.menu_of(seat)
    frame = table.top
    ideas = _plays(menu.head)
    if menu.bids > 0:
        _add_bids(table, menu.low - BID, ideas)
    if menu.cells:
        if isinstance(frame, Return):
            ideas = _places(table, seat, len(frame.cards))
        else:
            _add_cells(table, seat, ideas)
    for action in menu.tail:
        if (action >= STEAL and LIKES[(action - STEAL) % KINDS] >= 6) or (action < DISCARD and LIKES[action - LOCK] >= 9):
            ideas.append(action)
    return ideas if ideas else [menu.move(0)]


def _plays(head: list[int]) -> list[int]:
    """The moves that are neither bids nor cells; of Crow's Nests the highest is enough."""
    nests = [action for action in head if DO_NEST <= action < BLOW]
    plays = [action for action in head if action != DONE and not DO_NEST <= action < BLOW]
    return plays + nests[-1:]


def _add_bids(table: PiratesMarkState, least: i64, ideas: list[int]) -> None:
    """The least, a little more, half-way to the brink, the brink, and what is doubted there."""
    limit = brink(table)
    last: i64 = 0
    for bid in (least, least + 1, (least + limit) // 2, limit, limit + 1):
        if last < bid <= len(table.full) and bid >= least:
            ideas.append(BID + bid)
            last = bid


def _add_cells(table: PiratesMarkState, seat: i64, ideas: list[int]) -> None:
    """One unknown cell, one that is surely harmless, one that is surely a Mark, and one that was harmless."""
    menu = table.menu_of(seat)
    seen: i64 = 0
    for memory in table.known[seat]:
        kind: i64 = (2 if memory & SURE else 0) + (1 if table.card_of(memory) == MARK else 0)
        cell = table.cell_of(memory)
        if (seen >> kind) & 1 == 0 and menu.has(menu.verb + cell):
            seen |= bit(kind)
            if menu.verb == PULL:
                ideas.append(menu.verb + cell)
    unknown = _unknown_cell(table, seat)
    if unknown >= 0:
        ideas.append(menu.verb + unknown)
    elif menu.verb != PULL:
        ideas.append(DONE)


def _unknown_cell(table: PiratesMarkState, seat: i64) -> i64:
    """A cell of which the seat knows nothing, a different one in each situation; -1 if there is none."""
    cells = table.menu_of(seat).cells
    count: i64 = len(cells)
    start = (count * 37 + table.turn * 11 + table.marks_left * 5) % count
    for step in range(count):
        cell = cells[(start + step) % count]
        if table.memory_of(seat, cell) < 0:
            return cell
    return -1


def _places(table: PiratesMarkState, seat: i64, cards: int) -> list[int]:
    """Where a card may be put: an empty cell, a full one, or all of them anywhere."""
    menu = table.menu_of(seat)
    if cards > FEW_CARDS and SCATTER in menu.head:
        return [SCATTER]
    ideas: list[int] = [SCATTER] if SCATTER in menu.head else []
    empties = table.empty_cells()
    salt = len(table.full) * 37 + table.turn * 11
    ideas.append(menu.verb + empties[salt % len(empties)])
    if table.full:
        ideas.append(menu.verb + table.full[salt % len(table.full)])
    return ideas
