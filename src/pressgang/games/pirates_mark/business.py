"""The stack of unfinished business of a table of Pirate's Mark: each piece knows what lies below it, so that none has to be looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from pressgang.core import Luck, State

from .frames import NOTHING, PirateFrame

if TYPE_CHECKING:
    from .game import PiratesMark


@mypyc_attr(acyclic=True)
class Business(State):
    """What waits for somebody, the newest on top."""

    def __init__(self, rules: PiratesMark, luck: Luck) -> None:
        super().__init__(rules, luck)
        self.top: PirateFrame = NOTHING
        """The newest unfinished business; the older lies below."""

    @property
    def stack(self) -> list[PirateFrame]:
        """All unfinished business, the oldest first."""
        found: list[PirateFrame] = []
        frame = self.top
        while frame.below is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    def start_with(self, frame: PirateFrame) -> None:
        """This is all the business there is."""
        frame.below = NOTHING
        self.top = frame

    def push(self, frame: PirateFrame) -> None:
        """New business, to be carried on first."""
        frame.below = self.top
        self.top = frame

    def pop_frame(self) -> None:
        """The newest business is finished."""
        below = self.top.below
        if below is not None:
            self.top = below

    def replace_top(self, frame: PirateFrame) -> None:
        """The newest business becomes another."""
        frame.below = self.top.below
        self.top = frame
