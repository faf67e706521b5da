"""Pirate's Mark: standard, two-player and Parrghty modes."""

from .game import RULEBOOK

__all__ = ["RULEBOOK"]
