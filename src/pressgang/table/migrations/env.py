"""Alembic's way in: migrates on the connection that `migrate.py` hands over."""

from alembic import context

from pressgang.table.shelves import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
