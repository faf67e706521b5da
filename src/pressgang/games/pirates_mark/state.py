"""How a game of Pirate's Mark goes: calls, parts, Marks, judgement, duel. The state of the game.

Whatever is unfinished lies on a stack of frames; the newest decides who is asked. What lies where is in `zones.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Choice, SeededLuck, Sheet
from pressgang.core import Dice as RandomDice
from pressgang.core.network import Features

from .cards import (
    ANYTIME,
    ANYTIME_CARDS,
    ANYTIME_HEADS,
    BLACK_SPOT,
    MARK,
)
from .conclusions import concluded
from .fates import Fates
from .features import write_features
from .frames import NOTHING, Menu, seats_of
from .notation import CARD_OF, PULL, TARGET_OF
from .observing import write_observation
from .quick_choices import distinct_actions_of, quick_choice_for, rule_of_thumb_for
from .thinking import bring_up, chances_of, estimated_share_of, observation_key_of, write_log_shares
from .turn import KINDS, PUNISHMENT, Pull, Turn, kind_of, owed_of, part, seat_of
from .windows import BIDDING, FEW, Answer, Call, Dice, Kiss
from .zones import SURE, memory

if TYPE_CHECKING:
    from pressgang.types import PiratesMarkView

SIDES: Final = 6


@mypyc_attr(acyclic=True)
class PiratesMarkState(Fates):
    """A game of Pirate's Mark."""

    # The contract

    @property
    def pending(self) -> tuple[int, ...]:
        return tuple(seats_of(self.waiting))

    def asked(self) -> i64:
        waiting = self.waiting
        if waiting == 0:
            return NOBODY
        seat: i64 = 0
        while waiting & 1 == 0:
            waiting >>= 1
            seat += 1
        return seat

    def actions(self, seat: int) -> list[int]:
        menu = self.menu_of(seat) if self.choices(seat) > 0 else self.menu
        return [menu.move(index) for index in range(self.choices(seat))]

    def choices(self, seat: i64) -> i64:
        if not 0 <= seat < self.rules.players or (self.waiting >> seat) & 1 == 0:
            return 0
        return self.menu_of(seat).size()

    def choice(self, seat: i64, index: i64) -> i64:
        return self.menu_of(seat).move(index)

    def any_action(self, seat: i64, dice: RandomDice) -> i64:
        menu = self.menu_of(seat)
        return menu.move(dice.below(menu.size()))

    def allows(self, seat: i64, action: i64) -> bool:
        return 0 <= seat < self.rules.players and (self.waiting >> seat) & 1 != 0 and self.menu_of(seat).has(action)

    def act(self, seat: i64, action: i64) -> None:
        self.menu.seat = NOBODY
        card: i64 = CARD_OF[action]
        if card >= 0:
            self.cards[card].play(self, seat, TARGET_OF[action])
        else:
            self.top.answer(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Carry on with what is unfinished, newest first, until somebody must choose."""
        self.menu.seat = NOBODY
        while not self.over:
            if self.top.advance(self):
                return
        self.waiting = 0
        self.top = NOTHING

    def menu_of(self, seat: i64) -> Menu:
        """What a seat that is asked may do."""
        menu = self.menu
        if menu.seat != seat:
            menu.clear(seat)
            frame = self.top
            frame.offer(self, seat, menu)
            if self.holds[seat] & ANYTIME != 0 and frame.anytime() and self.is_unmarked(seat):
                self._offer_anytime(seat, menu)
        return menu

    def _offer_anytime(self, seat: i64, menu: Menu) -> None:
        kinds = self.holds[seat]
        if kinds & ANYTIME_HEADS != 0:
            menu.head = menu.head.copy()
        for card in ANYTIME_CARDS:
            if (kinds >> card) & 1 != 0 and (not self.duel or self.cards[card].duel):
                self.cards[card].offer(self, seat, menu)
        if kinds & ANYTIME_HEADS != 0:
            menu.head.sort()

    def copy(self) -> PiratesMarkState:
        twin = self.rules.empty_table(self.luck.copy())
        twin.first = self.first
        twin.sea = self.sea.copy()
        twin.full = self.full.copy()
        twin.marks_left = self.marks_left
        twin.noticed = self.noticed.copy()
        for seat in range(self.rules.players):
            twin.hands[seat] = self.hands[seat].copy()
            twin.marks[seat] = self.marks[seat]
            twin.mates[seat] = self.mates[seat]
            twin.locked[seat] = self.locked[seat].copy()
            twin.known[seat] = self.known[seat].copy()
            twin.looked[seat] = self.looked[seat].copy()
            twin.laid[seat] = self.laid[seat].copy()
        twin.filled = self.filled.copy()
        twin.holds = self.holds[:]
        twin.held = self.held
        twin.certain = self.certain
        twin.unmarked = self.unmarked
        twin.dead = self.dead
        twin.discard = self.discard.copy()
        twin.bound = self.bound
        twin.direction = self.direction
        twin.compass = self.compass
        twin.turn = self.turn
        twin.bidder = self.bidder
        twin.bid = self.bid
        twin.caller = self.caller
        twin.duel = self.duel
        twin.kisser = self.kisser
        twin.kiss_turns = self.kiss_turns
        twin.calm = self.calm
        twin.roll = self.roll
        twin.winners = self.winners
        twin.over = self.over
        twin.top = self.top.copy_down()
        twin.waiting = self.waiting
        return twin

    def imagine(self, seat: int, dice: RandomDice) -> PiratesMarkState:
        """What the seat is sure of stays; what it remembers stays if it can be; the rest of the sea is dealt anew."""
        self.check_seat(seat)
        twin = self.copy()
        luck = SeededLuck(dice.seed())
        twin.luck = luck
        hidden = [self.sea[cell] for cell in self.full]
        placed: dict[int, int] = {}
        newest_first = self.known[seat][::-1]
        memories = [each for each in newest_first if each & SURE] + [each for each in newest_first if not each & SURE]
        for each in memories:
            card = self.card_of(each)
            if card in hidden:
                hidden.remove(card)
                placed[self.cell_of(each)] = card
        hidden.sort()
        hidden = luck.shuffle("", hidden)
        for cell in self.full:
            twin.sea[cell] = placed[cell] if cell in placed else hidden.pop()
        twin.certain = self.rules.everybody
        for other in range(self.rules.players):
            if other != seat:
                twin.known[other] = self._imagine_memories(twin, other, luck)
        return twin

    def _imagine_memories(self, twin: PiratesMarkState, other: i64, luck: SeededLuck) -> list[int]:
        """What another seat may know in an imagined sea: where it looked, and where it may have put cards back."""
        cells = self.looked[other].copy()
        for card in self.laid[other]:
            likely = [cell for cell in twin.full if twin.sea[cell] == card and cell not in cells]
            if likely:
                cells.append(luck.sample("", likely, 1)[0])
        for cell in cells:
            twin.notice(other, cell)
        return [memory(cell, twin.sea[cell], SURE) for cell in cells]

    def conclude(self, seat: i64) -> PiratesMarkState:
        return concluded(self, seat)

    def rule_of_thumb(self, seat: i64, dice: RandomDice) -> i64:
        return rule_of_thumb_for(self, seat, dice)

    def quick_choice(self, seat: i64, dice: RandomDice) -> i64:
        return quick_choice_for(self, seat, dice)

    def distinct_actions(self, seat: int) -> list[int]:
        return distinct_actions_of(self, seat)

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

    def foresee(self, seat: i64, action: i64, card: i64) -> PiratesMarkState:
        twin = self.copy()
        bring_up(twin, seat, action - PULL, card)
        return twin

    def answer_if_silent(self, seat: i64) -> i64:
        return self.top.answer_if_silent(self, seat)

    def standing_bid(self) -> i64:
        return self.bid if self.bidder != NOBODY and isinstance(self.top, Call) else 0

    def describe(self, seat: i64, action: i64) -> Choice:
        from .choices import choice_of

        return choice_of(self, seat, action)

    def ruin(self, seat: int, action: int) -> float | None:
        from .choices import ruin_of

        return ruin_of(self, seat, action)

    def ruin_of_bid(self, seat: int) -> float | None:
        from .choices import ruin_of_bid

        return ruin_of_bid(self, seat)

    def holdings(self) -> set[tuple[int, str, str]]:
        """The cards that a seat has pulled or been given at any time."""
        found = set()
        for event in self.heard or []:
            seat = event.other if event.what == "flow" else event.seat
            if event.what in ("pull", "flow", "stolen") and seat is not None:
                found |= {(seat, "card", card) for card in event.cards}
        return found

    def hidden_facts(self) -> tuple[object, ...]:
        memories = [tuple(own) for each in (self.known, self.looked, self.laid) for own in each]
        return (tuple(self.sea), tuple(memories))

    def view(self, seat: int | None) -> PiratesMarkView:
        return cast("PiratesMarkView", super().view(seat))

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

    def digest(self) -> int:
        return hash((self.turn, self.bid, self.bidder, self.dead, self.unmarked, len(self.full), tuple(self.sea), tuple(self.holds)))

    # Bidding and calling

    def begin_turn(self) -> None:
        """The next seat bids, rolls, or pulls in the duel."""
        self.bidder = NOBODY
        self.bid = 0
        self.caller = NOBODY
        self.roll = 0
        if self.heard is not None:
            self.emit("turn", self.turn, name="duel" if self.duel else "dice" if self.rules.two else "bid")
        if self.duel:
            self.start_with(Turn(self.turn, self.unmarked))
            self.push(Kiss())
        elif self.rules.two:
            self.throw_die(self.luck.pick("roll", SIDES) + 1)
        else:
            self.top = BIDDING

    def throw_die(self, roll: i64) -> None:
        """The die says how many cards are to be pulled."""
        self.roll = roll
        self.start_with(Turn(self.turn, self.unmarked))
        self.push(Dice(roll))
        if self.heard is not None:
            self.emit("roll", self.turn, amount=roll)

    def open_call(self) -> None:
        """Others may call the standing bid."""
        self.replace_top(Call())

    def skip_bidder(self, seat: i64) -> None:
        """The seat does not bid; with a standing bid somebody else is next in line now, so all may call anew."""
        self.turn = self.next_after(seat)
        if self.bidder != NOBODY:
            self.open_call()

    def call(self, seat: i64) -> None:
        """The standing bid is doubted."""
        self.caller = seat
        turn = Turn(self.bidder, self.unmarked)
        turn.caller_marked = not self.is_unmarked(seat)
        self.start_with(turn)
        self.push(Answer(self.bid))
        if self.heard is not None:
            self.emit("call", seat, other=self.bidder, amount=self.bid)

    # A turn

    def begin_part(self, entry: i64) -> None:
        """A seat pulls."""
        self.push(Pull(seat_of(entry), owed_of(entry), kind_of(entry)))
        if self.heard is not None:
            self.emit("part", seat_of(entry), amount=owed_of(entry), name=f"part-{KINDS[kind_of(entry)]}")

    def judge(self, turn: Turn) -> None:
        """Was the caller right?"""
        caller = self.caller
        if caller == NOBODY:
            return
        if self.heard is not None:
            self.emit("judged", caller, other=turn.called, name="right" if turn.mark_drawn else "wrong")
        if turn.mark_drawn:
            if turn.caller_marked:
                self.calm += 1
                self.come_back(caller)
        elif turn.caller_marked:
            self.die(caller, MARK)
        else:
            turn.queue.append(part(caller, 1, PUNISHMENT))

    def end_turn(self, turn: Turn) -> None:
        """Black Spots fade, a kiss comes true or not; then who is left goes on."""
        if self.is_held(BLACK_SPOT):
            for seat in range(self.rules.players):
                self.spend_all(seat, BLACK_SPOT)
        if self.kisser != NOBODY:
            kisser = self.kisser
            if turn.mark_drawn:
                if self.heard is not None:
                    self.emit("kissed", kisser)
                self.kisser = NOBODY
                self.calm += 1
                self.come_back(kisser)
                return
            self.kiss_turns -= 1
            if self.kiss_turns == 0:
                self.kisser = NOBODY
                self.die(kisser, MARK)
        self._settle_turn(turn)

    def _settle_turn(self, turn: Turn) -> None:
        left = self.unmarked
        if left & (left - 1) == 0:  # nobody, or one
            self.finish(left if left != 0 else turn.unmarked)
            return
        if self.marks_left == 0:
            self.finish(left)
            return
        if not self.duel and self._is_duel_due(left):
            self._begin_duel()
        self.turn = self.next_after(turn.called)
        self.begin_turn()

    def _is_duel_due(self, left: i64) -> bool:
        if len(self.full) <= FEW:
            return True
        if self.rules.two:
            return self.marks_left <= 1
        rest = left & (left - 1)
        return rest & (rest - 1) == 0

    def _begin_duel(self) -> None:
        self.duel = True
        for seat in range(self.rules.players):
            self.discard += self.empty_hand(seat)
            self.unlink(seat)
            self._unbind(seat)
        if self.heard is not None:
            self.emit("duel")
