"""Pirate's Mark: positions, their defaults and errors, every frame, all notations, and what chance leaves in a record."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from given_pirates import SEATS, answering, at, given, hand, legal, when

import pressgang
from pressgang import BadLuck, BadOption, BadText, IllegalMove, Match, Record, SeededLuck, State

MARKS = {"K10": "mark", "L10": "mark", "M10": "mark"}
LETTERS = "letters-of-marque"
CARDS = [
    *[
        "abandon-ship",
        "all-hands-on-deck",
        "alter-course",
        "batten-down-the-hatches",
        "black-spot",
        "blackbeards-sword",
        "blow-the-man-down",
    ],
    *["bring-er-about", "chalices-of-cortez", "crows-nest-2", "crows-nest-3", "crows-nest-4", "crows-nest-5", "deal-with-davy-jones"],
    *["drop-anchor", "drunken-sailor", "first-mate", "flying-dutchman", "green-flash", "isla-muerta", "jewel", "letters-of-marque"],
    *[
        "maelstrom",
        "mark",
        "mass-mutiny",
        "mutiny",
        "orange",
        "parlay",
        "parrot",
        "plunder",
        "queen-annes-revenge",
        "raise-the-jolly-roger",
    ],
    *["release-the-kraken", "ruby", "rum", "scurvy", "shiver-me-timbers", "skeleton-key", "swab-the-poopdeck", "sword-fight"],
    *["taking-on-water", "tortuga", "treasure", "treasure-chest", "trident-of-poseidon"],
    *["walk-the-plank-e", "walk-the-plank-n", "walk-the-plank-s", "walk-the-plank-w", "whirlpool", "winds-of-fate"],
]
PLAIN = [
    *["pass", "call", "kiss", "done", "accept", "take", "scatter", "parlay", "chalices", "mutiny"],
    *["tortuga", "about", "letters", "jolly", "deal", "sword"],
]
CELLS = [f"{column}{row}" for row in range(1, 13) for column in "ABCDEFGHIJKLMN"]
MOVES = [
    *PLAIN,
    *["turn left", "turn right"],
    *[f"nest {count}" for count in range(2, 6)],
    *[f"{verb} {seat}" for verb in ("blow", "fight", "queen", "dutchman", "mate", "revive") for seat in range(10)],
    *[f"bid {count}" for count in range(1, 169)],
    *[f"{verb} {cell}" for verb in ("pull", "peek", "sink") for cell in CELLS],
    *[f"{verb} {card}" for verb in ("lock", "discard") for card in CARDS],
    *[f"plunder {seat} {card}" for seat in range(10) for card in CARDS],
]
Position = dict[str, Any]


def called(count: int = 5, **more: Any) -> Position:
    """Seat 1 bid so much and was called by seat 3; three Marks lie far away."""
    cells = {**MARKS, **more.pop("at", {})}
    return {"turn": 2, "bid": {"seat": 1, "count": count}, "caller": 3, "discard": [], "at": cells, **more}


def frame(state: State) -> str:
    """The name of the top frame."""
    stack = at(state, "stack")
    return str(stack[-1]["frame"]) if stack else "over"


def top(state: State) -> dict[str, Any]:
    """The top frame."""
    found: dict[str, Any] = at(state, "stack", -1)
    return found


def again(state: State) -> State:
    """The state made anew from its position."""
    return state.game.resume(state.position(), SeededLuck(0))


def bad(code: str | None = None, players: int = 4, mode: str = "standard", **position: Any) -> str:
    """The one line that this position is refused with."""
    with pytest.raises(BadText) as problem:
        given(players, mode, **position)
    assert code is None or problem.value.code == code
    text = str(problem.value)
    assert text and "\n" not in text
    return text


# Moves


@pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (10, "standard"), (2, "two-player"), (10, "parrghty")])
def test_all_games_know_the_same_1366_actions_in_the_same_order(players: int, mode: str) -> None:
    game = pressgang.game("pirates-mark", players, mode=mode)
    assert (len(MOVES), game.moves) == (1366, MOVES)


def test_the_cards_are_the_51_of_the_alphabet() -> None:
    assert (len(CARDS), sorted(CARDS)) == (51, CARDS)


def test_every_notation_is_parsed_back() -> None:
    game = pressgang.game("pirates-mark", 4)
    for action, text in enumerate(MOVES):
        assert (game.notation(action), game.parse(text)) == (text, action)


@pytest.mark.parametrize(("text", "move"), [("  PULL c4 ", "pull C4"), ("Plunder 2   LETTERS-of-marque", f"plunder 2 {LETTERS}")])
def test_case_and_spaces_do_not_matter(text: str, move: str) -> None:
    game = pressgang.game("pirates-mark", 4)
    assert game.parse(text) == MOVES.index(move)


@pytest.mark.parametrize(
    "text", ["", "pull", "pull O1", "pull A13", "pull A0", "bid 0", "bid 169", "nest 1", "nest 6", "turn", "lock gold", "x"]
)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(BadText):
        pressgang.game("pirates-mark", 4).parse(text)


@pytest.mark.parametrize(("mode", "last", "players"), [("standard", "M10", 4), ("two-player", "M10", 2), ("parrghty", "N12", 4)])
def test_the_sea_of_a_mode_has_its_cells_only(mode: str, last: str, players: int) -> None:
    state = given(players, mode, phase="pull", bid={"seat": 1, "count": 3}, caller=0, turn=2) if players > 2 else given(2, mode)
    pulls = [move for move in legal(state) if move.startswith("pull")]
    assert (len(pulls), pulls[-1]) == (168 if mode == "parrghty" else 130, f"pull {last}")


@pytest.mark.parametrize(("seat", "move"), [(0, "bid 131"), (0, "call"), (0, "pull A1"), (1, "bid 5"), (3, "call")])
def test_what_is_not_offered_is_refused_and_changes_nothing(seat: int, move: str) -> None:
    state = given(4, at=MARKS)
    before = state.position()
    with pytest.raises(IllegalMove):
        when(state, move, seat=seat)
    assert state.position() == before


# Keys and their defaults


def test_a_position_of_a_sea_alone() -> None:
    state = given(4)
    assert (state.pending, frame(state), legal(state)[0], legal(state)[-1]) == ((0,), "bid", "bid 1", "bid 130")


@pytest.mark.parametrize(
    ("key", "default"),
    [
        *[("turn", 0), ("bid", None), ("caller", None), ("direction", 1), ("compass", "n"), ("duel", False), ("kiss", None), ("calm", 0)],
        *[
            ("hands", [[], [], [], []]),
            ("marks", [0] * 4),
            ("dead", []),
            ("mates", [None] * 4),
            ("bound", []),
            ("locked", [[], [], [], []]),
        ],
        *[("known", [{}, {}, {}, {}]), ("unsure", [[], [], [], []]), ("looked", [[], [], [], []]), ("roll", None)],
    ],
)
def test_the_default_of(key: str, default: object) -> None:
    assert at(given(4), key) == default


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *[("turn", 2), ("direction", -1), ("compass", "s"), ("calm", 7), ("bound", [1, 3]), ("mates", [None, 3, 0, None])],
        *[("hands", [["ruby"], [], ["parlay", "scurvy"], []]), ("marks", [0, 0, 0, 1]), ("discard", ["jewel", "maelstrom"])],
        *[("bid", {"seat": 3, "count": 7}), ("looked", [["A1"], [], [], []]), ("known", [{"A1": "jewel"}, {}, {}, {}])],
    ],
)
def test_what_a_position_says_is_so(key: str, value: object) -> None:
    place: Position = {"at": MARKS, key: value}
    assert at(given(4, **place), key) == value


def test_the_dead_have_one_mark() -> None:
    assert at(given(4, dead=[3]), "marks") == [0, 0, 0, 1]


def test_cards_named_nowhere_are_in_the_discard_pile() -> None:
    whole = Counter(at(pressgang.game("pirates-mark", 4).start(seed=1), "sea").values())
    state = given(4, sea={"A1": "mark", "B1": "mark", "C1": "treasure"}, hands=[["parlay"], [], [], []], marks=[0, 1, 0, 0])
    named = Counter(["mark", "mark", "mark", "treasure", "parlay"])
    assert Counter(at(state, "discard")) == whole - named


def test_cards_of_links_and_deals_are_not_in_the_discard_pile() -> None:
    assert [card in at(given(4), "discard") for card in ("first-mate", "deal-with-davy-jones")] == [True, True]
    state = given(4, mates=[1, None, None, None], bound=[2])
    assert [card in at(state, "discard") for card in ("first-mate", "deal-with-davy-jones")] == [False, False]


def test_a_kiss_under_way() -> None:
    state = given(4, phase="duel", marks=[0, 0, 1, 0], kiss={"seat": 2, "turns": 2}, at=MARKS)
    assert (at(state, "kiss"), at(state, "duel"), frame(state)) == ({"seat": 2, "turns": 2}, True, "pull")


def test_locked_cards() -> None:
    state = given(4, "parrghty", hands=[["treasure-chest", "ruby"], [], [], []], locked=[["ruby"], [], [], []])
    assert at(state, "locked", 0) == ["ruby"]


def test_memories_in_their_order() -> None:
    state = given(4, known=[{"C1": "jewel", "A1": "mark", "B1": "jewel"}, {}, {}, {}], unsure=[["A1"], [], [], []])
    assert (list(at(state, "known", 0)), at(state, "unsure", 0)) == (["C1", "A1", "B1"], ["A1"])


# The sea


def test_a_range_is_a_rectangle() -> None:
    state = given(4, sea={"B2-D3": "ruby"})
    assert set(at(state, "sea")) == {"B2", "C2", "D2", "B3", "C3", "D3"}


def test_single_cells_win_over_ranges_wherever_they_stand() -> None:
    for sea in ({"A1-B1": "ruby", "B1": "mark"}, {"B1": "mark", "A1-B1": "ruby"}):
        assert at(given(4, sea=sea), "sea") == {"A1": "ruby", "B1": "mark"}


def test_null_and_not_named_are_empty() -> None:
    assert at(given(4, sea={"A1-C1": "ruby", "B1": None}), "sea") == {"A1": "ruby", "C1": "ruby"}


def test_a_question_mark_is_a_card_named_nowhere() -> None:
    whole = Counter(at(pressgang.game("pirates-mark", 4).start(seed=1), "sea").values())
    state = given(4, sea={"A1-M10": "?"})
    assert Counter(at(state, "sea").values()) == whole
    assert (at(state, "discard"), at(given(4, sea={"A1-M10": "?"}), "sea")) == ([], at(state, "sea"))


def test_question_marks_and_named_cards_share_the_deck() -> None:
    state = given(4, sea={"A1-M10": "?", "A1": "mark", "B1": None, "C1": None}, hands=[["maelstrom", "release-the-kraken"], [], [], []])
    sea = Counter(at(state, "sea").values())
    assert (sea["mark"], sea["maelstrom"], sea["release-the-kraken"], at(state, "sea", "A1")) == (3, 0, 0, "mark")


# Short forms of `phase`


def test_phase_bid() -> None:
    state = given(4, phase="bid", turn=2, bid={"seat": 1, "count": 4})
    assert (frame(state), state.pending, legal(state)[0]) == ("bid", (2,), "bid 5")


def test_phase_call() -> None:
    state = given(4, phase="call", turn=2, bid={"seat": 1, "count": 4})
    assert (frame(state), state.pending) == ("call", (0, 3))


def test_phase_answer() -> None:
    state = given(4, phase="answer", **called(hands=[["mutiny"], ["parlay"], [], []]))
    assert (frame(state), state.pending, top(state)["base"], top(state)["extra"]) == ("answer", (0, 1), 5, 0)


def test_phase_answer_without_answers_is_the_pulling() -> None:
    state = given(4, phase="answer", **called())
    assert (frame(state), state.pending, top(state)["owed"]) == ("pull", (1,), 5)


def test_phase_pull_is_an_answer_window_that_is_over() -> None:
    state = given(4, phase="pull", **called(hands=[["mutiny"], ["parlay"], [], []]))
    assert (frame(state), state.pending, top(state)["owed"], top(state)["kind"]) == ("pull", (1,), 5, "called")


def test_phase_pull_notes_that_the_caller_is_marked() -> None:
    state = given(4, phase="pull", **called(1, marks=[0, 0, 0, 1]))
    assert at(when(state, "pull A1"), "dead") == [3]


def test_phase_duel() -> None:
    state = given(4, phase="duel", turn=1, marks=[0, 0, 1, 0], at=MARKS)
    assert (frame(state), state.pending, legal(state), at(state, "duel")) == ("kiss", (2,), ["pass", "kiss"], True)


def test_in_a_duel_the_phase_is_duel_if_nothing_is_said() -> None:
    state = given(4, duel=True, turn=1, at=MARKS)
    assert (frame(state), state.pending, top(state)["kind"], top(state)["owed"]) == ("pull", (1,), "duel", 1)


def test_phase_dice_rolls() -> None:
    state = given(2, "two-player", [("roll", 4)], phase="dice", turn=1, at=MARKS)
    assert (frame(state), state.pending, top(state)["owed"], at(state, "roll")) == ("pull", (1,), 4, 4)


def test_with_two_players_the_phase_is_dice_if_nothing_is_said() -> None:
    state = given(2, "two-player", [("roll", 4)], hands=[["chalices-of-cortez"], []])
    assert (frame(state), state.pending, top(state)["base"], top(state)["extra"]) == ("dice", (0,), 4, 0)


def test_short_forms_do_not_settle_first() -> None:
    state = given(4, phase="bid", sea={"A1-B1": "jewel"}, marks=[0, 0, 1, 1])
    assert (frame(state), at(state, "duel")) == ("bid", False)


# Stacks


TURN: Position = {
    "frame": "turn",
    "called": 1,
    "queue": [],
    "mark_drawn": False,
    "judged": False,
    "caller_marked": False,
    "unmarked": [0, 1, 2, 3],
}
PULL: Position = {
    "frame": "pull",
    "seat": 1,
    "kind": "called",
    "owed": 4,
    "whirls": [],
    "plank": None,
    "selectors": [],
    "winds": None,
    "hands_on_deck": 0,
}


def stacked(*frames: Position, **more: Any) -> State:
    """A position in the middle of seat 1's turn."""
    return given(4, **called(**{"stack": list(frames), **more}))


