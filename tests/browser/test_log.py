"""The log is heard when it is looked at, and nothing of it is lost, whenever somebody comes or comes back."""

from __future__ import annotations

from collections.abc import Callable

from people import PHONE, Person
from playwright.sync_api import Locator, WebSocket

from pressgang.server.rendering import LATEST

Come = Callable[..., Person]


def play_for_long(person: Person) -> None:
    """Until more has happened than a joiner is told, and it is my turn."""
    person.opens("dead-mans-draw", "random", "random", "random")
    while person.seq < LATEST + 8:
        person.moves_once()
    person.waits_for_turn()
    assert not person.over


def lines(person: Person) -> Locator:
    return person.page.locator(".log li p")


def test_the_log_is_asked_for_when_it_is_opened_and_is_complete(person: Come) -> None:
    anne = person(size=PHONE)
    play_for_long(anne)
    anne.page.keyboard.press("l")
    lines(anne).first.wait_for()
    told = lines(anne).all_inner_texts()
    sent: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    anne.page.on("websocket", watch)
    anne.page.reload()
    anne.waits_for_turn()
    assert not any('"log"' in frame for frame in sent)
    anne.page.keyboard.press("l")
    anne.page.wait_for_function("many => document.querySelectorAll('.log li p').length === many", arg=len(told))
    assert lines(anne).all_inner_texts() == told
    assert sum('"log"' in frame for frame in sent) == 1


def test_beside_the_table_the_log_is_complete_after_a_reload_and_after_the_network_was_lost(person: Come) -> None:
    anne = person()
    play_for_long(anne)
    told = lines(anne).all_inner_texts()
    anne.page.reload()
    anne.waits_for_turn()
    anne.page.wait_for_function("many => document.querySelectorAll('.log li p').length === many", arg=len(told))
    assert lines(anne).all_inner_texts() == told
    anne.forgive("WebSocket|ERR_INTERNET_DISCONNECTED")
    anne.context.set_offline(True)
    anne.page.wait_for_selector("[data-offline]")
    anne.context.set_offline(False)
    anne.page.wait_for_selector("[data-table]:not([data-offline])")
    assert lines(anne).all_inner_texts() == told
