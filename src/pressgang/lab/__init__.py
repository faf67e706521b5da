"""Many games: what comes out if programs play them."""

from .simulate import BotResult, Summary, simulate

__all__ = ["BotResult", "Summary", "simulate"]
