"""The ASGI application: HTTP by Litestar, the WebSocket, and the checks of every request."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Collection, Mapping
from contextlib import nullcontext, suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Litestar, MediaType, Response, get, route
from litestar.config.app import AppConfig
from litestar.connection import Request
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.params import PathParameter

import parlour
from parlour.kernel.errors import ParlourError
from parlour.server import (
    admin,
    aids,
    description,
    gallery,
    games,
    headers,
    invitations,
    limits,
    logs,
    metrics,
    pictures,
    prints,
    replays,
    tables,
    tools,
)
from parlour.server.addresses import Door
from parlour.server.asgi import Message, Receive, Scope, Send
from parlour.server.background import BackgroundProcess
from parlour.server.limits import Buckets, Pace
from parlour.server.lookup import handlers as lookup
from parlour.server.metrics import Metrics, MetricsReaders
from parlour.server.page import Docs, Page
from parlour.server.problems import Refusal, TooOften, body_of, headers_of, problem_of
from parlour.server.replays import Replays
from parlour.server.routing import Router, note_elsewhere
from parlour.server.sockets import Sockets
from parlour.server.types.tables import Health
from parlour.tables.errors import Closing, NoTable, OwnedElsewhere, StoreError
from parlour.tables.hub import Hub

if TYPE_CHECKING:
    from parlour.server.traces import Traces

log = logging.getLogger(__name__)

READING = ("GET", "HEAD", "OPTIONS")
_TABLE = re.compile(r"/(?:t|screen)/([^/]+)")
"""Paths of the page that show a table."""
FINISH_SECONDS = 5.0
"""How long a node that stops waits for the requests that it is answering."""
FINISH_CHECK = 0.02
"""Seconds between two looks at whether there are any."""
_HUNG_UP = "client disconnected prematurely"
"""Litestar's error when a client disconnects in the middle of a request."""


