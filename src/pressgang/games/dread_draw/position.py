"""A table as text and back: every situation can be written down, by the program or by hand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY, BadText, Dice, Luck, SeededLuck
from pressgang.core.frames import frames_as_data, read_frames
from pressgang.core.reading import PositionReader

from .frames import Keep, Turn
from .stack import FrameReader
from .state import DreadDrawState
from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from .game import DreadDraw

KEYS: Final = (
    *(
        "round",
        "turn",
        "rows",
        "reserves",
        "life",
        "draw",
        "discard",
        "discard_top",
        "out",
        "defeated",
        "wards",
        "total_bonus",
        "damage_bonus",
    ),
    *("called", "played", "drawn", "known", "fortune", "stack"),
)
DERIVED: Final = ("phase", "source", "totals")
"""What a position says for people; it follows from the rest."""
OPEN: Final = "?"
"""A card that the writer of a position leaves to chance."""
LIFE: Final = 10
FRAME_KEYS: Final = {"frame", "seat", "card", "trigger", "step", "open", "seen", "order", "cards", "won", "list", "winner", "gone"}


def position_of(table: DreadDrawState) -> dict[str, object]:
    """The whole table as JSON-ready data, hidden things included."""
    slugs, seats = table.rules.slugs, range(table.rules.players)
    frame = table.top
    position: dict[str, object] = {
        "round": table.round,
        "turn": table.turn,
        "phase": phase_of(table),
        "source": None if frame.card < 0 else slugs[frame.card],
        "rows": [[slugs[card] for card in row] for row in table.rows],
        "totals": [table.total(seat) for seat in seats],
        "reserves": [[slugs[card] for card in sorted(own)] for own in table.reserves],
        "life": [[slugs[cell & KIND] for cell in reversed(own)] for own in table.life],
        "draw": [slugs[cell & KIND] for cell in reversed(table.draw)],
        "discard": [slugs[card] for card in sorted(table.discard)],
        "out": [seat for seat in seats if (table.out >> seat) & 1 and not table.is_defeated(seat)],
        "defeated": [seat for seat in seats if table.is_defeated(seat)],
        "wards": table.wards.copy(),
        "total_bonus": table.total_bonus.copy(),
        "damage_bonus": table.damage_bonus.copy(),
        "called": None if table.called == NOBODY else table.called,
        "played": table.played,
        "drawn": [slugs[card] for card in table.drawn],
        "known": [known_of(table, seat) for seat in seats],
        "fortune": [slugs[card] for card in table.fortune],
        "stack": frames_as_data(table.stack, table),
    }
    if table.discard and table.discard[-1] != max(table.discard):
        position["discard_top"] = slugs[table.discard[-1]]
    return position


def known_of(table: DreadDrawState, seat: int) -> dict[str, object]:
    """The depths in the draw deck and in each life deck whose card this seat knows."""
    return {"draw": _depths(table.draw, seat), "life": [_depths(own, seat) for own in table.life]}


def _depths(pile: list[int], seat: int) -> list[int]:
    return [depth for depth in range(len(pile)) if (pile[len(pile) - 1 - depth] >> (KNOWN + seat)) & 1]


def phase_of(table: DreadDrawState) -> str:
    """What is being asked."""
    if table.over:
        return "over"
    return table.top.phase(table)


class Reader(PositionReader):
    """Reads a position; what is wrong with it is said in a BadText."""

    def __init__(self, rules: DreadDraw, position: dict[str, object], seed: int) -> None:
        super().__init__(position, rules.players, (*KEYS, *DERIVED))
        self.rules = rules
        self.luck = SeededLuck(Dice(seed).seed())  # not the stream of the luck to come
        self.rest = rules.cards.copy()

    def table(self, luck: Luck, listen: bool) -> DreadDrawState:
        """The table that the position describes."""
        table = self.rules.empty_table(luck)
        table.heard = [] if listen else None
        table.round = self.number("round", self.position.get("round", 1), 1, 999)
        table.played = self.number("played", self.position.get("played", 0), 0, 60)
        table.first = table.turn = self.seat("turn", self.position.get("turn", 0))
        for seat in self._seats("defeated"):
            table.defeated |= 1 << seat
            table.out |= 1 << seat
        for seat in self._seats("out"):
            table.out |= 1 << seat
        self._place_cards(table)
        for key, values in (("wards", table.wards), ("total_bonus", table.total_bonus), ("damage_bonus", table.damage_bonus)):
            for seat, value in enumerate(self.per_seat(key, 0)):
                values[seat] = self.number(key, value, 0, 999)
        if self.position.get("called") is not None:
            table.called = self.seat("called", self.position["called"])
        self._read_known(table)
        self._check(table)
        self._read_stack(table)
        return table

    def _place_cards(self, table: DreadDrawState) -> None:
        """All named cards first; then the open ones, in seeded order; what is left lies below the draw deck."""
        for seat, own in enumerate(self.per_seat("rows", [])):
            for card in self._cards("rows", own):
                table.add_to_row(seat, card)
        for seat, own in enumerate(self.per_seat("reserves", [])):
            table.reserves[seat] = self._cards("reserves", own)
        table.discard = self._cards("discard", self.position.get("discard", []))
        self._put_on_top(table.discard)
        table.drawn = self._cards("drawn", self.position.get("drawn", []))
        table.fortune = [self.card("fortune", slug) for slug in self.items("fortune", self.position.get("fortune", []))]
        lives = [self._pile("life", self._life(table, seat, own)) for seat, own in enumerate(self.per_seat("life", None))]
        draw = self._pile("draw", self.items("draw", self.position.get("draw", [])))
        rest = self.luck.shuffle("", self.rest)
        wanted = sum([pile.count(-1) for pile in [draw, *lives]])
        if wanted > len(rest):
            raise BadText("position-open", wanted=wanted, left=len(rest))
        for seat, pile in enumerate(lives):
            table.life[seat] = [rest.pop() if card < 0 else card for card in pile]
            table.life[seat].reverse()
        table.draw = [rest.pop() if card < 0 else card for card in draw] + rest
        table.draw.reverse()

    def _put_on_top(self, discard: list[int]) -> None:
        """The named card of the discard pile lies on top of it, else the last in the order of cards."""
        discard.sort()
        named = self.position.get("discard_top")
        if named is not None:
            top = self.card("discard_top", named)
            if top not in discard:
                raise BadText("position-card-twice", card=str(named), key="discard_top")
            discard.remove(top)
            discard.append(top)

    def _life(self, table: DreadDrawState, seat: int, own: object) -> list[object]:
        if own is None:
            return [] if table.is_defeated(seat) else [OPEN] * LIFE
        if isinstance(own, int) and not isinstance(own, bool):
            return [OPEN] * self.number("life", own, 0, len(self.rules.cards))
        return self.items("life", own)

    def _read_known(self, table: DreadDrawState) -> None:
        for seat, known in enumerate(self.per_seat("known", {})):
            if not isinstance(known, dict) or not set(known) <= {"draw", "life"}:
                raise BadText("position-known")
            self._mark("draw", table.draw, known.get("draw", []), seat)
            lives = self.items("known", known.get("life", []))
            if len(lives) > self.rules.players:
                raise BadText("position-known")
            for owner, depths in enumerate(lives):
                self._mark("life", table.life[owner], depths, seat)

    def _mark(self, key: str, pile: list[int], depths: object, seat: int) -> None:
        for depth in self.items("known", depths):
            place = self.number("known", depth, 0, len(pile) - 1)
            pile[len(pile) - 1 - place] |= 1 << (KNOWN + seat)

    def _check(self, table: DreadDrawState) -> None:
        """What cannot be."""
        kinds = self.rules.kinds
        for seat in range(self.rules.players):
            row = table.rows[seat]
            if table.is_defeated(seat) and (row or table.reserves[seat] or table.life[seat]):
                raise BadText("position-defeated", seat=seat)
            if (table.out >> seat) & 1 and row:
                raise BadText("position-out", seat=seat)
            if any(kinds[left].strength > kinds[right].strength for left, right in pairwise(row)):
                raise BadText("position-falls", seat=seat)
        if self._living(table) == 0:
            raise BadText("position-inside")
        if "stack" not in self.position and self._living(table) > 1:
            inside = [seat for seat in range(self.rules.players) if table.is_inside(seat)]
            called = table.called == NOBODY or table.called in inside
            if len(inside) < 2 or table.turn not in inside or not called:
                raise BadText("position-inside")

    def _living(self, table: DreadDrawState) -> int:
        return sum([not table.is_defeated(seat) for seat in range(self.rules.players)])

    # Unfinished business

    def _read_stack(self, table: DreadDrawState) -> None:
        if self._living(table) == 1:
            table.over = True
            return
        if "stack" in self.position:
            entries = self.items("stack", self.position["stack"])
            for number, data in enumerate(entries):
                if not isinstance(data, dict) or not set(data) <= FRAME_KEYS:
                    raise BadText("position-frame-kind", entry=number, frames=", ".join(FrameReader(self).kinds))
            for frame in read_frames(entries, FrameReader(self).kinds):
                table.push(frame)
        else:
            table.push(Turn(table.turn))
        stack = table.stack
        if any(isinstance(frame, Turn) and not (table.is_inside(frame.seat) and frame.seat == table.turn) for frame in stack):
            raise BadText("position-inside")
        if bool(table.drawn) != any(isinstance(frame, Keep) for frame in stack):
            raise BadText("position-drawn")
        try:
            table.settle()
        except (IndexError, ValueError) as error:  # business that does not fit what lies on the table
            raise BadText("position-business") from error
        if not table.over and not table.options:
            raise BadText("position-business")

    # Single values, checked

    def card(self, key: str, slug: object) -> int:
        if slug not in self.rules.slugs:
            raise BadText("position-card", card=str(slug), key=key)
        return self.rules.slugs.index(str(slug))

    def _take(self, key: str, slug: object) -> int:
        """A card that the position names, taken out of the rest."""
        card = self.card(key, slug)
        if card not in self.rest:
            raise BadText("position-card-twice", card=str(slug), key=key)
        self.rest.remove(card)
        return card

    def _cards(self, key: str, value: object) -> list[int]:
        return [self._take(key, slug) for slug in self.items(key, value)]

    def _pile(self, key: str, value: list[object]) -> list[int]:
        """The cards of a pile, -1 for an open one."""
        return [-1 if slug == OPEN else self._take(key, slug) for slug in value]

    def _seats(self, key: str) -> list[int]:
        return [self.seat(key, seat) for seat in self.items(key, self.position.get(key, []))]
