"""Pirate's Mark: returning cards to the sea, judging the caller, settling, the next bidder, and cards that reach over several seats."""

from __future__ import annotations

import json
from typing import Any

import pytest
from given_pirates import at, given, hand, legal, lost, when

from pressgang import BadLuck, State

MARKS = {"K10": "mark", "L10": "mark", "M10": "mark"}
GRID = [f"{column}{row}" for row in range(1, 11) for column in "ABCDEFGHIJKLM"]
Cells = dict[str, str | None]


def pulling(owed: int, cells: Cells | None = None, *hand_of_one: str, **position: Any) -> State:
    """Seat 3 has called seat 1, who owes so many cards. These cells hold these cards, three in the south-east hold Marks."""
    players = position.get("players", 4)
    hands: list[list[str]] = [[] for _ in range(players)]
    hands[1] = list(hand_of_one)
    sea = {"at": {**MARKS, **(cells or {})}, "hands": hands, "discard": []}
    return given(**{"phase": "pull", "bid": {"seat": 1, "count": owed}, "caller": 3, "turn": 2, **sea, **position})


def freed(owed: int, cells: Cells | None = None, *hand_of_one: str, **position: Any) -> State:
    """As above, but the caller is marked."""
    marks = [0] * position.get("players", 4)
    marks[position.get("caller", 3)] = 1
    return pulling(owed, cells, *hand_of_one, **{"marks": marks, **position})


def play(state: State, *moves: tuple[int, str]) -> State:
    """These seats play these moves."""
    for seat, move in moves:
        when(state, move, seat=seat)
    return state


def asked(state: State) -> tuple[str, tuple[int, ...]]:
    """What is asked, and who."""
    return at(state, "phase"), state.pending


def part(state: State) -> tuple[int, str, int]:
    """Whose part it is, of which kind, and how many cards are owed."""
    frame = at(state, "stack", -1)
    assert frame["frame"] == "pull"
    return frame["seat"], frame["kind"], frame["owed"]


# An unmarked caller


def test_example_11_the_caller_is_punished_when_no_mark_was_drawn() -> None:
    state = when(pulling(2), "pull A1", "pull B1")
    assert (part(state), state.pending) == ((3, "punishment", 1), (3,))
    when(state, "pull K10", "accept")
    assert (at(state, "marks"), asked(state)) == ([0, 0, 0, 1], ("bid", (2,)))


def test_a_caller_who_was_right_is_safe() -> None:
    state = when(pulling(2), "pull K10", "accept")
    assert (at(state, "marks"), asked(state)) == ([0, 1, 0, 0], ("bid", (2,)))


def test_a_mark_turned_away_was_drawn_all_the_same() -> None:
    state = when(pulling(2, {}, "letters-of-marque"), "pull K10", "letters", "sink K10", "pull A1")
    assert asked(state) == ("bid", (2,))


def test_a_mark_drawn_by_another_seat_saves_the_caller() -> None:
    state = when(pulling(5, {"A1": "release-the-kraken"}), "pull A1")
    play(state, (2, "pull K10"), (2, "accept"), (3, "pull B1"), (0, "pull C1"), (1, "pull D1"))
    assert asked(state) == ("bid", (3,))


def test_example_43_a_caller_marked_in_the_sweep_stays_marked_and_is_not_punished() -> None:
    state = when(pulling(5, {"A1": "release-the-kraken"}), "pull A1")
    play(state, (2, "pull B1"), (3, "pull K10"), (3, "accept"), (0, "pull C1"), (1, "pull D1"))
    assert (at(state, "marks"), at(state, "dead"), asked(state)) == ([0, 0, 0, 1], [], ("bid", (2,)))


def test_a_caller_who_is_given_the_mark_stays_marked() -> None:
    state = play(when(pulling(1, {}, "queen-annes-revenge"), "pull K10"), (1, "queen 3"), (3, "accept"))
    assert (at(state, "marks"), asked(state)) == ([0, 0, 0, 1], ("bid", (2,)))


def test_the_turn_is_the_same_until_the_punishment_is_over() -> None:
    state = when(pulling(1), "pull A1")
    assert (at(state, "turn"), at(state, "bid"), at(state, "caller")) == (2, {"seat": 1, "count": 1}, 3)
    when(state, "pull B1")
    assert (at(state, "turn"), at(state, "bid"), at(state, "caller")) == (2, None, None)


