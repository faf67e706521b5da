"""Films a turn or two of Dead Man's Draw in the browser and writes it as an animated WebP. Called by scripts/moving-picture.

Needs Chromium (scripts/chromium finds or gets one), Playwright, and Pillow to write the picture; all of them come with the lock files.
"""

from __future__ import annotations

import argparse
import base64
import io
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "scripts")]

from people import Person  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from screens import QUIET  # noqa: E402

from pressgang.words import voice  # noqa: E402

SIZE = (1000, 750)
WIDTH = 800
"""How wide the picture is, in pixels."""
FRAMES_A_SECOND = 12
THOUGHT, DONE = 0.6, 1.6
"""So many seconds are shown at most of what goes before a click, and of what comes after it: on a busy machine both take longer."""
SHOWN = (9.0, 19.0)
"""As long as this it may be when it is shown."""
START = 2
"""So many turns are played before it begins."""
ENOUGH = 4
"""So many cards are drawn, then the turn is stopped."""
TRIES = 20
POINTER = """() => {
    const dot = document.createElement('div');
    Object.assign(dot.style, {position: 'fixed', zIndex: 9999, width: '18px', height: '18px', borderRadius: '50%', pointerEvents: 'none',
        border: '3px solid #ffd88a', background: 'rgb(227 182 91 / 0.45)', left: '-40px', top: '-40px',
        transform: 'translate(-50%, -50%)'});
    document.body.append(dot);
    addEventListener('mousemove', event => { dot.style.left = `${event.clientX}px`; dot.style.top = `${event.clientY}px`; }, true);
}"""
"""Pictures of a page do not show the mouse; this does."""


class Frame(NamedTuple):
    """What was seen, and when."""

    at: float
    picture: bytes


class Camera:
    """Takes a frame whenever the page changes."""

    def __init__(self, anne: Person) -> None:
        self.frames: list[Frame] = []
        self.talk = anne.context.new_cdp_session(anne.page)
        self.talk.on("Page.screencastFrame", self._take)
        self.talk.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append(Frame(frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.talk.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> list[Frame]:
        self.talk.send("Page.stopScreencast")
        return self.frames


class Player:
    """Plays a turn with the mouse, and notes when it was asked and when it clicked."""

    def __init__(self, anne: Person, enough: int) -> None:
        self.anne = anne
        self.enough = enough
        self.marks: list[float] = []
        """Moments: my turn, the click, my turn, the click, ..."""

    def play_a_turn(self) -> list[str]:
        """Draw some cards and stop, aiming where a card asks for it; what was done. A bust ends it, too: then others have moved."""
        done: list[str] = []
        after = -1
        while "bank" not in done:
            self.anne.waits_for_turn(after)
            moves = self.anne.moves()
            if self.anne.over or (done and self.anne.played()[-1] != done[-1]):
                break
            done.append("bank" if "bank" in moves and done.count("draw") >= self.enough else "draw" if "draw" in moves else moves[0])
            after = self.anne.seq
            self._points_and_clicks(done[-1])
        return done

    def _points_and_clicks(self, move: str) -> None:
        """As people do it: move there, think for a moment, click."""
        self.marks.append(time.time())
        button = self.anne.table.locator(f'[data-ask="{move}"]:visible:not([disabled])').first
        box = button.bounding_box()
        if box:
            self.anne.page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.5, steps=8)
        self.anne.page.wait_for_timeout(300)
        self.marks.append(time.time())
        button.click()


def film(browser: Browser, server: str) -> list[Frame]:
    """A turn of mine that went well, and the next one of the other, as long as it is shown."""
    for _ in range(TRIES):
        anne = Person(server, browser, size=SIZE, motion=True)
        anne.opens("dead-mans-draw", "bosun:Zach")
        anne.waits_for_turn()
        for _ in range(START):  # a table with some cards on it is nicer to look at
            Player(anne, ENOUGH - 1).play_a_turn()
        anne.waits_for_turn()
        sound = anne.page.get_by_role("button", name=voice("en").say("client-table-sound-no"))
        if sound.is_visible():
            sound.click()
        anne.page.evaluate(POINTER)
        camera, player = Camera(anne), Player(anne, ENOUGH)
        turn = player.play_a_turn()
        if turn[-1] == "bank":
            anne.waits_for_turn(anne.seq)
            anne.page.wait_for_timeout(500)
        frames = shortened(camera.stop(), [*player.marks, time.time()])
        anne.context.close()
        sys.stdout.write(f"{turn}: {frames[-1].at:.1f} s, {len(frames)} frames\n")
        sys.stdout.flush()
        if turn[-1] == "bank" and SHOWN[0] <= frames[-1].at <= SHOWN[1]:
            return frames
    raise SystemExit("no turn was worth a picture: try again")


def shortened(frames: list[Frame], marks: list[float]) -> list[Frame]:
    """The frames with the time at which they are shown: what takes long, between two marks, is shown faster."""
    shown: list[Frame] = []
    begin = 0.0
    for number, (start, end) in enumerate(pairwise(marks)):
        last = number == len(marks) - 2
        most = THOUGHT if number % 2 == 0 else DONE * 3 if last else DONE
        pace = min(1.0, most / (end - start))
        shown += [Frame(begin + (frame.at - start) * pace, frame.picture) for frame in frames if start <= frame.at < end]
        begin += (end - start) * pace
    return shown


def write(frames: list[Frame], to: Path, quality: int) -> None:
    """The frames at an even pace, as a picture that repeats."""
    chosen: list[Frame] = []
    for number in range(int(frames[-1].at * FRAMES_A_SECOND) + 1):
        chosen.append(([frames[0]] + [frame for frame in frames if frame.at <= number / FRAMES_A_SECOND])[-1])
    height = round(WIDTH * SIZE[1] / SIZE[0] / 2) * 2
    shown: list[Image.Image] = []
    lasts: list[int] = []
    for number, frame in enumerate(chosen):
        if number and frame is chosen[number - 1]:
            lasts[-1] += round(1000 / FRAMES_A_SECOND)
        else:
            shown.append(Image.open(io.BytesIO(frame.picture)).convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS))
            lasts.append(round(1000 / FRAMES_A_SECOND))
    lasts[-1] += 1500
    shown[0].save(to, save_all=True, append_images=shown[1:], duration=lasts, loop=0, quality=quality, method=5, minimize_size=True)
    sys.stdout.write(f"{to}: {len(shown)} frames, {sum(lasts) / 1000:.1f} s, {to.stat().st_size / 1e6:.2f} MB\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens" / "play.webp")
    parser.add_argument("--quality", type=int, default=55)
    chosen = parser.parse_args()
    path = os.environ.get("PRESSGANG_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory(prefix="pressgang-film-") as place, (Path(place) / "log").open("w") as log:
        command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", place]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout is not None
        base = server.stdout.readline().strip().rstrip("/")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=QUIET)
                write(film(browser, base), chosen.out, chosen.quality)
                browser.close()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
