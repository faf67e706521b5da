"""Options: what may be chosen before a game, and what is said about anything else."""

from __future__ import annotations

import json

import pytest

import pressgang
from pressgang.core import BadOption, Option, Problem, rulebook, rulebooks
from pressgang.core.options import check_options

FLAG = Option("traits", "flag", default=False)
ONE = Option("variant", "one", ("low", "high"))
MANY = Option("house", "many", ("gentle", "rough", "loud"), ("rough",))
ANY = Option("abilities", "many", ("anchor", "map"))
KNOWN = (FLAG, ONE, MANY, ANY)


def refused(option: Option, value: object) -> BadOption:
    """What is wrong with this value."""
    with pytest.raises(BadOption) as caught:
        option.check(value)
    return caught.value


@pytest.mark.parametrize("value", [True, False])
def test_a_flag_is_on_or_off(value: bool) -> None:
    assert FLAG.check(value) is value


@pytest.mark.parametrize("value", [1, 0, None, "true", []])
def test_a_flag_is_nothing_else(value: object) -> None:
    problem = refused(FLAG, value)
    assert problem.code == "option-flag"
    assert problem.facts == {"option": "traits", "value": json.dumps(value)}


@pytest.mark.parametrize("value", ["low", "high", None])
def test_one_value_is_one_of_those_there_are_or_the_default(value: object) -> None:
    assert ONE.check(value) == value


@pytest.mark.parametrize("value", ["middle", "LOW", True, 0, ["low"], {}])
def test_one_value_is_nothing_else(value: object) -> None:
    problem = refused(ONE, value)
    assert problem.code == "option-value"
    assert problem.facts == {"option": "variant", "value": str(value), "values": "low, high"}


def test_one_value_with_a_default_cannot_be_none() -> None:
    assert refused(Option("edition", "one", ("mayday",), "mayday"), None).code == "option-value"


def test_many_values_come_in_the_order_of_the_option() -> None:
    assert MANY.check(["loud", "gentle"]) == ["gentle", "loud"]


def test_a_value_that_is_named_twice_counts_once() -> None:
    assert MANY.check(["gentle", "gentle"]) == ["gentle"]


def test_many_values_may_be_none_at_all() -> None:
    assert MANY.check([]) == []


def test_many_values_may_be_a_tuple() -> None:
    assert MANY.check(("gentle",)) == ["gentle"]


def test_a_value_among_many_that_there_is_not_is_refused() -> None:
    problem = refused(MANY, ["gentle", "quiet"])
    assert problem.code == "option-value"
    assert problem.facts == {"option": "house", "value": "quiet", "values": "gentle, rough, loud"}


@pytest.mark.parametrize("value", ["gentle", {"gentle": True}, True, 3, None])
def test_many_values_are_a_list(value: object) -> None:
    problem = refused(MANY, value)
    assert problem.code == "option-list"
    assert problem.facts == {"option": "house", "value": json.dumps(value), "values": "gentle, rough, loud"}


def test_many_values_without_a_default_may_be_none() -> None:
    assert ANY.check(None) is None


def test_defaults_stand_where_nothing_was_given() -> None:
    assert check_options(KNOWN, {}) == {"traits": False, "variant": None, "house": ["rough"], "abilities": None}


def test_what_was_given_stands_instead_of_the_default() -> None:
    chosen = check_options(KNOWN, {"house": [], "traits": True})
    assert chosen == {"traits": True, "variant": None, "house": [], "abilities": None}


def test_the_options_come_in_their_own_order() -> None:
    assert list(check_options(KNOWN, {"house": [], "traits": True})) == ["traits", "variant", "house", "abilities"]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        check_options(KNOWN, {"trait": True})
    assert caught.value.code == "option-unknown"
    assert caught.value.facts == {"option": "trait", "options": "traits, variant, house, abilities"}


def test_a_game_is_found_by_its_name() -> None:
    assert rulebook("dead-mans-draw").name == "dead-mans-draw"
    assert rulebook("dead-mans-draw") in rulebooks()
    assert "dead-mans-draw" in pressgang.games()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        pressgang.game("live-mans-draw")
    assert caught.value.code == "no-such-game"
    assert caught.value.facts["name"] == "live-mans-draw"
    assert "dead-mans-draw" in str(caught.value.facts["games"]).split(", ")


@pytest.mark.parametrize("players", [-1, 0, 1, 9])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        pressgang.game("dead-mans-draw", players)
    assert caught.value.code == "players-range"
    assert caught.value.facts == {"game": "dead-mans-draw", "players": players, "fewest": 2, "most": 8}


@pytest.mark.parametrize("players", range(2, 9))
def test_so_many_can_play(players: int) -> None:
    assert len(pressgang.game("dead-mans-draw", players).start(seed=1).standing().scores) == players


def test_a_game_has_all_its_options() -> None:
    game = pressgang.game("dead-mans-draw", traits=True)
    assert game.options == {"edition": "mayday", "traits": True, "mermaid": False, "variant": None, "house": [], "abilities": None}


@pytest.mark.parametrize("title", rulebooks(), ids=lambda title: title.name)
def test_every_default_is_a_value_that_may_be_given(title: pressgang.core.Rulebook) -> None:
    defaults = check_options(title.options, {})
    assert check_options(title.options, defaults) == defaults


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "first"}, "option-value"),
        ({"traits": "yes"}, "option-flag"),
        ({"mermaid": None}, "option-flag"),
        ({"variant": "thieves island"}, "option-value"),
        ({"house": "gentle"}, "option-list"),
        ({"house": ["rough"]}, "option-value"),
        ({"abilities": ["anker"]}, "option-value"),
        ({"colour": "red"}, "option-unknown"),
    ],
)
def test_a_bad_option_of_dead_mans_draw_is_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        pressgang.game("dead-mans-draw", 2, **options)
    assert caught.value.code == code


def test_a_problem_carries_its_facts() -> None:
    problem = Problem("no-such-seat", seat=7, most=3)
    assert (problem.code, problem.facts) == ("no-such-seat", {"seat": 7, "most": 3})
