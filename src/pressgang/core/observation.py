"""What a seat sees as columns of bytes, for learners: where each fact stands, and the sheet that it is written on.

Every field begins at a multiple of eight columns, so that eight of them can be written at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from .bits import bit, first_of
from .errors import BadText
from .say import Say
from .space import Space

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

WORD: Final = 8
"""Columns that are written at once."""
HIGHEST: Final = 255
"""What a column can hold."""


class Field(NamedTuple):
    """A fact about the table, in some neighbouring columns: yes or no for each of a set, or numbers."""

    name: str
    offset: int
    size: int
    """How many columns."""
    most: int
    """The highest value of a column; 1: yes or no."""
    least: int
    """What the number 0 of a column means: the fact is the column plus this."""
    seat: int | None
    """Whose it is, counted from the observer (0) on clockwise; None: it is nobody's."""
    meaning: Say
    """What it says about the table."""


class Layout:
    """The fields of an observation, in order."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.fields: list[Field] = []
        self.size = 0
        """How many columns there are in all."""

    def add(self, name: str, size: int, most: int = 1, least: int = 0, seat: int | None = None, meaning: Say | None = None) -> None:
        """The next field: so many columns, and as many unused ones as make up whole words."""
        full = name if seat is None else f"{name}_{seat}"
        self.fields.append(Field(full, self.size, size, most, least, seat, meaning or self._meaning(name)))
        self.size += words_for(size) * WORD

    def add_numbers(self, names: tuple[str, ...], most: int = HIGHEST) -> None:
        """Fields of one number each, in neighbouring columns."""
        for place, name in enumerate(names):
            self.fields.append(Field(name, self.size + place, 1, most, 0, None, self._meaning(name)))
        self.size += words_for(len(names)) * WORD

    def _meaning(self, name: str) -> Say:
        return Say(f"{self.game}-observed-{name.replace('_', '-')}")

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise BadText("no-such-field", name=name, names=", ".join([field.name for field in self.fields]))

    def read(self, row: ReadableBuffer) -> dict[str, list[int]]:
        """An observation as numbers, by the names of the fields."""
        columns = bytes(row)
        return {each.name: [each.least + value for value in columns[each.offset : each.offset + each.size]] for each in self.fields}


def words_for(columns: i64) -> i64:
    """How many words hold so many columns."""
    return (columns + WORD - 1) // WORD


def eight_columns(places: i64) -> i64:
    """The eight lowest places of a set as the columns of a word."""
    return (((places & 0x7F) * 0x0002040810204081) & 0x0101010101010101) | ((places & 0x80) << 49)


def column_of(value: i64, place: i64) -> i64:
    """A number in one of the eight columns of a word, cut to what it can hold."""
    if value < 0:
        return 0
    if value > HIGHEST:
        value = HIGHEST
    if place == WORD - 1:
        value -= (value & 0x80) << 1  # the sign of the word
    return value << (place * WORD)


class Rows:
    """Rows of columns, one row a game, seen through `memoryview` without copying."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.width: i64 = words_for(columns)
        """The words of a row."""
        self.words: vec[i64] = vec[i64]([0 for _ in range(self.width * rows)])
        self.view: memoryview = memoryview(self.words).cast("B")
        self.first: memoryview = self.view[:columns]
        """The first row."""
        self.twin = bytearray(columns)
        """For a copy of the first row: one bytearray is quickly copied to another, without a view of it."""
        self.twin_view: memoryview = memoryview(self.twin)

    def copy_to(self, out: WriteableBuffer) -> None:
        """Copy the first row into somebody's buffer of bytes."""
        if isinstance(out, bytearray) and len(out) == self.columns:
            self.twin_view[:] = self.first
            out[:] = self.twin
        else:
            self._checked(memoryview(out))[:] = self.first

    def _checked(self, target: memoryview) -> memoryview:
        """A buffer that the first row can be copied into, as unsigned bytes in one dimension."""
        if target.readonly or target.nbytes != self.columns or not target.contiguous:
            raise BadText("buffer-size", found=target.nbytes, columns=self.columns)
        return target if target.format == "B" and target.ndim == 1 else target.cast("B")