class App:
    """An ASGI application that starts and stops a hub."""

    def __init__(
        self,
        hub: Hub,
        *,
        pace: Pace | None = None,
        page: Page | None = None,
        docs: Docs | None = None,
        local: bool = False,
        hosts: Collection[str] = (),
        metrics_token: str = "",
        base_path: str = "",
        traces: Traces | None = None,
    ) -> None:
        """`hosts` are the public names of this server; `metrics_token` lets other machines read the metrics;
        `base_path` is the path under which a proxy offers it, which the proxy may pass on or strip."""
        self._base_path = base_path
        self._traces = traces
        pace = pace or Pace()
        self._hosts = frozenset(host.lower() for host in hosts)
        self.hub = hub
        self.metrics = Metrics(hub)
        self._requests = Buckets(pace.requests)
        self._sockets = Sockets(hub, pace, self.metrics, self._hosts, traces)
        self._background = BackgroundProcess()
        self._printer = BackgroundProcess(prints.SECONDS)
        self.operator = admin.Operator(hub)
        readers = MetricsReaders(metrics_token)
        self._http = _litestar(
            hub,
            pace,
            self.metrics,
            readers,
            page or Page(base_path=base_path),
            docs or Docs(base_path=base_path),
            Door(local=local, base_path=base_path),
            self._background,
            self._printer,
            self.operator,
        )
        self._router = Router(hub, self._http)  # type: ignore[arg-type]
        self._stopped = False
        self._answering = 0
        "Requests that are being answered."

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._base_path and scope["type"] != "lifespan":
            scope = self._without_base(scope)
        match scope["type"]:
            case "websocket":
                await self._sockets(scope, receive, send)
            case "http":
                self._answering += 1
                try:
                    await self._answer(scope, receive, send)
                finally:
                    self._answering -= 1
            case "lifespan":
                await self._live(receive, send)

    def _without_base(self, scope: Scope) -> Scope:
        base = self._base_path
        if scope["path"] != base and not scope["path"].startswith(f"{base}/"):
            return scope
        raw = scope.get("raw_path") or scope["path"].encode()
        return {
            **scope,
            "path": scope["path"].removeprefix(base) or "/",
            "raw_path": raw.removeprefix(base.encode()) or b"/",
        }

    # Lifespan

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.hub.start()
            self._router.start()
            await self.hub.joined()
        except ParlourError as error:
            await send({"type": "lifespan.startup.failed", "message": error.message})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def leave(self) -> bool:
        """Before a stop: other nodes take over, and nothing that is asked here meanwhile fails. Returns False if there
        is no other node."""
        return await self.hub.leave()

    async def finish(self) -> None:
        """Wait for the requests that are being answered, unless they are slow."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                while self._answering:
                    await asyncio.sleep(FINISH_CHECK)

    async def stop(self) -> None:
        """End all connections, and stop the clocks (AG-6)."""
        if not self._stopped:
            self._stopped = True
            self._background.stop()
            self._printer.stop()
            await self.hub.stop()

    # Every request

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        host = headers.find(scope["headers"], b"host")
        client = limits.name_of(scope["client"])
        answered = logs.begin_request(headers.find(scope["headers"], b"x-request-id"), client)
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                part = status == HTTPStatus.OK and scope["path"].startswith(headers.PARTS)
                given = tuple(message.get("headers", ()))
                message["headers"] = [
                    *given,
                    (b"x-request-id", answered.id.encode()),
                    # Answers contain tokens and what only one seat sees; those that may be kept say so themselves.
                    *(() if headers.find(given, b"cache-control") else headers.NOT_STORED),
                    *(headers.OF_PARTS if part else headers.of(host)),
                ]
            await send(message)

        method, path = scope["method"], scope["path"]
        with nullcontext() if self._traces is None else self._traces.request(method, scope) as span:
            refusal = self._refusal(scope)
            if refusal is not None:
                await _refuse(refusal, send_with_headers)
            else:
                try:
                    await self._router(scope, receive, send_with_headers)
                except (StoreError, Closing) as error:  # the node that has the table is unknown or does not answer
                    await _refuse(error, send_with_headers)
            if span is not None:
                span.end_with(status)
        took = time.perf_counter() - began
        self.metrics.requests[status] += 1
        self.metrics.request_times.note(took)
        logs.note_access(method, path, status, took)

    def _refusal(self, scope: Scope) -> Refusal | None:
        wait = self._requests.take(limits.name_of(scope["client"]))
        if wait:
            return TooOften(wait)
        if not headers.is_own_host(headers.find(scope["headers"], b"host"), self._hosts):
            host = headers.find(scope["headers"], b"host")[:100]
            return Refusal(HTTPStatus.MISDIRECTED_REQUEST, "server-other-host", host=host)
        if scope["method"] not in READING and headers.comes_from_elsewhere(scope["headers"]):
            return Refusal(HTTPStatus.FORBIDDEN, "server-other-origin")
        return None


async def _refuse(refusal: ParlourError, send: Send) -> None:
    problem = problem_of(refusal)
    body = body_of(problem)
    told = {"Content-Type": "application/json", "Content-Length": str(len(body)), **headers_of(refusal)}
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(name.lower().encode(), value.encode()) for name, value in told.items()],
        }
    )
    await send({"type": "http.response.body", "body": body})


# HTTP


def _litestar(
    hub: Hub,
    pace: Pace,
    figures: Metrics,
    readers: MetricsReaders,
    page: Page,
    docs: Docs,
    door: Door,
    background: BackgroundProcess,
    printer: BackgroundProcess,
    operator: admin.Operator,
) -> Litestar:
    slow = tables.Slow(pace)
    cached_replays = Replays(hub)

    def forget_defaults(config: AppConfig) -> AppConfig:
        config.logging_config = None
        return config

    return Litestar(
        [
            games.list_games,
            games.check_options,
            games.rulebook,
            games.rulebook_picture,
            games.messages,
            *tables.HANDLERS,
            *admin.HANDLERS,
            *invitations.HANDLERS,
            pictures.picture,
            *prints.HANDLERS,
            *aids.HANDLERS,
            *replays.HANDLERS,
            *lookup.HANDLERS,
            *tools.handlers(),
            *gallery.handlers(),
            health,
            live,
            show_metrics,
            serve_page,
        ],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "slow": Provide(lambda: slow, sync_to_thread=False),
            "figures": Provide(lambda: figures, sync_to_thread=False),
            "readers": Provide(lambda: readers, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "docs": Provide(lambda: docs, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "background": Provide(lambda: background, sync_to_thread=False),
            "printer": Provide(lambda: printer, sync_to_thread=False),
            "replays": Provide(lambda: cached_replays, sync_to_thread=False),
            "sitting": Provide(tables.sitting),
            "operator": Provide(lambda: operator, sync_to_thread=False),
            "operator_only": Provide(admin.operator_only),
        },
        exception_handlers={
            ParlourError: _tell_parlour,
            HTTPException: _tell_http,
            UnicodeError: _tell_unreadable,
            RecursionError: _tell_unreadable,
            Exception: _tell_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=parlour.__version__,
            description="Create, find and join tables, get finished games. Games are played over the WebSocket /ws.",
            path="/api/schema",
            render_plugins=[description.Readable(door.base_path), description.Json(), description.Style()],
        ),
        on_app_init=[forget_defaults],
        request_max_body_size=limits.SMALL_BODY,
    )


def _tell_parlour(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    assert isinstance(error, ParlourError)
    if isinstance(error, OwnedElsewhere | Closing):
        note_elsewhere(request.scope)  # type: ignore[arg-type]
    return _told(error)


def _tell_http(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Errors of Litestar: an unknown path, an invalid body."""
    assert isinstance(error, HTTPException)
    if error.detail == _HUNG_UP:
        return _told(Refusal(HTTPStatus.BAD_REQUEST, "server-bad-request", reason=error.detail))
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _tell_unexpected(request, error)
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            refusal = Refusal(error.status_code, "server-not-found", path=request.url.path[:100])
        case HTTPStatus.METHOD_NOT_ALLOWED:
            refusal = Refusal(error.status_code, "server-bad-method", method=request.method)
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            refusal = Refusal(error.status_code, "server-too-large")
        case _:
            refusal = Refusal(error.status_code, "server-bad-request", reason=_reason(error))
    return _told(refusal, error.headers or {})


