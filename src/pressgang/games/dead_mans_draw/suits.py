"""The ten suits: what each does when a card of it comes into the play area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pressgang.core import NOBODY
from pressgang.core.bits import bit, places_of

from .cards import ANCHOR, CANNON, CARDS, CHEST, HOOK, KEY, KRAKEN, MAP, MERMAID, ORACLE, SWORD, stack_bits
from .notation import ANY_SUIT, CANNON_MOVES, HOOK_MOVES, MAP_MOVES, MERMAID_MOVES, SUIT_COUNT, SWORD_MOVES, WORD
from .questions import AbilityFrame, Business, Suit

if TYPE_CHECKING:
    from .state import DeadMansDrawState


class Anchor(Suit):
    """Protects every card to its left."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        area = table.area
        area.protected |= area.held & ~bit(card)
        covered = table.trait.anchor_covers()
        if covered > 0:
            area.protected |= bit(card)
            table.harbor = covered
        if table.heard is not None:
            table.emit("anchor", table.turn, area.listed(area.protected))


class Hook(Suit):
    """Plays the top card of a stack of one's own."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        trait = table.trait
        if trait.hook_protects():
            table.area.protected |= bit(card)
        table.push(AbilityFrame(self, trait.hooks()))

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        suits = table.bank.suits() & ~frame.barred
        if table.rules.gentle:
            for suit in places_of(suits):
                if table.busts(table.bank.top(suit), False):
                    suits &= ~bit(suit)
        return table.offer(HOOK_MOVES, suits)

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        if table.rules.edition.hooks_differ:  # E4
            frame.barred |= bit(option)
        card = table.bank.top(option)
        table.bank.take(card)
        if table.heard is not None:
            table.emit("hook", table.turn, [card], table.bank_name(table.turn), "play")
        table.enter(card, False, table.trait.hook_protects())


class Cannon(Suit):
    """Discards the top card of an opponent's stack."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        business: Business = self
        for other in table.clockwise(table.turn):
            business = table.traits[other].cannon_business(business)
        table.push(AbilityFrame(business))

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        table.offer(CANNON_MOVES, 0)
        for victim in table.clockwise(table.turn):
            table.offer_stacks(victim, table.banks[victim].suits())
        return table.offers()

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        victim = option // SUIT_COUNT
        trait = table.trait
        bank = table.banks[victim]
        hit = trait.cannon_takes(table, bank, option - victim * SUIT_COUNT)
        pile = table.bank if trait.cannon_keeps() else table.discard
        for card in hit:
            bank.take(card)
            pile.add(card)
        if table.heard is not None:
            target = table.bank_name(table.turn) if trait.cannon_keeps() else "discard"
            table.emit("cannon", table.turn, hit, table.bank_name(victim), target, other=victim)


class Map(Suit):
    """Plays one of three random cards of the discard pile."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        size = table.discard.size()
        if size == 0:
            table.emit_nothing(self)
            return
        shown = table.some_of("map", table.discard, table.trait.map_shows(size))
        if table.heard is not None:
            table.emit("shown", table.turn, shown, "discard")
        table.push(AbilityFrame(self, shown=shown))

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        options: i64 = 0
        for card in frame.shown:
            if not table.rules.gentle or not table.busts(card, False):
                options |= bit(card)
        return table.offer(MAP_MOVES, options)

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        table.discard.take(option)
        if table.heard is not None:
            table.emit("map", table.turn, [option], "discard", "play")
        table.enter(option, False)


class Oracle(Suit):
    """Shows the top card of the draw pile."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        seen = table.trait.oracle_shows()
        if seen > table.left:
            seen = table.left
        if seen == 0:
            table.emit_nothing(self)
            return
        for seat in range(table.rules.players + 1):
            if seat == table.turn or table.rules.edition.peeks_open:  # E3
                table.see(seat, seen)
        if table.heard is not None:
            cards = [table.pile[table.left - 1 - depth] for depth in range(seen)]
            knows: list[int] | None = None if table.rules.edition.peeks_open else [table.turn]
            table.emit("peek", table.turn, cards, "draw", knows=knows)


