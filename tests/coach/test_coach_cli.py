"""The commands of the coach: what they print, in both languages and as JSON, and how they say that something is wrong."""

from __future__ import annotations

import io
import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pressgang import Dice, Match, Record
from pressgang.cli import main

RICH: dict[str, Any] = {"play": ["mermaid-9", "key-7", "oracle-7", "kraken-7", "map-7"], "banks": [[], ["hook-3"]], "draw": ["anchor-7"]}


@pytest.fixture(autouse=True)
def wide_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """No cell of a table is broken into lines, whatever terminal the tests run in."""
    monkeypatch.setenv("COLUMNS", "160")


def written(folder: Path, moves: list[list[object]] | None = None, **more: Any) -> str:
    """A record in a file."""
    record = {"pressgang": 1, "game": "dead-mans-draw", "seats": ["Eliza", "Zach"], "position": RICH, "moves": moves or [], **more}
    path = folder / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def shown(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    assert main(list(line)) == 0
    return capsys.readouterr().out


# Advice


def test_coach_shows_the_sentence_the_odds_and_the_choices(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "coach", written(tmp_path), "--iterations", "500", "--lang", "en")
    assert text.splitlines()[0] == "Eliza (seat 0), Dead Man's Draw"
    assert "Bank: it brings 37 points; one more card busts with 46% and brings only" in text
    assert "Next card: it busts with 46%." in text
    assert "stopping now 37 points against the best opponent." in text
    rows = {line.split()[0]: line for line in text.splitlines() if line.startswith((" bank", " draw"))}
    assert "Bank 5 cards, 37 points more" in rows["bank"]
    assert "46%" in rows["draw"]


def test_coach_speaks_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "coach", written(tmp_path), "--iterations", "500", "--lang", "de")
    assert "Einholen: Das bringt 37 Punkte; eine weitere Karte versenkt die Beute mit 46 %" in text
    assert "Gewinnchance (95 %)" in text


def test_coach_speaks_the_words_of_the_theme(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "coach", written(tmp_path, options={"edition": "carcass"}), "--iterations", "500", "--lang", "en")
    assert "Return to the Surface: it brings 37 points; one more card is an incident with 46%" in text


def test_coach_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(shown(capsys, "coach", written(tmp_path), "--iterations", "500", "--seed", "3", "--json", "--lang", "en"))
    assert list(data) == ["game", "seat", "move", "why", "ruin", "standing", "gain", "choices", "others", "iterations"]
    assert (data["game"], data["seat"], data["move"], data["iterations"], data["others"]) == ("dead-mans-draw", 0, "bank", 500, 0)
    assert data["why"].startswith("Bank: ")
    assert data["ruin"] == pytest.approx(25 / 54, abs=1e-6)
    assert (data["gain"]["unit"], data["gain"]["stop"]) == ("points", 37.0)
    best, other = data["choices"]
    assert (best["move"], best["ruin"], other["move"], other["ruin"]) == ("bank", None, "draw", data["ruin"])
    assert best["win"]["low"] <= best["win"]["value"] <= best["win"]["high"]
    assert best["tries"] + other["tries"] == 500


def test_coach_reads_the_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(written(tmp_path)).read_text(encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert json.loads(shown(capsys, "coach", "-", "--iterations", "50", "--json"))["seat"] == 0


def test_any_of_several_pending_seats_can_ask(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, options={"traits": True}, position=None, seed=3)
    told = [json.loads(shown(capsys, "coach", path, "--seat", seat, "--iterations", "50", "--json")) for seat in ("0", "1")]
    assert [each["seat"] for each in told] == [0, 1]
    assert all(choice["move"].startswith("keep ") for each in told for choice in each["choices"])


def test_time_is_a_budget_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    start = time.perf_counter()
    data = json.loads(shown(capsys, "coach", path, "--ms", "50", "--json"))
    assert 0 < data["iterations"] < 10**6
    assert time.perf_counter() - start < 5


def test_a_narrow_terminal_gets_a_narrow_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    text = shown(capsys, "coach", written(tmp_path), "--iterations", "50", "--lang", "en")
    assert max(len(line) for line in text[text.index(" move") :].splitlines()) <= 60


# Looking back


def test_review_shows_the_blunder_and_the_better_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "review", written(tmp_path, [[0, "draw"]]), "--iterations", "300", "--lang", "en")
    assert text.startswith("One decision looked at, one move that clearly cost something")
    row = next(line for line in text.splitlines() if "Eliza" in line)
    assert [word for word in row.split() if word in ("0", "Eliza", "draw", "bank")] == ["0", "Eliza", "draw", "bank"]
    assert "Bank: it brings" in " ".join(text.split())


