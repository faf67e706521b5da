"""How the deck of Dread Draw plays: length, first-player edge, and what every ability is worth.

Run it with `bench/run dread_draw`; it prints the tables of docs/dread-draw-balance.md. The players are random, or *greedy*: they count
the cards they cannot see, take the weakest fitting reserve card when a draw fails with more than 45%, use every ability, and
choose targets by chance. The worth of an ability is what greedy seat 0 of two loses when it alone never uses it. Every card is
also shown with the win rate of who held it (in the row or in the reserves, at any time) against who did not.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter

import pressgang
from pressgang import Dice, State
from pressgang.games.dread_draw.state import DreadDrawState

LIMIT = 0.45


class Greedy:
    """A simple player with a plan; what it never uses can be set."""

    def __init__(self, dice: Dice, never: str = "") -> None:
        self.dice = dice
        self.never = never

    def choose(self, state: State, seat: int) -> int:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        moves = [state.game.moves[action] for action in actions]
        if "use" in moves:
            source = state.top.card  # type: ignore[attr-defined]
            used = state.game.slugs[source] != self.never  # type: ignore[attr-defined]
            return actions[moves.index("use" if used else "skip")]
        if moves[0] == "draw":
            risk = state.risk(seat)
            return actions[0] if risk is not None and risk <= LIMIT else min(actions[1:], key=lambda each: strength(state, each))
        return actions[self.dice.below(len(actions))]


class Anyone(Greedy):
    """Plays anything legal."""

    def choose(self, state: State, seat: int) -> int:
        return state.any_action(seat, self.dice)


def strength(state: State, action: int) -> int:
    """How strong the card of a `summon` move is."""
    book = state.game
    return int(book.kinds[action - book.summon].strength)  # type: ignore[attr-defined]


class Story:
    """What is counted of one game."""

    def __init__(self, game: pressgang.Game, players: list[Greedy], seed: int) -> None:
        state = game.start(seed=seed)
        assert isinstance(state, DreadDrawState)
        self.turns = self.decisions = 0
        self.used: Counter[str] = Counter()
        self.held: list[set[int]] = [set() for _ in players]
        while state.pending:
            seat = state.pending[0]
            action = players[seat].choose(state, seat)
            move = game.moves[action]
            self.decisions += 1
            self.turns += move == "draw" or move.startswith("summon")
            if move == "use":
                self.used[state.book.slugs[state.top.card]] += 1
            state.play(seat, action)
            self.held[seat].update(state.rows[seat], state.reserves[seat])
        self.rounds, self.first, self.winner = state.round, state.first, state.standing().winners[0]
        self.fortune = len(state.fortune)


def interval(share: float, games: int) -> float:
    """Half the 95% interval of a share, in points."""
    return 196 * math.sqrt(share * (1 - share) / games)


def length_table(games: int) -> None:
    print("| players, kind | games | rounds: mean, 5-95%, most | turns a round | decisions | first player wins (even) | fortune |")
    print("|---|---|---|---|---|---|---|")
    for kind in (Anyone, Greedy):
        for count in (2, 3, 4, 5):
            game = pressgang.game("dread-draw", players=count)
            stories = [Story(game, [kind(Dice(seed * 8 + seat)) for seat in range(count)], seed) for seed in range(games)]
            rounds = sorted(story.rounds for story in stories)
            turns = sum(story.turns for story in stories) / sum(rounds)
            first = sum(story.first == story.winner for story in stories) / games
            spread = f"{statistics.mean(rounds):.1f}, {rounds[games // 20]}-{rounds[-games // 20]}, {rounds[-1]}"
            edge = f"{100 * first:.1f}% ± {interval(first, games):.1f} ({100 / count:.1f}%)"
            decisions, fortune = (statistics.mean(values) for values in zip(*[(s.decisions, s.fortune) for s in stories], strict=True))
            name = "random" if kind is Anyone else "greedy"
            print(f"| {count} {name} | {games} | {spread} | {turns:.2f} | {decisions:.0f} | {edge} | {fortune:.1f} |", flush=True)


def worth_table(games: int) -> None:
    game = pressgang.game("dread-draw", players=2)
    base = [Story(game, [Greedy(Dice(seed * 8)), Greedy(Dice(seed * 8 + 1))], seed) for seed in range(games)]
    even = sum(story.winner == 0 for story in base) / games
    print(f"\nSeat 0 wins {100 * even:.1f}% ± {interval(even, games):.1f} when nobody is hindered.\n")
    print("| card | ability | used a game | win rate of its holder | of who has it not | worth of the ability |")
    print("|---|---|---|---|---|---|")
    for number, kind in enumerate(game.kinds):  # type: ignore[attr-defined]
        ability = ("summon", "reserve", "aftermath", "always")[kind.trigger] if kind.trigger >= 0 else "-"
        have = [seat == story.winner for story in base for seat in (0, 1) if number in story.held[seat]]
        lack = [seat == story.winner for story in base for seat in (0, 1) if number not in story.held[seat]]
        used = sum(story.used[kind.slug] for story in base) / games
        worth = "-"
        if ability not in ("-", "always"):
            without = [Story(game, [Greedy(Dice(seed * 8), kind.slug), Greedy(Dice(seed * 8 + 1))], seed) for seed in range(games)]
            share = sum(story.winner == 0 for story in without) / games
            worth = f"{100 * (even - share):+.1f} ± {math.hypot(interval(even, games), interval(share, games)):.1f}"
        rates = [f"{100 * statistics.mean(side):.1f}% ± {interval(statistics.mean(side), len(side)):.1f}" for side in (have, lack)]
        print(f"| {kind.slug} | {ability} | {used:.2f} | {rates[0]} | {rates[1]} | {worth} |", flush=True)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    chosen = parser.parse_args()
    length_table(chosen.games)
    worth_table(chosen.games)


if __name__ == "__main__":
    main()
