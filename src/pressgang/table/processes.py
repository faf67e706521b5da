"""What a process is called in the database, and whether the one of a name still runs."""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
from typing import Final

LIVING: Final[set[str]] = set()
"""The names that this process goes by: somebody else may have had its number before."""


def process_name() -> str:
    """A new name for this process: its machine, its number, and something by chance."""
    machine = hashlib.sha256(socket.gethostname().encode()).hexdigest()[:12]
    return f"{machine}.{os.getpid()}.{secrets.token_hex(6)}"


def is_dead(process: str) -> bool:
    """Whether a process of this machine has ended; of other machines nobody knows.

    >>> is_dead(process_name()), is_dead("elsewhere.1.abc")
    (True, False)
    """
    machine, _, rest = process.partition(".")
    number = rest.partition(".")[0]
    if machine != process_name().partition(".")[0] or not number.isdecimal():
        return False
    if int(number) == os.getpid():
        return process not in LIVING
    if os.name == "nt":  # there is no asking by signal 0: it is Ctrl-C
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
