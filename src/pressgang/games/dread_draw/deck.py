"""The deck as data: what a card is, and how a deck file is read and checked. Every mistake is named with its place."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from pressgang.core import BadText
from pressgang.words import Line

from .effects import Effect, make_effect

TRIGGERS: Final = ("summon", "reserve", "aftermath", "always")
SUMMON: Final = 0
RESERVE: Final = 1
AFTERMATH: Final = 2
ALWAYS: Final = 3
NO_TRIGGER: Final = -1

WHENS: Final = ("any", "win", "loss")
ANY: Final = 0
WIN: Final = 1
LOSS: Final = 2

STANDING: Final = ("even", "guard", "armor", "might", "fury", "hallow")
"""The always-on effects."""
ZONES: Final = ("draw", "life")
THENS: Final = ("look", "discard", "order")
WHO: Final = ("opponent", "rival", "opponents", "rivals")
SOURCES: Final = ("reserves", "summoned", "own-reserves", "own-summoned", "discard", "self")
TARGETS: Final = ("reserves", "discard", "life", "deck")
COUNT: Final = tuple([str(number) for number in range(1, 10)])

PARAMETERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "peek": {"zone": ZONES, "count": COUNT, "then": THENS},
    "gain": {"count": COUNT},
    "damage": {"count": COUNT, "who": WHO},
    "move": {"from": SOURCES, "to": TARGETS},
    "boost": {"what": ("total", "damage"), "count": COUNT},
    "ward": {"count": COUNT},
    "attempt": {},
    "call": {},
    "even": {},
    "guard": {},
    "armor": {"count": COUNT},
    "might": {"count": COUNT},
    "fury": {"count": COUNT},
    "hallow": {},
}
"""The verbs, their parameters and what those may be; the first value is the default, except for a move, which names both."""

CARD_KEYS: Final = ("slug", "name", "strength", "damage", "copies", "trigger", "when", "effects", "text", "fortune")
HEAD: Final = re.compile(r"\s*\[\[?\s*\"?([\w-]+)\"?\s*\]")
KEY: Final = re.compile(r"\s*\"?([\w-]+)\"?\s*=")
MOST_KINDS: Final = 200
MOST_CARDS: Final = 1000
"""A table with more cards than this would keep others waiting: every move looks at all of them."""
MARKS: Final = ('"""', "'''")
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Kind:
    """All copies of one card."""

    def __init__(self, slug: str, strength: i64, damage: i64, copies: int) -> None:
        self.slug = slug
        self.name = ""
        self.text = ""
        self.fortune = ""
        self.strength: i64 = strength
        self.damage: i64 = damage
        self.copies = copies
        self.trigger: i64 = NO_TRIGGER
        self.when: i64 = ANY
        self.effects: list[Effect] = []
        # Always on, in the row or in the reserves
        self.even = False
        self.guard = False
        self.hallow = False
        self.armor: i64 = 0
        self.might: i64 = 0
        self.fury: i64 = 0


class Deck:
    """All kinds of cards, in the order of the file; with a promo card, that comes last."""

    def __init__(self, kinds: list[Kind], promo: str | None, promo_of: str | None) -> None:
        self.kinds = kinds
        self.promo = promo
        self.promo_of = promo_of

    def with_promo(self, how: str) -> Deck:
        """The deck with its promo card: `none`, `replaces` or `joins`."""
        if how == "none" or self.promo is None:
            return self
        kinds = [
            _copy_of(kind, kind.slug, kind.copies - (1 if kind.slug == self.promo_of and how == "replaces" else 0)) for kind in self.kinds
        ]
        original = next(kind for kind in self.kinds if kind.slug == self.promo_of)
        return Deck([*kinds, _copy_of(original, self.promo, 1)], self.promo, self.promo_of)

    def cards(self) -> list[int]:
        """Every card, as the number of its kind."""
        return [number for number, kind in enumerate(self.kinds) for _ in range(kind.copies)]


