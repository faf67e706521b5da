"""A table as somebody may see it, as bytes for the wire. What a seat may not know never gets past the game's own `view` and `told`."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from pressgang.core import Event, Problem, Say, Teller
from pressgang.table import presence
from pressgang.table.clocks import seconds_left
from pressgang.table.course import Course, Step
from pressgang.table.live_table import LiveTable
from pressgang.table.rows import OVER, PERSON, Line, Seat, Summary

from . import messages as wire
from . import shorthand
from .differences import differences

SHORT: Final = 40
"""Parts of a view that are not longer are sent as they are."""
KNOWN: Final = ("seat", "actions")
"""Parts of a view that a client knows: whose it is, and what they may do."""
LATEST: Final = 20
"""So many of the last steps come with the first update; the others are in the log."""
encode: Final = msgspec.json.Encoder(enc_hook=shorthand.in_words).encode
decode: Final = msgspec.json.decode


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
    """What somebody sees of a moment, part by part as bytes, so that what they have seen need not be sent again."""

    common: dict[str, bytes]
    """What an onlooker sees: rendered once, for all."""
    own: dict[str, bytes]
    """What of that they see otherwise."""
    moment: int
    """Counts the moments of a table."""
    changed: list[str]
    """The parts of what an onlooker sees that are not as they were the moment before."""

    def part(self, name: str) -> bytes | None:
        """A part of the view, if there is one of this name."""
        return self.own.get(name) or self.common.get(name)


class Unheard(Struct, frozen=True, eq=False):
    """What happened after somebody last heard of it."""

    after: int | None
    """They have heard of so many entries; None: they hear the last steps anew."""
    steps: list[Step]
    private: list[Event]
    """The events that not everybody may know."""


def update(table: LiveTable, seat: int | None, after: int | None, seen: Shown | None = None) -> tuple[bytes, Shown]:
    """The game as this seat sees it, with the steps after so many entries (None: with the last ones) and, of the view, what is different
    from what it has seen; and what it sees now.

    What is empty, false or null is left out, and so is what goes without saying (`shorthand`); the client puts it in again. What several
    see and hear alike is the same bytes for all of them.
    """
    course = table.course
    assert course is not None
    now, news = _shown(table, course, seat), _unheard(table, course, after)
    key = (news, _hearing(news.private, seat), seen, now)
    common = table.rendered.get(key)
    if common is None:
        common = table.rendered[key] = _common(table, course, seat, news, seen, now)
    own = _own(table, course, seat)
    return (common[:-1] + b"," + own[1:] if own else common), now


def _unheard(table: LiveTable, course: Course, after: int | None) -> Unheard:
    """What is to be told to all who have heard of so many entries."""
    found: Unheard | None = table.shown.get(("after", after))
    if found is None:
        known = after if course.is_known(after) else None
        steps = course.steps_after(known, LATEST)
        found = Unheard(known, steps, _private(steps))
        table.shown[("after", after)] = found
    return found


def _common(table: LiveTable, course: Course, seat: int | None, news: Unheard, seen: Shown | None, now: Shown) -> bytes:
    """An update without what is the seat's own: the same for all who have seen and heard the same, and may."""
    parts = [b'{"type":"update","seq":%d' % course.seq]
    if news.after is None:
        parts.append(b'"whole":true')
        if len(news.steps) < len(course.steps):
            parts.append(b'"earlier":%d' % (len(course.steps) - len(news.steps)))
    parts.append(b'"steps":' + _told(table, course, seat, news.steps, news.after))
    if seen is None:
        whole = {**now.common, **now.own}
        parts.append(b'"anew":true,"view":{%s}' % b",".join([_listed(name, part) for name, part in whole.items()]))
    else:
        parts += _different(table, seen, now)
    return b",".join(parts) + b"}"


# What is seen


def _shown(table: LiveTable, course: Course, seat: int | None) -> Shown:
    """What a seat sees now; the same object for all who see the same."""
    found: Shown | None = table.shown.get(seat)
    if found is not None:
        return found
    if seat is None:
        found = _shown_to_all(table, course)
    else:
        onlooker, view = _shown(table, course, None), table.last_view
        own = {name: encode(value) for name, value in course.state.own_view(seat).items() if name not in view or view[name] != value}
        found = onlooker
        if own:
            found = table.shown.setdefault(tuple(own.items()), Shown(onlooker.common, own, onlooker.moment, onlooker.changed))
    table.shown[seat] = found
    return found


def _shown_to_all(table: LiveTable, course: Course) -> Shown:
    """What an onlooker sees now. What is as it was is not encoded again."""
    before, parts, view = table.last_view, table.last_parts, course.state.view(None)
    common: dict[str, bytes] = {}
    changed: list[str] = []
    for name, value in view.items():
        part = parts.get(name)
        if part is None or before[name] != value or type(before[name]) is not type(value):
            if name in KNOWN:
                continue
            part = encode(value)
            changed.append(name)
        common[name] = part
    changed += [name for name in parts if name not in common]
    table.moments += 1
    table.last_view, table.last_parts = view, common
    return Shown(common, {}, table.moments, changed)


