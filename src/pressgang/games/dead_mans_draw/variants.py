"""The seven game variants: each changes one rule of scoring, busting or winning for the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core.bits import size_of

from .cards import Cards
from .questions import Variant
from .scoring import all_cards, best_of, more_cards_wins, top_cards

if TYPE_CHECKING:
    from .zones import Zones


class PileOTreasure(Variant):
    """Every card in the bank scores."""

    def score(self, bank: Cards, values: vec[i64], mermaid_extra: i64) -> i64:
        return all_cards(bank, values, mermaid_extra)


class AllHandsOnDeck(Variant):
    """Five points less for every suit that is missing."""

    def score(self, bank: Cards, values: vec[i64], mermaid_extra: i64) -> i64:
        return top_cards(bank, values, mermaid_extra) - 5 * (10 - size_of(bank.suits()))


class StrangeLands(Variant):
    """Equal numbers bust, equal suits do not."""

    def clashes_by_suit(self) -> bool:
        return False

    def clashes(self, table: Zones, card: i64) -> bool:
        values = table.rules.values
        for other in table.area.listing():
            if values[other] == values[card]:
                return True
        return False


class ThievesIsland(Variant):
    """What is lost in a bust goes to the player on the left."""

    def lost_to(self, table: Zones, loser: i64) -> i64:
        return table.clockwise(loser)[0]


class SuddenDeath(Variant):
    """Whoever has 50 points at the end of their turn wins at once."""

    def wins_at_once(self, table: Zones, seat: i64) -> bool:
        return table.score(seat) >= 50


class BeneathTheWaves(Variant):
    """The highest score below 60 wins; if nobody is below, the lowest."""

    def promises(self, score: i64) -> float:
        return float(score if score < 60 else 60 - score)

    def winners(self, scores: list[int], sizes: list[int]) -> list[int]:
        below = [score if score < 60 else -score for score in scores]
        return more_cards_wins(best_of(below), sizes)


class BottomFeeder(Variant):
    """Cannon and Sword take the lowest card of a stack."""

    def stack_card(self, bank: Cards, suit: i64) -> i64:
        return bank.lowest(suit)


NO_VARIANT: Final = Variant()
ALL_VARIANTS: Final[list[Variant]] = [
    PileOTreasure("pile-o-treasure"),
    AllHandsOnDeck("all-hands-on-deck"),
    StrangeLands("strange-lands"),
    ThievesIsland("thieves-island"),
    SuddenDeath("sudden-death"),
    BeneathTheWaves("beneath-the-waves"),
    BottomFeeder("bottom-feeder"),
]
VARIANTS: Final = tuple([variant.slug or "" for variant in ALL_VARIANTS])
