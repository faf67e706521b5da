"""Dread Draw: decks of one's own. A good file, and every mistake named with its line."""

from __future__ import annotations

from typing import Any

import pytest
from given_dread import CARDS, DECK, at, card, deck, given, legal, opened, when

import pressgang
from pressgang import BadOption, BadText, Dice, Record
from pressgang.games.dread_draw.deck import read_deck

GOOD = """\
# A small deck
[promo]
slug = "golden-king"
card = "king"

[[card]]
slug = "king"
name = "The King"
strength = 9
damage = 2
copies = 20
trigger = "aftermath"
when = "win"
effects = [{do = "boost", what = "damage", count = 2}]
text = "When you win: two more damage."
fortune = "You will rule."

[[card]]  # a plain one
slug = "pawn-2"
strength = 1
damage = 0
copies = 20
"""
"""The first card is in lines 6 to 16, the second one in lines 18 to 22."""


def changed(old: str, new: str, text: str = GOOD) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def with_effects(effects: str, trigger: str = "summon") -> str:
    """A file whose card, in line 7, has these effects."""
    return f'[[card]]\nslug = "x"\nstrength = 1\ndamage = 0\ncopies = 40\ntrigger = "{trigger}"\neffects = {effects}\n'


def problem(text: str) -> BadText:
    with pytest.raises(BadText) as found:
        read_deck(text)
    return found.value


# Good files


def test_a_good_file_is_read() -> None:
    data: Any = read_deck(GOOD)
    assert data["promo"] == {"slug": "golden-king", "card": "king"}
    assert [entry["slug"] for entry in data["card"]] == ["king", "pawn-2"]
    assert data["card"][0]["effects"] == [{"do": "boost", "what": "damage", "count": 2}]


def test_a_good_file_makes_a_game() -> None:
    state = opened(2, deck=read_deck(GOOD), promo="joins")
    cards = sum(at(state, "life"), at(state, "draw"))
    assert {slug: cards.count(slug) for slug in set(cards)} == {"king": 20, "pawn-2": 20, "golden-king": 1}


def test_the_promo_card_of_a_deck_is_a_copy_of_its_card() -> None:
    state = given(options={"deck": read_deck(GOOD), "promo": "replaces"}, rows=[["pawn-2"], ["golden-king"]], draw=["pawn-2"])
    assert (legal(when(state, "draw")), at(state, "source"), at(state, "totals", 1)) == (["use", "skip"], "golden-king", 9)
    assert len(at(when(state, "use"), "drawn")) == 4


def test_a_promo_card_may_replace_the_only_copy() -> None:
    lone = changed("copies = 20\ntrigger", "copies = 1\ntrigger", GOOD).replace("damage = 0\ncopies = 20", "damage = 0\ncopies = 40")
    state = opened(2, deck=read_deck(lone), promo="replaces")
    assert "king" not in sum(at(state, "life"), at(state, "draw"))


def test_words_may_be_missing() -> None:
    assert read_deck(with_effects('[{do = "gain"}]'))


@pytest.mark.parametrize(
    "effects", ['[{do = "peek"}]', '[{do = "damage"}]', '[{do = "boost"}, {do = "ward"}, {do = "attempt"}, {do = "call"}]']
)
def test_parameters_have_defaults(effects: str) -> None:
    assert read_deck(with_effects(effects))


@pytest.mark.parametrize("trigger", ["summon", "reserve", "aftermath"])
def test_played_verbs_go_with_every_trigger_but_always(trigger: str) -> None:
    assert read_deck(with_effects('[{do = "gain", count = 9}]', trigger))


@pytest.mark.parametrize("when_", ["any", "win", "loss"])
def test_an_aftermath_may_say_when(when_: str) -> None:
    assert read_deck(changed('when = "win"', f'when = "{when_}"'))


