"""Pirate's Mark: what a player is told at the table, and how odd input is answered."""

from __future__ import annotations

import pytest
from given_pirates import Cells, at, given, legal, marked_at_c4, pulling, when

import pressgang
from pressgang import BadText, Record, State
from pressgang.core import NOBODY, Choice
from pressgang.games.pirates_mark.grid import CELL_OF, Grid
from pressgang.games.pirates_mark.supply import own_supply
from pressgang.games.pirates_mark.telling import percent
from pressgang.games.pirates_mark.thinking import ruin
from pressgang.words import voice

BESIDE = {"A1": ["", "B1", "A2", ""], "C2": ["C1", "", "", "B2"], "B1": ["", "C1", "B2", "A1"]}
"""What lies north, east, south and west of some cells of a sea of three columns and two rows."""
NAMES = ["Eliza", "Zach", "Anne", "Jack"]


def lines(state: State, seat: int) -> str:
    """The table as a seat reads it."""
    teller = state.game.teller(NAMES, seat)
    return "\n".join(voice("en").tell(line) for line in teller.table(state))


def offer(state: State, seat: int, move: str) -> str:
    """What a move is said to do."""
    return voice("en").tell(state.game.teller(NAMES, seat).action(state, state.game.parse(move)))


PLANK: Cells = {"C4": "walk-the-plank-e", "D4": "mark"}


def test_the_risk_on_a_plank_is_that_of_the_card_ahead() -> None:
    state = when(pulling(6, cells=PLANK, known=[{}, {"D4": "mark"}, {}, {}]), "pull C4")
    assert (legal(state), state.risk(1)) == (["pull D4"], 1.0)
    assert state.risk(0) == pytest.approx(at(state, "marks_left") / at(state, "left"))


def test_the_risk_in_a_whirlpool_of_known_cards_is_theirs() -> None:
    ahead = {"C3": "jewel", "C5": "jewel", "B4": "jewel", "D4": "mark"}
    state = when(pulling(6, cells={"C4": "whirlpool", "D4": "mark"}, known=[{}, ahead, {}, {}]), "pull C4")
    assert state.risk(1) == 0.25


def test_the_odds_are_those_of_what_is_owed() -> None:
    state = when(pulling(17), "pull A1", "pull B1")
    assert "15 cards" in lines(state, 1)
    assert "17 cards 3" not in lines(state, 1)


def test_who_does_not_choose_hears_the_odds_of_unknown_cards() -> None:
    state = when(pulling(6, cells=PLANK), "pull C4")
    assert "cards of which you know nothing" in lines(state, 1)


@pytest.mark.parametrize(("chance", "text"), [(0.0, "0"), (0.001, "<1"), (0.5, "50"), (0.997, ">99"), (1.0, "100")])
def test_what_is_not_certain_is_not_called_certain(chance: float, text: str) -> None:
    assert percent(chance) == text


def test_taking_a_deadly_mark_says_so() -> None:
    assert "dead (Scurvy)" in offer(marked_at_c4(hands={1: ["scurvy"]}), 1, "accept")
    assert "dead (Deal with Davy Jones)" in offer(marked_at_c4(bound=[1]), 1, "accept")
    assert offer(marked_at_c4(), 1, "accept") == "Take the Mark"


def test_the_table_says_for_whom_one_chooses() -> None:
    state = when(pulling(4, cells={"C4": "winds-of-fate"}), "pull C4")
    assert state.pending == (3,)
    assert "To pull: Zach (chosen by Jack)" in lines(state, 3)


def test_the_table_says_who_is_next_in_line_and_what_comes_after() -> None:
    assert "Next to bid: Zach" in lines(given(phase="call", turn=1, bid={"seat": 0, "count": 5}), 2)
    state = when(pulling(1, cells={"C4": "release-the-kraken"}), "pull C4")
    assert "Then pull: Jack (1), Eliza (1), Zach (1)" in lines(state, 2).replace(", and", ",").replace(" and ", ", ")


