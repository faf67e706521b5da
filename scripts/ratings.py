"""Tournaments between all bots in every game, and how strong they are by these: writes `ratings.toml`. `scripts/ratings` runs it."""

from __future__ import annotations

import argparse
import shlex
import sys
from concurrent.futures import Executor
from pathlib import Path

import pressgang
from pressgang.bots.ratings import WEAKEST, Level, Ratings, read_ratings
from pressgang.lab import Standings, tournament
from pressgang.lab.executors import cores, open_executor
from pressgang.lab.rating import Rating, Results, distances, needs_library
from pressgang.lab.tournament import line_ups

PLAYERS = {"dead-mans-draw": 2, "dread-draw": 4, "pirates-mark": 4}
"""Our games, and how many sit at a table of the tournament."""
BOTS = ("random", "deckhand", "bosun", "mate", "captain")
HEAD = """\
# How strong the bots are: points above random; 400 points are odds of ten to one. From low to high is the 95% interval;
# alike are those of which the tournament cannot say who is stronger. Written by scripts/ratings.
"""


def main() -> None:
    """Play, game by game, and write after each."""
    chosen = arguments()
    needs_library()
    path = Path(chosen.out)
    found = read_ratings(path.read_text(encoding="utf-8")) if chosen.only and path.exists() else {}
    names = [f"captain:{chosen.captain}" if name == "captain" and chosen.captain else name for name in BOTS]
    command = shlex.join(["scripts/ratings", "--games", str(chosen.games), *extras(chosen)])
    with open_executor(chosen.workers) as executor:
        for title in chosen.only or PLAYERS:
            standings = play(title, chosen.players or PLAYERS[title], names, chosen, executor)
            found[title] = rated(standings, command, chosen.seed)
            show(title, found[title])
            path.write_text(text_of({game: found[game] for game in PLAYERS if game in found}), encoding="utf-8")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="scripts/ratings", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each line-up of a tournament")
    parser.add_argument("--out", default="src/pressgang/bots/ratings.toml", metavar="FILE")
    parser.add_argument(
        "--only", action="append", choices=PLAYERS, metavar="GAME", help="this game alone; what the file says of others stays"
    )
    parser.add_argument("--players", type=int, choices=(2, 4), help="at every table; by default 2, and 4 where more are usual")
    parser.add_argument("--captain", default="", metavar="PARAMETERS", help="how the captain thinks, for example ms=30")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    return parser.parse_args()


def extras(chosen: argparse.Namespace) -> list[str]:
    """What else was said that changes the result."""
    said = {"--players": chosen.players, "--captain": chosen.captain, "--seed": None if chosen.seed == 1 else chosen.seed}
    return [word for flag, value in said.items() if value for word in (flag, str(value))]


def play(title: str, players: int, names: list[str], chosen: argparse.Namespace, executor: Executor | None) -> Standings:
    """The tournament of one game. Whoever interrupts it gets no ratings of it."""
    options = {"mode": "two-player"} if (title, players) == ("pirates-mark", 2) else {}

    def tell(done: int, wanted: int) -> None:
        print(f"\r{title}: {done:,} of {wanted:,} games ", end="", file=sys.stderr, flush=True)

    standings = tournament(pressgang.game(title, players, **options), names, chosen.games, chosen.seed, executor, tell)
    print(file=sys.stderr)
    if standings.outcome.games < standings.wanted:
        sys.exit(130)
    return standings


def rated(standings: Standings, command: str, seed: int) -> Ratings:
    """The points of all bots above the weakest, and who is about as strong as whom."""
    names = [name.partition(":")[0] for name in standings.bots]
    tables = line_ups(len(names), standings.title.players)
    apart = distances(Results(len(names), tuple(tables), standings.outcome.deals), seed)
    zero = names.index(WEAKEST)
    levels = {name: level(names, bot, apart[bot], zero) for bot, name in enumerate(names)}
    return Ratings(standings.title.players, standings.outcome.games, command, levels)


def level(names: list[str], bot: int, above: tuple[Rating, ...], zero: int) -> Level:
    """A bot by how far it is above each of the others."""
    alike = [name for other, name in enumerate(names) if other != bot and above[other].low <= 0 <= above[other].high]
    return Level(round(above[zero].value), round(above[zero].low), round(above[zero].high), tuple(alike))


def text_of(found: dict[str, Ratings]) -> str:
    """The file that says this."""
    return "\n".join([HEAD, *(chapter(game, each) for game, each in found.items())])


def chapter(game: str, ratings: Ratings) -> str:
    """What it says of one game."""
    lines = [
        f"[{game}]",
        f"players = {ratings.players}",
        f"games = {ratings.games}",
        f'command = "{ratings.command}"',
        "",
        f"[{game}.bots]",
    ]
    for name, each in ratings.levels.items():
        alike = ", ".join(f'"{other}"' for other in each.alike)
        lines.append(f"{name} = {{ points = {each.points}, low = {each.low}, high = {each.high}, alike = [{alike}] }}")
    return "\n".join(lines) + "\n"


def show(title: str, ratings: Ratings) -> None:
    """What was found, for whoever waits."""
    print(f"{title}, {ratings.players} players, {ratings.games:,} games")
    for name, each in ratings.levels.items():
        print(f"  {name:10} {each.points:>5} ({each.low} to {each.high})" + (f"  about as {', '.join(each.alike)}" if each.alike else ""))


if __name__ == "__main__":
    main()
