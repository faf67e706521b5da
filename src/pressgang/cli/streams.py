"""The standard streams: letters that they cannot write, readers that have gone, disks that are full."""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path

from pressgang.tui.letters import SPELLING


def prepare_streams() -> None:
    """Closed streams are empty ones, and letters that a terminal does not know are spelt with those that it does."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, SPELLING), (sys.stderr, SPELLING)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def gone(error: OSError) -> bool:
    """Whether it only means that whoever read our output has read enough."""
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == errno.EINVAL and error.filename is None)


def forget_output() -> None:
    """What is still to be written goes nowhere, so that Python does not complain about it at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