class Different(Struct, frozen=True):
    """What of a view is not as it was."""

    parts: list[bytes]
    """These parts are so now."""
    changes: list[bytes]
    """These changed in one place or another; see `differences`."""


def _different(table: LiveTable, seen: Shown, now: Shown) -> list[bytes]:
    """What is different from what was seen. What differs for all alike is found out once."""
    own = tuple(sorted(seen.own.keys() | now.own.keys())) if seen.own or now.own else ()
    key = ("different", seen.moment, own)
    common: Different | None = table.shown.get(key)
    if common is None:
        common = table.shown[key] = Different([], [])
        before, after = seen.common, now.common
        for name in now.changed if seen.moment == now.moment - 1 else {**before, **after}:
            if name not in own:
                _compare(name, before.get(name), after.get(name), common)
    parts, changes = common.parts, common.changes
    if own:
        mine = Different(parts.copy(), changes.copy())
        for name in own:
            _compare(name, seen.part(name), now.part(name), mine)
        parts, changes = mine.parts, mine.changes
    found = [b'"view":{%s}' % b",".join(parts)] if parts else []
    return [*found, b'"changes":[%s]' % b",".join(changes)] if changes else found


def _compare(name: str, before: bytes | None, after: bytes | None, found: Different) -> None:
    """Add what is different: a short part anew, of a long one what has changed in it if that is shorter."""
    if before == after:
        return
    if after is None:
        found.changes.append(encode([[name]]))
        return
    patch = b"" if before is None or len(after) < SHORT else _patch(before, after, name)
    if patch and len(patch) < len(after):
        found.changes.append(patch)
    else:
        found.parts.append(_listed(name, after))


def _patch(before: bytes, after: bytes, name: str) -> bytes:
    return b",".join([encode(change) for change in differences(decode(before), decode(after), [name])])


def _listed(name: str, part: bytes) -> bytes:
    return b'"%s":%s' % (name.encode(), part)


# What is heard


def log_of(table: LiveTable, seat: int | None) -> bytes:
    """All that happened, as this seat may hear it."""
    course = table.course
    assert course is not None
    return b'{"type":"log","seq":%d,"steps":%s}' % (course.seq, _told(table, course, seat, course.steps, None))


def _private(steps: list[Step]) -> list[Event]:
    """The events that not everybody may know."""
    return [event for step in steps for event in step.events if event.knows is not None]


def _hearing(private: list[Event], seat: int | None) -> tuple[bool, ...]:
    """For each event that not everybody may know whether this seat may not."""
    return tuple([event.is_hidden(seat) for event in private]) if private else ()


def _told(table: LiveTable, course: Course, seat: int | None, steps: list[Step], after: int | None) -> bytes:
    told = [(step.seq, _step(table, course, step, seat)) for step in steps]
    back, who = course.back
    if after is not None and back > after:
        told.append((back, encode({"seq": back, "seat": who, "events": [], "back": True})))
        told.sort()
    return b"[" + b",".join([step for _, step in told]) + b"]"


def _step(table: LiveTable, course: Course, step: Step, seat: int | None) -> bytes:
    """A step as all hear it who may know the same of it."""
    hearing = _hearing(_private([step]), seat)
    key = ("step", step.seq, hearing)
    found = table.rendered.get(key)
    if found is None:
        listener = seat if False in hearing else None  # who may know no more than an onlooker hears what an onlooker hears
        teller = teller_of(table, course, listener)
        events = [shorthand.short_event(event, listener, teller) for event in step.events]
        found = table.rendered[key] = shorthand.short_encoder(course.game.name)({"seq": step.seq, "seat": step.seat, "events": events})
    return found


def teller_of(table: LiveTable, course: Course, seat: int | None) -> Teller:
    """Who tells this seat what there is to know."""
    found = table.tellers.get(seat)
    if found is None:
        found = table.tellers[seat] = course.match.game.teller(course.match.seats, seat)
    return found


# What is a seat's own


def _own(table: LiveTable, course: Course, seat: int | None) -> bytes:
    """What this seat is asked, and what else is different for each; nothing for most."""
    own: dict[str, Any] = {}
    if seat is not None:
        if seat in course.pending:
            asks, groups = shorthand.asks_of(course.state, seat, teller_of(table, course, seat), table.may_coach())
            own["asks"] = asks
            if groups:
                own["groups"] = groups
        if course.may_take_back(seat):
            own["undo"] = True
        if table.seats[seat].ahead is not None:
            own["ahead"] = table.seats[seat].ahead
    if table.head.clock is not None or course.may_be_silent:
        clock, window = seconds_left(table, seat)
        if clock is not None:
            own["clock"] = round(clock, 2)
            if window:
                own["window"] = True
    if course.over:
        own["results"] = course.results(seat)
    return shorthand.short_encoder(course.game.name)(own) if own else b""


def glossary(table: LiveTable) -> bytes:
    """What a client must have heard before it can make sense of an update."""
    assert table.course is not None
    return shorthand.glossary(table.course.game).message


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
