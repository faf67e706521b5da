"""Reads the unfinished business of a position: the frames of its stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from pressgang.core import NOBODY

from .deck import SUMMON, TRIGGERS
from .frames import Ability, Aftermath, DreadFrame, Effects, End, Hurt, Keep, Turn

if TYPE_CHECKING:
    from .position import Reader


class FrameReader:
    """Reads the frames of a position, each kind by a method of its own."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.kinds: dict[str, Callable[[dict[str, object]], DreadFrame]] = {
            "summon": self._turn,
            "ability": self._ability,
            "effects": self._effects,
            "hurt": self._hurt,
            "keep": self._keep,
            "aftermath": self._aftermath,
            "end": self._end,
        }

    def _turn(self, data: dict[str, object]) -> DreadFrame:
        return Turn(self._seat(data))

    def _keep(self, data: dict[str, object]) -> DreadFrame:
        return Keep(self._seat(data))

    def _ability(self, data: dict[str, object]) -> DreadFrame:
        return self._fill(Ability(self._seat(data), self._card(data), self._trigger(data), data.get("won") is True), data)

    def _effects(self, data: dict[str, object]) -> DreadFrame:
        effects = Effects(self._seat(data), self._card(data), self._trigger(data), data.get("won") is True)
        effects.step = self.reader.number("step", data.get("step", 0), 0, 99)
        effects.open = data.get("open") is True
        effects.seen = self.reader.number("seen", data.get("seen", 0), 0, 9)
        effects.order = self._cards("order", data)
        if effects.open and not 1 <= effects.step <= len(self.reader.rules.kinds[effects.card].effects):
            raise ValueError("step")
        return self._fill(effects, data)

    def _fill(self, ability: Ability, data: dict[str, object]) -> Ability:
        gone = self._cards("gone", data)
        if gone not in ([], [ability.card]):
            raise ValueError("gone")
        ability.gone = bool(gone)
        return ability

    def _hurt(self, data: dict[str, object]) -> DreadFrame:
        hurt = Hurt([], 0, [])
        for pair in self.reader.items("list", data.get("list", [])):
            seat, amount = (pair[0], pair[1]) if isinstance(pair, list) and len(pair) == 2 else (None, None)
            hurt.seats.append(self.reader.seat("list", seat))
            hurt.amounts.append(self.reader.number("list", amount, 0, 99))
        return hurt

    def _aftermath(self, data: dict[str, object]) -> DreadFrame:
        aftermath = Aftermath(self._seat(data), self._cards("cards", data), data.get("won") is True)
        aftermath.gone = self._cards("gone", data)
        if Counter(aftermath.gone) - Counter(aftermath.cards):
            raise ValueError("gone")
        return aftermath

    def _end(self, data: dict[str, object]) -> DreadFrame:
        winner = data.get("winner")
        seat = NOBODY if winner is None else self.reader.seat("winner", winner)
        return End(seat, self.reader.number("step", data.get("step", 0), 0, 2))

    def _seat(self, data: dict[str, object]) -> int:
        return self.reader.seat("seat", data.get("seat"))

    def _card(self, data: dict[str, object]) -> int:
        if "card" not in data:
            raise ValueError("card")
        return self.reader.card("card", data["card"])

    def _cards(self, key: str, data: dict[str, object]) -> list[int]:
        return [self.reader.card(key, slug) for slug in self.reader.items(key, data.get(key, []))]

    def _trigger(self, data: dict[str, object]) -> int:
        return TRIGGERS.index(str(data.get("trigger", TRIGGERS[SUMMON])))
