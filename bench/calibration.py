"""Whether the coach's chances come true: what it says of the best choice, and who then won.

Run it with `bench/run calibration`. Bots play whole games; some of the decisions in them are put to the coach, from what the seat knows.
The Brier score is the mean square of what it said less what came (less is better), beside that of somebody who always says the mean.
The rows of a game are fifths of its situations by what was said: means of what was said and of what came, with the 95% interval of
the latter. It is by games, since the situations of one end alike.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import pressgang
from pressgang.bots import ask, make_bot
from pressgang.coach import Budget, advise
from pressgang.lab.intervals import Z

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


class Said(NamedTuple):
    """What the coach said of a decision, what came of it, and in which game that was."""

    value: float
    came: float
    game: int


def bias_of(part: Sequence[Said]) -> tuple[float, float]:
    """What came beyond what was said, on average, and half of its 95% interval: situations of one game end alike, so games are counted.

    >>> [round(number, 2) for number in bias_of([Said(0.5, 1.0, 0), Said(0.5, 1.0, 0), Said(0.5, 0.0, 1), Said(0.5, 0.0, 1)])]
    [0.0, 0.69]
    """
    bias = statistics.fmean(each.came - each.value for each in part)
    games: dict[int, float] = {}
    for each in part:
        games[each.game] = games.get(each.game, 0.0) + each.came - each.value - bias
    return bias, Z * math.sqrt(sum(total**2 for total in games.values())) / len(part)


def show(name: str, said: Sequence[Said]) -> None:
    """The score of a set-up, and its fifths."""
    mean = statistics.fmean(each.came for each in said)
    brier = statistics.fmean((each.value - each.came) ** 2 for each in said)
    constant = statistics.fmean((mean - each.came) ** 2 for each in said)
    told = statistics.fmean(each.value for each in said)
    print(f"{name}: Brier {brier:.3f}, constant {constant:.3f}; said {told:.3f}, came {mean:.3f}; {len(said):,} situations")
    ordered = sorted(said)
    for fifth in range(5):
        part = ordered[len(ordered) * fifth // 5 : len(ordered) * (fifth + 1) // 5]
        bias, half = bias_of(part)
        value = statistics.fmean(each.value for each in part)
        print(f"  said {value:.3f}  came {value + bias:.3f} ± {half:.3f}")


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
            show(name, [Said(*pair, game) for game, future in enumerate(waiting) for pair in future.result()])


if __name__ == "__main__":
    main()
