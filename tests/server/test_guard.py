"""At the door: odd addresses, names that are not ours, requests too deep to read; each gets one clear line."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from guests import Person, Process, serving
from litestar.exceptions import NotFoundException
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pressgang import Match, Problem, Record
from pressgang.server.guard import Guard
from pressgang.server.page import find
from pressgang.table.names import clean_name, free_name, look_alike
from pressgang.words import voice

ME = {"kind": "me", "name": "Eliza"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def raw_request(address: str, request: str) -> str:
    """What a server answers to a request that no proper client would make."""
    at = httpx.URL(address)
    with socket.create_connection((at.host, at.port or 80), timeout=10) as line:
        line.sendall(request.encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    return answer.decode()


def deep(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("depth", [20, 900, 50_000])
def test_options_that_are_too_deep_are_refused_in_one_line(sqlite_server: str, depth: int) -> None:
    body = '{"game":"dead-mans-draw","options":{"traits":' + deep(depth) + '},"seats":[{"kind":"me"},{"kind":"bot"}]}'
    answer = httpx.post(f"{sqlite_server}/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) in [(400, "too-deep"), (400, "bad-request")]


@pytest.mark.parametrize(
    ("deck", "code"), [("a." * 30_000 + "b=1", "long-key"), ("a = " + "[" * 3000, "too-deep"), ("a = " + "{b=" * 3000, "too-deep")]
)
def test_a_deck_that_is_too_deep_is_refused_in_one_line(sqlite_server: str, deck: str, code: str) -> None:
    wish = {"game": "dread-draw", "options": {"deck": deck}, "seats": [ME, BOT]}
    answer = httpx.post(f"{sqlite_server}/api/tables", json=wish, timeout=60)  # a process has to start for it first
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/../../../etc/passwd", "/" + "a/" * 3000, "/\0", "/" + "a" * 300, "/api/nothing", "/a.js"]
)
def test_what_is_no_page_and_no_file_of_the_client_is_not_found(tmp_path: Path, path: str) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    home = tmp_path / "home"
    home.mkdir()
    (home / "index.html").write_text("page")
    assert find(home, "/table/abc") == home / "index.html"
    with pytest.raises(NotFoundException):
        find(home, path)


@pytest.mark.parametrize("path", ["/%00", "/a%0Ab", "/" + "a" * 300])
def test_an_address_that_no_file_can_have_is_not_there(sqlite_server: str, path: str) -> None:
    answer = httpx.get(f"{sqlite_server}{path}")
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"code", "facts"}


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/hello", "/table/abc"])
def test_whoever_asks_for_the_head_alone_gets_it(sqlite_server: str, path: str) -> None:
    head, whole = httpx.head(f"{sqlite_server}{path}"), httpx.get(f"{sqlite_server}{path}")
    assert (head.status_code, head.content) == (whole.status_code, b"")


def test_a_personal_link_is_not_used_by_asking_for_its_head(sqlite_server: str) -> None:
    assert httpx.head(f"{sqlite_server}/key/abc").status_code == 405


@pytest.mark.parametrize("path", ["//api/tables", "/api//tables", "///api///tables"])
def test_two_slashes_are_one_and_everybody_is_somebody(sqlite_server: str, path: str) -> None:
    at = httpx.URL(sqlite_server)
    body = '{"game":"dead-mans-draw","options":{},"seats":[{"kind":"me","name":"Eve"},{"kind":"open"}]}'
    head = f"POST {path} HTTP/1.1\r\nHost: {at.netloc.decode()}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    answer = raw_request(sqlite_server, f"{head}Content-Length: {len(body)}\r\n\r\n{body}")
    assert answer.startswith("HTTP/1.1 201")
    assert "set-cookie: pressgang=" in answer.lower()
    table = answer.rpartition('"id":"')[2].partition('"')[0]
    place = f"{sqlite_server.replace('http', 'ws')}/api/tables/{table}/socket"

    async def without_a_token() -> str:
        async with websockets.connect(place) as line:
            return str(await line.recv())

    assert '"mine":null' in asyncio.run(without_a_token())


def test_the_player_of_no_token_is_nobody() -> None:
    from pressgang.server.asking import player_of

    class Asking:
        scope = {"state": {"player": ""}}

    with pytest.raises(Problem) as refused:
        player_of(Asking())  # type: ignore[arg-type]
    assert refused.value.code == "no-player"


# Names of the server


@pytest.mark.parametrize(("host", "status"), [("evil.example", 400), ("localhost:1234", 200), ("127.0.0.1", 200), ("[::1]:80", 200)])
def test_who_calls_the_server_by_another_s_name_is_turned_away(sqlite_server: str, host: str, status: int) -> None:
    answer = httpx.get(f"{sqlite_server}/healthz", headers={"host": host})
    assert answer.status_code == status
    if status == 400:
        assert answer.json() == {"code": "bad-host", "facts": {"host": host}}


def test_a_socket_is_not_opened_under_another_s_name(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            with pytest.raises(InvalidStatus):
                headers = {"Host": "evil.example", "Origin": "http://evil.example"}
                async with websockets.connect(
                    f"{sqlite_server.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=headers
                ):
                    pass

    asyncio.run(scene())


def answered(guard: Guard, scheme: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    """The beginning of what a guard lets through."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "path": "/", "scheme": scheme, "headers": headers, "method": "GET"}
    asyncio.run(guard(scope, None, send))  # type: ignore[arg-type]
    return {"status": sent[0]["status"], **{name.decode(): value for name, value in sent[0]["headers"]}}


