"""Dead Man's Draw, unofficial: rules as data and pure code."""

from .game import RULEBOOK

__all__ = ["RULEBOOK"]
