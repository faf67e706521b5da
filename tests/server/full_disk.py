"""A server whose disk can be full: SQLite gets no more pages than it has, as long as a file is there.

python full_disk.py FILE serve ...
"""

from __future__ import annotations

import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from pressgang.cli import main

MOST_PAGES = 2**30
"""So many SQLite can have. Fewer than there are cannot be set: those that are there may be used."""


def limit_pages(full: Path) -> None:
    """Look at every transaction whether the disk is full."""

    @event.listens_for(Engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"pragma max_page_count={1 if full.exists() else MOST_PAGES}").close()


if __name__ == "__main__":
    limit_pages(Path(sys.argv.pop(1)))
    main()
