"""The laws that hold in every game, with every option, at every moment."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import pressgang
from pressgang import Dice, Game, IllegalMove, Match, Record, ScriptedLuck, SeededLuck, State
from pressgang.core import NOBODY, Option, Rulebook, rulebooks
from pressgang.games.dread_draw.deck import own_deck
from pressgang.games.pirates_mark.cards import CLASSES, class_of
from pressgang.games.pirates_mark.grid import NAMES

QUICK = bool(os.environ.get("PRESSGANG_QUICK"))
ALWAYS = 10 if QUICK else 150
OFTEN = 5 if QUICK else 60
"""How many examples of a law are tried."""
SEEDS = st.integers(0, 2**32)
PATHS = st.lists(st.integers(0, 400), max_size=12).map(tuple)
SHORT_PATHS = st.lists(st.integers(0, 20), max_size=4).map(tuple)
DMD = "dead-mans-draw"
DREAD = "dread-draw"
PIRATES = "pirates-mark"


# What there is to know about each game, in one place


def position_of(state: State) -> dict[str, Any]:
    """Everything, as data."""
    return state.position()


def _loot(state: State) -> Counter[str]:
    """Every card of a table of Dead Man's Draw, wherever it lies."""
    position = position_of(state)
    cards: Counter[str] = Counter()
    for pile in (position["play"], position["draw"], position["discard"], *position["banks"]):
        cards.update(pile)
    return cards


def _box(game: Game) -> Counter[str]:
    """Every card in the box of Dead Man's Draw."""
    mermaid = range(2, 8) if game.options["mermaid"] else range(4, 10)
    plain = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken")
    names = [f"{suit}-{value}" for suit in plain for value in range(2, 8)] + [f"mermaid-{value}" for value in mermaid]
    return Counter(names * (1 if game.players <= 4 else 2))


def _dread_cards(state: State) -> Counter[str]:
    """Every card of a table of Dread Draw, wherever it lies."""
    position = position_of(state)
    cards: Counter[str] = Counter(position["draw"] + position["discard"] + position["drawn"])
    for piles in (position["rows"], position["reserves"], position["life"]):
        for pile in piles:
            cards.update(pile)
    return cards


def _dread_box(game: Game) -> Counter[str]:
    """Every card of our deck of Dread Draw."""
    cards = Counter({str(card["slug"]): card["copies"] for card in own_deck()["card"]})  # type: ignore[attr-defined]
    if game.options["promo"] != "none":
        cards["domination-promo"] = 1
    if game.options["promo"] == "replaces":
        cards["domination"] -= 1
    return cards


def _by_class(game: Game, cards: Counter[str]) -> Counter[str]:
    """With a random selection only the classes are known before the game."""
    if game.options["selection"] == "listed":
        return cards
    return sum([Counter({CLASSES[class_of(slug)]: count}) for slug, count in cards.items()], Counter())


def _pirate_cards(state: State) -> Counter[str]:
    """Every card of a table of Pirate's Mark, wherever it lies."""
    position = position_of(state)
    cards: Counter[str] = Counter(list(position["sea"].values()) + position["discard"])
    for hand in position["hands"]:
        cards.update(hand)
    cards["mark"] += sum(position["marks"]) + sum(frame["frame"] == "mark" for frame in position["stack"])
    cards["first-mate"] += sum(mate is not None for mate in position["mates"])
    cards["first-mate"] += sum(frame["frame"] == "mate" for frame in position["stack"])
    cards["deal-with-davy-jones"] += len(position["bound"])
    for frame in position["stack"]:
        if frame["frame"] == "return":
            cards.update(frame["cards"])
    return _by_class(state.game, +cards)


def _pirate_box(game: Game) -> Counter[str]:
    """Every card of a deck of Pirate's Mark."""
    if game.options["selection"] == "listed":
        return Counter([game.card_names[card] for card in game.cards])  # type: ignore[attr-defined]
    size = 44 if game.options["mode"] == "parrghty" else 25
    marks = 9 if game.players == 2 else game.players - 1
    return Counter({"luck": size, "curse": size - marks, "mark": marks, "item": 80})


CARDS_ON = {DMD: _loot, DREAD: _dread_cards, PIRATES: _pirate_cards}
"""All cards of a state, counted, by game."""
CARDS_IN = {DMD: _box, DREAD: _dread_box, PIRATES: _pirate_box}
"""All cards that there should be, counted, by game."""
HIDDEN = {
    DMD: {"draw", "dealt"},
    DREAD: {"draw", *[f"life {seat}" for seat in range(5)]},
    PIRATES: {f"sea {cell}" for cell in NAMES},
}
"""The places that cards are revealed from, by game."""
LONGEST = {DMD: 10, DREAD: 20, PIRATES: 20}
"""So many decisions a card are more than any sane game takes, by game."""


Scene = tuple[dict[str, object], dict[str, object]]


def _scene(traits: list[str], play: list[str], draw: list[str], stack: list[object] | None = None, **options: object) -> Scene:
    """Two players with well-filled banks, in the middle of a turn of seat 0: options and a position."""
    banks = [["map-3", "cannon-5", "sword-4", "oracle-5"], ["kraken-6", "anchor-6", "key-6", "chest-6", "oracle-6", "cannon-6"]]
    discard = ["anchor-2", "hook-2", "map-2", "sword-2", "kraken-2", "oracle-2"]
    position = {"traits": traits, "banks": banks, "play": play, "draw": draw, "discard": discard, "drawn": True, "stack": stack or []}
    return options, position