def test_a_plain_pull_frame() -> None:
    state = stacked(TURN, PULL)
    assert (state.pending, at(state, "stack"), len(legal(state))) == ((1,), [TURN, PULL], 130)


def test_a_whirl_in_a_stack() -> None:
    assert legal(stacked(TURN, {**PULL, "whirls": [["A1"], ["B2", "C3"]]})) == ["pull B2", "pull C3"]


def test_every_card_may_lie_in_a_whirl() -> None:
    cells = [cell for cell in CELLS if cell[0] != "N" and int(cell[1:]) <= 9][: len(CARDS)]
    state = stacked(TURN, {**PULL, "whirls": [cells]}, at=dict(zip(cells, CARDS, strict=True)))
    assert legal(state) == [f"pull {cell}" for cell in cells]


def test_a_plank_in_a_stack() -> None:
    assert legal(stacked(TURN, {**PULL, "plank": ["e", "C4"]}, at={"D4": None})) == ["pull E4"]


def test_the_whirl_of_the_specification_goes_before_its_plank() -> None:
    state = stacked(TURN, {**PULL, "whirls": [["B2"]], "plank": ["e", "C4"]})
    assert legal(state) == ["pull B2"]
    assert legal(when(state, "pull B2")) == ["pull D4"]


def test_selectors_in_a_stack() -> None:
    assert stacked(TURN, {**PULL, "selectors": [3, 0]}).pending == (3,)


