"""Every word that a person reads: Fluent messages from the locale files, found by their ids.

Knows languages and themes and nothing of games. Messages live in `locales/LANGUAGE/*.ftl`; a theme overrides some of
them in `locales/LANGUAGE/themes/THEME.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
LONGEST = 2000
"""Fluent refuses facts of more than 2500 letters."""
LARGEST = 10**15


@runtime_checkable
class Sayable(Protocol):
    """Anything that is the id of a message and its facts: a problem, something that a game says."""

    code: str
    facts: dict[str, object]


class Line(str):
    """A line of a file, as plain text and as something to be said."""

    code = "place-line"
    facts: dict[str, object]

    def __new__(cls, number: int) -> Line:
        line = super().__new__(cls, f"line {number}")
        line.facts = {"line": number}
        return line


def locales() -> Path:
    """The folder with the languages: inside the installed package, or at the root of a source tree."""
    here = Path(__file__).parent
    inside = here / "locales"
    return inside if inside.is_dir() else here.parent.parent / "locales"


_FOLDERS: list[Path] = []
"""Folders with languages that games from elsewhere have brought along."""


def add_locales(folder: Path) -> None:
    """Speak also what the files in this folder say, `LANGUAGE/*.ftl` below it; English where it has not this language."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)


def languages() -> list[str]:
    """The languages that there are: one folder each."""
    return sorted(path.name for path in locales().iterdir() if path.is_dir())


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a person with this environment; English if we do not speak theirs.

    >>> language_of({"LANG": "xx_XX.UTF-8"}), language_of({"LC_ALL": "en_GB.UTF-8", "LANG": "xx_XX"})
    ('en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name].split("_")[0].split(".")[0]
            return wanted if wanted in languages() else DEFAULT
    return DEFAULT


class Voice:
    """Speaks one language, in one theme.

    >>> Voice("en").say("game-over")
    'the game is over'
    """

    def __init__(self, language: str = DEFAULT, theme: str = "") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._folders = 0
        """How many of the folders from elsewhere have been read."""
        self._read(sorted((locales() / language).glob("*.ftl")))
        override = locales() / language / "themes" / f"{theme}.ftl"
        if override.is_file():
            self._bundle.add_resource(FluentResource(override.read_text(encoding="utf-8")), allow_overrides=True)

    def _read(self, files: list[Path]) -> None:
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def _read_more(self) -> None:
        """Read what games have brought along since."""
        while self._folders < len(_FOLDERS):
            folder = _FOLDERS[self._folders]
            self._folders += 1
            self._read(sorted((folder / self.language).glob("*.ftl")) or sorted((folder / DEFAULT).glob("*.ftl")))

    def themed(self, theme: str) -> Voice:
        """The voice of the same language in this theme."""
        return voice(self.language, theme)

    def has(self, code: str) -> bool:
        """Whether there are words for this."""
        self._read_more()
        name, _, attribute = code.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, code: str, **facts: object) -> str:
        """The message of this id (`id.attribute` for an attribute of it), with these facts in it."""
        return self._format(code, facts)

    def tell(self, what: Sayable) -> str:
        """The words for a problem, or for what a game says."""
        return self._format(what.code, what.facts)

    def _format(self, code: str, facts: Mapping[str, object]) -> str:
        self._read_more()
        name, _, attribute = code.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(code)
        text, errors = self._bundle.format_pattern(pattern, {key: self._fact(fact) for key, fact in facts.items()})
        if errors:
            raise LookupError(f"{code}: {errors[0]}")
        return str(text)

    def _fact(self, fact: object) -> object:
        """Numbers as they are, so that a message can count; messages in words; everything else as text."""
        if isinstance(fact, Sayable):
            return printable(self.tell(fact))  # what is said inside something else may not be longer than anything else
        if isinstance(fact, list):
            return ", ".join(str(self._fact(item)) for item in fact)[:LONGEST]
        if isinstance(fact, int | float) and not isinstance(fact, bool) and abs(fact) < LARGEST:
            return fact
        return printable(str(fact))


def printable(text: str) -> str:
    """A text from outside as one line that cannot play tricks on a terminal."""
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= LONGEST else line[:LONGEST] + "..."


@cache
def voice(language: str = DEFAULT, theme: str = "") -> Voice:
    """The voice of a language and a theme, read once."""
    return Voice(language, theme)


def speak(code: str, facts: Mapping[str, object]) -> str:
    """A message in the default language, for whoever reads an error without a voice of their own."""
    return voice().say(code, **facts)
