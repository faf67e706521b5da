"""One sentence why: simple rules that say what the numbers say, and that it is close where it is close."""

from __future__ import annotations

from typing import Final

from pressgang.bots import Finding
from pressgang.core import Say, State

from .chance import difference
from .gain import POINTS, Gain

CLOSE: Final = 0.05
"""Two choices whose chances differ by less, and not surely, are called close."""


def why(world: State, seat: int, ranked: list[Finding], gain: Gain | None) -> Say:
    """Why the first of the findings is recommended."""
    best = ranked[0]
    facts = _facts(world, seat, best)
    if len(world.actions(seat)) == 1:
        return Say("coach-why-only", **facts)
    if best.mean == 1.0 and _wins(world, seat, best.action):
        return Say("coach-why-wins", **facts)
    if len(ranked) == 1:
        return Say("coach-why-alike" if _all_alike(world, seat) else "coach-why-plain", **facts)
    facts.update(_against(world, ranked))
    drawing = gain is not None and best.action == gain.drawing
    if gain is not None and gain.unit == POINTS and (gain.draw >= gain.stop) == drawing:
        return _why_points(world, seat, drawing, gain, facts)
    standing = world.ruin_of_bid(seat)
    if standing is not None and facts["risky"] == "no":
        return Say("coach-why-bid", **{**facts, "percent": percent(standing)})
    if facts["close"] == "yes":
        return Say("coach-why-close", **facts)
    if gain is not None and not drawing:
        return Say("coach-why-safe", **{**facts, "percent": percent(world.ruin(seat, gain.drawing) or 0.0)})
    if facts["risky"] == "yes":
        return Say("coach-why-risk", **facts)
    return Say("coach-why-win", **facts)


def _why_points(world: State, seat: int, drawing: bool, gain: Gain, facts: dict[str, object]) -> Say:
    """Drawing or stopping, by the odds and the points, which say the same as the search."""
    facts.update(percent=percent(world.ruin(seat, gain.drawing) or 0.0), draw=round(gain.draw, 1), stop=round(gain.stop, 1))
    return Say("coach-why-draw" if drawing else "coach-why-stop", **facts)


def _facts(world: State, seat: int, best: Finding) -> dict[str, object]:
    """What every sentence may use."""
    ruin = world.ruin(seat, best.action)
    return {
        "ruin": Say("coach-ruin", game=world.game.name),
        "move": move_said(world, best.action),
        "win": percent(best.mean),
        "risky": "no" if ruin is None else "yes",
        "percent": percent(ruin or 0.0),
    }


def _against(world: State, ranked: list[Finding]) -> dict[str, object]:
    """The next best action, and whether there is a clear difference to it."""
    best, next_best = ranked[0], ranked[1]
    gap = difference(best, next_best)
    close = gap.value < CLOSE and gap.low <= 0.0
    return {"other": move_said(world, next_best.action), "less": percent(next_best.mean), "close": "yes" if close else "no"}


def _all_alike(world: State, seat: int) -> bool:
    """Whether all that can be done is of one kind and equally dangerous."""
    actions = world.actions(seat)
    verbs = {world.game.notation(action).split()[0] for action in actions}
    return len(verbs) == 1 and len({world.ruin(seat, action) for action in actions}) == 1


def _wins(world: State, seat: int, action: int) -> bool:
    """Whether this ends the game at once with a win for this seat alone."""
    after = world.copy()
    after.play(seat, action)
    return after.standing().winners == (seat,)


def move_said(world: State, action: int) -> Say:
    """A move as a sentence names it."""
    move = world.game.notation(action)
    return Say("coach-move", verb=move.split()[0], move=move)


def percent(share: float) -> int | float:
    """A share as a percentage; what is not quite never or always does not look like it.

    >>> [percent(share) for share in (0.0, 0.004, 0.12, 0.998, 1.0)]
    [0, 0.4, 12, 99.8, 100]
    """
    whole = round(100 * share)
    if whole in (0, 100) and share not in (0.0, 1.0):
        return min(max(round(100 * share, 1), 0.1), 99.9)
    return whole
