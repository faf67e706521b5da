"""A game from elsewhere, in one file of plain Python: the laws hold for what is derived for it, and every program plays it."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from example import PACKAGE, Run
from guests import Person, play_out, serving

import pressgang
from pressgang import BadText, Dice, IllegalMove, Match, Record, State
from pressgang.core import Rulebook
from pressgang.lab import balance
from pressgang.words import voice

NAMES = ["Eliza", "Zach", "Anne"]


def moments(caves: Rulebook, seeds: int = 8) -> list[State]:
    """States of some random games, from the first to the last."""
    found = []
    for seed in range(seeds):
        state, dice = caves.game(3, {}).start(seed=seed, listen=True), Dice(seed)
        found.append(state.copy())
        while state.pending:
            seat = state.pending[dice.below(len(state.pending))]
            state.play(seat, state.any_action(seat, dice))
            found.append(state.copy())
    return found


def test_it_is_one_small_file() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if "locales" not in path.parts]
    assert [len(path.read_text(encoding="utf-8").splitlines()) <= 150 for path in files] == [True]


# The laws


def test_no_card_is_lost_or_made(caves: Rulebook) -> None:
    for state in moments(caves):
        cards = Counter(card for zone in state.zones(None) for card in zone.cards)
        assert cards.total() == len(state.game.deck)
        position: dict[str, Any] = state.position()
        named = Counter([*position["deck"], *position["path"], *position["gone"], *[card for own in position["charm"] for card in own]])
        assert named == Counter(state.game.card_names[card] for card in state.game.deck)


def test_copies_pickles_and_positions_are_the_same_state(caves: Rulebook) -> None:
    for state in moments(caves, 3):
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert hash(twin) == hash(state)
        assert state.game.resume(json.loads(json.dumps(state.position())), state.luck.copy()) == state


def test_a_copy_is_independent_and_goes_on_alike(caves: Rulebook) -> None:
    state = caves.game(3, {}).start(seed=1)
    twin, before = state.copy(), state.position()
    for each in (twin, state.copy()):
        while each.pending:
            each.play(each.pending[0], each.actions(each.pending[0])[0])
    assert state.position() == before
    pickled = pickle.loads(pickle.dumps(state))
    while pickled.pending:
        pickled.play(pickled.pending[0], pickled.actions(pickled.pending[0])[0])
    assert pickled == twin


def test_states_that_differ_in_the_unseen_look_and_sound_the_same(caves: Rulebook) -> None:
    """Views, events, records and choices of a seat do not depend on what it cannot know; nor does an onlooker's view."""
    for number, state in enumerate(moments(caves, 4)):
        for seat in range(3):
            other = state.imagine(seat, Dice(number))
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
            assert other.zones(seat) == state.zones(seat)
            assert [other.describe(seat, action) for action in other.actions(seat)] == [
                state.describe(seat, action) for action in state.actions(seat)
            ]


def test_to_imagine_deals_what_is_hidden_anew(caves: Rulebook) -> None:
    state = caves.game(3, {}).start(seed=1)
    state.play(1, state.game.parse("on"))
    worlds = [state.imagine(0, Dice(seed)).position() for seed in range(40)]
    assert len({json.dumps(world["charm"]) for world in worlds}) > 5
    assert {json.dumps(world["charm"][0]) for world in worlds} == {json.dumps(state.position()["charm"][0])}  # type: ignore[index]
    assert {world["chosen"][1] for world in worlds} == {"on", "home"}  # type: ignore[index]


def test_a_secret_choice_is_told_to_nobody_else(caves: Rulebook) -> None:
    state = caves.game(3, {}).start(seed=1, listen=True)
    state.play(1, state.game.parse("home"))
    assert state.heard is not None
    told = [state.heard[-1].told(seat)["name"] for seat in (0, 1, 2, None)]
    assert told == [None, "home", None, None]
    assert state.view(1)["chosen"] == [None, "home", None]
    assert state.view(0)["chosen"] == state.view(None)["chosen"] == [None, "?", None]
    sentences = [voice("en").tell(state.game.teller(NAMES, seat).event(state.heard[-1])) for seat in (0, 1)]
    assert sentences == ["Zach has chosen.", "You have chosen: home."]


def test_a_record_for_a_seat_shows_what_it_knows_and_replays(caves: Rulebook) -> None:
    match = Match(Record(caves.name, {}, NAMES, seed=5))
    match.play(1, match.game.parse("home"))
    shown = match.record_for(0)
    assert (shown.seed, shown.luck, shown.moves) == (None, [], [])
    again = Record.loads(shown.dumps()).replay()
    assert json.dumps(again.view(0)) == json.dumps(match.state.view(0))