def _seas(cells: dict[str, str], hands: list[list[str]], mode: str = "standard", **more: Any) -> Scene:
    """Four pirates; seat 1 is called by seat 2 and has to pull, unless it is said otherwise."""
    changes = {key: more.pop(key) for key in ("add", "remove") if key in more}
    going_on = {"bid": {"seat": 1, "count": 7}, "caller": 2, "turn": 2, "phase": "pull"}
    return {"mode": mode, **changes}, {"sea": {"A1-M9": "?", **cells}, "hands": hands, **going_on, **more}


MAP_IN_HOOK: list[object] = [{"frame": "hook"}, {"frame": "map", "shown": ["anchor-2", "sword-2", "hook-2"]}]
SCENES: dict[str, list[Scene]] = {
    DMD: [
        _scene(["captains-hook", "misfire"], ["chest-3"], ["hook-3"]),
        _scene(["captains-hook", "misfire"], ["chest-3", "hook-3", "map-4"], [], MAP_IN_HOOK),
        _scene(["plunderer", "misfire"], [], [], [{"frame": "plunderer", "size": 3}]),
        _scene(["casanova", "siren"], ["anchor-3", "hook-4", "mermaid-3"], [], [{"frame": "mermaid"}], mermaid=True),
        _scene(["captains-hook", "beastmaster"], ["chest-3"], ["hook-3"], variant="bottom-feeder"),
        _scene(["plunderer", "siren"], ["key-3", "anchor-3", "chest-3"], ["key-4"], house=["anchored_chest"], mermaid=True),
        _scene(["treasure-hunter", "parry"], ["key-3", "chest-3"], ["sword-3", "hook-3"]),
        _scene(["mystic", "misfire"], [], ["cannon-3", "oracle-3"]),
        _scene(["casanova", "siren"], ["anchor-3", "hook-4"], ["mermaid-3"], mermaid=True),
        _scene(["safe-harbor", "siren"], ["map-4", "hook-4"], ["anchor-4", "mermaid-3"], mermaid=True),
        _scene(["miser", "davy-jones-locker"], ["map-4"], ["hook-3", "map-5"], variant="thieves-island"),
        _scene(["swordsman", "scavenger"], ["oracle-3"], ["sword-5", "kraken-4"], house=["gentle"]),
        _scene(["fisherman", "navigator"], [], ["kraken-3", "map-4"], variant="strange-lands"),
        _scene(["master-gunner", "golden-scales"], ["key-7"], ["cannon-4"], variant="sudden-death"),
        ({"traits": True, "mermaid": True}, {"dealt": [["davy-jones-locker", "siren"], ["mystic", "miser"]]}),
        _scene(["captains-hook", "parry"], ["chest-3"], ["hook-3"], edition="elznir"),
        _scene(["mystic", "misfire"], [], ["oracle-3", "cannon-3"], edition="carcass"),
        _scene(["casanova", "siren"], ["anchor-3", "hook-4"], ["mermaid-3"], mermaid=True, edition="elznir"),
        ({"traits": True, "edition": "elznir"}, {"dealt": [["davy-jones-locker", "parry"], ["mystic", "miser"]], "kept": ["parry", None]}),
    ],
    DREAD: [
        ({}, {"draw": ["the-candle", "the-wolf", "the-storm", "the-moth"], "known": [{}, {"draw": [1]}]}),
        ({}, {"draw": ["the-oracle", "the-wolf", "the-mother"], "rows": [["the-moth"], ["the-hound"]]}),
        ({}, {"draw": ["death"], "rows": [["the-moth"], ["the-hound"]], "life": [3, ["the-crow", "the-beggar"]]}),
        (
            {"promo": "joins"},
            {"draw": ["domination-promo"], "rows": [["the-moth"], ["the-well", "the-storm"]], "reserves": [[], ["the-thief"]]},
        ),
        (
            {},
            {"draw": ["the-orphan"], "rows": [["the-gravedigger", "revenge", "the-undying"], ["the-ferryman", "victory"]], "life": [2, 2]},
        ),
        ({}, {"draw": ["the-thief"], "reserves": [["justice", "the-gate"], ["the-warden", "the-beggar"]]}),
        ({}, {"draw": ["the-choir", "the-lantern", "the-orphan"], "rows": [["the-wolf"], ["the-storm"]], "round": 20}),
        ({}, {"life": [["the-crow", "death", "the-moth"], []], "rows": [["the-eclipse"], ["the-wolf"]], "turn": 1, "draw": ["the-orphan"]}),
    ],
    PIRATES: [
        _seas({"A1": "maelstrom"}, [[], ["jewel", "tortuga", "rum"], [], []], known=[{}, {}, {"A1": "maelstrom"}, {}]),
        _seas({"A1": "mark", "B1": "mark"}, [[], ["queen-annes-revenge", "letters-of-marque", "scurvy"], ["raise-the-jolly-roger"], []]),
        _seas({"A1": "walk-the-plank-e", "B1": "whirlpool", "B2": "mark"}, [[], ["deal-with-davy-jones", "blackbeards-sword"], [], []]),
        _seas({"A1": "mass-mutiny", "B1": "winds-of-fate"}, [["plunder"], ["crows-nest-2"], ["mutiny"], []], phase="answer"),
        _seas({"A1": "trident-of-poseidon"}, [["flying-dutchman"], [], [], []], marks=[0, 0, 0, 1], caller=3),
        _seas({"A1": "first-mate", "B1": "release-the-kraken"}, [[], ["batten-down-the-hatches"], [], ["crows-nest-5"]], phase="answer"),
        _seas({"A1": "all-hands-on-deck", "B1": "taking-on-water"}, [[], ["parlay", "chalices-of-cortez"], ["tortuga"], []], phase="bid"),
        _seas({"A1": "mark"}, [[], [], [], []], marks=[0, 0, 1, 1], caller=None, bid=None, turn=1, phase="duel"),
        _seas({"A1": "abandon-ship"}, [["treasure-chest", "rum"], ["jewel", "orange", "plunder"], [], []], mode="parrghty"),
        _seas({"A1": "green-flash", "B1": "alter-course"}, [[], ["sword-fight"], [], []], mode="parrghty", phase="answer", dead=[3]),
        _seas({"A1": "black-spot", "B1": "mark"}, [["plunder", "skeleton-key"], ["treasure-chest", "rum"], [], []], mode="parrghty"),
        _seas({"A1": "drunken-sailor"}, [["blow-the-man-down"], ["shiver-me-timbers"], ["rum"], []], mode="parrghty", phase="bid"),
        _seas({"A1": "jewel"}, [["bring-er-about"], [], [], []], phase="bid", add=["tortuga"], remove=["parlay"], bid=None, caller=None),
    ],
}
"""Rare situations worth a look, by game."""


