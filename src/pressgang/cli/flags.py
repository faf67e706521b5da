"""Flags that several commands share: games and their options, players, bots, chance."""

from __future__ import annotations

from importlib.metadata import entry_points

from pressgang.bots import BOTS
from pressgang.bots.crew import GROUP
from pressgang.core import Option, Rulebook, rulebooks
from pressgang.words import Voice

from .parser import Fill, Parser, offer

KINDS = {
    "flag": "cli-option-flag",
    "one": "cli-option-one",
    "many": "cli-option-many",
    "bag": "cli-option-bag",
    "data": "cli-option-data",
}
"""What is said of options about which a game says nothing."""
MANY = 20
"""More values of an option than this are not listed in the help."""


def games_of(command: Parser, words: Voice, fill: Fill) -> None:
    """A parser for each game below a command, which knows the title."""
    games = command.add_subparsers(metavar="GAME", dest="title", required=True, help=words.say("cli-game"), parser_class=Parser)
    for title in rulebooks():
        about = words.say("cli-game-name", name=words.say(title.name))
        description = words.say("cli-game-about", game=about, about=command.description)
        games.add_parser(title.name, help=about, description=description, fill=fill).set_defaults(title=title)


def title_of(game: Parser) -> Rulebook:
    """The title of a game's parser."""
    title: Rulebook = game.get_default("title")
    return title


def players_flag(game: Parser, words: Voice) -> None:
    """How many play."""
    title = title_of(game)
    numbers = [str(number) for number in range(title.fewest, title.most + 1)]
    game.flag("--players", "N", words.say("cli-players", fewest=title.fewest, most=title.most), offers=numbers)


def option_flags(game: Parser, words: Voice) -> None:
    """The options of a game, as flags with their names."""
    title = title_of(game)
    for option in title.options:
        name, text = f"--{option.name}", _about(title, option, words)
        if option.kind == "flag":
            game.switch(name, text, default=None)
        elif option.kind == "data":
            game.flag(name, "FILE", text)
        else:
            default = option.default if isinstance(option.default, str) else None
            settings = {} if option.kind == "one" else {"action": "append"}
            about = text if default is None else words.say("cli-default", text=text, default=default)
            game.flag(name, "NAME" if option.kind == "one" else "NAMES", about, None, option.values, **settings)


def _about(title: Rulebook, option: Option, words: Voice) -> str:
    """What an option means, and its values as long as they are few. A game from elsewhere may say only how it is called, or nothing."""
    codes = (f"{title.name}-flag-{option.name}", f"{title.name}-option-{option.name}", KINDS[option.kind])
    text = words.say(next(code for code in codes if words.has(code)))
    if not option.values:
        return text
    if len(option.values) > MANY:
        return words.say("cli-option-listed", text=text, command=f"pressgang rules {title.name} --list")
    return words.say("cli-option-values", text=text, values=", ".join(option.values))


def bots_flag(game: Parser, text: str, default: str | None = None) -> None:
    """Who plays; without a default it has to be said."""
    about = text if default is None else game.words.say("cli-default", text=text, default=default)
    named = None if default is None else [default]
    offer(game.add_argument("--bots", nargs="+", metavar="BOT", default=named, required=named is None, help=about), bot_names())


def bot_names() -> list[str]:
    """The bots that there are: ours, and those of installed packages."""
    return [*BOTS, *sorted({entry.name for entry in entry_points(group=GROUP)} - set(BOTS))]


def seed_flag(parser: Parser, words: Voice, default: str | None) -> None:
    """Where chance starts."""
    parser.flag("--seed", "N", words.say("cli-seed" if default is not None else "cli-seed-any"), default)


def record_argument(parser: Parser, words: Voice) -> None:
    """The record that a command is about."""
    parser.add_argument("file", metavar="FILE", help=words.say("cli-file"))
