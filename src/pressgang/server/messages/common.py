"""What all messages are made of: limits, the base, and a sentence without its words."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

NAME = 24
"""The most letters of a person's name."""
CHAT = 300
"""The most letters of a line of chat."""
MOVE = 700
"""The most letters of a move: cards of people's own decks have names as long as they like, within reason."""
KEY = 40
"""The most letters of a key that a client makes up for a move."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
FaceName = Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")]
Seconds = Annotated[int, Meta(ge=1, le=86400)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=KEY, pattern="^[0-9A-Za-z_.:-]+$")]


class Message(Struct, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """Base of all that is sent."""


class Said(Message):
    """A sentence without its words. Facts are numbers, texts, other sentences, or lists of these."""

    code: str
    facts: dict[str, Any]


class Mistake(Message):
    """Why something was refused: what every failed HTTP request answers."""

    code: str
    facts: dict[str, Any]
