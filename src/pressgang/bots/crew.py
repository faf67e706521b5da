"""The bots that there are, by name; bots of installed packages; and bots of the user's own, by `package.module:Class`.

A name may carry parameters: `captain:ms=200`, `captain:iterations=500`, `package.module:Class:depth=3`. They are whole
numbers, given to the class by their names.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from importlib.metadata import entry_points
from typing import Final

from pressgang.core import Problem

from .bosun import Bosun
from .bot import Bot
from .captain import Captain
from .deckhand import Deckhand
from .mate import Mate
from .random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "deckhand": Deckhand, "bosun": Bosun, "mate": Mate, "captain": Captain}
GROUP: Final = "pressgang.bots"
"""The entry points of installed packages: a name and its `package.module:Class`."""
LARGEST: Final = 10**9


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name, with the parameters in it, new for one game."""
    kind, given = find_bot(name)
    parameters = _parameters(name, kind, given)
    try:
        bot: Bot = kind(seed, **parameters)
    except (Exception, SystemExit) as error:  # somebody else's code: whatever it raises is told
        raise Problem("bad-bot", name=name, why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise Problem("bad-bot-class", name=name)
    return bot


def find_bot(name: str) -> tuple[type[Bot], str]:
    """The class that a name means, and what the name says about its parameters."""
    first, _, rest = name.partition(":")
    if first in BOTS:
        return BOTS[first], rest
    for entry in entry_points(group=GROUP, name=first):
        return _load(name, entry.value), rest
    class_name, _, given = rest.partition(":")
    if not class_name or "=" in class_name:
        names = [*BOTS, *sorted({entry.name for entry in entry_points(group=GROUP)} - set(BOTS))]
        raise Problem("no-such-bot", name=first, names=", ".join(names))
    return _load(name, f"{first}:{class_name}"), given


def _load(name: str, place: str) -> type[Bot]:
    """The class at `package.module:Class`, from the Python path or from the folder that we are in."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    module_name, _, class_name = place.partition(":")
    try:
        kind: type[Bot] = getattr(importlib.import_module(module_name), class_name)
    except (Exception, SystemExit) as error:  # somebody else's code: whatever it raises is told
        raise Problem("bad-bot", name=name, why=f"{type(error).__name__}: {error}") from error
    return kind


def _parameters(name: str, kind: type[Bot], given: str) -> dict[str, int]:
    """What stands behind the name, as `ms=200,iterations=500`."""
    found: dict[str, int] = {}
    allowed = _parameters_of(kind)
    for part in given.split(",") if given else []:
        key, equals, value = part.strip().partition("=")
        if key not in allowed or not equals or key in found:
            raise Problem("bot-parameter", name=name, found=part, names=", ".join(f"{each}=N" for each in allowed) or "-")
        if not value.isascii() or not value.isdecimal() or not 1 <= int(value) <= LARGEST:
            raise Problem("bot-number", name=name, key=key, found=value, most=str(LARGEST))
        found[key] = int(value)
    return found


def _parameters_of(kind: type[Bot]) -> list[str]:
    """The parameters of a bot's class besides the seed."""
    try:
        return list(inspect.signature(kind).parameters)[1:]
    except (TypeError, ValueError):
        return []
