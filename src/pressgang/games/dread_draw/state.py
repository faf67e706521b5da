"""How turns, rounds, abilities and damage go. The state of Dread Draw.

Whatever is unfinished lies on a stack of frames: a turn, an ability that may be played, its effects, damage to be taken,
the end of a round. What lies where, and who knows it, is in `zones.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pressgang.core import NOBODY, Choice, Dice, SeededLuck
from pressgang.core.bits import bit

from .deck import AFTERMATH, LOSS, RESERVE, SUMMON, WIN
from .frames import BELL, KEEPS, NO_CARD, NONE, TURNS, Ability, Aftermath, Effects, End, Hurt
from .quick_choices import quick_choice_for
from .thinking import bring_up, chances_of, estimated_share_of, observation_key_of
from .zones import KIND, KNOWN, Zones

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]


class DreadDrawState(Zones):
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
        return seat == self.chooser and action in self.options

    def play(self, seat: i64, action: i64) -> None:
        if not self.allows(seat, action):
            raise self.refuse(seat, action)
        self.stack[-1].answer(self, seat, action)
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
        for frame in self.stack:
            twin.stack.append(frame.copy())
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
        frame = twin.stack[-1]
        if isinstance(frame, Effects) and frame.order and frame.seat != seat:
            frame.order = self.rules.kinds[frame.card].effects[frame.step - 1].imagine_order(twin, frame)
        twin.settle()  # the cards that somebody looks at are others now
        return twin

    def rule_of_thumb(self, seat: i64, dice: Dice) -> i64:
        return quick_choice_for(self, seat, dice)

    def estimated_share(self, seat: i64) -> float:
        return estimated_share_of(self, seat)

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

    def seen_by(self, seat: int | None) -> dict[str, object]:
        from .view import view_of

        return view_of(self, seat)

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
            if not self.stack:
                self._pass_turn()
            if self.stack[-1].advance(self):
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
        self._begin_turn()
        self.settle()

    def turn_options(self, seat: i64) -> list[int]:
        reserves = self.reserves[seat]
        if not reserves:
            return self.rules.only_draw
        found: list[int] = []
        for card in reserves:
            action = self.rules.summon + card
            if self.escalates(seat, card) and action not in found:
                found.append(action)
        if self.has_draw() or not found:
            found.append(self.rules.draw)
        if len(found) > 1:
            found.sort()
        return found

    def _pass_turn(self) -> None:
        """The turn goes to whoever was called, or to the lowest total; with fewer than two inside the round ends."""
        inside = self.rules.everybody & ~self.out
        if inside & (inside - 1) == 0:
            last: i64 = NOBODY
            while inside != 0:
                inside >>= 1
                last += 1
            self.stack.append(End(last))
            return
        if self.called != NOBODY and self.is_inside(self.called):
            self.turn = self.called
            self.called = NOBODY
        else:
            self.turn = self._lowest()
        self._begin_turn()

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

    def _begin_turn(self) -> None:
        self.stack.append(TURNS[self.turn])
        if self.heard is not None:
            self.emit("turn", self.turn)

    # A turn

    def take_turn(self, seat: i64, action: i64) -> None:
        if action == self.rules.draw:
            card = self._reveal(seat)
            if card != NO_CARD and self.escalates(seat, card):
                self._summon(seat, card, "draw")
            else:
                self._fail(seat, card)
            return
        card = action - self.rules.summon
        self.reserves[seat].remove(card)
        self._summon(seat, card, self.place("reserves", seat))

    def _reveal(self, seat: i64) -> i64:
        """The top card of the draw deck, shuffled anew if it is empty; NO_CARD if there is none at all."""
        if not self.draw:
            self.refill()
        card: i64 = self.draw.pop() & KIND if self.draw else NO_CARD
        if self.heard is not None:
            self.emit("reveal", seat, [] if card == NO_CARD else [card], "draw")
        return card

    def _summon(self, seat: i64, card: i64, source: str) -> None:
        """The card is added to the row, and its Summon ability may be played."""
        self.rows[seat].append(card)
        if self.heard is not None:
            self.emit("strong" if source == "draw" else "summon", seat, [card], source, self.place("row", seat))
        if self.rules.kinds[card].trigger == SUMMON:
            self.stack.append(Ability(seat, card, SUMMON))

    def attempt(self, seat: i64) -> None:
        """Turn over the next card; too weak, it is only discarded."""
        card = self._reveal(seat)
        if self.escalates(seat, card):
            self._summon(seat, card, "draw")
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
        guard = self._guard_in(sorted(home)) if home else NO_CARD
        if guard == NO_CARD:
            home = self.rows[seat]
            guard = self._guard_in(home)
        if guard == NO_CARD:
            return False
        home.remove(guard)
        self.discard.append(guard)
        self.played += 1
        if self.heard is not None:
            self.emit("guarded", seat, [guard], target="discard")
        return True

    def _guard_in(self, cards: list[int]) -> i64:
        for card in cards:
            if self.rules.kinds[card].guard:
                return card
        return NO_CARD

    def _eliminate(self, seat: i64) -> None:
        row = self.rows[seat]
        if self.heard is not None:
            self.emit("eliminated", seat, row, self.place("row", seat), "discard")
        self._leave_round(seat)
        self._push_aftermath(seat, row, False)

    def _push_aftermath(self, seat: i64, row: list[int], won: bool) -> None:
        """The Aftermath abilities of these cards may be played, one after the other; the list is fixed now."""
        wrong = LOSS if won else WIN
        cards: list[int] = []
        for card in row:
            kind = self.rules.kinds[card]
            if kind.trigger == AFTERMATH and kind.when != wrong:
                cards.append(card)
        if cards:
            self.stack.append(Aftermath(seat, cards, won))

    def _leave_round(self, seat: i64) -> None:
        """The row is discarded, and what helped in this round is gone."""
        if self.rows[seat]:
            self.discard += self.rows[seat]
            self.rows[seat] = []
        self.out |= bit(seat)
        if self.called == seat:
            self.called = NOBODY
        self.wards[seat] = 0
        self.total_bonus[seat] = 0
        self.damage_bonus[seat] = 0

    # What effects do

    def move(self, seat: i64, where: str, owner: i64, card: i64, to: str) -> None:
        """Move a card of somebody's row or reserves, or of the discard pile, to a place of this seat."""
        pile = self.discard if where == "discard" else self.rows[owner] if where == "row" else self.reserves[owner]
        place = len(pile) - 1 - pile[::-1].index(card) if where == "row" else pile.index(card)
        pile.pop(place)
        if self.heard is not None:
            source = where if where == "discard" else self.place(where, owner)
            target = to if to == "discard" else "draw" if to == "deck" else self.place(to, seat)
            self.emit("move", seat, [card], source, target, other=NOBODY if where == "discard" else owner)
        if to == "discard":
            self.discard.append(card)
        elif to == "reserves":
            self._enter_reserves(seat, card)
        else:
            (self.life[seat] if to == "life" else self.draw).append(card | (self.rules.everybody << KNOWN))

    def note_gone(self, owner: i64, card: i64) -> None:
        """An ability takes a card out of a row: the rightmost copy, but not the one whose ability it is.

        If the ability of that copy is still to come, or unfinished, it stays so, and may take the others.
        """
        for frame in self.stack:  # a card whose Aftermath is still to come lies to the right of the one that is played
            if frame.seat == owner and isinstance(frame, Aftermath) and frame.loses(card):
                return
        for number in range(len(self.stack) - 2, -1, -1):
            if self.stack[number].seat == owner and self.stack[number].loses(card):
                return

    def _enter_reserves(self, seat: i64, card: i64) -> None:
        """The card enters the reserves, and its Reserve ability may be played."""
        self.reserves[seat].append(card)
        if self.rules.kinds[card].trigger == RESERVE:
            self.stack.append(Ability(seat, card, RESERVE))

    # Damage and defeat

    def hurt_all(self, seats: list[int], amount: i64) -> None:
        """These seats take damage, one after the other."""
        if amount > 0:
            self.stack.append(Hurt(seats, [amount] * len(seats)))

    def hurt(self, seat: i64, amount: i64) -> None:
        """Draw so many life cards, or be defeated if there are none."""
        amount -= self.armor(seat)
        if amount < 1:
            amount = 1
        life = self.life[seat]
        if not life:
            self._defeat(seat)
            return
        count: i64 = min(amount, len(life))
        self.drawn = self.seen_kinds(life, count)
        del life[len(life) - count :]
        if self.heard is not None:
            self.emit("damage", seat, self.drawn, self.place("life", seat), "drawn", amount=amount)
        self.stack.append(KEEPS[seat])

    def keep(self, seat: i64, card: i64) -> None:
        rest = self.drawn
        rest.remove(card)
        self.discard += rest
        self.drawn = []
        if self.heard is not None:
            self.emit("keep", seat, [card], "drawn", self.place("reserves", seat))
        self._enter_reserves(seat, card)

    def _defeat(self, seat: i64) -> None:
        """The seat is out of the game, with all its cards."""
        self._leave_round(seat)
        self.discard += self.reserves[seat]
        self.reserves[seat] = []
        self.defeated |= bit(seat)
        if self.heard is not None:
            self.emit("defeated", seat)
        living = self.others(seat, False)
        if len(living) == 1:
            self._finish(living[0])

    def _finish(self, winner: i64) -> None:
        """One seat is left: it has won, and its life deck tells the fortune."""
        self.over = True
        self.stack = []
        self.turn = winner
        cards = [cell & KIND for cell in self.life[winner]]
        self.life[winner] = cards.copy()
        self.fortune = self.luck.shuffle("fortune", sorted(cards)) if len(cards) > 1 else cards
        if self.heard is not None:
            self.emit("over", winner)
            self.emit("fortune", winner, self.fortune, self.place("life", winner))

    # The end of a round

    def win_round(self, winner: i64) -> None:
        """One seat is left: the Aftermaths of its row come first."""
        self._push_aftermath(winner, self.rows[winner], True)
        if self.heard is not None:
            self.emit("round-won", winner)

    def strike(self, winner: i64) -> None:
        """The damage of the winner's row hits everybody else."""
        damage = self.damage_of(winner)
        if self.heard is not None:
            self.emit("strike", winner, amount=damage)
        self.hurt_all(self.others(winner, False), damage)

    def damage_of(self, winner: i64) -> i64:
        """What the round deals to everybody else if this seat wins it."""
        damage: i64 = self.damage_bonus[winner]
        for card in self.rows[winner]:
            damage += self.rules.kinds[card].damage
        damage += self.fury(winner)
        return 1 if damage < 1 and self.is_dusk() else damage

    def next_round(self, starter: i64) -> None:
        for seat in range(self.rules.players):
            self._leave_round(seat)
        self.out = self.defeated
        self.round += 1
        self.played = 0
        self.called = NOBODY
        self.turn = starter if not self.is_defeated(starter) else self.others(starter, False)[0]
        if self.heard is not None:
            self.emit("round", self.turn, amount=self.round)
        self._begin_turn()
