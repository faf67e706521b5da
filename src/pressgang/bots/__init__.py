"""Players that are programs. They see a game through a Look and nothing else."""

from .bot import Bot, Look, ask
from .crew import BOTS, make_bot
from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "Look", "RandomBot", "ask", "make_bot"]
