"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The set that holds only this place."""
    return (place - place + 1) << place  # mypyc would write a 1 that it knows as a 32-bit number