class Sheet(Rows):
    """Observations, each written from left to right."""

    def __init__(self, columns: int, rows: int = 1) -> None:
        super().__init__(columns, rows)
        self.written: vec[i64] = vec[i64]([0 for _ in range(self.width * rows)])
        """The set that was written last where a field begins."""
        self.at: i64 = 0
        """The next word."""
        self.filled: i64 = 0
        """How many columns of the next word are taken, by numbers."""

    def begin(self, row: i64) -> None:
        """Write this row from its left end on."""
        self.at = row * self.width
        self.filled = 0

    def places(self, places: i64, columns: i64) -> bool:
        """A field of yes and no: the places of a set. Nothing is done where the same set stands already; whether another did."""
        at = self.at
        self.at = at + words_for(columns)
        if self.written[at] == places:
            return False
        self.spread(at, places)
        return True

    def spread(self, at: i64, places: i64) -> None:
        """Write a field of yes and no from this word on, where another set stands."""
        changed = places ^ self.written[at]
        self.written[at] = places
        words = self.words
        if changed & (changed - 1) == 0:
            place = first_of(changed)
            words[at + (place >> 3)] ^= bit((place & 7) << 3)
            return
        while changed != 0:
            words[at] = eight_columns(places)
            changed >>= WORD
            places >>= WORD
            at += 1

    def skip(self, columns: i64) -> None:
        """Leave a field as it is."""
        self.at += words_for(columns)

    def stays(self, columns: i64) -> bool:
        """Leave a field of numbers as it is, if it has ever been written."""
        if self.written[self.at] == 0:
            self.written[self.at] = 1
            return False
        self.skip(columns)
        return True

    def seat(self, who: i64, observer: i64, players: i64) -> None:
        """A field of one seat, counted from the observer; empty for nobody."""
        found: i64 = 0
        if who >= observer:
            found = bit(who - observer)
        elif who >= 0:
            found = bit(who - observer + players)
        self.places(found, players)

    def seats(self, seats: i64, observer: i64, players: i64) -> None:
        """A field of some seats, counted from the observer."""
        self.places(((seats | (seats << players)) >> observer) & (bit(players) - 1), players)

    def word(self, columns: i64) -> None:
        """A field of at most eight numbers, each as `column_of` gives it."""
        self.words[self.at] = columns
        self.at += 1

    def number(self, value: i64) -> None:
        """One column of a field of numbers, cut to what a column can hold; `end` follows the last."""
        if self.filled == 0:
            self.words[self.at] = 0
        self.words[self.at] |= column_of(value, self.filled)
        self.filled += 1
        if self.filled == WORD:
            self.end()

    def end(self) -> None:
        """The field is complete; what is left of its last word is unused."""
        if self.filled > 0:
            self.filled = 0
            self.at += 1

    def numbers(self, values: list[int]) -> None:
        """A whole field of numbers."""
        for value in values:
            self.number(value)
        self.end()


class Masks(Rows):
    """The choices that somebody has, marked."""

    def __init__(self, columns: int, rows: int = 1) -> None:
        super().__init__(columns, rows)
        self.reach: vec[i64] = vec[i64]([0 for _ in range(rows)])
        """How many words of each row may have marks."""

    def clear(self, row: i64) -> None:
        """Empty a row."""
        words = self.words
        at = row * self.width
        end = at + self.reach[row]
        self.reach[row] = 0
        while at < end:
            words[at] = 0
            at += 1

    def mark_first(self, row: i64, places: i64) -> None:
        """Mark nothing in a row but some of its first eight choices."""
        if self.reach[row] != 1:
            self.clear(row)
            self.reach[row] = 1
        self.words[row * self.width] = eight_columns(places)

    def mark_moves(self, row: i64, space: Space, seat: i64, first: i64, places: i64) -> None:
        """Mark the choices of a seat that mean the moves `first` + n, for each n of a set."""
        words = self.words
        start = row * self.width
        choices = space.choices
        first += seat * space.known_moves
        self.reach[row] = self.width
        while places != 0:
            column = choices[first + first_of(places)]
            words[start + (column >> 3)] |= bit((column & 7) << 3)
            places &= places - 1


def tally(cards: list[int], kinds: i64) -> list[int]:
    """How many of each kind there are.

    >>> tally([2, 0, 2], 4)
    [1, 0, 2, 0]
    """
    counts = [0 for _ in range(kinds)]
    for card in cards:
        counts[card] += 1
    return counts
