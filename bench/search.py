"""How fast the captain searches: iterations a second in the opening position, beside OpenSpiel's ISMCTS on leduc_poker.

Run it with `bench/run search`. OpenSpiel's bot is made and asked as its own example for this algorithm does
(`python/examples/is_mcts_exploitability.py`); one simulation of it is an iteration. The games differ, so it is a yardstick, no
contest: a game of leduc_poker lasts a handful of decisions, one of Dead Man's Draw about eighty. Every round measures all rows
one after the other; the table shows medians over the rounds.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

SECONDS = 0.5
SIMULATIONS = 1000


def ours(title: str, players: int, **options: object) -> Callable[[], float]:
    """The captain in the first choice of a game that is one."""
    import pressgang
    from pressgang.bots import Search

    state = pressgang.game(title, players, **options).start(seed=1)
    while len(state.actions(state.pending[0])) == 1:
        state.play(state.pending[0], state.actions(state.pending[0])[0])

    def measure() -> float:
        searching = Search(state, state.pending[0], pressgang.Dice(1))
        begun = time.process_time()
        while time.process_time() - begun < SECONDS:
            searching.run(SIMULATIONS, None)
        return searching.iterations / (time.process_time() - begun)

    return measure


def open_spiel() -> float:
    """Simulations a second of the first decision of leduc_poker."""
    import pyspiel

    game = pyspiel.load_game("leduc_poker")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS, -1, final, False, False)
    simulations = 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        bot.get_policy(state)
        simulations += SIMULATIONS
    return simulations / (time.process_time() - begun)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    chosen = parser.parse_args()
    rows = {
        "OpenSpiel ISMCTS, leduc_poker": open_spiel,
        "captain, Dead Man's Draw, 2p": ours("dead-mans-draw", 2),
        "captain, Dead Man's Draw, 4p traits": ours("dead-mans-draw", 4, traits=True),
        "captain, Dread Draw, 2p": ours("dread-draw", 2),
        "captain, Dread Draw, 4p": ours("dread-draw", 4),
        "captain, Pirate's Mark, 4p": ours("pirates-mark", 4),
    }
    rates: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(chosen.rounds):
        for name, measure in rows.items():
            rates[name].append(measure())
    print(f"{'iterations per second of processor time, median of ' + str(chosen.rounds) + ' rounds':60} {'rate':>10} {'x OpenSpiel':>12}")
    for name, series in rates.items():
        ratio = statistics.median(rate / yard for rate, yard in zip(series, rates["OpenSpiel ISMCTS, leduc_poker"], strict=True))
        print(f"{name:60} {statistics.median(series):>10,.0f} {ratio:>12.2f}")


if __name__ == "__main__":
    main()
