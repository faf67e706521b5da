"""Every word that a person reads: Fluent messages from the locale files, found by their ids.

Knows languages and themes and nothing of games. Messages live in `locales/LANGUAGE/*.ftl`; a theme overrides some of
them in `locales/LANGUAGE/themes/THEME.ftl`. Files are read when the first sentence of a language is asked for, and a message is
parsed when it is first said: an engine that nobody listens to needs no words, and no Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; it goes on to the next."""
MENTION = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message or a term that another one speaks of."""
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


def entries(file: Path) -> dict[str, str]:
    """The messages of a file as they are written, by their ids; the first of each counts."""
    text = file.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    starts = list(ENTRY.finditer(text))
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        found.setdefault(start[1], text[start.start() : len(text) if following is None else following.start()])
    return found


class Voice:
    """Speaks one language, in one theme.

    >>> Voice("en").say("game-over")
    'the game is over'
    """

    def __init__(self, language: str = DEFAULT, theme: str = "") -> None:
        self.language = language
        self.theme = theme
        self._unread: dict[str, str] = {}
        """What is written in the files and has not been parsed yet, by the ids of the messages."""
        self._folders = -1
        """How many of the folders from elsewhere have been read; -1: not even ours."""

    @cached_property
    def _bundle(self) -> FluentBundle:
        """What has been parsed."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _read_files(self) -> None:
        """Read the files of ours, and what games have brought along since."""
        if self._folders < 0:
            self._folders = 0
            self._read(sorted((locales() / self.language).glob("*.ftl")))
            override = locales() / self.language / "themes" / f"{self.theme}.ftl"
            if override.is_file():
                self._unread |= entries(override)
        while self._folders < len(_FOLDERS):
            folder = _FOLDERS[self._folders]
            self._folders += 1
            self._read(sorted((folder / self.language).glob("*.ftl")) or sorted((folder / DEFAULT).glob("*.ftl")))

    def _read(self, files: list[Path]) -> None:
        for path in files:
            self._unread = entries(path) | self._unread

    def _has(self, name: str) -> bool:
        """Whether there is a message of this id, which is then parsed."""
        self._read_files()
        if name in self._unread:
            self._parse(name)
        return bool(self._bundle.has_message(name))

    def _parse(self, name: str) -> None:
        """Parse a message, and those that it speaks of."""
        from fluent.runtime import FluentResource

        text = self._unread[name]
        self._bundle.add_resource(FluentResource(text))
        del self._unread[name]
        for mentioned in MENTION.findall(text):
            if mentioned in self._unread:
                self._parse(mentioned)

    def themed(self, theme: str) -> Voice:
        """The voice of the same language in this theme."""
        return voice(self.language, theme)

    def has(self, code: str) -> bool:
        """Whether there are words for this."""
        name, _, attribute = code.partition(".")
        if not self._has(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, code: str, **facts: object) -> str:
        """The message of this id (`id.attribute` for an attribute of it), with these facts in it."""
        return self._format(code, facts)

    def tell(self, what: Sayable) -> str:
        """The words for a problem, or for what a game says."""
        return self._format(what.code, what.facts)

    def _format(self, code: str, facts: Mapping[str, object]) -> str:
        name, _, attribute = code.partition(".")
        if not self._has(name):
            raise LookupError(code)
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
    """A message in the default language, for whoever reads an error without a voice of their own.

    Where Fluent is not installed, because only the engine is, it is the id of the message with its facts.
    """
    try:
        return voice().say(code, **facts)
    except ImportError:
        return " ".join([code, *(f"{name}={fact}" for name, fact in facts.items())])
