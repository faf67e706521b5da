"""What the bots do in positions of Pirate's Mark where one can tell what is right."""

from __future__ import annotations

import pytest
from given_pirates import answering, bidding, calling, duelling, given, marked_at_c4, pulling

import pressgang
from pressgang import Dice, State
from pressgang.bots import Look, ask, make_bot

SMART = ["bosun", "mate", "captain:iterations=1500"]
ALL = ["deckhand", *SMART]


def chosen(name: str, state: State, seat: int | None = None, seed: int = 1) -> str:
    """The move of a bot, as text."""
    who = state.pending[0] if seat is None else seat
    return state.game.notation(make_bot(name, seed).choose(Look(state, who, Dice(seed))))


def last_cells(known: dict[str, str]) -> State:
    """A duel of seats 0 and 1 about six cells, two of them Marks; seat 0 pulls and knows some of them."""
    sea = {"A1": "mark", "B1": "jewel", "C1": "jewel", "D1": "ruby", "E1": "mark", "F1": "rum"}
    return given(3, sea=sea, marks=[0, 0, 1], phase="duel", turn=0, known=[known, {}, {}])


@pytest.mark.parametrize("name", ALL)
def test_in_a_duel_the_cell_is_pulled_that_is_known_to_be_harmless(name: str) -> None:
    for seed in range(5):
        assert chosen(name, last_cells({"D1": "ruby"}), seed=seed) == "pull D1"


@pytest.mark.parametrize("name", SMART)
def test_a_cell_that_is_known_to_be_a_mark_is_not_pulled(name: str) -> None:
    for seed in range(10):
        assert chosen(name, last_cells({"A1": "mark", "E1": "mark"}), seed=seed) not in ("pull A1", "pull E1")


@pytest.mark.parametrize("name", ALL)
def test_a_mark_is_turned_away(name: str) -> None:
    assert chosen(name, marked_at_c4(hands={1: ["letters-of-marque"]})) == "letters"


@pytest.mark.parametrize("name", SMART)
def test_a_mark_that_can_be_turned_away_only_with_a_stolen_card_is(name: str) -> None:
    state = marked_at_c4(hands={1: ["plunder"], 2: ["letters-of-marque", "rum"]})
    assert chosen(name, state) == "plunder 2 letters-of-marque"


@pytest.mark.parametrize("name", ["deckhand", "bosun"])
def test_the_hopeless_bid_of_a_strong_rival_is_called(name: str) -> None:
    strong = {0: ["batten-down-the-hatches", "crows-nest-4", "crows-nest-5"]}
    assert chosen(name, calling(bid={"seat": 0, "count": 100}, hands=strong), seat=2) == "call"


@pytest.mark.parametrize("name", ALL)
def test_a_marked_seat_comes_back_by_calling_a_hopeless_bid(name: str) -> None:
    assert chosen(name, calling(bid={"seat": 0, "count": 100}, marked=(2,)), seat=2) == "call"


@pytest.mark.parametrize("name", ALL)
def test_a_marked_seat_does_not_stake_its_life_on_a_harmless_bid(name: str) -> None:
    assert chosen(name, calling(bid={"seat": 0, "count": 2}, marked=(2,)), seat=2) == "pass"


@pytest.mark.parametrize("name", ALL)
def test_a_hopeless_bid_is_answered_with_parlay(name: str) -> None:
    assert chosen(name, answering(100, hands={1: ["parlay"]})) == "parlay"


@pytest.mark.parametrize("name", SMART)
def test_nobody_bids_more_than_fails_more_often_than_not(name: str) -> None:
    """With three Marks among 130 cards, 26 cards hold none of them just more often than not."""
    for seed in range(3):
        assert int(chosen(name, bidding(5), seed=seed).split()[1]) <= 26


@pytest.mark.parametrize("name", ["bosun"])
def test_before_the_duel_a_crows_nest_is_used(name: str) -> None:
    """The next Mark that sticks begins the duel, in which the hand is lost and what was peeked at is not.

    Who has learned bids here: played out, that is worth about as much."""
    assert chosen(name, bidding(20, hands={1: ["crows-nest-5"]}, marked=(3,))) == "nest 5"


@pytest.mark.parametrize("name", ["deckhand", "captain:iterations=1500"])
def test_who_must_pull_five_of_a_few_cards_looks_first(name: str) -> None:
    few = {"A1-M1": "jewel", "A2-M2": "jewel"}
    for seed in range(3):
        assert chosen(name, pulling(5, hands={1: ["crows-nest-5"]}, marked=(3,), sea=few), seed=seed) == "nest 5"


@pytest.mark.parametrize("name", SMART)
def test_what_others_know_is_not_known(name: str) -> None:
    """The move is the same wherever the Marks lie that the seat does not know."""
    here, there = duelling(cells={"A1": "mark", "K10": "jewel"}), duelling(cells={"G5": "mark", "K10": "jewel"})
    assert chosen(name, here) == chosen(name, there)


@pytest.mark.parametrize("mode,players", [("two-player", 2), ("standard", 3), ("standard", 10), ("parrghty", 3), ("parrghty", 6)])
@pytest.mark.parametrize("name", ["bosun", "captain:iterations=8"])
def test_games_come_to_an_end_in_all_modes(name: str, mode: str, players: int) -> None:
    state = pressgang.game("pirates-mark", players, mode=mode).start(seed=players)
    bots = [make_bot(name if seat == 0 else "deckhand", seat) for seat in range(players)]
    dice = Dice(1)
    for _ in range(20000):
        if not state.pending:
            return
        seat = state.pending[0]
        state.play(seat, ask(bots[seat], name, state, seat, dice))
    raise AssertionError(f"{mode} with {players} players goes on and on")
