"""What a seat sees as columns says what its view says, tells nothing that the seat cannot know, and fits the game."""

from __future__ import annotations

import os
from array import array
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pressgang
from pressgang import BadText, Dice, Game, State
from pressgang.core import Field, Masks, Sheet
from pressgang.words import voice

SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("dead-mans-draw", 2, {}),
    ("dead-mans-draw", 3, {"traits": True, "mermaid": True}),
    ("dead-mans-draw", 4, {"edition": "elznir", "traits": True}),
    ("dead-mans-draw", 8, {"edition": "carcass", "traits": True, "variant": "random"}),
    ("dead-mans-draw", 2, {"abilities": ["cannon"], "variant": "all-hands-on-deck"}),
    ("dread-draw", 2, {}),
    ("dread-draw", 5, {"promo": "joins"}),
    ("pirates-mark", 2, {"mode": "two-player"}),
    ("pirates-mark", 4, {}),
    ("pirates-mark", 10, {"mode": "parrghty"}),
]
NAMES = [f"{name}-{players}" for name, players, _ in SETUPS]
EVERY = pytest.mark.parametrize(("name", "players", "options"), SETUPS, ids=[f"{at}-{name}" for at, name in enumerate(NAMES)])
EXAMPLES = 4 if os.environ.get("PRESSGANG_QUICK") else 15
STEPS = st.integers(0, 120)
SEEDS = st.integers(0, 2**30)


def game_of(name: str, players: int, options: dict[str, object]) -> Game:
    return pressgang.game(name, players, **options)  # type: ignore[arg-type]


def moment(game: Game, seed: int, steps: int) -> State:
    """A game after some random moves, not yet over."""
    state, dice = game.start(seed=seed), Dice(seed)
    before = state
    for _ in range(steps):
        if not state.pending:
            return before
        before = state.copy()
        state.play(state.pending[0], state.any_action(state.pending[0], dice))
    return state if state.pending else before


def observed(state: State, seat: int) -> bytes:
    out = bytearray(state.game.observation.size)
    state.observe(seat, out)
    return bytes(out)


def masked(state: State, seat: int) -> bytes:
    out = bytearray(state.game.space.size)
    state.mask(seat, out)
    return bytes(out)


def facts(state: State, seat: int) -> dict[str, list[int]]:
    return state.game.observation.read(observed(state, seat))


def array_of(size: int) -> array[int]:
    """Signed bytes."""
    return array("b", bytes(size))


def rows_of(size: int) -> memoryview:
    """Bytes in two dimensions."""
    return memoryview(bytearray(size)).cast("B", (size // 8, 8))


@EVERY
@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS, steps=STEPS)
def test_what_a_seat_cannot_know_is_in_no_column(name: str, players: int, options: dict[str, object], seed: int, steps: int) -> None:
    state = moment(game_of(name, players, options), seed, steps)
    for seat in range(players):
        for world in range(3):
            assert facts(state.imagine(seat, Dice(world)), seat) == facts(state, seat)


@EVERY
def test_what_was_seen_before_leaves_nothing_behind(name: str, players: int, options: dict[str, object]) -> None:
    game = game_of(name, players, options)
    dice, states = Dice(5), [game.start(seed=seed) for seed in (5, 6)]
    while all(state.pending for state in states):
        for state in states:
            for seat in range(players):
                fresh, masks = Sheet(game.observation.size), Masks(game.space.size)
                state.write_observation(seat, fresh)
                state.write_mask(seat, masks, 0)
                assert observed(state, seat) == bytes(fresh.view)[: game.observation.size]
                assert masked(state, seat) == bytes(masks.view)[: game.space.size]
            state.play(state.pending[0], state.any_action(state.pending[0], dice))


@EVERY
@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS, steps=STEPS)
def test_the_mask_has_the_moves_that_the_seat_may_make(name: str, players: int, options: dict[str, object], seed: int, steps: int) -> None:
    game = game_of(name, players, options)
    state = moment(game, seed, steps)
    for seat in range(players):
        mask = bytearray(game.space.size)
        state.mask(seat, mask)
        assert {game.space.move(seat, choice) for choice, may in enumerate(mask) if may} == set(state.actions(seat))


@EVERY
def test_all_fields_lie_side_by_side_and_mean_something_in_both_languages(name: str, players: int, options: dict[str, object]) -> None:
    layout = game_of(name, players, options).observation
    taken: Counter[int] = Counter()
    for field in layout.fields:
        taken.update(range(field.offset, field.offset + field.size))
        for language in ("en", "de"):
            assert voice(language).tell(field.meaning)
    assert max(taken.values()) == 1
    assert max(taken) < layout.size <= max(taken) + 8


