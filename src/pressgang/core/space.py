"""The moves of a game as a learner numbers them: only those that can occur, and seats counted from whoever moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadText

if TYPE_CHECKING:
    from .game import Game

NO_MOVE: Final = -1


class Space:
    """The choices of a game with its players and options, numbered from 0 on, the same for all seats.

    A move that names a seat is a choice about the n-th seat clockwise from the mover, so that one policy can play all seats.

    >>> import pressgang
    >>> space = pressgang.game("dead-mans-draw", 3, abilities=["cannon"]).space
    >>> space.size, space.names[:3]
    (22, ['draw', 'bank', 'cannon +1 anchor'])
    >>> space.game.notation(space.move(2, 2)), space.choice(2, space.move(2, 2))
    ('cannon 0 anchor', 2)
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        verbs, players = game.verbs, game.players
        usable = game.usable_moves()
        self.names: list[str] = [verbs.seen_from_mover(move) for move in usable]
        self.size: i64 = len(usable)
        self.known_moves: i64 = len(game.moves)
        moves = [verbs.turned(move, seat, players) for seat in range(players) for move in usable]
        self.moves: vec[i64] = vec[i64](moves)
        """The move that each choice means, for one seat after the other."""
        self.choices: vec[i64] = vec[i64]([NO_MOVE for _ in range(players * len(game.moves))])
        """The choice that each move is, for one seat after the other."""
        for place, move in enumerate(moves):
            self.choices[place // self.size * len(game.moves) + move] = place % self.size

    def move(self, seat: i64, choice: i64) -> i64:
        """The move that a choice means for this seat."""
        if not 0 <= choice < self.size:
            raise BadText("no-such-choice", choice=choice, most=self.size - 1)
        return self.moves[seat * self.size + choice]

    def choice(self, seat: i64, move: i64) -> i64:
        """The choice of this seat that means a move."""
        return self.choices[seat * self.known_moves + move]
