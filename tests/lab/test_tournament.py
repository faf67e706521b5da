"""Tournaments: fair line-ups and seats, and ratings that find out what is true."""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from itertools import combinations

import pytest

import pressgang
from pressgang.core import Problem
from pressgang.lab import rating, tournament
from pressgang.lab.intervals import wilson
from pressgang.lab.playing import WHOLE, Played, Title, play_game
from pressgang.lab.rating import MEAN, POINTS, Results, distances, ratings
from pressgang.lab.tournament import Deals, line_ups


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (4, 3), (6, 4), (2, 4), (3, 4), (3, 8)])
def test_everybody_meets_everybody_equally_often(bots: int, players: int) -> None:
    tables = line_ups(bots, players)
    seats = Counter(bot for table in tables for bot in table)
    meetings = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2) if len(set(pair)) == 2)
    assert {len(table) for table in tables} == {players}
    assert sorted(seats) == list(range(bots))
    assert len(set(seats.values())) == 1
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


def test_a_deal_is_played_in_every_rotation_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[list[str], int, int]] = []

    def watch(game: pressgang.Game, bots: list[str], seed: int, twist: int) -> Played:
        played.append((bots, seed, twist))
        return play_game(game, bots, seed, twist)

    monkeypatch.setattr(sys.modules[Deals.__module__], "play_game", watch)
    names = ("random", "lab_bots:Timid", "lab_bots:Steady")
    Deals(Title.of(pressgang.game("dead-mans-draw", players=3)), names, ((0, 1, 2),), seed=4).deal(0)
    assert len({seed for _, seed, _ in played}) == 1
    assert len({twist for _, _, twist in played}) == 3
    for seat in range(3):
        assert {bots[seat] for bots, _, _ in played} == set(names)


def test_a_better_bot_is_rated_above_a_worse_one() -> None:
    names = ["lab_bots:Timid", "random", "lab_bots:Steady"]
    result = tournament(pressgang.game("dead-mans-draw"), names, 120, seed=2)
    assert [names[bot] for bot in result.ranked()] == ["lab_bots:Steady", "random", "lab_bots:Timid"]
    best, middle, worst = (result.ratings[bot] for bot in result.ranked())
    assert best.low > middle.high > middle.low > worst.high
    assert result.against(2, 1).low > 0.5
    assert result.outcome.games == result.wanted == 360
    assert sum(tally.shares for tally in result.outcome.tallies) == 360 * WHOLE
    assert sum(each.value for each in result.ratings) == pytest.approx(3 * MEAN)


def test_games_are_counted_in_whole_deals() -> None:
    result = tournament(pressgang.game("dead-mans-draw", players=4), ["random", "lab_bots:Timid"], 5, seed=2)
    assert result.outcome.games == 3 * 8  # three line-ups, two deals of four rotations
    assert [tally.games for tally in result.outcome.tallies] == [48, 48]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], []])
def test_a_tournament_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(Problem, match="at least two bots"):
        tournament(pressgang.game("dead-mans-draw"), bots, 5, seed=2)


# Ratings


def drawn(strengths: list[float], players: int, deals: int, dice: random.Random) -> Results:
    """The results of a tournament between bots that are truly so strong, by Luce's model."""
    tables, found = line_ups(len(strengths), players), Counter[tuple[int, tuple[int, ...]]]()
    for which, members in enumerate(tables):
        for _ in range(deals):
            wins = Counter(dice.choices(range(players), [math.exp(strengths[bot]) for bot in members], k=players))
            found[which, tuple(WHOLE * wins[place] for place in range(players))] += 1
    return Results(len(strengths), tuple(tables), found)


@pytest.mark.parametrize(("players", "deals"), [(2, 4000), (3, 1000), (4, 1000)])
def test_ratings_find_the_true_strengths(players: int, deals: int) -> None:
    strengths = [-1.0, -0.4, 0.4, 1.0]
    found = ratings(drawn(strengths, players, deals, random.Random(players)), seed=1)
    for strength, each in zip(strengths, found, strict=True):
        assert each.value == pytest.approx(MEAN + POINTS * strength, abs=12)
        assert each.low < each.value < each.high < each.low + 50


@pytest.mark.parametrize("players", [2, 3])
def test_intervals_hold_the_truth_about_95_times_in_a_hundred(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "RESAMPLES", 100)
    strengths, dice, held, rounds = [-0.6, 0.0, 0.6], random.Random(9), 0, 60
    for number in range(rounds):
        found = ratings(drawn(strengths, players, 40, dice), seed=number)
        held += sum(each.low <= MEAN + POINTS * true <= each.high for true, each in zip(strengths, found, strict=True))
    low, high = wilson(held, rounds * len(strengths))[1:]
    assert low <= 0.95
    assert high >= 0.93  # a percentile bootstrap of few deals is a little too sure


def test_distances_find_the_true_ones_and_say_of_whom_nobody_can_tell() -> None:
    strengths = [-1.0, 0.0, 0.0, 1.0]
    found = distances(drawn(strengths, 4, 1000, random.Random(4)), seed=1)
    for bot, row in enumerate(found):
        for other, apart in enumerate(row):
            assert apart.value == pytest.approx(POINTS * (strengths[bot] - strengths[other]), abs=20)
            assert apart.value == -found[other][bot].value
            assert (apart.low <= 0 <= apart.high) == (strengths[bot] == strengths[other])


def test_more_games_make_ratings_surer() -> None:
    few, many = (ratings(drawn([-0.5, 0.5], 2, deals, random.Random(1)), seed=1)[0] for deals in (30, 3000))
    assert many.high - many.low < (few.high - few.low) / 5


def test_who_wins_always_is_not_rated_as_if_that_were_certain() -> None:
    every = Results(2, ((0, 1),), Counter({(0, (2 * WHOLE, 0)): 50}))
    best, worst = ratings(every, seed=1)
    assert 200 < best.value - worst.value < 2000
    assert best.high - best.low > 50


def test_ratings_are_the_same_for_the_same_results() -> None:
    results = drawn([0.0, 0.3, 1.0], 2, 20, random.Random(3))
    assert ratings(results, seed=1) == ratings(results, seed=1)


@pytest.mark.parametrize(("rate", "count"), [(0.5, 20), (0.1, 40), (0.95, 60)])
def test_wilsons_interval_holds_the_truth_about_95_times_in_a_hundred(rate: float, count: int) -> None:
    chances = [math.comb(count, wins) * rate**wins * (1 - rate) ** (count - wins) for wins in range(count + 1)]
    held = sum(chance for wins, chance in enumerate(chances) if wilson(wins, count).low <= rate <= wilson(wins, count).high)
    assert 0.92 < held < 0.985
