"""Letters of five by seven dots, so that a table can be a picture without any library for fonts."""

from __future__ import annotations

import unicodedata
from functools import cache

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 6, 9
"""Of a letter in dots, with the gap to the next one."""
FIRST = ord(" ")
COLUMNS = 5
UNKNOWN = "?"

# Five columns a letter, from left to right, the lowest bit on top; from the space to the tilde.
LETTERS = bytes.fromhex(
    "0000000000 00005f0000 0003000300 147f147f14 242a7f2a12 6313086463 3649562050 0004030000"
    "001c224100 0041221c00 14083e0814 08083e0808 0050300000 0808080808 0060600000 2010080402"
    "3e5149453e 00427f4000 4261514946 2141454b31 1814127f10 2745454539 3c4a494930 0171090503"
    "3649494936 064949291e 0036360000 0056360000 0814224100 1414141414 0041221408 0201510906"
    "3e415d551e 7e1111117e 7f49494936 3e41414122 7f41413e00 7f49494941 7f09090901 3e41495932"
    "7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e"
    "7f09090906 3e4151215e 7f09192946 2649494932 01017f0101 3f4040403f 1f2040201f 3f4038403f"
    "6314081463 0708700807 6151494543 007f414100 0204081020 0041417f00 0402010204 4040404040"
    "0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418 087e090102 0854543c00"
    "7f08040478 00447d4000 2040443d00 7f10284400 00417f4000 7c04180478 7c08040478 3844444438"
    "7c14141408 081414187c 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c"
    "4428102844 0c5050503c 4464544c44 0008364100 00007f0000 0041360800 0402040804"
)


def draw(lines: list[str], rows: int, columns: int) -> NDArray[np.bool_]:
    """The dots of some lines of text, in a field of so many letters; what does not fit is cut off."""
    dots = np.zeros((rows * HEIGHT, columns * WIDTH), bool)
    for row, line in enumerate(lines[:rows]):
        for column, letter in enumerate(_plain(line)[:columns]):
            top, left = row * HEIGHT + 1, column * WIDTH
            dots[top : top + 8, left : left + COLUMNS] = _dots_of(letter)
    return dots


def _plain(line: str) -> str:
    """The line without accents, which the letters here do not have."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", line) if not unicodedata.combining(letter))


@cache
def _dots_of(letter: str) -> NDArray[np.bool_]:
    place = (ord(letter) - FIRST) * COLUMNS
    if not 0 <= place < len(LETTERS):
        return _dots_of(UNKNOWN)
    columns = np.frombuffer(LETTERS, np.uint8, COLUMNS, place)
    return np.unpackbits(columns[None, :], axis=0, bitorder="little").astype(bool)
