"""A table that people sit at: moves are checked, stored, played and told; bots, clocks and windows go on by themselves.

Every process that serves the table has one of these. What they agree on is the database; one of them drives.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pressgang.core import NOBODY, Dice, Problem, Record, Teller

from . import shelves
from .course import Course, without_taken_back
from .names import bot_name, free_name
from .rows import BOT, OPEN, OVER, PERSON, PLAYING, STAND_IN, WAITING, Entry, Head, Line, Seat
from .storage import KEPT_CHAT, Taken
from .workers import choose

if TYPE_CHECKING:
    from .house import House

ATTEMPTS: Final = 8
PATIENCE: Final = 2.0
"""So long, at most, bots keep silent where people may speak up first."""
GRACE: Final = 30.0
"""So long the others wait for somebody whose connection is lost."""
SLOW: Final = 0.3
"""A bot that thinks longer than this is seen thinking."""

log = logging.getLogger("pressgang.table")


class Listener(Protocol):
    """Somebody who is connected to a table."""

    seat: int | None

    def wake(self) -> None:
        """The table has changed."""

    def hear(self, what: Line | int) -> None:
        """Somebody said something, or the bot at a seat is thinking."""


class Presence(Struct):
    """Who is connected to the table by another process."""

    seats: list[int]
    onlookers: int
    until: float


class Table:
    """One game with people at it."""

    def __init__(self, house: House, head: Head, seats: list[Seat], sitters: dict[str, int], chat: list[Line]) -> None:
        self.house = house
        self.head = head
        self.seats = seats
        self.sitters = sitters
        self.chat = chat
        self.course: Course | None = None
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.version = 0
        """Grows whenever something changes that is not in the cards."""
        self.pulse = 0
        """Grows whenever something changes about the question that a seat is asked, though no entry was made."""
        self.driven = False
        """Whether this process moves the bots and looks at the clocks."""
        self.tellers: dict[int | None, Teller] = {}
        """Who tells each seat what there is to know."""
        self.memo: dict[object, bytes] = {}
        """What has been rendered of the present moment for onlookers, who all see the same."""
        self.loaded = time.time()
        self.used = self.loaded
        self.gone_at = [self.loaded] * len(seats)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._waking = False
        self._bid = 0

    # What there is

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return 0 if self.course is None else self.course.seq

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who.kind == PERSON]

    def is_here(self, seat: int) -> bool:
        """Whether the person of this seat is connected, here or elsewhere."""
        if any(listener.seat == seat for listener in self.listeners):
            return True
        return any(seat in presence.seats for presence in self.elsewhere.values())

    @property
    def onlookers(self) -> int:
        """How many look on."""
        here = sum(listener.seat is None for listener in self.listeners)
        return here + sum(presence.onlookers for presence in self.elsewhere.values())

    def may_coach(self) -> bool:
        """Whether the coach may be asked at this table."""
        return self.head.coach if self.head.coach is not None else len(self.people) == 1

    def begin(self, entries: list[Entry]) -> None:
        """Fold the entries into the course of the game."""
        self.course = Course(self.first_record(), self.loaded)
        for entry in without_taken_back(entries):
            self.course.apply(entry)

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

    # People come and go

    def join(self, listener: Listener) -> None:
        """Somebody connects."""
        self.listeners.add(listener)
        self._presence_changed()
        if listener.seat is not None and self.seats[listener.seat].helped:
            self.house.do(self.come_back(listener.seat))

    def part(self, listener: Listener) -> None:
        """Somebody's connection has gone."""
        self.listeners.discard(listener)
        if listener.seat is not None and not self.is_here(listener.seat):
            self.gone_at[listener.seat] = time.time()
        self._presence_changed()

    def heard_presence(self, process: str, presence: Presence) -> None:
        """Another process tells who is connected there."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = presence
        if before is None or before.seats != presence.seats or before.onlookers != presence.onlookers:
            now = time.time()
            for seat in before.seats if before is not None else []:
                if not self.is_here(seat):
                    self.gone_at[seat] = now
            self.changed()

    def presence(self) -> tuple[list[int], int]:
        """Who is connected to this process: seats, and how many onlookers."""
        seats = sorted({listener.seat for listener in self.listeners if listener.seat is not None})
        return seats, sum(listener.seat is None for listener in self.listeners)

    def _presence_changed(self) -> None:
        self.used = time.time()
        self.house.tell_presence(self)
        self.changed()

    def changed(self) -> None:
        """Something is different that is not in the cards: everybody looks again."""
        self.version += 1
        self.wake()
        self.plan()

    def wake(self) -> None:
        """Everybody looks again, a moment later: whoever moved hears first that it is stored."""
        if not self._waking:
            self._waking = True
            self.house.stir(self)

    def wake_all(self) -> None:
        """Now everybody looks again."""
        self._waking = False
        self.memo.clear()
        for listener in list(self.listeners):
            listener.wake()

    # Seats

    async def sit(self, player: str, name: str, seat: int | None) -> int:
        """Take an open seat; the game starts when none is left."""
        async with self._lock:
            if player in self.sitters:
                return self.sitters[player]
            if self.head.stage != WAITING:
                raise Problem("table-started")
            free = [place for place, who in enumerate(self.seats) if who.kind == OPEN and seat in (None, place)]
            name = free_name(name, [who.name for who in self.seats if who.kind != OPEN])
            for place in free:
                if await self.house.storage.write(partial(self._take_seat, place=place, player=player, name=name)):
                    await self._refresh()
                    self.house.tell(f"{self.head.id} seats {self.house.process}")
                    return place
            await self._refresh()
            raise Problem("seat-taken")

    async def _take_seat(self, connection: AsyncConnection, place: int, player: str, name: str) -> bool:
        shelf, table = shelves.seats.c, self.head.id
        taken = update(shelves.seats).where(shelf.table == table, shelf.seat == place, shelf.kind == OPEN)
        if (await connection.execute(taken.values(kind=PERSON, name=name))).rowcount == 0:
            return False
        row = {"table": table, "player": player, "seat": place, "since": time.time()}
        await connection.execute(insert(shelves.sitters).values(row))
        left = await connection.execute(select(func.count()).where(shelf.table == table, shelf.kind == OPEN))
        if left.scalar_one() == 0:
            await self._set_stage(connection, WAITING, PLAYING)
        return True

    async def _set_stage(self, connection: AsyncConnection, before: str, after: str) -> bool:
        shelf = shelves.tables.c
        change = update(shelves.tables).where(shelf.id == self.head.id, shelf.stage == before)
        return (await connection.execute(change.values(stage=after, resting=False))).rowcount > 0

    async def start(self, player: str) -> None:
        """The host does not want to wait any longer: bots take the open seats."""
        async with self._lock:
            if player != self.head.host:
                raise Problem("not-host")
            if self.head.stage != WAITING:
                raise Problem("table-started")
            await self.house.storage.write(self._fill_up)
            await self._refresh()
            self.house.tell(f"{self.head.id} seats {self.house.process}")

    async def _fill_up(self, connection: AsyncConnection) -> None:
        shelf = shelves.seats.c
        names = [seat.name for seat in self.seats if seat.kind != OPEN]
        for place, seat in enumerate(self.seats):
            if seat.kind == OPEN:
                names.append(bot_name(names))
                change = update(shelves.seats).where(shelf.table == self.head.id, shelf.seat == place, shelf.kind == OPEN)
                await connection.execute(change.values(kind=BOT, bot=STAND_IN, name=names[-1]))
        await self._set_stage(connection, WAITING, PLAYING)

    async def leave(self, player: str) -> None:
        """Go: a seat of a game that has not begun is free again; in a running game a bot plays on."""
        seat = self.sitters.get(player)
        if seat is None:
            raise Problem("not-seated")
        if self.head.stage == WAITING:
            async with self._lock:
                await self.house.storage.write(lambda connection: self._stand_up(connection, player, seat))
                await self._refresh()
                self.house.tell(f"{self.head.id} seats {self.house.process}")
        if self.head.stage == PLAYING:
            await self.help(seat)

    async def _stand_up(self, connection: AsyncConnection, player: str, seat: int) -> None:
        """Free the seat, unless the game has begun meanwhile; personal links to it are worth nothing any more."""
        table, shelf, sat, link = self.head.id, shelves.seats.c, shelves.sitters.c, shelves.links.c
        stage = await connection.execute(select(shelves.tables.c.stage).where(shelves.tables.c.id == table))
        if stage.scalar_one_or_none() != WAITING:
            return
        await connection.execute(delete(shelves.links).where(link.table == table, link.seat == seat))
        others = [other for other, place in self.sitters.items() if place != seat]
        if not others:
            await connection.execute(delete(shelves.tables).where(shelves.tables.c.id == table))
            return
        await connection.execute(delete(shelves.sitters).where(sat.table == table, sat.seat == seat))
        await connection.execute(update(shelves.seats).where(shelf.table == table, shelf.seat == seat).values(kind=OPEN, name=""))
        if self.head.host == player:
            await connection.execute(update(shelves.tables).where(shelves.tables.c.id == table).values(host=others[0]))

    async def help(self, seat: int) -> None:
        """A bot plays for this person until they are back."""
        await self._change_seat(seat, helped=True)

    async def come_back(self, seat: int) -> None:
        """They are back."""
        if self.seats[seat].helped:
            await self._change_seat(seat, helped=False)

    async def pass_ahead(self, seat: int, bid: int | None) -> None:
        """The seat lets all bids up to this one pass."""
        if self.seats[seat].ahead != bid:
            await self._change_seat(seat, ahead=bid)

    async def _change_seat(self, seat: int, **values: Any) -> None:
        shelf = shelves.seats.c
        change = update(shelves.seats).where(shelf.table == self.head.id, shelf.seat == seat).values(values)
        await self.house.storage.write(lambda connection: connection.execute(change))
        for key, value in values.items():
            setattr(self.seats[seat], key, value)
        if values.get("helped") is False and self.course is not None:
            self.course.asked_at[seat] = time.time()
        self.house.tell(f"{self.head.id} seats {self.house.process}")
        self.pulse += 1
        self.changed()

    async def refresh(self) -> None:
        """Another process has changed something: look into the database."""
        async with self._lock:
            await self._refresh()
            await self._catch_up()

    async def _refresh(self) -> None:
        storage, table = self.house.storage, self.head.id
        head = await storage.head(table)
        if head is None:
            self.house.forget(self)
            self.head.stage = OVER
            self.changed()
            return
        self.head, self.seats, self.sitters = head, await storage.seats(table), await storage.sitters(table)
        self.pulse += 1
        if self.head.stage == PLAYING and self.course is None:
            self.loaded = time.time()
            self.gone_at = [self.loaded] * len(self.seats)
            self.begin(await storage.entries(table))
            await self.house.drive([self])
        self.changed()

    # Moves

    async def move(self, seat: int, move: str, key: str, seq: int, by_bot: bool = False) -> int:
        """Play a move that was decided after so many entries; returns its number when it is stored. The same key is the same move."""
        return await self._add(seat, move, key, seq, by_bot)

    async def take_back(self, seat: int, key: str, seq: int) -> int:
        """Take back the last choice."""
        return await self._add(seat, None, key, seq, False)

    async def _add(self, seat: int, move: str | None, key: str, seq: int, by_bot: bool) -> int:
        async with self._lock:
            for _ in range(ATTEMPTS):
                course = self.course
                if course is None:
                    raise Problem("table-waits")
                known = course.seq_of(seat, key)
                if known is not None:
                    return known
                if by_bot and self.seats[seat].plays_itself is None and course.state.answer_if_silent(seat) == NOBODY:
                    raise Problem("table-stale")
                if move is None:
                    course.check_back(seat, seq)
                    entry = Entry(course.seq + 1, True, seat, "", key, time.time())
                else:
                    entry = Entry(course.seq + 1, False, seat, course.check(seat, seq, move), key, time.time())
                try:
                    await self.house.storage.append(self.head.id, entry)
                except Taken:
                    await self._catch_up()
                    continue
                self._apply(entry)
                return entry.seq
        raise Problem("table-stale")

    async def catch_up(self) -> None:
        """Another process has stored entries: read and play them."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.course is not None:
            for entry in await self.house.storage.entries(self.head.id, self.course.seq):
                self._apply(entry)

    def _apply(self, entry: Entry) -> None:
        assert self.course is not None
        self.course.apply(entry)
        self.used = entry.at
        self._mind_the_bid(self.course.state.standing_bid())
        if self.course.over and self.head.stage == PLAYING:
            self.finish()
        self.wake()
        self.plan()

    def _mind_the_bid(self, bid: int) -> None:
        """Who passed ahead did so for one round of bids: when they begin anew, everybody is asked again."""
        if 0 < bid < self._bid:
            for place, seat in enumerate(self.seats):
                if seat.ahead is not None:
                    seat.ahead = None
                    self.house.do(self._change_seat(place, ahead=None))
        self._bid = bid or self._bid

    def finish(self) -> None:
        """The game is over: write down how it ended. If this is lost, it is done again when the table is looked at."""
        assert self.course is not None
        standing, shelf = self.course.state.standing(), shelves.tables.c
        head = self.head
        head.stage, head.ended, head.moves = OVER, time.time(), len(self.course.match.moves)
        head.scores, head.winners = list(standing.scores), list(standing.winners)
        head.record = self.course.match.record().dumps()
        facts = {"scores": msgspec.json.encode(head.scores).decode(), "winners": msgspec.json.encode(head.winners).decode()}
        row = {"stage": OVER, "ended": head.ended, "moves": head.moves, "record": head.record, **facts}
        change = update(shelves.tables).where(shelf.id == head.id, shelf.stage == PLAYING).values(row)
        self.house.do(self.house.storage.write(lambda connection: connection.execute(change)))
        self.version += 1

    # What goes on by itself

    def plan(self) -> None:
        """Do what is due now; look again when the next thing is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        course = self.course
        if course is None or self.head.stage != PLAYING or not self.driven:
            return
        now, soonest = time.time(), float("inf")
        for seat in course.state.pending:
            due, what = self._next_of(seat, now)
            if due <= now:
                self._set_off(seat, what)
            else:
                soonest = min(soonest, due)
        if soonest < float("inf"):
            self._timer = asyncio.get_running_loop().call_later(max(0.01, soonest - now), self.plan)

    @property
    def is_resting(self) -> bool:
        """Whether nothing will happen before a person comes."""
        return self._timer is None and not self._busy and not self.listeners

    def _next_of(self, seat: int, now: float) -> tuple[float, str]:
        """When something is to be done for a seat that is asked, and what."""
        course, who = self.course, self.seats[seat]
        assert course is not None
        asked = max(course.asked_at[seat], self.loaded)
        may_be_silent = course.state.answer_if_silent(seat) != NOBODY
        if who.plays_itself is not None:
            if may_be_silent and self._people_may_speak():
                return asked + min(self.head.window / 2, PATIENCE), "think"
            return self._after_regret(now), "think"
        if may_be_silent and who.ahead is not None and 0 < course.state.standing_bid() <= who.ahead:
            return now, "pass"
        present = [person for person in self.people if self.is_here(person)]
        if not present:
            return float("inf"), ""
        due, what = float("inf"), ""
        if may_be_silent:
            due, what = asked + self.head.window, "pass"
        elif self.head.clock is not None:
            due, what = asked + self.head.clock, "help"
        if seat not in present and max(self.gone_at[seat], asked - GRACE) + GRACE < due:
            due, what = max(self.gone_at[seat] + GRACE, asked), "help"
        return due, what

    def _after_regret(self, now: float) -> float:
        """A bot leaves a person a moment to take back what they did."""
        assert self.course is not None
        last = self.course.steps[-1]
        if not last.quiet or last.seat is None or self.seats[last.seat].plays_itself is not None or not self.is_here(last.seat):
            return now
        return self.used + self.house.pause

    def _people_may_speak(self) -> bool:
        """Whether somebody who is asked is a person at the table."""
        assert self.course is not None
        return any(self.seats[seat].plays_itself is None and self.is_here(seat) for seat in self.course.state.pending)

    def _set_off(self, seat: int, what: str) -> None:
        if seat in self._busy:
            return
        work = {"think": self._think, "pass": self._pass, "help": self.help}[what]
        task = asyncio.get_running_loop().create_task(self._carefully(work, seat))
        self._busy[seat] = task
        task.add_done_callback(lambda _: self._done(seat))

    async def _carefully(self, work: Callable[[int], Awaitable[None]], seat: int) -> None:
        """A mistake in what goes on by itself is written down, and tried again a little later."""
        try:
            await work(seat)
        except Problem as problem:
            if problem.code not in ("table-stale", "table-not-asked", "game-over"):
                log.warning("by-itself", extra={"facts": {"table": self.head.id, "code": problem.code}})
                await asyncio.sleep(1)
        except Exception:
            log.exception("by-itself", extra={"facts": {"table": self.head.id}})
            await asyncio.sleep(1)

    def _done(self, seat: int) -> None:
        self._busy.pop(seat, None)
        self.plan()

    async def _pass(self, seat: int) -> None:
        """Silence is a pass."""
        course = self.course
        assert course is not None
        action = course.state.answer_if_silent(seat)
        if action != NOBODY:
            await self.move(seat, course.match.game.notation(action), secrets.token_hex(8), course.since[seat], by_bot=True)

    async def _think(self, seat: int) -> None:
        """A bot decides, in another process, and plays."""
        course, bot = self.course, self.seats[seat].plays_itself
        if course is None or bot is None:
            return
        since, game, state = course.since[seat], course.match.game, course.state
        actions = state.actions(seat)
        if len(actions) == 1:
            move = game.notation(actions[0])
        else:
            position = msgspec.json.encode(state.position()).decode()
            options = msgspec.json.encode(game.options).decode()
            seen = asyncio.get_running_loop().call_later(SLOW, self._seen_thinking, seat)
            try:
                facts = (game.name, game.players, options, position, seat, bot, secrets.randbits(60))
                move = await self.house.workers.run(choose, *facts)
            except Problem as problem:
                log.warning("bot", extra={"facts": {"table": self.head.id, "bot": bot, "code": problem.code}})
                move = game.notation(state.copy().rule_of_thumb(seat, Dice(secrets.randbits(60))))
            finally:
                seen.cancel()
        await self.move(seat, move, secrets.token_hex(8), since, by_bot=True)

    def _seen_thinking(self, seat: int) -> None:
        for listener in self.listeners:
            listener.hear(seat)

    def close(self) -> None:
        """Nothing goes on by itself here any more."""
        self.driven = False
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()

    # Talk

    async def say(self, seat: int, text: str | None, reaction: str | None) -> None:
        """A line of chat, or a reaction."""
        name, table = self.seats[seat].name, self.head.id

        async def work(connection: AsyncConnection) -> int:
            shelf = shelves.chats.c
            last = (await connection.execute(select(func.max(shelf.number)).where(shelf.table == table))).scalar()
            number = 0 if last is None else last + 1
            row = {"table": table, "number": number, "seat": seat, "name": name, "text": text, "reaction": reaction, "at": time.time()}
            await connection.execute(insert(shelves.chats).values(row))
            await connection.execute(delete(shelves.chats).where(shelf.table == table, shelf.number <= number - KEPT_CHAT))
            return number

        number = await self.house.storage.write(work)
        self.house.tell(f"{table} chat {self.house.process}")
        self._said(Line(number, seat, name, text, reaction))

    async def hear_chat(self) -> None:
        """Somebody has said something at another process."""
        for line in await self.house.storage.chat(self.head.id):
            if not self.chat or line.number > self.chat[-1].number:
                self._said(line)

    def _said(self, line: Line) -> None:
        self.chat.append(line)
        del self.chat[:-KEPT_CHAT]
        for listener in self.listeners:
            listener.hear(line)


def seconds_left(table: Table, seat: int | None) -> tuple[float | None, bool]:
    """How long the one who looks, or else whoever is asked, still has; and whether that is a window in which silence is a pass."""
    course = table.course
    if course is None or table.head.stage != PLAYING:
        return None, False
    asked = [each for each in course.state.pending if table.seats[each].plays_itself is None]
    if seat in asked:
        asked = [seat] if seat is not None else asked
    now = time.time()
    windows = [max(course.asked_at[each], table.loaded) for each in asked if course.state.answer_if_silent(each) != NOBODY]
    if windows:
        return max(0.0, min(windows) + table.head.window - now), True
    if table.head.clock is None or not asked:
        return None, False
    return max(0.0, min(max(course.asked_at[each], table.loaded) for each in asked) + table.head.clock - now), False
