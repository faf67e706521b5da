"""What is told beside the result of long work: how far it is, and that somebody interrupted it."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator

INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended early, as shells have it."""
Progress = Callable[[int, int], None]
"""Hears how much is done, and of how much."""


@contextlib.contextmanager
def progress_bar() -> Iterator[Progress | None]:
    """A bar on the standard error, if a person looks at it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TaskProgressColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(None), TaskProgressColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, units: bar.update(task, completed=done, total=units)


def note(what: str) -> None:
    """Say something beside the result, in one line; a terminal that is too narrow for it gets it wrapped at words."""
    text = f"pressgang: {what}"
    if sys.stderr is not None and sys.stderr.isatty():
        text = textwrap.fill(text, shutil.get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    print(text, file=sys.stderr)
