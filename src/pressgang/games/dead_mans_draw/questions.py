"""The questions that the rules ask, with the answers of the plain game.

Suits, traits and variants are small classes that answer some of them in their own way. The rules ask; they
never look which trait or variant it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core.bits import places_of

from .cards import RANKS, STACK, SUITS, Cards
from .notation import ANY_SUIT, TRAITS
from .scoring import best_of, more_cards_wins, top_cards

if TYPE_CHECKING:
    from .editions import Edition
    from .state import DeadMansDrawState
    from .zones import Zones

NOTHING: Final[list[int]] = []
NO_SUIT: Final = -1


@mypyc_attr(free_list_len=1, acyclic=True)
class AbilityFrame:
    """An ability that still wants an answer."""

    def __init__(self, business: Business, times: i64 = 1, size: i64 = 0, shown: list[int] = NOTHING) -> None:
        self.business = business
        self.times: i64 = times
        """How often it still asks."""
        self.size: i64 = size
        """How many cards it is about (Plunderer's bonus)."""
        self.shown: list[int] = shown
        """The cards that lie open while it asks (Map)."""
        self.barred: i64 = 0
        """The suits that it may not use again (Captain's Hook)."""
        self.below: AbilityFrame | None = None
        """The next older one."""

    def advance(self, table: DeadMansDrawState) -> bool:
        if self.business.ask(table, self):
            return True
        table.frame = self.below
        table.emit_nothing(self.business)
        return False

    def answer(self, table: DeadMansDrawState, seat: i64, action: i64) -> None:
        option = action - table.verb
        self.times -= 1
        if self.times == 0:
            table.frame = self.below
        self.business.answer(table, self, option)

    def copy(self) -> AbilityFrame:
        """A twin of it and of all below."""
        twin = AbilityFrame(self.business, self.times, self.size, self.shown)
        twin.barred = self.barred
        if self.below is not None:
            twin.below = self.below.copy()
        return twin

    def slug(self) -> str:
        return self.business.slug

    def data(self, table: DeadMansDrawState) -> dict[str, object]:
        data: dict[str, object] = {}
        if self.times != 1:
            data["times"] = self.times
        if self.size:
            data["size"] = self.size
        if self.shown:
            data["shown"] = [table.rules.cards[card] for card in self.shown]
        if self.barred:
            data["barred"] = [SUITS[suit] for suit in places_of(self.barred)]
        return data


class Business:
    """Something that may ask the player whose turn it is for a choice."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def asks(self) -> bool:
        """Does this ever ask?"""
        return False

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        """Offer the options; False if there are none."""
        raise NotImplementedError

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        """Carry out the option that was chosen."""
        raise NotImplementedError


class Suit(Business):
    """A suit without an ability; each suit with one overrides `enters`."""

    def __init__(self, number: i64) -> None:
        super().__init__(SUITS[number])
        self.number: i64 = number

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        """The card has come to lie at the right end of the play area: do what the suit does."""


class Trait(Business):
    """A pirate without a trait; each trait overrides the questions that it answers differently."""

    def __init__(self, number: i64) -> None:
        super().__init__(TRAITS[number] if number >= 0 else "")
        self.number: i64 = number

    # What is it for my own cards?

    def takes_home(self, table: Zones, suit: i64) -> bool:
        """Does a card of this suit go to my bank at once, instead of the play area?"""
        return False

    def anchor_covers(self) -> i64:
        """How many cards after my Anchor are protected, and then the Anchor itself too?"""
        return 0

    def hooks(self) -> i64:
        """How many cards does my Hook play?"""
        return 1

    def hook_protects(self) -> bool:
        """Are my Hook and the cards that it adds protected?"""
        return False

    def cannon_takes(self, table: DeadMansDrawState, bank: Cards, suit: i64) -> list[int]:
        """Which cards of this stack does my Cannon hit?"""
        return [table.rules.variant.stack_card(bank, suit)]

    def cannon_keeps(self) -> bool:
        """Do I bank what my Cannon hits?"""
        return False

    def map_shows(self, size: i64) -> i64:
        """How many cards of a discard pile of this size does my Map show?"""
        if size > 3:
            return 3
        return size

    def oracle_shows(self) -> i64:
        """How many cards does my Oracle show?"""
        return 1

    def sword_doubles(self) -> bool:
        """May my Sword take of a suit that I have in my bank?"""
        return False

    def mermaid_may_bank(self) -> bool:
        """May I bank the card that my Mermaid chooses, instead of playing it again?"""
        return False

    def bonus_size(self, size: i64) -> i64:
        """How many bonus cards do Key and Chest give me for so many cards?"""
        return size

    def take_bonus(self, table: DeadMansDrawState, size: i64) -> None:
        """Take so many bonus cards."""
        table.take_from_discard(size)

    def mermaid_extra(self) -> i64:
        """How many points more is a Mermaid worth in my bank?"""
        return 0

    def character(self) -> i64:
        """Which suit is it about? (E2) Key and Chest are one; without a suit it is one of its own."""
        return NO_SUIT

    def names_victim(self) -> bool:
        """Must I choose an opponent when I choose this trait?"""
        return False

    # What is it for my opponents' cards?

    def kraken_debt(self, debt: i64) -> i64:
        """How many cards does an opponent's Kraken demand?"""
        return debt

    def cannon_business(self, business: Business) -> Business:
        """What does an opponent's Cannon do?"""
        return business

    def sword_limit(self, edition: Edition, owner: i64, victim: i64) -> i64:
        """Which suits may an opponent's Sword take from this victim?"""
        return ANY_SUIT

    def sword_dismissed(self, edition: Edition) -> bool:
        """Is an opponent's Sword discarded if it may take nothing?"""
        return False

    def sings(self) -> bool:
        """Do I bank the card that an opponent's Mermaid chooses?"""
        return False

    def claims_lost(self, table: Zones, owner: i64, loser: i64) -> bool:
        """Do I bank what this opponent loses in a bust?"""
        return False


NO_TRAIT: Final = Trait(-1)


class Variant:
    """The game without a variant; each variant overrides the questions that it answers differently."""

    def __init__(self, slug: str | None = None) -> None:
        self.slug = slug

    def clashes(self, table: Zones, card: i64) -> bool:
        """Does this card bust with what lies in the play area?"""
        return (table.area.held >> (card // RANKS * RANKS)) & STACK != 0

    def clashes_by_suit(self) -> bool:
        """Is it the suit alone that busts?"""
        return True

    def stack_card(self, bank: Cards, suit: i64) -> i64:
        """Which card of a stack do Cannon and Sword take?"""
        return bank.top(suit)

    def lost_to(self, table: Zones, loser: i64) -> i64:
        """Whose bank do lost cards go to; -1 for the discard pile?"""
        return -1

    def score(self, bank: Cards, values: vec[i64], mermaid_extra: i64) -> i64:
        """What is a bank worth?"""
        return top_cards(bank, values, mermaid_extra)

    def promises(self, score: i64) -> float:
        """How good is it to have this score, in points?"""
        return float(score)

    def wins_at_once(self, table: Zones, seat: i64) -> bool:
        """Does this player, whose turn ends, win with it?"""
        return False

    def winners(self, scores: list[int], sizes: list[int]) -> list[int]:
        """Who has won, with these scores and banks of these sizes?"""
        return more_cards_wins(best_of(scores), sizes)
