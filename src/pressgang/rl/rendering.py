"""A table as text and as a picture, as an onlooker sees it: what is hidden from the others stays hidden."""

from __future__ import annotations

import textwrap

import numpy as np
from numpy.typing import NDArray

from pressgang.core import State
from pressgang.words import voice

from .pixel_font import draw

Picture = NDArray[np.uint8]

ROWS, COLUMNS = 30, 110
"""Of the text in a picture: all pictures are of one size, so that they make a film."""
SCALE = 2
PAPER, INK = 255, 24


def text_of(state: State, names: list[str], language: str) -> str:
    """What lies where, line by line; of a game that is over, how it has ended."""
    teller = state.game.teller(names, None)
    lines = teller.table(state) if state.pending else teller.result(state)
    speaker = voice(language, state.game.theme)
    return "\n".join([speaker.say(state.game.name), "", *[speaker.tell(line) for line in lines]])


def picture_of(text: str) -> Picture:
    """Dark letters on white, with three channels of colour."""
    lines = [part for line in text.split("\n") for part in textwrap.wrap(line, COLUMNS, drop_whitespace=False) or [""]]
    dots = draw(lines, ROWS, COLUMNS).repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    shades = np.where(np.pad(dots, 4 * SCALE), INK, PAPER).astype(np.uint8)
    return shades[:, :, None].repeat(3, axis=2)
