"""What happened, for people and animations. Whoever may not know it is told that something happened, and nothing of what."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: who, what, from where to where; and, for those who may know, which cards and all the rest."""

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
        """The seats that may know cards, names, amounts, other seats and exact places; None for everybody."""
        self.place = place
        """Where exactly it happened, where source and target are known to all."""

    def is_hidden(self, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may not know what exactly happened."""
        return self.knows is not None and seat not in self.knows

    def told(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: an onlooker) may hear it, as JSON-ready data.

        >>> peek = Event("peek", 1, ["kraken-7"], source="draw", knows=[1])
        >>> peek.told(1)["cards"], peek.told(0)["cards"], peek.told(0)["count"]
        (['kraken-7'], None, 1)
        >>> vote = Event("vote", 0, other=2, amount=5, knows=[0])
        >>> vote.told(0)["other"], vote.told(1)["other"], vote.told(1)["amount"], vote.told(1)["seat"]
        (2, None, None, 0)
        """
        hidden = self.is_hidden(seat)
        return {
            "what": self.what,
            "seat": self.seat,
            "cards": None if hidden else list(self.cards),
            "count": len(self.cards),
            "source": self.source,
            "target": self.target,
            "other": None if hidden else self.other,
            "name": None if hidden else self.name,
            "amount": None if hidden else self.amount,
            "place": None if hidden else self.place,
        }

    def __reduce__(self) -> tuple[object, ...]:
        facts = (self.what, self.seat, self.cards, self.source, self.target, self.other, self.name, self.amount, self.knows, self.place)
        return (Event, facts)
