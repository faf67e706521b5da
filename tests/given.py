"""Helpers that let a test read like a rule: given a position, when she plays, then it looks like this."""

from __future__ import annotations

import pressgang
from pressgang import Record, State

LOWEST = ["anchor-2", "hook-2", "cannon-2", "key-2", "chest-2", "map-2", "oracle-2", "sword-2", "kraken-2", "mermaid-4"]
"""What lies in the discard pile at the start: what was learned was learned of games that begin like that."""


def given(
    players: int = 2, luck: list[tuple[str, object]] | None = None, options: dict[str, object] | None = None, **position: object
) -> State:
    """Dead Man's Draw in this position; everything not named is as `docs/records.md` says."""
    seats = ["Eliza", "Zach", "Anne", "Jack", "Mary", "Ned", "Olga", "Pete"][:players]
    return Record("dead-mans-draw", options or {}, seats, luck, position=position).replay(listen=True)


def when(state: State, *moves: str, seat: int | None = None) -> State:
    """The pending seat (or the one named) plays these moves one after the other."""
    for move in moves:
        who = state.pending[0] if seat is None else seat
        state.play(who, state.game.parse(move))
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """What the pending seat (or the one named) may do, as text."""
    who = state.pending[0] if seat is None else seat
    return [state.game.notation(action) for action in state.actions(who)]


def happened(state: State) -> list[str]:
    """The names of all events so far."""
    assert state.heard is not None
    return [event.what for event in state.heard]


__all__ = ["LOWEST", "given", "happened", "legal", "pressgang", "when"]
