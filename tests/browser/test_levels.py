"""The levels of the bots: all of them can be chosen, each with its drawing and with how strong it is in the game that is set up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import PHONE, Person

from pressgang.bots import BOTS
from pressgang.bots.ratings import ratings_of
from pressgang.words import voice

Come = Callable[..., Person]
GAMES = ["dead-mans-draw", "dread-draw", "pirates-mark"]
READ = "row => [...row.querySelectorAll('dt, dd > span:not([aria-hidden])')].map(it => it.textContent.trim())"
"""What a screen reader says of a level."""


@pytest.mark.parametrize(("lang", "dark"), [("en-GB", True), ("de-DE", False)])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_says_how_strong_it_is_in_this_game(person: Come, game: str, lang: str, dark: bool) -> None:
    anne, words, measured = person(lang=lang, dark=dark), voice(lang[:2]), ratings_of(game)
    assert measured is not None
    anne.go(f"/new/{game}")
    levels = anne.page.locator(f"[data-levels={game}]")
    levels.wait_for()
    assert levels.locator("[data-level]").evaluate_all("all => all.map(it => it.dataset.level)") == list(BOTS)
    told: list[str] = []
    for name, level in measured.levels.items():
        bot, points, *alike = levels.locator(f"[data-level={name}]").evaluate(READ)
        assert bot == words.say(f"client-bot-{name}")
        assert str(abs(level.points)) in points
        weaker = [words.say(f"client-bot-{other}") for other in told if other in level.alike]
        assert bool(alike) == bool(weaker)
        assert all(other in alike[0] for other in weaker)
        told.append(name)
    anne.has_no_barriers()


def test_the_levels_at_the_table_stand_out(person: Come) -> None:
    anne = person()
    anne.go("/new/dead-mans-draw")
    anne.page.locator("select").first.select_option("mate")
    anne.page.locator("[data-level=mate].chosen").wait_for()
    anne.page.locator("[data-level=captain]:not(.chosen)").wait_for()


def test_whoever_chooses_the_mate_plays_against_the_mate(person: Come) -> None:
    anne = person()
    anne.go("/new/dead-mans-draw")
    for place in range(2):
        anne.page.locator("select").nth(place).select_option("mate")
    anne.page.get_by_role("button", name=voice("en").say("client-begin")).first.click()
    anne.waits_for_turn()
    table = anne.table.get_attribute("data-table")
    lines = anne.context.request.get("/api/history").json()
    assert [seat["bot"] for line in lines if line["id"] == table for seat in line["seats"]] == [None, "mate", "mate"]


def test_the_mate_can_be_the_usual_opponent(person: Come) -> None:
    anne = person()
    anne.go("/settings")
    anne.page.get_by_role("radio", name=voice("en").say("client-bot-mate")).check()
    anne.go("/new/dread-draw")
    assert anne.page.locator("select").first.input_value() == "mate"


def test_the_levels_fit_a_phone(person: Come) -> None:
    anne = person(size=PHONE, lang="de-DE")
    anne.go("/new/pirates-mark")
    anne.page.locator("[data-levels]").scroll_into_view_if_needed()
    anne.fits()


def test_whoever_plays_on_from_a_replay_chooses_among_the_same_levels(person: Come) -> None:
    anne = person()
    table = anne.opens("dead-mans-draw", "random")
    anne.clicks_to_the_end()
    anne.go(f"/replay/{table}")
    anne.page.locator(".fork button").click()
    anne.page.locator("[data-levels=dead-mans-draw]").wait_for()
    assert anne.page.locator("input[name=bot]").evaluate_all("all => all.map(it => it.value)") == list(BOTS)
    anne.page.locator("input[name=bot][value=mate]").check()
    anne.page.locator("[data-level=mate].chosen").wait_for()
    with anne.page.expect_request("**/fork") as request:
        anne.page.locator("[data-fork] button").click()
    assert request.value.post_data_json["bot"] == "mate"
