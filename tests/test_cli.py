"""The command line: what it prints, and how it says that something is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pressgang.cli import main
from pressgang.games import pirates_mark

RECORD: dict[str, Any] = {
    "pressgang": 1,
    "game": "dead-mans-draw",
    "options": {},
    "seats": ["Eliza", "Zach"],
    "luck": [["first", 0], ["draw-pile", ["mermaid-7", "cannon-5", "anchor-3"]]],
    "moves": [[0, "draw"], [0, "draw"], [0, "draw"]],
}


def write(folder: Path, **changes: object) -> str:
    path = folder / "record.json"
    path.write_text(json.dumps({**RECORD, **changes}), encoding="utf-8")
    return str(path)


def test_replay_prints_the_arbiters_view_of_where_a_record_breaks_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", write(tmp_path), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["over"] is False
    assert shown["pending"] == [0]
    assert shown["actions"] == {"0": ["draw", "bank"]}
    assert shown["scores"] == [0, 0]
    assert shown["winners"] == []
    assert shown["state"]["play"] == ["mermaid-7", "cannon-5", "anchor-3"]
    assert shown["state"]["protected"] == ["mermaid-7", "cannon-5"]
    assert len(shown["state"]["draw"]) == 47


def test_trace_prints_a_line_after_every_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", write(tmp_path), "--json", "--trace"]) == 0
    lines = [json.loads(line)["state"]["play"] for line in capsys.readouterr().out.splitlines()]
    assert lines == [["mermaid-7"], ["mermaid-7", "cannon-5"], ["mermaid-7", "cannon-5", "anchor-3"]]


def test_replay_tells_the_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", write(tmp_path)]) == 0
    story = capsys.readouterr().out
    assert "Eliza draws Mermaid 7." in story
    assert "Eliza may: draw, bank" in story


BAD_RECORDS: dict[str, tuple[dict[str, object], list[str]]] = {
    "wrong version": ({"pressgang": 2}, ["2", "version 1"]),
    "unknown key": ({"move": []}, ['"move"', "moves"]),
    "unknown game": ({"game": "go-fish"}, ["go-fish", "dead-mans-draw"]),
    "unknown option": ({"options": {"trait": True}}, ['"trait"', "traits"]),
    "bad option": ({"options": {"variant": "waves"}}, ["waves", "beneath-the-waves"]),
    "too many players": ({"seats": list("abcdefghi")}, ["2 to 8", "9"]),
    "illegal move": ({"moves": [[0, "draw"], [0, "hook anchor"]]}, ["moves[1]", "hook anchor", "draw, bank"]),
    "nonsense move": ({"moves": [[0, "fish"]]}, ["moves[0]", "fish", "legal: draw"]),
    "wrong seat": ({"moves": [[1, "draw"]]}, ["moves[0]", "seat 1", "legal: 0: draw"]),
    "no such seat": ({"moves": [[7, "draw"]]}, ["moves[0]", "seat 7", "0 to 1"]),
    "luck of another name": ({"luck": [["first", 0], ["map", ["key-2"]]]}, ["luck[1]", "draw-pile", "map"]),
    "luck with a card that is not there": ({"luck": [["first", 0], ["draw-pile", ["anchor-2"]]]}, ["luck[1]", "anchor-2"]),
    "luck with no such card": ({"luck": [["first", 0], ["draw-pile", ["anchor-9"]]]}, ["luck[1]", "anchor-9"]),
    "luck out of range": ({"luck": [["first", 2]]}, ["luck[0]", "first", "0 to 1"]),
    "position with a wrong card": ({"position": {"play": ["anchor-9"]}, "moves": []}, ["play", "anchor-9"]),
    "position with a card twice": ({"position": {"play": ["key-3"], "discard": ["key-3"]}, "moves": []}, ["discard", "key-3"]),
    "position that is a bust": ({"position": {"play": ["key-3", "key-4"]}, "moves": []}, ["key-4"]),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record_is_told_in_one_line(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes, expected = BAD_RECORDS[name]
    assert main(["replay", write(tmp_path, **changes), "--json"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    for part in expected:
        assert part in shown.err


def test_a_file_that_is_not_json_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"pressgang": 1,', encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "not JSON" in capsys.readouterr().err


def test_a_file_that_is_not_text_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(path)]) == 2
    assert "not a text file" in capsys.readouterr().err


BAD_LINES = {
    "no such command": (["fish"], "fish"),
    "no such game": (["play", "go-fish"], "go-fish"),
    "no such file": (["replay", "missing.json"], "missing.json"),
    "bad number": (["simulate", "dead-mans-draw", "--games", "many"], "--games"),
    "bad players": (["simulate", "dead-mans-draw", "--players", "9"], "2 to 8"),
    "bad option": (["simulate", "dead-mans-draw", "--house", "noisy"], "gentle"),
    "bad bot": (["simulate", "dead-mans-draw", "--bots", "shark"], "random"),
    "bad bot class": (["simulate", "dead-mans-draw", "--bots", "nowhere:Bot"], "nowhere"),
    "wrong number of bots": (["simulate", "dead-mans-draw", "--players", "4", "--bots", "random", "random"], "4"),
    "no such topic": (["rules", "dead-mans-draw", "shark"], "anchor"),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_command_line_is_told_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    line, expected = BAD_LINES[name]
    assert main(line) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert expected in shown.err


def test_simulate_prints_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dead-mans-draw", "--bots", "random", "random", "--games", "40", "--seed", "7", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["games"] == 40
    assert [bot["bot"] for bot in shown["bots"]] == ["random", "random"]
    assert sum(bot["wins"] for bot in shown["bots"]) + shown["bots"][0]["shared"] == 40
    assert all(10 < bot["mean_score"] < 70 for bot in shown["bots"])
    assert 60 < shown["decisions_per_game"] < 120


def test_simulate_saves_records_of_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "dead-mans-draw", "--games", "5", "--players", "3", "--traits", "--seed", "9", "--json"]
    assert main(line) == 0
    without = json.loads(capsys.readouterr().out)
    assert main([*line, "--records", str(tmp_path)]) == 0
    with_records = json.loads(capsys.readouterr().out)
    assert with_records["bots"] == without["bots"]
    scores = []
    for path in sorted(tmp_path.glob("*.json")):
        assert main(["replay", str(path), "--json"]) == 0
        shown = json.loads(capsys.readouterr().out)
        assert shown["over"]
        scores.append(shown["scores"])
    assert len(scores) == 5
    assert [sum(column) / 5 for column in zip(*scores, strict=True)] == [bot["mean_score"] for bot in with_records["bots"]]


DECK = """\
[[card]]
slug = "the-lamp"
strength = 4
damage = 1
copies = 40
trigger = "summon"
effects = [{do = "peek", count = 1}]
"""


def test_a_deck_file_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(DECK, encoding="utf-8")
    assert main(["simulate", "dread-draw", "--deck", str(path), "--games", "3", "--json", "--records", str(tmp_path / "games")]) == 0
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "games" / "000002.json"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"]


def test_a_mistake_in_a_deck_file_is_told_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(DECK.replace("peek", "poke"), encoding="utf-8")
    assert main(["play", "dread-draw", "--deck", str(path)]) == 2
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1
    assert all(part in shown for part in ("deck.toml", "line 7", "the-lamp", "poke", "peek"))


def test_rules_explain_a_card_by_its_name_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dread-draw", "Der Wolf", "--lang", "de"]) == 0
    assert main(["rules", "dead-mans-draw", "Davy Jones’ Locker"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("Der Wolf")
    assert shown[2].startswith("Davy Jones' Locker: ")


def test_rules_tell_what_we_decided_about_a_card_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dead-mans-draw", "miser"]) == 0
    assert main(["rules", "pirates-mark", "whirlpools", "--lang", "de"]) == 0
    text = capsys.readouterr().out
    assert "What the Miser keeps: The Hook is safe even if it played nothing." in text
    assert "Why: A card that busts never enters the play area" in text
    assert "Strudel im Strudel" in text
    assert "Warum: " in text


def test_rules_tell_the_rulings_of_the_edition_only(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "dead-mans-draw"])
    mayday = capsys.readouterr().out
    main(["rules", "dead-mans-draw", "--edition", "carcass"])
    carcass = capsys.readouterr().out
    assert ("When a trait is shown" in mayday, "When a trait is shown" in carcass) == (True, False)
    assert ("The same character twice" in mayday, "The same character twice" in carcass) == (False, True)


def test_rules_explain_a_trait(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dead-mans-draw", "captains-hook"]) == 0
    assert capsys.readouterr().out.startswith("Captain's Hook: ")


def test_a_mode_says_how_many_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pirates-mark", "--players", "2", "--games", "1"]) == 2
    assert "mode standard is for 3 to 10 players" in capsys.readouterr().err
    assert main(["simulate", "pirates-mark", "--mode", "two-player", "--games", "1", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["bots"]) == 2


def test_cards_are_added_and_removed_by_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pirates-mark", "--add", "tortuga,mutiny", "--remove", "parlay", "--remove", "plunder", "--games", "1"]) == 0
    capsys.readouterr()
    assert main(["simulate", "pirates-mark", "--add", "tortuga", "--games", "1"]) == 2
    assert "needs 25 luck cards, but there are 26" in capsys.readouterr().err


def test_a_mistake_in_a_supply_file_is_told_with_file_and_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    supply = Path(pirates_mark.__file__).parent / "supply.toml"
    path = tmp_path / "supply.toml"
    path.write_text(supply.read_text(encoding="utf-8").replace("mutiny = { copies = 4", "mutiny = { copies = -4"), encoding="utf-8")
    assert main(["simulate", "pirates-mark", "--supply", str(path), "--games", "1"]) == 2
    error = capsys.readouterr().err
    assert str(path) in error
    assert "luck.mutiny.copies" in error
    path.write_bytes(supply.read_bytes())
    assert main(["simulate", "pirates-mark", "--supply", str(path), "--games", "1"]) == 0
