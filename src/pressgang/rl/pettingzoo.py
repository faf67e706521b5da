"""Every game as a PettingZoo environment in which one agent moves after the other. Needs the extra `rl`."""

from __future__ import annotations

import secrets
import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pressgang.core import NOBODY, Dice, Game, State
from pressgang.core.stepper import reward_of

from .checking import SEEDS, checked_game, checked_language, choice_of, columns_space, one_of, whole_number
from .rendering import Picture, picture_of, text_of

Observation = dict[str, NDArray[Any]]
MODES = ["human", "ansi", "rgb_array"]
ILLEGAL_REWARD = -1


class PressgangEnv(AECEnv):
    """One game after the other, an agent a seat. Where several seats are asked at once they answer in the order of their seats.

    An observation is what `State.observe` writes, `game.observation` says what each column means; an action is a choice of `game.space`.
    """

    def __init__(
        self, game: str = "dead-mans-draw", players: int = 2, render_mode: str | None = None, language: str = "en", **options: object
    ) -> None:
        super().__init__()
        self.game = checked_game(game, players, options)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self.language = checked_language(language)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": MODES.copy(),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = agents_of(self.game)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space_of(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.space.size) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._columns, self._choices = self.game.observation.size, self.game.space.size
        self._dice = Dice(secrets.randbits(60))
        self._table: State = self.game.start(seed=0)

    @property
    def table(self) -> State:
        """The game itself, for whoever wants to look at more than an agent may see."""
        return self._table

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed decides about it and all that follow, until another is given."""
        if seed is not None:
            self._dice = Dice(whole_number("seed", seed, 0, SEEDS))
        self._table = self.game.start(seed=self._dice.seed())
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.asked()]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which choices it has now; these arrays are its own."""
        seat = self._seat_of[agent]
        seen, mask = bytearray(self._columns), bytearray(self._choices)  # quicker to write to than arrays are
        self._table.observe(seat, seen)
        self._table.mask(seat, mask)
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is makes a choice; who has finished steps with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._table.choose(self._seat_of[agent], choice_of(action))
        seat = self._table.asked()
        if seat == NOBODY:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _finish(self) -> None:
        """All are rewarded at the end, and only then: there is nothing to add up before."""
        self.rewards = {agent: reward_of(self._table, seat) for agent, seat in self._seat_of.items()}
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | Picture | None:
        """The table as an onlooker sees it: as text, as a picture, or printed."""
        if self.render_mode is None:
            return None
        text = text_of(self._table, self.possible_agents, self.language)
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n\n")
            return None
        return text if self.render_mode == "ansi" else picture_of(text)

    def close(self) -> None:
        """There is nothing to close."""


def agents_of(game: Game) -> list[str]:
    """The names of the agents, by their seats."""
    return [f"player_{seat}" for seat in range(game.players)]


def observation_space_of(game: Game) -> spaces.Dict:
    """What `PressgangEnv.observe` can return."""
    choices = spaces.Box(0, 1, (game.space.size,), np.int8)
    return spaces.Dict({"observation": columns_space(game.observation), "action_mask": choices})


def raw_env(*arguments: Any, **options: Any) -> PressgangEnv:
    """The environment itself: the fastest way, which says what is not allowed by raising it."""
    return PressgangEnv(*arguments, **options)


def env(*arguments: Any, **options: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: who makes a choice that is not allowed loses."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(*arguments, **options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