def test_no_answers_to_a_punishment() -> None:
    hands = [["mutiny"], ["mutiny"], [], ["parlay", "chalices-of-cortez", "blackbeards-sword"]]
    state = when(pulling(1, hands=hands), "pull A1")
    assert (part(state), legal(state)[:2]) == ((3, "punishment", 1), ["sword", "pull B1"])


def test_a_sweep_from_the_punishment_follows_without_a_second_judgement() -> None:
    state = when(pulling(1, {"B1": "release-the-kraken"}), "pull A1", "pull B1")
    play(state, (0, "pull C1"), (1, "pull D1"), (2, "pull E1"), (3, "pull F1"))
    assert asked(state) == ("bid", (2,))


def test_the_caller_may_turn_the_mark_of_the_punishment_away() -> None:
    state = when(pulling(1, hands=[[], [], [], ["letters-of-marque"]]), "pull A1", "pull K10", "letters", "sink K10")
    assert (at(state, "marks"), asked(state)) == ([0, 0, 0, 0], ("bid", (2,)))


def test_the_punishment_comes_after_the_sweep() -> None:
    state = when(pulling(1, {"A1": "all-hands-on-deck"}), "pull A1", "pull B1", "pull C1", "pull D1", "pull E1")
    assert part(state) == (3, "punishment", 1)


def test_a_called_seat_that_gets_through_with_an_anchor_is_judged_alike() -> None:
    assert part(when(pulling(9, {"A1": "drop-anchor"}), "pull A1")) == (3, "punishment", 1)


# A marked caller


def test_example_12_a_marked_caller_who_was_wrong_is_dead() -> None:
    hands = [[], [], [], ["jewel", "letters-of-marque"]]
    state = when(freed(2, hands=hands), "pull A1", "pull B1")
    assert (at(state, "dead"), at(state, "marks"), at(state, "marks_left")) == ([3], [0, 0, 0, 1], 3)
    assert (hand(state, 3), lost(state), asked(state)) == ([], ["jewel", "letters-of-marque"], ("bid", (2,)))


def test_a_marked_caller_who_was_right_returns_its_mark() -> None:
    state = when(freed(2), "pull K10", "accept")
    assert (asked(state), at(state, "marks"), at(state, "marks_left")) == (("return", (3,)), [0, 1, 0, 0], 2)
    when(state, "sink A1")
    assert (at(state, "sea", "A1"), at(state, "marks_left"), asked(state)) == ("mark", 3, ("bid", (2,)))


def test_example_13_a_mark_in_the_sweep_frees_a_marked_caller() -> None:
    state = when(freed(5, {"A1": "release-the-kraken"}, players=5, caller=4), "pull A1")
    play(state, (2, "pull B1"), (3, "pull K10"), (3, "accept"), (0, "pull C1"), (1, "pull D1"))
    assert (asked(state), at(state, "marks")) == (("return", (4,)), [0, 0, 0, 1, 0])
    assert asked(when(state, "sink A1")) == ("bid", (2,))


def test_example_14_a_mark_that_was_turned_away_frees_a_marked_caller() -> None:
    state = when(freed(2, {}, "letters-of-marque"), "pull K10", "letters", "sink K10", "pull A1")
    assert asked(state) == ("return", (3,))
    assert at(when(state, "sink A1"), "marks") == [0, 0, 0, 0]


def test_who_was_freed_keeps_its_hand_and_bids_again() -> None:
    state = when(freed(1, hands=[[], [], [], ["jewel"]]), "pull K10", "accept", "sink K10")
    assert hand(state, 3) == ["jewel"]
    assert when(state, "bid 3").pending == (0, 1)


def test_example_31_the_trident_frees_all_and_the_caller_counts_as_unmarked() -> None:
    state = when(pulling(1, {"A1": "trident-of-poseidon", "B1": None}, players=5, marks=[1, 0, 0, 1, 0]), "pull A1")
    assert (asked(state), at(state, "marks")) == (("return", (3,)), [0, 0, 0, 0, 0])
    assert asked(when(state, "sink A1")) == ("return", (0,))
    when(state, "sink B1")
    assert (part(state), at(state, "marks_left")) == ((3, "punishment", 1), 5)


def test_after_the_trident_the_part_goes_on() -> None:
    state = when(freed(3, {"A1": "trident-of-poseidon"}), "pull A1", "sink A1")
    assert part(state) == (1, "called", 2)


