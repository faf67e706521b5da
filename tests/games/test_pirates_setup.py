"""Pirate's Mark: the deck of every mode, how it is chosen and changed, the set-up, and whole games by chance."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from given_pirates import SEATS, at, opened

import pressgang
from pressgang import BadLuck, BadOption, BadText, Dice, Record, State
from pressgang.core import NOBODY

TABLE = """
batten-down-the-hatches luck 2 1 1 2
blackbeards-sword luck 3 2 3 2
bring-er-about luck 2 1 x 2
chalices-of-cortez luck 2 2 2 2
crows-nest-2 luck 3 2 3 3
crows-nest-3 luck 3 2 2 2
crows-nest-4 luck 2 1 2 2
crows-nest-5 luck 1 1 1 1
drop-anchor luck 3 2 2 2
first-mate luck 2 1 x 1
flying-dutchman luck 2 1 x 2
letters-of-marque luck 3 1 2 2
mutiny luck 4 2 3 3
parlay luck 2 1 x 2
plunder luck 4 2 2 3
queen-annes-revenge luck 2 1 1 2
raise-the-jolly-roger luck 2 1 1 1
tortuga luck 2 1 x 1
alter-course luck 2 x x 2
blow-the-man-down luck 2 x x 1
green-flash luck 1 x x 1
skeleton-key luck 2 x x 1
sword-fight luck 2 x x 2
treasure-chest luck 3 x x 2
all-hands-on-deck curse 2 1 1 2
deal-with-davy-jones curse 2 1 x 2
isla-muerta curse 2 1 x 1
maelstrom curse 2 1 1 2
mass-mutiny curse 2 1 1 2
release-the-kraken curse 2 1 2 2
scurvy curse 3 2 x 3
swab-the-poopdeck curse 4 3 2 3
taking-on-water curse 3 2 1 2
trident-of-poseidon curse 2 1 x 2
walk-the-plank-n curse 2 1 1 2
walk-the-plank-e curse 2 1 1 2
walk-the-plank-s curse 2 1 1 2
walk-the-plank-w curse 2 1 1 2
whirlpool curse 4 3 2 4
winds-of-fate curse 3 2 2 2
abandon-ship curse 2 x x 1
black-spot curse 3 x x 2
drunken-sailor curse 2 x x 2
shiver-me-timbers curse 2 x x 2
treasure item 36 36 36 36
jewel item 10 10 10 10
ruby item 10 10 10 10
rum item 10 10 10 10
orange item 7 7 7 7
parrot item 7 7 7 7
"""
"""Card, class, copies in the supply, and in the deck of each mode (standard and Parrghty: three players); x: not allowed."""
ROWS = [line.split() for line in TABLE.split("\n") if line]
KIND = {slug: kind for slug, kind, *_ in ROWS} | {"mark": "mark"}
COLUMN = {"standard": 3, "two-player": 4, "parrghty": 5}
SUPPLY = {row[0]: int(row[2]) for row in ROWS}
ALLOWED = {mode: {row[0] for row in ROWS if row[column] != "x"} for mode, column in COLUMN.items()}
LISTED = {mode: Counter({row[0]: int(row[column]) for row in ROWS if row[column] != "x"}) for mode, column in COLUMN.items()}
LEAVES = {
    "standard": ["swab-the-poopdeck", "whirlpool", "taking-on-water", "scurvy", "winds-of-fate", "swab-the-poopdeck", "whirlpool"],
    "parrghty": ["swab-the-poopdeck", "whirlpool", "taking-on-water", "scurvy", "all-hands-on-deck", "mass-mutiny", "black-spot"],
}
SUPPLY_FILE = Path(pressgang.__file__).parent / "games" / "pirates_mark" / "supply.toml"
TABLES = [("two-player", 2), *[(mode, players) for mode in ("standard", "parrghty") for players in range(3, 11)]]


def deck(state: State) -> Counter[str]:
    """The cards in the sea."""
    return Counter(at(state, "sea").values())


def classes(state: State) -> dict[str, int]:
    """How many cards of each class lie in the sea."""
    counts = dict.fromkeys(("mark", "curse", "luck", "item"), 0)
    for card, copies in deck(state).items():
        counts[KIND[card]] += copies
    return counts


def cards(kind: str, mode: str = "standard") -> list[str]:
    """The listed cards of a class."""
    return [card for card in LISTED[mode].elements() if KIND[card] == kind]


def refused(players: int = 4, **options: Any) -> str:
    """What is said when a game with these options cannot be made."""
    with pytest.raises(BadOption) as problem:
        opened(players, **options)
    assert "\n" not in str(problem.value)
    return str(problem.value)


# Totals


@pytest.mark.parametrize("players", range(3, 11))
def test_the_standard_deck_fills_thirteen_by_ten(players: int) -> None:
    state = opened(players)
    assert classes(state) == {"mark": players - 1, "curse": 26 - players, "luck": 25, "item": 80}
    assert set(at(state, "sea")) == {f"{column}{row}" for column in "ABCDEFGHIJKLM" for row in range(1, 11)}


@pytest.mark.parametrize("players", range(3, 11))
def test_the_parrghty_deck_fills_fourteen_by_twelve(players: int) -> None:
    state = opened(players, mode="parrghty")
    assert classes(state) == {"mark": players - 1, "curse": 45 - players, "luck": 44, "item": 80}
    assert set(at(state, "sea")) == {f"{column}{row}" for column in "ABCDEFGHIJKLMN" for row in range(1, 13)}


def test_example_1_four_players() -> None:
    state = opened(4, ("first", 2))
    assert (at(state, "left"), classes(state)) == (130, {"mark": 3, "curse": 22, "luck": 25, "item": 80})
    assert (state.pending, at(state, "phase"), at(state, "direction"), at(state, "compass")) == ((2,), "bid", 1, "n")


def test_example_2_ten_players_in_parrghty_mode() -> None:
    state = opened(10, mode="parrghty")
    assert (at(state, "left"), classes(state)) == (168, {"mark": 9, "curse": 35, "luck": 44, "item": 80})


def test_example_2_two_players() -> None:
    state = opened(2, mode="two-player")
    assert (at(state, "left"), classes(state)) == (130, {"mark": 9, "curse": 16, "luck": 25, "item": 80})
    assert set(deck(state)) - {"mark"} <= ALLOWED["two-player"]


def test_at_the_start_nobody_has_anything() -> None:
    state = opened(4)
    assert (at(state, "hands"), at(state, "marks"), at(state, "dead"), at(state, "discard")) == ([[]] * 4, [0] * 4, [], [])
    assert (at(state, "bid"), at(state, "caller"), at(state, "duel"), at(state, "calm")) == (None, None, False, 0)


@pytest.mark.parametrize(("mode", "players"), [("standard", 2), ("standard", 11), ("parrghty", 2), ("parrghty", 11), ("two-player", 3)])
def test_each_mode_has_its_number_of_players(mode: str, players: int) -> None:
    with pytest.raises(BadOption):
        pressgang.game("pirates-mark", players, mode=mode)


def test_there_are_three_modes() -> None:
    assert "two-player" in refused(mode="party")


# The listed deck


@pytest.mark.parametrize(("mode", "players"), [("standard", 3), ("two-player", 2), ("parrghty", 3)])
def test_the_deck_is_as_listed(mode: str, players: int) -> None:
    assert deck(opened(players, mode=mode)) - Counter(mark=9) == LISTED[mode]


@pytest.mark.parametrize("players", range(4, 11))
@pytest.mark.parametrize("mode", ["standard", "parrghty"])
def test_for_each_further_player_one_curse_leaves(mode: str, players: int) -> None:
    left = deck(opened(players, mode=mode)) - Counter(mark=9)
    assert left == LISTED[mode] - Counter(LEAVES[mode][: players - 3])
    assert set(left) == set(LISTED[mode])


def test_the_sea_is_shuffled_and_may_be_given_from_its_north_west_corner_on() -> None:
    state = opened(3, ("first", 1), ("sea", ["mark", "rum", "jewel"]))
    assert [at(state, "sea", cell) for cell in ("A1", "B1", "C1")] == ["mark", "rum", "jewel"]
    assert deck(state) - Counter(mark=9) == LISTED["standard"]


def test_the_sea_goes_on_in_the_second_row() -> None:
    state = opened(3, ("first", 1), ("sea", ["jewel"] * 10 + ["ruby"] * 3 + ["scurvy"]))
    assert [at(state, "sea", cell) for cell in ("J1", "M1", "A2")] == ["jewel", "ruby", "scurvy"]


@pytest.mark.parametrize("given", [["black-spot"], ["mark", "mark", "mark"], ["kraken"]])
def test_a_sea_of_other_cards_is_refused(given: list[str]) -> None:
    with pytest.raises(BadLuck):
        opened(3, ("first", 1), ("sea", given))


# A random selection


def test_a_random_selection_is_drawn_before_anything_else() -> None:
    luck = [*cards("luck")[:20], "plunder", "plunder", "mutiny", "mutiny", "letters-of-marque"]
    curses = [*cards("curse")[:-2], "maelstrom", "whirlpool"]
    state = opened(3, ("luck-cards", luck), ("curse-cards", curses), ("first", 2), selection="random")
    assert deck(state) == Counter(luck) + Counter(curses) + Counter(cards("item")) + Counter(mark=2)
    assert state.pending == (2,)


@pytest.mark.parametrize(("mode", "players"), [("standard", 3), ("standard", 10), ("two-player", 2), ("parrghty", 6)])
def test_a_random_selection_keeps_to_supply_bans_and_totals(mode: str, players: int) -> None:
    game = pressgang.game("pirates-mark", players, mode=mode, selection="random")
    listed = classes(opened(players, mode=mode))
    for seed in range(10):
        state = game.start(seed=seed)
        found = deck(state)
        assert classes(state) == listed
        assert set(found) - {"mark"} <= ALLOWED[mode]
        assert all(found[card] <= SUPPLY[card] for card in found if card != "mark")


def test_random_selections_differ() -> None:
    game = pressgang.game("pirates-mark", 4, selection="random")
    assert len({frozenset(deck(game.start(seed=seed)).items()) for seed in range(5)}) > 1


@pytest.mark.parametrize("given", [["crows-nest-5", "crows-nest-5"], ["alter-course"], ["scurvy"]])
def test_a_selection_outside_the_supply_is_refused(given: list[str]) -> None:
    with pytest.raises(BadLuck):
        opened(3, ("luck-cards", [*given, *["mutiny", "plunder"] * 4, *cards("luck")[: 17 - len(given)]]), selection="random")


def test_there_are_two_kinds_of_selection() -> None:
    assert "random" in refused(selection="best")


# Changing the deck


def test_cards_may_be_swapped_within_their_class() -> None:
    state = opened(3, add=["mutiny", "mutiny", "whirlpool"], remove=["tortuga", "parlay", "scurvy"])
    swapped = LISTED["standard"] + Counter(["mutiny", "mutiny", "whirlpool"]) - Counter(["tortuga", "parlay", "scurvy"])
    assert deck(state) - Counter(mark=9) == swapped


def test_all_copies_of_a_card_may_be_removed() -> None:
    state = opened(3, add=["mutiny", "mutiny"], remove=["chalices-of-cortez", "chalices-of-cortez"])
    assert (deck(state)["chalices-of-cortez"], deck(state)["mutiny"]) == (0, 4)


def test_with_more_players_the_deck_is_changed_that_they_have() -> None:
    state = opened(4, add=["whirlpool"], remove=["scurvy"])
    assert (deck(state)["whirlpool"], deck(state)["scurvy"], classes(state)["curse"]) == (4, 1, 22)


@pytest.mark.parametrize(
    ("change", "kind", "found", "need"),
    [
        ({"add": ["mutiny"]}, "luck", 26, 25),
        ({"remove": ["mutiny", "parlay"]}, "luck", 23, 25),
        ({"add": ["whirlpool"]}, "curse", 23, 22),
        ({"remove": ["whirlpool"]}, "curse", 21, 22),
        ({"remove": ["jewel"]}, "item", 79, 80),
    ],
)
def test_the_totals_must_hold(change: dict[str, Any], kind: str, found: int, need: int) -> None:
    said = refused(**change)
    assert kind in said.lower() and str(found) in said and str(need) in said


def test_a_luck_card_cannot_stand_in_for_a_curse() -> None:
    said = refused(add=["mutiny"], remove=["whirlpool"])
    assert "luck" in said.lower() or "curse" in said.lower()


@pytest.mark.parametrize(
    ("players", "options", "card"),
    [
        (2, {"mode": "two-player", "add": ["parlay"], "remove": ["plunder"]}, "parlay"),
        (2, {"mode": "two-player", "add": ["scurvy"], "remove": ["whirlpool"]}, "scurvy"),
        (4, {"add": ["sword-fight"], "remove": ["plunder"]}, "sword-fight"),
        (4, {"add": ["black-spot"], "remove": ["whirlpool"]}, "black-spot"),
    ],
)
def test_a_banned_card_cannot_be_added(players: int, options: dict[str, Any], card: str) -> None:
    assert card in refused(players, **options)


@pytest.mark.parametrize(
    ("options", "card"),
    [
        ({"add": ["crows-nest-5"], "remove": ["plunder"]}, "crows-nest-5"),
        ({"add": ["mutiny"] * 3, "remove": ["plunder", "plunder", "parlay"]}, "mutiny"),
        ({"add": ["jewel"], "remove": ["ruby"]}, "jewel"),
    ],
)
def test_no_more_copies_than_the_supply_has(options: dict[str, Any], card: str) -> None:
    assert card in refused(**options)


def test_what_is_not_in_the_deck_cannot_be_removed() -> None:
    assert "parlay" in refused(add=["mutiny", "plunder"], remove=["parlay", "parlay"])


@pytest.mark.parametrize("change", [{"add": ["mark"]}, {"remove": ["mark"]}, {"add": ["mark"], "remove": ["whirlpool"]}])
def test_the_number_of_marks_cannot_be_changed(change: dict[str, Any]) -> None:
    refused(**change)


@pytest.mark.parametrize("option", ["add", "remove"])
def test_an_unknown_card_is_named(option: str) -> None:
    assert "kraken" in refused(4, **{option: ["kraken"]})


@pytest.mark.parametrize("option", ["add", "remove"])
def test_a_change_must_be_a_list(option: str) -> None:
    refused(4, **{option: "mutiny"})


def test_a_random_selection_cannot_be_changed() -> None:
    refused(selection="random", add=["mutiny"], remove=["parlay"])


# A supply of one's own


def supply() -> dict[str, Any]:
    """Our supply, to be changed by a test."""
    return tomllib.loads(SUPPLY_FILE.read_text(encoding="utf-8"))


def test_our_supply_is_the_one_of_the_table() -> None:
    found = supply()
    copies = {card: row["copies"] for kind in ("luck", "curse", "item") for card, row in found[kind].items()}
    assert (copies, found["marks"], found["leaves"]) == (SUPPLY, 9, LEAVES)


def test_a_supply_of_ones_own_makes_the_deck() -> None:
    own = supply()
    own["luck"]["mutiny"] |= {"copies": 6, "standard": 6}
    for card in ("parlay", "tortuga", "first-mate", "flying-dutchman"):
        own["luck"][card]["standard"] = 0
    state = opened(3, supply=own)
    assert (deck(state)["mutiny"], deck(state)["parlay"], classes(state)["luck"]) == (6, 0, 25)


def test_with_a_supply_of_ones_own_more_copies_may_be_added() -> None:
    own = supply()
    own["luck"]["crows-nest-5"]["copies"] = 2
    assert deck(opened(3, supply=own, add=["crows-nest-5"], remove=["parlay"]))["crows-nest-5"] == 2


def test_the_order_in_which_curses_leave_is_the_supplys() -> None:
    own = supply()
    own["leaves"]["standard"][0] = "scurvy"
    state = opened(4, supply=own)
    assert (deck(state)["scurvy"], deck(state)["swab-the-poopdeck"]) == (1, 3)


def test_a_supply_is_part_of_the_record() -> None:
    own = supply()
    own["luck"]["mutiny"]["standard"] = 3
    own["luck"]["parlay"]["standard"] = 0
    record = Record("pirates-mark", {"supply": own}, SEATS[:3], seed=5)
    assert Record.loads(record.dumps()).replay() == record.replay()


@pytest.mark.parametrize(
    ("kind", "card", "change"),
    [
        ("luck", "mutiny", {"standard": 3}),
        ("luck", "mutiny", {"standard": 5}),
        ("luck", "mutiny", {"copies": -1}),
        ("luck", "mutiny", {"copies": "many"}),
        ("luck", "parlay", {"two-player": 1}),
        ("curse", "black-spot", {"standard": 1}),
        ("luck", "grog", {"copies": 1}),
        ("luck", "mutiny", {"copy": 1}),
    ],
)
def test_a_supply_that_makes_no_deck_is_refused(kind: str, card: str, change: dict[str, Any]) -> None:
    own = supply()
    own[kind].setdefault(card, {}).update(change)
    with pytest.raises((BadOption, BadText)) as problem:
        opened(3, supply=own)
    assert "\n" not in str(problem.value)


# Whole games


def outside(state: State) -> Counter[str]:
    """All cards that do not lie in the sea, wherever they are."""
    found: Counter[str] = Counter(at(state, "discard"))
    for own in at(state, "hands"):
        found.update(own)
    found["mark"] += sum(at(state, "marks"))
    found["first-mate"] += sum(mate is not None for mate in at(state, "mates"))
    found["deal-with-davy-jones"] += len(at(state, "bound"))
    for frame in at(state, "stack"):
        found.update(frame.get("cards", []))
        found["mark"] += frame["frame"] == "mark"
        found["first-mate"] += frame["frame"] == "mate"
    return found


def unmarked(state: State) -> int:
    marks: list[int] = at(state, "marks")
    return marks.count(0)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_example_44_games_by_chance_end_with_one_winner_and_every_card(mode: str, players: int) -> None:
    game = pressgang.game("pirates-mark", players, mode=mode)
    for seed in range(4):
        state, dice = game.start(seed=seed), Dice(seed)
        cards = deck(state)
        while (seat := state.asked()) != NOBODY:
            state.play(seat, state.any_action(seat, dice))
            assert deck(state) + outside(state) == cards
            if mode != "two-player" and at(state, "phase") in ("bid", "over"):
                assert unmarked(state) == at(state, "marks_left") + 1
        assert len(state.standing().winners) == 1


@pytest.mark.parametrize(("mode", "players"), [("standard", (3, 10)), ("two-player", (2, 2)), ("parrghty", (3, 10))])
def test_each_mode_says_how_many_can_play(mode: str, players: tuple[int, int]) -> None:
    title = pressgang.rulebook("pirates-mark")
    assert title.players({"mode": mode}) == players
    for count in (players[0] - 1, players[1] + 1):
        with pytest.raises(pressgang.BadOption):
            title.game(count, {"mode": mode})
