"""The command line as such: a parser that speaks the person's language, and flags that several commands share."""

from __future__ import annotations

import argparse
import re
from typing import Any, ClassVar, NoReturn

from pressgang.core import Problem, Rulebook, rulebooks
from pressgang.words import Voice, languages

COMPLAINTS = {
    "usage-choice": re.compile(r"argument (?P<argument>.+?): invalid choice: (?P<found>.+?) \(choose from (?P<values>.+)\)"),
    "usage-missing": re.compile(r"the following arguments are required: (?P<arguments>.+)"),
    "usage-unknown": re.compile(r"unrecognized arguments: (?P<arguments>.+)"),
    "usage-no-value": re.compile(r"argument (?P<argument>.+?): ignored explicit argument .+"),
    "usage-value": re.compile(r"argument (?P<argument>.+?): expected (?:one|at least one) argument"),
}
"""What argparse complains about, and our messages for it."""


class Parser(argparse.ArgumentParser):
    """A command line in the person's language, that tells what is wrong in one line, like every other problem."""

    words: ClassVar[Voice]
    """The voice of all parsers, set before the first is made."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = self.words.say("cli-commands")
        self._optionals.title = self.words.say("cli-flags")
        self.add_argument("-h", "--help", action="help", help=self.words.say("cli-help"))
        self.add_argument("--lang", metavar="NAME", help=self.words.say("cli-lang", languages=", ".join(languages())))

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.words.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        for code, complaint in COMPLAINTS.items():
            found = complaint.fullmatch(message)
            if found is not None:
                raise Problem(code, command=self.prog, **found.groupdict())
        raise Problem("usage", why=message, command=self.prog)


def games_of(command: Parser, words: Voice) -> list[tuple[Rulebook, Parser]]:
    """A parser for each game below a command."""
    games = command.add_subparsers(metavar="GAME", required=True, help=words.say("cli-game"), parser_class=Parser)
    return [(title, games.add_parser(title.name, help=words.say(title.name))) for title in rulebooks()]


def option_flags(parser: Parser, title: Rulebook, words: Voice) -> None:
    """The options of a game, as flags with their names."""
    for option in title.options:
        flag, values = f"--{option.name}", ", ".join(option.values)
        if option.kind == "flag":
            parser.add_argument(flag, action="store_true", default=None, help=words.say("cli-option-flag"))
        elif option.kind == "data":
            parser.add_argument(flag, metavar="FILE", help=words.say("cli-option-data"))
        elif option.kind == "one":
            parser.add_argument(flag, metavar="NAME", help=words.say("cli-option-one", values=values))
        else:
            parser.add_argument(flag, metavar="NAMES", action="append", help=words.say("cli-option-many", values=values))