def test_winds_in_a_stack() -> None:
    assert stacked(TURN, {**PULL, "winds": 3}).pending == (3,)


def test_hands_on_deck_in_a_stack() -> None:
    state = when(stacked(TURN, {**PULL, "owed": 1, "hands_on_deck": 1}), "pull A1")
    assert (state.pending, top(state)["kind"]) == ((2,), "sweep")


def test_a_queue_in_a_stack() -> None:
    state = when(stacked({**TURN, "queue": [[2, 3, "fight"]]}, {**PULL, "owed": 1}), "pull A1")
    assert (state.pending, top(state)["kind"], top(state)["owed"]) == ((2,), "fight", 3)


def test_a_mark_drawn_in_a_stack_saves_the_caller() -> None:
    state = when(stacked({**TURN, "mark_drawn": True}, {**PULL, "owed": 1}), "pull A1")
    assert (frame(state), state.pending) == ("bid", (2,))


def test_a_judged_turn_in_a_stack_is_not_judged_again() -> None:
    state = when(stacked({**TURN, "judged": True}, {**PULL, "seat": 3, "kind": "punishment", "owed": 1}), "pull A1")
    assert (frame(state), state.pending) == ("bid", (2,))


def test_a_marked_caller_in_a_stack_dies() -> None:
    state = when(stacked({**TURN, "caller_marked": True, "unmarked": [0, 1, 2]}, {**PULL, "owed": 1}, marks=[0, 0, 0, 1]), "pull A1")
    assert at(state, "dead") == [3]


