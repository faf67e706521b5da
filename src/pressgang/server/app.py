"""The application: all parts put together."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import pressgang
from pressgang.core import Problem
from pressgang.table.house import House
from pressgang.table.storage import Storage
from pressgang.table.workers import Workers

from . import looking, machines, rendering
from .asking import services_of
from .channels import connected, make_channels
from .guard import Guard
from .page import page
from .routes import ROUTES
from .services import Services
from .settings import Settings
from .socket import table_socket

LARGEST: Final = 256 * 1024
"""The most bytes of a request."""
STATUS: Final = {
    **dict.fromkeys(("no-such-table", "no-such-key", "no-such-lesson"), 404),
    "no-player": 401,
    **dict.fromkeys(("not-host", "not-seated", "no-coach"), 403),
    **dict.fromkeys(("seat-taken", "table-started", "table-waits", "table-not-over", "table-not-asked", "table-stale"), 409),
    **dict.fromkeys(("too-many-tables", "too-fast", "too-busy", "too-often", "too-many-sockets"), 429),
    **dict.fromkeys(("database", "not-stored"), 503),
}
log = logging.getLogger("pressgang.server")


def make_app(settings: Settings) -> Guard:
    """The server as an ASGI application."""
    failures: list[Problem] = []
    storage = Storage(settings.database)
    channels = make_channels(storage)

    @contextlib.asynccontextmanager
    async def at_work(app: Litestar) -> AsyncIterator[None]:
        house = House(storage, Workers(settings.workers), settings.pause, settings.keep_days)
        app.state.services = Services(settings, house)
        try:
            await house.open()
        except Problem as problem:
            failures.append(problem)
            raise
        try:
            async with connected(channels, house):
                yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*ROUTES, *looking.ROUTES, *machines.ROUTES, table_socket, page],
        lifespan=[at_work],
        exception_handlers={Problem: refuse, HTTPException: tell_http, Exception: tell_error},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key="packed"),
        openapi_config=OpenAPIConfig(title="Pressgang", version=pressgang.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings.origins, (*settings.hosts, settings.host), failures)


def refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    """A request that cannot be is counted, and told why."""
    services_of(request).meters.refused.labels(problem.code).inc()
    return tell_problem(request, problem)


def tell_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    """What was refused, and why, as a code and facts."""
    return Response(rendering.mistake(problem), status_code=STATUS.get(problem.code, 400), media_type=MediaType.JSON)


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The same for what Litestar refuses: a page that is not there, a body that does not fit."""
    code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(error.status_code, "bad-request")
    return Response(rendering.mistake(Problem(code)), status_code=error.status_code, media_type=MediaType.JSON)


def tell_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of ours is written down, not told; what is too deep to be read is not ours."""
    if isinstance(error, RecursionError):
        return tell_problem(request, Problem("bad-request"))
    log.error("request", exc_info=error, extra={"facts": {"path": request.scope["path"].partition("/key/")[0]}})
    return Response(rendering.mistake(Problem("our-mistake")), status_code=500, media_type=MediaType.JSON)
