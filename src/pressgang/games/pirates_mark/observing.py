"""What a seat sees of Pirate's Mark as columns of bytes, and the moves that a learner numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import NOBODY, Layout, Sheet
from pressgang.core.bits import bit
from pressgang.core.observation import HIGHEST, tally

from .cards import KINDS, MARK
from .grid import EDGES
from .turn import Pull
from .zones import SURE

if TYPE_CHECKING:
    from .game import PiratesMark
    from .state import PiratesMarkState

PHASES: Final = (
    *("bid", "call", "answer", "kiss", "dice", "turn", "pull", "mark", "return", "peek", "mate", "water", "compass", "revive", "blind"),
    "over",
)
NUMBERS: Final = ("left", "marks_left", "bid", "owed", "kiss_turns", "calm", "roll", "clockwise", "duel")
SEATS: Final = ("turn", "bidder", "caller", "kisser", "asked", "unmarked", "dead", "bound")
OF_EACH: Final = ("hand", "locked", "laid")
"""Cards of each seat, counted by kind."""


def layout_of(game: PiratesMark) -> Layout:
    """The fields, in the order in which `write_observation` writes them."""
    layout, cells = Layout(game.name), len(game.grid.cells)
    for name in SEATS:
        layout.add(name, game.players)
    layout.add("phase", len(PHASES))
    layout.add("compass", len(EDGES))
    layout.add_numbers(NUMBERS)
    layout.add("marks", game.players, HIGHEST)
    for seat in range(game.players):
        layout.add("mate", game.players, seat=seat)
    for name in ("discard", "hidden"):
        layout.add(name, KINDS, HIGHEST)
    for seat in range(game.players):
        for name in OF_EACH:
            layout.add(name, KINDS, HIGHEST, seat=seat)
    for name in ("sea", "sure", "known_mark", "ahead"):
        layout.add(name, cells)
    layout.add("known", cells, KINDS)
    for seat in range(game.players):
        layout.add("looked", cells, seat=seat)
    return layout


def write_observation(table: PiratesMarkState, seat: i64, sheet: Sheet) -> None:
    """The fields of `layout_of`."""
    _write_seats(table, seat, sheet)
    sheet.places(bit(PHASES.index("over" if table.over else table.top.slug())), len(PHASES))
    sheet.places(bit(table.compass), len(EDGES))
    _write_numbers(table, sheet)
    players: i64 = table.rules.players
    around = [(seat + step) % players for step in range(players)]
    sheet.numbers([table.marks[other] for other in around])
    for other in around:
        sheet.seat(table.mates[other], seat, players)
    sheet.numbers(tally(table.discard, KINDS))
    sheet.numbers(_hidden(table, seat))
    for other in around:
        sheet.numbers(tally(table.hands[other], KINDS))
        sheet.numbers(tally(table.locked[other], KINDS))
        sheet.numbers(tally(table.laid[other], KINDS))
    _write_sea(table, seat, sheet)
    for other in around:
        _write_cells(table, table.looked[other], sheet)


def _write_seats(table: PiratesMarkState, seat: i64, sheet: Sheet) -> None:
    """The fields of SEATS: one seat each, then sets of seats."""
    players: i64 = table.rules.players
    for who in (table.turn, table.bidder, table.caller, table.kisser):
        sheet.seat(who, seat, players)
    for seats in (table.waiting, table.unmarked, table.dead, table.bound):
        sheet.seats(seats, seat, players)


def _write_numbers(table: PiratesMarkState, sheet: Sheet) -> None:
    sheet.number(len(table.full))
    sheet.number(table.marks_left)
    sheet.number(0 if table.bidder == NOBODY else table.bid)
    sheet.number(_owed(table))
    sheet.number(table.kiss_turns)
    sheet.number(table.calm)
    sheet.number(table.roll if table.rules.two else 0)
    sheet.number(1 if table.direction == 1 else 0)
    sheet.number(1 if table.duel else 0)
    sheet.end()


def _owed(table: PiratesMarkState) -> i64:
    """What is still to be pulled in the running part."""
    for frame in table.stack:
        if isinstance(frame, Pull):
            return frame.owed
    return 0


def _hidden(table: PiratesMarkState, seat: i64) -> list[int]:
    """How many of each card lie somewhere in the sea, those of which the seat is sure excepted."""
    counts = tally([table.sea[cell] for cell in table.full], KINDS)
    for memory in table.known[seat]:
        if memory & SURE:
            counts[table.card_of(memory)] -= 1
    return counts


def _write_sea(table: PiratesMarkState, seat: i64, sheet: Sheet) -> None:
    """Where cards lie, what this seat remembers of them, and where the way leads."""
    known = table.known[seat]
    _write_cells(table, table.full, sheet)
    _write_cells(table, [table.cell_of(memory) for memory in known if memory & SURE], sheet)
    _write_cells(table, [table.cell_of(memory) for memory in known if table.card_of(memory) == MARK], sheet)
    _write_cells(table, table.top.ahead(), sheet)
    cards = [0 for _ in table.rules.grid.cells]
    for memory in known:
        cards[table.rules.grid.place[table.cell_of(memory)]] = 1 + table.card_of(memory)
    sheet.numbers(cards)


def _write_cells(table: PiratesMarkState, cells: list[int], sheet: Sheet) -> None:
    """Yes or no for each cell of the grid."""
    grid = table.rules.grid
    found = [0 for _ in grid.cells]
    for cell in cells:
        found[grid.place[cell]] = 1
    sheet.numbers(found)


# The moves that can occur


def usable_moves(game: PiratesMark) -> list[int]:
    """Without cells beyond the grid, bids beyond its size, seats that are not there and the mover as a target."""
    return [move for move in range(len(game.moves)) if _is_usable(game, move)]


def _is_usable(game: PiratesMark, move: int) -> bool:
    verb, places = game.verbs.arguments(move)
    if verb in ("pull", "peek", "sink"):
        return game.grid.has(places[0])
    if verb == "bid":
        return places[0] < len(game.grid.cells)
    return all(0 < seat < game.players for seat in game.verbs.seats_named(move))
