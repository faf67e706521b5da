"""One command, `pressgang`: a thin function for each sub-command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pressgang.core import Problem
from pressgang.extras import missing, need, told_plainly
from pressgang.words import language_of, languages, voice

from .progress import INTERRUPTED, note
from .streams import forget_output, gone, prepare_streams
from .version import version

if TYPE_CHECKING:
    import argparse

WRONG = 2
"""The exit code of a command that cannot be done as it was given."""
FAILED = 1
NEEDED = ("fluent.runtime", "rich")
"""What every command needs of the extra `play`."""
ONLY_CHECK = "PRESSGANG_ONLY_CHECK"
"""Set by `./play` before it installs and compiles, which takes minutes: a command that cannot be done is told at once."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code. Whatever goes wrong is told in one line."""
    arguments = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
    language = language_of(os.environ)
    try:
        language = language_asked(arguments) or language
        code = _obey(arguments, language)
        sys.stdout.flush()  # here, where it can be told if that fails
        return code
    except Problem as problem:
        _complain(problem, language)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # our output cannot be written: whoever read it has read enough, or the disk is full
        forget_output()
        if gone(error):
            return 0
        _complain(Problem("cannot-write", path=error.filename or Problem("output"), why=error.strerror), language)
        return FAILED


def _obey(arguments: Sequence[str], language: str) -> int:
    """Do what was asked."""
    if list(arguments) == ["--version"]:  # at once: people and programs ask it often, and of broken installations
        print(version())
        return 0
    need("pressgang", "play", *NEEDED)
    from .commands import USUAL, make_parser

    words = voice(language)
    parser = make_parser(words)
    try:
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            chosen = parser.parse_args([*arguments, USUAL])
    except SystemExit:  # argparse has shown help or version
        return 0
    if os.environ.get(ONLY_CHECK):
        _check_names(chosen)
        return 0
    chosen.check()
    code: int = chosen.run(chosen, words)
    return code


def _check_names(chosen: argparse.Namespace) -> None:
    """What can be told of a command before anything is installed for it: whether its options and bots are known."""
    from pressgang.bots import make_bot
    from pressgang.core.options import check_options

    from .reading import options_of

    if "title" in chosen:
        check_options(chosen.title.options, options_of(chosen))
    for name in getattr(chosen, "bots", None) or []:
        make_bot(name, 0)


def _complain(problem: Problem, language: str) -> None:
    if missing("play", *NEEDED):
        text = told_plainly(problem, language)
    else:
        from .telling import told

        text = told(problem, voice(language))
    note(text)


def language_asked(arguments: Sequence[str]) -> str | None:
    """The language that the command line asks for; needed before anything can be said."""
    for place, argument in enumerate(arguments):
        flag, equals, name = argument.partition("=")
        if flag == "--lang" and (equals or arguments[place + 1 :]):
            name = name if equals else arguments[place + 1]
            if name not in languages():
                raise Problem("no-such-language", name=name, names=", ".join(languages()))
            return name
    return None
