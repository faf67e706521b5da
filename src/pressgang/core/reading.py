"""Reading what people write by hand: the single values of a position, each checked."""

from __future__ import annotations

import json

from .errors import BadText


class PositionReader:
    """Reads the keys of a position; what is wrong with one is said in a BadText. Each game has one of its own."""

    def __init__(self, position: dict[str, object], players: int, keys: tuple[str, ...]) -> None:
        self.position = position
        self.players = players
        for key in position:
            if key not in keys:
                raise BadText("position-key", key=key, keys=", ".join(keys))

    def items(self, key: str, value: object) -> list[object]:
        """The value, which must be a list."""
        if not isinstance(value, list):
            raise BadText("position-list", key=key)
        return value

    def per_seat(self, key: str, default: object) -> list[object]:
        """The list of this key, with one entry for each seat."""
        value = self.items(key, self.position.get(key, [default] * self.players))
        if len(value) != self.players:
            raise BadText("position-per-seat", key=key, found=len(value), players=self.players)
        return value

    def seat(self, key: str, value: object) -> int:
        """The value, which must be a seat."""
        return self.number(key, value, 0, self.players - 1)

    def number(self, key: str, value: object, fewest: int, most: int) -> int:
        """The value, which must be a whole number in this range."""
        if not isinstance(value, int) or isinstance(value, bool) or not fewest <= value <= most:
            raise BadText("position-number", key=key, found=json.dumps(value, default=str), fewest=fewest, most=most)
        return value

    def flag(self, key: str, default: bool) -> bool:
        """The truth of this key."""
        value = self.position.get(key, default)
        if not isinstance(value, bool):
            raise BadText("position-flag", key=key, found=str(value))
        return value
