"""All cards by number, each with what it does."""

from __future__ import annotations

from typing import Final

from . import cards as c
from . import curse_cards as curse
from . import luck_cards as luck
from .effects import Card, HeldCurse, HeldLuck, Item


def _all_cards() -> list[Card]:
    cards: list[Card] = [
        curse.AbandonShip(c.ABANDON_SHIP),
        curse.AllHandsOnDeck(c.ALL_HANDS_ON_DECK, duel=True),
        luck.AlterCourse(c.ALTER_COURSE),
        HeldLuck(c.BATTEN_DOWN),
        HeldCurse(c.BLACK_SPOT),
        luck.Sword(c.SWORD, duel=True),
        luck.BlowTheManDown(c.BLOW_THE_MAN_DOWN),
        luck.BringErAbout(c.BRING_ER_ABOUT),
        luck.Chalices(c.CHALICES),
        luck.CrowsNest(c.NEST_2, 2),
        luck.CrowsNest(c.NEST_3, 3),
        luck.CrowsNest(c.NEST_4, 4),
        luck.CrowsNest(c.NEST_5, 5),
        curse.DealWithDavyJones(c.DEAL),
        luck.DropAnchor(c.DROP_ANCHOR),
        HeldCurse(c.DRUNKEN_SAILOR),
        luck.FirstMate(c.FIRST_MATE),
        luck.FlyingDutchman(c.FLYING_DUTCHMAN),
        luck.GreenFlash(c.GREEN_FLASH),
        HeldCurse(c.ISLA_MUERTA),
        luck.Letters(c.LETTERS),
        curse.Maelstrom(c.MAELSTROM, duel=True),
        curse.Mark(c.MARK),
        curse.MassMutiny(c.MASS_MUTINY),
        luck.Mutiny(c.MUTINY, duel=True),
        luck.Parlay(c.PARLAY),
        luck.Plunder(c.PLUNDER, duel=True),
        luck.QueenAnne(c.QUEEN_ANNE),
        luck.JollyRoger(c.JOLLY_ROGER),
        curse.ReleaseTheKraken(c.KRAKEN, duel=True),
        HeldCurse(c.SCURVY),
        HeldCurse(c.SHIVER),
        HeldLuck(c.SKELETON_KEY),
        curse.SwabThePoopdeck(c.SWAB, duel=True),
        luck.SwordFight(c.SWORD_FIGHT),
        curse.TakingOnWater(c.TAKING_ON_WATER, duel=True),
        luck.Tortuga(c.TORTUGA),
        luck.TreasureChest(c.TREASURE_CHEST),
        curse.TridentOfPoseidon(c.TRIDENT),
        curse.WalkThePlank(c.PLANK_N, 0),
        curse.WalkThePlank(c.PLANK_E, 1),
        curse.WalkThePlank(c.PLANK_S, 2),
        curse.WalkThePlank(c.PLANK_W, 3),
        curse.Whirlpool(c.WHIRLPOOL, duel=True),
        curse.WindsOfFate(c.WINDS),
        *[Item(c.NUMBER[slug], duel=True) for slug in c.ITEM_SLUGS],
    ]
    return sorted(cards, key=lambda card: card.number)


CARDS: Final[list[Card]] = _all_cards()