def _copy_of(kind: Kind, slug: str, copies: int) -> Kind:
    twin = Kind(slug, kind.strength, kind.damage, copies)
    twin.name, twin.text, twin.fortune = kind.name, kind.text, kind.fortune
    twin.trigger, twin.when, twin.effects = kind.trigger, kind.when, kind.effects
    twin.even, twin.guard, twin.hallow = kind.even, kind.guard, kind.hallow
    twin.armor, twin.might, twin.fury = kind.armor, kind.might, kind.fury
    return twin


def own_deck() -> dict[str, object]:
    """The content of the deck that comes with us."""
    return tomllib.loads(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))


class Places:
    """Where something stands: a line of a file, or (without the file) the number of a card."""

    def __init__(self, text: str | None) -> None:
        self.heads: list[tuple[int, str]] = []
        """The headings of the tables: line and name."""
        self.keys: list[tuple[int, int, str]] = []
        """The keys: line, how many headings stand above it, and name."""
        if text is not None:
            self._scan(text.splitlines())

    def _scan(self, lines: list[str]) -> None:
        quote = ""
        for number, line in enumerate(lines, 1):
            if quote:  # inside a text of several lines
                quote = "" if quote in line else quote
                continue
            head, key = HEAD.match(line), KEY.match(line)
            if head is not None:
                self.heads.append((number, head.group(1)))
            elif key is not None:
                self.keys.append((number, len(self.heads), key.group(1)))
            for mark in MARKS:
                if line.count(mark) % 2:
                    quote = mark

    def of(self, table: str, which: int, key: str | None) -> str:
        """The place of a key of the n-th table of this name; of the table itself if it has no such key."""
        found = [place for place, head in enumerate(self.heads) if head[1] == table]
        if which >= len(found):
            return f"{table}[{which}]"
        for line, above, name in self.keys:
            if above == found[which] + 1 and name == key:
                return Line(line)
        return Line(self.heads[found[which]][0])

    def of_key(self, key: str) -> str:
        """The place of a table or a key at the top."""
        for line, name in self.heads:
            if name == key:
                return Line(line)
        for line, above, name in self.keys:
            if above == 0 and name == key:
                return Line(line)
        return key


