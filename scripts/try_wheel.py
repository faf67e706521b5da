"""Plays from an installed package: `try_wheel.py engine` where nothing else is, `try_wheel.py commands` with all that serving needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from importlib.metadata import distributions

SET_UPS = (("dead-mans-draw", {}), ("dread-draw", {}), ("pirates-mark", {"mode": "two-player"}))


def engine() -> str:
    """Whole games of bots."""
    import pressgang
    from pressgang.bots import ask, make_bot
    from pressgang.core import Dice

    decisions = 0
    for name, options in SET_UPS:
        state, dice = pressgang.game(name, players=2, **options).start(seed=1), Dice(1)
        bots = [make_bot("mate", 1), make_bot("deckhand", 2)]
        while state.pending:
            seat = state.pending[0]
            state.play(seat, ask(bots[seat], "bot", state, seat, dice))
            decisions += 1
    packages = sorted(each.name for each in distributions() if each.name not in ("pip", "setuptools"))
    return f"  engine: {decisions} decisions in a game of each, with {', '.join(packages)}"


def run(*words: str) -> str:
    """What a command prints."""
    return subprocess.run([sys.executable, "-m", "pressgang", *words], check=True, capture_output=True, text=True).stdout


def commands() -> str:
    """The command line, and the page from a real server."""
    version = run("--version").strip()
    for name, _ in SET_UPS:
        run("simulate", name, "--bots", "deckhand", "--games", "4", "--workers", "1", "--json")
    run("rules", "dead-mans-draw", "parry")
    words = [sys.executable, "-m", "pressgang", "serve", "--port", "0", "--no-browser", "--data"]
    with tempfile.TemporaryDirectory() as data, subprocess.Popen([*words, data], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None
            with urllib.request.urlopen(address[0]) as answer:
                page = answer.read()
        finally:
            server.terminate()
    assert b"<script" in page
    return f"  {version}: commands, and a page of {len(page)} bytes"


if __name__ == "__main__":
    print({"engine": engine, "commands": commands}[sys.argv[1]]())
