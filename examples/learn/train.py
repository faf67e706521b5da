"""Learn Dead Man's Draw for two by playing against oneself: proximal policy optimisation with masks, in numpy.

    python train.py --minutes 10

Writes `policy.json`, which `learned.py` plays from, and `curve.png`: the share of the win against `deckhand` while it learned.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from policy import Adam, Floats, Policy

import pressgang
from pressgang import Dice, Game
from pressgang.core.stepper import reward_of
from pressgang.rl import Many

HERE = Path(__file__).parent
GAMES, STEPS, HIDDEN = 512, 64, 48
LAMBDA, CLIP, ENTROPY, RATE, ROUNDS, BATCH = 0.9, 0.2, 0.01, 1e-3, 2, 4096


class Turns:
    """What was seen, chosen and hoped for in some steps of many games."""

    def __init__(self, many: Many) -> None:
        rows = (STEPS, many.count)
        self.seen = np.zeros((*rows, many.game.observation.size), np.uint8)
        self.masks = np.zeros((*rows, many.game.space.size), np.uint8)
        self.choices, self.seats = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        self.likely, self.values, self.gains = np.zeros(rows, np.float32), np.zeros(rows, np.float32), np.zeros(rows, np.float32)
        self.ended, self.rewards = np.zeros(rows, bool), np.zeros((*rows, many.game.players), np.float32)

    def play(self, many: Many, policy: Policy, rng: np.random.Generator) -> None:
        """Play the steps, and find out how much better or worse each turned out than was hoped."""
        every = np.arange(many.count)
        for step in range(STEPS):
            self.seen[step], self.masks[step], self.seats[step] = many.observations, many.masks, many.seats
            _, _, likely, self.values[step] = policy.look(self.seen[step], self.masks[step])
            choices = np.minimum((likely.cumsum(axis=1) < rng.random((many.count, 1))).sum(axis=1), likely.shape[1] - 1)
            choices = np.where(self.masks[step][every, choices], choices, likely.argmax(axis=1))
            self.choices[step], self.likely[step] = choices, likely[every, choices]
            many.step(choices)
            self.ended[step], self.rewards[step] = many.ended == 1, many.rewards
        self._look_back(many, policy, every)

    def _look_back(self, many: Many, policy: Policy, every: NDArray[np.int64]) -> None:
        """What each step gained: the next hope of the same seat, or the reward, less what was hoped; later gains count less."""
        now = policy.look(many.observations, many.masks)[3]
        hopes, gains = np.repeat(-now[:, None], 2, axis=1), np.zeros((many.count, 2), np.float32)
        hopes[every, many.seats] = now
        for step in reversed(range(STEPS)):
            over, seats = self.ended[step], self.seats[step]
            hopes[over], gains[over] = self.rewards[step][over], 0
            gain = hopes[every, seats] - self.values[step] + LAMBDA * gains[every, seats]
            self.gains[step] = gains[every, seats] = gain
            hopes[every, seats] = self.values[step]


def improve(policy: Policy, adam: Adam, turns: Turns, rate: float, rng: np.random.Generator) -> None:
    """Make what gained more likely and what lost less, a little; and hope for what came."""
    flat = {name: array.reshape(STEPS * GAMES, *array.shape[2:]) for name, array in vars(turns).items()}
    goals = flat["values"] + flat["gains"]
    gains = (flat["gains"] - flat["gains"].mean()) / (flat["gains"].std() + 1e-6)
    for _ in range(ROUNDS):
        for rows in np.array_split(rng.permutation(STEPS * GAMES), STEPS * GAMES // BATCH):
            inputs, hidden, likely, values = policy.look(flat["seen"][rows], flat["masks"][rows])
            by_logit = slopes_of_choices(likely, flat["choices"][rows], flat["likely"][rows], gains[rows])
            by_value = (values - goals[rows]) * (1 - values**2)
            size = np.float32(len(rows))
            adam.step(policy.slopes(inputs, hidden, by_logit / size, by_value / size), rate)


def slopes_of_choices(likely: Floats, choices: NDArray[np.int64], before: Floats, gains: Floats) -> Floats:
    """How the loss changes with each logit: the clipped gain of the choice made, and a little for being undecided."""
    every = np.arange(len(choices))
    ratio = likely[every, choices] / before
    held = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
    weight = np.where(held, 0, -gains * ratio)[:, None]
    chosen = np.zeros_like(likely)
    chosen[every, choices] = 1
    logs = np.log(np.maximum(likely, 1e-12))
    undecided = -(likely * logs).sum(axis=1, keepdims=True)
    return weight * (chosen - likely) + ENTROPY * likely * (logs + undecided)


def share_against_deckhand(game: Game, policy: Policy, deals: int, seed: int) -> float:
    """The share of the win in mirrored games: each deal is played twice, with seats exchanged."""
    dice, total = Dice(seed), 0.0
    seen, mask = np.zeros((1, game.observation.size), np.uint8), np.zeros((1, game.space.size), np.uint8)
    for deal in range(deals):
        for mine in range(2):
            state = game.start(seed=seed * 1_000_003 + deal)
            while state.pending:
                seat = state.pending[0]
                if seat != mine:
                    state.play(seat, state.rule_of_thumb(seat, dice))
                    continue
                state.observe(seat, seen)
                state.mask(seat, mask)
                state.choose(seat, int(policy.look(seen, mask)[2].argmax()))
            total += (1 + reward_of(state, mine)) / 2
    return total / (2 * deals)


def draw_curve(curve: list[tuple[float, float]], path: Path) -> None:
    """The share of the win against deckhand over the minutes."""
    import altair

    points = altair.Data(values=[{"minutes": minutes, "share": share} for minutes, share in curve])
    axes = {"x": altair.X("minutes:Q"), "y": altair.Y("share:Q", scale=altair.Scale(domain=[0, 1]))}
    altair.Chart(points, width=480, height=280).mark_line(point=True).encode(**axes).save(path)


def main() -> None:
    """Train for some minutes; look once a minute how far it has come."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=500, help="deals of the last comparison, each played from both seats")
    parser.add_argument("--out", type=Path, default=HERE / "policy.json")
    chosen = parser.parse_args()
    game = pressgang.game("dead-mans-draw", 2)
    scale = np.ones(game.observation.size, np.float32)
    for field in game.observation.fields:
        scale[field.offset : field.offset + field.size] = 1 / min(field.most, 64)
    policy = Policy(game.observation.size, game.space.size, HIDDEN, scale, chosen.seed)
    many, adam, rng = Many(game, GAMES, chosen.seed), Adam(policy.weights), np.random.default_rng(chosen.seed)
    turns, curve, begun, looked = Turns(many), [], time.monotonic(), -1.0
    while (minutes := (time.monotonic() - begun) / 60) < chosen.minutes:
        turns.play(many, policy, rng)
        improve(policy, adam, turns, RATE * (1 - minutes / chosen.minutes) + RATE / 20, rng)
        if minutes - looked >= 1:
            looked = minutes
            curve.append((minutes, share_against_deckhand(game, policy, min(chosen.deals, 200), len(curve))))
            print(f"{minutes:5.1f} min, {adam.steps} steps: {curve[-1][1]:.3f} of the wins against deckhand", flush=True)
    policy.save(chosen.out)
    curve.append((chosen.minutes, share_against_deckhand(game, policy, chosen.deals, 10**6)))
    print(f"at the end: {curve[-1][1]:.3f} of the wins against deckhand in {2 * chosen.deals} mirrored games")
    draw_curve(curve, chosen.out.with_name("curve.png"))


if __name__ == "__main__":
    main()
