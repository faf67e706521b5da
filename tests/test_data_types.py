"""What the types promise is what comes: every view, record and result has just the keys and kinds of values that they name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

import pressgang
from pressgang import types
from pressgang.coach import advise
from pressgang.coach.thought import Budget
from pressgang.core import Dice, Match, Record, rulebook, rulebooks
from pressgang.lab import balance, simulate, tournament

ROOT = Path(__file__).parent.parent
VIEWS = {"dead-mans-draw": types.DeadMansDrawView, "dread-draw": types.DreadDrawView, "pirates-mark": types.PiratesMarkView}
OPTIONS = {"dead-mans-draw": types.DeadMansDrawOptions, "dread-draw": types.DreadDrawOptions, "pirates-mark": types.PiratesMarkOptions}
SET_UPS: list[tuple[str, int, dict[str, object]]] = [
    ("dead-mans-draw", 3, {"traits": True, "mermaid": True, "variant": "random"}),
    ("dead-mans-draw", 2, {"edition": "elznir", "traits": True}),
    ("dread-draw", 3, {"promo": "joins"}),
    ("pirates-mark", 4, {}),
    ("pirates-mark", 2, {"mode": "two-player"}),
]


def fits(data: object, kind: type) -> None:
    """Whether data are just what a type says, no more and no less."""
    msgspec.convert(data, kind, strict=True)
    if isinstance(data, dict):
        assert set(data) <= set(get_type_hints(kind))


@pytest.mark.parametrize(("name", "players", "options"), SET_UPS)
@pytest.mark.parametrize("seed", range(5))
def test_a_view_is_what_its_type_says(name: str, players: int, options: dict[str, object], seed: int) -> None:
    state, dice = rulebook(name).game(players, options).start(seed=seed), Dice(seed)
    while True:
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert set(view) == set(get_type_hints(VIEWS[name]))
            fits(view, VIEWS[name])
        if not state.pending:
            return
        seat = state.pending[0]
        state.play(seat, state.any_action(seat, dice))


@pytest.mark.parametrize("title", [title for title in rulebooks() if title.name in OPTIONS], ids=lambda title: title.name)
def test_the_options_are_those_of_the_types(title: pressgang.core.Rulebook) -> None:
    hints = get_type_hints(OPTIONS[title.name])
    assert list(hints) == [option.name for option in title.options]
    for option in title.options:
        if option.kind in ("one", "many") and option.values:
            named = [value for kind in (hints[option.name], *get_args(hints[option.name])) for value in flat(kind)]
            assert set(named) == set(option.values)


def flat(kind: object) -> list[str]:
    """The strings that a Literal names, wherever it stands."""
    return [value for each in get_args(kind) for value in ([each] if isinstance(each, str) else flat(each))]


def test_the_names_of_the_games() -> None:
    assert set(get_args(types.GameName)) <= set(pressgang.games())


def test_a_record_is_what_its_type_says() -> None:
    match = Match(Record("dead-mans-draw", {}, ["Ann", "Bob"], seed=7))
    for _ in range(5):
        seat = match.state.pending[0]
        match.play(seat, match.state.actions(seat)[0])
    fits(match.record().as_data(), types.RecordData)
    assert Record.loads(msgspec.json.encode(match.record().as_data()).decode()).moves == match.record().moves


def test_results_are_what_their_types_say() -> None:
    game = pressgang.game("dead-mans-draw", traits=True)
    fits(simulate(game, ["random", "random"], 4, 1).as_data(), types.SummaryData)
    fits(tournament(game, ["random", "deckhand"], 8, 1).as_data(), types.StandingsData)
    fits(balance(game, ["random", "random"], 8, 1).as_data(), types.BalanceData)
    state = game.start(seed=1)
    fits(advise(state, state.pending[0], Budget(iterations=10)).as_data("because"), types.AdviceData)


USER = """
import pressgang
from pressgang.bots import Bot, Look
from pressgang.types import DeadMansDrawView

game = pressgang.game("dead-mans-draw", players=3, edition="elznir", traits=True)
state = game.start(seed=7)
view = state.view(0)
tops: list[str] = [bank[-1] for bank in view["banks"] if bank]
sea: list[str] = pressgang.game("pirates-mark", players=4, mode="standard").start().copy().view(0)["sea"]
other: pressgang.State = pressgang.game(input()).start()


class Careful(Bot):
    def choose(self, look: Look) -> int:
        risk = look.view()["risk"]
        return look.actions()[0 if risk is not None and risk < 0.3 else -1]
"""


def test_a_program_that_uses_us_passes_a_strict_type_checker(tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text(USER + 'reveal_type(view["known"])\n')
    places = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", f"--cache-dir={tmp_path}/cache", "user.py"]
    checked = subprocess.run(command, cwd=tmp_path, env=places, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert 'Revealed type is "list[str]"' in checked.stdout.replace("builtins.", "")
