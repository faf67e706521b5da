"""What worker processes do for the server besides moving bots: advice, replays and looking back. Texts in, bytes out."""

from __future__ import annotations

from typing import Any, Final

from pressgang.coach import Budget, Chance, Choice, Costly, advise, outlook
from pressgang.coach.review import AGAIN, LONGER, MOST, decisions_of, judged
from pressgang.core import Dice, Match, Record, State, Teller
from pressgang.table.workers import state_of

from .rendering import encode
from .shorthand import event_shape

THINKS: Final = Budget(ms=800)
LOOKS: Final = Budget(ms=60)
"""For each decision of a game that is looked back at."""
PART: Final = 6
"""So many moves are looked at before the next one in line gets its turn."""


def advice(game: str, players: int, options: str, position: str, seat: int, names: list[str], seq: int, seed: int) -> bytes:
    """What the coach says to a seat that must decide, as `AdviceShape`."""
    state = state_of(game, players, options, position)
    said, teller = advise(state, seat, THINKS, seed), state.game.teller(names, seat)
    gain = said.gain
    shape = {
        "seq": seq,
        "choices": [_choice(choice, state, teller) for choice in said.choices],
        "ruin": said.ruin,
        "standing": said.standing,
        "gain": None if gain is None else {"unit": gain.unit, "draw": gain.draw, "stop": gain.stop},
        "why": said.why,
    }
    return encode(shape)


def _choice(choice: Choice, state: State, teller: Teller) -> dict[str, Any]:
    return {"move": choice.move, "say": teller.action(state, choice.action), "win": _chance(choice.win), "ruin": choice.ruin}


def _chance(chance: Chance) -> dict[str, float]:
    return {"mean": chance.value, "low": chance.low, "high": chance.high}


def frames(text: str, seat: int | None, all_moves: bool) -> bytes:
    """A game moment by moment as a seat (None: an onlooker) sees it: the frames and the results of `Replay`."""
    record = Record.loads(text)
    moves, record.moves = record.moves, []
    match = Match(record, listen=True)
    teller, told = match.game.teller(match.seats, seat), 0
    shown: list[dict[str, Any]] = []
    for who, move in [(None, None), *moves]:
        if who is not None and move is not None:
            match.play(who, match.game.parse(move))
        heard = match.state.heard or []
        events = [event_shape(event, seat, teller) for event in heard[told:]]
        told = len(heard)
        known = move if all_moves or who == seat else None
        shown.append({"seat": who, "move": known, "events": events, "view": match.state.view(seat)})
    results = teller.result(match.state) if not match.state.pending else []
    return encode({"frames": shown, "results": results})


def look_back(text: str, first: int, seats: list[int], seed: int) -> tuple[list[list[float]], list[tuple[float, int]]]:
    """How the game stood before some moves, and what those of these seats seem to have cost: (cost, number of the move)."""
    record = Record.loads(text)
    entries = range(first, min(first + PART, len(record.moves)))
    rows: list[list[float]] = []
    record.moves = record.moves[: entries.stop]

    def watch(state: State) -> None:
        rows.append(outlook(state, seed + len(rows)) if len(rows) >= first else [])

    state = record.start(record.make_game())
    watch(state)
    record.replay(watch)
    costs: list[tuple[float, int]] = []
    for decision in decisions_of(record, seats):
        if decision.entry in entries:
            costs.append((judged(decision, Dice(seed + decision.entry), LOOKS).cost.value, decision.entry))
    return rows[first : entries.stop], costs


def last_row(text: str) -> list[float]:
    """How the game ended."""
    return outlook(Record.loads(text).replay(), 0)


def look_again(text: str, entry: int, seed: int) -> bytes | None:
    """A move that seems to have cost something, at a closer look: `CostlyShape`, if it clearly did."""
    record = Record.loads(text)
    seat = record.moves[entry][0]
    decision = next(each for each in decisions_of(record, [seat]) if each.entry == entry)
    found = judged(decision, Dice(seed), LOOKS.times(LONGER))
    return None if found.cost.low <= 0.0 else encode(_costly(found, decision.before, record))


def _costly(found: Costly, before: State, record: Record) -> dict[str, Any]:
    teller = before.game.teller(record.seats, found.seat)
    return {
        "entry": found.entry,
        "seat": found.seat,
        "played": _choice(found.played, before, teller),
        "better": _choice(found.better, before, teller),
        "cost": _chance(found.cost),
        "why": found.why,
    }


def suspects(costs: list[tuple[float, int]]) -> list[int]:
    """The moves that are worth a closer look."""
    return [entry for cost, entry in sorted(costs, reverse=True)[: MOST * AGAIN] if cost > 0.0]
