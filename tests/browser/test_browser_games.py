"""Whole games in a real browser: by mouse, by keyboard alone, on a phone, by two people, with a lost network in between."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from cable import Cable
from people import PHONE, Person
from playwright.sync_api import expect

GAMES = ["dead-mans-draw", "dread-draw", "pirates-mark"]
Come = Callable[..., Person]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_from_the_first_page_on(person: Come, game: str) -> None:
    anne = person()
    anne.go("/")
    anne.page.click(f"[data-play-now={game}]")
    anne.page.wait_for_url(re.compile("/table/"))
    assert anne.clicks_to_the_end() > 5
    anne.has_no_barriers()


def test_a_whole_game_by_keyboard_alone(person: Come) -> None:
    anne = person()
    anne.go("/")
    anne.tabs_to("[data-play-now=dead-mans-draw]")
    anne.page.keyboard.press("Enter")
    anne.page.wait_for_url(re.compile("/table/"))
    assert anne.types_to_the_end() > 5
    anne.tabs_to("[data-rematch] *")
    anne.page.keyboard.press("Enter")
    anne.page.wait_for_function("() => document.querySelector('[data-table]')?.dataset.stage === 'playing'")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone_by_touch(person: Come, game: str) -> None:
    anne = person(size=PHONE, dark=False)
    anne.opens(game, "random", "random", "random")
    anne.waits_for_turn()
    anne.fits()
    anne.has_no_barriers()
    anne.clicks_to_the_end()
    anne.fits()


def test_two_people_at_two_browsers(person: Come) -> None:
    anne, mary = person(), person(size=PHONE)
    table = anne.opens("dead-mans-draw", "open")
    mary.sits_down(table)
    anne.waits_for_start()
    for _ in range(400):
        if (one := whose_turn(anne, mary)) is None:
            break
        seq = one.seq
        one.chooses().click()
        anne.has_answered(seq)
        mary.has_answered(seq)
    anne.sees_the_result()
    mary.sees_the_result()


def whose_turn(anne: Person, mary: Person) -> Person | None:
    """Who is to move; None if it is over."""
    while not anne.over:
        for one in (anne, mary):
            if one.is_to_move():
                return one
    return None


def test_a_reload_in_the_middle_loses_nothing(person: Come) -> None:
    anne = person()
    anne.opens("dead-mans-draw", "random")
    for _ in range(4):
        anne.moves_once()
    anne.waits_for_turn()
    seq, moves = anne.seq, sorted(anne.moves())
    anne.page.reload()
    anne.waits_for_turn()
    assert (anne.seq, sorted(anne.moves())) == (seq, moves)
    anne.clicks_to_the_end()


def test_a_lost_network_loses_and_doubles_no_move(person: Come, cable: Cable) -> None:
    anne = person(through=cable)
    anne.forgive("ERR_|WebSocket connection")
    table = anne.opens("dead-mans-draw", "random")
    anne.moves_once()
    anne.waits_for_turn()
    before = anne.moves_of(0, table)
    cable.pull_out()
    expect(anne.table).to_have_attribute("data-offline", "")
    cable.put_back()
    expect(anne.table).not_to_have_attribute("data-offline", "")
    assert anne.moves_of(0, table) == before
    anne.moves_once()
    assert anne.moves_of(0, table) == before + 1
    anne.clicks_to_the_end()


def test_a_move_whose_answer_was_lost_is_not_made_twice(person: Come, cable: Cable) -> None:
    anne, mary = person(through=cable), person()
    anne.forgive("ERR_|WebSocket connection")
    table = anne.opens("dead-mans-draw", "random")
    anne.waits_for_turn()
    seq, before = anne.seq, mary.moves_of(0, table)
    cable.lose_answers()
    anne.chooses().click()
    while mary.moves_of(0, table) == before:
        mary.page.wait_for_timeout(50)
    assert anne.seq == seq
    cable.pull_out()
    cable.put_back()
    anne.waits_for_turn(seq)
    assert mary.moves_of(0, table) == before + 1
    anne.clicks_to_the_end()


def test_offline_and_back(person: Come) -> None:
    anne = person()
    anne.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    anne.opens("dead-mans-draw", "random")
    anne.waits_for_turn()
    anne.context.set_offline(True)
    anne.page.wait_for_function("() => !navigator.onLine")
    anne.context.set_offline(False)
    expect(anne.table).not_to_have_attribute("data-offline", "")
    anne.moves_once()


def test_a_choice_can_be_taken_back_as_long_as_nothing_was_revealed(person: Come) -> None:
    anne = person()
    anne.opens("dead-mans-draw", "deckhand", lesson="dmd-4")
    anne.waits_for_turn()
    before = anne.seq
    anne.page.click("[data-ask=draw]")
    anne.waits_for_turn(before)
    expect(anne.page.locator("[data-undo] button").first).to_be_disabled()
    before, moves = anne.seq, sorted(anne.moves())
    assert all(move.startswith("cannon ") for move in moves)
    anne.chooses().click()
    anne.has_answered(before)
    anne.page.click("[data-undo] button:not([disabled])")
    anne.waits_for_turn(before + 1)
    assert sorted(anne.moves()) == moves


def test_a_game_in_german(person: Come) -> None:
    anne = person(lang="de-DE")
    anne.go("/")
    expect(anne.page.locator("html")).to_have_attribute("lang", "de")
    anne.page.click("[data-play-now=dead-mans-draw]")
    anne.waits_for_turn()
    expect(anne.page.locator("[data-ask=draw]").filter(has_text=re.compile("aufdecken|ziehen", re.IGNORECASE))).to_be_visible()
    anne.clicks_to_the_end()
    anne.has_no_barriers()
