"""How fast our environments for learners are, beside those of PettingZoo, RLCard, OpenSpiel and Pgx in the same run.

Run it with `bench/run rl`. A row is observed steps per second of CPU: what the one to move sees, and which choices it has, is written down
before each. Every round measures all rows one after the other, in fresh processes; the table shows medians over the rounds. Choices are
random. Where many games go in step, choosing is not measured.
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
from typing import Any

SECONDS = 1.0
GAMES = 1024
PLAIN = {"name": "dead-mans-draw", "players": 2}
TRAITS = {"name": "dead-mans-draw", "players": 4, "traits": True}
DREAD = {"name": "dread-draw", "players": 2}
PIRATES = {"name": "pirates-mark", "players": 4}
YARDSTICK = "PettingZoo, leduc_holdem"
PGX_LEDUC = "Pgx, leduc_holdem, 1,024 games"
ONE_BY_ONE, MANY = "ours, one state at a time, 2p", "ours, Many, 1,024 games, 2p"
RAW = "ours, PettingZoo, raw, 2p"

Play = Callable[[], int]
BARS: list[tuple[str, str, float]] = [
    (ONE_BY_ONE, "", 400_000),
    (MANY, "", 3_000_000),
    (MANY, PGX_LEDUC, 3),
    (MANY, YARDSTICK, 100),
    (RAW, YARDSTICK, 10),
]
"""A row, beside which other one (none: a second), and how many times that it has to be."""


def measured(play: Play) -> float:
    """Steps a second of CPU: `play` plays a game, or some, and returns its steps."""
    steps, warm = 0, time.process_time()
    while time.process_time() - warm < SECONDS / 4:
        play()
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        steps += play()
    return steps / (time.process_time() - begun)


def measured_steps(choose: Callable[[], Any], step: Callable[[Any], None]) -> float:
    """Steps a second of CPU where so many games go in step, without choosing."""
    for _ in range(30):
        step(choose())
    rounds, spent = 0, 0.0
    while spent < SECONDS:
        choices = choose()
        begun = time.process_time()
        step(choices)
        spent += time.process_time() - begun
        rounds += 1
    return rounds * GAMES / spent


# One game at a time


def pettingzoo(env: Any) -> float:
    """Games in the loop that PettingZoo's documentation shows."""
    any_place = random.Random(1).random
    env.reset(seed=1)

    def play() -> int:
        steps = 0
        env.reset()  # with a seed, some make all anew
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            places = seen["action_mask"].nonzero()[0]
            env.step(places[int(any_place() * len(places))])
            steps += 1
        return steps

    return measured(play)


def pettingzoo_classic(name: str) -> float:
    """A game of PettingZoo's own, as it comes."""
    import importlib

    return pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env())


def ours_in_pettingzoo(options: dict[str, Any], raw: bool) -> float:
    """Ours in PettingZoo."""
    from pressgang.rl.pettingzoo import env, raw_env

    given = {**options, "game": options["name"]}
    del given["name"]
    return pettingzoo((raw_env if raw else env)(**given))


def rlcard() -> float:
    """RLCard's leduc-holdem."""
    import rlcard

    env, choice = rlcard.make("leduc-holdem", config={"seed": 1}), random.Random(1).choice

    def play() -> int:
        steps, (seen, _) = 0, env.reset()
        while not env.is_over():
            seen, _ = env.step(choice(list(seen["legal_actions"])))
            steps += 1
        return steps

    return measured(play)


def open_spiel(name: str) -> float:
    """A game of OpenSpiel, or of ours in it, with its tensor and the choices as a mask."""
    import pyspiel

    if name.startswith("pressgang"):
        import pressgang.rl.openspiel  # noqa: F401
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return measured(play)


def one_by_one(options: dict[str, Any]) -> float:
    """States of ours, driven from Python."""
    import pressgang

    game, dice, seeds = pressgang.game(**options), pressgang.Dice(1), iter(range(1, 1 << 60))
    seen, mask = bytearray(game.observation.size), bytearray(game.space.size)

    def play() -> int:
        steps, state = 0, game.start(seed=next(seeds))
        while (seat := state.asked()) >= 0:
            state.observe(seat, seen)
            state.mask(seat, mask)
            state.play(seat, state.any_action(seat, dice))
            steps += 1
        return steps

    return measured(play)


# Many games in step


def many(options: dict[str, Any]) -> float:
    """Our `Many`."""
    import pressgang
    from pressgang.rl import Many

    games = Many(pressgang.game(**options), GAMES, 1)
    return measured_steps(games.random_choices, games.step)


