"""Every page: nothing in the way of anybody, nothing too wide, small enough, and only from our own server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import PHONE, Person

from pressgang.words import voice

GAMES = ["dead-mans-draw", "dread-draw", "pirates-mark"]
PAGES = ["/", "/lobby", "/history", "/settings", "/learn", *(f"/new/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES)]
FIRST_PAGE = 150 * 1024
"""Bytes over the network for the first page, all in all."""
TABLE = 250 * 1024
"""... and for a table by its link."""
Come = Callable[..., Person]


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
def test_no_page_has_barriers(person: Come, dark: bool) -> None:
    anne = person(dark=dark)
    for page in PAGES:
        anne.go(page)
        anne.settles()
        anne.has_no_barriers()


def test_every_page_fits_a_phone(person: Come) -> None:
    anne = person(size=PHONE, lang="de-DE")
    for page in PAGES:
        anne.go(page)
        anne.settles()
        anne.fits()


@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_barriers(person: Come, game: str) -> None:
    anne = person()
    anne.opens(game, "random", "random")
    anne.waits_for_turn()
    anne.has_no_barriers()
    anne.page.emulate_media(color_scheme="light")
    anne.has_no_barriers()


@pytest.mark.parametrize(("game", "option"), [("dead-mans-draw", "edition"), ("dread-draw", "promo"), ("pirates-mark", "mode")])
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_option_is_called_by_its_name(person: Come, game: str, option: str, language: str) -> None:
    """Not as the command line explains it."""
    anne = person(lang={"en": "en-GB", "de": "de-DE"}[language])
    anne.go(f"/new/{game}")
    anne.page.get_by_role("group", name=voice(language).say(f"client-option-{option}"), exact=True).wait_for()


def test_a_page_that_is_not_there_says_so(person: Come) -> None:
    anne = person()
    anne.forgive("404|403")
    anne.go("/table/no-such-table")
    anne.page.get_by_role("heading", name=voice("en").say("client-not-there")).wait_for()
    assert anne.page.get_by_role("link", name=voice("en").say("client-home")).first.get_attribute("href") == "/"
    anne.settles()
    anne.has_no_barriers()


def test_the_first_page_is_small_and_all_from_us(person: Come) -> None:
    anne = person()
    sizes, addresses = listens(anne)
    anne.go("/")
    anne.settles()
    assert 0 < sum(sizes) < FIRST_PAGE
    assert [address for address in addresses if not address.startswith((anne.server, "data:", "blob:"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small(person: Come, game: str) -> None:
    anne = person()
    sizes, _ = listens(anne)
    anne.opens(game, "random", "random")
    anne.waits_for_turn()
    anne.settles()
    assert 0 < sum(sizes) < TABLE


def listens(anne: Person) -> tuple[list[float], list[str]]:
    """How much comes over the network from now on, and from where."""
    talk = anne.context.new_cdp_session(anne.page)
    talk.send("Network.enable")
    sizes: list[float] = []
    addresses: list[str] = []
    talk.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    talk.on("Network.requestWillBeSent", lambda event: addresses.append(event["request"]["url"]))
    return sizes, addresses
