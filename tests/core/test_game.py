"""The contract: games that make states, states that are played, events that tell of it."""

from __future__ import annotations

import pytest
from given import given, legal, when

import pressgang
from pressgang import BadText, Dice, Event, IllegalMove, SeededLuck, State

GAME = pressgang.game("dead-mans-draw", 3)


def refusal(state: State, seat: int, move: str) -> IllegalMove:
    """Why this move is refused."""
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, state.game.parse(move))
    return caught.value


# Starting


def test_the_same_seed_starts_the_same_game() -> None:
    assert GAME.start(seed=4).position() == GAME.start(seed=4).position()


def test_different_seeds_start_different_games() -> None:
    assert len({tuple(GAME.start(seed=seed).position()["draw"]) for seed in range(50)}) == 50  # type: ignore[arg-type]


def test_a_game_without_a_seed_is_new_every_time() -> None:
    assert GAME.start().position() != GAME.start().position()


def test_a_game_starts_from_a_luck() -> None:
    assert GAME.start(luck=SeededLuck(4)).position() == GAME.start(seed=4).position()


def test_every_seat_begins_sometimes() -> None:
    assert {GAME.start(seed=seed).position()["turn"] for seed in range(50)} == {0, 1, 2}


def test_nobody_listens_unless_asked_to() -> None:
    assert GAME.start(seed=4).heard is None


def test_who_listens_hears_the_set_up() -> None:
    state = GAME.start(seed=4, listen=True)
    assert state.heard is not None
    assert [event.what for event in state.heard] == ["first", "turn"]


def test_a_game_plays_many_states_that_do_not_touch() -> None:
    one, two = GAME.start(seed=4), GAME.start(seed=4)
    pressgang.playout(one, Dice(1))
    assert two.position() == GAME.start(seed=4).position()


# Notation


def test_an_action_has_a_text() -> None:
    assert [GAME.notation(action) for action in GAME.start(seed=4).actions(GAME.start(seed=4).pending[0])] == ["draw"]


