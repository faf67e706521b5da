"""The advice: what is recommended, what it rests on, and that it knows no more than the seat."""

from __future__ import annotations

from typing import Any

import pytest
from given import LOWEST, given, when
from given_dread import given as given_dread
from given_pirates import given as given_pirates
from random_positions import OPTIONS, positions

import pressgang
from pressgang import Dice, Problem, State
from pressgang.bots import Finding
from pressgang.coach import Advice, Budget, Gain, advise, gain_of
from pressgang.coach.chance import chance_of, difference
from pressgang.coach.why import why
from pressgang.core import rulebooks
from pressgang.words import languages, voice

QUICK = Budget(iterations=60)
THOROUGH = Budget(iterations=400)
VERBS = {
    "dead-mans-draw": ["draw", "bank", "cannon", "map"],
    "dread-draw": ["draw", "use", "keep"],
    "pirates-mark": ["bid", "pull", "call"],
}
CASES = [(title, verb) for title, verbs in VERBS.items() for verb in verbs]


def reason(advice: Advice, language: str = "en") -> str:
    return voice(language).tell(advice.why)


# Nothing but what the seat knows


@pytest.mark.parametrize(("title", "verb"), CASES)
def test_what_is_hidden_changes_nothing(title: str, verb: str) -> None:
    """Two truths that the seat cannot tell apart: the advice is the same to the last digit."""
    differ = 0
    for state, seat, seed in positions(title, verb, 12, 60):
        other = state.imagine(seat, Dice(seed))
        differ += other.position() != state.position()
        one, two = [advise(each, seat, QUICK, seed) for each in (state, other)]
        assert one.as_data(reason(one)) == two.as_data(reason(two))
    assert differ > 6


def test_secret_traits_of_others_change_nothing() -> None:
    state = pressgang.game("dead-mans-draw", 3, traits=True, edition="elznir").start(seed=3)
    state.play(1, state.actions(1)[0])
    others = [state.imagine(0, Dice(seed)) for seed in range(6)]
    assert len({str(other.position()) for other in others}) > 1
    told = {str(advise(each, 0, QUICK).as_data("")) for each in (state, *others)}
    assert len(told) == 1


def test_the_game_goes_on_as_if_nobody_had_asked() -> None:
    state = given(play=["key-3", "oracle-7"], draw=["map-4"])
    before = state.position()
    advise(state, 0, QUICK)
    assert state.position() == before
    assert when(state, "draw").view(0)["play"] == ["key-3", "oracle-7", "map-4"]


def test_the_same_seed_gives_the_same_advice() -> None:
    state = given(play=["key-3", "oracle-7"])
    one, two, other = [advise(state, 0, QUICK, seed) for seed in (1, 1, 2)]
    assert one.as_data("") == two.as_data("")
    assert one.as_data("") != other.as_data("")
    assert one.iterations == 60


# What is recommended


def test_a_rich_area_at_high_risk_is_banked() -> None:
    state = given(play=["mermaid-9", "key-7", "oracle-7", "kraken-7", "map-7", "chest-7"], banks=[[], ["hook-3"]])
    advice = advise(state, 0, THOROUGH)
    assert advice.best.move == "bank"
    assert advice.ruin == pytest.approx(30 / 53)
    assert reason(advice).startswith("Bank: it brings 44 points; one more card busts with 57% and brings only ")


def test_where_nothing_can_be_lost_a_draw_is_recommended() -> None:
    area = ["mermaid-9", "key-7", "oracle-7", "anchor-2"]
    state = given(play=area, banks=[["anchor-7"], ["hook-3", "map-7", "chest-7"]], protected=area[:3])
    advice = advise(state, 0, Budget(iterations=1500))
    assert advice.best.move == "draw"
    assert advice.gain is not None
    assert advice.gain.draw > advice.gain.stop == 23.0
    assert "Draw: the next card busts with" in reason(advice)


def test_a_known_bust_is_not_drawn() -> None:
    state = given(play=["mermaid-9", "key-7"], draw=["oracle-7", "key-5"], banks=[[], ["hook-3"]])
    advice = advise(when(state, "draw"), 0, THOROUGH)
    assert (advice.best.move, advice.ruin) == ("bank", 1.0)


def test_the_cannon_hits_where_it_hurts() -> None:
    state = given(play=["key-3"], draw=["cannon-4"], banks=[[], ["mermaid-9", "hook-3", "map-3"]], discard=LOWEST)
    advice = advise(when(state, "draw"), 0, THOROUGH)
    assert advice.best.move == "cannon 1 mermaid"
    assert advice.gain is None
    assert advice.ruin is None


