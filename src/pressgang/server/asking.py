"""What the handlers of requests ask first: who is it, from where, which table, and may they."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from pressgang.core import Problem
from pressgang.table.fair_queue import Client
from pressgang.table.live_table import LiveTable
from pressgang.table.storage import Storage
from pressgang.words import languages, voice

from . import messages as wire
from .services import Services

KNOWN_MISTAKES: Final = {
    status: ResponseSpec(wire.Mistake, description=name)
    for status, name in ((400, "refused"), (403, "forbidden"), (404, "missing"), (409, "conflict"), (429, "limit"))
}
Asked = Request[Any, Any, AppState]


def services_of(request: Asked) -> Services:
    """What the handlers share."""
    services: Services = request.app.state.services
    return services


def storage_of(request: Asked) -> Storage:
    """The database."""
    return services_of(request).house.storage


def player_of(request: Asked) -> str:
    """Who asks: the hash of their token. Nobody is the player of no token: whatever was theirs would be anybody's."""
    player = str(request.scope["state"]["player"])
    if not player:
        raise Problem("no-player")
    return player


def client_of(request: Asked) -> Client:
    """For whom something is done: where they are, and who."""
    return (address_of(request), player_of(request))


def address_of(request: Asked) -> str:
    """From where somebody asks."""
    return request.client.host if request.client is not None else ""


def raw(body: bytes) -> Response[bytes]:
    """JSON that is rendered already."""
    return Response(body, media_type=MediaType.JSON)


async def table_of(request: Asked, name: str) -> LiveTable:
    """A table, or 404."""
    return await services_of(request).house.table(name)


def seat_at(request: Asked, table: LiveTable) -> int:
    """Where the one who asks sits."""
    seat = table.sitters.get(player_of(request))
    if seat is None:
        raise Problem("not-seated")
    return seat


async def check_openings(request: Asked) -> None:
    """Nobody opens more tables than anybody can play at."""
    services = services_of(request)
    most = services.settings.tables_per_client
    if await services.house.storage.lists.count_unfinished(player_of(request)) >= most:
        raise Problem("too-many-tables", most=most)
    services.openings.take(address_of(request))


async def my_name(request: Asked) -> str:
    """The name that this browser gave, or the word for a player in its language."""
    known = await storage_of(request).players.name(player_of(request))
    wanted = request.headers.get("accept-language", "")[:2]
    return known or voice(wanted if wanted in languages() else "en").say("name-player")


async def my_face(request: Asked) -> str:
    """The portrait that this browser's person chose; empty if none."""
    return await storage_of(request).players.face(player_of(request))
