"""Records: a game as text, and what is said about a text that is none."""

from __future__ import annotations

import json
from statistics import correlation

import pytest

from pressgang import BadLuck, BadOption, BadText, Dice, IllegalMove, Match, Problem, Record, State

DMD = "dead-mans-draw"
SEATS = ["Eliza", "Zach"]


def text(**changes: object) -> str:
    """A record as text, sound but for these changes."""
    data: dict[str, object] = {"pressgang": 1, "game": DMD, "options": {}, "seats": SEATS, "seed": 3, "luck": [], "moves": []}
    return json.dumps({key: value for key, value in (data | changes).items() if value != "nothing"})


def replay(**changes: object) -> State:
    return Record.loads(text(**changes)).replay()


def unreadable(written: str) -> BadText:
    """What is wrong with a text."""
    with pytest.raises(BadText) as caught:
        Record.loads(written)
    return caught.value


def wrong(kind: type[Problem], **changes: object) -> Problem:
    """What is wrong with a record that can be read but not played."""
    with pytest.raises(kind) as caught:
        replay(**changes)
    assert type(caught.value) is kind
    return caught.value


# A text that is no record


def test_the_record_that_these_tests_change_is_sound() -> None:
    assert replay().pending


@pytest.mark.parametrize("written", ["", "{", "draw, bank", '{"pressgang": 1,}', "[" * 100_000])
def test_a_record_is_json(written: str) -> None:
    problem = unreadable(written)
    assert problem.code == "record-json"
    assert problem.facts["why"]


@pytest.mark.parametrize("written", ["[]", "1", "null", '"pressgang"'])
def test_a_record_is_an_object(written: str) -> None:
    assert unreadable(written).code == "record-object"


@pytest.mark.parametrize("version", [0, 2, "1", True, 1.0, None, [1]])
def test_another_version_is_refused(version: object) -> None:
    problem = unreadable(text(pressgang=version))
    assert problem.code == "record-version"
    assert problem.facts == {"found": json.dumps(version), "version": 1}


def test_a_record_without_a_version_is_refused() -> None:
    problem = unreadable(text(pressgang="nothing"))
    assert (problem.code, problem.facts["found"]) == ("record-version", "null")


def test_an_unknown_key_is_refused() -> None:
    problem = unreadable(text(option={}))
    assert (problem.code, problem.facts["key"]) == ("record-key", "option")
    assert "options" in str(problem.facts["keys"]).split(", ")


@pytest.mark.parametrize("game", ["nothing", None, 3, ["dead-mans-draw"]])
def test_a_record_names_its_game(game: object) -> None:
    assert unreadable(text(game=game)).code == "record-game"


@pytest.mark.parametrize("options", [None, [], "traits", 1])
def test_options_are_an_object(options: object) -> None:
    assert unreadable(text(options=options)).code == "record-options"


@pytest.mark.parametrize("seats", ["nothing", None, [], 2, "Eliza", ["Eliza", 2], ["Eliza", None], {"Eliza": 0}])
def test_seats_are_a_list_of_names(seats: object) -> None:
    assert unreadable(text(seats=seats)).code == "record-seats"


@pytest.mark.parametrize("seed", ["3", 3.0, True, [3]])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    assert unreadable(text(seed=seed)).code == "record-seed"


@pytest.mark.parametrize("asked", ["1", 1.0, True, None, [1], -1, 1001, 10**30])
def test_how_often_chance_was_asked_is_a_small_number(asked: object) -> None:
    problem = unreadable(text(asked=asked))
    assert (problem.code, problem.facts) == ("record-asked", {"most": 1000})


@pytest.mark.parametrize("position", [[], "start", 1])
def test_a_position_is_an_object(position: object) -> None:
    assert unreadable(text(position=position)).code == "record-position"


@pytest.mark.parametrize("key", ["luck", "moves"])
@pytest.mark.parametrize("entries", [None, {}, "draw", 3])
def test_luck_and_moves_are_lists(key: str, entries: object) -> None:
    problem = unreadable(text(**{key: entries}))
    assert (problem.code, problem.facts) == ("record-list", {"key": key})


@pytest.mark.parametrize("entry", ["first", ["first"], ["first", 0, 1], [0, "first"], {"first": 0}, None])
def test_a_luck_entry_is_a_name_and_what_came(entry: object) -> None:
    problem = unreadable(text(luck=[["first", 0], entry]))
    assert (problem.code, problem.facts) == ("record-luck", {"entry": 1, "found": json.dumps(entry)})


