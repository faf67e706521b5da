"""The database with all that is kept in it, one attribute for each kind of thing."""

from __future__ import annotations

from .chat import ChatStore
from .database import Database
from .entries import EntryStore
from .leases import LeaseStore
from .links import LinkStore
from .lists import TableLists
from .players import PlayerStore
from .reviews import ReviewStore
from .seats import SeatStore
from .tables import TableStore


class Storage:
    """Everything that outlives the process."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.tables = TableStore(self.database)
        self.lists = TableLists(self.database)
        self.seats = SeatStore(self.database)
        self.entries = EntryStore(self.database)
        self.chat = ChatStore(self.database)
        self.links = LinkStore(self.database)
        self.players = PlayerStore(self.database)
        self.reviews = ReviewStore(self.database)
        self.leases = LeaseStore(self.database)

    @property
    def is_shared(self) -> bool:
        """Whether processes tell each other of changes by the database; a file tells nobody."""
        return not self.database.is_sqlite

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.database.open()

    async def close(self) -> None:
        """Store what is waiting and let go."""
        await self.database.close()
