"""The table of strength: mirrored deals, intervals by deal, and going on where one was interrupted."""

from __future__ import annotations

import json
import math
import random
import sys
from pathlib import Path

import pytest

import pressgang
from pressgang.bots import make_bot
from pressgang.lab.playing import WHOLE, play_game, win_shares

BENCH = Path(__file__).parents[2] / "bench"
sys.path.insert(0, str(BENCH))

import strength  # noqa: E402
from strength import Deal, Kept, Mirrored, Row, play, share_of, verdict  # noqa: E402

ROW = Row("random", "lab_bots:Timid", "dead-mans-draw", 2, games=20, bar=50)


def deals(row: Row, finished: int, count: int) -> list[int]:
    return [deal.share for deal in Mirrored(row, row.title(), 1, finished).piece(range(count))]


def shares(kept: Kept, row: Row = ROW) -> list[int]:
    return [deal.share for deal in kept.of(row.key(1))]


# One deal


def test_a_timed_game_is_the_game_that_the_lab_plays() -> None:
    for twist, names in enumerate((["random", "deckhand"], ["deckhand", "random"], ["deckhand", "deckhand"])):
        game = pressgang.game("dead-mans-draw")
        won, clocks = strength.timed_game(game, names, 7, twist)
        assert won == win_shares(play_game(game, names, 7, twist).state)
        assert all(clock.decisions > 5 and clock.nanoseconds > 0 for clock in clocks)


def test_in_a_deal_the_bot_sits_in_each_seat_once_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int, int]] = []
    real = strength.timed_game

    def watch(game: pressgang.Game, bots: list[str], seed: int, twist: int) -> object:
        played.append((tuple(bots), seed, twist))
        return real(game, bots, seed, twist)

    monkeypatch.setattr(strength, "timed_game", watch)
    row = Row("lab_bots:Timid", "random", "dead-mans-draw", 3)
    deals(row, 5, 1)
    assert len({seed for _, seed, _ in played}) == 1
    assert [twist for _, _, twist in played] == [0, 1, 2]
    assert [bots.index("lab_bots:Timid") for bots, _, _ in played] == [0, 1, 2]
    assert all(bots.count("random") == 2 for bots, _, _ in played)


def test_only_real_choices_are_timed() -> None:
    (deal,) = Mirrored(ROW, ROW.title(), 1, 0).piece(range(1))
    made = sum(play_game(pressgang.game("dead-mans-draw"), ["random", "random"], seed).decisions for seed in range(2))
    assert 0 < deal.bot_decisions + deal.opponent_decisions < 3 * made


# Intervals


def test_equal_games_of_a_deal_make_nothing_surer() -> None:
    """Whoever has the better cards wins all games of the deal: then a deal is worth one game, not four."""
    dice = random.Random(1)
    lucky = [Deal(4 * WHOLE * dice.randrange(2)) for _ in range(400)]
    share = share_of(lucky, 4)
    assert share.half == pytest.approx(100 * 1.96 * 0.5 / math.sqrt(400), rel=0.02)
    assert share.half > 1.9 * 100 * 1.96 * math.sqrt(share.mean / 100 * (1 - share.mean / 100) / 1600)


def test_deals_that_are_halved_are_sure() -> None:
    assert share_of([Deal(WHOLE)] * 10, 2) == (50.0, 0.0)


def test_intervals_hold_the_truth_about_95_times_in_a_hundred() -> None:
    dice, held = random.Random(2), 0
    for _ in range(500):
        found = [Deal(WHOLE * (dice.random() < 0.7) + WHOLE * (dice.random() < 0.5)) for _ in range(60)]
        share = share_of(found, 2)
        held += abs(share.mean - 60) <= share.half
    assert 0.92 < held / 500 < 0.98


@pytest.mark.parametrize("count", [1, 2, 9])
def test_few_deals_say_nothing_about_how_sure_they_are(count: int) -> None:
    assert share_of([Deal(2 * WHOLE)] * count, 2) == (100.0, math.inf)


def test_no_deal_says_nothing() -> None:
    assert math.isnan(share_of([], 2).mean)


