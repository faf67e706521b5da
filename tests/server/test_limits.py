"""How much one client may ask for, by a clock that the test sets."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import ClientException, HTTPException, MethodNotAllowedException, NotFoundException

from pressgang import Problem
from pressgang.bots.ratings import ratings_of
from pressgang.server import limits, schema
from pressgang.server.app import LARGEST, tell_error, tell_http, tell_problem
from pressgang.server.limits import Bucket, Crowd, Hourly
from pressgang.server.run import listen


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


def test_what_was_taken_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, taken = Clock(monkeypatch), 0
    bucket = Bucket(4)
    while bucket.take():
        taken += 1
    assert taken == 8
    clock.now += 0.5
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert sum(bucket.take() for _ in range(20)) == 8


def test_each_address_has_so_many_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, hourly = Clock(monkeypatch), Hourly(2, "too-often")
    hourly.take("one")
    clock.now += 1800
    hourly.take("one")
    hourly.take("two")
    with pytest.raises(Problem) as refused:
        hourly.take("one")
    assert (refused.value.code, refused.value.facts) == ("too-often", {"most": 2})
    clock.now += 1801
    hourly.take("one")
    with pytest.raises(Problem):
        hourly.take("one")


def test_addresses_that_have_not_come_for_an_hour_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    clock, hourly = Clock(monkeypatch), Hourly(1)
    for address in ("one", "two"):
        hourly.take(address)
    clock.now += 3000
    hourly.take("three")
    with pytest.raises(Problem):
        hourly.take("two")
    clock.now += 700
    hourly.take("four")
    assert set(hourly._seen) == {"three", "four"}


def test_whoever_goes_makes_room_for_another() -> None:
    crowd = Crowd(2)
    crowd.enter("one")
    crowd.enter("one")
    crowd.enter("two")
    with pytest.raises(Problem):
        crowd.enter("one")
    crowd.leave("one")
    crowd.enter("one")
    with pytest.raises(Problem) as refused:
        crowd.enter("one")
    assert (refused.value.code, refused.value.facts) == ("too-many-sockets", {"most": 2})
    for address in ("one", "one", "two"):
        crowd.leave(address)
    assert not crowd._count


@pytest.mark.parametrize(("size", "status"), [(LARGEST, 400), (LARGEST + 1, 413)])
def test_a_request_has_so_many_bytes_at_most(sqlite_server: str, size: int, status: int) -> None:
    assert LARGEST == 256 * 1024
    body = '{"name":"' + "x" * (size - 11) + '"}'
    answer = httpx.post(f"{sqlite_server}/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status


def test_the_client_s_types_are_made_from_the_messages_as_they_are() -> None:
    place = Path(__file__).parents[2] / "client" / "wire.schema.json"
    assert place.read_text(encoding="utf-8") == schema.schema()


def test_the_types_are_written_where_they_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "deep" / "down" / "wire.json"
    for _ in range(2):
        monkeypatch.setattr("sys.argv", ["schema", str(place)])
        schema.main()
    assert place.read_text(encoding="utf-8") == schema.schema()


STATUS = {
    400: ("bad-request", "bad-name", "option-value"),
    401: ("no-player",),
    403: ("not-host", "not-seated", "no-coach"),
    404: ("no-such-table", "no-such-key", "no-such-lesson"),
    409: ("seat-taken", "table-started", "table-waits", "table-not-over", "table-not-asked", "table-stale"),
    429: ("too-many-tables", "too-fast", "too-busy", "too-often", "too-many-sockets"),
    503: ("database", "not-stored"),
}


@pytest.mark.parametrize(("status", "code"), [(status, code) for status, codes in STATUS.items() for code in codes])
def test_a_program_sees_by_the_status_why_it_was_refused(status: int, code: str) -> None:
    answer = tell_problem(None, Problem(code, most=3))  # type: ignore[arg-type]
    assert (answer.status_code, json.loads(answer.content)) == (status, {"code": code, "facts": {"most": 3}})


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (NotFoundException(), 404, "not-found"),
        (MethodNotAllowedException(), 405, "not-found"),
        (ClientException(), 400, "bad-request"),
        (RecursionError(), 400, "bad-request"),
        (ValueError("secret"), 500, "our-mistake"),
    ],
)
def test_whatever_goes_wrong_has_a_code_and_no_more(error: Exception, status: int, code: str) -> None:
    class Asking:
        scope = {"path": "/key/secret"}

    tell: Any = tell_http if isinstance(error, HTTPException) else tell_error
    answer = tell(Asking(), error)
    assert (answer.status_code, json.loads(answer.content)) == (status, {"code": code, "facts": {}})


def test_a_port_can_be_used_again_at_once_and_the_next_one_if_it_is_taken() -> None:
    with listen("127.0.0.1", 0, 1) as first:
        port = first.getsockname()[1]
        assert first.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        with pytest.raises(Problem) as refused:
            listen("127.0.0.1", port, 1)
        assert (refused.value.code, refused.value.facts["port"]) == ("no-port", port)
        with listen("127.0.0.1", port, 20) as second:
            assert port < second.getsockname()[1] < port + 20


def test_an_option_that_changes_how_many_may_play_says_so(sqlite_server: str) -> None:
    games = {game["name"]: game for game in httpx.get(f"{sqlite_server}/api/hello").json()["games"]}
    options = {option["name"]: option for option in games["pirates-mark"]["options"]}
    assert options["mode"]["players"]["two-player"] == [2, 2]
    assert all(not option["players"] for name, option in options.items() if name != "mode")
    assert all(not option["players"] for option in games["dread-draw"]["options"])


def test_everybody_is_told_how_strong_the_bots_are(sqlite_server: str) -> None:
    hello = httpx.get(f"{sqlite_server}/api/hello").json()
    assert hello["bots"] == ["random", "deckhand", "bosun", "mate", "captain"]
    for game in hello["games"]:
        strength, measured = game["strength"], ratings_of(game["name"])
        if measured is None:
            assert strength is None
            continue
        assert (strength["players"], strength["games"]) == (measured.players, measured.games)
        assert list(strength["levels"]) == hello["bots"]
        assert [level["points"] for level in strength["levels"].values()] == [level.points for level in measured.levels.values()]
        assert [tuple(level["alike"]) for level in strength["levels"].values()] == [level.alike for level in measured.levels.values()]


def test_nobody_is_told_what_software_serves_them(sqlite_server: str) -> None:
    assert "server" not in httpx.get(f"{sqlite_server}/api/hello").headers
