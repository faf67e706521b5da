"""Problems: they travel with all their facts."""

from __future__ import annotations

import pickle

from pressgang.core import BadText, IllegalMove


def test_a_problem_keeps_its_facts_on_the_way_to_another_process() -> None:
    problem = IllegalMove("record-move", entry=3, why=BadText("no-such-move", move="fish"))
    arrived = pickle.loads(pickle.dumps(problem))
    assert type(arrived) is IllegalMove
    assert str(arrived) == str(problem) == 'moves[3]: there is no move "fish"'
