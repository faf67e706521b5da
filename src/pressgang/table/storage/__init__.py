"""Keeps tables in a database, SQLite in a file or PostgreSQL. All SQL is in here; whoever needs something asks for it by name."""

from .entries import Taken
from .leases import LEASE
from .storage import Storage

__all__ = ["LEASE", "Storage", "Taken"]
