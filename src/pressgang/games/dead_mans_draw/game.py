"""Dead Man's Draw: its options, and how a game is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pressgang.core import NOBODY, UNKNOWN, BadText, Event, Game, Layout, Luck, Option, Record, Rulebook, State, Topic, luck_of

from .cards import SUITS, Cards
from .choosing import NOTHING_KEPT
from .editions import EDITIONS, ROWS, Edition
from .features import words_for
from .notation import TRAITS, card_names, verbs_of
from .observing import layout_of, usable_moves
from .position import Reader
from .questions import NO_TRAIT
from .rules import Rules
from .rulings import RULINGS
from .state import DeadMansDrawState
from .telling import DeadMansTeller
from .traits import ALL_TRAITS
from .variants import ALL_VARIANTS, NO_VARIANT, VARIANTS
from .view import hide_record
from .zones import NOTHING_SEEN

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
        self.scores_are_points = True
        self.cards: list[str] = card_names(options["mermaid"] is True)
        self.card_names = self.cards
        self.horizon = 4
        self.worlds = 1
        self.turns_played_on = 4 if players == 2 else 2
        self.played_on_with_care = True
        self.name_verbs(verbs_of(self.cards))
        edition = Edition(str(options["edition"]))
        self.theme = edition.theme
        self.plain_rules = Rules(self, edition, NO_VARIANT)
        self.feature_words = words_for(self)
        if self.feature_words > 0:
            self.network_file = Path(__file__).with_name("networks") / f"{players}-players.net"
        self.variant_rules = [Rules(self, edition, variant) for variant in ALL_VARIANTS]

    def start(self, seed: int | None = None, luck: Luck | None = None, listen: bool = False) -> DeadMansDrawState:
        return self.set_up(luck_of(seed) if luck is None else luck, listen)

    def set_up(self, luck: Luck, listen: bool) -> DeadMansDrawState:
        first = luck.pick("first", self.players)
        rules = self.plain_rules
        pile = luck.shuffle("draw-pile", rules.other_cards.copy())
        dealt: list[int] = []
        if self.options["traits"] is True:
            dealt = self._deal_traits(luck)
        table = self.empty_table(luck, self.choose_variant(luck))
        table.heard = [] if listen else None
        table.first = first
        table.give_turn(first)
        pile.reverse()
        table.pile = pile
        table.left = len(pile)
        table.discard = rules.first_discard.copy()
        self._open(table, dealt)
        return table

    def resume(self, position: dict[str, object], luck: Luck, seed: int = 0, listen: bool = False) -> DeadMansDrawState:
        return Reader(self, position, seed).table(luck, listen)

    def layout(self) -> Layout:
        return layout_of(self)

    def usable_moves(self) -> list[int]:
        return usable_moves(self)

    def _deal_traits(self, luck: Luck) -> list[int]:
        """The traits of all seats, one after the other."""
        rules = self.plain_rules
        if rules.edition.characters_differ:  # E2
            return self._differing(luck.shuffle("traits", rules.all_traits()))
        return luck.sample("traits", rules.all_traits(), self.players * rules.edition.traits_dealt)

    def _differing(self, pile: list[int]) -> list[int]:
        """One trait for each seat, from the top; one of a suit that somebody has already is put aside."""
        dealt: list[int] = []
        for number in pile:
            if len(dealt) < self.players and _same_character(dealt, number) is None:
                dealt.append(number)
        return dealt

    def choose_variant(self, luck: Luck) -> Rules:
        """The rules with the variant of the options, drawn if they say so."""
        chosen = self.options["variant"]
        if chosen is None:
            return self.plain_rules
        if chosen == "random":
            return self.variant_rules[luck.pick("variant", len(VARIANTS))]
        return self.variant_rules[VARIANTS.index(str(chosen))]

    def empty_table(self, luck: Luck, rules: Rules) -> DeadMansDrawState:
        """A table with all seats and no cards."""
        table = DeadMansDrawState(self, luck, rules)
        for _ in range(self.players):
            table.banks.append(Cards())
            table.traits.append(NO_TRAIT)
            table.locker.append(NOBODY)
            table.seen_from.append(NOTHING_SEEN)
        table.seen_from.append(NOTHING_SEEN)
        return table

    def _open(self, table: DeadMansDrawState, dealt: list[int]) -> None:
        if table.heard is not None:
            if table.rules.variant.slug is not None:
                table.emit("variant", name=table.rules.variant.slug)
            table.emit("first", table.turn)
        if not dealt:
            table.begin_turn()
            table.settle()
            return
        size = table.rules.edition.traits_dealt
        table.dealt = []
        table.kept = [NOTHING_KEPT] * self.players
        for seat in range(self.players):
            own = dealt[seat * size : (seat + 1) * size]
            table.dealt.append(own)
            if size == 1:
                table.take_trait(seat, own[0])
            elif table.heard is not None:
                table.heard.append(Event("dealt", seat, [TRAITS[number] for number in own], knows=[seat]))
        table.begin_if_chosen()

    def teller(self, names: list[str], me: int | None) -> DeadMansTeller:
        return DeadMansTeller(self, names, me)

    def hide(self, record: Record, state: State, seat: int | None) -> Record:
        assert isinstance(state, DeadMansDrawState)
        return hide_record(record, state, seat)

    # What chance gave, as text

    def encode(self, name: str, outcome: list[int]) -> object:
        if name == "first":
            return outcome[0]
        if name == "variant":
            return VARIANTS[outcome[0]]
        if name == "traits":
            size = self.plain_rules.edition.traits_dealt
            if size == 1:
                outcome = self._differing(outcome)
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
            if len(outcome) > self.players:
                raise BadText("luck-traits", count=size)
            return self._decode_traits([trait for own in outcome for trait in _own_traits(own, size)])
        return [_index(self.cards, card, "no-such-card") for card in outcome]

    def _decode_traits(self, slugs: list[object]) -> list[int]:
        """The traits by number; null is one that the reader may not know."""
        numbers: list[int] = []
        for slug in slugs:
            number = UNKNOWN if slug is None else _index(TRAITS, slug, "no-such-trait")
            twin = _same_character(numbers, number) if self.plain_rules.edition.characters_differ and number != UNKNOWN else None
            if twin is not None:
                raise BadText("luck-characters", first=TRAITS[twin], second=TRAITS[number])
            numbers.append(number)
        return numbers


def _same_character(dealt: list[int], number: int) -> int | None:
    """One of the traits dealt that is of the same suit as this one."""
    for other in dealt:
        if ALL_TRAITS[other].character() == ALL_TRAITS[number].character():
            return other
    return None


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
LEARNED_TOGETHER: Final[tuple[dict[str, object], ...]] = (
    {},
    {},
    {},
    {},
    {"edition": "elznir"},
    {"edition": "carcass", "traits": True},
    {"traits": True, "mermaid": True},
    {"variant": "random"},
)
RULEBOOK: Final = Rulebook(NAME, 2, 8, OPTIONS, DeadMansDraw, TOPICS, EDITIONS, ROWS, rulings=RULINGS, learned_together=LEARNED_TOGETHER)