def test_the_trident_without_marked_seats_does_nothing() -> None:
    assert part(when(pulling(3, {"A1": "trident-of-poseidon"}, dead=[0]), "pull A1")) == (1, "called", 2)


def test_a_marked_caller_killed_during_the_turn_is_no_caller_any_more() -> None:
    state = when(freed(2, {}, "flying-dutchman", hands=[[], ["flying-dutchman"], [], ["jewel"]]), "dutchman 3")
    assert (at(state, "dead"), at(state, "caller"), hand(state, 3)) == ([3], None, [])
    assert asked(when(state, "pull A1", "pull B1")) == ("bid", (2,))


def test_a_dead_caller_stays_no_caller_when_revived_in_the_same_turn() -> None:
    state = freed(2, {"A1": "green-flash"}, "flying-dutchman", mode="parrghty")
    when(state, "dutchman 3", "pull A1", "revive 3", "sink A1", "pull B1")
    assert (at(state, "marks"), at(state, "dead"), asked(state)) == ([0, 0, 0, 0], [], ("bid", (2,)))


# Marks put back, counted


def test_a_mark_put_back_by_a_marked_caller_is_counted() -> None:
    assert at(when(freed(1, calm=4), "pull K10", "accept", "sink K10"), "calm") == 5


def test_any_other_card_that_is_pulled_starts_the_count_anew() -> None:
    assert at(when(freed(3, calm=4), "pull A1"), "calm") == 0


def test_marks_turned_away_are_not_counted() -> None:
    assert at(when(pulling(3, {}, "letters-of-marque", calm=4), "pull K10", "letters", "sink K10"), "calm") == 4


# The next bidder


@pytest.mark.parametrize(("direction", "bidder"), [(1, 2), (-1, 0)])
def test_the_next_after_the_called_seat_bids(direction: int, bidder: int) -> None:
    assert asked(when(pulling(1, direction=direction), "pull A1", "pull B1")) == ("bid", (bidder,))


def test_the_next_bidder_is_unmarked() -> None:
    state = when(pulling(1, players=6, marks=[0, 0, 1, 1, 0, 0], dead=[3], caller=4), "pull A1", "pull B1")
    assert asked(state) == ("bid", (4,))


def test_after_blow_bidding_goes_on_after_the_one_who_pulled() -> None:
    state = pulling(1, {}, "blow-the-man-down", mode="parrghty", phase="answer")
    play(state, (1, "blow 2"), (2, "pull A1"), (3, "pull B1"))
    assert asked(state) == ("bid", (3,))


def test_after_a_fight_bidding_goes_on_after_the_called_seat() -> None:
    state = pulling(2, {}, "sword-fight", mode="parrghty", phase="answer")
    play(state, (1, "fight 0"), (1, "pull A1"), (0, "pull B1"), (3, "pull C1"))
    assert asked(state) == ("bid", (2,))


def test_a_new_round_of_bidding_starts_with_one() -> None:
    state = when(pulling(5, {"A1": "drop-anchor"}), "pull A1", "pull B1")
    assert legal(state)[0] == "bid 1"


# Black Spots


def test_example_42_a_black_spot_is_discarded_at_the_end_of_the_turn() -> None:
    state = when(pulling(1, {"A1": "black-spot"}, mode="parrghty"), "pull A1")
    assert hand(state, 1) == ["black-spot"]
    when(state, "pull B1")
    assert (hand(state, 1), lost(state)) == ([], ["black-spot"])
    when(state, "bid 1", "pass", "pass", "bid 2", "pass", "pass", "bid 3", "pass", "pass", "bid 4")
    play(state, (3, "call"), (1, "pull K10"), (1, "accept"))
    assert (at(state, "marks"), at(state, "dead")) == ([0, 1, 0, 0], [])


def test_a_black_spot_kills_in_the_sweep_of_the_same_turn() -> None:
    cells: Cells = {"A1": "black-spot", "B1": "release-the-kraken"}
    state = when(pulling(5, cells, mode="parrghty"), "pull A1", "pull B1", "pull C1", "pull D1", "pull E1", "pull K10", "accept")
    assert at(state, "dead") == [1]


# Settling


