"""Traces for an OpenTelemetry collector: a real one is asked for nothing but to take them."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from tests.server.running import Server

PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


class Collector(HTTPServer):
    """Takes spans."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.spans: list[Any] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        assert self.path == "/v1/traces"
        sent = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.spans += [
            span for part in sent.resource_spans for scope in part.scope_spans for span in scope.spans
        ]
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as one:
        thread = threading.Thread(target=one.serve_forever)
        thread.start()
        yield one
        one.shutdown()
        thread.join()


def test_requests_and_commands_are_spans_without_what_is_private(data: Path, collector: Collector) -> None:
    with Server(data, "--traces", collector.url) as server:
        id, (token, _) = server.table("Ada", "Ben")
        server.get(f"/api/tables/{id}", traceparent=PARENT)
        server.get("/api/tables/nowhere")
        with server.device(id, token) as ada:
            ada.do("resign")
        assert server.stop() == 0
    spans = {span.name: span for span in collector.spans}
    asked = next(span for span in collector.spans if span.parent_span_id.hex() == PARENT.split("-")[2])
    assert asked.name == "GET /api/tables/{id}"
    assert asked.trace_id.hex() == PARENT.split("-")[1]
    attributes = {one.key: one.value for one in asked.attributes}
    assert attributes["http.response.status_code"].int_value == 200
    assert len(attributes["parlour.request"].string_value) == 16
    command = spans["command"]
    assert command.end_time_unix_nano >= command.start_time_unix_nano
    told = repr(collector.spans)
    assert all(secret not in told for secret in (id, token, "Ada"))


def test_nothing_of_it_is_imported_without_the_option() -> None:
    code = "import sys, parlour.server.launch; sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
