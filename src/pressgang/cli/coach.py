"""The commands of the coach: advice for a position, and looking back at a game."""

from __future__ import annotations

import argparse
import json
from typing import Any

from pressgang.coach import Budget, advice_text, advise, review, review_text
from pressgang.coach.advice import USUAL as FOR_ADVICE
from pressgang.coach.review import USUAL as FOR_REVIEW
from pressgang.core import Problem, Record, State
from pressgang.words import Voice

from .parser import Parser
from .progress import INTERRUPTED, note, progress_bar
from .reading import is_bot, read_text, whole_number

MOST_MS = 10**7
MOST_ITERATIONS = 10**9
MOST_MOVES = 1000


def coach_commands(commands: Any, words: Voice) -> None:
    """Add the commands of the coach."""
    coach = commands.add_parser("coach", help=words.say("cli-coach"))
    _flags(coach, words, words.say("cli-coach-seat"), words.say("cli-coach-ms"))
    coach.set_defaults(run=run_coach)
    back = commands.add_parser("review", help=words.say("cli-review"))
    _flags(back, words, words.say("cli-review-seat"), words.say("cli-review-ms"))
    back.add_argument("--most", metavar="N", default="5", help=words.say("cli-review-most"))
    back.set_defaults(run=run_review)


def _flags(parser: Parser, words: Voice, seat: str, ms: str) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-file"))
    parser.add_argument("--seat", metavar="N", help=seat)
    parser.add_argument("--ms", metavar="N", help=ms)
    parser.add_argument("--iterations", metavar="N", help=words.say("cli-coach-iterations"))
    parser.add_argument("--seed", metavar="N", default="0", help=words.say("cli-seed"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))


def run_coach(chosen: argparse.Namespace, words: Voice) -> int:
    """Say what to do at the end of a record."""
    budget, seed = _budget(chosen, FOR_ADVICE), _seed(chosen)
    record = Record.loads(read_text(chosen.file))
    state = record.replay()
    seat = _seat(chosen, record) if chosen.seat is not None else _asked(state)
    advice = advise(state, seat, budget, seed)
    voice = words.themed(state.game.theme)
    if chosen.json:
        print(json.dumps(advice.as_data(voice.tell(advice.why))))
    else:
        print(voice.say("coach-head", who=record.seats[seat], seat=seat, game=voice.say(record.game)))
        print(advice_text(advice, state, state.game.teller(record.seats, seat), voice))
    return 0


def run_review(chosen: argparse.Namespace, words: Voice) -> int:
    """Look back at a game."""
    budget, seed, most = _budget(chosen, FOR_REVIEW), _seed(chosen), whole_number(chosen.most, "--most", 1, MOST_MOVES)
    record = Record.loads(read_text(chosen.file))
    seats = [_seat(chosen, record)] if chosen.seat is not None else _people(record)
    if not record.moves:
        raise Problem("coach-no-moves", path=chosen.file)
    with progress_bar() as progress:
        found = review(record, seats, budget, seed, most, progress)
    voice = words.themed(record.make_game().theme)
    if not found.finished:
        note(words.say("coach-interrupted", looked=found.looked, decisions=found.decisions))
    if chosen.json:
        print(json.dumps(found.as_data({move.entry: voice.tell(move.why) for move in found.moves})))
    else:
        print(review_text(found, record.seats, voice))
    return 0 if found.finished else INTERRUPTED


def _budget(chosen: argparse.Namespace, usual: Budget) -> Budget:
    """How long to think: as was asked, else the usual time."""
    ms = None if chosen.ms is None else whole_number(chosen.ms, "--ms", 1, MOST_MS)
    iterations = None if chosen.iterations is None else whole_number(chosen.iterations, "--iterations", 1, MOST_ITERATIONS)
    return usual if ms is None and iterations is None else Budget(ms, iterations)


def _seed(chosen: argparse.Namespace) -> int:
    return whole_number(chosen.seed, "--seed", 0, 2**62 - 1)


def _seat(chosen: argparse.Namespace, record: Record) -> int:
    return whole_number(chosen.seat, "--seat", 0, len(record.seats) - 1)


def _asked(state: State) -> int:
    """The seat that has to decide."""
    if not state.pending:
        raise Problem("coach-over")
    return state.pending[0]


def _people(record: Record) -> list[int]:
    """The seats of people; all seats if there are none."""
    seats = range(len(record.seats))
    return [seat for seat in seats if not is_bot(record.seats[seat])] or list(seats)
