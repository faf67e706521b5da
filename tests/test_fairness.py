"""No bot can peek, and no way of asking shows what a seat may not know."""

from __future__ import annotations

import pytest
from given import given

import pressgang
from pressgang import BadText, Dice, Match, Record
from pressgang.bots import Look
from pressgang.lab import simulate
from pressgang.lab.simulate import game_seed

SEEDS: list[int] = []


class Spy:
    """Remembers the seed that it was given."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        SEEDS.append(seed)

    def choose(self, look: Look) -> int:
        return look.actions()[0]


def test_the_seed_of_a_bot_does_not_tell_the_seed_of_the_game() -> None:
    game = pressgang.game("dead-mans-draw")
    simulate(game, [f"{__name__}:Spy", "random"], 20, seed=3)
    openings = {str(game.start(seed=seed + near).position()["draw"]) for seed in SEEDS for near in range(-4, 5)}
    played = {str(game.start(seed=game_seed(3, number)).position()["draw"]) for number in range(20)}
    assert len(played) == 20
    assert not openings & played


@pytest.mark.parametrize("title", ["dead-mans-draw", "dread-draw"])
def test_what_is_imagined_does_not_depend_on_the_order_of_what_is_hidden(title: str) -> None:
    """Whoever knows the dice could else turn the shuffling back."""
    game = pressgang.game(title)
    position = game.start(seed=3).position()
    piles = position["draw"]
    assert isinstance(piles, list)
    other = {**position, "draw": piles[::-1]}
    states = [game.resume(each, pressgang.SeededLuck(1)) for each in (position, other)]
    assert states[0].position() != states[1].position()
    assert states[0].imagine(0, Dice(9)).position() == states[1].imagine(0, Dice(9)).position()


def test_a_secret_move_stays_secret_however_it_was_typed() -> None:
    luck: list[tuple[str, object]] = [("first", 0), ("draw-pile", []), ("traits", [["miser", "parry"], ["mystic", "misfire"]])]
    record = Record("dead-mans-draw", {"edition": "elznir", "traits": True}, ["a", "b"], luck, [(1, " KEEP  mystic")])
    match = Match(record)
    assert match.record().moves == [(1, "keep mystic")]
    assert match.record_for(0).moves == [(1, "keep ?")]


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("title", ["dead-mans-draw", "dread-draw"])
def test_a_seat_that_is_not_there_sees_nothing(title: str, seat: int) -> None:
    state = pressgang.game(title).start(seed=1)
    with pytest.raises(BadText):
        state.view(seat)
    with pytest.raises(BadText):
        state.imagine(seat, Dice(1))


def test_a_refusal_does_not_tell_what_others_may_do() -> None:
    state = given(options={"edition": "elznir", "traits": True}, dealt=[["miser", "parry"], ["mystic", "misfire"]], kept=["miser", None])
    with pytest.raises(pressgang.IllegalMove) as caught:
        state.play(0, state.game.parse("keep parry"))
    assert "mystic" not in str(caught.value)
    assert "misfire" not in str(caught.value)


def test_luck_that_was_not_asked_for_yet_is_saved_too() -> None:
    luck: list[tuple[str, object]] = [("map", ["chest-2", "sword-2", "kraken-2"])]
    discard = ["chest-2", "sword-2", "kraken-2", "hook-2"]
    match = Match(Record("dead-mans-draw", {}, ["a", "b"], luck, position={"draw": ["map-3"], "discard": discard}))
    again = Match(Record.loads(match.record().dumps()))
    again.play(0, again.game.parse("draw"))
    assert again.state.view(0)["shown"] == ["chest-2", "sword-2", "kraken-2"]
