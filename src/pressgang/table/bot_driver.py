"""What goes on at a table by itself: this process does it for the tables that it drives, so that it is done once."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from pressgang.core import NOBODY, Dice, Problem

from .clocks import NEVER, Deed, next_deed
from .fair_queue import Rank
from .rows import PLAYING
from .workers import Busy, choose, hurried

if TYPE_CHECKING:
    from .course import Course
    from .live_table import LiveTable

SLOW: Final = 0.3
"""A bot that thinks longer than this is seen thinking."""
PATIENCE: Final = 0.4
"""So long a bot waits for its turn to think; then it plays by rule of thumb."""
EXPECTED: Final = ("table-stale", "table-not-asked", "game-over")
"""What refuses a move that somebody else was quicker to make."""

log = logging.getLogger("pressgang.table")


class BotDriver:
    """Moves the bots of one table and looks at its clocks."""

    def __init__(self, table: LiveTable) -> None:
        self.active = False
        """Whether it is this process that does so."""
        self._table = table
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing will happen by itself."""
        return self._timer is None and not self._busy

    def activate(self, active: bool) -> None:
        """From now on this process drives the table, or another does."""
        before, self.active = self.active, active
        if active and not before:
            self._table.loaded = time.monotonic()
            self.plan()

    def plan(self) -> None:
        """Do what is due now; look again when the next thing is."""
        self._stop_timer()
        table, course = self._table, self._table.course
        if course is None or table.head.stage != PLAYING or not self.active or not table.presence.anybody:
            return
        now, soonest = time.monotonic(), NEVER
        for seat in course.pending:
            due, deed = next_deed(table, course, seat, now)
            if due <= now:
                self._set_off(seat, deed)
            else:
                soonest = min(soonest, due)
        if soonest < NEVER:
            self._timer = asyncio.get_running_loop().call_later(max(0.01, soonest - now), self.plan)

    def close(self) -> None:
        """Nothing goes on by itself here any more."""
        self.active = False
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_off(self, seat: int, deed: Deed) -> None:
        if seat not in self._busy:
            task = asyncio.get_running_loop().create_task(self._carefully(seat, deed))
            self._busy[seat] = task
            task.add_done_callback(lambda _: self._done(seat))

    def _done(self, seat: int) -> None:
        self._busy.pop(seat, None)
        self.plan()

    async def _carefully(self, seat: int, deed: Deed) -> None:
        """A mistake in what goes on by itself is written down, and tried again a little later."""
        try:
            await self._do(seat, deed)
        except Problem as problem:
            if problem.code not in EXPECTED:
                log.warning("by-itself", extra={"facts": {"table": self._table.head.id, "code": problem.code}})
                await asyncio.sleep(1)
        except Exception:
            log.exception("by-itself", extra={"facts": {"table": self._table.head.id}})
            await asyncio.sleep(1)

    async def _do(self, seat: int, deed: Deed) -> None:
        course, bot = self._table.course, self._table.seats[seat].plays_itself
        assert course is not None
        if deed is Deed.HELP:
            await self._table.seating.help(seat)
        elif deed is Deed.PASS:
            await self._pass(course, seat)
        elif bot is not None:
            await self._think(course, seat, bot)

    async def _pass(self, course: Course, seat: int) -> None:
        """Silence is a pass."""
        action = course.state.answer_if_silent(seat)
        if action != NOBODY:
            await self._play(seat, course.match.game.notation(action), course.since[seat])

    async def _think(self, course: Course, seat: int, bot: str) -> None:
        """A bot decides, in another process if there is anything to decide, and plays."""
        since, actions = course.since[seat], course.state.actions(seat)
        if len(actions) == 1:
            move = course.match.game.notation(actions[0])
        else:
            seen = asyncio.get_running_loop().call_later(SLOW, self._seen_thinking, seat)
            try:
                move = await self._choose(course, seat, bot)
            finally:
                seen.cancel()
        await self._play(seat, move, since)

    async def _choose(self, course: Course, seat: int, bot: str) -> str:
        """What the bot wants to do. Where many think it thinks shorter, and finally by rule of thumb, as does a bot that cannot decide."""
        game, state, workers = course.match.game, course.state, self._table.house.workers
        position, options = msgspec.json.encode(state.position()).decode(), msgspec.json.encode(game.options).decode()
        try:
            facts = (game.name, game.players, options, position, seat, hurried(bot, workers.bots_waiting), secrets.randbits(60))
            return await workers.run(choose, *facts, rank=Rank.BOT, client=self._table.client, patience=PATIENCE)
        except Busy:
            pass
        except Problem as problem:
            log.warning("bot", extra={"facts": {"table": self._table.head.id, "bot": bot, "code": problem.code}})
        return game.notation(state.copy().rule_of_thumb(seat, Dice(secrets.randbits(60))))

    async def _play(self, seat: int, move: str, since: int) -> None:
        await self._table.moves.play(seat, move, secrets.token_hex(8), since, by_itself=True)

    def _seen_thinking(self, seat: int) -> None:
        self._table.house.announcer.tell(self._table, seat)
