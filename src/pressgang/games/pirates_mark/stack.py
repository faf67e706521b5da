"""Reads the unfinished business of a position: the frames of its stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY, BadText
from pressgang.core.frames import read_frames

from .cards import FIRST_MATE, MARK, return_order
from .errands import Blind, ChooseMate, MarkFalls, Peek, Return, Revive, TurnCompass, Water
from .frames import PirateFrame
from .grid import EDGES
from .turn import KINDS, Pull, Turn, part
from .windows import Answer, Bid, Call, Count, Dice, Kiss

if TYPE_CHECKING:
    from .position import Reader
    from .state import PiratesMarkState

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("called", "queue", "mark_drawn", "judged", "caller_marked", "unmarked"),
    "pull": ("seat", "kind", "owed", "whirls", "plank", "selectors", "winds", "hands_on_deck"),
    "bid": (),
    "call": ("passed",),
    "answer": ("base", "extra", "fought", "passed"),
    "kiss": ("extra", "passed"),
    "dice": ("base", "extra", "passed"),
    "mark": ("seat", "pulled"),
    "return": ("seat", "cards"),
    "peek": ("seat", "left", "chosen"),
    "blind": ("seat", "takers"),
    "mate": ("seat",),
    "water": ("seat",),
    "compass": ("seat",),
    "revive": ("seat",),
}
ALONE: Final = ("bid", "call")
"""Frames that lie alone; all others lie on a turn."""


class StackReader:
    """The frames of a position, read and checked."""

    def __init__(self, reader: Reader, table: PiratesMarkState) -> None:
        self.reader = reader
        self.table = table
        self.kinds: dict[str, Callable[[dict[str, object]], PirateFrame]] = {
            "turn": self._turn,
            "pull": self._pull,
            "bid": self._bid,
            "call": self._call,
            "answer": self._answer,
            "kiss": self._kiss,
            "dice": self._dice,
            "mark": self._mark,
            "return": self._return,
            "peek": self._peek,
            "blind": self._blind,
            "mate": self._mate,
            "water": self._water,
            "compass": self._compass,
            "revive": self._revive,
        }
        self.entries: list[dict[str, object]] = []
        for number, data in enumerate(reader.items("stack", reader.position.get("stack", []))):
            name = data.get("frame") if isinstance(data, dict) else None
            if not isinstance(data, dict) or not isinstance(name, str) or name not in KEYS:
                raise BadText("position-frame-kind", entry=number, frames=", ".join(KEYS))
            for key in data:
                if key != "frame" and key not in KEYS[str(name)]:
                    raise BadText("position-frame-key", entry=number, frame=str(name), key=str(key), keys=", ".join(KEYS[str(name)]))
            self.entries.append(data)
        self._check_order()

    def _check_order(self) -> None:
        names = [str(data["frame"]) for data in self.entries]
        if names and names[0] != "turn" and names[0] not in ALONE:
            raise BadText("position-frame-order")
        above = names[1:]
        if "turn" in above or any(name in above for name in ALONE):
            raise BadText("position-frame-order")
        if names == ["turn"]:
            return
        if "pull" in above[1:] or any(name in above[1:] for name in ("answer", "kiss", "dice")):
            raise BadText("position-frame-order")
        if "mark" in above and (above[0] != "pull" or above.index("mark") != 1):
            raise BadText("position-frame-order")

    def cards(self) -> list[int]:
        """The cards that lie in frames."""
        mates = [FIRST_MATE for data in self.entries if data["frame"] == "mate"]
        return mates + self.cards_going_back()

    def cards_going_back(self) -> list[int]:
        """The cards in frames that go back to the sea, or will if they are turned away."""
        found: list[int] = []
        for data in self.entries:
            if data["frame"] == "mark":
                found.append(MARK)
            elif data["frame"] == "return":
                found += [self.reader.card("cards", slug) for slug in self.reader.items("cards", data.get("cards", []))]
        return found

    def stack(self) -> list[PirateFrame]:
        """The frames, the newest last."""
        frames = read_frames([*self.entries], self.kinds)
        for frame in frames:
            self._check(frame)
        if not frames:
            raise BadText("position-business")
        return frames

    def _check(self, frame: PirateFrame) -> None:
        """Only the unmarked pull and take; kisses are for duels, answers and dice for other times."""
        table = self.table
        fits = True
        if isinstance(frame, Pull):
            fits = table.is_unmarked(frame.seat)
        elif isinstance(frame, Blind):
            fits = frame.seat not in frame.takers and all(table.is_unmarked(taker) for taker in frame.takers)
        elif isinstance(frame, Peek):
            fits = table.is_unmarked(frame.seat) and len(set(frame.chosen)) == len(frame.chosen)
        elif isinstance(frame, MarkFalls):
            fits = table.is_unmarked(frame.seat) and not table.duel
        elif isinstance(frame, Count):
            fits = isinstance(frame, Kiss) == table.duel and (table.rules.two or not isinstance(frame, Dice))
        elif isinstance(frame, Bid | Call):
            fits = not table.duel and not table.rules.two and table.is_unmarked(table.turn)
        elif isinstance(frame, Turn) and frame.caller_marked and not frame.judged and table.caller != NOBODY:
            fits = not table.is_unmarked(table.caller)
        if not fits or (isinstance(frame, Call) and table.bidder == NOBODY):
            raise BadText("position-business")

    def _bid(self, data: dict[str, object]) -> PirateFrame:
        return Bid()

    def _call(self, data: dict[str, object]) -> PirateFrame:
        call = Call()
        call.passed = self._bits("passed", data)
        return call

    def _answer(self, data: dict[str, object]) -> PirateFrame:
        answer = Answer(self._number("base", data, 1, 168))
        answer.fought = self._flag("fought", data)
        return self._count(answer, data)

    def _kiss(self, data: dict[str, object]) -> PirateFrame:
        return self._count(Kiss(), data)

    def _dice(self, data: dict[str, object]) -> PirateFrame:
        return self._count(Dice(self._number("base", data, 1, 168)), data)

    def _count(self, window: Count, data: dict[str, object]) -> Count:
        window.extra = self._number("extra", data, 0, 99)
        window.passed = self._bits("passed", data)
        return window

    def _mark(self, data: dict[str, object]) -> PirateFrame:
        return MarkFalls(self._seat(data), self._flag("pulled", data))

    def _return(self, data: dict[str, object]) -> PirateFrame:
        cards = [self.reader.card("cards", slug) for slug in self.reader.items("cards", data.get("cards", []))]
        return Return(self._seat(data), sorted(cards, key=return_order))

    def _peek(self, data: dict[str, object]) -> PirateFrame:
        peek = Peek(self._seat(data), self._number("left", data, 0, 168))
        peek.chosen = [self.reader.cell("chosen", cell) for cell in self.reader.items("chosen", data.get("chosen", []))]
        return peek

    def _blind(self, data: dict[str, object]) -> PirateFrame:
        return Blind(self._seat(data), self._seats("takers", data))

    def _mate(self, data: dict[str, object]) -> PirateFrame:
        return ChooseMate(self._seat(data))

    def _water(self, data: dict[str, object]) -> PirateFrame:
        return Water(self._seat(data))

    def _compass(self, data: dict[str, object]) -> PirateFrame:
        return TurnCompass(self._seat(data))

    def _revive(self, data: dict[str, object]) -> PirateFrame:
        return Revive(self._seat(data))

    def _turn(self, data: dict[str, object]) -> PirateFrame:
        turn = Turn(self.reader.seat("called", data.get("called")), self._bits("unmarked", data))
        if "unmarked" not in data:
            turn.unmarked = self.table.unmarked
        for entry in self.reader.items("queue", data.get("queue", [])):
            if not isinstance(entry, list) or len(entry) != 3 or entry[2] not in KINDS:
                raise BadText("position-queue", kinds=", ".join(KINDS))
            owed = self.reader.number("queue", entry[1], 0, 999)
            turn.queue.append(part(self.reader.seat("queue", entry[0]), owed, KINDS.index(entry[2])))
        turn.mark_drawn = self._flag("mark_drawn", data)
        turn.judged = self._flag("judged", data)
        turn.caller_marked = self._flag("caller_marked", data)
        return turn

    def _pull(self, data: dict[str, object]) -> PirateFrame:
        kind = data.get("kind", KINDS[0])
        if kind not in KINDS:
            raise BadText("position-queue", kinds=", ".join(KINDS))
        pull = Pull(self.reader.seat("seat", data.get("seat")), self._number("owed", data, 0, 999), KINDS.index(str(kind)))
        for whirl in self.reader.items("whirls", data.get("whirls", [])):
            cells = [self.reader.cell("whirls", cell) for cell in self.reader.items("whirls", whirl)]
            if any(self.table.sea[cell] < 0 for cell in cells) or len(set(cells)) < len(cells):
                raise BadText("position-business")
            pull.whirls = [*pull.whirls, sorted(cells)]
        plank = data.get("plank")
        if plank is not None:
            if not isinstance(plank, list) or len(plank) != 2 or plank[0] not in EDGES:
                raise BadText("position-plank")
            pull.edge, pull.cursor = EDGES.index(plank[0]), self.reader.cell("plank", plank[1])
        pull.selectors = self._seats("selectors", data)
        winds = data.get("winds")
        pull.winds = NOBODY if winds is None else self.reader.seat("winds", winds)
        pull.hands_on_deck = self._number("hands_on_deck", data, 0, 99)
        return pull

    def _seat(self, data: dict[str, object]) -> int:
        return self.reader.seat("seat", data.get("seat"))

    def _number(self, key: str, data: dict[str, object], fewest: int, most: int) -> int:
        return self.reader.number(key, data.get(key, fewest), fewest, most)

    def _flag(self, key: str, data: dict[str, object]) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            raise BadText("position-flag", key=key, found=str(value))
        return value

    def _seats(self, key: str, data: dict[str, object]) -> list[int]:
        return [self.reader.seat(key, seat) for seat in self.reader.items(key, data.get(key, []))]

    def _bits(self, key: str, data: dict[str, object]) -> int:
        found = 0
        for seat in self._seats(key, data):
            found |= 1 << seat
        return found
