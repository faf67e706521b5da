"""The leak law, end to end: the bytes that a seat gets do not depend on what it cannot know."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from guests import Chair, Person, serving

import pressgang
from pressgang import Dice, Record, State
from pressgang.server.guard import hash_of
from pressgang.table.house import House
from pressgang.table.opening import Plan, Wish
from pressgang.table.storage import Storage
from pressgang.table.workers import Workers

MOMENTS: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("dead-mans-draw", 3, {"traits": True, "edition": "elznir", "mermaid": True}, 5, 1),
    ("dead-mans-draw", 2, {"traits": True}, 1, 40),
    ("dead-mans-draw", 3, {"edition": "carcass"}, 2, 25),
    ("dread-draw", 3, {}, 3, 30),
    ("dread-draw", 2, {"promo": "joins"}, 8, 12),
    ("pirates-mark", 4, {}, 4, 60),
    ("pirates-mark", 4, {"mode": "parrghty"}, 6, 90),
]
MOST_MOVES = 12
"""So many moves are made after the moment, as long as they reveal nothing."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server and its database, into which the tests put tables of their own."""
    folder: Path = tmp_path_factory.mktemp("secrets")
    database = f"sqlite:///{folder}/tables.db"
    with serving(database, folder / "errors.txt") as address:
        yield address, database


def moment(game: str, players: int, options: dict[str, Any], seed: int, lead: int) -> State:
    """A state in the middle of a random game."""
    state, dice = pressgang.game(game, players, **options).start(seed=seed), Dice(seed)
    for _ in range(lead):
        if len(state.pending) and state.copy().pending:
            seat = state.pending[0]
            later = state.copy()
            later.play(seat, later.any_action(seat, dice))
            if not later.pending:
                break
            state = later
    return state


async def open_both(database: str, worlds: list[State], tokens: list[str]) -> list[str]:
    """A table for each world, with all seats taken by people."""
    storage = Storage(database)
    house = House(storage, Workers(1))
    await storage.open()
    tables = []
    names = ["Eliza", "Zach", "Anne", "Jack"]
    for world in worlds:
        wishes = tuple(Wish("person", None, names[seat], (hash_of(token),)) for seat, token in enumerate(tokens))
        record = Record(world.game.name, world.game.options, names[: len(tokens)], position=world.position())
        plan = Plan(world.game.name, dict(world.game.options), wishes, hash_of(tokens[0]), start=record.dumps(), seed=1 << 100)
        tables.append(await house.open_table(plan))
    await house.close()
    return tables


def plain(texts: list[str], table: str) -> list[str]:
    """What was sent, without what differs between any two tables: who is connected, and the table's own name."""
    kept = [text for text in texts if text.startswith(('{"type":"update"', '{"type":"log"', '{"type":"glossary"'))]
    return [re.sub(r'"clock":[0-9.]+', '"clock":0', text.replace(table, "TABLE")) for text in kept]


@pytest.mark.parametrize(("game", "players", "options", "seed", "lead"), MOMENTS)
def test_the_bytes_to_a_seat_do_not_depend_on_what_it_cannot_know(
    place: tuple[str, str], game: str, players: int, options: dict[str, Any], seed: int, lead: int
) -> None:
    address, database = place
    real = moment(game, players, options, seed, lead)
    for me in range(players):
        asyncio.run(compare(address, database, real, real.imagine(me, Dice(seed + me)), me))


async def compare(address: str, database: str, real: State, other: State, me: int) -> None:
    players = real.game.players
    tokens = [secrets.token_urlsafe(32) for _ in range(players)]
    tables = await open_both(database, [real, other], tokens)
    people = []
    for token in tokens:
        person = Person(address)
        person.http = httpx.AsyncClient(base_url=address, timeout=20, cookies={"pressgang": token})
        people.append(person)
    worlds = [real.copy(), other.copy()]
    async with people[me].at(tables[0]) as one, people[me].at(tables[1]) as two:
        mine: list[Chair] = [one, two]
        for chair in mine:
            await chair.until(lambda chair=chair: chair.seq >= 0)  # type: ignore[misc]
        dice = Dice(me)
        for _ in range(MOST_MOVES):
            assert plain(one.raw, tables[0]) == plain(two.raw, tables[1])
            shared = common_moves(worlds, me)
            if not shared:
                break
            seat, move = shared[dice.below(len(shared))]
            for world in worlds:
                world.play(seat, world.game.parse(move))
            for table, chair in zip(tables, mine, strict=True):
                seq = chair.seq
                if seat == me:
                    answer = await chair.play(move)
                    assert answer["type"] == "ack", answer
                else:
                    async with people[seat].at(table) as elsewhere:
                        await elsewhere.until(lambda elsewhere=elsewhere: elsewhere.seq >= 0)  # type: ignore[misc]
                        assert (await elsewhere.play(move))["type"] == "ack"
                await chair.until(lambda chair=chair, seq=seq: chair.seq > seq)  # type: ignore[misc]
        for chair in mine:
            await chair.send(type="log")
            await chair.until(lambda chair=chair: chair.heard[-1]["type"] == "log")  # type: ignore[misc]
        assert plain(one.raw, tables[0]) == plain(two.raw, tables[1])
    for path in ("record", f"replay?seat={me}"):
        bodies = [(await people[me].http.get(f"/api/tables/{table}/{path}")).text.replace(table, "TABLE") for table in tables]
        bodies = [re.sub(r'"here":\s*(true|false)', "", body) for body in bodies]
        assert bodies[0] == bodies[1]
    for person in people:
        await person.http.aclose()


def common_moves(worlds: list[State], me: int) -> list[tuple[int, str]]:
    """The moves that are possible in both worlds and after which this seat still cannot tell them apart; plays none of them."""
    found = []
    for seat in worlds[0].pending:
        for action in worlds[0].actions(seat)[:20]:
            if not worlds[1].allows(seat, action):
                continue
            after = [world.copy() for world in worlds]
            for world in after:
                world.heard = []
                world.play(seat, action)
            told = [[event.told(me) for event in world.heard or []] for world in after]
            if after[0].pending and after[1].pending and after[0].view(me) == after[1].view(me) and told[0] == told[1]:
                found.append((seat, worlds[0].game.notation(action)))
    return found
