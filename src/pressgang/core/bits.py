"""Sets of small numbers (at most 60) as the bits of one integer, and short lists of numbers.

Compiled, the functions for lists are quicker than `in`, `index` and `remove`, which compare objects.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STAMP: Final = 0x022FDD63CC95386D
"""Any six neighbouring bits of it are found nowhere else (a de Bruijn sequence): shifted by a place, its top six say which place."""
PLACE_OF: Final[vec[i64]] = vec[i64]([0 for _ in range(64)])
for _place in range(64):
    PLACE_OF[((STAMP << _place) >> 58) & 63] = _place


def bit(place: i64) -> i64:
    """The set that holds only this place."""
    return (place - place + 1) << place  # mypyc would write a 1 that it knows as a 32-bit number


def size_of(places: i64) -> i64:
    """How many places a set has.

    >>> size_of(0), size_of(0b1011), size_of((1 << 60) - 1)
    (0, 3, 60)
    """
    places -= (places >> 1) & 0x0555555555555555
    places = (places & 0x0333333333333333) + ((places >> 2) & 0x0333333333333333)
    places = (places + (places >> 4)) & 0x0F0F0F0F0F0F0F0F
    places += places >> 8
    places += places >> 16
    places += places >> 32
    return places & 127


def first_of(places: i64) -> i64:
    """The lowest place in a set that is not empty.

    >>> [first_of(1 << place) for place in (0, 1, 31, 32, 59)]
    [0, 1, 31, 32, 59]
    """
    return PLACE_OF[(((places & -places) * STAMP) >> 58) & 63]


def nth_of(places: i64, index: i64) -> i64:
    """The place number `index` of a set, counted from the lowest."""
    while index > 0:
        places &= places - 1
        index -= 1
    return first_of(places)


def places_of(places: i64) -> list[int]:
    """All places of a set, lowest first."""
    found: list[int] = []
    while places != 0:
        found.append(first_of(places))
        places &= places - 1
    return found


def index_of(numbers: list[int], number: i64) -> i64:
    """Where a list has this number first, -1 if nowhere."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1


def holds(numbers: list[int], number: i64) -> bool:
    """Whether a list has this number."""
    return index_of(numbers, number) >= 0


def drop(numbers: list[int], number: i64) -> None:
    """Take a number out of a list, once, if it is there."""
    place = index_of(numbers, number)
    if place >= 0:
        numbers.pop(place)


def put_in_order(numbers: list[int], number: i64) -> None:
    """Put a number into a sorted list, unless it is there.

    >>> numbers = [3, 7]
    >>> for number in (5, 7, 9):
    ...     put_in_order(numbers, number)
    >>> numbers
    [3, 5, 7, 9]
    """
    place: i64 = len(numbers)
    while place > 0 and numbers[place - 1] >= number:
        place -= 1
    if place == len(numbers):
        numbers.append(number)
    elif numbers[place] != number:
        numbers.insert(place, number)
