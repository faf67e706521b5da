"""A game from an installed package, which the page has never heard of, is played to its end at the plain board."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import EAGER
from people import PHONE, Person
from playwright.sync_api import expect

GAME = "lantern-caves"
EXAMPLE = Path(__file__).parents[2] / "examples" / GAME / "src"
INSTALLED = {
    "METADATA": f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1.0\n",
    "entry_points.txt": f"[pressgang.games]\n{GAME} = lantern_caves:RULEBOOK\n",
}
"""What a package that is installed leaves behind, so that its entry point is found."""
START = "import sys; from pressgang.core import rulebooks; rulebooks(); from pressgang.cli import main; sys.exit(main())"
"""The command, with the titles of other packages entered before it first speaks."""
WORDS = {
    "en-GB": {"title": "Lantern Caves", "path": "Path", "on": "Go on", "card": "Flood", "rule": "walk through three caves"},
    "de-DE": {"title": "Laternenhöhlen", "path": "Weg", "on": "Weitergehen", "card": "Flut", "rule": "nacheinander drei Höhlen"},
}
Come = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with one game more."""
    place = tmp_path_factory.mktemp("any-game")
    info = place / "site" / "lantern_caves-1.0.dist-info"
    info.mkdir(parents=True)
    for name, text in INSTALLED.items():
        (info / name).write_text(text)
    paths = [str(EXAMPLE), str(place / "site"), os.environ.get("PYTHONPATH", "")]
    around = os.environ | EAGER | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    command = [sys.executable, "-P", "-c", START, "serve", "--port", "0", "--no-browser", "--data", str(place)]
    with (place / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=around)
        assert process.stdout is not None
        address = process.stdout.readline().strip().rstrip("/")
        assert address.startswith("http"), (place / "log").read_text()
        yield address
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    assert "Traceback" not in (place / "log").read_text(), (place / "log").read_text()


@pytest.mark.parametrize("lang", WORDS)
def test_a_whole_game_from_the_first_page_to_the_replay(person: Come, lang: str) -> None:
    words = WORDS[lang]
    anne = person(lang=lang)
    anne.go("/")
    expect(anne.page.locator("article h2").last).to_have_text(words["title"])
    anne.page.click(f"[data-play-now={GAME}]")
    anne.page.wait_for_url(re.compile("/table/"))
    anne.waits_for_turn()
    expect(anne.page.locator("h1")).to_have_text(words["title"])
    expect(anne.page.locator("[data-seat]")).to_have_count(3)
    expect(anne.page.locator("[data-zone=path] h3")).to_contain_text(words["path"])
    expect(anne.page.locator("[data-ask=on]")).to_contain_text(words["on"])
    anne.fits()
    anne.has_no_barriers()
    anne.clicks_to_the_end()
    anne.has_no_barriers()
    table = anne.page.url.rsplit("/", 1)[-1]
    anne.page.click("[data-result] a[href^='/replay/']")
    anne.page.wait_for_url(re.compile(f"/replay/{table}"))
    expect(anne.page.locator("h1")).to_contain_text(words["title"])
    expect(anne.page.locator(f"[data-plain={GAME}] [data-zone=deck]")).to_have_attribute("data-count", re.compile(r"\d+"))
    before = anne.page.locator("[data-zone=path]").get_attribute("data-count")
    anne.page.keyboard.press("End")
    expect(anne.page.locator("[data-zone=path]")).not_to_have_attribute("data-count", before or "")
    anne.go("/history")
    expect(anne.page.locator("main h3").filter(has_text=words["title"])).to_have_count(1)


@pytest.mark.parametrize("lang", WORDS)
def test_its_rules_and_its_cards_are_told(person: Come, lang: str) -> None:
    words = WORDS[lang]
    anne = person(lang=lang)
    anne.go(f"/rules/{GAME}")
    expect(anne.page.locator("h1")).to_have_text(words["title"])
    expect(anne.page.locator(".parchment")).to_contain_text(words["rule"])
    expect(anne.page.locator("main li h3", has_text=words["card"])).to_be_visible()
    anne.has_no_barriers()


def test_its_words_follow_the_language(person: Come) -> None:
    anne = person()
    anne.go(f"/new/{GAME}")
    expect(anne.page.locator("h1")).to_have_text(WORDS["en-GB"]["title"])
    anne.page.get_by_role("radio", name="Deutsch").check()
    expect(anne.page.locator("h1")).to_have_text(WORDS["de-DE"]["title"])


def test_a_whole_game_by_keys(person: Come) -> None:
    anne = person()
    anne.opens(GAME, "random", "random")
    assert anne.types_to_the_end() > 2


def test_eight_at_a_phone(person: Come) -> None:
    anne = person(size=PHONE, dark=False, lang="de-DE")
    anne.opens(GAME, *["random"] * 7)
    anne.waits_for_turn()
    anne.fits()
    anne.has_no_barriers()
    anne.clicks_to_the_end()
    anne.fits()


def test_a_card_says_what_it_does(person: Come) -> None:
    anne = person()
    anne.opens(GAME, "random")
    anne.waits_for_turn()
    anne.page.locator("[data-zone=path] button[data-card]").first.click()
    expect(anne.page.locator("dialog[open]")).to_contain_text("five times")
    anne.page.keyboard.press("Escape")
    expect(anne.page.locator("dialog[open]")).to_have_count(0)


def test_the_coach_sees_the_odds_and_the_choices(person: Come) -> None:
    anne = person()
    anne.opens(GAME, "random")
    anne.waits_for_turn()
    expect(anne.page.locator("[data-risk]")).to_contain_text("%")
    anne.page.keyboard.press("h")
    expect(anne.page.locator("[data-coach]")).to_be_visible()
    expect(anne.page.locator("[data-ask=home]")).to_contain_text("%")
