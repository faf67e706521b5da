"""Moments of games for the page to play: the rules of the server without the server, so that a bust is a bust at once and every time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from people import Person
from playwright.sync_api import WebSocketRoute

from pressgang.core import Event, Record
from pressgang.server.rendering import encode
from pressgang.server.shorthand import about, event_shape
from pressgang.table.course import Course
from pressgang.table.rows import Entry

NAMES = ["Anne", "Teach", "Zheng"]
PLACE = "scene"
ME = 0
Wanted = Callable[[Course, int, list[Event]], bool]


class Scene:
    """A game just before something happens, and just after it."""

    def __init__(self, game: str, before: dict[str, Any], after: dict[str, Any], move: str, seat: int) -> None:
        self.game = game
        self.before = before
        self.after = after
        self.move = move
        self.seat = seat

    @property
    def events(self) -> list[dict[str, Any]]:
        """What happens, as I am told it."""
        return list(self.after["steps"][-1]["events"])


def told(*kinds: str, mine: bool | None = None) -> Wanted:
    """All of these happen, by me, by somebody else, or by whomever."""

    def fits(_: Course, seat: int, events: list[Event]) -> bool:
        return set(kinds) <= {event.what for event in events} and (mine is None or mine == (seat == ME))

    return fits


def ends(course: Course, _: int, __: list[Event]) -> bool:
    """The last move."""
    return course.over


def without(wanted: Wanted, *kinds: str) -> Wanted:
    """... and none of these."""
    return lambda course, seat, events: wanted(course, seat, events) and not set(kinds) & {event.what for event in events}


@cache
def scene(game: str, wanted: Wanted, options: str = "{}", players: int = 3) -> Scene:
    """The first such moment of games that are played at random."""
    for seed in range(400):
        found = _play(game, json.loads(options), players, seed, wanted)
        if found is not None:
            return found
    raise AssertionError(f"no such moment in {game}")


def _play(game: str, options: dict[str, Any], players: int, seed: int, wanted: Wanted) -> Scene | None:
    course = Course(Record(game, options, NAMES[:players], seed=seed), 0.0)
    dice = random.Random(seed)
    while not course.over:
        before = _update(course, None)
        seat = course.state.pending[0]
        actions = course.state.actions(seat)
        move = course.match.game.moves[actions[dice.randrange(len(actions))]]
        course.apply(Entry(course.seq + 1, False, seat, move, str(course.seq), 0.0), 0.0)
        if wanted(course, seat, course.steps[-1].events):
            return Scene(game, before, _update(course, course.seq - 1), move, seat)
    return None


def _update(course: Course, after: int | None) -> dict[str, Any]:
    """The table as I see it; see `rendering.update`."""
    game, state = course.match.game, course.state
    teller = game.teller(course.match.seats, ME)
    steps = [
        {"seq": step.seq, "seat": step.seat, "events": [event_shape(event, ME, teller) for event in step.events], "back": False}
        for step in course.steps
        if after is None or step.seq > after
    ]
    asks = [
        {"move": game.moves[action], "say": teller.action(state, action), "about": about(state.describe(ME, action))}
        for action in state.actions(ME)
    ]
    facts = {"view": state.view(ME), "asks": asks, "groups": [], "results": course.results(ME)}
    more = {"undo": False, "clock": None, "window": False, "ahead": None}
    return dict(json.loads(encode({"type": "update", "seq": course.seq, "whole": after is None, "steps": steps, **facts, **more})))


class Theatre:
    """A page that believes to be at a table where this scene is played."""

    def __init__(self, person: Person, scene: Scene) -> None:
        self.person = person
        self.scene = scene
        self.socket: WebSocketRoute | None = None
        self.plugged = True
        self.heard: list[str] = []
        """The moves that were sent."""
        person.page.route_web_socket("**/api/tables/*/socket", self._open)
        person.page.route(
            "**/api/tables/*/review", lambda route: route.fulfill(json={"ready": True, "done": 1, "chances": [], "costly": []})
        )

    def _open(self, socket: WebSocketRoute) -> None:
        if not self.plugged:
            socket.close()
            return
        self.socket = socket
        socket.on_message(self._hear)
        socket.send(json.dumps(self._news("playing")))
        socket.send(json.dumps(self.scene.before))

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "move" and self.socket is not None:
            self.heard.append(said["move"])
            self.socket.send(json.dumps({"type": "ack", "key": said["key"], "seq": self.scene.after["seq"]}))
            self.happens()

    def _news(self, stage: str) -> dict[str, Any]:
        players = len(self.scene.before["view"]["scores"])
        seats = [{"name": name, "kind": "person", "bot": None, "here": True, "helped": False} for name in NAMES[:players]]
        facts = {"id": PLACE, "game": self.scene.game, "options": {}, "stage": stage, "seats": seats, "mine": ME, "lesson": None}
        house = {"host": True, "public": False, "onlookers": 0, "clock": None, "window": 8, "coach": False}
        return {"type": "table", **facts, **house, "commitment": "", "seed": None, "rematch": None}

    def opens(self) -> None:
        """The curtain rises: the table as it was before."""
        self.person.go(f"/table/{PLACE}")
        self.person.page.wait_for_selector(f"[data-table][data-seq='{self.scene.before['seq']}'] .stage .board")

    def happens(self) -> None:
        """It happens, whoever does it."""
        assert self.socket is not None
        if self.scene.after["view"]["over"]:
            self.socket.send(json.dumps(self._news("over")))
        self.socket.send(json.dumps(self.scene.after))

    def takes_back(self, seat: int) -> None:
        """Somebody takes back their last choice."""
        assert self.socket is not None
        seq = self.scene.before["seq"] + 1
        back = {"seq": seq, "seat": seat, "events": [], "back": True}
        self.socket.send(json.dumps({**self.scene.before, "seq": seq, "whole": False, "steps": [back]}))

    def loses_the_network(self) -> None:
        """The server cannot be reached any more."""
        assert self.socket is not None
        self.plugged = False
        self.person.context.set_offline(True)
        self.socket.close()

    def waits_for_the_end(self) -> None:
        """Everything has been told."""
        self.person.has_seen(int(self.scene.after["seq"]))
