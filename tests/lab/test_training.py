"""Learning: it depends on the plan alone, goes on where it was left, and what is learned can be played with."""

from __future__ import annotations

import csv
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import pressgang
from pressgang import Problem
from pressgang.bots import Judge
from pressgang.cli import main, training
from pressgang.core.network import read_network
from pressgang.lab.learning_curve import share_against
from pressgang.lab.playing import Title
from pressgang.lab.self_play import Samples, SelfPlay
from pressgang.lab.training import Learner, Plan, learner_of, new_learner, restored, train
from pressgang.words import Voice

PLAIN = Title.of(pressgang.game("dead-mans-draw"))
PLAN = Plan((PLAIN,), units=3, games=24, round_games=8, seed=5)


def learned(plan: Plan, workers: int = 0) -> bytes:
    if not workers:
        return train(plan, new_learner(plan)).file({})
    with ThreadPoolExecutor(workers) as executor:
        return train(plan, new_learner(plan), executor).file({})


def test_the_same_plan_learns_the_same_with_any_number_of_workers() -> None:
    assert learned(PLAN) == learned(PLAN, 3)


def test_who_is_interrupted_goes_on_and_learns_the_same() -> None:
    def stop(learner: Learner, loss: float) -> None:
        if learner.rounds == 1:
            raise KeyboardInterrupt

    begun = train(PLAN, new_learner(PLAN), None, stop)
    assert begun.games == 8
    assert train(PLAN, restored(PLAN, begun.saved())).file({}) == learned(PLAN)


def test_fitting_brings_judgments_nearer_to_what_came() -> None:
    samples, learner = Samples(), new_learner(PLAN)
    playing = SelfPlay(PLAIN.game(), None, 1.0, samples)
    for seed in range(12):
        playing.play(seed, 0)
    facts = np.frombuffer(b"".join(samples.facts), np.uint8).reshape(len(samples.facts), -1)
    numbers = np.asarray(samples.numbers, np.float32).reshape(len(facts), 2, 2)
    losses = [learner.fit(facts, numbers[:, :, 0], numbers[:, :, 1], 0.002) for _ in range(60)]
    assert losses[-1] < losses[0] - 0.1


def test_a_network_that_knows_nothing_judges_as_the_estimate_does() -> None:
    game, samples = PLAIN.game(), Samples()
    network = read_network(new_learner(PLAN).file({}))[0]
    SelfPlay(game, network, 1.0, samples).play(3, 0)
    assert samples.games == 1
    assert len(samples.facts[0]) == 8 * game.feature_words
    state = game.start(seed=4)
    judge = Judge(game, network)
    judge.judge(state, 0, True)
    assert list(judge.shares) == pytest.approx([state.estimated_share(seat) for seat in range(2)])


def test_what_was_learned_last_is_the_win_itself() -> None:
    """With full trust in what comes later every goal is how the game ended."""
    samples = Samples()
    SelfPlay(PLAIN.game(), None, 1.0, samples).play(8, 0)
    goals = {tuple(sorted(samples.numbers[row * 4 + 1 : row * 4 + 4 : 2])) for row in range(len(samples.facts))}
    assert len(goals) == 1
    assert goals <= {(0.0, 1.0), (0.5, 0.5)}


def test_nothing_can_be_learned_of_a_game_without_facts() -> None:
    with pytest.raises(Problem):
        new_learner(Plan((Title.of(pressgang.game("dead-mans-draw", 6)),)))


def test_a_match_is_played_in_every_seat() -> None:
    share, half = share_against(PLAIN, learned(PLAN), "random", 6, 1, None)
    assert share > 0.5
    assert half >= 0.0


TRAIN = ["train", "dead-mans-draw", "--games", "8", "--units", "3", "--deals", "1", "--checks", "1", "--workers", "1"]


def test_the_command_writes_a_network_with_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "two.net"
    assert main([*TRAIN, "--traits", "--out", str(out)]) == 0
    _, about = read_network(out.read_bytes())
    assert (about["game"], about["players"], about["games"], about["set_ups"]) == ("dead-mans-draw", 2, 8, ["--traits"])
    rows = list(csv.DictReader((tmp_path / "new" / "two.net.csv").open()))
    assert [row["opponent"] for row in rows] == ["", "bosun", "captain:ms=20"]
    said = capsys.readouterr().err
    assert "two.net.csv" in said
    assert "two.net.svg" in said
    picture = (tmp_path / "new" / "two.net.svg").read_text(encoding="utf-8")
    assert all(word in picture for word in ("<svg", "bosun", "captain:ms=20", "loss"))
    assert main([*TRAIN, "--traits", "--out", str(out)]) == 0  # it is complete: nothing is played again
    assert main([*TRAIN, "--out", str(out)]) == 2
    assert "two.net.progress" in capsys.readouterr().err.splitlines()[-1]


def test_what_is_killed_goes_on_from_the_last_minute_and_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "KEEP", 0.0)
    chosen = Namespace(out=tmp_path / "two.net", start=None, deals="1", checks="1")

    def kill(done: int, _: int) -> None:
        if done > 8:
            raise SystemExit

    with pytest.raises(SystemExit):
        training.Lesson(PLAN, chosen, Voice("en")).learn(None, kill)
    assert (tmp_path / "two.net.progress").exists()
    again = training.Lesson(PLAN, chosen, Voice("en")).learn(None, None)
    assert again.file({}) == learned(PLAN)


def test_without_a_terminal_it_says_now_and_then_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "KEEP", 0.0)
    chosen = Namespace(out=tmp_path / "two.net", start=None, deals="1", checks="1")
    training.Lesson(PLAN, chosen, Voice("en")).learn(None, None)
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[2].partition(":")[0].strip() for line in lines[:2]] == ["8 of 24 games", "16 of 24 games"]


def test_learning_begins_with_what_a_network_says(tmp_path: Path) -> None:
    network = learned(PLAN)
    begun = learner_of(PLAN, network).file({})
    state = PLAIN.game().start(seed=4)
    judged = []
    for data in (network, begun):
        judge = Judge(state.game, read_network(data)[0])
        judge.judge(state, 0, True)
        judged.append(list(judge.shares))
    assert judged[0] == pytest.approx(judged[1], abs=1e-4)
    assert judged[0] != pytest.approx([state.estimated_share(seat) for seat in range(2)], abs=1e-4)
    (tmp_path / "first.net").write_bytes(network)
    assert main([*TRAIN, "--start", str(tmp_path / "first.net"), "--out", str(tmp_path / "second.net")]) == 0


def test_a_network_of_another_size_is_no_beginning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "first.net").write_bytes(learned(PLAN))
    assert main([*TRAIN, "--units", "6", "--start", str(tmp_path / "first.net"), "--out", str(tmp_path / "second.net")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "6 units" in said


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (["train", "dead-mans-draw"], "--out"),
        ([*TRAIN, "--out", "/dev/null/x.net"], "/dev/null"),
        ([*TRAIN, "--out", "x.net", "--players", "6"], "dead-mans-draw"),
        ([*TRAIN, "--out", "x.net", "--units", "none"], "--units"),
    ],
)
def test_a_bad_line_is_told_in_one_line(line: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert expected in said


def test_a_damaged_progress_is_told_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, progress = tmp_path / "two.net", tmp_path / "two.net.progress"
    progress.write_bytes(b"nonsense")
    assert main([*TRAIN, "--out", str(out)]) == 2
    assert progress.read_bytes() == b"nonsense"
    assert ".progress" in capsys.readouterr().err
