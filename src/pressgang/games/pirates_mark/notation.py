"""The moves as text and as ints: every verb owns a fixed range, the same in all modes."""

from __future__ import annotations

from typing import Final

from pressgang.core import Verbs

from .cards import (
    BLOW_THE_MAN_DOWN,
    BRING_ER_ABOUT,
    CHALICES,
    DEAL,
    FLYING_DUTCHMAN,
    JOLLY_ROGER,
    KINDS,
    LETTERS,
    MUTINY,
    NEST_2,
    PARLAY,
    PLUNDER,
    QUEEN_ANNE,
    SLUGS,
    SWORD,
    SWORD_FIGHT,
    TORTUGA,
    TREASURE_CHEST,
)
from .grid import CELLS, NAMES

MOST: Final = 10
"""Seats."""

PASS: Final = 0
CALL: Final = 1
KISS: Final = 2
DONE: Final = 3
ACCEPT: Final = 4
TAKE: Final = 5
SCATTER: Final = 6
DO_PARLAY: Final = 7
DO_CHALICES: Final = 8
DO_MUTINY: Final = 9
DO_TORTUGA: Final = 10
DO_ABOUT: Final = 11
DO_LETTERS: Final = 12
DO_JOLLY: Final = 13
DO_DEAL: Final = 14
DO_SWORD: Final = 15
TURN_LEFT: Final = 16
TURN_RIGHT: Final = 17
DO_NEST: Final = 18
BLOW: Final = 22
FIGHT: Final = 32
QUEEN: Final = 42
DUTCHMAN: Final = 52
MATE: Final = 62
REVIVE: Final = 72
BID: Final = 81
"""`bid N` is BID + N."""
PULL: Final = 250
PEEK: Final = 418
SINK: Final = 586
LOCK: Final = 754
DISCARD: Final = 805
STEAL: Final = 856
"""`plunder SEAT CARD` is STEAL + SEAT * KINDS + CARD."""

_SEATS: Final = [str(seat) for seat in range(MOST)]
VERBS: Final = Verbs(
    *[
        (word,)
        for word in ("pass", "call", "kiss", "done", "accept", "take", "scatter", "parlay", "chalices", "mutiny", "tortuga", "about")
    ],
    *[(word,) for word in ("letters", "jolly", "deal", "sword")],
    ("turn", ["left", "right"]),
    ("nest", ["2", "3", "4", "5"]),
    *[(verb, _SEATS) for verb in ("blow", "fight", "queen", "dutchman", "mate", "revive")],
    ("bid", [str(count) for count in range(1, CELLS + 1)]),
    *[(verb, NAMES) for verb in ("pull", "peek", "sink")],
    *[(verb, SLUGS) for verb in ("lock", "discard")],
    ("plunder", _SEATS, SLUGS),
    seats=_SEATS,
)
"""The table of all moves; the constants above are the first moves of its verbs, written out for the compiler."""
_FIRST: Final = VERBS.first
assert (_FIRST["parlay"], _FIRST["turn"], _FIRST["nest"], _FIRST["blow"], _FIRST["bid"]) == (DO_PARLAY, TURN_LEFT, DO_NEST, BLOW, BID + 1)
assert (_FIRST["pull"], _FIRST["lock"], _FIRST["discard"], _FIRST["plunder"]) == (PULL, LOCK, DISCARD, STEAL)

MOVES: Final[list[str]] = VERBS.moves
NO_CARD: Final = -1


def _cards_of_moves() -> list[int]:
    """The card that each move plays, NO_CARD if it plays none."""
    cards = [NO_CARD] * len(MOVES)
    played = (PARLAY, CHALICES, MUTINY, TORTUGA, BRING_ER_ABOUT, LETTERS, JOLLY_ROGER, DEAL, SWORD)
    for place, card in enumerate(played):
        cards[DO_PARLAY + place] = card
    for place in range(4):
        cards[DO_NEST + place] = NEST_2 + place
    for verb, card in ((BLOW, BLOW_THE_MAN_DOWN), (FIGHT, SWORD_FIGHT), (QUEEN, QUEEN_ANNE), (DUTCHMAN, FLYING_DUTCHMAN)):
        cards[verb : verb + MOST] = [card] * MOST
    cards[LOCK : LOCK + KINDS] = [TREASURE_CHEST] * KINDS
    cards[STEAL : STEAL + MOST * KINDS] = [PLUNDER] * (MOST * KINDS)
    return cards


def _targets_of_moves() -> list[int]:
    """The seat, card, or both, at which each move that plays a card is aimed."""
    targets = [0] * len(MOVES)
    for verb in (BLOW, FIGHT, QUEEN, DUTCHMAN):
        targets[verb : verb + MOST] = list(range(MOST))
    targets[LOCK : LOCK + KINDS] = list(range(KINDS))
    targets[STEAL : STEAL + MOST * KINDS] = list(range(MOST * KINDS))
    return targets


CARD_OF: Final[list[int]] = _cards_of_moves()
TARGET_OF: Final[list[int]] = _targets_of_moves()
