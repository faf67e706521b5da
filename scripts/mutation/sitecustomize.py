"""Python runs this in every process at its start when this folder is on its path: notes which functions are entered while which test runs.

`PRESSGANG_TRACE` names a folder: the number of the test is in its file `now`, and each process adds lines `file:line test` to its file
`entered`. Servers and workers that a test starts are seen as well, however they end.
"""

from __future__ import annotations

import mmap
import os
import sys
import threading
from pathlib import Path
from types import FrameType


def begin(folder: Path) -> None:
    """From now on every function of the sources that is entered is noted, once for each test."""
    with (folder / "now").open("rb") as file:
        now = memoryview(mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)).cast("Q")
    sources = os.environ["PRESSGANG_TRACED"]
    out = os.open(folder / "entered", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    seen: set[tuple[str, int, int]] = set()

    def notice(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(sources):
            entered = (code.co_filename, code.co_firstlineno, now[0])
            if entered not in seen:
                seen.add(entered)
                os.write(out, f"{entered[0]}:{entered[1]} {entered[2]}\n".encode())

    threading.settrace(notice)  # type: ignore[arg-type]
    sys.settrace(notice)  # type: ignore[arg-type]


if "PRESSGANG_TRACE" in os.environ:
    begin(Path(os.environ["PRESSGANG_TRACE"]))
