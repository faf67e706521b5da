"""The command that teaches a bot: a network learns to judge the situations of a game."""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import Executor
from pathlib import Path

from pressgang.core import Problem, Rulebook
from pressgang.core.network import MAGIC
from pressgang.lab.executors import cores, open_executor
from pressgang.lab.files import write
from pressgang.lab.learning_curve import Row, as_table, share_against
from pressgang.lab.playing import Title
from pressgang.lab.plots import draw
from pressgang.lab.sheets import curve_sheet
from pressgang.lab.training import PIECES, ROUND_GAMES, Learner, Plan, learner_of, new_learner, restored, train
from pressgang.words import Voice

from .flags import games_of, option_flags, players_flag, seed_flag
from .parser import Parser
from .progress import INTERRUPTED, Progress, note, progress_bar
from .reading import check_writable, make_folder, options_of, players_of, whole_number

OPPONENTS = ("bosun", "captain:ms=20")
MOST_GAMES = 10**9
MOST_UNITS = 300
KEEP = 60.0
"""So many seconds of learning may be lost when the power fails; Ctrl-C loses nothing but the round that is being played."""


def train_flags(command: Parser, words: Voice) -> None:
    """What is learned, how, and where it is kept."""

    def fill(game: Parser) -> None:
        players_flag(game, words)
        option_flags(game, words)
        _flags(game, words)
        game.set_defaults(run=run_train)

    games_of(command, words, fill)


def _flags(game: Parser, words: Voice) -> None:
    game.flag("--out", "FILE", words.say("cli-train-out"), type=Path, required=True)
    game.flag("--games", "N", words.say("cli-train-games"), "100000")
    game.flag("--units", "N", words.say("cli-train-units"), "33")
    game.flag("--start", "FILE", words.say("cli-train-start"), type=Path)
    game.flag("--speed", "N", words.say("cli-train-speed"), "1000")
    game.flag("--curiosity", "N", words.say("cli-train-curiosity"), "60")
    game.flag("--checks", "N", words.say("cli-train-checks"), "10")
    game.flag("--deals", "N", words.say("cli-train-deals"), "100")
    seed_flag(game, words, "0")
    game.flag("--workers", "N", words.say("cli-workers"))


