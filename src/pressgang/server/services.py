"""What the handlers of the server share."""

from __future__ import annotations

from pressgang.table.house import House

from .analysis import Analysis
from .limits import Crowd, Hourly
from .meters import Meters
from .settings import Settings


class Services:
    """One of each for the whole process."""

    def __init__(self, settings: Settings, house: House) -> None:
        self.settings = settings
        self.house = house
        self.analysis = Analysis(house)
        self.meters = Meters()
        self.openings = Hourly(settings.tables_per_address)
        self.changes = Hourly(settings.changes_per_address, "too-often")
        """New names and personal links."""
        self.sockets = Crowd(settings.sockets_per_address)
        house.storage.database.writer.measure = self.meters.stored
