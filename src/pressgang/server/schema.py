"""The messages as JSON Schema, from which the client's types are made: `python -m pressgang.server.schema [FILE]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from . import messages

PLACE: Final = Path(__file__).parents[3] / "client" / "wire.schema.json"
"""Where the client's build looks for it, in a source tree."""


def schema() -> str:
    """One JSON Schema document with a definition for every message, and `Up` and `Down` for what goes over the socket."""
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)]
    kinds = [kind for kind in kinds if kind is not messages.Message]
    shapes, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    assert len(shapes) == len(kinds)
    for name, union in (("Up", messages.Up), ("Down", messages.Down)):
        (shape,), _ = msgspec.json.schema_components([union], ref_template="#/$defs/{name}")
        definitions[name] = {key: value for key, value in shape.items() if key != "discriminator"}
    properties = {name: {"$ref": f"#/$defs/{name}"} for name in sorted(definitions)}
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": properties,
        "required": sorted(properties),
        "additionalProperties": False,
        "$defs": {name: _tidy(definitions[name]) for name in sorted(definitions)},
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _tidy(shape: object) -> object:
    """Without what json-schema-to-typescript makes names of: a property that is never absent is required."""
    if not isinstance(shape, dict):
        return shape
    tidy = dict(shape)
    tidy.pop("title", None)
    return tidy


def main() -> None:
    """Write it."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
