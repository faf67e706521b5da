"""What is to be said to a person, without the words: the id of a message and its facts.

Games say what happened and what can be done; the words are in the locale files and the speaking is done elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .event import Event
    from .game import Game, State


class Say:
    """A message and its facts: numbers, names, other messages, or lists of these."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts


class Teller:
    """Tells one listener at the table, in messages, what there is to know. Each game has one of its own."""

    def __init__(self, game: Game, names: list[str], me: int | None) -> None:
        self.game = game
        self.names = names
        self.me = me
        """The seat of the listener; None for an onlooker. Nothing is told that this seat may not know."""
        self.each: tuple[str, ...] = ()
        """The verbs whose moves say more, each for itself, than their `group` does."""

    def event(self, event: Event) -> Say:
        """What happened, as the listener may hear it."""
        told = event.told(self.me)
        cards = told["cards"]
        return Say(
            f"{self.game.name}-event-{event.what}",
            who="" if event.seat is None else self.names[event.seat],
            me="yes" if event.seat == self.me and self.me is not None else "no",
            other="" if event.other is None else self.names[event.other],
            victim="yes" if event.other == self.me and self.me is not None else "no",
            known="no" if cards is None else "yes",
            cards=[self.card(str(card)) for card in cards] if isinstance(cards, list) else "",
            count=len(event.cards),
            source="" if event.source is None else event.source.split()[0],
            name="" if event.name is None else self.name(event.name),
            amount=event.amount or 0,
        )

    def card(self, slug: str) -> Say:
        """The name of a card."""
        raise NotImplementedError

    def name(self, slug: str) -> Say:
        """The name of anything else that an event is about."""
        raise NotImplementedError

    def table(self, state: State) -> list[Say]:
        """What lies where, line by line."""
        raise NotImplementedError

    def action(self, state: State, action: int) -> Say:
        """What an action would do."""
        raise NotImplementedError

    def group(self, state: State, actions: list[int]) -> Say | None:
        """Many actions of one verb in one line; None if each is to be told."""
        return None

    def help(self, state: State) -> list[Say]:
        """What the things on the table do, line by line."""
        raise NotImplementedError

    def result(self, state: State) -> list[Say]:
        """How the game ended, line by line."""
        raise NotImplementedError
