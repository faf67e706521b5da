"""Mutation testing over sampled lines: one small change at a time, in a copy of the tree, and whether any test fails because of it.

    .venv/bin/python scripts/mutants.py --count 200 src/pressgang/table src/pressgang/server -- tests/table tests/server

Prints the mutants that no test noticed, and the score. The same seed makes the same mutants. Lines of logs and doc strings are left alone.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "locales", "examples", "client/wire.schema.json", "pyproject.toml", "docs")
COMPARED: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
SIGNS: dict[type[ast.AST], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
SIGNS |= {ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in", ast.Add: "+", ast.Sub: "-"}
SECONDS = 300


class Mutant(NamedTuple):
    """A change of one line."""

    path: Path
    line: int
    before: str
    after: str


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All small changes of a file."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        for line, start, end, new in _changes(node, lines):
            before = lines[line - 1]
            after = before[:start] + new + before[end:]
            if after != before and not before.strip().startswith(("log.", "from ", "import ", '"""', "raise Problem")):
                yield Mutant(path, line, before, after)


def _changes(node: ast.AST, lines: list[str]) -> Iterator[tuple[int, int, int, str]]:
    """The places of one line that can be changed, and into what."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and node.left.end_lineno == node.comparators[0].lineno:
        yield from _between(node.left, node.comparators[0], node.ops[0], COMPARED[type(node.ops[0])], lines)
    elif isinstance(node, ast.BinOp) and type(node.op) in (ast.Add, ast.Sub) and node.left.end_lineno == node.right.lineno:
        yield from _between(node.left, node.right, node.op, "-" if isinstance(node.op, ast.Add) else "+", lines)
    elif isinstance(node, ast.BoolOp) and node.values[0].end_lineno == node.values[1].lineno:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        line, start, end = node.values[1].lineno, node.values[0].end_col_offset or 0, node.values[1].col_offset
        part = _cut(lines[line - 1], start, end)
        yield line, start, end, part.replace(old, new, 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) and node.lineno == node.operand.lineno:
        yield node.lineno, node.col_offset, node.operand.col_offset, ""
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node.lineno, node.col_offset, node.end_col_offset or 0, str(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node.lineno, node.col_offset, node.end_col_offset or 0, str(node.value + 1)
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await) and node.lineno == node.end_lineno) or (
        isinstance(node, ast.Raise) and node.lineno == node.end_lineno
    ):
        yield node.lineno, node.col_offset, node.end_col_offset or 0, "pass"


def _between(left: ast.expr, right: ast.expr, sign: ast.AST, new: str, lines: list[str]) -> Iterator[tuple[int, int, int, str]]:
    line, start, end = right.lineno, left.end_col_offset or 0, right.col_offset
    part, old = _cut(lines[line - 1], start, end), SIGNS[type(sign)]
    if old in part:
        yield line, start, end, part.replace(old, new, 1)


def _cut(line: str, start: int, end: int) -> str:
    return line.encode()[start:end].decode()


def python_in(place: Path) -> list[Path]:
    """A file, or all of a folder."""
    return [place] if place.is_file() else list(place.rglob("*.py"))


def is_killed(mutant: Mutant, copy: Path, tests: list[str]) -> bool:
    """Whether the tests fail with this change."""
    place = copy / mutant.path.relative_to(ROOT)
    whole = place.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    lines[mutant.line - 1] = mutant.after + "\n"
    place.write_text("".join(lines), encoding="utf-8")
    more = os.environ.get("PYTHONPATH", "")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{more}", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=SECONDS)
        return ran.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        place.write_text(whole, encoding="utf-8")


def main() -> None:
    """Print what no test noticed, and the score."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("sources", nargs="+", type=Path)
    cut = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    chosen, tests = parser.parse_args(sys.argv[1:cut]), sys.argv[cut + 1 :] or ["tests/table"]
    files = sorted(path for source in chosen.sources for path in python_in(ROOT / source) if "migrations" not in path.parts)
    found = [mutant for path in files for mutant in mutants_of(path)]
    sample = random.Random(chosen.seed).sample(found, min(chosen.count, len(found)))
    with tempfile.TemporaryDirectory(prefix="pressgang-mutants-") as place:
        copy = Path(place)
        for name in COPIED:
            source, target = ROOT / name, copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
            else:
                shutil.copy(source, target)
        killed = 0
        for mutant in sample:
            if is_killed(mutant, copy, tests):
                killed += 1
            else:
                print(f"{mutant.path.relative_to(ROOT)}:{mutant.line}\n  - {mutant.before.strip()}\n  + {mutant.after.strip()}", flush=True)
    print(f"{killed} of {len(sample)} mutants killed ({len(found)} there are)")


if __name__ == "__main__":
    main()
