"""When something happens at a table by itself: bots think, windows close, clocks run out, somebody does not come back."""

from __future__ import annotations

import time
from enum import Enum
from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY

from .rows import PLAYING

if TYPE_CHECKING:
    from .course import Course
    from .live_table import LiveTable

BOT_SILENCE: Final = 2.0
"""So long, at most, bots keep silent where people may speak up first."""
ALONE: Final = 0.25
"""So long bots wait where no person plays, for each second that they leave people to take back a choice."""
GRACE: Final = 30.0
"""So long the others wait for somebody whose connection is lost."""
NEVER: Final = float("inf")


class Deed(Enum):
    """What happens by itself for a seat that is asked."""

    THINK = "think"
    """A bot decides."""
    PASS = "pass"
    """Silence is a pass."""
    HELP = "help"
    """From now on a bot stands in."""


def next_deed(table: LiveTable, course: Course, seat: int, now: float) -> tuple[float, Deed]:
    """When something is to be done for a seat that is asked, and what."""
    who = table.seats[seat]
    may_be_silent = course.state.answer_if_silent(seat) != NOBODY
    if who.plays_itself is not None:
        if may_be_silent and people_may_speak(table, course):
            return asked_since(table, course, seat) + min(table.head.window / 2, BOT_SILENCE), Deed.THINK
        return after_regret(table, course, now), Deed.THINK
    if may_be_silent and who.ahead is not None and 0 < course.state.standing_bid() <= who.ahead:
        return now, Deed.PASS
    return time_of_person(table, course, seat, may_be_silent)


def time_of_person(table: LiveTable, course: Course, seat: int, may_be_silent: bool) -> tuple[float, Deed]:
    """When the time of a person has run out, and what happens then. As long as no person is there nobody is hurried."""
    present = [person for person in table.people if table.presence.is_here(person)]
    if not present:
        return NEVER, Deed.HELP
    asked = asked_since(table, course, seat)
    due, deed = NEVER, Deed.HELP
    if may_be_silent:
        due, deed = asked + table.head.window, Deed.PASS
    elif table.head.clock is not None:
        due = asked + table.head.clock
    gone_at = table.presence.gone_at[seat]
    if seat not in present and max(gone_at + GRACE, asked) < due:
        due, deed = max(gone_at + GRACE, asked), Deed.HELP
    return due, deed


def after_regret(table: LiveTable, course: Course, now: float) -> float:
    """A bot leaves a person a moment to take back what they did; and bots among themselves do not play faster than anybody can look on."""
    last = course.steps[-1]
    if all(seat.plays_itself is not None for seat in table.seats):
        return table.moved + ALONE * table.house.pause
    if not last.quiet or last.seat is None or table.seats[last.seat].plays_itself is not None or not table.presence.is_here(last.seat):
        return now
    return table.moved + table.house.pause


def people_may_speak(table: LiveTable, course: Course) -> bool:
    """Whether somebody who is asked is a person at the table."""
    return any(table.seats[seat].plays_itself is None and table.presence.is_here(seat) for seat in course.pending)


def asked_since(table: LiveTable, course: Course, seat: int) -> float:
    """When the question of a seat arose; whatever was before this process had the table is nobody's lost time."""
    return max(course.asked_at[seat], table.loaded)


def seconds_left(table: LiveTable, seat: int | None) -> tuple[float | None, bool]:
    """How long the one who looks, or else whoever is asked, still has; and whether that is a window in which silence is a pass."""
    course = table.course
    if course is None or table.head.stage != PLAYING:
        return None, False
    state, pending = course.state, course.pending
    if seat is not None and seat in pending and table.seats[seat].plays_itself is None:
        pending = (seat,)
    silent = [each for each in pending if state.answer_if_silent(each) != NOBODY]
    if not silent and table.head.clock is None:
        return None, False
    windows = [asked_since(table, course, each) for each in silent if table.seats[each].plays_itself is None]
    if windows:
        return max(0.0, min(windows) + table.head.window - time.monotonic()), True
    asked = [asked_since(table, course, each) for each in pending if table.seats[each].plays_itself is None]
    if table.head.clock is None or not asked:
        return None, False
    return max(0.0, min(asked) + table.head.clock - time.monotonic()), False
