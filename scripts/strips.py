"""Takes strips of frames for docs/screens: what a bust, a bank, a call and a win look like while they happen; and measures them.

Called by scripts/screens --strips. Prints, for a bust at the normal speed, how long after the click the first thing moves and how
many frames were dropped.
"""

from __future__ import annotations

import base64
import itertools
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from people import Person  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from scenes import ME, Scene, Theatre, Wanted, scene, told, without  # noqa: E402

from pressgang.core import Event  # noqa: E402
from pressgang.table.course import Course  # noqa: E402

SIZE = (1000, 680)
FRAMES = 6


def wins(course: Course, _: int, __: list[Event]) -> bool:
    """The last move, and the game is mine."""
    return course.over and course.state.view(ME)["winners"] == [ME]


STRIPS: dict[str, tuple[str, Wanted]] = {
    "bust": ("dead-mans-draw", told("bust", "lost", mine=True)),
    "bank": ("dead-mans-draw", without(told("collect", mine=True), "bonus", "over")),
    "call": ("pirates-mark", told("call", mine=False)),
    "win": ("dead-mans-draw", wins),
    "mark": ("pirates-mark", told("pull", "marked")),
    "out": ("dread-draw", told("eliminated")),
}
METER = """() => {
    window.meter = {frames: [], moved: 0, clicked: 0, running: true};
    addEventListener('click', () => meter.clicked = performance.now(), {capture: true, once: true});
    const tick = at => {
        meter.frames.push(at);
        const moves = it => it.constructor === Animation && it.effect.getComputedTiming().progress !== null;
        if (meter.clicked && !meter.moved && document.getAnimations().some(moves)) meter.moved = performance.now();
        if (meter.running) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def strip(browser: Browser, server: str, name: str, out: Path, kind: str) -> None:
    """One strip: frames while it happens, at the slow speed, side by side."""
    game, wanted = STRIPS[name]
    played = scene(game, wanted)
    anne = Person(server, browser, size=SIZE, motion=True, speed="slow")
    theatre = Theatre(anne, played)
    theatre.opens()
    anne.page.evaluate("document.fonts.ready")
    talk = anne.context.new_cdp_session(anne.page)
    shots: list[str] = []
    _begin(anne, theatre, played)
    while anne.seq < played.after["seq"] or not shots:
        shots.append(talk.send("Page.captureScreenshot", {"format": "jpeg", "quality": 80})["data"])
    if name == "win":
        anne.page.wait_for_selector("[data-result]")
        while anne.page.locator("[data-result][data-phase=rest]").count() == 0:
            shots.append(talk.send("Page.captureScreenshot", {"format": "jpeg", "quality": 80})["data"])
    _compose(anne, [shots[round(at * (len(shots) - 1) / (FRAMES - 1))] for at in range(FRAMES)], out / f"strip-{name}.{kind}")
    anne.context.close()


def _begin(anne: Person, theatre: Theatre, played: Scene) -> None:
    """By a click where it is mine to do."""
    if played.seat == ME:
        anne.page.locator(f'[data-ask="{played.move}"]:visible:not([disabled])').first.click()
    else:
        theatre.happens()


def _compose(anne: Person, shots: list[str], to: Path) -> None:
    page = anne.context.browser.new_page(viewport={"width": 3 * 520, "height": 2 * 356})  # type: ignore[union-attr]
    images = "".join(f'<img src="data:image/jpeg;base64,{shot}">' for shot in shots)
    page.set_content(
        f"<style>body{{margin:0;display:grid;grid-template-columns:repeat(3,516px);gap:4px;background:#000}}img{{width:516px}}</style>{images}"
    )
    page.wait_for_function("[...document.images].every(it => it.complete && it.naturalWidth)")
    talk = page.context.new_cdp_session(page)
    to.write_bytes(
        base64.b64decode(
            talk.send("Page.captureScreenshot", {"format": to.suffix[1:], **({} if to.suffix == ".png" else {"quality": 78})})["data"]
        )
    )
    page.close()


def measure(browser: Browser, server: str) -> dict[str, Any]:
    """From the click to the first motion, and the frames of a bust."""
    played = scene(*STRIPS["bust"])
    anne = Person(server, browser, size=(1280, 800), motion=True)
    theatre = Theatre(anne, played)
    theatre.opens()
    anne.page.evaluate(METER)
    _begin(anne, theatre, played)
    theatre.waits_for_the_end()
    found = anne.page.evaluate("() => { meter.running = false; return meter; }")
    anne.context.close()
    during = [at for at in found["frames"] if at >= found["clicked"]]
    gaps = [round((later - at) / (1000 / 60)) for at, later in itertools.pairwise(during)]
    return {
        "click to first motion, ms": round(found["moved"] - found["clicked"], 1),
        "frames of a bust": len(during),
        "dropped": sum(gap - 1 for gap in gaps if gap > 1),
        "seconds": round((during[-1] - during[0]) / 1000, 2),
    }


def take(browser: Browser, server: str, out: Path, kind: str) -> None:
    """All of them."""
    for name in STRIPS:
        strip(browser, server, name, out, kind)
    for what, number in measure(browser, server).items():
        sys.stdout.write(f"{what}: {number}\n")