@pytest.mark.parametrize("entry", ["draw", [0], [0, "draw", 1], ["draw", 0], [True, "draw"], [0.0, "draw"], [0, None], {"0": "draw"}])
def test_a_move_entry_is_a_seat_and_a_move(entry: object) -> None:
    problem = unreadable(text(moves=[[0, "draw"], entry]))
    assert (problem.code, problem.facts) == ("record-moves", {"entry": 1, "found": json.dumps(entry)})


# A record that cannot be played


def test_an_unknown_game_is_refused() -> None:
    problem = wrong(BadOption, game="uno")
    assert (problem.code, problem.facts["name"]) == ("no-such-game", "uno")


def test_an_unknown_option_is_refused() -> None:
    problem = wrong(BadOption, options={"trait": True})
    assert (problem.code, problem.facts["option"]) == ("option-unknown", "trait")


def test_a_bad_option_value_is_refused() -> None:
    problem = wrong(BadOption, options={"variant": "calm-sea"})
    assert (problem.code, problem.facts["option"], problem.facts["value"]) == ("option-value", "variant", "calm-sea")


@pytest.mark.parametrize("players", [1, 9])
def test_too_few_or_too_many_seats_are_refused(players: int) -> None:
    problem = wrong(BadOption, seats=["Anne"] * players)
    assert (problem.code, problem.facts["players"]) == ("players-range", players)


def bad_position(options: dict[str, object] | None = None, /, **position: object) -> tuple[str, dict[str, object]]:
    """What is wrong with a position."""
    problem = wrong(BadText, options=options or {}, position=position)
    return problem.code, problem.facts


def test_a_position_with_an_unknown_key_is_refused() -> None:
    code, facts = bad_position(bank=[])
    assert (code, facts["key"]) == ("position-key", "bank")
    assert "banks" in str(facts["keys"]).split(", ")


@pytest.mark.parametrize("card", ["kraken-8", "kraken", "Kraken-7", "mermaid-2", 7, None, ["key-2"]])
def test_a_position_with_a_card_that_there_is_not_is_refused(card: object) -> None:
    assert bad_position(draw=["key-2", card]) == ("position-card", {"card": str(card), "key": "draw"})


@pytest.mark.parametrize("key", ["draw", "discard", "play"])
def test_a_position_with_a_card_twice_is_refused(key: str) -> None:
    code, facts = bad_position(banks=[["key-4"], []], **{key: ["key-4"]})
    assert code == "position-card-twice"
    assert facts["card"] == "key-4"


def test_in_a_party_a_card_may_lie_there_twice() -> None:
    assert replay(seats=["Anne"] * 5, position={"draw": ["key-4", "key-4"]}).pending


def test_in_a_party_a_card_may_not_lie_there_three_times() -> None:
    problem = wrong(BadText, seats=["Anne"] * 5, position={"draw": ["key-4", "key-4"], "discard": ["key-4"]})
    assert (problem.code, problem.facts) == ("position-card-twice", {"card": "key-4", "key": "draw"})


@pytest.mark.parametrize("seat", [-1, 2, "0", True, None, 0.0, 10**30])
def test_a_position_with_a_bad_seat_is_refused(seat: object) -> None:
    assert bad_position(turn=seat) == ("position-number", {"key": "turn", "found": json.dumps(seat), "fewest": 0, "most": 1})


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_a_victim_who_does_not_sit_there_is_refused(seat: object) -> None:
    assert bad_position(locker=[seat, None]) == ("position-number", {"key": "locker", "found": json.dumps(seat), "fewest": 0, "most": 1})


def test_nobody_is_their_own_victim() -> None:
    assert bad_position(locker=[None, 1], traits=[None, "davy-jones-locker"]) == ("position-locker", {"seat": 1})


@pytest.mark.parametrize("trait", [None, "parry"])
def test_only_davy_jones_locker_has_a_victim(trait: str | None) -> None:
    assert bad_position(locker=[1, None], traits=[trait, None]) == ("position-locker-trait", {"seat": 0})
    assert replay(position={"locker": [1, None], "traits": ["davy-jones-locker", None]}).pending


