"""Unfinished business: what lies on the stack of a game that cannot go on before somebody has chosen.

Each kind of frame carries its business on, asks, takes the answer, copies itself, and writes itself down; it is read by the function that
its game names for it. The newest frame lies on top and is carried on first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from mypy_extensions import i64

from .errors import BadText

S = TypeVar("S", contravariant=True)
F = TypeVar("F")


class Frame(Protocol[S]):
    """A piece of unfinished business in a state of the game S: what the frames of all games have in common.

    Each game has a base of its own for its frames. A common one would have to be generic, and the compiler knows less of generic classes.
    """

    def advance(self, state: S) -> bool:
        """Carry on. True: somebody is asked. False: look again at what lies on top."""

    def answer(self, state: S, seat: i64, action: i64) -> None:
        """Do what a seat that was asked has chosen."""

    def copy(self) -> Frame[S]:
        """An independent twin."""

    def slug(self) -> str:
        """What it is called in a position."""

    def data(self, state: S) -> dict[str, object]:
        """What a position writes about it, beside its kind."""


def frames_as_data(stack: Sequence[Frame[S]], state: S) -> list[dict[str, object]]:
    """A stack as a position writes it, the oldest first."""
    return [{"frame": frame.slug(), **frame.data(state)} for frame in stack]


def read_frames(entries: list[object], kinds: dict[str, Callable[[dict[str, object]], F]]) -> list[F]:
    """The frames that a position writes down; each kind is read by its function, which raises BadText or ValueError."""
    found: list[F] = []
    for number, data in enumerate(entries):
        kind = data.get("frame") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(kind, str) or kind not in kinds:
            raise BadText("position-frame-kind", entry=number, frames=", ".join(kinds))
        try:
            found.append(kinds[kind](data))
        except ValueError as error:
            raise BadText("position-frame-kind", entry=number, frames=", ".join(kinds)) from error
    return found
