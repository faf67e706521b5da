"""The only source of chance: seeded, scripted (outcomes given in advance) and recording.

A game asks by name for one of three things: a pick among n, a shuffle, a sample. What comes back
are the game's own small ints; only the game knows their names (`encode`, `decode`).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from .bits import nth_of, places_of, size_of
from .errors import BadLuck, BadText

UNKNOWN: Final = -1
"""An outcome that the writer of a script does not know: the seed fills it in."""

Entry = tuple[str, object]
"""A name and what came, as a record writes it down."""

# A multiply-with-carry generator: (A * 2**32 - 1) and (A * 2**31 - 1) are prime, so its period is
# about 2**62; A < 2**31 keeps every product inside a signed 64-bit integer.
A: Final = 0x7FFE18F9
LOW: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 62
FEW: Final = 5
"""Of so many places `sample_places` notes in one number what it has moved."""


def _mix(x: i64) -> i64:
    """Scatter 32 bits, so that neighbouring seeds have nothing in common."""
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & LOW
    x ^= x >> 12
    x = (x * 0x297A2D39) & LOW
    return x ^ (x >> 15)


def _first_state(seed: i64) -> i64:
    """Where the generator of a seed starts."""
    low = _mix(seed & LOW)
    high = _mix((seed >> 32) ^ low ^ 0x5A5A5A5A)
    return ((high & 0x3FFFFFFF) << 32) | low | 1


@mypyc_attr(acyclic=True)
class Dice:
    """A small, fast, repeatable random generator, the same interpreted and compiled.

    >>> dice = Dice(7)
    >>> all(0 <= dice.below(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = _first_state(seed % SEEDS)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, n < 2**31."""
        state = self.state
        state = A * (state & LOW) + (state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & LOW) * n) >> 32

    def seed(self) -> i64:
        """A seed for another generator."""
        return (self.below(0x40000000) << 31) | self.below(0x7FFFFFFF)

    def copy(self) -> Dice:
        twin = Dice(0)
        twin.state = self.state
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_dice_at, (self.state,))


T = TypeVar("T")


def bring_forward(items: list[T], count: i64, dice: Dice) -> None:
    """Bring so many random items to the front. Whatever they are: compiled, it does not look into them."""
    size: i64 = len(items)
    for i in range(count):
        j = i + dice.below(size - i)
        taken = items[j]
        items[j] = items[i]
        items[i] = taken


@mypyc_attr(acyclic=True)
class Luck:
    """Answers what is left to chance. Base of all kinds."""

    def pick(self, name: str, n: i64) -> i64:
        """One of the numbers 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, name: str, items: list[int]) -> list[int]:
        """All items in random order, the first on top. The list given is used up."""
        raise NotImplementedError

    def sample(self, name: str, items: list[int], count: i64) -> list[int]:
        """So many of the items, in the order in which they came. The list given is used up."""
        raise NotImplementedError

    def sample_places(self, name: str, places: i64, count: i64) -> list[int]:
        """So many places of a set: what `sample` of its list would give."""
        return self.sample(name, places_of(places), count)

    def skip(self) -> None:
        """Somebody else answers what is asked for now."""
        raise NotImplementedError

    def copy(self) -> Luck:
        """A luck that goes on the same way, on its own."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class SeededLuck(Luck):
    """Luck from a seed. What is asked for n-th comes from the seed and n alone, so a game goes on the same way
    when it was saved, or when some of its luck was scripted."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.start: i64 = self.dice.state
        self.asked: i64 = 0

    def pick(self, name: str, n: i64) -> i64:
        return self._next().below(n)

    def shuffle(self, name: str, items: list[int]) -> list[int]:
        return self.sample(name, items, len(items))

    def sample(self, name: str, items: list[int], count: i64) -> list[int]:
        bring_forward(items, count, self._next())
        return items if count == len(items) else items[:count]

    def sample_places(self, name: str, places: i64, count: i64) -> list[int]:
        """Without the list, if a few are wanted: it notes only which items `sample` would have moved, and where to."""
        if count > FEW:
            return self.sample(name, places_of(places), count)
        dice = self._next()
        size = size_of(places)
        moved: i64 = 0
        came: list[int] = []
        for i in range(count):
            j = i + dice.below(size - i)
            came.append(nth_of(places, _item_at(moved, j)))
            moved = (moved << 12) | (j << 6) | _item_at(moved, i)
        return came

    def skip(self) -> None:
        self.asked += 1

    def copy(self) -> SeededLuck:
        twin = SeededLuck(0)
        twin.start = self.start
        twin.asked = self.asked
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_seeded_at, (self.start, self.asked))

    def _next(self) -> Dice:
        self.asked += 1
        self.dice.state = _first_state(self.start ^ self.asked)
        return self.dice


def _item_at(moved: i64, place: i64) -> i64:
    """The item that lies at a place: `moved` has six bits for each place and six for what was put there, the newest lowest."""
    while moved != 0:
        if (moved >> 6) & 63 == place:
            return moved & 63
        moved >>= 12
    return place