def test_review_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, [[0, "draw"], [0, "bank"], [1, "draw"]])
    data = json.loads(shown(capsys, "review", path, "--iterations", "300", "--json", "--most", "1"))
    assert (data["decisions"], data["looked"], data["finished"]) == (2, 2, True)
    (move,) = data["moves"]
    assert list(move) == ["entry", "seat", "played", "better", "cost", "why"]
    assert (move["entry"], move["seat"], move["played"]["move"], move["better"]["move"]) == (0, 0, "draw", "bank")
    assert 0 < move["cost"]["low"] <= move["cost"]["value"] <= move["cost"]["high"]


def test_review_looks_at_people_unless_told_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves: list[list[object]] = [[0, "draw"], [0, "bank"], [1, "draw"], [1, "bank"]]
    path = written(tmp_path, moves, seats=["Player", "Bot 1"])

    def decisions(*flags: str) -> int:
        found: int = json.loads(shown(capsys, "review", path, "--iterations", "20", "--json", *flags))["decisions"]
        return found

    assert (decisions(), decisions("--seat", "1")) == (2, 1)
    path = written(tmp_path, moves)
    assert decisions() == 3


def test_a_game_without_mistakes_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, [[0, "bank"]])
    assert shown(capsys, "review", path, "--iterations", "100", "--lang", "en").endswith(", no move that clearly cost something.\n")
    assert shown(capsys, "review", path, "--iterations", "100", "--lang", "de").endswith(", kein Zug, der klar etwas gekostet hat.\n")


@pytest.mark.parametrize(("title", "options"), [("dread-draw", {}), ("pirates-mark", {"mode": "two-player"})])
def test_every_game_can_be_looked_back_at(
    title: str, options: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, dice = Match(Record(title, options, ["Eliza", "Zach"], seed=1)), Dice(1)
    while match.state.pending and len(match.moves) < 40:
        seat = match.state.pending[0]
        match.play(seat, match.state.any_action(seat, dice))
    path = tmp_path / "game.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    data = json.loads(shown(capsys, "review", str(path), "--iterations", "8", "--json"))
    assert data["looked"] == data["decisions"] > 5
    assert "%" in shown(capsys, "coach", str(path), "--iterations", "8")


def test_ctrl_c_keeps_what_was_found_and_a_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    path = written(tmp_path, [[0, "draw"], [0, "bank"]])
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "pressgang.cli", "review", path, "--ms", "3000", "--json", "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=slave, env={**os.environ, "TERM": "xterm"})
    os.close(slave)
    told = b""
    try:
        while b"1/" not in told:
            told += os.read(master, 4096)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    data = json.loads(out)
    assert (data["finished"], data["looked"], data["decisions"]) == (False, 1, 2)
    assert [move["entry"] for move in data["moves"]] == [0]
    os.close(master)


# What is wrong is told in one line


BAD_LINES: dict[str, tuple[list[str], str]] = {
    "no file": (["coach", "nowhere.json"], "nowhere.json"),
    "no such seat": (["coach", "FILE", "--seat", "2"], "--seat"),
    "not asked": (["coach", "FILE", "--seat", "1"], "seat 1 has nothing to decide now"),
    "bad seat": (["review", "FILE", "--seat", "x"], "--seat"),
    "bad time": (["coach", "FILE", "--ms", "0"], "--ms"),
    "bad iterations": (["coach", "FILE", "--iterations", "-1"], "--iterations"),
    "bad seed": (["review", "FILE", "--seed", "one"], "--seed"),
    "bad number of moves": (["review", "FILE", "--most", "0"], "--most"),
    "no moves": (["review", "FILE"], "no moves"),
    "no argument": (["coach"], "FILE"),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_command_line_is_told_in_one_line(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line, expected = BAD_LINES[name]
    path = written(tmp_path)
    assert main([path if word == "FILE" else word for word in [*line, "--lang", "en"]]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert expected in told.err


def test_a_game_that_is_over_has_no_advice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = [f"{suit}-{value}" for suit in ("anchor", "hook", "cannon", "key", "chest", "map") for value in range(2, 8)]
    cards += [f"{suit}-{value}" for suit in ("oracle", "sword", "kraken") for value in range(2, 8)]
    cards += [f"mermaid-{value}" for value in range(4, 10)]
    position = {"play": ["key-6"], "draw": [], "discard": [card for card in cards if card != "key-6"]}
    path = written(tmp_path, [[0, "bank"]], position=position)
    for language, expected in (("en", "the game is over"), ("de", "die Partie ist vorbei")):
        assert main(["coach", path, "--lang", language]) == 2
        assert expected in capsys.readouterr().err


def test_an_illegal_move_in_the_record_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, [[0, "hook key"]])
    for command in ("coach", "review"):
        assert main([command, path, "--lang", "en"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
