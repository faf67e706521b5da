"""The command line as such: a parser that speaks the person's language, and flags that several commands share."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, NoReturn

from pressgang.core import Problem, rulebooks
from pressgang.words import Voice, languages

COMPLAINTS = {
    "usage-missing": re.compile(r"the following arguments are required: (?P<arguments>.+)"),
    "usage-no-value": re.compile(r"argument (?P<argument>.+?): ignored explicit argument .+"),
    "usage-value": re.compile(r"argument (?P<argument>.+?): expected (?:one|at least one) argument"),
}
"""What argparse complains about, and our messages for it."""
CHOICES = {"COMMAND": "no-such-command", "GAME": "usage-game"}
Fill = Callable[["Parser"], None]
"""Adds the arguments of a command to its parser."""


class Formatter(argparse.HelpFormatter):
    """Help with room for the longest name of a command, in which no name is broken at its hyphens."""

    def __init__(self, prog: str, **settings: Any) -> None:
        super().__init__(prog, max_help_position=26, **settings)

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        for below in self._iter_indented_subactions(action):  # their indent is forgotten before Python 3.13
            length = len(self._format_action_invocation(below)) + self._current_indent
            self._action_max_length = max(self._action_max_length, length)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    """A command line in the person's language, that tells what is wrong in one line, like every other problem."""

    words: ClassVar[Voice]
    """The voice of all parsers, set before the first is made."""

    def __init__(self, fill: Fill | None = None, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Formatter, **settings)
        self._fill = fill
        self._positionals.title = self.words.say("cli-commands")
        self._optionals.title = self.words.say("cli-flags")
        self.add_argument("-h", "--help", action="help", help=self.words.say("cli-help"))
        self.flag("--lang", "NAME", self.words.say("cli-lang", languages=", ".join(languages())), offers=languages())

    def filled(self) -> Parser:
        """Itself with its arguments, which are added when they are first needed: there are many commands, and one is used."""
        fill, self._fill = self._fill, None
        if fill is not None:
            fill(self)
        return self

    def flag(self, name: str, metavar: str, text: str, default: str | None = None, offers: Iterable[str] = (), **more: Any) -> None:
        """Add a flag with a value: what it means, what it is without the flag, and what a shell may offer for it."""
        about = text if default is None else self.words.say("cli-default", text=text, default=default)
        offer(self.add_argument(name, metavar=metavar, default=default, help=_plain(about), **more), offers)

    def switch(self, name: str, text: str, **more: Any) -> None:
        """Add a flag that is there or not."""
        self.add_argument(name, action="store_true", help=_plain(text), **more)

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.words.say("cli-usage"), 1)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Nothing is left over for others: what is not understood here is told here, where one knows what there is."""
        self.filled()
        chosen, unknown = super().parse_known_args(args, namespace)
        if unknown:
            found = next((word.partition("=")[0] for word in unknown if word.startswith("--")), "")
            facts = {"found": found, "flags": ", ".join(self._option_string_actions), "arguments": " ".join(unknown)}
            raise Problem("usage-unknown", command=self.prog, **facts)
        return chosen, unknown

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Commands, games and shells are the only choices; all other values are checked by those who know them."""
        if action.choices is not None and value not in action.choices:
            code, names = CHOICES.get(str(action.metavar), "usage-choice"), list(action.choices)
            longer = [f"play {title.name}" for title in rulebooks()] if code == "no-such-command" else []
            facts = {"name": str(value), "names": ", ".join(names), "known": ", ".join(names + longer)}
            raise Problem(code, argument=action.metavar, command=self.prog, **facts)

    def error(self, message: str) -> NoReturn:
        for code, complaint in COMPLAINTS.items():
            found = complaint.fullmatch(message)
            if found is not None and found.groupdict().get("arguments") == "GAME":
                raise Problem("usage-no-game", names=", ".join(self._games()), command=self.prog)
            if found is not None:
                raise Problem(code, command=self.prog, **found.groupdict())
        raise Problem("usage", why=message, command=self.prog)

    def _games(self) -> list[str]:
        """The games below this command."""
        return [name for action in self._actions if action.metavar == "GAME" for name in action.choices or ()]


def offer(action: argparse.Action, names: Iterable[str]) -> None:
    """Remember what a shell may offer for an argument; it may be something else all the same."""
    action.offers = list(names)  # type: ignore[attr-defined]


def _plain(text: str) -> str:
    """A text in which argparse finds nothing to fill in."""
    return text.replace("%", "%%")
