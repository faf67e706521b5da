"""Tables that are to be opened: what is wanted is checked, and becomes what is stored."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pressgang.bots import BOTS
from pressgang.core import Problem, Record

from .commitment import commitment_of
from .lessons import lesson
from .names import bot_name, free_name
from .rows import BOT, OPEN, PERSON, PLAYING, STAND_IN, WAITING, Head, Seat
from .texts import read_options

if TYPE_CHECKING:
    from .live_table import LiveTable

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
SEED_BITS: Final = 128


class Wish(Struct, frozen=True):
    """A seat of a table that is to be opened: its kind, its bot, its name, and the players who take it at once."""

    kind: str
    bot: str | None = None
    name: str | None = None
    players: tuple[str, ...] = ()
    face: str = ""


class Plan(Struct, frozen=True):
    """A table that is to be opened."""

    game: str
    options: dict[str, Any]
    seats: tuple[Wish, ...]
    host: str
    public: bool = False
    clock: int | None = None
    window: int = 8
    coach: bool | None = None
    lesson: str | None = None
    start: str | None = None
    seed: int | None = None
    """For tests only; otherwise a secret is drawn."""


def new_head(plan: Plan) -> Head:
    """The table that is wanted, if it can be; it starts at once if no seat is open."""
    record = first_record(plan)
    seed = plan.seed if plan.seed is not None else secrets.randbits(SEED_BITS) | 1 << (SEED_BITS - 1)
    return Head(
        id="".join(secrets.choice(LETTERS) for _ in range(12)),
        game=record.game,
        options=record.options,
        seed=str(seed),
        commitment="" if plan.lesson is not None else commitment_of(seed),
        start=plan.start if plan.lesson is None else record.dumps(),
        public=plan.public,
        clock=plan.clock,
        window=plan.window,
        coach=plan.coach,
        lesson=plan.lesson,
        host=plan.host,
        stage=WAITING if any(wish.kind == OPEN for wish in plan.seats) else PLAYING,
        opened=time.time(),
    )


def first_record(plan: Plan) -> Record:
    """The game that is to be played, checked."""
    if plan.lesson is not None:
        record = lesson(plan.lesson)
        if len(record.seats) != len(plan.seats):
            raise Problem("lesson-seats", name=plan.lesson, count=len(record.seats))
        record.options = record.make_game().options
        return record
    return Record(plan.game, read_options(plan.game, plan.options, len(plan.seats)), [""] * len(plan.seats))


def new_seats(plan: Plan) -> list[Seat]:
    """Its seats, with names that nobody takes for each other's; who names none gets one that nobody wants."""
    wanted = [wish.name for wish in plan.seats if wish.name]
    seats: list[Seat] = []
    for wish in plan.seats:
        taken = [seat.name for seat in seats if seat.name]
        seats.append(_new_seat(wish, free_name(wish.name, taken) if wish.name else bot_name([*wanted, *taken])))
    return seats


def _new_seat(wish: Wish, name: str) -> Seat:
    if wish.kind == OPEN:
        return Seat(OPEN, None, "")
    if wish.kind == PERSON:
        return Seat(PERSON, None, name if wish.name else "", face=wish.face)
    if wish.kind != BOT:
        raise Problem("bad-seat", kind=wish.kind)
    bot = wish.bot or STAND_IN
    if bot not in BOTS:
        raise Problem("no-such-bot", name=bot, names=", ".join(BOTS))
    return Seat(BOT, bot, name)


def new_sitters(plan: Plan) -> dict[str, int]:
    """Who takes which seat at once."""
    return {player: seat for seat, wish in enumerate(plan.seats) for player in wish.players}


def rematch_of(table: LiveTable, asker: str) -> Plan:
    """The same again: who asks sits, the seats of the other people wait for them. Nobody finds it but by its link."""
    head, mine = table.head, table.sitters.get(asker)
    wishes = tuple(_wish_again(table, place, seat, place == mine) for place, seat in enumerate(table.seats))
    return Plan(head.game, head.options, wishes, asker, False, head.clock, head.window, head.coach, head.lesson)


def _wish_again(table: LiveTable, place: int, seat: Seat, mine: bool) -> Wish:
    if seat.kind == PERSON and not mine:
        return Wish(OPEN)
    players = tuple(player for player, at in table.sitters.items() if at == place)
    return Wish(seat.kind, seat.bot, seat.name, players, seat.face)
