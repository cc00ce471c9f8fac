"""Starts the server, prints its address, and shuts it down."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPException
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Literal
from urllib.request import urlopen

import msgspec
import uvicorn

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import say
from parlour.server import audit, limits, logs
from parlour.server.addresses import local_addresses, proxy_networks, qr_for_terminal
from parlour.server.app import App
from parlour.server.http_guard import GuardedHTTP, raise_file_limit
from parlour.server.limits import Pace
from parlour.server.page import Page
from parlour.server.websocket import FastWebSocket
from parlour.tables.backup import StoreInUse, StoreLock
from parlour.tables.hub import Hub
from parlour.tables.storage_limits import StorageLimits
from parlour.tables.store_worker import StoreWorker
from parlour.tables.stores import Place, locked, name_of, open_to_serve

if TYPE_CHECKING:
    from parlour.server.traces import Traces

PORT = 8765
MORE_PORTS = 20
"""How many ports after the usual one are tried, if others use it."""
CLOSE_SECONDS = 0.05
"""Seconds for the last messages to be sent at shutdown."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of the server."""

    data: Place
    "The store."
    port: int = PORT
    local: bool = False
    "Only for this machine, not for the network."
    bind: str = ""
    "The address to listen on; empty: all of IPv4, or this machine if `local`."
    base_path: str = ""
    "The path under which a proxy offers the server: empty, or such as `/games`."
    browser: bool = True
    at_home: bool = False
    """Started by `parlour` alone: takes the next free port if its own is in use, opens the page with a welcome, also
    without a terminal, or opens the server that already runs."""
    pace: float = 1.0
    "Factor of the rate limits."
    storage: StorageLimits = StorageLimits()
    sync: Literal["normal", "full"] = "normal"
    "Whether every commit waits for the disk."
    hosts: tuple[str, ...] = ()
    "Public names of the server."
    proxies: tuple[str, ...] = ()
    "Addresses and networks of proxies on other machines, whose `X-Forwarded-For` counts."
    metrics_token: str = ""
    bus: str = ""
    "The address of NATS, over which several nodes of one database reach each other."
    log_format: Literal["text", "json"] = "text"
    access_log: bool = False
    audit_log: Path | None = None
    traces: str = ""
    "The address of an OpenTelemetry collector; empty: no traces."
    language: str = "en"
    test_seed: int | None = None
    "Seed of all deals, rolls and choices of bots: for tests, and only together with `local`."


class PortTaken(ParlourError):
    """The port is in use."""


def serve(settings: Settings) -> int:
    """Run until a signal. Returns the exit status."""
    try:
        return _serve(settings)
    except StoreInUse as error:
        if not settings.at_home and error.address == _here(settings):
            raise _taken(settings) from error
        if not settings.at_home or not _is_parlour(error.address):
            raise
        print(say("server-opened-again", settings.language, url=error.address), flush=True)
        if _has_screen():
            webbrowser.open(error.address)
        return 0


def _serve(settings: Settings) -> int:
    if settings.test_seed is not None and not settings.local:
        raise ParlourError("server-test-seed-local")
    began = time.perf_counter()
    logs.set_up(settings.log_format, access=settings.access_log)
    raise_file_limit()
    with (
        _auditing(settings.audit_log),
        _tracing(settings.traces) as traces,
        locked(settings.data) as lock,
        closing(listen(settings)) as listener,
        closing(open_to_serve(settings.data, settings.sync)) as store,
    ):
        hub = Hub(StoreWorker(store), test_seed=settings.test_seed, storage=settings.storage, bus=settings.bus)
        app = App(
            hub,
            pace=Pace().times(settings.pace),
            page=Page(base_path=settings.base_path),
            local=settings.local,
            hosts=settings.hosts,
            metrics_token=settings.metrics_token,
            base_path=settings.base_path,
            traces=traces,
        )
        server = _Server(app, settings, listener, lock, began)
        server.run(sockets=[listener])
    return 0 if server.started else 1


@contextmanager
def _auditing(path: Path | None) -> Iterator[None]:
    if path is None:
        yield
        return
    handler = audit.write_to(path)
    try:
        yield
    finally:
        audit.stop_writing(handler)


@contextmanager
def _tracing(address: str) -> Iterator[Traces | None]:
    if not address:
        yield None
        return
    from parlour.server.traces import Traces

    traces = Traces(address)
    try:
        yield traces
    finally:
        traces.stop()


