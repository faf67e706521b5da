"""What a move is about, as data: its card and its seat."""

from __future__ import annotations

from mypy_extensions import i64

from pressgang.core import Choice

from .state import DreadDrawState


def choice_of(table: DreadDrawState, seat: i64, action: i64) -> Choice:
    """What an action of a seat that is asked is about."""
    words = table.game.moves[action].split()
    if words[0] == "use" or words[0] == "skip":
        return Choice(words[0], table.rules.slugs[table.stack[-1].card])
    if words[0] == "target":
        return Choice(words[0], seat=int(words[1]))
    if len(words) == 3:
        return Choice(words[0], words[2], int(words[1]))
    return Choice(words[0], words[1] if len(words) == 2 else None)
