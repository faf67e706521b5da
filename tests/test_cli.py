"""The command line: what it prints, and how it says that something is wrong."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pressgang.cli import main, telling
from pressgang.games import pirates_mark
from pressgang.words import voice

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
    "no such topic": (["rules", "dead-mans-draw", "shark"], "rules dead-mans-draw --list"),
    "no game": (["play"], "say which game: dead-mans-draw"),
    "no language": (["editions", "--lang"], "--lang needs a value"),
    "a folder for a file": (["replay", "."], ".: this is a folder"),
    "a save in a folder that is not there": (["play", "dead-mans-draw", "--save", "no/where.json"], "where.json: cannot be written"),
    "a folder that is a file": (["serve", "--data", "/dev/null"], "/dev/null: cannot be written: this is a file, not a folder"),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_command_line_is_told_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    line, expected = BAD_LINES[name]
    assert main(line) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert expected in shown.err


MISSPELT = {
    "a command": (["simulat"], "did you mean pressgang simulate?", "meintest du pressgang simulate?"),
    "a game as a command": (["dread-draw"], "pressgang play dread-draw?", "pressgang play dread-draw?"),
    "a game": (["play", "ded-mans-draw"], "did you mean dead-mans-draw?", "meintest du dead-mans-draw?"),
    "a game of editions": (["editions", "dead-man-draw"], "did you mean dead-mans-draw?", "meintest du dead-mans-draw?"),
    "a flag": (["play", "dread-draw", "--promos"], "--promo? (see pressgang play dread-draw --help)", "meintest du --promo?"),
    "a bot": (["play", "dread-draw", "--bots", "captian"], "did you mean captain?", "meintest du captain?"),
    "a bot with parameters": (["simulate", "dread-draw", "--bots", "captian:ms=5"], "did you mean captain?", "meintest du captain?"),
    "a variant": (["play", "dead-mans-draw", "--variant", "sudden-deth"], "did you mean sudden-death?", "meintest du sudden-death?"),
    "a card": (["simulate", "pirates-mark", "--add", "mutny"], "did you mean mutiny?", "meintest du mutiny?"),
    "a topic": (["rules", "dead-mans-draw", "ancor"], "did you mean anchor?", "meintest du anchor?"),
    "a format": (["balance", "dread-draw", "--out", "x", "--format", "htm"], "did you mean html?", "meintest du html?"),
    "a language": (["rules", "dread-draw", "--lang=dee"], "did you mean de?", "meintest du de?"),
}


@pytest.mark.parametrize("name", MISSPELT)
def test_what_may_have_been_meant_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line, *expected = MISSPELT[name]
    for language, text in zip(("en", "de"), expected, strict=True):
        monkeypatch.setenv("LC_ALL", language)
        assert main(line) == 2
        shown = capsys.readouterr()
        assert (shown.out, shown.err.count("\n")) == ("", 1)
        assert text in shown.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_can_be_misspelt_has_words_for_what_was_meant(language: str) -> None:
    assert [code for code in telling.MISSPELT if not voice(language).has(f"{code}.near")] == []


def test_a_topic_is_found_by_what_its_name_looks_like_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dread-draw", "Der Wollf", "--lang", "de"]) == 2
    assert "meintest du der-wolf?" in capsys.readouterr().err


def test_the_names_in_the_rules_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pirates-mark", "--list", "--lang", "en"]) == 0
    names = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert names["mutiny"] == "Mutiny"
    assert "whirlpools" in names


HELP = {
    "defaults of options": (["play", "dead-mans-draw"], "whose rules and words: mayday, elznir, carcass (default: mayday)"),
    "defaults of numbers": (["simulate", "dread-draw"], "how many games (default: 1000)"),
    "bots": (["play", "dread-draw"], "random, deckhand, bosun, mate, captain"),
    "ports": (["serve"], "(default: 8787,"),
    "what a flag means": (["play", "dead-mans-draw"], "everybody chooses one of two traits"),
}


@pytest.mark.parametrize("name", HELP)
def test_help_says_what_it_means_and_how_it_is_without(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    line, expected = HELP[name]
    assert main([*line, "--help", "--lang", "en"]) == 0
    assert expected in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", ["play", "simulate", "tournament", "balance", "train", "observation"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_help_is_short_and_no_name_in_it_is_broken(
    command: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for game in ("dead-mans-draw", "dread-draw", "pirates-mark"):
        assert main([command, game, "--help", "--lang", language]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) < 70
        assert max(map(len, lines)) <= 80
        assert not [line for line in lines if line.endswith("-")]
        assert "mutiny" not in " ".join(lines)


def run(*line: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    """What a process of its own does."""
    command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", "pressgang", *line]
    return subprocess.run(command, stderr=subprocess.PIPE, check=False, **settings)


def test_a_reader_who_has_read_enough_is_no_failure() -> None:
    for line in (["rules", "pirates-mark"], ["--help"], ["--version"]):
        reading, writing = os.pipe()
        os.close(reading)
        done = run(*line, stdout=writing)
        os.close(writing)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), "the output: cannot be written: the disk is full"),
        (PermissionError(errno.EACCES, os.strerror(errno.EACCES), "here.txt"), "here.txt: cannot be written: this is not allowed"),
    ],
)
def test_what_could_not_be_written_is_told(
    error: OSError, expected: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("pressgang.cli.rules.run_rules", fail)
    monkeypatch.setattr("pressgang.cli.forget_output", list)
    assert main(["rules", "dread-draw", "--lang", "en"]) == 1
    assert capsys.readouterr().err == f"pressgang: {expected}\n"


def test_letters_that_a_terminal_does_not_know_are_spelt() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = run("balance", "dead-mans-draw", "--games", "20", "--lang", "de", "--workers", "1", stdout=subprocess.PIPE, env=environment)
    text = done.stdout.decode("ascii")
    assert "Saebel" in text
    assert "\\" not in text
    rows = [line for line in text.splitlines() if line.startswith((" Saebel", " Anker"))]
    assert len({len(row) for row in rows}) == 1
    wrong = run("paly", "--lang", "de", env=environment).stderr
    assert wrong == b'pressgang: den Befehl "paly" gibt es nicht; meintest du pressgang play?\n'


def test_ports_and_places_are_said_without_thousands() -> None:
    for words in (voice("en"), voice("de")):
        said = [
            words.say("no-port", host="x", port=8787, why="y"),
            words.say("verify-luck", entry=8787),
            words.say("place-line", line=8787),
        ]
        assert all("8787" in text for text in said)


def test_what_is_wrong_in_a_file_is_told_with_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, moves=[[0, "fish"]])
    for line in (["replay", path], ["coach", path], ["review", path], ["play", "dead-mans-draw", "--resume", path]):
        assert main([*line, "--lang", "en"]) == 2
        assert capsys.readouterr().err.startswith(f"pressgang: {path}: moves[0]: ")


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


@pytest.mark.parametrize("words", [["--bots", "bosnu"], ["--bots", "bosun", "--edition", "maday"], ["--bots", "captain:speed=9"]])
def test_what_can_be_wrong_with_a_command_is_told_before_anything_is_installed_for_it(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PRESSGANG_ONLY_CHECK", "1")
    assert main(["tournament", "dead-mans-draw", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["tournament", "dead-mans-draw", "--bots", "bosun", "deckhand", "--games", "100000000"]) == 0
    assert capsys.readouterr() == ("", "")
