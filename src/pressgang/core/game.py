"""The contract: a Game is a rulebook with its options fixed, a State is a game being played.

A small game says where its cards lie (`Game.zones`) and how its moves are called (`Game.name_moves`), makes an empty state
(`Game.blank`), and has in its State: `deal`, `pending`, `actions`, `act`, `standing`. All the rest follows (`derived.py`) or has a default,
and is overridden by games that need more, or more speed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from . import derived
from .derived import Zone
from .errors import BadText
from .luck import Luck, luck_of
from .network import Network, network_at
from .observation import Layout, Masks, Sheet
from .say import Teller
from .space import Space
from .verbs import Verbs

if TYPE_CHECKING:
    from .record import Record
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rulebook with its options fixed. Immutable; makes states.

    >>> import pressgang
    >>> game = pressgang.game("dead-mans-draw", players=3, edition="elznir")
    >>> game
    Game('dead-mans-draw', players=3, edition='elznir')
    >>> state = game.start(seed=7)
    >>> [game.notation(action) for action in state.actions(state.pending[0])]
    ['draw']
    >>> game.parse("  Draw ") == state.actions(state.pending[0])[0]
    True
    """

    def __init__(self, name: str, players: int, options: dict[str, object]) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.horizon = 16
        """So many decisions ahead are played by habit, in games in the mind, before `State.estimated_share` judges them."""
        self.worlds = 3
        """In so many games as they could be a choice is thought through; one will do where little is hidden but the order of a pile."""
        self.feature_words = 0
        """How many words of facts `State.write_features` writes for the game's network; 0: nothing can be learned of it."""
        self.judged_between_draws = False
        """Whether the network also judges situations in which somebody chooses, not only those in which a card is about to be drawn."""
        self.turns_played_on = 0
        """So many turns the captain plays each of its best choices on, where the game was learned; 0: it searches a tree."""
        self.played_on_with_care = False
        """Whether the coach thinks about all that is done on the way, not only what has two choices: if trying it shows nothing hidden."""
        self.network_file: Path | None = None
        """Where the network is that was learned for games like this one; None: there is none."""
        self.theme = ""
        """Which theme of the locale files tells about this game."""
        self.zones: tuple[Zone, ...] = ()
        """Where cards lie, if the state leaves it to us to copy, show and write them down."""
        self.deck: list[int] = []
        """All cards of the deck, as ints; a game that derives nothing may leave it out."""
        self.secret_choices: tuple[str, ...] = ()
        """Attributes with one entry a seat: -1, or the action that it has chosen and the others do not see yet."""
        self.numbers: tuple[str, ...] = ("first",)
        """The chances that give a number, where all others give cards."""
        self.scores_are_points = False
        """Whether what a turn brings can be said in points."""
        self.card_names: list[str] = []
        """The name of every card, by its int."""
        self.moves: list[str] = []
        """The notation of every action that the game knows, by its int."""
        self.verbs = Verbs()
        """The table that the moves come from."""
        self._action_of: dict[str, int] = {}
        self._observation: Layout | None = None
        self._space: Space | None = None
        self._sheet: Sheet | None = None
        self._mask: Masks | None = None

    def name_moves(self, moves: list[str]) -> None:
        """Set the notation of all actions, once, when the game is made."""
        self.name_verbs(Verbs(*[(move,) for move in moves]))

    def name_verbs(self, verbs: Verbs) -> None:
        """The same, from a table of verbs and their arguments."""
        self.verbs = verbs
        self.moves = verbs.moves
        self._action_of = {text.lower(): action for action, text in enumerate(verbs.moves)}

    def start(self, seed: int | None = None, luck: Luck | None = None, listen: bool = False) -> State:
        """A new game: from a seed, from a luck, or from a seed of its own. With `listen` it tells its events.

        >>> import pressgang
        >>> game = pressgang.game("dead-mans-draw")
        >>> game.start(seed=7) == game.start(seed=7), game.start(seed=7) == game.start(seed=8)
        (True, False)
        >>> [event.what for event in game.start(seed=7, listen=True).heard]
        ['first', 'turn']
        """
        return self.set_up(luck_of(seed) if luck is None else luck, listen)

    def set_up(self, luck: Luck, listen: bool) -> State:
        """A new game with this luck."""
        state = self.blank(luck)
        state.heard = [] if listen else None
        state.deal()
        return state

    def blank(self, luck: Luck) -> State:
        """A state in which nothing has been dealt yet."""
        raise NotImplementedError

    def resume(self, position: dict[str, object], luck: Luck, seed: int = 0, listen: bool = False) -> State:
        """A game in the middle, as `State.position` writes it; the seed orders the cards named nowhere.

        >>> import pressgang
        >>> game = pressgang.game("dead-mans-draw")
        >>> state = game.resume({"turn": 1, "play": ["anchor-5", "map-3"]}, pressgang.SeededLuck(7))
        >>> state.pending, [game.notation(action) for action in state.actions(1)]
        ((1,), ['draw', 'bank'])
        """
        state = derived.state_at(self, position, luck, seed)
        state.heard = [] if listen else None
        return state

    def notation(self, action: int) -> str:
        """The action as text.

        >>> import pressgang
        >>> game = pressgang.game("dead-mans-draw")
        >>> game.notation(0), game.notation(game.parse("sword 1 kraken"))
        ('draw', 'sword 1 kraken')
        """
        if not 0 <= action < len(self.moves):
            raise BadText("no-such-action", action=action, count=len(self.moves))
        return self.moves[action]

    def parse(self, text: str) -> int:
        """The action that a text means; the inverse of `notation`. Case and extra spaces do not matter.

        >>> import pressgang
        >>> game = pressgang.game("dead-mans-draw")
        >>> game.parse(" Sword  1 KRAKEN") == game.parse("sword 1 kraken")
        True
        >>> game.parse("swim")
        Traceback (most recent call last):
        pressgang.core.errors.BadText: there is no move "swim"
        """
        action = self._action_of.get(" ".join(text.lower().split()))
        if action is None:
            raise BadText("no-such-move", move=text)
        return action

    def hide(self, record: Record, state: State, seat: int | None) -> Record:
        """The record of the game that has come to this state, as this seat (None: an onlooker) may see it."""
        if not state.pending:
            return record
        return type(record)(record.game, record.options, record.seats, position=derived.known_position(state, seat))

    def teller(self, names: list[str], me: int | None) -> Teller:
        """Somebody who tells the listener in this seat about a game, in messages."""
        return Teller(self, names, me)

    def encode(self, name: str, outcome: list[int]) -> object:
        """The outcome of the named chance as a record writes it."""
        return outcome[0] if name in self.numbers else [self.card_names[card] for card in outcome]

    def decode(self, name: str, outcome: object) -> list[int]:
        """The inverse of `encode`, for what people write; raises BadText."""
        if name in self.numbers:
            if not isinstance(outcome, int) or isinstance(outcome, bool):
                raise BadText("luck-seat")
            return [outcome]
        if not isinstance(outcome, list):
            raise BadText("luck-list")
        for card in outcome:
            if card not in self.card_names:
                raise BadText("no-such-card", name=str(card), names=", ".join(self.card_names))
        return [self.card_names.index(card) for card in outcome]

    # For learners

    @property
    def observation(self) -> Layout:
        """Where each fact stands in what `State.observe` writes; the same for all seats."""
        if self._observation is None:
            self._observation = self.layout()
        return self._observation

    @property
    def network(self) -> Network | None:
        """What was learned of games like this one, if anything was."""
        return None if self.network_file is None else network_at(self.network_file)

    @property
    def space(self) -> Space:
        """The choices of `State.mask`: the moves that can occur, numbered."""
        if self._space is None:
            self._space = Space(self)
        return self._space

    def layout(self) -> Layout:
        """The fields of an observation: those that `State.write_observation` writes, in the same order."""
        return derived.layout_of(self)

    def usable_moves(self) -> list[int]:
        """The moves that can occur with these players and options, as the first seat would make them."""
        return [move for move in range(len(self.moves)) if max(self.verbs.seats_named(move), default=0) < self.players]

    def sheet(self) -> Sheet:
        """A sheet for one observation, used again and again."""
        if self._sheet is None:
            self._sheet = Sheet(self.observation.size)
        return self._sheet

    def mask_sheet(self) -> Masks:
        """A sheet for the choices of one seat, used again and again."""
        if self._mask is None:
            self._mask = Masks(self.space.size)
        return self._mask

    def listens_to_count(self) -> bool:
        """Whether `State.holdings` needs the events of the game."""
        return False

    def __repr__(self) -> str:
        options = "".join([f", {name}={value!r}" for name, value in self.options.items() if value not in (None, False, [])])
        return f"Game({self.name!r}, players={self.players}{options})"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (_make_game, (self.name, self.players, self.options))


def _make_game(name: str, players: int, options: dict[str, object]) -> Game:
    """For pickles: the game with these options."""
    from .registry import rulebook

    return rulebook(name).game(players, options)
