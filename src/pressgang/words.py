"""Every word that a person reads: Fluent messages from the locale files, found by their ids.

Knows languages and nothing of games. Messages live in `locales/LANGUAGE/*.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"


def locales() -> Path:
    """The folder with the languages: inside the installed package, or at the root of a source tree."""
    here = Path(__file__).parent
    inside = here / "locales"
    return inside if inside.is_dir() else here.parent.parent / "locales"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((locales() / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def has(name: str, language: str = DEFAULT) -> bool:
    """Whether there is a message of this name."""
    return bundle(language).has_message(name)


def speak(name: str, facts: Mapping[str, object] | None = None, language: str = DEFAULT) -> str:
    """The message of this name, with these facts in it."""
    messages = bundle(language)
    pattern = messages.get_message(name).value
    if pattern is None:
        raise LookupError(name)
    text, errors = messages.format_pattern(pattern, {key: _plain(fact) for key, fact in (facts or {}).items()})
    if errors:
        raise LookupError(f"{name}: {errors[0]}")
    return str(text)


def _plain(fact: object) -> object:
    """Numbers as they are, so that a message can count; everything else as text."""
    return fact if isinstance(fact, int | float) and not isinstance(fact, bool) else str(fact)
