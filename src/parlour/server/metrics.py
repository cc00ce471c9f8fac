"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE = CONTENT_TYPE_LATEST

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Counter("parlour_http_requests", "Requests, by status.", ["status"], registry=registry)
        self.request_seconds = Histogram(
            "parlour_http_request_seconds", "Time to answer a request.", buckets=_QUICK, registry=registry
        )
        self.connections = Gauge("parlour_connections", "Devices connected by WebSocket.", registry=registry)
        self.ended = Counter(
            "parlour_connections_ended", "Connections that the server ended, by reason.", ["reason"], registry=registry
        )
        self.messages = Counter("parlour_messages_received", "Messages from devices.", registry=registry)
        self.sent = Counter("parlour_messages_sent", "Messages to devices.", registry=registry)
        commands = Counter("parlour_commands", "Commands, by what became of them.", ["outcome"], registry=registry)
        self.done, self.refused = commands.labels("done"), commands.labels("refused")
        self.command_seconds = Histogram(
            "parlour_command_seconds",
            "From a command to its answer, commit included.",
            buckets=_QUICK,
            registry=registry,
        )

    def watch(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Show what `read` says whenever somebody looks."""
        Gauge(name, text, registry=self._registry).set_function(read)

    def page(self) -> bytes:
        return generate_latest(self._registry)
