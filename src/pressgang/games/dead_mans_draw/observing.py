"""What a seat sees of Dead Man's Draw as columns of bytes, and the moves that a learner numbers."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import Layout, Sheet
from pressgang.core.bits import bit, first_of
from pressgang.core.observation import HIGHEST

from .cards import CANNON, CARDS, HOOK, MAP, SWORD
from .notation import FIRST_MOVE, LOCKER_MOVES, SEATS, SUIT_COUNT, TRAIT_COUNT, WORD
from .variants import VARIANTS

if TYPE_CHECKING:
    from .game import DeadMansDraw
    from .state import DeadMansDrawState

QUESTION_OF: Final[list[int]] = [bisect_right(list(FIRST_MOVE.values()), move) - 1 for move in range(LOCKER_MOVES + SEATS)]
"""The place of each move's verb in the table of verbs."""
NUMBERS: Final = ("draw", "discards", "owed", "harbor", "drawn", "times", "size")
ASKING: Final = {"hook": HOOK, "cannon": CANNON, "map": MAP, "sword": SWORD}
"""The suits that ask for a move of their own."""
LEAST_SCORE: Final = -50


def layout_of(game: DeadMansDraw) -> Layout:
    """The fields, in the order in which `write_observation` writes them."""
    layout, rules = Layout(game.name), game.plain_rules
    seats = range(game.players)
    for name in ("play", "protected", "discard", "shown", *[f"known{depth}" for depth in range(rules.seen_ahead)]):
        layout.add(name, CARDS)
    for seat in seats:
        layout.add("bank", CARDS, seat=seat)
    if rules.decks > 1:
        layout.add("discard_twice", CARDS)
        for seat in seats:
            layout.add("bank_twice", CARDS, seat=seat)
    layout.add("turn", game.players)
    layout.add("question", len(FIRST_MOVE))
    layout.add("score", game.players, HIGHEST, LEAST_SCORE)
    layout.add("peeked", game.players, HIGHEST)
    layout.add_numbers(NUMBERS)
    if rules.has_traits:
        _add_traits(layout, game)
    if rules.shows_variant:
        layout.add("variant", len(VARIANTS))
    return layout


def _add_traits(layout: Layout, game: DeadMansDraw) -> None:
    for seat in range(game.players):
        layout.add("trait", TRAIT_COUNT, seat=seat)
        layout.add("victim", game.players, seat=seat)
    layout.add("dealt", TRAIT_COUNT)
    layout.add("kept", TRAIT_COUNT)
    layout.add("barred", SUIT_COUNT)


def write_observation(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """The fields of `layout_of`."""
    rules = table.rules
    players = rules.players
    area, discard = table.area, table.discard
    sheet.places(area.held, CARDS)
    sheet.places(area.protected, CARDS)
    sheet.places(discard.one if rules.edition.discard_open else 0, CARDS)  # E1
    _write_shown(table, sheet)
    _write_known(table, seat, sheet)
    step: i64 = 0
    while step < players:
        sheet.places(table.banks[(seat + step) % players].one, CARDS)
        step += 1
    if rules.decks > 1:
        _write_twice(table, seat, sheet)
    sheet.seat(table.turn, seat, players)
    sheet.places(bit(_question(table, seat)), len(FIRST_MOVE))
    _write_numbers(table, seat, sheet)
    if rules.has_traits:
        _write_traits(table, seat, sheet)
    if rules.shows_variant:
        sheet.places(bit(VARIANTS.index(rules.variant.slug or "")), len(VARIANTS))


def _write_shown(table: DeadMansDrawState, sheet: Sheet) -> None:
    """The cards that a Map shows."""
    shown: i64 = 0
    if table.stack:
        for card in table.stack[-1].shown:
            shown |= bit(card)
    sheet.places(shown, CARDS)


def _write_known(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """The top cards of the draw pile, those that this seat knows, one field each."""
    known = table.known(seat)
    for depth in range(table.rules.seen_ahead):
        sheet.places(bit(table.pile[table.left - 1 - depth]) if depth < known else 0, CARDS)


def _write_twice(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """The cards that lie somewhere twice, with two decks."""
    players = table.rules.players
    sheet.places(table.discard.two if table.rules.edition.discard_open else 0, CARDS)  # E1
    for step in range(players):
        sheet.places(table.banks[(seat + step) % players].two, CARDS)


def _question(table: DeadMansDrawState, seat: i64) -> i64:
    """The place of the verb that is asked for; of `draw` for draw or bank."""
    return QUESTION_OF[table.choosing_verb(seat) if table.dealt else table.verb]


def _write_numbers(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    players = table.rules.players
    for step in range(players):
        sheet.number(table.score((seat + step) % players) - LEAST_SCORE)
    sheet.end()
    for step in range(players):
        sheet.number(table.known((seat + step) % players))
    sheet.end()
    drawn: i64 = 1 if table.drawn else 0
    now = table.left | (table.discard.size() << 8) | (table.owed << 16) | (table.harbor << 24) | (drawn << 32)
    if table.stack:
        now |= (table.stack[-1].times << 40) | (table.stack[-1].size << 48)
    sheet.word(now)


def _write_traits(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    players = table.rules.players
    for step in range(players):
        other = (seat + step) % players
        sheet.places(_one(table.traits[other].number), TRAIT_COUNT)
        sheet.seat(table.locker[other], seat, players)
    dealt: i64 = 0
    for number in table.dealt[seat] if table.dealt else []:
        dealt |= bit(number)
    sheet.places(dealt, TRAIT_COUNT)
    sheet.places(_one(table.kept[seat]) if table.dealt else 0, TRAIT_COUNT)
    sheet.places(table.stack[-1].barred if table.stack else 0, SUIT_COUNT)


def _one(number: i64) -> i64:
    """The set of one trait; nothing for none."""
    return 0 if number < 0 else bit(number)


# Choices


def write_mask(table: DeadMansDrawState, seat: i64, sheet: Sheet, row: i64) -> None:
    """The options of the open question, without listing them."""
    sheet.clear(row)
    if seat == table.turn:
        _mark_options(table, seat, table.verb, table.options, sheet, row)
        _mark_options(table, seat, table.verb + WORD, table.more, sheet, row)


def _mark_options(table: DeadMansDrawState, seat: i64, verb: i64, options: i64, sheet: Sheet, row: i64) -> None:
    space = table.rules.game.space
    while options != 0:
        sheet.mark(row, space.choice(seat, verb + first_of(options)))
        options &= options - 1


def usable_moves(game: DeadMansDraw) -> list[int]:
    """Without the verbs of abilities and traits that are not played with, seats that are not there, and the mover as a victim."""
    return [move for move in range(len(game.moves)) if _is_usable(game, move)]


def _is_usable(game: DeadMansDraw, move: int) -> bool:
    verb, seats = game.verbs.arguments(move)[0], game.verbs.seats_named(move)
    if not all(0 < seat < game.players for seat in seats):
        return False
    rules = game.plain_rules
    if verb in ASKING:
        return rules.suits[ASKING[verb]].asks()
    if verb in ("mermaid", "casanova"):
        return rules.mermaid_sings and (rules.has_traits or verb == "mermaid")
    return rules.has_traits or verb in ("draw", "bank")
