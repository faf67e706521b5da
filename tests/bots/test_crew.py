"""Bots by name: parameters, bots of installed packages, and what is said when a name is wrong."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from pressgang.bots import Bot, Captain, Deckhand, Look, crew, make_bot
from pressgang.cli import main
from pressgang.core import Problem


class Shark(Bot):
    """A bot of an installed package, with a parameter."""

    def __init__(self, seed: int, depth: int = 1) -> None:
        super().__init__(seed)
        self.depth = depth

    def choose(self, look: Look) -> int:
        return look.actions()[-1]


@pytest.mark.parametrize(
    ("name", "seconds", "iterations"),
    [
        ("captain", 0.1, None),
        ("captain:ms=200", 0.2, None),
        ("captain:iterations=500", None, 500),
        ("captain:ms=50,iterations=500", 0.05, 500),
    ],
)
def test_a_name_carries_parameters(name: str, seconds: float | None, iterations: int | None) -> None:
    bot = make_bot(name, 1)
    assert isinstance(bot, Captain)
    assert (bot.seconds, bot.iterations) == (seconds, iterations)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("shark", "no-such-bot"),
        ("shark:ms=3", "no-such-bot"),
        ("captain:speed=9", "bot-parameter"),
        ("captain:ms", "bot-parameter"),
        ("captain:ms=1,ms=2", "bot-parameter"),
        ("deckhand:ms=3", "bot-parameter"),
        ("captain:ms=0", "bot-number"),
        ("captain:ms=-3", "bot-number"),
        ("captain:ms=fast", "bot-number"),
        ("captain:ms=1.5", "bot-number"),
        ("captain:iterations=99999999999999999999", "bot-number"),
        (f"{__name__}:Nobody", "bad-bot"),
        (f"{__name__}:Shark:width=3", "bot-parameter"),
        ("builtins:int", "bad-bot-class"),
    ],
)
def test_a_wrong_name_is_told(name: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        make_bot(name, 1)
    assert caught.value.code == code


@pytest.mark.parametrize("name", ["captain:speed=9", "captain:ms=fast", "captain:ms="])
def test_a_wrong_parameter_is_one_line_and_exit_code_2(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dead-mans-draw", "--bots", name, "--games", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "captain" in said.err


def test_a_bot_of_ones_own_takes_parameters() -> None:
    bot: Any = make_bot(f"{__name__}:Shark:depth=4", 1)
    assert bot.depth == 4


def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("shark", f"{__name__}:Shark", crew.GROUP)

    def fake(**wanted: str) -> EntryPoints:
        return EntryPoints([entry]).select(**wanted)

    monkeypatch.setattr(crew, "entry_points", fake)
    bot: Any = make_bot("shark:depth=2", 1)
    assert type(bot).__name__ == "Shark"
    assert bot.depth == 2
    with pytest.raises(Problem) as caught:
        make_bot("whale", 1)
    assert "shark" in str(caught.value)


def test_our_own_names_cannot_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("deckhand", f"{__name__}:Shark", crew.GROUP)
    monkeypatch.setattr(crew, "entry_points", lambda **wanted: EntryPoints([entry]).select(**wanted))
    assert isinstance(make_bot("deckhand", 1), Deckhand)