@EVERY
def test_columns_stay_within_what_their_field_says(name: str, players: int, options: dict[str, object]) -> None:
    game = game_of(name, players, options)
    state, dice, out = game.start(seed=3), Dice(3), bytearray(game.observation.size)
    highest = bytearray(game.observation.size)
    while state.pending:
        seat = state.pending[0]
        state.observe(seat, out)
        highest = bytearray(map(max, highest, out))
        state.play(seat, state.any_action(seat, dice))
    used = bytearray(game.observation.size)
    for field in game.observation.fields:
        used[field.offset : field.offset + field.size] = bytes([1]) * field.size
        assert max(highest[field.offset : field.offset + field.size]) <= field.most, field.name
    assert not any(value for value, is_used in zip(highest, used, strict=True) if not is_used)


# What each game says is what its view says


def cards_in(state: State, columns: list[int]) -> Counter[str]:
    """The cards that a field has, by name."""
    return Counter({state.game.card_names[card]: count for card, count in enumerate(columns) if count})


def one_of(columns: list[int]) -> int | None:
    """The place that is set, of at most one."""
    assert sum(columns) <= 1
    return columns.index(1) if any(columns) else None


def around(state: State, seat: int) -> list[int]:
    return [(seat + step) % state.game.players for step in range(state.game.players)]


@pytest.mark.parametrize(("name", "players", "options"), [setup for setup in SETUPS if setup[0] == "dead-mans-draw"])
@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS, steps=STEPS)
def test_dead_mans_draw_says_what_its_view_says(name: str, players: int, options: dict[str, object], seed: int, steps: int) -> None:
    state = moment(game_of(name, players, options), seed, steps)
    for seat in range(players):
        found, view = facts(state, seat), dict[str, Any](state.view(seat))
        assert cards_in(state, found["play"]) == Counter(view["play"])
        assert cards_in(state, found["protected"]) == Counter(view["protected"])
        assert cards_in(state, found["discard"]) + cards_in(state, found.get("discard_twice", [])) == Counter(view["discard"] or [])
        assert set(cards_in(state, found["shown"])) == set(view["shown"])
        for depth, card in enumerate(view["known"][:3]):
            if f"known{depth}" in found:
                assert list(cards_in(state, found[f"known{depth}"])) == [card]
        for step, other in enumerate(around(state, seat)):
            bank = cards_in(state, found[f"bank_{step}"]) + cards_in(state, found.get(f"bank_twice_{step}", []))
            assert bank == Counter(view["banks"][other])
        assert found["score"] == [view["scores"][other] for other in around(state, seat)]
        assert found["peeked"] == [view["peeked"][other] for other in around(state, seat)]
        assert around(state, seat)[one_of(found["turn"]) or 0] == view["turn"]
        for key in ("draw", "discards", "owed", "harbor"):
            assert found[key] == [view[key]]
        assert found["drawn"] == [int(view["drawn"])]


@pytest.mark.parametrize(("name", "players", "options"), [setup for setup in SETUPS if setup[0] == "dread-draw"])
@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS, steps=STEPS)
def test_dread_draw_says_what_its_view_says(name: str, players: int, options: dict[str, object], seed: int, steps: int) -> None:
    state = moment(game_of(name, players, options), seed, steps)
    for seat in range(players):
        found, view = facts(state, seat), dict[str, Any](state.view(seat))
        seats = around(state, seat)
        for key in ("discard", "drawn", "fortune", "named"):
            assert cards_in(state, found[key]) == Counter(view[key])
        assert cards_in(state, found["known_draw"]) == Counter(view["known"]["draw"].values())
        for step, other in enumerate(seats):
            assert cards_in(state, found[f"row_{step}"]) == Counter(view["rows"][other])
            assert cards_in(state, found[f"reserves_{step}"]) == Counter(view["reserves"][other])
            assert cards_in(state, found[f"known_life_{step}"]) == Counter(view["known"]["life"][other].values())
        for key, name_there in (("life", "life"), ("total", "totals"), ("wards", "wards"), ("threat", "threat")):
            assert found[key] == [view[name_there][other] for other in seats]
        assert [seats[step] for step, yes in enumerate(found["defeated"]) if yes] == sorted(view["defeated"], key=seats.index)
        assert found["round"] == [view["round"]]
        assert found["draw"] == [view["draw"]]


