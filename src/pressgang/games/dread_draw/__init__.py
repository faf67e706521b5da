"""Dread Draw, unofficial, with a deck of our own design: rules as data and pure code."""

from .game import RULEBOOK

__all__ = ["RULEBOOK"]
