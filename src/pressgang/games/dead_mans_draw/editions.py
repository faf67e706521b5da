"""The editions of the game: one table of rule switches, side by side. The numbers are those of the rulings."""

from __future__ import annotations

from typing import Final

EDITIONS: Final = ("mayday",)


class Edition:
    """The rule switches of one edition."""

    def __init__(
        self,
        name: str,
        discard_open: bool,
        traits_dealt: int,
        keeps_secret: bool,
        peeks_open: bool,
        hooks_differ: bool,
        parry_guards_all: bool,
        home_from_anywhere: bool,
        casanova_may_replay: bool,
    ) -> None:
        self.name = name
        self.discard_open = discard_open
        """E1: may everybody look through the discard pile?"""
        self.traits_dealt = traits_dealt
        """E2: how many traits each player gets to choose from."""
        self.keeps_secret = keeps_secret
        """E2: are the chosen traits revealed together, not one by one?"""
        self.peeks_open = peeks_open
        """E3: does everybody see what Oracle and Mystic see?"""
        self.hooks_differ = hooks_differ
        """E4: must the two cards of Captain's Hook be of two suits?"""
        self.parry_guards_all = parry_guards_all
        """E5: does Parry bind every opponent's Sword, and discard one that cannot obey?"""
        self.home_from_anywhere = home_from_anywhere
        """E6: do Casanova and Fisherman bank their suit wherever it comes from?"""
        self.casanova_may_replay = casanova_may_replay
        """E7: may Casanova use the Mermaid ability instead of banking?"""


MAYDAY: Final = Edition(
    "mayday",
    discard_open=True,
    traits_dealt=2,
    keeps_secret=False,
    peeks_open=True,
    hooks_differ=False,
    parry_guards_all=True,
    home_from_anywhere=False,
    casanova_may_replay=False,
)
