"""The options of a game as one word, as the parameters of OpenSpiel's games need it: `traits;edition:elznir;abilities:cannon+map`."""

from __future__ import annotations

from pressgang.core import BadOption, Game, rulebook


def game_from(name: str, players: int, text: str) -> Game:
    """The game of this name with the options of such a word."""
    return rulebook(name).game(players, options_from(name, text))


def options_from(name: str, text: str) -> dict[str, object]:
    """The options that such a word names.

    >>> options_from("dead-mans-draw", "traits;edition:elznir;abilities:cannon+map")
    {'traits': True, 'edition': 'elznir', 'abilities': ['cannon', 'map']}
    """
    kinds = {option.name: option.kind for option in rulebook(name).options}
    found: dict[str, object] = {}
    for part in text.split(";") if text else []:
        option, colon, value = part.partition(":")
        found[option] = _value(kinds.get(option, ""), value) if colon else True
    return found


def _value(kind: str, text: str) -> object:
    if kind == "flag":
        return {"true": True, "false": False}.get(text, text)
    return text.split("+") if kind in ("many", "bag") else text


def text_of(game: Game) -> str:
    """The word for the options of a game, where they are not as usual.

    >>> import pressgang
    >>> text_of(pressgang.game("dead-mans-draw", traits=True, edition="elznir"))
    'edition:elznir;traits:true'
    """
    usual = rulebook(game.name).game(game.players, {}).options
    return ";".join([_part(name, value) for name, value in game.options.items() if value != usual[name]])


def _part(name: str, value: object) -> str:
    if isinstance(value, dict):
        raise BadOption("option-no-word", option=name)
    if isinstance(value, list):
        return f"{name}:{'+'.join(value)}"
    return f"{name}:{str(value).lower() if isinstance(value, bool) else value}"
