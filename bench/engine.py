"""How fast the engine is, beside OpenSpiel's pig and leduc_poker in the same run.

Run it with `bench/run engine`. Every round measures all rows one after the other, in fresh processes, and compares
each with the pig of the same round, because machines differ and change; the table shows medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS = 0.4
DREAD = {"name": "dread-draw", "players": 2}
PIRATES = {"name": "pirates-mark", "players": 4}
PARRGHTY = {"name": "pirates-mark", "players": 10, "mode": "parrghty"}
DUO = {"name": "pirates-mark", "players": 2, "mode": "two-player"}
PLAIN = {"name": "dead-mans-draw", "players": 2}
TRAITS = {"name": "dead-mans-draw", "players": 4, "traits": True}
BARS = {
    "compiled, in the engine, 2p": 15.0,
    "compiled, in the engine, 4p traits": 7.5,
    "compiled, from Python, 2p": 2.0,
    "compiled, from Python, 4p traits": 1.0,
    "Dread Draw, compiled, in the engine, 2p": 5.0,
    "Pirate's Mark, compiled, in the engine, 4p": 2.0,
    "interpreted, in the engine, 2p": 0.7,
}


def measured(play: Callable[[int], int]) -> float:
    """Decisions a second: `play(seed)` plays a game and returns its decisions."""
    for seed in range(20):
        play(seed)
    decisions, seed = 0, 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        for _ in range(20):
            seed += 1
            decisions += play(seed)
    return decisions / (time.perf_counter() - begun)


# Ours


def inside(options: dict[str, object]) -> float:
    """Random playouts that the engine drives itself."""
    import pressgang

    game, dice = pressgang.game(**options), pressgang.Dice(1)  # type: ignore[arg-type]
    return measured(lambda seed: pressgang.playout(game.start(seed=seed), dice))


def from_python(options: dict[str, object]) -> float:
    """Random playouts in a Python loop through the public API."""
    import pressgang

    game, choice = pressgang.game(**options), random.Random(1).choice  # type: ignore[arg-type]

    def play(seed: int) -> int:
        decisions = 0
        state = game.start(seed=seed)
        while state.pending:
            seat = state.pending[0]
            state.play(seat, choice(state.actions(seat)))
            decisions += 1
        return decisions

    return measured(play)


def copies(options: dict[str, object]) -> float:
    """Copies a second of a game in its middle."""
    import pressgang

    game, dice = pressgang.game(**options), pressgang.Dice(1)  # type: ignore[arg-type]
    state = game.start(seed=1)
    for _ in range(40):
        state.play(state.pending[0], state.any_action(state.pending[0], dice))

    def play(seed: int) -> int:
        for _ in range(100):
            state.copy()
        return 100

    return measured(play)


# OpenSpiel, driven from Python as its documentation shows


def open_spiel(name: str, cheap: bool = False) -> float:
    """Random playouts; chance by its probabilities, or (cheap) as if all outcomes were equally likely."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def chance(outcomes: list[tuple[int, float]]) -> int:
        actions, weights = zip(*outcomes, strict=True)
        return int(rng.choices(actions, weights)[0])

    def play(seed: int) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choice(outcomes)[0] if cheap else chance(outcomes))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return measured(play)


ROWS: dict[str, tuple[bool, Callable[[], float]]] = {
    "pig": (True, lambda: open_spiel("pig")),
    "pig, cheapest loop": (True, lambda: open_spiel("pig", cheap=True)),
    "leduc_poker": (True, lambda: open_spiel("leduc_poker")),
    "compiled, in the engine, 2p": (True, lambda: inside(PLAIN)),
    "compiled, in the engine, 4p traits": (True, lambda: inside(TRAITS)),
    "compiled, from Python, 2p": (True, lambda: from_python(PLAIN)),
    "compiled, from Python, 4p traits": (True, lambda: from_python(TRAITS)),
    "compiled, copies, 2p": (True, lambda: copies(PLAIN)),
    "compiled, copies, 4p traits": (True, lambda: copies(TRAITS)),
    "Dread Draw, compiled, in the engine, 2p": (True, lambda: inside(DREAD)),
    "Dread Draw, compiled, from Python, 2p": (True, lambda: from_python(DREAD)),
    "Pirate's Mark, compiled, in the engine, 4p": (True, lambda: inside(PIRATES)),
    "Pirate's Mark, compiled, Parrghty, 10p": (True, lambda: inside(PARRGHTY)),
    "Pirate's Mark, compiled, two players": (True, lambda: inside(DUO)),
    "Pirate's Mark, compiled, from Python, 4p": (True, lambda: from_python(PIRATES)),
    "Pirate's Mark, compiled, copies, 4p": (True, lambda: copies(PIRATES)),
    "interpreted, in the engine, 2p": (False, lambda: inside(PLAIN)),
    "interpreted, in the engine, 4p traits": (False, lambda: inside(TRAITS)),
    "interpreted, from Python, 2p": (False, lambda: from_python(PLAIN)),
    "interpreted, copies, 2p": (False, lambda: copies(PLAIN)),
}


def one_row(name: str, python: str = sys.executable) -> float:
    """Measure a row in a process of its own; the interpreted ones run from the source tree."""
    installed, _ = ROWS[name]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if not installed:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [python, "-P", __file__, "--row", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        sys.exit(done.stderr.strip())
    rate: float = json.loads(done.stdout)
    return rate


def main() -> None:
    """Print the table and what has become of the bars."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--row", choices=ROWS)
    parser.add_argument("--before", metavar="PYTHON", help="a Python with an older pressgang installed, to compare with")
    chosen = parser.parse_args()
    if chosen.row:
        print(json.dumps(ROWS[chosen.row][1]()))
        return
    rates: dict[str, list[float]] = {name: [] for name in ROWS}
    before: dict[str, list[float]] = {name: [] for name in BARS if chosen.before and ROWS[name][0]}
    for _ in range(chosen.rounds):
        for name, series in rates.items():
            series.append(one_row(name))
            if name in before:
                before[name].append(one_row(name, chosen.before))
    print(f"{'decisions (copies) per second, median of ' + str(chosen.rounds) + ' rounds':50} {'rate':>12} {'x pig':>8}   bar")
    for name, series in rates.items():
        ratio = statistics.median(ours / pig for ours, pig in zip(series, rates["pig"], strict=True))
        bar = f"{BARS[name]:>5} {'met' if ratio >= BARS[name] else 'MISSED'}" if name in BARS else ""
        print(f"{name:50} {statistics.median(series):>12,.0f} {ratio:>8.2f}   {bar}")
    for name, series in before.items():
        ratio = statistics.median(now / then for now, then in zip(rates[name], series, strict=True))
        print(f"{'before: ' + name:50} {statistics.median(series):>12,.0f}   now {ratio:.3f} x that")


if __name__ == "__main__":
    main()
