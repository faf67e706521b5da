"""News among server processes: Litestar's channels, in memory for one process, over LISTEN/NOTIFY for several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.plugin import ChannelsPlugin

from pressgang.table.storage import Storage
from pressgang.table.storage.notify import CHANNEL, STATEMENT

if TYPE_CHECKING:
    from pressgang.table.house import House

log = logging.getLogger("pressgang.channels")


def make_channels(storage: Storage) -> ChannelsPlugin:
    """The channel on which processes tell each other what has changed."""
    backend: ChannelsBackend = lasting_backend(storage.database.address) if storage.is_shared else MemoryChannelsBackend()
    return ChannelsPlugin(backend, channels=[CHANNEL])


def lasting_backend(address: str) -> ChannelsBackend:
    """Litestar's backend for asyncpg, with one connection kept for telling (it opens one for each message), and a new one to listen
    with when the database was away."""
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class LastingBackend(AsyncPgChannelsBackend):
        def __init__(self) -> None:
            super().__init__(address)
            self._teller: asyncpg.Connection | None = None
            self._closing = False

        async def on_startup(self) -> None:
            await super().on_startup()
            self._listener_conn.add_termination_listener(self._lost)

        async def on_shutdown(self) -> None:
            self._closing = True
            if self._teller is not None:
                await self._teller.close()
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            try:
                if self._teller is None or self._teller.is_closed():
                    self._teller = await self._connect()
                for channel in channels:
                    await self._teller.execute(STATEMENT, channel, data.decode())
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("publish", extra={"facts": {"error": type(error).__name__}})

        def _lost(self, _: object) -> None:
            if not self._closing:
                asyncio.get_running_loop().create_task(self._listen_again())

        async def _listen_again(self) -> None:
            channels, self._subscribed_channels = set(self._subscribed_channels), set()
            while not self._closing:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    self._listener_conn = await self._connect()
                    self._listener_conn.add_termination_listener(self._lost)
                    await self.subscribe(channels)
                    return
                await asyncio.sleep(1)

    return LastingBackend()


@contextlib.asynccontextmanager
async def connected(channels: ChannelsPlugin, house: House) -> AsyncIterator[None]:
    """While it lasts, the house hears what other processes tell. Whoever has a file for themselves has nobody to hear from."""
    if not house.storage.is_shared:
        yield
        return

    async def hear(lines: bytes) -> None:
        house.broadcast.hear(lines.decode())

    async with channels, channels.start_subscription(CHANNEL) as subscriber, subscriber.run_in_background(hear, join=False):
        house.broadcast.publish = lambda line: channels.publish(line, CHANNEL)
        try:
            yield
        finally:
            house.broadcast.publish = lambda line: None
