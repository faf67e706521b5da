"""What lies where on a table of Dead Man's Draw, what is asked, and what the rules ask about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pressgang.core import Luck, Standing, State

from .cards import CHEST, KEY, RANKS, STACK, Cards, Discard, PlayArea
from .notation import SUIT_COUNT, TURN, WORD
from .questions import NO_TRAIT, AbilityFrame, Business, Trait

if TYPE_CHECKING:
    from .game import DeadMansDraw
    from .rules import Rules

NONE: Final[list[int]] = []
NO_BANK: Final = Cards()
ONLOOKERS: Final = -1
"""Their place in lists of what each seat has seen."""
NOTHING_SEEN: Final = 1000
"""A place above all draw piles."""
NOBODY_CHOOSES: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class Zones(State):
    """All that a state of Dead Man's Draw is made of, and what can be asked about it."""

    def __init__(self, game: DeadMansDraw, luck: Luck, rules: Rules) -> None:
        super().__init__(game, luck)
        self.rules = rules
        self.turn: i64 = 0
        self.bank = NO_BANK
        """The bank of the player whose turn it is."""
        self.trait = NO_TRAIT
        """The trait of the player whose turn it is."""
        self.over = False
        # The main area
        self.pile: list[int] = NONE
        """The draw pile, top last. Never changed, only drawn from: `left` says how far."""
        self.left: i64 = 0
        self.area = PlayArea()
        self.discard = Discard()
        # The players
        self.banks: list[Cards] = []
        self.traits: list[Trait] = []
        self.locker: list[int] = []
        """The victim whom each seat has named, NOBODY for none."""
        self.seen_from: list[int] = []
        """The lowest place of the draw pile that each seat has seen, even if it has been drawn from since; the last is the onlookers'."""
        self.seen_by_any: i64 = NOTHING_SEEN
        """The lowest of these places: what lies below it nobody has seen."""
        self.dealt: list[list[int]] = NOBODY_CHOOSES
        """The traits that each seat chooses from; empty as soon as all have chosen, like `kept`."""
        self.kept: list[int] = NONE
        """The trait that each seat has kept in secret, until all are revealed (E2)."""
        # This turn
        self.drawn = False
        self.ending = False
        """The turn ends as soon as no business is left."""
        self.owed: i64 = 0
        """How many cards a Kraken still demands."""
        self.harbor: i64 = 0
        """How many cards to come a Safe Harbor still covers."""
        self.frame: AbilityFrame | None = None
        """The newest unfinished business; each knows the next older one."""
        # The open question: its options are the moves `verb` + n for each n in `options`, + WORD + n for each in `more`
        self.verb: i64 = TURN
        self.options: i64 = 0
        self.more: i64 = 0

    def risk(self, seat: int | None) -> float | None:
        self.check_seat(seat)
        if self.over or self.dealt or self.left == 0:
            return None
        known = self.known(ONLOOKERS if seat is None else seat)
        cards = [self.pile[self.left - 1]] if known else self.pile[: self.left]
        return sum([self.busts(card, True) for card in cards]) / len(cards)

    def standing(self) -> Standing:
        return Standing(tuple(self._scores()), self.who_won())

    def who_won(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        if self.rules.variant.wins_at_once(self, self.turn):
            return (self.turn,)
        sizes: list[int] = [bank.size() for bank in self.banks]
        return tuple(self.rules.variant.winners(self._scores(), sizes))

    def _scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.rules.players)]

    def give_turn(self, seat: i64) -> None:
        """It is the turn of this seat, with its bank and its trait."""
        self.turn = seat
        self.bank = self.banks[seat]
        self.trait = self.traits[seat]

    def busts(self, card: i64, from_pile: bool) -> bool:
        """Whether this card would bust if it came now, from the draw pile or from elsewhere."""
        if (from_pile or self.rules.edition.home_from_anywhere) and self.trait.takes_home(self, card // RANKS):  # E6
            return False
        return self.rules.variant.clashes(self, card)

    def score(self, seat: i64) -> i64:
        """What a bank is worth if the game ends now; counted once, where its cards alone decide."""
        bank = self.banks[seat]
        if bank.counted == bank.one and self.rules.scores_by_cards:
            return bank.points
        points = self.worth(seat, bank)
        bank.counted = bank.one
        bank.points = points
        return points

    def worth(self, seat: i64, bank: Cards) -> i64:
        """What a bank would be worth if it were this seat's."""
        return self.rules.variant.score(bank, self.rules.values, self.traits[seat].mermaid_extra())

    def clockwise(self, seat: i64) -> list[int]:
        """The other seats, from the left of this one."""
        return self.rules.around[seat]

    def offer(self, verb: i64, options: i64, more: i64 = 0) -> bool:
        """Ask for one of these moves; False if there is none."""
        self.verb = verb
        self.options = options
        self.more = more
        return options != 0 or more != 0

    def offers(self) -> bool:
        """Whether there is anything to choose."""
        return self.options != 0 or self.more != 0

    def offer_stacks(self, victim: i64, suits: i64) -> None:
        """Let the open question offer these stacks of an opponent too: seat * 10 + suit."""
        if victim * SUIT_COUNT < WORD:
            self.options |= suits << (victim * SUIT_COUNT)
        else:
            self.more |= suits << (victim * SUIT_COUNT - WORD)

    def push(self, frame: AbilityFrame) -> None:
        """An ability wants an answer, before all older ones."""
        frame.below = self.frame
        self.frame = frame

    def frames(self) -> list[AbilityFrame]:
        """The unfinished business, oldest first."""
        found: list[AbilityFrame] = []
        frame = self.frame
        while frame is not None:
            found.insert(0, frame)
            frame = frame.below
        return found

    def known(self, seat: i64) -> i64:
        """How many cards from the top of the draw pile this seat knows."""
        if self.seen_by_any >= self.left:
            return 0
        lowest: i64 = self.seen_from[seat]
        if lowest > self.left:
            return 0
        return self.left - lowest

    def known_by_each(self) -> list[int]:
        """How many cards from the top of the draw pile each seat knows."""
        return [self.known(seat) for seat in range(self.rules.players)]

    def see(self, seat: i64, count: i64) -> None:
        """This seat now knows so many cards from the top of the draw pile; the seat after the last are the onlookers."""
        lowest = self.left - count
        if lowest < self.seen_from[seat]:
            self.seen_from[seat] = lowest
        if lowest < self.seen_by_any:
            self.seen_by_any = lowest

    def opens_chest(self, cards: i64) -> bool:
        """Whether these cards have a Key and a Chest among them that bring a bonus."""
        return self.rules.bonus and (cards >> (KEY * RANKS)) & STACK != 0 and (cards >> (CHEST * RANKS)) & STACK != 0

    def heir(self) -> i64:
        """Whose bank the lost cards go to: NOBODY's if the discard pile takes them."""
        for other in self.clockwise(self.turn):
            if self.traits[other].claims_lost(self, other, self.turn):
                return other
        return self.rules.variant.lost_to(self, self.turn)

    def some_of(self, name: str, cards: Cards, size: i64) -> list[int]:
        """So many random ones of these cards; chance is not asked if all are taken."""
        if size >= cards.size():
            return cards.listing()
        if cards.two != 0:
            return self.luck.sample(name, cards.listing(), size)
        return self.luck.sample_places(name, cards.one, size)

    def emit_nothing(self, business: Business) -> None:
        """An ability had nothing to do."""
        if self.heard is not None:
            self.emit("nothing", self.turn, name=business.slug)

    def bank_name(self, seat: i64) -> str:
        """The bank of a seat as events name it."""
        return f"bank {seat}"
