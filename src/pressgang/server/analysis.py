"""What takes long and is worth keeping: the coach's advice, looking back, replays. Workers do it, each thing once."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from pressgang.coach.review import MOST
from pressgang.core import Problem
from pressgang.table.fair_queue import Client, Rank
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.rows import OVER

from . import work

MOST_KEPT: Final = 200
"""So many pieces of advice and reviews are kept in memory."""
MOST_REPLAYS: Final = 16
"""So many replays are."""
MOST_REVIEWS: Final = 3
"""So many reviews are being made for one player."""
K = TypeVar("K")


class Reviewing(Struct):
    """A review that is being made."""

    rows: list[list[float]]
    costly: list[msgspec.Raw]
    looks: int = 1
    looked: int = 0
    ready: bool = False

    def shape(self) -> bytes:
        """As far as it is, as `ReviewShape`."""
        done = 1.0 if self.ready else min(0.99, self.looked / self.looks)
        return msgspec.json.encode({"ready": self.ready, "done": done, "chances": self.rows, "costly": self.costly})


class Analysis:
    """What was asked lately about the tables of a house, and is being thought about."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._advice: OrderedDict[tuple[str, int, int], asyncio.Task[bytes]] = OrderedDict()
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()
        self._reviewing: Counter[Client] = Counter()
        self._frames: OrderedDict[tuple[str, int | None, int], asyncio.Task[bytes]] = OrderedDict()

    # The coach

    async def advise(self, table: LiveTable, seat: int, client: Client) -> bytes:
        """What the coach says to this seat now; asked twice, it thinks once."""
        course = table.course
        if not table.may_coach():
            raise Problem("no-coach")
        if course is None or seat not in course.pending:
            raise Problem("table-not-asked")
        key = (table.head.id, seat, course.seq)
        if key not in self._advice:
            game = course.match.game
            position, options = msgspec.json.encode(course.state.position()).decode(), msgspec.json.encode(game.options).decode()
            facts = (game.name, game.players, options, position, seat, course.match.seats, course.seq, secrets.randbits(60))
            thinking = self._house.workers.run(work.advice, *facts, rank=Rank.COACH, client=client)
            _keep(self._advice, key, thinking, MOST_KEPT)
        return await asyncio.shield(self._advice[key])

    # Looking back

    async def review(self, table: LiveTable, client: Client) -> bytes:
        """The review of a game that is over, as far as it is; the first who asks sets it off."""
        if table.head.stage != OVER or table.course is None:
            raise Problem("table-not-over")
        found = self._reviews.get(table.head.id)
        if found is not None:
            return found.shape()
        kept = await self._house.storage.reviews.review(table.head.id)
        if kept is not None:
            return kept.encode()
        found = self._reviews.get(table.head.id)  # somebody else may have asked meanwhile
        if found is None:
            if self._reviewing[client] >= MOST_REVIEWS:
                raise Problem("too-busy")
            found = self._reviews[table.head.id] = Reviewing([], [])
            while len(self._reviews) > MOST_KEPT:
                self._reviews.popitem(last=False)
            text = table.course.match.record().dumps()
            self._reviewing[client] += 1
            self._house.do(self._look_back(table.head.id, text, table.people, len(table.course.match.moves), found, client))
        return found.shape()

    async def _look_back(self, name: str, text: str, people: list[int], moves: int, found: Reviewing, client: Client) -> None:
        """One part after the other, so that others get their turn in between."""
        run, seed = partial(self._house.workers.run, rank=Rank.REVIEW, client=client), secrets.randbits(50)
        seats = people or list(range(len(msgspec.json.decode(text)["seats"])))
        try:
            found.looks, costs = moves + 10 * work.PART, []
            for first in range(0, moves, work.PART):
                rows, seen = await run(work.look_back, text, first, seats, seed)
                found.rows += rows
                costs += seen
                found.looked += work.PART
            found.rows.append(await run(work.last_row, text))
            for entry in work.suspects(costs):
                costly = await run(work.look_again, text, entry, seed)
                found.looked += work.PART
                if costly is not None:
                    found.costly.append(msgspec.Raw(costly))
            found.costly = sorted(found.costly, key=_cost, reverse=True)[:MOST]
            found.ready = True
            await self._house.storage.reviews.add(name, found.shape().decode())
        except Exception:
            self._reviews.pop(name, None)
            raise
        finally:
            self._reviewing[client] -= 1
            self._reviewing += Counter()  # whoever has none is forgotten

    async def frames(self, table: LiveTable, seat: int | None, client: Client) -> bytes:
        """The game moment by moment, for a replay."""
        if table.course is None:
            raise Problem("table-waits")
        key = (table.head.id, seat, table.course.seq)
        if key not in self._frames:
            facts = (table.course.match.record().dumps(), seat, table.head.stage == OVER)
            drawing = self._house.workers.run(work.frames, *facts, rank=Rank.COACH, client=client)
            _keep(self._frames, key, drawing, MOST_REPLAYS)
        return await asyncio.shield(self._frames[key])


def _keep(kept: OrderedDict[K, asyncio.Task[bytes]], key: K, work: Coroutine[Any, Any, bytes], most: int) -> None:
    """Begin something, and keep it if it works."""
    task = kept[key] = asyncio.get_running_loop().create_task(work)

    def forget_failed(task: asyncio.Task[bytes]) -> None:
        if (task.cancelled() or task.exception() is not None) and kept.get(key) is task:
            del kept[key]

    task.add_done_callback(forget_failed)
    while len(kept) > most:
        kept.popitem(last=False)


def _cost(costly: msgspec.Raw) -> float:
    return float(msgspec.json.decode(costly)["cost"]["mean"])