@pytest.mark.parametrize(("key", "values"), [("strength", (1, 99)), ("damage", (0, 9)), ("copies", (1, 99))])
def test_numbers_may_reach_their_limits(key: str, values: tuple[int, int]) -> None:
    for value in values:
        numbers = {"strength": 5, "damage": 5, "copies": 30} | {key: value}
        assert read_deck('[[card]]\nslug = "x"\n' + "\n".join([f"{name} = {number}" for name, number in numbers.items()]))


def test_our_own_deck_is_a_good_deck() -> None:
    state = opened(2, ("first", 0), deck=DECK)
    assert len(at(state, "draw")) == len(CARDS) - 20


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_a_deck_of_ones_own_can_be_saved_and_played(players: int) -> None:
    options = deck(card("x", {"do": "gain"}, trigger="summon"))
    record = Record.loads(Record("dread-draw", options, ["Eliza"] * players, seed=1).dumps())
    state = record.replay()
    pressgang.playout(state, Dice(1))
    assert len(state.standing().winners) == 1


# Mistakes


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('name = "The King"', 'nam = "The King"', "deck-card-key", 8),
        ('slug = "king"', 'slug = "The King"', "deck-slug", 7),
        ('slug = "king"', "slug = 7", "deck-slug", 7),
        ('slug = "king"\n', "", "deck-slug", 6),
        ('slug = "pawn-2"', 'slug = "king"', "deck-twice", 19),
        ("strength = 9", "strength = 0", "deck-number", 9),
        ("strength = 9", "strength = 100", "deck-number", 9),
        ("strength = 9", 'strength = "9"', "deck-number", 9),
        ("strength = 9", "strength = true", "deck-number", 9),
        ("strength = 9", "strength = 9.5", "deck-number", 9),
        ("strength = 1\n", "", "deck-number", 18),
        ("damage = 2", "damage = 10", "deck-number", 10),
        ("damage = 2", "damage = -1", "deck-number", 10),
        ("damage = 0\n", "", "deck-number", 18),
        ("damage = 0\ncopies = 20", "damage = 0\ncopies = 0", "deck-number", 22),
        ("damage = 0\ncopies = 20", "damage = 0\ncopies = 100", "deck-number", 22),
        ("damage = 0\ncopies = 20", "damage = 0", "deck-number", 18),
        ('name = "The King"', "name = 7", "deck-words", 8),
        ('fortune = "You will rule."', "fortune = []", "deck-words", 16),
        ('trigger = "aftermath"', 'trigger = "sunset"', "deck-trigger", 12),
        ('trigger = "aftermath"', "trigger = 3", "deck-trigger", 12),
        ('trigger = "aftermath"', 'trigger = "summon"', "deck-when", 13),
        ('when = "win"', 'when = "draw"', "deck-when", 13),
        ('trigger = "aftermath"\nwhen = "win"\n', "", "deck-no-trigger", 12),
        ('effects = [{do = "boost", what = "damage", count = 2}]\n', "", "deck-effects", 6),
        ('effects = [{do = "boost", what = "damage", count = 2}]', "effects = []", "deck-effects", 14),
        ('effects = [{do = "boost", what = "damage", count = 2}]', 'effects = "boost"', "deck-effects", 14),
        ('do = "boost"', 'do = "burn"', "deck-verb", 14),
        ('what = "damage"', 'what = "luck"', "deck-value", 14),
        ('what = "damage"', 'who = "rival"', "deck-parameter", 14),
        ("count = 2}", "count = 10}", "deck-value", 14),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, code: str, line: int) -> None:
    found = problem(changed(old, new))
    assert (found.code, found.facts["place"]) == (code, f"line {line}")


def test_a_mistake_is_named_with_its_card() -> None:
    assert problem(changed("strength = 1\n", "strength = 0\n")).facts["card"] == "pawn-2"


def test_a_mistake_says_what_would_be_right() -> None:
    assert problem(with_effects('[{do = "damage", who = "all"}]')).facts["values"] == "opponent, rival, opponents, rivals"
    assert problem(with_effects('[{do = "guard"}]')).facts["verbs"] == "peek, gain, damage, move, boost, ward, attempt, call"
    number = problem(changed("damage = 2", "damage = 10")).facts
    assert (number["fewest"], number["most"], number["found"]) == (0, 9, "10")


