"""The commands of the coach: advice for a position, and looking back at a game."""

from __future__ import annotations

import argparse
import json

from pressgang.coach import Budget, advise, review
from pressgang.coach.advice import USUAL as FOR_ADVICE
from pressgang.coach.review import USUAL as FOR_REVIEW
from pressgang.core import Problem, Record, State
from pressgang.tui.screen import Screen
from pressgang.tui.showing import advice_text, review_text
from pressgang.words import Voice

from .flags import record_argument, seed_flag
from .parser import Parser
from .progress import INTERRUPTED, note, progress_bar
from .reading import about_file, is_bot, read_record, whole_number

MOST_MS = 10**7
MOST_ITERATIONS = 10**9
MOST_MOVES = 1000


def coach_flags(parser: Parser, words: Voice) -> None:
    """Who asks about which record, and how long to think."""
    record_argument(parser, words)
    parser.flag("--seat", "N", words.say("cli-coach-seat"))
    parser.flag("--ms", "N", words.say("cli-coach-ms", default=str(FOR_ADVICE.ms)))
    _thinking_flags(parser, words)
    parser.set_defaults(run=run_coach)


def review_flags(parser: Parser, words: Voice) -> None:
    """Whose moves of which record, and how long to think about each."""
    record_argument(parser, words)
    parser.flag("--seat", "N", words.say("cli-review-seat"))
    parser.flag("--ms", "N", words.say("cli-review-ms", default=str(FOR_REVIEW.ms)))
    parser.flag("--most", "N", words.say("cli-review-most"), "5")
    _thinking_flags(parser, words)
    parser.set_defaults(run=run_review)


def _thinking_flags(parser: Parser, words: Voice) -> None:
    parser.flag("--iterations", "N", words.say("cli-coach-iterations"))
    seed_flag(parser, words, "0")
    parser.switch("--json", words.say("cli-json"))


def run_coach(chosen: argparse.Namespace, words: Voice) -> int:
    """Say what to do at the end of a record."""
    budget, seed = _budget(chosen, FOR_ADVICE), _seed(chosen)
    record = read_record(chosen.file)
    with about_file(chosen.file):
        state = record.replay()
    seat = _seat(chosen, record) if chosen.seat is not None else _asked(state)
    advice = advise(state, seat, budget, seed)
    voice = words.themed(state.game.theme)
    if chosen.json:
        print(json.dumps(advice.as_data(voice.tell(advice.why))))
    else:
        screen = Screen()
        screen.line(voice.say("coach-head", who=record.seats[seat], seat=seat, game=voice.say(record.game)), "bold")
        screen.block(advice_text(advice, state, state.game.teller(record.seats, seat), voice))
    return 0


def run_review(chosen: argparse.Namespace, words: Voice) -> int:
    """Look back at a game."""
    budget, seed, most = _budget(chosen, FOR_REVIEW), _seed(chosen), whole_number(chosen.most, "--most", 1, MOST_MOVES)
    record = read_record(chosen.file)
    seats = [_seat(chosen, record)] if chosen.seat is not None else _people(record)
    if not record.moves:
        raise Problem("coach-no-moves", path=chosen.file)
    with about_file(chosen.file), progress_bar() as progress:
        found = review(record, seats, budget, seed, most, progress)
    voice = words.themed(record.make_game().theme)
    if not found.finished:
        note(words.say("coach-interrupted", looked=found.looked, decisions=found.decisions))
    if chosen.json:
        print(json.dumps(found.as_data({move.entry: voice.tell(move.why) for move in found.moves})))
    else:
        Screen().block(review_text(found, record.seats, voice))
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