def test_a_caller_without_a_mark_is_no_marked_caller() -> None:
    with pytest.raises(BadText) as caught:
        stacked({**TURN, "caller_marked": True}, {**PULL, "owed": 1})
    assert caught.value.code == "position-business"


@pytest.mark.parametrize(
    ("over", "seat", "moves"),
    [
        ({"frame": "mark", "seat": 1, "pulled": True}, 1, ["accept"]),
        ({"frame": "mark", "seat": 2, "pulled": False}, 2, ["accept"]),
        ({"frame": "mate", "seat": 1}, 1, ["mate 0", "mate 2", "mate 3"]),
        ({"frame": "water", "seat": 1}, 1, ["discard parlay"]),
        ({"frame": "compass", "seat": 1}, 1, ["turn left", "turn right"]),
        ({"frame": "peek", "seat": 1, "left": 2, "chosen": []}, 1, ["done", "peek A1"]),
        ({"frame": "peek", "seat": 1, "left": 2, "chosen": ["A1"]}, 1, ["done", "peek B1"]),
        ({"frame": "blind", "seat": 1, "takers": [3, 0]}, 3, ["pass", "take"]),
        ({"frame": "return", "seat": 1, "cards": ["ruby"]}, 1, ["sink A1", "sink B1"]),
        ({"frame": "return", "seat": 2, "cards": ["mark", "ruby"]}, 2, ["scatter", "sink A1"]),
    ],
)
def test_a_frame_over_the_pulling(over: Position, seat: int, moves: list[str]) -> None:
    state = stacked(TURN, PULL, over, hands=[[], ["parlay"], [], []], at={"H7": None, "G7": None})
    assert (state.pending, legal(state)[: len(moves)]) == ((seat,), moves)


def test_a_revive_frame() -> None:
    state = stacked(TURN, PULL, {"frame": "revive", "seat": 1}, dead=[0], at={"H7": None})
    assert legal(state) == ["revive 0"]


# There and back


