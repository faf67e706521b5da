"""Many hands: the same comes out whoever does the work, and an interruption loses nothing that was done."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import pressgang
from pressgang.core import Problem
from pressgang.lab import Summary, balance, executors, simulate, tournament
from pressgang.lab.executors import open_executor
from pressgang.lab.spread import spread

BOTS = ["random", "lab_bots:Timid", "lab_bots:Steady"]


@dataclass(frozen=True)
class Numbers:
    """The numbers themselves, as work that takes its time."""

    done: tuple[int, ...] = ()

    def __add__(self, other: Numbers) -> Numbers:
        return Numbers(self.done + other.done)

    def nothing(self) -> Numbers:
        return Numbers()

    def piece(self, numbers: range) -> Numbers:
        time.sleep(random.Random(numbers.start).random() / 500)
        return Numbers(tuple(numbers))


@pytest.mark.parametrize("units", [0, 1, 2, 127, 128, 129, 1000, 5003])
def test_pieces_are_put_together_in_order_and_without_a_gap(units: int) -> None:
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(7) as executor:
        result = spread(Numbers(), units, executor, lambda done, of: told.append((done, of)))
    assert result.done == tuple(range(units))
    assert told == sorted(told)
    assert told[-1:] == ([(units, units)] if units else [])


@pytest.fixture(scope="module", params=["threads", "processes", "cores", "dask"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor | None]:
    """Every kind of executor with two workers."""
    if request.param == "threads":
        with ThreadPoolExecutor(2) as threads:
            yield threads
    elif request.param == "processes":
        with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
            yield processes
    elif request.param == "cores":
        with open_executor(2) as cores:
            yield cores
    else:
        from distributed import LocalCluster

        with (
            LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,
            open_executor(1, cluster.scheduler_address) as dask,
        ):
            yield dask


def counted(summary: Summary) -> Summary:
    """Everything but the time that it took."""
    return replace(summary, seconds=0.0)


@pytest.mark.parametrize("bots", [["random"] * 3, BOTS], ids=["random", "mixed"])
def test_simulate_gives_the_same_wherever_it_is_done(executor: Executor, bots: list[str]) -> None:
    game = pressgang.game("dead-mans-draw", players=3, traits=True, house=["gentle"])
    here = simulate(game, bots, 150, seed=3)
    assert here.games == 150
    assert counted(simulate(game, bots, 150, seed=3, executor=executor)) == counted(here)


def test_tournaments_and_balance_give_the_same_wherever_they_are_done(executor: Executor) -> None:
    game = pressgang.game("dead-mans-draw", traits=True, variant="random")
    here, there = (replace(tournament(game, BOTS, 30, seed=3, executor=who), seconds=0.0) for who in (None, executor))
    assert here == there
    mine, yours = (replace(balance(game, BOTS[:2], 60, seed=3, executor=who), seconds=0.0) for who in (None, executor))
    assert mine == yours


def test_records_are_the_same_wherever_they_are_made(executor: Executor, tmp_path: Path) -> None:
    game = pressgang.game("dead-mans-draw")
    for folder, who in (("here", None), ("there", executor)):
        (tmp_path / folder).mkdir()
        simulate(game, BOTS[1:], 20, seed=5, records=tmp_path / folder, executor=who)
    here, there = ({path.name: path.read_text() for path in (tmp_path / folder).iterdir()} for folder in ("here", "there"))
    assert sorted(here) == [f"{number:06}.json" for number in range(20)]
    assert here == there


def test_what_is_wrong_with_a_bot_is_told_from_afar(executor: Executor) -> None:
    with pytest.raises(Problem) as caught:
        simulate(pressgang.game("dead-mans-draw"), ["lab_bots:Cheat", "random"], 5, seed=1, executor=executor)
    assert caught.value.code == "bad-bot-move"
    assert caught.value.facts["found"] == "395"


def test_long_work_is_done_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "MOMENT", 0.0)
    with open_executor(2) as executor:
        assert executor is not None
        assert executor.submit(os.getpid).result() != os.getpid()


def test_nobody_waits_for_a_process_in_the_middle_of_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "MOMENT", 0.0)
    monkeypatch.setattr(executors, "LAST_GAME", 0.1)
    before = set(multiprocessing.active_children())
    with open_executor(2) as executor:
        assert executor is not None
        assert executor.submit(abs, -1).result() == 1  # the process is up
        executor.submit(time.sleep, 600)
    until = time.monotonic() + 30
    while set(multiprocessing.active_children()) - before and time.monotonic() < until:
        time.sleep(0.01)  # the pool's own thread may be the one that hears of the end
    assert set(multiprocessing.active_children()) <= before


def test_a_worker_that_dies_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "MOMENT", 0.0)
    with pytest.raises(Problem) as caught, open_executor(2) as executor:
        simulate(pressgang.game("dead-mans-draw"), ["lab_bots:Deadly", "random"], 5, seed=1, executor=executor)
    assert caught.value.code == "lab-broken"


@pytest.mark.parametrize("stop", [1, 40, 41])
def test_an_interruption_leaves_what_so_many_games_would_have_given(stop: int) -> None:
    def interrupt(done: int, wanted: int) -> None:
        if done >= stop:
            raise KeyboardInterrupt

    game = pressgang.game("dead-mans-draw")
    with ThreadPoolExecutor(2) as executor:
        cut = simulate(game, BOTS[:2], 400, seed=3, executor=executor, progress=interrupt)
    assert stop <= cut.games < 400
    assert cut.wanted == 400
    assert counted(cut) == replace(counted(simulate(game, BOTS[:2], cut.games, seed=3)), wanted=400)


def test_ctrl_c_at_a_terminal_prints_what_was_done_and_leaves_no_process(tmp_path: Path) -> None:
    command = ["simulate", "dead-mans-draw", "--games", "100000000", "--workers", "2", "--json", "--records", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", "pressgang.cli", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    try:
        while len(list(tmp_path.iterdir())) < 2000:  # by then the processes are at work
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)  # ends when no process holds the other end any more
    finally:
        with contextlib.suppress(ProcessLookupError):  # as it should be: none is left
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert err.count("\n") == 1
    assert "interrupted after" in err
    games = json.loads(out)["games"]
    assert 1 < games <= len(list(tmp_path.glob("*.json"))) <= games + 2000
