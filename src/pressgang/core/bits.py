"""Sets of small numbers (at most 60) as the bits of one integer, and a quick look into short lists."""

from __future__ import annotations

from mypy_extensions import i64


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
    """The lowest place in a set that is not empty."""
    if places & 1:
        return 0
    lowest: int = places & -places
    return lowest.bit_length() - 1


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


def holds(numbers: list[int], number: i64) -> bool:
    """Whether a short list has this number: compiled quicker than `in`, which compares objects."""
    for each in numbers:
        if each == number:
            return True
    return False
