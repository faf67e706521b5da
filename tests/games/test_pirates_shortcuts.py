"""What Pirate's Mark keeps beside its zones, so that it need not look everywhere, is what one finds by looking everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pressgang
from pressgang.core import SeededLuck
from pressgang.games.pirates_mark.state import PiratesMarkState
from pressgang.games.pirates_mark.zones import SURE


def positions(players: int, mode: str) -> Iterator[PiratesMarkState]:
    """Every position of some random games."""
    game, dice = pressgang.game("pirates-mark", players, mode=mode), pressgang.Dice(players)
    for seed in range(4):
        state = game.start(seed=seed)
        assert isinstance(state, PiratesMarkState)
        while state.pending:
            yield state
            state.play(state.asked(), state.any_action(state.asked(), dice))


MODES = [(4, "standard"), (2, "two-player"), (10, "parrghty")]


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_the_kinds_in_hands_are_those_of_the_cards_in_hands(players: int, mode: str) -> None:
    for state in positions(players, mode):
        hands = [{*hand} for hand in state.hands]
        assert [{card for card in range(60) if (kinds >> card) & 1} for kinds in state.holds] == hands
        assert {card for card in range(60) if state.is_held(card)} == set().union(*hands)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_only_the_certain_are_sure_of_anything(players: int, mode: str) -> None:
    for state in positions(players, mode):
        sure = [seat for seat, known in enumerate(state.known) if any(memory & SURE for memory in known)]
        assert all((state.certain >> seat) & 1 for seat in sure)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_empty_cells_are_counted_without_looking_at_them(players: int, mode: str) -> None:
    for state in positions(players, mode):
        empty = state.empty_cells()
        assert [state.empty_cell(number) for number in range(len(empty))] == empty


def test_a_seed_picks_from_a_list_as_it_picks_a_number() -> None:
    for seed in range(50):
        assert SeededLuck(seed).sample("drift", [*range(seed + 2)], 1) == [SeededLuck(seed).pick("drift", seed + 2)]
