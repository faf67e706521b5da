"""For learners: many games in step, and the interfaces of Gymnasium, PettingZoo and OpenSpiel. Needs the extra `rl` or `openspiel`."""

from .many import Many

__all__ = ["Many"]
