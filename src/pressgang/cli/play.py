"""`pressgang play`: a table with bots, in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import secrets
from pathlib import Path

from pressgang.bots import make_bot
from pressgang.core import Match, Problem, Record
from pressgang.tui.plain import PlainTable
from pressgang.words import Voice

from .flags import bot_names, bots_flag, games_of, option_flags, players_flag, seed_flag
from .parser import Parser
from .reading import about_file, check_writable, is_bot, one_each, options_of, players_of, read_record, whole_number

LONGEST_NAME = 40


def play_flags(command: Parser, words: Voice) -> None:
    """What can be said about a game that is to be played."""

    def fill(game: Parser) -> None:
        players_flag(game, words)
        option_flags(game, words)
        bots_flag(game, words.say("cli-opponents", bots=", ".join(bot_names())), "random")
        game.flag("--seat", "N", words.say("cli-seat"))
        game.flag("--name", "NAME", words.say("cli-name"))
        seed_flag(game, words, None)
        game.flag("--resume", "FILE", words.say("cli-resume"))
        game.flag("--save", "FILE", words.say("cli-save"), type=Path)
        game.set_defaults(run=run_play)

    games_of(command, words, fill)


def run_play(chosen: argparse.Namespace, words: Voice) -> int:
    """Play against bots in the terminal."""
    record = _new_record(chosen, words) if chosen.resume is None else _saved_record(chosen)
    if chosen.save is not None:
        _check_save(chosen.save, chosen.resume)
    me = _my_seat(chosen, record, words)
    others = [seat for seat in range(len(record.seats)) if seat != me]
    names = one_each(chosen.bots, len(others))
    bots = {seat: make_bot(name, secrets.randbits(60)) for seat, name in zip(others, names, strict=True)}
    with about_file(chosen.resume) if chosen.resume else contextlib.nullcontext():
        match = Match(record, listen=True)
    table = PlainTable(match, me, bots, words.themed(match.game.theme), chosen.save)
    table.names = dict(zip(others, names, strict=True))
    table.run()
    return 0


# Reading what was asked


def _new_record(chosen: argparse.Namespace, words: Voice) -> Record:
    options = options_of(chosen)
    players = players_of(chosen, options, len(chosen.bots) + 1 if len(chosen.bots) > 1 else None)
    me = whole_number(chosen.seat or "0", "--seat", 0, players - 1)
    names = [words.say("name-bot", number=seat + (seat < me)) for seat in range(players)]
    names[me] = _checked_name(chosen.name) if chosen.name else words.say("name-player")
    seed = secrets.randbits(62) if chosen.seed is None else whole_number(chosen.seed, "--seed", 0, 2**62 - 1)
    return Record(chosen.title.name, options, names, seed=seed)


def _checked_name(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Problem("bad-name", most=LONGEST_NAME)
    return name


def _saved_record(chosen: argparse.Namespace) -> Record:
    flags = [f"--{option.name}" for option in chosen.title.options if getattr(chosen, option.name) is not None]
    flags += ["--players"] * (chosen.players is not None) + ["--seed"] * (chosen.seed is not None)
    if flags:
        raise Problem("resume-options", flags=", ".join(flags))
    record = read_record(chosen.resume)
    if record.game != chosen.title.name:
        raise Problem("plain-resume-other", path=chosen.resume, found=record.game, game=chosen.title.name)
    return record


def _my_seat(chosen: argparse.Namespace, record: Record, words: Voice) -> int:
    if chosen.seat is not None:
        return whole_number(chosen.seat, "--seat", 0, len(record.seats) - 1)
    if chosen.name is not None:
        if chosen.name not in record.seats:
            raise Problem("name-not-there", path=chosen.resume, name=chosen.name, names=", ".join(record.seats))
        return record.seats.index(chosen.name)
    people = [seat for seat, name in enumerate(record.seats) if not is_bot(name)]
    return people[0] if people else 0


def _check_save(path: Path, resumed: str | None) -> None:
    """Better to hear at the start that a game cannot be saved."""
    if path.exists() and str(path) != resumed:
        raise Problem("file-exists", path=path)
    check_writable(path)
