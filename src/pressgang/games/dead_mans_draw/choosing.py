"""Choosing traits before the first turn: all seats at once, in some editions in secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Event, Luck
from pressgang.core.bits import bit

from .notation import KEEP_MOVES, LOCKER_MOVES
from .zones import Zones

NOTHING_KEPT: Final = -1


@mypyc_attr(acyclic=True)
class Choosing(Zones):
    """What each seat may choose from, and what it has kept."""

    def choosing(self, seat: i64) -> i64:
        """The options of a seat that chooses a trait or, with the trait, a victim."""
        if not 0 <= seat < self.rules.players:
            return 0
        trait = self.traits[seat]
        options: i64 = 0
        if trait.number < 0 and self.kept[seat] == NOTHING_KEPT:
            for number in self.dealt[seat]:
                options |= bit(number)
        elif trait.names_victim() and self.locker[seat] == NOBODY:
            options = bit(self.rules.players) - 1 - bit(seat)
        return options

    def choosing_verb(self, seat: i64) -> i64:
        return KEEP_MOVES if 0 <= seat < self.rules.players and self.traits[seat].number < 0 else LOCKER_MOVES

    def keep_secretly(self, seat: i64, number: i64) -> None:
        """The trait is shown when all have chosen."""
        self.kept[seat] = number
        if self.heard is not None:
            self.heard.append(Event("kept", seat, [self.rules.traits[number].slug], knows=[seat]))
        if NOTHING_KEPT not in self.kept:
            for owner, hidden in enumerate(self.kept):
                self.take_trait(owner, hidden)
                self.kept[owner] = NOTHING_KEPT

    def take_trait(self, seat: i64, number: i64) -> None:
        """This seat has this trait, for all to see."""
        self.traits[seat] = self.rules.traits[number]
        self.give_turn(self.turn)
        if self.heard is not None:
            what = "keep" if len(self.dealt[seat]) > 1 else "diver"
            self.heard.append(Event(what, seat, [self.traits[seat].slug], source="dealt"))

    def deal_others(self, twin: Choosing, seat: i64, luck: Luck) -> None:
        """Deal anew what the others may still choose from, as far as this seat knows."""
        unseen = self.rules.all_traits()
        twin.dealt[seat] = self.dealt[seat].copy()
        for number in self.dealt[seat]:
            unseen.remove(number)
        others = [other for other in range(self.rules.players) if other != seat]
        for other in others:
            if self.traits[other].number >= 0:
                unseen.remove(self.traits[other].number)
        unseen = luck.shuffle("", unseen)
        for other in others:
            shown = [self.traits[other].number] if self.traits[other].number >= 0 else []
            twin.dealt[other] = shown + [unseen.pop() for _ in range(len(self.dealt[other]) - len(shown))]
            if self.kept[other] != NOTHING_KEPT:
                twin.kept[other] = twin.dealt[other][luck.pick("", len(twin.dealt[other]))]
