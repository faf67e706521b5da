"""Advice for a seat that must decide, from what the seat knows and nothing else; any table can show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pressgang.bots import Finding
from pressgang.core import Dice, Say, State
from pressgang.types import AdviceData, ChoiceData, GainData

from .chance import Chance, chance_of
from .gain import Gain, gain_of
from .thought import Budget, think, world_of
from .why import why

USUAL: Final = Budget(ms=1000)
MOST: Final = 8
"""So many choices are shown."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and what can be expected of it."""

    action: int
    move: str
    win: Chance
    """The chance to win after it."""
    tries: int
    ruin: float | None
    """How likely it busts, is too weak or meets a Mark, exactly; None if it draws nothing."""

    def as_data(self) -> ChoiceData:
        """JSON-ready."""
        return {"move": self.move, "win": self.win.as_data(), "tries": self.tries, "ruin": _rounded(self.ruin)}


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says to a seat that must decide."""

    game: str
    seat: int
    choices: tuple[Choice, ...]
    """The most promising ones, the recommended one first."""
    others: int
    """How many other actions there are, less promising or like one of these."""
    ruin: float | None
    """How likely the next draw ends badly, exactly; None if there is no draw to decide about."""
    standing: float | None
    """How likely the bid that stands meets a Mark, where there are bids."""
    gain: Gain | None
    """What a draw brings on average against stopping."""
    iterations: int
    why: Say

    @property
    def best(self) -> Choice:
        """The recommended choice."""
        return self.choices[0]

    def as_data(self, reason: str) -> AdviceData:
        """JSON-ready; the reason is `why` in the reader's language."""
        gain = self.gain
        told: GainData | None = None if gain is None else {"unit": gain.unit, "draw": round(gain.draw, 4), "stop": round(gain.stop, 4)}
        return {
            "game": self.game,
            "seat": self.seat,
            "move": self.best.move,
            "why": reason,
            "ruin": _rounded(self.ruin),
            "standing": _rounded(self.standing),
            "gain": told,
            "choices": [choice.as_data() for choice in self.choices],
            "others": self.others,
            "iterations": self.iterations,
        }


def advise(state: State, seat: int, budget: Budget = USUAL, seed: int = 0, most: int = MOST) -> Advice:
    """What this seat should do now, with odds and reasons. The same seed and iterations give the same advice.

    The state may be the real one: the coach looks at nothing but what the seat can imagine.
    """
    dice = Dice(seed)
    world = world_of(state, seat, dice)
    gain = gain_of(world, seat, dice)
    return advice_from(world, seat, think(world, seat, dice, budget), gain, most)


def advice_from(world: State, seat: int, findings: list[Finding], gain: Gain | None, most: int = MOST) -> Advice:
    """The advice that follows from what a search has found."""
    ranked = ranking(findings)
    actions = world.actions(seat)
    choices = tuple(choice_of(world, seat, found) for found in ranked[:most])
    return Advice(
        game=world.game.name,
        seat=seat,
        choices=choices,
        others=len(actions) - len(choices),
        ruin=_next_draw(world, seat, actions),
        standing=world.ruin_of_bid(seat),
        gain=gain,
        iterations=sum(found.visits for found in findings),
        why=why(world, seat, ranked, gain),
    )


def ranking(findings: list[Finding]) -> list[Finding]:
    """The recommended action first: the one that the search came back to most often. The others by their chances."""
    best = max(findings, key=lambda found: (found.visits, found.mean))
    rest = [found for found in findings if found is not best]
    return [best, *sorted(rest, key=lambda found: (-found.mean, found.action))]


def choice_of(world: State, seat: int, found: Finding) -> Choice:
    """What was found about an action, with its odds."""
    move = world.game.notation(found.action)
    return Choice(found.action, move, chance_of(found), found.visits, world.ruin(seat, found.action))


def _next_draw(world: State, seat: int, actions: list[int]) -> float | None:
    """The odds of the next card, if the seat can draw one now or has to say how many."""
    asked = any(world.ruin(seat, action) is not None for action in actions)
    return world.risk(seat) if asked else None


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 6)
