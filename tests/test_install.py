"""What is needed for what: the engine needs next to nothing, and loads nothing that nobody asked for."""

from __future__ import annotations

import subprocess
import sys

ENGINE = {"pressgang", "librt", "mypy_extensions"}
"""What the engine and the bots import beside the standard library."""

PLAY = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in sys.stdlib_module_names | {allowed!r} and "__mypyc" not in name:
            raise ModuleNotFoundError(f"{{name}} is not installed", name=name)
sys.meta_path.insert(0, Nothing())
import pressgang
from pressgang.bots import ask, make_bot
from pressgang.core import Dice
for name in pressgang.games():
    game = pressgang.game(name, players=2, **({{"mode": "two-player"}} if name == "pirates-mark" else {{}}))
    state, bots, dice = game.start(seed=7), [make_bot("mate", 1), make_bot("deckhand", 2)], Dice(3)
    for _ in range(20):
        seat = state.pending[0]
        state.play(seat, ask(bots[seat], "bot", state, seat, dice))
    assert state.copy().position() == state.position()
    state.view(0)
try:
    pressgang.game("chess")
except pressgang.Problem as problem:
    print(problem)
"""


def python(code: str) -> str:
    """What a fresh Python prints that runs this."""
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_engine_and_the_bots_play_where_nothing_else_is_installed() -> None:
    assert python(PLAY.format(allowed=ENGINE)).startswith("no-such-game name=chess")


def test_importing_the_engine_loads_nothing_slow() -> None:
    loaded = python("import sys, pressgang; print(*sys.modules)").split()
    slow = {
        "fluent",
        "babel",
        "attr",
        "importlib.metadata",
        "email",
        "asyncio",
        "rich",
        "numpy",
        "msgspec",
        "sqlalchemy",
        "litestar",
        "argparse",
    }
    assert slow.isdisjoint(loaded)
