"""Bots play whole games of every kind: they end, and the same seed gives the same."""

from __future__ import annotations

import random

import pytest

import pressgang
from pressgang import Dice, State
from pressgang.bots import Search, ask, make_bot, search, turn_values
from pressgang.core import rulebook, rulebooks

CREW = ["random", "deckhand", "bosun", "mate", "captain:iterations=4"]
LONGEST = 2500


def play(state: State, names: list[str], seed: int) -> list[tuple[int, int]]:
    """A whole game between bots; returns its moves."""
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    dice, moves = Dice(seed), []
    while state.pending and len(moves) < LONGEST:
        seat = state.pending[-1]
        moves.append((seat, ask(bots[seat], names[seat], state, seat, dice)))
        state.play(*moves[-1])
    assert not state.pending
    return moves


def some_options(title: str, rng: random.Random) -> dict[str, object]:
    """Any combination of options."""
    options: dict[str, object] = {}
    for option in rulebook(title).options:
        if option.kind == "flag":
            options[option.name] = rng.random() < 0.5
        elif option.kind == "one":
            options[option.name] = rng.choice([option.default, *option.values])
        elif option.kind == "many" and rng.random() < 0.3:
            options[option.name] = rng.sample(option.values, rng.randint(0, len(option.values)))
    return options


@pytest.mark.parametrize(("title", "seed"), [(each.name, seed) for each in rulebooks() for seed in range(4 if each.most > 8 else 12)])
def test_games_with_any_options_end(title: str, seed: int) -> None:
    rng = random.Random(seed)
    book = rulebook(title)
    options = some_options(title, rng)
    players = rng.randint(*book.players(options))
    game = pressgang.game(title, players, **options)
    play(game.start(seed=seed), [CREW[(seat + seed) % len(CREW)] for seat in range(players)], seed)


@pytest.mark.parametrize("variant", rulebook("dead-mans-draw").options[3].values)
@pytest.mark.parametrize("name", CREW[1:])
def test_every_variant_is_played_to_its_end(variant: str, name: str) -> None:
    for edition in ("mayday", "elznir", "carcass"):
        game = pressgang.game("dead-mans-draw", 3, variant=variant, traits=True, mermaid=True, edition=edition)
        play(game.start(seed=7), [name] * 3, 7)


@pytest.mark.parametrize("name", ["random", "deckhand", "bosun", "mate", "captain:iterations=120"])
@pytest.mark.parametrize("title", [each.name for each in rulebooks()])
def test_the_same_seed_plays_the_same(title: str, name: str) -> None:
    game = pressgang.game(title, 3 if title != "dead-mans-draw" else 2)
    games = [play(game.start(seed=3), [name] * game.players, seed) for seed in (5, 5, 6)]
    assert games[0] == games[1]
    if name == "random":
        assert games[0] != games[2]


def test_seats_that_are_asked_at_once_can_all_search() -> None:
    """Traits are kept by all at once; each seat finds something about its own actions, whoever answers first."""
    for edition in ("mayday", "elznir"):
        state = pressgang.game("dead-mans-draw", 3, traits=True, edition=edition).start(seed=2)
        assert state.pending == (0, 1, 2)
        for seat in (2, 0, 1):
            found = search(state, seat, seed=1, iterations=60)
            assert [each.action for each in found] == state.actions(seat)
            assert sum(each.visits for each in found) == 60
            state.play(seat, found[0].action)


def test_a_search_finds_the_same_for_the_same_seed_and_what_it_knows() -> None:
    """Two states that differ only in what the seat cannot know."""
    state = pressgang.game("dead-mans-draw", 2).start(seed=1)
    state.play(state.pending[0], state.game.parse("draw"))
    seat = state.pending[0]
    other = state.imagine(seat, Dice(99))
    assert search(state, seat, 4, iterations=200) == search(other, seat, 4, iterations=200)
    assert search(state, seat, 4, iterations=200) != search(state, seat, 5, iterations=200)
    assert turn_values(state, seat, Dice(3)) == turn_values(other, seat, Dice(3))


def test_a_search_goes_on_where_it_was() -> None:
    state = pressgang.game("dread-draw", 3).start(seed=1)
    once, twice = Search(state, state.pending[0], Dice(1)), Search(state, state.pending[0], Dice(1))
    once.run(100, None)
    twice.run(60, None)
    twice.run(40, None)
    assert once.findings() == twice.findings()
    assert once.iterations == 100


def test_a_search_stops_when_the_time_is_up() -> None:
    state = pressgang.game("dead-mans-draw", 2).start(seed=1)
    searching = Search(state, state.pending[0], Dice(1))
    searching.run(None, 0.02)
    assert searching.iterations > 0


def test_looking_ahead_leaves_the_state_alone() -> None:
    for title in ("dead-mans-draw", "dread-draw"):
        state = pressgang.game(title, 2).start(seed=4)
        before = state.position()
        seat = state.pending[0]
        search(state, seat, 1, iterations=50)
        turn_values(state, seat, Dice(1))
        state.rule_of_thumb(seat, Dice(1))
        state.quick_choice(seat, Dice(1))
        assert state.position() == before
