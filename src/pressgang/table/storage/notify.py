"""Telling other processes by PostgreSQL that something has changed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "pressgang"
"""The channel of PostgreSQL on which processes tell each other what has changed."""
LONGEST_MESSAGE: Final = 7000
"""PostgreSQL takes no message of 8000 bytes or more."""
STATEMENT: Final = "select pg_notify($1, $2)"
"""For a connection that tells and does nothing else: the channel, and the message."""


async def notify(connection: AsyncConnection, lines: list[str]) -> None:
    """Let other processes know, with the commit."""
    for part in in_parts(lines):
        await connection.execute(text("select pg_notify(:channel, :part)"), {"channel": CHANNEL, "part": part})


def in_parts(lines: list[str], longest: int = LONGEST_MESSAGE) -> list[str]:
    """As few messages as can carry these lines.

    >>> in_parts(["abc 1", "abc 2", "xyz 7"], 13)
    ['abc 1\\nabc 2\\n', 'xyz 7\\n']
    """
    parts = [""]
    for line in lines:
        if parts[-1] and len(parts[-1]) + len(line) >= longest:
            parts.append("")
        parts[-1] += line + "\n"
    return parts if lines else []
