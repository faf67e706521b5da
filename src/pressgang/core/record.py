"""A game as text: playing, saving, replaying, testing and reporting a bug use this one thing."""

from __future__ import annotations

import contextlib
import json
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .errors import BadText, IllegalMove, Problem
from .game import Game
from .luck import Entry, Luck, RecordingLuck, ScriptedLuck, luck_of
from .registry import rulebook
from .state import State

if TYPE_CHECKING:
    from pressgang.types import RecordData

VERSION: Final = 1
KEYS: Final = ("pressgang", "game", "options", "seats", "commitment", "seed", "asked", "position", "luck", "moves")
MOST_ASKED: Final = 1000
Move = tuple[int, str]
UNKNOWN_MOVE: Final = " ?"


class Record:
    """A game written down: its options, its seats, what chance gave and what the players did."""

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        seats: list[str],
        luck: list[Entry] | None = None,
        moves: list[Move] | None = None,
        seed: int | None = None,
        position: dict[str, object] | None = None,
        commitment: str | None = None,
        asked: int = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.luck: list[Entry] = [] if luck is None else luck
        self.moves: list[Move] = [] if moves is None else moves
        self.seed = seed
        self.position = position
        self.commitment = commitment
        """The SHA-256 of the seed, shown before the first card, so that everybody can check it after the last."""
        self.asked = asked
        """How many answers of the seed the position has used up already."""

    @staticmethod
    def loads(text: str) -> Record:
        """Read a record; raises BadText that says what is wrong."""
        try:
            data: object = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadText("record-json", why=str(error)) from error
        if not isinstance(data, dict):
            raise BadText("record-object")
        if data.get("pressgang") is not VERSION:
            raise BadText("record-version", found=json.dumps(data.get("pressgang")), version=VERSION)
        for key in data:
            if key not in KEYS:
                raise BadText("record-key", key=str(key), keys=", ".join(KEYS))
        return _read(data)

    def dumps(self) -> str:
        """The record as text that a person can read."""
        lines = [_line("pressgang", VERSION), _line("game", self.game), _line("options", self.options), _line("seats", self.seats)]
        if self.commitment is not None:
            lines.append(_line("commitment", self.commitment))
        if self.seed is not None:
            lines.append(_line("seed", self.seed))
        if self.asked:
            lines.append(_line("asked", self.asked))
        if self.position is not None:
            lines.append(_line("position", self.position))
        lines.append(_lines("luck", [json.dumps(entry) for entry in self.luck]))
        lines.append(_lines("moves", _filled([json.dumps(move) for move in self.moves])))
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def as_data(self) -> RecordData:
        """The record as JSON-ready data."""
        data: RecordData = json.loads(self.dumps())
        return data

    def make_game(self) -> Game:
        """The game with this record's options."""
        return rulebook(self.game).game(len(self.seats), self.options)

    def start(self, game: Game, listen: bool = False, recording: bool = False) -> State:
        """The state before the first move."""
        seeded = luck_of(self.seed or 0)
        for _ in range(self.asked):
            seeded.skip()
        luck: Luck = ScriptedLuck(self.luck, game.decode, seeded)
        if recording:
            luck = RecordingLuck(luck)
        if self.position is None:
            return game.start(luck=luck, listen=listen)
        return game.resume(self.position, luck, self.seed or 0, listen)

    def replay(self, watch: Callable[[State], None] | None = None, listen: bool = False) -> State:
        """Play all moves; `watch` sees the state after each of them."""
        state = self.start(self.make_game(), listen)
        for entry in range(len(self.moves)):
            play_move(state, self.moves[entry], entry)
            if watch is not None:
                watch(state)
        return state


class Match:
    """A game in progress that can be written down at any moment.

    >>> import pressgang
    >>> match = pressgang.Match(pressgang.Record("dead-mans-draw", {}, ["Ann", "Bob"], seed=7))
    >>> seat = match.state.pending[0]
    >>> match.play(seat, match.game.parse("draw"))
    >>> match.record().moves == [(seat, "draw")], match.record().replay() == match.state
    (True, True)
    """

    def __init__(self, record: Record, listen: bool = False, game: Game | None = None) -> None:
        """Start, or go on with, what the record says; whoever has many matches may hand over the game that they share."""
        self.game = record.make_game() if game is None else game
        self.seats = record.seats
        self.state = record.start(self.game, listen, recording=True)
        self.seed = record.seed
        self.commitment = record.commitment
        luck = self.state.luck
        assert isinstance(luck, RecordingLuck)
        self._luck = luck
        self.asked = record.asked
        self.position: dict[str, object] | None = None
        if record.position is not None:
            self.position = self.state.position()
            self.asked += len(luck.written)
            luck.written.clear()  # the whole position stands for what chance gave to it
        self.moves: list[Move] = []
        for entry in range(len(record.moves)):
            action = play_move(self.state, record.moves[entry], entry)
            self.moves.append((record.moves[entry][0], self.game.notation(action)))

    def play(self, seat: int, action: int) -> None:
        """Do it and write it down."""
        self.state.play(seat, action)
        self.moves.append((seat, self.game.notation(action)))

    def record(self) -> Record:
        """The game up to now, with everything that chance gave, so that it replays for ever."""
        luck: list[Entry] = [(name, self.game.encode(name, came)) for name, came in self._luck.written]
        script = self._luck.source
        if isinstance(script, ScriptedLuck):
            luck += script.script[script.next :]  # what was given in advance and not asked for yet
        position = None if self.position is None else dict(self.position)
        moves, options = self.moves.copy(), dict(self.game.options)
        return Record(self.game.name, options, self.seats.copy(), luck, moves, self.seed, position, self.commitment, self.asked)

    def asked_luck(self) -> int:
        """How often chance has been asked."""
        return len(self._luck.written)

    def record_for(self, seat: int | None) -> Record:
        """The record as this seat (None: an onlooker) may see it; all of it when the game is over."""
        record = self.record()
        if self.state.pending:
            del record.luck[len(self._luck.written) :]  # what was given in advance and not asked for yet is nobody's to know
        shown = self.game.hide(record, self.state, seat)
        shown.commitment = self.commitment
        return shown


