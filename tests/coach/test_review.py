"""Looking back at a game: the moves that cost most are found, from what the seat knew."""

from __future__ import annotations

from typing import Any

import pytest
from given import given

from pressgang import Dice, Match, Record, State
from pressgang.bots import make_bot
from pressgang.bots.bot import Look
from pressgang.coach import Budget, review
from pressgang.coach.review import decisions_of

QUICK = Budget(iterations=150)
SEATS = ["Eliza", "Zach"]
RICH: dict[str, Any] = {"play": ["mermaid-9", "key-7", "oracle-7", "kraken-7", "map-7"], "banks": [[], ["hook-3"]]}
"""Forty points at a risk of every second card."""


def record(moves: list[tuple[int, str]], **position: Any) -> Record:
    return Record("dead-mans-draw", {}, SEATS, moves=moves, position=position)


def test_a_planted_blunder_is_found_among_good_moves() -> None:
    """Seat 0 plays as the bosun does, but once it draws with almost everything to lose."""
    match = Match(record([], **late_lead(), turn=1))
    bot, dice = make_bot("bosun", 1), Dice(2)
    planted = -1
    while match.state.pending:
        state, seat = match.state, match.state.pending[0]
        action = bot.choose(Look(state, seat, dice))
        if planted < 0 and seat == 0 and is_rich(state) and state.game.notation(action) == "bank":
            planted, action = len(match.moves), state.game.parse("draw")
        match.play(seat, action)
    assert planted >= 0
    found = review(match.record(), [0], QUICK, most=3)
    assert found.finished
    assert found.looked == found.decisions > 2
    assert len(found.moves) < found.decisions / 3
    blunder = next(move for move in found.moves if move.entry == planted)
    assert (blunder.played.move, blunder.better.move) == ("draw", "bank")
    assert blunder.cost.low > 0


def late_lead() -> dict[str, Any]:
    """Few cards are left, so that a bust decides."""
    cards = given().game.card_names
    banks = [["map-7", "chest-7"], ["mermaid-6", "anchor-6", "hook-6"]]
    rest = [card for card in cards if card not in [*banks[0], *banks[1]]]
    return {"banks": banks, "discard": rest[::2], "draw": []}


def is_rich(state: State) -> bool:
    view: dict[str, Any] = state.view(0)
    return len(view["play"]) >= 2 and view["risk"] > 0.2 and not view["protected"]


def test_a_good_move_costs_nothing() -> None:
    found = review(record([(0, "bank")], **RICH), [0, 1], QUICK)
    assert (found.decisions, found.moves) == (1, ())


def test_the_cost_is_the_lost_chance_with_its_interval() -> None:
    found = review(record([(0, "draw")], **RICH, draw=["anchor-7"]), [0], Budget(iterations=1500))
    costly = found.moves[0]
    assert costly.cost.value == pytest.approx(costly.better.win.value - costly.played.win.value)
    assert 0 < costly.cost.low < costly.cost.value < costly.cost.high
    assert costly.played.ruin == pytest.approx(25 / 54)


def test_a_lucky_blunder_is_still_one() -> None:
    """What the seat could not know does not count: the next card was good, or bad."""
    told = []
    for card in ("anchor-7", "key-2"):
        found = review(record([(0, "draw")], **RICH, draw=[card]), [0], QUICK)
        told.append(found.as_data({move.entry: "" for move in found.moves}))
    assert told[0] == told[1]
    assert told[0]["moves"]


def test_what_the_seat_knew_counts() -> None:
    """The Oracle has shown that the next card is good: to draw it was no mistake."""
    found = review(record([(0, "draw")], **RICH, draw=["anchor-7"], known=[1, 1]), [0], QUICK)
    assert found.moves == ()


def test_forced_moves_and_other_seats_are_left_out() -> None:
    played = record([(0, "draw"), (0, "bank"), (1, "draw"), (1, "bank")], draw=["key-3", "map-3"])
    assert [(each.entry, each.seat) for each in decisions_of(played, [0, 1])] == [(1, 0), (3, 1)]
    assert [(each.entry, each.seat) for each in decisions_of(played, [1])] == [(3, 1)]


def test_an_interrupted_review_keeps_what_it_has() -> None:
    """Ctrl-C after the first decision, which was a blunder."""
    moves = [(0, "draw"), (0, "bank"), (1, "draw"), (1, "draw"), (1, "bank")]

    def interrupt(done: int, looks: int) -> None:
        assert looks == 8
        if done == 1:
            raise KeyboardInterrupt

    played = record(moves, **RICH, draw=["anchor-7", "map-3", "key-3"])
    found = review(played, [0, 1], Budget(iterations=600), progress=interrupt)
    assert (found.finished, found.looked, found.decisions) == (False, 1, 4)
    assert [move.entry for move in found.moves] == [0]


def test_the_same_seed_finds_the_same() -> None:
    played = record([(0, "draw"), (0, "draw")], **RICH, draw=["anchor-7", "hook-2"])
    one, two = [review(played, [0], QUICK, seed=5).as_data({0: "", 1: ""}) for _ in range(2)]
    assert one == two


def test_near_the_end_what_follows_is_thought_about() -> None:
    """Five cards are left. Played out by mates, shooting the Sword wins 68 of 100 games, the Mermaid 9; by habit that is not seen."""
    banks = [
        "anchor-4 anchor-6 hook-2 hook-3 hook-4 hook-6 hook-7 cannon-2 cannon-3 key-2 key-4 key-7 chest-2 chest-5 chest-6 map-3 map-5 "
        "map-7 oracle-5 oracle-7 sword-2 kraken-4 kraken-6 kraken-7 mermaid-4 mermaid-9",
        "anchor-2 anchor-3 anchor-5 anchor-7 cannon-6 cannon-7 key-6 chest-3 chest-7 map-2 map-4 map-6 oracle-2 oracle-3 oracle-4 sword-4 "
        "sword-6 sword-7 kraken-2 kraken-3 kraken-5 mermaid-5 mermaid-6",
    ]
    position = {
        "turn": 1,
        "draw": ["cannon-4"],
        "banks": [bank.split() for bank in banks],
        "discard": ["key-5", "chest-4", "oracle-6", "sword-5", "mermaid-7"],
    }
    found = review(record([(1, "draw"), (1, "cannon 0 mermaid")], **position), [1], QUICK).moves[0]
    assert found.better.move == "cannon 0 sword"
    assert found.cost.low > 0.3
