"""Every card explains itself, wherever it lies, and never gets in the way of playing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import PHONE, Person

Come = Callable[..., Person]
NEAR = ".near[data-reading]"
SHEET = "dialog [data-reading]"


def test_a_card_under_the_pointer_is_read_beside_it(person: Come) -> None:
    anne = person()
    anne.plays_until("dead-mans-draw", 3, "cannon")
    card = anne.page.locator(".area .card.asking")
    card.hover()
    near = anne.page.locator(NEAR)
    near.wait_for()
    assert "bust" in near.inner_text()
    anne.page.mouse.move(2, 2)
    near.wait_for(state="detached")


def test_a_click_reads_what_is_no_choice_and_plays_what_is_one(person: Come) -> None:
    anne = person()
    anne.plays_until("dead-mans-draw", 3, "cannon")
    anne.page.locator(".area .card.asking").click()
    anne.page.locator(SHEET).wait_for()
    anne.has_no_barriers()
    anne.page.keyboard.press("Escape")
    anne.page.locator(SHEET).wait_for(state="detached")
    before = anne.seq
    anne.choices.first.click()
    anne.has_answered(before)
    assert anne.page.locator(SHEET).count() == 0


@pytest.mark.parametrize("mouse", [False, True], ids=["alone", "beside a mouse"])
def test_a_finger_that_rests_reads_and_does_not_play(person: Come, mouse: bool) -> None:
    anne = person(size=PHONE)
    anne.plays_until("dead-mans-draw", 2, "sword")
    before = anne.seq
    touch = anne.context.new_cdp_session(anne.page)
    box = anne.choices.first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    if mouse:  # or the layout moves something under one that rests
        anne.page.mouse.move(point["x"], point["y"])
        anne.page.mouse.move(2, 2)
    anne.page.locator(SHEET).wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert anne.seq == before
    anne.page.locator("dialog[open] .side button").click()
    anne.has_answered(before)


def test_a_card_in_focus_is_read(person: Come) -> None:
    anne = person()
    anne.plays_until("dread-draw", 3, "keep")
    anne.tabs_to(".seat .card[data-reads]")
    anne.page.locator(NEAR).wait_for()
    anne.page.keyboard.press("Enter")
    anne.page.locator(SHEET).wait_for()


def test_traits_and_lines_of_the_log_are_read(person: Come) -> None:
    anne = person()
    anne.opens("dead-mans-draw", "random", "random", options={"traits": True})
    anne.moves_once()
    anne.waits_for_turn()
    for place in (".trait[data-reads]", ".log button[data-reads]"):
        anne.page.locator(place).first.click()
        anne.page.locator(SHEET).wait_for()
        anne.page.keyboard.press("Escape")
        anne.page.locator(SHEET).wait_for(state="detached")


@pytest.mark.parametrize("game", ["dead-mans-draw", "pirates-mark"])
def test_what_can_be_set_up_is_read(person: Come, game: str) -> None:
    anne = person()
    anne.go(f"/new/{game}")
    anne.settles()
    anne.page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
    anne.page.locator("[data-explain]:visible").first.hover()
    near = anne.page.locator(NEAR)
    near.wait_for()
    assert len(near.locator(".card").first.get_attribute("aria-label") or "") > 0
