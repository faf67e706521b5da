"""Unfinished business of Dread Draw: a turn, an ability and its effects, damage and the card kept of it, Aftermaths, the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY

from .deck import AFTERMATH, RESERVE, TRIGGERS

if TYPE_CHECKING:
    from .state import DreadDrawState

NO_CARD: Final = -1
NONE: Final[list[int]] = []
BELL: Final = 60
"""After so many abilities and guards in a round there are no more."""


@mypyc_attr(acyclic=True)
class DreadFrame:
    """A piece of unfinished business of a seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = NO_CARD
        """The card whose ability it is."""
        self.order: list[int] = NONE
        """The cards that have been named so far, the first will be on top."""
        self.below: DreadFrame | None = None
        """What is carried on when this is finished."""

    def advance(self, state: DreadDrawState) -> bool:
        """Carry on. True: somebody is asked. False: look again at what lies on top."""
        raise NotImplementedError

    def answer(self, state: DreadDrawState, seat: i64, action: i64) -> None:
        """Do what a seat that was asked has chosen."""
        raise NotImplementedError

    def slug(self) -> str:
        """What it is called in a position."""
        raise NotImplementedError

    def phase(self, state: DreadDrawState) -> str:
        """What is being asked."""
        return self.slug()

    def loses(self, card: i64) -> bool:
        """A copy of a card is taken out of this seat's row: whether it is one that this business is about, which then knows."""
        return False

    def copy(self) -> DreadFrame:
        raise NotImplementedError

    def copy_down(self) -> DreadFrame:
        """A twin on top of twins of all that lies below."""
        twin = self.copy()
        if self.below is not None:
            twin.below = self.below.copy_down()
        return twin

    def data(self, state: DreadDrawState) -> dict[str, object]:
        return {"seat": self.seat}


@mypyc_attr(acyclic=True)
class Bottom(DreadFrame):
    """Lies below everything and is never finished: whose turn is it?"""

    def advance(self, state: DreadDrawState) -> bool:
        state.pass_turn()
        return False

    def copy_down(self) -> DreadFrame:
        return self


BOTTOM: Final = Bottom(NOBODY)


@mypyc_attr(acyclic=True)
class Turn(DreadFrame):
    """A seat has to summon a card."""

    def advance(self, state: DreadDrawState) -> bool:
        return state.ask(self.seat, state.turn_options(self.seat))

    def answer(self, state: DreadDrawState, seat: i64, action: i64) -> None:
        state.pop_frame()
        state.take_turn(seat, action)

    def copy(self) -> Turn:
        return Turn(self.seat)

    def copy_down(self) -> DreadFrame:
        return self if self.below is BOTTOM else super().copy_down()

    def slug(self) -> str:
        return "summon"


@mypyc_attr(free_list_len=1, acyclic=True)
class Keep(DreadFrame):
    """A seat keeps one of the cards drawn for damage."""

    def advance(self, state: DreadDrawState) -> bool:
        return state.ask(self.seat, state.each_once(state.rules.keep, state.drawn))

    def answer(self, state: DreadDrawState, seat: i64, action: i64) -> None:
        state.pop_frame()
        state.keep(seat, action - state.rules.keep)

    def copy(self) -> Keep:
        return Keep(self.seat)

    def slug(self) -> str:
        return "keep"


def first_business(seat: i64) -> Turn:
    """A turn with nothing else below."""
    turn = Turn(seat)
    turn.below = BOTTOM
    return turn