def run_train(chosen: argparse.Namespace, words: Voice) -> int:
    """Learn, or go on with what was begun."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads wait for cores on which games are played
    plan = _plan(chosen)
    lesson = Lesson(plan, chosen, words)
    workers = cores() if chosen.workers is None else whole_number(chosen.workers, "--workers", 1, 1024)
    with open_executor(workers) as executor, progress_bar() as progress:
        learner = lesson.learn(executor, progress)
    if learner.rounds < plan.rounds:
        note(words.say("train-interrupted", games=learner.games, file=lesson.progress_file))
        return INTERRUPTED
    note(words.say("train-done", file=chosen.out, curve=lesson.curve_file, picture=lesson.picture_file))
    return 0


def _plan(chosen: argparse.Namespace) -> Plan:
    """What is to be learned: the set-up of the flags, or without any all that are learned together."""
    title: Rulebook = chosen.title
    options = options_of(chosen)
    players = players_of(chosen, options, None)
    set_ups = (options,) if options else title.learned_together
    titles = tuple(Title.of(title.game(players, each)) for each in set_ups)
    games = whole_number(chosen.games, "--games", 1, MOST_GAMES)
    units = whole_number(chosen.units, "--units", 1, MOST_UNITS)
    seed = whole_number(chosen.seed, "--seed", 0, 2**62 - 1)
    speed = whole_number(chosen.speed, "--speed", 1, 10**6) / 10**6
    curiosity = whole_number(chosen.curiosity, "--curiosity", 0, 1000)
    return Plan(titles, units, games, min(ROUND_GAMES, -(-games // PIECES) * PIECES), speed=speed, curiosity=curiosity, seed=seed)


class Lesson:
    """One course of learning, with its files: the network, how far it is, and the curve."""

    def __init__(self, plan: Plan, chosen: argparse.Namespace, words: Voice) -> None:
        self.plan, self.words = plan, words
        self.network_file: Path = chosen.out
        self.progress_file = self.network_file.with_name(self.network_file.name + ".progress")
        self.curve_file = self.network_file.with_name(self.network_file.name + ".csv")
        self.picture_file = self.network_file.with_name(self.network_file.name + ".svg")
        self.start: Path | None = chosen.start
        self.deals = whole_number(chosen.deals, "--deals", 1, 10**6)
        self.every = max(1, plan.rounds // whole_number(chosen.checks, "--checks", 1, 10**6))
        self.rows: list[Row] = []
        self.losses: list[float] = []
        self.kept = time.monotonic()
        make_folder(self.network_file.resolve().parent)
        check_writable(self.network_file)

    def learn(self, executor: Executor | None, progress: Progress | None) -> Learner:
        """To the end of the plan, or as long as nobody interrupts it."""
        learner = self._begun()

        def hear(learner: Learner, loss: float) -> None:
            self.losses.append(loss)
            if progress is not None:
                progress(learner.games, self.plan.games)
            if learner.rounds % self.every == 0 or learner.rounds == self.plan.rounds:
                self._check(learner, executor)
            elif time.monotonic() - self.kept >= KEEP:
                self._keep(learner)
                if progress is None:
                    note(self.words.say("train-on-its-way", games=learner.games, all=self.plan.games, loss=round(loss, 4)))

        train(self.plan, learner, executor, hear)
        if learner.rounds < self.plan.rounds:
            self._save(learner)
        return learner

    def _begun(self) -> Learner:
        """Where it was left, if it was begun; what was begun otherwise is not touched."""
        if not self.progress_file.is_file():
            return new_learner(self.plan) if self.start is None else _started(self.plan, self.start)
        about, saved = _kept(self.progress_file)
        if about.get("plan") != self._plan_as_text():
            raise Problem("train-other-plan", file=self.progress_file)
        self.rows = [Row(*row) for row in json.loads(about["rows"])]
        learner = restored(self.plan, saved)
        note(self.words.say("train-resumed", games=learner.games))
        return learner

    def _plan_as_text(self) -> str:
        return repr(self.plan)

    def _check(self, learner: Learner, executor: Executor | None) -> None:
        """Write down how it stands, and how the bot plays by now."""
        loss = sum(self.losses) / len(self.losses)
        self.losses = []
        self.rows.append(Row(learner.games, round(loss, 5)))
        for opponent in OPPONENTS:
            share, half = share_against(self.plan.titles[0], learner.file({}), opponent, self.deals, self.plan.seed, executor)
            self.rows.append(Row(learner.games, None, opponent, round(share, 4), round(half, 4)))
            told = {"games": learner.games, "loss": round(loss, 4), "opponent": opponent}
            note(self.words.say("train-check", **told, percent=round(100 * share, 1), half=round(100 * half, 1)))
        self._save(learner)

    def _keep(self, learner: Learner) -> None:
        """What is needed to go on."""
        head = json.dumps({"plan": self._plan_as_text(), "rows": json.dumps(self.rows)})
        write(self.progress_file, head.encode() + b"\n" + learner.saved())
        self.kept = time.monotonic()

    def _save(self, learner: Learner) -> None:
        """All files."""
        self._keep(learner)
        write(self.network_file, learner.file(self._about(learner)))
        write(self.curve_file, as_table(self.rows))
        write(self.picture_file, draw(curve_sheet(self.rows, self.plan.titles[0], self.plan.seed, self.words), "svg"))

    def _about(self, learner: Learner) -> dict[str, object]:
        first = self.plan.titles[0]
        set_ups = [" ".join(title.flags()) for title in self.plan.titles]
        return {"game": first.name, "players": first.players, "set_ups": set_ups, "games": learner.games, "seed": self.plan.seed}


def _started(plan: Plan, path: Path) -> Learner:
    """What another training has learned: from its network, or to the last digit from what it kept to go on."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Problem("no-file", path=path, why=error.strerror) from error
    return learner_of(plan, data) if data.startswith(MAGIC) else restored(plan, _kept(path)[1]).anew()


def _kept(path: Path) -> tuple[dict[str, str], bytes]:
    """What was kept of a training: what is said about it, and the learner."""
    try:
        head, _, saved = path.read_bytes().partition(b"\n")
        about: dict[str, str] = json.loads(head)
    except OSError as error:
        raise Problem("no-file", path=path, why=error.strerror) from error
    except ValueError as error:
        raise Problem("train-progress") from error
    return about, saved
