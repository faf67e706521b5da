"""Dead Man's Draw and Dread Draw as games of OpenSpiel. Needs the extra `openspiel`; importing this module enters them.

    import pyspiel, pressgang.rl.openspiel
    game = pyspiel.load_game("pressgang_dead_mans_draw(players=3,options=traits;edition:elznir)")

All chance is in chance nodes. Setting up is three of them, which choose one of 2**30 shuffles. A draw in Dead Man's Draw is another, with
the cards that may come, as long as nobody knows which it will be. What comes in Dread Draw, where players know cards of each other's decks,
and what a Map or a Chest brings follow from the shuffle.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from pressgang.core import NOBODY, Dice, Game, State
from pressgang.core.stepper import reward_of

from .memory import Memory
from .spiel_observer import Observer
from .spiel_options import game_from

LONGEST_GAME = 10_000
"""So many decisions, at most: no game comes near it."""
NO_MOVE = -1
SHUFFLES = 1024
SHUFFLINGS = 3
"""Chance nodes before a game, each with so many outcomes that are all alike."""
Outcomes = list[tuple[int, float]]


class SpielGame(pyspiel.Game):
    """A game of ours with its options, as OpenSpiel knows games. Parameters: `players` and `options`."""

    kind: Any
    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {"players": 2, "options": "", **(parameters or {})}
        self.rules = game_from(self.name, given["players"], given["options"])
        super().__init__(self.kind, _info_of(self.rules), given)

    def new_initial_state(self) -> SpielState:
        """A game before it is set up."""
        return SpielState(self)

    def state_at(self, table: State) -> SpielState:
        """A game in the middle, to go on from there; nobody remembers what was before."""
        state = self.new_initial_state()
        state.take(table)
        return state

    def make_py_observer(self, observation_type: Any = None, parameters: Any = None) -> Observer:
        """Whoever writes down what a player sees now, or all that it has seen."""
        return Observer(self.rules, observation_type is not None and observation_type.perfect_recall)


class SpielState(pyspiel.State):
    """A game being played. Seats that are asked at once answer in their order."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.table: State | None = None
        """The game itself; None before it is set up."""
        self.memory = Memory(game.rules.players)
        self._shuffles: tuple[int, ...] = ()
        """What came before the game."""
        self._drawing = NO_MOVE
        """A move that waits for the card that it turns up."""

    def take(self, table: State) -> None:
        """Go on from here."""
        self.table = table
        self.memory.look(table)

    # Whose turn it is, and what may happen

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self.table is None or self._drawing != NO_MOVE:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.asked()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.asked() == NOBODY

    def returns(self) -> list[float]:
        """What everybody gets: nothing before the end."""
        if self.table is None or not self.is_terminal():
            return [0.0] * self.rules.players
        return [reward_of(self.table, seat) for seat in range(self.rules.players)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted([self.rules.space.choice(player, move) for move in self.table.actions(player)])

    def chance_outcomes(self) -> Outcomes:
        """What chance may bring now."""
        if self.table is None:
            return [(shuffle, 1.0 / SHUFFLES) for shuffle in range(SHUFFLES)]
        cards = self.table.chances(self.table.asked(), self._drawing)
        total = sum([weight for _, weight in cards])
        return [(card, weight / total) for card, weight in cards]

    # What happens

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._shuffle(action)
        elif self._drawing != NO_MOVE:
            self._draw(self.table, action)
        else:
            self._choose(self.table, action)

    def _shuffle(self, shuffle: int) -> None:
        self._shuffles += (shuffle,)
        if len(self._shuffles) == SHUFFLINGS:
            seed = sum([each * SHUFFLES**place for place, each in enumerate(self._shuffles)])
            self.take(self.rules.start(seed=seed))

    def _choose(self, table: State, choice: int) -> None:
        seat = table.asked()
        move = self.rules.space.move(seat, choice)
        self.memory.choose(seat, choice)
        if table.turns_up_unknown(seat, move):
            self._drawing = move
        else:
            table.play(seat, move)
            self.memory.look(table)

    def _draw(self, table: State, card: int) -> None:
        seat, move = table.asked(), self._drawing
        self._drawing = NO_MOVE
        after = table.foresee(seat, move, card)
        after.play(seat, move)
        self.take(after)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A game as it could be, as far as this player knows."""
        return self.imagined(player, Dice(int(sampler() * (1 << 60))))

    def imagined(self, player: int, dice: Dice) -> SpielState:
        """The same, from dice of one's own."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.memory = self.memory.copy()
        twin._drawing = self._drawing
        twin.table = None if self.table is None else self.table.imagine(player, dice)
        return twin

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.rules.space.names[action]
        return f"shuffle {action}" if self.table is None else self.rules.card_names[action]

    def __str__(self) -> str:
        if self.table is None:
            return f"undealt {self._shuffles}"
        waiting = "" if self._drawing == NO_MOVE else f" drawing {self._drawing}"
        return f"{self.table.position()} {self.memory}{waiting}"


def _info_of(rules: Game) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.space.size,
        max_chance_outcomes=max(SHUFFLES, len(rules.card_names)),
        num_players=rules.players,
        min_utility=-1.0 / (rules.players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )


def _kind_of(name: str, title: str, most: int) -> Any:
    return pyspiel.GameType(
        short_name=f"pressgang_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": ""},
    )


class DeadMansDraw(SpielGame):
    """Dead Man's Draw."""

    name = "dead-mans-draw"
    kind = _kind_of(name, "Dead Man's Draw", 8)


class DreadDraw(SpielGame):
    """Dread Draw."""

    name = "dread-draw"
    kind = _kind_of(name, "Dread Draw", 8)


GAMES: dict[str, type[SpielGame]] = {each.name: each for each in (DeadMansDraw, DreadDraw)}

for _each in GAMES.values():
    pyspiel.register_game(_each.kind, _each)
