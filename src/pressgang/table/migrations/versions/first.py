"""Tables, seats, entries, chat, links and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table() -> "sa.Column[str]":
    return sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("window", sa.Integer, nullable=False),
        sa.Column("coach", sa.Boolean),
        sa.Column("lesson", sa.String(40)),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("winners", sa.Text),
        sa.Column("record", sa.Text),
        sa.Column("rematch", sa.String(16)),
        sa.Column("driver", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("resting", sa.Boolean, nullable=False),
    )
    op.create_index("tables_in_the_lobby", "tables", ["public", "stage", "opened"])
    op.create_index("tables_to_drive", "tables", ["stage", "resting", "until"])
    op.create_index("tables_of_a_host", "tables", ["host", "stage"])
    op.create_table(
        "seats",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
        sa.Column("ahead", sa.Integer),
    )
    op.create_table(
        "sitters",
        _table(),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("sitters_of_a_player", "sitters", ["player", "since"])
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        _table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("back", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(700), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chats",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("reaction", sa.String(20)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("reviews", _table(), sa.Column("text", sa.Text, nullable=False))


def downgrade() -> None:
    for name in ("reviews", "chats", "entries", "links", "sitters", "seats", "tables", "players"):
        op.drop_table(name)
