"""How turns go. The state of Dread Draw.

Whatever is unfinished lies on a stack of frames: a turn, an ability that may be played, its effects, damage to be taken,
the end of a round. What befalls seats and cards is in `fates.py`; what lies where, and who knows it, in `zones.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Choice, Dice, SeededLuck, Sheet
from pressgang.core.bits import drop, holds, put_in_order
from pressgang.core.network import Features

from .deck import SUMMON
from .fates import Fates
from .features import write_features
from .frames import BELL, NO_CARD, NONE, Ability, Effects, End
from .observing import write_observation
from .quick_choices import quick_choice_for
from .thinking import bring_up, chances_of, estimated_share_of, observation_key_of, write_log_shares
from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from pressgang.types import DreadDrawView

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]


@mypyc_attr(acyclic=True)
class DreadDrawState(Fates):
    """A game of Dread Draw."""

    # The contract

    @property
    def pending(self) -> tuple[int, ...]:
        return () if self.over else ALONE[self.chooser]

    def asked(self) -> i64:
        return self.chooser

    def choices(self, seat: i64) -> i64:
        return len(self.options) if seat == self.chooser else 0

    def choice(self, seat: i64, index: i64) -> i64:
        return self.options[index]

    def any_action(self, seat: i64, dice: Dice) -> i64:
        return self.options[dice.below(len(self.options))]

    def actions(self, seat: int) -> list[int]:
        return self.options.copy() if seat == self.chooser else []

    def allows(self, seat: i64, action: i64) -> bool:
        return seat == self.chooser and holds(self.options, action)

    def act(self, seat: i64, action: i64) -> None:
        self.top.answer(self, seat, action)
        self.settle()

    def copy(self) -> DreadDrawState:
        twin = DreadDrawState(self.rules, self.luck.copy())
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.over = self.over
        for seat in range(self.rules.players):
            twin.rows.append(self.rows[seat].copy())
            twin.reserves.append(self.reserves[seat].copy())
            twin.life.append(self.life[seat].copy())
        twin.summoned = self.summoned[:]
        twin.draw = self.draw.copy()
        twin.discard = self.discard.copy()
        twin.out = self.out
        twin.defeated = self.defeated
        twin.wards = self.wards.copy()
        twin.total_bonus = self.total_bonus.copy()
        twin.damage_bonus = self.damage_bonus.copy()
        twin.called = self.called
        twin.played = self.played
        twin.drawn = self.drawn.copy()
        twin.fortune = self.fortune.copy()
        twin.top = self.top.copy_down()
        twin.options = self.options  # replaced with every question, never changed
        twin.chooser = self.chooser
        return twin

    def imagine(self, seat: int, dice: Dice) -> DreadDrawState:
        """Cards that the seat does not know change places; who else knows a place stays as it is."""
        self.check_seat(seat)
        twin = self.copy()
        luck = SeededLuck(dice.seed())
        twin.luck = luck
        if self.over:
            return twin
        piles = [twin.draw, *twin.life]
        hidden: list[int] = [cell & KIND for pile in piles for cell in pile if not (cell >> (KNOWN + seat)) & 1]
        hidden.sort()
        hidden = luck.shuffle("", hidden)
        for pile in piles:
            for place, cell in enumerate(pile):
                if not (cell >> (KNOWN + seat)) & 1:
                    pile[place] = hidden.pop() | (cell >> KNOWN << KNOWN)
        frame = twin.top
        if isinstance(frame, Effects) and frame.order and frame.seat != seat:
            frame.order = self.rules.kinds[frame.card].effects[frame.step - 1].imagine_order(twin, frame)
        twin.settle()  # the cards that somebody looks at are others now
        return twin

    def rule_of_thumb(self, seat: i64, dice: Dice) -> i64:
        return quick_choice_for(self, seat, dice)

    def estimated_share(self, seat: i64) -> float:
        return estimated_share_of(self, seat)

    def write_log_shares(self, out: vec[float]) -> None:
        write_log_shares(self, out)

    def write_features(self, seat: i64, drawing: bool, features: Features) -> i64:
        return write_features(self, seat, drawing, features)

    def observation_key(self, seat: i64) -> i64:
        return observation_key_of(self)

    def chances(self, seat: i64, action: i64) -> list[tuple[int, int]]:
        return chances_of(self, seat, action)

    def foresee(self, seat: i64, action: i64, card: i64) -> DreadDrawState:
        twin = self.copy()
        bring_up(twin, seat, card)
        return twin

    def hidden_facts(self) -> tuple[object, ...]:
        named = [tuple(frame.order) for frame in self.stack if frame.order]
        return (tuple(self.draw), tuple([tuple(own) for own in self.life]), tuple(named), tuple(self.drawn))

    def view(self, seat: int | None) -> DreadDrawView:
        return cast("DreadDrawView", super().view(seat))

    def own_view(self, seat: int) -> dict[str, object]:
        from .view import own_of

        return {**own_of(self, seat), "risk": self.risk(seat)}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        from .view import view_of

        return view_of(self, seat)

    def write_observation(self, seat: i64, sheet: Sheet) -> None:
        write_observation(self, seat, sheet)

    def position(self) -> dict[str, object]:
        from .position import position_of

        return position_of(self)

    def describe(self, seat: i64, action: i64) -> Choice:
        from .choices import choice_of

        return choice_of(self, seat, action)

    def holdings(self) -> set[tuple[int, str, str]]:
        """The cards that were in a seat's row or reserves at any time."""
        found = set()
        for event in self.heard or []:
            place, _, seat = (event.target or "").partition(" ")
            if place in ("row", "reserves"):
                found |= {(int(seat), "card", card) for card in event.cards}
        return found

    def digest(self) -> int:
        return hash(
            (self.round, self.turn, self.out, self.defeated, self.played, tuple(self.draw), tuple([tuple(row) for row in self.rows]))
        )

    # The next question

    def settle(self) -> None:
        """Carry on with what is unfinished, newest first, until somebody must choose."""
        while not self.over:
            if self.top.advance(self):
                return
        self.options = NONE
        self.chooser = NOBODY

    def ask(self, seat: i64, options: list[int]) -> bool:
        """This seat has to choose one of these."""
        self.chooser = seat
        self.options = options
        return True

    def begin(self) -> None:
        """The first turn of the game."""
        if self.heard is not None:
            self.emit("round", self.turn, amount=self.round)
        self.begin_turn()
        self.settle()

    def turn_options(self, seat: i64) -> list[int]:
        only_draw = self.rules.only_draw
        found = only_draw
        reserves = self.reserves[seat]
        if not reserves:
            return found
        last = self.last(seat)
        for card in reserves:
            strength = self.rules.strengths[card]
            if strength > last or (strength == last and self.escalates(seat, card)):
                if found is only_draw:
                    found = only_draw.copy() if self.has_draw() else []
                put_in_order(found, self.rules.summon + card)
        return found

    def pass_turn(self) -> None:
        """The turn goes to whoever was called, or to the lowest total; with fewer than two inside the round ends."""
        inside = self.rules.everybody & ~self.out
        if inside & (inside - 1) == 0:
            last: i64 = NOBODY
            while inside != 0:
                inside >>= 1
                last += 1
            self.push(End(last))
            return
        if self.called != NOBODY and self.is_inside(self.called):
            self.turn = self.called
            self.called = NOBODY
        else:
            self.turn = self._lowest()
        self.begin_turn()

    def _lowest(self) -> i64:
        """The lowest total: the seat on turn if it is among the tied, else the first from its left."""
        best: i64 = NOBODY
        lowest: i64 = 0
        if self.is_inside(self.turn):
            best, lowest = self.turn, self.total(self.turn)
        for seat in self.rules.around[self.turn]:
            if self.is_inside(seat):
                total = self.total(seat)
                if best == NOBODY or total < lowest:
                    best, lowest = seat, total
        return best

    # A turn

    def take_turn(self, seat: i64, action: i64) -> None:
        if action == self.rules.draw:
            card = self._reveal(seat)
            if card != NO_CARD and self.escalates(seat, card):
                self._summon(seat, card, True)
            else:
                self._fail(seat, card)
            return
        card = action - self.rules.summon
        drop(self.reserves[seat], card)
        self._summon(seat, card, False)

    def _reveal(self, seat: i64) -> i64:
        """The top card of the draw deck, shuffled anew if it is empty; NO_CARD if there is none at all."""
        if not self.draw:
            self.refill()
        card: i64 = self.draw.pop() & KIND if self.draw else NO_CARD
        if self.heard is not None:
            self.emit("reveal", seat, [] if card == NO_CARD else [card], "draw")
        return card

    def _summon(self, seat: i64, card: i64, drawn: bool) -> None:
        """The card is added to the row, and its Summon ability may be played."""
        self.add_to_row(seat, card)
        if self.heard is not None:
            source = "draw" if drawn else self.place("reserves", seat)
            self.emit("strong" if drawn else "summon", seat, [card], source, self.place("row", seat))
        if self.rules.kinds[card].trigger == SUMMON:
            self.push(Ability(seat, card, SUMMON))

    def attempt(self, seat: i64) -> None:
        """Turn over the next card; too weak, it is only discarded."""
        card = self._reveal(seat)
        if self.escalates(seat, card):
            self._summon(seat, card, True)
            return
        self.discard.append(card)
        if self.heard is not None:
            self.emit("weak", seat, [card], "draw", "discard")

    def _fail(self, seat: i64, card: i64) -> None:
        """The drawn card is discarded; a ward or a guard saves the row, else the seat is eliminated."""
        if card != NO_CARD:
            self.discard.append(card)
        if self.heard is not None:
            self.emit("fail", seat, [] if card == NO_CARD else [card], "draw", "discard")
        if self.wards[seat] > 0:
            self.wards[seat] -= 1
            if self.heard is not None:
                self.emit("saved", seat)
        elif not self._guarded(seat):
            self._eliminate(seat)

    def _guarded(self, seat: i64) -> bool:
        """Discard a guard instead of being eliminated: one in the reserves first, then the leftmost of the row."""
        if self.played >= BELL:
            return False
        home = self.reserves[seat]
        guard = self._first_guard(home)
        if guard == NO_CARD:
            home = self.rows[seat]
            guard = self._guard_in(home)
            if guard == NO_CARD:
                return False
            self.summoned[seat] -= self.rules.strengths[guard]
        drop(home, guard)
        self.discard.append(guard)
        self.played += 1
        if self.heard is not None:
            self.emit("guarded", seat, [guard], target="discard")
        return True

    def _first_guard(self, cards: list[int]) -> i64:
        """The first in the order of cards."""
        found: i64 = NO_CARD
        for card in cards:
            if (found == NO_CARD or card < found) and self.rules.kinds[card].guard:
                found = card
        return found

    def _guard_in(self, cards: list[int]) -> i64:
        for card in cards:
            if self.rules.kinds[card].guard:
                return card
        return NO_CARD

    def _eliminate(self, seat: i64) -> None:
        row = self.rows[seat]
        if self.heard is not None:
            self.emit("eliminated", seat, row, self.place("row", seat), "discard")
        self.leave_round(seat)
        self.push_aftermath(seat, row, False)
