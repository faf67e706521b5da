"""What the bots do in positions where one can tell what is right."""

from __future__ import annotations

import pytest
from given import LOWEST, given
from given_dread import given as given_dread

import pressgang
from pressgang import Dice, State
from pressgang.bots import Judge, Look, make_bot, search

CARDS = pressgang.game("dead-mans-draw").card_names
SMART = ["bosun", "mate", "captain:iterations=300"]
SMART_AT_DREAD_DRAW = ["bosun", "mate", "captain:iterations=1500"]
ALL = ["deckhand", *SMART]


def late(play: list[str], banks: list[list[str]], draw: list[str] | None = None) -> State:
    """A position with few cards in the draw pile: these on top, and every fifth of those named nowhere."""
    top = draw or []
    rest = [card for card in CARDS if card not in [*play, *top, *banks[0], *banks[1]]]
    return given(play=play, banks=banks, draw=[*top, *rest[::5]], discard=[card for card in rest if card not in rest[::5]])


def chosen(name: str, state: State, seed: int = 1) -> str:
    """The move of a bot, as text."""
    seat = state.pending[0]
    look = Look(state, seat, Dice(seed))
    return state.game.notation(make_bot(name, seed).choose(look))


# The rule of thumb


def test_the_deckhand_stops_at_four_cards() -> None:
    area = ["oracle-3", "mermaid-4", "key-3", "kraken-3"]
    assert chosen("deckhand", given(play=area[:2])) == "draw"
    assert chosen("deckhand", given(play=area)) == "bank"


def test_the_deckhand_stops_at_a_risk_of_35_percent() -> None:
    safe = {"draw": ["mermaid-5", "mermaid-6", "key-5", "key-6"]}
    some = [f"{suit}-{value}" for suit in ("cannon", "map", "sword", "chest", "hook", "anchor") for value in range(2, 8)]
    rest = [f"{suit}-{value}" for suit in ("oracle", "kraken") for value in range(2, 8)]
    others = ["mermaid-4", "mermaid-7", "mermaid-8", "mermaid-9", "key-2", "key-3", "key-4", "key-7"]
    discard = [card for card in some + rest + others if card not in ("oracle-3", "key-3")]
    assert chosen("deckhand", given(play=["oracle-3"], discard=discard, **safe)) == "draw"
    assert chosen("deckhand", given(play=["key-3"], discard=[*discard, "oracle-3"], **safe)) == "bank"


def test_the_deckhand_stops_with_key_and_chest() -> None:
    assert chosen("deckhand", given(play=["key-3", "chest-3"])) == "bank"
    assert chosen("deckhand", given(play=["key-3", "mermaid-4"])) == "draw"


# Draw or bank


@pytest.mark.parametrize("name", SMART)
def test_a_rich_area_at_high_risk_is_banked(name: str) -> None:
    area = ["mermaid-9", "key-7", "oracle-7", "kraken-7", "map-7", "chest-7"]
    assert chosen(name, given(play=area, banks=[[], ["hook-3"]])) == "bank"


@pytest.mark.parametrize("name", SMART)
def test_nothing_to_lose_is_drawn_on(name: str) -> None:
    """All but the Anchor is protected, and the Anchor adds nothing to the bank."""
    state = late(play=["mermaid-9", "key-7", "oracle-7", "anchor-2"], banks=[["anchor-7"], ["hook-3", "map-7", "chest-7"]])
    assert state.view(0)["protected"] == ["mermaid-9", "key-7", "oracle-7"]
    assert chosen(name, state) == "draw"


@pytest.mark.parametrize("name", SMART)
def test_a_card_that_was_seen_decides(name: str) -> None:
    """The Oracle has shown the next card: it busts, or it is the best of all."""
    area = ["mermaid-9", "key-7"]
    for top, move in (("key-5", "bank"), ("anchor-7", "draw")):
        state = given(play=area, draw=["oracle-7", top], banks=[[], ["hook-3"]], discard=LOWEST)
        state.play(0, state.game.parse("draw"))
        assert state.view(0)["known"] == [top]
        assert chosen(name, state) == move


# Targets


@pytest.mark.parametrize("name", ALL)
def test_the_cannon_hits_where_it_hurts(name: str) -> None:
    state = given(play=["key-3"], draw=["cannon-4"], banks=[[], ["mermaid-9", "hook-2", "map-3"]])
    state.play(0, state.game.parse("draw"))
    assert chosen(name, state) == "cannon 1 mermaid"


