"""A table as somebody may see it, as bytes for the wire. What a seat may not know never gets past the game's own `view` and `told`."""

from __future__ import annotations

import itertools
from typing import Any, Final

import msgspec
from msgspec import Struct

from pressgang.core import Choice, Event, Problem, Say, Teller
from pressgang.table import presence
from pressgang.table.clocks import seconds_left
from pressgang.table.course import Course, Step
from pressgang.table.live_table import LiveTable
from pressgang.table.rows import OVER, PERSON, Line, Seat, Summary

from . import messages as wire

MOST_TOLD_ALONE: Final = 9
"""More moves of one verb than this are told in one sentence."""


USUAL: Final[dict[str, object]] = {"me": "no", "other": "", "victim": "no", "known": "yes", "source": "", "name": "", "amount": 0}
"""What the sentence of an event says unless it says something else; the client puts it in."""


def _in_words(thing: object) -> object:
    """Whatever can be said travels as its code and its facts."""
    if isinstance(thing, Say | Problem):
        return {"code": thing.code, "facts": thing.facts}
    if isinstance(thing, tuple | set | frozenset):
        return list(thing)
    return str(thing)


encode: Final = msgspec.json.Encoder(enc_hook=_in_words).encode


def said(what: Say | Problem) -> wire.Said:
    """A sentence."""
    return wire.Said(code=what.code, facts=what.facts)


def seat_shape(table: LiveTable | None, place: int, seat: Seat) -> wire.SeatShape:
    """Who sits at a place."""
    here = table is not None and seat.kind == PERSON and table.presence.is_here(place)
    return wire.SeatShape(name=seat.name, kind=seat.kind, bot=seat.bot, here=here, helped=seat.helped, face=seat.face)


def table_line(summary: Summary, table: LiveTable | None) -> wire.TableLine:
    """A table in a list."""
    head = summary.head if table is None else table.head
    return wire.TableLine(
        id=head.id,
        game=head.game,
        options=head.options,
        seats=[seat_shape(table, place, seat) for place, seat in enumerate(summary.seats)],
        stage=head.stage,
        opened=head.opened,
        mine=summary.mine,
        scores=head.scores,
        winners=head.winners,
        moves=head.moves if table is None or table.course is None else len(table.course.match.moves),
    )


def news(table: LiveTable, seat: int | None, host: bool) -> bytes:
    """Everything about the table that is not in the cards."""
    if seat is not None:
        return encode(_news(table, seat, host))
    found = table.rendered.get("news")
    if found is None:
        found = table.rendered["news"] = encode(_news(table, seat, host))
    return found


def _news(table: LiveTable, seat: int | None, host: bool) -> wire.TableNews:
    head = table.head
    return wire.TableNews(
        id=head.id,
        game=head.game,
        options=head.options,
        stage=head.stage,
        seats=[seat_shape(table, place, each) for place, each in enumerate(table.seats)],
        mine=seat,
        host=host,
        host_away=table.seating.is_host_away(),
        public=head.public,
        onlookers=presence.about(table.presence.onlookers),
        clock=head.clock,
        window=head.window,
        coach=seat is not None and table.may_coach(),
        commitment=head.commitment,
        seed=head.seed if head.stage == OVER and head.lesson is None else None,
        rematch=head.rematch,
        lesson=head.lesson,
    )


class Shown(Struct, frozen=True, eq=False):
    """What one audience sees of a moment, part by part as bytes, so that parts that somebody has seen need not be sent again."""

    parts: dict[str, bytes]


def update(table: LiveTable, seat: int | None, after: int | None, seen: Shown | None = None) -> tuple[bytes, Shown]:
    """The game as this seat sees it, with the steps after so many entries (None: with all steps) and, of the view, what is different from
    what it has seen; and what it sees now.

    What is empty, false or null is left out, of events too; the client puts it in again. What does not depend on the seat is rendered once.
    """
    course = table.course
    assert course is not None
    if after is not None and after < course.back[0] - 1:
        after = None  # what it saw may have been taken back since
    now = _shown(table, course, seat)
    whole = ("update", after, seen)
    if seat is None and whole in table.rendered:  # of onlookers there may be many
        return table.rendered[whole], now
    anew = seen is None or not seen.parts.keys() <= now.parts.keys()
    same = ("view", None if anew else seen, now)
    view = table.rendered.get(same)
    if view is None:
        known = {} if seen is None or anew else seen.parts
        view = table.rendered[same] = b",".join([part for name, part in now.parts.items() if known.get(name) != part])
    parts = [b'{"type":"update","seq":%d' % course.seq, b'"whole":true' if after is None else b'"whole":false']
    if anew:
        parts.append(b'"anew":true')
    parts.append(b'"steps":' + _steps(table, course, seat, after))
    parts.append(b'"view":{"seat":%s,"actions":%s%s}' % (encode(seat), _actions(course, seat), b"," + view if view else b""))
    own = encode({name: value for name, value in _own(table, course, seat).items() if value not in (None, []) and value is not False})
    message = b",".join(parts) + (b"," + own[1:] if len(own) > 2 else b"}")
    if seat is None:
        table.rendered[whole] = message
    return message, now


