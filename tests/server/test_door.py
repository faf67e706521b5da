"""Who may do what: cookies, origins, links, limits, and what everybody is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from guests import Person, play_out, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pressgang.server.guard import new_token, token_in
from pressgang.server.run import own_address, shown_host
from pressgang.server.schema import schema
from pressgang.table.storage import Storage
from pressgang.words import voice

ME = {"kind": "me", "name": "Eliza"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "deckhand"}
SCHEMA = Path(__file__).parent.parent.parent / "client" / "wire.schema.json"


def test_the_client_s_schema_is_fresh() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema()


def test_every_answer_is_dressed_and_the_token_is_well_kept(sqlite_server: str) -> None:
    answer = httpx.get(f"{sqlite_server}/api/hello")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(cookie.split("=")[1].split(";")[0]) == 43
    assert "set-cookie" not in httpx.get(f"{sqlite_server}/api/hello", headers={"cookie": cookie.split(";")[0]}).headers


def test_pages_of_other_sites_are_turned_away(sqlite_server: str) -> None:
    foreign = {"origin": "https://example.org"}
    refused = httpx.post(f"{sqlite_server}/api/me", json={"name": "Eve"}, headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
    host = sqlite_server.removeprefix("http://")
    assert httpx.post(f"{sqlite_server}/api/me", json={"name": "Ann"}, headers={"origin": f"http://{host}"}).status_code == 200

    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            place = f"{sqlite_server.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus):
                await websockets.connect(place, additional_headers=foreign)
            with pytest.raises(InvalidStatus):
                await websockets.connect(place.replace(table, "nowhere"))

    asyncio.run(scene())


def test_an_onlooker_sees_what_an_onlooker_may_and_does_nothing(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as eve:
            table = await eliza.open("dead-mans-draw", [ME, OPEN], options={"traits": True})
            async with Person(sqlite_server) as zach:
                await zach.sit(table, "Zach")
            async with eve.at(table) as chair, eliza.at(table) as first:
                await chair.until(lambda: chair.seq >= 0)
                await first.ready()
                assert chair.news["mine"] is None
                assert chair.update["asks"] == []
                assert chair.update["view"]["dealt"] == []
                assert first.update["view"]["dealt"] != []
                assert (await chair.play("draw"))["code"] == "not-seated"
                await first.until(lambda: first.news["onlookers"] == 1)
            assert (await eve.post(f"/api/tables/{table}/coach")).status_code == 403
            assert (await eve.get(f"/api/tables/{table}/replay?seat=0"))["code"] == "table-not-over"
            assert "seed" not in (await eve.get(f"/api/tables/{table}/record"))

    asyncio.run(scene())


def test_a_personal_link_brings_the_seat_to_another_browser(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as laptop, Person(sqlite_server) as phone:
            table = await laptop.open("dead-mans-draw", [ME, BOT])
            link = (await laptop.post(f"/api/tables/{table}/key")).json()["link"]
            assert (await phone.post(f"/api/tables/{table}/key")).status_code == 403
            moved = await phone.http.get(link, follow_redirects=False)
            assert (moved.status_code, moved.headers["location"]) == (302, f"/table/{table}")
            async with laptop.at(table) as first, phone.at(table) as second:
                assert second.news["mine"] == 0
                await second.ready()
                seq = first.seq
                await second.play(second.moves[0])
                await first.until(lambda: first.seq > seq)
            wrong = await phone.http.get(link[:-4] + "AAAA")
            assert wrong.status_code == 404

    asyncio.run(scene())


def test_a_personal_link_is_worth_nothing_when_the_seat_was_left(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as host, Person(sqlite_server) as eve, Person(sqlite_server) as bob:
            table = await host.open("dead-mans-draw", [ME, OPEN, OPEN])
            await eve.post(f"/api/tables/{table}/sit", {"name": "Eve", "seat": 1})
            link = (await eve.post(f"/api/tables/{table}/key")).json()["link"]
            await eve.post(f"/api/tables/{table}/leave")
            await bob.post(f"/api/tables/{table}/sit", {"name": "Bob", "seat": 1})
            assert (await eve.http.get(link, follow_redirects=False)).status_code == 404

    asyncio.run(scene())


def test_who_follows_a_personal_link_keeps_the_seat_they_have(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as host, Person(sqlite_server) as bob:
            table = await host.open("dead-mans-draw", [ME, OPEN, OPEN])
            await bob.post(f"/api/tables/{table}/sit", {"name": "Bob", "seat": 1})
            link = (await host.post(f"/api/tables/{table}/key")).json()["link"]
            await bob.http.get(link, follow_redirects=False)
            async with bob.at(table) as chair:
                assert chair.news["mine"] == 1

    asyncio.run(scene())


@pytest.mark.parametrize("others", ["flag; {}", 'a={{"x":1}}; {}', 'c="un; {}', "{}; b=x y", "ü=1; {}"])
def test_odd_cookies_of_others_do_not_cost_a_player_their_seats(others: str) -> None:
    token = new_token()
    assert token_in(others.format(f"pressgang={token}")) == token


@pytest.mark.parametrize("message", [{"type": "ahead", "bid": 3_000_000_000}, {"type": "move", "key": "a\0", "seq": 0, "move": "draw"}])
def test_what_a_database_could_not_keep_is_refused_at_the_door(sqlite_server: str, message: dict[str, Any]) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eliza.at(table) as chair:
                await chair.ready()
                await chair.send(**message)
                await chair.until(lambda: any(heard["type"] == "refused" for heard in chair.heard))
                assert [heard["code"] for heard in chair.heard if heard["type"] == "refused"] == ["bad-message"]

    asyncio.run(scene())


def test_a_lost_answer_is_asked_for_again_with_the_same_key(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eliza.at(table) as chair:
                await chair.ready()
                seq, move = chair.seq, chair.moves[0]
                await chair.send(type="move", key="lost", seq=seq, move=move)
            async with eliza.at(table) as chair:
                again = await chair.answer(type="move", key="lost", seq=seq, move=move)
                assert again == {"type": "ack", "key": "lost", "seq": seq + 1}
                stale = await chair.answer(type="move", key="other", seq=seq, move=move)
                assert stale["code"] in ("table-stale", "table-not-asked")

    asyncio.run(scene())


def test_a_choice_is_taken_back_over_the_socket(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach, Person(sqlite_server) as anne:
            table = await eliza.open("pirates-mark", [ME, OPEN, OPEN])
            await zach.sit(table, "Zach")
            await anne.sit(table, "Anne")
            async with eliza.at(table) as one, zach.at(table) as two, anne.at(table) as three:
                chairs = [one, two, three]
                for chair in chairs:
                    await chair.until(lambda chair=chair: chair.seq >= 0)  # type: ignore[misc]
                bidder = next(chair for chair in chairs if chair.moves)
                await bidder.play("bid 7")
                await bidder.until(lambda: bidder.seq == 1)
                assert bidder.update["undo"]
                answer = await bidder.answer(type="undo", key="oops", seq=bidder.seq)
                assert answer["type"] == "ack"
                await bidder.until(lambda: bidder.seq == 2)
                assert bidder.update["steps"][-1]["back"]
                assert "bid 1" in bidder.moves
                refused = await bidder.answer(type="undo", key="again", seq=bidder.seq)
                assert refused["code"] == "table-no-undo"

    asyncio.run(scene())


def test_the_coach_may_be_asked_alone_but_not_among_people(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach:
            alone = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eliza.at(alone) as chair:
                await chair.ready()
                advice = (await eliza.post(f"/api/tables/{alone}/coach")).json()
                assert advice["seq"] == chair.seq
                assert {choice["move"] for choice in advice["choices"]} <= set(chair.moves)
            together = await eliza.open("dead-mans-draw", [ME, OPEN])
            await zach.sit(together, "Zach")
            refused = await eliza.post(f"/api/tables/{together}/coach")
            assert (refused.status_code, refused.json()["code"]) == (403, "no-coach")

    asyncio.run(scene())


def test_after_a_game_there_is_a_replay_and_it_can_be_played_on(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dread-draw", [ME, BOT])
            async with eliza.at(table) as chair:
                await play_out(chair)
            replay = await eliza.get(f"/api/tables/{table}/replay")
            moves = (await eliza.get(f"/api/tables/{table}"))["moves"]
            assert len(replay["frames"]) == moves + 1
            assert replay["results"]
            assert replay["frames"][-1]["view"]["over"]
            assert (await eliza.get(f"/api/tables/{table}/replay?seat=1"))["frames"][3]["view"]["seat"] == 1
            fork = await eliza.post(f"/api/tables/{table}/fork", {"at": 4, "seat": 1, "bot": "random"})
            assert fork.status_code == 201
            async with eliza.at(fork.json()["id"]) as chair:
                await chair.until(lambda: chair.seq >= 0)
                assert chair.news["mine"] == 1
                assert chair.update["view"]["discard"] == replay["frames"][4]["view"]["discard"] or chair.seq > 0
                await play_out(chair)
            assert (await eliza.get(f"/api/tables/{table}/review"))["chances"] is not None
            again = (await eliza.post(f"/api/tables/{table}/rematch")).json()["id"]
            assert again != table

    asyncio.run(scene())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_of_two_processes_with_a_review_the_quicker_one_s_is_kept(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    async def scene() -> str | None:
        storage = Storage(url)
        await storage.open()
        try:
            await storage.reviews.add(table, "quick")
            await storage.reviews.add(table, "slow")
            return await storage.reviews.review(table)
        finally:
            await storage.close()

    async def opened(address: str) -> str:
        async with Person(address) as eliza:
            return await eliza.open("dead-mans-draw", [ME, BOT])

    url = f"sqlite:///{tmp_path}/tables.db" if database == "sqlite" else request.getfixturevalue("postgres")
    with serving(url, tmp_path / "errors.txt") as address:
        table = asyncio.run(opened(address))
    assert asyncio.run(scene()) == "quick"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"edition": "gold"}}, "option-value"),
        ({"seats": [ME]}, "players-range"),
        ({"seats": [ME, ME]}, "two-seats"),
        ({"seats": [ME, {"kind": "bot", "bot": "os:system"}]}, "no-such-bot"),
        ({"seats": [ME, {"kind": "king"}]}, "bad-seat"),
        ({"lesson": "../../secret"}, "no-such-lesson"),
        ({"window": 0}, "bad-request"),
        ({"more": 1}, "bad-request"),
        ({"seats": [{"kind": "me", "name": "x" * 25}, BOT]}, "bad-request"),
        ({"seats": [{"kind": "me", "name": "a\u202eb"}, BOT]}, "bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(sqlite_server: str, change: dict[str, Any], code: str) -> None:
    wish = {"game": "dead-mans-draw", "options": {}, "seats": [ME, BOT], **change}
    answer = httpx.post(f"{sqlite_server}/api/tables", json=wish)
    assert 400 <= answer.status_code < 500
    found = answer.json()
    assert found["code"] == code
    assert set(found) == {"code", "facts"}
    for language in ("en", "de"):
        assert voice(language).say(found["code"], **found["facts"])


def test_there_are_limits(tmp_path: Path) -> None:
    few = {"PRESSGANG_TABLES_PER_CLIENT": "2", "PRESSGANG_TABLES_PER_ADDRESS": "4", "PRESSGANG_MESSAGES_PER_SECOND": "5"}

    async def scene(address: str) -> None:
        async with Person(address) as eliza, Person(address) as eve:
            tables = [await eliza.open("dead-mans-draw", [ME, OPEN]) for _ in range(2)]
            wish = {"game": "dead-mans-draw", "options": {}, "seats": [ME, OPEN]}
            assert (await eliza.post("/api/tables", wish)).status_code == 429
            assert [(await eve.post("/api/tables", wish)).status_code for _ in range(2)] == [201, 201]
            async with Person(address) as mallory:
                assert (await mallory.post("/api/tables", wish)).json()["code"] == "too-many-tables"
            assert (await eve.post("/api/me", {"name": "x" * 300_000})).status_code in (400, 413)
            async with eliza.at(tables[0]) as chair:
                for _ in range(30):
                    await chair.send(type="say", reaction="ahoy")
                await chair.until(lambda: any(message.get("code") == "too-fast" for message in chair.heard))
            async with eliza.at(tables[0]) as chair:
                await chair.socket.send("x" * 20_000)
                with pytest.raises(ConnectionClosed):
                    for _ in range(100):
                        await chair.hear()

    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt", **few) as address:
        asyncio.run(scene(address))


def test_machines_can_ask_how_it_goes(sqlite_server: str) -> None:
    assert httpx.get(f"{sqlite_server}/healthz").text == "ok\n"
    assert "pressgang_moves_total" in httpx.get(f"{sqlite_server}/metrics").text
    document = httpx.get(f"{sqlite_server}/schema/openapi.json").json()
    assert "/api/tables/{table_id}/sit" in document["paths"]
    missing = httpx.get(f"{sqlite_server}/api/nothing")
    assert (missing.status_code, missing.json()) == (404, {"code": "not-found", "facts": {}})


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "localhost"), ("::1", "localhost"), ("example.org", "example.org"), ("2001:db8::1", "[2001:db8::1]")]
)
def test_the_address_that_is_shown_can_be_typed(host: str, shown: str) -> None:
    assert shown_host(host) == shown


def test_where_all_may_come_the_address_is_one_that_others_reach(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Person(address) as eliza:
            assert await eliza.open("dead-mans-draw", [ME, BOT])

    own = own_address()
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt", PRESSGANG_HOST="0.0.0.0") as address:
        assert httpx.URL(address).host == (own or "localhost")
        asyncio.run(scene(address))


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Person(address) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            key = (await eliza.post(f"/api/tables/{table}/key")).json()["link"]
            await eliza.http.get(key + "x")
            secrets.extend([eliza.cookie.split("=")[1], key.rpartition("/")[2]])
            async with eliza.at(table) as chair:
                await play_out(chair)
                await chair.until(lambda: chair.news["seed"] is not None)
                secrets.append(chair.news["seed"])

    secrets: list[str] = []
    errors = tmp_path / "errors.txt"
    with serving(f"sqlite:///{tmp_path}/tables.db", errors, PRESSGANG_LOG_LEVEL="debug") as address:
        asyncio.run(scene(address))
    text = errors.read_text()
    assert not any(secret in text for secret in secrets)
    assert all(json.loads(line)["level"] for line in text.splitlines())
    stored = (tmp_path / "tables.db").read_bytes()
    assert not any(secret.encode() in stored for secret in secrets[:2])
