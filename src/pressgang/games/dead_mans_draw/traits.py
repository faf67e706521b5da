"""The eighteen traits: each changes one thing for its owner or for the owner's opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core.bits import bit

from .cards import ANCHOR, CANNON, HOOK, KEY, KRAKEN, MAP, MERMAID, ORACLE, SWORD, Cards
from .notation import ANY_SUIT, MISFIRE_MOVES, PLUNDER_MOVES, TRAITS
from .questions import AbilityFrame, Business, Trait

if TYPE_CHECKING:
    from .editions import Edition
    from .state import DeadMansDrawState
    from .zones import Zones


class GoldenScales(Trait):
    """A Mermaid that scores is worth five more."""

    def character(self) -> i64:
        return MERMAID

    def mermaid_extra(self) -> i64:
        return 5


class Casanova(Trait):
    """Mermaids go home as they are drawn; when they have an ability, the card that they choose goes home instead."""

    def character(self) -> i64:
        return MERMAID

    def takes_home(self, table: Zones, suit: i64) -> bool:
        return suit == MERMAID and not table.rules.mermaid_sings

    def mermaid_may_bank(self) -> bool:
        return True


class Plunderer(Trait):
    """Bonus cards come from the bank of one opponent."""

    def character(self) -> i64:
        return KEY

    def take_bonus(self, table: DeadMansDrawState, size: i64) -> None:
        table.push(AbilityFrame(self, size=size))

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        victims: i64 = 0
        for other in table.clockwise(table.turn):
            if table.banks[other].one != 0:
                victims |= bit(other)
        return table.offer(PLUNDER_MOVES, victims)

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        bank = table.banks[option]
        taken = table.some_of("plunder", bank, frame.size)
        for card in taken:
            bank.take(card)
            table.bank.add(card)
        if table.heard is not None:
            table.emit("plunder", table.turn, taken, table.bank_name(option), table.bank_name(table.turn), other=option)


class TreasureHunter(Trait):
    """Twice as many bonus cards."""

    def character(self) -> i64:
        return KEY

    def bonus_size(self, size: i64) -> i64:
        return size + size


class Navigator(Trait):
    """The Map shows the whole discard pile."""

    def character(self) -> i64:
        return MAP

    def map_shows(self, size: i64) -> i64:
        return size


class MasterGunner(Trait):
    """The Cannon hits a whole stack."""

    def character(self) -> i64:
        return CANNON

    def cannon_takes(self, table: DeadMansDrawState, bank: Cards, suit: i64) -> list[int]:
        return [card for card in bank.listing() if card // 6 == suit]


class Scavenger(Trait):
    """What the Cannon hits goes to the owner's bank."""

    def character(self) -> i64:
        return CANNON

    def cannon_keeps(self) -> bool:
        return True


class Mystic(Trait):
    """The Oracle shows three cards."""

    def character(self) -> i64:
        return ORACLE

    def oracle_shows(self) -> i64:
        return 3


class Swordsman(Trait):
    """The Sword takes of any suit."""

    def character(self) -> i64:
        return SWORD

    def sword_doubles(self) -> bool:
        return True


class Miser(Trait):
    """A Hook and the card that it adds are protected."""

    def character(self) -> i64:
        return HOOK

    def hook_protects(self) -> bool:
        return True


class CaptainsHook(Trait):
    """A Hook plays two cards."""

    def character(self) -> i64:
        return HOOK

    def hooks(self) -> i64:
        return 2


class SafeHarbor(Trait):
    """An Anchor protects itself and the next two cards as well."""

    def character(self) -> i64:
        return ANCHOR

    def anchor_covers(self) -> i64:
        return 2


class Fisherman(Trait):
    """Krakens go home as they are drawn."""

    def character(self) -> i64:
        return KRAKEN

    def takes_home(self, table: Zones, suit: i64) -> bool:
        return suit == KRAKEN


class Beastmaster(Trait):
    """An opponent's Kraken demands four cards."""

    def character(self) -> i64:
        return KRAKEN

    def kraken_debt(self, debt: i64) -> i64:
        return 4


class Misfire(Trait):
    """An opponent's Cannon hits a stack of that opponent's own."""

    def character(self) -> i64:
        return CANNON

    def cannon_business(self, business: Business) -> Business:
        return self

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        return table.offer(MISFIRE_MOVES, table.bank.suits())

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        card = table.bank.top(option)
        table.bank.take(card)
        table.discard.add(card)
        if table.heard is not None:
            table.emit("misfire", table.turn, [card], table.bank_name(table.turn), "discard")


class Parry(Trait):
    """An opponent's Sword may steal Krakens only: from anybody, or (E5) from the owner."""

    def character(self) -> i64:
        return SWORD

    def sword_limit(self, edition: Edition, owner: i64, victim: i64) -> i64:
        guarded = edition.parry_guards_all or owner == victim
        return bit(KRAKEN) if guarded else ANY_SUIT

    def sword_dismissed(self, edition: Edition) -> bool:
        return edition.parry_guards_all


class DavyJonesLocker(Trait):
    """The owner banks what one opponent, named at the start, loses in a bust."""

    def names_victim(self) -> bool:
        return True

    def claims_lost(self, table: Zones, owner: i64, loser: i64) -> bool:
        return table.locker[owner] == loser


class Siren(Trait):
    """The card that an opponent's Mermaid chooses goes to the owner's bank."""

    def character(self) -> i64:
        return MERMAID

    def sings(self) -> bool:
        return True


_KINDS: Final = (
    GoldenScales,
    Casanova,
    Plunderer,
    TreasureHunter,
    Navigator,
    MasterGunner,
    Scavenger,
    Mystic,
    Swordsman,
    Miser,
    CaptainsHook,
    SafeHarbor,
    Fisherman,
    Beastmaster,
    Misfire,
    Parry,
    DavyJonesLocker,
    Siren,
)

ALL_TRAITS: Final[list[Trait]] = [kind(number) for number, kind in enumerate(_KINDS)]
"""Every trait, in the order of its moves."""

assert len(ALL_TRAITS) == len(TRAITS)
