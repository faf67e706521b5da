"""Tables over HTTP: what there is, opening one, sitting down."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, get, post
from litestar.response import Redirect

import pressgang
from pressgang.bots import BOTS
from pressgang.bots.ratings import ratings_of
from pressgang.core import Option, Problem, Rulebook, rulebook, rulebooks
from pressgang.table.names import clean_name
from pressgang.table.opening import Plan, Wish
from pressgang.table.rows import BOT, OPEN, PERSON, Summary
from pressgang.words import languages

from . import messages as wire
from . import rendering
from .asking import (
    KNOWN_MISTAKES,
    Asked,
    address_of,
    check_openings,
    client_of,
    my_face,
    my_name,
    player_of,
    seat_at,
    services_of,
    storage_of,
    table_of,
)
from .guard import hash_of, new_token

LOBBY: Final = 100
HISTORY: Final = 300
MINE: Final = "me"


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


def strength_shape(game: str) -> wire.StrengthShape | None:
    """How strong the bots are in a game, as the client sees it."""
    if (ratings := ratings_of(game)) is None:
        return None
    levels = {
        name: wire.LevelShape(points=level.points, low=level.low, high=level.high, alike=list(level.alike))
        for name, level in ratings.levels.items()
    }
    return wire.StrengthShape(players=ratings.players, games=ratings.games, levels=levels)


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
        strength=strength_shape(title.name),
        words=title.locales is not None,
    )


GAMES: Final[list[wire.GameShape]] = []


@get("/api/hello", operation_id="hello", cache_control=None)
async def hello(request: Asked) -> wire.Hello:
    """What a client must know first."""
    if not GAMES:
        GAMES.extend(game_shape(title) for title in rulebooks())
    name = await storage_of(request).players.name(player_of(request))
    return wire.Hello(
        version=pressgang.__version__, name=name, face=await my_face(request), languages=languages(), games=GAMES, bots=list(BOTS)
    )


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
    services_of(request).changes.take(address_of(request))
    name = clean_name(data.name, wire.NAME)
    await _keep_name(request, name)
    return wire.Rename(name=name)


async def _keep_name(request: Asked, name: str) -> None:
    players, player = storage_of(request).players, player_of(request)
    if await players.name(player) != name:  # reading is cheap, writing is not
        await players.rename(player, name)


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
    await check_openings(request)
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
    return wire.Opened(id=await services_of(request).house.open_table(plan, client_of(request)))


async def _wish(request: Asked, wish: wire.SeatWish) -> Wish:
    name = None if not wish.name else clean_name(wish.name, wire.NAME)
    if wish.kind != MINE:
        if wish.kind not in (OPEN, BOT):
            raise Problem("bad-seat", kind=wish.kind)
        return Wish(wish.kind, wish.bot, name)
    mine = name or await my_name(request)
    return Wish(PERSON, None, mine, (player_of(request),), await my_face(request))


@get("/api/tables/{table_id:str}", operation_id="table", responses=KNOWN_MISTAKES)
async def one_table(request: Asked, table_id: str) -> wire.TableLine:
    """A table, without its cards."""
    return await _line(request, table_id)


async def _line(request: Asked, table_id: str) -> wire.TableLine:
    table, player = services_of(request).house.tables.get(table_id), player_of(request)
    if table is not None:  # at hand: nothing need be read
        return rendering.table_line(Summary(table.head, table.seats, table.sitters.get(player)), table)
    summary = await storage_of(request).lists.one(table_id, player)
    if summary is None:
        raise Problem("no-such-table", id=table_id)
    return _lines(request, [summary])[0]


@post("/api/tables/{table_id:str}/sit", operation_id="sit", status_code=200, responses=KNOWN_MISTAKES)
async def sit(request: Asked, table_id: str, data: wire.Sit) -> wire.TableLine:
    """Take an open seat."""
    table, name = await table_of(request, table_id), clean_name(data.name, wire.NAME)
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


@post("/api/tables/{table_id:str}/rematch", operation_id="rematch", status_code=200, responses=KNOWN_MISTAKES)
async def rematch(request: Asked, table_id: str) -> wire.Opened:
    """The same again."""
    table = await table_of(request, table_id)
    seat_at(request, table)
    return wire.Opened(id=await services_of(request).house.rematch(table, player_of(request)))


@post("/api/tables/{table_id:str}/key", operation_id="key", responses=KNOWN_MISTAKES)
async def key(request: Asked, table_id: str) -> wire.Link:
    """A personal link, with which another browser of mine goes on with my seat."""
    services_of(request).changes.take(address_of(request))
    table = await table_of(request, table_id)
    token, seat = new_token(), seat_at(request, table)
    await storage_of(request).links.add(hash_of(token), table_id, seat)
    return wire.Link(link=f"/key/{token}")


@get("/key/{token:str}", operation_id="comeHere", status_code=302, responses=KNOWN_MISTAKES)
async def use_key(request: Asked, token: str) -> Redirect:
    """Go on with the seat of a personal link."""
    services_of(request).changes.take(address_of(request))
    found = await storage_of(request).links.seat(hash_of(token))
    if found is None:
        raise Problem("no-such-key")
    name, seat = found
    table = await table_of(request, name)
    if table.seats[seat].kind != PERSON:
        raise Problem("no-such-key")
    await table.seating.share(seat, player_of(request))
    return Redirect(f"/table/{name}", status_code=302)


ROUTES: Final = [
    *(hello, game_words, rename, set_face, lobby, history, open_table, one_table, sit, leave, start, rematch, key, use_key),
]
