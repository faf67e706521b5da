"""Luck: seeded, scripted and recording."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from pressgang import BadLuck, BadText, Dice, Luck, RecordingLuck, ScriptedLuck, SeededLuck
from pressgang.core.luck import Entry, SealedLuck


def unevenness(counts: Counter[object], cells: int) -> float:
    """Chi-square of counts that should all be equal."""
    mean = counts.total() / cells
    return sum((count - mean) ** 2 for count in counts.values()) / mean + (cells - len(counts)) * mean


# Dice


@pytest.mark.parametrize("n", [1, 2, 6, 60, 1000, 2**31 - 1])
def test_dice_stay_below(n: int) -> None:
    dice = Dice(5)
    assert all(0 <= dice.below(n) < n for _ in range(500))


def test_dice_reach_every_number() -> None:
    dice = Dice(5)
    assert {dice.below(60) for _ in range(2000)} == set(range(60))


def test_dice_reach_the_upper_half_of_a_great_range() -> None:
    dice = Dice(5)
    assert max(dice.below(2**31 - 1) for _ in range(100)) > 2**31 // 10 * 9


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Dice(42), Dice(42)
    assert [one.below(1000) for _ in range(50)] == [two.below(1000) for _ in range(50)]


def test_different_seeds_give_different_numbers() -> None:
    streams = {tuple([dice.below(1000) for _ in range(5)]) for dice in map(Dice, range(1000))}
    assert len(streams) == 1000


@pytest.mark.parametrize("seed", [1 << 32, 1 << 40, (1 << 62) - 1])
def test_the_high_bits_of_a_seed_count(seed: int) -> None:
    high, low = Dice(seed), Dice(seed & 0xFFFFFFFF)
    assert [high.below(1000) for _ in range(5)] != [low.below(1000) for _ in range(5)]


@pytest.mark.parametrize("seed", [-1, -(1 << 70), 1 << 200])
def test_any_int_is_a_seed(seed: int) -> None:
    dice = Dice(seed)
    assert len({dice.below(1000) for _ in range(50)}) > 30


def test_the_numbers_of_a_seed_never_change() -> None:
    """Records from seeds must replay on every machine, interpreted and compiled."""
    dice = Dice(7)
    assert [dice.below(100) for _ in range(8)] == [4, 92, 94, 66, 95, 24, 37, 8]


@pytest.mark.parametrize("seed", range(5))
def test_dice_are_fair(seed: int) -> None:
    """Five degrees of freedom: between 0.2 and 20.5 but for one try in 500."""
    dice = Dice(seed)
    assert 0.2 < unevenness(Counter(dice.below(6) for _ in range(6000)), 6) < 20.5


def test_a_roll_says_nothing_about_the_next() -> None:
    dice = Dice(3)
    assert 11 < unevenness(Counter((dice.below(6), dice.below(6)) for _ in range(9000)), 36) < 67


def test_the_first_roll_of_neighbouring_seeds_is_fair() -> None:
    assert 0.2 < unevenness(Counter(Dice(seed).below(6) for seed in range(6000)), 6) < 20.5


def test_a_copy_of_dice_rolls_the_same() -> None:
    dice = Dice(9)
    dice.below(6)
    twin = dice.copy()
    assert [dice.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]


def test_a_copy_of_dice_leaves_the_original_alone() -> None:
    dice, still = Dice(9), Dice(9)
    twin = dice.copy()
    twin.below(6)
    assert dice.below(1 << 30) == still.below(1 << 30)


def test_dice_give_seeds_that_differ() -> None:
    dice = Dice(4)
    seeds = {dice.seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 61 for seed in seeds)


# Seeded


def test_a_shuffle_keeps_all_items() -> None:
    assert sorted(SeededLuck(3).shuffle("pile", list(range(60)))) == list(range(60))


def test_a_shuffle_is_repeatable() -> None:
    assert SeededLuck(3).shuffle("pile", list(range(60))) == SeededLuck(3).shuffle("pile", list(range(60)))


def test_seeds_shuffle_differently() -> None:
    assert len({tuple(SeededLuck(seed).shuffle("pile", list(range(20)))) for seed in range(200)}) == 200


def test_every_order_is_equally_likely() -> None:
    luck = SeededLuck(8)
    orders: Counter[object] = Counter(tuple(luck.shuffle("pile", [0, 1, 2, 3])) for _ in range(12000))
    assert set(orders) == set(permutations(range(4)))
    assert 6 < unevenness(orders, 24) < 50


def test_every_item_is_equally_likely_in_a_sample() -> None:
    luck = SeededLuck(8)
    came: Counter[object] = Counter(item for _ in range(4000) for item in luck.sample("map", list(range(10)), 3))
    assert 1 < unevenness(came, 10) < 28


def test_a_sample_has_so_many_distinct_items() -> None:
    luck = SeededLuck(2)
    for _ in range(100):
        came = luck.sample("map", list(range(10)), 3)
        assert len(came) == len(set(came)) == 3
        assert set(came) <= set(range(10))


def test_a_sample_of_all_is_a_shuffle() -> None:
    assert SeededLuck(6).sample("map", list(range(9)), 9) == SeededLuck(6).shuffle("map", list(range(9)))


@pytest.mark.parametrize("luck", [SeededLuck, SealedLuck])
def test_a_sample_of_a_set_is_the_sample_of_its_list(luck: type[SeededLuck | SealedLuck]) -> None:
    places = [place for place in range(60) if place % 7 != 3]
    for seed in range(40):
        for count in (0, 1, 2, 3, 9, len(places)):
            listed, of_set = luck(seed), luck(seed)
            came = of_set.sample_places("map", sum(1 << place for place in places), count)
            assert came == listed.sample("map", places.copy(), count)
            assert of_set.pick("", 1000) == listed.pick("", 1000)


def test_a_sample_of_none_is_empty() -> None:
    assert SeededLuck(6).sample("map", [1, 2], 0) == []


def test_equal_items_stay_as_many() -> None:
    assert sorted(SeededLuck(1).shuffle("pile", [4, 4, 5])) == [4, 4, 5]


def test_a_pick_is_in_range() -> None:
    luck = SeededLuck(1)
    assert {luck.pick("first", 4) for _ in range(200)} == {0, 1, 2, 3}


def test_a_copy_of_seeded_luck_goes_on_the_same_way() -> None:
    luck = SeededLuck(1)
    luck.pick("first", 4)
    twin = luck.copy()
    assert twin.shuffle("pile", list(range(30))) == luck.shuffle("pile", list(range(30)))


def test_a_copy_of_seeded_luck_leaves_the_original_alone() -> None:
    luck, still = SeededLuck(1), SeededLuck(1)
    luck.copy().shuffle("pile", list(range(30)))
    assert luck.shuffle("pile", list(range(30))) == still.shuffle("pile", list(range(30)))


# Scripted


def numbers(name: str, outcome: object) -> list[int]:
    """A decoder for tests: a list of ints, or an int."""
    if isinstance(outcome, int):
        return [outcome]
    if isinstance(outcome, list):
        return [int(item) for item in outcome]
    raise BadText("luck-list")


def scripted(*script: Entry, seed: int = 0) -> ScriptedLuck:
    return ScriptedLuck(list(script), numbers, SeededLuck(seed))


def test_a_script_is_followed_in_order() -> None:
    luck = scripted(("first", 2), ("pile", [3, 1, 2]), ("map", [7, 5]))
    assert luck.pick("first", 4) == 2
    assert luck.shuffle("pile", [1, 2, 3]) == [3, 1, 2]
    assert luck.sample("map", [5, 6, 7], 2) == [7, 5]


def test_a_pile_may_list_only_its_top() -> None:
    came = scripted(("pile", [9, 4])).shuffle("pile", list(range(10)))
    assert came[:2] == [9, 4]
    assert sorted(came) == list(range(10))


def test_the_rest_of_a_partial_pile_is_in_seeded_order() -> None:
    piles = {tuple(scripted(("pile", [9]), seed=seed).shuffle("pile", list(range(10)))) for seed in range(50)}
    assert len(piles) == 50


def test_an_item_that_is_there_twice_may_come_twice() -> None:
    assert scripted(("pile", [4, 5, 4])).shuffle("pile", [4, 4, 5]) == [4, 5, 4]


def test_a_script_that_runs_out_goes_on_with_the_seed() -> None:
    """As if the seed had answered from the beginning."""
    luck, seeded = scripted(("first", 1), ("map", [3]), seed=6), SeededLuck(6)
    for one in (luck, seeded):
        one.pick("first", 2)
        one.sample("map", [3, 4, 5], 1)
    assert luck.shuffle("pile", list(range(20))) == seeded.shuffle("pile", list(range(20)))
    assert luck.sample("map", list(range(20)), 3) == seeded.sample("map", list(range(20)), 3)
    assert luck.pick("variant", 7) == seeded.pick("variant", 7)


def test_a_partial_pile_does_not_change_the_luck_after_it() -> None:
    luck, seeded = scripted(("pile", [3]), seed=6), SeededLuck(6)
    for one in (luck, seeded):
        one.shuffle("pile", list(range(20)))
    assert luck.sample("map", list(range(20)), 9) == seeded.sample("map", list(range(20)), 9)


def test_a_copy_of_seeded_luck_is_as_far() -> None:
    luck = SeededLuck(6)
    first = luck.copy().sample("map", list(range(20)), 9)
    assert luck.sample("map", list(range(20)), 9) == first
    assert luck.copy().sample("map", list(range(20)), 9) != first


def misfit(luck: Luck, name: str = "map", items: int = 5, count: int = 2) -> BadLuck:
    """What is wrong with a sample."""
    with pytest.raises(BadLuck) as caught:
        luck.sample(name, list(range(items)), count)
    return caught.value


def test_another_name_is_a_misfit() -> None:
    problem = misfit(scripted(("bonus", [1, 2])))
    assert problem.code == "luck-name"
    assert problem.facts == {"entry": 0, "name": "map", "given": "[1, 2]", "found": "bonus"}


def test_a_misfit_names_its_entry() -> None:
    luck = scripted(("map", [1, 2]), ("map", [1, 2]), ("bonus", [1]))
    luck.sample("map", [1, 2, 3], 2)
    luck.sample("map", [1, 2, 3], 2)
    assert misfit(luck).facts["entry"] == 2


def test_an_item_that_is_not_there_is_a_misfit() -> None:
    problem = misfit(scripted(("map", [1, 8])))
    assert (problem.code, problem.facts["place"]) == ("luck-item", 1)


def test_an_item_that_comes_twice_is_a_misfit() -> None:
    problem = misfit(scripted(("map", [3, 3])))
    assert (problem.code, problem.facts["place"]) == ("luck-item", 1)


@pytest.mark.parametrize("given", [[], [1], [1, 2, 3]])
def test_a_wrong_count_is_a_misfit(given: list[int]) -> None:
    problem = misfit(scripted(("map", given)))
    assert problem.code == "luck-count"
    assert (problem.facts["found"], problem.facts["count"]) == (len(given), 2)


def test_an_entry_that_cannot_be_read_is_a_misfit() -> None:
    problem = misfit(scripted(("map", "key-2")))
    assert problem.code == "luck-text"
    assert isinstance(problem.facts["why"], BadText)


def test_a_pile_with_an_item_that_is_not_there_is_a_misfit() -> None:
    with pytest.raises(BadLuck) as caught:
        scripted(("pile", [1, 2, 8])).shuffle("pile", [1, 2, 3])
    assert (caught.value.code, caught.value.facts["place"]) == ("luck-item", 2)


@pytest.mark.parametrize("given", [4, -1, [], [1, 2], 10**30])
def test_a_pick_out_of_range_is_a_misfit(given: object) -> None:
    with pytest.raises(BadLuck) as caught:
        scripted(("first", given)).pick("first", 4)
    assert (caught.value.code, caught.value.facts["most"]) == ("luck-pick", 3)


def test_a_copy_of_scripted_luck_goes_on_where_the_original_is() -> None:
    luck = scripted(("first", 1), ("first", 0), seed=4)
    luck.pick("first", 2)
    twin = luck.copy()
    assert twin.pick("first", 2) == 0
    assert luck.pick("first", 2) == 0
    assert twin.shuffle("pile", list(range(9))) == luck.shuffle("pile", list(range(9)))


# Recording


def test_recording_luck_writes_down_what_came() -> None:
    luck = RecordingLuck(SeededLuck(3))
    first = luck.pick("first", 4)
    pile = luck.shuffle("pile", list(range(9)))
    shown = luck.sample("map", list(range(9)), 3)
    assert luck.written == [("first", [first]), ("pile", pile), ("map", shown)]


def test_recording_luck_gives_what_its_source_gives() -> None:
    luck, plain = RecordingLuck(SeededLuck(3)), SeededLuck(3)
    assert luck.shuffle("pile", list(range(9))) == plain.shuffle("pile", list(range(9)))


def test_what_is_written_down_does_not_change_with_the_pile() -> None:
    luck = RecordingLuck(SeededLuck(3))
    pile = luck.shuffle("pile", list(range(9)))
    before = pile.copy()
    pile.reverse()
    assert luck.written == [("pile", before)]


def test_what_was_written_down_can_be_played_again() -> None:
    luck = RecordingLuck(SeededLuck(3))
    pile, shown = luck.shuffle("pile", list(range(9))), luck.sample("map", list(range(9)), 3)
    again = scripted(*luck.written)
    assert again.shuffle("pile", list(range(9))) == pile
    assert again.sample("map", list(range(9)), 3) == shown


def test_a_copy_of_recording_luck_goes_on_the_same_way() -> None:
    luck = RecordingLuck(SeededLuck(3))
    luck.pick("first", 4)
    twin = luck.copy()
    assert twin.shuffle("pile", list(range(30))) == luck.shuffle("pile", list(range(30)))


def test_a_copy_of_recording_luck_writes_nothing_down() -> None:
    luck = RecordingLuck(SeededLuck(3))
    luck.copy().pick("first", 4)
    assert luck.written == []
