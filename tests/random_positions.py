"""Random positions of every game, with all kinds of options, in which a certain question is open."""

from __future__ import annotations

from collections.abc import Iterator

import pressgang
from pressgang import Dice, State

VARIANTS = ("strange-lands", "thieves-island", "sudden-death", "beneath-the-waves", "bottom-feeder", "pile-o-treasure")
OPTIONS: dict[str, list[dict[str, object]]] = {
    "dead-mans-draw": [
        {},
        {"traits": True},
        {"traits": True, "mermaid": True},
        {"edition": "elznir", "traits": True, "mermaid": True},
        {"edition": "carcass", "traits": True},
        {"house": ["gentle", "anchored_chest"], "mermaid": True},
        *[{"variant": variant, "traits": True} for variant in VARIANTS],
    ],
    "dread-draw": [{}, {"promo": "joins"}, {"promo": "replaces"}],
    "pirates-mark": [{}, {"mode": "parrghty"}, {"mode": "two-player"}, {"selection": "random"}],
}
PLAYERS = {"dead-mans-draw": (2, 6), "dread-draw": (2, 5), "pirates-mark": (3, 6)}


def positions(title: str, verb: str, count: int, longest: int) -> Iterator[tuple[State, int, int]]:
    """So many states in which a seat may make a move of this verb: the state, the seat, and a seed of its own."""
    found, seed = 0, 0
    while found < count:
        seed += 1
        state, dice = _start(title, seed), Dice(seed)
        for _ in range(dice.below(longest)):
            _step(state, dice)
        while state.pending and not _asked(state, verb):
            _step(state, dice)
        if state.pending:
            found += 1
            yield state, state.pending[0], seed


def _start(title: str, seed: int) -> State:
    options = OPTIONS[title][seed % len(OPTIONS[title])]
    fewest, most = PLAYERS[title]
    players = 2 if options.get("mode") == "two-player" else fewest + seed // 7 % (most - fewest + 1)
    return pressgang.game(title, players, **options).start(seed)


def _step(state: State, dice: Dice) -> None:
    """A random move, or one by habit, so that turns last long enough to become dangerous."""
    if state.pending:
        seat = state.pending[0]
        state.play(seat, state.quick_choice(seat, dice) if dice.below(2) else state.any_action(seat, dice))


def _asked(state: State, verb: str) -> bool:
    seat = state.pending[0]
    return any(state.game.notation(action).split()[0] == verb for action in state.actions(seat))
