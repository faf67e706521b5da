"""What happened, for people and animations. Whoever may not know a card is told the event without it."""

from __future__ import annotations

from collections.abc import Sequence


class Event:
    """One thing that happened: who, what, which cards, from where to where, and who may know the cards."""

    def __init__(
        self,
        what: str,
        seat: int | None = None,
        cards: Sequence[str] = (),
        source: str | None = None,
        target: str | None = None,
        other: int | None = None,
        name: str | None = None,
        amount: int | None = None,
        knows: Sequence[int] | None = None,
        place: str | None = None,
    ) -> None:
        self.what = what
        self.seat = seat
        self.cards = tuple(cards)
        self.source = source
        self.target = target
        self.other = other
        """Another seat that it is about: a victim, a thief."""
        self.name = name
        """A name that it is about: a trait, a suit, a variant."""
        self.amount = amount
        """A number that it is about: a debt, a bonus."""
        self.knows = None if knows is None else tuple(knows)
        """The seats that may know the cards; None for everybody."""
        self.place = place
        """Where exactly the cards lie; told only to those who may know them."""

    def told(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: an onlooker) may hear it, as JSON-ready data.

        >>> peek = Event("peek", 1, ["kraken-7"], source="draw", knows=[1])
        >>> peek.told(1)["cards"], peek.told(0)["cards"], peek.told(0)["count"]
        (['kraken-7'], None, 1)
        """
        hidden = self.knows is not None and seat not in self.knows
        return {
            "what": self.what,
            "seat": self.seat,
            "cards": None if hidden else list(self.cards),
            "count": len(self.cards),
            "source": self.source,
            "target": self.target,
            "other": self.other,
            "name": self.name,
            "amount": self.amount,
            "place": None if hidden else self.place,
        }
