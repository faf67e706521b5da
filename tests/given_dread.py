"""Helpers for the tests of Dread Draw: its positions, its deck, and small decks made for one test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from given import happened, legal, when

from pressgang import Record, State
from pressgang.games.dread_draw.deck import own_deck

SEATS = ["Eliza", "Zach", "Anne", "Jack", "Mary"]
DECK: dict[str, Any] = own_deck()
CARDS: list[str] = [card["slug"] for card in DECK["card"] for _ in range(card["copies"])]


def given(
    players: int = 2, luck: list[tuple[str, object]] | None = None, options: dict[str, object] | None = None, **position: Any
) -> State:
    """Dread Draw in this position."""
    return Record("dread-draw", options or {}, SEATS[:players], luck, position=position).replay(listen=True)


def opened(players: int, *luck: tuple[str, object], **options: object) -> State:
    """Dread Draw from its set-up."""
    return Record("dread-draw", options, SEATS[:players], list(luck)).replay(listen=True)


def at(state: State, *path: str | int) -> Any:
    """A part of the position: at(state, "rows", 0)."""
    found: Any = state.position()
    for step in path:
        found = found[step]
    return found


def lost(state: State) -> list[str]:
    """The discard pile, in the order of the alphabet."""
    return sorted(at(state, "discard"))


def sizes(state: State) -> list[int]:
    """How many life cards each seat has."""
    return [len(own) for own in at(state, "life")]


def all_but(*cards: str) -> list[str]:
    """Our deck without these cards."""
    rest = CARDS.copy()
    for card in cards:
        rest.remove(card)
    return rest


def card(
    slug: str, *effects: Mapping[str, object], trigger: str | None = None, when: str | None = None, strength: int = 5, copies: int = 4
) -> dict[str, object]:
    """A card of a deck file, with one damage."""
    made: dict[str, object] = {"slug": slug, "strength": strength, "damage": 1, "copies": copies}
    if trigger is not None:
        made |= {"trigger": trigger, "effects": list(effects)}
    return made if when is None else made | {"when": when}


def deck(*cards: dict[str, object]) -> dict[str, object]:
    """Options with a deck of these cards and ten plain ones of each strength from 1 to 9 (`p1` to `p9`, one damage each)."""
    return {"deck": {"card": [*cards, *[card(f"p{strength}", strength=strength, copies=10) for strength in range(1, 10)]]}}


__all__ = ["CARDS", "DECK", "all_but", "at", "card", "deck", "given", "happened", "legal", "lost", "opened", "sizes", "when"]