# Any game, at any moment


class Moment(NamedTuple):
    """A moment of a game: its start, then so many random moves, then these, then on until a certain question."""

    game: str
    players: int
    options: dict[str, object]
    seed: int
    lead: int = 0
    path: tuple[int, ...] = ()
    verb: str | None = None
    position: dict[str, object] | None = None

    def make(self) -> Game:
        return pressgang.game(self.game, self.players, **self.options)

    def start(self, listen: bool = False) -> State:
        if self.position is None:
            return self.make().start(self.seed, listen=listen)
        return self.make().resume(self.position, SeededLuck(self.seed), self.seed, listen)

    def indices(self) -> list[int]:
        """The moves up to this moment, as numbers."""
        dice = Dice(self.seed)
        return [any_index(dice) for _ in range(self.lead)] + list(self.path)

    def reach(self) -> State:
        """The state at this moment; the question may never come, then it is not waited for."""
        state = self.start()
        for index in self.indices():
            step(state, index)
        later, dice = state.copy(), Dice(self.seed + 1)
        while self.verb and later.pending:
            if any(later.game.notation(action).split()[0] == self.verb for _, action in moves_of(later)):
                return later
            step(later, any_index(dice))
        return state


def any_index(dice: Dice) -> int:
    """A move by number; rather often the first, which goes on drawing."""
    return 0 if dice.below(3) == 0 else dice.below(1 << 20)


def moves_of(state: State) -> list[tuple[int, int]]:
    """All that anybody may do."""
    return [(seat, action) for seat in state.pending for action in state.actions(seat)]


def step(state: State, index: int) -> None:
    """Play the legal move of this number, counted around; nothing when the game is over."""
    moves = moves_of(state)
    if moves:
        state.play(*moves[index % len(moves)])


def values_of(option: Option) -> st.SearchStrategy[object]:
    """Everything that an option may be, the default first."""
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "one":
        return st.sampled_from([option.default, *[value for value in option.values if value != option.default]])
    if option.kind == "data":
        return st.none()
    if option.kind == "bag":  # hardly any change keeps the totals: the rare situations have one
        return st.just([])
    chosen: st.SearchStrategy[object] = st.lists(st.sampled_from(option.values), unique=True)
    return st.none() | chosen if option.default is None else chosen


def options_of(title: Rulebook) -> st.SearchStrategy[dict[str, object]]:
    """Any combination of the options of a title."""
    values = {option.name: values_of(option) for option in title.options}
    rich = {
        option.name: st.just(True) if option.kind == "flag" else values[option.name] for option in title.options if option.kind != "many"
    }
    return st.fixed_dictionaries({}, optional=values) | st.fixed_dictionaries(values) | st.fixed_dictionaries(rich)


@st.composite
def common_moments(draw: st.DrawFn) -> Moment:
    """Any moment of any game."""
    title = draw(st.sampled_from(rulebooks()))
    options = draw(options_of(title))
    players = draw(st.integers(*title.players(options)))
    verbs = sorted({move.split()[0] for move in title.game(players, options).moves})
    lead = draw(st.integers(0, 4) | st.integers(0, 40) | st.integers(0, 300))
    return Moment(title.name, players, options, draw(SEEDS), lead, draw(PATHS), draw(st.sampled_from([None, *verbs])))


@st.composite
def rare_moments(draw: st.DrawFn) -> Moment:
    """A moment soon after a rare situation."""
    game = draw(st.sampled_from(sorted(SCENES)))
    options, position = draw(st.sampled_from(SCENES[game]))
    return Moment(game, seats_in(position), options, draw(SEEDS), path=draw(SHORT_PATHS), position=position)


def seats_in(position: dict[str, Any]) -> int:
    """How many play in a rare situation."""
    return len(position.get("hands", [[], []]))


def moments() -> st.SearchStrategy[Moment]:
    """Any moment of any game, a rare one now and then."""
    return common_moments() | rare_moments()


Test = Callable[..., None]


