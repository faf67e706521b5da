"""The moves of a game from one table: each verb with the lists of names that follow it."""

from __future__ import annotations

from collections.abc import Sequence

Names = Sequence[str]


class Verbs:
    """Numbers the moves: each verb owns a range of ints, in the order of the table.

    >>> verbs = Verbs(("draw",), ("keep", ["moth", "wolf"]), ("rob", ["0", "1"], ["moth", "wolf"]))
    >>> verbs.moves
    ['draw', 'keep moth', 'keep wolf', 'rob 0 moth', 'rob 0 wolf', 'rob 1 moth', 'rob 1 wolf']
    >>> verbs.action("rob", 1, 0), verbs.arguments(5)
    (5, ('rob', (1, 0)))
    """

    def __init__(self, *table: tuple[str, *tuple[Names, ...]]) -> None:
        self.moves: list[str] = []
        self.first: dict[str, int] = {}
        """The first move of every verb."""
        self._lists: dict[str, tuple[Names, ...]] = {}
        self._arguments: list[tuple[str, tuple[int, ...]]] = []
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

    def action(self, verb: str, *places: int) -> int:
        """The move of a verb with these arguments, each by its place in its list."""
        number = 0
        for place, names in zip(places, self._lists[verb], strict=True):
            number = number * len(names) + place
        return self.first[verb] + number

    def arguments(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The verb of a move and the places of its arguments."""
        return self._arguments[action]