def test_a_play_area_that_would_have_bust_is_refused() -> None:
    assert bad_position(play=["key-4", "map-2", "key-5"]) == ("position-clash", {"card": "key-5"})


def test_on_strange_lands_equal_numbers_clash() -> None:
    assert bad_position({"variant": "strange-lands"}, play=["key-4", "key-5", "map-4"]) == ("position-clash", {"card": "map-4"})


@pytest.mark.parametrize("key", ["banks", "traits", "locker", "known"])
@pytest.mark.parametrize("length", [0, 1, 3])
def test_a_list_of_another_length_than_the_table_is_refused(key: str, length: int) -> None:
    entries: list[object] = [[] if key == "banks" else 0 if key == "known" else None] * length
    assert bad_position(**{key: entries}) == ("position-per-seat", {"key": key, "found": length, "players": 2})


@pytest.mark.parametrize("key", ["play", "draw", "discard", "banks", "traits", "protected", "stack"])
def test_what_should_be_a_list_is_one(key: str) -> None:
    assert bad_position(**{key: "key-4"}) == ("position-list", {"key": key})


def test_a_bank_is_a_list() -> None:
    assert bad_position(banks=["key-4", []]) == ("position-list", {"key": "banks"})


@pytest.mark.parametrize("key", ["drawn", "over"])
def test_what_should_be_yes_or_no_is_that(key: str) -> None:
    assert bad_position(**{key: 1}) == ("position-flag", {"key": key, "found": "1"})


@pytest.mark.parametrize("owed", [-1, 100, "2", True, 10**30])
def test_a_debt_is_a_number(owed: object) -> None:
    code, facts = bad_position(owed=owed)
    assert (code, facts["key"], facts["found"]) == ("position-number", "owed", json.dumps(owed))


def test_only_cards_of_the_play_area_are_protected() -> None:
    assert bad_position(play=["key-4"], protected=["map-3"]) == ("position-card-twice", {"card": "map-3", "key": "protected"})


def test_a_trait_that_there_is_not_is_refused() -> None:
    code, facts = bad_position(traits=["pirate", None])
    assert (code, facts["name"]) == ("no-such-trait", "pirate")


def test_a_trait_that_two_cannot_have_is_refused() -> None:
    assert bad_position(traits=["parry", "parry"]) == ("position-trait-left", {"trait": "parry"})


def test_siren_is_there_only_with_the_mermaid_ability() -> None:
    assert bad_position(traits=["siren", None]) == ("position-trait-left", {"trait": "siren"})
    assert replay(options={"mermaid": True}, position={"traits": ["siren", None]}).pending


def test_two_traits_are_dealt() -> None:
    assert bad_position({"traits": True}, dealt=[["parry"], ["miser", "mystic"]]) == ("position-dealt", {"count": 2})


def test_a_trait_that_was_kept_was_dealt() -> None:
    dealt = [["parry", "navigator"], ["miser", "mystic"]]
    assert bad_position({"traits": True}, dealt=dealt, traits=[None, "parry"]) == ("position-kept", {"trait": "parry", "seat": 1})


def test_traits_are_dealt_only_while_somebody_chooses() -> None:
    dealt = [["parry", "navigator"], ["miser", "mystic"]]
    assert bad_position({"traits": True}, dealt=dealt, traits=["parry", "miser"])[0] == "position-dealt-done"


def test_a_variant_that_is_not_played_is_refused() -> None:
    assert bad_position(variant="sudden-death") == ("position-variant", {"variant": "sudden-death", "option": "null"})


@pytest.mark.parametrize(
    "frame",
    [
        "hook",
        {},
        {"frame": "key"},
        {"frame": "parry"},
        {"frame": ["hook"]},
        {"frame": "map"},
        {"frame": "hook", "size": 2},
        {"frame": "plunderer"},
        {"frame": "hook", "times": 0},
    ],
)
def test_unfinished_business_that_there_is_not_is_refused(frame: object) -> None:
    code, facts = bad_position(banks=[["hook-4"], []], stack=[{"frame": "hook"}, frame])
    assert (code, facts["entry"]) == ("position-frame", 1)


