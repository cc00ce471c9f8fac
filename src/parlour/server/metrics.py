"""Metrics for Prometheus.

Counters are plain integers, since every message is counted; they are converted when Prometheus asks.
"""

from __future__ import annotations

import hmac
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from parlour.server.limits import is_local
from parlour.server.problems import Refusal
from parlour.tables.hub import Hub

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds of the histogram, in seconds."""


class Times:
    """Histogram of durations.

    >>> times = Times()
    >>> times.note(0.004)
    >>> times.note(9.0)
    >>> times.buckets()[3:5], times.buckets()[-1]
    ([('0.005', 1), ('0.01', 1)], ('+Inf', 2))
    """

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Cumulative counts, as Prometheus expects them."""
        found: list[tuple[str, float]] = []
        count = 0
        for name, more in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            count += more
            found.append((name, count))
        return found


class MetricsReaders:
    """Who may read the metrics: programs on this machine, and those that send the operator's token."""

    def __init__(self, token: str) -> None:
        self._token = token.encode()

    def check(self, client: str, authorization: str) -> None:
        scheme, _, token = authorization.partition(" ")
        if self._token and scheme.lower() == "bearer" and hmac.compare_digest(token.strip().encode(), self._token):
            return
        if self._token or not is_local(client):
            raise Refusal(HTTPStatus.FORBIDDEN, "server-metrics-closed")


class Metrics(Collector):
    """The metrics of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self.connections = 0
        self.received = self.sent = 0
        self.done = self.refused = 0
        self.ended: Counter[str] = Counter()
        "Connections that the server ended, by reason."
        self.requests: Counter[int] = Counter()
        "By status."
        self.request_times = Times()
        self.command_times = Times()

    def collect(self) -> Iterator[Metric]:
        counts = self._hub.counts
        yield GaugeMetricFamily("parlour_tables", "Tables in memory.", len(self._hub.cache.tables))
        yield GaugeMetricFamily("parlour_connections", "Devices connected by WebSocket.", self.connections)
        for name, text, count in (
            ("parlour_messages_received", "Messages from devices.", self.received),
            ("parlour_messages_sent", "Messages to devices.", self.sent),
            ("parlour_lines", "Lines added to logs.", counts.lines),
            ("parlour_commits", "Transactions of the store.", counts.commits),
            ("parlour_commit_seconds", "Time spent in transactions.", counts.commit_seconds),
            ("parlour_failed_commits", "Transactions that failed.", counts.failed_commits),
            ("parlour_bot_moves", "Commands of bots.", counts.bot_moves),
            ("parlour_tables_deleted", "Tables deleted because nobody used them any more.", counts.deleted),
        ):
            yield CounterMetricFamily(name, text, count)
        yield _by("parlour_commands", "Commands, by outcome.", "outcome", self._outcomes())
        yield _by("parlour_connections_ended", "Connections that the server ended.", "reason", self.ended)
        yield _by("parlour_http_requests", "Requests, by status.", "status", self.requests)
        for name, text, times in (
            ("parlour_command_seconds", "From a command to its answer, commit included.", self.command_times),
            ("parlour_http_request_seconds", "Time to answer a request.", self.request_times),
        ):
            yield HistogramMetricFamily(name, text, times.buckets(), times.total)

    def _outcomes(self) -> dict[str, int]:
        return {"done": self.done, "refused": self.refused}

    def page(self) -> bytes:
        return generate_latest(self._registry)


def _by(name: str, text: str, label: str, counts: Counter[str] | Counter[int] | dict[str, int]) -> Metric:
    family = CounterMetricFamily(name, text, labels=[label])
    for key, count in counts.items():
        family.add_metric([str(key)], count)
    return family
