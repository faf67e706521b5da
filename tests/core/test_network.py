"""A network says what its weights say, however it came to a situation, and reads only its own files."""

from __future__ import annotations

import random
from array import array

import pytest

from pressgang import BadText
from pressgang.core.network import COLUMNS, LEAK, Features, Network, Weighing, level, read_network, write_network

WORDS, UNITS, OUTPUTS = 2, 6, 3


def weights(seed: int) -> tuple[list[int], list[int], list[float], list[float]]:
    rng = random.Random(seed)
    first = [rng.randint(-127, 127) for _ in range(WORDS * COLUMNS * UNITS)]
    bias = [rng.randint(-3000, 3000) for _ in range(UNITS)]
    return first, bias, [rng.uniform(-0.01, 0.01) for _ in range(UNITS * OUTPUTS)], [rng.uniform(-1, 1) for _ in range(OUTPUTS)]


def by_hand(seed: int, words: list[int]) -> list[float]:
    """What the weights say, added up one by one."""
    first, bias, second, last = weights(seed)
    sums = bias.copy()
    for place, word in enumerate(words):
        for column in range(COLUMNS):
            if word >> column & 1:
                row = (place * COLUMNS + column) * UNITS
                sums = [total + weight for total, weight in zip(sums, first[row : row + UNITS], strict=True)]
    counted = [float(total) if total > 0 else total * LEAK for total in sums]
    return [last[out] + sum(unit * second[place * OUTPUTS + out] for place, unit in enumerate(counted)) for out in range(OUTPUTS)]


def shown(words: list[int]) -> Features:
    features = Features(WORDS)
    features.begin()
    for word in words:
        features.add(word)
    return features


@pytest.mark.parametrize("seed", range(5))
def test_one_situation_after_the_other_is_weighed_as_if_it_were_the_first(seed: int) -> None:
    weighing, rng = Weighing(Network(WORDS, OUTPUTS, *weights(seed))), random.Random(seed)
    for _ in range(20):
        words = [rng.getrandbits(COLUMNS) for _ in range(WORDS)]
        weighing.weigh(shown(words))
        assert list(weighing.outputs) == pytest.approx(by_hand(seed, words))


def test_all_facts_with_the_heaviest_weights_do_not_spill_into_other_units() -> None:
    first = [127 if place % 2 else -127 for place in range(WORDS * COLUMNS * UNITS)]
    network = Network(
        WORDS, UNITS, first, [0] * UNITS, [float(unit == out) for unit in range(UNITS) for out in range(UNITS)], [0.0] * UNITS
    )
    weighing = Weighing(network)
    weighing.weigh(shown([(1 << COLUMNS) - 1] * WORDS))
    most = 127.0 * WORDS * COLUMNS
    assert list(weighing.outputs) == pytest.approx([-most * LEAK, most] * (UNITS // 2))


def file_of(seed: int) -> bytes:
    first, bias, second, last = weights(seed)
    about: dict[str, object] = {"words": WORDS, "units": UNITS, "outputs": OUTPUTS, "games": 7}
    return write_network(about, array("b", first).tobytes(), array("i", bias).tobytes(), array("f", second + last).tobytes())


def test_a_network_comes_back_from_its_file() -> None:
    network, about = read_network(file_of(1))
    weighing = Weighing(network)
    weighing.weigh(shown([5, 1 << 59]))
    assert list(weighing.outputs) == pytest.approx(by_hand(1, [5, 1 << 59]), abs=1e-4)
    assert about["games"] == 7


@pytest.mark.parametrize("data", [b"", b"PK\3\4", file_of(1)[:-9], file_of(1)[:30], file_of(1).replace(b'"units": 6', b'"units": 9')])
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(BadText):
        read_network(data)


def test_a_number_is_a_set_of_its_size() -> None:
    assert [level(value, 3) for value in (-1, 0, 1, 2, 3, 4)] == [0, 0, 1, 3, 7, 7]
