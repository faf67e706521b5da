"""What players are told about choices and hidden cards, and what the estimates of bots depend on."""

from __future__ import annotations

import given as dmd
import given_dread as dread
import given_pirates as pirates

from pressgang import State
from pressgang.core import Choice
from pressgang.games.dread_draw.thinking import prospect
from pressgang.games.pirates_mark.cards import SLUGS
from pressgang.games.pirates_mark.thinking import chances_of
from pressgang.words import voice

NAMES = ["Eliza", "Zach", "Anne", "Jack"]


def choice(state: State, move: str) -> Choice:
    """What a move of the pending seat is about."""
    return state.describe(state.pending[0], state.game.parse(move))


def lines(state: State, seat: int) -> str:
    """The table as a seat reads it."""
    return "\n".join(voice("en").tell(line) for line in state.game.teller(NAMES[: state.game.players], seat).table(state))


def test_a_sword_says_what_it_brings_and_what_it_costs_the_other() -> None:
    state = dmd.when(dmd.given(draw=["sword-3", "key-2"], banks=[["anchor-2"], ["hook-7", "hook-4", "map-3"]]), "draw")
    taken = choice(state, "sword 1 hook")
    assert (taken.card, taken.gain, taken.loss) == ("hook-7", 7, 3)
    taken = choice(state, "sword 1 map")
    assert (taken.card, taken.gain, taken.loss) == ("map-3", 3, 3)


def test_a_cannon_says_what_the_other_loses_and_brings_nothing() -> None:
    state = dmd.when(dmd.given(draw=["cannon-3", "key-2"], banks=[["hook-2"], ["hook-7", "hook-4"]]), "draw")
    shot = choice(state, "cannon 1 hook")
    assert (shot.card, shot.gain, shot.loss) == ("hook-7", None, 3)


def test_a_map_says_what_each_card_would_bring() -> None:
    state = dmd.when(
        dmd.given(draw=["map-3", "key-2"], banks=[["hook-4"], []], discard=["hook-6", "hook-2", "anchor-5"], luck=[]),
        "draw",
    )
    assert {move: choice(state, move).gain for move in dmd.legal(state)} == {"map anchor-5": 5, "map hook-2": 0, "map hook-6": 2}


def test_who_knows_life_cards_is_reminded_of_them() -> None:
    state = dread.given(draw=["the-moth", "death"], life=[10, ["the-wolf", "the-storm"]], known=[{"draw": [1], "life": [[], [0]]}, {}])
    told = lines(state, 0)
    assert told.count("Wolf") == 1
    assert "Zach" in next(line for line in told.splitlines() if "Wolf" in line)
    assert "Wolf" not in lines(state, 1)


def test_armour_makes_a_seat_s_prospect_better() -> None:
    armoured = dread.deck(dread.card("shield", {"do": "armor", "count": 2}, trigger="always", strength=1))
    plain = dread.deck(dread.card("shield", strength=1))
    found = []
    for options in (armoured, plain):
        state = dread.given(options=options, rows=[["shield"], ["p6", "p7", "p8", "p9"]], draw=["p1", "p2"])
        found.append(prospect(state, 0, [0.0, 1.0]))  # type: ignore[arg-type]
    assert found[0] > found[1]


def test_a_pull_may_turn_up_every_card_that_is_there_as_often_as_it_is() -> None:
    state = pirates.pulling(2, cells={"C4": "scurvy", "C5": "scurvy"}, known=[{}, {"C5": "scurvy"}, {}, {}])
    pull = state.game.parse("pull A1")
    found = {SLUGS[card]: count for card, count in chances_of(state, 1, pull)}  # type: ignore[arg-type]
    assert (found["mark"], found["scurvy"]) == (3, 1)
    assert sum(found.values()) == 130 - 1
    assert [count for _, count in chances_of(state, 1, state.game.parse("pull C5"))] == [1]  # type: ignore[arg-type]
    assert chances_of(state, 1, state.game.parse("pass")) == []  # type: ignore[arg-type]


def test_who_pulls_freely_hears_the_odds_of_a_free_choice() -> None:
    state = pirates.when(pirates.pulling(6), "pull A1")
    assert "of which you know nothing" not in lines(state, 1)
