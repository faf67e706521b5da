"""Looking at games over HTTP: records, replays, playing on, the coach and looking back."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter

from pressgang.core import Dice, Problem, Record
from pressgang.table.opening import Plan, Wish
from pressgang.table.rows import BOT, OVER, PERSON

from . import messages as wire
from . import rendering
from .asking import (
    KNOWN_MISTAKES,
    Asked,
    check_openings,
    client_of,
    my_face,
    my_name,
    player_of,
    raw,
    seat_at,
    services_of,
    table_of,
)


@get("/api/tables/{table_id:str}/record", operation_id="record", media_type=MediaType.TEXT, responses=KNOWN_MISTAKES)
async def record(request: Asked, table_id: str) -> Response[str]:
    """The record, as the one who asks may see it."""
    table = await table_of(request, table_id)
    if table.course is None:
        raise Problem("table-waits")
    text = table.course.match.record_for(table.sitters.get(player_of(request))).dumps()
    headers = {"content-disposition": f'attachment; filename="{table.head.game}-{table_id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/replay", operation_id="replay", responses=KNOWN_MISTAKES)
async def replay(request: Asked, table_id: str, seat: Annotated[int | None, QueryParameter(ge=0, le=9)] = None) -> Response[bytes]:
    """The game moment by moment, as an onlooker saw it, or as a seat did (anybody's, once it is over)."""
    table = await table_of(request, table_id)
    if seat is not None and seat >= len(table.seats):
        raise Problem("no-such-seat", seat=seat, most=len(table.seats) - 1)
    if seat is not None and table.head.stage != OVER and seat != table.sitters.get(player_of(request)):
        raise Problem("table-not-over")
    frames: dict[str, Any] = msgspec.json.decode(
        await services_of(request).analysis.frames(table, seat, client_of(request)), type=dict[str, msgspec.Raw]
    )
    seats = [rendering.seat_shape(table, place, each) for place, each in enumerate(table.seats)]
    return raw(rendering.encode({"id": table_id, "game": table.head.game, "options": table.head.options, "seats": seats, **frames}))


@post("/api/tables/{table_id:str}/fork", operation_id="fork", responses=KNOWN_MISTAKES)
async def fork(request: Asked, table_id: str, data: wire.Fork) -> wire.Opened:
    """Play on from a moment of a game that is over, against bots."""
    table = await table_of(request, table_id)
    if table.head.stage != OVER or table.course is None:
        raise Problem("table-not-over")
    await check_openings(request)
    text = table.course.match.record()
    if data.at > len(text.moves) or data.seat >= len(text.seats):
        raise Problem("no-such-moment", at=data.at, most=len(text.moves))
    text.moves = text.moves[: data.at]
    state = text.replay()
    if not state.pending:
        raise Problem("game-over")
    world = state.imagine(data.seat, Dice(secrets.randbits(60)))  # who saw the replay knows the true cards
    begin = Record(text.game, text.options, text.seats, position=world.position())
    mine = Wish(PERSON, None, await my_name(request), (player_of(request),), await my_face(request))
    seats = tuple(mine if place == data.seat else Wish(BOT, data.bot) for place in range(len(text.seats)))
    plan = Plan(game=text.game, options=text.options, seats=seats, host=player_of(request), window=table.head.window, start=begin.dumps())
    return wire.Opened(id=await services_of(request).house.open_table(plan, client_of(request)))


@post("/api/tables/{table_id:str}/coach", operation_id="coach", status_code=200, responses=KNOWN_MISTAKES)
async def coach(request: Asked, table_id: str) -> Response[bytes]:
    """What the coach says about what I am asked now."""
    table = await table_of(request, table_id)
    return raw(await services_of(request).analysis.advise(table, seat_at(request, table), client_of(request)))


@get("/api/tables/{table_id:str}/review", operation_id="review", responses=KNOWN_MISTAKES)
async def review(request: Asked, table_id: str) -> Response[bytes]:
    """Looking back at a game that is over."""
    return raw(await services_of(request).analysis.review(await table_of(request, table_id), client_of(request)))


ROUTES: Final = [record, replay, fork, coach, review]