def soon_after_each_scene(test: Test, more: int = 0) -> Test:
    """The test also at the rare situations and a few moves later, with so many other arguments that are 0."""
    for game, scenes in SCENES.items():
        for options, position in scenes:
            for path in ((), (0,), (0, 0), (0, 0, 0)):
                test = example(Moment(game, seats_in(position), options, 1, path=path, position=position), *[0] * more)(test)
    return test


def law(examples: int, *more: st.SearchStrategy[int]) -> Callable[[Test], Test]:
    """A test that holds at so many moments, and soon after each of the rare situations."""

    def decorate(test: Test) -> Test:
        return settings(max_examples=examples, deadline=None)(given(moments(), *more)(soon_after_each_scene(test, len(more))))

    return decorate


def told(state: State, seat: int | None) -> bytes:
    """What a seat sees, as bytes."""
    return json.dumps(state.view(seat)).encode()


def heard_by(state: State, seat: int | None) -> list[dict[str, object]]:
    """What a seat has been told."""
    assert state.heard is not None
    return [event.told(seat) for event in state.heard]


def everything(state: State) -> object:
    """All that can be asked about a state."""
    seats = range(state.game.players)
    asked = [state.pending, state.asked(), state.standing(), [state.actions(seat) for seat in seats]]
    return state.position(), asked, [told(state, seat) for seat in (None, *seats)]


def go_on_alike(one: State, two: State, seed: int) -> None:
    """Given the same moves, both come to the same: soon, and at the end."""
    dice = Dice(seed)
    for _ in range(10):
        index = any_index(dice)
        step(one, index)
        step(two, index)
        assert one.position() == two.position()
    for state in (one, two):
        pressgang.playout(state, Dice(seed))
    assert everything(one) == everything(two)


# The strategies themselves


def test_every_title_is_known_to_the_laws() -> None:
    titles = {title.name for title in rulebooks()}
    assert titles == set(CARDS_ON) == set(CARDS_IN) == set(HIDDEN) == set(LONGEST)


def test_the_moments_are_of_many_kinds() -> None:
    """Laws about moments that never come would be worth nothing."""
    kinds: set[str] = set()

    @settings(max_examples=200, deadline=None, database=None, derandomize=True)
    @given(moments())
    @soon_after_each_scene
    def look(moment: Moment) -> None:
        state = moment.reach()
        kinds.update(state.game.notation(action).split()[0] for seat in state.pending for action in state.actions(seat))
        kinds.add(f"{len(position_of(state)['stack'])} open" if state.pending else "over")

    look()
    assert kinds >= {"draw", "bank", "keep", "locker", "hook", "cannon", "sword", "map", "mermaid", "casanova", "plunder", "misfire"}
    assert kinds >= {"use", "skip", "done", "summon", "toss", "top", "pick", "target"}
    assert kinds >= {"bid", "call", "pass", "pull", "sink", "peek", "accept", "letters", "queen", "plunder", "nest", "mutiny", "take"}
    assert kinds >= {"over", "0 open", "1 open", "2 open"}


# (a) Cards are conserved


@law(ALWAYS)
def test_no_card_is_lost_or_made(moment: Moment) -> None:
    state = moment.start()
    count, box = CARDS_ON[moment.game], CARDS_IN[moment.game](state.game)
    assert count(state) == box
    for index in moment.indices():
        step(state, index)
        assert count(state) == box


# (b) Whoever is asked can answer


@law(ALWAYS)
def test_a_seat_has_an_action_exactly_when_it_is_pending(moment: Moment) -> None:
    state = moment.reach()
    for seat in range(moment.players):
        assert bool(state.actions(seat)) == (seat in state.pending)


@law(ALWAYS)
def test_actions_are_sorted_and_distinct(moment: Moment) -> None:
    state = moment.reach()
    for seat in state.pending:
        assert state.actions(seat) == sorted(set(state.actions(seat)))


@law(ALWAYS)
def test_all_ways_to_ask_for_actions_agree(moment: Moment) -> None:
    state = moment.reach()
    for seat in range(moment.players):
        actions = state.actions(seat)
        assert state.choices(seat) == len(actions)
        assert [state.choice(seat, index) for index in range(len(actions))] == actions
        assert [action for action in range(len(state.game.moves)) if state.allows(seat, action)] == actions


@law(ALWAYS)
def test_the_first_pending_seat_is_asked(moment: Moment) -> None:
    state = moment.reach()
    assert state.asked() == (state.pending[0] if state.pending else NOBODY)
    assert list(state.pending) == sorted(set(state.pending))


@law(ALWAYS, SEEDS)
def test_any_action_is_a_legal_one(moment: Moment, seed: int) -> None:
    state = moment.reach()
    dice = Dice(seed)
    for seat in state.pending:
        assert all(state.any_action(seat, dice) in state.actions(seat) for _ in range(5))


@law(OFTEN)
def test_any_action_may_be_each_legal_one(moment: Moment) -> None:
    state = moment.reach()
    dice = Dice(moment.seed)
    for seat in state.pending:
        actions = state.actions(seat)
        assert {state.any_action(seat, dice) for _ in range(40 * len(actions))} == set(actions)


# (c) What is illegal is refused and changes nothing