@pytest.mark.parametrize(
    ("effects", "trigger", "code"),
    [
        ('[{do = "gain"}]', "always", "deck-verb"),
        *[(f'[{{do = "{verb}"}}]', "summon", "deck-verb") for verb in ("even", "guard", "armor", "might", "fury", "hallow")],
        ('[{do = "gain"}, {do = "even"}]', "reserve", "deck-verb"),
        ("[{count = 1}]", "summon", "deck-verb"),
        ('["gain"]', "summon", "deck-verb"),
        ('[{do = "peek", zone = "discard"}]', "summon", "deck-value"),
        ('[{do = "peek", then = "burn"}]', "summon", "deck-value"),
        ('[{do = "peek", count = 0}]', "summon", "deck-value"),
        ('[{do = "peek", count = 10}]', "summon", "deck-value"),
        ('[{do = "peek", count = "1"}]', "summon", "deck-value"),
        ('[{do = "peek", count = true}]', "summon", "deck-value"),
        ('[{do = "gain", who = "rival"}]', "summon", "deck-parameter"),
        ('[{do = "damage", who = "me"}]', "summon", "deck-value"),
        ('[{do = "boost", what = "life"}]', "summon", "deck-value"),
        ('[{do = "ward", zone = "life"}]', "summon", "deck-parameter"),
        ('[{do = "attempt", count = 2}]', "summon", "deck-parameter"),
        ('[{do = "call", who = "rival"}]', "summon", "deck-parameter"),
        ('[{do = "even", count = 1}]', "always", "deck-parameter"),
        ('[{do = "armor", count = 0}]', "always", "deck-value"),
        ('[{do = "move", from = "hand", to = "life"}]', "summon", "deck-value"),
        ('[{do = "move", from = "self", to = "row"}]', "summon", "deck-value"),
        ('[{do = "move", from = "self"}]', "summon", "deck-move"),
        ('[{do = "move", to = "life"}]', "summon", "deck-move"),
        ('[{do = "move", from = "own-reserves", to = "reserves"}]', "summon", "deck-move-nowhere"),
    ],
)
def test_a_wrong_effect_is_named_with_its_line(effects: str, trigger: str, code: str) -> None:
    found = problem(with_effects(effects, trigger))
    assert (found.code, found.facts["place"], found.facts["card"]) == (code, "line 7", "x")


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("# A small deck\n", "players = 3\n", "deck-key", 1),
        ('card = "king"', 'card = "queen"', "deck-promo", 4),
        ('slug = "golden-king"', 'slug = "king "', "deck-promo", 3),
        ('slug = "golden-king"', 'slug = "pawn-2"', "deck-promo", 3),
        ('card = "king"', 'card = "king"\ncopies = 2', "deck-promo", 5),
        ('card = "king"\n', "", "deck-promo", 2),
        ('slug = "golden-king"\n', "", "deck-promo", 2),
    ],
)
def test_a_mistake_outside_the_cards_is_named_with_its_line(old: str, new: str, code: str, line: int) -> None:
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    found = problem(text)
    assert (found.code, found.facts.get("place")) == (code, f"line {line}")


@pytest.mark.parametrize("text", ["", "[promo]\nslug = 'a'\ncard = 'b'\n", "card = 7\n", "card = ['king']\n", "[card]\nslug = 'a'\n"])
def test_a_deck_has_cards(text: str) -> None:
    assert problem(text).code == "deck-cards"


def plain(kinds: int, copies: int) -> str:
    """A deck of so many cards that do nothing."""
    return "\n".join(f'[[card]]\nslug = "c{n}"\nstrength = 1\ndamage = 0\ncopies = {copies}' for n in range(kinds))


@pytest.mark.parametrize(("kinds", "copies", "code"), [(201, 1, "deck-kinds"), (91, 11, "deck-large"), (13, 77, "deck-large")])
def test_a_deck_has_an_end(kinds: int, copies: int, code: str) -> None:
    assert problem(plain(kinds, copies)).code == code