def pgx(name: str) -> float:
    """A game of Pgx, on the CPU; one that ends begins anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    state: Any = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES))
    advance = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    sample = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1))
    split = jax.jit(lambda key: jax.random.split(key, GAMES))
    count = 0

    def choose() -> Any:
        nonlocal count
        count += 1
        key = jax.random.PRNGKey(count)
        return jax.block_until_ready((sample(key, state.legal_action_mask), split(key)))

    def step(chosen: Any) -> None:
        nonlocal state
        state = jax.block_until_ready(advance(state, *chosen))

    return measured_steps(choose, step)


def vector(opponents: str) -> float:
    """Our vector environment: the learner's steps, the opponents' moves between them included."""
    import numpy as np

    from pressgang.rl.vector import PressgangVectorEnv

    rng = np.random.default_rng(1)
    envs = PressgangVectorEnv(num_envs=GAMES, opponents=opponents, autoreset_mode="SameStep")
    infos: Any = envs.reset(seed=1)[1]

    def step(choices: Any) -> None:
        nonlocal infos
        infos = envs.step(choices)[-1]

    def choose() -> Any:
        masks = infos["action_mask"]
        return (rng.random(masks.shape) * masks).argmax(axis=1)

    return measured_steps(choose, step)


ROWS: dict[str, Callable[[], float]] = {
    YARDSTICK: lambda: pettingzoo_classic("leduc_holdem_v4"),
    "PettingZoo, connect_four": lambda: pettingzoo_classic("connect_four_v3"),
    "RLCard, leduc-holdem": rlcard,
    "OpenSpiel, leduc_poker": lambda: open_spiel("leduc_poker"),
    PGX_LEDUC: lambda: pgx("leduc_holdem"),
    "Pgx, backgammon, 1,024 games": lambda: pgx("backgammon"),
    ONE_BY_ONE: lambda: one_by_one(PLAIN),
    "ours, one state at a time, 4p traits": lambda: one_by_one(TRAITS),
    RAW: lambda: ours_in_pettingzoo(PLAIN, raw=True),
    "ours, PettingZoo, wrapped, 2p": lambda: ours_in_pettingzoo(PLAIN, raw=False),
    "ours, OpenSpiel, 2p": lambda: open_spiel("pressgang_dead_mans_draw"),
    MANY: lambda: many(PLAIN),
    "ours, Many, 1,024 games, 4p traits": lambda: many(TRAITS),
    "ours, Many, 1,024 games, Dread Draw": lambda: many(DREAD),
    "ours, Many, 1,024 games, Pirate's Mark, 4p": lambda: many(PIRATES),
    "ours, Gymnasium, 1,024 games, 2p, against random": lambda: vector("random"),
    "ours, Gymnasium, 1,024 games, 2p, against deckhand": lambda: vector("deckhand"),
}


def one_row(name: str) -> float:
    """Measure a row in a process of its own; 0 if it cannot be measured here."""
    environment = {**os.environ, "JAX_PLATFORMS": "cpu"}
    done = subprocess.run([sys.executable, "-P", __file__, "--row", name], capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        print(f"{name}: {(done.stderr.strip().splitlines() or ['?'])[-1]}", file=sys.stderr)
        return 0.0
    rate: float = json.loads(done.stdout.splitlines()[-1])
    return rate


def main() -> None:
    """Print the table and what has become of the bars."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--row", choices=ROWS)
    chosen = parser.parse_args()
    if chosen.row:
        print(json.dumps(ROWS[chosen.row]()))
        return
    rounds = [{name: one_row(name) for name in ROWS} for _ in range(chosen.rounds)]
    print(f"{'observed steps per second of CPU, median of ' + str(chosen.rounds) + ' rounds':56} {'rate':>12} {'x leduc':>8}")
    for name in ROWS:
        print(f"{name:56} {statistics.median(each[name] for each in rounds):>12,.0f} {_times(rounds, name, YARDSTICK):>8.1f}")
    for name, other, bar in BARS:
        found = _times(rounds, name, other) if other else statistics.median(each[name] for each in rounds)
        print(f"{name} / {other or 'second'}: {found:,.1f}, bar {bar:,} {'met' if found >= bar else 'MISSED'}")


def _times(rounds: list[dict[str, float]], name: str, other: str) -> float:
    """How many times as fast as another row, as the median over the rounds."""
    return statistics.median(each[name] / each[other] if each[other] else 0.0 for each in rounds)


if __name__ == "__main__":
    main()
