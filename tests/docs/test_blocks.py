"""Every command and every piece of code that README and docs show does what it is there for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from blocks import READ, REASONS, ROOT, RUN, SHOWN, Block, all_blocks, blocks_of, pages, table
from running import Reader
from shorter import shorter

FOLLOWED = [path for path in pages() if any(block.fate in ("run", "read") for block in blocks_of(path))]
MOST_NOT_RUN = 10
RUNBOOK = "docs/runbook.md"
"""Its commands are for the machine of a host, with root or containers: tests/deploy tries what is behind them."""
OUR_PROGRAMS = ("bench/", "scripts/", "./test", "tests/")


@pytest.mark.parametrize("page", FOLLOWED, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_reader_can_type_what_the_page_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("train.py", "policy.py", "learned.py"):
        if (page.parent / name).is_file():
            (tmp_path / name).write_text((page.parent / name).read_text(encoding="utf-8"), encoding="utf-8")
    before = set(sys.modules)
    reader = Reader(tmp_path)
    for block in blocks_of(page):
        if not block.reason:
            reader.follow(block)
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def test_every_block_is_run_read_shown_or_marked_with_a_reason() -> None:
    known = RUN | READ | set(SHOWN)
    unknown = [f"{block.page}:{block.line}" for block in all_blocks() if block.language not in known and not block.reason]
    assert not unknown, f"say in which language these blocks are, or mark them as not run: {unknown}"
    odd = [f"{block.page}:{block.line}: {block.reason}" for block in all_blocks() if block.reason and block.reason not in REASONS]
    assert not odd, f"reasons that nobody knows: {odd}"


def test_few_blocks_are_not_run() -> None:
    not_run = [block for block in all_blocks() if block.reason and block.page != RUNBOOK]
    assert len(not_run) <= MOST_NOT_RUN, table()


def test_no_block_hides_from_the_one_who_looks_for_blocks() -> None:
    for page in pages():
        fences = [line for line in page.read_text(encoding="utf-8").splitlines() if line.lstrip().startswith("```")]
        assert len(fences) == 2 * len(blocks_of(page)), page


def test_programs_of_ours_that_are_not_run_are_there() -> None:
    for block in all_blocks():
        for words in block.commands() if block.reason else []:
            assert not words[0].startswith(OUR_PROGRAMS) or (ROOT / words[0]).is_file(), f"{block.page}:{block.line}"
            assert words[0] != "bench/run" or (ROOT / "bench" / f"{words[1]}.py").is_file(), f"{block.page}:{block.line}"


def test_commands_are_cut_down_and_nothing_else() -> None:
    assert shorter(["simulate", "dread-draw", "--bots", "captain:ms=300", "bosun", "--games", "5000", "--seed", "1"]) == (
        ["simulate", "dread-draw", "--bots", "captain:iterations=8", "bosun", "--seed", "1", "--games", "2", "--workers", "1"]
    )
    assert shorter(["review", "game.json", "--ms", "5000", "--seat", "1"]) == ["review", "game.json", "--seat", "1", "--iterations", "8"]
    assert shorter([])[0] == "serve"
    assert "0.0.0.0" not in shorter(["serve", "--host", "0.0.0.0", "--port", "80"])


def test_a_block_that_does_not_work_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path)
    with pytest.raises(AssertionError, match="mybot"):
        reader.follow(Block("page.md", 1, "sh", "", "./play simulate dead-mans-draw --bots mybot:Bold random --games 1\n", ""))
    with pytest.raises(NameError):
        reader.follow(Block("page.md", 1, "python", "", "print(stat)\n", ""))
    with pytest.raises(AssertionError, match="nobody knows"):
        reader.follow(Block("page.md", 1, "sh", "", "systemctl start pressgang\n", ""))
