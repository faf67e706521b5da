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


class LevelShape(Message):
    """How strong a bot is in a game: points above random; 400 are odds of ten to one."""

    points: int
    low: int
    high: int
    """From `low` to `high` is the 95% interval."""
    alike: list[str]
    """The bots of which nobody can say whether they are stronger or weaker."""


class StrengthShape(Message):
    """How strong the bots are in a game, by a tournament; see `pressgang.bots.ratings`."""

    players: int
    games: int
    levels: dict[str, LevelShape]
    """By the names of the bots."""


class GameShape(Message):
    """A title."""

    name: str
    fewest: int
    most: int
    editions: list[str]
    options: list[OptionShape]
    topics: list[TopicShape]
    rulings: list[RulingShape]
    strength: StrengthShape | None = None
    """How strong the bots are in it; None: nobody has measured it."""
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