@pytest.mark.parametrize(("frame", "options"), [("mermaid", {}), ("hook", {"abilities": ["anchor"]}), ("sword", {"abilities": []})])
def test_unfinished_business_of_a_suit_without_an_ability_is_refused(frame: str, options: dict[str, object]) -> None:
    code, facts = bad_position(options, banks=[["key-4"], ["map-4"]], play=["anchor-3"], stack=[{"frame": frame}])
    assert (code, facts["entry"]) == ("position-frame", 0)


def test_a_map_shows_cards_of_the_discard_pile() -> None:
    code, facts = bad_position(play=["map-4"], stack=[{"frame": "map", "shown": ["key-2"]}])
    assert (code, facts) == ("position-card-twice", {"card": "key-2", "key": "shown"})


def test_a_map_shows_four_cards_to_the_navigator_only() -> None:
    shown = ["key-3", "key-4", "key-5", "key-6"]
    position = {"discard": shown, "play": ["map-4"], "stack": [{"frame": "map", "shown": shown}]}
    assert bad_position(**position) == ("position-map", {"entry": 0})
    assert bad_position(**position, traits=[None, "navigator"]) == ("position-map", {"entry": 0})
    assert len(replay(position={**position, "traits": ["navigator", None]}).actions(0)) == 4


# Moves that cannot be played


def bad_move(*moves: object, position: object = None) -> tuple[object, Problem]:
    """Which move is wrong, and why."""
    problem = wrong(IllegalMove, position=position or {"play": ["key-4"], "draw": ["map-3"]}, moves=list(moves))
    assert problem.code == "record-move"
    why = problem.facts["why"]
    assert isinstance(why, Problem)
    return problem.facts["entry"], why


def test_an_illegal_move_is_refused() -> None:
    entry, why = bad_move([0, "bank"], [1, "bank"])
    assert (entry, why.code) == (1, "illegal-move")
    assert why.facts == {"seat": 1, "move": "bank", "legal": "draw"}


def test_a_move_of_a_seat_that_is_not_asked_is_refused() -> None:
    entry, why = bad_move([1, "draw"])
    assert (entry, why.code, why.facts) == (0, "not-asked-but", {"seat": 1, "legal": "0: draw, bank"})


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_move_of_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    entry, why = bad_move([0, "bank"], [seat, "draw"])
    assert (entry, why.code, why.facts) == (1, "no-such-seat", {"seat": seat, "most": 1})


def test_a_move_that_there_is_not_is_refused_with_what_there_is() -> None:
    entry, why = bad_move([0, "stop"])
    assert (entry, why.code, why.facts) == (0, "no-such-move-but", {"move": "stop", "legal": "draw, bank"})


def test_a_move_that_there_is_not_of_a_seat_that_is_not_asked_is_refused() -> None:
    entry, why = bad_move([1, "stop"])
    assert (entry, why.code) == (0, "not-asked-but")


def test_a_move_after_the_end_is_refused() -> None:
    entry, why = bad_move([0, "draw"], position={"over": True})
    assert (entry, why.code) == (0, "game-over")


# Luck that does not fit


def bad_luck(*luck: object, moves: object = (), options: object = None, position: object = None) -> BadLuck:
    problem = wrong(BadLuck, luck=list(luck), moves=list(moves), options=options or {}, position=position)  # type: ignore[call-overload]
    assert isinstance(problem, BadLuck)
    return problem


def test_luck_of_another_name_than_asked_for_is_refused() -> None:
    problem = bad_luck(["draw-pile", ["key-3"]])
    assert problem.code == "luck-name"
    assert problem.facts == {"entry": 0, "name": "first", "found": "draw-pile", "given": "['key-3']"}


@pytest.mark.parametrize("seat", [2, -1])
def test_a_first_player_who_does_not_sit_there_is_refused(seat: int) -> None:
    problem = bad_luck(["first", seat])
    assert (problem.code, problem.facts["entry"], problem.facts["most"]) == ("luck-pick", 0, 1)


@pytest.mark.parametrize("seat", ["Eliza", True, None, [0]])
def test_a_first_player_is_a_number(seat: object) -> None:
    problem = bad_luck(["first", seat])
    assert (problem.code, problem.facts["entry"]) == ("luck-text", 0)
    assert isinstance(problem.facts["why"], BadText)
    assert problem.facts["why"].code == "luck-seat"


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (["draw-pile", "key-3"], "luck-list"),
        (["draw-pile", ["key-9"]], "no-such-card"),
        (["draw-pile", [3]], "no-such-card"),
        (["draw-pile", [["key-3"]]], "no-such-card"),
    ],
)
def test_a_draw_pile_is_a_list_of_cards(entry: object, code: str) -> None:
    problem = bad_luck(["first", 0], entry)
    assert (problem.code, problem.facts["entry"]) == ("luck-text", 1)
    assert isinstance(problem.facts["why"], BadText)
    assert problem.facts["why"].code == code


