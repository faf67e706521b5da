"""One command, `pressgang`: a thin function for each sub-command."""

from __future__ import annotations

import argparse
import io
import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

import pressgang
from pressgang.bots import make_bot
from pressgang.core import Match, Problem, Record, Rulebook, State
from pressgang.core import game as _core_game
from pressgang.tui.plain import PlainTable
from pressgang.words import Voice, language_of, languages, voice

from .coach import coach_commands
from .lab import lab_commands
from .observation import observation_commands
from .parser import Parser, games_of, option_flags
from .reading import is_bot, one_each, options_of, players_of, read_text, whole_number
from .rules import rules_commands
from .serve import run_serve, serve_commands
from .training import training_commands

LONGEST_NAME = 40


def chosen_voice(arguments: Sequence[str]) -> Voice:
    """The voice that the command line or the environment asks for; needed before anything can be said."""
    for place, argument in enumerate(arguments):
        flag, _, name = argument.partition("=")
        if flag == "--lang":
            name = name or "".join(arguments[place + 1 : place + 2])
            if name not in languages():
                raise Problem("no-such-language", name=name, names=", ".join(languages()))
            return voice(name)
    return voice(language_of(os.environ))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
    words = voice(language_of(os.environ))
    try:
        words = chosen_voice(arguments)
        chosen = make_parser(words).parse_args(arguments)
        code: int = chosen.run(chosen, words)
        sys.stdout.flush()
        return code
    except Problem as problem:
        print(f"pressgang: {words.tell(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:  # our output cannot be written: whoever read it has gone, or the disk is full
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if not isinstance(error, BrokenPipeError):
            print(f"pressgang: {words.say('cannot-write', path='-', why=error.strerror)}", file=sys.stderr)
        return 1


def prepare_streams() -> None:
    """Closed streams are empty ones, and letters that a terminal does not know are shown as numbers."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


# What can be asked


def make_parser(words: Voice) -> Parser:
    """The command line, with all games and their options."""
    Parser.words = words
    parser = Parser(prog="pressgang", description=words.say("cli-about"), epilog=words.say("unofficial"))
    compiled = not str(_core_game.__file__).endswith(".py")
    version = words.say("version", version=pressgang.__version__, how="compiled" if compiled else "plain")
    parser.add_argument("--version", action="version", version=version, help=words.say("cli-version"))
    parser.set_defaults(run=run_serve, parser=parser)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for title, game in games_of(commands.add_parser("play", help=words.say("cli-play")), words):
        _play_flags(game, title, words)
    rules_commands(commands, words)
    observation_commands(commands, words)
    _replay_flags(commands.add_parser("replay", help=words.say("cli-replay")), words)
    serve_commands(commands, words)
    coach_commands(commands, words)
    lab_commands(commands, words)
    training_commands(commands, words)
    return parser


def _play_flags(parser: Parser, title: Rulebook, words: Voice) -> None:
    parser.add_argument("--players", metavar="N", help=words.say("cli-players"))
    option_flags(parser, title, words)
    parser.add_argument("--bots", nargs="+", metavar="BOT", default=["random"], help=words.say("cli-opponents"))
    parser.add_argument("--seat", metavar="N", help=words.say("cli-seat"))
    parser.add_argument("--name", help=words.say("cli-name"))
    parser.add_argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.add_argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=words.say("cli-save"))
    parser.set_defaults(run=run_play, title=title)


def _replay_flags(parser: Parser, words: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-file"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))
    parser.add_argument("--trace", action="store_true", help=words.say("cli-trace"))
    parser.set_defaults(run=run_replay)


# What is done


def run_play(chosen: argparse.Namespace, words: Voice) -> int:
    """Play against bots in the terminal."""
    record = _new_record(chosen, words) if chosen.resume is None else _saved_record(chosen)
    if chosen.save is not None:
        _check_save(chosen.save, chosen.resume)
    me = _my_seat(chosen, record, words)
    others = [seat for seat in range(len(record.seats)) if seat != me]
    names = one_each(chosen.bots, len(others))
    bots = {seat: make_bot(name, secrets.randbits(60)) for seat, name in zip(others, names, strict=True)}
    match = Match(record, listen=True)
    table = PlainTable(match, me, bots, words.themed(match.game.theme), chosen.save)
    table.names = dict(zip(others, names, strict=True))
    table.run()
    return 0


def run_replay(chosen: argparse.Namespace, words: Voice) -> int:
    """Play a record and show where it ends."""
    record = Record.loads(read_text(chosen.file))
    if chosen.json or chosen.trace:
        state = record.replay(_print_arbiter if chosen.trace else None)
        if not chosen.trace or not record.moves:
            _print_arbiter(state)
        return 0
    _print_replay(record, words)
    return 0


# Reading what was asked


def _new_record(chosen: argparse.Namespace, words: Voice) -> Record:
    options = options_of(chosen)
    players = players_of(chosen, options, len(chosen.bots) + 1 if len(chosen.bots) > 1 else None)
    me = whole_number(chosen.seat or "0", "--seat", 0, players - 1)
    names = [words.say("name-bot", number=seat + (seat < me)) for seat in range(players)]
    names[me] = _checked_name(chosen.name) if chosen.name else words.say("name-player")
    seed = secrets.randbits(62) if chosen.seed is None else whole_number(chosen.seed, "--seed", 0, 2**62 - 1)
    return Record(chosen.title.name, options, names, seed=seed)


def _checked_name(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Problem("bad-name", most=LONGEST_NAME)
    return name


def _saved_record(chosen: argparse.Namespace) -> Record:
    flags = [f"--{option.name}" for option in chosen.title.options if getattr(chosen, option.name) is not None]
    flags += ["--players"] * (chosen.players is not None) + ["--seed"] * (chosen.seed is not None)
    if flags:
        raise Problem("resume-options", flags=", ".join(flags))
    record = Record.loads(read_text(chosen.resume))
    if record.game != chosen.title.name:
        raise Problem("plain-resume-other", path=chosen.resume, found=record.game, game=chosen.title.name)
    return record


def _my_seat(chosen: argparse.Namespace, record: Record, words: Voice) -> int:
    if chosen.seat is not None:
        return whole_number(chosen.seat, "--seat", 0, len(record.seats) - 1)
    if chosen.name is not None:
        if chosen.name not in record.seats:
            raise Problem("name-not-there", path=chosen.resume, name=chosen.name, names=", ".join(record.seats))
        return record.seats.index(chosen.name)
    people = [seat for seat, name in enumerate(record.seats) if not is_bot(name)]
    return people[0] if people else 0


def _check_save(path: Path, resumed: str | None) -> None:
    """Better to hear at the start that a game cannot be saved."""
    if path.exists() and str(path) != resumed:
        raise Problem("file-exists", path=path)
    if not os.access(path.parent, os.W_OK) or path.is_dir():
        raise Problem("cannot-write", path=path, why=path.parent)


# Showing what came out


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


def _print_replay(record: Record, words: Voice) -> None:
    """The story of a game, and where it stands."""
    state = record.replay(listen=True)
    teller, words = state.game.teller(record.seats, None), words.themed(state.game.theme)
    for event in state.heard or []:
        print(words.tell(teller.event(event)))
    for line in teller.table(state) if state.pending else teller.result(state):
        print(words.tell(line))
    for seat in state.pending:
        moves = ", ".join(state.game.notation(action) for action in state.actions(seat))
        print(words.say("replay-moves", who=record.seats[seat], moves=moves))