def listen(settings: Settings) -> socket.socket:
    """Bind the port; at home, the next free one if it is in use."""
    if settings.at_home:
        return _next_free(settings)
    try:
        return _bind(settings, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _taken(settings) from error
        if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
            raise ParlourError("server-no-address", address=settings.bind) from error
        if error.errno == errno.EACCES:
            raise PortTaken("server-port-reserved", port=settings.port) from error
        raise


def _next_free(settings: Settings) -> socket.socket:
    for port in range(settings.port, settings.port + MORE_PORTS):
        try:
            listener = _bind(settings, port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            continue
        break
    else:
        listener = _bind(settings, 0)
    found = listener.getsockname()[1]
    if found != settings.port:
        print(say("server-other-port", settings.language, port=str(settings.port), other=str(found)))
    return listener


def _bind(settings: Settings, port: int) -> socket.socket:
    address = settings.bind or ("127.0.0.1" if settings.local else "0.0.0.0")
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # Name the protocol: otherwise asyncio does not set TCP_NODELAY, and small responses wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # on Windows this would let two programs share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:  # “::” is all of IPv6 and of IPv4, on every system
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, address != "::")
    try:
        listener.bind((address, port))
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(False)
    return listener


def _taken(settings: Settings) -> PortTaken:
    """The program that uses the port, if it can be found."""
    url = _here(settings)
    if _is_parlour(url):
        return PortTaken("server-already-running", url=url)
    return PortTaken("server-port-taken", port=settings.port, other=settings.port + 1)


def _here(settings: Settings, port: int | None = None) -> str:
    """The address for this machine.

    >>> _here(Settings(data="", port=80)), _here(Settings(data="", port=80, bind="::1"))
    ('http://127.0.0.1:80', 'http://[::1]:80')
    """
    name = "127.0.0.1" if settings.bind in ("", "0.0.0.0", "::") else settings.bind
    return f"http://{f'[{name}]' if ':' in name else name}:{settings.port if port is None else port}"


def _is_parlour(url: str) -> bool:
    """Whether a Parlour server answers there."""
    try:
        with urlopen(f"{url}/health/live", timeout=2) as answer:
            return b'"well"' in answer.read(1000)
    except (HTTPException, OSError, ValueError):
        return False


class _Server(uvicorn.Server):
    """uvicorn, with the printed address and a shutdown of the tables."""

    def __init__(
        self, app: App, settings: Settings, listener: socket.socket, lock: StoreLock | None, began: float
    ) -> None:
        self._app = app
        self._lock = lock
        self._settings = settings
        self._listener = listener
        self._began = began
        trusted = GuardedHTTP.proxies = proxy_networks(settings.proxies)
        app.operator.stop = self._finish
        super().__init__(
            uvicorn.Config(
                app,
                loop="asyncio",
                http=GuardedHTTP,
                ws=FastWebSocket,
                ws_max_size=limits.MESSAGE,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=[*map(str, trusted)],
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _rest_the_collector()
            port = self._listener.getsockname()[1]
            if self._lock is not None:
                self._lock.note(_here(self._settings, port))
            _announce(self._settings, port, self._began)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if await self._app.leave():
            for server in self.servers:  # from now on, balancers try another node
                server.close()
            await self._app.finish()
        await self._app.stop()
        await asyncio.sleep(CLOSE_SECONDS)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop by signal is no failure: the exit status is 0."""
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _finish(self) -> None:
        self.should_exit = True

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def _rest_the_collector() -> None:
    """Tune the garbage collector: frozen data has no cycles, and full collections over all tables cause long pauses.

    Young objects are collected often, old ones rarely, and those that exist at the start never. With Python's defaults
    the 99th percentile of answers was five times as long.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 100, 1_000)


def _announce(settings: Settings, port: int, began: float) -> None:
    language = settings.language
    base, here = settings.base_path, _here(settings, port) + settings.base_path
    for_all = not settings.local and settings.bind in ("", "0.0.0.0", "::")
    addresses = [f"http://{address}:{port}{base}" for address in local_addresses()] if for_all else []
    print(say("server-open", language, url=here))
    for url in addresses:
        print(say("server-open-network", language, url=url))
    if addresses and _in_terminal():
        print(qr_for_terminal(addresses[0], colour="NO_COLOR" not in os.environ))
    if not Page().is_built:
        print(say("server-no-page", language))
    print(say("server-saved-in", language, path=name_of(settings.data)), flush=True)
    logging.getLogger(__name__).info("up after %.2f s", time.perf_counter() - began)
    if settings.browser and _has_screen() and (settings.at_home or _in_terminal()):
        page = f"{here}/?welcome" if settings.at_home else here
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, page)


def _has_screen() -> bool:
    """Whether there is a graphical browser, or a command that opens one."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _in_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()
