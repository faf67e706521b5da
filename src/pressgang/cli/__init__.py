"""One command, `pressgang`: a thin function for each sub-command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from pressgang.core import Problem
from pressgang.extras import need, told_plainly
from pressgang.words import Voice, language_of, languages, voice

from .progress import INTERRUPTED
from .streams import forget_output, gone, prepare_streams
from .version import version

WRONG = 2
"""The exit code of a command that cannot be done as it was given."""
FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
    if list(arguments) == ["--version"]:  # at once: people and programs ask it often, and of broken installations
        print(version())
        return 0
    try:
        need("pressgang", "play", "fluent.runtime", "rich")
    except Problem as problem:
        print(f"pressgang: {told_plainly(problem, language_of(os.environ))}", file=sys.stderr)
        return WRONG
    return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    """Do what was asked; whatever goes wrong is told in one line."""
    words = voice(language_of(os.environ))
    try:
        words = chosen_voice(arguments)
        code = _obey(arguments, words)
        sys.stdout.flush()  # here, where it can be told if that fails
        return code
    except Problem as problem:
        _complain(problem, words)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # our output cannot be written: whoever read it has read enough, or the disk is full
        forget_output()
        if gone(error):
            return 0
        _complain(Problem("cannot-write", path=error.filename or Problem("output"), why=error.strerror), words)
        return FAILED


def _obey(arguments: Sequence[str], words: Voice) -> int:
    from .commands import USUAL, make_parser

    parser = make_parser(words)
    try:
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            chosen = parser.parse_args([*arguments, USUAL])
    except SystemExit:  # argparse has shown help or version
        return 0
    chosen.check()
    code: int = chosen.run(chosen, words)
    return code


def _complain(problem: Problem, words: Voice) -> None:
    from .telling import told

    print(f"pressgang: {told(problem, words)}", file=sys.stderr)


def chosen_voice(arguments: Sequence[str]) -> Voice:
    """The voice that the command line or the environment asks for; needed before anything can be said."""
    for place, argument in enumerate(arguments):
        flag, equals, name = argument.partition("=")
        if flag == "--lang" and (equals or arguments[place + 1 :]):
            name = name if equals else arguments[place + 1]
            if name not in languages():
                raise Problem("no-such-language", name=name, names=", ".join(languages()))
            return voice(name)
    return voice(language_of(os.environ))