def test_a_bound_seat_steals_no_deal() -> None:
    state = marked_at_c4(hands={1: ["plunder"], 2: ["deal-with-davy-jones"]}, bound=[1])
    assert legal(state) == ["accept"]


def test_more_items_in_the_box_do_not_make_a_random_deck_larger() -> None:
    supply = own_supply()
    supply["item"]["treasure"]["copies"] = 40  # type: ignore[index]
    state = pressgang.game("pirates-mark", 4, selection="random", supply=supply).start(seed=1)
    assert len(at(state, "sea")) == 130


@pytest.mark.parametrize("entry", [["sea", [["mark"]]], ["sea", [{"a": 1}]], ["sea", {}], ["first", [0]]])
def test_odd_luck_is_answered_in_one_line(entry: list[object]) -> None:
    luck = [("first", 0)] if entry[0] == "sea" else []
    record = Record("pirates-mark", {}, NAMES, [*luck, (str(entry[0]), entry[1])])
    with pytest.raises(pressgang.BadLuck):
        record.replay()


@pytest.mark.parametrize(("name", "code"), [("first", "luck-seat"), ("roll", "luck-roll")])
@pytest.mark.parametrize("outcome", ["one", True, [1]])
def test_luck_that_is_no_number_is_named(name: str, outcome: object, code: str) -> None:
    with pytest.raises(BadText) as refused:
        pressgang.game("pirates-mark", 4).decode(name, outcome)
    assert refused.value.code == code


@pytest.mark.parametrize("outcome", [-1, 0, 7])
def test_a_die_has_six_sides(outcome: int) -> None:
    with pytest.raises(BadText) as refused:
        pressgang.game("pirates-mark", 2, mode="two-player").decode("roll", outcome)
    assert refused.value.code == "luck-roll"


def test_taking_a_mark_is_about_death_only_if_a_curse_makes_it_deadly() -> None:
    for hands, busts in (({}, False), ({1: ["scurvy"]}, True), ({2: ["scurvy"]}, False)):
        state = marked_at_c4(hands=hands)
        (action,) = state.actions(1)
        assert state.describe(1, action) == Choice("accept", "mark", busts=busts)


def test_a_cell_is_told_to_who_has_seen_it_and_to_nobody_else() -> None:
    state = pulling(3, cells={"D4": "ruby"}, known=[{}, {"D4": "ruby"}, {}, {}])
    move = state.game.parse("pull D4")
    facts = {seat: state.game.teller(NAMES, seat).action(state, move).facts for seat in (1, 2, None)}
    assert [facts[seat]["known"] for seat in (1, 2, None)] == ["sure", "no", "no"]
    assert [facts[seat]["card"] == "" for seat in (1, 2, None)] == [False, True, True]


def test_beyond_the_edge_of_the_sea_is_nothing() -> None:
    grid = Grid(3, 2)
    steps = {name: [grid.step(CELL_OF[name], edge) for edge in range(4)] for name in ("A1", "C2", "B1")}
    beside = {name: [CELL_OF.get(each, -1) for each in names] for name, names in BESIDE.items()}
    assert steps == beside


def test_a_seat_that_is_not_there_has_no_actions() -> None:
    state = given()
    assert [state.actions(seat) for seat in (-1, 4, 99)] == [[], [], []]


def test_no_mark_frame_in_a_duel() -> None:
    frames = [{"frame": "turn", "called": 1}, {"frame": "pull", "seat": 1, "owed": 1}, {"frame": "mark", "seat": 1, "pulled": True}]
    with pytest.raises(BadText):
        given(duel=True, stack=frames)


def test_who_knows_where_the_marks_are_survives_all_but_those() -> None:
    marks = {"K10": "mark", "L10": "mark", "M10": "mark"}
    state = pulling(3, known=[{}, marks, {}, {}])
    assert ruin(state, 1, 127) == 0.0
    assert ruin(state, 1, 128) == 1.0
    assert ruin(state, NOBODY, 1) == pytest.approx(3 / 130)
