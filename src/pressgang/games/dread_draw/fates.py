"""What befalls seats and their cards in Dread Draw: cards moved, rows lost, damage, defeat, the end of a round."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY
from pressgang.core.bits import bit, drop

from .deck import AFTERMATH, LOSS, RESERVE, WIN
from .frames import BOTTOM, NONE, TURNS, Ability, Aftermath, Hurt, Keep, Turn
from .zones import KIND, KNOWN, Zones


@mypyc_attr(acyclic=True)
class Fates(Zones):
    """Whatever happens without being asked for; what it leaves unfinished goes onto the stack."""

    def begin_turn(self) -> None:
        if self.top is BOTTOM:
            self.top = TURNS[self.turn]
        else:
            self.push(Turn(self.turn))
        if self.heard is not None:
            self.emit("turn", self.turn)

    def push_aftermath(self, seat: i64, row: list[int], won: bool) -> None:
        """The Aftermath abilities of these cards may be played, one after the other; the list is fixed now."""
        wrong = LOSS if won else WIN
        cards: list[int] = []
        for card in row:
            kind = self.rules.kinds[card]
            if kind.trigger == AFTERMATH and kind.when != wrong:
                cards.append(card)
        if cards:
            self.push(Aftermath(seat, cards, won))

    def leave_round(self, seat: i64) -> None:
        """The row is discarded, and what helped in this round is gone."""
        row = self.rows[seat]
        if row:
            self.discard += row
            self.rows[seat] = []
            self.summoned[seat] = 0
        self.out |= bit(seat)
        if self.called == seat:
            self.called = NOBODY
        if self.wards[seat] != 0:
            self.wards[seat] = 0
        if self.total_bonus[seat] != 0:
            self.total_bonus[seat] = 0
        if self.damage_bonus[seat] != 0:
            self.damage_bonus[seat] = 0

    # What effects do

    def move(self, seat: i64, where: str, owner: i64, card: i64, to: str) -> None:
        """Move a card of somebody's row or reserves, or of the discard pile, to a place of this seat."""
        pile = self.discard if where == "discard" else self.rows[owner] if where == "row" else self.reserves[owner]
        place = len(pile) - 1 - pile[::-1].index(card) if where == "row" else pile.index(card)
        pile.pop(place)
        if where == "row":
            self.summoned[owner] -= self.rules.strengths[card]
        if where == "discard" and place == len(pile):
            pile.sort()  # the top card is gone: as a position says, the last in the order of cards comes up
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
        stack = self.stack
        for frame in stack:  # a card whose Aftermath is still to come lies to the right of the one that is played
            if frame.seat == owner and isinstance(frame, Aftermath) and frame.loses(card):
                return
        for frame in stack[-2::-1]:
            if frame.seat == owner and frame.loses(card):
                return

    def _enter_reserves(self, seat: i64, card: i64) -> None:
        """The card enters the reserves, and its Reserve ability may be played."""
        self.reserves[seat].append(card)
        if self.rules.kinds[card].trigger == RESERVE:
            self.push(Ability(seat, card, RESERVE))

    # Damage and defeat

    def hurt_all(self, seats: list[int], amount: i64) -> None:
        """These seats take damage, one after the other."""
        if amount > 0:
            self.push(Hurt(seats, amount))

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
        self.drawn = [life.pop() & KIND for _ in range(count)]
        if self.heard is not None:
            self.emit("damage", seat, self.drawn, self.place("life", seat), "drawn", amount=amount)
        self.push(Keep(seat))

    def keep(self, seat: i64, card: i64) -> None:
        rest = self.drawn
        drop(rest, card)
        if rest:
            self.discard += rest
        self.drawn = NONE
        if self.heard is not None:
            self.emit("keep", seat, [card], "drawn", self.place("reserves", seat))
        self._enter_reserves(seat, card)

    def _defeat(self, seat: i64) -> None:
        """The seat is out of the game, with all its cards."""
        self.leave_round(seat)
        self.discard += sorted(self.reserves[seat])
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
        self.top = BOTTOM
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
        self.push_aftermath(winner, self.rows[winner], True)
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
            self.leave_round(seat)
        self.out = self.defeated
        self.round += 1
        self.played = 0
        self.called = NOBODY
        self.turn = starter if not self.is_defeated(starter) else self.others(starter, False)[0]
        if self.heard is not None:
            self.emit("round", self.turn, amount=self.round)
        self.begin_turn()
