"""Whether all bots end all games: mixed crews play, and every two of them must have met in so many games.

Run it with `bench/run endings`: some seconds a game, to see that it works; `bench/run endings --full --state endings.json` takes hours, may
be interrupted, and goes on where it was. Four of the five bots sit at a table, another one is left out each time, and they change seats, so
that every two meet in three games of five. A game that takes more decisions than any honest one is given up, and told with its seed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pressgang
from pressgang.bots import ask, make_bot
from pressgang.core import Dice
from pressgang.lab.executors import cores, open_executor
from pressgang.lab.playing import Title, secret_seed
from pressgang.lab.random_games import game_seed
from pressgang.lab.spread import spread

SEATS = 4
CREW = ("random", "deckhand", "bosun", "mate")
CAPTAINS = {"dead-mans-draw": "captain:iterations=91", "dread-draw": "captain:iterations=1001", "pirates-mark": "captain:iterations=91"}
"""The fifth, with as few iterations as make a captain: with fewer it is the mate. Whether games end is asked, not how strong it is."""
MET = 10_000
"""In so many games every two of them meet in a full run."""
SHARE = 5, 3
"""Of five games a pair meets in three."""
TOO_LONG = 100_000
"""Decisions after which a game is given up."""
SECONDS = 5.0
"""For each game, unless there is to be more."""


class Tally(NamedTuple):
    """What came of some games, from the first on without a gap."""

    games: int = 0
    longest: int = 0
    """The most decisions of a game."""
    endless: tuple[int, ...] = ()
    """The numbers of those that were given up."""

    def with_more(self, more: tuple[int, ...]) -> Tally:
        """So many decisions each were the next games."""
        endless = [self.games + place for place, decisions in enumerate(more) if decisions >= TOO_LONG]
        return Tally(self.games + len(more), max([self.longest, *more]), (*self.endless, *endless))

    @property
    def met(self) -> int:
        """In how many games every two bots have met, at least."""
        games, pair = SHARE
        return self.games // games * pair


def crew(captain: str, number: int) -> list[str]:
    """Who sits where in a game.

    >>> [crew("captain", number) for number in (0, 4, 5)]
    [['deckhand', 'bosun', 'mate', 'captain'], ['random', 'deckhand', 'bosun', 'mate'], ['bosun', 'mate', 'captain', 'deckhand']]
    """
    bots = (*CREW, captain)
    out, turn = number % len(bots), number // len(bots) % SEATS
    seated = [bot for place, bot in enumerate(bots) if place != out]
    return seated[turn:] + seated[:turn]


@dataclass(frozen=True, slots=True)
class Games:
    """The games of a title, by their numbers, after those that are finished. It travels to other processes."""

    title: Title
    captain: str
    seed: int
    finished: int

    def nothing(self) -> tuple[int, ...]:
        return ()

    def piece(self, numbers: range) -> tuple[int, ...]:
        return tuple(self.decisions(self.finished + number) for number in numbers)

    def decisions(self, number: int) -> int:
        """How many decisions a game takes."""
        names, seed = crew(self.captain, number), game_seed(self.seed, number)
        bots = [make_bot(name, secret_seed(seed, seat)) for seat, name in enumerate(names)]
        state, looks, count = self.title.game().start(seed=seed), Dice(secret_seed(seed, SEATS)), 0
        while state.pending and count < TOO_LONG:
            seat = state.pending[0]
            state.play(seat, ask(bots[seat], names[seat], state, seat, looks))
            count += 1
        return count


def play(game: str, seed: int, tally: Tally, wanted: int | None, executor: Executor | None, keep: Path | None) -> Tally:
    """So many games in all, or, without a number, what is done in some seconds; Ctrl-C ends it early."""
    title, begun, batch = Title.of(pressgang.game(game, SEATS)), time.monotonic(), 20
    while wanted is None or tally.games < wanted:
        more = batch if wanted is None else min(batch, wanted - tally.games)
        played = spread(Games(title, CAPTAINS[game], seed, tally.games), more, executor)
        tally = tally.with_more(played)
        if keep is not None:
            kept = read(keep) | {f"{game} / seed {seed}": tally}
            keep.with_suffix(".part").write_text(json.dumps(kept), encoding="utf-8")
            keep.with_suffix(".part").replace(keep)
        if len(played) < more:
            raise KeyboardInterrupt
        if wanted is None and time.monotonic() - begun > SECONDS:
            break
    return tally


def read(path: Path | None) -> dict[str, Tally]:
    """What was kept."""
    if path is None or not path.exists():
        return {}
    return {key: Tally(games, longest, tuple(endless)) for key, (games, longest, endless) in json.loads(path.read_text()).items()}


def main() -> int:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true", help=f"until every two bots have met in {MET:,} games")
    parser.add_argument("--met", type=int, metavar="N", help="until every two bots have met in so many games")
    parser.add_argument("--games", nargs="+", choices=CAPTAINS, default=list(CAPTAINS))
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep what is finished here, and begin with what is there")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    chosen = parser.parse_args()
    met, kept = chosen.met or (MET if chosen.full else None), read(chosen.state)
    games, pair = SHARE
    wanted = None if met is None else -(-met // pair) * games
    failed = False
    print(f"{'game':16} {'games':>7} {'every two met in':>17} {'longest, decisions':>19} {'did not end':>12}")
    with open_executor(chosen.workers) as executor:
        for game in chosen.games:
            tally = kept.get(f"{game} / seed {chosen.seed}", Tally())
            tally = play(game, chosen.seed, tally, wanted, executor, chosen.state)
            print(f"{game:16} {tally.games:>7,} {tally.met:>17,} {tally.longest:>19,} {len(tally.endless):>12}", flush=True)
            for number in tally.endless:
                print(f"  {crew(CAPTAINS[game], number)}, seed {game_seed(chosen.seed, number)}")
            failed = failed or bool(tally.endless)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
