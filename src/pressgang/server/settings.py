"""What whoever runs a server can set, by the command line or by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from platformdirs import user_data_dir

from pressgang.core import Problem


class Settings(Struct, frozen=True, kw_only=True):
    """All settings, with their defaults."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8787
    workers: int | None = None
    """So many processes think; None: one core fewer than there are."""
    origins: tuple[str, ...] = ()
    """Other origins that may use this server, besides the one that it is reached at."""
    hosts: tuple[str, ...] = ()
    """Names by which this server may be called, besides those of its machine and addresses as numbers; `*`: any."""
    proxies: str = "127.0.0.1"
    """The reverse proxies whose word is taken for the client's address."""
    tables_per_client: int = 40
    """Unfinished tables that a browser may have opened."""
    tables_per_address: int = 600
    """Tables that may be opened from one address in an hour."""
    changes_per_address: int = 300
    """Names and personal links that may be asked for from one address in an hour."""
    sockets_per_address: int = 200
    """Connections to tables that one address may have at once."""
    sockets_per_table: int = 1000
    """Connections that a table may have."""
    messages_per_second: int = 50
    """Over one socket, on average; for a moment it may be twice as many."""
    keep_days: int | None = None
    """So many days tables are kept after they are over; None: for ever."""
    pause: float = 1.0
    """Seconds that a person has to take back a choice before a bot moves on."""
    log_level: str = "INFO"


LIMITS: Final = (
    *("tables_per_client", "tables_per_address", "changes_per_address", "sockets_per_address", "sockets_per_table", "messages_per_second"),
)
READ: Final[dict[type[int] | type[float] | type[str], tuple[str, ...]]] = {
    int: ("workers", "port", "keep_days", *LIMITS),
    float: ("pause",),
    str: ("host", "proxies", "log_level"),
}
"""What the environment may say, each as PRESSGANG_ and its name."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept if no database is given."""
    return Path(environment.get("PRESSGANG_DATA") or user_data_dir("pressgang", appauthor=False))


def database_in(folder: Path) -> str:
    """The default database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings: what was given, else what the environment says (`PRESSGANG_...`), else the defaults."""
    facts: dict[str, object] = {}
    for kind, names in READ.items():
        for name in names:
            _read(facts, environment, name, kind)
    for name in ("origins", "hosts"):
        listed = environment.get(f"PRESSGANG_{name.upper()}", "")
        facts[name] = tuple(each.strip() for each in listed.split(",") if each.strip())
    facts["database"] = environment.get("PRESSGANG_DATABASE_URL") or database_in(data_folder(environment))
    facts.update({name: value for name, value in given.items() if value is not None})
    return Settings(**facts)  # type: ignore[arg-type]


def _read(facts: dict[str, object], environment: Mapping[str, str], name: str, kind: type[int] | type[float] | type[str]) -> None:
    variable = f"PRESSGANG_{name.upper()}"
    text = environment.get(variable)
    if not text:
        return
    try:
        facts[name] = kind(text)
    except ValueError as error:
        raise Problem("bad-setting", name=variable, found=text) from error
