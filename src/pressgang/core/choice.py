"""What an action is about, as data: for whoever shows it, so that nobody has to take words or notations apart."""

from __future__ import annotations

from typing import NamedTuple


class Choice(NamedTuple):
    """One thing that a seat may do, as far as that seat knows."""

    verb: str
    """Its kind: the first word of its notation."""
    card: str | None = None
    """The card that it is about: that is played, taken, kept; a card whose ability is used."""
    seat: int | None = None
    """The other seat that it is about."""
    place: str | None = None
    """Where it happens, if the board has places: a cell, a stack."""
    amount: int | None = None
    """The number that it is about: a bid."""
    busts: bool = False
    """Whether it surely ends badly."""
    gain: int | None = None
    """How the score of who does it changes, once it is in the bank; None if that cannot be said."""
    loss: int | None = None
    """How much the score of the other seat falls; None if that cannot be said."""
