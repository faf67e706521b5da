"""The commands around the table in the browser: serving it, and checking that its cards were fair."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from pressgang.core import Match, Problem, Record
from pressgang.words import Voice

from .flags import record_argument
from .parser import Parser
from .reading import make_folder, read_record, whole_number

TRIES = 20
"""If nobody said which port, and the usual one is taken, so many others are tried."""


def serve_flags(parser: Parser, words: Voice) -> None:
    """Where to listen, and where tables are kept."""
    parser.flag("--host", "NAME", words.say("cli-host"))
    parser.flag("--port", "N", words.say("cli-port"))
    parser.flag("--database", "URL", words.say("cli-database"))
    parser.flag("--data", "DIR", words.say("cli-data"), type=Path)
    parser.flag("--workers", "N", words.say("cli-serve-workers"))
    parser.switch("--no-browser", words.say("cli-no-browser"))
    parser.set_defaults(run=run_serve)


def verify_flags(parser: Parser, words: Voice) -> None:
    """Which record."""
    record_argument(parser, words)
    parser.set_defaults(run=run_verify)


def run_serve(chosen: argparse.Namespace, words: Voice) -> int:
    """Serve the table in the browser."""
    from pressgang.server.run import serve
    from pressgang.server.settings import database_in, read_settings

    port = None if chosen.port is None else whole_number(chosen.port, "--port", 0, 65535)
    workers = None if chosen.workers is None else whole_number(chosen.workers, "--workers", 1, 64)
    database = chosen.database
    if database is None and chosen.data is not None:
        make_folder(chosen.data)
        database = database_in(chosen.data)
    settings = read_settings(os.environ, host=chosen.host, port=port, database=database, workers=workers)
    tries = TRIES if port is None and "PRESSGANG_PORT" not in os.environ else 1

    def announce(address: str) -> None:
        print(address, flush=True)
        print(words.say("serve-stop"), flush=True)

    return serve(settings, announce, not chosen.no_browser and _has_browser(), tries)


def _has_browser() -> bool:
    """Whether there is a screen to open a browser on."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run_verify(chosen: argparse.Namespace, words: Voice) -> int:
    """Check that a game was played with the cards of the seed that had been committed to."""
    record = read_record(chosen.file)
    verify(record)
    print(words.say("verified", commitment=record.commitment, count=len(record.luck)))
    return 0


def verify(record: Record) -> None:
    """The commitment must be that of the seed, and the seed must give exactly the luck of the record."""
    from pressgang.table.commitment import commitment_of

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
