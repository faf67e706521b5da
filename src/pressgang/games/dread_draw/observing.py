"""What a seat sees of Dread Draw as columns of bytes, and the moves that a learner numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import Layout, Sheet
from pressgang.core.bits import bit
from pressgang.core.observation import HIGHEST, tally

from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from .game import DreadDraw
    from .state import DreadDrawState

PHASES: Final = ("summon", "keep", "ability", "target", "peek", "order", "pick", "over")
AHEAD: Final = 3
"""So many cards from the top of the draw deck and of the own life deck have columns of their own."""
NUMBERS: Final = ("round", "draw", "discards", "played")
BY_SEAT: Final = ("life", "total", "last", "threat", "wards", "total_bonus", "damage_bonus")
"""Numbers of each seat."""
PILES: Final = ("row", "reserves", "known_life")
"""Cards of each seat, counted by kind."""


def layout_of(game: DreadDraw) -> Layout:
    """The fields, in the order in which `write_observation` writes them."""
    layout, kinds = Layout(game.name), game.kinds_count
    for name in ("turn", "asked", "called", "out", "defeated"):
        layout.add(name, game.players)
    layout.add("phase", len(PHASES))
    layout.add_numbers(NUMBERS)
    for name in BY_SEAT:
        layout.add(name, game.players, HIGHEST)
    for name in ("discard", "drawn", "fortune", "named", "known_draw"):
        layout.add(name, kinds, HIGHEST)
    layout.add("source", kinds, 1)
    for seat in range(game.players):
        for name in PILES:
            layout.add(name, kinds, HIGHEST, seat=seat)
    for name in ("next_draw", "next_life"):
        for depth in range(AHEAD):
            layout.add(f"{name}{depth}", kinds)
    return layout


def write_observation(table: DreadDrawState, seat: i64, sheet: Sheet) -> None:
    """The fields of `layout_of`."""
    players: i64 = table.rules.players
    _write_seats(table, seat, sheet)
    sheet.places(bit(PHASES.index(_phase(table))), len(PHASES))
    for number in (table.round, len(table.draw), len(table.discard), table.played):
        sheet.number(number)
    sheet.end()
    around = [(seat + step) % players for step in range(players)]
    _write_numbers(table, around, sheet)
    _write_cards(table, seat, sheet)
    for other in around:
        _write_count(table, table.rows[other], sheet)
        _write_count(table, table.reserves[other], sheet)
        _write_count(table, _known_kinds(table.life[other], seat), sheet)
    _write_next(table, table.draw, seat, sheet)
    _write_next(table, table.life[seat], seat, sheet)


def _phase(table: DreadDrawState) -> str:
    return "over" if table.over else table.top.phase(table)


def _write_seats(table: DreadDrawState, seat: i64, sheet: Sheet) -> None:
    """Whose turn it is, who is asked, who has called; who is out of the round and of the game."""
    players: i64 = table.rules.players
    for who in (table.turn, table.chooser, table.called):
        sheet.seat(who, seat, players)
    for seats in (table.out, table.defeated):
        sheet.seats(seats, seat, players)


def _write_numbers(table: DreadDrawState, around: list[int], sheet: Sheet) -> None:
    sheet.numbers([len(table.life[seat]) for seat in around])
    sheet.numbers([table.total(seat) for seat in around])
    sheet.numbers([table.last(seat) for seat in around])
    sheet.numbers([table.damage_of(seat) if table.is_inside(seat) else 0 for seat in around])
    sheet.numbers([table.wards[seat] for seat in around])
    sheet.numbers([table.total_bonus[seat] for seat in around])
    sheet.numbers([table.damage_bonus[seat] for seat in around])


def _write_cards(table: DreadDrawState, seat: i64, sheet: Sheet) -> None:
    """Cards that everybody sees; those that this seat has named, and knows in the draw deck."""
    frame = table.top
    _write_count(table, table.discard, sheet)
    _write_count(table, table.drawn, sheet)
    _write_count(table, table.fortune, sheet)
    _write_count(table, frame.order if frame.seat == seat else [], sheet)
    _write_count(table, _known_kinds(table.draw, seat), sheet)
    _write_count(table, [frame.card] if frame.card >= 0 else [], sheet)


def _write_count(table: DreadDrawState, cards: list[int], sheet: Sheet) -> None:
    sheet.numbers(tally(cards, table.rules.kinds_count))


def _known_kinds(pile: list[int], seat: i64) -> list[int]:
    """The cards of a face-down pile that this seat knows."""
    return [cell & KIND for cell in pile if (cell >> (KNOWN + seat)) & 1]


def _write_next(table: DreadDrawState, pile: list[int], seat: i64, sheet: Sheet) -> None:
    """The top cards of a pile that this seat knows, one field each."""
    for depth in range(AHEAD):
        top = pile[len(pile) - 1 - depth : len(pile) - depth] if depth < len(pile) else []
        _write_count(table, _known_kinds(top, seat), sheet)


def usable_moves(game: DreadDraw) -> list[int]:
    """All, but for seats that are not there and the mover as a target."""
    return [move for move in range(len(game.moves)) if _is_usable(game, move)]


def _is_usable(game: DreadDraw, move: int) -> bool:
    verb, seats = game.verbs.arguments(move)[0], game.verbs.seats_named(move)
    return all((0 if verb == "pick" else 1) <= seat < game.players for seat in seats)
