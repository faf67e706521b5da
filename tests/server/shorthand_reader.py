"""Puts in again what was left out on the wire, as the page does (`client/src/lib/shorthand.ts`)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from pressgang.server.differences import changed

EMPTY: dict[str, Any] = {"asks": [], "groups": [], "undo": False, "clock": None, "window": False, "ahead": None, "results": []}
FLAGS: dict[str, Any] = {"whole": False, "anew": False, "earlier": 0}
NOTHING = dict.fromkeys(("seat", "source", "target", "other", "name", "amount", "place"))


class Reader:
    """What a client must remember to make sense of what it hears."""

    def __init__(self, game: str = "", names: list[str] | None = None, mine: int | None = None) -> None:
        self.game, self.names, self.mine = game, names or [], mine
        self.cards: dict[str, Any] = {}
        self.usual: dict[str, Any] = {}
        self.view: dict[str, Any] = {}

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message in full."""
        if message["type"] == "table":
            self.game, self.names, self.mine = message["game"], [seat["name"] for seat in message["seats"]], message["mine"]
        elif message["type"] == "glossary":
            self.cards = {card: self._spelled(said) for card, said in message["cards"].items()}
            self.usual = message["usual"]
        elif message["type"] == "log":
            return {**message, "steps": [self._step(step) for step in message["steps"]]}
        elif message["type"] == "update":
            return self._update(message)
        return message

    def _update(self, heard: dict[str, Any]) -> dict[str, Any]:
        grouped = {group["verb"] for group in heard.get("groups", [])}
        asks = [ask for each in heard.get("asks", []) for ask in self._asks(each, grouped)]
        view = changed({} if heard.get("anew") else deepcopy(self.view), heard.get("changes", []))
        self.view = {**view, **heard.get("view", {}), "seat": self.mine, "actions": [ask["move"] for ask in asks]}
        more = {name: [self._spelled_in(item) for item in heard.get(name, [])] for name in ("groups", "results")}
        known = {name: value for name, value in heard.items() if name != "changes"}
        steps = [self._step(step) for step in heard["steps"]]
        return {**EMPTY, **FLAGS, **known, **more, "asks": asks, "steps": steps, "view": self.view}

    # Choices

    def _asks(self, ask: dict[str, Any], grouped: set[str]) -> list[dict[str, Any]]:
        if "run" in ask:
            verb, kind = ask["run"], ask["as"]
            return [{"move": f"{verb} {word}", "say": None, "about": {"verb": verb, kind: word}} for word in ask["of"]]
        verb = ask["move"].split()[0]
        say = None if verb in grouped else {"code": f"{self.game}-move-{verb}", "facts": {}}
        if "say" in ask:
            say = self._spelled({"code": f"{self.game}-move-{verb}", **ask["say"]})
        return [{"move": ask["move"], "say": say, "about": {"verb": verb, **ask.get("about", {})}}]

    # Events

    def _step(self, step: dict[str, Any]) -> dict[str, Any]:
        return {"back": False, **step, "events": [self._event(event) for event in step["events"]]}

    def _event(self, event: dict[str, Any]) -> dict[str, Any]:
        cards = event.get("cards", [])
        full = {**NOTHING, "count": len(cards or []), **event, "cards": cards}
        say = event.get("say", {})
        facts = {**self.usual, **self._unsaid(full), **{name: self._spelled_in(fact) for name, fact in say.get("facts", {}).items()}}
        return {**full, "say": {"code": self._code(say.get("code", f"~event-{event['what']}")), "facts": facts}}

    def _unsaid(self, event: dict[str, Any]) -> dict[str, Any]:
        seat, other, cards = event["seat"], event["other"], event["cards"]
        return {
            "who": "" if seat is None else self.names[seat],
            "me": "yes" if seat is not None and seat == self.mine else "no",
            "other": "" if other is None else self.names[other],
            "victim": "yes" if other is not None and other == self.mine else "no",
            "known": "no" if cards is None else "yes",
            "cards": "" if cards is None else [self.cards.get(card, {"code": f"{self.game}-card-{card}", "facts": {}}) for card in cards],
            "count": event["count"],
            "source": (event["source"] or " ").split(" ")[0],
            "name": "",
            "amount": event["amount"] or 0,
        }

    # Sentences

    def _code(self, code: str) -> str:
        return f"{self.game}-{code[1:]}" if code.startswith("~") else code

    def _spelled(self, said: dict[str, Any]) -> dict[str, Any]:
        return {"code": self._code(said["code"]), "facts": {name: self._spelled_in(fact) for name, fact in said.get("facts", {}).items()}}

    def _spelled_in(self, fact: Any) -> Any:
        if isinstance(fact, list):
            return [self._spelled_in(each) for each in fact]
        if isinstance(fact, dict):
            return self._spelled(fact) if "code" in fact else {name: self._spelled_in(each) for name, each in fact.items()}
        return fact
