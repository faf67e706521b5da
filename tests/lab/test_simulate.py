"""Many games: they agree with two independent engines, and nothing is ever lost."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import pressgang
from pressgang import Dice, playout
from pressgang.core import Problem, rulebook
from pressgang.lab import simulate

GAMES = int(os.environ.get("PRESSGANG_GAMES", "2000"))
"""How many random games over all options; `PRESSGANG_GAMES=100000 ./test tests/lab` plays more."""
SPREAD = {"score": 13.0, "decisions": 9.0}
"""The standard deviation of a mean of n games is about this over the root of n."""


@pytest.mark.parametrize(("players", "score"), [(2, 41.89), (4, 26.93)])
def test_random_play_agrees_with_independent_engines(players: int, score: float) -> None:
    games = 4000
    summary = simulate(pressgang.game("dead-mans-draw", players=players), ["random"] * players, games, seed=11)
    mean = sum(bot.score for bot in summary.bots) / players / games
    assert abs(mean - score) < 4 * SPREAD["score"] / games**0.5
    if players == 2:
        assert abs(summary.decisions / games - 87.7) < 4 * SPREAD["decisions"] / games**0.5
        assert [round(total / games) for total in summary.by_turn_order] == [42, 42]


def random_options(rng: random.Random) -> dict[str, object]:
    """Any combination of options."""
    options: dict[str, object] = {}
    for option in rulebook("dead-mans-draw").options:
        if option.kind == "flag":
            options[option.name] = rng.random() < 0.5
        elif option.kind == "one":
            options[option.name] = rng.choice([option.default, *option.values])
        elif rng.random() < 0.5:
            options[option.name] = rng.sample(option.values, rng.randint(0, len(option.values)))
    return options


def test_random_games_over_all_options_end_and_lose_no_card() -> None:
    rng = random.Random(5)
    for seed in range(GAMES):
        players = rng.randint(2, 8)
        state = pressgang.game("dead-mans-draw", players=players, **random_options(rng)).start(seed=seed)
        decisions = playout(state, Dice(seed))
        position = state.position()
        cards = [position["play"], position["draw"], position["discard"], *position["banks"]]  # type: ignore[misc]
        assert sum(len(pile) for pile in cards) == (60 if players <= 4 else 120)
        assert decisions < 1000
        assert state.standing().winners


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_of_dread_draw_end_and_lose_no_card(players: int) -> None:
    games = [pressgang.game("dread-draw", players=players, promo=promo) for promo in ("none", "replaces", "joins")]
    for seed in range(GAMES // 8):
        state = games[seed % 3].start(seed=seed)
        assert playout(state, Dice(seed)) < 2000
        position = state.position()
        piles = [position["draw"], position["discard"], *position["rows"], *position["reserves"], *position["life"]]  # type: ignore[misc]
        assert sum(len(pile) for pile in piles) == (101 if seed % 3 == 2 else 100)
        assert len(state.standing().winners) == 1


PIRATE_TABLES = [("two-player", 2), *[(mode, players) for mode in ("standard", "parrghty") for players in range(3, 11)]]


@pytest.mark.parametrize(("mode", "players"), PIRATE_TABLES)
def test_random_games_of_pirates_mark_end_with_one_winner_and_lose_no_card(mode: str, players: int) -> None:
    games = [pressgang.game("pirates-mark", players, mode=mode, selection=how) for how in ("listed", "random")]
    for seed in range(GAMES // 40):
        state = games[seed % 2].start(seed=seed)
        assert playout(state, Dice(seed)) < 1500
        position: dict[str, Any] = state.position()
        piles = [position["discard"], position["sea"], position["bound"], *position["hands"]]
        mates = sum(mate is not None for mate in position["mates"])
        assert sum(len(pile) for pile in piles) + mates + sum(position["marks"]) == (168 if mode == "parrghty" else 130)
        assert len(state.standing().winners) == 1
        assert position["duel"] or players > 2 or 5 in position["marks"]
        if players > 2:
            assert position["marks_left"] == 0


def test_the_same_seed_gives_the_same_games() -> None:
    game = pressgang.game("dead-mans-draw", players=3, traits=True)
    first, second = (simulate(game, ["random"] * 3, 50, seed=4).bots for _ in range(2))
    assert first == second
    assert first != simulate(game, ["random"] * 3, 50, seed=5).bots


class Cheat:
    """Answers what nobody asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: object) -> int:
        return 395


class Timid:
    """Banks as soon as it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: pressgang.bots.Look) -> int:
        moves = {look.game.notation(action): action for action in look.actions()}
        return moves.get("bank", look.actions()[0])


def test_a_bot_of_ones_own_plays() -> None:
    summary = simulate(pressgang.game("dead-mans-draw"), [f"{__name__}:Timid", "random"], 20, seed=1)
    assert summary.games == 20
    assert summary.bots[0].wins + summary.bots[1].wins + summary.bots[0].shared == 20


def test_a_bot_that_answers_nonsense_is_named() -> None:
    with pytest.raises(Problem) as caught:
        simulate(pressgang.game("dead-mans-draw"), [f"{__name__}:Cheat", "random"], 1, seed=1)
    assert caught.value.code == "bad-bot-move"
