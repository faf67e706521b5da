"""Runs the server until somebody ends it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from pressgang.core import Problem

from .app import make_app
from .lean_socket import LeanSocket
from .logs import set_up_logs
from .settings import Settings

LARGEST_MESSAGE = 16 * 1024


def tidy_seldom() -> None:
    """Python looks for garbage in circles so often that a thousand open sockets make it pause for a tenth of a second each time. But
    tables and connections that have gone lie in circles: so now and then it must look at all of them."""
    gc.collect()
    gc.freeze()
    gc.collect()  # so that it counts as old what is from now on, not what is frozen
    gc.set_threshold(20_000, 4, 4)
    sys.setswitchinterval(0.001)  # the thread that stores need not wait long for the one that plays


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            tidy_seldom()
            self.ready()


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket at this port, or at one of the next if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        found = socket.socket(family)
        if os.name != "nt":  # there it means that a port which somebody listens at can be had, too
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(2048)
            return found
        except OSError as error:
            found.close()
            last = error
    raise Problem("no-port", host=host, port=port, why=last.strerror)


def shown_host(host: str) -> str:
    """What to type in a browser: where all may come, the address of this machine in its network, so that links work for others."""
    if host in ("0.0.0.0", "::"):
        return own_address() or "localhost"
    if host in ("127.0.0.1", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def own_address() -> str | None:
    """The address of this machine in its network; None without one. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(way.getsockname()[0])


def serve(settings: Settings, tell: Callable[[str], None], browser: bool, tries: int = 1) -> int:
    """Serve until Ctrl-C; tells the address when it can be reached, and opens it in the browser."""
    set_up_logs(settings.log_level)
    app = make_app(settings)
    place = listen(settings.host, settings.port, tries)
    address = f"http://{shown_host(settings.host)}:{place.getsockname()[1]}/"

    def ready() -> None:
        tell(address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws=LeanSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        backlog=2048,
    )
    server = Server(config, ready)
    logging.getLogger("uvicorn.error").addFilter(lambda record: "startup failed" not in record.getMessage())  # why is told, in one sentence
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError, SystemExit):
        server.run(sockets=[place])
    if app.failures:
        raise app.failures[0]
    return 0 if server.started else 1
