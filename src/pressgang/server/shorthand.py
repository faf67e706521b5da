"""What goes without saying: events, choices and sentences as they go over the wire, without what a client can put in again by itself.

- A code that begins with `~` begins with the name of the game and a dash. Facts that are left out are none.
- What an event says follows from what it is: who, whom, from where, how many, and the names of its cards, which a client learns once
  (`glossary`). Only what is said otherwise is sent. Whether that is you (`me`, `victim`) the client sees by itself, so that all who may
  know the same are told the same.
- What a choice says and is about follows from its move in the same way; many of one verb that differ in one word are sent as that
  verb and those words.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from pressgang.core import Choice, Event, Game, Problem, Say, State, Teller

MOST_TOLD_ALONE: Final = 9
"""More moves of one verb than this are told in one sentence."""
YOURS: Final = ("me", "victim")
"""Facts that say whether the listener is meant: who listens knows."""
KINDS: Final = 128
"""So many games with their options are remembered."""


def in_words(thing: object) -> object:
    """Whatever can be said travels as its code and its facts."""
    if isinstance(thing, Say | Problem):
        return {"code": thing.code, "facts": thing.facts}
    if isinstance(thing, tuple | set | frozenset):
        return list(thing)
    return str(thing)


@lru_cache(maxsize=KINDS)
def short_encoder(game: str) -> Callable[[object], bytes]:
    """Encodes what is said at a table of this game, in short."""
    prefix = f"{game}-"

    def in_short(thing: object) -> object:
        if not isinstance(thing, Say):
            return in_words(thing)
        code = f"~{thing.code.removeprefix(prefix)}" if thing.code.startswith(prefix) else thing.code
        return {"code": code, "facts": thing.facts} if thing.facts else {"code": code}

    return msgspec.json.Encoder(enc_hook=in_short).encode


class Glossary(Struct, frozen=True, eq=False):
    """What a client learns once about the words of a game."""

    cards: dict[str, bytes]
    """What each card is called."""
    usual: dict[str, object]
    """Facts of this game's events beside those of all, as they usually are."""
    message: bytes


@lru_cache(maxsize=KINDS)
def glossary(game: Game) -> Glossary:
    """What the cards of this game are called, which follows from the game and its options alone."""
    encode = short_encoder(game.name)
    teller = game.teller(["?"] * game.players, None)
    cards = {slug: encode(teller.card(slug)) for slug in game.card_names}
    told = {slug: msgspec.Raw(name) for slug, name in cards.items() if name != encode(Say(f"{game.name}-card-{slug}"))}
    return Glossary(cards, teller.usual, encode({"type": "glossary", "cards": told, "usual": teller.usual}))


# Events


def event_shape(event: Event, seat: int | None, teller: Teller) -> dict[str, Any]:
    """What happened, as this seat may hear it, in full."""
    told = event.told(seat)
    told["say"] = teller.event(event)
    return told


def short_event(event: Event, seat: int | None, teller: Teller) -> dict[str, Any]:
    """What happened, as this seat and all who may know the same hear it."""
    told = event.told(seat)
    say = _plain_say(told, teller) if type(teller).event is Teller.event else _own_say(event, told, teller)
    if say is not None:
        told["say"] = say
    hidden = told["cards"] is None
    if not hidden or not told["count"]:
        del told["count"]
    short = {name: value for name, value in told.items() if value is not None and value != []}
    if hidden:
        short["cards"] = None
    return short


def _plain_say(told: dict[str, object], teller: Teller) -> dict[str, Any] | None:
    """What is not in the facts of an event of which is said what is said of all."""
    known, cards, name = glossary(teller.game).cards, told["cards"], told["name"]
    facts: dict[str, object] = {}
    if isinstance(name, str):
        facts["name"] = teller.name(name)
    if isinstance(cards, list) and any(card not in known for card in cards):
        facts["cards"] = [teller.card(card) for card in cards]
    return {"facts": facts} if facts else None


def _own_say(event: Event, told: dict[str, object], teller: Teller) -> dict[str, Any] | Say | None:
    """The same for a game that says something of its own."""
    return _short_say(teller.event(event), f"{teller.game.name}-event-{event.what}", _unsaid(told, teller))