def reached() -> list[tuple[str, State]]:
    """A state in the middle of every kind of frame, with its name."""
    here = called
    cells = {"B1": None, "D1": None}
    fight: Position = {"hands": [["mutiny"], ["sword-fight", "parlay"], [], []]}
    spin = {"C4": "walk-the-plank-e", "D4": "whirlpool", "D3": "winds-of-fate"}
    return [
        ("bid", given(4, at=MARKS)),
        ("bid", when(given(4, at=MARKS, compass="e", direction=-1, calm=3), "bid 7", "pass", "pass")),
        ("call", when(given(4, at=MARKS), "bid 7", "pass")),
        ("answer", given(4, phase="answer", **here(hands=[["mutiny"], ["parlay"], [], []]))),
        ("answer", when(given(4, "parrghty", phase="answer", **here(**fight)), "mutiny", "fight 2")),
        ("pull", when(given(4, "parrghty", phase="answer", **here(**fight)), "mutiny", "fight 2", "pass")),
        ("pull", when(given(4, phase="pull", **here(at=spin)), "pull C4", "pull D4", "pull D3")),
        ("pull", when(given(4, phase="pull", **here(at={"C4": "mass-mutiny", "D4": "all-hands-on-deck"})), "pull C4", "pull D4")),
        ("pull", when(given(4, phase="pull", **here(at={"C4": "release-the-kraken"})), "pull C4", "pull A1")),
        ("pull", when(given(4, phase="pull", **here(1)), "pull A1")),
        ("mark", when(given(4, phase="pull", **here(at={"C4": "mark"}, hands=[[], [LETTERS], [], []])), "pull C4")),
        (
            "mark",
            when(given(4, phase="pull", **here(at={"C4": "mark"}, hands=[[], ["queen-annes-revenge"], [], []])), "pull C4", "queen 2"),
        ),
        (
            "return",
            when(
                given(4, phase="pull", **here(at={"C4": "maelstrom", **cells}, hands=[[], ["ruby", "rum"], [], []])), "pull C4", "sink B1"
            ),
        ),
        (
            "return",
            when(given(5, phase="pull", **here(at={"C4": "trident-of-poseidon", **cells}, marks=[1, 0, 1, 0, 1])), "pull C4", "sink B1"),
        ),
        ("peek", when(given(4, phase="pull", **here(hands=[[], ["crows-nest-3"], [], []])), "nest 3", "peek A1")),
        ("peek", when(given(4, phase="answer", **here(hands=[[], ["blackbeards-sword"], [], []])), "sword")),
        ("mate", when(given(4, phase="pull", **here(at={"C4": "first-mate"})), "pull C4")),
        ("pull", when(given(4, phase="pull", **here(at={"C4": "first-mate"})), "pull C4", "mate 2")),
        ("water", when(given(4, phase="pull", **here(at={"C4": "taking-on-water"}, hands=[[], ["parlay"], [], []])), "pull C4")),
        (
            "blind",
            when(
                given(4, "parrghty", phase="pull", **here(at={"C4": "abandon-ship"}, hands=[[], ["ruby", "rum"], [], []])),
                "pull C4",
                "pass",
            ),
        ),
        ("compass", when(given(4, "parrghty", phase="pull", **here(at={"C4": "alter-course"})), "pull C4")),
        ("revive", when(given(4, "parrghty", phase="pull", **here(at={"C4": "green-flash"}, dead=[0])), "pull C4")),
        ("return", when(given(4, "parrghty", phase="pull", **here(at={"C4": "green-flash"}, dead=[0])), "pull C4", "revive 0")),
        ("kiss", given(5, phase="duel", marks=[0, 0, 1, 1, 0], hands=[[], ["mutiny"], [], [], []], at=MARKS)),
        ("kiss", when(given(5, phase="duel", marks=[0, 0, 1, 1, 0], hands=[[], ["mutiny"], [], [], []], at=MARKS), "mutiny")),
        ("pull", when(given(4, phase="duel", marks=[0, 0, 1, 0], at=MARKS), "kiss")),
        ("dice", given(2, "two-player", [("roll", 5)], at=MARKS, hands=[["chalices-of-cortez"], ["mutiny"]])),
        ("dice", when(given(2, "two-player", [("roll", 5)], at=MARKS, hands=[["chalices-of-cortez"], ["mutiny"]]), "chalices")),
        ("pull", when(given(2, "two-player", [("roll", 5)], at=MARKS, marks=[3, 4]), "pull A1")),
        ("over", when(given(4, phase="pull", **{**here(1), "at": {"C4": "mark"}}), "pull C4", "accept")),
    ]


def test_every_frame_comes_back_from_its_position() -> None:
    seen = set()
    for name, state in reached():
        twin = again(state)
        assert (frame(state), twin.position(), twin.pending) == (name, state.position(), state.pending)
        assert [twin.actions(seat) for seat in range(state.game.players)] == [state.actions(seat) for seat in range(state.game.players)]
        assert (twin == state, hash(twin) == hash(state), twin.standing()) == (True, True, state.standing())
        seen.add(name)
    frames = "bid call answer pull mark return peek mate water blind compass revive kiss dice over"
    assert seen == set(frames.split())