class SealedLuck(Luck):
    """Luck from a long secret by SHA-256: what came tells nobody what will come, nor what the secret is.

    What is asked for n-th comes from the secret and n alone, as with SeededLuck.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0
        self.drawn = 0

    def pick(self, name: str, n: i64) -> i64:
        self.skip()
        return self._below(n)

    def shuffle(self, name: str, items: list[int]) -> list[int]:
        return self.sample(name, items, len(items))

    def sample(self, name: str, items: list[int], count: i64) -> list[int]:
        self.skip()
        size: i64 = len(items)
        for i in range(count):
            j = i + self._below(size - i)
            taken = items[j]
            items[j] = items[i]
            items[i] = taken
        return items if count == size else items[:count]

    def skip(self) -> None:
        self.asked += 1
        self.drawn = 0

    def copy(self) -> SealedLuck:
        twin = SealedLuck(self.seed)
        twin.asked = self.asked
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_sealed_at, (self.seed, self.asked))

    def _below(self, n: i64) -> i64:
        """A number from 0 to n - 1; the next 64 bits of the hash decide."""
        self.drawn += 1
        digest = hashlib.sha256(f"{self.seed} {self.asked} {self.drawn}".encode()).digest()
        number: int = n
        return (int.from_bytes(digest[:8], "big") * number) >> 64


def luck_of(seed: int | None) -> Luck:
    """The luck of a seed: a quick one for short seeds, a sealed one for the long secrets of a table with people.

    Without a seed it is that of one which nobody knows.

    >>> type(luck_of(7)).__name__, type(luck_of(1 << 100)).__name__
    ('SeededLuck', 'SealedLuck')
    """
    if seed is None:
        return SeededLuck(secrets.randbits(62))
    return SeededLuck(seed) if abs(seed) < SEEDS else SealedLuck(seed)


Decode = Callable[[str, object], list[int]]
"""Turns what a record says about the named chance into the game's ints, or raises BadText."""


class ScriptedLuck(Luck):
    """Luck that is given in advance; when the script runs out, `then` goes on."""

    def __init__(self, script: list[Entry], decode: Decode, then: Luck) -> None:
        self.script = script
        self.decode = decode
        self.then = then
        self.next = 0

    def pick(self, name: str, n: i64) -> i64:
        if self.next >= len(self.script):
            return self.then.pick(name, n)
        given = self._given(name)
        self.then.skip()
        most: int = n - 1
        if len(given) != 1 or not 0 <= given[0] <= most:
            raise self._misfit("luck-pick", name, most=most)
        return given[0]

    def shuffle(self, name: str, items: list[int]) -> list[int]:
        if self.next >= len(self.script):
            return self.then.shuffle(name, items)
        given = self._given(name)
        return given + self.then.shuffle(name, self._rest(name, given, items))

    def sample(self, name: str, items: list[int], count: i64) -> list[int]:
        if self.next >= len(self.script):
            return self.then.sample(name, items, count)
        given = self._given(name)
        if len(given) != count:
            raise self._misfit("luck-count", name, found=len(given), count=count)
        rest = self._rest(name, [item for item in given if item != UNKNOWN], items)
        filling = self.then.sample(name, rest, given.count(UNKNOWN))
        return [filling.pop() if item == UNKNOWN else item for item in given]

    def skip(self) -> None:
        if self.next < len(self.script):
            self.next += 1
        self.then.skip()

    def copy(self) -> ScriptedLuck:
        twin = ScriptedLuck(self.script, self.decode, self.then.copy())
        twin.next = self.next
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_scripted_at, (self.script, self.decode, self.then, self.next))

    def _given(self, name: str) -> list[int]:
        """The next entry, if it is of this name."""
        found, outcome = self.script[self.next]
        self.next += 1
        if found != name:
            raise self._misfit("luck-name", name, found=found)
        try:
            return self.decode(name, outcome)
        except BadText as problem:
            raise self._misfit("luck-text", name, why=problem) from problem

    def _rest(self, name: str, given: list[int], items: list[int]) -> list[int]:
        """What is left of the items when the given ones are taken out."""
        rest = items.copy()
        for place, item in enumerate(given):
            if item not in rest:
                raise self._misfit("luck-item", name, place=place, item=self._item(place))
            rest.remove(item)
        return rest

    def _item(self, place: int) -> str:
        """What stands at a place of the entry."""
        outcome = self.script[self.next - 1][1]
        return str(outcome[place]) if isinstance(outcome, list) and place < len(outcome) else str(outcome)

    def _misfit(self, code: str, name: str, **facts: object) -> BadLuck:
        entry = self.next - 1
        return BadLuck(code, entry=entry, name=name, given=str(self.script[entry][1]), **facts)


class RecordingLuck(Luck):
    """Wraps another luck and writes down what it gave."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.written: list[tuple[str, list[int]]] = []

    def pick(self, name: str, n: i64) -> i64:
        came = self.source.pick(name, n)
        self.written.append((name, [came]))
        return came

    def shuffle(self, name: str, items: list[int]) -> list[int]:
        came = self.source.shuffle(name, items)
        self.written.append((name, came.copy()))
        return came

    def sample(self, name: str, items: list[int], count: i64) -> list[int]:
        came = self.source.sample(name, items, count)
        self.written.append((name, came.copy()))
        return came

    def skip(self) -> None:
        self.source.skip()

    def copy(self) -> Luck:
        """The copy goes on like the original but writes nothing down: it is a thought, not the game."""
        return self.source.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_recording_with, (self.source, self.written))


# For pickles, which cannot look inside compiled objects


def _dice_at(state: int) -> Dice:
    dice = Dice(0)
    dice.state = state
    return dice


def _seeded_at(start: int, asked: int) -> SeededLuck:
    luck = SeededLuck(0)
    luck.start = start
    luck.asked = asked
    return luck


def _sealed_at(seed: int, asked: int) -> SealedLuck:
    luck = SealedLuck(seed)
    luck.asked = asked
    return luck


def _scripted_at(script: list[Entry], decode: Decode, then: Luck, next_entry: int) -> ScriptedLuck:
    luck = ScriptedLuck(script, decode, then)
    luck.next = next_entry
    return luck


def _recording_with(source: Luck, written: list[tuple[str, list[int]]]) -> RecordingLuck:
    luck = RecordingLuck(source)
    luck.written = written
    return luck
