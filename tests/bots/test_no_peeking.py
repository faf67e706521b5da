"""A bot tries hard to see what its seat may not know, with nothing but the object that it is handed."""

from __future__ import annotations

import copy
import gc
import types
from collections.abc import Callable

import pytest

import pressgang
from pressgang import Dice, Match, Record, State
from pressgang.bots import Look, ask

GAMES: list[tuple[str, dict[str, object]]] = [
    ("dead-mans-draw", {}),
    ("dead-mans-draw", {"traits": True, "edition": "elznir"}),
    ("dread-draw", {}),
]
BEYOND = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType, types.FrameType)
"""Through these one reaches the whole process: they belong to nobody."""


def reachable(start: object) -> dict[int, object]:
    """Everything that an object holds on to, however it is hidden: attributes, slots, closures, native fields."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        each = waiting.pop()
        if id(each) in found or isinstance(each, BEYOND):
            continue
        found[id(each)] = each
        waiting += gc.get_referents(each)
        for name in dir(each):
            if not name.startswith("__") and isinstance(each, Look | State | pressgang.Luck):
                waiting.append(_attribute(each, name))
    return found


def _attribute(owner: object, name: str) -> object:
    """An attribute; a method is not bound to anything else than its owner."""
    value = getattr(owner, name, None)
    return None if callable(value) else value


def running(title: str, options: dict[str, object]) -> tuple[Match, State, int]:
    """A game under way, as a table runs it, with some moves made."""
    match = Match(Record(title, options, ["a", "b", "c"], seed=11))
    dice = Dice(4)
    for _ in range(7):
        seat = match.state.pending[-1]
        match.play(seat, match.state.any_action(seat, dice))
    return match, match.state, match.state.pending[-1]


def secrets_of(state: State) -> list[object]:
    """The parts of the true state that tell what is hidden: its piles, its traits, its luck."""
    parts: list[object] = [state, state.luck]
    for name in ("pile", "draw", "life", "dealt", "kept"):
        part = getattr(state, name, None)
        if isinstance(part, list) and part:
            parts += [part, *[inner for inner in part if isinstance(inner, list)]]
    return parts


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_nothing_of_the_true_state_can_be_reached(title: str, options: dict[str, object]) -> None:
    match, state, seat = running(title, options)
    dice = Dice(5)
    look = Look(state, seat, dice)
    found = reachable([look, look.imagine(Dice(1)), look.view(), look.actions()])
    for part in [*secrets_of(state), match, dice]:
        assert id(part) not in found, type(part)
    assert id(look) in found


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_what_can_be_reached_is_the_same_whatever_is_hidden(title: str, options: dict[str, object]) -> None:
    """Two truths that differ only in the hidden: the object is the same to the last pile and the last seed."""
    _, state, seat = running(title, options)
    other = state.imagine(seat, Dice(77))
    assert other.position() != state.position()
    looks = [Look(each, seat, Dice(5)) for each in (state, other)]
    assert looks[0].view() == looks[1].view()
    assert looks[0].actions() == looks[1].actions()
    worlds = [look.imagine(Dice(6)) for look in looks]
    assert worlds[0].position() == worlds[1].position()
    assert worlds[0].luck.pick("any", 1 << 30) == worlds[1].luck.pick("any", 1 << 30)
    for world in worlds:
        pressgang.playout(world, Dice(8))
    assert worlds[0].position() == worlds[1].position()


TRICKS: dict[str, Callable[[Look], object]] = {
    "its dictionary": vars,
    "a copy": copy.copy,
    "a deep copy": lambda look: copy.deepcopy(look.actions()),
    "playing on": lambda look: pressgang.playout(look.imagine(Dice(1)), Dice(2)),
    "an error": lambda look: _provoke(look),
}


def _provoke(look: Look) -> object:
    """The objects in the frames of an error that the look itself raises."""
    try:
        look.imagine(Dice(1)).play(look.seat, 10**6)
    except Exception as error:
        trace, seen = error.__traceback__, []
        while trace is not None:
            seen += [
                value
                for name, value in trace.tb_frame.f_locals.items()
                if trace.tb_frame.f_code is not _provoke.__code__ or name == "error"
            ]
            trace = trace.tb_next
        return seen
    raise AssertionError


@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize(("title", "options"), GAMES)
def test_no_trick_brings_out_the_true_state(title: str, options: dict[str, object], trick: str) -> None:
    _, state, seat = running(title, options)
    found = reachable(TRICKS[trick](Look(state, seat, Dice(5))))
    assert id(state) not in found
    assert id(state.luck) not in found


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_a_bot_that_plays_on_changes_nothing(title: str, options: dict[str, object]) -> None:
    _, state, seat = running(title, options)
    before = state.position()
    look = Look(state, seat, Dice(5))
    pressgang.playout(vars(look)["_imagined"], Dice(1))
    assert state.position() == before


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_a_bot_is_asked_with_a_look_alone(title: str, options: dict[str, object]) -> None:
    _, state, seat = running(title, options)
    handed: list[object] = []

    class Recorder:
        def choose(self, *given: object, **named: object) -> int:
            handed.extend([*given, *named.values()])
            return state.actions(seat)[0]

    ask(Recorder(), "recorder", state, seat, Dice(1))  # type: ignore[arg-type]
    assert [type(each) for each in handed] == [Look]
