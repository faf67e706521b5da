"""Takes the pictures in docs/screens: every screen by night, by day and on a phone. Called by scripts/screens; look at them afterwards."""

from __future__ import annotations

import argparse
import base64
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "scripts")]

from people import DESK, PHONE, Person  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from strips import take  # noqa: E402

EAGER = {"PRESSGANG_PAUSE": "0", "PRESSGANG_TABLES_PER_ADDRESS": "1000000"}
"""Bots that do not wait for second thoughts."""
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
REVIEW = 240_000
"""Milliseconds that the coach may take to look back at a game."""
LOOKS = {
    "dark": {"size": DESK, "dark": True},
    "light": {"size": DESK, "dark": False},
    "phone": {"size": PHONE, "dark": True},
}


def page(path: str) -> Callable[[Person], None]:
    """A page that needs nothing but its address."""

    def show(anne: Person) -> None:
        anne.go(path)
        anne.settles()

    return show


def table(game: str, moves: int, *others: str, **options: object) -> Callable[[Person], None]:
    """A table in the middle of a game."""

    def show(anne: Person) -> None:
        anne.dice = random.Random(7)
        anne.opens(game, *others, options=options)
        for _ in range(moves):
            anne.moves_once()
        anne.waits_for_turn()

    return show


def waiting(anne: Person) -> None:
    """A table that waits for friends."""
    anne.opens("pirates-mark", "open", "open", "bosun", public=True)
    anne.settles()


def result(anne: Person) -> None:
    """The end of a game, with its graph."""
    anne.opens("dead-mans-draw", "deckhand", "random")
    anne.clicks_to_the_end()
    anne.page.wait_for_selector("[data-result]")
    anne.page.wait_for_selector("[data-result] path.line.mine", timeout=REVIEW)


def replay(anne: Person) -> None:
    """A game looked at again."""
    result(anne)
    anne.go(anne.page.url.replace("/table/", "/replay/"))
    anne.settles()


SCREENS: dict[str, Callable[[Person], None]] = {
    "start": page("/"),
    "set-up": page("/new/dead-mans-draw"),
    "set-up-pirates-mark": page("/new/pirates-mark"),
    "lobby": page("/lobby"),
    "learn": page("/learn"),
    "rules": page("/rules/dead-mans-draw"),
    "waiting": waiting,
    "dead-mans-draw": table("dead-mans-draw", 8, "bosun", "deckhand", "random", traits=True),
    "dead-mans-draw-carcass": table("dead-mans-draw", 8, "bosun", edition="carcass"),
    "dread-draw": table("dread-draw", 5, "bosun", "deckhand"),
    "pirates-mark": table("pirates-mark", 4, "bosun", "deckhand", "random"),
    "result": result,
    "replay": replay,
    "history": page("/history"),
    "settings": page("/settings"),
}


def picture(anne: Person, kind: str) -> bytes:
    """What she sees; as WebP small enough for a repository."""
    talk = anne.context.new_cdp_session(anne.page)
    return base64.b64decode(talk.send("Page.captureScreenshot", {"format": kind, "quality": 82})["data"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these screens")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--format", choices=("webp", "png"), default="webp")
    parser.add_argument("--lang", default="en-GB")
    parser.add_argument("--strips", action="store_true", help="only the strips of what happens, and how smooth it is")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("PRESSGANG_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory(prefix="pressgang-screens-") as place, (Path(place) / "log").open("w") as log:
        command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", place]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | EAGER)
        assert server.stdout is not None
        base = server.stdout.readline().strip().rstrip("/")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=QUIET)
                if chosen.strips:
                    take(browser, base, chosen.out, chosen.format)
                for look, how in () if chosen.strips else LOOKS.items():
                    anne = Person(base, browser, lang=chosen.lang, **how)  # type: ignore[arg-type]
                    for name in chosen.names or SCREENS:
                        SCREENS[name](anne)
                        (chosen.out / f"{name}-{look}.{chosen.format}").write_bytes(picture(anne, chosen.format))
                    anne.context.close()
                browser.close()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
