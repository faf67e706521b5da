"""Bots for the tests of the lab, named as `lab_bots:Class`."""

from __future__ import annotations

import multiprocessing
import os
from typing import ClassVar

from pressgang.bots import Look


class Timid:
    """Banks as soon as it may; otherwise does the first thing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: Look) -> int:
        moves = {look.game.notation(action): action for action in look.actions()}
        return moves.get("bank", look.actions()[0])


class Steady(Timid):
    """Stops at four cards, which is a good deal better than anything goes."""

    def choose(self, look: Look) -> int:
        moves = {look.game.notation(action): action for action in look.actions()}
        play = look.view()["play"]
        assert isinstance(play, list)
        return moves["bank"] if "bank" in moves and len(play) >= 4 else look.actions()[0]


class Cheat(Timid):
    """Answers what nobody asked."""

    def choose(self, look: Look) -> int:
        return 395


class Deadly(Timid):
    """Takes the process down with it, if it is not the first."""

    def choose(self, look: Look) -> int:
        if multiprocessing.parent_process() is not None:
            os._exit(3)
        return super().choose(look)


class Impatient(Timid):
    """Somebody presses Ctrl-C while its eleventh game is played."""

    games: ClassVar[int] = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        type(self).games += 1

    def choose(self, look: Look) -> int:
        if self.games > 11:  # one was made to see whether there is such a bot
            raise KeyboardInterrupt
        return super().choose(look)