def test_the_last_unmarked_seat_wins() -> None:
    state = when(pulling(1, players=3, caller=2, marks=[1, 0, 0]), "pull K10", "accept")
    assert (at(state, "phase"), state.pending, at(state, "stack")) == ("over", (), [])
    assert (state.standing().winners, state.standing().scores) == ((2,), (1, 1, 2))


def test_example_41_two_marks_in_one_sweep_end_the_game_without_a_duel() -> None:
    cells: Cells = {"A1": "release-the-kraken", "M10": None}
    state = when(pulling(1, cells, players=3, caller=0), "pull A1", "pull K10", "accept", "pull L10", "accept")
    assert asked(state) == ("pull", (1,))
    when(state, "pull B1")
    assert (at(state, "phase"), state.standing().winners, at(state, "duel")) == ("over", (1,), False)


def test_the_turn_is_finished_first_since_a_marked_caller_may_come_back() -> None:
    cells: Cells = {"A1": "release-the-kraken", "M10": None}
    state = when(freed(1, cells), "pull A1")
    play(state, (2, "pull K10"), (2, "accept"), (0, "pull L10"), (0, "accept"), (1, "pull B1"), (3, "sink A1"))
    assert (at(state, "duel"), at(state, "turn"), asked(state)) == (True, 3, ("kiss", (0, 2)))


def test_the_dead_score_nothing() -> None:
    state = when(pulling(1, {}, "scurvy", players=3, caller=2, marks=[1, 0, 0]), "pull K10", "accept")
    assert (state.standing().winners, state.standing().scores) == ((2,), (1, 0, 2))


def test_when_nobody_is_left_unmarked_those_of_the_turns_start_share() -> None:
    state = when(pulling(1, {"A1": "release-the-kraken"}, marks=[0, 0, 0, 1], caller=0), "pull A1")
    when(state, "pull K10", "accept", "pull L10", "accept", "pull M10", "accept")
    assert (at(state, "phase"), state.standing().winners) == ("over", (0, 1, 2))


def test_when_no_mark_is_left_in_the_sea_the_unmarked_share() -> None:
    state = when(pulling(1, players=5, at={}, marks=[0, 0, 1, 0, 1], dead=[2]), "pull A1", "pull B1")
    assert (at(state, "phase"), state.standing().winners) == ("over", (0, 1, 3))


def test_an_empty_sea_ends_the_turn_and_the_game() -> None:
    state = when(pulling(1, sea={"A1": "jewel"}, at={}), "pull A1")
    assert (at(state, "phase"), state.standing().winners) == ("over", (0, 1, 2, 3))


@pytest.mark.parametrize(("cards", "duel"), [("A1-L1", True), ("A1-M1", False)])
def test_ten_cards_in_the_sea_start_the_duel_eleven_do_not(cards: str, duel: bool) -> None:
    state = when(pulling(1, sea={cards: "jewel"}, at={"C1": "mark"}), "pull A1", "pull B1")
    assert (at(state, "duel"), at(state, "phase"), state.pending) == (duel, "pull" if duel else "bid", (2,))


def test_the_duel_never_starts_in_the_middle_of_a_turn() -> None:
    state = when(pulling(2, {}, "letters-of-marque", sea={"A1-J1": "jewel"}, at={"C1": "mark"}), "pull A1")
    assert (at(state, "duel"), hand(state, 1)) == (False, ["jewel", "letters-of-marque"])


# Returning to the sea


def test_every_cell_may_be_chosen_and_one_card_cannot_be_scattered() -> None:
    state = when(pulling(3, {"A1": None}, "letters-of-marque", "crows-nest-2"), "pull K10", "letters")
    assert legal(state) == [f"sink {cell}" for cell in GRID]


def test_a_card_in_an_empty_cell_just_lies_there() -> None:
    state = when(pulling(3, {"A1": None}, "letters-of-marque"), "pull K10", "letters", "sink A1")
    assert (at(state, "sea", "A1"), "K10" in at(state, "sea")) == ("mark", False)


def test_the_old_card_of_a_full_cell_drifts_to_an_empty_one() -> None:
    state = pulling(3, {"A1": None, "B1": None, "C4": "rum"}, "letters-of-marque", luck=[("drift", "B1")])
    when(state, "pull K10", "letters", "sink C4")
    assert (at(state, "sea", "C4"), at(state, "sea", "B1")) == ("mark", "rum")
    assert not {"A1", "K10"} & set(at(state, "sea"))


