"""Dread Draw: its options, its moves, and how a game is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import BadOption, BadText, Game, Layout, Luck, Option, Record, Rulebook, Say, State, Topic, Verbs, luck_of
from pressgang.core.bits import put_in_order

from .deck import Places, make_deck, own_deck, read_deck
from .features import words_for
from .observing import layout_of, usable_moves
from .position import Reader
from .rulings import RULINGS
from .state import DreadDrawState
from .telling import DreadTeller, facts_of
from .view import known_position

NAME: Final = "dread-draw"
LIFE: Final = 10
MOST: Final = 5
PROMOS: Final = ("none", "replaces", "joins")
OPTIONS: Final = (
    Option("promo", "one", PROMOS, "none"),
    Option("deck", "data", read=read_deck),
)


class DreadDraw(Game):
    """Dread Draw with its options fixed."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        super().__init__(NAME, players, options)
        data = options["deck"]
        self.own_deck = data is None
        self.horizon = 24
        deck = make_deck(data if isinstance(data, dict) else own_deck(), Places(None))
        if deck.promo is None and options["promo"] != "none":
            raise BadOption("deck-no-promo")
        deck = deck.with_promo(str(options["promo"]))
        self.kinds = deck.kinds
        self.strengths: vec[i64] = vec[i64]([kind.strength for kind in deck.kinds])
        self.strongest: int = max([kind.strength for kind in deck.kinds])
        self.has_might = any(kind.might for kind in deck.kinds)
        self.slugs: list[str] = [kind.slug for kind in deck.kinds]
        self.card_names = self.slugs
        self.cards: list[int] = deck.cards()
        if len(self.cards) < LIFE * players + 10:
            raise BadOption("deck-small", count=len(self.cards), players=players, least=LIFE * players + 10)
        seats = range(players)
        self.around: list[list[int]] = [[(seat + step) % players for step in seats[1:]] for seat in seats]
        """The other seats clockwise from each seat."""
        self.everybody: i64 = (1 << players) - 1
        """All seats as bits."""
        self._number_moves(len(self.kinds))
        self.judged_between_draws = True
        self.feature_words = words_for(self)
        if self.feature_words > 0:
            self.network_file = Path(__file__).with_name("networks") / f"{players}-players.net"

    def _number_moves(self, count: int) -> None:
        """Every verb owns a fixed range of ints."""
        self.kinds_count = count
        self.draw, self.use, self.skip, self.done = range(4)
        self.summon, self.keep, self.toss, self.top, self.pick = [4 + verb * count for verb in range(5)]
        self.target = 4 + 5 * count
        self.pick_of = self.target + MOST
        self.only_draw: list[int] = [self.draw]
        self.use_or_skip: list[int] = [self.use, self.skip]
        seats = [str(seat) for seat in range(MOST)]
        named = [(verb, self.slugs) for verb in ("summon", "keep", "toss", "top", "pick")]
        plain = [(verb,) for verb in ("draw", "use", "skip", "done")]
        self.name_verbs(Verbs(*plain, *named, ("target", seats), ("pick", seats, self.slugs), seats=seats))

    def picks(self, seat: i64, cards: list[int]) -> list[int]:
        """The moves that pick one of these cards of a seat."""
        found: list[int] = []
        self.add_picks(found, seat, cards)
        return found

    def add_picks(self, found: list[int], seat: i64, cards: list[int]) -> None:
        """Put the moves that pick one of these cards of a seat among others, in their order."""
        first = self.pick_of + seat * self.kinds_count
        for card in cards:
            put_in_order(found, first + card)

    def start(self, seed: int | None = None, luck: Luck | None = None, listen: bool = False) -> DreadDrawState:
        return self.set_up(luck_of(seed) if luck is None else luck, listen)

    def set_up(self, luck: Luck, listen: bool) -> DreadDrawState:
        first = luck.pick("first", self.players)
        deck = luck.shuffle("deck", self.cards.copy())
        table = self.empty_table(luck)
        table.heard = [] if listen else None
        table.first = table.turn = first
        for place, seat in enumerate([first, *self.around[first]]):
            life = deck[place * LIFE : (place + 1) * LIFE]
            life.reverse()
            table.life[seat] = life
        table.draw = deck[self.players * LIFE :]
        table.draw.reverse()
        table.begin()
        return table

    def empty_table(self, luck: Luck) -> DreadDrawState:
        """A table with all seats and no cards."""
        table = DreadDrawState(self, luck)
        table.summoned = vec[i64]([0] * self.players)
        for _ in range(self.players):
            table.rows.append([])
            table.reserves.append([])
            table.life.append([])
            table.wards.append(0)
            table.total_bonus.append(0)
            table.damage_bonus.append(0)
        return table

    def layout(self) -> Layout:
        return layout_of(self)

    def usable_moves(self) -> list[int]:
        return usable_moves(self)

    def resume(self, position: dict[str, object], luck: Luck, seed: int = 0, listen: bool = False) -> DreadDrawState:
        return Reader(self, position, seed).table(luck, listen)

    def listens_to_count(self) -> bool:
        return True

    def teller(self, names: list[str], me: int | None) -> DreadTeller:
        return DreadTeller(self, names, me)

    def hide(self, record: Record, state: State, seat: int | None) -> Record:
        """The cards of life decks and draw deck cannot be told from their history, so it is the position that is shown."""
        assert isinstance(state, DreadDrawState)
        if state.over:
            return record
        return Record(record.game, record.options, record.seats, position=known_position(state, seat))

    def encode(self, name: str, outcome: list[int]) -> object:
        return outcome[0] if name == "first" else [self.slugs[card] for card in outcome]

    def decode(self, name: str, outcome: object) -> list[int]:
        if name == "first":
            if not isinstance(outcome, int) or isinstance(outcome, bool):
                raise BadText("luck-seat")
            return [outcome]
        if not isinstance(outcome, list):
            raise BadText("luck-list")
        for slug in outcome:
            if slug not in self.slugs:
                raise BadText("no-such-card", name=str(slug))
        return [self.slugs.index(slug) for slug in outcome]


OWN: Final = make_deck(own_deck(), Places(None)).with_promo("joins")


def own_facts(slug: str) -> Say:
    """The numbers of a card of our deck."""
    return facts_of(next(kind for kind in OWN.kinds if kind.slug == slug))


TOPICS: Final = tuple([Topic("card", kind.slug) for kind in OWN.kinds])
RULEBOOK: Final = Rulebook(NAME, 2, MOST, OPTIONS, DreadDraw, TOPICS, facts=own_facts, rulings=RULINGS)