def test_what_comes_back_goes_on_alike() -> None:
    for _name, state in reached():
        for seat in state.pending:
            for action in (state.actions(seat)[0], state.actions(seat)[-1]):
                one, two = again(state), again(state)
                one.play(seat, action)
                two.play(seat, action)
                assert one.position() == two.position()


@pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (6, "standard"), (2, "two-player"), (4, "parrghty")])
def test_a_whole_game_comes_back_from_every_position(players: int, mode: str) -> None:
    state = pressgang.game("pirates-mark", players, mode=mode).start(seed=11)
    dice = pressgang.Dice(11)
    while state.pending:
        twin = again(state)
        assert (twin.position(), twin.pending) == (state.position(), state.pending)
        seat = state.pending[0]
        state.play(seat, state.any_action(seat, dice))
    assert again(state).position() == state.position()


def test_the_phase_of_a_state_is_the_name_of_its_top_frame() -> None:
    for name, state in reached():
        assert at(state, "phase") == name


def test_a_position_tells_how_many_cards_are_left_and_owed() -> None:
    state = given(4, phase="pull", **called(5))
    when(state, "pull A1")
    assert (at(state, "left"), at(state, "marks_left"), at(state, "owed"), at(state, "mode")) == (129, 3, 4, "standard")
    assert (at(given(4, at=MARKS), "owed"), at(given(4), "marks_left")) == (0, 0)


def test_scores() -> None:
    assert given(5, marks=[0, 1, 0, 0, 1], dead=[4], at=MARKS).standing().scores == (2, 1, 2, 2, 0)
    assert given(2, "two-player", marks=[3, 1], at=MARKS).standing().scores == (2, 4)


# What is refused


def test_an_unknown_key_is_refused() -> None:
    assert "sky" in bad(sky={})


@pytest.mark.parametrize(
    "place", [{"hands": [["gold"], [], [], []]}, {"discard": ["gold"]}, {"at": {"A1": "gold"}}, {"known": [{"A1": "gold"}, {}, {}, {}]}]
)
def test_an_unknown_card_is_refused(place: Position) -> None:
    assert "gold" in bad(**place)


@pytest.mark.parametrize("cell", ["O1", "A0", "A11", "N1", "a", "AA1", "1A", "", "A1-", "A1-Z9"])
def test_an_unknown_cell_is_refused(cell: str) -> None:
    bad(at={cell: "mark"})


def test_the_cells_of_parrghty_are_unknown_elsewhere() -> None:
    assert at(given(4, "parrghty", at={"N12": "mark"}), "sea", "N12") == "mark"
    assert "N12" in bad(at={"N12": "mark"})


def test_an_unknown_cell_of_a_memory_is_refused() -> None:
    assert "Z9" in bad(known=[{"Z9": "jewel"}, {}, {}, {}])
    assert "Z9" in bad(looked=[["Z9"], [], [], []])


def test_a_dead_seat_with_a_hand_is_refused() -> None:
    bad(dead=[2], hands=[[], [], ["ruby"], []])


@pytest.mark.parametrize("marks", [[0, 2, 0, 0], [0, 0, 0, 3], [0, -1, 0, 0]])
def test_more_than_one_mark_is_refused(marks: list[int]) -> None:
    bad(marks=marks, turn=0)


def test_with_two_players_several_marks_are_fine() -> None:
    assert at(given(2, "two-player", marks=[3, 4], at=MARKS), "marks") == [3, 4]
    bad(players=2, mode="two-player", marks=[6, 0], at=MARKS)


def test_a_locked_card_must_be_in_the_hand() -> None:
    assert "locked" in bad(mode="parrghty", hands=[["treasure-chest"], [], [], []], locked=[["ruby"], [], [], []])


def test_there_must_be_a_chest_for_every_locked_card() -> None:
    bad(mode="parrghty", hands=[["treasure-chest", "ruby", "rum"], [], [], []], locked=[["ruby", "rum"], [], [], []])
    bad(hands=[["ruby"], [], [], []], locked=[["ruby"], [], [], []])


def test_a_sure_memory_must_be_right_and_an_unsure_one_need_not() -> None:
    assert "A1" in bad(known=[{"A1": "mark"}, {}, {}, {}])
    state = given(4, known=[{"A1": "mark"}, {}, {}, {}], unsure=[["A1"], [], [], []])
    assert at(state, "known", 0) == {"A1": "mark"}


def test_nobody_remembers_an_empty_cell() -> None:
    assert "A1" in bad(at={"A1": None}, known=[{"A1": "mark"}, {}, {}, {}], unsure=[["A1"], [], [], []])
    assert "A1" in bad(at={"A1": None}, looked=[["A1"], [], [], []])


