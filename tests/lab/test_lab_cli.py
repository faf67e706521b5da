"""The commands of the lab: what they print and write, and how they say that something is wrong."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import lab_bots
import pytest

from pressgang.cli import main
from pressgang.lab import executors

TOURNAMENT = ["tournament", "dead-mans-draw", "--bots", "random", "lab_bots:Timid"]
BALANCE = ["balance", "dead-mans-draw", "--traits"]
BAD_LINES = {
    "no bots": (["tournament", "dead-mans-draw"], "--bots"),
    "one bot": (["tournament", "dead-mans-draw", "--bots", "random"], "two"),
    "a bot twice": (["tournament", "dead-mans-draw", "--bots", "random", "random"], "once"),
    "no such bot": (["tournament", "dead-mans-draw", "--bots", "random", "shark"], "shark"),
    "bad games": ([*TOURNAMENT, "--games", "0"], "--games"),
    "bad workers": (["simulate", "dead-mans-draw", "--workers", "0"], "--workers"),
    "bad format": ([*BALANCE, "--out", "x", "--format", "csv,gif"], "csv, md, png, svg, html"),
    "bad number of bots": (["balance", "dead-mans-draw", "--players", "4", "--bots", "random", "random"], "4"),
    "no such folder": ([*BALANCE, "--out", "/dev/null/x"], "/dev/null/x"),
    "no such scheduler": (["simulate", "dead-mans-draw", "--dask", "tcp://127.0.0.1:1"], "tcp://127.0.0.1:1"),
    "no address": (["simulate", "dead-mans-draw", "--dask", "nowhere at all"], "tcp://"),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_command_line_is_told_in_one_line(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "DASK_SECONDS", 1)
    line, expected = BAD_LINES[name]
    assert main(line) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert expected in shown.err


NEEDED = {
    "choix": (TOURNAMENT, "pressgang[lab]"),
    "altair": ([*BALANCE, "--out", "x"], "pressgang[lab]"),
    "vl_convert": ([*BALANCE, "--out", "x", "--format", "svg"], "pressgang[lab]"),
    "distributed": (["simulate", "dead-mans-draw", "--dask", "tcp://127.0.0.1:1"], "pressgang[dask]"),
}


@pytest.mark.parametrize("library", NEEDED)
def test_a_missing_library_is_told_in_one_line(library: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    line, expected = NEEDED[library]
    assert main(line) == 2
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1
    assert f'pip install "{expected}"' in shown


def test_tables_and_csv_need_no_drawing_library(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for library in ("altair", "vl_convert", "choix", "numpy", "distributed"):
        monkeypatch.setitem(sys.modules, library, None)
    assert main([*BALANCE, "--games", "20", "--out", str(tmp_path), "--format", "csv,md"]) == 0
    assert "Davy Jones" in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["README.md", "card.csv", "seat.csv", "trait.csv"]


def test_tournament_prints_tables_and_writes_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [*TOURNAMENT, "--games", "40", "--seed", "7", "--workers", "1"]
    assert main([*line, "--out", str(tmp_path)]) == 0
    table = capsys.readouterr().out
    assert table.startswith("40 games, 2 players, seed 7, bots: random, lab_bots:Timid\n")
    assert main([*line, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == data["wanted"] == 40
    assert [bot["bot"] for bot in data["bots"]] == ["random", "lab_bots:Timid"]
    rows = list(csv.DictReader((tmp_path / "ratings.csv").open()))
    for bot, row in zip(data["bots"], rows, strict=True):
        assert float(row["rating"]) == bot["rating"]["value"]
        assert float(row["low"]) == bot["rating"]["low"] < bot["rating"]["high"] == float(row["high"])
        assert f" {bot['rating']['value']:.0f} " in table  # without thousands
        assert f"{100 * bot['share']['value']:.1f}%" in table
    assert (tmp_path / "ratings.png").stat().st_size > 5000
    assert data["bots"][0]["against"]["lab_bots:Timid"]["value"] == data["bots"][0]["share"]["value"]


def test_balance_prints_what_wins_as_table_json_and_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [*BALANCE, "--players", "3", "--games", "50", "--seed", "7", "--lang", "de"]
    assert main([*line, "--out", str(tmp_path), "--format", "csv"]) == 0
    table = capsys.readouterr().out
    assert table.startswith("50 Partien, 3 Plätze, --traits, Startwert 7, Bots: random\n")
    assert main([*line, "--json", "--workers", "2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 50
    assert sum(row["won"] for row in data["seat"]) == pytest.approx(50)
    assert sum(row["seats"] for row in data["trait"]) == 150
    rows = {row["name"]: row for row in csv.DictReader((tmp_path / "trait.csv").open())}
    for row in data["trait"]:
        assert float(rows[row["name"]]["low"]) == row["rate"]["low"] <= row["rate"]["value"] <= row["rate"]["high"]
        assert rows[row["name"]]["label"] in table
    assert "an dritter Stelle" in table


@pytest.mark.parametrize(
    ("command", "files"),
    [
        (["simulate", "dead-mans-draw"], []),
        (["balance", "dead-mans-draw", "--out", "."], ["README.md", "bot.csv", "bot.png", "card.csv", "card.png", "seat.csv", "seat.png"]),
        (["tournament", "dead-mans-draw", "--out", "."], ["README.md", "pairs.csv", "pairs.png", "ratings.csv", "ratings.png"]),
    ],
    ids=["simulate", "balance", "tournament"],
)
def test_ctrl_c_keeps_what_was_done_and_says_so(
    command: list[str], files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab_bots.Impatient, "games", 0)
    monkeypatch.setattr("pressgang.lab.spread.SECONDS", 0.0)  # a game at a time
    line = [*command, "--bots", "random", "lab_bots:Impatient", "--games", "100", "--workers", "1"]
    assert main([*line, "--json"]) == 130
    shown = capsys.readouterr()
    assert json.loads(shown.out)["games"] == 10
    assert shown.err.startswith("pressgang: interrupted after 10 of 100 games")
    assert sorted(path.name for path in tmp_path.iterdir()) == files


def test_ctrl_c_before_the_first_game_is_just_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_bots.Impatient, "games", 20)
    assert main(["simulate", "dead-mans-draw", "--bots", "random", "lab_bots:Impatient", "--workers", "1"]) == 130
    assert capsys.readouterr().out == ""


def test_progress_is_shown_at_a_terminal_beside_the_result() -> None:
    screen, stderr = os.openpty()
    line = ["simulate", "dead-mans-draw", "--games", "300", "--json", "--workers", "1"]
    safe = ["-P"] if sys.flags.safe_path else []
    done = subprocess.run([sys.executable, *safe, "-m", "pressgang.cli", *line], stdout=subprocess.PIPE, stderr=stderr, check=True)
    os.close(stderr)
    shown = b""
    with contextlib.suppress(OSError):  # how Linux says that nobody is at the other end any more
        while more := os.read(screen, 4096):
            shown += more
    os.close(screen)
    assert json.loads(done.stdout)["games"] == 300
    assert b"300/300" in shown
