"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Meters:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("pressgang_sockets", "Open connections", registry=self.registry)
        self.tables = Gauge("pressgang_tables", "Live tables", registry=self.registry)
        self.moves = Counter("pressgang_moves", "Moves stored", registry=self.registry)
        self.refused = Counter("pressgang_refused", "Messages refused", ["code"], registry=self.registry)
        self.wait = Histogram("pressgang_move_seconds", "Move latency", buckets=FAST, registry=self.registry)
        self.batch = Histogram("pressgang_batch_entries", "Batch size", buckets=SIZES, registry=self.registry)
        self.commit = Histogram("pressgang_commit_seconds", "Transaction time", buckets=FAST, registry=self.registry)

    def stored(self, entries: int, seconds: float) -> None:
        """A transaction is done."""
        self.batch.observe(entries)
        self.commit.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
