"""Whether we run what we think we run."""

import os

from pressgang.core import game


def test_the_rules_run_as_this_test_run_says() -> None:
    expected = os.environ.get("PRESSGANG_EXPECT", "either")
    how = "plain" if str(game.__file__).endswith(".py") else "compiled"
    assert expected in (how, "either")
