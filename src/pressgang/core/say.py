"""What is to be said to a person, without the words: the id of a message and its facts.

Games say what happened and what can be done; the words are in the locale files and the speaking is done elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .derived import ZoneView
    from .event import Event
    from .game import Game
    from .state import State


class Say:
    """A message and its facts: numbers, names, other messages, or lists of these."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Tells one listener at the table, in messages, what there is to know.

    What it says of a small game are the messages GAME-event-WHAT, GAME-move-VERB, GAME-card-SLUG, GAME-zone-NAME and GAME-help, and
    those of `plain-table.ftl`. Games with more to tell have one of their own.
    """

    def __init__(self, game: Game, names: list[str], me: int | None) -> None:
        self.game = game
        self.names = names
        self.me = me
        """The seat of the listener; None for an onlooker. Nothing is told that this seat may not know."""
        self.each: tuple[str, ...] = ()
        """The verbs whose moves say more, each for itself, than their `group` does."""
        self.usual: dict[str, object] = {}
        """Facts that an event of this game has beside those of all, and what they are if there is nothing to say."""

    def event(self, event: Event) -> Say:
        """What happened, as the listener may hear it. Those who may know the same hear the same, but for `me` and `victim`: whether
        `seat` or `other` is the listener."""
        told = event.told(self.me)
        cards, other, name, amount = told["cards"], told["other"], told["name"], told["amount"]
        return Say(
            f"{self.game.name}-event-{event.what}",
            who="" if event.seat is None else self.names[event.seat],
            me="yes" if event.seat == self.me and self.me is not None else "no",
            other=self.names[other] if isinstance(other, int) else "",
            victim="yes" if other == self.me and self.me is not None else "no",
            known="no" if cards is None else "yes",
            cards=[self.card(str(card)) for card in cards] if isinstance(cards, list) else "",
            count=len(event.cards),
            source="" if event.source is None else event.source.split()[0],
            name=self.name(name) if isinstance(name, str) else "",
            amount=amount or 0,
        )

    def card(self, slug: str) -> Say:
        """The name of a card."""
        return Say(f"{self.game.name}-card-{slug}")

    def name(self, slug: str) -> Say:
        """The name of anything else that an event is about."""
        return Say(f"{self.game.name}-name-{slug}")

    def table(self, state: State) -> list[Say]:
        """What lies where, line by line."""
        lines = [self._zone(view) for view in state.zones(self.me)]
        scores, pending = state.standing().scores, state.pending
        lines += [Say("plain-score", who=name, score=scores[seat], turn=_yes(seat in pending)) for seat, name in enumerate(self.names)]
        risk = state.risk(self.me)
        return lines if risk is None else [*lines, Say("plain-risk", percent=round(100 * risk))]

    def _zone(self, view: ZoneView) -> Say:
        known = [self.card(card) for card in view.cards if card is not None]
        return Say(
            "plain-zone",
            zone=Say(f"{self.game.name}-zone-{view.name}"),
            owned=_yes(view.seat is not None),
            who="" if view.seat is None else self.names[view.seat],
            count=len(view.cards),
            known=_yes(bool(known)),
            cards=known,
        )

    def action(self, state: State, action: int) -> Say:
        """What an action would do."""
        choice = state.describe(state.asked() if self.me is None else self.me, action)
        return Say(
            f"{self.game.name}-move-{choice.verb}",
            card="" if choice.card is None else self.card(choice.card),
            other="" if choice.seat is None else self.names[choice.seat],
            amount=choice.amount or 0,
            busts=_yes(choice.busts),
        )

    def group(self, state: State, actions: list[int]) -> Say | None:
        """Many actions of one verb in one line; None if each is to be told."""
        return None

    def help(self, state: State) -> list[Say]:
        """What the things on the table do, line by line."""
        return [Say(f"{self.game.name}-help")]

    def result(self, state: State) -> list[Say]:
        """How the game ended, line by line."""
        scores, winners = state.standing()
        rows = [Say("plain-result-row", who=name, score=scores[seat], won=_yes(seat in winners)) for seat, name in enumerate(self.names)]
        return [*rows, Say("plain-result", who=[self.names[seat] for seat in winners], count=len(winners))]


def _yes(true: bool) -> str:
    """A truth as a message can ask for it."""
    return "yes" if true else "no"