def test_only_what_is_remembered_can_be_unsure() -> None:
    bad(unsure=[["A1"], [], [], []])


def test_a_bid_above_the_sea_is_refused() -> None:
    assert at(given(4, bid={"seat": 3, "count": 130}), "bid") == {"seat": 3, "count": 130}
    bad(bid={"seat": 3, "count": 131})


@pytest.mark.parametrize("over", [{"frame": "return", "seat": 1, "cards": ["ruby"]}, {"frame": "mark", "seat": 1, "pulled": True}])
def test_a_card_that_goes_back_to_a_full_sea_is_refused(over: Position) -> None:
    with pytest.raises(BadText) as caught:
        stacked(TURN, PULL, over)
    assert (caught.value.code, caught.value.facts) == ("position-room", {"left": 130, "back": 1, "cells": 130})
    assert stacked(TURN, PULL, over, at={"H7": None}).pending == (1,)


def test_a_hand_that_finds_no_room_in_a_full_sea_is_discarded_before_everybody() -> None:
    """Only positions come to this: in a game there is a cell for every card."""
    state = stacked(TURN, {**PULL, "owed": 1}, hands=[[], ["ruby", "rum"], [], []], at={"C4": "maelstrom"}, discard=[])
    when(state, "pull C4", "sink C4")
    assert (hand(state, 1), sorted(at(state, "discard"))) == ([], ["maelstrom", "rum"])
    assert ("overboard", ["rum"]) in [(event.what, list(event.cards)) for event in state.heard or []]


def test_an_empty_sea_is_refused() -> None:
    bad(sea={})


@pytest.mark.parametrize("place", [{"marks": [0, 1, 1, 1]}, {"marks": [0, 1, 1, 1], "dead": [3]}])
def test_fewer_than_two_unmarked_seats_are_refused(place: Position) -> None:
    bad(**place)


@pytest.mark.parametrize("phase", ["bid", "call", "duel"])
def test_a_marked_turn_is_refused(phase: str) -> None:
    bad(phase=phase, turn=1, marks=[0, 1, 0, 0], bid={"seat": 0, "count": 3} if phase == "call" else None)


def test_with_a_stack_fewer_unmarked_seats_and_an_empty_sea_are_fine() -> None:
    turn = {**TURN, "queue": [[2, 1, "sweep"]], "mark_drawn": True}
    state = stacked(turn, {**PULL, "owed": 1}, marks=[1, 0, 1, 1])
    assert state.pending == (1,)


@pytest.mark.parametrize(
    "place", [{"phase": "call"}, {"phase": "answer"}, {"phase": "answer", "bid": {"seat": 1, "count": 3}}, {"phase": "pull", "caller": 3}]
)
def test_a_phase_needs_its_bid_and_its_caller(place: Position) -> None:
    bad(**place)


@pytest.mark.parametrize(
    "place",
    [
        *[{"turn": 4}, {"turn": "0"}, {"caller": 9}, {"direction": 0}, {"direction": 2}, {"compass": "x"}, {"duel": "yes"}, {"calm": -1}],
        *[{"phase": "sail"}, {"bid": {"seat": 0}}, {"bid": 7}, {"kiss": {"seat": 9, "turns": 3}}, {"hands": [[]]}, {"marks": [0, 0]}],
        *[{"dead": [4]}, {"mates": [4, None, None, None]}, {"bound": [7]}, {"locked": {}}, {"known": {}}, {"looked": [[]]}],
        *[{"stack": [{"frame": "sail"}]}, {"stack": {}}, {"stack": [7]}, {"hands": "ruby"}, {"discard": "ruby"}, {"at": {"A1": 7}}],
    ],
)
def test_nonsense_is_refused_in_one_line(place: Position) -> None:
    bad(**place)


def test_the_phase_dice_is_for_two_players() -> None:
    bad(phase="dice")


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "standard"), (11, "standard"), (3, "two-player"), (1, "two-player"), (2, "parrghty"), (11, "parrghty")]
)
def test_a_mode_has_its_number_of_players(players: int, mode: str) -> None:
    with pytest.raises(BadOption):
        pressgang.game("pirates-mark", players, mode=mode)


# Chance


def match(players: int, mode: str, luck: list[tuple[str, object]], *moves: str, **position: Any) -> Match:
    """A match in this position after these moves."""
    cells = position.pop("at", {})
    sea = {"A1-N12" if mode == "parrghty" else "A1-M10": "jewel", **cells}
    made = Match(Record("pirates-mark", {"mode": mode}, SEATS[:players], luck, position={"sea": sea, **position}))
    for move in moves:
        made.play(made.state.pending[0], made.game.parse(move))
    return made


