"""Every screen at every size: nothing to press lies under something else, nothing leaves its box, no text is cut.

A table is opened once and looked at in all sizes; 200% zoom is what half the pixels are to a page.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person

Come = Callable[..., Person]
SIZES = [(360, 640), (390, 844), (768, 1024), (1280, 720), (1440, 900), (3840, 2160), (720, 450)]
"""The last is 1440x900 at 200%."""
MEASURE = (Path(__file__).parent / "measure.js").read_text()
PAGES = ["/", "/lobby", "/history", "/settings", "/learn"]
GAMES = ["dead-mans-draw", "dread-draw", "pirates-mark"]
NAMES = ["Rackham", "Lafitte", "Morgan", "Olivier", "Edward", "Quelch", "Jeanne", "Israel", "Calico"]
"""The longest that bots have."""
TABLES = [
    ("dead-mans-draw", 2, {}),
    ("dead-mans-draw", 8, {}),
    ("dread-draw", 2, {}),
    ("dread-draw", 5, {}),
    ("pirates-mark", 2, {"mode": "two-player"}),
    ("pirates-mark", 10, {"mode": "parrghty"}),
]


def looks_right(anne: Person, where: str) -> list[str]:
    """What is wrong at any size, in words."""
    wrong = []
    for width, height in SIZES:
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong += [f"{where} at {width}x{height}: {each}" for each in anne.page.evaluate(MEASURE)]
    return wrong


def test_pages_fit_every_size(person: Come) -> None:
    anne = person(lang="de-DE")  # its words are longer
    wrong = []
    for page in [*PAGES, *(f"/new/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES)]:
        anne.go(page)
        anne.settles()
        wrong += looks_right(anne, page)
    anne.opens("dead-mans-draw", "bosun", "open")
    anne.page.wait_for_selector("[data-waiting]")
    wrong += looks_right(anne, "waiting")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=[f"{game}-{players}" for game, players, _ in TABLES])
def test_tables_fit_every_size(person: Come, game: str, players: int, options: dict[str, str]) -> None:
    anne = person(lang="de-DE")
    anne.opens(game, *[f"random:{name}" for name in NAMES[: players - 1]], options=options, window=600)
    wrong = []
    for moment in range(3):
        anne.waits_for_turn()
        wrong += looks_right(anne, f"move {moment}: {anne.moves()[:2]}")
        if anne.over:
            break
        anne.moves_once()
    assert not wrong, "\n".join(wrong)


def test_questions_fit_every_size(person: Come) -> None:
    anne = person(lang="de-DE")
    wrong = []
    for verb in ("cannon", "map"):
        anne.page.set_viewport_size({"width": 1280, "height": 720})
        anne.plays_until("dead-mans-draw", 3, verb)
        wrong += looks_right(anne, verb)
    assert not wrong, "\n".join(wrong)
