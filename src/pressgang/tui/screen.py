"""Lines on a screen: wrapped at words to its width and coloured where that is wanted, or whole and plain where programs read."""

from __future__ import annotations

import os
import shutil
import sys

from rich.console import Console
from rich.text import Text

NARROWEST = 20
"""Nothing is wrapped to fewer columns."""


def page_width() -> int | None:
    """How many columns the terminal has; None where there is none, and lines may be of any length."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


class Screen:
    """Where lines are printed. It looks at the standard output anew for each line: a window may change its size."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.coloured = self.console.color_system is not None and not os.environ.get("NO_COLOR")

    def line(self, text: str | Text = "", style: str = "", hang: int = 0) -> None:
        """Print a line; what does not fit goes on below, indented by so many columns."""
        width = page_width()
        shown = Text(text, style) if isinstance(text, str) else text
        for part in [shown] if width is None else wrapped(shown, max(width, NARROWEST), hang, self.console):
            self._write(part)

    def block(self, text: str, style: str = "") -> None:
        """Print several lines."""
        for line in text.split("\n"):
            self.line(line, style)

    def prose(self, text: str) -> None:
        """Print paragraphs with empty lines between them; where there is a width, they are filled to it anew."""
        if page_width() is None:
            self.block(text)
            return
        self.block("\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n")))

    def _write(self, part: Text) -> None:
        if self.coloured:
            self.console.print(part, soft_wrap=True)
        else:
            sys.stdout.write(part.plain + "\n")


def wrapped(text: Text, width: int, hang: int, console: Console) -> list[Text]:
    """A text as lines of at most so many columns, all but the first indented."""
    first, *more = text.wrap(console, width, overflow="fold")
    if not more:
        return [first]
    rest = text[len(first.plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    first.rstrip()
    lines = rest.wrap(console, width - hang, overflow="fold")
    for line in lines:
        line.rstrip()
    return [first, *[Text(" " * hang).append_text(line) for line in lines]]