def test_a_card_that_lies_elsewhere_is_not_in_the_draw_pile() -> None:
    problem = bad_luck(["first", 0], ["draw-pile", ["key-3", "key-2"]])
    assert (problem.code, problem.facts["entry"], problem.facts["place"]) == ("luck-item", 1, 1)


def test_a_card_is_in_the_draw_pile_only_once() -> None:
    problem = bad_luck(["first", 0], ["draw-pile", ["key-3", "key-3"]])
    assert (problem.code, problem.facts["entry"], problem.facts["place"]) == ("luck-item", 1, 1)


START: list[object] = [["first", 0], ["draw-pile", []]]


@pytest.mark.parametrize(
    ("traits", "code"),
    [
        ("parry", "luck-list"),
        (["parry", "miser", "mystic", "siren"], "luck-traits"),
        ([["parry", "miser"], ["mystic", "pirate"]], "no-such-trait"),
        ([["parry", "miser"], ["mystic", "siren"], ["diver", "mimic"]], "luck-traits"),
    ],
)
def test_dealt_traits_are_a_list_a_seat(traits: object, code: str) -> None:
    problem = bad_luck(*START, ["traits", traits], options={"traits": True})
    assert (problem.code, problem.facts["entry"]) == ("luck-text", 2)
    assert isinstance(problem.facts["why"], BadText)
    assert problem.facts["why"].code == code


def test_too_few_dealt_traits_are_refused() -> None:
    problem = bad_luck(*START, ["traits", [["parry", "miser"]]], options={"traits": True})
    assert (problem.code, problem.facts["found"], problem.facts["count"]) == ("luck-count", 2, 4)


def test_every_seat_is_dealt_as_many_traits() -> None:
    """One to her and three to him is not what chance can give."""
    problem = bad_luck(*START, ["traits", [["parry"], ["miser", "mystic", "navigator"]]], options={"traits": True})
    assert problem.facts["entry"] == 2


def test_an_unknown_variant_is_refused() -> None:
    problem = bad_luck(*START, ["variant", "calm-sea"], options={"variant": "random"})
    assert (problem.code, problem.facts["entry"]) == ("luck-text", 2)


MAP: dict[str, object] = {"draw": ["map-4"], "discard": ["key-2", "map-2", "hook-2", "sword-2"]}


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (["bonus", ["key-2", "map-2", "hook-2"]], "luck-name"),
        (["map", ["key-2", "map-2"]], "luck-count"),
        (["map", ["key-2", "map-2", "hook-3"]], "luck-item"),
        (["map", ["key-2", "map-2", "key-2"]], "luck-item"),
        (["map", ["key-2", "map-2", "key-1"]], "luck-text"),
    ],
)
def test_luck_in_the_middle_of_the_game_must_fit(entry: object, code: str) -> None:
    problem = bad_luck(entry, position=MAP, moves=[[0, "draw"]])
    assert (problem.code, problem.facts["entry"], problem.facts["name"]) == (code, 0, "map")


# Writing and reading


def test_a_record_in_full_reads_back() -> None:
    record = Record(DMD, {"traits": True}, SEATS, [("first", 1)], [(0, "draw")], 5, {"turn": 1})
    again = Record.loads(record.dumps())
    assert (again.game, again.options, again.seats) == (DMD, {"traits": True}, SEATS)
    assert (again.luck, again.moves, again.seed, again.position) == ([("first", 1)], [(0, "draw")], 5, {"turn": 1})


def test_a_record_of_little_reads_back() -> None:
    again = Record.loads(Record(DMD, {}, SEATS).dumps())
    assert (again.luck, again.moves, again.seed, again.position) == ([], [], None, None)


def test_options_seed_luck_and_moves_may_be_left_out() -> None:
    record = Record.loads(json.dumps({"pressgang": 1, "game": DMD, "seats": SEATS}))
    assert (record.options, record.luck, record.moves, record.seed, record.position) == ({}, [], [], None, None)