def _tell_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A body that is not UTF-8, or nested too deeply."""
    return _told(Refusal(HTTPStatus.BAD_REQUEST, "server-bad-request", reason=str(error)[:200]))


def _reason(error: HTTPException) -> str:
    """Details of an invalid body."""
    if isinstance(error.extra, list) and error.extra:
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in error.extra)
    return error.detail.rstrip(".")


def _tell_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _told(Refusal(HTTPStatus.INTERNAL_SERVER_ERROR, "tables-failed"))


def _told(error: ParlourError, more: Mapping[str, str] | None = None) -> Response[bytes]:
    problem = problem_of(error)
    return Response(
        body_of(problem),
        status_code=problem.status,
        media_type=MediaType.JSON,
        headers={**(more or {}), **headers_of(error)},
    )


@get("/health", tags=["server"], summary="Readiness check")
async def health(hub: NamedDependency[Hub]) -> Health:
    """Writes to the store and reads it back; 503 if games cannot be saved."""
    await hub.check()
    return Health(status="well", version=parlour.__version__)


@get("/health/live", tags=["server"], summary="Liveness check")
async def live() -> Health:
    """Answers while the process runs, even if the store does not."""
    return Health(status="well", version=parlour.__version__)


@get("/metrics", tags=["server"], summary="Metrics for Prometheus", media_type=MediaType.TEXT)
async def show_metrics(
    figures: NamedDependency[Metrics],
    readers: NamedDependency[MetricsReaders],
    request: Request[Any, Any, Any],
    authorization: tables.Bearer = None,
) -> Response[bytes]:
    """Counts and durations of tables, connections, commands and commits: for this machine, or with the token that the
    operator has chosen."""
    readers.check(limits.name_of(request.scope["client"]), authorization or "")
    return Response(figures.page(), headers={"Content-Type": metrics.CONTENT_TYPE})


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def serve_page(
    page: NamedDependency[Page],
    docs: NamedDependency[Docs],
    hub: NamedDependency[Hub],
    request: Request[Any, Any, Any],
    path: Annotated[str, PathParameter(max_length=500)] = "/",
) -> Response[bytes]:
    """The page, the documentation, and their files."""
    served = None
    if not path.startswith("/api/"):
        served = docs.serve(path, request.headers)
        served = served or page.serve(path, request.headers, await _game_of(hub, path))
    if served is None:
        raise Refusal(HTTPStatus.NOT_FOUND, "server-not-found", path=path[:100])
    return Response(served.body, status_code=served.status, headers=served.headers)


async def _game_of(hub: Hub, path: str) -> str:
    """The game of the table that a path shows; empty for other paths, and if there is no such table."""
    shown = _TABLE.fullmatch(path)
    try:
        return (await hub.cache.meta(shown[1])).game if shown else ""
    except (NoTable, StoreError):  # the page says what is wrong
        return ""