async def well(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


def test_whoever_came_by_tls_is_to_come_by_it_always() -> None:
    guard = Guard(well, [], ["pressgang.example"])
    named = [(b"host", b"pressgang.example")]
    assert "max-age" in answered(guard, "https", named)["strict-transport-security"].decode()
    assert "strict-transport-security" not in answered(guard, "http", named)


def test_more_names_can_be_allowed() -> None:
    named = [(b"host", b"pressgang.example")]
    assert answered(Guard(well, []), "http", named)["status"] == 400
    assert answered(Guard(well, [], ["pressgang.example"]), "http", named)["status"] == 200
    assert answered(Guard(well, ["https://pressgang.example"]), "http", named)["status"] == 200
    assert answered(Guard(well, [], ["*"]), "http", named)["status"] == 200


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200), (None, 200)])
def test_a_page_of_another_site_changes_nothing_whether_it_names_its_origin_or_not(
    sqlite_server: str, site: str | None, status: int
) -> None:
    headers = {} if site is None else {"sec-fetch-site": site}
    answer = httpx.post(f"{sqlite_server}/api/me", json={"name": "Anne"}, headers=headers)
    assert answer.status_code == status
    assert httpx.get(f"{sqlite_server}/api/hello", headers=headers).status_code == 200


# Replays of games that go on


def test_a_replay_of_a_game_that_goes_on_shows_a_player_their_own_side_alone(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN], options={"traits": True})
            await zach.sit(table, "Zach")
            async with eliza.at(table) as one, zach.at(table) as two:
                for chair in (one, two):
                    await chair.ready()
                    assert (await chair.play(chair.moves[0]))["type"] == "ack"
            replays = [await person.get(f"/api/tables/{table}/replay?seat={seat}") for seat, person in enumerate((eliza, zach))]
            for seat, replay in enumerate(replays):
                moves = {frame["seat"]: frame["move"] for frame in replay["frames"][1:]}
                assert moves[seat] is not None
                assert moves[1 - seat] is None
                assert (await (zach, eliza)[seat].get(f"/api/tables/{table}/replay?seat={seat}"))["code"] == "table-not-over"
            looked_on = await eliza.get(f"/api/tables/{table}/replay")
            assert all(frame["move"] is None for frame in looked_on["frames"])

    asyncio.run(scene())


# Limits


def test_names_links_and_sockets_have_limits(tmp_path: Path) -> None:
    few = {"PRESSGANG_CHANGES_PER_ADDRESS": "3", "PRESSGANG_SOCKETS_PER_ADDRESS": "2", "PRESSGANG_SOCKETS_PER_TABLE": "1"}

    async def heard_by(address: str, table: str) -> list[str]:
        async with websockets.connect(f"{address.replace('http', 'ws')}/api/tables/{table}/socket") as line:
            heard = []
            try:
                while True:
                    heard.append(str(await asyncio.wait_for(line.recv(), 5)))
            except ConnectionClosed:
                return heard

    async def scene(address: str) -> None:
        async with Person(address) as eliza:
            tables = [await eliza.open("dead-mans-draw", [ME, OPEN]) for _ in range(3)]
            assert [(await eliza.post("/api/me", {"name": "Anne"})).status_code for _ in range(2)] == [200, 200]
            assert (await eliza.post(f"/api/tables/{tables[0]}/key")).status_code == 201
            for path, data in (("/api/me", {"name": "Anne"}), (f"/api/tables/{tables[0]}/key", None)):
                refused = await eliza.post(path, data)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-often")
            assert (await eliza.http.get("/key/x")).status_code == 429
            async with eliza.at(tables[0]):
                assert '"code":"table-full"' in (await heard_by(address, tables[0]))[0]
                async with eliza.at(tables[1]):
                    assert '"code":"too-many-sockets"' in (await heard_by(address, tables[2]))[0]
            async with eliza.at(tables[2]):
                pass

    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt", **few) as address:
        asyncio.run(scene(address))


