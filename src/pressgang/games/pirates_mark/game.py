"""Pirate's Mark: its options, its modes, and how a game is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pressgang.core import NOBODY, BadOption, BadText, Game, Layout, Luck, Option, Record, Rulebook, Say, State, Topic, luck_of

from .cards import CLASS, CLASSES, CURSE_SLUGS, ITEM_SLUGS, LUCK_SLUGS, MARK, NUMBER, SLUGS
from .features import words_for
from .grid import CELL_OF, CELLS, NAMES, Grid
from .notation import VERBS
from .observing import layout_of, usable_moves
from .position import Reader
from .rulings import RULINGS
from .state import SIDES, PiratesMarkState
from .supply import MODE, MODES, make_supply, own_supply, read_supply
from .telling import PirateTeller, facts_of
from .view import known_position
from .zones import EMPTY

NAME: Final = "pirates-mark"
MOST: Final = 10
CHANGEABLE: Final = (*LUCK_SLUGS, *CURSE_SLUGS, *ITEM_SLUGS)
OPTIONS: Final = (
    Option("mode", "one", MODES, "standard"),
    Option("selection", "one", ("listed", "random"), "listed"),
    Option("add", "bag", CHANGEABLE, ()),
    Option("remove", "bag", CHANGEABLE, ()),
    Option("supply", "data", read=read_supply),
)


class PiratesMark(Game):
    """Pirate's Mark with its options fixed."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        super().__init__(NAME, players, options)
        self.mode = str(options["mode"])
        rules = MODE[self.mode]
        if not rules.fewest <= players <= rules.most:
            code = "mode-two-players" if rules.most == 2 else "mode-players"
            raise BadOption(code, mode=self.mode, players=players, fewest=rules.fewest, most=rules.most)
        self.two = self.mode == "two-player"
        self.needs = rules.needs(players)
        self.deck_marks = rules.marks(players)
        self.grid = Grid(rules.columns, rules.rows)
        self.card_names = SLUGS
        seats = range(players)
        self.around: list[list[int]] = [[(seat + step + 1) % players for step in seats] for seat in seats]
        """All seats clockwise from the left of each seat, which comes last."""
        self.everybody: i64 = (1 << players) - 1
        """All seats as bits."""
        self._select(options)
        self.name_verbs(VERBS)
        self.judged_between_draws = True
        self.turns_played_on = 4
        self.feature_words = words_for(self)
        self.network_file = Path(__file__).with_name("networks") / f"{self.mode}-{players}.net"

    def _select(self, options: dict[str, object]) -> None:
        """Which cards make up the deck; with a random selection only its classes are fixed."""
        data = options["supply"]
        self.supply = make_supply(data if isinstance(data, dict) else own_supply())
        add, remove = options["add"], options["remove"]
        assert isinstance(add, list)
        assert isinstance(remove, list)
        self.random = options["selection"] == "random"
        self.cards: list[int] = []
        if not self.random:
            counts = self.supply.deck(self.mode, self.players, add, remove)
            self.cards = [NUMBER[slug] for slug, count in counts.items() for _ in range(count)] + [MARK] * self.deck_marks
            self.cards.sort()
            return
        if add or remove:
            raise BadOption("supply-random")
        for kind in ("luck", "curse"):
            found, need = len(self.supply.pool(kind, self.mode)), self.needs[kind]
            if found < need:
                raise BadOption("supply-total", kind=kind, total=found, need=need, mode=self.mode, players=self.players)

    def start(self, seed: int | None = None, luck: Luck | None = None, listen: bool = False) -> PiratesMarkState:
        return self.set_up(luck_of(seed) if luck is None else luck, listen)

    def set_up(self, luck: Luck, listen: bool) -> PiratesMarkState:
        deck = self._draw_deck(luck) if self.random else self.cards.copy()
        first = luck.pick("first", self.players)
        deck = luck.shuffle("sea", deck)
        table = self.empty_table(luck)
        table.heard = [] if listen else None
        table.first = table.turn = first
        table.sea = sea = [EMPTY] * CELLS
        for place, cell in enumerate(self.grid.cells):
            sea[cell] = deck[place]
        table.full = self.grid.cells.copy()
        table.marks_left = self.deck_marks
        table.unmarked = self.everybody
        if listen:
            table.emit("first", first, amount=len(deck))
        table.begin_turn()
        table.settle()
        return table

    def _draw_deck(self, luck: Luck) -> list[int]:
        """A deck by chance: Luck and Curses from all that the mode may use."""
        items = [NUMBER[slug] for slug in ITEM_SLUGS for _ in range(self.supply.listed[self.mode][slug])]
        deck = items + [MARK] * self.deck_marks
        for kind in ("luck", "curse"):
            deck += luck.sample(f"{kind}-cards", self.supply.pool(kind, self.mode), self.needs[kind])
        return sorted(deck)

    def empty_table(self, luck: Luck) -> PiratesMarkState:
        """A table with all seats and no cards."""
        table = PiratesMarkState(self, luck)
        table.noticed = [0] * CELLS
        table.holds = vec[i64]([0] * self.players)
        for _ in range(self.players):
            table.hands.append([])
            table.marks.append(0)
            table.mates.append(NOBODY)
            table.locked.append([])
            table.known.append([])
            table.looked.append([])
            table.laid.append([])
        return table

    def layout(self) -> Layout:
        return layout_of(self)

    def usable_moves(self) -> list[int]:
        return usable_moves(self)

    def resume(self, position: dict[str, object], luck: Luck, seed: int = 0, listen: bool = False) -> PiratesMarkState:
        return Reader(self, position, seed).table(luck, listen)

    def listens_to_count(self) -> bool:
        return True

    def teller(self, names: list[str], me: int | None) -> PirateTeller:
        return PirateTeller(self, names, me)

    def hide(self, record: Record, state: State, seat: int | None) -> Record:
        """Where cards lie cannot be told apart from how they came there, so it is the position that is shown."""
        assert isinstance(state, PiratesMarkState)
        if state.over:
            return record
        return Record(record.game, record.options, record.seats, position=known_position(state, seat))

    def encode(self, name: str, outcome: list[int]) -> object:
        if name == "first":
            return outcome[0]
        if name == "roll":
            return outcome[0] + 1
        if name == "drift":
            return NAMES[outcome[0]]
        if name == "scatter":
            return [NAMES[cell] for cell in outcome]
        names = [SLUGS[card] for card in outcome]
        return names[0] if name == "blind" else names

    def decode(self, name: str, outcome: object) -> list[int]:
        if name in ("first", "roll"):
            if not isinstance(outcome, int) or isinstance(outcome, bool):
                raise BadText("luck-seat" if name == "first" else "luck-roll")
            if name == "roll" and not 1 <= outcome <= SIDES:
                raise BadText("luck-roll")
            return [outcome - 1 if name == "roll" else outcome]
        single = name in ("drift", "blind")
        items = [outcome] if single else outcome
        if not isinstance(items, list):
            raise BadText("luck-list")
        names, code = (CELL_OF, "no-such-cell") if name in ("drift", "scatter") else (NUMBER, "no-such-card")
        for item in items:
            if not isinstance(item, str) or item not in names:
                raise BadText(code, name=str(item))
        return [names[item] for item in items]


OWN: Final = make_supply(own_supply())


def own_facts(slug: str) -> Say:
    """What there is to say about a card in numbers."""
    return facts_of(OWN, slug)


TOPICS: Final = (Topic("mark", "mark"), *[Topic(CLASSES[CLASS[NUMBER[slug]]], slug) for slug in CHANGEABLE])


def seats_for(options: dict[str, object]) -> tuple[int, int]:
    """How many can play in a mode."""
    mode = MODE.get(str(options.get("mode", "standard")), MODE["standard"])
    return mode.fewest, mode.most


RULEBOOK: Final = Rulebook(NAME, 2, MOST, OPTIONS, PiratesMark, TOPICS, facts=own_facts, seats=seats_for, rulings=RULINGS)
