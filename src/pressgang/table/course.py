"""The course of a game: what the entries of a table come to, one after the other. The same entries, the same course."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from msgspec import Struct

from pressgang.core import NOBODY, Event, Game, IllegalMove, Match, Problem, Record, Say, State, rulebook

from .rows import Entry

REMEMBERED: Final = 8
"""So many of the latest keys of each seat are remembered; whoever repeats an older one is out of date anyway."""


@lru_cache(maxsize=128)
def game_of(name: str, players: int, options: str) -> Game:
    """A game with these options (as JSON), shared by all tables that play it."""
    return rulebook(name).game(players, json.loads(options))


def without_taken_back(entries: list[Entry]) -> list[Entry]:
    """The entries that matter for where the game is now: choices that were taken back, but for the last such, need not be made again.

    >>> [(entry.seq, entry.back) for entry in without_taken_back([Entry(n, n % 2 == 0, 0, "", "", 0.0) for n in range(1, 6)])]
    [(3, False), (4, True), (5, False)]
    """
    last = max((place for place, entry in enumerate(entries) if entry.back), default=0)
    standing: list[Entry] = []
    for entry in entries[:last]:
        if entry.back:
            standing.pop()
        else:
            standing.append(entry)
    return standing + entries[last:]


class Step(Struct, gc=False):
    """A move that stands, and what came of it. The first one is the set-up."""

    seq: int
    seat: int | None
    events: list[Event]
    quiet: bool
    """Chance was not asked, nothing was revealed to anybody: it may be taken back."""
    since: list[int]
    asked_at: list[float]
    """What the questions of the seats were before it, for a take-back."""


class Course:
    """A game that grows by entries."""

    def __init__(self, record: Record, at: float) -> None:
        self.start = record
        self.seq = 0
        """How many entries there are."""
        self.keys: list[list[tuple[str, int]]] = [[] for _ in record.seats]
        self.back: tuple[int, int] = (0, 0)
        """The number of the last entry that took something back, and its seat."""
        self.steps: list[Step] = []
        players = len(record.seats)
        self.since = [NOBODY] * players
        """For each seat the number of entries when its present question arose."""
        self.asked_at = [at] * players
        """... and when that was."""
        self.questions: list[list[int]] = [[] for _ in range(players)]
        self.pending: tuple[int, ...] = ()
        """Who is asked now."""
        self.may_be_silent = False
        """Whether one of them may say nothing: then a window is open."""
        self._begin(record, at)

    def _begin(self, record: Record, at: float) -> None:
        self.game = game_of(record.game, len(record.seats), json.dumps(record.options))
        self.match = Match(record, listen=True, game=self.game)
        self.state: State = self.match.state
        self._look()
        self.steps.append(Step(0, None, self._news(), False, self.since.copy(), self.asked_at.copy()))
        self._ask(None, at)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    def _look(self) -> None:
        """What the state says now that is asked for often."""
        state = self.state
        self.secrets = state.hidden_facts()
        self.pending = state.pending
        self.may_be_silent = any([state.answer_if_silent(seat) != NOBODY for seat in self.pending])

    def seq_of(self, seat: int, key: str) -> int | None:
        """The number of the entry that this seat made with this key."""
        for known, seq in self.keys[seat]:
            if known == key:
                return seq
        return None

    def check(self, seat: int, seq: int, move: str) -> str:
        """The move in the notation of the game, if this seat, who saw so many entries, may make it now."""
        state = self.state
        if not self.pending:
            raise IllegalMove("game-over")
        if seat not in self.pending:
            raise Problem("table-not-asked")
        if seq < self.since[seat]:
            raise Problem("table-stale")
        action = self.match.game.parse(move)
        if not state.allows(seat, action):
            raise state.refuse(seat, action)
        return self.match.game.notation(action)

    def check_back(self, seat: int, seq: int) -> None:
        """Whether this seat, who saw so many entries, may take back its last choice."""
        if not self.may_take_back(seat):
            raise Problem("table-no-undo")
        if seq < self.steps[-1].seq:
            raise Problem("table-stale")

    def may_take_back(self, seat: int | None) -> bool:
        """A choice may be taken back as long as nobody has acted since, and it revealed nothing."""
        last = self.steps[-1]
        return last.quiet and last.seat is not None and last.seat == seat

    def apply(self, entry: Entry, at: float) -> None:
        """One more entry, which has been checked before; `at` is when we heard of it, by a clock that nobody sets."""
        self.seq = entry.seq
        keys = self.keys[entry.seat]
        keys.append((entry.key, entry.seq))
        del keys[:-REMEMBERED]
        if entry.back:
            self._take_back(entry)
        else:
            self._play(entry, at)

    def _play(self, entry: Entry, at: float) -> None:
        asked, secrets = self.match.asked_luck(), self.secrets
        since, asked_at = self.since.copy(), self.asked_at.copy()
        self.match.play(entry.seat, self.match.game.parse(entry.move))
        self._look()
        quiet = self.secrets == secrets and self.match.asked_luck() == asked and not self.over
        self.steps.append(Step(entry.seq, entry.seat, self._news(), quiet, since, asked_at))
        self._ask(entry.seat, at)

    def _take_back(self, entry: Entry) -> None:
        """Play everything again but the last move. The clock goes on as if the choice had not been made."""
        gone, steps = self.steps.pop(), self.steps
        record = self.match.record()
        moves = record.moves[:-1]
        start = self.start
        again = Record(record.game, record.options, record.seats, start.luck, moves, start.seed, start.position, asked=start.asked)
        self.match = Match(again, game=self.game)
        self.match.commitment = self.start.commitment
        self.state = self.match.state
        self.state.heard = []
        self._look()
        self.steps = steps
        self.back = (entry.seq, entry.seat)
        self.since, self.asked_at = gone.since.copy(), gone.asked_at.copy()
        for seat in range(len(self.since)):
            self.questions[seat] = self.state.actions(seat)
            self.since[seat] = entry.seq if self.questions[seat] else NOBODY

    def _news(self) -> list[Event]:
        """What has been told since the last time."""
        news, self.state.heard = self.state.heard or [], []
        return news

    def _ask(self, actor: int | None, at: float) -> None:
        """Who is asked now; a question that was there before the others acted is still the same question."""
        state, pending = self.state, self.pending
        for seat in range(len(self.since)):
            if seat not in pending:
                self.since[seat] = NOBODY
                continue
            actions = state.actions(seat)
            if seat == actor or self.since[seat] == NOBODY or actions != self.questions[seat]:
                self.since[seat] = self.seq
                self.asked_at[seat] = at
                self.questions[seat] = actions

    def is_known(self, seq: int | None) -> bool:
        """Whether all that stands of the first so many entries is what somebody saw who saw so many; no if it may have been taken back."""
        return seq is not None and self.back[0] - 1 <= seq <= self.seq

    def steps_after(self, seq: int | None, most: int) -> list[Step]:
        """The steps after so many entries; None: the last ones, not too many."""
        if seq is None:
            return self.steps[-most:]
        first = len(self.steps)
        while first and self.steps[first - 1].seq > seq:
            first -= 1
        return self.steps[first:]

    def results(self, seat: int | None) -> list[Say]:
        """How the game ended, line by line."""
        if not self.over:
            return []
        return self.match.game.teller(self.match.seats, seat).result(self.state)
