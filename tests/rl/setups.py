"""Set-ups of all games that environments are tried with."""

from __future__ import annotations

from typing import Any

SETUPS: list[dict[str, Any]] = [
    {"game": "dead-mans-draw", "players": 2},
    {"game": "dead-mans-draw", "players": 4, "traits": True},
    {"game": "dead-mans-draw", "players": 3, "traits": True, "edition": "elznir"},
    {"game": "dead-mans-draw", "players": 6, "variant": "random"},
    {"game": "dead-mans-draw", "players": 2, "abilities": ["cannon", "map"]},
    {"game": "dread-draw", "players": 2},
    {"game": "dread-draw", "players": 5},
    {"game": "pirates-mark", "players": 2, "mode": "two-player"},
    {"game": "pirates-mark", "players": 3},
    {"game": "pirates-mark", "players": 5, "mode": "parrghty"},
]


def title(setup: dict[str, Any]) -> str:
    """The name of a set-up in the list of tests."""
    return "-".join(str(value) for value in setup.values())
