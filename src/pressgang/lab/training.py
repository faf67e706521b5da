"""Learns to judge the situations of a game: a network plays against itself and is fitted to what came of it (TD(lambda)).

Rounds: in each, pieces of so many games are played with the network as it is, on any executor, and then it is fitted to them while the
pieces of the next round are played already. What comes out depends on the plan and its seed alone, never on how many workers there are.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from pressgang.core import Problem
from pressgang.core.network import COLUMNS, HEAVIEST, LANES, LEAK, read_network, read_weights, write_network

from .playing import Title
from .random_games import game_seed
from .self_play import Samples, SelfPlay
from .spread import Here

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

ROUND_GAMES: Final = 2_000
PIECES: Final = 4
"""Of a round, whatever the number of workers is."""
BATCH: Final = 256
"""Situations that the network is fitted to at once."""
HEAVY: Final = 0.5
"""About what the heaviest weight of a unit is while it is learned; in its file it is HEAVIEST."""
FADING: Final = (0.9, 0.999)
"""How long gradients and their squares are remembered (Adam)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How to learn. Set-ups of one game with as many players are learned together, one game after the other."""

    titles: tuple[Title, ...]
    units: int = 33
    games: int = 100_000
    round_games: int = ROUND_GAMES
    trace: float = 0.7
    speed: float = 0.001
    """Of learning, at first; at the end a twentieth of it."""
    curiosity: int = 60
    """In so many of a thousand choices anything is done, at first; at the end in a third of that."""
    seed: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return -(-self.games // self.round_games)

    def speed_in(self, number: int) -> float:
        """How fast is learned in a round."""
        return float(self.speed * 0.05 ** (number / self.rounds))

    def curiosity_in(self, number: int) -> int:
        """How often anything is done in a round."""
        return int(self.curiosity * (1.0 - 2.0 / 3.0 * number / self.rounds))


@dataclass(slots=True)
class Learner:
    """The weights while they are learned, with what Adam remembers of them."""

    weights: list[Floats]
    """Of the facts, biases of the units, of the units, biases of the outputs."""
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)
    steps: int = 0
    games: int = 0
    rounds: int = 0
    ahead: bytes = b""
    """The network that plays the next round: it is one round behind, because its games begin before this round's are learned from."""

    def fit(self, facts: NDArray[np.uint8], estimates: Floats, goals: Floats, speed: float) -> float:
        """One step towards what these situations should have been judged; returns the loss before it."""
        import numpy as np

        first, bias, second, last = self.weights
        bits = np.unpackbits(facts, axis=1, bitorder="little")
        inputs = bits.reshape(len(facts), -1, 64)[:, :, :COLUMNS].reshape(len(facts), -1).astype(np.float32)
        sums = inputs @ first + bias
        counts = np.where(sums > 0.0, np.float32(1.0), np.float32(LEAK))
        hidden = sums * counts
        scores = estimates + hidden @ second + last
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(axis=1, keepdims=True)
        loss = -float((goals * np.log(shares + 1e-9)).sum(axis=1).mean())
        slope = (shares - goals) / np.float32(len(facts))
        inner = ((slope @ second.T) * counts).astype(np.float32)
        self._step([inputs.T @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)], speed)
        return loss

    def _step(self, slopes: Sequence[Floats], speed: float) -> None:
        """Adam."""
        import numpy as np

        self.steps += 1
        fade, fade_squares = FADING
        whole, whole_squares = 1.0 - fade**self.steps, 1.0 - fade_squares**self.steps
        for weights, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += np.float32(1.0 - fade) * (slope - mean)
            square += np.float32(1.0 - fade_squares) * (slope * slope - square)
            weights -= np.float32(speed / whole) * mean / (np.sqrt(square / np.float32(whole_squares)) + np.float32(1e-8))

    def anew(self) -> Learner:
        """What was learned, as the beginning of another course."""
        return replace(self, games=0, rounds=0, ahead=b"")

    def file(self, about: dict[str, object]) -> bytes:
        """The network with small integers for weights: each unit has its own measure, which its outputs make up for."""
        import numpy as np

        first, bias, second, last = self.weights
        if self.steps > 0:
            first = np.where(self.squares[0] > 0.0, first, np.float32(0.0))  # what was never met says nothing
        measure = HEAVIEST / np.maximum(np.abs(first).max(axis=0), 1e-6)
        whole = np.rint(first * measure).astype(np.int8)
        biases = np.rint(bias * measure).astype("<i4")
        floats = np.concatenate([(second / measure[:, None]).ravel(), last]).astype("<f4")
        size = {"words": len(first) // COLUMNS, "units": len(bias), "outputs": len(last)}
        return write_network({**about, **size}, whole.tobytes(), biases.tobytes(), floats.tobytes())

    def saved(self) -> bytes:
        """All that is needed to go on learning."""
        import numpy as np

        parts = [
            *self.weights,
            *self.means,
            *self.squares,
            np.array([self.steps, self.games, self.rounds]),
            np.frombuffer(self.ahead, np.uint8),
        ]
        file = io.BytesIO()
        np.savez(file, *parts)
        return file.getvalue()


def restored(plan: Plan, saved: bytes) -> Learner:
    """A learner that was saved, if it is one of this plan."""
    import numpy as np

    new = new_learner(plan)
    try:
        with np.load(io.BytesIO(saved)) as file:
            parts = [file[f"arr_{place}"] for place in range(len(file.files))]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise Problem("train-progress") from error
    count = len(new.weights)
    if len(parts) != 3 * count + 2 or [part.shape for part in parts[:count]] != [each.shape for each in new.weights]:
        raise Problem("train-progress")
    steps, games, rounds = [int(number) for number in parts[-2]]
    return Learner(parts[:count], parts[count : 2 * count], parts[2 * count : -2], steps, games, rounds, parts[-1].tobytes())


def learner_of(plan: Plan, network: bytes) -> Learner:
    """A learner that begins with what a network says: its weights were rounded when it was written, and Adam remembers nothing of them."""
    import numpy as np

    new, known = new_learner(plan), read_weights(network)
    parts = [np.array(part, np.float32) for part in (known.first, known.bias, known.second, known.last)]
    if [part.size for part in parts] != [each.size for each in new.weights]:
        raise Problem("train-other-size", words=len(new.weights[0]) // COLUMNS, units=len(new.weights[1]))
    measure = HEAVY / HEAVIEST
    scales = (measure, measure, 1 / measure, 1.0)
    new.weights = [part.reshape(each.shape) * np.float32(scale) for part, each, scale in zip(parts, new.weights, scales, strict=True)]
    return new


def new_learner(plan: Plan) -> Learner:
    """Weights that say nothing yet: the estimate alone counts."""
    import numpy as np

    game = plan.titles[0].game()
    if not game.feature_words:
        raise Problem("train-no-features", game=game.name)
    columns = game.feature_words * COLUMNS
    units = -(-plan.units // LANES) * LANES
    random = np.random.default_rng(plan.seed)
    first = random.normal(0.0, 0.05, (columns, units)).astype(np.float32)
    zeros = [np.zeros(units, np.float32), np.zeros((units, game.players), np.float32), np.zeros(game.players, np.float32)]
    weights = [first, *zeros]
    return Learner(weights, [np.zeros_like(each) for each in weights], [np.zeros_like(each) for each in weights])


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of a round, as they are sent to another process."""

    titles: tuple[Title, ...]
    network: bytes
    trace: float
    curiosity: int
    seed: int
    numbers: range

    def play(self) -> tuple[bytes, list[float]]:
        """The games, one set-up after the other."""
        network = read_network(self.network)[0]
        samples = Samples()
        playing = [SelfPlay(title.game(), network, self.trace, samples) for title in self.titles]
        for number in self.numbers:
            playing[number % len(playing)].play(game_seed(self.seed, number), self.curiosity)
        return b"".join(samples.facts), samples.numbers


def _play(piece: Piece) -> tuple[bytes, list[float]]:
    return piece.play()


Hear = Callable[[Learner, float], None]
"""Is told after each round how it stands, with the loss of the round; may stop by raising KeyboardInterrupt."""


def train(plan: Plan, learner: Learner, executor: Executor | None = None, hear: Hear | None = None) -> Learner:
    """Learn, from where the learner stands to the end of the plan; Ctrl-C ends it early, after a whole round."""
    workers: Executor = Here() if executor is None else executor
    learner.ahead = learner.ahead or learner.file({})
    waiting = _submit(plan, learner, workers, learner.rounds)
    try:
        while learner.rounds < plan.rounds:
            played = [future.result() for future in waiting]
            following = learner.rounds + 1
            learner.ahead = learner.file({})
            waiting = _submit(plan, learner, workers, following)
            fitted = deepcopy(learner)
            loss = _fit(plan, fitted, played)
            learner.weights, learner.means, learner.squares, learner.steps = fitted.weights, fitted.means, fitted.squares, fitted.steps
            learner.rounds, learner.games = following, min(following * plan.round_games, plan.games)
            if hear is not None:
                hear(learner, loss)
    except KeyboardInterrupt:
        for future in waiting:
            future.cancel()
    return learner


def _submit(plan: Plan, learner: Learner, workers: Executor, number: int) -> list[Future[Any]]:
    """Let the games of a round be played, if there is one."""
    size = plan.round_games // PIECES if number < plan.rounds else 0
    start = number * plan.round_games
    pieces = [range(start + piece * size, start + (piece + 1) * size) for piece in range(PIECES)]
    common = Piece(plan.titles, learner.ahead, plan.trace, plan.curiosity_in(number), plan.seed, range(0))
    return [workers.submit(_play, replace(common, numbers=numbers)) for numbers in pieces if numbers]


def _fit(plan: Plan, learner: Learner, played: list[tuple[bytes, list[float]]]) -> float:
    """Fit the network to all situations of a round, in random order."""
    import numpy as np

    words, outputs = len(learner.weights[0]) // COLUMNS, len(learner.weights[3])
    facts = np.frombuffer(b"".join(part for part, _ in played), np.uint8).reshape(-1, words * 8)
    numbers = np.concatenate([np.asarray(part, np.float32) for _, part in played]).reshape(-1, outputs, 2)
    order = np.random.default_rng((plan.seed, learner.rounds)).permutation(len(facts))
    speed, losses = plan.speed_in(learner.rounds), []
    for start in range(0, len(order) - BATCH + 1, BATCH):
        rows = order[start : start + BATCH]
        losses.append(learner.fit(facts[rows], numbers[rows, :, 0], numbers[rows, :, 1], speed))
    return float(np.mean(losses)) if losses else 0.0
