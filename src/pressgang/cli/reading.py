"""Reading what was asked: numbers, options, files; what is wrong with them is told in one line."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from pressgang.core import BadLuck, BadOption, BadText, IllegalMove, Option, Problem, Record
from pressgang.words import languages, voice


def options_of(chosen: argparse.Namespace) -> dict[str, object]:
    """The game options that were given as flags."""
    given: dict[str, object] = {}
    for option in chosen.title.options:
        value = getattr(chosen, option.name)
        if value is not None and option.kind in ("many", "bag"):
            value = [item.strip() for part in value for item in part.split(",") if item.strip()]
        if value is not None and option.read is not None:
            value = _read_data(option, value)
        if value is not None:
            given[option.name] = value
    return given


def players_of(chosen: argparse.Namespace, options: dict[str, object], seats: int | None) -> int:
    """How many play: as was asked, as the bots need, or as few as can."""
    if chosen.players is not None:
        return whole_number(chosen.players, "--players", chosen.title.fewest, chosen.title.most)
    return chosen.title.players(options)[0] if seats is None else seats


def whole_number(text: str, flag: str, fewest: int, most: int) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 20 or not fewest <= int(text) <= most:
        raise Problem("bad-flag-number", flag=flag, fewest=str(fewest), most=str(most), found=text)
    return int(text)


def one_each(bots: list[str], seats: int) -> list[str]:
    """A bot for each seat: as they are named, or the only one for all."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Problem("bots-count", count=len(bots), seats=seats)
    return bots


def is_bot(name: str) -> bool:
    """Whether the plain table gave this name to a bot, in any language."""
    return any(name == voice(language).say("name-bot", number=number) for language in languages() for number in range(1, 10))


def read_text(path: str) -> str:
    """The text of a file; `-` is the standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("no-file", path=path, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise Problem("not-text", path=path) from error


def read_record(path: str) -> Record:
    """A record from a file."""
    text = read_text(path)
    with about_file(path):
        return Record.loads(text)


@contextlib.contextmanager
def about_file(path: str) -> Iterator[None]:
    """What is wrong with the content of a file is told with its name."""
    try:
        yield
    except (BadText, BadLuck, BadOption, IllegalMove) as problem:
        raise Problem("no-file", path=path, why=problem) from problem


def _read_data(option: Option, path: str) -> object:
    """The content of a file that is an option; what is wrong with it is told with the file's name."""
    assert option.read is not None
    text = read_text(path)
    with about_file(path):
        return option.read(text)


def make_folder(path: Path) -> None:
    """A folder for what comes out, made if need be; better to hear at the start that nothing can be written there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("cannot-write", path=path, why=error.strerror) from error
    check_writable(path / "x", path)


def check_writable(path: Path, named: Path | None = None) -> None:
    """Say it if a file cannot be written there, by that name or by the one that was given."""
    why = _hindrance(path)
    if why is not None:
        raise Problem("cannot-write", path=named or path, why=os.strerror(why))


def _hindrance(path: Path) -> int | None:
    """What the system would say if this file were written."""
    if path.is_dir():
        return errno.EISDIR
    if not path.parent.is_dir():
        return errno.ENOTDIR if path.parent.exists() else errno.ENOENT
    return None if os.access(path.parent, os.W_OK) else errno.EACCES
