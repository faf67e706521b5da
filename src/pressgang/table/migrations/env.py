"""Alembic's way in: migrates on the connection that `storage/migrate.py` hands over."""

from alembic import context

from pressgang.table.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
