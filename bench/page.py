"""How fast a page is there: figures as Lighthouse gives them, from Chromium itself.

Run it with `bench/run page`. Every page is opened with an empty cache, several times, on a desk (no limits) and on a phone as Lighthouse
imagines it (360 px, processor four times slower, 1.6 Mbit/s with 150 ms). The table shows medians: first contentful paint, largest
contentful paint, layout shift (no unit; good is under 0.1), time in which input would have had to wait, and what went over the network.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
PAGES = ["/", "/new/dead-mans-draw", "/rules/pirates-mark", "/learn"]
GAMES = ["dead-mans-draw", "dread-draw", "pirates-mark"]
BAR_BYTES = 150 * 1024
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 750_000 / 8}
WATCH = """
window.seen = {shift: 0, largest: 0, blocked: 0};
const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type, buffered: true});
watch('layout-shift', one => { if (!one.hadRecentInput) seen.shift += one.value; });
watch('largest-contentful-paint', one => { seen.largest = one.startTime; });
watch('longtask', one => { seen.blocked += Math.max(0, one.duration - 50); });
"""
FIGURES = "() => ({...seen, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0})"


def look(browser: Browser, base: str, path: str, phone: bool) -> dict[str, float]:
    """Open a page with an empty cache."""
    size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(base_url=base, viewport=size, has_touch=phone)  # type: ignore[arg-type]
    page = context.new_page()
    if path in GAMES:
        seats = [{"kind": "me", "name": "Anne"}, *[{"kind": "bot", "bot": "random"}] * 3]
        context.request.get("/api/hello")
        opened = context.request.post("/api/tables", data={"game": path, "options": {}, "seats": seats}, headers={"Origin": base})
        path = f"/table/{opened.json()['id']}"
    talk, sizes = context.new_cdp_session(page), []
    talk.send("Network.enable")
    talk.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    if phone:
        talk.send("Network.emulateNetworkConditions", SLOW)
        talk.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(WATCH)
    page.goto(path)
    page.wait_for_selector("[data-ask]" if path.startswith("/table") else "main h1, main h2")
    page.wait_for_load_state("networkidle")
    figures: dict[str, float] = page.evaluate(FIGURES)
    figures["bytes"] = sum(sizes)
    context.close()
    return figures


def measure(base: str, chromium: str, rounds: int) -> dict[tuple[str, bool], dict[str, float]]:
    """The medians of every page, on a desk and on a phone."""
    found = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for path in [*PAGES, *GAMES]:
            for phone in (False, True):
                seen = [look(browser, base, path, phone) for _ in range(rounds)]
                found[path, phone] = {name: statistics.median(one[name] for one in seen) for name in seen[0]}
        browser.close()
    return found


def tell(found: dict[tuple[str, bool], dict[str, float]], rounds: int) -> None:
    """Print the table."""
    print(f"median of {rounds} visits with an empty cache; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"{'page':<24}{'':<7}{'first':>9}{'largest':>10}{'shift':>8}{'blocked':>10}{'sent':>10}")
    for (path, phone), one in found.items():
        where, name = "phone" if phone else "desk", path if path.startswith("/") else f"table: {path}"
        times = f"{one['first']:>6.0f} ms{one['largest']:>7.0f} ms{one['shift']:>8.3f}{one['blocked']:>7.0f} ms"
        print(f"{name:<24}{where:<7}{times}{one['bytes'] / 1024:>7.1f} KB")
    size = found["/", False]["bytes"]
    print(f"first page {size / 1024:.1f} KB   bar {BAR_BYTES // 1024} {'met' if size < BAR_BYTES else 'MISSED'}")


def main() -> None:
    """Start a server and a browser, and look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--chromium", default=os.environ.get("PRESSGANG_CHROMIUM") or shutil.which("chromium") or "chromium")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pressgang-page-") as place, (Path(place) / "log").open("w") as log:
        command: list[Any] = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--data", place]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout is not None
        try:
            tell(measure(server.stdout.readline().strip().rstrip("/"), chosen.chromium, chosen.rounds), chosen.rounds)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
