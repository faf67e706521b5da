"""What a seat sees of Dead Man's Draw as columns of bytes, and the moves that a learner numbers."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import Layout, Masks, Sheet
from pressgang.core.bits import bit
from pressgang.core.observation import HIGHEST, column_of, words_for

from .cards import CANNON, CARDS, HOOK, MAP, SWORD
from .notation import FIRST_MOVE, LOCKER_MOVES, SEATS, SUIT_COUNT, TRAIT_COUNT, WORD
from .variants import VARIANTS

if TYPE_CHECKING:
    from .game import DeadMansDraw
    from .state import DeadMansDrawState

VERBS: Final = 12
assert len(FIRST_MOVE) == VERBS
QUESTION_OF: Final[vec[i64]] = vec[i64]([1 << bisect_right(list(FIRST_MOVE.values()), move) - 1 for move in range(LOCKER_MOVES + SEATS)])
"""The place of each move's verb in the table of verbs, as a set."""
NUMBERS: Final = ("draw", "discards", "owed", "harbor", "drawn", "times", "size")
ASKING: Final = {"hook": HOOK, "cannon": CANNON, "map": MAP, "sword": SWORD}
"""The suits that ask for a move of their own."""
LEAST_SCORE: Final = -50
NONE: Final[i64] = 0
PILE: Final = 8
"""The words of a field of cards."""
assert words_for(CARDS) == PILE


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
    layout.add("question", VERBS)
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
    banks_changed = _write_cards(table, seat, sheet)
    if table.rules.decks > 1:
        _write_twice(table, seat, sheet)
    sheet.seat(table.turn, seat, table.rules.players)
    sheet.places(QUESTION_OF[table.choosing_verb(seat) if table.dealt else table.verb], VERBS)
    if banks_changed or not table.rules.scores_by_cards or not sheet.stays(SEATS):
        _write_scores(table, seat, sheet)
    _write_numbers(table, seat, sheet)
    if table.rules.has_traits:
        _write_traits(table, seat, sheet)
    if table.rules.shows_variant:
        sheet.places(bit(VARIANTS.index(table.rules.variant.slug or "")), len(VARIANTS))


def _write_cards(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> bool:
    """The cards that lie somewhere; whether others stood in the banks. It looks itself for what has changed, to spare calls."""
    written = sheet.written
    at = sheet.at
    if written[at] != table.area.held:
        sheet.spread(at, table.area.held)
    if written[at + PILE] != table.area.protected:
        sheet.spread(at + PILE, table.area.protected)
    if table.rules.edition.discard_open and written[at + 2 * PILE] != table.discard.one:  # E1
        sheet.spread(at + 2 * PILE, table.discard.one)
    sheet.at = at + 3 * PILE
    if table.frame is None and table.seen_by_any >= table.left and written[at + 3 * PILE] | written[at + 4 * PILE] == 0:
        sheet.at += (1 + table.rules.seen_ahead) * PILE  # nobody sees a card beforehand, as before
    else:
        _write_peeks(table, seat, sheet)
    return _write_banks(table, seat, sheet)


def _write_peeks(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """The cards that a Map shows, and the top cards of the draw pile that this seat knows, one field each."""
    shown: i64 = 0
    if table.frame is not None:
        for card in table.frame.shown:
            shown |= bit(card)
    sheet.places(shown, CARDS)
    known = table.known(seat)
    for depth in range(table.rules.seen_ahead):
        top: i64 = 0
        if depth < known:
            top = bit(table.pile[table.left - 1 - depth])
        sheet.places(top, CARDS)


def _write_banks(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> bool:
    """The banks, clockwise; whether others stood there."""
    written = sheet.written
    at = sheet.at
    players = table.rules.players
    changed = False
    step: i64 = 0
    while step < players:
        cards = table.banks[seat].one
        if written[at] != cards:
            sheet.spread(at, cards)
            changed = True
        at += PILE
        seat += 1
        if seat == players:
            seat = 0
        step += 1
    sheet.at = at
    return changed


def _write_twice(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """The cards that lie somewhere twice, with two decks."""
    players = table.rules.players
    if table.rules.edition.discard_open:  # E1
        sheet.places(table.discard.two, CARDS)
    else:
        sheet.skip(CARDS)
    for step in range(players):
        sheet.places(table.banks[(seat + step) % players].two, CARDS)


def _write_scores(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    players = table.rules.players
    word: i64 = 0
    step: i64 = 0
    while step < players:
        word |= column_of(table.score(seat) - LEAST_SCORE, step)
        seat += 1
        if seat == players:
            seat = 0
        step += 1
    sheet.word(word)


def _write_peeked(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """How many cards of the draw pile each seat knows."""
    players = table.rules.players
    for step in range(players):
        sheet.number(table.known((seat + step) % players))
    sheet.end()


def _write_numbers(table: DeadMansDrawState, seat: i64, sheet: Sheet) -> None:
    """What each seat knows of the draw pile, and those of `NUMBERS`."""
    at = sheet.at
    words = sheet.words
    words[at] = 0
    if table.seen_by_any < table.left:
        _write_peeked(table, seat, sheet)
    now = table.left | (table.discard.size() << 8) | (table.owed << 16) | (table.harbor << 24)
    if table.drawn:
        now |= bit(32)
    if table.frame is not None:
        now |= (table.frame.times << 40) | (table.frame.size << 48)
    words[at + 1] = now
    sheet.at = at + 2


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
    sheet.places(_one(table.kept[seat]) if table.dealt else NONE, TRAIT_COUNT)
    sheet.places(NONE if table.frame is None else table.frame.barred, SUIT_COUNT)


def _one(number: i64) -> i64:
    """The set of one trait; nothing for none."""
    return 0 if number < 0 else bit(number)


# Choices


def mark_options(table: DeadMansDrawState, masks: Masks, row: i64) -> None:
    """The options of the open question, without listing them."""
    space = table.rules.game.space
    masks.mark_moves(row, space, table.turn, table.verb, table.options)
    if table.more != 0:
        masks.mark_moves(row, space, table.turn, table.verb + WORD, table.more)


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