def test_records_replay_saved_or_not(caves: Rulebook) -> None:
    match, dice = Match(Record(caves.name, {}, NAMES, seed=7)), Dice(3)
    while match.state.pending:
        seat = match.state.pending[0]
        match.play(seat, match.state.any_action(seat, dice))
        match = Match(Record.loads(match.record().dumps()))
    assert Record.loads(match.record().dumps()).replay() == match.state


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"gold": 1}, "position-key"),
        ({"path": ["ruby"]}, "position-card"),
        ({"path": ["opal"] * 6}, "position-card-twice"),
        ({"path": "opal"}, "position-list"),
        ({"cave": "two"}, "position-value"),
        ({"cave": True}, "position-value"),
        ({"carried": [1, 2]}, "position-list"),
        ({"chosen": [None]}, "position-per-seat"),
        ({"chosen": ["fly", None, None]}, "no-such-move"),
        ({"inside": [False, True, True], "chosen": ["on", None, None]}, "position-choice"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(caves: Rulebook, position: dict[str, object], code: str) -> None:
    with pytest.raises(BadText) as caught:
        Record(caves.name, {}, NAMES, position=position).replay()
    assert caught.value.code == code
    assert "\n" not in voice("de").tell(caught.value)


def test_an_illegal_move_is_refused_and_changes_nothing(caves: Rulebook) -> None:
    state = caves.game(3, {}).start(seed=1)
    state.play(0, 0)
    before = state.position()
    with pytest.raises(IllegalMove):
        state.play(0, 1)
    assert state.position() == before


def test_it_is_counted_by_turn_order(caves: Rulebook) -> None:
    result = balance(caves.game(4, {}), ["random"] * 4, 20, seed=1)
    assert result.kinds() == ["seat"]
    assert sum(row.won for row in result.rows("seat")) == 20


# Every program plays it


@pytest.mark.parametrize("bots", [("random", "deckhand", "bosun"), ("captain:iterations=40", "random", "random")])
def test_bots_play_it(run: Run, tmp_path: Path, bots: tuple[str, ...]) -> None:
    folder = tmp_path / "records"
    told = json.loads(run("simulate", "lantern-caves", "--bots", *bots, "--games", "4", "--seed", "1", "--json", "--records", str(folder)))
    assert told["games"] == 4
    assert sum(bot["wins"] + bot["shared"] for bot in told["bots"]) >= 4
    for path in folder.iterdir():
        assert json.loads(run("replay", str(path), "--json"))["over"] is True


def test_the_terminal_plays_it(run: Run, tmp_path: Path) -> None:
    shown = run("play", "lantern-caves", "--players", "3", "--seed", "4", lines="?\nc\n" + "home\non\n" * 40)
    assert "The dark:" in shown
    assert "Charm (You):" in shown
    assert "Go on  [on]" in shown
    assert "won." in shown or "Shared victory" in shown


def test_the_server_plays_it_with_people_who_choose_at_once(caves: Rulebook, installed: Path, tmp_path: Path) -> None:
    """Two people and a bot, over real sockets, to the end; the record of it replays."""

    async def scene(address: str) -> tuple[list[int], str]:
        seats = [{"kind": "me", "name": "Eliza"}, {"kind": "open"}, {"kind": "bot", "bot": "deckhand"}]
        async with Person(address) as eliza, Person(address) as zach:
            table = await eliza.open("lantern-caves", seats)
            assert (await zach.sit(table, "Zach")).status_code == 200
            async with eliza.at(table) as one, zach.at(table) as two:
                await asyncio.gather(play_out(one), play_out(two, lambda moves: moves[-1]))
                record = await eliza.get(f"/api/tables/{table}/record")
                return one.update["view"]["winners"], json.dumps(record)

    places = os.pathsep.join([str(installed), str(Path(pressgang.__file__).parents[1])])
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path / "errors.txt", PYTHONPATH=places) as address:
        winners, record = asyncio.run(scene(address))
    assert winners
    assert Record.loads(record).game == caves.name
    assert tuple(winners) == Record.loads(record).replay().standing().winners


def test_the_rules_are_told_in_both_languages(run: Run) -> None:
    assert "Before each card everybody inside chooses at once" in run("rules", "lantern-caves")
    assert "Elf Edelsteine" in run("rules", "lantern-caves", "opal", "--lang", "de")


def test_the_coach_advises(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(Record("lantern-caves", {}, NAMES, seed=3).dumps(), encoding="utf-8")
    assert "Go on" in run("coach", str(path), "--seat", "0", "--ms", "50")


def test_a_package_that_does_not_load_stops_nobody(run: Run, installed: Path) -> None:
    broken = installed / "broken-1.0.dist-info"
    broken.mkdir()
    try:
        (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
        (broken / "entry_points.txt").write_text("[pressgang.games]\nbroken = no_such_module:RULEBOOK\n", encoding="utf-8")
        assert "Lantern Caves" in run("rules", "lantern-caves")
    finally:
        for path in broken.iterdir():
            path.unlink()
        broken.rmdir()