def save(record: Record, path: Path) -> None:
    """Write a record to a file: whole or not at all, and nothing that was there is lost if it fails."""
    new = path.with_name(path.name + ".new")
    try:
        data = record.dumps().encode()
        new.write_bytes(data)
        new.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            new.unlink(missing_ok=True)
        raise Problem("cannot-write", path=path, why=getattr(error, "strerror", None) or error) from error


def play_move(state: State, move: Move, entry: int) -> int:
    """Play the move that stands at this place of a record; returns what it was."""
    seat, text = move
    if not 0 <= seat < state.game.players:
        raise IllegalMove("record-move", entry=entry, why=BadText("no-such-seat", seat=seat, most=state.game.players - 1))
    if seat not in state.pending and state.pending:
        raise IllegalMove("record-move", entry=entry, why=_not_asked(state, seat))
    try:
        action = _understand(state, seat, text)
    except BadText as problem:
        legal = [state.game.notation(each) for each in state.actions(seat)]
        why: Problem = IllegalMove("no-such-move-but", move=text, legal=", ".join(legal)) if legal else problem
        raise IllegalMove("record-move", entry=entry, why=why) from problem
    try:
        state.play(seat, action)
    except IllegalMove as refusal:
        raise IllegalMove("record-move", entry=entry, why=refusal) from refusal
    return action


def _not_asked(state: State, seat: int) -> IllegalMove:
    """The arbiter's answer, who may see what everybody could do."""
    moves = [f"{who}: " + ", ".join([state.game.notation(each) for each in state.actions(who)]) for who in state.pending]
    return IllegalMove("not-asked-but", seat=seat, legal="; ".join(moves))


def _understand(state: State, seat: int, text: str) -> int:
    """The action that a text means. `VERB ?` is a move that the reader may not know: any of this verb will do."""
    if text.endswith(UNKNOWN_MOVE):
        for action in state.actions(seat):
            if state.game.notation(action).split()[0] == text.removesuffix(UNKNOWN_MOVE):
                return action
    return state.game.parse(text)


def _read(data: dict[str, object]) -> Record:
    game, options, seats = data.get("game"), data.get("options", {}), data.get("seats")
    position, seed = data.get("position"), data.get("seed")
    if not isinstance(game, str):
        raise BadText("record-game")
    if not isinstance(options, dict):
        raise BadText("record-options")
    if not isinstance(seats, list) or not seats or not all(isinstance(name, str) for name in seats):
        raise BadText("record-seats")
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise BadText("record-seed")
    if position is not None and not isinstance(position, dict):
        raise BadText("record-position")
    asked, commitment = data.get("asked", 0), data.get("commitment")
    if not isinstance(asked, int) or isinstance(asked, bool) or not 0 <= asked <= MOST_ASKED:
        raise BadText("record-asked", most=MOST_ASKED)
    if commitment is not None and not isinstance(commitment, str):
        raise BadText("record-commitment")
    luck: list[Entry] = [(name, outcome) for name, outcome in _pairs(data, "luck") if isinstance(name, str)]
    moves: list[Move] = [(seat, text) for seat, text in _pairs(data, "moves") if isinstance(seat, int) and isinstance(text, str)]
    return Record(game, options, seats, luck, moves, seed, position, commitment, asked)


def _pairs(data: dict[str, object], key: str) -> Iterator[tuple[object, object]]:
    """The entries of `luck` ([name, outcome]) or `moves` ([seat, text]), each checked."""
    entries = data.get(key, [])
    if not isinstance(entries, list):
        raise BadText("record-list", key=key)
    for number, entry in enumerate(entries):
        good = isinstance(entry, list) and len(entry) == 2
        if good and key == "luck":
            good = isinstance(entry[0], str)
        elif good:
            good = isinstance(entry[0], int) and not isinstance(entry[0], bool) and isinstance(entry[1], str)
        if not good:
            raise BadText(f"record-{key}", entry=number, found=json.dumps(entry))
        yield entry[0], entry[1]


def _line(key: str, value: object) -> str:
    return f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"


def _lines(key: str, rows: list[str]) -> str:
    if not rows:
        return _line(key, [])
    return f"  {json.dumps(key)}: [\n    " + ",\n    ".join(rows) + "\n  ]"


def _filled(items: list[str]) -> list[str]:
    """Short items, several to a row."""
    glued = ", ".join([item.replace(" ", "\0") for item in items])
    rows = textwrap.wrap(glued, 100, break_long_words=False, break_on_hyphens=False)
    return [row.rstrip(",").replace("\0", " ") for row in rows]
