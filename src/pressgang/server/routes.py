"""The HTTP part of the server."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Redirect

import pressgang
from pressgang.bots import BOTS
from pressgang.core import Dice, Option, Problem, Record, Rulebook, rulebook, rulebooks
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish
from pressgang.table.rows import BOT, OPEN, OVER, PERSON, Summary
from pressgang.table.storage import Storage
from pressgang.words import languages, voice

from . import messages as wire
from . import rendering
from .guard import hash_of, new_token
from .services import Services

LOBBY: Final = 100
HISTORY: Final = 300
MINE: Final = "me"
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
    """Who asks: the hash of their token."""
    return str(request.scope["state"]["player"])


def clean_name(name: str) -> str:
    """A name in one line, without tricks."""
    clean = " ".join(name.split())
    if not clean or len(clean) > wire.NAME or not clean.isprintable():
        raise Problem("bad-name", most=wire.NAME)
    return clean


def raw(body: bytes) -> Response[bytes]:
    """JSON that is rendered already."""
    return Response(body, media_type=MediaType.JSON)


# What there is


def option_shape(title: Rulebook, option: Option) -> wire.OptionShape:
    """An option as the client sees it."""
    players = {}
    if title.seats is not None and option.kind == "one":
        players = {value: list(title.players({option.name: value})) for value in option.values}
        if all(limits == [title.fewest, title.most] for limits in players.values()) or len({tuple(each) for each in players.values()}) == 1:
            players = {}
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    return wire.OptionShape(name=option.name, kind=option.kind, values=list(option.values), default=default, players=players)


def game_shape(title: Rulebook) -> wire.GameShape:
    """A title as the client sees it."""
    topics = [
        wire.TopicShape(kind=topic.kind, slug=topic.slug, facts=None if title.facts is None else rendering.said(title.facts(topic.slug)))
        for topic in title.topics
    ]
    options = [option_shape(title, option) for option in title.options]
    rulings = [wire.RulingShape(slug=each.slug, about=list(each.about), editions=list(each.editions)) for each in title.rulings]
    return wire.GameShape(
        name=title.name,
        fewest=title.fewest,
        most=title.most,
        editions=list(title.editions),
        options=options,
        topics=topics,
        rulings=rulings,
        words=title.locales is not None,
    )


GAMES: Final[list[wire.GameShape]] = []


@get("/api/hello", operation_id="hello", cache_control=None)
async def hello(request: Asked) -> wire.Hello:
    """What a client must know first."""
    if not GAMES:
        GAMES.extend(game_shape(title) for title in rulebooks())
    name, face = await storage_of(request).players.name(player_of(request)), await _my_face(request)
    return wire.Hello(version=pressgang.__version__, name=name, face=face, languages=languages(), games=GAMES, bots=list(BOTS))


@get("/api/words/{language:str}/{game:str}", operation_id="words", media_type=MediaType.TEXT, responses=KNOWN_MISTAKES)
async def game_words(language: str, game: str) -> str:
    """The words of a game from elsewhere, as Fluent files; English if it does not speak this language."""
    folder = rulebook(game).locales
    if language not in languages():
        raise Problem("no-such-language", name=language, names=", ".join(languages()))
    if folder is None:
        return ""
    files = sorted((folder / language).glob("*.ftl")) or sorted((folder / "en").glob("*.ftl"))
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


@post("/api/me", operation_id="rename", status_code=200, responses=KNOWN_MISTAKES)
async def rename(request: Asked, data: wire.Rename) -> wire.Rename:
    """What I want to be called."""
    name = clean_name(data.name)
    await _keep_name(request, name)
    return wire.Rename(name=name)


async def _keep_name(request: Asked, name: str) -> None:
    await storage_of(request).players.rename(player_of(request), name)


@post("/api/me/face", operation_id="setFace", status_code=204, responses=KNOWN_MISTAKES)
async def set_face(request: Asked, data: wire.Face) -> None:
    """How I want to look, at every table that I come to from now on."""
    await storage_of(request).players.set_face(player_of(request), data.face)


# Tables


@get("/api/tables", operation_id="lobby")
async def lobby(request: Asked) -> list[wire.TableLine]:
    """The public tables."""
    return _lines(request, await storage_of(request).lists.lobby(player_of(request), LOBBY))


@get("/api/history", operation_id="history")
async def history(request: Asked) -> list[wire.TableLine]:
    """The tables at which I sat."""
    return _lines(request, await storage_of(request).lists.history(player_of(request), HISTORY))


def _lines(request: Asked, summaries: list[Summary]) -> list[wire.TableLine]:
    tables = services_of(request).house.tables
    return [rendering.table_line(each, tables.get(each.head.id)) for each in summaries]


@post("/api/tables", operation_id="open", responses=KNOWN_MISTAKES)
async def open_table(request: Asked, data: wire.NewTable) -> wire.Opened:
    """Open a table."""
    await _check_openings(request)
    wishes = [await _wish(request, wish) for wish in data.seats]
    if sum(wish.kind == MINE for wish in data.seats) > 1:
        raise Problem("two-seats")
    plan = Plan(
        game=data.game,
        options=data.options,
        seats=tuple(wishes),
        host=player_of(request),
        public=data.public,
        clock=data.clock,
        window=data.window,
        coach=data.coach,
        lesson=data.lesson,
    )
    return wire.Opened(id=await services_of(request).house.open_table(plan))


async def _check_openings(request: Asked) -> None:
    """Nobody opens more tables than anybody can play at."""
    services = services_of(request)
    most = services.settings.tables_per_client
    if await services.house.storage.lists.count_unfinished(player_of(request)) >= most:
        raise Problem("too-many-tables", most=most)
    services.openings.take(request.client.host if request.client is not None else "")


async def _wish(request: Asked, wish: wire.SeatWish) -> Wish:
    name = None if not wish.name else clean_name(wish.name)
    if wish.kind != MINE:
        if wish.kind not in (OPEN, BOT):
            raise Problem("bad-seat", kind=wish.kind)
        return Wish(wish.kind, wish.bot, name)
    mine = name or await _my_name(request)
    return Wish(PERSON, None, mine, (player_of(request),), await _my_face(request))


async def _my_face(request: Asked) -> str:
    return await storage_of(request).players.face(player_of(request))


async def _my_name(request: Asked) -> str:
    """The name that this browser gave, or the word for a player in its language."""
    known = await storage_of(request).players.name(player_of(request))
    wanted = request.headers.get("accept-language", "")[:2]
    return known or voice(wanted if wanted in languages() else "en").say("name-player")


async def table_of(request: Asked, name: str) -> LiveTable:
    """A table, or 404."""
    return await services_of(request).house.table(name)


@get("/api/tables/{table_id:str}", operation_id="table", responses=KNOWN_MISTAKES)
async def one_table(request: Asked, table_id: str) -> wire.TableLine:
    """A table, without its cards."""
    return await _line(request, table_id)


async def _line(request: Asked, table_id: str) -> wire.TableLine:
    summary = await storage_of(request).lists.one(table_id, player_of(request))
    if summary is None:
        raise Problem("no-such-table", id=table_id)
    return _lines(request, [summary])[0]


@post("/api/tables/{table_id:str}/sit", operation_id="sit", status_code=200, responses=KNOWN_MISTAKES)
async def sit(request: Asked, table_id: str, data: wire.Sit) -> wire.TableLine:
    """Take an open seat."""
    table, name = await table_of(request, table_id), clean_name(data.name)
    await table.seating.sit(player_of(request), name, data.seat)
    await _keep_name(request, name)
    return await _line(request, table_id)


@post("/api/tables/{table_id:str}/leave", operation_id="leave", status_code=204, responses=KNOWN_MISTAKES)
async def leave(request: Asked, table_id: str) -> None:
    """Stand up; in a running game a bot plays on for me."""
    table = await table_of(request, table_id)
    await table.seating.leave(player_of(request))


@post("/api/tables/{table_id:str}/start", operation_id="start", status_code=200, responses=KNOWN_MISTAKES)
async def start(request: Asked, table_id: str) -> wire.TableLine:
    """Do not wait any longer: bots take the open seats."""
    table = await table_of(request, table_id)
    await table.seating.start(player_of(request))
    return await _line(request, table_id)


def seat_at(request: Asked, table: LiveTable) -> int:
    """Where the one who asks sits."""
    seat = table.sitters.get(player_of(request))
    if seat is None:
        raise Problem("not-seated")
    return seat


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", status_code=200, responses=KNOWN_MISTAKES)
async def rematch(request: Asked, table_id: str) -> wire.Opened:
    """The same again."""
    table = await table_of(request, table_id)
    seat_at(request, table)
    return wire.Opened(id=await services_of(request).house.rematch(table, player_of(request)))


@post("/api/tables/{table_id:str}/key", operation_id="key", responses=KNOWN_MISTAKES)
async def key(request: Asked, table_id: str) -> wire.Link:
    """A personal link, with which another browser of mine goes on with my seat."""
    table = await table_of(request, table_id)
    token = new_token()
    await storage_of(request).links.add(hash_of(token), table_id, seat_at(request, table))
    return wire.Link(link=f"/key/{token}")


@get("/key/{token:str}", operation_id="comeHere", status_code=302, responses=KNOWN_MISTAKES)
async def use_key(request: Asked, token: str) -> Redirect:
    """Go on with the seat of a personal link."""
    found = await storage_of(request).links.seat(hash_of(token))
    if found is None:
        raise Problem("no-such-key")
    name, seat = found
    table = await table_of(request, name)
    if table.seats[seat].kind != PERSON:
        raise Problem("no-such-key")
    await table.seating.share(seat, player_of(request))
    return Redirect(f"/table/{name}", status_code=302)


# Looking at games


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
    frames: dict[str, Any] = msgspec.json.decode(await services_of(request).analysis.frames(table, seat), type=dict[str, msgspec.Raw])
    seats = [rendering.seat_shape(table, place, each) for place, each in enumerate(table.seats)]
    return raw(rendering.encode({"id": table_id, "game": table.head.game, "options": table.head.options, "seats": seats, **frames}))


@post("/api/tables/{table_id:str}/fork", operation_id="fork", responses=KNOWN_MISTAKES)
async def fork(request: Asked, table_id: str, data: wire.Fork) -> wire.Opened:
    """Play on from a moment of a game that is over, against bots."""
    table = await table_of(request, table_id)
    if table.head.stage != OVER or table.course is None:
        raise Problem("table-not-over")
    await _check_openings(request)
    text = table.course.match.record()
    if data.at > len(text.moves) or data.seat >= len(text.seats):
        raise Problem("no-such-moment", at=data.at, most=len(text.moves))
    text.moves = text.moves[: data.at]
    state = text.replay()
    if not state.pending:
        raise Problem("game-over")
    world = state.imagine(data.seat, Dice(secrets.randbits(60)))  # who saw the replay knows the true cards
    begin = Record(text.game, text.options, text.seats, position=world.position())
    mine = Wish(PERSON, None, await _my_name(request), (player_of(request),), await _my_face(request))
    seats = tuple(mine if place == data.seat else Wish(BOT, data.bot) for place in range(len(text.seats)))
    plan = Plan(game=text.game, options=text.options, seats=seats, host=player_of(request), window=table.head.window, start=begin.dumps())
    return wire.Opened(id=await services_of(request).house.open_table(plan))


@post("/api/tables/{table_id:str}/coach", operation_id="coach", status_code=200, responses=KNOWN_MISTAKES)
async def coach(request: Asked, table_id: str) -> Response[bytes]:
    """What the coach says about what I am asked now."""
    table = await table_of(request, table_id)
    return raw(await services_of(request).analysis.advise(table, seat_at(request, table)))


@get("/api/tables/{table_id:str}/review", operation_id="review", responses=KNOWN_MISTAKES)
async def review(request: Asked, table_id: str) -> Response[bytes]:
    """Looking back at a game that is over."""
    return raw(await services_of(request).analysis.review(await table_of(request, table_id)))


# For machines


@get("/healthz", operation_id="health", media_type=MediaType.TEXT)
async def health(request: Asked) -> Response[str]:
    """Whether the server and its database answer."""
    await storage_of(request).database.ping()
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", operation_id="metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> Response[bytes]:
    """Numbers for Prometheus."""
    services = services_of(request)
    services.meters.tables.set(len(services.house.tables))
    return Response(services.meters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES: Final = [
    *(hello, game_words, rename, set_face, lobby, history, open_table, one_table, sit, leave, start, rematch, key, use_key),
    *(record, replay, fork, coach, review, health, metrics),
]