@law(OFTEN)
def test_an_illegal_action_is_refused_and_changes_nothing(moment: Moment) -> None:
    state = moment.reach()
    before = everything(state)
    for seat in state.pending:
        legal = state.actions(seat)
        for action in [-1, *range(len(state.game.moves)), len(state.game.moves), 1 << 40]:
            if action not in legal:
                with pytest.raises(IllegalMove) as refused:
                    state.play(seat, action)
                assert refused.value.code == "illegal-move"
    assert everything(state) == before


@law(OFTEN)
def test_a_seat_that_is_not_asked_is_refused_and_changes_nothing(moment: Moment) -> None:
    state = moment.reach()
    before = everything(state)
    tried = {0, 1, len(state.game.moves) - 1, *[action for seat in state.pending for action in state.actions(seat)]}
    for seat in [-1, *range(moment.players), moment.players, 1 << 40]:
        for action in tried if seat not in state.pending else ():
            with pytest.raises(IllegalMove) as refused:
                state.play(seat, action)
            assert refused.value.code == ("not-asked" if state.pending else "game-over")
    assert everything(state) == before


@settings(max_examples=OFTEN, deadline=None)
@given(moments(), st.lists(st.integers(0, 400), max_size=20))
def test_a_refusal_does_not_change_the_luck_to_come(moment: Moment, path: list[int]) -> None:
    state, twin = moment.reach(), moment.reach()
    for index in path:
        for seat in state.pending:
            with pytest.raises(IllegalMove):
                state.play(seat, -1)
        step(state, index)
        step(twin, index)
    assert everything(state) == everything(twin)


# (d) A copy is equal and independent


@law(ALWAYS)
def test_a_copy_is_equal(moment: Moment) -> None:
    state = moment.reach()
    twin = state.copy()
    assert twin is not state
    assert twin == state
    assert hash(twin) == hash(state)
    assert everything(twin) == everything(state)


@law(ALWAYS, SEEDS)
def test_playing_a_copy_leaves_the_original_alone(moment: Moment, seed: int) -> None:
    state = moment.reach()
    before = everything(state)
    pressgang.playout(state.copy(), Dice(seed))
    assert everything(state) == before


@law(ALWAYS, SEEDS)
def test_playing_the_original_leaves_a_copy_alone(moment: Moment, seed: int) -> None:
    state = moment.reach()
    twin = state.copy()
    before = everything(twin)
    pressgang.playout(state, Dice(seed))
    assert everything(twin) == before


@law(OFTEN, SEEDS)
def test_what_was_seen_stays_as_it_was_seen(moment: Moment, seed: int) -> None:
    """A view is nobody's but the viewer's: playing on does not change it, so that it can be compared with the next one."""
    state = moment.reach()
    seats = range(state.game.players)
    views = [state.view(None), *[state.view(seat) for seat in seats], *[state.own_view(seat) for seat in seats]]
    before = json.dumps(views)
    pressgang.playout(state, Dice(seed))
    assert json.dumps(views) == before


@law(ALWAYS, SEEDS)
def test_a_copy_goes_on_like_the_original(moment: Moment, seed: int) -> None:
    """The luck is copied too."""
    state = moment.reach()
    go_on_alike(state, state.copy(), seed)


@law(OFTEN, SEEDS)
def test_states_that_differ_are_not_equal(moment: Moment, seed: int) -> None:
    state = moment.reach()
    assume(state.pending)
    later = state.copy()
    pressgang.playout(later, Dice(seed))
    assert later != state


# (e) Everything round-trips text


@law(OFTEN)
def test_notation_and_parse_are_inverses(moment: Moment) -> None:
    game = moment.make()
    actions = range(len(game.moves))
    assert [game.parse(game.notation(action)) for action in actions] == list(actions)
    assert [game.parse(f"  {game.notation(action).upper().replace(' ', '   ')} ") for action in actions] == list(actions)


@law(ALWAYS)
def test_a_position_makes_the_same_state_again(moment: Moment) -> None:
    state = moment.reach()
    position = json.loads(json.dumps(state.position()))
    again = state.game.resume(position, SeededLuck(1), seed=2)
    assert everything(again) == everything(state)
    assert again == state
    assert hash(again) == hash(state)


@law(ALWAYS, SEEDS)
def test_a_state_made_from_a_position_goes_on_like_the_original(moment: Moment, seed: int) -> None:
    state = moment.reach()
    go_on_alike(state, state.game.resume(state.position(), state.luck.copy()), seed)


