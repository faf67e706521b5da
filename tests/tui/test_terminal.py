"""The plain table at a real terminal: width, colours, history; and what is shown where there is none."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from terminal import Terminal, plain

from pressgang.cli import main
from pressgang.tui import tables
from pressgang.tui.letters import as_written
from pressgang.tui.meant import meant
from pressgang.tui.screen import wrapped
from pressgang.tui.tables import table_text

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
PLAY = ("play", "dead-mans-draw", "--traits", "--seed", "3", "--seat", "1")


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_lines_are_wrapped_at_words_to_the_width(columns: int) -> None:
    table = Terminal(*PLAY, columns=columns)
    shown = plain(table.read())
    assert table.close() == 0
    assert max(map(len, shown.splitlines())) <= columns
    assert "It is not connected with their publishers." in " ".join(shown.split())


def test_colours_are_shown_at_a_terminal_and_not_where_they_are_not_wanted() -> None:
    for settings, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        table = Terminal(*PLAY, **settings)
        shown = table.read()
        assert table.close() == 0
        assert bool(COLOUR.search(shown)) is coloured


def test_the_line_before_comes_back_with_the_arrow_key() -> None:
    table = Terminal(*PLAY)
    table.read()
    table.type("xyzzy\n")
    assert '"xyzzy" is not a move' in plain(table.read())
    table.type("\x1b[A\n")
    assert '"xyzzy" is not a move' in plain(table.read())
    assert table.close() == 0


def test_tab_completes_a_move() -> None:
    table = Terminal(*PLAY)
    first = re.findall(r"\[(keep [a-z-]+)\]", plain(table.read()))[0]
    table.type(first[:-3] + "\t\n")
    assert "You keep " in plain(table.read())
    assert table.close() == 0


def test_rules_are_filled_to_the_width() -> None:
    page = Terminal("rules", "dead-mans-draw", "--lang", "en", columns=60)
    lines = plain(page.read("nothing that it says")).splitlines()
    assert page.process.wait(60) == 0
    assert max(map(len, lines)) <= 60
    full = [line for line in lines[2:10] if line]
    assert min(map(len, full[:-1])) > 40


def test_what_is_wrong_is_wrapped_too() -> None:
    page = Terminal("replay", "no-such-file-in-this-folder.json", columns=40)
    assert plain(page.read("nothing that it says")) == "pressgang:\nno-such-file-in-this-folder.json: there\nis no such file or folder\n"
    assert page.process.wait(60) == 2


def test_over_a_pipe_lines_are_whole_and_plain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\nn\n"))
    assert main([*PLAY, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "\x1b" not in shown
    assert "It is not connected with their publishers.\n" in shown


def test_no_number_is_asked_for_where_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sea = {"bid": {"seat": 1, "count": 3}, "caller": 0, "phase": "pull", "turn": 1, "sea": {"A1-M10": "jewel"}}
    record = {"pressgang": 1, "game": "pirates-mark", "seats": ["Player", "Bot 1", "Bot 2"], "position": sea}
    path = tmp_path / "sea.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("fish\nq\nn\n"))
    assert main(["play", "pirates-mark", "--resume", str(path), "--seat", "1", "--lang", "en"]) == 0
    assert '"fish" is not a move. Type one of: pull A1, ...' in capsys.readouterr().out


def test_a_move_that_is_nearly_right_is_suggested(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for language, expected in (("en", '"drwa" is not a move; did you mean draw?'), ("de", "„drwa“ ist kein Zug; meintest du draw?")):
        monkeypatch.setattr("sys.stdin", io.StringIO("drwa\nq\nn\n"))
        assert main(["play", "dead-mans-draw", "--seed", "3", "--seat", "1", "--lang", language]) == 0
        assert expected in capsys.readouterr().out


# What is laid out


def test_a_text_goes_on_below_its_beginning() -> None:
    lines = wrapped(Text("  1  Keep the Miser: your Hook  [keep miser]"), 20, 5, Console())
    assert [line.plain for line in lines] == ["  1  Keep the Miser:", "     your Hook", "     [keep miser]"]


HEAD = ["bot", "95% interval", "why"]
ROWS = [["captain", "10.0%–20.0%", "because it looks far ahead"], ["mate", "0.0%–1.0%", "it does not"]]


@pytest.mark.parametrize("width", [35, 36, 37, 38, 39, 40, 44, 50, 80])
def test_a_table_never_cuts_an_interval(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "page_width", lambda: width)
    text = table_text(HEAD, ROWS, sentences=[2])
    assert max(map(len, text.splitlines())) <= width
    assert "10.0%–20.0%" in text
    assert {"95%", "interval", "why"} <= set(text.replace(":", "").split())
    assert "…" not in text


def test_a_table_that_does_not_fit_is_told_row_by_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "page_width", lambda: 20)
    expected = ["captain", "  95% interval: 10.0%–20.0%", "  why: because it looks far ahead"]
    expected += ["mate", "  95% interval: 0.0%–1.0%", "  why: it does not"]
    assert table_text(HEAD, ROWS, sentences=[2]).splitlines() == expected


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [("ascii", 'Saebel 1-2 "x" ... cafe ?'), ("latin-1", 'Säbel 1-2 "x" ... café ?'), ("utf-8", "Säbel 1–2 „x“ … café 舟")],
)
def test_letters_are_spelt_where_they_cannot_be_written(encoding: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    assert as_written("Säbel 1–2 „x“ … café 舟") == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("captian", ["captain"]), ("Mate", ["mate"]), ("tour", ["tournament"]), ("t", []), ("", []), ("walk", ["walk-n", "walk-e"])],
)
def test_what_was_meant(name: str, expected: list[str]) -> None:
    assert meant(name, ["captain", "mate", "tournament", "walk-n", "walk-e"]) == expected
