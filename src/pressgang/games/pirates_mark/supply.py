"""The supply as data: how many of each card there are, and which of them make up the deck of a mode. Checked when read."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from pressgang.core import BadOption, BadText

from .cards import BANNED_FOR_TWO, CURSE_SLUGS, CURSES, ITEM_SLUGS, LUCK_SLUGS, NUMBER, PARRGHTY_ONLY, class_of

MODES: Final = ("standard", "two-player", "parrghty")
MOST_MARKS: Final = 9
ITEMS: Final = 80
SLUGS_OF: Final[dict[str, tuple[str, ...]]] = {"luck": LUCK_SLUGS, "curse": CURSE_SLUGS, "item": ITEM_SLUGS}
KEYS: Final = ("marks", "leaves", "luck", "curse", "item")
COLUMNS: Final = ("copies", *MODES)


class Mode(NamedTuple):
    """What a mode needs."""

    fewest: int
    most: int
    columns: int
    rows: int
    class_size: int
    """So many Luck cards; and so many Marks and Curses together."""

    def marks(self, players: int) -> int:
        """How many Marks are in the deck."""
        return MOST_MARKS if self.most == 2 else players - 1

    def needs(self, players: int) -> dict[str, int]:
        """How many cards of each class, Marks excepted."""
        return {"luck": self.class_size, "curse": self.class_size - self.marks(players), "item": ITEMS}


MODE: Final[dict[str, Mode]] = {
    "standard": Mode(3, 10, 13, 10, 25),
    "two-player": Mode(2, 2, 13, 10, 25),
    "parrghty": Mode(3, 10, 14, 12, 44),
}


def is_banned(slug: str, mode: str) -> bool:
    """Whether a mode does without this card."""
    return (slug in PARRGHTY_ONLY and mode != "parrghty") or (slug in BANNED_FOR_TWO and mode == "two-player")


class Supply:
    """All cards that there are, and the listed deck of each mode."""

    def __init__(self, copies: dict[str, int], listed: dict[str, dict[str, int]], leaves: dict[str, list[str]]) -> None:
        self.copies = copies
        self.listed = listed
        self.leaves = leaves

    def pool(self, kind: str, mode: str) -> list[int]:
        """All cards of a class that a mode may use."""
        slugs = [slug for slug in SLUGS_OF[kind] if not is_banned(slug, mode)]
        return sorted([NUMBER[slug] for slug in slugs for _ in range(self.copies[slug])])

    def deck(self, mode: str, players: int, add: list[str], remove: list[str]) -> dict[str, int]:
        """The listed deck for so many players, with these changes; raises BadOption if the rulebook's totals do not hold."""
        counts = dict(self.listed[mode])
        for slug in self.leaves.get(mode, [])[: players - 3] if players > 3 else []:
            counts[slug] -= 1
        for slug in add:
            counts[slug] += 1
        for slug in remove:
            counts[slug] -= 1
        self._check(counts, mode, players)
        return counts

    def _check(self, counts: dict[str, int], mode: str, players: int) -> None:
        for slug, count in counts.items():
            if count < 0:
                raise BadOption("supply-not-there", card=slug)
            if count > 0 and is_banned(slug, mode):
                raise BadOption("supply-banned", card=slug, mode=mode)
            if count > self.copies[slug]:
                raise BadOption("supply-too-many", card=slug, count=count, copies=self.copies[slug])
        for kind, need in MODE[mode].needs(players).items():
            total = sum([counts[slug] for slug in SLUGS_OF[kind]])
            if total != need:
                raise BadOption("supply-total", kind=kind, total=total, need=need, mode=mode, players=players)


def read_supply(text: str) -> dict[str, object]:
    """The content of a supply file, checked."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadText("supply-toml", why=str(error)) from error
    make_supply(data)
    return data


def own_supply() -> dict[str, object]:
    """Our own numbers."""
    return tomllib.loads((Path(__file__).parent / "supply.toml").read_text(encoding="utf-8"))


def make_supply(data: dict[str, object]) -> Supply:
    """The supply that data describe; what is wrong with them is said in a BadText."""
    for key in data:
        if key not in KEYS:
            raise BadText("supply-key", key=str(key), keys=", ".join(KEYS))
    _number("marks", data.get("marks"), MOST_MARKS, MOST_MARKS)
    copies: dict[str, int] = {}
    listed: dict[str, dict[str, int]] = {mode: {} for mode in MODES}
    for kind, slugs in SLUGS_OF.items():
        table = _table(kind, data.get(kind))
        for name in table:
            if name not in slugs:
                raise BadText("supply-card", card=str(name), kind=kind)
        for slug in slugs:
            _read_card(slug, f"{kind}.{slug}", table.get(slug, {"copies": 0}), copies, listed)
    supply = Supply(copies, listed, _read_leaves(data.get("leaves"), listed))
    _check_decks(supply)
    return supply


def _table(place: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadText("supply-table", place=place)
    return value


def _number(place: str, value: object, fewest: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not fewest <= value <= most:
        raise BadText("supply-number", place=place, found=json.dumps(value, default=str), fewest=fewest, most=most)
    return value


def _read_card(slug: str, place: str, value: object, copies: dict[str, int], listed: dict[str, dict[str, int]]) -> None:
    row = _table(place, value)
    for key in row:
        if key not in COLUMNS:
            raise BadText("supply-column", place=place, key=str(key), keys=", ".join(COLUMNS))
    copies[slug] = _number(f"{place}.copies", row.get("copies"), 0, 99)
    for mode in MODES:
        most = 0 if is_banned(slug, mode) else copies[slug]
        listed[mode][slug] = _number(f"{place}.{mode}", row.get(mode, 0), 0, most)


def _read_leaves(value: object, listed: dict[str, dict[str, int]]) -> dict[str, list[str]]:
    """Which Curses make room for the Marks of more players."""
    leaves: dict[str, list[str]] = {}
    table = _table("leaves", value)
    for mode in ("standard", "parrghty"):
        slugs = table.get(mode)
        if not isinstance(slugs, list) or len(slugs) != 7 or any(class_of(str(slug)) != CURSES for slug in slugs):
            raise BadText("supply-leaves", mode=mode)
        for slug in slugs:
            if slugs.count(slug) > listed[mode][slug]:
                raise BadText("supply-leaves", mode=mode)
        leaves[mode] = [str(slug) for slug in slugs]
    return leaves


def _check_decks(supply: Supply) -> None:
    for mode in MODES:
        players = MODE[mode].fewest
        for kind, need in MODE[mode].needs(players).items():
            total = sum([supply.listed[mode][slug] for slug in SLUGS_OF[kind]])
            if total != need:
                raise BadText("supply-total", kind=kind, total=total, need=need, mode=mode, players=players)
