"""Letters that a terminal cannot write are spelt with those that it can: never as numbers."""

from __future__ import annotations

import codecs
import sys
import unicodedata

SPELT = {"–": "-", "—": "-", "−": "-", "─": "-", "…": "...", "’": "'", "‘": "'", "„": '"', "“": '"', "”": '"', "×": "x", "±": "+/-"}
SPELT |= {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "·": "-", "•": "*"}
SPELLING = "pressgang-spelling"
"""What streams are told to do about letters that they cannot write."""


def _spell(error: UnicodeError) -> tuple[str, int]:
    """How a codec is told what to write instead."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_spelt(letter) for letter in error.object[error.start : error.end]), error.end


def _spelt(letter: str) -> str:
    plain = SPELT.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain or "?"


codecs.register_error(SPELLING, _spell)


def as_written(text: str) -> str:
    """A text as the standard output will write it: what is lined up must be as long as it will be."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, SPELLING).decode(encoding)