@pytest.mark.parametrize(("kinds", "copies"), [(200, 5), (125, 8), (11, 90)])
def test_a_large_deck_is_a_deck(kinds: int, copies: int) -> None:
    state = pressgang.game("dread-draw", 2, deck=read_deck(plain(kinds, copies))).start(seed=1)
    assert len(state.position()["draw"]) == kinds * copies - 20


@pytest.mark.parametrize(("text", "line"), [("[[card]]\nslug = king\n", 2), ("[[card]\n", 1), ('[[card]]\nslug = "a"\nslug = "b"\n', 3)])
def test_what_is_not_toml_says_where(text: str, line: int) -> None:
    found = problem(text)
    assert found.code == "deck-toml"
    assert f"line {line}" in str(found.facts["why"])


def test_a_mistake_after_effects_over_several_lines_has_the_right_line() -> None:
    text = with_effects('[\n  {do = "gain"},\n]') + "fortune = 3\n"
    assert problem(text).facts["place"] == "line 10"


def test_a_mistake_is_not_looked_for_inside_a_text_of_several_lines() -> None:
    text = '[[card]]\nslug = "x"\ntext = """\nstrength = 2\n[[card]]\n"""\nstrength = 0\ndamage = 0\ncopies = 40\n'
    assert problem(text).facts["place"] == "line 7"


def test_spaces_in_a_heading_do_not_hide_the_line() -> None:
    assert problem('[[ card ]]\nslug = "x"\nstrength = 0\n').facts["place"] == "line 3"


# Options


@pytest.mark.parametrize(("players", "cards", "good"), [(2, 30, True), (2, 29, False), (5, 60, True), (5, 59, False)])
def test_a_deck_has_ten_cards_a_player_and_ten_more(players: int, cards: int, good: bool) -> None:
    small = {"card": [card("x", copies=cards)]}
    if good:
        assert len(at(opened(players, deck=small), "draw")) == 10
        return
    with pytest.raises(BadOption) as found:
        opened(players, deck=small)
    assert (found.value.code, found.value.facts["least"]) == ("deck-small", 10 * players + 10)


def test_the_promo_card_counts_when_it_joins() -> None:
    data = {"promo": {"slug": "y", "card": "x"}, "card": [card("x", copies=29)]}
    assert len(at(opened(2, deck=data, promo="joins"), "draw")) == 10
    with pytest.raises(BadOption):
        opened(2, deck=data, promo="replaces")


@pytest.mark.parametrize("promo", ["replaces", "joins"])
def test_a_deck_without_a_promo_card_has_no_promo_option(promo: str) -> None:
    with pytest.raises(BadOption) as found:
        opened(2, promo=promo, **deck())
    assert found.value.code == "deck-no-promo"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"promo": "twice"}, "option-value"),
        ({"promo": 1}, "option-value"),
        ({"deck": "mine.toml"}, "option-data"),
        ({"edition": "mayday"}, "option-unknown"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadOption) as found:
        Record("dread-draw", options, ["Eliza", "Zach"]).replay()
    assert found.value.code == code


def test_options_have_their_defaults() -> None:
    assert pressgang.game("dread-draw").options == {"promo": "none", "deck": None}


def test_a_wrong_deck_in_a_record_is_named_with_its_card() -> None:
    data = {"card": [card("x", copies=40), card("y", {"do": "burn"}, trigger="summon")]}
    with pytest.raises(BadText) as found:
        opened(2, deck=data)
    assert (found.value.code, found.value.facts["place"], found.value.facts["card"]) == ("deck-verb", "card[1]", "y")


@pytest.mark.parametrize(
    "data", [{}, {"card": []}, {"card": {}}, {"card": [7]}, {"cards": []}, {"card": [card("x", copies=40)], "promo": "x"}]
)
def test_a_deck_in_a_record_that_is_none_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadText):
        opened(2, deck=data)