class Sword(Suit):
    """Steals the top card of an opponent's stack that one has not in one's own bank, and plays it."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        if self._dismissed(table) and not self._aim(table, False):
            table.area.take(card)
            table.discard.add(card)
            if table.heard is not None:
                table.emit("parried", table.turn, [card], "play", "discard")
        else:
            table.push(AbilityFrame(self))

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        return self._aim(table, table.rules.gentle)

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        victim = option // SUIT_COUNT
        bank = table.banks[victim]
        card = table.rules.variant.stack_card(bank, option - victim * SUIT_COUNT)
        bank.take(card)
        if table.heard is not None:
            table.emit("sword", table.turn, [card], table.bank_name(victim), "play", other=victim)
        table.enter(card, False)

    def _aim(self, table: DeadMansDrawState, gentle: bool) -> bool:
        """Offer all that the rules let this Sword take; False if that is nothing."""
        free: i64 = ANY_SUIT
        if not table.trait.sword_doubles():
            free &= ~table.bank.suits()
        table.offer(SWORD_MOVES, 0)
        for victim in table.clockwise(table.turn):
            suits = table.banks[victim].suits() & free
            for other in table.clockwise(table.turn):
                suits &= table.traits[other].sword_limit(table.rules.edition, other, victim)
            table.offer_stacks(victim, self._harmless(table, victim, suits) if gentle else suits)
        return table.offers()

    def _dismissed(self, table: DeadMansDrawState) -> bool:
        for other in table.clockwise(table.turn):
            if table.traits[other].sword_dismissed(table.rules.edition):
                return True
        return False

    def _harmless(self, table: DeadMansDrawState, victim: i64, suits: i64) -> i64:
        """Those of the victim's stacks whose card does not bust."""
        for suit in places_of(suits):
            if table.busts(table.rules.variant.stack_card(table.banks[victim], suit), False):
                suits &= ~bit(suit)
        return suits


class Kraken(Suit):
    """Demands two more cards before the player may stop."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        debt: i64 = 2
        for other in table.clockwise(table.turn):
            debt = table.traits[other].kraken_debt(debt)
        if table.left == 0:
            debt = 0
        table.owed = debt
        if table.heard is not None:
            table.emit("kraken", table.turn, amount=table.owed)


class SingingMermaid(Suit):
    """The Mermaid with her ability: an earlier card of the play area is played again."""

    def enters(self, table: DeadMansDrawState, card: i64) -> None:
        table.push(AbilityFrame(self))

    def asks(self) -> bool:
        return True

    def ask(self, table: DeadMansDrawState, frame: AbilityFrame) -> bool:
        cards = self._choosable(table)
        if not table.trait.mermaid_may_bank():
            return table.offer(MERMAID_MOVES, cards)
        return table.offer(MERMAID_MOVES, cards if table.rules.edition.casanova_may_replay else 0, cards)  # E7

    def answer(self, table: DeadMansDrawState, frame: AbilityFrame, option: i64) -> None:
        card = option if option < CARDS else option - WORD
        taker = table.turn if option >= CARDS else self._siren(table)
        if taker == NOBODY:
            self._replay(table, card)
            return
        table.area.take(card)
        table.banks[taker].add(card)
        if table.heard is not None:
            what = "charmed" if taker == table.turn else "sung"
            table.emit(what, table.turn, [card], "play", table.bank_name(taker), other=taker)

    def _choosable(self, table: DeadMansDrawState) -> i64:
        """All other cards of the play area; a Mermaid cannot choose a Mermaid."""
        return table.area.held & ~stack_bits(MERMAID)

    def _siren(self, table: DeadMansDrawState) -> i64:
        for other in table.clockwise(table.turn):
            if table.traits[other].sings():
                return other
        return NOBODY

    def _replay(self, table: DeadMansDrawState, card: i64) -> None:
        """Move the card to the right end: no new card, but its ability runs again."""
        table.area.take(card)
        table.area.add(card)
        if table.heard is not None:
            table.emit("replay", table.turn, [card], "play", "play")
        table.rules.suits[card // 6].enters(table, card)


def suits_of_game(abilities: list[str], mermaid_ability: bool) -> list[Suit]:
    """The suits in their order, those without an ability in this game as plain ones."""
    able: list[Suit] = [
        Anchor(ANCHOR),
        Hook(HOOK),
        Cannon(CANNON),
        Suit(KEY),
        Suit(CHEST),
        Map(MAP),
        Oracle(ORACLE),
        Sword(SWORD),
        Kraken(KRAKEN),
        SingingMermaid(MERMAID) if mermaid_ability else Suit(MERMAID),
    ]
    return [suit if suit.slug in abilities else Suit(suit.number) for suit in able]
