"""What a game has learned: a small network that corrects what a situation is estimated to be worth. Compiled; knows no game.

The facts that it weighs are sets, a word of yes-or-no columns each (`Features`). One hidden layer of units adds up a weight for each fact
that holds, and counts for the share of each seat, fully above zero and hardly below. Weights are small integers, three units to a machine
word, so that the sums of three units are updated by one addition, and only for the facts that have changed since the last situation.
"""

from __future__ import annotations

import json
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .bits import bit, first_of
from .errors import BadText

COLUMNS: Final = 60
"""Of a word of facts."""
LANES: Final = 3
"""Units in a machine word."""
LANE: Final = 21
"""Bits of a unit."""
ZERO: Final = 1048576
"""What stands for 0 in the bits of a unit, so that none is ever below nothing."""
LOWEST_BITS: Final = 2097151
HEAVIEST: Final = 127
"""The largest weight of a fact; so many facts that hold are too few to fill a unit: 8,000."""
LEAK: Final = 0.05
"""How much a unit counts below zero, beside above: so that none is lost for learning."""
MAGIC: Final = b"pressgang network 1\n"


def level(value: i64, most: i64) -> i64:
    """A number as a set: its so many lowest places, at most `most`.

    >>> bin(level(3, 8)), level(-2, 8), bin(level(99, 8))
    ('0b111', 0, '0b11111111')
    """
    if value <= 0:
        return 0
    return bit(min(value, most)) - 1


@mypyc_attr(acyclic=True)
class Features:
    """The facts about a situation, as words of yes-or-no columns, written from left to right."""

    def __init__(self, words: int) -> None:
        self.count: i64 = words
        self.words: vec[i64] = vec[i64]([0 for _ in range(words)])
        self.at: i64 = 0

    def begin(self) -> None:
        """Write from the first word on."""
        self.at = 0

    def add(self, places: i64) -> None:
        """The next word: a set of at most 60 places."""
        self.words[self.at] = places
        self.at += 1

    def packed(self) -> bytes:
        """All words, eight bytes each."""
        return bytes(memoryview(self.words))


class Network:
    """The weights of a game that has been learned. Immutable.

    `first` are the weights of the facts, a row of units for each column of each word, `bias` what the units begin with, `second` what a
    unit counts for each output, `last` what the outputs begin with.
    """

    def __init__(self, words: int, outputs: int, first: list[int], bias: list[int], second: list[float], last: list[float]) -> None:
        units = len(bias)
        self.words: i64 = words
        self.outputs: i64 = outputs
        self.units: i64 = units
        self.width: i64 = units // LANES
        """Machine words of all units."""
        if units % LANES or len(first) != words * COLUMNS * units or len(second) != units * outputs or len(last) != outputs:
            raise BadText("network-size")
        self.rows: vec[i64] = vec[i64]([_packed(first, place * LANES) for place in range(len(first) // LANES)])
        self.bias: vec[i64] = vec[i64]([_packed([ZERO + each for each in bias], place * LANES) for place in range(units // LANES)])
        self.second: vec[float] = vec[float](second)
        self.last: vec[float] = vec[float](last)


def _packed(weights: list[int], start: int) -> int:
    """Three weights as one number."""
    return sum([weights[start + lane] << (lane * LANE) for lane in range(LANES)])


class Weights(NamedTuple):
    """What the file of a network holds: what it says about it, and what `Network` is made of."""

    about: dict[str, object]
    words: int
    outputs: int
    first: list[int]
    bias: list[int]
    second: list[float]
    last: list[float]


def read_weights(data: bytes) -> Weights:
    """The weights of a network, from its file."""
    try:
        if not data.startswith(MAGIC):
            raise BadText("network-file")
        line, _, rest = data.removeprefix(MAGIC).partition(b"\n")
        about: dict[str, object] = json.loads(line)
        words, units, outputs = [int(str(about[key])) for key in ("words", "units", "outputs")]
        body = zlib.decompress(rest)
        facts = words * COLUMNS * units
        floats = _floats(body[facts + 4 * units :])
    except (ValueError, KeyError, zlib.error) as error:
        raise BadText("network-file") from error
    bias = _ints(body[facts : facts + 4 * units])
    return Weights(about, words, outputs, list(array("b", body[:facts])), bias, floats[: units * outputs], floats[units * outputs :])


def read_network(data: bytes) -> tuple[Network, dict[str, object]]:
    """A network from its file, and what the file says about it."""
    about, words, outputs, first, bias, second, last = read_weights(data)
    return Network(words, outputs, first, bias, second, last), about


@cache
def network_at(path: Path) -> Network | None:
    """The network in a file, read once; None if there is no such file."""
    return read_network(path.read_bytes())[0] if path.is_file() else None


def write_network(about: dict[str, object], first: bytes, bias: bytes, floats: bytes) -> bytes:
    """The file of a network: a line about it, then its weights: of the facts a byte each, biases and the rest four bytes each."""
    return MAGIC + json.dumps(about).encode() + b"\n" + zlib.compress(first + bias + floats, 9)


def _ints(data: bytes) -> list[int]:
    return [int.from_bytes(data[place : place + 4], "little", signed=True) for place in range(0, len(data), 4)]


def _floats(data: bytes) -> list[float]:
    numbers = array("f")
    numbers.frombytes(data)
    return list(numbers)


@mypyc_attr(acyclic=True)
class Weighing:
    """A network at work: the sums of its units for the facts that it was shown last."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.facts: vec[i64] = vec[i64]([0 for _ in range(network.words)])
        self.sums: vec[i64] = vec[i64]([network.bias[place] for place in range(network.width)])
        self.outputs: vec[float] = vec[float]([0.0 for _ in range(network.outputs)])

    def weigh(self, features: Features) -> None:
        """Let `outputs` be what the network says about these facts."""
        self._update(features.words)
        self._add_up()

    def _update(self, words: vec[i64]) -> None:
        """Add the weights of the facts that hold now and did not before, and take away the others."""
        network = self.network
        facts, sums, rows, width = self.facts, self.sums, network.rows, network.width
        for place in range(network.words):
            now = words[place]
            changed = now ^ facts[place]
            if changed == 0:
                continue
            facts[place] = now
            while changed != 0:
                column = first_of(changed)
                changed &= changed - 1
                row = (place * COLUMNS + column) * width
                if (now >> column) & 1:
                    for unit in range(width):
                        sums[unit] += rows[row + unit]
                else:
                    for unit in range(width):
                        sums[unit] -= rows[row + unit]

    def _add_up(self) -> None:
        """The outputs, from the units."""
        network = self.network
        sums, outputs, second, count = self.sums, self.outputs, network.second, network.outputs
        for place in range(count):
            outputs[place] = network.last[place]
        start: i64 = 0
        for word in range(network.width):
            three = sums[word]
            for _ in range(LANES):
                unit = float((three & LOWEST_BITS) - ZERO)
                three >>= LANE
                if unit < 0.0:
                    unit *= LEAK
                for place in range(count):
                    outputs[place] += unit * second[start + place]
                start += count
