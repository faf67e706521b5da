"""What there is to play, as a client must know it first."""

from __future__ import annotations

from typing import Any

from .common import Message, Said


class OptionShape(Message):
    """An option of a game; see `pressgang.core.Option`."""

    name: str
    kind: str
    values: list[str]
    default: Any
    players: dict[str, list[int]] = {}
    """For each value that limits it: how few and how many can play."""


class TopicShape(Message):
    """Something that the rules explain: its message is GAME-KIND-SLUG."""

    kind: str
    slug: str
    facts: Said | None = None


class RulingShape(Message):
    """What we decided where a rulebook is silent: its message is GAME-ruling-SLUG, with `.text` and `.why`."""

    slug: str
    about: list[str]
    """The slugs of the topics that it concerns."""
    editions: list[str]
    """In which editions it is needed; empty: in all."""


class GameShape(Message):
    """A title."""

    name: str
    fewest: int
    most: int
    editions: list[str]
    options: list[OptionShape]
    topics: list[TopicShape]
    rulings: list[RulingShape]
    words: bool = False
    """Whether the game comes from elsewhere with words of its own: `/api/words/LANGUAGE/GAME`."""


class Hello(Message):
    """What a client must know before anything else."""

    version: str
    name: str
    """What this browser's person is called; empty before they said it."""
    face: str
    """The portrait that they chose; empty if none."""
    languages: list[str]
    games: list[GameShape]
    bots: list[str]
    """From weak to strong."""
