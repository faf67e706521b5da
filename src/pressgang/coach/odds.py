"""How likely an action is to end badly: exact, all cards counted that the seat knows.

For a draw that is what the game itself counts (`State.risk`). Pirate's Mark has more to ask: a bid of many cards, and
cards of which some are known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pressgang.core import NOBODY, State
from pressgang.games.pirates_mark.cards import MARK
from pressgang.games.pirates_mark.grid import CELL_OF
from pressgang.games.pirates_mark.table import Table as Sea
from pressgang.games.pirates_mark.thinking import ruin
from pressgang.games.pirates_mark.zones import SURE

DRAW: Final = "draw"


def ruin_of(state: State, seat: int, action: int) -> float | None:
    """How likely this action of a pending seat busts, is too weak or meets a Mark; None if it draws nothing.

    >>> import pressgang
    >>> state = pressgang.game("dead-mans-draw").start(seed=1)
    >>> ruin_of(state, state.pending[0], state.game.parse("draw"))
    0.0
    """
    words = state.game.notation(action).split()
    return ODDS.get(state.game.name, _of_a_draw)(state, seat, words)


def _of_a_draw(state: State, seat: int, words: list[str]) -> float | None:
    if words != [DRAW]:
        return None
    risk = state.risk(seat)
    return 1.0 if risk is None else risk  # where nothing is left, a draw that must be made fails


def _at_sea(state: State, seat: int, words: list[str]) -> float | None:
    """A bid meets a Mark if so many cards hold one; a pull, if this card is one."""
    assert isinstance(state, Sea)
    if words[0] == "bid":
        return ruin(state, seat, int(words[1]))
    if words[0] != "pull":
        return None
    memory = state.memory_of(seat, CELL_OF[words[1]])
    if memory >= 0 and memory & SURE:
        return 1.0 if state.card_of(memory) == MARK else 0.0
    return state.risk(seat)


def standing_of(state: State, seat: int) -> float | None:
    """How likely a bid that others may call meets a Mark; None if that is not the question.

    Who has bid takes what it knows to be harmless first. Of others one can only say how likely any so many cards hold a Mark.
    """
    verbs = {state.game.notation(action).split()[0] for action in state.ideas(seat)}
    if not isinstance(state, Sea) or state.bidder == NOBODY or not verbs & {"bid", "call", "pass"}:
        return None
    return ruin(state, seat if state.bidder == seat else NOBODY, state.bid)


Odds = Callable[[State, int, list[str]], float | None]
ODDS: Final[dict[str, Odds]] = {"pirates-mark": _at_sea}
"""The games for which a draw is not all there is to ask."""
