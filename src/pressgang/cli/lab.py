"""The commands of the lab: many games between bots, on all cores or on a cluster."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from pressgang.core import Game, Rulebook
from pressgang.lab import Summary, balance, simulate, tournament
from pressgang.lab.executors import cores, open_executor
from pressgang.lab.rating import needs_library
from pressgang.lab.report import FORMATS, read_formats, write_sheets
from pressgang.lab.sheets import Sheet, balance_note, balance_sheets, tournament_note, tournament_sheets
from pressgang.words import Voice

from .parser import Parser, games_of, option_flags
from .progress import INTERRUPTED, note, progress_bar
from .reading import make_folder, one_each, options_of, players_of, whole_number

MOST_GAMES = 10**9
MOST_WORKERS = 1024
PAGE = 160
"""How many letters a line of a table may have where there is no terminal."""


def lab_commands(commands: Any, words: Voice) -> None:
    """Add the commands of the lab."""
    _command(commands, "simulate", words.say("cli-simulate"), _simulate_flags, words)
    _command(commands, "tournament", words.say("cli-tournament"), _tournament_flags, words)
    _command(commands, "balance", words.say("cli-balance"), _balance_flags, words)


def _command(commands: Any, name: str, about: str, flags: Callable[[Parser, Voice], None], words: Voice) -> None:
    for title, parser in games_of(commands.add_parser(name, help=about), words):
        parser.add_argument("--players", metavar="N", help=words.say("cli-players"))
        option_flags(parser, title, words)
        flags(parser, words)
        parser.add_argument("--seed", metavar="N", default="0", help=words.say("cli-seed"))
        parser.add_argument("--workers", metavar="N", help=words.say("cli-workers"))
        parser.add_argument("--dask", metavar="ADDRESS", help=words.say("cli-dask"))
        parser.add_argument("--json", action="store_true", help=words.say("cli-json"))
        parser.set_defaults(title=title)


def _simulate_flags(parser: Parser, words: Voice) -> None:
    parser.add_argument("--bots", nargs="+", metavar="BOT", default=["random"], help=words.say("cli-bots"))
    parser.add_argument("--games", metavar="N", default="1000", help=words.say("cli-games"))
    parser.add_argument("--records", metavar="DIR", type=Path, help=words.say("cli-records"))
    parser.set_defaults(run=run_simulate)


def _tournament_flags(parser: Parser, words: Voice) -> None:
    parser.add_argument("--bots", nargs="+", metavar="BOT", required=True, help=words.say("cli-entrants"))
    parser.add_argument("--games", metavar="N", default="1000", help=words.say("cli-line-up-games"))
    _output_flags(parser, words)
    parser.set_defaults(run=run_tournament)


def _balance_flags(parser: Parser, words: Voice) -> None:
    parser.add_argument("--bots", nargs="+", metavar="BOT", default=["random"], help=words.say("cli-bots"))
    parser.add_argument("--games", metavar="N", default="10000", help=words.say("cli-games"))
    _output_flags(parser, words)
    parser.set_defaults(run=run_balance)


def _output_flags(parser: Parser, words: Voice) -> None:
    parser.add_argument("--out", metavar="DIR", type=Path, help=words.say("cli-out"))
    parser.add_argument("--format", metavar="NAMES", default="csv,md,png", help=words.say("cli-format", formats=", ".join(FORMATS)))


# What is done


def run_simulate(chosen: argparse.Namespace, words: Voice) -> int:
    """Play many games between bots."""
    game, bots, (games, seed) = _game(chosen), chosen.bots, _numbers(chosen)
    bots = one_each(bots, game.players)
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
    needs_library()
    game, formats, (games, seed) = _game(chosen), _formats(chosen), _numbers(chosen)
    with _hands(chosen) as executor, progress_bar() as progress:
        standings = tournament(game, chosen.bots, games, seed, executor, progress)
    code = _interrupted(standings.outcome.games, standings.wanted, words)
    title = words.say("lab-tournament-page", game=words.say(game.name))
    notes = [tournament_note(standings, words), words.say("lab-tournament-note")]
    _show(chosen, tournament_sheets(standings, words), standings.as_data(), title, notes, formats, words)
    return code


def run_balance(chosen: argparse.Namespace, words: Voice) -> int:
    """Count what wins."""
    game, formats, (games, seed) = _game(chosen), _formats(chosen), _numbers(chosen)
    bots = one_each(chosen.bots, game.players)
    with _hands(chosen) as executor, progress_bar() as progress:
        result = balance(game, bots, games, seed, executor, progress)
    code = _interrupted(result.counts.games, games, words)
    title = words.say("lab-balance-page", game=words.say(game.name))
    notes = [balance_note(result, words), words.say("lab-balance-note")]
    _show(chosen, balance_sheets(result, game, words), result.as_data(), title, notes, formats, words)
    return code


# Reading what was asked


def _game(chosen: argparse.Namespace) -> Game:
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
    seconds = round(summary.seconds, 2)
    print(words.say("simulate-head", games=summary.games, game=words.say(game.name), seconds=seconds, rate=rate, decisions=decisions))
    for each in summary.bots:
        percent, score = round(100 * each.wins / max(summary.games, 1), 1), round(each.score / max(summary.games, 1), 2)
        print("  " + words.say("simulate-row", bot=each.bot, wins=each.wins, percent=percent, shared=each.shared, score=score))
    order = ", ".join(f"{score / max(summary.games, 1):.2f}" for score in summary.by_turn_order)
    print("  " + words.say("simulate-order", scores=order))


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
        print("\n".join(notes))
        for sheet in sheets:
            _print_sheet(sheet)
    if chosen.out is not None:
        written = write_sheets(sheets, chosen.out, formats, title, notes)
        note(words.say("lab-written", count=len(written), folder=chosen.out))


def _print_sheet(sheet: Sheet) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    if not console.is_terminal:
        console = Console(width=PAGE)
    table = Table(title=Text(sheet.title), box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False, collapse_padding=True)
    for place, column in enumerate(sheet.head):
        table.add_column(Text(column), justify="right" if place else "left", no_wrap=place == 0)
    for row in sheet.rows:
        table.add_row(*[Text(cell) for cell in row])
    console.print(table)
