"""The shapes of what comes out of Pressgang as plain data: views, records, results; and the names that options take.

For type checkers: `state.view(seat)` of a game that was made with its name as a literal is the view of that game. All of it is JSON-ready.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# Names

GameName = Literal["dead-mans-draw", "dread-draw", "pirates-mark"]
Edition = Literal["mayday", "elznir", "carcass"]
HouseRule = Literal["anchored_chest", "gentle"]
Suit = Literal["anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid"]
Variant = Literal[
    "pile-o-treasure",
    "all-hands-on-deck",
    "strange-lands",
    "thieves-island",
    "sudden-death",
    "beneath-the-waves",
    "bottom-feeder",
    "random",
]
Promo = Literal["none", "replaces", "joins"]
Mode = Literal["standard", "two-player", "parrghty"]
Selection = Literal["listed", "random"]

# Options


class DeadMansDrawOptions(TypedDict, total=False):
    """The options of Dead Man's Draw."""

    edition: Edition
    traits: bool
    mermaid: bool
    variant: Variant | None
    house: list[HouseRule]
    abilities: list[Suit] | None


class DreadDrawOptions(TypedDict, total=False):
    """The options of Dread Draw."""

    promo: Promo
    deck: dict[str, object] | None
    """What a deck file says."""


class PiratesMarkOptions(TypedDict, total=False):
    """The options of Pirate's Mark."""

    mode: Mode
    selection: Selection
    add: list[str]
    remove: list[str]
    supply: dict[str, object] | None
    """What a supply file says."""


# Views


class View(TypedDict):
    """What every view has, whatever the game."""

    game: str
    seat: int | None
    """Whose view it is; None: an onlooker's."""
    over: bool
    pending: list[int]
    actions: list[str]
    """What the seat may do, as text."""
    scores: list[int]
    winners: list[int]
    risk: float | None
    """How likely the next draw ends badly, as far as the seat knows; None where that is no question."""


class DeadMansDrawView(View):
    """What a seat sees of a table of Dead Man's Draw."""

    turn: int
    variant: str | None
    play: list[str]
    protected: list[str]
    owed: int
    harbor: int
    drawn: bool
    draw: int
    known: list[str]
    peeked: list[int]
    discard: list[str] | None
    discard_top: str | None
    discards: int
    banks: list[list[str]]
    traits: list[str | None]
    locker: list[int | None]
    dealt: list[str]
    kept: str | None
    shown: list[str]


class KnownCards(TypedDict):
    """The face-down cards of Dread Draw that a seat knows: by their depth in the deck, and in each life deck."""

    draw: dict[str, str]
    life: list[dict[str, str]]


class KnownPlaces(TypedDict):
    """Where the face-down cards of Dread Draw lie that somebody has looked at: their depths."""

    draw: list[int]
    life: list[list[int]]


class DreadDrawView(View):
    """What a seat sees of a table of Dread Draw."""

    phase: str
    round: int
    turn: int
    source: str | None
    rows: list[list[str]]
    totals: list[int]
    reserves: list[list[str]]
    discard: list[str]
    out: list[int]
    defeated: list[int]
    wards: list[int]
    total_bonus: list[int]
    damage_bonus: list[int]
    called: int | None
    played: int
    drawn: list[str]
    fortune: list[str]
    threat: list[int]
    discard_top: str | None
    draw: int
    life: list[int]
    known: KnownCards
    peeked: list[KnownPlaces]
    named: list[str]


class Bid(TypedDict):
    """The bid that stands in Pirate's Mark."""

    seat: int
    count: int


class Kiss(TypedDict):
    """Who has the Kiss of Death, and for how many turns yet."""

    seat: int
    turns: int


class PiratesMarkView(View):
    """What a seat sees of a table of Pirate's Mark."""

    mode: Mode
    phase: str
    turn: int
    bid: Bid | None
    caller: int | None
    direction: int
    compass: str
    left: int
    marks_left: int
    hands: list[list[str]]
    marks: list[int]
    dead: list[int]
    discard: list[str]
    mates: list[int | None]
    bound: list[int]
    locked: list[list[str]]
    looked: list[list[str]]
    laid: list[list[str]]
    duel: bool
    kiss: Kiss | None
    calm: int
    owed: int
    roll: int | None
    stack: list[dict[str, object]]
    sea: list[str]
    """The cells in which a card lies."""
    known: dict[str, str]
    unsure: list[str]
    hidden: dict[str, int]


# Records


class RecordData(TypedDict):
    """A record as JSON has it (`docs/records.md`)."""

    pressgang: int
    game: str
    options: NotRequired[dict[str, object]]
    seats: list[str]
    commitment: NotRequired[str]
    seed: NotRequired[int]
    asked: NotRequired[int]
    position: NotRequired[dict[str, object]]
    luck: NotRequired[list[tuple[str, object]]]
    moves: NotRequired[list[tuple[int, str]]]


# Results


class Interval(TypedDict):
    """A number with its 95% interval."""

    value: float
    low: float
    high: float


class BotData(TypedDict):
    """How a bot did in `simulate`."""

    bot: str
    wins: int
    shared: int
    mean_score: float


class SummaryData(TypedDict):
    """What comes out of `simulate`."""

    games: int
    bots: list[BotData]
    decisions_per_game: float
    games_per_second: float
    decisions_per_second: float


class RankedBotData(TypedDict):
    """How a bot did in a tournament."""

    bot: str
    rating: Interval
    games: int
    wins: int
    shared: int
    share: Interval
    mean_score: float
    against: dict[str, Interval]


class StandingsData(TypedDict):
    """What comes out of `tournament`."""

    game: str
    players: int
    options: list[str]
    games: int
    wanted: int
    seed: int
    bots: list[RankedBotData]
    """Best first."""
    decisions_per_game: float
    games_per_second: float


class WinRateData(TypedDict):
    """How often seats won that had this."""

    name: str
    seats: int
    won: float
    rate: Interval
    without: float | None


class BalanceData(TypedDict):
    """What comes out of `balance`: a list for each kind of thing that was counted."""

    game: str
    players: int
    options: list[str]
    bots: list[str]
    games: int
    wanted: int
    seed: int
    decisions_per_game: float
    games_per_second: float
    even: float
    seat: NotRequired[list[WinRateData]]
    bot: NotRequired[list[WinRateData]]
    trait: NotRequired[list[WinRateData]]
    variant: NotRequired[list[WinRateData]]
    card: NotRequired[list[WinRateData]]


class ChoiceData(TypedDict):
    """An action that the coach has thought about."""

    move: str
    win: Interval
    tries: int
    ruin: float | None


class GainData(TypedDict):
    """What one more card brings on average against stopping."""

    unit: str
    draw: float
    stop: float


class AdviceData(TypedDict):
    """What the coach says."""

    game: str
    seat: int
    move: str
    why: str
    ruin: float | None
    standing: float | None
    gain: GainData | None
    choices: list[ChoiceData]
    others: int
    iterations: int


class CostlyData(TypedDict):
    """A move that cost something."""

    entry: int
    seat: int
    played: ChoiceData
    better: ChoiceData
    cost: Interval
    why: str


class ReviewData(TypedDict):
    """What comes out of looking back at a game."""

    decisions: int
    looked: int
    finished: bool
    moves: list[CostlyData]
