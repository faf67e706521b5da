"""The page that goes through the rulebooks: what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pressgang.core import rulebooks

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "pressgang" / "games"
PAGE = (ROOT / "docs" / "rulebooks.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if re.match(r"\| [A-Z]\d", line)]
BOOKS = {"M": 74, "Z": 65, "C": 31, "D": 43, "P": 156}
"""How many rows a rulebook has: a paragraph that falls out of the page is missed."""


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split(" | ")]


def spans(cell: str) -> list[tuple[str, str]]:
    """The `file::name` of a cell."""
    return re.findall(r"`([\w/.]+)::(\w+)`", cell)


def defines(path: Path, name: str) -> bool:
    return re.search(rf"^\s*(?:def|class) {name}\b|^\s*{name}\b[^=\n]*=", path.read_text(encoding="utf-8"), re.MULTILINE) is not None


@pytest.mark.parametrize("book", BOOKS)
def test_no_paragraph_is_left_out(book: str) -> None:
    numbers = [int(found[1]) for row in ROWS if (found := re.match(rf"\| {book}(\d+)", row))]
    assert numbers == list(range(1, BOOKS[book] + 1))


def test_every_row_says_where_and_what_shows_it_or_that_there_is_no_rule() -> None:
    for row in ROWS:
        found = cells(row)
        assert len(found) == 5, row
        assert (found[2] == "-") == (found[3] == "-"), row
        assert found[2] == "-" or (found[2].startswith("`") and spans(found[3])), row


def test_the_code_that_the_page_names_exists() -> None:
    named = {span for row in ROWS for span in spans(cells(row)[2])}
    assert [(file, name) for file, name in named if not defines(GAMES / file, name)] == []


def test_the_tests_that_the_page_names_exist() -> None:
    named = {span for row in ROWS for span in spans(cells(row)[3])}
    tests = Path(__file__).parent
    homes = {file: tests / "games" / file if (tests / "games" / file).is_file() else tests / file for file, _ in named}
    assert [(file, name) for file, name in named if not defines(homes[file], name)] == []


def test_the_rulings_that_the_page_names_exist_and_it_names_all_of_them() -> None:
    known = {ruling.slug for title in rulebooks() for ruling in title.rulings}
    named = set(re.findall(r"ruling:([\w-]+)", PAGE)) - {"NAME"}
    assert (named - known, known - named) == (set(), set())