TURNS: Final[list[Turn]] = [first_business(seat) for seat in range(5)]
"""Ready-made, one for each seat; never changed."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Ability(DreadFrame):
    """An ability that its owner may play."""

    def __init__(self, seat: i64, card: i64, trigger: i64, won: bool = False) -> None:
        super().__init__(seat)
        self.card = card
        self.trigger: i64 = trigger
        self.won = won
        """Whether the owner has won the round (Aftermath)."""
        self.gone = False
        """Whether the card has left the row: it is not mistaken for a copy that still lies there."""

    def advance(self, state: DreadDrawState) -> bool:
        if self._can_do_something(state):
            return state.ask(self.seat, state.rules.use_or_skip)
        state.pop_frame()
        return False

    def _can_do_something(self, state: DreadDrawState) -> bool:
        if state.played >= BELL or state.is_defeated(self.seat):
            return False
        for effect in state.rules.kinds[self.card].effects:
            if effect.possible(state, self):
                return True
        return False

    def answer(self, state: DreadDrawState, seat: i64, action: i64) -> None:
        used = action == state.rules.use
        if state.heard is not None:
            state.emit("use" if used else "skip", self.seat, [self.card])
        state.pop_frame()
        if used:
            state.played += 1
            effects = Effects(self.seat, self.card, self.trigger, self.won)
            effects.gone = self.gone
            state.push(effects)

    def loses(self, card: i64) -> bool:
        if self.card != card or self.trigger == RESERVE or self.gone:
            return False
        self.gone = True
        return True

    def copy(self) -> Ability:
        twin = Ability(self.seat, self.card, self.trigger, self.won)
        twin.gone = self.gone
        return twin

    def slug(self) -> str:
        return "ability"

    def data(self, state: DreadDrawState) -> dict[str, object]:
        slug = state.rules.slugs[self.card]
        data: dict[str, object] = {"seat": self.seat, "card": slug, "trigger": TRIGGERS[self.trigger]}
        if self.gone:
            data["gone"] = [slug]
        if self.won:
            data["won"] = True
        return data


@mypyc_attr(free_list_len=1, acyclic=True)
class Effects(Ability):
    """The effects of an ability, one after the other."""

    def __init__(self, seat: i64, card: i64, trigger: i64, won: bool = False) -> None:
        super().__init__(seat, card, trigger, won)
        self.step: i64 = 0
        """The next effect."""
        self.open = False
        """Whether the effect before `step` waits for a choice."""
        self.seen: i64 = 0
        """How many cards are being looked at."""

    def advance(self, state: DreadDrawState) -> bool:
        effects = state.rules.kinds[self.card].effects
        if state.is_defeated(self.seat) or (self.step == len(effects) and not self.open):
            state.pop_frame()
            return False
        if self.open:
            return state.ask(self.seat, effects[self.step - 1].options(state, self))
        effect = effects[self.step]
        self.step += 1
        if effect.possible(state, self):
            effect.start(state, self)
        return False

    def answer(self, state: DreadDrawState, seat: i64, action: i64) -> None:
        state.rules.kinds[self.card].effects[self.step - 1].answer(state, self, action)

    def phase(self, state: DreadDrawState) -> str:
        return state.rules.kinds[self.card].effects[self.step - 1].phase()

    def copy(self) -> Effects:
        twin = Effects(self.seat, self.card, self.trigger, self.won)
        twin.gone = self.gone
        twin.step = self.step
        twin.open = self.open
        twin.seen = self.seen
        twin.order = self.order.copy()
        return twin

    def slug(self) -> str:
        return "effects"

    def data(self, state: DreadDrawState) -> dict[str, object]:
        named = [state.rules.slugs[card] for card in self.order]
        return {**super().data(state), "step": self.step, "open": self.open, "seen": self.seen, "order": named}


@mypyc_attr(free_list_len=1, acyclic=True)
class Hurt(DreadFrame):
    """Seats take damage, one after the other."""

    def __init__(self, seats: list[int], amount: i64, amounts: list[int] = NONE) -> None:
        super().__init__(NOBODY)
        self.seats = seats
        self.amount: i64 = amount
        self.amounts = amounts
        """If a position says that they differ: one for each seat."""
        self.next: i64 = 0
        """The place of who is next."""

    def advance(self, state: DreadDrawState) -> bool:
        if self.next == len(self.seats):
            state.pop_frame()
            return False
        seat: i64 = self.seats[self.next]
        amount = self._amount_at(self.next)
        self.next += 1
        if not state.is_defeated(seat) and amount > 0:
            state.hurt(seat, amount)
        return False

    def _amount_at(self, place: i64) -> i64:
        return self.amounts[place] if self.amounts else self.amount

    def copy(self) -> Hurt:
        twin = Hurt(self.seats, self.amount, self.amounts)
        twin.next = self.next
        return twin

    def slug(self) -> str:
        return "hurt"

    def data(self, state: DreadDrawState) -> dict[str, object]:
        return {"list": [[self.seats[place], self._amount_at(place)] for place in range(self.next, len(self.seats))]}


@mypyc_attr(free_list_len=1, acyclic=True)
class Aftermath(DreadFrame):
    """Aftermath abilities that are still to come; the list was fixed when the round ended for their owner."""

    def __init__(self, seat: i64, cards: list[int], won: bool) -> None:
        super().__init__(seat)
        self.cards = cards
        self.won = won
        self.gone: list[int] = NONE
        """Which of them have left the row: always the rightmost of their kind."""

    def advance(self, state: DreadDrawState) -> bool:
        if not self.cards or state.is_defeated(self.seat):
            state.pop_frame()
            return False
        card = self.cards[0]
        ability = Ability(self.seat, card, AFTERMATH, self.won)
        if card in self.gone and self.gone.count(card) == self.cards.count(card):
            ability.gone = True
            self.gone.remove(card)
        self.cards = self.cards[1:]
        state.push(ability)
        return False

    def loses(self, card: i64) -> bool:
        if self.cards.count(card) == self.gone.count(card):
            return False
        self.gone = [*self.gone, card]
        return True

    def copy(self) -> Aftermath:
        twin = Aftermath(self.seat, self.cards, self.won)
        twin.gone = self.gone.copy()
        return twin

    def slug(self) -> str:
        return "aftermath"

    def data(self, state: DreadDrawState) -> dict[str, object]:
        slugs = state.rules.slugs
        data: dict[str, object] = {"seat": self.seat}
        if self.cards:
            data["cards"] = [slugs[card] for card in self.cards]
        if self.gone:
            data["gone"] = [slugs[card] for card in self.gone]
        if self.won:
            data["won"] = True
        return data


@mypyc_attr(free_list_len=1, acyclic=True)
class End(DreadFrame):
    """The end of a round: the winner's Aftermaths, the damage, the next round. NOBODY may have won."""

    def __init__(self, seat: i64, step: i64 = 0) -> None:
        super().__init__(seat)
        self.step: i64 = step

    def advance(self, state: DreadDrawState) -> bool:
        self.step += 1
        winner = self.seat
        if self.step == 1 and winner != NOBODY:
            state.win_round(winner)
        elif self.step == 2 and winner != NOBODY and not state.is_defeated(winner):
            state.strike(winner)
        elif self.step == 3:
            state.pop_frame()
            state.next_round(winner if winner != NOBODY else state.turn)
        return False

    def copy(self) -> End:
        return End(self.seat, self.step)

    def slug(self) -> str:
        return "end"

    def data(self, state: DreadDrawState) -> dict[str, object]:
        return {"winner": None if self.seat == NOBODY else self.seat, "step": self.step}
