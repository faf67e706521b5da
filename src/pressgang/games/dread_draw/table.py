"""The table: who has what, and how turns, rounds and damage go. The state of Dread Draw.

Whatever is unfinished lies on a stack of frames: a turn, an ability that may be played, its effects, damage to be taken,
the end of a round. A pile that lies face down holds for each card who knows it, so that knowledge goes where the card goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core import NOBODY, Dice, Event, Luck, SeededLuck, Standing, State

from .deck import AFTERMATH, LOSS, RESERVE, SUMMON, WIN

if TYPE_CHECKING:
    from .game import DreadDraw

BELL: Final = 60
"""After so many abilities and guards in a round there are no more."""
DUSK: Final = 21
"""From this round on nobody gains life."""
KIND: Final = 0xFFFF
KNOWN: Final = 16
"""A face-down card is its kind, with a bit from here on for each seat that knows it."""
NO_CARD: Final = -1

TURN: Final = 0
ABILITY: Final = 1
EFFECTS: Final = 2
HURT: Final = 3
KEEP: Final = 4
AFTER: Final = 5
END: Final = 6
FRAMES: Final = ("summon", "ability", "effects", "hurt", "keep", "aftermath", "end")

NONE: Final[list[int]] = []
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]


def bit(place: i64) -> i64:
    """The set that holds only this place."""
    return (place - place + 1) << place  # mypyc would write a 1 that it knows as a 32-bit number


class Frame:
    """A piece of unfinished business of a seat."""

    def __init__(self, what: i64, seat: i64, card: i64 = NO_CARD, trigger: i64 = SUMMON, won: bool = False) -> None:
        self.what: i64 = what
        self.seat: i64 = seat
        self.card: i64 = card
        """The card whose ability it is."""
        self.trigger: i64 = trigger
        self.won = won
        """Whether the owner has won the round (Aftermath)."""
        self.step: i64 = 0
        """How far it is: the next effect, the next part of the end of a round."""
        self.open = False
        """Whether the effect before `step` waits for a choice."""
        self.seen: i64 = 0
        """How many cards are being looked at."""
        self.order: list[int] = NONE
        """The cards named so far, the first will be on top."""
        self.cards: list[int] = NONE
        """The cards whose Aftermath is to come; or who takes how much damage, one after the other."""

    def copy(self) -> Frame:
        twin = Frame(self.what, self.seat, self.card, self.trigger, self.won)
        twin.step = self.step
        twin.open = self.open
        twin.seen = self.seen
        twin.order = self.order.copy()
        twin.cards = self.cards.copy()
        return twin


TURNS: Final[list[Frame]] = [Frame(TURN, seat) for seat in range(5)]
KEEPS: Final[list[Frame]] = [Frame(KEEP, seat) for seat in range(5)]
"""The frames that have nothing but a seat, ready-made; they are never changed."""


class Table(State):
    """A game of Dread Draw."""

    def __init__(self, book: DreadDraw, luck: Luck) -> None:
        super().__init__(book, luck)
        self.book = book
        self.round: i64 = 1
        self.turn: i64 = 0
        self.over = False
        self.rows: list[list[int]] = []
        self.reserves: list[list[int]] = []
        self.life: list[list[int]] = []
        """Each seat's life deck, top last, with who knows each card."""
        self.draw: list[int] = NONE
        """The draw deck, top last, with who knows each card."""
        self.discard: list[int] = []
        self.out: i64 = 0
        """The seats that are not in this round, as bits."""
        self.defeated: i64 = 0
        self.wards: list[int] = []
        self.total_bonus: list[int] = []
        self.damage_bonus: list[int] = []
        self.called: i64 = NOBODY
        self.played: i64 = 0
        self.drawn: list[int] = NONE
        """The cards drawn for damage, while one is chosen."""
        self.fortune: list[int] = NONE
        self.stack: list[Frame] = []
        self.options: list[int] = NONE
        """The moves of the seat that is asked."""
        self.chooser: i64 = NOBODY
        """The seat that is asked."""

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
        frame = self.stack[-1]
        if frame.what == TURN:
            self.stack.pop()
            self._take_turn(seat, action)
        elif frame.what == ABILITY:
            self._use(frame, action == self.book.use)
        elif frame.what == KEEP:
            self.stack.pop()
            self._keep(seat, action - self.book.keep)
        else:
            self.book.kinds[frame.card].effects[frame.step - 1].answer(self, frame, action)
        self.settle()

    def copy(self) -> Table:
        twin = Table(self.book, self.luck.copy())
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.over = self.over
        for seat in range(self.book.players):
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

    def imagine(self, seat: int, dice: Dice) -> Table:
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
        if frame.order and frame.seat != seat:
            frame.order = self.book.kinds[frame.card].effects[frame.step - 1].imagine_order(twin, frame)
        twin.settle()  # the cards that somebody looks at are others now
        return twin

    def risk(self, seat: int | None) -> float | None:
        """How likely the next draw of the seat on turn fails, as far as this seat knows."""
        if self.over or not self.has_draw():
            return None
        if self.draw and seat is not None and (self.draw[-1] >> (KNOWN + seat)) & 1:
            unseen = [self.draw[-1] & KIND]
        elif self.draw:
            unseen = [cell & KIND for pile in [self.draw, *self.life] for cell in pile if seat is None or not (cell >> (KNOWN + seat)) & 1]
        else:
            unseen = self.discard
        return sum([not self.escalates(self.turn, kind) for kind in unseen]) / len(unseen)

    def view(self, seat: int | None) -> dict[str, object]:
        from .view import view_of

        self.check_seat(seat)
        return view_of(self, seat)

    def position(self) -> dict[str, object]:
        from .position import position_of

        return position_of(self)

    def standing(self) -> Standing:
        scores = [0 if self.is_defeated(seat) else len(self.life[seat]) + 1 for seat in range(self.book.players)]
        return Standing(tuple(scores), tuple([seat for seat, score in enumerate(scores) if score > 0]) if self.over else ())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.game.options == other.game.options and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(
            (self.round, self.turn, self.out, self.defeated, self.played, tuple(self.draw), tuple([tuple(row) for row in self.rows]))
        )

    # Who is in, and what is always on

    def is_defeated(self, seat: i64) -> bool:
        """Whether the seat is out of the game."""
        return (self.defeated >> seat) & 1 != 0

    def is_inside(self, seat: i64) -> bool:
        """Whether the seat is living and not eliminated from this round."""
        return (self.out >> seat) & 1 == 0

    def others(self, seat: i64, inside_only: bool) -> list[int]:
        """The opponents (or only the rivals) of a seat, from its left."""
        gone = self.out if inside_only else self.defeated
        return [other for other in self.book.around[seat] if (gone >> other) & 1 == 0]

    def is_dusk(self) -> bool:
        """Whether it is so late that nobody gains life any more."""
        return self.round >= DUSK

    def has_others(self, seat: i64, inside_only: bool) -> bool:
        """Whether the seat has an opponent (or a rival)."""
        gone = self.out if inside_only else self.defeated
        return self.book.everybody & ~gone & ~bit(seat) != 0

    def has_draw(self) -> bool:
        """Whether there is any card to draw."""
        return len(self.draw) > 0 or len(self.discard) > 0

    def is_hallowed(self, seat: i64) -> bool:
        """Whether nobody may choose this seat's reserves."""
        for card in self.reserves[seat]:
            if self.book.kinds[card].hallow:
                return True
        for card in self.rows[seat]:
            if self.book.kinds[card].hallow:
                return True
        return False

    def is_even(self, seat: i64) -> bool:
        """Whether equal strength is strong enough for this seat."""
        for card in self.reserves[seat]:
            if self.book.kinds[card].even:
                return True
        for card in self.rows[seat]:
            if self.book.kinds[card].even:
                return True
        return False

    def armor(self, seat: i64) -> i64:
        """How much less every damage to this seat is."""
        armor: i64 = 0
        for card in self.reserves[seat]:
            armor += self.book.kinds[card].armor
        for card in self.rows[seat]:
            armor += self.book.kinds[card].armor
        return armor

    def fury(self, seat: i64) -> i64:
        """How much more a round deals that this seat wins."""
        fury: i64 = 0
        for card in self.reserves[seat]:
            fury += self.book.kinds[card].fury
        for card in self.rows[seat]:
            fury += self.book.kinds[card].fury
        return fury

    def last(self, seat: i64) -> i64:
        """The strength of the last summoned card, 0 for an empty row."""
        row = self.rows[seat]
        return self.book.kinds[row[-1]].strength if row else 0

    def total(self, seat: i64) -> i64:
        """The strength of all that this seat has summoned."""
        kinds = self.book.kinds
        total: i64 = self.total_bonus[seat]
        for card in self.rows[seat]:
            total += kinds[card].strength
        return total + self._might(seat) if self.book.has_might else total

    def _might(self, seat: i64) -> i64:
        might: i64 = 0
        for card in self.rows[seat] + self.reserves[seat]:
            might += self.book.kinds[card].might
        return might

    def escalates(self, seat: i64, card: i64) -> bool:
        """Whether the card is strong enough to be summoned by this seat."""
        if not self.rows[seat]:
            return True
        strength, last = self.book.kinds[card].strength, self.last(seat)
        if strength != last:
            return strength > last
        return self.is_even(seat)

    # The next question

    def settle(self) -> None:
        """Carry on with what is unfinished, newest first, until somebody must choose."""
        while not self.over:
            if not self.stack:
                self._pass_turn()
            frame = self.stack[-1]
            what = frame.what
            self.chooser = frame.seat
            if what == TURN:
                self.options = self._turn_options(frame.seat)
                return
            if what == ABILITY:
                if self._is_offered(frame):
                    self.options = self.book.use_or_skip
                    return
                self.stack.pop()
            elif what == EFFECTS:
                if self._run_effects(frame):
                    return
            elif what == KEEP:
                self.options = self.each_once(self.book.keep, self.drawn)
                return
            elif what == HURT:
                self._hurt_next(frame)
            elif what == AFTER:
                self._next_aftermath(frame)
            else:
                self._end_round(frame)
        self.options = NONE
        self.chooser = NOBODY

    def each_once(self, verb: i64, cards: list[int]) -> list[int]:
        """The moves of a verb with each of these cards, equal cards once."""
        found: list[int] = []
        for card in cards:
            if verb + card not in found:
                found.append(verb + card)
        if len(found) > 1:
            found.sort()
        return found

    def begin(self) -> None:
        """The first turn of the game."""
        if self.heard is not None:
            self.tell("round", self.turn, amount=self.round)
        self._begin_turn()
        self.settle()

    def _turn_options(self, seat: i64) -> list[int]:
        reserves = self.reserves[seat]
        if not reserves:
            return self.book.only_draw
        found: list[int] = []
        for card in reserves:
            action = self.book.summon + card
            if self.escalates(seat, card) and action not in found:
                found.append(action)
        if self.has_draw() or not found:
            found.append(self.book.draw)
        if len(found) > 1:
            found.sort()
        return found

    def _pass_turn(self) -> None:
        """The turn goes to whoever was called, or to the lowest total; with fewer than two inside the round ends."""
        inside = self.book.everybody & ~self.out
        if inside & (inside - 1) == 0:
            last: i64 = NOBODY
            while inside != 0:
                inside >>= 1
                last += 1
            self.stack.append(Frame(END, last))
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
        for seat in self.book.around[self.turn]:
            if self.is_inside(seat):
                total = self.total(seat)
                if best == NOBODY or total < lowest:
                    best, lowest = seat, total
        return best

    def _begin_turn(self) -> None:
        self.stack.append(TURNS[self.turn])
        if self.heard is not None:
            self.tell("turn", self.turn)

    # A turn

    def _take_turn(self, seat: i64, action: i64) -> None:
        if action == self.book.draw:
            card = self._reveal(seat)
            if card != NO_CARD and self.escalates(seat, card):
                self._summon(seat, card, "draw")
            else:
                self._fail(seat, card)
            return
        card = action - self.book.summon
        self.reserves[seat].remove(card)
        self._summon(seat, card, self.place("reserves", seat))

    def _reveal(self, seat: i64) -> i64:
        """The top card of the draw deck, shuffled anew if it is empty; NO_CARD if there is none at all."""
        if not self.draw:
            self.refill()
        card: i64 = self.draw.pop() & KIND if self.draw else NO_CARD
        if self.heard is not None:
            self.tell("reveal", seat, [] if card == NO_CARD else [card], "draw")
        return card

    def refill(self) -> None:
        """Shuffle the discard pile into a new draw deck."""
        if not self.discard:
            return
        cards = sorted(self.discard)
        if len(cards) > 1:
            cards = self.luck.shuffle("reshuffle", cards)
        cards.reverse()
        self.draw = cards
        self.discard = []
        if self.heard is not None:
            self.tell("reshuffle", amount=len(cards))

    def _summon(self, seat: i64, card: i64, source: str) -> None:
        """The card is added to the row, and its Summon ability may be played."""
        self.rows[seat].append(card)
        if self.heard is not None:
            self.tell("strong" if source == "draw" else "summon", seat, [card], source, self.place("row", seat))
        if self.book.kinds[card].trigger == SUMMON:
            self.stack.append(Frame(ABILITY, seat, card, SUMMON))

    def attempt(self, seat: i64) -> None:
        """Turn over the next card; too weak, it is only discarded."""
        card = self._reveal(seat)
        if self.escalates(seat, card):
            self._summon(seat, card, "draw")
            return
        self.discard.append(card)
        if self.heard is not None:
            self.tell("weak", seat, [card], "draw", "discard")

    def _fail(self, seat: i64, card: i64) -> None:
        """The drawn card is discarded; a ward or a guard saves the row, else the seat is eliminated."""
        if card != NO_CARD:
            self.discard.append(card)
        if self.heard is not None:
            self.tell("fail", seat, [] if card == NO_CARD else [card], "draw", "discard")
        if self.wards[seat] > 0:
            self.wards[seat] -= 1
            if self.heard is not None:
                self.tell("saved", seat)
        elif not self._guarded(seat):
            self._eliminate(seat)

    def _guarded(self, seat: i64) -> bool:
        """Discard a guard instead of being eliminated: one in the reserves first, then the leftmost of the row."""
        if self.played >= BELL:
            return False
        home = self.reserves[seat]
        guard = self._guard_in(home)
        if guard == NO_CARD:
            home = self.rows[seat]
            guard = self._guard_in(home)
        if guard == NO_CARD:
            return False
        home.remove(guard)
        self.discard.append(guard)
        self.played += 1
        if self.heard is not None:
            self.tell("guarded", seat, [guard], target="discard")
        return True

    def _guard_in(self, cards: list[int]) -> i64:
        for card in cards:
            if self.book.kinds[card].guard:
                return card
        return NO_CARD

    def _eliminate(self, seat: i64) -> None:
        row = self.rows[seat]
        if self.heard is not None:
            self.tell("eliminated", seat, row, self.place("row", seat), "discard")
        self._leave_round(seat)
        self._push_aftermath(seat, row, False)

    def _push_aftermath(self, seat: i64, row: list[int], won: bool) -> None:
        """The Aftermath abilities of these cards may be played, one after the other; the list is fixed now."""
        wrong = LOSS if won else WIN
        cards: list[int] = []
        for card in row:
            kind = self.book.kinds[card]
            if kind.trigger == AFTERMATH and kind.when != wrong:
                cards.append(card)
        if cards:
            frame = Frame(AFTER, seat, won=won)
            frame.cards = cards
            self.stack.append(frame)

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

    # Abilities

    def _is_offered(self, frame: Frame) -> bool:
        """Whether the ability can do something now."""
        kind = self.book.kinds[frame.card]
        if self.played >= BELL or self.is_defeated(frame.seat):
            return False
        for effect in kind.effects:
            if effect.possible(self, frame):
                return True
        return False

    def _use(self, frame: Frame, used: bool) -> None:
        if self.heard is not None:
            self.tell("use" if used else "skip", frame.seat, [frame.card])
        if used:
            self.played += 1
            frame.what = EFFECTS
        else:
            self.stack.pop()

    def _run_effects(self, frame: Frame) -> bool:
        """The next effect of an ability; True if its owner must choose."""
        effects = self.book.kinds[frame.card].effects
        if self.is_defeated(frame.seat):
            self.stack.pop()
        elif frame.open:
            self.options = effects[frame.step - 1].options(self, frame)
            return True
        elif frame.step == len(effects):
            self.stack.pop()
        else:
            effect = effects[frame.step]
            frame.step += 1
            if effect.possible(self, frame):
                effect.start(self, frame)
        return False

    def _next_aftermath(self, frame: Frame) -> None:
        if not frame.cards or self.is_defeated(frame.seat):
            self.stack.pop()
            return
        card = frame.cards[0]
        frame.cards = frame.cards[1:]
        self.stack.append(Frame(ABILITY, frame.seat, card, AFTERMATH, frame.won))

    # What effects do

    def peek(self, seat: i64, pile: list[int], count: i64, where: str) -> None:
        """The seat sees so many cards from the top of a pile."""
        for depth in range(count):
            pile[len(pile) - 1 - depth] |= bit(KNOWN + seat)
        if self.heard is not None:
            source = "draw" if where == "draw" else self.place("life", seat)
            self.tell("peek", seat, self.seen_kinds(pile, count), source, knows=[seat])

    def seen_kinds(self, pile: list[int], count: i64) -> list[int]:
        """So many cards from the top of a pile, top first."""
        return [pile[len(pile) - 1 - depth] & KIND for depth in range(count)]

    def toss(self, seat: i64, pile: list[int], count: i64, card: i64) -> None:
        """Discard this card of those that are looked at."""
        place = len(pile) - 1 - self.seen_kinds(pile, count).index(card)
        pile.pop(place)
        self.discard.append(card)
        if self.heard is not None:
            self.tell("toss", seat, [card], target="discard")

    def rearrange(self, seat: i64, pile: list[int], order: list[int]) -> None:
        """Put the top cards back in this order, the first on top; nobody else knows them any longer."""
        del pile[len(pile) - len(order) :]
        for card in reversed(order):
            pile.append(card | bit(KNOWN + seat))

    def tell_named(self, seat: i64, card: i64, life: bool) -> None:
        """The seat has named the next card of an order."""
        if self.heard is not None:
            self.tell("top", seat, [card], target=self.place("life", seat) if life else "draw", knows=[seat])

    def gain(self, seat: i64, count: i64) -> None:
        """Put so many cards of the draw deck on top of the life deck; who knows them still does."""
        gained = 0
        while gained < count and self.has_draw():
            if not self.draw:
                self.refill()
            self.life[seat].append(self.draw.pop())
            gained += 1
        if self.heard is not None:
            self.tell("gain", seat, source="draw", target=self.place("life", seat), amount=gained)

    def move(self, seat: i64, where: str, owner: i64, card: i64, to: str) -> None:
        """Move a card of somebody's row or reserves, or of the discard pile, to a place of this seat."""
        pile = self.discard if where == "discard" else self.rows[owner] if where == "row" else self.reserves[owner]
        place = len(pile) - 1 - pile[::-1].index(card) if where == "row" else pile.index(card)
        pile.pop(place)
        if self.heard is not None:
            source = where if where == "discard" else self.place(where, owner)
            target = to if to == "discard" else "draw" if to == "deck" else self.place(to, seat)
            self.tell("move", seat, [card], source, target, other=NOBODY if where == "discard" else owner)
        if to == "discard":
            self.discard.append(card)
        elif to == "reserves":
            self._enter_reserves(seat, card)
        else:
            (self.life[seat] if to == "life" else self.draw).append(card | (self.book.everybody << KNOWN))

    def where_is(self, seat: i64, card: i64, trigger: i64) -> str:
        """Where a card lies whose ability is being played; nowhere if it has been moved."""
        if trigger == RESERVE:
            return "reserves" if card in self.reserves[seat] else ""
        if card in self.rows[seat]:
            return "row"
        return "discard" if trigger == AFTERMATH and not self.is_inside(seat) and card in self.discard else ""

    def row_without(self, seat: i64, card: i64) -> list[int]:
        """The row, less one copy of this card."""
        row = self.rows[seat].copy()
        if card in row:
            row.remove(card)
        return row

    def _enter_reserves(self, seat: i64, card: i64) -> None:
        """The card enters the reserves, and its Reserve ability may be played."""
        self.reserves[seat].append(card)
        if self.book.kinds[card].trigger == RESERVE:
            self.stack.append(Frame(ABILITY, seat, card, RESERVE))

    # Damage and defeat

    def hurt_all(self, seats: list[int], amount: i64) -> None:
        """These seats take damage, one after the other."""
        if amount > 0:
            frame = Frame(HURT, NOBODY)
            frame.cards = []
            for seat in seats:
                frame.cards.append(seat)
                frame.cards.append(amount)
            self.stack.append(frame)

    def _hurt_next(self, frame: Frame) -> None:
        if not frame.cards:
            self.stack.pop()
            return
        seat, amount = frame.cards[0], frame.cards[1]
        frame.cards = frame.cards[2:]
        if not self.is_defeated(seat) and amount > 0:
            self._hurt(seat, amount)

    def _hurt(self, seat: i64, amount: i64) -> None:
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
            self.tell("damage", seat, self.drawn, self.place("life", seat), "drawn", amount=amount)
        self.stack.append(KEEPS[seat])

    def _keep(self, seat: i64, card: i64) -> None:
        rest = self.drawn
        rest.remove(card)
        self.discard += rest
        self.drawn = []
        if self.heard is not None:
            self.tell("keep", seat, [card], "drawn", self.place("reserves", seat))
        self._enter_reserves(seat, card)

    def _defeat(self, seat: i64) -> None:
        """The seat is out of the game, with all its cards."""
        self._leave_round(seat)
        self.discard += self.reserves[seat]
        self.reserves[seat] = []
        self.defeated |= bit(seat)
        if self.heard is not None:
            self.tell("defeated", seat)
        living = self.others(seat, False)
        if len(living) == 1:
            self._finish(living[0])

    def _finish(self, winner: i64) -> None:
        """One seat is left: it has won, and its life deck tells the fortune."""
        self.over = True
        self.stack = []
        self.turn = winner
        cards = [cell & KIND for cell in self.life[winner]]
        self.fortune = self.luck.shuffle("fortune", sorted(cards)) if len(cards) > 1 else cards
        if self.heard is not None:
            self.tell("over", winner)
            self.tell("fortune", winner, self.fortune, self.place("life", winner))

    # The end of a round

    def _end_round(self, frame: Frame) -> None:
        winner = frame.seat
        frame.step += 1
        if frame.step == 1 and winner != NOBODY:
            self._push_aftermath(winner, self.rows[winner], True)
            if self.heard is not None:
                self.tell("round-won", winner)
        elif frame.step == 2 and winner != NOBODY and not self.is_defeated(winner):
            damage = self._damage(winner)
            if self.heard is not None:
                self.tell("strike", winner, amount=damage)
            self.hurt_all(self.others(winner, False), damage)
        elif frame.step == 3:
            self.stack.pop()
            self._next_round(winner if winner != NOBODY else self.turn)

    def _damage(self, winner: i64) -> i64:
        """What the round deals to everybody else."""
        damage: i64 = self.damage_bonus[winner]
        for card in self.rows[winner]:
            damage += self.book.kinds[card].damage
        damage += self.fury(winner)
        return 1 if damage < 1 and self.is_dusk() else damage

    def _next_round(self, starter: i64) -> None:
        for seat in range(self.book.players):
            self._leave_round(seat)
        self.out = self.defeated
        self.round += 1
        self.played = 0
        self.called = NOBODY
        self.turn = starter if not self.is_defeated(starter) else self.others(starter, False)[0]
        if self.heard is not None:
            self.tell("round", self.turn, amount=self.round)
        self._begin_turn()

    # Telling what happened

    def tell(
        self,
        what: str,
        seat: i64 = NOBODY,
        cards: list[int] = NONE,
        source: str | None = None,
        target: str | None = None,
        other: i64 = NOBODY,
        amount: int | None = None,
        knows: list[int] | None = None,
    ) -> None:
        """Tell whoever listens; callers look first whether somebody does."""
        if self.heard is None:
            return
        names = [self.book.kinds[card].slug for card in cards]
        who = None if seat == NOBODY else seat
        whom = None if other == NOBODY else other
        self.heard.append(Event(what, who, names, source, target, whom, None, amount, knows))

    def place(self, what: str, seat: i64) -> str:
        """A place of a seat as events name it."""
        return f"{what} {seat}"
