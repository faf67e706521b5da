"""What is sent of a change comes to the change, whatever it is."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pressgang.server.differences import changed, differences

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(0, 1) | st.sampled_from(["rum", "ruby", "A1", "A2", ""]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["a", "b", "c", "d"]), inner, max_size=4),
    max_leaves=20,
)


def same(one: Any, other: Any) -> bool:
    """Whether both would be written alike: `1` is not `True` there."""
    return repr(one) == repr(other) if not isinstance(one, dict | list) else one == other


@given(JSON, JSON)
def test_changes_make_of_one_thing_the_other(before: Any, now: Any) -> None:
    changes = list(differences(before, now, ["part"]))
    made = changed({"part": deepcopy(before)}, changes)["part"]
    assert same(made, now)


@given(st.lists(st.sampled_from(["A1", "A2", "A3", "A4"]), min_size=1, max_size=30), st.data())
def test_one_item_less_is_one_short_change(before: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(before) - 1))
    changes = list(differences(before, before[:place] + before[place + 1 :], ["sea"]))
    assert len(changes) == 1
    assert changes[0][2:] == [1]