NAMES = st.text(max_size=20)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match that was played for a while, from the set-up or from any position."""
    moment = draw(moments())
    seats = draw(st.lists(NAMES, min_size=moment.players, max_size=moment.players))
    position = moment.reach().position() if draw(st.booleans()) else None
    match = Match(Record(moment.game, moment.options, seats, seed=moment.seed, position=position))
    for index in draw(st.lists(st.integers(0, 400), max_size=60)):
        moves = moves_of(match.state)
        if moves:
            match.play(*moves[index % len(moves)])
    return match


@settings(max_examples=ALWAYS, deadline=None)
@given(matches())
def test_a_record_is_the_same_after_it_was_text(match: Match) -> None:
    record = match.record()
    again = Record.loads(record.dumps())
    assert (again.game, again.options, again.seats, again.seed) == (record.game, record.options, record.seats, record.seed)
    assert (again.position, again.luck, again.moves) == (record.position, record.luck, record.moves)
    assert again.dumps() == record.dumps()


@settings(max_examples=ALWAYS, deadline=None)
@given(matches())
def test_a_record_replays_to_the_same_position(match: Match) -> None:
    again = Record.loads(match.record().dumps()).replay()
    assert everything(again) == everything(match.state)


# (f) To imagine is to keep what is known and to deal the rest anew


@law(ALWAYS, SEEDS)
def test_who_imagines_sees_no_difference(moment: Moment, seed: int) -> None:
    state = moment.reach()
    for seat in range(moment.players):
        imagined = state.imagine(seat, Dice(seed))
        assert told(imagined, seat) == told(state, seat)
        assert imagined.actions(seat) == state.actions(seat)
        assert imagined.pending == state.pending


@law(ALWAYS, SEEDS)
def test_an_imagined_state_can_be_played_to_its_end(moment: Moment, seed: int) -> None:
    state = moment.reach()
    count, box = CARDS_ON[moment.game], CARDS_IN[moment.game](state.game)
    for seat in range(moment.players):
        imagined = state.imagine(seat, Dice(seed))
        assert count(imagined) == box
        pressgang.playout(imagined, Dice(seed))
        assert not imagined.pending
        assert count(imagined) == box


@law(ALWAYS, SEEDS)
def test_an_imagined_state_has_a_position(moment: Moment, seed: int) -> None:
    """Reading it back checks that no card and no trait is there more often than in the box."""
    imagined = moment.reach().imagine(moment.players - 1, Dice(seed))
    again = imagined.game.resume(imagined.position(), SeededLuck(0))
    assert everything(again) == everything(imagined)


@law(ALWAYS, SEEDS)
def test_imagining_changes_nothing(moment: Moment, seed: int) -> None:
    """Neither what is, nor what will be."""
    state, twin = moment.reach(), moment.reach()
    pressgang.playout(state.imagine(0, Dice(seed)), Dice(seed))
    assert everything(state) == everything(twin)
    go_on_alike(state, twin, seed)


@law(OFTEN, SEEDS)
def test_the_same_dice_imagine_the_same(moment: Moment, seed: int) -> None:
    state = moment.reach()
    go_on_alike(state.imagine(0, Dice(seed)), state.imagine(0, Dice(seed)), seed)


@law(OFTEN)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(moment: Moment) -> None:
    """Two who know the same imagine the same with the same dice, whatever the truth is."""
    state = moment.reach()
    other = state.imagine(0, Dice(moment.seed + 1))
    for seed in range(5):
        assert everything(state.imagine(0, Dice(seed))) == everything(other.imagine(0, Dice(seed)))


@law(OFTEN)
def test_what_is_concluded_does_not_depend_on_what_is_hidden(moment: Moment) -> None:
    """And what is imagined from it is a game like any other, in which the seat may do the same."""
    state = moment.reach()
    other = state.imagine(0, Dice(moment.seed + 1))
    for seed in range(3):
        world = state.conclude(0).imagine(0, Dice(seed))
        assert everything(world) == everything(other.conclude(0).imagine(0, Dice(seed)))
        assert everything(world.game.resume(world.position(), SeededLuck(0))) == everything(world)
        assert world.actions(0) == state.actions(0)


def imagined_tops(state: State, seat: int, depth: int = 0) -> Counter[str]:
    """The card so deep in the draw pile in 400 imagined states."""
    dice = Dice(11)
    return Counter(position_of(state.imagine(seat, dice))["draw"][depth] for _ in range(400))


def test_the_unknown_top_card_may_be_any_card() -> None:
    state = pressgang.game(DMD).start(seed=3)
    tops = imagined_tops(state, 0)
    assert set(tops) == set(position_of(state)["draw"])
    assert max(tops.values()) < 25


def test_the_bottom_card_may_be_any_card() -> None:
    state = pressgang.game(DMD).start(seed=3)
    assert set(imagined_tops(state, 1, -1)) == set(position_of(state)["draw"])


def seen_by_the_oracle(trait: str | None) -> State:
    """Seat 0 has just played an Oracle."""
    position = {"turn": 0, "draw": ["oracle-3", "key-4", "map-5", "hook-6"], "traits": [trait, None]}
    state = pressgang.game(DMD).resume(position, SeededLuck(0))
    state.play(0, state.game.parse("draw"))
    return state


def test_the_card_that_the_oracle_showed_stays_on_top() -> None:
    state = seen_by_the_oracle(None)
    assert set(imagined_tops(state, 0)) == set(imagined_tops(state, 1)) == {"key-4"}
    assert len(imagined_tops(state, 0, 1)) > 40


def test_the_cards_that_the_mystic_saw_stay_in_order() -> None:
    state = seen_by_the_oracle("mystic")
    assert [set(imagined_tops(state, 0, depth)) for depth in range(3)] == [{"key-4"}, {"map-5"}, {"hook-6"}]
    assert len(imagined_tops(state, 0, 3)) > 40


def maps_shown(states: list[State]) -> set[str]:
    """What the Map shows in each of these states, when it is drawn."""
    for state in states:
        state.play(0, state.game.parse("draw"))
    return {json.dumps(state.view(0)["shown"]) for state in states}


def before_a_map() -> State:
    """Everybody knows that a Map is on top; only chance knows what it will show."""
    position = {
        "draw": ["map-3"],
        "known": [1, 1],
        "discard": [f"{suit}-2" for suit in ("key", "chest", "hook", "cannon", "sword", "anchor")],
    }
    return pressgang.game(DMD).resume(position, SeededLuck(5))


def test_imagined_luck_is_not_the_real_luck() -> None:
    state, dice = before_a_map(), Dice(7)
    assert len(maps_shown([state.imagine(0, dice) for _ in range(200)])) > 80
    assert len(maps_shown([state.copy() for _ in range(20)])) == 1


def test_imagined_luck_does_not_depend_on_the_real_luck() -> None:
    position = before_a_map().position()
    states = [pressgang.game(DMD).resume(position, SeededLuck(seed)) for seed in range(50)]
    assert len(maps_shown([state.imagine(0, Dice(7)) for state in states])) == 1
    assert len(maps_shown(states)) > 20


@st.composite
def choosing(draw: st.DrawFn) -> State:
    """Traits are being chosen; some have been kept."""
    players = draw(st.integers(2, 8))
    game = pressgang.game(DMD, players, traits=True, mermaid=draw(st.booleans()))
    state = game.start(draw(SEEDS))
    for index in draw(st.lists(st.integers(0, 100), max_size=players)):
        seats = [seat for seat in state.pending if not position_of(state)["traits"][seat]]
        if len(seats) > 1:
            seat = seats[index % len(seats)]
            state.play(seat, state.choice(seat, index % state.choices(seat)))
    return state


@settings(max_examples=OFTEN, deadline=None)
@given(choosing(), SEEDS)
def test_imagined_traits_contradict_nothing(state: State, seed: int) -> None:
    truth = position_of(state)
    copies = 1 if state.game.players <= 4 else 2
    for seat in range(state.game.players):
        position = position_of(state.imagine(seat, Dice(seed)))
        dealt: list[list[str]] = position["dealt"]
        traits: list[str | None] = position["traits"]
        assert dealt[seat] == truth["dealt"][seat]
        assert traits == truth["traits"]
        assert all(kept is None or kept in dealt[other] for other, kept in enumerate(traits))
        assert [len(own) for own in dealt] == [2] * state.game.players
        counted = Counter(trait for own in dealt for trait in own)
        assert max(counted.values()) <= copies
        assert state.game.options["mermaid"] or "siren" not in counted


@settings(max_examples=OFTEN, deadline=None)
@given(choosing())
def test_imagined_traits_of_the_others_vary(state: State) -> None:
    dice = Dice(1)
    dealt = [position_of(state.imagine(0, dice))["dealt"] for _ in range(40)]
    for other in range(1, state.game.players):
        assert len({json.dumps(sorted(own[other])) for own in dealt}) > 8


@settings(max_examples=OFTEN, deadline=None)
@given(choosing(), SEEDS)
def test_the_seats_that_have_not_kept_a_trait_may_hold_any_that_is_left(state: State, seed: int) -> None:
    """Among them the traits that they truly hold: the truth is never ruled out."""
    truth = position_of(state)
    dice = Dice(seed)
    imagined = [position_of(state.imagine(0, dice))["dealt"] for _ in range(500)]
    for other in range(1, state.game.players):
        held = {trait for own in imagined for trait in own[other]}
        assert held >= set(truth["dealt"][other])


# (g) Nothing leaks


def revealed(one: list[dict[str, object]], two: list[dict[str, object]], hidden: set[str]) -> bool:
    """Whether two streams of events differ; they may do so only from the card on that comes from a hidden place."""
    for left, right in zip(one, two, strict=False):
        if left != right:
            assert left["source"] in hidden
            assert {**left, "cards": None} == {**right, "cards": None}
            return True
    assert len(one) == len(two)
    return False


def hear_alike(one: State, two: State, seat: int, indices: list[int]) -> None:
    """Play the same moves in both, until a card is revealed: until then this seat and the onlookers learn the same."""
    for index in indices:
        common = [move for move in moves_of(one) if move in moves_of(two)]
        if not common:
            return
        for state in (one, two):
            state.play(*common[index % len(common)])
        news = [revealed(heard_by(one, who), heard_by(two, who), HIDDEN[one.game.name]) for who in (seat, None)]
        if any(news):
            return
        for who in (seat, None):
            assert told(one, who) == told(two, who)


@settings(max_examples=200, deadline=None)
@given(moments(), st.integers(0, 7), SEEDS, st.lists(st.integers(0, 400), min_size=1, max_size=10))
def test_states_that_differ_in_the_unseen_look_and_sound_the_same(moment: Moment, who: int, seed: int, indices: list[int]) -> None:
    seat = who % moment.players
    state = moment.reach()
    other = state.imagine(seat, Dice(seed))
    assert told(other, seat) == told(state, seat)
    assert told(other, None) == told(state, None)
    twins = [state.game.resume(one.position(), SeededLuck(seed), listen=True) for one in (state, other)]
    hear_alike(twins[0], twins[1], seat, indices)


def dealt_start(game: Game, traits: list[str], pile_seed: int) -> State:
    """Traits are dealt in this order, two to each seat."""
    hands = [traits[at : at + 2] for at in range(0, 2 * game.players, 2)]
    script: list[tuple[str, object]] = [("first", 0), ("draw-pile", []), ("traits", hands)]
    return game.start(luck=ScriptedLuck(script, game.decode, SeededLuck(pile_seed)), listen=True)


SOME_TRAITS = ("casanova", "plunderer", "navigator", "mystic", "swordsman", "miser", "parry", "misfire", "fisherman", "davy-jones-locker")


@settings(max_examples=OFTEN, deadline=None)
@given(st.permutations(SOME_TRAITS), st.permutations(SOME_TRAITS), st.integers(2, 5), st.integers(0, 1), SEEDS, SEEDS)
def test_the_traits_and_the_pile_of_others_are_secret(
    one: list[str], two: list[str], players: int, choice: int, seed: int, other_seed: int
) -> None:
    """Two set-ups that differ in the other seats' traits and in the pile, until seat 0 has chosen."""
    game = pressgang.game(DMD, players, traits=True)
    others = [trait for trait in two if trait not in one[:2]]
    states = [dealt_start(game, one, seed), dealt_start(game, one[:2] + others, other_seed)]
    for move in ("keep", "locker"):
        for who in (0, None):
            assert heard_by(states[0], who) == heard_by(states[1], who)
            assert told(states[0], who) == told(states[1], who)
        for state in states:
            if 0 in state.pending:
                action = state.choice(0, choice % state.choices(0))
                assert game.notation(action).startswith(move)
                state.play(0, action)
    for who in (0, None):
        assert heard_by(states[0], who) == heard_by(states[1], who)
        assert told(states[0], who) == told(states[1], who)


