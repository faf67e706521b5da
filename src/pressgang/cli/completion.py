"""`pressgang completion`: a script that lets a shell complete commands, flags, games, their options, bots and files."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from pressgang.words import Voice

from .parser import Parser

SHELLS = ("bash", "zsh", "fish", "powershell", "tcsh")


def completion_flags(parser: Parser, words: Voice) -> None:
    """For which shell."""
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=words.say("cli-shell", shells=", ".join(SHELLS)))
    parser.set_defaults(run=run_completion)


def run_completion(chosen: argparse.Namespace, words: Voice) -> int:
    """Print the script."""
    import shtab

    from .commands import make_parser

    parser = make_parser(words)
    for each in _all_parsers(parser):
        for action in each._actions:
            _reveal(action, shtab.FILE, shtab.DIRECTORY)
    print(shtab.complete(parser, shell=chosen.shell))
    return 0


def _all_parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and all below it, with all of their arguments."""
    yield parser.filled()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from _all_parsers(below)


def _reveal(action: argparse.Action, file: object, folder: object) -> None:
    """Tell shtab what may stand here: what we offer, or a file, or a folder."""
    offers = getattr(action, "offers", None)
    if offers:
        action.choices = offers
    elif action.metavar == "FILE":
        action.complete = file  # type: ignore[attr-defined]
    elif action.metavar == "DIR":
        action.complete = folder  # type: ignore[attr-defined]
