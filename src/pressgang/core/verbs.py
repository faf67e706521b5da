"""The moves of a game from one table: each verb with the lists of names that follow it."""

from __future__ import annotations

from collections.abc import Sequence

Names = Sequence[str]


class Verbs:
    """Numbers the moves: each verb owns a range of ints, in the order of the table. The list `seats` stands for the seats.

    >>> seats = ["0", "1", "2"]
    >>> verbs = Verbs(("draw",), ("keep", ["moth", "wolf"]), ("rob", seats, ["moth", "wolf"]), seats=seats)
    >>> verbs.moves[:5]
    ['draw', 'keep moth', 'keep wolf', 'rob 0 moth', 'rob 0 wolf']
    >>> verbs.action("rob", 1, 0), verbs.arguments(5)
    (5, ('rob', (1, 0)))
    >>> verbs.moves[verbs.turned(5, 2, 3)], verbs.seen_from_mover(5)
    ('rob 0 moth', 'rob +1 moth')
    """

    def __init__(self, *table: tuple[str, *tuple[Names, ...]], seats: Names = ()) -> None:
        self.moves: list[str] = []
        self.first: dict[str, int] = {}
        """The first move of every verb."""
        self._seats = seats
        self._lists: dict[str, tuple[Names, ...]] = {}
        self._arguments: list[tuple[str, tuple[int, ...]]] = []
        self._lists_of: list[tuple[Names, ...]] = []
        """The lists that the arguments of every move come from."""
        for row in table:
            self._add(row[0], row[1:])

    def _add(self, verb: str, lists: tuple[Names, ...]) -> None:
        self.first[verb] = len(self.moves)
        self._lists[verb] = lists
        found: list[tuple[str, tuple[int, ...]]] = [(verb, ())]
        for names in lists:
            found = [(f"{text} {name}", (*places, place)) for text, places in found for place, name in enumerate(names)]
        for text, places in found:
            self.moves.append(text)
            self._arguments.append((verb, places))
            self._lists_of.append(lists)

    def action(self, verb: str, *places: int) -> int:
        """The move of a verb with these arguments, each by its place in its list."""
        return self.first[verb] + _number_of(places, self._lists[verb])

    def arguments(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The verb of a move and the places of its arguments."""
        return self._arguments[action]

    def seats_named(self, action: int) -> list[int]:
        """The seats that a move names."""
        return [place for place, names in zip(self._arguments[action][1], self._lists_of[action], strict=True) if names is self._seats]

    def turned(self, action: int, by: int, players: int) -> int:
        """The move about the seats that sit so many places further on."""
        places, lists = self._arguments[action][1], self._lists_of[action]
        there = tuple([(place + by) % players if names is self._seats else place for place, names in zip(places, lists, strict=True)])
        return action + _number_of(there, lists) - _number_of(places, lists)

    def seen_from_mover(self, action: int) -> str:
        """A move with seats counted from whoever makes it."""
        verb, places = self._arguments[action]
        words = [
            f"+{names[place]}" if names is self._seats else names[place]
            for place, names in zip(places, self._lists_of[action], strict=True)
        ]
        return " ".join([verb, *words])


def _number_of(places: tuple[int, ...], lists: tuple[Names, ...]) -> int:
    """The number of a move within its verb."""
    number = 0
    for place, names in zip(places, lists, strict=True):
        number = number * len(names) + place
    return number
