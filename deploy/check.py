"""Plays whole games at a site, as browsers do, and tells whether all that was acknowledged is in their records, whatever dies meanwhile.

/opt/pressgang/current/bin/python deploy/check.py https://pressgang.example --games 4 --pause 0.5
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import ssl
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import websockets

PATIENCE = 60.0
"""So many seconds a site may be away."""
AGAIN = 0.3


class Visitor:
    """Somebody who plays one game against a bot, and comes back when the connection is lost."""

    def __init__(self, site: str, trust: ssl.SSLContext, pause: float) -> None:
        self.http = httpx.AsyncClient(base_url=site, verify=trust, timeout=10)
        self.trust = trust if site.startswith("https") else None
        self.pause = pause
        self.table = ""
        self.acknowledged: list[str] = []
        self.waiting: dict[str, Any] | None = None
        """The move that is not answered yet."""
        self.asked: dict[str, Any] = {}
        """The last update."""
        self.stored = 0
        """The number of my last move: what was asked before it is of no interest."""
        self.lost = 0
        self.over = False

    async def play(self) -> str:
        """A game from its beginning to its end; how it was."""
        await self.ask("GET", "/api/hello")
        seats = [{"kind": "me", "name": "Check"}, {"kind": "bot", "bot": "bosun"}]
        opened = await self.ask("POST", "/api/tables", {"game": "dead-mans-draw", "options": {}, "seats": seats})
        self.table = opened.json()["id"]
        async with asyncio.timeout(3600):
            while not self.over:
                await self.sit()
        moves = [move for seat, move in (await self.ask("GET", f"/api/tables/{self.table}/record")).json()["moves"] if seat == 0]
        missing = len(self.acknowledged) - len(in_order(self.acknowledged, moves))
        return f"table {self.table}: {len(self.acknowledged)} moves acknowledged, {missing} missing, connection lost {self.lost} times"

    async def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        """A request that is made again for a while if the site is away."""
        for _ in range(int(PATIENCE / AGAIN)):
            try:
                answer = await self.http.request(method, path, json=data)
                if answer.status_code < 500:
                    return answer.raise_for_status()
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN)
        raise SystemExit(f"{self.http.base_url} does not answer")

    async def sit(self) -> None:
        """Play until the game is over or the connection is lost."""
        base = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        try:
            async with websockets.connect(
                f"{base}/api/tables/{self.table}/socket", additional_headers={"Cookie": cookie}, ssl=self.trust
            ) as socket:
                if self.waiting is not None:
                    await socket.send(json.dumps(self.waiting))
                while not self.over:
                    await self.hear(socket, json.loads(await socket.recv()))
        except (OSError, TimeoutError, websockets.WebSocketException):
            self.lost += 1
            await asyncio.sleep(AGAIN)

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        """What the table says; then it may be my turn."""
        if message["type"] == "update":
            self.over, self.asked = bool(message.get("results")), message
        elif self.waiting is not None and message.get("key") == self.waiting["key"]:
            await self.answered(socket, message)
        moves = list(moves_in(self.asked)) if self.asked.get("seq", -1) >= self.stored else []
        if moves and self.waiting is None and not self.over:
            await asyncio.sleep(self.pause)
            self.waiting = {"type": "move", "key": secrets.token_hex(8), "seq": self.asked["seq"], "move": secrets.choice(moves)}
            await socket.send(json.dumps(self.waiting))

    async def answered(self, socket: Any, message: dict[str, Any]) -> None:
        """My move was stored, or it was not."""
        assert self.waiting is not None
        if message["type"] == "refused" and message["code"] == "not-stored":
            await asyncio.sleep(AGAIN)
            await socket.send(json.dumps(self.waiting))
            return
        if message["type"] == "ack":
            self.acknowledged.append(self.waiting["move"])
            self.stored = message["seq"]
        self.waiting = None


def moves_in(update: dict[str, Any]) -> Iterator[str]:
    """What may be done: moves, and runs of moves that differ in one word."""
    for ask in update.get("asks", []):
        yield from [f"{ask['run']} {word}" for word in ask["of"]] if "run" in ask else [ask["move"]]


def in_order(wanted: list[str], found: list[str]) -> list[str]:
    """Those that are found, in this order; what lies between them (a bot that stood in) does not matter."""
    rest = iter(found)
    return [each for each in wanted if each in rest]


async def main() -> None:
    parser = argparse.ArgumentParser(description="Play at a site and tell whether anything is lost.")
    parser.add_argument("site", help="https://NAME")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="so many at once")
    parser.add_argument("--pause", type=float, default=0.0, metavar="SECONDS", help="before every move")
    parser.add_argument("--ca", metavar="FILE", help="who signs the certificate, if it is not known to the world")
    chosen = parser.parse_args()
    trust = ssl.create_default_context(cafile=chosen.ca)
    told = await asyncio.gather(*[Visitor(chosen.site.rstrip("/"), trust, chosen.pause).play() for _ in range(chosen.games)])
    print("\n".join(told))
    sys.exit(0 if all(" 0 missing" in line for line in told) else 1)


if __name__ == "__main__":
    asyncio.run(main())
