"""All commands: what each is called, what it is for, where it is, and what must be installed for it."""

from __future__ import annotations

import importlib
from typing import Final, NamedTuple

from pressgang.extras import need
from pressgang.words import Voice

from .parser import Parser
from .version import version

USUAL = "serve"
"""What happens without a command."""


class Command(NamedTuple):
    """A sub-command: the function NAME_flags of its module adds its arguments. Nothing is imported before it is used."""

    name: str
    about: str
    """The message that says what it is for."""
    module: str
    extra: str = "play"
    libraries: tuple[str, ...] = ()
    """What it needs of the extra; nothing named: all of it."""

    def fill(self, parser: Parser) -> None:
        """Add its arguments to its parser."""
        getattr(importlib.import_module(f"pressgang.cli.{self.module}"), f"{self.name}_flags")(parser, parser.words)

    def check(self) -> None:
        """Say what is not installed, before any work."""
        need(f"pressgang {self.name}", self.extra, *self.libraries)


COMMANDS: Final = (
    Command("serve", "cli-serve", "serve", "serve"),
    Command("play", "cli-play", "play"),
    Command("rules", "cli-rules", "rules"),
    Command("editions", "cli-editions", "rules"),
    Command("coach", "cli-coach", "coach"),
    Command("review", "cli-review", "coach"),
    Command("replay", "cli-replay", "replay"),
    Command("verify", "cli-verify", "serve"),
    Command("simulate", "cli-simulate", "lab"),
    Command("tournament", "cli-tournament", "lab", "lab", ("numpy", "choix")),
    Command("balance", "cli-balance", "lab"),
    Command("train", "cli-train", "training", "lab", ("numpy", "altair", "vl_convert")),
    Command("observation", "cli-observation", "observation"),
    Command("completion", "cli-completion", "completion"),
)


def make_parser(words: Voice) -> Parser:
    """The command line, with all commands; each adds its own arguments when it is used."""
    Parser.words = words
    parser = Parser(prog="pressgang", description=words.say("cli-about"), epilog=words.say("cli-more"))
    parser.add_argument("--version", action="version", version=version(), help=words.say("cli-version"))
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", parser_class=Parser)
    for command in COMMANDS:
        about = words.say(command.about)
        commands.add_parser(command.name, help=about, description=about, fill=command.fill).set_defaults(check=command.check)
    return parser
