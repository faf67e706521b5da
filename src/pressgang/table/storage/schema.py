"""What is kept in the database, as SQLAlchemy tables. A change here needs a migration in `table/migrations/`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

ID: Final = 16
HASH: Final = 64

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(HASH), primary_key=True),  # the SHA-256 of the token in the browser's cookie
    Column("name", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("face", String(20), nullable=False, default="", server_default=""),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(HASH), nullable=False),
    Column("start", Text),  # the record that a lesson, or a game played on, begins with
    Column("public", Boolean, nullable=False),
    Column("clock", Integer),
    Column("window", Integer, nullable=False),
    Column("coach", Boolean),
    Column("lesson", String(40)),
    Column("host", String(HASH), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("opened", Float, nullable=False),
    Column("ended", Float),
    Column("moves", Integer, nullable=False, default=0),
    Column("scores", Text),
    Column("winners", Text),
    Column("record", Text),  # the whole game, once it is over
    Column("rematch", String(ID)),
    Column("driver", String(40), nullable=False, default=""),  # the process that moves its bots and looks at its clocks
    Column("until", Float, nullable=False, default=0.0),  # ... and until when it said so
    Column("resting", Boolean, nullable=False, default=False),  # nothing will happen before a person comes
    Index("tables_in_the_lobby", "public", "stage", "opened"),
    Index("tables_to_drive", "stage", "resting", "until"),
    Index("tables_of_a_host", "host", "stage"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("helped", Boolean, nullable=False, default=False),
    Column("ahead", Integer),
    Column("face", String(20), nullable=False, default="", server_default=""),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(HASH), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Index("sitters_of_a_player", "player", "since"),
)

links = Table(
    "links",
    metadata,
    Column("id", String(HASH), primary_key=True),  # the SHA-256 of the token in the link
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("back", Boolean, nullable=False),  # the last choice is taken back
    Column("seat", Integer, nullable=False),
    Column("move", String(700), nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text),
    Column("reaction", String(20)),
    Column("at", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
