"""Players that are programs. They see a game through a Look and nothing else."""

from .bosun import Bosun
from .bot import Bot, Look, ask
from .captain import Captain
from .crew import BOTS, make_bot
from .deckhand import Deckhand
from .judge import Judge
from .mate import Mate
from .random_bot import RandomBot
from .rollouts import Rollouts
from .search import Finding, Search, search
from .turn import turn_values

__all__ = [
    "BOTS",
    "Bosun",
    "Bot",
    "Captain",
    "Deckhand",
    "Finding",
    "Judge",
    "Look",
    "Mate",
    "RandomBot",
    "Rollouts",
    "Search",
    "ask",
    "make_bot",
    "search",
    "turn_values",
]