def _unsaid(told: dict[str, object], teller: Teller) -> dict[str, object]:
    """What goes without saying of an event that is told like this."""
    names, seat, other, source, cards = teller.names, told["seat"], told["other"], told["source"], told["cards"]
    known, unsaid = glossary(teller.game).cards, dict(teller.usual)
    unsaid["who"] = names[seat] if isinstance(seat, int) else ""
    unsaid["other"] = names[other] if isinstance(other, int) else ""
    unsaid["known"] = "no" if cards is None else "yes"
    unsaid["count"] = told["count"]
    unsaid["source"] = source.split()[0] if isinstance(source, str) else ""
    unsaid["name"] = ""
    unsaid["amount"] = told["amount"] or 0
    if not isinstance(cards, list):
        unsaid["cards"] = ""
    elif all(card in known for card in cards):
        unsaid["cards"] = b"[" + b",".join([known[card] for card in cards]) + b"]"
    return unsaid


def _short_say(say: Say, code: str, unsaid: dict[str, object]) -> dict[str, Any] | Say | None:
    """A sentence without what goes without saying; None if all does."""
    said = dict(say.facts)
    for name in YOURS:
        said.pop(name, None)
    for name, fact in unsaid.items():
        if name in said and _is_same(said[name], fact, code):
            del said[name]
    if say.code != code:
        return Say(say.code, **said)
    return {"facts": said} if said else None


def _is_same(fact: object, unsaid: object, code: str) -> bool:
    """Whether a fact is what goes without saying; names of cards are compared as they are sent."""
    if isinstance(unsaid, bytes):
        return short_encoder(code.partition("-event-")[0])(fact) == unsaid
    return fact == unsaid and type(fact) is type(unsaid)


# Choices


def about(choice: Choice) -> dict[str, Any]:
    """What a move is about, without what does not apply."""
    return {name: value for name, value in zip(Choice._fields, choice, strict=True) if value is not None and value is not False}


def asks_of(state: State, seat: int, teller: Teller, may_coach: bool) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What a seat may do, and the sentences for many actions of one verb."""
    asks: list[dict[str, Any]] = []
    groups: list[dict[str, Any]] = []
    moves = state.game.moves
    for verb, run in itertools.groupby(state.actions(seat), lambda action: verb_of(moves[action])):
        actions = list(run)
        together = teller.group(state, actions) if len(actions) > MOST_TOLD_ALONE else None
        if together is None:
            asks += [_ask(state, seat, action, verb, teller.action(state, action), False) for action in actions]
            continue
        groups.append({"verb": verb, "say": together})
        if may_coach and verb in teller.each:
            asks += [_ask(state, seat, action, verb, teller.action(state, action), True) for action in actions]
        else:
            asks += _runs(state, seat, actions, verb)
    return asks, groups


@lru_cache(maxsize=8192)
def verb_of(move: str) -> str:
    """The first word of a move."""
    return move.split(" ", 1)[0]


def _ask(state: State, seat: int, action: int, verb: str, say: Say, grouped: bool) -> dict[str, Any]:
    """A choice with its own sentence. Without one it says what its verb says, or what the group of its verb does."""
    ask = _silent_ask(state.game.moves[action], verb, state.describe(seat, action))
    if say.code != f"{state.game.name}-move-{verb}":
        ask["say"] = say
    elif say.facts or grouped:
        ask["say"] = {"facts": say.facts}
    return ask


def _silent_ask(move: str, verb: str, choice: Choice) -> dict[str, Any]:
    facts = about(choice)
    if facts["verb"] == verb:
        del facts["verb"]
    return {"move": move, "about": facts} if facts else {"move": move}


def _runs(state: State, seat: int, actions: list[int], verb: str) -> Iterator[dict[str, Any]]:
    """Choices whose sentence is that of their group: those that are about one word or number, and nothing else, together."""
    moves = state.game.moves
    described = [(moves[action], state.describe(seat, action)) for action in actions]
    for kind, run in itertools.groupby(described, _only_about):
        if kind:
            yield {"run": verb, "as": kind, "of": [getattr(choice, kind) for _, choice in run]}
        else:
            yield from [_silent_ask(move, verb, choice) for move, choice in run]


def _only_about(described: tuple[str, Choice]) -> str:
    """The one thing beside its verb that a choice is about, if that is the rest of its move."""
    move, (verb, card, seat, place, amount, busts, gain, loss) = described
    if card is not None or seat is not None or busts or gain is not None or loss is not None:
        return ""
    if amount is None:
        return "place" if move == f"{verb} {place}" else ""
    return "amount" if place is None and move == f"{verb} {amount}" else ""
