"""`pressgang observation`: what a learner sees of a game, column by column, and the choices that it has."""

from __future__ import annotations

import argparse

from pressgang.core import Field, Rulebook
from pressgang.words import Voice

from .flags import games_of, option_flags, players_flag
from .parser import Parser
from .reading import options_of, players_of


def observation_flags(command: Parser, words: Voice) -> None:
    """Of which game."""

    def fill(game: Parser) -> None:
        players_flag(game, words)
        option_flags(game, words)
        game.set_defaults(run=run_observation)

    games_of(command, words, fill)


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
