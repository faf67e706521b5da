"""Whole games over real sockets, on both kinds of database."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from guests import Person, play_out

from pressgang import Record
from pressgang.cli.serve import verify

ME = {"kind": "me", "name": "Eliza"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "deckhand"}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dead-mans-draw", 2, {}),
    ("dead-mans-draw", 4, {"edition": "elznir", "traits": True, "mermaid": True}),
    ("dread-draw", 3, {"promo": "joins"}),
    ("pirates-mark", 3, {}),
    ("pirates-mark", 2, {"mode": "two-player"}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_person_plays_a_whole_game_against_bots(sqlite_server: str, game: str, players: int, options: dict[str, Any]) -> None:
    async def scene() -> None:
        dice = random.Random(7)
        async with Person(sqlite_server) as eliza:
            table = await eliza.open(game, [ME, *[BOT] * (players - 1)], options=options, window=1)
            async with eliza.at(table) as chair:
                assert chair.news["stage"] == "playing"
                assert chair.news["seed"] is None
                commitment = chair.news["commitment"]
                await play_out(chair, dice.choice)
                await chair.until(lambda: chair.news["stage"] == "over")
                assert chair.news["seed"].isdecimal()
            line = await eliza.get(f"/api/tables/{table}")
            assert line["stage"] == "over"
            assert line["winners"]
            record = Record.loads((await eliza.http.get(f"/api/tables/{table}/record")).text)
            assert record.commitment == commitment
            verify(record)
            assert record.replay().standing().winners == tuple(line["winners"])
            assert (await eliza.get("/api/history"))[0]["id"] == table

    asyncio.run(scene())


def test_two_people_and_a_bot_play_on_either_database(server: str) -> None:
    async def scene() -> None:
        async with Person(server) as eliza, Person(server) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN, BOT], public=True)
            assert table in [line["id"] for line in await zach.get("/api/tables")]
            assert (await zach.get(f"/api/tables/{table}"))["stage"] == "waiting"
            async with eliza.at(table) as first:
                assert first.news["stage"] == "waiting"
                assert first.update == {}
                assert (await zach.sit(table, "Zach")).json()["stage"] == "playing"
                async with zach.at(table) as second:
                    await asyncio.gather(play_out(first), play_out(second))
                    assert first.update["results"][-1]["facts"]["count"] == second.update["results"][-1]["facts"]["count"]
                    assert [first.news["mine"], second.news["mine"]] == [0, 1]

    asyncio.run(scene())


def test_players_at_two_processes_on_one_postgresql(postgres_servers: tuple[str, str]) -> None:
    one, two = postgres_servers

    async def scene() -> None:
        async with Person(one) as eliza, Person(two) as zach:
            table = await eliza.open("pirates-mark", [ME, OPEN, BOT], window=1)
            lines = [await person.get(f"/api/tables/{table}") for person in (eliza, zach)]  # at hand at one process, read by the other
            assert [line.pop("mine") for line in lines] == [0, None]
            assert lines[0] == lines[1]
            assert (await zach.http.get("/api/tables/nowhere")).status_code == 404
            async with eliza.at(table) as first:
                assert (await zach.sit(table, "Zach")).status_code == 200
                async with zach.at(table) as second:
                    await first.until(lambda: all(seat["here"] for seat in first.news["seats"][:2]))
                    await second.until(lambda: all(seat["here"] for seat in second.news["seats"][:2]))
                    await second.send(type="say", text="Ahoy!")
                    await first.until(lambda: any(message.get("text") == "Ahoy!" for message in first.heard))
                    dice = random.Random(3)
                    await asyncio.gather(play_out(first, dice.choice), play_out(second, dice.choice))
                    assert first.seq == second.seq
            text = (await eliza.http.get(f"/api/tables/{table}/record")).text
            assert text == (await zach.http.get(f"/api/tables/{table}/record")).text
            verify(Record.loads(text))

    asyncio.run(scene())


def test_both_processes_accept_at_once_and_one_wins(postgres_servers: tuple[str, str]) -> None:
    """All choose their trait at the same time, over different processes: no choice is lost."""
    one, two = postgres_servers

    async def scene() -> None:
        async with Person(one) as eliza, Person(two) as zach:
            table = await eliza.open("dead-mans-draw", [ME, OPEN], options={"traits": True})
            await zach.sit(table, "Zach")
            async with eliza.at(table) as first, zach.at(table) as second:
                await asyncio.gather(first.ready(), second.ready())
                answers = await asyncio.gather(first.play(first.moves[0]), second.play(second.moves[0]))
                assert sorted(answer["seq"] for answer in answers) == [1, 2]
                await asyncio.gather(first.until(lambda: first.seq >= 2), second.until(lambda: second.seq >= 2))
                assert first.update["view"]["banks"] == second.update["view"]["banks"]

    asyncio.run(scene())
