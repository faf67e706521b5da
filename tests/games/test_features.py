"""The facts that a network weighs: the same whatever the seat cannot know, and as many as the game says."""

from __future__ import annotations

import given_pirates as pirates
import pytest
from given import given, when
from given_dread import deck

import pressgang
from pressgang import Dice, State
from pressgang.core import Rulebook, rulebooks
from pressgang.core.network import COLUMNS, Features

SET_UPS: list[tuple[str, int, dict[str, object]]] = [
    ("dead-mans-draw", 2, {}),
    ("dead-mans-draw", 3, {"traits": True, "edition": "elznir"}),
    ("dead-mans-draw", 4, {"traits": True, "mermaid": True}),
    ("dead-mans-draw", 2, {"edition": "carcass", "traits": True}),
    ("dead-mans-draw", 3, {"variant": "random"}),
    ("dread-draw", 2, {}),
    ("dread-draw", 3, {}),
    ("dread-draw", 4, {"promo": "joins"}),
    ("dread-draw", 5, {}),
    ("pirates-mark", 2, {"mode": "two-player"}),
    ("pirates-mark", 4, {}),
    ("pirates-mark", 5, {"mode": "parrghty"}),
]


def facts(state: State, seat: int, drawing: bool = False) -> tuple[list[int], int]:
    features = Features(state.game.feature_words)
    origin = state.write_features(seat, drawing, features)
    assert features.at == state.game.feature_words
    return list(features.words), origin


@pytest.mark.parametrize(("title", "players", "options"), SET_UPS)
@pytest.mark.parametrize("seed", range(3))
def test_facts_tell_nothing_that_the_seat_cannot_know(title: str, players: int, options: dict[str, object], seed: int) -> None:
    state, dice = pressgang.game(title, players, **options).start(seed=seed), Dice(seed)
    while state.pending:
        for seat in range(players):
            told = facts(state, seat)
            assert all(0 <= word < 1 << COLUMNS for word in told[0])
            assert facts(state.imagine(seat, dice), seat) == told
        mover = state.pending[0]
        state.play(mover, state.quick_choice(mover, dice) if dice.below(3) else state.any_action(mover, dice))


@pytest.mark.parametrize("book", rulebooks(), ids=lambda book: book.name)
def test_a_network_that_is_there_fits_its_game(book: Rulebook) -> None:
    for options in book.learned_together:
        fewest, most = book.players(options)
        for players in range(fewest, most + 1):
            game = book.game(players, options)
            network = game.network
            if network is not None:
                assert (network.words, network.outputs) == (game.feature_words, players)


def test_with_suits_that_have_no_ability_nothing_was_learned() -> None:
    assert pressgang.game("dead-mans-draw", abilities=["anchor"]).network is None
    assert pressgang.game("dead-mans-draw", 5).network is None


def test_of_dread_draw_our_deck_was_learned_for_all_numbers_of_players() -> None:
    assert all(pressgang.game("dread-draw", players).network is not None for players in range(2, 6))
    assert pressgang.game("dread-draw", 3, **deck()).network is None


def test_of_pirates_mark_the_standard_mode_with_four_was_learned() -> None:
    assert pressgang.game("pirates-mark", 4).network is not None
    assert pressgang.game("pirates-mark", 3).network is None
    assert pressgang.game("pirates-mark", 4, mode="parrghty").network is None


def test_a_mark_that_one_seat_has_peeked_at_is_a_fact_for_it_alone() -> None:
    seen, unseen = [pirates.bidding(cells={"C4": "mark", "K10": "jewel"}, known=[{}, {}, known, {}]) for known in ({"C4": "mark"}, {})]
    assert facts(seen, 2) != facts(unseen, 2)
    assert facts(seen, 1) == facts(unseen, 1)


def test_whoever_put_a_mark_back_is_known_to_know_it() -> None:
    """All saw that it did, and none but it where."""
    back = pirates.when(pirates.marked_at_c4(hands={1: ["letters-of-marque"]}), "letters")
    here, there = [pirates.when(back.copy(), move) for move in ("sink C4", "sink H7")]
    assert facts(here, 0) == facts(there, 0)
    assert facts(here, 0) != facts(back, 0)


@pytest.mark.parametrize(("edition", "everybody_knows"), [("mayday", True), ("elznir", False)])
def test_a_card_that_only_the_other_has_seen_is_no_fact(edition: str, everybody_knows: bool) -> None:
    """Mayday shows an Oracle's card to everybody, Elznir to whoever drew the Oracle."""
    one, two = [
        when(given(options={"edition": edition}, turn=0, draw=["oracle-5", *cards, "key-3"]), "draw")
        for cards in (("kraken-4", "anchor-4"), ("anchor-4", "kraken-4"))
    ]
    assert facts(one, 0) != facts(two, 0)
    assert (facts(one, 1) != facts(two, 1)) == everybody_knows
