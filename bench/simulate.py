"""How much faster `pressgang simulate` is on two processes than on one.

Run it with `bench/run simulate`. Every round measures one process and two, one right after the other, because machines differ and change;
the table shows medians over the rounds. Other work on the machine spoils the figures: two processes need two idle cores. The processor
time does not care so much: from it follows what two idle cores would give.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys

BAR = 1.8


def run(workers: int, chosen: argparse.Namespace) -> tuple[float, float]:
    """Games a second, the start of the processes included; and the seconds of processor time."""
    command = [sys.executable, "-P", "-m", "pressgang.cli", "simulate", chosen.game, "--players", "2", "--bots", *chosen.bots]
    command += ["--games", str(chosen.games), "--workers", str(workers), "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(done.stderr.strip())
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return json.loads(done.stdout)["games_per_second"], busy


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dead-mans-draw")
    parser.add_argument("--bots", nargs="+", default=["random"])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    rounds = [(*run(1, chosen), *run(2, chosen)) for _ in range(chosen.rounds)]
    one, alone, two, together = (statistics.median(series) for series in zip(*rounds, strict=True))
    times = statistics.median(both / single for single, _, both, _ in rounds)
    print(f"median of {chosen.rounds} rounds of {chosen.games:,} games; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"one process   {one:>10,.0f} games/s   {alone:.1f} s of processor time")
    print(f"two processes {two:>10,.0f} games/s   {together:.1f} s of processor time")
    print(f"{times:.2f} x one   bar {BAR} {'met' if times >= BAR else 'MISSED'}   (two idle cores: {2 * alone / together:.2f} x)")


if __name__ == "__main__":
    main()
