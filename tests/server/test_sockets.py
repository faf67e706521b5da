"""What goes over a socket and over HTTP to a table, beside moves."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest
from guests import Person, play_out, serving
from websockets.exceptions import ConnectionClosed

from pressgang.server.socket import MOST_REFUSED, known_to
from pressgang.words import voice

ME = {"kind": "me", "name": "Eliza"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_who_passes_ahead_over_the_socket_is_not_asked_up_to_that_bid(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach, Person(sqlite_server) as anne:
            table = await eliza.open("pirates-mark", [ME, OPEN, OPEN], window=60)
            for person, name in ((zach, "Zach"), (anne, "Anne")):
                await person.sit(table, name)
            async with eliza.at(table) as one, zach.at(table) as two, anne.at(table) as three:
                chairs = [one, two, three]
                for chair in chairs:
                    await chair.until(lambda chair=chair: chair.seq >= 0)  # type: ignore[misc]
                bidder = next(chair for chair in chairs if chair.moves)
                others = [chair for chair in chairs if chair is not bidder]
                for chair in others:
                    await chair.send(type="ahead", bid=5)
                    await chair.until(lambda chair=chair: chair.update["ahead"] == 5)  # type: ignore[misc]
                assert (await bidder.play("bid 3"))["type"] == "ack"
                await bidder.until(lambda: bidder.seq >= 2)

    asyncio.run(scene())


def test_who_is_helped_comes_back_by_saying_so(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as anne, Person(sqlite_server) as bart:
            table = await anne.open("dead-mans-draw", [ME, OPEN], options={"traits": True})
            await bart.sit(table, "Bart")
            async with anne.at(table) as chair, bart.at(table):
                await chair.ready()
                await anne.post(f"/api/tables/{table}/leave")
                await chair.until(lambda: chair.news["seats"][0]["helped"])
                await chair.send(type="back")
                await chair.until(lambda: not chair.news["seats"][0]["helped"])

    asyncio.run(scene())


def test_who_leaves_gets_no_content_and_who_does_not_sit_is_told_so(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            left = await zach.post(f"/api/tables/{table}/leave")
            assert (left.status_code, left.json()["code"]) == (403, "not-seated")
            left = await eliza.post(f"/api/tables/{table}/leave")
            assert (left.status_code, left.content) == (204, b"")
            assert (await eliza.http.get(f"/api/tables/{table}")).status_code == 404

    asyncio.run(scene())


def test_nobody_plays_on_from_a_moment_or_a_seat_that_was_not(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            early = await eliza.post(f"/api/tables/{table}/fork", {"at": 0, "seat": 0, "bot": "random"})
            assert (early.status_code, early.json()["code"]) == (409, "table-not-over")
            async with eliza.at(table) as chair:
                await play_out(chair)
                await chair.until(lambda: chair.news["stage"] == "over")
            moves = len((await eliza.get(f"/api/tables/{table}/replay"))["frames"]) - 1
            for at, seat, code in ((moves + 1, 0, "no-such-moment"), (0, 2, "no-such-moment"), (moves, 0, "game-over")):
                answer = await eliza.post(f"/api/tables/{table}/fork", {"at": at, "seat": seat, "bot": "random"})
                assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert (await eliza.get(f"/api/tables/{table}/replay?seat=2"))["code"] == "no-such-seat"

    asyncio.run(scene())


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"text": "Ahoy!", "reaction": "ahoy"},
        {"text": " \t "},
        {"text": ""},
        {"text": "x" * 301},
        {"reaction": "boo"},
        {"text": "\u200b"},
    ],
)
def test_what_is_no_line_of_chat_is_refused(sqlite_server: str, said: dict[str, str]) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            async with eliza.at(table) as chair:
                await chair.send(type="say", **said)
                await chair.send(type="say", text=f"  Ahoy,   {'x' * 285} ")
                await chair.until(lambda: chair.heard[-1]["type"] == "chat")
                assert [message["code"] for message in chair.heard if message["type"] == "refused"] == ["bad-message"]
                line = {"type": "chat", "number": 0, "seat": 0, "name": "Eliza", "text": f"Ahoy, {'x' * 285}", "reaction": None}
                assert chair.heard[-1] == line
                await chair.send(type="say", reaction="ahoy")
                await chair.until(lambda: chair.heard[-1].get("reaction") == "ahoy")
            async with eliza.at(table) as again:
                await again.until(lambda: again.heard[-1].get("reaction") == "ahoy")
                assert [message["number"] for message in again.heard if message["type"] == "chat"] == [0, 1]

    asyncio.run(scene())


def test_an_onlooker_neither_talks_nor_moves_nor_is_asked(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as eve:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eve.at(table) as chair:
                await chair.until(lambda: chair.seq >= 0)
                for message in ({"type": "say", "text": "Ahoy!"}, {"type": "ahead", "bid": 3}, {"type": "back"}):
                    await chair.send(**message)
                    await chair.until(lambda: chair.heard[-1]["type"] == "refused")
                    assert chair.heard.pop()["code"] == "not-seated"
                assert (await chair.answer(type="undo", key="a", seq=0))["code"] == "not-seated"
                assert (chair.news["mine"], chair.news["host"], chair.news["coach"], chair.update["asks"]) == (None, False, False, [])
                await chair.send(type="log")
                await chair.until(lambda: chair.heard[-1]["type"] == "log")
            async with eliza.at(table) as chair:
                assert (chair.news["mine"], chair.news["host"], chair.news["coach"]) == (0, True, True)

    asyncio.run(scene())


def test_who_goes_is_not_there_any_more(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach, Person(sqlite_server) as eve:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            await zach.sit(table, "Zach")
            async with eliza.at(table) as chair:
                async with zach.at(table), eve.at(table):
                    await chair.until(lambda: chair.news["onlookers"] == 1 and chair.news["seats"][1]["here"])
                await chair.until(lambda: chair.news["onlookers"] == 0 and not chair.news["seats"][1]["here"])

    asyncio.run(scene())


def test_who_opened_a_table_starts_it_and_bots_take_the_open_seats(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN, OPEN])
            early = [await eliza.http.get(f"/api/tables/{table}/{what}") for what in ("record", "replay", "review")]
            assert [(answer.status_code, answer.json()["code"]) for answer in early] == [
                (409, "table-waits"),
                (409, "table-waits"),
                (409, "table-not-over"),
            ]
            assert (await eliza.post(f"/api/tables/{table}/coach")).json()["code"] == "table-not-asked"
            refused = await zach.post(f"/api/tables/{table}/start")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
            begun = await eliza.post(f"/api/tables/{table}/start")
            assert (begun.status_code, begun.json()["stage"]) == (200, "playing")
            assert [seat["kind"] for seat in begun.json()["seats"]] == ["person", "bot", "bot"]
            again = await eliza.post(f"/api/tables/{table}/start")
            assert (again.status_code, again.json()["code"]) == (409, "table-started")
            late = await zach.sit(table, "Zach")
            assert (late.status_code, late.json()["code"]) == (409, "table-started")
            refused = await eliza.post(f"/api/tables/{table}/rematch")
            assert (refused.status_code, refused.json()["code"]) == (409, "table-not-over")
            assert (await zach.post(f"/api/tables/{table}/rematch")).json()["code"] == "not-seated"

    asyncio.run(scene())


@pytest.mark.parametrize(("accepted", "language"), [("de-DE,de;q=0.9", "de"), ("de", "de"), ("xx-YY", "en"), ("", "en")])
def test_who_never_said_a_name_is_called_a_player_in_their_language(sqlite_server: str, accepted: str, language: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            eliza.http.headers["accept-language"] = accepted
            table = await eliza.open("dead-mans-draw", [{"kind": "me"}, OPEN])
            assert (await eliza.get(f"/api/tables/{table}"))["seats"][0]["name"] == voice(language).say("name-player")
            assert (await eliza.get("/api/hello"))["name"] == ""
            await eliza.post("/api/me", {"name": "  Anne   Bonny "})
            assert (await eliza.get("/api/hello"))["name"] == "Anne Bonny"
            table = await eliza.open("dead-mans-draw", [{"kind": "me"}, OPEN])
            assert (await eliza.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Anne Bonny"

    asyncio.run(scene())


def test_the_name_with_which_somebody_sits_down_and_their_face_are_kept(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza, Person(sqlite_server) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            assert (await zach.post("/api/me/face", {"face": "cook"})).status_code == 204
            line = (await zach.sit(table, "Zach")).json()
            assert (line["mine"], line["seats"][1]["name"], line["seats"][1]["face"]) == (1, "Zach", "cook")
            hello = await zach.get("/api/hello")
            assert (hello["name"], hello["face"]) == ("Zach", "cook")
            assert (await zach.post("/api/me/face", {"face": "Not a face"})).status_code == 400

    asyncio.run(scene())


def test_words_are_told_in_the_languages_that_there_are(sqlite_server: str) -> None:
    for language in ("en", "de"):
        ours = httpx.get(f"{sqlite_server}/api/words/{language}/dead-mans-draw")
        assert (ours.status_code, ours.text) == (200, "")  # those of our own games come with the page
    for path, code in (("xx/dead-mans-draw", "no-such-language"), ("en/chess", "no-such-game")):
        refused = httpx.get(f"{sqlite_server}/api/words/{path}")
        assert (refused.status_code, refused.json()["code"]) == (400, code)


def counted(address: str) -> dict[str, float]:
    """The numbers for Prometheus."""
    lines = [line.rpartition(" ") for line in httpx.get(f"{address}/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_happens_is_counted(sqlite_server: str) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            before = counted(sqlite_server)
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eliza.at(table) as chair:
                await chair.ready()
                assert (await chair.play(chair.moves[0]))["type"] == "ack"
                await chair.socket.send("nonsense")
                await chair.until(lambda: chair.heard[-1]["type"] == "refused")
                now = counted(sqlite_server)
                assert now["pressgang_sockets"] == before["pressgang_sockets"] + 1
            more = {name: now.get(name, 0.0) - before.get(name, 0.0) for name in now}
            assert (more["pressgang_moves_total"], more["pressgang_move_seconds_count"]) == (1, 1)
            assert 0 < more["pressgang_move_seconds_sum"] < 60
            assert more['pressgang_refused_total{code="bad-message"}'] == 1
            assert more["pressgang_commit_seconds_count"] == more["pressgang_batch_entries_count"] >= 1
            assert more["pressgang_batch_entries_sum"] >= 1
            assert now["pressgang_tables"] >= 1

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("said", "known"), [("3", 3), ("0", 0), ("", None), ("-1", None), ("x", None), ("9" * 9, 10**9 - 1), ("9" * 10, None)]
)
def test_what_a_client_says_that_it_knows_is_believed_if_it_is_a_number(said: str, known: int | None) -> None:
    class Asking:
        query_params = {"seq": said} if said else {}

    assert known_to(Asking()) == known  # type: ignore[arg-type]


def test_who_does_not_stop_sending_is_closed_after_so_many(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Person(address) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, OPEN])
            async with eliza.at(table) as chair:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(MOST_REFUSED + 50):
                        await chair.socket.send("{}")
                    while True:
                        await chair.hear()
                codes = [message["code"] for message in chair.heard if message["type"] == "refused"]
                assert codes.count("too-fast") == MOST_REFUSED
                assert codes.count("bad-message") >= 4

    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt", PRESSGANG_MESSAGES_PER_SECOND="2") as address:
        asyncio.run(scene(address))
