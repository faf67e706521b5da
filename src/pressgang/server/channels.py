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
from sqlalchemy.engine import URL

from pressgang.table.storage import NEWS

if TYPE_CHECKING:
    from pressgang.table.house import House

log = logging.getLogger("pressgang.channels")


def make_channels(url: URL, is_sqlite: bool) -> ChannelsPlugin:
    """The channel on which processes tell each other what has changed."""
    backend: ChannelsBackend = MemoryChannelsBackend() if is_sqlite else lasting_backend(url)
    return ChannelsPlugin(backend, channels=[NEWS])


def lasting_backend(url: URL) -> ChannelsBackend:
    """Litestar's backend for asyncpg, with one connection kept for telling (it opens one for each message), and a new one to listen
    with when the database was away."""
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)

    class LastingBackend(AsyncPgChannelsBackend):
        def __init__(self) -> None:
            super().__init__(dsn)
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
                    await self._teller.execute("select pg_notify($1, $2)", channel, data.decode())
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
async def connected(channels: ChannelsPlugin, house: House, is_sqlite: bool) -> AsyncIterator[None]:
    """While it lasts, the house hears what other processes tell. Whoever has a file for themselves has nobody to hear from."""
    if is_sqlite:
        yield
        return

    async def hear(news: bytes) -> None:
        house.hear(news.decode())

    async with channels, channels.start_subscription(NEWS) as subscriber, subscriber.run_in_background(hear, join=False):
        house.publish = lambda news: channels.publish(news, NEWS)
        try:
            yield
        finally:
            house.publish = lambda news: None
