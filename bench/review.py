"""Whether the costs that a review names are true: what it says that a move cost, and what it costs when the game is played out.

Run it with `bench/run review`. Deckhands play games, for they err, or whoever is named; some of their moves are judged as
`pressgang review` judges them. Where it names a better move, both are then played out by bosuns, again and again, in the same games
as the seat could imagine them: bosuns know nothing of what was learned, by which the review goes. Printed are the correlation of the
two costs over all these moves with its 95% interval, and the mean of each. What is played out has luck of its own, so even a perfect
review would not reach 1: how near two halves of the games played out come to each other is printed, too.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from calibration import SET_UPS

import pressgang
from pressgang.bots import ask, make_bot
from pressgang.coach import Budget
from pressgang.coach.review import Decision, judged
from pressgang.coach.thought import world_of
from pressgang.core import Dice, State
from pressgang.lab.executors import cores
from pressgang.lab.intervals import Z


class Cost(NamedTuple):
    """What a move cost: by the review, and in two halves of the games that were played out."""

    said: float
    one: float
    other: float

    @property
    def came(self) -> float:
        """By all games."""
        return (self.one + self.other) / 2.0


def turns_of(state: State, bot: str, dice: Dice) -> Iterator[Decision]:
    """Play the game to its end, everybody the same bot; tells each decision before it is played."""
    bots = [make_bot(bot, dice.seed()) for _ in range(state.game.players)]
    while state.pending:
        seat = state.pending[0]
        action = ask(bots[seat], bot, state, seat, dice)
        yield Decision(0, seat, state, action)
        state.play(seat, action)


def share_after(world: State, seat: int, action: int, bot: str, seed: int) -> float:
    """What a seat has of the win if it plays this and all play on."""
    state = world.copy()
    state.play(seat, action)
    for _ in turns_of(state, bot, Dice(seed)):
        pass
    winners = state.standing().winners
    return 1.0 / len(winners) if seat in winners else 0.0


def costs_in(title: str, players: int, seed: int, chosen: argparse.Namespace) -> list[Cost]:
    """The moves of one game for which the review knows a better one."""
    dice, found = Dice(seed), []
    for decision in turns_of(pressgang.game(title, players).start(seed=seed), chosen.movers, Dice(seed)):
        if len(decision.before.actions(decision.seat)) == 1 or dice.below(chosen.every):
            continue
        costly = judged(decision, dice, Budget(iterations=chosen.iterations))
        parse = decision.before.game.parse
        actions = [parse(choice.move) for choice in (costly.better, costly.played)]
        if actions[0] == actions[1]:
            continue
        known = world_of(decision.before, decision.seat, dice)
        halves = [0.0, 0.0]
        for number in range(chosen.tries):
            world, luck = known.imagine(decision.seat, dice), dice.seed()
            better, played = [share_after(world, decision.seat, action, chosen.bot, luck) for action in actions]
            halves[number % 2] += (better - played) * 2.0 / chosen.tries
        found.append(Cost(costly.cost.value, *halves))
    return found


def interval(correlation: float, count: int) -> tuple[float, float]:
    """The 95% interval of a correlation, by Fisher's transformation.

    >>> [round(number, 2) for number in interval(0.9, 103)]
    [0.86, 0.93]
    """
    middle, half = math.atanh(correlation), Z / math.sqrt(count - 3)
    return math.tanh(middle - half), math.tanh(middle + half)


def show(name: str, costs: Sequence[Cost]) -> None:
    """How the two agree."""
    said, came = [each.said for each in costs], [each.came for each in costs]
    correlation = statistics.correlation(said, came)
    halves = statistics.correlation([each.one for each in costs], [each.other for each in costs])
    low, high = interval(correlation, len(costs))
    print(
        f"{name}: correlation {correlation:.3f} ({low:.3f} to {high:.3f}), of the two halves played out {halves:.3f}; "
        f"cost said {statistics.fmean(said):.3f}, came {statistics.fmean(came):.3f}; {len(costs):,} moves",
        flush=True,
    )


def main() -> None:
    """Print how far what was said is what came."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set-ups", nargs="+", choices=SET_UPS, default=["dead-mans-draw-2"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--movers", default="deckhand", help="the bots whose moves are judged")
    parser.add_argument("--bot", default="bosun", help="who plays the games out")
    parser.add_argument("--tries", type=int, default=200, help="so often each move is played out")
    parser.add_argument("--iterations", type=int, default=200, help="of the review, for a move")
    parser.add_argument("--every", type=int, default=4, help="one of so many moves is judged")
    parser.add_argument("--workers", type=int, default=cores())
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.workers) as workers:
        for name in chosen.set_ups:
            waiting = [workers.submit(costs_in, *SET_UPS[name], seed, chosen) for seed in range(chosen.games)]
            show(name, [cost for future in waiting for cost in future.result()])


if __name__ == "__main__":
    main()
