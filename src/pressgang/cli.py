"""One command, `pressgang`: a thin function for each sub-command."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import pressgang
from pressgang.bots import make_bot
from pressgang.core import BadText, Match, Option, Problem, Record, Rulebook, State, rulebook, rulebooks
from pressgang.core import game as _core_game
from pressgang.lab import simulate
from pressgang.tui.plain import PlainTable
from pressgang.words import Voice, language_of, languages, voice

MOST_GAMES = 10**9
LONGEST_NAME = 40


COMPLAINTS = {
    "usage-choice": re.compile(r"argument (?P<argument>.+?): invalid choice: (?P<found>.+?) \(choose from (?P<values>.+)\)"),
    "usage-missing": re.compile(r"the following arguments are required: (?P<arguments>.+)"),
    "usage-unknown": re.compile(r"unrecognized arguments: (?P<arguments>.+)"),
    "usage-no-value": re.compile(r"argument (?P<argument>.+?): ignored explicit argument .+"),
    "usage-value": re.compile(r"argument (?P<argument>.+?): expected (?:one|at least one) argument"),
}
"""What argparse complains about, and our messages for it."""


class Parser(argparse.ArgumentParser):
    """A command line in the person's language, that tells what is wrong in one line, like every other problem."""

    words = voice()

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = self.words.say("cli-commands")
        self._optionals.title = self.words.say("cli-flags")
        self.add_argument("-h", "--help", action="help", help=self.words.say("cli-help"))
        self.add_argument("--lang", metavar="NAME", help=self.words.say("cli-lang", languages=", ".join(languages())))

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.words.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        for code, complaint in COMPLAINTS.items():
            found = complaint.fullmatch(message)
            if found is not None:
                raise Problem(code, command=self.prog, **found.groupdict())
        raise Problem("usage", why=message, command=self.prog)


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
        words = Parser.words = chosen_voice(arguments)
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
    parser = Parser(prog="pressgang", description=words.say("cli-about"), epilog=words.say("unofficial"))
    compiled = not str(_core_game.__file__).endswith(".py")
    version = words.say("version", version=pressgang.__version__, how="compiled" if compiled else "plain")
    parser.add_argument("--version", action="version", version=version, help=words.say("cli-version"))
    parser.set_defaults(run=run_help, parser=parser)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for title, game in _games_of(commands.add_parser("play", help=words.say("cli-play")), words):
        _play_flags(game, title, words)
    for title, game in _games_of(commands.add_parser("simulate", help=words.say("cli-simulate")), words):
        _simulate_flags(game, title, words)
    for title, game in _games_of(commands.add_parser("rules", help=words.say("cli-rules")), words):
        game.add_argument("topic", nargs="?", metavar="NAME", help=words.say("cli-topic"))
        if title.editions:
            game.add_argument("--edition", metavar="NAME", help=words.say("cli-edition"))
        game.set_defaults(run=run_rules, title=title)
    editions = commands.add_parser("editions", help=words.say("cli-editions"))
    editions.add_argument("game", nargs="?", metavar="GAME", default=rulebooks()[0].name, help=words.say("cli-game"))
    editions.set_defaults(run=run_editions)
    _replay_flags(commands.add_parser("replay", help=words.say("cli-replay")), words)
    return parser


def _games_of(command: Parser, words: Voice) -> list[tuple[Rulebook, Parser]]:
    """A parser for each game below a command."""
    games = command.add_subparsers(metavar="GAME", required=True, help=words.say("cli-game"), parser_class=Parser)
    return [(title, games.add_parser(title.name, help=words.say(title.name))) for title in rulebooks()]


def _option_flags(parser: Parser, title: Rulebook, words: Voice) -> None:
    """The options of a game, as flags with their names."""
    for option in title.options:
        flag, values = f"--{option.name}", ", ".join(option.values)
        if option.kind == "flag":
            parser.add_argument(flag, action="store_true", default=None, help=words.say("cli-option-flag"))
        elif option.kind == "data":
            parser.add_argument(flag, metavar="FILE", help=words.say("cli-option-data"))
        elif option.kind == "one":
            parser.add_argument(flag, metavar="NAME", help=words.say("cli-option-one", values=values))
        else:
            parser.add_argument(flag, metavar="NAMES", action="append", help=words.say("cli-option-many", values=values))


