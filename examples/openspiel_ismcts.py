"""OpenSpiel's search plays Dead Man's Draw: against itself in OpenSpiel's terms, then against one of our bots.

python examples/openspiel_ismcts.py
"""

from __future__ import annotations

import numpy as np
import pyspiel

import pressgang
import pressgang.rl.openspiel  # enters our games in OpenSpiel
from pressgang.lab import simulate
from pressgang.rl.ismcts import search_bot

SIMULATIONS = 20

# A game of OpenSpiel like any other
game = pyspiel.load_game("pressgang_dead_mans_draw(players=2)")
bots = [search_bot(game, seed, SIMULATIONS) for seed in range(2)]
state = game.new_initial_state()
rng = np.random.default_rng(7)
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(bots[state.current_player()].step(state)))
print(state.returns())

# And a bot of ours like any other: each deal is played from both seats
name = f"pressgang.rl.ismcts:Ismcts:simulations={SIMULATIONS}"
for seats in ([name, "deckhand"], ["deckhand", name]):
    summary = simulate(pressgang.game("dead-mans-draw"), seats, games=5, seed=1)
    print({each.bot: each.wins for each in summary.bots})