def test_a_drift_is_written_down() -> None:
    place = called(at={"C4": "maelstrom", "D4": None, "H7": "orange"}, hands=[[], ["ruby"], [], []])
    made = match(4, "standard", [("drift", "D4")], "pull C4", "sink H7", phase="pull", **place)
    assert (at(made.state, "sea", "H7"), at(made.state, "sea", "D4")) == ("ruby", "orange")
    assert made.record().luck == [("drift", "D4")]
    assert made.record().replay().position() == made.state.position()


def test_a_drift_into_the_only_empty_cell_is_not_asked_for() -> None:
    place = called(at={"C4": "maelstrom", "H7": "orange"}, hands=[[], ["ruby"], [], []])
    assert match(4, "standard", [], "pull C4", "sink H7", phase="pull", **place).record().luck == []


def test_a_card_sunk_into_an_empty_cell_does_not_drift() -> None:
    place = called(at={"C4": "maelstrom", "D4": None}, hands=[[], ["ruby"], [], []])
    assert match(4, "standard", [], "pull C4", "sink D4", phase="pull", **place).record().luck == []


@pytest.mark.parametrize("cell", ["A1", "Z9", 7])
def test_a_drift_to_a_full_or_unknown_cell_is_bad_luck(cell: object) -> None:
    place = called(at={"C4": "maelstrom", "D4": None}, hands=[[], ["ruby"], [], []])
    with pytest.raises(BadLuck):
        match(4, "standard", [("drift", cell)], "pull C4", "sink H7", phase="pull", **place)


def test_a_scatter_is_written_down_in_return_order() -> None:
    place = called(at={"C4": "maelstrom", "D4": None}, hands=[[], ["ruby", "parlay"], [], []])
    made = match(4, "standard", [("scatter", ["D4", "C4"])], "pull C4", "scatter", phase="pull", **place)
    assert (at(made.state, "sea", "D4"), at(made.state, "sea", "C4")) == ("parlay", "ruby")
    assert made.record().luck == [("scatter", ["D4", "C4"])]


def test_a_blind_card_is_written_down_and_the_last_one_is_not_asked_for() -> None:
    place = called(at={"C4": "abandon-ship"}, hands=[[], ["ruby", "parlay"], [], []])
    made = match(4, "parrghty", [("blind", "parlay")], "pull C4", "take", "take", phase="pull", **place)
    assert (hand(made.state, 3), hand(made.state, 0)) == (["parlay"], ["ruby"])
    assert made.record().luck == [("blind", "parlay")]


def test_a_blind_card_that_is_not_there_is_bad_luck() -> None:
    place = called(at={"C4": "abandon-ship"}, hands=[[], ["ruby", "parlay"], [], []])
    with pytest.raises(BadLuck):
        match(4, "parrghty", [("blind", "rum")], "pull C4", "take", phase="pull", **place)


def test_rolls_are_written_down() -> None:
    made = match(2, "two-player", [("roll", 1), ("roll", 6)], "pull A1", at=MARKS)
    assert (at(made.state, "turn"), at(made.state, "owed"), at(made.state, "roll")) == (1, 6, 6)
    assert made.record().luck == [("roll", 6)]


@pytest.mark.parametrize("number", [0, 7, "six"])
def test_a_roll_is_from_one_to_six(number: object) -> None:
    with pytest.raises(BadLuck):
        given(2, "two-player", [("roll", number)], at=MARKS)


def test_all_rolls_come() -> None:
    rolls = {at(Record("pirates-mark", {"mode": "two-player"}, SEATS[:2], seed=seed).replay(), "roll") for seed in range(60)}
    assert rolls == {1, 2, 3, 4, 5, 6}


# The page about the cards


PAGE = Path(__file__).parents[2] / "docs" / "pirates-mark-cards.md"


def test_the_page_about_the_cards_names_all_of_them() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [card for card in CARDS if f"`{card}`" not in page] == []


def test_the_tests_that_the_page_names_exist() -> None:
    named = set(re.findall(r"`(test_\w+\.py)::(test_\w+)`", PAGE.read_text(encoding="utf-8")))
    missing = [(file, name) for file, name in named if f"def {name}(" not in (Path(__file__).parent / file).read_text(encoding="utf-8")]
    assert (missing, len(named) > 100) == ([], True)


@pytest.mark.parametrize("kiss", [3, {"seat": 0}, {"turns": 2}, {"seat": 0, "turns": 2, "more": 1}])
def test_a_kiss_has_a_seat_and_turns_and_nothing_else(kiss: object) -> None:
    with pytest.raises(BadText) as refused:
        given(kiss=kiss)
    assert refused.value.code == "position-kiss"


@pytest.mark.parametrize("count", [1, 2, 130])
def test_a_called_bid_however_small_has_a_position(count: int) -> None:
    state = answering(count, hands={1: ["parlay"]})
    assert at(state, "stack", -1, "frame") == "answer"
    again = state.game.resume(state.position(), SeededLuck(0))
    assert (again.pending, legal(again)) == (state.pending, legal(state))