def _play_flags(parser: Parser, title: Rulebook, words: Voice) -> None:
    parser.add_argument("--players", metavar="N", help=words.say("cli-players"))
    _option_flags(parser, title, words)
    parser.add_argument("--bots", nargs="+", metavar="BOT", default=["random"], help=words.say("cli-opponents"))
    parser.add_argument("--seat", metavar="N", help=words.say("cli-seat"))
    parser.add_argument("--name", help=words.say("cli-name"))
    parser.add_argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.add_argument("--resume", metavar="FILE", help=words.say("cli-resume"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=words.say("cli-save"))
    parser.set_defaults(run=run_play, title=title)


def _simulate_flags(parser: Parser, title: Rulebook, words: Voice) -> None:
    parser.add_argument("--players", metavar="N", help=words.say("cli-players"))
    _option_flags(parser, title, words)
    parser.add_argument("--bots", nargs="+", metavar="BOT", default=["random"], help=words.say("cli-bots"))
    parser.add_argument("--games", metavar="N", default="1000", help=words.say("cli-games"))
    parser.add_argument("--seed", metavar="N", default="0", help=words.say("cli-seed"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))
    parser.add_argument("--records", metavar="DIR", type=Path, help=words.say("cli-records"))
    parser.set_defaults(run=run_simulate, title=title)


def _replay_flags(parser: Parser, words: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-file"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))
    parser.add_argument("--trace", action="store_true", help=words.say("cli-trace"))
    parser.set_defaults(run=run_replay)


# What is done


def run_help(chosen: argparse.Namespace, words: Voice) -> int:
    """Say what there is to do."""
    chosen.parser.print_help()
    return 0


def run_play(chosen: argparse.Namespace, words: Voice) -> int:
    """Play against bots in the terminal."""
    record = _new_record(chosen, words) if chosen.resume is None else _saved_record(chosen)
    if chosen.save is not None:
        _check_save(chosen.save, chosen.resume)
    me = _my_seat(chosen, record, words)
    others = [seat for seat in range(len(record.seats)) if seat != me]
    names = _one_each(chosen.bots, len(others))
    bots = {seat: make_bot(name, secrets.randbits(60)) for seat, name in zip(others, names, strict=True)}
    match = Match(record, listen=True)
    table = PlainTable(match, me, bots, words.themed(match.game.theme), chosen.save)
    table.names = dict(zip(others, names, strict=True))
    table.run()
    return 0


def run_simulate(chosen: argparse.Namespace, words: Voice) -> int:
    """Play many games between bots."""
    options = _options(chosen)
    players = _players(chosen, options, len(chosen.bots))
    game = chosen.title.game(players, options)
    bots = _one_each(chosen.bots, players)
    games = _whole_number(chosen.games, "--games", 1, MOST_GAMES)
    if chosen.records is not None:
        _make_folder(chosen.records)
    summary = simulate(game, bots, games, _whole_number(chosen.seed, "--seed", 0, 2**62 - 1), chosen.records)
    if chosen.json:
        print(json.dumps(summary.as_data()))
        return 0
    rate, decisions = round(summary.games / max(summary.seconds, 1e-9)), round(summary.decisions / max(summary.games, 1), 1)
    seconds = round(summary.seconds, 2)
    print(words.say("simulate-head", games=summary.games, game=words.say(game.name), seconds=seconds, rate=rate, decisions=decisions))
    for each in summary.bots:
        percent, score = round(100 * each.wins / max(summary.games, 1), 1), round(each.score / max(summary.games, 1), 2)
        print("  " + words.say("simulate-row", bot=each.bot, wins=each.wins, percent=percent, shared=each.shared, score=score))
    order = ", ".join(f"{score / max(summary.games, 1):.2f}" for score in summary.by_turn_order)
    print("  " + words.say("simulate-order", scores=order))
    return 0


def run_replay(chosen: argparse.Namespace, words: Voice) -> int:
    """Play a record and show where it ends."""
    record = Record.loads(_read(chosen.file))
    if chosen.json or chosen.trace:
        state = record.replay(_print_arbiter if chosen.trace else None)
        if not chosen.trace or not record.moves:
            _print_arbiter(state)
        return 0
    _print_replay(record, words)
    return 0


def run_rules(chosen: argparse.Namespace, words: Voice) -> int:
    """Print the rules of a game, or of one thing in it."""
    title: Rulebook = chosen.title
    given = {} if getattr(chosen, "edition", None) is None else {"edition": chosen.edition}
    game = title.game(title.players(given)[0], given)
    words, edition = words.themed(game.theme), game.options.get("edition")
    if chosen.topic is None:
        print(words.say(f"{title.name}-rules", edition=edition))
    kinds = list(dict.fromkeys(topic.kind for topic in title.topics))
    wanted = None if chosen.topic is None else _slug(chosen.topic)
    named = {topic: _slug(words.say(f"{title.name}-{topic.kind}-{topic.slug}")) for topic in title.topics}
    found = [topic for topic in title.topics if wanted in (None, topic.slug, named[topic])]
    if not found:
        names = ", ".join(topic.slug for topic in title.topics)
        raise Problem("no-such-topic", game=title.name, name=chosen.topic, names=names)
    for kind in kinds:
        entries = [f"{title.name}-{kind}-{topic.slug}" for topic in found if topic.kind == kind]
        if entries and wanted is None:
            print("\n" + words.say(f"{title.name}-kind-{kind}"))
        for entry in entries:
            facts = "" if title.facts is None else words.tell(title.facts(entry.removeprefix(f"{title.name}-{kind}-"))) + " "
            text = facts + words.say(f"{entry}.text", edition=edition)
            print("  " * (wanted is None) + words.say("rules-topic", name=words.say(entry), text=text))
    if wanted is not None and words.has(f"{title.name}-own-design"):
        print(words.say(f"{title.name}-own-design"))
    return 0


def _slug(name: str) -> str:
    """A name as people type it, as it would be written in a record."""
    return re.sub(r"[^\w]+", "-", re.sub(r"['’`]", "", name.lower())).strip("-").replace("anchored-chest", "anchored_chest")


def run_editions(chosen: argparse.Namespace, words: Voice) -> int:
    """Print in which rules the editions of a game differ, side by side."""
    title = rulebook(chosen.game)
    if not title.editions:
        raise Problem("no-editions", game=title.name)
    for name in title.editions:
        entry = f"{title.name}-edition-{name}"
        print(words.say("editions-name", name=words.say(entry), slug=name, text=words.say(f"{entry}.text")))
    for row in title.switches:
        entry = f"{title.name}-switch-{row}"
        print("\n" + words.say("editions-row", row=row, name=words.say(entry)))
        for name in title.editions:
            print("  " + words.say("editions-cell", edition=name, text=words.say(f"{entry}.{name}")))
    return 0


# Reading what was asked


def _options(chosen: argparse.Namespace) -> dict[str, object]:
    """The game options that were given as flags."""
    given: dict[str, object] = {}
    for option in chosen.title.options:
        value = getattr(chosen, option.name)
        if value is not None and option.kind in ("many", "bag"):
            value = [item.strip() for part in value for item in part.split(",") if item.strip()]
        if value is not None and option.read is not None:
            value = _read_data(option, value)
        if value is not None:
            given[option.name] = value
    return given


def _players(chosen: argparse.Namespace, options: dict[str, object], seats: int) -> int:
    """How many play: as was asked, as the bots need, or as few as can."""
    if chosen.players is not None:
        return _whole_number(chosen.players, "--players", chosen.title.fewest, chosen.title.most)
    return seats if len(chosen.bots) > 1 else chosen.title.players(options)[0]


def _whole_number(text: str, flag: str, fewest: int, most: int) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 20 or not fewest <= int(text) <= most:
        raise Problem("bad-flag-number", flag=flag, fewest=str(fewest), most=str(most), found=text)
    return int(text)


def _one_each(bots: list[str], seats: int) -> list[str]:
    """A bot for each seat: as they are named, or the only one for all."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Problem("bots-count", count=len(bots), seats=seats)
    return bots


def _new_record(chosen: argparse.Namespace, words: Voice) -> Record:
    options = _options(chosen)
    players = _players(chosen, options, len(chosen.bots) + 1)
    me = _whole_number(chosen.seat or "0", "--seat", 0, players - 1)
    names = [words.say("name-bot", number=seat + (seat < me)) for seat in range(players)]
    names[me] = _checked_name(chosen.name) if chosen.name else words.say("name-player")
    seed = secrets.randbits(62) if chosen.seed is None else _whole_number(chosen.seed, "--seed", 0, 2**62 - 1)
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
    record = Record.loads(_read(chosen.resume))
    if record.game != chosen.title.name:
        raise Problem("plain-resume-other", path=chosen.resume, found=record.game, game=chosen.title.name)
    return record


def _my_seat(chosen: argparse.Namespace, record: Record, words: Voice) -> int:
    if chosen.seat is not None:
        return _whole_number(chosen.seat, "--seat", 0, len(record.seats) - 1)
    if chosen.name is not None:
        if chosen.name not in record.seats:
            raise Problem("name-not-there", path=chosen.resume, name=chosen.name, names=", ".join(record.seats))
        return record.seats.index(chosen.name)
    people = [seat for seat, name in enumerate(record.seats) if not _is_bot(name)]
    return people[0] if people else 0


def _is_bot(name: str) -> bool:
    """Whether the plain table gave this name to a bot, in any language."""
    return any(name == voice(language).say("name-bot", number=number) for language in languages() for number in range(1, 10))


def _check_save(path: Path, resumed: str | None) -> None:
    """Better to hear at the start that a game cannot be saved."""
    if path.exists() and str(path) != resumed:
        raise Problem("file-exists", path=path)
    if not os.access(path.parent, os.W_OK) or path.is_dir():
        raise Problem("cannot-write", path=path, why=path.parent)


def _read(path: str) -> str:
    """The text of a file; `-` is the standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("no-file", path=path, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise Problem("not-text", path=path) from error


def _read_data(option: Option, path: str) -> object:
    """The content of a file that is an option; what is wrong with it is told with the file's name."""
    assert option.read is not None
    try:
        return option.read(_read(path))
    except BadText as problem:
        raise Problem("no-file", path=path, why=problem) from problem


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("cannot-write", path=path, why=error.strerror) from error


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


if __name__ == "__main__":
    sys.exit(main())
