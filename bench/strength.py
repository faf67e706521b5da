"""How strong the bots are against each other: the table that is published in docs/bots.md.

Run it with `bench/run strength`: some seconds a row, to see that it works; `bench/run strength --full --state strength.json` takes
hours, may be interrupted, and goes on where it was. Every deal is mirrored: the same cards are played once with the tested bot in
each seat, the opponent in all others, so neither the cards nor the turn order favour anybody. What is counted is the tested bot's
share of the win; with as many players as there are, an equal one is 100 divided by that. The games of a deal share their cards, so
the 95% interval comes from the differences between deals, not between games.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pressgang
from pressgang.bots import RandomBot, ask, make_bot
from pressgang.core import Dice, Game
from pressgang.lab.executors import cores, open_executor
from pressgang.lab.intervals import Z
from pressgang.lab.playing import WHOLE, Title, secret_seed, win_shares
from pressgang.lab.random_games import dice_of, game_seed
from pressgang.lab.spread import spread

DRAW, DREAD, MARK = "dead-mans-draw", "dread-draw", "pirates-mark"
VETERAN = "veterans:Captain"
SPIEL = "pressgang.rl.ismcts:Ismcts:simulations=100"
"""OpenSpiel's search: an opponent that nobody of ours has written."""
SPIEL_LONGER = "pressgang.rl.ismcts:Ismcts:simulations=350"
"""The same with about as much time as the captain takes."""
SPIELS = (SPIEL, SPIEL_LONGER)
SECONDS = 5.0
"""For a row, unless there is to be more."""
FEW = 10
"""With fewer deals nobody knows by how much they differ: two that are alike would seem to be certain."""
KEEP = 2.0
"""So many seconds of work may be lost when the power fails; Ctrl-C loses nothing but the deals that are being played."""


class Row(NamedTuple):
    """A bot among others, all of one kind; how many games a full run plays, and what share in percent it should have."""

    bot: str
    opponent: str
    game: str
    players: int
    traits: bool = False
    games: int = 1000
    bar: int | None = None

    def title(self) -> Title:
        """The game as it is sent to another process."""
        return Title.of(pressgang.game(self.game, self.players, **({"traits": True} if self.traits else {})))

    def told(self) -> str:
        """What is played, for the table."""
        return f"{self.game}, {self.players}p" + (", traits" if self.traits else "")

    def key(self, seed: int) -> str:
        """What finished deals are kept under."""
        return f"{self.bot} / {self.opponent} / {self.told()} / seed {seed}"


ROWS = (
    Row("mate", "bosun", DRAW, 2, games=2000, bar=60),
    Row("captain", "bosun", DRAW, 2, bar=68),
    Row("captain", VETERAN, DRAW, 2, bar=58),
    Row("captain", "mate", DRAW, 2),
    Row("captain", "bosun", DRAW, 4, bar=36),
    Row("mate", "bosun", DRAW, 4),
    Row("mate", "bosun", DRAW, 2, traits=True),
    Row("captain", VETERAN, DREAD, 4, bar=30),
    Row("mate", "bosun", DREAD, 4),
    Row("captain", "bosun", MARK, 4, bar=32),
    Row("captain", SPIEL_LONGER, DRAW, 2, games=200),
    Row("mate", SPIEL, DRAW, 2, games=200),
    Row("mate", "bosun", DREAD, 2),
    Row("mate", "bosun", DREAD, 3),
    Row("mate", "bosun", DREAD, 5),
)


# One deal


