"""Dead Man's Draw: its options, and how a game is set up."""

from __future__ import annotations

from typing import Final

from pressgang.core import NOBODY, BadText, Event, Game, Luck, Option, Rulebook, Topic

from .cards import SUITS, Cards
from .editions import EDITIONS, MAYDAY
from .notation import TRAITS, card_names, move_names
from .position import Reader
from .rules import Rules
from .table import Table
from .telling import DeadMansTeller
from .traits import NO_TRAIT
from .variants import ALL_VARIANTS, NO_VARIANT, VARIANTS

NAME: Final = "dead-mans-draw"
HOUSE: Final = ("anchored_chest", "gentle")
OPTIONS: Final = (
    Option("edition", "one", EDITIONS, "mayday"),
    Option("traits", "flag", default=False),
    Option("mermaid", "flag", default=False),
    Option("variant", "one", (*VARIANTS, "random")),
    Option("house", "many", HOUSE, ()),
    Option("abilities", "many", SUITS),
)


class DeadMansDraw(Game):
    """Dead Man's Draw with its options fixed."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        super().__init__(NAME, players, options)
        self.cards: list[str] = card_names(options["mermaid"] is True)
        self.name_moves(move_names(self.cards))
        self.plain_rules = Rules(self, MAYDAY, NO_VARIANT)
        self.variant_rules = [Rules(self, MAYDAY, variant) for variant in ALL_VARIANTS]

    def set_up(self, luck: Luck, listen: bool) -> Table:
        first = luck.pick("first", self.players)
        rules = self.plain_rules
        pile = luck.shuffle("draw-pile", rules.other_cards.copy())
        dealt: list[int] = []
        if self.options["traits"] is True:
            dealt = luck.sample("traits", rules.all_traits(), self.players * rules.edition.traits_dealt)
        table = self.empty_table(luck, self.choose_variant(luck))
        table.heard = [] if listen else None
        table.first = first
        table.turn = first
        pile.reverse()
        table.pile = pile
        table.left = len(pile)
        for card in rules.lowest_cards:
            table.discard.add(card)
        self._open(table, dealt)
        return table

    def resume(self, position: dict[str, object], luck: Luck, seed: int = 0, listen: bool = False) -> Table:
        return Reader(self, position, seed).table(luck, listen)

    def choose_variant(self, luck: Luck) -> Rules:
        """The rules with the variant of the options, drawn if they say so."""
        chosen = self.options["variant"]
        if chosen is None:
            return self.plain_rules
        if chosen == "random":
            return self.variant_rules[luck.pick("variant", len(VARIANTS))]
        return self.variant_rules[VARIANTS.index(str(chosen))]

    def empty_table(self, luck: Luck, rules: Rules) -> Table:
        """A table with all seats and no cards."""
        table = Table(self, luck, rules)
        for _ in range(self.players):
            table.banks.append(Cards())
            table.traits.append(NO_TRAIT)
            table.locker.append(NOBODY)
            table.known.append(0)
        table.known.append(0)
        return table

    def _open(self, table: Table, dealt: list[int]) -> None:
        if table.heard is not None:
            if table.rules.variant.slug is not None:
                table.tell("variant", name=table.rules.variant.slug)
            table.tell("first", table.turn)
        if not dealt:
            table.begin_turn()
            return
        size = table.rules.edition.traits_dealt
        for seat in range(self.players):
            own = dealt[seat * size : (seat + 1) * size]
            table.dealt.append(own)
            if table.heard is not None:
                table.heard.append(Event("dealt", seat, [TRAITS[number] for number in own], knows=[seat]))

    def teller(self, names: list[str], me: int | None) -> DeadMansTeller:
        return DeadMansTeller(self, names, me)

    # What chance gave, as text

    def encode(self, name: str, outcome: list[int]) -> object:
        if name == "first":
            return outcome[0]
        if name == "variant":
            return VARIANTS[outcome[0]]
        if name == "traits":
            size = self.plain_rules.edition.traits_dealt
            return [[TRAITS[number] for number in outcome[at : at + size]] for at in range(0, len(outcome), size)]
        return [self.cards[card] for card in outcome]

    def decode(self, name: str, outcome: object) -> list[int]:
        if name == "first":
            if not isinstance(outcome, int) or isinstance(outcome, bool):
                raise BadText("luck-seat")
            return [outcome]
        if name == "variant":
            return [_index(VARIANTS, outcome, "no-such-variant")]
        if not isinstance(outcome, list):
            raise BadText("luck-list")
        if name == "traits":
            size = self.plain_rules.edition.traits_dealt
            return [_index(TRAITS, trait, "no-such-trait") for own in outcome for trait in _own_traits(own, size)]
        return [_index(self.cards, card, "no-such-card") for card in outcome]


def _own_traits(own: object, size: int) -> list[object]:
    if not isinstance(own, list) or len(own) != size:
        raise BadText("luck-traits", count=size)
    return own


def _index(names: tuple[str, ...] | list[str], name: object, code: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadText(code, name=str(name), names=", ".join(names))
    return names.index(name)


TOPICS: Final = (
    *[Topic("suit", suit) for suit in SUITS],
    *[Topic("trait", trait) for trait in TRAITS],
    *[Topic("variant", variant) for variant in VARIANTS],
    *[Topic("house", house) for house in HOUSE],
)
RULEBOOK: Final = Rulebook(NAME, 2, 8, OPTIONS, DeadMansDraw, TOPICS)
