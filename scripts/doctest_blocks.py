"""For the API reference: examples in docstrings (`>>> ...`) become blocks of code, since Markdown would read them as prose."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?m)^>>> .*(?:\n(?!\s*$).*)*")


class DoctestBlocks(Extension):
    """Fences the examples of every docstring."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