@dataclass(slots=True)
class Clock:
    """The processor time of some decisions that were ones: with more than one choice."""

    decisions: int = 0
    nanoseconds: int = 0

    def add(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.nanoseconds += other.nanoseconds

    @property
    def milliseconds(self) -> float:
        """A decision on average."""
        return self.nanoseconds / max(self.decisions, 1) / 1e6


class Deal(NamedTuple):
    """What came out of a deal: the tested bot's share of all its games, in units of WHOLE, and how long the two kinds of bots thought."""

    share: int
    bot_decisions: int = 0
    bot_nanoseconds: int = 0
    opponent_decisions: int = 0
    opponent_nanoseconds: int = 0


def timed_game(game: Game, bots: Sequence[str], seed: int, twist: int) -> tuple[list[int], list[Clock]]:
    """The game that `pressgang.lab.playing.play_game` plays: what each seat has of the win, and how long it thought."""
    own = seed if twist == 0 else secret_seed(seed, -twist)
    players = [make_bot(name, secret_seed(own, seat)) for seat, name in enumerate(bots)]
    looks, dice = Dice(secret_seed(own, len(bots))), dice_of(own)
    clocks, state = [Clock() for _ in bots], game.start(seed=seed)
    while state.pending:
        seat = state.pending[0]
        one_of_several, begun = len(state.actions(seat)) > 1, time.process_time_ns()
        at_random = type(players[seat]) is RandomBot
        action = state.any_action(seat, dice) if at_random else ask(players[seat], bots[seat], state, seat, looks)
        if one_of_several:
            clocks[seat].add(Clock(1, time.process_time_ns() - begun))
        state.play(seat, action)
    return win_shares(state), clocks


@dataclass(frozen=True, slots=True)
class Mirrored:
    """The deals of a row, by their numbers, after those that are finished. It travels to other processes."""

    row: Row
    title: Title
    seed: int
    finished: int

    def nothing(self) -> tuple[Deal, ...]:
        return ()

    def piece(self, numbers: range) -> tuple[Deal, ...]:
        return tuple(self.deal(self.finished + number) for number in numbers)

    def deal(self, number: int) -> Deal:
        """The same cards with the tested bot in each seat, one after the other."""
        share, bot, opponent = 0, Clock(), Clock()
        for seat in range(self.row.players):
            names = [self.row.bot if each == seat else self.row.opponent for each in range(self.row.players)]
            shares, clocks = timed_game(self.title.game(), names, game_seed(self.seed, number), seat)
            share += shares[seat]
            for each, clock in enumerate(clocks):
                (bot if each == seat else opponent).add(clock)
        return Deal(share, bot.decisions, bot.nanoseconds, opponent.decisions, opponent.nanoseconds)


# Many deals


class Share(NamedTuple):
    """A mean with half of its 95% interval, in percent; the half is infinite where there are too few deals to tell."""

    mean: float
    half: float


def share_of(deals: Iterable[Deal], players: int) -> Share:
    """The tested bot's share of the win by deals that are independent of each other, whatever their games have in common.

    >>> [round(number, 1) for number in share_of([Deal(0), Deal(WHOLE), Deal(2 * WHOLE), Deal(WHOLE)] * 4, 2)]
    [50.0, 17.9]
    >>> share_of([Deal(WHOLE), Deal(WHOLE)], 2)
    Share(mean=50.0, half=inf)
    """
    shares = [100 * deal.share / (WHOLE * players) for deal in deals]
    if len(shares) < FEW:
        return Share(statistics.fmean(shares) if shares else math.nan, math.inf)
    return Share(statistics.fmean(shares), Z * statistics.stdev(shares) / math.sqrt(len(shares)))


def verdict(share: Share, bar: int | None) -> str:
    """Whether the bar was reached, and whether that is sure."""
    if bar is None or math.isnan(share.mean):
        return ""
    reached = "reached" if share.mean >= bar else "missed"
    return reached if abs(share.mean - bar) > share.half else f"{reached}, not surely"


# What is kept


class Mixed(Exception):
    """Deals of other bots are in the file."""


def players_code() -> str:
    """A word that changes with the code and the data that the bots play by: deals of different bots must not be counted together."""
    home, total = Path(pressgang.__file__).parent, hashlib.sha256()
    files = [path for part in ("core", "games", "bots") for path in sorted((home / part).rglob("*")) if path.is_file()]
    for path in [*files, Path(__file__).parent / "veterans.py"]:
        if path.suffix not in {".pyc", ".so", ".pyd"} and path.stem != "ratings":
            total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


class Kept:
    """Finished deals, row by row, in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path, self.code, self.written = path, players_code(), 0.0
        self.deals: dict[str, list[Deal]] = {}
        if path is not None and path.exists():
            found = json.loads(path.read_text(encoding="utf-8"))
            if found["code"] != self.code:
                raise Mixed(f"{path} holds deals that were played by other bots, or by these before they were changed: name another file")
            self.deals = {key: [Deal(*deal) for deal in deals] for key, deals in found["deals"].items()}

    def of(self, key: str) -> list[Deal]:
        """The deals of a row, from the first on without a gap."""
        return self.deals.setdefault(key, [])

    def add(self, key: str, deals: Sequence[Deal]) -> None:
        """More of them."""
        self.of(key).extend(deals)
        if time.monotonic() - self.written > KEEP:
            self.write()

    def write(self) -> None:
        """Into the file, in one go, so that there is always a whole one."""
        if self.path is None:
            return
        part = self.path.with_name(self.path.name + ".part")
        part.write_text(json.dumps({"code": self.code, "deals": self.deals}), encoding="utf-8")
        part.replace(self.path)
        self.written = time.monotonic()


def play(row: Row, seed: int, kept: Kept, executor: Executor | None, wanted: int | None, at_once: int = 1) -> bool:
    """Finish so many deals of a row, or, without a number, what is done in some seconds; False if somebody interrupted it."""
    key, title, begun = row.key(seed), row.title(), time.monotonic()

    def keep(deals: tuple[Deal, ...]) -> tuple[Deal, ...]:
        kept.add(key, deals)
        return deals

    try:
        while wanted is None or len(kept.of(key)) < wanted:
            finished = len(kept.of(key))
            more = at_once if wanted is None else wanted - finished
            if len(spread(Mirrored(row, title, seed, finished), more, executor, keep=keep)) < more:
                return False
            if wanted is None and len(kept.of(key)) > 1 and time.monotonic() - begun > SECONDS:
                break
    except KeyboardInterrupt:
        return False
    finally:
        kept.write()
    return True


# What is told

HEAD = f"{'':>3} {'bot':8} {'among':44} {'game':27} {'games':>6} {'share in %':>13} {'equal':>6} {'bar':>4}"


def short(name: str) -> str:
    """A bot as the table names it."""
    names = {VETERAN: "the captain of 0.1.0"} | {each: f"OpenSpiel's ISMCTS, {each.rpartition('=')[2]} simulations" for each in SPIELS}
    return names.get(name, name)


def line(number: int, row: Row, deals: Sequence[Deal]) -> str:
    """A row of the table."""
    share, others = share_of(deals, row.players), row.players - 1
    among = short(row.opponent) + (f" (x {others})" if others > 1 else "")
    half = "?" if math.isinf(share.half) else f"{share.half:.1f}"
    told = f"{share.mean:.1f} ± {half}" if deals else "-"
    bar = "" if row.bar is None else str(row.bar)
    games = len(deals) * row.players
    words = f"{number:>3} {short(row.bot):8} {among:44} {row.told():27} {games:>6,} {told:>13} {100 / row.players:>6.0f} {bar:>4}"
    return f"{words} {verdict(share, row.bar)}".rstrip()


def clocks(rows: Iterable[tuple[Row, Sequence[Deal]]]) -> dict[tuple[str, str], Clock]:
    """How long each bot thought about a decision in each game, in all rows together."""
    found: dict[tuple[str, str], Clock] = {}
    for row, deals in rows:
        for deal in deals:
            found.setdefault((row.told(), row.bot), Clock()).add(Clock(deal.bot_decisions, deal.bot_nanoseconds))
            found.setdefault((row.told(), row.opponent), Clock()).add(Clock(deal.opponent_decisions, deal.opponent_nanoseconds))
    return dict(sorted(found.items()))


def as_data(number: int, row: Row, deals: Sequence[Deal]) -> dict[str, object]:
    """A row as JSON-ready data."""
    share = share_of(deals, row.players)
    known = not math.isinf(share.half)
    facts: dict[str, object] = {"row": number, **row._asdict(), "deals": len(deals), "games": len(deals) * row.players}
    return facts | {"share": share.mean if deals else None, "half": share.half if known else None, "verdict": verdict(share, row.bar)}


def tell(rows: Sequence[tuple[int, Row, Sequence[Deal]]], as_json: bool) -> None:
    """All of it, as JSON, or what the lines that were printed on the way have not told: how long the bots think."""
    times = clocks((row, deals) for _, row, deals in rows)
    if as_json:
        thinking = [
            {"game": game, "bot": bot, "decisions": each.decisions, "milliseconds": each.milliseconds}
            for (game, bot), each in times.items()
        ]
        print(json.dumps({"rows": [as_data(*row) for row in rows], "thinking": thinking}, indent=2))
        return
    print(f"\n{'milliseconds of processor time a decision with more than one choice':82} {'decisions':>10} {'ms':>9}")
    for (game, bot), clock in times.items():
        print(f"{short(bot):40} {game:41} {clock.decisions:>10,} {clock.milliseconds:>9.2f}")


def spiel_is_there() -> bool:
    """Whether OpenSpiel is installed."""
    return all(importlib.util.find_spec(name) is not None for name in ("pyspiel", "open_spiel"))


def chosen_rows(numbers: str | None, say: Callable[[str], None]) -> list[tuple[int, Row]]:
    """The rows by their numbers, which begin with 1; all of them if none are named."""
    picked = [int(number) for number in numbers.split(",")] if numbers else range(1, len(ROWS) + 1)
    rows = [(number, ROWS[number - 1]) for number in picked]
    if not spiel_is_there() and any(row.opponent in SPIELS for _, row in rows):
        say("OpenSpiel is not installed (requirements-bench.lock names it), so the rows against its search are left out")
        return [(number, row) for number, row in rows if row.opponent not in SPIELS]
    return rows


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true", help="as many games as the published table has")
    parser.add_argument("--games", type=int, metavar="N", help="so many games a row, rounded up to whole deals")
    parser.add_argument("--rows", metavar="N,N", help="these rows, by their numbers")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep finished deals here, and begin with those that are there")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    try:
        known = all(1 <= int(number) <= len(ROWS) for number in (chosen.rows or "1").split(","))
    except ValueError:
        known = False
    if not known:
        parser.error(f"rows are numbers from 1 to {len(ROWS)}, with commas between them")
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    """Play, row by row, and print the table."""
    chosen = arguments(words)

    def say(text: str) -> None:
        print(text, file=sys.stderr if chosen.json else sys.stdout, flush=True)

    try:
        kept = Kept(chosen.state)
    except Mixed as mixed:
        print(mixed, file=sys.stderr)
        return 2
    rows, done, complete = chosen_rows(chosen.rows, say), [], True
    say(HEAD)
    with open_executor(chosen.workers) as executor:
        for number, row in rows:
            games = chosen.games or (row.games if chosen.full else None)
            wanted = None if games is None else -(-games // row.players)
            complete = complete and play(row, chosen.seed, kept, executor, wanted, chosen.workers)
            deals = kept.of(row.key(chosen.seed))[:wanted]
            done.append((number, row, deals))
            if deals:
                say(line(number, row, deals))
    tell(done, chosen.json)
    return 0 if complete else 130


if __name__ == "__main__":
    sys.exit(main())
