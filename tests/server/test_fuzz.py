"""Whatever is sent, the server answers, and goes on."""

from __future__ import annotations

import asyncio
import json

import httpx
import schemathesis
from guests import Person
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from pressgang.words import voice

ME = {"kind": "me", "name": "Eliza"}
BOT = {"kind": "bot", "bot": "random"}


def test_no_request_breaks_the_server(sqlite_server: str) -> None:
    schema = schemathesis.openapi.from_url(f"{sqlite_server}/schema/openapi.json")
    for operation in schema.get_all_operations():

        @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.ok().as_strategy())
        def ask(case: schemathesis.Case) -> None:
            answer = case.call()
            case.validate_response(answer, checks=[not_a_server_error])
            if answer.status_code >= 400 and "application/json" in answer.headers.get("content-type", [""])[0]:
                assert set(answer.json()) == {"code", "facts"}

        ask()


KEYS = st.one_of(st.text(max_size=50), st.just("k"))
NUMBERS = st.one_of(st.integers(-5, 300), st.integers(), st.none(), st.floats())
MESSAGES = st.one_of(
    st.text(max_size=200),
    st.recursive(st.none() | st.booleans() | st.floats() | st.text(max_size=20), lambda inner: st.lists(inner, max_size=3)).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["move", "undo", "ahead", "say", "back", "table", "?"])},
        optional={
            "key": KEYS,
            "seq": NUMBERS,
            "move": st.one_of(st.text(max_size=120), st.sampled_from(["draw", "bank", "hook anchor", "keep mystic"])),
            "bid": NUMBERS,
            "text": st.one_of(st.text(max_size=400), st.none()),
            "reaction": st.sampled_from(["ahoy", "boo", None, 7]),
            "more": st.booleans(),
        },
    ).map(json.dumps),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(MESSAGES, min_size=1, max_size=12))
def test_no_message_breaks_a_table(sqlite_server: str, messages: list[str]) -> None:
    async def scene() -> None:
        async with Person(sqlite_server) as eliza:
            table = await eliza.open("dead-mans-draw", [ME, BOT])
            async with eliza.at(table) as chair:
                for message in messages:
                    await chair.socket.send(message)
                await chair.ready()
                while chair.moves and (await chair.play(chair.moves[0]))["type"] != "ack":
                    await chair.hear()

    asyncio.run(scene())


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
SEATS = st.lists(st.one_of(st.just(ME), st.just(BOT), st.fixed_dictionaries({"kind": st.text(max_size=6)}), VALUES), max_size=6)
TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["dead-mans-draw", "dread-draw", "pirates-mark", "chess", ""]),
        "options": st.dictionaries(st.sampled_from(["traits", "edition", "deck", "supply", "mode", "x"]), VALUES, max_size=3),
        "seats": SEATS,
    },
    optional={"lesson": st.text(max_size=9), "window": VALUES, "clock": VALUES, "coach": VALUES, "public": VALUES},
)
BODIES: st.SearchStrategy[bytes] = st.one_of(
    st.binary(max_size=200),
    VALUES.map(lambda value: json.dumps(value).encode()),
    TABLES.map(lambda table: json.dumps(table).encode()),
    st.integers(1, 60_000).map(lambda depth: b'{"game":"dread-draw","seats":[],"options":{"deck":' + b"[" * depth),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(BODIES)
def test_no_body_breaks_the_server(sqlite_server: str, body: bytes) -> None:
    """Bodies of all kinds, most of them nearly right: whatever is refused is refused with a code and its words, and the server goes on."""
    for path in ("/api/tables", "/api/me"):
        answer = httpx.post(f"{sqlite_server}{path}", content=body, headers={"content-type": "application/json"})
        if answer.is_success:
            continue
        assert 400 <= answer.status_code < 500
        found = answer.json()
        assert set(found) == {"code", "facts"}
        for language in ("en", "de"):
            assert voice(language).say(found["code"], **found["facts"]) != found["code"]
    assert httpx.get(f"{sqlite_server}/healthz").text == "ok\n"
