"""When a card asks: the question in the middle of the table, the card that asks, what every target would do, and its key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import PHONE, Person
from scenes import ME, Theatre, scene

from pressgang import Event
from pressgang.table.course import Course

Come = Callable[..., Person]
ANYTIME = ("plunder", "flying-dutchman", "treasure-chest")
TOLD = "all => all.map(it => [it.dataset.key ?? '', it.querySelector('.note')?.dataset.text ?? it.innerText])"


@pytest.mark.parametrize("verb", ["cannon", "sword", "hook", "map"])
def test_a_card_asks_on_the_stage(person: Come, verb: str) -> None:
    anne = person()
    anne.plays_until("dead-mans-draw", 3, verb)
    assert anne.page.locator("[data-question]").is_visible()
    assert anne.page.locator(".card.asking").count() == 1
    assert "Your turn" not in anne.page.locator(".banner").inner_text()
    keys = [key for key, _ in anne.choices.evaluate_all(TOLD)]
    assert all(keys) and len(set(keys)) == len(keys)
    if verb != "hook":  # what a card without an ability does when it is hooked goes without saying
        assert all(note for _, note in anne.choices.evaluate_all(TOLD))
    anne.has_no_barriers()


def test_every_target_of_seven_opponents_has_its_key(person: Come) -> None:
    anne = person()
    anne.plays_until("dead-mans-draw", 8, "cannon", of_at_least=11)
    told = anne.choices.evaluate_all(TOLD)
    keys = [key for key, _ in told]
    assert len(set(keys)) == len(keys) > 10 and all(len(key) == 2 for key in keys)
    before, move = anne.seq, anne.moves()[-1]
    for letter in keys[-1]:
        anne.page.keyboard.press(letter)
    anne.has_answered(before)
    assert move in anne.played()


def test_on_a_phone_the_targets_lie_below_the_question(person: Come) -> None:
    anne = person(size=PHONE)
    anne.plays_until("dead-mans-draw", 3, "sword")
    assert anne.page.locator("[data-question]").is_visible()
    assert anne.choices.first.bounding_box()["width"] >= 44  # type: ignore[index]


def test_a_target_of_dread_draw_says_what_it_costs(person: Come) -> None:
    anne = person()
    anne.plays_until("dread-draw", 4, "target")
    assert "Choose a player" in anne.page.locator(".banner").inner_text()
    assert all(key and note for key, note in anne.choices.evaluate_all(TOLD))


def throws_a_card_for_any_time_overboard(course: Course, seat: int, events: list[Event]) -> bool:
    """I have to discard a Luck card, and may discard one that otherwise waits in the hand."""
    moves = [course.match.game.moves[action].split() for action in course.state.actions(ME)]
    return bool(moves) and all(move[0] == "discard" for move in moves) and any(move[1] in ANYTIME for move in moves)


def test_every_card_that_may_go_overboard_is_a_choice(person: Come) -> None:
    played = scene("pirates-mark", throws_a_card_for_any_time_overboard)
    anne = person(motion=True)
    theatre = Theatre(anne, played)
    theatre.opens()
    theatre.happens()
    theatre.waits_for_the_end()
    anne.waits_for_turn()
    assert sorted(anne.moves()) == sorted(ask["move"] for ask in played.after["asks"])
