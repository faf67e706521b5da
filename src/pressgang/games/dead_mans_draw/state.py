"""How a turn goes. The state of Dead Man's Draw.

A turn is a choice between drawing and banking, with a stack of unfinished business on top: abilities that
still want an answer. What a card, a trait or a variant does stands with them; what lies where is in `zones.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Choice, Dice, Masks, SeededLuck, Sheet
from pressgang.core.bits import bit, first_of, nth_of, places_of, size_of
from pressgang.core.network import Features

from .cards import RANKS, Cards
from .choosing import Choosing
from .features import write_features
from .notation import BANK, DRAW, EITHER, KEEP_MOVES, LOCKER_MOVES, ONLY_BANK, ONLY_DRAW, SEATS, TURN, WORD
from .observing import mark_options, write_observation
from .quick_choices import quick_choice_for, rule_of_thumb_for
from .thinking import chances_of, estimated_share_of, observation_key_of, write_log_shares
from .zones import NOBODY_CHOOSES, NONE, ONLOOKERS

if TYPE_CHECKING:
    from pressgang.types import DeadMansDrawView

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]


@mypyc_attr(acyclic=True)
class DeadMansDrawState(Choosing):
    """A game of Dead Man's Draw."""

    # The contract

    @property
    def pending(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if not self.dealt:
            return ALONE[self.turn]
        return tuple([seat for seat in range(self.rules.players) if self.choosing(seat) != 0])

    def asked(self) -> i64:
        if self.over:
            return NOBODY
        if self.dealt:
            return self.pending[0]
        return self.turn

    def choices(self, seat: i64) -> i64:
        if self.dealt:
            return size_of(self.choosing(seat))
        if seat != self.turn or self.over:
            return 0
        return size_of(self.options) + size_of(self.more)

    def choice(self, seat: i64, index: i64) -> i64:
        if self.dealt:
            return self.choosing_verb(seat) + nth_of(self.choosing(seat), index)
        if self.more == 0:
            return self.verb + nth_of(self.options, index)
        first = size_of(self.options)
        if index < first:
            return self.verb + nth_of(self.options, index)
        return self.verb + WORD + nth_of(self.more, index - first)

    def actions(self, seat: int) -> list[int]:
        if self.dealt:
            return [self.choosing_verb(seat) + place for place in places_of(self.choosing(seat))]
        found: list[int] = []
        if seat != self.turn or self.over:
            return found
        rest = self.options
        while rest != 0:
            found.append(self.verb + first_of(rest))
            rest &= rest - 1
        rest = self.more
        while rest != 0:
            found.append(self.verb + WORD + first_of(rest))
            rest &= rest - 1
        return found

    def any_action(self, seat: i64, dice: Dice) -> i64:
        options = self.options
        if options == 0 or self.more != 0:  # traits are chosen, or there are many options
            return super().any_action(seat, dice)
        if self.verb == TURN:
            return dice.below(2) if options == EITHER else options >> 1
        return self.verb + nth_of(options, dice.below(size_of(options)))

    def allows(self, seat: i64, action: i64) -> bool:
        option = action - self.verb
        if seat == self.turn and 0 <= option < WORD:
            if (self.options >> option) & 1:
                return True
        elif seat == self.turn and WORD <= option < WORD + WORD and (self.more >> (option - WORD)) & 1:
            return True
        return bool(self.dealt) and self._allows_choosing(seat, action)

    def _allows_choosing(self, seat: i64, action: i64) -> bool:
        option = action - self.choosing_verb(seat)
        return 0 <= option < WORD and (self.choosing(seat) >> option) & 1 != 0

    def act(self, seat: i64, action: i64) -> None:
        frame = self.frame
        if frame is not None:
            frame.answer(self, seat, action)
        elif action == DRAW:
            self.draw()
        elif action == BANK:
            self.collect()
        else:
            self._choose(seat, action)
            return
        self.settle()

    def copy(self) -> DeadMansDrawState:
        twin = DeadMansDrawState(self.rules.game, self.luck.copy(), self.rules)
        twin.first = self.first
        twin.over = self.over
        twin.pile = self.pile
        twin.left = self.left
        twin.area = self.area.copy()
        twin.discard = self.discard.copy()
        for bank in self.banks:
            twin.banks.append(bank.copy())
        twin.traits = self.traits.copy()
        twin.locker = self.locker.copy()
        twin.seen_from = self.seen_from.copy()
        twin.seen_by_any = self.seen_by_any
        twin.give_turn(self.turn)
        if self.dealt:
            twin.dealt = self.dealt.copy()
            twin.kept = self.kept.copy()
        twin.drawn = self.drawn
        twin.ending = self.ending
        twin.owed = self.owed
        twin.harbor = self.harbor
        if self.frame is not None:
            twin.frame = self.frame.copy()
        twin.verb = self.verb
        twin.options = self.options
        twin.more = self.more
        return twin

    def imagine(self, seat: int, dice: Dice) -> DeadMansDrawState:
        self.check_seat(seat)
        twin = self.copy()
        luck = SeededLuck(dice.seed())
        twin.luck = luck
        unseen = self.left - self.known(seat)
        hidden = Cards()
        for place in range(unseen):
            hidden.add(self.pile[place])
        listed = hidden.listing()
        twin.pile = (luck.shuffle("", listed) if unseen > 1 else listed) + self.pile[unseen : self.left]
        if self.dealt:
            self.deal_others(twin, seat, luck)
        return twin

    def rule_of_thumb(self, seat: i64, dice: Dice) -> i64:
        return rule_of_thumb_for(self, seat, dice)

    def quick_choice(self, seat: i64, dice: Dice) -> i64:
        return quick_choice_for(self, seat, dice)

    def estimated_share(self, seat: i64) -> float:
        return estimated_share_of(self, seat)

    def write_log_shares(self, out: vec[float]) -> None:
        write_log_shares(self, out)

    def write_features(self, seat: i64, drawing: bool, features: Features) -> i64:
        return write_features(self, seat, features)

    def observation_key(self, seat: i64) -> i64:
        return observation_key_of(self, seat)

    def chances(self, seat: i64, action: i64) -> list[tuple[int, int]]:
        return chances_of(self, seat, action)

    def turns_up_unknown(self, seat: i64, action: i64) -> bool:
        return not any(self.known_by_each()) and len(self.chances(seat, action)) > 1

    def foresee(self, seat: i64, action: i64, card: i64) -> DeadMansDrawState:
        twin = self.copy()
        twin.pile = self.pile[: self.left]
        if twin.pile[-1] != card:
            twin.pile[twin.pile.index(card)] = twin.pile[-1]
            twin.pile[-1] = card
        return twin

    def describe(self, seat: i64, action: i64) -> Choice:
        from .choices import choice_of

        return choice_of(self, seat, action)

    def holdings(self) -> set[tuple[int, str, str]]:
        """Traits, the cards in the banks, and for the seat that began the variant."""
        found = {(seat, "trait", trait.slug) for seat, trait in enumerate(self.traits) if trait.slug}
        found |= {(seat, "card", self.rules.cards[card]) for seat, bank in enumerate(self.banks) for card in bank.listing()}
        return found | ({(int(self.first), "variant", self.rules.variant.slug)} if self.rules.variant.slug else set())

    def hidden_facts(self) -> tuple[object, ...]:
        closed = [] if self.rules.edition.discard_open else self.discard.listing()  # E1
        shown = [] if self.frame is None else self.frame.shown
        traits = [trait.number for trait in self.traits] if self.dealt else []
        return (self.left, tuple(self.seen_from), tuple(closed), tuple(shown), str(self.dealt), tuple(self.kept), tuple(traits))

    def view(self, seat: int | None) -> DeadMansDrawView:
        return cast("DeadMansDrawView", super().view(seat))

    def own_view(self, seat: int) -> dict[str, object]:
        from .view import own_of

        if not self.dealt and self.known(seat) == self.known(ONLOOKERS):
            return {}
        return {**own_of(self, seat), "risk": self.risk(seat)}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        from .view import view_of

        return view_of(self, seat)

    def write_observation(self, seat: i64, sheet: Sheet) -> None:
        write_observation(self, seat, sheet)

    def write_mask(self, seat: i64, masks: Masks, row: i64) -> None:
        if self.dealt:
            super().write_mask(seat, masks, row)
        elif self.verb == TURN and seat == self.turn:
            masks.mark_first(row, self.options)  # draw and bank are the first choices of all seats
        else:
            masks.clear(row)
            if seat == self.turn:
                mark_options(self, masks, row)

    def position(self) -> dict[str, object]:
        from .position import position_of

        return position_of(self)

    def digest(self) -> int:
        return hash((self.turn, self.left, self.area.order, self.area.protected, self.owed, tuple([bank.one for bank in self.banks])))

    # Choosing traits: all seats at once

    def _choose(self, seat: i64, action: i64) -> None:
        if action >= LOCKER_MOVES:
            self.locker[seat] = action - LOCKER_MOVES
            if self.heard is not None:
                self.emit("locker", seat, other=action - LOCKER_MOVES)
        elif self.rules.edition.keeps_secret:  # E2
            self.keep_secretly(seat, action - KEEP_MOVES)
        else:
            self.take_trait(seat, action - KEEP_MOVES)
        self.begin_if_chosen()

    def begin_if_chosen(self) -> None:
        """The first turn starts as soon as nobody has anything to choose."""
        if not self.pending:
            self.dealt = NOBODY_CHOOSES
            self.kept = NONE
            self.begin_turn()
            self.settle()

    # What happens in a turn

    def begin_turn(self) -> None:
        """The player whose turn it is now starts with an empty play area."""
        self.drawn = False
        self.ending = False
        self.owed = 0
        self.harbor = 0
        if self.heard is not None:
            self.emit("turn", self.turn)

    def settle(self) -> None:
        """Find the next question: of the newest business first, then whether to draw or to bank."""
        if self.left == 0:
            self.owed = 0
        while self.frame is not None:
            if self.frame.advance(self):
                return
        if self.ending:
            self.end_turn()
            if self.over:
                return
        self.verb = TURN
        self.more = 0
        if self.left == 0:
            self.options = ONLY_BANK
        elif self.owed > 0 or not self.drawn:
            self.options = ONLY_DRAW
        else:
            self.options = EITHER

    def draw(self) -> None:
        """Draw the top card of the draw pile."""
        self.left -= 1
        card: i64 = self.pile[self.left]
        self.drawn = True
        if self.heard is not None:
            self.emit("draw", self.turn, [card], "draw", "play")
        self.enter(card, True)

    def enter(self, card: i64, from_pile: bool, shielded: bool = False) -> None:
        """Put a card into the play area: it goes home at once, busts, or stays and does what its suit does."""
        suit = card // RANKS
        if (from_pile or self.rules.edition.home_from_anywhere) and self.trait.takes_home(self, suit):  # E6
            self.bank.add(card)
            if self.heard is not None:
                self.emit("home", self.turn, [card], "play", self.bank_name(self.turn))
            return
        if self.rules.variant.clashes(self, card):
            self.bust(card)
            return
        self.area.add(card)
        if self.owed > 0:
            self.owed -= 1
        if self.harbor > 0:
            self.harbor -= 1
            shielded = True
        if shielded:
            self.area.protected |= bit(card)
        self.rules.suits[suit].enters(self, card)

    def collect(self) -> None:
        """Bank the play area; Key and Chest bring bonus cards."""
        size = self.area.size
        opened = self.opens_chest(self.area.held)
        if self.heard is not None:
            self.emit("collect", self.turn, self.area.listing(), "play", self.bank_name(self.turn))
        self.bank.add_set(self.area.held)
        self._clear()
        if opened:
            self._take_bonus(size)

    def bust(self, card: i64) -> None:
        """The card repeats another: what is protected is banked, the rest is lost, and the turn is over."""
        saved = self.area.protected
        lost = self.area.held & ~saved
        heir = self.heir()
        if self.heard is not None:
            self._tell_bust(card, heir)
        self.bank.add_set(saved)
        pile = self.discard if heir == NOBODY else self.banks[heir]
        pile.add_set(lost)
        pile.add(card)
        self._clear()
        if self.rules.anchored_chest and self.opens_chest(saved):
            self._take_bonus(size_of(saved))

    def _take_bonus(self, size: i64) -> None:
        trait = self.trait
        trait.take_bonus(self, trait.bonus_size(size))

    def _clear(self) -> None:
        """Empty the play area and drop all business: the turn is about to end."""
        self.area.clear()
        self.frame = None
        self.ending = True

    def take_from_discard(self, size: i64) -> None:
        """Bank so many random cards of the discard pile, or all that there are."""
        taken = self.some_of("bonus", self.discard, size)
        for card in taken:
            self.discard.take(card)
            self.bank.add(card)
        if self.heard is not None:
            self.emit("bonus", self.turn, taken, "discard", self.bank_name(self.turn))

    def end_turn(self) -> None:
        """The turn is over; so may be the game."""
        self.over = self.left == 0 or self.rules.variant.wins_at_once(self, self.turn)
        if self.over:
            self.options = 0
            self.more = 0
            self.owed = 0
            self.harbor = 0
            if self.heard is not None:
                self.emit("over")
            return
        self.give_turn((self.turn + 1) % self.rules.players)
        self.begin_turn()

    # Telling what happened

    def _tell_bust(self, card: i64, heir: i64) -> None:
        self.emit("bust", self.turn, [card])
        saved = self.area.listed(self.area.protected)
        lost = self.area.listed(~self.area.protected)
        if saved:
            self.emit("saved", self.turn, saved, "play", self.bank_name(self.turn))
        if heir == NOBODY:
            self.emit("lost", self.turn, [*lost, card], "play", "discard")
        else:
            self.emit("claimed", self.turn, [*lost, card], "play", self.bank_name(heir), other=heir)
