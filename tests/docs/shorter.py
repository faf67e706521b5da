"""The commands of the documentation, cut down so that all of them run in a minute: fewer games, less time to think, any free port.

Nothing else is changed: same command, same flags, same files.
"""

from __future__ import annotations

import re

FEWER_GAMES = {"simulate": 2, "tournament": 1, "balance": 1, "train": 2}
"""At most so many games, one after the other."""
TRIES = 8
"""Iterations instead of milliseconds."""
LEVELS = re.compile(r"(?:captain|mate)\Z|captain:ms=\d+(?:,iterations=\d+)?\Z|captain:iterations=\d+\Z")


def shorter(words: list[str]) -> list[str]:
    """The arguments of `pressgang`, cut down."""
    command = words[0] if words else "serve"
    if command == "serve":
        return _served(words or ["serve"])
    if command in ("coach", "review"):
        return [*_without(words, "--ms", "--iterations"), "--iterations", str(TRIES)]
    short = [_bot(word) for word in words]
    if command in FEWER_GAMES:
        short = _fewer(short, FEWER_GAMES[command])
    return short


def brief(words: list[str]) -> list[str]:
    """The arguments of a program of the examples, cut down."""
    return [*_without(words, "--minutes"), "--minutes", "0.001", "--deals", "1"] if "--minutes" in words else words


def _served(words: list[str]) -> list[str]:
    """On this machine alone, at any free port, with a file for a database, and no browser."""
    kept = [word for word in _without(words, "--host", "--port", "--database", "--workers") if word != "--no-browser"]
    return [*kept, "--host", "127.0.0.1", "--port", "0", "--workers", "1", "--no-browser"]


def _bot(word: str) -> str:
    """A captain that thinks for a moment."""
    if word.startswith("captain") and LEVELS.match(word):
        return f"captain:iterations={TRIES}"
    return re.sub(r"simulations=\d+", "simulations=2", word)


def _fewer(words: list[str], most: int) -> list[str]:
    """So many games, or as few as were asked for."""
    at = words.index("--games") + 1 if "--games" in words else 0
    games = min(int(words[at]), most) if at else most
    seldom = ["--checks", "1", "--deals", "1"] if words[0] == "train" else []
    return [*_without(words, "--games", "--workers"), "--games", str(games), "--workers", "1", *seldom]


def _without(words: list[str], *flags: str) -> list[str]:
    """The words without these flags and their values."""
    kept: list[str] = []
    skip = False
    for word in words:
        if not skip and word not in flags:
            kept.append(word)
        skip = word in flags
    return kept
