"""The vocabulary of abilities: one class a verb. Each says whether it is possible now, what it does, and what it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pressgang.core.bits import put_in_order

if TYPE_CHECKING:
    from .frames import Ability, Effects
    from .state import DreadDrawState


NO_CARD: Final = -1
RESERVE: Final = 1
"""The trigger, as `deck.py` numbers it."""
SOURCES: Final = ("reserves", "summoned", "discard", "self", "own-reserves", "own-summoned")
"""Where a card is moved from, numbered below."""
SUMMONED: Final = 1
DISCARD: Final = 2
ITSELF: Final = 3
OWN_RESERVES: Final = 4
OWN_SUMMONED: Final = 5


class Effect:
    """One thing that an ability does for its owner."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        """Whether it can do anything now. Depends on public things only, so that asking leaks nothing."""
        raise NotImplementedError

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        """Do it, or open the choice that it asks for (`frame.open`)."""
        raise NotImplementedError

    def options(self, table: DreadDrawState, frame: Effects) -> list[int]:
        """The moves of the open choice."""
        raise NotImplementedError

    def answer(self, table: DreadDrawState, frame: Effects, action: i64) -> None:
        """Carry out what was chosen; `frame.open` stays true if there is more to choose."""
        raise NotImplementedError

    def phase(self) -> str:
        """What the open choice is called."""
        return "target"

    def imagine_order(self, table: DreadDrawState, frame: Effects) -> list[int]:
        """Cards that the owner may have named so far, for somebody who has not heard them."""
        return frame.order


class Look(Effect):
    """Look at the top cards of the draw deck or of one's own life deck."""

    def __init__(self, count: i64, zone: str) -> None:
        super().__init__(count)
        self.life = zone == "life"

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        if self.life:
            return len(table.life[frame.seat]) > 0
        return table.has_draw()

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        pile = self.pile(table, frame)
        frame.seen = min(self.count, len(pile))
        table.peek(frame.seat, pile, frame.seen, "life" if self.life else "draw")

    def pile(self, table: DreadDrawState, frame: Effects) -> list[int]:
        """The pile that is looked at; an empty draw deck is shuffled anew first."""
        if self.life:
            return table.life[frame.seat]
        if not table.draw:
            table.refill()
        return table.draw


class LookAndDiscard(Look):
    """Look, and discard as many of the cards as one likes."""

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        super().start(table, frame)
        frame.open = frame.seen > 0

    def options(self, table: DreadDrawState, frame: Effects) -> list[int]:
        seen = table.seen_kinds(self.pile(table, frame), frame.seen)
        return [table.rules.done, *table.each_once(table.rules.toss, seen)]

    def answer(self, table: DreadDrawState, frame: Effects, action: i64) -> None:
        if action == table.rules.done:
            frame.open = False
            return
        table.toss(frame.seat, self.pile(table, frame), frame.seen, action - table.rules.toss)
        frame.seen -= 1
        frame.open = frame.seen > 0

    def phase(self) -> str:
        return "peek"


class LookAndOrder(Look):
    """Look, and put the cards back in any order."""

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        super().start(table, frame)
        frame.order = []
        frame.open = frame.seen > 0

    def options(self, table: DreadDrawState, frame: Effects) -> list[int]:
        seen = table.seen_kinds(self.pile(table, frame), frame.seen)
        for kind in frame.order:
            seen.remove(kind)
        return table.each_once(table.rules.top, seen)

    def answer(self, table: DreadDrawState, frame: Effects, action: i64) -> None:
        frame.order.append(action - table.rules.top)
        table.tell_named(frame.seat, action - table.rules.top, self.life)
        if len(frame.order) == frame.seen:
            table.rearrange(frame.seat, self.pile(table, frame), frame.order)
            frame.order = []
            frame.open = False

    def phase(self) -> str:
        return "order"

    def imagine_order(self, table: DreadDrawState, frame: Effects) -> list[int]:
        return table.seen_kinds(self.pile(table, frame), frame.seen)[: len(frame.order)]


class Gain(Effect):
    """Put cards of the draw deck on top of one's life deck, unseen."""

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        return table.has_draw() and not table.is_dusk()

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        table.gain(frame.seat, self.count)


class Damage(Effect):
    """Hurt an opponent or a rival, or all of them."""

    def __init__(self, count: i64, who: str) -> None:
        super().__init__(count)
        self.inside_only = who.startswith("rival")
        self.all = who.endswith("s")

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        return table.has_others(frame.seat, self.inside_only)

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        if self.all:
            table.hurt_all(table.others(frame.seat, self.inside_only), self.count)
        else:
            frame.open = True

    def options(self, table: DreadDrawState, frame: Effects) -> list[int]:
        return sorted([table.rules.target + seat for seat in table.others(frame.seat, self.inside_only)])

    def answer(self, table: DreadDrawState, frame: Effects, action: i64) -> None:
        frame.open = False
        table.hurt_all([action - table.rules.target], self.count)


class Call(Effect):
    """Choose the rival who must take the next turn."""

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        return table.is_inside(frame.seat) and table.has_others(frame.seat, True)

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        frame.open = True

    def options(self, table: DreadDrawState, frame: Effects) -> list[int]:
        return sorted([table.rules.target + seat for seat in table.others(frame.seat, True)])

    def answer(self, table: DreadDrawState, frame: Effects, action: i64) -> None:
        frame.open = False
        table.called = action - table.rules.target
        if table.heard is not None:
            table.emit("called", frame.seat, other=table.called)


