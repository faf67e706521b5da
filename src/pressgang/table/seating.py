"""The seats of a table: people sit down and leave, bots take open seats or stand in for somebody."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from pressgang.core import Problem

from .announcer import Change
from .names import bot_name, free_name
from .rows import OPEN, PLAYING, WAITING

if TYPE_CHECKING:
    from .live_table import LiveTable


class Seating:
    """All that changes the seats of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._store = table.house.storage.seats

    async def sit(self, player: str, name: str, seat: int | None) -> int:
        """Take an open seat; the game starts when none is left."""
        table = self._table
        async with table.lock:
            if player in table.sitters:
                return table.sitters[player]
            if table.head.stage != WAITING:
                raise Problem("table-started")
            free = [place for place, who in enumerate(table.seats) if who.kind == OPEN and seat in (None, place)]
            name, face = free_name(name, self._names()), await table.house.storage.players.face(player)
            for place in free:
                if await self._store.take(table.head.id, place, player, name, face):
                    await self._changed_in_database()
                    return place
            await table.reload()
            raise Problem("seat-taken")

    async def start(self, player: str) -> None:
        """The host does not want to wait any longer, or is not there while others wait: bots take the open seats."""
        table = self._table
        async with table.lock:
            if player != table.head.host and (player not in table.sitters or not self.is_host_away()):
                raise Problem("not-host")
            if table.head.stage != WAITING:
                raise Problem("table-started")
            await self._store.fill_with_bots(table.head.id, self._names_of_bots())
            await self._changed_in_database()

    def is_host_away(self) -> bool:
        """Whether the one who opened the table is not connected."""
        seat = self._table.sitters.get(self._table.head.host)
        return seat is None or not self._table.presence.is_here(seat)

    async def leave(self, player: str) -> None:
        """Go: a seat of a game that has not begun is free again; in a running game a bot plays on."""
        table = self._table
        seat = table.sitters.get(player)
        if seat is None:
            raise Problem("not-seated")
        if table.head.stage == WAITING:
            async with table.lock:
                await self._stand_up(player, seat)
                await self._changed_in_database()
        if table.head.stage == PLAYING:
            await self.help(seat)

    async def _stand_up(self, player: str, seat: int) -> None:
        """Free the seat; somebody else is the host now, if anybody is left."""
        table = self._table
        others = [other for other, place in table.sitters.items() if place != seat]
        if others:
            await self._store.free(table.head.id, seat, others[0] if table.head.host == player else None)
        else:
            await table.house.storage.tables.remove(table.head.id)

    async def share(self, seat: int, player: str) -> None:
        """Another browser of the person at this seat."""
        table = self._table
        await self._store.share(table.head.id, seat, player)
        await table.refresh()
        table.house.broadcast.tell_seats(table)

    def welcome(self, seat: int) -> None:
        """Somebody at this seat has connected: no bot need stand in any more."""
        if self._table.seats[seat].helped:
            self._table.house.do(self.come_back(seat))

    async def help(self, seat: int) -> None:
        """A bot plays for this person until they are back."""
        await self._set_helped(seat, True)

    async def come_back(self, seat: int) -> None:
        """They are back; their clock begins anew."""
        table = self._table
        if table.seats[seat].helped:
            await self._set_helped(seat, False)

    async def _set_helped(self, seat: int, helped: bool) -> None:
        table = self._table
        await self._store.set_helped(table.head.id, seat, helped)
        table.seats[seat].helped = helped
        if not helped and table.course is not None:
            table.course.asked_at[seat] = time.monotonic()
        self._changed()

    async def pass_ahead(self, seat: int, bid: int | None) -> None:
        """The seat lets all bids up to this one pass."""
        if self._table.seats[seat].ahead != bid:
            await self._set_ahead(seat, bid)

    def ask_again(self) -> None:
        """A new round of bids: who passed ahead did so for the one before."""
        for place, seat in enumerate(self._table.seats):
            if seat.ahead is not None:
                seat.ahead = None
                self._table.house.do(self._set_ahead(place, None))

    async def _set_ahead(self, seat: int, bid: int | None) -> None:
        await self._store.set_ahead(self._table.head.id, seat, bid)
        self._table.seats[seat].ahead = bid
        self._changed()

    def _changed(self) -> None:
        self._table.house.broadcast.tell_seats(self._table)
        self._table.changed(Change.BOTH)

    async def _changed_in_database(self) -> None:
        await self._table.reload()
        self._table.house.broadcast.tell_seats(self._table)

    def _names(self) -> list[str]:
        return [who.name for who in self._table.seats if who.kind != OPEN]

    def _names_of_bots(self) -> dict[int, str]:
        """Names for the bots that take the open seats."""
        names, bots = self._names(), {}
        for place, seat in enumerate(self._table.seats):
            if seat.kind == OPEN:
                bots[place] = bot_name(names)
                names.append(bots[place])
        return bots
