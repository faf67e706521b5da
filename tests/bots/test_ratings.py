"""How strong the bots are, as the page shows it: the file is whole and does not contradict itself; and the script that writes it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import pressgang
from pressgang.bots import BOTS
from pressgang.bots.ratings import PLACE, Level, Ratings, ratings_of, read_ratings

OURS = ["dead-mans-draw", "dread-draw", "pirates-mark"]
SCRIPT = Path(__file__).parents[2] / "scripts" / "ratings.py"


@pytest.mark.parametrize("game", OURS)
def test_every_bot_is_rated_in_every_game_on_a_scale_from_random_on(game: str) -> None:
    found = ratings_of(game)
    assert found is not None
    assert list(found.levels) == list(BOTS)
    assert found.levels["random"].points == 0
    assert found.players in (2, 4)
    assert found.games > 0
    assert found.command.startswith("scripts/ratings ")


@pytest.mark.parametrize("game", OURS)
def test_of_two_bots_that_nobody_can_tell_apart_both_say_so(game: str) -> None:
    found = ratings_of(game)
    assert found is not None
    for name, level in found.levels.items():
        assert level.low <= level.high
        assert all(name in found.levels[other].alike for other in level.alike)
        assert name not in level.alike


def test_a_game_that_nobody_has_measured_has_no_ratings() -> None:
    assert ratings_of("lantern-caves") is None


def script() -> ModuleType:
    """The script, where the lab's libraries are."""
    pytest.importorskip("choix")
    spec = importlib.util.spec_from_file_location("ratings_script", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_the_script_writes_is_what_is_read() -> None:
    found = {
        "dead-mans-draw": Ratings(2, 40, "scripts/ratings --games 4", {"random": Level(0, 0, 0), "mate": Level(-3, -9, 8, ("random",))}),
        "dread-draw": Ratings(4, 80, "scripts/ratings --games 4", {"random": Level(0, 0, 0)}),
    }
    assert read_ratings(script().text_of(found)) == found


def test_the_file_is_as_the_script_writes_it() -> None:
    text = PLACE.read_text(encoding="utf-8")
    assert script().text_of(read_ratings(text)) == text


def test_bots_are_rated_above_random_and_alike_only_where_they_are() -> None:
    from pressgang.lab import tournament

    standings = tournament(pressgang.game("dead-mans-draw"), ["random", "deckhand:", "lab_bots:Timid"], 60, seed=3)
    found = script().rated(standings, "scripts/ratings", 3)
    assert (found.players, found.games) == (2, 180)
    assert found.levels["random"] == Level(0, 0, 0)
    assert found.levels["deckhand"].low > 0 > found.levels["lab_bots"].high
    assert all(level.alike == () for level in found.levels.values())


def test_the_script_plays_writes_and_keeps_what_it_was_not_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ratings, out = script(), tmp_path / "ratings.toml"
    other = Ratings(4, 80, "scripts/ratings --games 4", {"random": Level(0, 0, 0)})
    out.write_text(ratings.text_of({"dread-draw": other}), encoding="utf-8")
    monkeypatch.setattr(ratings, "BOTS", ("random", "deckhand"))
    words = ["ratings", "--games", "4", "--only", "dead-mans-draw", "--workers", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", words)
    ratings.main()
    found = read_ratings(out.read_text(encoding="utf-8"))
    assert list(found) == ["dead-mans-draw", "dread-draw"]
    assert found["dread-draw"] == other
    assert found["dead-mans-draw"].games == 4
    assert found["dead-mans-draw"].command == "scripts/ratings --games 4"
