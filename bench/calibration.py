"""Whether the coach's chances come true: what it says of the best choice, and who then won.

Run it with `bench/run calibration`. Bots play whole games; some of the decisions in them are put to the coach, from what the seat knows.
The Brier score is the mean square of what it said less what came (less is better), beside that of somebody who always says the mean.
The rows of a game are fifths of its situations by what was said: means of what was said and of what came, with the error of the latter.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor

import pressgang
from pressgang.bots import ask, make_bot
from pressgang.coach import Budget, advise

SET_UPS = {
    "dead-mans-draw-2": ("dead-mans-draw", 2),
    "dead-mans-draw-4": ("dead-mans-draw", 4),
    "dread-draw-4": ("dread-draw", 4),
    "pirates-mark-4": ("pirates-mark", 4),
}


def said_and_came(title: str, players: int, bot: str, seed: int, iterations: int, every: int) -> list[tuple[float, float]]:
    """One game: what the coach said of some decisions, and the share of the win that the seat had in the end."""
    state, dice = pressgang.game(title, players).start(seed=seed), pressgang.Dice(seed)
    bots, said = [make_bot(bot, seed * 100 + seat) for seat in range(players)], []
    while state.pending:
        seat = state.pending[0]
        if len(state.actions(seat)) > 1 and dice.below(every) == 0:
            said.append((seat, advise(state, seat, Budget(iterations=iterations), seed).best.win.value))
        state.play(seat, ask(bots[seat], bot, state, seat, dice))
    winners = state.standing().winners
    return [(value, 1.0 / len(winners) if seat in winners else 0.0) for seat, value in said]


def show(name: str, pairs: list[tuple[float, float]]) -> None:
    """The score of a set-up, and its fifths."""
    mean = sum(came for _, came in pairs) / len(pairs)
    brier = sum((said - came) ** 2 for said, came in pairs) / len(pairs)
    constant = sum((mean - came) ** 2 for _, came in pairs) / len(pairs)
    told = sum(said for said, _ in pairs) / len(pairs)
    print(f"{name}: Brier {brier:.3f}, constant {constant:.3f}; said {told:.3f}, came {mean:.3f}; {len(pairs)} situations")
    pairs = sorted(pairs)
    for fifth in range(5):
        part = pairs[len(pairs) * fifth // 5 : len(pairs) * (fifth + 1) // 5]
        came = sum(each for _, each in part) / len(part)
        error = math.sqrt(came * (1 - came) / len(part))
        print(f"  said {sum(each for each, _ in part) / len(part):.3f}  came {came:.3f} ± {1.96 * error:.3f}")


def main() -> None:
    """Print what came of what was said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set-ups", nargs="+", choices=SET_UPS, default=list(SET_UPS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="mate")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--every", type=int, default=8, help="one of so many decisions is put to the coach")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.workers) as workers:
        for name in chosen.set_ups:
            waiting = [
                workers.submit(said_and_came, *SET_UPS[name], chosen.bot, seed, chosen.iterations, chosen.every)
                for seed in range(chosen.games)
            ]
            show(name, [pair for future in waiting for pair in future.result()])


if __name__ == "__main__":
    main()