def test_without_a_seed_it_is_zero() -> None:
    assert replay(seed="nothing") == replay(seed=0)
    assert replay(seed="nothing") != replay(seed=1)


@pytest.mark.parametrize("name", ['"', "Zoë", "", "a, b", "]", "\n", "\0", "\u2028", "海賊"])
def test_any_name_may_sit_at_the_table(name: str) -> None:
    assert Record.loads(Record(DMD, {}, [name, name]).dumps()).seats == [name, name]


def test_a_long_record_is_kept_in_short_lines() -> None:
    match = Match(Record(DMD, {}, SEATS, seed=1))
    while match.state.pending:
        seat = match.state.pending[0]
        match.play(seat, match.state.actions(seat)[0])
    record = match.record()
    rows = record.dumps().split('"moves": [')[1].splitlines()
    assert max(len(row) for row in rows) <= 110
    assert Record.loads(record.dumps()).moves == record.moves


def test_luck_comes_as_it_is_written() -> None:
    state = replay(luck=[["first", 1], ["draw-pile", ["key-4", "map-5"]]])
    assert state.pending == (1,)
    assert state.position()["draw"][:2] == ["key-4", "map-5"]  # type: ignore[index]


def test_the_cards_below_a_partial_draw_pile_follow_the_seed() -> None:
    luck = [["first", 1], ["draw-pile", ["key-4"]]]
    assert replay(luck=luck, seed=1) == replay(luck=luck, seed=1)
    assert replay(luck=luck, seed=1) != replay(luck=luck, seed=2)


def test_the_cards_that_a_position_does_not_name_follow_the_seed() -> None:
    assert replay(position={"draw": ["key-4"]}, seed=1) == replay(position={"draw": ["key-4"]}, seed=1)
    assert replay(position={"draw": ["key-4"]}, seed=1) != replay(position={"draw": ["key-4"]}, seed=2)


def test_the_order_of_the_unnamed_cards_has_nothing_to_do_with_the_luck_to_come() -> None:
    """The seed orders the one and gives the other; the Map must not tell what lies on top."""
    shown, top = [], []
    discard = [f"{suit}-{value}" for suit in ("anchor", "hook", "key", "chest", "oracle", "sword", "kraken") for value in (2, 3)]
    for seed in range(200):
        state = replay(position={"draw": ["map-4"], "discard": discard}, moves=[[0, "draw"]], seed=seed)
        shown.append(state.game.parse(f"map {state.view(0)['shown'][0]}"))  # type: ignore[index]
        top.append(state.game.parse(f"map {state.position()['draw'][0]}"))  # type: ignore[index]
    assert abs(correlation(shown, top)) < 0.3


def test_whoever_watches_sees_the_state_after_each_move() -> None:
    seen: list[object] = []
    record = Record.loads(text(position={"draw": ["key-4", "map-5"]}, moves=[[0, "draw"], [0, "bank"]]))
    record.replay(lambda state: seen.append((state.pending, state.view(None)["play"])))
    assert seen == [((0,), ["key-4"]), ((1,), [])]


def test_whoever_listens_hears_the_events() -> None:
    state = Record.loads(text(position={"draw": ["key-4", "map-5"]}, moves=[[0, "draw"]])).replay(listen=True)
    assert state.heard is not None
    assert [event.what for event in state.heard] == ["draw"]


# Matches


def played(match: Match, moves: int, seed: int = 0) -> Match:
    """The match after so many random moves more, or at its end."""
    dice = Dice(seed)
    for _ in range(moves):
        if match.state.pending:
            seat = match.state.pending[dice.below(len(match.state.pending))]
            match.play(seat, match.state.any_action(seat, dice))
    return match


def saved(match: Match) -> Match:
    """The match after it was written down and read again."""
    return Match(Record.loads(match.record().dumps()))


OPTIONS: dict[str, object] = {"traits": True, "mermaid": True, "variant": "random"}


def test_a_match_writes_down_its_moves() -> None:
    match = Match(Record(DMD, {}, SEATS, seed=3, position={"draw": ["key-4"]}))
    match.play(0, match.game.parse("draw"))
    assert match.record().moves == [(0, "draw")]


