"""What we decided where the rulebook of Dread Draw is silent or unclear; the words are in the locale files."""

from __future__ import annotations

from typing import Final

from pressgang.core import Ruling

RULINGS: Final = (
    Ruling("players"),
    Ruling("own-deck"),
    Ruling("promo-card", ("domination", "domination-promo")),
    Ruling("open-cards"),
    Ruling("known-cards", ("the-candle", "the-crow", "the-oracle")),
    Ruling("failed-card", ("revenge", "the-widow")),
    Ruling("always-on", ("justice", "the-gate", "the-warden", "the-hollow-king")),
    Ruling("guard-first", ("the-lantern", "the-gate")),
    Ruling("choir-no-failure", ("the-choir", "the-lantern", "the-gate")),
    Ruling("called-once", ("the-puppet",)),
    Ruling("asked-if-possible"),
    Ruling("aftermath-order", ("the-gravedigger", "revenge")),
    Ruling("taken-aftermath", ("the-ferryman",)),
    Ruling("winner-defeated"),
    Ruling("nobody-left", ("revenge",)),
    Ruling("damage-goes-on"),
    Ruling("defeat"),
    Ruling("reshuffle-when"),
    Ruling("no-card-left"),
    Ruling("sixty-abilities"),
    Ruling("round-21"),
)
