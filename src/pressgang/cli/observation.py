"""`pressgang observation`: what a learner sees of a game, column by column, and the choices that it has."""

from __future__ import annotations

import argparse
from typing import Any

from pressgang.core import Field, Rulebook
from pressgang.words import Voice

from .parser import games_of, option_flags
from .reading import options_of, players_of


def observation_commands(commands: Any, words: Voice) -> None:
    """Add the command."""
    for title, game in games_of(commands.add_parser("observation", help=words.say("cli-observation")), words):
        game.add_argument("--players", metavar="N", help=words.say("cli-players"))
        option_flags(game, title, words)
        game.set_defaults(run=run_observation, title=title)


def run_observation(chosen: argparse.Namespace, words: Voice) -> int:
    """Print all columns and all choices of a game with its options."""
    title: Rulebook = chosen.title
    options = options_of(chosen)
    game = title.game(players_of(chosen, options, None), options)
    print(words.say("observation-head", columns=game.observation.size, choices=game.space.size))
    for field in game.observation.fields:
        print(_line(field, words))
    for choice, name in enumerate(game.space.names):
        print(words.say("observation-choice", choice=choice, name=name))
    return 0


def _line(field: Field, words: Voice) -> str:
    last, most = field.offset + field.size - 1, field.least + field.most
    meaning = words.tell(field.meaning)
    return words.say("observation-field", first=field.offset, last=last, name=field.name, meaning=meaning, least=field.least, most=most)
