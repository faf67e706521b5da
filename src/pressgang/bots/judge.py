"""Says what a situation is worth: by the network that was learned for the game, else by its estimate. Compiled; knows no game."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pressgang.core import NOBODY, Dice, State
from pressgang.core.game import Game
from pressgang.core.network import Features, Network, Weighing
from pressgang.core.state import share_of


@mypyc_attr(acyclic=True)
class Judge:
    """Judges situations of one game, one after the other, from what a seat knows."""

    def __init__(self, game: Game, network: Network | None) -> None:
        self.players: i64 = game.players
        self.features = Features(game.feature_words)
        self.learned = network is not None
        self.weighings: list[Weighing] = [] if network is None else [Weighing(network) for _ in range(game.players)]
        """One for each seat that facts may be counted from: between two situations seen from the same seat little changes."""
        self.shares: vec[float] = vec[float]([0.0 for _ in range(game.players)])
        """What each seat can expect of the win in the situation that was judged last."""

    def share(self, state: State, seat: i64, drawing: bool) -> float:
        """What a seat can expect. `drawing`: who is asked is about to draw a card that nobody knows."""
        if not self.learned:
            return state.estimated_share(seat)
        self.judge(state, seat, drawing)
        return self.shares[seat]

    def judge(self, state: State, seat: i64, drawing: bool) -> None:
        """Let `shares` be what everybody can expect, from what a seat knows."""
        shares, players = self.shares, self.players
        if state.asked() == NOBODY:
            winners = state.who_won()
            for each in range(players):
                shares[each] = share_of(winners, each, players)
            return
        if not self.learned:
            for each in range(players):
                shares[each] = state.estimated_share(each)
            return
        state.write_log_shares(shares)
        who = state.write_features(seat, drawing, self.features)
        weighing = self.weighings[who]
        weighing.weigh(self.features)
        for step in range(players):
            shares[who] += weighing.outputs[step]
            who = who + 1 if who + 1 < players else 0
        self._share_out()

    def judge_soon(self, state: State, seat: i64, dice: Dice) -> None:
        """The same for any situation: where only draws are judged, the running turn goes on by habit until one is due."""
        if not state.game.judged_between_draws:
            mover = state.asked()
            while mover != NOBODY and state.asked() == mover:
                action = state.quick_choice(mover, dice)
                if len(state.chances(mover, action)) > 1:
                    self.judge(state, seat, True)
                    return
                state.act(mover, action)
        self.judge(state, seat, False)

    def _share_out(self) -> None:
        """Shares from their logarithms: positive, and together 1."""
        shares, players = self.shares, self.players
        most = shares[0]
        for each in range(players):
            most = max(most, shares[each])
        total = 0.0
        for each in range(players):
            shares[each] = math.exp(shares[each] - most)
            total += shares[each]
        for each in range(players):
            shares[each] /= total