def read_deck(text: str) -> dict[str, object]:
    """The content of a deck file, checked."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadText("deck-toml", why=str(error)) from error
    make_deck(data, Places(text))
    return data


def make_deck(data: dict[str, object], places: Places) -> Deck:
    """The deck that the content of a deck file describes."""
    for key in data:
        if key not in ("promo", "card"):
            raise BadText("deck-key", place=places.of_key(key), key=key)
    cards = data.get("card")
    if not isinstance(cards, list) or not cards:
        raise BadText("deck-cards")
    if len(cards) > MOST_KINDS:
        raise BadText("deck-kinds", count=len(cards), most=MOST_KINDS)
    kinds: list[Kind] = []
    for number, card in enumerate(cards):
        if not isinstance(card, dict):
            raise BadText("deck-cards")
        kind = CardReader(card, number, places).kind()
        if kind.slug in [other.slug for other in kinds]:
            raise BadText("deck-twice", place=places.of("card", number, "slug"), card=kind.slug)
        kinds.append(kind)
    count = sum([kind.copies for kind in kinds])
    if count > MOST_CARDS:
        raise BadText("deck-large", count=count, most=MOST_CARDS)
    promo, of = _read_promo(data.get("promo"), kinds, places)
    return Deck(kinds, promo, of)


def _read_promo(promo: object, kinds: list[Kind], places: Places) -> tuple[str | None, str | None]:
    if promo is None:
        return None, None
    slugs = [kind.slug for kind in kinds]
    if not isinstance(promo, dict):
        raise BadText("deck-promo", place=places.of_key("promo"))
    slug, of = promo.get("slug"), promo.get("card")
    wrong = [key for key in promo if key not in ("slug", "card")] + [key for key in ("slug", "card") if key not in promo]
    if not wrong and (not isinstance(slug, str) or not SLUG.fullmatch(slug) or slug in slugs):
        wrong = ["slug"]
    if not wrong and of not in slugs:
        wrong = ["card"]
    if wrong:
        raise BadText("deck-promo", place=places.of("promo", 0, wrong[0]))
    return str(slug), str(of)


class CardReader:
    """Reads one card of a deck file."""

    def __init__(self, card: dict[str, object], number: int, places: Places) -> None:
        self.card = card
        self.number = number
        self.places = places

    def kind(self) -> Kind:
        """The card, checked."""
        for key in self.card:
            if key not in CARD_KEYS:
                raise self._wrong("deck-card-key", key, key=key, keys=", ".join(CARD_KEYS))
        slug = self.card.get("slug")
        if not isinstance(slug, str) or not SLUG.fullmatch(slug):
            raise self._wrong("deck-slug", "slug", found=str(slug))
        kind = Kind(slug, self._number("strength", 1, 99), self._number("damage", 0, 9), self._number("copies", 1, 99))
        kind.name, kind.text, kind.fortune = self._words("name"), self._words("text"), self._words("fortune")
        self._read_ability(kind)
        return kind

    def _read_ability(self, kind: Kind) -> None:
        trigger, effects, when = self.card.get("trigger"), self.card.get("effects"), self.card.get("when")
        if trigger is None:
            if effects is not None or when is not None:
                raise self._wrong("deck-no-trigger", "effects" if effects is not None else "when", triggers=", ".join(TRIGGERS))
            return
        if trigger not in TRIGGERS:
            raise self._wrong("deck-trigger", "trigger", found=str(trigger), triggers=", ".join(TRIGGERS))
        kind.trigger = TRIGGERS.index(str(trigger))
        if when is not None and (trigger != "aftermath" or when not in WHENS):
            raise self._wrong("deck-when", "when", found=str(when), whens=", ".join(WHENS))
        kind.when = WHENS.index(str(when or "any"))
        if not isinstance(effects, list) or not effects:
            raise self._wrong("deck-effects", "effects")
        for effect in effects:
            self._read_effect(kind, effect)

    def _read_effect(self, kind: Kind, effect: object) -> None:
        do = effect.get("do") if isinstance(effect, dict) else None
        verbs = [verb for verb in PARAMETERS if (verb in STANDING) == (kind.trigger == ALWAYS)]
        if not isinstance(effect, dict) or do not in verbs:
            raise self._wrong("deck-verb", "effects", found=str(do), trigger=TRIGGERS[kind.trigger], verbs=", ".join(verbs))
        allowed = PARAMETERS[str(do)]
        chosen = {key: values[0] for key, values in allowed.items()}
        for key, value in effect.items():
            if key == "do":
                continue
            if key not in allowed:
                raise self._wrong("deck-parameter", "effects", verb=str(do), key=str(key), keys=", ".join(allowed) or "-")
            is_count = isinstance(value, int) and not isinstance(value, bool)
            if (key == "count") != is_count or str(value) not in allowed[key]:
                raise self._wrong("deck-value", "effects", verb=str(do), key=str(key), found=str(value), values=", ".join(allowed[key]))
            chosen[str(key)] = str(value)
        if do == "move" and ("from" not in effect or "to" not in effect):
            raise self._wrong("deck-move", "effects")
        if do == "move" and chosen["from"] == "own-reserves" and chosen["to"] == "reserves":
            raise self._wrong("deck-move-nowhere", "effects")
        self._add_effect(kind, str(do), chosen)

    def _add_effect(self, kind: Kind, do: str, chosen: dict[str, str]) -> None:
        count = int(chosen.get("count", "1"))
        if do == "even":
            kind.even = True
        elif do == "guard":
            kind.guard = True
        elif do == "hallow":
            kind.hallow = True
        elif do == "armor":
            kind.armor += count
        elif do == "might":
            kind.might += count
        elif do == "fury":
            kind.fury += count
        else:
            kind.effects.append(make_effect(do, count, chosen))

    def _number(self, key: str, fewest: int, most: int) -> int:
        value = self.card.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not fewest <= value <= most:
            raise self._wrong("deck-number", key, key=key, found=json.dumps(value, default=str), fewest=fewest, most=most)
        return value

    def _words(self, key: str) -> str:
        value = self.card.get(key, "")
        if not isinstance(value, str):
            raise self._wrong("deck-words", key, key=key)
        return value

    def _wrong(self, code: str, where: str, **facts: object) -> BadText:
        return BadText(code, place=self.places.of("card", self.number, where), card=str(self.card.get("slug", self.number)), **facts)
