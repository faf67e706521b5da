"""A game between a learner and bots: the bots play whenever it is not the learner's turn."""

from __future__ import annotations

from collections.abc import Sequence

from pressgang.bots import Bot, RandomBot, ask, make_bot
from pressgang.core import NOBODY, BadOption, Dice, Game, State
from pressgang.core.stepper import reward_of
from pressgang.lab.playing import secret_seed


class LearnersTable:
    """One game after the other in which the learner has one seat, and bots the others."""

    def __init__(self, game: Game, opponents: Sequence[str], seat: int, turning: bool) -> None:
        self.game = game
        self.opponents = opponents
        self.seat = seat
        """Where the learner sits."""
        self.turning = turning
        """Whether it sits one seat further in each new game."""
        self.state: State = game.start(seed=0)
        self._first_seat = seat
        self._bots: list[Bot] = []
        self._dice = self._looks = Dice(0)

    def seed(self, seed: int) -> None:
        """All that follows comes from this seed."""
        self._dice = Dice(seed)
        self.seat = self._first_seat - 1 if self.turning else self._first_seat

    def begin(self) -> None:
        """A new game, up to the learner's first choice."""
        self.seat = (self.seat + 1) % self.game.players if self.turning else self.seat
        while True:  # in a game of many it may happen that somebody is never asked
            seed = self._dice.seed()
            self.state = self.game.start(seed=seed)
            self._bots = [make_bot(name, secret_seed(seed, place)) for place, name in enumerate(self.opponents)]
            self._looks = Dice(secret_seed(seed, len(self.opponents)))
            self._go_on()
            if self.state.pending:
                return

    def choose(self, choice: int) -> bool:
        """The learner's choice, and all that the bots do after it; whether the game is over then."""
        self.state.choose(self.seat, choice)
        self._go_on()
        return not self.state.pending

    def reward(self) -> float:
        """What the learner gets for the end of the game."""
        return reward_of(self.state, self.seat)

    def _go_on(self) -> None:
        state = self.state
        while True:
            mover = state.asked()
            if mover in (self.seat, NOBODY):
                return
            state.play(mover, self._answer(mover))

    def _answer(self, mover: int) -> int:
        place = (mover - self.seat - 1) % self.game.players
        bot = self._bots[place]
        if type(bot) is RandomBot:
            return self.state.any_action(mover, bot.dice)
        return ask(bot, self.opponents[place], self.state, mover, self._looks)


def opponents_of(game: Game, names: str | Sequence[str]) -> list[str]:
    """The names of all opponents, clockwise from the learner: one for each, or one for all."""
    given = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    wanted = game.players - 1
    if len(given) not in (1, wanted):
        raise BadOption("opponents-count", count=len(given), wanted=wanted)
    for name in given:
        make_bot(name, 0)
    return given * wanted if len(given) == 1 else given
