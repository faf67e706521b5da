"""Nothing stands in the way of Windows: what only POSIX has is asked for before it is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = sorted((Path(__file__).parent.parent / "src" / "pressgang").rglob("*.py"))
MODULES = {"fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "readline", "uvloop"}
NAMES = {
    *("fork", "getuid", "geteuid", "uname", "nice", "kill", "killpg", "sched_getaffinity"),
    *("SIGKILL", "SIGHUP", "SIGPROF", "SIGUSR1", "SIGUSR2", "pthread_sigmask", "setitimer"),
    *("SO_REUSEADDR", "SO_REUSEPORT", "AF_UNIX", "add_signal_handler"),
}
"""What os, signal, socket and loops have only there, or what means something else on Windows."""
GUARDS = ("hasattr(", "os.name", "sys.platform")


def with_functions(tree: ast.AST, around: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every node, with the function around it."""
    for node in ast.iter_child_nodes(tree):
        yield node, around
        yield from with_functions(node, node if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else around)


def imported(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {name.name.partition(".")[0] for name in node.names}
    return {(node.module or "").partition(".")[0]} if isinstance(node, ast.ImportFrom) and node.level == 0 else set()


def found(source: str) -> list[str]:
    """What of POSIX stands in a module without asking whether it is there."""
    tree = ast.parse(source)
    nodes = list(with_functions(tree, tree))
    tried = {id(node) for each in ast.walk(tree) if isinstance(each, ast.Try) for part in each.body for node in ast.walk(part)}
    wrong = [name for node, _ in nodes for name in imported(node) & MODULES if id(node) not in tried]
    for node, around in nodes:
        if isinstance(node, ast.Attribute) and node.attr in NAMES and isinstance(node.value, ast.Name):
            guarded = around is not tree and any(guard in ast.unparse(around) for guard in GUARDS)
            wrong += [] if guarded else [node.attr]
    return wrong


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "-".join(path.parts[-2:]))
def test_no_module_needs_posix(path: Path) -> None:
    assert found(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import fcntl", ["fcntl"]),
        ("def f():\n    from termios import tcgetattr", ["termios"]),
        ("try:\n    import readline\nexcept ImportError:\n    pass", []),
        ("import os\nos.fork()", ["fork"]),
        ("import os\ndef f():\n    os.kill(1, 0)", ["kill"]),
        ("import os\ndef f():\n    if hasattr(os, 'nice'):\n        os.nice(1)", []),
        ("def f(loop):\n    loop.add_signal_handler(1, print)", ["add_signal_handler"]),
    ],
)
def test_what_needs_posix_is_found(source: str, expected: list[str]) -> None:
    assert found(source) == expected
