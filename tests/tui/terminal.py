"""A program in a terminal of so many columns."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios

PATIENCE = 60.0
"""Seconds; all machines are slow now and then."""
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """Runs `pressgang` with these words; what it shows is read up to where it waits."""

    def __init__(self, *line: str, columns: int = 80, **environment: str) -> None:
        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR", "LC_ALL", "FORCE_COLOR")}
        settings = {**inherited, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8", **environment}
        command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", "pressgang", *line]
        self.process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=settings, start_new_session=True)
        os.close(inside)

    def read(self, until: str = "\n> ") -> str:
        """All that is shown until this is; escapes and all."""
        shown = b""
        with contextlib.suppress(OSError):  # how Linux says that nobody is at the other end any more
            while until not in plain(shown.decode(errors="ignore")) and (more := self._more(shown)):
                shown += more
        return shown.decode()

    def _more(self, shown: bytes) -> bytes:
        """What comes next; nobody waits for it for ever."""
        assert select.select([self.screen], [], [], PATIENCE)[0], shown
        return os.read(self.screen, 4096)

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def close(self) -> int:
        """Leave without saving; returns the exit code."""
        self.type("q\n")
        self.read("Save this game?")
        self.type("n\n")
        self.read("nothing that it says")
        os.close(self.screen)
        return self.process.wait(60)


def plain(shown: str) -> str:
    """What a person reads of it."""
    return ESCAPE.sub("", shown).replace("\r", "")
