"""What is told to a person at the table, in messages; the words are in the locale files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY, Event, Say, State, Teller

from .cards import CLASS, CLASSES, MARK, NUMBER, SLUGS
from .errands import Blind, MarkFalls, Peek, Return
from .frames import PirateFrame, seats_of
from .grid import CELL_OF, EDGES, NAMES, WIDE
from .notation import CARD_OF
from .state import PiratesMarkState
from .supply import Supply
from .thinking import ruin
from .turn import FREE, KINDS, NO_PLANK, Pull, Turn, owed_of, seat_of
from .windows import Bid, Call, Count
from .zones import EMPTY, SURE

if TYPE_CHECKING:
    from .game import PiratesMark

HOLE: Final = "."
FACE_DOWN: Final = "#"
KNOWN_MARK: Final = "X"
KNOWN: Final = "o"
UNSURE: Final = "?"
STEERS: Final = ("free", "whirl", "plank", "select")
ODDS: Final = (1, 3, 5, 10, 20, 40)
"""For so many cards the odds are shown."""


def facts_of(supply: Supply, slug: str) -> Say:
    """How often a card is there, in the box and in the deck of each mode."""
    if slug == SLUGS[MARK]:
        return Say("pirates-mark-facts-mark")
    modes = {mode.partition("-")[0]: counts[slug] for mode, counts in supply.listed.items()}
    return Say("pirates-mark-facts", copies=supply.copies[slug], **modes)


def percent(chance: float) -> str:
    """A chance in whole percents; what is not certain is not called so."""
    rounded = round(100 * chance)
    if rounded == 100 and chance < 1:
        return ">99"
    return "<1" if rounded == 0 and chance > 0 else str(rounded)


class PirateTeller(Teller):
    """Tells about a table of Pirate's Mark."""

    def __init__(self, rules: PiratesMark, names: list[str], me: int | None) -> None:
        super().__init__(rules, names, me)
        self.rules = rules
        self.each = ("bid",)
        self.usual = {"cell": "", "place": "", "kind": "", "chooser": "no"}

    def card(self, slug: str) -> Say:
        return self._say(f"{CLASSES[CLASS[NUMBER[slug]]]}-{slug}")

    def name(self, slug: str) -> Say:
        return self._say(slug)

    def event(self, event: Event) -> Say:
        told = event.told(self.me)
        place = told["place"]
        cells = [word.removeprefix("sea").strip() for word in (event.source, event.target) if word is not None and word.startswith("sea")]
        kind = event.name or (event.cards[0] if event.what == "dead" else "")
        named = Event(event.what, event.seat, event.cards, event.source, event.target, event.other, None, event.amount, event.knows)
        say = super().event(named)
        say.facts["cell"] = cells[0] if cells else ""
        say.facts["place"] = str(place) if place else ""
        say.facts["kind"] = kind.removeprefix("part-")
        say.facts["name"] = self.name(kind) if kind.startswith("edge-") else ""
        say.facts["chooser"] = "no" if event.other is None else "yes"
        if event.what in ("returns", "overboard"):
            say.facts["cards"] = self._cards([NUMBER[slug] for slug in event.cards])
        return say

    # The table

    def table(self, state: State) -> list[Say]:
        assert isinstance(state, PiratesMarkState)
        lines = [self._head(state), *self._grid(state)]
        known = self._known(state)
        if known:
            lines.append(self._say("known", cards=known))
        lines += [self._seat(state, seat) for seat in range(len(self.names))]
        return [*lines, *self._going_on(state), *self._odds(state)]

    def _head(self, table: PiratesMarkState) -> Say:
        return self._say(
            "sea",
            left=len(table.full),
            marks=table.marks_left,
            compass=self.name(f"edge-{EDGES[table.compass]}"),
            way="on" if table.direction == 1 else "back",
            duel="yes" if table.duel else "no",
        )

    def _grid(self, table: PiratesMarkState) -> list[Say]:
        """The sea, row by row, with what the listener knows of it."""
        columns = range(self.rules.grid.columns)
        lines = [self._say("grid-head", cells=" ".join([chr(65 + column) for column in columns]))]
        for row in range(self.rules.grid.rows):
            marks = [self._glyph(table, row * WIDE + column) for column in columns]
            lines.append(self._say("grid-row", row=f"{row + 1:2}", cells=" ".join(marks)))
        return [*lines, self._say("grid-legend")]

    def _glyph(self, table: PiratesMarkState, cell: int) -> str:
        if table.sea[cell] == EMPTY:
            return HOLE
        memory = -1 if self.me is None else int(table.memory_of(self.me, cell))
        if memory < 0:
            return FACE_DOWN
        if not memory & SURE:
            return UNSURE
        return KNOWN_MARK if table.card_of(memory) == MARK else KNOWN

    def _known(self, table: PiratesMarkState) -> list[Say]:
        """What the listener has seen in the sea: the program remembers for you."""
        if self.me is None:
            return []
        return [self._memory(table, memory) for memory in sorted(table.known[self.me], key=table.cell_of)]

    def _memory(self, table: PiratesMarkState, memory: int) -> Say:
        sure = "yes" if memory & SURE else "no"
        return self._say("memory", cell=NAMES[table.cell_of(memory)], card=self.card(SLUGS[table.card_of(memory)]), sure=sure)

    def _seat(self, table: PiratesMarkState, seat: int) -> Say:
        state = "dead" if table.is_dead(seat) else "marked" if not table.is_unmarked(seat) else "in"
        mate = table.mates[seat]
        return self._say(
            "seat",
            who=self.names[seat],
            turn="yes" if seat in table.pending else "no",
            state="two" if self.rules.two else state,
            marks=table.marks[seat],
            hand=self._cards(table.hands[seat]) or "-",
            mated="no" if mate == NOBODY else "yes",
            mate="" if mate == NOBODY else self.names[mate],
            bound="yes" if (table.bound >> seat) & 1 else "no",
            chest="yes" if table.locked[seat] else "no",
            locked=self._cards(table.locked[seat]) or "",
        )

    def _cards(self, cards: list[int]) -> list[Say]:
        """Cards with how many there are of each."""
        kinds = sorted(set(cards), key=lambda card: (CLASS[card], card))
        return [self._say("cards", card=self.card(SLUGS[card]), count=cards.count(card)) for card in kinds]

    def _going_on(self, table: PiratesMarkState) -> list[Say]:
        """The bid, who pulls, what steers, the kiss."""
        lines: list[Say] = []
        if table.bidder != NOBODY:
            called = "no" if table.caller == NOBODY else "yes"
            caller = "" if table.caller == NOBODY else self.names[table.caller]
            lines.append(self._say("standing", who=self.names[table.bidder], count=table.bid, called=called, caller=caller))
        for frame in table.stack:
            lines += self._business(table, frame)
        if table.kisser != NOBODY:
            lines.append(self._say("kissing", who=self.names[table.kisser], turns=table.kiss_turns))
        return lines

    def _business(self, table: PiratesMarkState, frame: PirateFrame) -> list[Say]:
        """What is unfinished: cards to pull, to put back, to look at."""
        if isinstance(frame, Turn):
            coming = [self._say("part-entry", who=self.names[seat_of(each)], count=owed_of(each)) for each in frame.queue]
            return [self._say("coming", parts=coming)] if coming else []
        if isinstance(frame, Call):
            return [self._say("next", who=self.names[table.turn])]
        if isinstance(frame, Pull):
            return self._pulling(table, frame)
        if isinstance(frame, Blind):
            return [self._say("blinding", who=self.names[frame.seat])]
        if isinstance(frame, Count):
            return [self._say("counting", who=self.names[table.puller()], count=frame.base + frame.extra)]
        if isinstance(frame, Return):
            return [self._say("returning", who=self.names[frame.seat], card=self.card(SLUGS[frame.cards[0]]), count=len(frame.cards))]
        if isinstance(frame, Peek):
            return [self._say("peeking", who=self.names[frame.seat], count=frame.left)]
        return []

    def _pulling(self, table: PiratesMarkState, part: Pull) -> list[Say]:
        chooser = table.pending[0] if table.pending and table.top is part else part.seat
        facts = {"owed": part.owed, "kind": KINDS[part.kind], "steer": STEERS[part.steer]}
        chosen = {"chosen": "no" if chooser == part.seat else "yes", "chooser": self.names[chooser]}
        lines = [self._say("pulling", who=self.names[part.seat], **facts, **chosen)]
        if part.edge != NO_PLANK:
            lines.append(self._say("plank", edge=self.name(f"edge-{EDGES[part.edge]}"), cell=NAMES[part.cursor]))
        if part.hands_on_deck:
            lines.append(self._say("hands", count=part.hands_on_deck))
        return lines

    def _odds(self, table: PiratesMarkState) -> list[Say]:
        """How likely ruin is, for some numbers of cards and for the number that is at stake."""
        if self.me not in table.pending or not table.marks_left:
            return []
        counts = sorted({count for count in (*ODDS, *self._at_stake(table)) if 0 < count <= len(table.full)})
        mine = self._chooses_freely(table)
        knower = NOBODY if not mine or self.me is None else self.me
        odds = [self._say("odds-entry", count=count, percent=percent(ruin(table, knower, count))) for count in counts]
        return [self._say("odds" if mine else "odds-blind", odds=odds)]

    def _at_stake(self, table: PiratesMarkState) -> list[int]:
        """So many cards the bid, the answer or the part is about."""
        frame = table.top
        if isinstance(frame, Count):
            return [frame.base + frame.extra]
        return [frame.owed] if isinstance(frame, Pull) else [table.bid]

    def _chooses_freely(self, table: PiratesMarkState) -> bool:
        """Whether the cards would be the listener's own choice."""
        frame = table.top
        if isinstance(frame, Pull):
            return frame.seat == self.me and frame.steer == FREE and frame.winds == NOBODY
        return isinstance(frame, Bid) or (isinstance(frame, Count) and table.puller() == self.me)

    # Moves

    def action(self, state: State, action: int) -> Say:
        assert isinstance(state, PiratesMarkState)
        words = state.game.moves[action].split()
        verb, last = words[0], words[-1]
        if verb == "bid":
            return self._say("move-bid", count=int(last), percent=percent(ruin(state, NOBODY if self.me is None else self.me, int(last))))
        if verb in ("pull", "peek", "sink"):
            return self._say(f"move-{verb}", cell=last, **self._known_cell(state, last))
        if verb == "turn":
            return self._say(f"move-turn-{last}")
        if verb == "plunder":
            return self._say("move-plunder", other=self.names[int(words[1])], card=self.card(last))
        if verb in ("lock", "discard"):
            return self._say(f"move-{verb}", card=self.card(last))
        if verb == "accept":
            curse = self._deadly(state)
            return self._say("move-accept", deadly="yes" if curse else "no", curse=curse)
        if verb in ("pass", "call", "kiss", "done", "take", "scatter"):
            return self._say(f"move-{verb}")
        if verb in ("mate", "revive"):
            return self._say(f"move-{verb}", other=self.names[int(last)])
        card = SLUGS[CARD_OF[action]]
        other = self.names[int(last)] if len(words) == 2 and verb != "nest" else ""
        text = self._say(f"{CLASSES[CLASS[NUMBER[card]]]}-{card}.text")
        return self._say("move-card", card=self.card(card), text=text, other=other, aimed="yes" if other else "no")

    def _known_cell(self, table: PiratesMarkState, name: str) -> dict[str, object]:
        """What the listener remembers of a cell: `sure`, `unsure` or `no`thing, and the card."""
        memory = -1 if self.me is None else int(table.memory_of(self.me, CELL_OF[name]))
        if memory < 0:
            return {"known": "no", "card": ""}
        return {"known": "sure" if memory & SURE else "unsure", "card": self.card(SLUGS[table.card_of(memory)])}

    def _deadly(self, table: PiratesMarkState) -> Say | str:
        """The curse that makes taking the Mark deadly, nothing if there is none."""
        frame = table.top
        if not isinstance(frame, MarkFalls) or not frame.pulled:
            return ""
        curse = table.deadly(frame.seat)
        return "" if curse == NOBODY else self.card(SLUGS[curse])

    def group(self, state: State, actions: list[int]) -> Say | None:
        """Many bids or cells in one line."""
        moves = [state.game.moves[action].split() for action in actions]
        if moves[0][0] not in ("bid", "pull", "peek", "sink"):
            return None
        return self._say(f"many-{moves[0][0]}", first=moves[0][1], last=moves[-1][1], count=len(moves))

    def help(self, state: State) -> list[Say]:
        """The cards that lie open before somebody, and what is being asked."""
        assert isinstance(state, PiratesMarkState)
        cards = sorted({card for hand in state.hands for card in hand} | {MARK}, key=lambda card: (CLASS[card], card))
        names = [(self.card(SLUGS[card]), self._say(f"{CLASSES[CLASS[card]]}-{SLUGS[card]}.text")) for card in cards]
        topics = [self._say("topic", name=name, text=text) for name, text in names]
        rest = self._say("hidden", cards=self._cards([state.sea[cell] for cell in state.full]))
        return [*topics, rest, self._say("help-turn"), self._say("own-design")]

    def result(self, state: State) -> list[Say]:
        winners = [self.names[seat] for seat in state.standing().winners]
        assert isinstance(state, PiratesMarkState)
        return [
            self._say("result", winners=winners, count=len(winners)),
            *[self._seat(state, seat) for seat in seats_of(self.rules.everybody)],
        ]

    def _say(self, code: str, **facts: object) -> Say:
        return Say(f"{self.game.name}-{code}", **facts)
