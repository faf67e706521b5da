"""What follows from less: copies, positions, views, worlds as they could be, for a game that only says where its cards lie.

A state that is plain Python keeps its cards in attributes named by `Game.zones`, and whatever else it needs in attributes of plain
data. From that alone all of this follows. A game that needs more, or more speed, overrides what it needs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from .errors import BadText
from .luck import Dice, Luck, SeededLuck
from .observation import HIGHEST, Layout, Sheet, tally
from .say import Say

if TYPE_CHECKING:
    from .game import Game
    from .state import State

BASE: Final = ("game", "luck", "first", "heard")
"""What every state has, beside what its game keeps there."""
UNKNOWN_CARD: Final = "?"
NOT_CHOSEN: Final = -1
ALL, OWNER, NO_ONE = "all", "owner", "nobody"


class Zone(NamedTuple):
    """A place for cards: the state has an attribute of this name, a list of cards, or such a list for each seat."""

    name: str
    seen_by: str = ALL
    """`all`, `owner` (the seat it belongs to) or `nobody`."""
    each: bool = False
    """Whether each seat has one."""

    def hides_from(self, owner: int | None, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may not see what lies there."""
        return self.seen_by != ALL and (self.seen_by == NO_ONE or owner != seat)


class ZoneView(NamedTuple):
    """A zone as somebody sees it."""

    name: str
    seat: int | None
    """Whose it is."""
    cards: list[str | None]
    """None for a card that lies face down."""


def fields_of(state: State) -> dict[str, object]:
    """The attributes of a plain state that its game has put there."""
    attributes: dict[str, object] = vars(state)
    return {name: value for name, value in attributes.items() if name not in BASE}


def zones_of(state: State, seat: int | None) -> list[ZoneView]:
    """All zones as this seat (None: an onlooker) sees them."""
    names = state.game.card_names
    return [
        ZoneView(zone.name, owner, [None if zone.hides_from(owner, seat) else names[card] for card in cards])
        for zone, owner, cards in _piles(state)
    ]


def _piles(state: State) -> Iterator[tuple[Zone, int | None, list[int]]]:
    for zone in state.game.zones:
        piles = getattr(state, zone.name)
        if zone.each:
            for owner, cards in enumerate(piles):
                yield zone, owner, cards
        else:
            yield zone, None, piles


# Copies and worlds as they could be


def copy_state(state: State) -> State:
    """An independent twin."""
    twin = state.game.blank(state.luck.copy())
    twin.first = state.first
    for name, value in fields_of(state).items():
        setattr(twin, name, _twin(value))
    return twin


def _twin(value: object) -> object:
    if isinstance(value, list):
        return [_twin(item) for item in value]
    if isinstance(value, dict):
        return {key: _twin(item) for key, item in value.items()}
    return value


def imagine_state(state: State, seat: int, dice: Dice) -> State:
    """A twin in which the cards that this seat cannot see have changed places, and the others' secret choices are any that they have."""
    twin = copy_state(state)
    luck = SeededLuck(dice.seed())
    twin.luck = luck
    hidden = [cards for zone, owner, cards in _piles(twin) if zone.hides_from(owner, seat)]
    pool = luck.shuffle("", sorted([card for cards in hidden for card in cards]))
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    for other in range(state.game.players):
        if other != seat:
            _choose_anew(twin, other, luck)
    return twin


def _choose_anew(state: State, seat: int, luck: Luck) -> None:
    """What a seat has chosen in secret may be anything that it could choose."""
    for name in state.game.secret_choices:
        chosen: list[int] = getattr(state, name)
        if chosen[seat] != NOT_CHOSEN:
            chosen[seat] = NOT_CHOSEN
            actions = state.actions(seat)
            chosen[seat] = actions[luck.pick("", len(actions))]


# Positions


def position_of(state: State) -> dict[str, object]:
    """Everything, hidden things included, as JSON-ready data."""
    game = state.game
    position = {name: _twin(value) for name, value in fields_of(state).items()}
    for zone in game.zones:
        piles = getattr(state, zone.name)
        position[zone.name] = [_names(game, own) for own in piles] if zone.each else _names(game, piles)
    for name in game.secret_choices:
        position[name] = [None if action == NOT_CHOSEN else game.moves[action] for action in getattr(state, name)]
    return position


def known_position(state: State, seat: int | None) -> dict[str, object]:
    """The position as this seat (None: an onlooker) knows it, `?` for what it does not know."""
    position = position_of(state)
    for zone in state.game.zones:
        seen = [view.cards for view in zones_of(state, seat) if view.name == zone.name]
        lists = [[UNKNOWN_CARD if card is None else card for card in cards] for cards in seen]
        position[zone.name] = lists if zone.each else lists[0]
    for name in state.game.secret_choices:
        own = position[name]
        assert isinstance(own, list)
        position[name] = [choice if choice is None or who == seat else UNKNOWN_CARD for who, choice in enumerate(own)]
    return position


def _names(game: Game, cards: list[int]) -> list[str]:
    return [game.card_names[card] for card in cards]