@settings(max_examples=OFTEN, deadline=None)
@given(st.permutations(SOME_TRAITS), st.integers(2, 5))
def test_dealt_traits_are_told_to_their_owner_alone(traits: list[str], players: int) -> None:
    state = dealt_start(pressgang.game(DMD, players, traits=True), traits, 0)
    for who in (None, *range(players)):
        dealt = [event["cards"] for event in heard_by(state, who) if event["what"] == "dealt"]
        assert dealt == [traits[2 * seat : 2 * seat + 2] if seat == who else None for seat in range(players)]
        assert state.view(who)["dealt"] == ([] if who is None else traits[2 * who : 2 * who + 2])


@law(ALWAYS)
def test_a_listener_changes_nothing(moment: Moment) -> None:
    heard, unheard = moment.start(listen=True), moment.start()
    pressgang.playout(heard, Dice(moment.seed))
    pressgang.playout(unheard, Dice(moment.seed))
    assert heard.heard
    assert unheard.heard is None
    assert everything(heard) == everything(unheard)


# (h) The game ends


@law(ALWAYS, SEEDS)
def test_every_game_ends(moment: Moment, seed: int) -> None:
    state = moment.start()
    dice = Dice(seed)
    for _ in range(LONGEST[moment.game] * CARDS_IN[moment.game](state.game).total()):
        if not state.pending:
            break
        step(state, any_index(dice))
    assert not state.pending


