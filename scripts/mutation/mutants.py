"""The mutants of a file: every small change of one line that is worth a test. What nobody but a developer reads is left alone: logs, doc
strings, how an object is shown, types, hints for the compiler, and what runs only when a module is started as a program."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

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


class Mutant(NamedTuple):
    """A change of one line."""

    path: Path
    """Seen from the root of the project."""
    line: int
    before: str
    after: str
    function: int
    """The first line of the function that it is in; 0 if it is in none."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n  - {self.before.strip()}\n  + {self.after.strip()}"


def mutants_of(root: Path, path: Path) -> Iterator[Mutant]:
    """All small changes of a file."""
    text = (root / path).read_text(encoding="utf-8")
    lines, tree = text.splitlines(), ast.parse(text)
    functions, unread = functions_of(tree), unread_lines(tree)
    for node in walk(tree):
        for line, start, end, new in _changes(node, lines):
            before = lines[line - 1]
            after = (before.encode()[:start] + new.encode() + before.encode()[end:]).decode()
            if after != before and line not in unread:
                yield Mutant(path, line, before, after, functions.get(line, 0))


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """A tree without its types; what is `Annotated` has limits, and they are kept."""
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_hint(name, child):
                yield from walk(child)


def _is_hint(field: str, node: ast.AST) -> bool:
    if field in ("annotation", "returns"):
        return "Annotated" not in ast.unparse(node)
    return field == "decorator_list" and ast.unparse(node).startswith("mypyc_attr")


def unread_lines(tree: ast.AST) -> set[int]:
    """The lines of which no test should know."""
    return {line for node in ast.walk(tree) if _is_unread(node) for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def _is_unread(node: ast.AST) -> TypeGuard[ast.stmt]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ast.unparse(node.value.func).startswith("log.")
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
    return isinstance(node, ast.FunctionDef) and node.name == "__repr__"


def functions_of(tree: ast.AST) -> dict[int, int]:
    """For each line inside of a function where the innermost one begins, its decorators included."""
    found: dict[int, int] = {}
    for node in ast.walk(tree):  # the outer ones come first
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found |= dict.fromkeys(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1), first)
    return found


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
