"""What a move is about, as data: its card, its seat, what it costs them, where a card goes."""

from __future__ import annotations

from mypy_extensions import i64

from pressgang.core import Choice

from .effects import Damage, Effect, Move
from .frames import Effects
from .state import DreadDrawState


def choice_of(table: DreadDrawState, seat: i64, action: i64) -> Choice:
    """What an action of a seat that is asked is about."""
    words = table.game.moves[action].split()
    if words[0] == "use" or words[0] == "skip":
        return Choice(words[0], table.rules.slugs[table.top.card])
    if words[0] == "target":
        return Choice(words[0], seat=int(words[1]), loss=_loss(table, int(words[1])))
    if words[0] == "pick":
        return Choice(words[0], words[-1], int(words[1]) if len(words) == 3 else None, place=_goal(table))
    return Choice(words[0], words[1] if len(words) == 2 else None)


def _effect(table: DreadDrawState) -> Effect | None:
    """What asks for this choice."""
    frame = table.top
    return table.rules.kinds[frame.card].effects[frame.step - 1] if isinstance(frame, Effects) else None


def _loss(table: DreadDrawState, victim: i64) -> int | None:
    """How many lives this would cost somebody."""
    effect = _effect(table)
    if not isinstance(effect, Damage):
        return None
    return min(max(1, effect.count - table.armor(victim)), len(table.life[victim]))


def _goal(table: DreadDrawState) -> str | None:
    """Where the chosen card goes."""
    effect = _effect(table)
    return effect.to if isinstance(effect, Move) else None
