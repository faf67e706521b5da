"""What docs/rl.md shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"


def test_the_examples_of_the_page_run_one_after_the_other() -> None:
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for example in examples:
        exec(example.replace("while True:", "for _ in range(3):").replace("num_envs=256", "num_envs=2"), names)
    assert len(examples) == 5