def test_with_one_empty_cell_chance_is_not_asked() -> None:
    luck = [("drift", "A1"), ("drift", "A1")]
    state = when(pulling(3, {"C4": "rum"}, "letters-of-marque", luck=luck), "pull K10", "letters", "sink C4")
    assert (at(state, "sea", "C4"), at(state, "sea", "K10")) == ("mark", "rum")


@pytest.mark.parametrize("cell", ["C3", "C4", "Z9"])
def test_a_card_cannot_drift_to_a_full_cell(cell: str) -> None:
    state = when(pulling(3, {"A1": None}, "letters-of-marque", luck=[("drift", cell)]), "pull K10", "letters")
    with pytest.raises(BadLuck):
        when(state, "sink C4")


def returning(*hand_of_one: str, luck: list[tuple[str, object]] | None = None, **position: Any) -> State:
    """Seat 1 has pulled a Maelstrom from A1 and returns its hand; B1, C1, D1, E1 and F1 are empty."""
    gaps: Cells = dict.fromkeys(("B1", "C1", "D1", "E1", "F1"))
    return when(pulling(3, {"A1": "maelstrom", **gaps}, *hand_of_one, luck=luck, **position), "pull A1")


def test_cards_are_returned_curses_first_then_luck_then_items_by_name() -> None:
    state = returning("jewel", "parlay", "scurvy", "ruby", "crows-nest-2", "isla-muerta")
    assert at(state, "stack", -1, "cards") == ["isla-muerta", "scurvy", "crows-nest-2", "parlay", "jewel", "ruby"]
    assert hand(state, 1) == []
    when(state, "sink A1", "sink B1", "sink C1", "sink D1", "sink E1", "sink F1")
    assert [at(state, "sea", cell) for cell in ("A1", "C1", "F1")] == ["isla-muerta", "crows-nest-2", "ruby"]


def test_the_maelstrom_is_discarded_and_the_part_goes_on() -> None:
    state = when(returning("rum"), "sink A1")
    assert (lost(state), part(state)) == (["maelstrom"], (1, "called", 2))


def test_a_maelstrom_with_an_empty_hand_asks_nothing() -> None:
    assert part(returning()) == (1, "called", 2)


def test_all_that_is_left_may_be_scattered() -> None:
    state = returning("jewel", "parlay", "rum", luck=[("scatter", ["F1", "A1"])])
    assert legal(state)[0] == "scatter"
    when(state, "sink C1", "scatter")
    assert [at(state, "sea", cell) for cell in ("C1", "F1", "A1")] == ["parlay", "jewel", "rum"]
    assert part(state) == (1, "called", 2)


def test_the_last_card_cannot_be_scattered() -> None:
    assert "scatter" not in legal(when(returning("jewel", "parlay"), "sink A1"))


def test_example_29_only_who_returns_knows_where_the_cards_lie() -> None:
    luck: list[tuple[str, object]] = [("drift", "B1"), ("scatter", ["D1", "A1"])]
    known = [{"C4": "jewel"}, {}, {}, {}]
    state = when(returning("parlay", "scurvy", "rum", luck=luck, known=known), "sink C4", "scatter")
    assert [at(state, "sea", cell) for cell in ("C4", "B1", "D1", "A1")] == ["scurvy", "jewel", "parlay", "rum"]
    assert {"C1", "E1", "F1"} & set(at(state, "sea")) == set()
    assert at(state, "known") == [{"C4": "jewel"}, {"C4": "scurvy", "D1": "parlay", "A1": "rum"}, {}, {}]
    assert at(state, "unsure") == [["C4"], [], [], []]


def test_example_30_the_others_cannot_tell_where_the_card_was_laid() -> None:
    views = []
    for cell in ("A1", "C4", "H7"):
        known = [{}, {}, {"H7": "mark"}, {}]
        state = pulling(
            3, {"A1": "mark", "H7": "mark"}, bid={"seat": 0, "count": 3}, hands=[["letters-of-marque"], [], [], []], known=known
        )
        when(state, "pull A1", "letters", f"sink {cell}")
        assert (at(state, "known", 2), at(state, "unsure", 2)) == ({"H7": "mark"}, ["H7"])
        views.append(json.dumps(state.view(2)))
    assert len(set(views)) == 1


# Cards that reach over several seats


