"""Our games in OpenSpiel: OpenSpiel's own tests, and what is ours about them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import pressgang
import pressgang.rl.openspiel as ours
from pressgang import Dice, Problem
from pressgang.core.stepper import reward_of
from pressgang.lab.playing import play_game
from pressgang.rl.ismcts import search_bot
from pressgang.rl.spiel_options import options_from, text_of

GAMES = [
    "pressgang_dead_mans_draw",
    "pressgang_dead_mans_draw(players=4,options=traits)",
    "pressgang_dead_mans_draw(players=3,options=traits;edition:elznir)",
    "pressgang_dead_mans_draw(players=2,options=variant:random;abilities:map+oracle)",
    "pressgang_dread_draw",
    "pressgang_dread_draw(players=3)",
]
EVERY = pytest.mark.parametrize("name", GAMES)


def states(name: str, seed: int = 1) -> list[Any]:
    """A random game, from the first state to the last."""
    rng, found = np.random.default_rng(seed), [pyspiel.load_game(name).new_initial_state()]
    while not found[-1].is_terminal():
        found.append(found[-1].child(int(rng.choice(found[-1].legal_actions()))))
    return found


@EVERY
def test_it_passes_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@EVERY
def test_it_passes_the_checks_of_openspiel_for_all_its_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


@EVERY
def test_what_everybody_gets_is_the_reward_of_the_game(name: str) -> None:
    last = states(name)[-1]
    assert last.returns() == [reward_of(last.table, player) for player in range(last.num_players())]
    assert sum(last.returns()) == pytest.approx(0)


@EVERY
def test_the_same_actions_lead_to_the_same_state(name: str) -> None:
    first, *_, last = states(name)
    again = first.clone()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)


@EVERY
def test_a_world_as_it_could_be_is_the_same_to_who_imagines_it(name: str) -> None:
    dice = Dice(3)
    for state in states(name)[4::7]:
        player = state.current_player()
        if player >= 0:
            world = state.imagined(player, dice)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()


def test_a_draw_of_a_card_that_nobody_knows_is_a_chance_node_with_the_cards_of_the_pile() -> None:
    draws = [state for state in states(GAMES[0]) if state.is_chance_node() and state.table is not None]
    assert len(draws) > 10
    for state in draws:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert len(outcomes) == state.table.view(0)["draw"] and sum(chances) == pytest.approx(1)
        shown = state.child(outcomes[0]).table
        assert shown.view(0)["draw"] == len(outcomes) - 1


def test_the_oracle_s_card_is_no_chance_any_more() -> None:
    known = [state for state in states(GAMES[0], 4) if state.table is not None and any(state.table.view(0)["peeked"])]
    assert known
    for state in known:
        draw = state.rules.space.names.index("draw")
        if draw in state.legal_actions():
            assert not state.child(draw).is_chance_node()


def test_what_was_seen_before_tells_states_apart_that_look_alike_now() -> None:
    game = pyspiel.load_game(GAMES[0])
    one, other = states(GAMES[0], 1)[40], states(GAMES[0], 2)[40]
    twin = game.state_at(one.table.copy())
    assert twin.observation_string(0) == one.observation_string(0)
    assert len({state.information_state_string(0) for state in (one, other, twin)}) == 3


def test_the_tensors_are_the_observation_and_the_own_choices() -> None:
    state = next(each for each in states(GAMES[0])[60:] if each.current_player() == 0)
    size, row = state.rules.observation.size, bytearray(state.rules.observation.size)
    state.table.observe(0, row)
    assert state.observation_tensor(0) == list(row)
    assert state.information_state_tensor(0)[:size] == list(row)
    last = state.memory.choices_of(0)[-1]
    assert state.information_state_tensor(0)[size] == pytest.approx((last + 1) / state.rules.space.size)


@pytest.mark.parametrize("options", [{}, {"traits": True, "edition": "elznir"}, {"abilities": ["cannon", "map"]}])
def test_options_go_into_one_word_and_back(options: dict[str, Any]) -> None:
    game = pressgang.game("dead-mans-draw", 3, **options)
    assert pressgang.game("dead-mans-draw", 3, **options_from("dead-mans-draw", text_of(game))).options == game.options


def test_wrong_parameters_get_one_line() -> None:
    with pytest.raises(Problem, match=r"^dead-mans-draw is for 2 to"):
        ours.DeadMansDraw({"players": 99})
    with pytest.raises(Problem, match=r'^there is no option "colour"'):
        ours.DeadMansDraw({"options": "colour:red"})


@pytest.mark.parametrize("name", ["dead-mans-draw", "dread-draw"])
def test_the_search_of_openspiel_is_a_bot(name: str) -> None:
    bots = ["pressgang.rl.ismcts:Ismcts:simulations=3", "random"]
    games = [play_game(pressgang.game(name), bots, seed=2) for _ in range(2)]
    assert games[0].state.standing().winners and games[0].state == games[1].state


def test_the_search_of_openspiel_banks_when_the_next_card_busts() -> None:
    rules, game = pressgang.game("dead-mans-draw"), pyspiel.load_game(GAMES[0])
    lost = [card for card in rules.card_names if card not in ("key-7", "key-2")]
    table = rules.resume({"play": ["key-7"], "draw": ["key-2"], "discard": lost}, pressgang.SeededLuck(1))
    assert rules.space.names[int(search_bot(game, 1, 30).step(game.state_at(table)))] == "bank"


def test_the_example_runs() -> None:
    example = Path(__file__).parents[2] / "examples" / "openspiel_ismcts.py"
    source = example.read_text(encoding="utf-8").replace("SIMULATIONS = 20", "SIMULATIONS = 2").replace("games=5", "games=1")
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 3