def _shown(table: LiveTable, course: Course, seat: int | None) -> Shown:
    """The view of a seat without what is its own: rendered once for all who see the same."""
    audience = course.state.audience(seat)
    key = ("shown", seat) if audience is None else ("shown to", audience)
    found = table.shown.get(key)
    if found is None:
        view = course.state.view(seat)
        parts = {name: b"%s:%s" % (encode(name), encode(value)) for name, value in view.items() if name not in ("seat", "actions")}
        found = table.shown[key] = Shown(parts)
    return found


def _actions(course: Course, seat: int | None) -> bytes:
    if seat is None or seat not in course.state.pending:
        return b"[]"
    moves = course.match.game.moves
    return encode([moves[action] for action in course.state.actions(seat)])


def _own(table: LiveTable, course: Course, seat: int | None) -> dict[str, Any]:
    """What this seat is asked, and what else is different for each."""
    asks: list[dict[str, Any]] = []
    groups: list[dict[str, Any]] = []
    if seat in course.state.pending:
        asks, groups = asks_of(table, course, seat, teller_of(table, course, seat))
    clock, window = seconds_left(table, seat)
    return {
        "asks": asks,
        "groups": groups,
        "undo": course.may_take_back(seat),
        "clock": None if clock is None else round(clock, 2),
        "window": window,
        "ahead": None if seat is None else table.seats[seat].ahead,
        "results": course.results(seat),
    }


def teller_of(table: LiveTable, course: Course, seat: int | None) -> Teller:
    """Who tells this seat what there is to know."""
    found = table.tellers.get(seat)
    if found is None:
        found = table.tellers[seat] = course.match.game.teller(course.match.seats, seat)
    return found


def _steps(table: LiveTable, course: Course, seat: int | None, after: int | None) -> bytes:
    steps: list[tuple[int, bytes]] = []
    for step in reversed(course.steps):
        if after is not None and step.seq <= after:
            break
        steps.append((step.seq, _step(table, course, step, seat)))
    back, who = course.back
    if after is not None and back > after:
        steps.append((back, encode({"seq": back, "seat": who, "events": [], "back": True})))
        steps.sort(reverse=True)
    return b"[" + b",".join([step for _, step in reversed(steps)]) + b"]"


def _step(table: LiveTable, course: Course, step: Step, seat: int | None) -> bytes:
    """A step as a seat hears it: whoever has nothing to do with it hears what onlookers hear, rendered once."""
    reader = seat if any(event.knows is not None or seat in (event.seat, event.other) for event in step.events) else None
    key = ("step", step.seq, reader)
    found = table.rendered.get(key)
    if found is None:
        teller = teller_of(table, course, reader)
        events = [_short(event_shape(event, reader, teller)) for event in step.events]
        found = table.rendered[key] = encode({"seq": step.seq, "seat": step.seat, "events": events})
    return found


def _short(event: dict[str, Any]) -> dict[str, Any]:
    """An event without what goes without saying."""
    say = event["say"]
    facts = {name: fact for name, fact in say.facts.items() if name not in USUAL or fact != USUAL[name]}
    return {**{name: value for name, value in event.items() if value is not None}, "say": {"code": say.code, "facts": facts}}


def event_shape(event: Event, seat: int | None, teller: Teller) -> dict[str, Any]:
    """What happened, as this seat may hear it."""
    told = event.told(seat)
    told["say"] = teller.event(event)
    return told


def asks_of(table: LiveTable, course: Course, seat: int | None, teller: Teller) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What a seat may do, and the sentences for many actions of one verb."""
    asks: list[dict[str, Any]] = []
    groups: list[dict[str, Any]] = []
    if seat is None:
        return asks, groups
    state, moves = course.state, course.match.game.moves
    for verb, run in itertools.groupby(state.actions(seat), lambda action: moves[action].split()[0]):
        actions = list(run)
        together = teller.group(state, actions) if len(actions) > MOST_TOLD_ALONE else None
        if together is not None:
            groups.append({"verb": verb, "say": together})
        for action in actions:
            alone = together is None or (verb in teller.each and table.may_coach())
            say = teller.action(state, action) if alone else None
            asks.append({"move": moves[action], "say": say, "about": about(state.describe(seat, action))})
    return asks, groups


def about(choice: Choice) -> dict[str, Any]:
    """What a move is about, without what does not apply."""
    return {name: value for name, value in choice._asdict().items() if value is not None and value is not False}


def chat(line: Line) -> bytes:
    """Somebody said something."""
    facts = {"number": line.number, "seat": line.seat, "name": line.name, "text": line.text, "reaction": line.reaction}
    return encode({"type": "chat", **facts})


def mistake(problem: Problem) -> bytes:
    """Why something was refused, as the answer to an HTTP request."""
    return encode({"code": problem.code, "facts": problem.facts})


def refused(problem: Problem, key: str | None) -> bytes:
    """Why something was refused, over the socket."""
    return encode({"type": "refused", "code": problem.code, "facts": problem.facts, "key": key})
