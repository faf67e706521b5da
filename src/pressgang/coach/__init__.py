"""The coach: odds, advice and looking back, for one seat and from its knowledge alone."""

from .advice import Advice, Choice, advise
from .chance import Chance
from .gain import Gain, gain_of
from .outlook import outlook
from .review import Costly, Review, review
from .thought import Budget

__all__ = [
    "Advice",
    "Budget",
    "Chance",
    "Choice",
    "Costly",
    "Gain",
    "Review",
    "advise",
    "gain_of",
    "outlook",
    "review",
]
