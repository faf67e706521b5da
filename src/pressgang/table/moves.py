"""Moves at a table: checked, stored, played, in this order. What is stored is the truth for all processes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY, Problem

from .announcer import Change
from .rows import OVER, PLAYING, Entry
from .storage import Taken

if TYPE_CHECKING:
    from .course import Course
    from .live_table import LiveTable

ATTEMPTS: Final = 8
"""So often a move is tried anew because another process has stored one meanwhile."""


class Moves:
    """All that makes the game of one table go on."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._store = table.house.storage.entries
        self._bid = 0

    async def play(self, seat: int, move: str, key: str, seq: int, by_itself: bool = False) -> int:
        """Play a move that was decided after so many entries; returns its number when it is stored. The same key is the same move."""
        return await self._add(seat, move, key, seq, by_itself)

    async def take_back(self, seat: int, key: str, seq: int) -> int:
        """Take back the last choice."""
        return await self._add(seat, None, key, seq, False)

    async def _add(self, seat: int, move: str | None, key: str, seq: int, by_itself: bool) -> int:
        """Nobody else runs between the storing of an entry and the return: whoever made it can be told before all others are."""
        table = self._table
        async with table.lock:
            for _ in range(ATTEMPTS):
                course = table.course
                if course is None:
                    raise Problem("table-waits")
                known = course.seq_of(seat, key)
                if known is not None:
                    return known
                if by_itself and self._has_come_back(course, seat):
                    raise Problem("table-stale")
                entry = _checked(course, seat, move, key, seq)
                try:
                    await self._store.append(table.head.id, entry)
                except Taken:
                    await self.read_on()
                    continue
                self._apply(course, entry)
                return entry.seq
        raise Problem("table-stale")

    def _has_come_back(self, course: Course, seat: int) -> bool:
        """Whether the person of this seat decides again, and must."""
        return self._table.seats[seat].plays_itself is None and course.state.answer_if_silent(seat) == NOBODY

    async def catch_up(self) -> None:
        """Another process has stored entries: read and play them."""
        async with self._table.lock:
            await self.read_on()

    async def read_on(self) -> None:
        """The same, for whoever has the table's lock."""
        course = self._table.course
        if course is not None:
            for entry in await self._store.after(self._table.head.id, course.seq):
                self._apply(course, entry)

    def _apply(self, course: Course, entry: Entry) -> None:
        table, change = self._table, Change.GAME
        table.used = table.moved = time.monotonic()
        course.apply(entry, table.moved)
        self._mind_the_bid(course.state.standing_bid())
        if course.over and table.head.stage == PLAYING:
            self.finish(course)
            change = Change.BOTH
        table.changed(change)

    def _mind_the_bid(self, bid: int) -> None:
        """Who passed ahead did so for one round of bids: when they begin anew, everybody is asked again."""
        if 0 < bid < self._bid:
            self._table.seating.ask_again()
        self._bid = bid or self._bid

    def finish(self, course: Course) -> None:
        """The game is over: write down how it ended. If this is lost, it is done again when the table is looked at."""
        head, standing = self._table.head, course.state.standing()
        head.stage, head.ended, head.moves = OVER, time.time(), len(course.match.moves)
        head.scores, head.winners = list(standing.scores), list(standing.winners)
        head.record = course.match.record().dumps()
        self._table.house.do(self._table.house.storage.tables.finish(head))


def _checked(course: Course, seat: int, move: str | None, key: str, seq: int) -> Entry:
    """The entry for a move, or without one for a choice taken back; a Problem if it may not be."""
    if move is None:
        course.check_back(seat, seq)
        return Entry(course.seq + 1, True, seat, "", key, time.time())
    return Entry(course.seq + 1, False, seat, course.check(seat, seq, move), key, time.time())
