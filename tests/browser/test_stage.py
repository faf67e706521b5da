"""The table as a stage: nothing is told before the card shows it. What the page shows is looked at in every frame that it draws."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from people import PHONE, Person
from scenes import Scene, Theatre, Wanted, ends, scene, told, without

from pressgang.words import voice

Come = Callable[..., Person]

SCENES: dict[str, tuple[str, Wanted]] = {
    "dead-mans-draw: a draw": ("dead-mans-draw", without(told("draw", mine=False), "bust")),
    "dead-mans-draw: a bust": ("dead-mans-draw", told("bust", "lost")),
    "dead-mans-draw: a steal": ("dead-mans-draw", told("sword", mine=False)),
    "dead-mans-draw: a pull out of the bank": ("dead-mans-draw", told("hook")),
    "dead-mans-draw: the last move": ("dead-mans-draw", ends),
    "dread-draw: a draw": ("dread-draw", told("strong")),
    "dread-draw: a bust": ("dread-draw", told("eliminated")),
    "dread-draw: a steal": ("dread-draw", told("move")),
    "dread-draw: a pull out of the life deck": ("dread-draw", told("damage")),
    "dread-draw: the last move": ("dread-draw", ends),
    "pirates-mark: a pull": ("pirates-mark", without(told("pull"), "marked")),
    "pirates-mark: a bust": ("pirates-mark", told("pull", "marked")),
    "pirates-mark: a steal": ("pirates-mark", told("stolen")),
    "pirates-mark: the last move": ("pirates-mark", ends),
}

HEARSAY = {"dead", "fortune"}
"""Events that name a card as a reason."""

RECORDER = """() => {
    const upright = element => {
        const box = element.getBoundingClientRect();
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (Number(getComputedStyle(at).opacity) < 0.3) return false;
        return box.width > 6 && box.height > 6;
    };
    const film = window.film = {frames: [], running: true};
    const look = () => {
        const table = document.querySelector('[data-table]');
        const faces = new Set();
        for (const it of table.querySelectorAll('[data-card]')) if (upright(it)) faces.add(it.dataset.card);
        for (const it of table.querySelectorAll('[data-face]')) if (upright(it)) faces.add(it.dataset.face);
        const said = css => [...document.querySelectorAll(css)].map(it => it.textContent).join(' | ');
        film.frames.push({
            at: performance.now(),
            seq: Number(table.dataset.seq),
            log: [...document.querySelectorAll('.log p')].map(it => it.textContent),
            live: said('[data-live] p'),
            banner: said('.banner .say'),
            news: said('[data-news]'),
            result: document.querySelector('[data-result]') !== null,
            faces: [...faces],
            scores: said('.score b'),
        });
        if (film.running) requestAnimationFrame(look);
    };
    look();
}"""


def film_of(anne: Person, played: Scene) -> list[dict[str, Any]]:
    """Every frame from before the move until the page has shown it to its end."""
    theatre = Theatre(anne, played)
    theatre.opens()
    anne.page.evaluate(RECORDER)
    theatre.happens()
    theatre.waits_for_the_end()
    anne.page.wait_for_function(
        "() => { const seen = film.frames.at(-1); return seen && seen.seq >= Number(document.querySelector('[data-table]').dataset.seq); }"
    )
    return list(anne.page.evaluate("() => { film.running = false; return film.frames; }"))


def in_words(fact: Any) -> Any:
    """What travelled as a code with its facts, as the page says it."""
    if isinstance(fact, list):
        return [in_words(each) for each in fact]
    if isinstance(fact, dict) and fact.keys() == {"code", "facts"}:
        return voice("en").say(fact["code"], **{key: in_words(each) for key, each in fact["facts"].items()})
    return fact


def sentence(event: dict[str, Any]) -> str:
    """What the log says of it."""
    return str(in_words(event["say"])).lstrip("-= ").strip()


def names(event: dict[str, Any]) -> list[tuple[str, str]]:
    """The cards that its sentence names, each with what it is called."""
    if event["cards"] is None or event["what"] in HEARSAY:
        return []
    called = event["say"]["facts"].get("cards", [])
    words = [in_words(each) for each in (called if isinstance(called, list) else [called])]
    return [(card, word) for card, word in zip(event["cards"], words, strict=False) if word in sentence(event)]


def said_anew(frame: dict[str, Any], before: dict[str, Any]) -> str:
    """All that this frame says and the first one did not."""
    parts = [*frame["log"][len(before["log"]) :], frame["live"].removeprefix(before["live"])]
    parts += [frame[place] for place in ("news", "banner") if frame[place] != before[place]]
    return "\n".join(parts)


def first(frames: list[dict[str, Any]], fits: Callable[[dict[str, Any]], bool]) -> int:
    """The number of the first such frame."""
    return next((number for number, frame in enumerate(frames) if fits(frame)), len(frames))


def one_after_the_other(frames: list[dict[str, Any]]) -> None:
    """Never two sentences in one frame, and the result after the last one."""
    lengths = [len(frame["log"]) for frame in frames]
    assert all(0 <= later - length <= 1 for length, later in itertools.pairwise(lengths)), (
        f"several sentences at once: {sorted(set(lengths))}"
    )
    assert not any(frame["result"] and len(frame["log"]) < lengths[-1] for frame in frames)


@pytest.mark.parametrize("name", SCENES)
def test_no_text_names_a_card_before_its_face_is_up(person: Come, name: str) -> None:
    game, wanted = SCENES[name]
    played = scene(game, wanted)
    frames = film_of(person(motion=True, speed="fast"), played)
    texts = [said_anew(frame, frames[0]) for frame in frames]
    one_after_the_other(frames)
    spoken = [(card, word) for event in played.events for card, word in names(event)]
    assert spoken, "a scene in which no card is named shows nothing"
    for event in played.events:
        assert sentence(event) in texts[-1] or event["what"] == "turn", f"{sentence(event)!r} was never told"
    for card, word in spoken:
        said = next(number for number, text in enumerate(texts) if word in text)
        shown = first(frames, lambda frame, card=card: card in frame["faces"])
        assert shown <= said, f"{word!r} is named in frame {said}, its face is up in frame {shown} of {len(frames)}"


def test_a_bust_strikes_before_the_next_turn_is_called(person: Come) -> None:
    played = scene("dead-mans-draw", told("draw", "bust", "lost"))
    frames = film_of(person(motion=True), played)
    bust = next(sentence(event) for event in played.events if event["what"] == "bust")
    said = first(frames, lambda frame: bust in said_anew(frame, frames[0]))
    assert 0 < said < len(frames)
    assert {frame["banner"] for frame in frames[: said + 1]} == {frames[0]["banner"]}
    assert {frame["scores"] for frame in frames[: said + 1]} == {frames[0]["scores"]}
    assert frames[-1]["banner"] != frames[0]["banner"]


def test_whoever_presses_a_key_sees_everything_at_once_and_nothing_is_left_untold(person: Come) -> None:
    played = scene("dead-mans-draw", told("bust", "lost"))
    anne = person(motion=True)
    theatre = Theatre(anne, played)
    theatre.opens()
    before = anne.page.locator(".log p").count()
    theatre.happens()
    anne.page.wait_for_selector(".motion-layer")
    anne.page.keyboard.press("Shift")
    theatre.waits_for_the_end()
    spoken = [sentence(event) for event in played.events if event["what"] != "turn"]
    assert [text.strip() for text in anne.page.locator(".log p").all_text_contents()[before:]] == spoken
    assert anne.page.locator(".motion-layer").count() == 0


@pytest.mark.parametrize("game", ["dead-mans-draw", "dread-draw", "pirates-mark"])
def test_with_little_motion_it_is_calm_and_complete(person: Come, game: str) -> None:
    played = scene(game, SCENES[f"{game}: a bust"][1])
    anne = person(motion=False, speed="normal")
    frames = film_of(anne, played)
    lengths = sorted({len(frame["log"]) for frame in frames})
    assert lengths[-1] - lengths[0] + 1 == len(lengths) > 2
    assert anne.page.locator(".motion-layer").count() == 0


def test_the_last_event_is_one_line_on_a_phone(person: Come) -> None:
    played = scene("dead-mans-draw", without(told("draw", mine=False), "bust"))
    anne = person(size=PHONE, motion=True)
    theatre = Theatre(anne, played)
    theatre.opens()
    theatre.happens()
    theatre.waits_for_the_end()
    line = anne.page.locator("[data-news]")
    assert line.inner_text().strip()
    assert line.evaluate("it => it.getBoundingClientRect().height") < 40
    line.click()
    anne.page.locator("dialog[open] .log").wait_for()
    anne.fits()


def test_sounds_are_offered_once_and_remembered(person: Come) -> None:
    played = scene("dead-mans-draw", without(told("draw", mine=False), "bust"))
    anne = person(motion=True)
    theatre = Theatre(anne, played)
    theatre.opens()
    theatre.happens()
    theatre.waits_for_the_end()
    anne.page.locator("[data-sound-offer] button").first.click()
    anne.page.wait_for_function("() => JSON.parse(localStorage.getItem('pressgang-settings')).sound === true")
    anne.page.reload()
    anne.page.wait_for_selector("[data-table]")
    assert anne.page.locator("[data-sound-offer]").count() == 0


def test_others_are_told_of_a_take_back(person: Come) -> None:
    played = scene("dead-mans-draw", without(told("draw", mine=False), "bust"))
    anne = person()
    theatre = Theatre(anne, played)
    theatre.opens()
    theatre.takes_back(1)
    anne.page.locator("[data-taken-back]").wait_for()
    assert "Teach took back" in anne.page.locator("[data-news]").inner_text()
    assert "Teach took back" in str(anne.page.locator("[data-live]").text_content())


def test_buttons_sleep_while_the_connection_is_lost(person: Come) -> None:
    played = scene("dead-mans-draw", told("draw", mine=True))
    anne = person()
    anne.forgive("404|WebSocket")
    theatre = Theatre(anne, played)
    theatre.opens()
    anne.page.wait_for_selector("[data-ask=draw]")
    theatre.loses_the_network()
    anne.page.wait_for_selector("[data-asleep] [data-ask=draw]")
    anne.page.keyboard.press("d")
    anne.page.locator("button[data-ask=draw]").last.click(force=True)
    assert theatre.heard == []


def test_play_on_takes_the_move_at_which_it_was_pressed(person: Come) -> None:
    anne = person()
    table = anne.opens("dead-mans-draw", "random")
    anne.clicks_to_the_end()
    anne.go(f"/replay/{table}?at=3")
    anne.page.wait_for_selector("[data-replay][data-at='3'] .story [aria-current]")
    anne.page.keyboard.press("p")
    anne.page.wait_for_selector("[data-replay][data-at='4']")
    anne.page.locator(".fork button").click()
    at = int(anne.page.locator("[data-replay]").get_attribute("data-at") or 0)
    with anne.page.expect_request("**/fork") as request:
        anne.page.locator("[data-fork] button").click()
    assert request.value.post_data_json["at"] == at