@pytest.mark.parametrize("name", SMART)
def test_the_cannon_looks_at_what_lies_below(name: str) -> None:
    """The Mermaids below the highest are almost as good; the Map has nothing below it."""
    state = late(play=["key-3"], draw=["cannon-4"], banks=[["oracle-7"], ["mermaid-9", "mermaid-8", "mermaid-7", "map-7"]])
    state.play(0, state.game.parse("draw"))
    assert chosen(name, state) == "cannon 1 map"


@pytest.mark.parametrize("name", ALL)
def test_a_hook_does_not_bust(name: str) -> None:
    state = given(play=["mermaid-9", "chest-7"], draw=["hook-4"], banks=[["chest-6", "mermaid-8", "cannon-2"], ["sword-6"]])
    state.play(0, state.game.parse("draw"))
    assert chosen(name, state) == "hook cannon"


@pytest.mark.parametrize("name", SMART)
def test_the_hook_that_opens_the_chest_is_best(name: str) -> None:
    """With the Key the Chest brings a bonus of four cards, which are all good: Zach has those that lay there first."""
    taken = [card for card in LOWEST if card != "key-2"]
    state = given(
        play=["mermaid-9", "chest-7"],
        draw=["hook-4"],
        banks=[["key-2", "oracle-7"], ["sword-6", *taken]],
        discard=["anchor-7", "cannon-7", "map-7", "sword-7", "kraken-7"],
    )
    state.play(0, state.game.parse("draw"))
    assert chosen(name, state) == "hook key"


@pytest.mark.parametrize("name", ALL)
def test_the_sword_takes_the_best_card(name: str) -> None:
    state = given(play=["key-3"], draw=["sword-4"], banks=[["hook-2"], ["mermaid-9", "oracle-2"]])
    state.play(0, state.game.parse("draw"))
    assert chosen(name, state) == "sword 1 mermaid"


# Goals of variants


@pytest.mark.parametrize("name", SMART)
def test_beneath_the_waves_nobody_wants_sixty(name: str) -> None:
    """One card is left, for the opponent if we stop: with it we would have more than sixty."""
    bank = ["mermaid-4", "hook-7", "cannon-7", "key-7", "chest-7", "map-7", "oracle-7", "anchor-7"]
    named = [*bank, "sword-4", "mermaid-9", "mermaid-5"]
    state = given(
        play=["sword-4"],
        draw=["mermaid-9"],
        banks=[bank, ["mermaid-5"]],
        discard=[card for card in CARDS if card not in named],
        options={"variant": "beneath-the-waves"},
    )
    assert state.view(0)["draw"] == 1
    assert chosen(name, state) == "bank"


# Winning


@pytest.mark.parametrize("seed", range(5))
def test_the_captain_finds_a_win_in_one(seed: int) -> None:
    """Sudden Death: what lies in the play area makes 50 points; any draw could only lose it."""
    tops = ["hook-7", "cannon-7", "key-7", "chest-7", "map-7", "oracle-7"]
    state = given(
        play=["mermaid-8"],
        banks=[tops, ["sword-7", "kraken-7", "anchor-7", "hook-6", "cannon-6", "map-6"]],
        options={"variant": "sudden-death"},
    )
    assert chosen("captain:iterations=200", state, seed) == "bank"
    for judge in (None, Judge(state.game, state.game.network)):
        found = {state.game.notation(each.action): each for each in search(state, 0, seed, iterations=200, judge=judge)}
        assert found["bank"].mean == 1.0
        assert found["bank"].variance == 0.0
        assert found["draw"].mean < 1.0


# Dread Draw


@pytest.mark.parametrize("name", ["deckhand", *SMART_AT_DREAD_DRAW])
def test_a_reserve_card_saves_a_row_that_can_hardly_grow(name: str) -> None:
    state = given_dread(rows=[["the-moth", "death"], ["the-hound", "the-storm"]], reserves=[["the-eclipse"], []], turn=0)
    assert chosen(name, state) == "summon the-eclipse"


@pytest.mark.parametrize("name", ["deckhand", *SMART_AT_DREAD_DRAW])
def test_an_empty_row_takes_any_card(name: str) -> None:
    state = given_dread(rows=[[], ["the-hound"]], reserves=[["domination"], []], turn=0)
    assert chosen(name, state) == "draw"


@pytest.mark.parametrize("name", SMART_AT_DREAD_DRAW)
def test_death_ends_the_game_if_it_can(name: str) -> None:
    """The only opponent has no life left: one damage wins."""
    state = given_dread(draw=["death"], rows=[["the-moth"], ["the-storm"]], life=[5, 0], turn=0)
    state.play(0, state.game.parse("draw"))
    assert chosen(name, state) == "use"
