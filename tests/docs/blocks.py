"""The fenced blocks of README, CONTRIBUTING, the docs and the examples, and what is to be done with each.

`python tests/docs/blocks.py` prints the table: how many blocks of each page are run, read or shown, and which are not run, and why.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
RUN = {"python", "pycon", "sh"}
"""Languages of blocks that are run."""
READ = {"toml", "json", "ftl"}
"""Languages of blocks that are read by what they are for."""
SHOWN = {
    "text": "a drawing, or what a command prints",
    "nginx": "for another program",
    "ini": "for another program",
    "yaml": "for another program",
}
"""Languages of blocks with which nothing can be done."""
REASONS = {"needs a network", "needs a cluster", "needs root", "needs docker", "takes minutes", "changes the sources", "for ever"}
"""Why a block may be marked as not run: `<!-- not run: REASON -->` in the line before it."""
MARK = re.compile(r"<!--\s*not run:\s*(.*?)\s*-->\s*$")
TITLE = re.compile(r'title="([^"]+)"')
FILE = re.compile(r"^# ((?:[\w.-]+/)*[\w-]+\.(?:py|toml|ftl))$")


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    title: str
    text: str
    reason: str
    """Why it is not run; empty if it is."""

    @property
    def file(self) -> str | None:
        """The file that it is, if it names one: in its title, or in its first line."""
        found = FILE.match(self.text.partition("\n")[0])
        return self.title or (found[1] if found else None)

    @property
    def fate(self) -> str:
        """What is to be done with it."""
        if self.reason:
            return "not run"
        return "run" if self.language in RUN else "read" if self.language in READ else "shown"

    def commands(self) -> list[list[str]]:
        """The commands of a block for the shell, without what is said about them."""
        lines = self.text.replace("\\\n", " ").splitlines()
        return [words for line in lines if (words := shlex.split(line, comments=True))]


def pages() -> list[Path]:
    """Every page that shows people what to type."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*/README.md")]
    return sorted(path for path in found if "balance" not in path.parts)


def blocks_of(path: Path) -> list[Block]:
    """The blocks of a page, in their order."""
    tokens = MarkdownIt().parse(path.read_text(encoding="utf-8"))
    blocks, mark = [], ""
    for token in tokens:
        if token.type == "html_block":
            found = MARK.search(token.content)
            mark = found[1] if found else ""
        elif token.type in ("fence", "code_block"):
            language, _, rest = token.info.partition(" ")
            title = TITLE.search(rest)
            line = (token.map or [0])[0] + 1
            blocks.append(Block(str(path.relative_to(ROOT)), line, language, title[1] if title else "", token.content, mark))
            mark = ""
        elif token.type == "inline":
            mark = ""
    return blocks


def all_blocks() -> Iterator[Block]:
    """Those of all pages."""
    for path in pages():
        yield from blocks_of(path)


def table() -> str:
    """What is done with the blocks, page by page, and all that are not run."""
    lines = ["| page | run | read | shown | not run |", "|---|---|---|---|---|"]
    for path in pages():
        count = Counter(block.fate for block in blocks_of(path))
        if count:
            cells = [str(count[fate] or "") for fate in ("run", "read", "shown", "not run")]
            lines.append(f"| {path.relative_to(ROOT)} | {' | '.join(cells)} |")
    lines += ["", *(f"{block.page}:{block.line}: {block.reason}: {block.text.splitlines()[0]}" for block in all_blocks() if block.reason)]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(table() + "\n")