@pytest.mark.parametrize(("name", "players", "options"), [setup for setup in SETUPS if setup[0] == "pirates-mark"])
@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS, steps=STEPS)
def test_pirates_mark_says_what_its_view_says(name: str, players: int, options: dict[str, object], seed: int, steps: int) -> None:
    state = moment(game_of(name, players, options), seed, steps)
    cells = [move.split()[1] for move in state.game.space.names if move.startswith("pull ")]
    names = state.game.card_names
    for seat in range(players):
        found, view = facts(state, seat), dict[str, Any](state.view(seat))
        seats = around(state, seat)
        assert [cell for cell, yes in zip(cells, found["sea"], strict=True) if yes] == view["sea"]
        assert {cell: names[kind - 1] for cell, kind in zip(cells, found["known"], strict=True) if kind} == view["known"]
        unsure = [cell for cell, kind, sure in zip(cells, found["known"], found["sure"], strict=True) if kind and not sure]
        assert set(unsure) == set(view["unsure"])
        assert cards_in(state, found["hidden"]) == Counter(view["hidden"])
        for step, other in enumerate(seats):
            for key, field in (("hands", "hand"), ("locked", "locked"), ("laid", "laid")):
                assert cards_in(state, found[f"{field}_{step}"]) == Counter(view[key][other])
            looked = {cell for cell, yes in zip(cells, found[f"looked_{step}"], strict=True) if yes}
            assert looked == set(view["looked"][other])
        assert found["marks"] == [view["marks"][other] for other in seats]
        assert found["bid"] == [view["bid"]["count"] if view["bid"] else 0]
        for key in ("left", "marks_left", "owed", "calm"):
            assert found[key] == [view[key]]


# The numbering of moves


def test_the_choices_fit_players_and_options() -> None:
    sizes = [game_of("dead-mans-draw", players, options).space.size for players, options in ((2, {}), (4, {}), (2, {"abilities": []}))]
    assert sizes == [92, 132, 2]


def test_a_choice_about_a_seat_counts_from_the_mover() -> None:
    game = game_of("dead-mans-draw", 4, {})
    choice = game.space.names.index("cannon +3 kraken")
    assert [game.notation(game.space.move(seat, choice)) for seat in range(4)] == [
        "cannon 3 kraken",
        "cannon 0 kraken",
        "cannon 1 kraken",
        "cannon 2 kraken",
    ]


@EVERY
def test_every_choice_is_a_move_of_its_own_and_back(name: str, players: int, options: dict[str, object]) -> None:
    space = game_of(name, players, options).space
    for seat in range(players):
        moves = [space.move(seat, choice) for choice in range(space.size)]
        assert len(set(moves)) == space.size
        assert [space.choice(seat, move) for move in moves] == list(range(space.size))


# Buffers


@pytest.mark.parametrize("kind", [bytearray, array_of, rows_of], ids=["bytearray", "array", "rows"])
def test_any_buffer_of_bytes_is_filled_alike(kind: Callable[[int], Any]) -> None:
    state = moment(game_of("dead-mans-draw", 2, {}), 1, 30)
    out = kind(496)
    state.observe(0, out)
    assert memoryview(out).tobytes() == observed(state, 0)


def test_a_buffer_can_grow_after_it_was_filled() -> None:
    out = bytearray(496)
    game_of("dead-mans-draw", 2, {}).start(seed=1).observe(0, out)
    out.append(1)


# Bad input


@pytest.mark.parametrize("out", [bytearray(3), memoryview(bytes(496)), memoryview(bytearray(992))[::2]], ids=["short", "read-only", "gaps"])
def test_a_buffer_that_does_not_fit_is_refused(out: bytearray) -> None:
    with pytest.raises(BadText) as problem:
        game_of("dead-mans-draw", 2, {}).start(seed=1).observe(0, out)
    assert problem.value.code == "buffer-size"


def test_a_choice_that_there_is_not_is_refused() -> None:
    state = game_of("dead-mans-draw", 2, {}).start(seed=1)
    with pytest.raises(BadText) as problem:
        state.choose(state.pending[0], 92)
    assert problem.value.code == "no-such-choice"


def test_a_field_that_there_is_not_is_refused() -> None:
    layout = game_of("dead-mans-draw", 2, {}).observation
    assert isinstance(layout["play"], Field)
    with pytest.raises(BadText):
        layout["hold"]
