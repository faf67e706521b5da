"""The rulebooks that there are. A game enters itself with one call of `register`."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from pressgang.words import add_locales

from .errors import BadOption
from .game import Game
from .options import Option, check_options
from .say import Say


class Topic(NamedTuple):
    """Something that the rules explain: a suit, a trait, a variant. Its message is GAME-KIND-SLUG."""

    kind: str
    slug: str


class Ruling(NamedTuple):
    """What we decided where a rulebook is silent or unclear. Its message is GAME-ruling-SLUG, with `.text` and `.why`."""

    slug: str
    about: tuple[str, ...] = ()
    """The topics that it concerns."""
    editions: tuple[str, ...] = ()
    """In which editions it is needed; none named: in all."""


class Rulebook(NamedTuple):
    """A title: its options, how many can play, and how a game of it is made."""

    name: str
    fewest: int
    most: int
    options: tuple[Option, ...]
    make: Callable[[int, dict[str, object]], Game]
    topics: tuple[Topic, ...] = ()
    editions: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    """The points in which the editions differ: the messages GAME-SWITCH-ROW, with an attribute an edition."""
    facts: Callable[[str], Say] | None = None
    """What is to be said about a topic besides its text: numbers."""
    seats: Callable[[dict[str, object]], tuple[int, int]] | None = None
    """How few and how many can play with these options, if the options say so."""

    learned_together: tuple[dict[str, object], ...] = ({},)
    """The options of the set-ups that one network learns, game by game; the more often one is named, the better it is learned."""
    rulings: tuple[Ruling, ...] = ()
    locales: Path | None = None
    """Where the words of a game from elsewhere are: `LANGUAGE/*.ftl` below this folder."""

    def players(self, given: dict[str, object]) -> tuple[int, int]:
        """How few and how many can play with these options."""
        return (self.fewest, self.most) if self.seats is None else self.seats(given)

    def game(self, players: int, given: dict[str, object]) -> Game:
        """A game with these options, checked."""
        if not self.fewest <= players <= self.most:
            raise BadOption("players-range", game=self.name, players=players, fewest=self.fewest, most=self.most)
        return self.make(players, check_options(self.options, given))


_RULEBOOKS: Final[dict[str, Rulebook]] = {}


ENTRY_POINTS: Final = "pressgang.games"
"""Packages from elsewhere name their rulebooks under this group of entry points."""


def register(rulebook: Rulebook) -> None:
    """Enter a title, so that every bot, UI, record and command knows it."""
    _RULEBOOKS[rulebook.name] = rulebook
    if rulebook.locales is not None:
        add_locales(rulebook.locales)


def unregister(name: str) -> None:
    """Strike a title out again."""
    _RULEBOOKS.pop(name, None)


@cache
def _register_installed() -> None:
    """Enter the titles of all packages that are installed. One that does not load is left out, with a warning."""
    from importlib.metadata import entry_points  # slow to import, and most programs name a game of ours

    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        try:
            found = point.load()
            if not isinstance(found, Rulebook):
                raise TypeError(f"{point.value} is no Rulebook")
            if found.name not in _RULEBOOKS:
                register(found)
        except Exception as error:
            warnings.warn(f"{ENTRY_POINTS}: {point.name}: {error}", RuntimeWarning, stacklevel=2)


def rulebooks() -> list[Rulebook]:
    """All titles."""
    _register_installed()
    return list(_RULEBOOKS.values())


def rulebook(name: str) -> Rulebook:
    """The title of this name."""
    found = _RULEBOOKS.get(name)
    if found is None:
        _register_installed()
        found = _RULEBOOKS.get(name)
    if found is None:
        raise BadOption("no-such-game", name=name, games=", ".join(_RULEBOOKS))
    return found
