"""Runs a command that works on this tree alone: `alone.py LOCK NICENESS PARENT COMMAND...`.

Who comes second waits. When the process PARENT has ended, or this one is told to, the command and all that it started end too.
"""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path

LOOKS = 1.0
"""Seconds between two looks at the parent."""
PATIENCE = 10.0
"""Seconds that the command has to tidy up."""


def is_alive(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def end(work: subprocess.Popen[bytes]) -> None:
    """Interrupt the command and its children, and make sure."""
    for how in (signal.SIGINT, signal.SIGKILL):
        try:
            os.killpg(work.pid, how)
            work.wait(PATIENCE)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue


def run(command: list[str], parent: int) -> int:
    """The command's exit status; 130 if it was ended."""
    work = subprocess.Popen(command, start_new_session=True)
    try:
        while is_alive(parent):
            try:
                return work.wait(LOOKS)
            except subprocess.TimeoutExpired:
                continue
        return 130
    except KeyboardInterrupt:
        return 130
    finally:
        end(work)


def main() -> int:
    lock, niceness, parent, *command = sys.argv[1:]
    os.nice(int(niceness))
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.default_int_handler)
    with Path(lock).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # goes with the process, however it ends
        return run(command, int(parent))


if __name__ == "__main__":
    sys.exit(main())
