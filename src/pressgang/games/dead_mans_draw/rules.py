"""The rules of one table, fixed before the first card: edition, variant, house rules, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import CARDS, RANKS, SUITS, Discard
from .editions import Edition
from .notation import card_names, card_values
from .questions import Suit, Trait, Variant
from .suits import suits_of_game
from .traits import ALL_TRAITS

if TYPE_CHECKING:
    from .game import DeadMansDraw

MOST_WITH_ONE_DECK: Final = 4
MYSTIC_SEES: Final = 3
ABLE: Final = list(SUITS)


class Rules:
    """What all turns of a game have in common. Immutable."""

    def __init__(self, game: DeadMansDraw, edition: Edition, variant: Variant) -> None:
        options = game.options
        mermaid, house, abilities = options["mermaid"] is True, options["house"], options["abilities"]
        self.game = game
        self.edition = edition
        self.variant = variant
        self.players: i64 = game.players
        self.decks = 1 if game.players <= MOST_WITH_ONE_DECK else 2
        self.has_traits = options["traits"] is True
        self.seen_ahead: i64 = MYSTIC_SEES if self.has_traits else 1
        """How many cards from the top of the draw pile somebody may come to know."""
        self.shows_variant = options["variant"] is not None
        self.scores_by_cards = not self.has_traits and not self.shows_variant and self.decks == 1
        """Whether the sets of cards in the banks alone decide about the scores."""
        self.mermaid = mermaid
        """The set with the Mermaid ability: other Mermaids, and Siren among the traits."""
        self.gentle = isinstance(house, list) and "gentle" in house
        self.anchored_chest = isinstance(house, list) and "anchored_chest" in house
        able = abilities if isinstance(abilities, list) else ABLE
        self.bonus = "key" in able and "chest" in able
        self.mermaid_sings = mermaid and "mermaid" in able
        self.cards: list[str] = card_names(mermaid)
        self.values: vec[i64] = vec[i64](card_values(mermaid))
        self.lowest_cards: list[int] = [card for card in range(CARDS) if card % RANKS == 0] * self.decks
        """The cards that lie in the discard pile at the start: the lowest of each suit."""
        self.first_discard = Discard()
        for card in self.lowest_cards:
            self.first_discard.add(card)
        self.other_cards: list[int] = [card for card in range(CARDS) if card % RANKS != 0] * self.decks
        """The cards that the draw pile is made of."""
        self.suits: vec[Suit] = vec[Suit](suits_of_game(able, self.mermaid_sings))
        self.traits: list[Trait] = ALL_TRAITS
        seats = range(game.players)
        self.around: list[list[int]] = [[(seat + step) % game.players for step in seats[1:]] for seat in seats]
        """The other seats clockwise from each seat."""

    def all_traits(self) -> list[int]:
        """The trait cards in the box, by number; Siren only with the Mermaid ability."""
        return [trait.number for trait in self.traits if self.mermaid or not trait.sings()] * self.decks