@law(ALWAYS)
def test_there_are_winners_exactly_when_it_is_over(moment: Moment) -> None:
    state = moment.reach()
    winners = state.standing().winners
    assert bool(winners) == (not state.pending)
    assert list(winners) == sorted(set(winners))
    assert set(winners) <= set(range(moment.players))


@law(ALWAYS)
def test_everybody_sees_the_standing(moment: Moment) -> None:
    state = moment.reach()
    scores, winners = state.standing()
    assert len(scores) == moment.players
    for seat in (None, *range(moment.players)):
        view = state.view(seat)
        assert (view["scores"], view["winners"], view["over"]) == (list(scores), list(winners), not state.pending)


@law(OFTEN, SEEDS)
def test_the_table_can_be_told_at_every_moment_and_after_the_end(moment: Moment, seed: int) -> None:
    state = moment.reach()
    for _ in range(2):
        for seat in (None, *range(moment.players)):
            teller = state.game.teller([f"Player {number}" for number in range(moment.players)], seat)
            assert teller.table(state) and teller.help(state)
        pressgang.playout(state, Dice(seed))
    assert teller.result(state)


def points(bank: list[str], variant: object, scales: bool) -> int:
    """What a bank of Dead Man's Draw is worth, counted another way than the engine does."""
    stacks: dict[str, list[int]] = {}
    for card in bank:
        suit, value = card.split("-")
        stacks.setdefault(suit, []).append(int(value) + 5 * (scales and suit == "mermaid"))
    if variant == "pile-o-treasure":
        return sum(sum(stack) for stack in stacks.values())
    best = sum(max(stack) for stack in stacks.values())
    return best - 5 * (10 - len(stacks)) if variant == "all-hands-on-deck" else best


@law(ALWAYS)
def test_scores_are_what_the_banks_are_worth(moment: Moment) -> None:
    assume(moment.game == DMD)
    state = moment.reach()
    position = position_of(state)
    banks: list[list[str]] = position["banks"]
    traits: list[str] = position["traits"]
    expected = [points(bank, position["variant"], trait == "golden-scales") for bank, trait in zip(banks, traits, strict=True)]
    assert list(state.standing().scores) == expected


@law(ALWAYS, SEEDS)
@example(Moment(DMD, 2, {"variant": "sudden-death"}, 0), 0)
@example(Moment(DMD, 2, {"variant": "beneath-the-waves"}, 0), 0)
def test_the_winners_are_those_with_the_best_score(moment: Moment, seed: int) -> None:
    assume(moment.game == DMD)
    state = moment.reach()
    pressgang.playout(state, Dice(seed))
    position = position_of(state)
    scores, winners = state.standing()
    sizes = [len(bank) for bank in position["banks"]]
    if position["variant"] == "sudden-death" and scores[position["turn"]] >= 50:
        assert winners == (position["turn"],)
        return
    low = position["variant"] == "beneath-the-waves"
    ranked = [(score if not low or score < 60 else -score, size) for score, size in zip(scores, sizes, strict=True)]
    assert winners == tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))
