"""The standard streams: letters that they cannot write, readers that have gone, disks that are full."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from pathlib import Path

SPELT = {"–": "-", "—": "-", "−": "-", "─": "-", "…": "...", "’": "'", "‘": "'", "„": '"', "“": '"', "”": '"', "×": "x", "±": "+/-"}
SPELT |= {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "·": "-", "•": "*"}
"""How letters are spelt where they cannot be written."""


def prepare_streams() -> None:
    """Closed streams are empty ones, and letters that a terminal does not know are spelt with those that it does."""
    codecs.register_error("pressgang", spell)
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "pressgang"), (sys.stderr, "pressgang")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def spell(error: UnicodeError) -> tuple[str, int]:
    """How codecs are told what to write instead."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_spelt(letter) for letter in error.object[error.start : error.end]), error.end


def _spelt(letter: str) -> str:
    plain = SPELT.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain or "?"


def gone(error: OSError) -> bool:
    """Whether it only means that whoever read our output has read enough."""
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == errno.EINVAL and error.filename is None)


def forget_output() -> None:
    """What is still to be written goes nowhere, so that Python does not complain about it at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
