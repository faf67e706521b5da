"""What is counted, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
ALARMING = ("not-stored", "too-busy")
"""Refusals that are counted from nothing on: Prometheus sees no increase in what was not there before."""


class Histogram(Collector):
    """Counts values by their size. That of Prometheus takes a lock and two steps for each value, which every move would pay for."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        """One more value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What Prometheus asks for."""
        names = [*[str(float(bound)) for bound in self._bounds], "+Inf"]
        yield HistogramMetricFamily(self._name, self._about, list(zip(names, accumulate(self._counts), strict=True)), self._sum)


class Meters:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.sockets = Gauge("pressgang_sockets", "Open connections", registry=self.registry)
        self.tables = Gauge("pressgang_tables", "Live tables", registry=self.registry)
        self.moves = Counter("pressgang_moves", "Moves stored", registry=self.registry)
        self.refused = Counter("pressgang_refused", "Messages refused", ["code"], registry=self.registry)
        for code in ALARMING:
            self.refused.labels(code)
        self.wait = Histogram("pressgang_move_seconds", "Move latency", FAST, self.registry)
        self.batch = Histogram("pressgang_batch_entries", "Batch size", SIZES, self.registry)
        self.commit = Histogram("pressgang_commit_seconds", "Transaction time", FAST, self.registry)

    def stored(self, entries: int, seconds: float) -> None:
        """A transaction is done."""
        self.batch.observe(entries)
        self.commit.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
