"""The bots that there are, by name; and bots of the user's own, by `package.module:Class`."""

from __future__ import annotations

import importlib
import sys
from typing import Final

from pressgang.core import Problem

from .bot import Bot
from .random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name, new for one game."""
    if name in BOTS:
        return BOTS[name](seed)
    module_name, colon, class_name = name.partition(":")
    if not colon:
        raise Problem("no-such-bot", name=name, names=", ".join(BOTS))
    try:
        kind = getattr(_import(module_name), class_name)
        bot: Bot = kind(seed)
    except (Exception, SystemExit) as error:  # somebody else's code: whatever it raises is told
        raise Problem("bad-bot", name=name, why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise Problem("bad-bot-class", name=name)
    return bot


def _import(module_name: str) -> object:
    """A module from the Python path or from the folder that we are in."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return importlib.import_module(module_name)
