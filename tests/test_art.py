"""The drawings: everything that has a name in a game has a picture of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pressgang.core import Rulebook, rulebooks

ART = Path(__file__).parent.parent / "client" / "src" / "art"
FILES = {"dead-mans-draw": ["suits.ts", "traits.ts"], "dread-draw": ["dread-draw.ts"], "pirates-mark": ["pirates-mark.ts"]}
KEY = re.compile(r"[{,\s](?:'([a-z0-9-]+)'|([a-z0-9]+))(?=: | }|,)")
"""A key of an object, or one that is short for `name: name`."""
DRAWN = {"suit", "trait", "variant", "card", "luck", "curse", "item", "mark"}


@pytest.mark.parametrize("book", rulebooks(), ids=lambda book: book.name)
def test_every_card_has_a_drawing(book: Rulebook) -> None:
    text = "".join((ART / name).read_text(encoding="utf-8") for name in FILES[book.name])
    drawn = {quoted or plain for quoted, plain in KEY.findall(text)}
    named = {topic.slug for topic in book.topics if topic.kind in DRAWN}
    assert named
    assert named - drawn == set()
