"""What is rendered once for many is what each of them would get alone, and what is left out is what they know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from guests import filled

from pressgang.core import Dice, Match, Record
from pressgang.server import rendering
from pressgang.table.house import House
from pressgang.table.live_table import LiveTable
from pressgang.table.opening import Plan, Wish
from pressgang.table.storage import Storage
from pressgang.table.workers import Workers

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dead-mans-draw", 4, {}),
    ("dead-mans-draw", 3, {"traits": True}),
    ("dead-mans-draw", 2, {"edition": "mayday"}),
    ("dread-draw", 3, {}),
    ("pirates-mark", 4, {}),
]
MOVES = 60


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_those_of_one_audience_see_the_same(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    match = Match(Record(game, options, ["a", "b", "c", "d"][:players], seed=seed), listen=True)
    dice, told = Dice(seed), 0
    tellers = {seat: match.game.teller(match.seats, seat) for seat in (None, *range(players))}
    for _ in range(MOVES):
        views: dict[object, dict[str, object]] = {}
        for seat in tellers:
            audience = match.state.audience(seat)
            view = {name: value for name, value in match.state.view(seat).items() if name not in ("seat", "actions")}
            assert audience is None or views.setdefault(audience, view) == view
        for event in (match.state.heard or [])[told:]:
            for seat, teller in tellers.items():
                if event.knows is None and seat not in (event.seat, event.other):
                    assert rendering.encode(teller.event(event)) == rendering.encode(tellers[None].event(event))
                    assert event.told(seat) == event.told(None)
        told = len(match.state.heard or [])
        if not match.state.pending:
            return
        seat = match.state.pending[dice.below(len(match.state.pending))]
        match.play(seat, match.state.any_action(seat, dice))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_sent_comes_to_what_each_seat_may_see(tmp_path: Path, game: str, players: int, options: dict[str, Any]) -> None:
    async def scene(table: LiveTable) -> None:
        course = table.course
        assert course is not None
        seats: list[int | None] = [None, *range(players)]
        shown: dict[int | None, tuple[dict[str, Any], Any]] = {}
        dice, after = Dice(3), None
        for _ in range(MOVES):
            for seat in seats:
                before, seen = shown.get(seat, ({}, None))
                text, now = rendering.update(table, seat, after, seen)
                update = filled(json.loads(text), before)
                shown[seat] = (update, now)
                assert update["view"] == json.loads(rendering.encode(course.state.view(seat)))
                assert [ask["move"] for ask in update["asks"]] == update["view"]["actions"]
                teller = course.match.game.teller(course.match.seats, seat)
                events = [rendering.event_shape(event, seat, teller) for event in course.steps[-1].events]
                assert update["steps"][-1]["events"] == json.loads(rendering.encode(events))
            after = course.seq
            if course.over:
                return
            mover = course.state.pending[dice.below(len(course.state.pending))]
            move = course.match.game.notation(course.state.any_action(mover, dice))
            await table.moves.play(mover, move, f"k{after}", after)

    async def play() -> None:
        house = House(Storage(f"sqlite:///{tmp_path}/tables.db"), Workers(1), pause=0)
        house.workers.warm_up = lambda: None  # type: ignore[method-assign]
        await house.open()
        wishes = tuple(Wish("person", None, name, (name,)) for name in ("Eliza", "Zach", "Anne", "Jack")[:players])
        try:
            await scene(await house.table(await house.open_table(Plan(game, options, wishes, "Eliza", seed=5))))
        finally:
            await house.close()

    asyncio.run(play())
