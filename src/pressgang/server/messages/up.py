"""What goes over the socket to the server: what somebody at a table wants."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .common import CHAT, MOVE, Count, Key, Message


class Move(Message, tag="move"):
    """Do it. The key is the client's own: the same one again is the same move, not another."""

    key: Key
    seq: Count
    move: Annotated[str, Meta(max_length=MOVE)]


class Undo(Message, tag="undo"):
    """Take back my last choice."""

    key: Key
    seq: Count


class Ahead(Message, tag="ahead"):
    """Pass for me until the bid is higher than this; null: ask me."""

    bid: Count | None


class Say(Message, tag="say"):
    """A line of chat, or a reaction."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT)] | None = None
    reaction: str | None = None


class Back(Message, tag="back"):
    """I am here again: no bot need stand in for me."""


class AskLog(Message, tag="log"):
    """Tell me all steps so far: once for a connection, as you hear of all others anyway."""


Up = Move | Undo | Ahead | Say | Back | AskLog
REACTIONS = ("ahoy", "cheers", "ouch", "bold", "hurry", "thanks")