def test_a_match_writes_down_its_luck() -> None:
    match = Match(Record(DMD, OPTIONS, SEATS, seed=3))
    assert [name for name, _ in match.record().luck] == ["first", "draw-pile", "traits", "variant"]


def test_a_refused_move_is_not_written_down() -> None:
    match = Match(Record(DMD, {}, SEATS, seed=3))
    with pytest.raises(IllegalMove):
        match.play(match.state.pending[0], match.game.parse("bank"))
    assert match.record().moves == []


def test_a_record_does_not_change_as_the_match_goes_on() -> None:
    match = played(Match(Record(DMD, {}, SEATS, seed=3)), 5)
    record = match.record()
    before = record.dumps()
    played(match, 20)
    assert record.dumps() == before


@pytest.mark.parametrize("moves", [0, 1, 2, 7, 30, 60, 500])
def test_a_saved_match_stands_where_it_stood(moves: int) -> None:
    match = played(Match(Record(DMD, OPTIONS, SEATS, seed=3)), moves)
    again = saved(match)
    assert again.state == match.state
    assert again.state.pending == match.state.pending
    assert again.record().dumps() == match.record().dumps()


@pytest.mark.parametrize("moves", [3, 40])
def test_a_saved_match_goes_on_as_if_it_had_not_been_saved(moves: int) -> None:
    """A whole game equals one that is saved and resumed in the middle, chance included."""
    match = played(Match(Record(DMD, OPTIONS, SEATS, seed=3)), moves)
    again = saved(match)
    assert played(again, 500).state == played(match, 500).state


def test_a_match_that_is_saved_after_every_move_replays() -> None:
    match = Match(Record(DMD, OPTIONS, SEATS, seed=3))
    dice = Dice(6)
    while match.state.pending:
        seat = match.state.pending[0]
        match.play(seat, match.state.any_action(seat, dice))
        match = saved(match)
    assert Record.loads(match.record().dumps()).replay() == match.state
    assert match.state.standing().winners


def test_a_match_that_goes_on_from_a_record_keeps_its_moves() -> None:
    record = Record(DMD, {}, SEATS, moves=[(0, "draw"), (0, "bank")], position={"draw": ["key-4", "map-5"]})
    assert Match(record).record().moves == [(0, "draw"), (0, "bank")]


def test_a_match_from_a_position_replays_whatever_the_seed() -> None:
    """The cards that the position did not name are named in the record of the match."""
    match = played(Match(Record(DMD, {}, SEATS, seed=8, position={"turn": 1})), 12)
    record = match.record()
    assert record.position is not None
    assert len(record.position["draw"]) == 60  # type: ignore[arg-type]
    assert Record(record.game, record.options, record.seats, record.luck, record.moves, 99, record.position).replay() == match.state


def test_a_match_from_a_position_without_its_random_variant_replays() -> None:
    """The variant is drawn as the position is read, and a Map asks for luck later."""
    match = Match(Record(DMD, {"variant": "random"}, SEATS, seed=8, position=MAP))
    match.play(0, match.game.parse("draw"))
    assert Record.loads(match.record().dumps()).replay() == match.state


def test_a_match_whose_random_variant_was_drawn_for_its_position_goes_on_as_if_it_had_not_been_saved() -> None:
    """The seed has answered once already, and the saved match knows."""
    shown = [f"{suit}-{value}" for suit in ("key", "chest", "hook", "sword") for value in (2, 3, 4, 5)]
    position: dict[str, object] = {"draw": ["map-5"], "discard": shown}
    for seed in range(5):
        match = Match(Record(DMD, {"variant": "random"}, SEATS, seed=seed, position=position))
        again = saved(saved(match))
        for one in (match, again):
            one.play(0, one.game.parse("draw"))
        assert again.state == match.state
        assert again.state.actions(0) == match.state.actions(0)
        assert match.record().asked == again.record().asked == 1


def test_a_match_stops_at_a_bad_move_of_its_record() -> None:
    with pytest.raises(IllegalMove) as caught:
        Match(Record(DMD, {}, SEATS, moves=[(0, "bank")], position={"drawn": False}))
    assert (caught.value.code, caught.value.facts["entry"]) == ("record-move", 0)


def test_a_match_listens_if_asked_to() -> None:
    assert Match(Record(DMD, {}, SEATS)).state.heard is None
    assert Match(Record(DMD, {}, SEATS), listen=True).state.heard
