"""The commands around the table in the browser: serving it, and checking that its cards were fair."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from pressgang.core import Match, Problem, Record
from pressgang.words import Voice

from .reading import read_text, whole_number

TRIES = 20
"""If nobody said which port, and the usual one is taken, so many others are tried."""


def serve_commands(commands: Any, words: Voice) -> None:
    """Add the commands."""
    parser = commands.add_parser("serve", help=words.say("cli-serve"))
    parser.add_argument("--host", metavar="NAME", help=words.say("cli-host"))
    parser.add_argument("--port", metavar="N", help=words.say("cli-port"))
    parser.add_argument("--database", metavar="URL", help=words.say("cli-database"))
    parser.add_argument("--data", metavar="DIR", type=Path, help=words.say("cli-data"))
    parser.add_argument("--workers", metavar="N", help=words.say("cli-serve-workers"))
    parser.add_argument("--no-browser", action="store_true", help=words.say("cli-no-browser"))
    parser.set_defaults(run=run_serve)
    check = commands.add_parser("verify", help=words.say("cli-verify"))
    check.add_argument("file", metavar="FILE", help=words.say("cli-file"))
    check.set_defaults(run=run_verify)


def run_serve(chosen: argparse.Namespace, words: Voice) -> int:
    """Serve the table in the browser; without any arguments that is what the command does."""
    from pressgang.server.run import serve
    from pressgang.server.settings import database_in, read_settings

    asked = vars(chosen)
    port = None if asked.get("port") is None else whole_number(asked["port"], "--port", 0, 65535)
    workers = None if asked.get("workers") is None else whole_number(asked["workers"], "--workers", 1, 64)
    database = asked.get("database")
    if database is None and asked.get("data") is not None:
        database = database_in(asked["data"])
    settings = read_settings(os.environ, host=asked.get("host"), port=port, database=database, workers=workers)
    tries = TRIES if port is None and "PRESSGANG_PORT" not in os.environ else 1

    def announce(address: str) -> None:
        print(address, flush=True)
        print(words.say("serve-stop"), flush=True)

    return serve(settings, announce, not asked.get("no_browser") and _has_browser(), tries)


def _has_browser() -> bool:
    """Whether there is a screen to open a browser on."""
    return os.name == "nt" or os.uname().sysname == "Darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run_verify(chosen: argparse.Namespace, words: Voice) -> int:
    """Check that a game was played with the cards of the seed that had been committed to."""
    record = Record.loads(read_text(chosen.file))
    verify(record)
    print(words.say("verified", commitment=record.commitment, count=len(record.luck)))
    return 0


def verify(record: Record) -> None:
    """The commitment must be that of the seed, and the seed must give exactly the luck of the record."""
    from pressgang.table.opening import commitment_of

    if record.commitment is None or record.seed is None:
        raise Problem("verify-nothing")
    if commitment_of(record.seed) != record.commitment:
        raise Problem("verify-seed", found=commitment_of(record.seed), commitment=record.commitment)
    seeded = Record(record.game, record.options, record.seats, None, record.moves, record.seed, record.position, asked=record.asked)
    luck = Match(seeded).record().luck
    for entry in range(max(len(luck), len(record.luck))):
        ours, theirs = luck[entry : entry + 1], record.luck[entry : entry + 1]
        if ours != theirs:
            raise Problem("verify-luck", entry=entry)
