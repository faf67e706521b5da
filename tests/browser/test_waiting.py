"""Waiting for people: the link as a QR code, a chat, a host who goes, a rematch that the others agree to. And the rules beside a table."""

from __future__ import annotations

import re
from collections.abc import Callable

from people import PHONE, Person

Come = Callable[..., Person]
Grid = list[list[bool]]
DATA_BYTES = [19, 34, 55, 80, 108]
"""By version, at correction level L."""


def is_fixed(row: int, column: int, size: int) -> bool:
    """Whether a cell of a QR code belongs to its frame and not to its data."""
    corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    aligns = size > 21 and abs(row - (size - 7)) <= 2 and abs(column - (size - 7)) <= 2
    return corner or aligns or row == 6 or column == 6


def text_of(grid: Grid) -> str:
    """What a QR code of one block and mask 0 says."""
    size, bits, column, up = len(grid), "", len(grid) - 1, True
    while column > 0:
        column -= column == 6
        for step in range(size):
            row = size - 1 - step if up else step
            cells = [each for each in (column, column - 1) if not is_fixed(row, each, size)]
            bits += "".join(str(int(grid[row][each] != ((row + each) % 2 == 0))) for each in cells)
        column, up = column - 2, not up
    words = [int(bits[at : at + 8], 2) for at in range(0, 8 * DATA_BYTES[(size - 21) // 4], 8)]
    text = "".join(f"{word:08b}" for word in words)
    assert text.startswith("0100")
    count = int(text[4:12], 2)
    return bytes(int(text[12 + 8 * at : 20 + 8 * at], 2) for at in range(count)).decode()


def test_the_link_can_be_photographed(person: Come) -> None:
    anne = person()
    table = anne.opens("dread-draw", "open")
    path = anne.page.locator("[data-qr] path").get_attribute("d") or ""
    box = anne.page.locator("[data-qr]").get_attribute("viewBox") or ""
    size = int(box.split()[2]) - 6
    dark = {(int(y), int(x)) for x, y in re.findall(r"M(\d+) (\d+)h", path)}
    assert text_of([[(row, column) in dark for column in range(size)] for row in range(size)]) == f"{anne.server}/table/{table}"
    anne.has_no_barriers()


def test_those_who_wait_can_talk(person: Come) -> None:
    anne, mary = person(), person()
    table = anne.opens("dread-draw", "open", "open")
    mary.go(f"/table/{table}")
    mary.page.locator("[data-waiting] input").first.fill("Mary")
    mary.page.click("[data-sit] button")
    mary.page.locator(".chat input").fill("Ahoy there")
    mary.page.keyboard.press("Enter")
    anne.page.get_by_text("Ahoy there").wait_for()


def test_a_table_whose_host_has_gone_is_started_by_another(person: Come) -> None:
    anne, mary = person(), person()
    table = anne.opens("dread-draw", "open", "open")
    mary.page.clock.install()
    mary.go(f"/table/{table}")
    mary.page.locator("[data-waiting] input").first.fill("Mary")
    mary.page.click("[data-sit] button")
    mary.page.locator(".seats .mine").wait_for()
    anne.page.goto("about:blank")
    mary.page.locator(".seats li", has_text="away").wait_for()
    mary.page.clock.fast_forward(16_000)
    mary.page.locator("[data-abandoned]").wait_for()
    mary.page.locator("footer button").first.click()
    mary.waits_for_start()


def test_a_rematch_begins_when_the_other_agrees(person: Come) -> None:
    anne, mary = person(), person()
    table = anne.opens("dead-mans-draw", "open")
    mary.sits_down(table)
    for one in (anne, mary):
        one.page.evaluate("id => fetch(`/api/tables/${id}/leave`, {method: 'POST'})", table)
    for one in (anne, mary):
        one.sees_the_result()
    anne.page.click("[data-rematch] .button")
    anne.page.locator("[data-again]").wait_for()
    mary.page.locator("[data-rematch] a").click()
    for one in (anne, mary):
        one.page.wait_for_url(lambda url: table not in url)
        one.waits_for_start()


def test_rules_open_beside_the_table(person: Come) -> None:
    for anne in (person(), person(size=PHONE)):
        anne.opens("dead-mans-draw", "random", "random")
        anne.waits_for_turn()
        anne.page.keyboard.press("m")
        anne.page.get_by_role("button", name="Rules").click()
        anne.page.locator("[data-rules] h1").wait_for()
        assert anne.table.is_visible()
        anne.has_no_barriers()
        anne.page.keyboard.press("Escape")
        anne.page.locator("[data-rules]").wait_for(state="detached")
        anne.moves_once()


def test_my_face_is_seen_by_others(person: Come) -> None:
    anne, mary = person(), person()
    anne.go("/settings")
    anne.settles()
    with anne.page.expect_response("**/api/me/face"):
        anne.page.locator("label:has([data-face=cook])").click()
    mary.go(f"/table/{anne.opens('dread-draw', 'open')}")
    mary.page.locator(".seats [data-face=cook]").wait_for()
    anne.has_no_barriers()
