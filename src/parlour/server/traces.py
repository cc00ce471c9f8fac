"""Traces for an OpenTelemetry collector (`--traces`, extra `traces`): requests, and commands from receipt to answer.

Spans carry routes, statuses and ids of requests; no names, tokens, ids of tables or contents of games.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

import parlour
from parlour.kernel.errors import ParlourError
from parlour.server import logs
from parlour.server.asgi import Scope
from parlour.server.headers import find

SERVER_ERROR = 500


class Traces:
    """Sends spans to a collector, in a thread of its own; what it cannot take is dropped."""

    def __init__(self, address: str) -> None:
        """`address` is that of the collector, such as `http://localhost:4318`."""
        if not address.startswith(("http://", "https://")):
            raise ParlourError("server-bad-collector", text=address[:60], url="http://localhost:4318")
        resource = Resource.create({"service.name": "parlour", "service.version": parlour.__version__})
        self._provider = TracerProvider(resource=resource)
        exporter = OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces")
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("parlour", parlour.__version__)
        self._parents = TraceContextTextMapPropagator()

    @contextmanager
    def request(self, method: str, scope: Scope) -> Iterator[RequestSpan]:
        """The span of a request, within that of the proxy that sent it, if it has one."""
        parent = self._parents.extract({"traceparent": find(scope["headers"], b"traceparent")})
        with self._tracer.start_as_current_span(method, parent, SpanKind.SERVER) as span:
            yield RequestSpan(span, method, scope)

    def command(self, seconds: float, outcome: str) -> None:
        """A command of a player that has just been answered."""
        now = time.time_ns()
        span = self._tracer.start_span("command", kind=SpanKind.SERVER, start_time=now - round(seconds * 1e9))
        span.set_attribute("parlour.outcome", outcome)
        span.end(now)

    def stop(self) -> None:
        """Send what is left."""
        self._provider.shutdown()


class RequestSpan:
    def __init__(self, span: Span, method: str, scope: Scope) -> None:
        self._span = span
        self._method = method
        self._scope = scope

    def end_with(self, status: int) -> None:
        route = str(self._scope.get("path_template") or "")
        self._span.update_name(f"{self._method} {route}".strip())
        self._span.set_attributes(
            {
                "http.request.method": self._method,
                "http.route": route,
                "http.response.status_code": status,
                "parlour.request": logs.current.get().id,
            }
        )
        if status >= SERVER_ERROR:
            self._span.set_status(StatusCode.ERROR)