def test_example_27_what_the_mate_pulls_of_luck_goes_to_the_captain() -> None:
    state = when(pulling(3, {"A1": "plunder"}, mates=[1, None, None, None]), "pull A1")
    assert (hand(state, 0), hand(state, 1)) == (["plunder"], [])


@pytest.mark.parametrize(("mate", "left"), [([], ["scurvy"]), (["orange"], [])])
def test_example_27_what_the_captain_pulls_of_curses_goes_to_the_mate(mate: list[str], left: list[str]) -> None:
    position = {"bid": {"seat": 0, "count": 3}, "mates": [1, None, None, None], "hands": [[], mate, [], []]}
    state = when(pulling(3, {"A1": "scurvy"}, **position), "pull A1")
    assert (hand(state, 0), hand(state, 1)) == ([], left)


def test_example_27_a_mark_on_the_mate_ends_the_link() -> None:
    state = when(pulling(3, mates=[1, None, None, None]), "pull K10", "accept")
    assert (at(state, "mates"), lost(state)) == ([None] * 4, ["first-mate"])


def test_example_28_batten_down_keeps_the_captains_curses_away() -> None:
    position = {"bid": {"seat": 0, "count": 3}, "mates": [1, None, None, None], "hands": [[], ["batten-down-the-hatches"], [], []]}
    state = when(pulling(3, {"A1": "scurvy"}, **position), "pull A1")
    assert (hand(state, 0), hand(state, 1)) == (["scurvy"], ["batten-down-the-hatches"])


def test_example_37_a_green_flash_revives_one_of_the_dead() -> None:
    state = when(pulling(3, {"A1": "green-flash"}, players=5, mode="parrghty", dead=[2, 3], caller=4), "pull A1")
    assert (asked(state), legal(state)) == (("revive", (1,)), ["revive 2", "revive 3"])
    assert asked(when(state, "revive 3")) == ("return", (3,))
    when(state, "sink A1")
    assert (at(state, "dead"), at(state, "marks"), hand(state, 3), at(state, "sea", "A1")) == ([2], [0, 0, 1, 0, 0], [], "mark")
    assert part(state) == (1, "called", 2)


def test_example_37_a_green_flash_without_any_dead_is_discarded() -> None:
    state = when(pulling(3, {"A1": "green-flash"}, mode="parrghty"), "pull A1")
    assert (part(state), lost(state)) == ((1, "called", 2), ["green-flash"])


def test_example_39_what_is_locked_cannot_be_plundered() -> None:
    chest: dict[str, Any] = {
        "hands": [[], ["plunder"], ["letters-of-marque", "treasure-chest"], []],
        "locked": [[], [], ["letters-of-marque"], []],
    }
    assert not [move for move in legal(pulling(3, mode="parrghty", **chest)) if move.startswith("plunder")]


def test_example_39_a_skeleton_key_opens_the_chest() -> None:
    hands = [[], ["plunder", "skeleton-key"], ["letters-of-marque", "treasure-chest"], []]
    state = pulling(3, mode="parrghty", hands=hands, locked=[[], [], ["letters-of-marque"], []])
    when(state, "plunder 2 letters-of-marque")
    assert (hand(state, 1), hand(state, 2)) == (["letters-of-marque"], [])
    assert (lost(state), at(state, "locked")) == (["plunder", "skeleton-key", "treasure-chest"], [[], [], [], []])


def test_example_40_the_others_take_blindly_from_who_abandons_ship() -> None:
    luck = [("blind", "ruby"), ("blind", "jewel")]
    state = when(pulling(2, {"A1": "abandon-ship"}, "jewel", "ruby", "rum", mode="parrghty", caller=2, luck=luck), "pull A1")
    assert (asked(state), legal(state)) == (("blind", (2,)), ["pass", "take"])
    play(state, (2, "take"), (3, "pass"), (0, "take"), (2, "take"))
    assert [hand(state, seat) for seat in range(4)] == [["jewel"], [], ["ruby", "rum"], []]
    assert part(state) == (1, "called", 1)


def test_example_40_who_passed_is_out_and_left_overs_are_discarded() -> None:
    state = when(pulling(2, {"A1": "abandon-ship"}, "jewel", "ruby", mode="parrghty", caller=2), "pull A1")
    play(state, (2, "pass"), (3, "pass"), (0, "pass"))
    assert (hand(state, 1), lost(state), part(state)) == ([], ["abandon-ship", "jewel", "ruby"], (1, "called", 1))
