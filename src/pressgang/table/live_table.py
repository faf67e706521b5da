"""A table that people sit at, as one process has it at hand.

Every process that serves the table has one of these. What they agree on is the database; one of them drives.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pressgang.core import Record, Teller

from .announcer import Change
from .bot_driver import BotDriver
from .chat import Chat
from .course import Course, without_taken_back
from .fair_queue import Client
from .moves import Moves
from .presence import Presence
from .rows import OVER, PERSON, PLAYING, Entry, Head, Line, Seat
from .seating import Seating

if TYPE_CHECKING:
    from .house import House


ASK_AGAIN: Final = 1.0
"""So many seconds are between two times that a table asks whether this process may drive it."""


class LiveTable:
    """One game with people at it: what is known of it, and the parts that each do one thing with it."""

    def __init__(self, house: House, head: Head, seats: list[Seat], sitters: dict[str, int], lines: list[Line]) -> None:
        self.house = house
        self.head = head
        self.seats = seats
        self.sitters = sitters
        self.course: Course | None = None
        self.lock = asyncio.Lock()
        """Held by whoever changes what is stored of the table, one after the other."""
        self.loaded = self.used = time.monotonic()
        """Since when this process has the table at hand, and when somebody last had to do with it, by a clock that nobody sets."""
        self.moved = self.loaded
        """When the last entry came."""
        self._asked_to_drive = float("-inf")
        self.tellers: dict[int | None, Teller] = {}
        """Who tells each seat what there is to know."""
        self.rendered: dict[object, bytes] = {}
        """What has been rendered of the present moment for all who see or hear the same."""
        self.shown: dict[object, Any] = {}
        """What each seat sees at the present moment."""
        self.moments = 0
        """So many moments have been shown to anybody."""
        self.last_view: Mapping[str, object] = {}
        self.last_parts: dict[str, bytes] = {}
        """What an onlooker saw last, and that part by part as bytes."""
        self.presence = Presence(self, len(seats))
        self.seating = Seating(self)
        self.moves = Moves(self)
        self.chat = Chat(self, lines)
        self.driver = BotDriver(self)

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return 0 if self.course is None else self.course.seq

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who.kind == PERSON]

    @property
    def client(self) -> Client:
        """For whom its bots think: whoever is there, and who opened it."""
        return (self.presence.address, self.head.host)

    @property
    def is_resting(self) -> bool:
        """Whether nothing will happen before a person comes."""
        return self.driver.is_idle and not self.presence.listeners

    @property
    def is_alone(self) -> bool:
        """Whether nobody is there, so that it need not be driven."""
        return self.driver.is_idle and not self.presence.anybody

    @property
    def wants_driver(self) -> bool:
        """Whether this process should drive it, if no other does."""
        return self.driver.active or bool(self.presence.listeners)

    def may_coach(self) -> bool:
        """Whether the coach may be asked at this table."""
        return self.head.coach if self.head.coach is not None else len(self.people) == 1

    def begin(self, entries: list[Entry]) -> None:
        """Fold the entries into the course of the game."""
        self.course = Course(self.first_record(), self.loaded)
        for entry in without_taken_back(entries):
            self.course.apply(entry, self.loaded)

    def first_record(self) -> Record:
        """The game before its first entry."""
        names = [seat.name for seat in self.seats]
        head = self.head
        if head.start is None:
            return Record(head.game, head.options, names, seed=int(head.seed), commitment=head.commitment)
        record = Record.loads(head.start)
        record.seats = names
        if head.lesson is None:
            record.seed, record.commitment = int(head.seed), head.commitment
        return record

    def changed(self, change: Change) -> None:
        """Something is different: everybody hears of it, and something else may be due."""
        self.rendered.clear()
        if change is not Change.ABOUT:
            self.shown.clear()
        self.house.announcer.announce(self, change)
        self.driver.plan()

    def let_go(self) -> None:
        """Forget the game and all that was rendered of it; whoever wants the table has it from the database."""
        self.course = None
        self.last_view, self.last_parts = {}, {}
        self.tellers.clear()
        self.rendered.clear()
        self.shown.clear()

    def mind(self) -> None:
        """Somebody has come: if nobody drives the table, this process does. It asks at most once a second; the caretaker asks again."""
        if not self.presence.listeners or self.head.stage != PLAYING or self.course is None or self.driver.active:
            return
        if time.monotonic() - self._asked_to_drive > ASK_AGAIN:
            self._asked_to_drive = time.monotonic()
            self.house.do(self.house.drive([self]))

    async def refresh(self) -> None:
        """Another process has changed something: look into the database."""
        async with self.lock:
            await self.reload()
            await self.moves.read_on()

    async def reload(self) -> None:
        """Read everything but entries anew, for whoever has the lock; the game begins here if it has begun."""
        storage, table = self.house.storage, self.head.id
        whole = await storage.tables.whole(table, self.seq)
        if whole is None:
            self.house.forget(self)
            self.head.stage = OVER
            self.changed(Change.ABOUT)
            return
        self.head, self.seats, self.sitters = whole.head, whole.seats, whole.sitters
        if self.head.stage == PLAYING and self.course is None:
            await self._start(whole.entries)
        elif self.head.stage == PLAYING and self.course is not None and self.course.over:
            self.moves.finish(self.course)  # that it is over was not yet stored when we read
        self.changed(Change.BOTH)

    async def _start(self, entries: list[Entry]) -> None:
        """All seats are taken: the game begins."""
        self.loaded = time.monotonic()
        self.presence.wait_for_all()
        self.begin(entries)
        await self.house.drive([self])
