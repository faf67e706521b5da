"""Somebody at a browser: what they do and what they see, in words of the game. Nothing here waits for a time, only for what must come."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, TimeoutError

PATIENCE = 60_000
"""Milliseconds after which something that must come counts as missing."""
AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 740)
DESK = (1280, 800)

TURN = """seq => {
    const table = document.querySelector('[data-table]');
    if (!table) return false;
    if (table.dataset.stage === 'over') return true;
    if (Number(table.dataset.seq) <= seq || 'busy' in table.dataset && table.dataset.busy !== 'false') return false;
    return [...table.querySelectorAll('[data-ask]')].some(it => it.checkVisibility({visibilityProperty: true}) && !it.disabled);
}"""
"""It is my turn and I have not answered yet, or the game is over."""


class Person:
    """A browser of its own: cookies, settings, size and language."""

    def __init__(
        self,
        server: str,
        chromium: Browser,
        *,
        size: tuple[int, int] = DESK,
        lang: str = "en-GB",
        dark: bool = True,
        motion: bool = False,
        speed: str | None = None,
    ) -> None:
        self.server = server
        self.context = chromium.new_context(
            base_url=server,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 600,
        )
        self.context.set_default_timeout(PATIENCE)
        self._prefers(speed or ("normal" if motion else "off"))
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        self.dice = random.Random(1)

    def _prefers(self, speed: str) -> None:
        """Who has no settings yet comes with this speed."""
        self.context.add_init_script(
            f"if (location.protocol === 'http:') localStorage['pressgang-settings'] ??= JSON.stringify({{speed: '{speed}'}})"
        )

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type} in the console: {message.text}")

    def forgive(self, pattern: str) -> None:
        """What matches is not wrong in this test."""
        self.forgiven.append(pattern)

    def wrong(self) -> list[str]:
        """All that the console complained about, violations of the Content-Security-Policy among them."""
        return [said for said in self.complaints if not any(re.search(pattern, said) for pattern in self.forgiven)]

    # Getting to a table

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main")

    def opens(self, game: str, *others: str, **more: Any) -> str:
        """Open a table with me and these: kinds of bots, or `open`; `random:Flint` is one with a name. I am then at it."""
        self.context.request.get("/api/hello")
        seats: list[dict[str, str]] = [{"kind": "me", "name": "Anne"}]
        named = [who.partition(":") for who in others]
        seats += [{"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind, "name": name} for kind, _, name in named]
        answer = self.context.request.post("/api/tables", data={"game": game, "options": {}, "seats": seats, **more}, headers=self.origin)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.go(f"/table/{table}")
        return table

    @property
    def origin(self) -> dict[str, str]:
        """What a page of ours would send with a request."""
        return {"Origin": self.server}

    # At the table

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def seq(self) -> int:
        """The number of the last update that is shown."""
        return int(self.table.get_attribute("data-seq") or -1)

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-stage") == "over"

    @property
    def choices(self) -> Locator:
        """All that can be clicked now and plays a move."""
        return self.table.locator("[data-ask]:visible:not([disabled])")

    def waits_for_turn(self, after: int = -1) -> None:
        try:
            self.page.wait_for_function(TURN, arg=after)
        except TimeoutError:
            shown = self.table.evaluate("table => ({...table.dataset})")
            raise AssertionError(f"my turn did not come after {after}: {shown}, choices {self.moves()}") from None

    def moves(self) -> list[str]:
        return [str(move) for move in self.choices.evaluate_all("all => all.map(it => it.dataset.ask)")]

    def chooses(self) -> Locator:
        """A choice at random."""
        moves = self.moves()
        return self.choices.nth(self.dice.randrange(len(moves)))

    def clicks_to_the_end(self, most: int = 400) -> int:
        """Play at random with the mouse until the game is over; the number of clicks."""
        done, after = 0, -1
        while done < most:
            self.waits_for_turn(after)
            if self.over:
                self.sees_the_result()
                return done
            seq = self.seq
            if self.clicks_a_choice():
                after = seq
                done += 1
        raise AssertionError(f"the game did not end within {most} moves")

    def clicks_a_choice(self) -> bool:
        """Click at random; False if what could be chosen went while I looked: others answered first, or a window closed."""
        seq, moves = self.seq, self.moves()
        if not moves:
            return False
        try:
            self.choices.nth(self.dice.randrange(len(moves))).click(timeout=5_000)
        except TimeoutError:
            if self.seq == seq and not self.over:
                raise
            return False
        return True

    def sees_the_result(self) -> None:
        """The end, after what the cards tell last (the fortune of Dread Draw)."""
        fortune, result = self.page.locator("[data-fortune]"), self.page.locator("[data-result]")
        while not result.or_(fortune).first.is_visible() or not result.is_visible():
            result.or_(fortune).first.wait_for()
            if fortune.is_visible():
                fortune.click()

    def moves_once(self) -> None:
        """One move at random, and on until the server has it."""
        self.waits_for_turn()
        if not self.over:
            seq = self.seq
            while not self.clicks_a_choice():
                self.waits_for_turn()
            self.has_answered(seq)

    def plays_until(self, game: str, players: int, verb: str, of_at_least: int = 1, **options: Any) -> None:
        """Play one game after the other at random until I am asked for a move of this kind, with so many to choose from."""
        for _ in range(12):
            self.opens(game, *["random"] * (players - 1), options=options)
            if self._asked_for(verb, of_at_least):
                return
        raise AssertionError(f"nobody asked for {verb}")

    def _asked_for(self, verb: str, of_at_least: int) -> bool:
        after = -1
        while True:
            self.waits_for_turn(after)
            if self.over:
                return False
            if sum(move.split()[0] == verb for move in self.moves()) >= of_at_least:
                return True
            seq = self.seq
            after = seq if self.clicks_a_choice() else -1

    def played(self) -> list[str]:
        """All moves of this table so far, by the record."""
        table = self.table.get_attribute("data-table")
        record = self.context.request.get(f"/api/tables/{table}/record").json()
        return [str(move) for _, move in record["moves"]]

    def has_answered(self, seq: int) -> None:
        """What I chose at this moment has happened."""
        self.page.wait_for_function("seq => Number(document.querySelector('[data-table]').dataset.seq) > seq", arg=seq)

    def has_seen(self, seq: int) -> None:
        """My browser shows at least this moment."""
        self.has_answered(seq - 1)

    def is_to_move(self) -> bool:
        return bool(self.page.evaluate(f"({TURN})(-1)")) and not self.over

    def waits_for_start(self) -> None:
        self.page.wait_for_selector("[data-table][data-stage=playing]")

    def sits_down(self, table: str) -> None:
        """Take the open seat of a table by its link."""
        self.go(f"/table/{table}")
        self.page.locator("[data-waiting] input").first.fill("Mary")
        self.page.click("[data-sit] button")
        self.waits_for_start()

    def moves_of(self, seat: int, table: str) -> int:
        """How many moves a seat has made, by the record."""
        record = self.context.request.get(f"/api/tables/{table}/record").json()
        return sum(1 for who, _ in record["moves"] if who == seat)

    # With the keyboard

    def tabs_to(self, css: str, most: int = 150) -> None:
        """Press Tab until the focus is there."""
        self.page.wait_for_selector(css)
        for _ in range(most):
            if self.page.evaluate("css => document.activeElement?.matches(css) ?? false", css):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {css}")

    def types_to_the_end(self, most: int = 400) -> int:
        """Play at random by the keys that the choices show, or by Tab and Enter where one has none."""
        done, after = 0, -1
        while done < most:
            self.waits_for_turn(after)
            if self.over:
                self.sees_the_result()
                return done
            after = self.seq
            choice = self.chooses()
            move = choice.get_attribute("data-ask")
            if (key := choice.get_attribute("data-key")) and done % 3:
                for each in key if len(key) == 2 else [key]:  # two keys, one after the other
                    self.page.keyboard.press(each)
            else:
                self.tabs_to(f'[data-ask="{move}"]')
                self.page.keyboard.press("Enter")
            self.has_answered(after)
            done += 1
        raise AssertionError(f"the game did not end within {most} moves")

    # What must hold on every page

    def has_no_barriers(self) -> None:
        """axe-core finds nothing serious."""
        self.page.evaluate(AXE.read_text() + "; true")
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        serious = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
        told = [
            f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
            for one in serious
            for node in one["nodes"][:3]
        ]
        assert not told, f"{self.page.url}\n" + "\n".join(told)

    def fits(self) -> None:
        """Nothing sticks out at the side."""
        wider = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wider <= 0, f"{self.page.url} is {wider} px too wide"

    def settles(self) -> None:
        """The page has fetched what it needs and shows it."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_selector("main h1, main h2")