def state_at(game: Game, position: dict[str, object], luck: Luck, seed: int) -> State:
    """The state that a position describes; what it leaves out is as when nothing has been dealt."""
    state = game.blank(luck)
    fields = fields_of(state)
    for key, value in position.items():
        if key not in fields:
            raise BadText("position-key", key=key, keys=", ".join(fields))
        if key not in game.secret_choices and not any([zone.name == key for zone in game.zones]):
            setattr(state, key, _like(key, value, fields[key]))
    _lay_out(state, position, SeededLuck(Dice(seed).seed()))
    for name in game.secret_choices:
        if name in position:
            setattr(state, name, [NOT_CHOSEN] * game.players)
            _read_choices(state, name, position[name], SeededLuck(seed))
    state.check_position()
    return state


def _like(key: str, value: object, default: object) -> object:
    """A plain value, which must be of the kind of the one that stands there at first."""
    if isinstance(default, list):
        if not isinstance(value, list) or (default and len(value) != len(default)):
            raise BadText("position-list", key=key)
        return [_like(key, item, default[0]) if default else item for item in value]
    if isinstance(default, bool) != isinstance(value, bool) or (default is not None and not isinstance(value, type(default))):
        raise BadText("position-value", key=key, found=json.dumps(value, default=str))
    return value


def _lay_out(state: State, position: dict[str, object], luck: Luck) -> None:
    """Put the named cards where they belong; the unknown ones are any of the rest, and what is named nowhere lies in the first zone
    that nobody sees, below the others."""
    game = state.game
    rest, open_places = game.deck.copy(), []
    for zone, owner, cards in _piles(state):
        given = position.get(zone.name, [])
        own = given[owner] if owner is not None and isinstance(given, list) and owner < len(given) else given if owner is None else []
        if not isinstance(own, list):
            raise BadText("position-list", key=zone.name)
        for name in own:
            if name == UNKNOWN_CARD:
                open_places.append((cards, len(cards)))
            cards.append(NOT_CHOSEN if name == UNKNOWN_CARD else _take(game, zone.name, name, rest))
    if len(open_places) > len(rest):
        raise BadText("position-open", wanted=len(open_places), left=len(rest))
    rest = luck.shuffle("", rest)
    for cards, place in open_places:
        cards[place] = rest.pop()
    hidden = [cards for zone, _, cards in _piles(state) if zone.seen_by == NO_ONE]
    if hidden:
        hidden[0][:0] = rest


def _take(game: Game, key: str, name: object, rest: list[int]) -> int:
    """A card that a position names, out of those that are left."""
    if name not in game.card_names:
        raise BadText("position-card", card=str(name), key=key)
    card = game.card_names.index(str(name))
    if card not in rest:
        raise BadText("position-card-twice", card=str(name), key=key)
    rest.remove(card)
    return card


def _read_choices(state: State, name: str, given: object, luck: Luck) -> None:
    game = state.game
    if not isinstance(given, list) or len(given) != game.players:
        raise BadText("position-per-seat", key=name, found=len(given) if isinstance(given, list) else 0, players=game.players)
    chosen: list[int] = getattr(state, name)
    for seat, choice in enumerate(given):
        actions = state.actions(seat)
        if choice == UNKNOWN_CARD and actions:
            chosen[seat] = actions[luck.pick("", len(actions))]
        elif choice is not None:
            action = game.parse(str(choice))
            if action not in actions:
                raise BadText("position-choice", key=name, seat=seat, choice=str(choice))
            chosen[seat] = action


# Observations


def layout_of(game: Game) -> Layout:
    """Who is asked, scores, and of every zone how many cards lie there, and how many of each card in sight."""
    layout, kinds = Layout(game.name), len(game.card_names)
    for seat in range(game.players):
        layout.add("pending", 1, seat=seat, meaning=Say("observed-pending"))
        layout.add("score", 1, HIGHEST, seat=seat, meaning=Say("observed-score"))
    for zone in game.zones:
        named = Say(f"{game.name}-zone-{zone.name}")
        for owner in range(game.players) if zone.each else [None]:
            layout.add(f"{zone.name}_size", 1, HIGHEST, seat=owner, meaning=Say("observed-size", zone=named))
            layout.add(zone.name, kinds, HIGHEST, seat=owner, meaning=Say("observed-cards", zone=named))
    return layout


def write_observation(state: State, seat: int, sheet: Sheet) -> None:
    """The fields of `layout_of`."""
    game, scores = state.game, state.standing().scores
    around = [(seat + step) % game.players for step in range(game.players)]
    for other in around:
        sheet.numbers([int(other in state.pending)])
        sheet.numbers([scores[other]])
    for zone in game.zones:
        piles = getattr(state, zone.name)
        for owner in around if zone.each else [None]:
            cards: list[int] = piles if owner is None else piles[owner]
            sheet.numbers([len(cards)])
            sheet.numbers(tally([] if zone.hides_from(owner, seat) else cards, len(game.card_names)))
