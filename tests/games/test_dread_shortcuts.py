"""What Dread Draw keeps beside its zones is what one finds by looking at them."""

from __future__ import annotations

import pytest

import pressgang
from pressgang.games.dread_draw.state import DreadDrawState


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_row_is_as_strong_as_its_cards(players: int) -> None:
    game, dice = pressgang.game("dread-draw", players, promo="joins"), pressgang.Dice(players)
    for seed in range(20):
        state = game.start(seed=seed)
        assert isinstance(state, DreadDrawState)
        while state.pending:
            assert [*state.summoned] == [sum(state.rules.kinds[card].strength for card in row) for row in state.rows]
            state.play(state.asked(), state.any_action(state.asked(), dice))
