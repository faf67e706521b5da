"""People have faces: those they chose, and those that they had when they sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("players", "seats"):
        op.add_column(name, sa.Column("face", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("players", "seats"):
        op.drop_column(name, "face")
