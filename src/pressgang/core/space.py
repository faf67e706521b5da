"""The moves of a game as a learner numbers them: only those that can occur, and seats counted from whoever moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
        self.size = len(usable)
        self._moves: list[list[int]] = [[verbs.turned(move, seat, players) for move in usable] for seat in range(players)]
        self._choices: list[list[int]] = [self._inverse(moves) for moves in self._moves]

    def _inverse(self, moves: list[int]) -> list[int]:
        choices = [NO_MOVE] * len(self.game.moves)
        for choice, move in enumerate(moves):
            choices[move] = choice
        return choices

    def move(self, seat: i64, choice: i64) -> i64:
        """The move that a choice means for this seat."""
        if not 0 <= choice < self.size:
            raise BadText("no-such-choice", choice=choice, most=self.size - 1)
        return self._moves[seat][choice]

    def choice(self, seat: i64, move: i64) -> i64:
        """The choice of this seat that means a move."""
        return self._choices[seat][move]
