"""A small policy: one hidden layer, choices and the value of a position from it. Learns with numpy."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
FORBIDDEN = np.float32(-1e9)


class Policy:
    """What to do in a position, and how good it is for whoever is to move (from -1 to 1)."""

    def __init__(self, columns: int, choices: int, hidden: int, scale: Floats, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.scale = scale
        self.weights: list[Floats] = [
            rng.normal(0, 0.05, (columns, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.01, (hidden, choices)).astype(np.float32),
            np.zeros(choices, np.float32),
            np.zeros((hidden, 1), np.float32),
            np.zeros(1, np.float32),
        ]

    def look(self, seen: NDArray[np.uint8], masks: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs, hidden units, probabilities of all choices, values; a row each."""
        inputs = seen * self.scale
        first, first_bias, second, second_bias, third, third_bias = self.weights
        hidden = np.maximum(inputs @ first + first_bias, 0)
        logits = np.where(masks, hidden @ second + second_bias, FORBIDDEN)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, likely / likely.sum(axis=1, keepdims=True), np.tanh(hidden @ third + third_bias)[:, 0]

    def slopes(self, inputs: Floats, hidden: Floats, by_logit: Floats, by_value: Floats) -> list[Floats]:
        """How the loss changes with each weight, from how it changes with logits and with values (before tanh)."""
        by_hidden = (by_logit @ self.weights[2].T + by_value[:, None] @ self.weights[4].T) * (hidden > 0)
        return [
            *(inputs.T @ by_hidden, by_hidden.sum(axis=0)),
            *(hidden.T @ by_logit, by_logit.sum(axis=0)),
            *(hidden.T @ by_value[:, None], by_value.sum(axis=0, keepdims=True)),
        ]

    def save(self, path: Path) -> None:
        """Write down what a player needs, as plain lists."""
        rounded = [np.round(weights, 4).tolist() for weights in self.weights[:4]]
        path.write_text(json.dumps({"scale": np.round(self.scale, 6).tolist(), "weights": rounded}), encoding="utf-8")


class Adam:
    """Follows slopes downhill, each weight at its own pace."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        """One step."""
        self.steps += 1
        pace = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weight -= np.float32(pace) * mean / (np.sqrt(square) + np.float32(1e-8))
