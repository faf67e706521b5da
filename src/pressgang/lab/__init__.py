"""Many games: what comes out if programs play them. On one core, on all, or on a cluster, always the same."""

from .balance import Balance, balance
from .simulate import BotResult, Summary, simulate
from .tournament import Standings, tournament

__all__ = ["Balance", "BotResult", "Standings", "Summary", "balance", "simulate", "tournament"]
