"""`pressgang replay`: the story of a record, or everything about it as JSON."""

from __future__ import annotations

import argparse
import json

from pressgang.core import State
from pressgang.tui.screen import Screen
from pressgang.words import Voice

from .flags import record_argument
from .parser import Parser
from .reading import about_file, read_record


def replay_flags(parser: Parser, words: Voice) -> None:
    """Which record, and how it is shown."""
    record_argument(parser, words)
    parser.switch("--json", words.say("cli-json"))
    parser.switch("--trace", words.say("cli-trace"))
    parser.set_defaults(run=run_replay)


def run_replay(chosen: argparse.Namespace, words: Voice) -> int:
    """Play a record and show where it ends."""
    record = read_record(chosen.file)
    if chosen.json or chosen.trace:
        with about_file(chosen.file):
            state = record.replay(_print_arbiter if chosen.trace else None)
        if not chosen.trace or not record.moves:
            _print_arbiter(state)
        return 0
    with about_file(chosen.file):
        state = record.replay(listen=True)
    _print_replay(state, record.seats, words)
    return 0


def arbiter_view(state: State) -> dict[str, object]:
    """Everything about a state, hidden things included, as `replay --json` prints it."""
    scores, winners = state.standing()
    moves = state.game.moves
    return {
        "over": not state.pending,
        "pending": list(state.pending),
        "actions": {str(seat): [moves[action] for action in state.actions(seat)] for seat in state.pending},
        "scores": list(scores),
        "winners": list(winners),
        "state": state.position(),
    }


def _print_arbiter(state: State) -> None:
    print(json.dumps(arbiter_view(state)))


def _print_replay(state: State, names: list[str], words: Voice) -> None:
    """The story of a game, and where it stands."""
    teller, words = state.game.teller(names, None), words.themed(state.game.theme)
    screen = Screen()
    for event in state.heard or []:
        screen.line(words.tell(teller.event(event)))
    for line in teller.table(state) if state.pending else teller.result(state):
        screen.line(words.tell(line), "bold")
    for seat in state.pending:
        moves = ", ".join(state.game.notation(action) for action in state.actions(seat))
        screen.line(words.say("replay-moves", who=names[seat], moves=moves))
