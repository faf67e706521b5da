"""Made the databases of 0.1.0 that are kept here: people of its tests played at its server. Run with the sources of 0.1.0:

PYTHONPATH=OLD/src:OLD/tests/server python make_old_database.py DATABASE_URL FACTS.json
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from guests import Chair, Person, play_out, serving

TOKENS = {"Anne": "A" * 43, "Mary": "M" * 43}
ME: dict[str, Any] = {"kind": "me", "name": "Anne"}
BOTS = [{"kind": "bot", "bot": "bosun"}, {"kind": "bot", "bot": "deckhand"}, {"kind": "bot", "bot": "random"}]
GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("dead-mans-draw", {"traits": True, "mermaid": True}, 2),
    ("dead-mans-draw", {"variant": "random"}, 3),
    ("dread-draw", {"promo": "joins"}, 3),
    ("pirates-mark", {}, 4),
    ("pirates-mark", {"mode": "two-player"}, 2),
]
FEW = 6
"""So many choices are made in a game that is left unfinished."""
choose = random.Random(1).choice


def person(address: str, name: str) -> Person:
    """Somebody whose browser is known by its cookie."""
    found = Person(address)
    found.http.cookies.set("pressgang", TOKENS[name])
    return found


async def play_some(chair: Chair, choices: int) -> None:
    """Make so many choices, and wait until it is one's turn again."""
    for _ in range(choices):
        await chair.ready()
        if chair.over:
            return
        seq = chair.seq
        await chair.play(choose(chair.moves))
        await chair.until(lambda seq=seq: chair.seq > seq)  # type: ignore[misc]
    await chair.ready()


async def unfinished(anne: Person, table: str, facts: dict[str, Any]) -> None:
    async with anne.at(table) as chair:
        await play_some(chair, FEW)
        assert not chair.over
        facts[table] = {"seq": chair.seq, "moves": chair.moves}


async def play_everything(address: str) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    async with person(address, "Anne") as anne, person(address, "Mary") as mary:
        for game, options, players in GAMES:
            seats = [ME, *BOTS[: players - 1]]
            over = await anne.open(game, seats, options=options, window=1)
            async with anne.at(over) as chair:
                await play_out(chair, choose)
            while players == 2 and not (await anne.get(f"/api/tables/{over}/review"))["ready"]:
                await asyncio.sleep(0.5)
            await unfinished(anne, await anne.open(game, seats, options=options), facts)
            fork = await anne.post(f"/api/tables/{over}/fork", {"at": 6, "seat": 0, "bot": "bosun"})
            await unfinished(anne, str(fork.json()["id"]), facts)
        lesson = await anne.open("dead-mans-draw", [ME, BOTS[0]], lesson="dmd-1")
        async with anne.at(lesson) as chair:
            await play_some(chair, 1)
            facts[lesson] = {"seq": chair.seq, "moves": chair.moves}
        await two_people(anne, mary, facts)
        await anne.open("dread-draw", [ME, {"kind": "open"}], public=True)
        await anne.post(f"/api/tables/{lesson}/key")
    return facts


async def two_people(anne: Person, mary: Person, facts: dict[str, Any]) -> None:
    """They talk and play a little; that is where they left it."""
    table = await anne.open("pirates-mark", [ME, {"kind": "open"}], options={"mode": "two-player"}, clock=600)
    await mary.sit(table, "Mary")
    async with anne.at(table) as one, mary.at(table) as two:
        await one.send(type="say", text="Ahoy, Mary!")
        done = 0
        for _ in range(14):
            for chair in (one, two):
                await chair.until(lambda chair=chair, done=done: chair.seq >= done)  # type: ignore[misc]
            done = await one_choice([one, two])
        await one.until(lambda: one.seq >= done)
        facts[table] = {"seq": one.seq, "moves": one.moves}


async def one_choice(chairs: list[Chair]) -> int:
    """Whoever is asked chooses; if that may be taken back, they do so once and choose again. The number of the last entry."""
    chair = next(each for each in chairs if each.moves)
    answer = await chair.play(choose(chair.moves))
    back = await chair.answer(type="undo", key=f"back-{answer['seq']}-{chair.name}", seq=answer["seq"])
    if back["type"] == "refused":
        return int(answer["seq"])
    await chair.until(lambda: chair.seq >= back["seq"])
    return int((await chair.play(choose(chair.moves)))["seq"])


def main(database: str, facts: str) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(database, Path(folder) / "errors.txt") as address:
        found = asyncio.run(play_everything(address))
    lines = [f"{json.dumps(table)}: {json.dumps(fact)}" for table, fact in found.items()]
    Path(facts).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
