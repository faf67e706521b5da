"""A table as text and back: every situation can be written down, by the program or by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pressgang.core import NOBODY, UNKNOWN, BadText, Dice, Luck, SeededLuck
from pressgang.core.bits import bit
from pressgang.core.frames import frames_as_data
from pressgang.core.reading import PositionReader

from .cards import ANCHOR, SUITS, Discard, suit_of
from .choosing import NOTHING_KEPT
from .notation import TRAITS
from .questions import AbilityFrame, Business
from .traits import ALL_TRAITS

if TYPE_CHECKING:
    from .game import DeadMansDraw
    from .rules import Rules
    from .state import DeadMansDrawState

FRAME_KEYS: Final = {"frame", "times", "size", "shown", "barred"}
SOMETHING: Final = "?"
"""A trait that was kept in secret, for a reader who may not know it."""
KEYS: Final = (
    "turn",
    "play",
    "banks",
    "draw",
    "discard",
    "discard_top",
    "traits",
    "owed",
    "protected",
    "locker",
    "drawn",
    "harbor",
    "known",
    "variant",
    "dealt",
    "kept",
    "stack",
    "over",
)


def position_of(table: DeadMansDrawState) -> dict[str, object]:
    """The whole table as JSON-ready data, hidden things included."""
    names = table.rules.cards
    position: dict[str, object] = {
        "turn": table.turn,
        "play": [names[card] for card in table.area.listing()],
        "banks": [[names[card] for card in bank.listing()] for bank in table.banks],
        "draw": [names[card] for card in reversed(table.pile[: table.left])],
        "discard": [names[card] for card in table.discard.listing()],
        "traits": [trait.slug or None for trait in table.traits],
        "owed": table.owed,
        "protected": [names[card] for card in table.area.listed(table.area.protected)],
        "locker": [None if victim == NOBODY else victim for victim in table.locker],
        "drawn": table.drawn,
        "harbor": table.harbor,
        "known": table.known_by_each(),
        "variant": table.rules.variant.slug,
        "stack": frames_as_data(table.frames(), table),
    }
    if table.discard.on_top != table.discard.highest():
        position["discard_top"] = names[table.discard.on_top]
    if table.dealt:
        position["dealt"] = [[TRAITS[number] for number in own] for own in table.dealt]
        position["kept"] = [None if number == NOTHING_KEPT else TRAITS[number] for number in table.kept]
    if table.over:
        position["over"] = True
    return position


class Reader(PositionReader):
    """Reads a position; what is wrong with it is said in a BadText."""

    def __init__(self, game: DeadMansDraw, position: dict[str, object], seed: int) -> None:
        super().__init__(position, game.players, KEYS)
        self.game = game
        self.seed = seed
        self.play: list[int] = []

    def table(self, luck: Luck, listen: bool) -> DeadMansDrawState:
        """The table that the position describes."""
        table = self.game.empty_table(luck, self._rules(luck))
        table.heard = [] if listen else None
        table.turn = self.seat("turn", self.position.get("turn", 0))
        table.first = table.turn
        self._place_cards(table)
        self._seat_players(table)
        table.give_turn(table.turn)
        self._fill_play_area(table)
        self._set_turn(table)
        for number, data in enumerate(self.items("stack", self.position.get("stack", []))):
            table.push(self._frame(table, data, number))
        table.ending = any(frame.size > 0 for frame in table.frames())
        if not table.dealt and not table.over:
            table.settle()
        return table

    # What lies where

    def _rules(self, luck: Luck) -> Rules:
        """The rules of the options; a drawn variant is named by the position, or drawn now."""
        named = self.position.get("variant")
        if named is None:
            return self.game.choose_variant(luck)
        for rules in self.game.variant_rules:
            if rules.variant.slug == named and self.game.options["variant"] in (named, "random"):
                return rules
        raise BadText("position-variant", variant=str(named), option=self.game.options["variant"] or "null")

    def _place_cards(self, table: DeadMansDrawState) -> None:
        """Banks, discard pile and draw pile; the cards named nowhere lie at the bottom, in seeded order."""
        rest = table.rules.lowest_cards + table.rules.other_cards
        self.play = self._cards(self.position.get("play", []), "play", rest)
        for seat, own in enumerate(self.per_seat("banks", [])):
            for card in self._cards(own, "banks", rest):
                table.banks[seat].add(card)
        for card in self._cards(self.position.get("discard", []), "discard", rest):
            table.discard.add(card)
        table.discard.on_top = self._top(table.discard)
        named = self._cards(self.position.get("draw", []), "draw", rest)
        pile = named + SeededLuck(Dice(self.seed).seed()).shuffle("draw-pile", rest)  # not the stream of the luck to come
        pile.reverse()
        table.pile = pile
        table.left = len(pile)

    def _top(self, discard: Discard) -> int:
        """The card on top of the discard pile: the named one, else the highest."""
        named = self.position.get("discard_top")
        if named is None:
            return discard.highest()
        return self._cards([named], "discard_top", discard.listing())[0]

    def _seat_players(self, table: DeadMansDrawState) -> None:
        """Traits, victims and what everybody has seen."""
        left = table.rules.all_traits()
        for seat, slug in enumerate(self.per_seat("traits", None)):
            if slug is not None:
                number = self._trait(slug, left)
                table.traits[seat] = ALL_TRAITS[number]
        for seat, victim in enumerate(self.per_seat("locker", None)):
            if victim is not None:
                table.locker[seat] = self.seat("locker", victim)
                if victim == seat:
                    raise BadText("position-locker", seat=seat)
                if not table.traits[seat].names_victim():
                    raise BadText("position-locker-trait", seat=seat)
        for seat, seen in enumerate(self.per_seat("known", 0)):
            table.see(seat, self.number("known", seen, 0, table.left))
        if table.rules.edition.peeks_open:
            table.see(self.game.players, max(table.known_by_each()))
        if "dealt" in self.position:
            self._deal(table)

    def _deal(self, table: DeadMansDrawState) -> None:
        """The traits that the seats still choose from."""
        left = table.rules.all_traits()
        table.dealt = []
        for seat, own in enumerate(self.per_seat("dealt", [])):
            if not isinstance(own, list) or len(own) != table.rules.edition.traits_dealt:
                raise BadText("position-dealt", count=table.rules.edition.traits_dealt)
            numbers = [UNKNOWN if slug is None else self._trait(slug, left) for slug in own]
            kept = table.traits[seat].number
            if kept >= 0 and kept not in numbers:
                raise BadText("position-kept", trait=TRAITS[kept], seat=seat)
            table.dealt.append(numbers)
        unseen = SeededLuck(Dice(self.seed).seed()).shuffle("traits", left)
        for numbers in table.dealt:
            numbers[:] = [unseen.pop() if number == UNKNOWN else number for number in numbers]
        table.kept = [NOTHING_KEPT] * self.game.players
        for seat, slug in enumerate(self.per_seat("kept", None)):
            if slug is not None:
                table.kept[seat] = self._kept(table, seat, slug)
        if not table.pending:
            raise BadText("position-dealt-done")

    def _kept(self, table: DeadMansDrawState, seat: int, slug: object) -> int:
        """A trait that was kept in secret."""
        if not table.rules.edition.keeps_secret or table.traits[seat].number >= 0:
            raise BadText("position-secret")
        if slug == SOMETHING:
            return table.dealt[seat][0]
        if slug not in [TRAITS[number] for number in table.dealt[seat]]:
            raise BadText("position-kept", trait=str(slug), seat=seat)
        return TRAITS.index(str(slug))

    def _fill_play_area(self, table: DeadMansDrawState) -> None:
        """Check the order of the play area, and find what its Anchors protect."""
        for card in self.play:
            if table.rules.variant.clashes(table, card):
                raise BadText("position-clash", card=table.rules.cards[card])
            table.area.add(card)
            if table.harbor > 0:
                table.harbor -= 1
                table.area.protected |= bit(card)
            if suit_of(card) == ANCHOR:
                heard, table.heard = table.heard, None
                table.rules.suits[ANCHOR].enters(table, card)
                table.heard = heard
        if "protected" in self.position:
            table.area.protected = 0
            for card in self._cards(self.position["protected"], "protected", self.play.copy()):
                table.area.protected |= bit(card)

    def _set_turn(self, table: DeadMansDrawState) -> None:
        table.owed = self.number("owed", self.position.get("owed", 0), 0, 99)
        table.drawn = self.flag("drawn", bool(self.play))
        table.over = self.flag("over", table.left == 0 and not table.drawn)
        if "harbor" in self.position:
            table.harbor = self.number("harbor", self.position["harbor"], 0, 2)

    def _frame(self, table: DeadMansDrawState, data: object, number: int) -> AbilityFrame:
        everything: list[Business] = [*table.rules.suits, *ALL_TRAITS]
        asking = {business.slug: business for business in everything if business.asks()}
        slug = data.get("frame") if isinstance(data, dict) else None
        misfit = BadText("position-frame", entry=number, frames=", ".join(asking))
        if not isinstance(data, dict) or not isinstance(slug, str) or slug not in asking or not set(data) <= FRAME_KEYS:
            raise misfit
        times = self.number("times", data.get("times", 1), 0, 2)
        size = self.number("size", data.get("size", 0), 0, 99)
        shown = self._cards(data.get("shown", []), "shown", table.discard.listing())
        if times == 0 or (slug == "plunderer") != (size > 0) or (slug == "map") != bool(shown):
            raise misfit
        if len(shown) > table.trait.map_shows(table.discard.size()):
            raise BadText("position-map", entry=number)
        frame = AbilityFrame(asking[slug], times, size, shown)
        for suit in self._barred(data):
            frame.barred |= bit(SUITS.index(suit))
        return frame

    def _barred(self, data: dict[str, object]) -> list[str]:
        """The suits that a Captain's Hook may not use again (E4)."""
        suits = data.get("barred", [])
        if not isinstance(suits, list) or not all(suit in SUITS for suit in suits):
            raise BadText("position-list", key="barred")
        return [str(suit) for suit in suits]

    # Single values, checked

    def _cards(self, value: object, where: str, rest: list[int]) -> list[int]:
        """The cards of a list of names, taken out of the rest."""
        found: list[int] = []
        for name in self.items(where, value):
            if name not in self.game.cards:
                raise BadText("position-card", card=str(name), key=where)
            card = self.game.cards.index(name)
            if card not in rest:
                raise BadText("position-card-twice", card=name, key=where)
            rest.remove(card)
            found.append(card)
        return found

    def _trait(self, slug: object, left: list[int]) -> int:
        if slug not in TRAITS:
            raise BadText("no-such-trait", name=str(slug), names=", ".join(TRAITS))
        number = TRAITS.index(str(slug))
        if number not in left:
            raise BadText("position-trait-left", trait=str(slug))
        left.remove(number)
        return number
