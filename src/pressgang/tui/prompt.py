"""Asks a person for a line: with editing, history and Tab where Python has readline, plainly over a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def read_line(prompt: str, offers: Sequence[str] = ()) -> str:
    """The next line that is typed, or EOFError. What comes over a pipe is repeated, so that the output reads as a whole."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        _offer(offers)
        return input(prompt).strip()
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        sys.stdout.write(line.rstrip("\n") + "\n")
    return line.strip()


def _offer(offers: Sequence[str]) -> None:
    """Let Tab complete these lines. That readline is imported is all that history needs; Windows has none of its own."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, number: int) -> str | None:
        found = [offer for offer in offers if offer.startswith(text)]
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")
    old_mac = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if old_mac else "tab: complete")
