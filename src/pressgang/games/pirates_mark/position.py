"""A game as text and back: every situation can be written down, by the program or by hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY, BadText, Dice, Luck, SeededLuck
from pressgang.core.frames import frames_as_data
from pressgang.core.reading import PositionReader

from .cards import DEAL, FIRST_MATE, MARK, NUMBER, SLUGS, TREASURE_CHEST
from .fates import LOST
from .frames import seats_of
from .grid import CELL_OF, CELLS, EDGES, NAMES, WIDE
from .returns import SCATTERED, filled_cell, returned, returned_card, returner
from .stack import StackReader
from .state import PiratesMarkState
from .turn import CALLED, Pull
from .windows import BIDDING, CALM, Answer, Call
from .zones import EMPTY, SURE

if TYPE_CHECKING:
    from .game import PiratesMark

KEYS: Final = (
    *("sea", "hands", "marks", "dead", "discard", "turn", "bid", "caller", "direction", "compass", "duel", "kiss", "mates", "bound"),
    *("locked", "known", "unsure", "looked", "laid", "filled", "calm", "roll", "stack", "phase", "winners", "unseen"),
)
DERIVED: Final = ("mode", "left", "marks_left", "owed")
"""What a position says for people; it follows from the rest."""
OPEN: Final = "?"
"""A card that the writer of a position leaves to chance."""
PHASES: Final = ("bid", "call", "answer", "pull", "duel", "dice", "over")
CELL: Final = re.compile(r"([A-N])([1-9]|1[0-2])")


def position_of(table: PiratesMarkState) -> dict[str, object]:
    """The whole table as JSON-ready data, hidden things included."""
    seats = range(table.rules.players)
    return {
        "mode": table.rules.mode,
        "phase": phase_of(table),
        "turn": table.turn,
        "bid": None if table.bidder == NOBODY else {"seat": table.bidder, "count": table.bid},
        "caller": None if table.caller == NOBODY else table.caller,
        "direction": table.direction,
        "compass": EDGES[table.compass],
        "sea": {NAMES[cell]: SLUGS[table.sea[cell]] for cell in table.full},
        "left": len(table.full),
        "marks_left": table.marks_left,
        "hands": [[SLUGS[card] for card in sorted(hand)] for hand in table.hands],
        "marks": table.marks.copy(),
        "dead": seats_of(table.dead),
        "discard": [SLUGS[card] for card in sorted(table.discard)],
        "mates": [None if mate == NOBODY else mate for mate in table.mates],
        "bound": seats_of(table.bound),
        "locked": [[SLUGS[card] for card in sorted(own)] for own in table.locked],
        "known": [known_of(table, seat) for seat in seats],
        "unsure": [unsure_of(table, seat) for seat in seats],
        "looked": [[NAMES[cell] for cell in own] for own in table.looked],
        "laid": [[SLUGS[card] for card in own] for own in table.laid],
        "filled": [filled_of(entry) for entry in table.filled],
        "duel": table.duel,
        "kiss": None if table.kisser == NOBODY else {"seat": table.kisser, "turns": table.kiss_turns},
        "calm": table.calm,
        "owed": owed_of(table),
        "roll": table.roll if table.rules.two and table.roll else None,
        "stack": frames_as_data(table.stack, table),
        "winners": seats_of(table.winners),
    }


def known_of(table: PiratesMarkState, seat: int) -> dict[str, str]:
    """What a seat remembers, oldest first."""
    return {NAMES[table.cell_of(each)]: SLUGS[table.card_of(each)] for each in table.known[seat]}


def unsure_of(table: PiratesMarkState, seat: int) -> list[str]:
    """The cells of which a seat is not sure any longer."""
    return [NAMES[table.cell_of(each)] for each in table.known[seat] if not each & SURE]


def filled_of(entry: int) -> dict[str, object]:
    """What all saw of a card that was put back."""
    place, card = NAMES[filled_cell(entry)], SLUGS[returned_card(entry)]
    return {"cell": place, "card": card, "seat": returner(entry), "scattered": bool(entry & SCATTERED)}


def owed_of(table: PiratesMarkState) -> int:
    """What is still to be pulled in the running part."""
    parts = [frame.owed for frame in table.stack if isinstance(frame, Pull)]
    return parts[0] if parts else 0


def phase_of(table: PiratesMarkState) -> str:
    """What is being asked."""
    return "over" if table.over else table.top.slug()


class Reader(PositionReader):
    """Reads a position; what is wrong with it is said in a BadText."""

    def __init__(self, rules: PiratesMark, position: dict[str, object], seed: int) -> None:
        super().__init__(position, rules.players, (*KEYS, *DERIVED))
        self.rules = rules
        self.luck = SeededLuck(Dice(seed).seed())  # not the stream of the luck to come
        self.rest = rules.cards.copy()

    def table(self, luck: Luck, listen: bool) -> PiratesMarkState:
        """The table that the position describes."""
        table = self.rules.empty_table(luck)
        table.heard = [] if listen else None
        table.first = table.turn = self.seat("turn", self.position.get("turn", 0))
        table.direction = 1 if self.number("direction", self.position.get("direction", 1), -1, 1) == 1 else -1
        if self.position.get("direction") == 0:
            raise BadText("position-number", key="direction", found="0", fewest=-1, most=1)
        table.compass = EDGES.index(self._one_of("compass", EDGES, "n"))
        table.duel = self.flag("duel", False) or ("stack" not in self.position and self.position.get("phase") == "duel")
        table.calm = self.number("calm", self.position.get("calm", 0), 0, CALM)
        self._read_seats(table)
        self._read_cards(table)
        self._read_memory(table)
        self._read_bid(table)
        self._check(table)
        self._read_stack(table)
        return table

    def _one_of(self, key: str, values: tuple[str, ...], default: str) -> str:
        value = self.position.get(key, default)
        if not isinstance(value, str) or value not in values:
            raise BadText("position-one-of", key=key, found=str(value), values=", ".join(values))
        return value

    # Seats

    def _read_seats(self, table: PiratesMarkState) -> None:
        for seat in self._seats("dead"):
            table.dead |= 1 << seat
        for seat, value in enumerate(self.per_seat("marks", None)):
            default = 1 if table.is_dead(seat) else 0
            table.marks[seat] = self.number("marks", default if value is None else value, 0, LOST if self.rules.two else 1)
            self._named([MARK] * table.marks[seat])
            if table.is_dead(seat) and (table.marks[seat] != 1 or self.rules.two):
                raise BadText("position-dead", seat=seat)
            if self.rules.two or not table.marks[seat]:
                table.unmarked |= 1 << seat
        for seat in self._seats("bound"):
            table.bound |= 1 << seat
            self._named([DEAL])
        for captain, mate in enumerate(self.per_seat("mates", None)):
            table.mates[captain] = NOBODY if mate is None else self.seat("mates", mate)
            if mate is not None:
                self._named([FIRST_MATE])
                if mate == captain or table.mates.count(table.mates[captain]) > 1:
                    raise BadText("position-mates")

    def _seats(self, key: str) -> list[int]:
        return [self.seat(key, seat) for seat in self.items(key, self.position.get(key, []))]

    # Cards

    def card(self, key: str, slug: object) -> int:
        if not isinstance(slug, str) or slug not in NUMBER:
            raise BadText("position-card", key=key, card=str(slug))
        return NUMBER[slug]

    def _cards(self, key: str, value: object) -> list[int]:
        cards = [self.card(key, slug) for slug in self.items(key, value)]
        self._named(cards)
        return cards

    def _named(self, cards: list[int]) -> None:
        """These cards lie somewhere; a position may have more of them than the deck."""
        for card in cards:
            if card in self.rest:
                self.rest.remove(card)

    def cell(self, key: str, name: object) -> int:
        if not isinstance(name, str) or name not in CELL_OF or not self.rules.grid.has(CELL_OF[name]):
            raise BadText("position-cell", key=key, name=str(name), last=NAMES[self.rules.grid.cells[-1]])
        return CELL_OF[name]

    def _read_cards(self, table: PiratesMarkState) -> None:
        for seat, hand in enumerate(self.per_seat("hands", [])):
            table.hands[seat] = self._cards("hands", hand)
            if MARK in table.hands[seat]:
                raise BadText("position-mark-in-hand", seat=seat)
            kinds = 0
            for card in table.hands[seat]:
                kinds |= 1 << card
            table.hold(seat, kinds)
        for seat, own in enumerate(self.per_seat("locked", [])):
            table.locked[seat] = [self.card("locked", slug) for slug in self.items("locked", own)]
            self._check_locked(table, seat)
        frames = StackReader(self, table)
        self.frames = frames
        self._named(frames.cards())
        discard = self.position.get("discard")
        if discard is not None:
            table.discard = self._cards("discard", discard)
        self._read_sea(table)
        if discard is None:
            table.discard = self.rest

    def _check_locked(self, table: PiratesMarkState, seat: int) -> None:
        locked, hand = table.locked[seat], table.hands[seat]
        fits = all(locked.count(card) <= hand.count(card) for card in locked) and TREASURE_CHEST not in locked
        if not fits or len(locked) > hand.count(TREASURE_CHEST):
            raise BadText("position-locked", seat=seat)

    def _read_sea(self, table: PiratesMarkState) -> None:
        """Single cells win over ranges; the open cards are dealt last, in seeded order."""
        given = self.position.get("sea", {})
        if not isinstance(given, dict):
            raise BadText("position-sea")
        table.sea = [EMPTY] * CELLS
        wanted: dict[int, object] = {}
        for name, slug in given.items():
            for cell in self._range(name):
                if "-" not in name or NAMES[cell] not in given:
                    wanted[cell] = slug
        for cell, slug in wanted.items():
            if slug is not None and slug != OPEN:
                table.sea[cell] = self.card("sea", slug)
                self._named([table.sea[cell]])
        self._deal_open(table, sorted([cell for cell, slug in wanted.items() if slug == OPEN]))
        table.full = [cell for cell in self.rules.grid.cells if table.sea[cell] != EMPTY]
        table.marks_left = table.sea.count(MARK)

    def _deal_open(self, table: PiratesMarkState, cells: list[int]) -> None:
        if "unseen" in self.position:
            self.rest = [self.card("unseen", slug) for slug in self.items("unseen", self.position["unseen"])]
        if len(cells) > len(self.rest):
            raise BadText("position-open", wanted=len(cells), left=len(self.rest))
        self.rest = self.luck.shuffle("", self.rest)
        for cell in cells:
            table.sea[cell] = self.rest.pop()
        self.rest.sort()

    def _range(self, name: str) -> list[int]:
        """The cells of `C4`, or of the rectangle `A2-M10`."""
        corners = [self.cell("sea", corner) for corner in name.split("-")]
        if len(corners) > 2:
            raise BadText("position-cell", key="sea", name=name, last=NAMES[self.rules.grid.cells[-1]])
        columns, rows = sorted([cell % WIDE for cell in corners]), sorted([cell // WIDE for cell in corners])
        return [row * WIDE + column for row in range(rows[0], rows[-1] + 1) for column in range(columns[0], columns[-1] + 1)]

    # Memory

    def _read_memory(self, table: PiratesMarkState) -> None:
        unsure = self.per_seat("unsure", [])
        for seat, known in enumerate(self.per_seat("known", {})):
            if not isinstance(known, dict):
                raise BadText("position-pirate-known")
            doubts = [self._full_cell(table, "unsure", cell) for cell in self.items("unsure", unsure[seat])]
            for name, slug in known.items():
                self._read_known(table, seat, self._full_cell(table, "known", name), self.card("known", slug), doubts)
            if any(table.memory_of(seat, cell) < 0 for cell in doubts):
                raise BadText("position-unsure", seat=seat)
        for seat, cells in enumerate(self.per_seat("looked", [])):
            found = [self._full_cell(table, "looked", cell) for cell in self.items("looked", cells)]
            table.looked[seat] = list(dict.fromkeys(found))
            for cell in found:
                table.notice(seat, cell)
        for seat, laid in enumerate(self.per_seat("laid", None)):
            if laid is None:
                own = [each for each in table.known[seat] if table.cell_of(each) not in table.looked[seat]]
                table.laid[seat] = [table.card_of(each) for each in own]
            else:
                table.laid[seat] = [self.card("laid", slug) for slug in self.items("laid", laid)]

        table.filled = [self._return(table, entry) for entry in self.items("filled", self.position.get("filled", []))]

    def _return(self, table: PiratesMarkState, entry: object) -> int:
        if not isinstance(entry, dict) or set(entry) != {"cell", "card", "seat", "scattered"}:
            raise BadText("position-filled")
        cell, card = self._full_cell(table, "filled", entry["cell"]), self.card("filled", entry["card"])
        return returned(cell, card, self.seat("filled", entry["seat"]), SCATTERED if entry["scattered"] is True else 0)

    def _full_cell(self, table: PiratesMarkState, key: str, name: object) -> int:
        cell = self.cell(key, name)
        if table.sea[cell] == EMPTY:
            raise BadText("position-empty-cell", key=key, cell=str(name))
        return cell

    def _read_known(self, table: PiratesMarkState, seat: int, cell: int, card: int, doubts: list[int]) -> None:
        sure = 0 if cell in doubts else SURE
        if sure and table.sea[cell] != card:
            raise BadText("position-known-wrong", seat=seat, cell=NAMES[cell], card=SLUGS[card])
        table.remember(seat, cell, card, sure)

    # What is going on

    def _read_bid(self, table: PiratesMarkState) -> None:
        bid = self.position.get("bid")
        if bid is not None:
            if not isinstance(bid, dict) or set(bid) != {"seat", "count"}:
                raise BadText("position-bid")
            table.bidder = self.seat("bid", bid["seat"])
            table.bid = self.number("bid", bid["count"], 1, CELLS)
        if self.position.get("caller") is not None:
            table.caller = self.seat("caller", self.position["caller"])
        kiss = self.position.get("kiss")
        if kiss is not None:
            if not isinstance(kiss, dict) or set(kiss) != {"seat", "turns"}:
                raise BadText("position-kiss")
            table.kisser = self.seat("kiss", kiss["seat"])
            table.kiss_turns = self.number("kiss", kiss["turns"], 1, 3)
        if self.position.get("roll") is not None:
            table.roll = self.number("roll", self.position["roll"], 1, 6)

    def _check(self, table: PiratesMarkState) -> None:
        """What cannot be."""
        self._check_room(table)
        for seat in range(self.rules.players):
            if table.is_dead(seat) and (table.hands[seat] or (table.bound >> seat) & 1):
                raise BadText("position-dead", seat=seat)
        for captain in range(self.rules.players):
            mate = table.mates[captain]
            if mate != NOBODY and not (table.is_unmarked(captain) and table.is_unmarked(mate)):
                raise BadText("position-mates")
        if table.kisser != NOBODY and (not table.duel or table.is_unmarked(table.kisser) or table.is_dead(table.kisser)):
            raise BadText("position-kiss")
        if table.caller != NOBODY and table.is_dead(table.caller):
            raise BadText("position-caller")

    def _check_room(self, table: PiratesMarkState) -> None:
        """There must be a cell for every card that is on its way back to the sea."""
        back, cells = self.frames.cards_going_back(), len(self.rules.grid.cells)
        if len(table.full) + len(back) > cells:
            raise BadText("position-room", left=len(table.full), back=len(back), cells=cells)

    def _read_stack(self, table: PiratesMarkState) -> None:
        phase = self._one_of("phase", PHASES, self._usual_phase(table)) if "stack" not in self.position else "stack"
        stack = self.position.get("stack")
        if stack == [] or phase == "over":
            table.over = True
            if not self.position.get("winners"):
                raise BadText("position-over")
            for seat in self._seats("winners"):
                table.winners |= 1 << seat
            return
        if self.rules.two and LOST in table.marks:
            raise BadText("position-lost", most=LOST - 1)
        if phase == "stack":
            for frame in self.frames.stack():
                table.push(frame)
        else:
            self._check_phase(table, phase)
            self._begin(table, phase)
        try:
            table.settle()
        except (IndexError, ValueError, AssertionError) as error:  # business that does not fit what lies on the table
            raise BadText("position-business") from error
        if not table.over and any(table.choices(seat) == 0 for seat in table.pending):
            raise BadText("position-business")

    def _usual_phase(self, table: PiratesMarkState) -> str:
        if table.duel:
            return "duel"
        return "dice" if self.rules.two else "bid"

    def _check_phase(self, table: PiratesMarkState, phase: str) -> None:
        if not table.full:
            raise BadText("position-no-sea")
        if table.unmarked & (table.unmarked - 1) == 0:
            raise BadText("position-unmarked")
        if table.bid > len(table.full):
            raise BadText("position-bid-sea", count=table.bid, left=len(table.full))
        if phase in ("bid", "call", "duel") and not table.is_unmarked(table.turn):
            raise BadText("position-turn", seat=table.turn)
        if (phase in ("call", "answer", "pull") and table.bidder == NOBODY) or (phase in ("answer", "pull") and table.caller == NOBODY):
            raise BadText("position-needs-bid", phase=phase)
        if (phase == "dice") != self.rules.two and phase != "duel":
            raise BadText("position-phase-mode", phase=phase, mode=self.rules.mode)
        if table.bidder != NOBODY and not table.is_unmarked(table.bidder):
            raise BadText("position-turn", seat=table.bidder)
        if table.bidder != NOBODY and table.caller == table.bidder:
            raise BadText("position-caller")

    def _begin(self, table: PiratesMarkState, phase: str) -> None:
        """The short forms of what is going on."""
        if phase == "bid":
            table.top = BIDDING
        elif phase == "call":
            table.start_with(Call())
        elif phase == "duel":
            table.begin_turn()
        elif phase == "dice":
            if table.roll:
                table.throw_die(table.roll)
            else:
                table.begin_turn()
        else:
            table.call(table.caller)
            answer = table.top
            if phase == "pull" and isinstance(answer, Answer):
                answer.close(table, CALLED)