class Boost(Effect):
    """More strength, or more damage, until the end of the round."""

    def __init__(self, count: i64, what: str) -> None:
        super().__init__(count)
        self.total = what == "total"

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        return table.is_inside(frame.seat)

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        bonus = table.total_bonus if self.total else table.damage_bonus
        bonus[frame.seat] += self.count
        if table.heard is not None:
            table.emit("stronger" if self.total else "fiercer", frame.seat, amount=self.count)


class Ward(Effect):
    """The next failures of this round cost only the drawn card."""

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        return table.is_inside(frame.seat)

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        table.wards[frame.seat] += self.count
        if table.heard is not None:
            table.emit("warded", frame.seat, amount=self.count)


class Attempt(Effect):
    """Turn over a card: strong enough, it is summoned; if not, it is only discarded."""

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        return table.is_inside(frame.seat) and table.has_draw()

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        table.attempt(frame.seat)


class Move(Effect):
    """Move a card from one place to another: steal, destroy, topple, recall, dig up, return."""

    def __init__(self, source: str, to: str) -> None:
        super().__init__(1)
        self.source: i64 = SOURCES.index(source)
        self.to = to
        self.to_life = to == "life"
        self.to_discard = to == "discard"

    def possible(self, table: DreadDrawState, frame: Ability) -> bool:
        if self.to_life and table.is_dusk():
            return False
        if self.source <= SUMMONED:
            return self._others_have(table, frame)
        if self.source == DISCARD:
            return not self.to_discard and len(table.discard) > 0
        if self.source == OWN_RESERVES:
            return len(table.reserves[frame.seat]) > 0
        return len(self._choices(table, frame)) > 0

    def _others_have(self, table: DreadDrawState, frame: Ability) -> bool:
        """Whether any opponent has a card that can be chosen."""
        summoned = self.source == SUMMONED
        for other in table.rules.around[frame.seat]:
            if summoned:
                if table.is_inside(other) and table.rows[other]:
                    return True
            elif table.reserves[other] and not table.is_hallowed(other):
                return True
        return False

    def start(self, table: DreadDrawState, frame: Effects) -> None:
        if self.source == ITSELF:
            where = self._where(table, frame)
            if where == "row":
                frame.gone = True
            table.move(frame.seat, where, frame.seat, frame.card, self.to)
        else:
            frame.open = True

    def options(self, table: DreadDrawState, frame: Effects) -> list[int]:
        return self._choices(table, frame)

    def answer(self, table: DreadDrawState, frame: Effects, action: i64) -> None:
        frame.open = False
        game = table.rules
        if self.source == DISCARD:
            table.move(frame.seat, "discard", frame.seat, action - game.pick, self.to)
            return
        owner = (action - game.pick_of) // game.kinds_count
        kind = (action - game.pick_of) % game.kinds_count
        if self.source == SUMMONED or self.source == OWN_SUMMONED:
            table.note_gone(owner, kind)
            table.move(frame.seat, "row", owner, kind, self.to)
        else:
            table.move(frame.seat, "reserves", owner, kind, self.to)

    def phase(self) -> str:
        return "pick"

    def _choices(self, table: DreadDrawState, frame: Ability) -> list[int]:
        """The moves that name a card which can be moved; for the card itself one move, if it lies anywhere."""
        game, seat = table.rules, frame.seat
        if self.source == DISCARD:
            return [] if self.to_discard else table.each_once(game.pick, table.discard)
        if self.source == ITSELF:
            where = self._where(table, frame)
            return [game.use] if where not in ("", self.to) else []
        if self.source == OWN_RESERVES:
            return game.picks(seat, table.reserves[seat])
        if self.source == OWN_SUMMONED:
            return game.picks(seat, table.row_without(seat, NO_CARD if frame.trigger == RESERVE or frame.gone else frame.card))
        found: list[int] = []
        summoned = self.source == SUMMONED
        for other in table.others(seat, summoned):
            if not summoned:
                if not table.is_hallowed(other):
                    game.add_picks(found, other, table.reserves[other])
            elif table.rows[other]:
                put_in_order(found, game.pick_of + other * game.kinds_count + table.rows[other][-1])
        return found

    def _where(self, table: DreadDrawState, frame: Ability) -> str:
        """Where the card whose ability this is lies now."""
        if frame.gone:
            return ""
        return table.where_is(frame.seat, frame.card, frame.trigger)


def make_effect(do: str, count: int, chosen: dict[str, str]) -> Effect:
    """The effect of a verb with these parameters."""
    if do == "peek":
        kind = {"look": Look, "discard": LookAndDiscard, "order": LookAndOrder}[chosen["then"]]
        return kind(count, chosen["zone"])
    if do == "damage":
        return Damage(count, chosen["who"])
    if do == "move":
        return Move(chosen["from"], chosen["to"])
    if do == "boost":
        return Boost(count, chosen["what"])
    return {"gain": Gain, "ward": Ward, "attempt": Attempt, "call": Call}[do](count)
