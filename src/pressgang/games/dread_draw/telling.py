"""What is told to a person at the table, in messages; the words are in the locale files, or in the deck file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pressgang.core import Say, State, Teller

from .deck import TRIGGERS, Kind
from .state import DreadDrawState
from .zones import KIND, KNOWN

if TYPE_CHECKING:
    from .game import DreadDraw


def facts_of(kind: Kind) -> Say:
    """Strength, damage, copies and when the ability is played."""
    trigger = TRIGGERS[kind.trigger] if kind.trigger >= 0 else "none"
    return Say("dread-draw-facts", strength=kind.strength, damage=kind.damage, copies=kind.copies, trigger=trigger)


class DreadTeller(Teller):
    """Tells about a table of Dread Draw."""

    def __init__(self, rules: DreadDraw, names: list[str], me: int | None) -> None:
        super().__init__(rules, names, me)
        self.rules = rules

    def card(self, slug: str) -> Say:
        kind = self.rules.kinds[self.rules.slugs.index(slug)]
        return self._say("card", name=self._name(slug), strength=kind.strength)

    def name(self, slug: str) -> Say:
        return self._name(slug)

    def _name(self, slug: str) -> Say:
        kind = self.rules.kinds[self.rules.slugs.index(slug)]
        return self._say(f"card-{slug}") if self.rules.own_deck else self._say("words", text=kind.name or slug)

    def _text(self, slug: str) -> Say:
        kind = self.rules.kinds[self.rules.slugs.index(slug)]
        return self._say(f"card-{slug}.text") if self.rules.own_deck else self._say("words", text=kind.text or "-")

    def _facts(self, slug: str) -> Say:
        return facts_of(self.rules.kinds[self.rules.slugs.index(slug)])

    def _fortune(self, slug: str) -> Say:
        kind = self.rules.kinds[self.rules.slugs.index(slug)]
        return self._say(f"card-{slug}.fortune") if self.rules.own_deck else self._say("words", text=kind.fortune or "-")

    def table(self, state: State) -> list[Say]:
        assert isinstance(state, DreadDrawState)
        lines = [self._say("round", round=state.round, draw=len(state.draw), discard=len(state.discard))]
        lines += [self._seat(state, seat) for seat in range(len(self.names))]
        if state.drawn:
            lines.append(self._say("drawn", cards=[self.card(self.rules.slugs[card]) for card in state.drawn]))
        lines += self._known(state)
        risk = state.risk(self.me)
        if risk is not None and self.me in state.pending and self.rules.draw in state.options:
            lines.append(self._say("risk", percent=round(100 * risk)))
        return lines

    def _known(self, table: DreadDrawState) -> list[Say]:
        """The face-down cards that the listener knows: the program remembers for you."""
        lines: list[Say] = []
        for owner, pile in enumerate([table.draw, *table.life]):
            known = self._known_cards(pile)
            if known and owner == 0:
                lines.append(self._say("known", cards=known))
            elif known:
                lines.append(self._say("known-life", who=self.names[owner - 1], cards=known))
        frame = table.top
        if frame.order and frame.seat == self.me:
            lines.append(self._say("named", cards=[self.card(self.rules.slugs[card]) for card in frame.order]))
        return lines

    def _known_cards(self, pile: list[int]) -> list[Say]:
        found: list[Say] = []
        for depth, cell in enumerate(reversed(pile)):
            if self.me is not None and (cell >> (KNOWN + self.me)) & 1:
                found.append(self._say("known-place", place=depth + 1, card=self.card(self.rules.slugs[cell & KIND])))
        return found

    def _seat(self, table: DreadDrawState, seat: int) -> Say:
        inside = "out" if table.is_defeated(seat) else "in" if table.is_inside(seat) else "eliminated"
        return self._say(
            "seat",
            who=self.names[seat],
            turn="yes" if seat in table.pending else "no",
            state=inside,
            life=len(table.life[seat]),
            total=table.total(seat),
            wards=table.wards[seat],
            row=[self.card(self.rules.slugs[card]) for card in table.rows[seat]] or "-",
            reserves=[self.card(self.rules.slugs[card]) for card in sorted(table.reserves[seat])] or "-",
        )

    def action(self, state: State, action: int) -> Say:
        assert isinstance(state, DreadDrawState)
        words = state.game.moves[action].split()
        frame = state.top
        if words[0] in ("use", "skip"):
            slug = self.rules.slugs[frame.card]
            return self._say(f"move-{words[0]}", card=self.card(slug), text=self._text(slug))
        if words[0] == "target":
            return self._say("move-target", other=self.names[int(words[1])])
        if words[0] == "pick" and len(words) == 3:
            return self._say("move-pick-of", other=self.names[int(words[1])], card=self.card(words[2]))
        if words[0] == "keep":
            return self._say("move-keep", card=self._name(words[1]), facts=self._facts(words[1]), text=self._text(words[1]))
        if len(words) == 2:
            return self._say(f"move-{words[0]}", card=self.card(words[1]))
        return self._say(f"move-{words[0]}")

    def help(self, state: State) -> list[Say]:
        """The cards that lie open before somebody, and what the turn is about."""
        assert isinstance(state, DreadDrawState)
        open_cards = [card for own in [*state.rows, *state.reserves, state.drawn] for card in own]
        slugs = [self.rules.slugs[card] for card in sorted(set(open_cards))]
        lines = [self._say("topic", name=self._name(slug), facts=self._facts(slug), text=self._text(slug)) for slug in slugs]
        return [*lines, self._say("help-turn"), self._say("own-design" if self.rules.own_deck else "own-deck")]

    def result(self, state: State) -> list[Say]:
        assert isinstance(state, DreadDrawState)
        winner = state.standing().winners[0]
        lines = [self._say("result", who=self.names[winner], life=len(state.life[winner]))]
        times = ["present", "near"]
        for number, card in enumerate(state.fortune):
            time = times[number] if number < len(times) else "far"
            slug = self.rules.slugs[card]
            lines.append(self._say("fortune", time=time, name=self._name(slug), text=self._fortune(slug)))
        return lines

    def _say(self, code: str, **facts: object) -> Say:
        return Say(f"{self.game.name}-{code}", **facts)
