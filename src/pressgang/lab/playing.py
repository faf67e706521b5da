"""Plays one game between bots, from seeds alone, so that it comes out the same wherever it is played."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pressgang.bots import RandomBot, ask, make_bot
from pressgang.core import Dice, Game, Match, Record, State, playout, rulebook

from .random_games import dice_of

WHOLE = 2520
"""A victory in units that up to ten winners can share without a remainder: sums of them are exact, in any order."""


class Title(NamedTuple):
    """A game as it is sent to another process: its name, its players, and its options as text."""

    name: str
    players: int
    options: str

    @classmethod
    def of(cls, game: Game) -> Title:
        """The title of this game."""
        return cls(game.name, game.players, json.dumps(game.options))

    def game(self) -> Game:
        """The game itself; made once in a process and kept."""
        return _made(self)

    def flags(self) -> list[str]:
        """The options that are not as usual, as they stand on the command line."""
        usual, flags = rulebook(self.name).game(self.players, {}).options, []
        for name, value in json.loads(self.options).items():
            if isinstance(value, str | list) and value != usual[name]:
                flags.append(f"--{name} {value if isinstance(value, str) else ','.join(value)}")
            elif value != usual[name]:
                flags.append(f"--{name}")
        return flags


@lru_cache(maxsize=8)
def _made(title: Title) -> Game:
    return rulebook(title.name).game(title.players, json.loads(title.options))


class Played(NamedTuple):
    """A game that is over, and how many decisions it took; its record if that was wanted."""

    state: State
    decisions: int
    record: str | None = None


def secret_seed(seed: int, place: int) -> int:
    """A seed from which the seed of the game cannot be found, so that no bot can."""
    digest = hashlib.sha256(f"{seed}/{place}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def check_bots(bots: Sequence[str]) -> None:
    """A wrong name is told before the first game."""
    for name in bots:
        make_bot(name, 0)


def all_random(bots: Sequence[str]) -> bool:
    """Whether nobody thinks."""
    return all(name == "random" for name in bots)


def win_shares(state: State) -> list[int]:
    """What each seat has of the victory, in units of WHOLE: winners share it."""
    winners = state.standing().winners
    return [WHOLE // len(winners) if seat in winners else 0 for seat in range(state.game.players)]


def play_game(game: Game, bots: Sequence[str], seed: int, twist: int = 0, record: bool = False, listen: bool = False) -> Played:
    """One game with these bots. The seed deals the cards; another twist gives the bots other dice for the same deal.

    Random ones share the dice and are driven inside the engine if there are no others.
    """
    own = seed if twist == 0 else secret_seed(seed, -twist)
    dice = dice_of(own)
    if record:
        return _recorded(game, bots, seed, own, dice)
    state = game.start(seed=seed, listen=listen)
    if all_random(bots):
        return Played(state, playout(state, dice))
    table = _Bots(bots, own, dice)
    decisions = 0
    while state.pending:
        seat = state.pending[0]
        state.play(seat, table.choose(state, seat))
        decisions += 1
    return Played(state, decisions)


def _recorded(game: Game, bots: Sequence[str], seed: int, own: int, dice: Dice) -> Played:
    """The same game, written down."""
    seats = [f"{name} {seat}" for seat, name in enumerate(bots)]
    match, table = Match(Record(game.name, game.options, seats, seed=seed)), _Bots(bots, own, dice)
    while match.state.pending:
        seat = match.state.pending[0]
        match.play(seat, table.choose(match.state, seat))
    return Played(match.state, len(match.moves), match.record().dumps())


class _Bots:
    """The bots of one game in their seats, each with dice of its own."""

    def __init__(self, names: Sequence[str], seed: int, dice: Dice) -> None:
        self.names = names
        self.bots = [make_bot(name, secret_seed(seed, seat)) for seat, name in enumerate(names)]
        self.looks = Dice(secret_seed(seed, len(names)))
        self.dice = dice

    def choose(self, state: State, seat: int) -> int:
        bot = self.bots[seat]
        if type(bot) is RandomBot:
            return state.any_action(seat, self.dice)
        return ask(bot, self.names[seat], state, seat, self.looks)