def test_a_win_in_one_is_called_a_win() -> None:
    tops = ["hook-7", "cannon-7", "key-7", "chest-7", "map-7", "oracle-7"]
    banks = [tops, ["sword-7", "kraken-7", "anchor-7", "hook-6", "cannon-6", "map-6"]]
    advice = advise(given(play=["mermaid-8"], banks=banks, options={"variant": "sudden-death"}), 0, THOROUGH)
    assert reason(advice) == "Bank: it wins the game."
    assert reason(advice, "de") == "Einholen: Das gewinnt die Partie."
    assert advice.best.win.value == 1.0


def test_a_reserve_card_saves_a_row_that_can_hardly_grow() -> None:
    state = given_dread(rows=[["the-moth", "death"], ["the-hound", "the-storm"]], reserves=[["the-eclipse"], []], turn=0)
    advice = advise(state, 0, THOROUGH)
    assert advice.best.move == "summon the-eclipse"
    assert advice.gain is not None
    assert advice.gain.unit == "share"
    assert "a draw is too weak with" in reason(advice)


def test_a_forced_move_is_called_that() -> None:
    advice = advise(given(play=[]), 0, QUICK)
    assert reason(advice) == "Draw: there is nothing else to do."
    assert [choice.move for choice in advice.choices] == ["draw"]


# Drawing against stopping


def test_the_gain_counts_every_card_once() -> None:
    """Two cards may come: one busts and loses six points, the other brings seven."""
    play = ["key-6"]
    left = ["key-7", "oracle-7"]
    state = whole(play, left)
    gain = gain_of(state, 0, Dice(1))
    assert gain is not None
    assert (gain.unit, gain.stop, gain.draw) == ("points", 6.0, (0 + 13) / 2)


def test_the_gain_is_against_the_best_opponent() -> None:
    """A Cannon takes nine points from the opponent and brings four; the Key busts."""
    state = whole(["key-6"], ["key-7", "cannon-4"], [[], ["mermaid-9"]])
    gain = gain_of(state, 0, Dice(1))
    assert gain is not None
    assert (gain.stop, gain.draw) == (6.0, (0 + 6 + 4 + 9) / 2)


def test_without_a_choice_there_is_nothing_to_gain() -> None:
    assert gain_of(given(play=[]), 0, Dice(1)) is None


def whole(play: list[str], left: list[str], banks: list[list[str]] | None = None) -> State:
    """All other cards are discarded."""
    cards = given().game.card_names
    named = [*play, *left, *[card for bank in banks or [] for card in bank]]
    return given(play=play, draw=left, banks=banks or [[], []], discard=[card for card in cards if card not in named])


# Readable, in every game and language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", OPTIONS)
def test_every_moment_has_a_sentence_and_few_choices(title: str, language: str) -> None:
    for verb in VERBS[title]:
        for state, seat, seed in positions(title, verb, 10, 60):
            advice = advise(state, seat, QUICK, seed, most=4)
            said = reason(advice, language)
            assert said.endswith(".")
            assert "{" not in said
            assert 1 <= len(advice.choices) <= 4
            assert len(advice.choices) + advice.others == len(state.actions(seat))
            assert advice.best.move in [state.game.notation(action) for action in state.actions(seat)]
            assert all(choice.win.low <= choice.win.value <= choice.win.high for choice in advice.choices)


CANNON = "cannon 1 mermaid"
SENTENCES: dict[str, tuple[dict[str, tuple[int, float]], str, str]] = {
    "sure": (
        {CANNON: (5000, 0.6), "cannon 1 map": (5000, 0.5)},
        "cannon 1 mermaid: you win 60%, with cannon 1 map only 50%.",
        "cannon 1 mermaid: Gewinnchance 60 %, mit cannon 1 map nur 50 %.",
    ),
    "close": (
        {CANNON: (50, 0.52), "cannon 1 map": (40, 0.51)},
        "cannon 1 mermaid: it is close, about 52% to win, against 51% with cannon 1 map.",
        "cannon 1 mermaid: Es ist knapp, etwa 52 % Gewinnchance gegen 51 % mit cannon 1 map.",
    ),
    "alike": (
        {CANNON: (50, 0.52)},
        "cannon 1 mermaid: as far as you know, all choices are alike; you win about 52%.",
        "cannon 1 mermaid: Soweit du weißt, ist alles gleich gut; Gewinnchance etwa 52 %.",
    ),
}
PULLING: dict[str, Any] = {"sea": {"A1-E1": "jewel"}, "at": {"C1": "mark"}, "bid": {"seat": 1, "count": 3}, "caller": 2, "turn": 2}


@pytest.mark.parametrize("name", SENTENCES)
def test_the_sentence_says_what_the_numbers_say(name: str) -> None:
    numbers, english, german = SENTENCES[name]
    state = when(given(play=["key-3"], draw=["cannon-4"], banks=[[], ["mermaid-9", "hook-2", "map-3"]]), "draw")
    findings = [Finding(state.game.parse(move), tries, mean, 0.1) for move, (tries, mean) in numbers.items()]
    said = why(state, 0, findings, None)
    assert (voice("en").tell(said), voice("de").tell(said)) == (english, german)