@pytest.mark.parametrize("text", ["draw", "DRAW", "  draw ", "Draw\n"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert GAME.notation(GAME.parse(text)) == "draw"


@pytest.mark.parametrize("text", ["", "drawn", "hook", "hook anchors", "sword 9 anchor", "map key-1", "dr aw"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText) as caught:
        GAME.parse(text)
    assert caught.value.code == "no-such-move"
    assert caught.value.facts == {"move": text}


@pytest.mark.parametrize("action", [-1, len(GAME.moves)])
def test_an_int_that_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(BadText) as caught:
        GAME.notation(action)
    assert caught.value.code == "no-such-action"
    assert caught.value.facts == {"action": action, "count": len(GAME.moves)}


def test_the_moves_of_a_game_are_all_different() -> None:
    assert len(set(GAME.moves)) == len(GAME.moves)


# Refusing


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    problem = refusal(given(turn=0), 1, "draw")
    assert problem.code == "not-asked"
    assert problem.facts == {"seat": 1, "pending": "0"}


def test_all_pending_seats_are_named() -> None:
    dealt = [["parry", "miser"], ["siren", "mystic"], ["navigator", "casanova"]]
    state = given(3, options={"traits": True, "mermaid": True}, dealt=dealt)
    when(state, "keep parry", seat=0)
    assert refusal(state, 0, "keep miser").facts == {"seat": 0, "pending": "1, 2"}


def test_a_move_that_is_not_legal_now_is_refused() -> None:
    problem = refusal(given(play=["anchor-4"]), 0, "hook anchor")
    assert problem.code == "illegal-move"
    assert problem.facts == {"seat": 0, "move": "hook anchor", "legal": "draw, bank"}


def test_an_int_that_is_no_action_is_refused_as_it_is() -> None:
    with pytest.raises(IllegalMove) as caught:
        given(play=["anchor-4"]).play(0, 5000)
    assert caught.value.facts == {"seat": 0, "move": "5000", "legal": "draw, bank"}


def test_nobody_plays_when_the_game_is_over() -> None:
    problem = refusal(given(over=True), 0, "draw")
    assert (problem.code, problem.facts) == ("game-over", {})


def test_a_refused_move_is_not_told() -> None:
    state = given(play=["anchor-4"])
    refusal(state, 0, "hook anchor")
    assert state.heard == []


# Playing


def test_a_playout_goes_to_the_end_and_counts() -> None:
    state, twin = GAME.start(seed=4), GAME.start(seed=4)
    dice, decisions = Dice(8), 0
    while twin.pending:
        seat = twin.pending[0]
        twin.play(seat, twin.any_action(seat, dice))
        decisions += 1
    assert pressgang.playout(state, Dice(8)) == decisions > 50
    assert state == twin


def test_a_playout_of_a_finished_game_is_no_decision() -> None:
    assert pressgang.playout(given(over=True), Dice(8)) == 0


def test_nobody_has_won_before_the_end() -> None:
    assert given(banks=[["key-7"], []]).standing() == ((7, 0), ())


def test_somebody_has_won_at_the_end() -> None:
    assert given(banks=[["key-7"], []], over=True).standing() == ((7, 0), (0,))


def test_a_choice_of_one_is_still_asked() -> None:
    state = given(drawn=False)
    assert (state.pending, legal(state)) == ((0,), ["draw"])


def test_states_of_the_same_situation_are_equal() -> None:
    one, two = given(draw=["key-3", "map-4"]), given(draw=["key-3", "map-4"])
    assert one == two
    assert hash(one) == hash(two)


def test_states_of_different_situations_are_not() -> None:
    assert given(draw=["key-3", "map-4"]) != given(draw=["map-4", "key-3"])


def test_states_of_different_rules_are_not_equal() -> None:
    assert given(draw=["key-3"]) != given(draw=["key-3"], options={"house": ["gentle"]})


def test_a_state_is_not_equal_to_its_position() -> None:
    state: object = given()
    assert isinstance(state, State)
    position: object = state.position()
    assert state != position


def test_copies_do_not_listen() -> None:
    """A thought is not the game: what it hears would not have happened."""
    state = given(draw=["key-3"])
    assert state.copy().heard is None
    assert state.imagine(0, Dice(1)).heard is None


# Events

PEEK = Event("peek", 1, ["kraken-7", "key-2"], source="draw", knows=[1, 2])


@pytest.mark.parametrize("seat", [1, 2])
def test_who_may_know_the_cards_is_told_them(seat: int) -> None:
    assert PEEK.told(seat)["cards"] == ["kraken-7", "key-2"]


@pytest.mark.parametrize("seat", [0, None])
def test_who_may_not_know_the_cards_is_told_how_many(seat: int | None) -> None:
    told = PEEK.told(seat)
    assert told["cards"] is None
    assert told["count"] == 2


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_open_event_is_told_to_everybody_in_full(seat: int | None) -> None:
    event = Event("sword", 1, ["key-2"], "bank 0", "play", other=0, name="key", amount=3)
    assert event.told(seat) == {
        "what": "sword",
        "seat": 1,
        "cards": ["key-2"],
        "count": 1,
        "source": "bank 0",
        "target": "play",
        "other": 0,
        "name": "key",
        "amount": 3,
        "place": None,
    }


def test_an_event_that_nobody_may_know_is_hidden_from_all() -> None:
    event = Event("peek", 1, ["key-2"], knows=[])
    assert [event.told(seat)["cards"] for seat in (None, 0, 1)] == [None, None, None]


def test_what_was_told_cannot_change_the_event() -> None:
    told = PEEK.told(1)["cards"]
    assert isinstance(told, list)
    told.clear()
    assert PEEK.told(1)["cards"] == ["kraken-7", "key-2"]
