"""What a bot is, and what it gets to see."""

from __future__ import annotations

from pressgang.core import Dice, Game, Problem, State
from pressgang.types import View


class Look:
    """What one seat sees of a game that waits for it.

    It holds an imagined copy in which all that the seat cannot know is dealt anew, so there is nothing to peek at.
    """

    def __init__(self, state: State, seat: int, dice: Dice) -> None:
        self.game: Game = state.game
        self.seat = seat
        self._imagined = state.imagine(seat, dice)

    def view(self) -> View:
        """What the seat may see, as JSON-ready data."""
        return self._imagined.view(self.seat)

    def observation(self) -> bytes:
        """What the seat may see, as columns of bytes: `game.observation` says what each means."""
        seen = bytearray(self.game.observation.size)
        self._imagined.observe(self.seat, seen)
        return bytes(seen)

    def actions(self) -> list[int]:
        """What the seat may do; `game.notation` says it as text."""
        return self._imagined.actions(self.seat)

    def imagine(self, dice: Dice) -> State:
        """A whole game as it could be, to try things out."""
        return self._imagined.imagine(self.seat, dice)


class Bot:
    """A player that is a program: a class with a `choose`. It is made anew for every game, with a seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, look: Look) -> int:
        """One of `look.actions()`."""
        raise NotImplementedError


def ask(bot: Bot, name: str, state: State, seat: int, dice: Dice) -> int:
    """What a bot does; if it breaks, or answers what is not legal, that is told as what it is."""
    try:
        action = bot.choose(Look(state, seat, dice))
    except Exception as error:  # somebody else's code: whatever it raises is told
        raise Problem("bad-bot", name=name, why=f"{type(error).__name__}: {error}") from error
    if not isinstance(action, int) or action not in state.actions(seat):
        raise Problem("bad-bot-move", name=name, seat=seat, found=repr(action))
    return action
