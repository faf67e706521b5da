"""The state of a game being played: the larger half of the contract that `game.py` begins."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from . import derived
from .choice import Choice
from .derived import ZoneView
from .errors import BadText, IllegalMove
from .event import Event
from .luck import Dice, Luck
from .network import Features
from .observation import Masks, Sheet

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

    from pressgang.types import View

    from .game import Game

NOBODY: Final = -1
NO_CARDS: Final[list[int]] = []
LEAST_SHARE: Final = 1e-6
"""Nobody is thought to have less of the win than this."""


class Standing(NamedTuple):
    """Scores as if the game ended now; winners once it has."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game being played: plain data that changes by `play` only.

    >>> import copy, pickle, pressgang
    >>> state = pressgang.game("dead-mans-draw").start(seed=7)
    >>> seat = state.pending[0]
    >>> state.describe(seat, state.actions(seat)[0]).verb
    'draw'
    >>> twin = state.copy()
    >>> state.play(seat, state.game.parse("draw"))
    >>> state == twin, copy.deepcopy(state) == state, pickle.loads(pickle.dumps(state)) == state
    (False, True, True)
    >>> state.standing()
    Standing(scores=(0, 0), winners=())
    """

    def __init__(self, game: Game, luck: Luck) -> None:
        self.game = game
        self.luck = luck
        self.first: i64 = 0
        """The seat that began."""
        self.heard: list[Event] | None = None
        """What has happened, if somebody listens."""

    # Who must answer, and what may they do?

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must answer now; empty when the game is over.

        >>> import pressgang
        >>> pressgang.game("dead-mans-draw", players=3, traits=True).start(seed=7).pending  # all choose a trait at once
        (0, 1, 2)
        """
        raise NotImplementedError

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat in a fixed order; empty if it is not asked.

        >>> import pressgang
        >>> game = pressgang.game("dead-mans-draw")
        >>> state = game.resume({"play": ["map-3"]}, pressgang.SeededLuck(7))
        >>> state.actions(0), state.actions(1), game.notation(state.actions(0)[1])
        ([0, 1], [], 'bank')
        """
        raise NotImplementedError

    def asked(self) -> i64:
        """The first pending seat, NOBODY when the game is over."""
        pending = self.pending
        if not pending:
            return NOBODY
        return pending[0]

    def choices(self, seat: i64) -> i64:
        """How many actions this seat has."""
        return len(self.actions(seat))

    def choice(self, seat: i64, index: i64) -> i64:
        """The action number `index` of this seat, counted as in `actions`."""
        return self.actions(seat)[index]

    def any_action(self, seat: i64, dice: Dice) -> i64:
        """A random action of a pending seat."""
        return self.choice(seat, dice.below(self.choices(seat)))

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether this seat may do this now."""
        return seat in self.pending and action in self.actions(seat)

    def play(self, seat: i64, action: i64) -> None:
        """Do it, and all that follows from it. An illegal action is refused and changes nothing.

        >>> import pressgang
        >>> game = pressgang.game("dead-mans-draw")
        >>> state = game.resume({"play": ["map-3", "mermaid-9"]}, pressgang.SeededLuck(7))
        >>> state.play(1, game.parse("draw"))
        Traceback (most recent call last):
        pressgang.core.errors.IllegalMove: seat 1 is not asked now; to move: 0
        >>> state.play(0, game.parse("bank"))
        >>> state.standing().scores, state.pending
        ((12, 0), (1,))
        """
        if not self.allows(seat, action):
            raise self.refuse(seat, action)
        self.act(seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """What a legal action does; for `play`, and for who has it from the state itself."""
        raise NotImplementedError

    def deal(self) -> None:
        """Set the game up, for `Game.set_up`."""
        raise NotImplementedError

    def describe(self, seat: i64, action: i64) -> Choice:
        """What an action of a pending seat is about, as far as it knows.

        >>> import pressgang
        >>> state = pressgang.game("dead-mans-draw").resume({"play": ["map-3", "mermaid-9"]}, pressgang.SeededLuck(7))
        >>> choice = state.describe(0, state.game.parse("bank"))
        >>> choice.verb, choice.gain
        ('bank', 12)
        """
        words = self.game.moves[action].split()
        cards = [word for word in words[1:] if word in self.game.card_names]
        seats = [int(word) for word in words[1:] if word.isdecimal()]
        return Choice(words[0], cards[0] if cards else None, seats[0] if seats else None)

    # Thinking about it

    def copy(self) -> State:
        """An independent twin, chance included.

        >>> import pressgang
        >>> state = pressgang.game("dread-draw").start(seed=7)
        >>> twin = state.copy()
        >>> for each in (state, twin):
        ...     each.play(each.pending[0], each.game.parse("draw"))
        >>> state == twin
        True
        """
        return derived.copy_state(self)

    def imagine(self, seat: int, dice: Dice) -> State:
        """A copy with all that this seat cannot know dealt anew, and a new luck.

        >>> import pressgang
        >>> state = pressgang.game("dead-mans-draw").start(seed=7)
        >>> world = state.imagine(0, pressgang.Dice(1))
        >>> world == state, world.view(0) == state.view(0)
        (False, True)
        """
        self.check_seat(seat)
        return derived.imagine_state(self, seat, dice)

    def conclude(self, seat: i64) -> State:
        """To imagine games from: this state, or a copy in which the seat is also sure of what is not certain but nearly so."""
        return self

    def rule_of_thumb(self, seat: i64, dice: Dice) -> i64:
        """What the rule of thumb says, from what a pending seat knows; anything, if the game has none."""
        return self.any_action(seat, dice)

    def quick_choice(self, seat: i64, dice: Dice) -> i64:
        """What a pending seat that plays well does without much thought: quick, for games that are played in the mind."""
        return self.rule_of_thumb(seat, dice)

    def distinct_actions(self, seat: int) -> list[int]:
        """The actions of a pending seat that are worth a thought: of those that are alike, as far as it knows, one."""
        return self.actions(seat)

    def estimated_share(self, seat: i64) -> float:
        """How good this is for a seat, from 0 to 1: its share of the win, estimated while the game lasts."""
        return share_of(self.standing().winners, seat, self.game.players)

    def write_log_shares(self, out: vec[float]) -> None:
        """The logarithm of every seat's estimated share, up to a number that is the same for all of them."""
        for seat in range(self.game.players):
            out[seat] = math.log(max(self.estimated_share(seat), LEAST_SHARE))

    def write_features(self, seat: i64, drawing: bool, features: Features) -> i64:
        """Write the facts that the game's network weighs: `Game.feature_words` words, from what this seat knows and nothing else.

        `drawing`: whoever is asked is about to draw a card that nobody knows. Returns the seat from which the others are counted.
        """
        raise NotImplementedError

    def observation_key(self, seat: i64) -> i64:
        """What a seat has just seen, roughly, as a number: a search that tells such states apart plans for each of them."""
        return 0

    def chances(self, seat: i64, action: i64) -> list[tuple[int, int]]:
        """The cards that this action may turn up, as far as the seat knows, each with its weight; none if it turns up nothing."""
        return []

    def turns_up_unknown(self, seat: i64, action: i64) -> bool:
        """Whether this action turns up one of its `chances` and nobody at all knows which."""
        return False

    def foresee(self, seat: i64, action: i64, card: i64) -> State:
        """A copy in which this action will turn up this card, one of its `chances`."""
        raise NotImplementedError

    def risk(self, seat: int | None) -> float | None:
        """How likely the next draw ruins the seat to move, as far as this seat knows; None if nothing can be drawn."""
        return None

    def ruin(self, seat: int, action: int) -> float | None:
        """How likely this action of a pending seat ends badly, exactly, as far as it knows; None if it draws nothing."""
        if self.game.moves[action] != "draw":
            return None
        risk = self.risk(seat)
        return 1.0 if risk is None else risk  # where nothing is left, a draw that must be made fails

    def ruin_of_bid(self, seat: int) -> float | None:
        """How likely the bid that others may call ends badly, as far as a pending seat knows; None if that is not the question."""
        return None

    # People at a table

    def answer_if_silent(self, seat: i64) -> i64:
        """What it means if a pending seat says nothing, where several may speak up; NOBODY if it has to answer."""
        return NOBODY

    def standing_bid(self) -> i64:
        """The number that those are asked about who may speak up now, where there are bids; 0 if there is none."""
        return 0

    def hidden_facts(self) -> tuple[object, ...]:
        """All cards that somebody may not know, and who knows what of them: the same before and after a move that revealed nothing."""
        return (object(),)

    def holdings(self) -> set[tuple[int, str, str]]:
        """What each seat had in a game that is over: seat, kind (`card`, `trait`), name. For the lab."""
        return set()

    # For learners

    def observe(self, seat: int, out: WriteableBuffer) -> None:
        """Write what this seat sees into a buffer of `Game.observation.size` bytes."""
        self.check_seat(seat)
        sheet = self.game.sheet()
        sheet.begin(0)
        self.write_observation(seat, sheet)
        sheet.copy_to(out)

    def mask(self, seat: int, out: WriteableBuffer) -> None:
        """Write which choices this seat has into a buffer of `Game.space.size` bytes: 1 for those it may make."""
        self.check_seat(seat)
        masks = self.game.mask_sheet()
        self.write_mask(seat, masks, 0)
        masks.copy_to(out)

    def choose(self, seat: int, choice: int) -> None:
        """Play a choice of `Game.space`.

        >>> import pressgang
        >>> state = pressgang.game("dead-mans-draw").start(seed=7)
        >>> seat, mask = state.pending[0], bytearray(state.game.space.size)
        >>> state.mask(seat, mask)
        >>> state.choose(seat, mask.index(1))
        >>> len(state.view(seat)["play"])
        1
        """
        self.play(seat, self.game.space.move(seat, choice))

    def write_observation(self, seat: i64, sheet: Sheet) -> None:
        """Write what a seat sees where the sheet stands, and nothing else: the fields of `Game.layout` in their order."""
        derived.write_observation(self, seat, sheet)

    def write_mask(self, seat: i64, masks: Masks, row: i64) -> None:
        """Mark the choices of a seat in a row."""
        space = self.game.space
        masks.clear(row)
        for action in self.actions(seat):
            masks.mark_moves(row, space, seat, action, 1)

    # Telling about it

    def view(self, seat: int | None) -> View:
        """What this seat (None: an onlooker) may see, as JSON-ready data.

        >>> import pressgang
        >>> state = pressgang.game("dead-mans-draw").resume({"play": ["map-3", "mermaid-9"]}, pressgang.SeededLuck(7))
        >>> view = state.view(0)
        >>> view["play"], view["actions"], view["scores"]
        (['map-3', 'mermaid-9'], ['draw', 'bank'], [0, 0])
        """
        self.check_seat(seat)
        scores, winners = self.standing()
        view: dict[str, object] = {
            "game": self.game.name,
            "seat": seat,
            "over": not self.pending,
            "pending": list(self.pending),
            "actions": [] if seat is None else [self.game.moves[action] for action in self.actions(seat)],
            "scores": list(scores),
            "winners": list(winners),
            **self.seen_by(seat),
            "risk": self.risk(seat),
        }
        return cast("View", view)

    def own_view(self, seat: int) -> dict[str, object]:
        """What of a seat's view may differ from what an onlooker sees, beside `seat` and `actions`: all else is rendered once for all.

        >>> import pressgang
        >>> state = pressgang.game("dead-mans-draw").start(seed=7)
        >>> {**state.view(None), **state.own_view(1), "seat": 1} == state.view(1)
        True
        """
        return {**self.seen_by(seat), "risk": self.risk(seat)}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """What this game's own view of a seat (None: an onlooker) adds to what all views have."""
        return {**derived.known_position(self, seat), "zones": [view._asdict() for view in self.zones(seat)]}

    def zones(self, seat: int | None) -> list[ZoneView]:
        """Where cards lie, as this seat (None: an onlooker) sees them: for a board that knows no game."""
        return derived.zones_of(self, seat)

    def position(self) -> dict[str, object]:
        """Everything, hidden things included, as JSON-ready data from which `Game.resume` makes this state again.

        >>> import pressgang
        >>> state = pressgang.game("pirates-mark", players=4).start(seed=7)
        >>> state.game.resume(state.position(), pressgang.SeededLuck(1)) == state
        True
        """
        return derived.position_of(self)

    def check_position(self) -> None:
        """Raise BadText if a position that was read cannot be."""

    def standing(self) -> Standing:
        """Scores and, when over, winners.

        >>> import pressgang
        >>> state = pressgang.game("dead-mans-draw").start(seed=7)
        >>> pressgang.playout(state, pressgang.Dice(7)) > 50, len(state.standing().winners)
        (True, 1)
        """
        raise NotImplementedError

    def who_won(self) -> tuple[int, ...]:
        """The winners of `standing`: none while the game lasts."""
        return self.standing().winners

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game in the same situation; the luck to come may differ."""
        if not isinstance(other, State):
            return NotImplemented
        same = self.game.name == other.game.name and self.game.options == other.game.options
        return same and self.position() == other.position()

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        """A number that equal states share and others hardly."""
        return hash(json.dumps(self.position(), sort_keys=True))

    def __repr__(self) -> str:
        return f"<{self.game!r}, pending={self.pending}>"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (_make_state, (self.game, self.position(), self.luck, self.first, self.heard))

    def emit(
        self,
        what: str,
        seat: i64 = NOBODY,
        cards: list[int] = NO_CARDS,
        source: str | None = None,
        target: str | None = None,
        other: i64 = NOBODY,
        name: str | None = None,
        amount: int | None = None,
        knows: list[int] | None = None,
        place: str | None = None,
    ) -> None:
        """Tell whoever listens; callers look first whether somebody does."""
        if self.heard is None:
            return
        names = [self.game.card_names[card] for card in cards]
        who = None if seat == NOBODY else seat
        whom = None if other == NOBODY else other
        self.heard.append(Event(what, who, names, source, target, whom, name, amount, knows, place))

    def check_seat(self, seat: int | None) -> None:
        """There must be such a seat; None is an onlooker."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise BadText("no-such-seat", seat=seat, most=self.game.players - 1)

    def refuse(self, seat: i64, action: i64) -> IllegalMove:
        """Why this is not allowed, and what would be."""
        pending = self.pending
        if not pending:
            return IllegalMove("game-over")
        if seat not in pending:
            return IllegalMove("not-asked", seat=seat, pending=", ".join([str(who) for who in pending]))
        moves = self.game.moves
        move = moves[action] if 0 <= action < len(moves) else str(action)
        return IllegalMove("illegal-move", seat=seat, move=move, legal=", ".join([moves[a] for a in self.actions(seat)]))


def share_of(winners: tuple[int, ...], seat: i64, players: int) -> float:
    """The share of the win of a seat; an equal one as long as nobody has won."""
    if not winners:
        return 1.0 / players
    return 1.0 / len(winners) if seat in winners else 0.0


def playout(state: State, dice: Dice) -> i64:
    """Play to the end by random actions; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.asked()
        if seat == NOBODY:
            return decisions
        state.act(seat, state.any_action(seat, dice))
        decisions += 1


def _make_state(game: Game, position: dict[str, object], luck: Luck, first: int, heard: list[Event] | None) -> State:
    """For pickles: the state of this position."""
    state = game.resume(position, luck)
    state.first = first
    state.heard = heard
    return state