# Names of people


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "A\u115fnne", "\u0301", " ", "a\u200bb", "a\u202eb"])
def test_a_name_that_looks_like_nothing_is_refused(name: str) -> None:
    with pytest.raises(Problem):
        clean_name(name, 24)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anne", "anne"),
        ("Anne", "\uff21nne"),
        ("Anne", "\u0410nn\u0435"),
        ("Straße", "STRASSE"),
        ("Bob", "B0b"),
        ("Iris", "lris"),
        ("Mary", "Mar y"),
    ],
)
def test_names_are_compared_as_people_see_them(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert free_name(other, [name]) == f"{other} 2"


def test_names_that_differ_stay_as_they_are() -> None:
    assert [free_name(name, ["Anne", "Bart"]) for name in ("Anna", "Zoë", "李娜", "Ольга")] == ["Anna", "Zoë", "李娜", "Ольга"]


def test_no_name_at_a_new_table_looks_like_another_bots_included(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eve:
            bots = [{"kind": "bot", "bot": "random", "name": "\u0410nne"}, {"kind": "bot", "bot": "random"}]
            table = await eve.open("dead-mans-draw", [{"kind": "me", "name": "Anne"}, *bots])
            names = [seat["name"] for seat in (await eve.get(f"/api/tables/{table}"))["seats"]]
            assert names[1] == "\u0410nne 2"
            assert not any(look_alike(names[2], other) for other in names[:2])

    asyncio.run(scene())


# Starting


def test_a_server_that_cannot_start_says_why_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no folder")
    (tmp_path / "other.db").write_text("this is no database, whatever it is called, and long enough to be seen as none" * 20)
    for database in (f"sqlite:///{tmp_path}/file/tables.db", f"sqlite:///{tmp_path}/other.db", "postgresql://nobody@127.0.0.1:1/none"):
        command = [sys.executable, "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--database", database]
        found = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert found.returncode != 0
        assert len(found.stderr.strip().splitlines()) == 1, found.stderr
        assert voice().say("cannot-start", why="")[:20] in found.stderr


# What was seen and is repaired


def test_a_move_however_long_is_refused_in_words() -> None:
    first = Match(Record("pirates-mark", {}, ["a", "b", "c"], seed=1)).state.pending[0]
    with pytest.raises(Problem) as refused:
        Record("pirates-mark", {}, ["a", "b", "c"], seed=1, moves=[(first, "x" * 5000)]).replay()
    for language in ("en", "de"):
        assert len(voice(language).tell(refused.value)) < 3000


def test_luck_that_was_given_and_not_asked_for_is_not_told() -> None:
    record = Match(Record("dead-mans-draw", {"traits": True}, ["Eliza", "Zach"], seed=1)).record()
    record.luck.append(("traits", [["mimic"]] * 5))
    shown = Match(record).record_for(0)
    assert len(shown.luck) == len(record.luck) - 1


# When nothing can be stored


def test_when_the_database_is_locked_everybody_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    import sqlite3
    import time

    server = Process(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt")

    async def scene() -> None:
        async with Person(server.address) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eliza.at(table) as chair:
                await chair.ready()
                seq, move = chair.seq, chair.moves[0]
                lock = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
                lock.execute("begin immediate")
                began = time.monotonic()
                refused = await chair.answer(type="move", key="again", seq=seq, move=move)
                assert (refused["type"], refused["code"]) == ("refused", "not-stored")
                assert time.monotonic() - began < 10
                ready, well = await eliza.http.get("/readyz"), await eliza.http.get("/healthz")
                assert (ready.status_code, ready.json()["code"]) == (503, "not-stored")
                assert well.status_code == 503
                lock.execute("rollback")
                lock.close()
                assert await chair.answer(type="move", key="again", seq=seq, move=move) == {"type": "ack", "key": "again", "seq": seq + 1}
                await asyncio.sleep(1.1)
                assert (await eliza.http.get("/readyz")).text == (await eliza.http.get("/healthz")).text == "ok\n"
                lock = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
                lock.execute("begin immediate")
                server.process.terminate()
                began = time.monotonic()
                await asyncio.to_thread(server.process.wait, 20)
                assert time.monotonic() - began < 15
                lock.close()

    try:
        asyncio.run(scene())
    finally:
        server.end()
