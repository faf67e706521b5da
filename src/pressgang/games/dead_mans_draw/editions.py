"""The editions of the game: one table of rule switches, side by side. The numbers are those of the rulings."""

from __future__ import annotations

from typing import Final

EDITIONS: Final = ("mayday", "elznir", "carcass")

SWITCHES: Final[dict[str, tuple[object, object, object]]] = {
    #                        mayday    elznir    carcass
    "theme": (               "pirate", "pirate", "diving"),
    "discard_open": (        True,     False,    False),  # E1
    "traits_dealt": (        2,        2,        1),      # E2
    "keeps_secret": (        False,    True,     False),  # E2
    "characters_differ": (   False,    False,    True),   # E2
    "peeks_open": (          True,     False,    False),  # E3
    "hooks_differ": (        False,    True,     True),   # E4
    "parry_guards_all": (    True,     False,    False),  # E5
    "home_from_anywhere": (  False,    True,     True),   # E6
    "casanova_may_replay": ( False,    True,     True),   # E7
}  # fmt: skip
# E8, the size of the bonus, is the number of cards in the play area in all editions and needs no switch.

ROWS: Final = ("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8")
"""The points in which the printed rules differ, or seem to; the locale files have words for each."""


class Edition:
    """The rule switches of one edition."""

    def __init__(self, name: str) -> None:
        column = EDITIONS.index(name)
        switch = {key: row[column] for key, row in SWITCHES.items()}
        self.name = name
        self.theme = str(switch["theme"])
        self.discard_open = switch["discard_open"] is True
        """E1: may everybody look through the discard pile?"""
        self.traits_dealt = int(str(switch["traits_dealt"]))
        """E2: how many traits each player gets, to choose one."""
        self.keeps_secret = switch["keeps_secret"] is True
        """E2: are the chosen traits revealed together, not one by one?"""
        self.characters_differ = switch["characters_differ"] is True
        """E2: is every suit dealt as a trait at most once?"""
        self.peeks_open = switch["peeks_open"] is True
        """E3: does everybody see what Oracle and Mystic see?"""
        self.hooks_differ = switch["hooks_differ"] is True
        """E4: must the two cards of Captain's Hook be of two suits?"""
        self.parry_guards_all = switch["parry_guards_all"] is True
        """E5: does Parry bind every opponent's Sword, and discard one that cannot obey?"""
        self.home_from_anywhere = switch["home_from_anywhere"] is True
        """E6: do Casanova and Fisherman bank their suit wherever it comes from?"""
        self.casanova_may_replay = switch["casanova_may_replay"] is True
        """E7: may Casanova use the Mermaid ability instead of banking?"""