@pytest.mark.parametrize(
    ("mean", "half", "bar", "told"),
    [
        (64, 2, 60, "reached"),
        (61, 2, 60, "reached, not surely"),
        (59, 2, 60, "missed, not surely"),
        (57, 2, 60, "missed"),
        (99, 1, None, ""),
        (99, math.inf, 60, "reached, not surely"),
    ],
)
def test_a_bar_is_reached_surely_or_not(mean: float, half: float, bar: int | None, told: str) -> None:
    assert verdict(strength.Share(mean, half), bar) == told


# Going on


def test_a_run_that_goes_on_finds_what_one_run_finds(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    assert play(ROW, 1, Kept(path), None, 3)
    assert shares(Kept(path)) == deals(ROW, 0, 3)
    assert play(ROW, 1, Kept(path), None, 8)
    assert shares(Kept(path)) == deals(ROW, 0, 8)


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "state.json"
    play(ROW, 1, Kept(path), None, 4)
    monkeypatch.setattr(strength, "timed_game", lambda *_: pytest.fail("played again"))
    assert play(ROW, 1, Kept(path), None, 4)
    assert play(ROW, 1, Kept(path), None, 2)


def test_ctrl_c_keeps_all_deals_but_the_one_that_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real, played = tmp_path / "state.json", strength.timed_game, [0]

    def interrupted(*given: object) -> object:
        played[0] += 1
        if played[0] == 6:  # the second game of the third deal
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr("pressgang.lab.spread._next_size", lambda size, seconds: 1)
    monkeypatch.setattr(strength, "timed_game", interrupted)
    assert not play(ROW, 1, Kept(path), None, 10)
    monkeypatch.setattr(strength, "timed_game", real)
    assert shares(Kept(path)) == deals(ROW, 0, 2)
    assert play(ROW, 1, Kept(path), None, 10)
    assert shares(Kept(path)) == deals(ROW, 0, 10)


def test_rows_and_seeds_are_kept_apart(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "state.json")
    play(ROW, 1, kept, None, 2)
    play(ROW, 2, kept, None, 1)
    play(ROW._replace(traits=True), 1, kept, None, 1)
    assert [len(found) for found in Kept(tmp_path / "state.json").deals.values()] == [2, 1, 1]


def test_deals_of_other_bots_are_not_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "state.json"
    path.write_text(json.dumps({"code": "as it was", "deals": {}}))
    assert strength.main(["--state", str(path), "--rows", "1", "--workers", "1"]) == 2
    assert "name another file" in capsys.readouterr().err


# The command


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "ROWS", (ROW, Row("random", strength.SPIEL, "dead-mans-draw", 2, games=2)))
    monkeypatch.setattr(strength, "SECONDS", 0.0)


def test_the_table_says_all_rows_and_how_long_bots_think(few: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--rows", "1", "--games", "5", "--workers", "1"]) == 0
    head, row, *_, last = capsys.readouterr().out.splitlines()
    assert head.split() == ["bot", "among", "game", "games", "share", "in", "%", "equal", "bar"]
    assert row.split()[:6] == ["1", "random", "lab_bots:Timid", "dead-mans-draw,", "2p", "6"]
    assert last.split()[0] == "random"


def test_a_full_run_plays_the_games_of_the_row_and_a_quick_one_few(few: None, capsys: pytest.CaptureFixture[str]) -> None:
    for words, games in ((["--full"], 20), ([], 4)):
        assert strength.main(["--rows", "1", "--workers", "1", "--json", *words]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["rows"][0]["games"] == games
        assert found["rows"][0]["verdict"].startswith("reached")
        assert {each["bot"] for each in found["thinking"]} == {"random", "lab_bots:Timid"}


def test_without_openspiel_its_rows_are_left_out_and_that_is_said(
    few: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "spiel_is_there", lambda: False)
    assert strength.main(["--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert "OpenSpiel is not installed" in said
    assert "ISMCTS" not in said


@pytest.mark.parametrize("rows", ["0", "3", "a", "1,,2"])
def test_a_row_that_is_not_there_is_refused(few: None, rows: str) -> None:
    with pytest.raises(SystemExit):
        strength.main(["--rows", rows])


def test_the_veteran_plays_a_whole_game_and_the_same_again() -> None:
    make_bot("veterans:Captain:ms=5", 1)
    game, names = pressgang.game("dead-mans-draw"), ["veterans:Captain:iterations=4", "random"]
    one, other = (play_game(game, names, 3).state.standing() for _ in range(2))
    assert one == other
