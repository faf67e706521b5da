"""The plain table: a person and bots, line by line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from pressgang.cli import main
from pressgang.coach import Budget
from pressgang.games.dead_mans_draw.cards import SUITS


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *flags: str) -> str:
    """What the table shows to somebody who types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["play", "dead-mans-draw", *flags]) == 0
    return capsys.readouterr().out


def record(folder: Path, **position: object) -> str:
    """A saved game in this position."""
    path = folder / "given.json"
    seats = ["Player", "Bot 1"]
    path.write_text(json.dumps({"pressgang": 1, "game": "dead-mans-draw", "seats": seats, "position": position}), encoding="utf-8")
    return str(path)


def test_it_shows_the_table_the_choices_and_the_odds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bank = [f"{suit}-{value}" for suit in ("anchor", "hook", "cannon", "map") for value in range(2, 8)]
    saved = record(tmp_path, play=["key-3", "chest-4"], banks=[["sword-5"], bank], draw=["oracle-2"])
    shown = play(monkeypatch, capsys, ["q", "n"], "--resume", saved)
    assert "Play area: Key 3, Chest 4" in shown
    assert "You: 5 points; one card: Sword 5" in shown
    assert "Bot 1: 28 points; 24 cards: Anchor 7/6/5/4/3/2" in shown
    assert "next draw busts: 30%" in shown  # 10 of the 33 unseen cards
    assert "1  Draw a card  [draw]" in shown
    assert "2  Bank 2 cards, 7 points more, and the bonus of Key and Chest  [bank]" in shown


def test_the_end_counts_cards_as_one_says_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    everything = [f"{suit}-{value}" for suit in SUITS for value in range(4 if suit == "mermaid" else 2, 10 if suit == "mermaid" else 8)]
    left = {"key-3", "key-4", "sword-5", "map-6"}
    saved = record(tmp_path, play=["key-3"], draw=["key-4"], banks=[["sword-5", "map-6"], []], discard=sorted(set(everything) - left))
    assert "You: 11 points, 2 cards *\nBot 1: 0 points, 0 cards" in play(monkeypatch, capsys, ["draw"], "--resume", saved)
    saved = record(tmp_path, play=["key-3"], draw=["key-4"], banks=[["sword-5"], []], discard=sorted(set(everything) - left | {"map-6"}))
    assert "You: 5 points, one card *" in play(monkeypatch, capsys, ["draw"], "--resume", saved)


def test_a_known_card_gives_certain_odds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    saved = record(tmp_path, play=["oracle-3", "key-3"], draw=["key-7"], known=[1, 1])
    shown = play(monkeypatch, capsys, ["q", "n"], "--resume", saved)
    assert "Next in the draw pile: Key 7" in shown
    assert "next draw busts: 100%" in shown


def test_it_takes_a_number_or_the_notation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    saved = record(tmp_path, play=["key-3"], draw=["anchor-7", "map-3"])
    shown = play(monkeypatch, capsys, ["1", " BANK "], "--resume", saved)
    assert "You draw Anchor 7." in shown
    assert "You bank Key 3, Anchor 7." in shown


def test_a_question_mark_explains_the_cards_on_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = record(tmp_path, play=["kraken-3"], traits=["miser", None])
    shown = play(monkeypatch, capsys, ["?"], "--resume", saved)
    assert "Kraken: Two more cards" in shown
    assert "Miser: Your Hook" in shown


def test_a_bad_line_gets_a_helpful_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    saved = record(tmp_path, play=["key-3"])
    shown = play(monkeypatch, capsys, ["fish", "7"], "--resume", saved)
    assert '"fish" is not a move. Type a number from 1 to 2, or one of: draw, bank' in shown
    assert '"7" is not a move.' in shown


def test_it_says_which_choice_would_bust(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    saved = record(tmp_path, play=["key-3"], banks=[["key-7", "map-2"], []], draw=["hook-4"])
    shown = play(monkeypatch, capsys, ["draw"], "--resume", saved)
    assert "Play your Key 7 (busts!)  [hook key]" in shown
    assert "Play your Map 2  [hook map]" in shown


def test_a_game_that_is_left_can_be_saved_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    play(monkeypatch, capsys, ["draw", "q", "mine.json"], "--seed", "12", "--seat", "0")
    shown = play(monkeypatch, capsys, ["q", "mine.json", "other.json"], "--resume", "mine.json")
    assert "mine.json exists already" in shown
    before, after = (json.loads(Path(name).read_text(encoding="utf-8")) for name in ("mine.json", "other.json"))
    assert before == after
    assert before["moves"][-1][1] == "draw"


def test_the_save_flag_saves_when_the_input_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "saved.json"
    play(monkeypatch, capsys, ["draw"], "--seed", "12", "--save", str(path))
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "dead-mans-draw"


def test_a_whole_game_with_traits_can_be_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, ["1"] * 400, "--players", "4", "--traits", "--mermaid", "--seed", "3")
    assert " won." in shown or "Shared victory" in shown


def test_a_whole_game_can_be_played_in_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--players", "3", "--edition", "elznir", "--traits", "--seed", "3", "--lang", "de"]
    shown = play(monkeypatch, capsys, ["1"] * 400, *flags)
    assert "Du ziehst" in shown
    assert "Spielbereich" in shown
    assert not {"draws", "your", "points", "Play area"} & set(shown.replace("[", " ").split())


def test_captain_carcass_dives(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, ["1"] * 400, "--edition", "carcass", "--seed", "3")
    assert "Exploration" in shown
    assert "Giant Squid" in shown
    assert "Kraken" not in shown


def test_who_goes_on_sits_where_they_sat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    shown = play(monkeypatch, capsys, ["1", "q", "zoe.json"], "--seed", "3", "--seat", "1", "--name", "Zoe")
    assert "--resume zoe.json --seat 1" in shown
    again = play(monkeypatch, capsys, ["q", "n"], "--resume", "zoe.json")
    assert "* Zoe:" in again


def test_a_save_that_cannot_work_is_refused_before_the_first_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("precious", encoding="utf-8")
    for path in (taken, tmp_path / "nowhere" / "x.json"):
        assert main(["play", "dead-mans-draw", "--save", str(path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert taken.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("line", ["9" * 5000, "x" * 5000, "draw\x00"])
def test_no_line_breaks_the_table(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not a move" in play(monkeypatch, capsys, [line, "q", "n"], "--seed", "3", "--seat", "1")


class Broken:
    """A bot that breaks."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: object) -> int:
        raise RuntimeError("boom")


def test_a_bot_that_breaks_does_not_cost_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    path = tmp_path / "kept.json"
    assert main(["play", "dead-mans-draw", "--seed", "3", "--seat", "1", "--bots", f"{__name__}:Broken", "--save", str(path)]) in (0, 2)
    assert path.exists()


@pytest.mark.parametrize("word", ["c", "coach", "COACH"])
def test_the_coach_can_be_asked(word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("pressgang.tui.plain.THINKS", Budget(iterations=300))
    saved = record(tmp_path, play=["mermaid-9", "key-7", "oracle-7", "kraken-7", "map-7"], banks=[[], ["hook-3"]])
    shown = play(monkeypatch, capsys, [word, "bank", "q", "n"], "--resume", saved, "--lang", "en")
    assert "Bank: it brings 37 points; one more card busts with 46%" in shown
    assert shown.index("Next card: it busts with 46%.") < shown.index("You bank")