def test_a_sea_of_which_nothing_is_known_is_all_alike() -> None:
    advice = advise(given_pirates(**PULLING, phase="pull"), 1, QUICK)
    assert "all choices are alike" in reason(advice)
    assert (len(advice.choices), advice.others) == (1, 4)
    assert advice.ruin == advice.best.ruin == 0.2


def test_a_known_mark_is_not_pulled() -> None:
    known = [{}, {"C1": "mark", "D1": "jewel"}, {}, {}]
    advice = advise(given_pirates(**PULLING, phase="pull", known=known), 1, THOROUGH)
    assert advice.best.move != "pull C1"
    assert {choice.move: choice.ruin for choice in advice.choices}["pull C1"] == 1.0


def test_a_bid_that_is_lost_is_called() -> None:
    """Two Marks among five cards, and four are bid: they hold a Mark for sure."""
    sea: dict[str, Any] = {"sea": {"A1-E1": "jewel"}, "at": {"B1": "mark", "C1": "mark"}}
    state = given_pirates(**sea, bid={"seat": 1, "count": 4}, turn=2, phase="call")
    advice = advise(state, 0, THOROUGH)
    assert (advice.best.move, advice.standing) == ("call", 1.0)
    assert "call: the bid that stands meets a Mark with 100%; you win about" in reason(advice)
    assert "call: Das Gebot trifft mit 100 % auf ein Mal" in reason(advice, "de")


def test_a_draw_against_the_points_is_told_by_the_chances() -> None:
    """The search wants to draw although stopping has more points."""
    state = given(play=["mermaid-9", "key-7"])
    draw, bank = state.game.parse("draw"), state.game.parse("bank")
    findings = [Finding(draw, 5000, 0.6, 0.1), Finding(bank, 5000, 0.5, 0.1)]
    said = why(state, 0, findings, Gain("points", 12.0, 16.0, draw, bank))
    assert voice("en").tell(said) == "Draw: it busts with 17%, and yet you win 60%, with Bank only 50%."
    assert voice("de").tell(said) == "Ziehen: Es versenkt die Beute mit 17 %, und doch ist die Gewinnchance 60 %, mit Einholen nur 50 %."


def test_every_title_can_be_coached() -> None:
    assert {title.name for title in rulebooks()} == set(OPTIONS) == set(VERBS)


@pytest.mark.parametrize("title", OPTIONS)
def test_the_words_for_the_coach_are_no_moves(title: str) -> None:
    fewest = 2 if title != "pirates-mark" else 3
    moves = pressgang.game(title, fewest).moves
    verbs = {each.split()[0] for each in moves}
    assert not {"c", "coach"} & {word for each in moves for word in (each.lower(), *[f"{verb} {each}" for verb in verbs])}
    assert not {f"{verb} {word}".lower() for verb in verbs for word in ("c", "coach")} & {each.lower() for each in moves}


# How sure it is


def test_few_tries_leave_much_open() -> None:
    assert chance_of(Finding(0, 1, 1.0, 0.0)).low < 0.6
    assert chance_of(Finding(0, 0, 0.0, 0.0)) == pytest.approx((0.5, 0.01, 0.99), abs=0.01)


def test_the_interval_holds_as_often_as_it_says() -> None:
    """Wins of 30%, tried 100 times, again and again: the truth lies outside in about 5%."""
    dice, outside = Dice(7), 0
    for _ in range(2000):
        wins = sum(dice.below(10) < 3 for _ in range(100)) / 100
        found = chance_of(Finding(0, 100, wins, wins * (1 - wins)))
        outside += not found.low <= 0.3 <= found.high
    assert 0.03 < outside / 2000 < 0.07


def test_a_difference_is_less_sure_than_its_parts() -> None:
    one, two = Finding(0, 400, 0.6, 0.24), Finding(1, 400, 0.5, 0.25)
    found = difference(one, two)
    assert found.value == pytest.approx(0.1)
    assert found.high - found.low > chance_of(one).high - chance_of(one).low


# What cannot be asked


def over() -> State:
    state = given(play=["key-6"], draw=[], discard=[card for card in given().game.card_names if card != "key-6"])
    return when(state, "bank")


WRONG: dict[str, tuple[Any, int, str]] = {
    "over": (over, 0, "coach-over"),
    "not asked": (lambda: given(play=["key-6"]), 1, "coach-not-asked"),
    "no such seat": (lambda: given(play=["key-6"]), 2, "no-such-seat"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_asked_is_told(name: str) -> None:
    make, seat, code = WRONG[name]
    with pytest.raises(Problem) as problem:
        advise(make(), seat, QUICK)
    assert problem.value.code == code
