"""Advice and reviews as text for a person: lines and a table."""

from __future__ import annotations

from collections.abc import Sequence

from pressgang.coach import Advice, Chance, Gain, Review
from pressgang.coach.gain import POINTS
from pressgang.coach.why import percent
from pressgang.core import Say, State, Teller
from pressgang.words import Voice

from .tables import table_text

CHOICES = ("coach-column-move", "coach-column-what", "coach-column-win", "coach-column-ruin", "coach-column-tries")
COSTS = ("coach-column-entry", "coach-column-who", "coach-column-played", "coach-column-better", "coach-column-cost", "coach-column-why")


def advice_text(advice: Advice, state: State, teller: Teller, voice: Voice) -> str:
    """What the coach says: the sentence, the odds, and a table of the choices. The teller tells to the seat that is advised."""
    lines = [voice.tell(advice.why)]
    if advice.ruin is not None:
        lines.append(voice.say("coach-next", ruin=Say("coach-ruin", game=advice.game), percent=percent(advice.ruin)))
    if advice.standing is not None:
        lines.append(voice.say("coach-standing", percent=percent(advice.standing)))
    if advice.gain is not None:
        lines.append(_gain(advice.gain, state, voice))
    head = [voice.say(name, game=advice.game) for name in CHOICES]
    rows = [
        [
            choice.move,
            voice.tell(teller.action(state, choice.action)),
            _interval(choice.win, voice),
            "" if choice.ruin is None else voice.say("coach-percent", value=percent(choice.ruin)),
            voice.say("coach-number", value=choice.tries),
        ]
        for choice in advice.choices
    ]
    if all(not row[3] for row in rows):
        head, rows = [*head[:3], head[4]], [[*row[:3], row[4]] for row in rows]
    lines.append(table_text(head, rows, sentences=[1]))
    if advice.others:
        lines.append(voice.say("coach-others", count=advice.others))
    return "\n".join(lines)


def review_text(found: Review, names: Sequence[str], voice: Voice) -> str:
    """The moves that cost most, as a table."""
    text = voice.say("coach-review-head", decisions=found.looked, count=len(found.moves))
    if not found.moves:
        return text
    head = [voice.say(name) for name in COSTS]
    rows = [
        [
            str(move.entry),
            names[move.seat],
            move.played.move,
            move.better.move,
            _interval(move.cost, voice),
            voice.tell(move.why),
        ]
        for move in found.moves
    ]
    return "\n".join([text, table_text(head, rows, sentences=[5])])


def _gain(gain: Gain, state: State, voice: Voice) -> str:
    if gain.unit == POINTS:
        return voice.say("coach-gain-points", draw=round(gain.draw, 1), stop=round(gain.stop, 1))
    move = state.game.notation(gain.stopping)
    return voice.say("coach-gain-share", draw=percent(gain.draw), stop=percent(gain.stop), move=move)


def _interval(chance: Chance, voice: Voice) -> str:
    value, low, high = [round(100 * number, 1) for number in chance]
    return voice.say("coach-interval", value=value, low=low, high=high)
