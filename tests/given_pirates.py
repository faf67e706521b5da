"""Helpers for the tests of Pirate's Mark: its positions, with a sea of harmless cards where nothing is said."""

from __future__ import annotations

from typing import Any

from given import legal, when

from pressgang import Record, State

SEATS = ["Eliza", "Zach", "Anne", "Jack", "Mary", "Kidd", "Grace", "Henry", "Charles", "Ching"]
ROWS = {"standard": "A1-M10", "two-player": "A1-M10", "parrghty": "A1-N12"}
Luck = list[tuple[str, object]]
Cells = dict[str, str | None]
MARKS: Cells = {"K10": "mark", "L10": "mark", "M10": "mark"}


def given(players: int = 4, mode: str = "standard", luck: Luck | None = None, **position: Any) -> State:
    """A game in this position. `at` names single cells (`{"C4": "mark"}`, None for an empty one); the rest of the sea is jewels,
    or what `sea` says."""
    cells = position.pop("at", {})
    sea = position.pop("sea", {ROWS[mode]: "jewel"})
    return Record("pirates-mark", {"mode": mode}, SEATS[:players], luck, position={"sea": {**sea, **cells}, **position}).replay(listen=True)


def opened(players: int, *luck: tuple[str, object], **options: object) -> State:
    """A game from its set-up."""
    return Record("pirates-mark", options, SEATS[:players], list(luck)).replay(listen=True)


def at(state: State, *path: str | int) -> Any:
    """A part of the position: at(state, "hands", 0)."""
    found: Any = state.position()
    for step in path:
        found = found[step]
    return found


def hand(state: State, seat: int) -> list[str]:
    """What a seat holds, in the order of the alphabet."""
    return sorted(at(state, "hands", seat))


def lost(state: State) -> list[str]:
    """The discard pile, in the order of the alphabet, without the cards that a position never named."""
    return sorted(at(state, "discard"))


def verbs(state: State, seat: int) -> set[str]:
    """The first words of all that a seat may do."""
    return {move.split()[0] for move in legal(state, seat)}


def table(
    players: int = 4,
    mode: str = "standard",
    luck: Luck | None = None,
    hands: dict[int, list[str]] | None = None,
    marked: tuple[int, ...] = (),
    cells: dict[str, str | None] | None = None,
    **position: Any,
) -> State:
    """A sea of jewels with three Marks far away and an empty discard pile; hands and marked seats are named by seat."""
    held = [(hands or {}).get(seat, []) for seat in range(players)]
    marks = [int(seat in marked or seat in position.get("dead", [])) for seat in range(players)]
    place = {"hands": held, "marks": marks, "discard": [], **position}
    return given(players, mode, luck, at={**MARKS, **(cells or {})}, **place)


def bidding(standing: int | None = 5, **position: Any) -> State:
    """Seat 0 has bid so much (None: nobody has) and it is seat 1's turn to bid."""
    bid = None if standing is None else {"seat": 0, "count": standing}
    return table(**{"phase": "bid", "turn": 1, "bid": bid, **position})


def calling(**position: Any) -> State:
    """Seat 0 has bid five; seat 1 is next in line, the others may call."""
    return table(**{"phase": "call", "turn": 1, "bid": {"seat": 0, "count": 5}, **position})


def answering(count: int = 3, **position: Any) -> State:
    """Seat 1 bid so many cards and was called by seat 3."""
    return table(**{"phase": "answer", "turn": 2, "bid": {"seat": 1, "count": count}, "caller": 3, **position})


def pulling(count: int = 3, **position: Any) -> State:
    """Seat 1, called by seat 3, is about to pull so many cards."""
    return answering(count, **{"phase": "pull", **position})


def marked_at_c4(**position: Any) -> State:
    """Seat 1 has just pulled a Mark in C4."""
    return when(pulling(**{"cells": {"C4": "mark"}, **position}), "pull C4")


def duelling(turn: int = 0, **position: Any) -> State:
    """A duel of three."""
    return table(**{"players": 3, "phase": "duel", "turn": turn, **position})


def rolled(number: int, **position: Any) -> State:
    """Two players, and seat 0 has rolled."""
    return table(**{"players": 2, "mode": "two-player", "luck": [("roll", number)], **position})


def frame(state: State) -> str:
    """The name of the top frame."""
    stack = at(state, "stack")
    return str(stack[-1]["frame"]) if stack else "over"


def owed(state: State) -> int:
    """The cards still to pull in the running part."""
    return int(next(each["owed"] for each in reversed(at(state, "stack")) if each["frame"] == "pull"))


def kind(state: State) -> str:
    """Why the running part is pulled."""
    assert frame(state) == "pull"
    return str(at(state, "stack", -1)["kind"])
