"""The commands of the lab: many games between bots, on all cores or on a cluster."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pressgang.bots.crew import find_bot
from pressgang.core import Game, Rulebook
from pressgang.extras import need
from pressgang.lab import Summary, balance, simulate, tournament
from pressgang.lab.executors import cores, open_executor
from pressgang.lab.report import FORMATS, read_formats, write_sheets
from pressgang.lab.sheets import Sheet, balance_note, balance_sheets, tournament_note, tournament_sheets
from pressgang.lab.tournament import check_entrants
from pressgang.tui.screen import Screen
from pressgang.tui.tables import table_text
from pressgang.words import Voice

from .flags import bot_names, bots_flag, games_of, option_flags, players_flag, seed_flag
from .parser import Parser
from .progress import INTERRUPTED, note, progress_bar
from .reading import make_folder, one_each, options_of, players_of, whole_number

MOST_GAMES = 10**9
MOST_WORKERS = 1024


def simulate_flags(command: Parser, words: Voice) -> None:
    """Which games, and who plays them."""

    def fill(game: Parser) -> None:
        _begin(game, words)
        bots_flag(game, words.say("cli-bots", bots=", ".join(bot_names())), "random")
        game.flag("--games", "N", words.say("cli-games"), "1000")
        game.flag("--records", "DIR", words.say("cli-records"), type=Path)
        _end(game, words)
        game.set_defaults(run=run_simulate)

    games_of(command, words, fill)


def tournament_flags(command: Parser, words: Voice) -> None:
    """Which game, who enters, and what is written."""

    def fill(game: Parser) -> None:
        _begin(game, words)
        bots_flag(game, words.say("cli-entrants", bots=", ".join(bot_names())))
        game.flag("--games", "N", words.say("cli-line-up-games"), "1000")
        _output_flags(game, words)
        _end(game, words)
        game.set_defaults(run=run_tournament)

    games_of(command, words, fill)


def balance_flags(command: Parser, words: Voice) -> None:
    """Which game, who plays it, and what is written."""

    def fill(game: Parser) -> None:
        _begin(game, words)
        bots_flag(game, words.say("cli-bots", bots=", ".join(bot_names())), "random")
        game.flag("--games", "N", words.say("cli-games"), "10000")
        _output_flags(game, words)
        _end(game, words)
        game.set_defaults(run=run_balance)

    games_of(command, words, fill)


def _begin(game: Parser, words: Voice) -> None:
    players_flag(game, words)
    option_flags(game, words)


def _output_flags(game: Parser, words: Voice) -> None:
    game.flag("--out", "DIR", words.say("cli-out"), type=Path)
    game.flag("--format", "NAMES", words.say("cli-format", formats=", ".join(FORMATS)), "csv,md,png", FORMATS)


def _end(game: Parser, words: Voice) -> None:
    seed_flag(game, words, "0")
    game.flag("--workers", "N", words.say("cli-workers"))
    game.flag("--dask", "ADDRESS", words.say("cli-dask"))
    game.switch("--json", words.say("cli-json"))


# What is done


def run_simulate(chosen: argparse.Namespace, words: Voice) -> int:
    """Play many games between bots."""
    game, (games, seed) = _game(chosen), _numbers(chosen)
    bots = one_each(chosen.bots, game.players)
    if chosen.records is not None:
        make_folder(chosen.records)
    with _hands(chosen) as executor, progress_bar() as progress:
        summary = simulate(game, bots, games, seed, chosen.records, executor, progress)
    code = _interrupted(summary.games, games, words)
    if chosen.json:
        print(json.dumps(summary.as_data()))
    else:
        _print_summary(summary, game, words)
    return code


def run_tournament(chosen: argparse.Namespace, words: Voice) -> int:
    """Let bots play against each other, and rate them."""
    game, (games, seed) = _game(chosen), _numbers(chosen)
    check_entrants(chosen.bots)
    formats = _formats(chosen)
    with _hands(chosen) as executor, progress_bar() as progress:
        standings = tournament(game, chosen.bots, games, seed, executor, progress)
    code = _interrupted(standings.outcome.games, standings.wanted, words)
    title = words.say("lab-tournament-page", game=words.say(game.name))
    notes = [tournament_note(standings, words), words.say("lab-tournament-note")]
    _show(chosen, tournament_sheets(standings, words), standings.as_data(), title, notes, formats, words)
    return code


def run_balance(chosen: argparse.Namespace, words: Voice) -> int:
    """Count what wins."""
    game, (games, seed) = _game(chosen), _numbers(chosen)
    bots = one_each(chosen.bots, game.players)
    formats = _formats(chosen)
    with _hands(chosen) as executor, progress_bar() as progress:
        result = balance(game, bots, games, seed, executor, progress)
    code = _interrupted(result.counts.games, games, words)
    title = words.say("lab-balance-page", game=words.say(game.name))
    notes = [balance_note(result, words), words.say("lab-balance-note")]
    _show(chosen, balance_sheets(result, game, words), result.as_data(), title, notes, formats, words)
    return code


# Reading what was asked


def _game(chosen: argparse.Namespace) -> Game:
    """The game, once it is sure that there are such bots."""
    for name in chosen.bots:
        find_bot(name)
    title: Rulebook = chosen.title
    options = options_of(chosen)
    one_a_seat = chosen.run is not run_tournament and len(chosen.bots) > 1
    return title.game(players_of(chosen, options, len(chosen.bots) if one_a_seat else None), options)


def _numbers(chosen: argparse.Namespace) -> tuple[int, int]:
    """How many games, and the seed."""
    return whole_number(chosen.games, "--games", 1, MOST_GAMES), whole_number(chosen.seed, "--seed", 0, 2**62 - 1)


def _formats(chosen: argparse.Namespace) -> list[str]:
    """What is to be written; nothing without a folder to write it to."""
    if chosen.out is None:
        return []
    formats = read_formats(chosen.format)
    make_folder(chosen.out)
    return formats


def _hands(chosen: argparse.Namespace) -> contextlib.AbstractContextManager[Any]:
    if chosen.dask is not None:
        need("--dask", "dask")
    workers = cores() if chosen.workers is None else whole_number(chosen.workers, "--workers", 1, MOST_WORKERS)
    return open_executor(workers, chosen.dask)


# Showing what came out


def _interrupted(played: int, wanted: int, words: Voice) -> int:
    """Say so if somebody interrupted it; returns the exit code."""
    if played == wanted:
        return 0
    if played == 0:
        raise KeyboardInterrupt
    note(words.say("lab-interrupted", played=played, wanted=wanted))
    return INTERRUPTED


def _print_summary(summary: Summary, game: Game, words: Voice) -> None:
    rate, decisions = round(summary.games / max(summary.seconds, 1e-9)), round(summary.decisions / max(summary.games, 1), 1)
    facts = {"games": summary.games, "seconds": round(summary.seconds, 2), "rate": rate, "decisions": decisions}
    screen = Screen()
    screen.line(words.say("simulate-head", game=words.say(game.name), **facts), "bold")
    for each in summary.bots:
        percent, score = round(100 * each.wins / max(summary.games, 1), 1), round(each.score / max(summary.games, 1), 2)
        text = words.say("simulate-row", bot=each.bot, wins=each.wins, percent=percent, shared=each.shared, score=score)
        screen.line("  " + text, hang=4)
    order = "; ".join(words.say("lab-decimal", value=score / max(summary.games, 1)) for score in summary.by_turn_order)
    screen.line("  " + words.say("simulate-order", scores=order), hang=4)


def _show(
    chosen: argparse.Namespace,
    sheets: Sequence[Sheet],
    data: Mapping[str, object],
    title: str,
    notes: Sequence[str],
    formats: Sequence[str],
    words: Voice,
) -> None:
    """Print the sheets, or the data as JSON, and write the files."""
    if chosen.json:
        print(json.dumps(data))
    else:
        _print_sheets(sheets, notes)
    if chosen.out is not None:
        written = write_sheets(sheets, chosen.out, formats, title, notes)
        note(words.say("lab-written", count=len(written), folder=chosen.out))


def _print_sheets(sheets: Sequence[Sheet], notes: Sequence[str]) -> None:
    screen = Screen()
    for text in notes:
        screen.prose(text)
    for sheet in sheets:
        screen.line()
        screen.line(sheet.title, "bold")
        screen.block(table_text(sheet.head, sheet.rows, numbers=True))
