"""`parlour serve`: open tables for browsers, here and on the local network."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from pathlib import Path

from parlour.cli import config
from parlour.cli.bot import add_named
from parlour.contract.i18n import Translator
from parlour.data.folders import data_folder
from parlour.kernel.errors import ParlourError

LAST_PORT = 65_535
OWN_PATHS = ("api", "assets", "docs", "health", "metrics", "ws")
"""Paths of the server itself, which no path in front of it may begin with."""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "serve",
        translator("cli-about-serve"),
        translator("cli-usage-serve"),
        ("parlour serve", translator("cli-example-serve")),
        ("parlour serve --local --port 9000", translator("cli-example-serve-local")),
    )
    file, name = translator("cli-metavar-file"), translator("cli-metavar-name")
    group.add_argument("--config", type=Path, metavar=file, help=translator("cli-flag-config"))
    group.add_argument("--port", metavar="N", help=translator("cli-flag-port"))
    group.add_argument("--local", action="store_true", help=translator("cli-flag-local"))
    group.add_argument("--bind", metavar="ADDRESS", help=translator("cli-flag-bind", every="::"))
    group.add_argument("--base-path", metavar="/PATH", help=translator("cli-flag-base-path"))
    group.add_argument("--data", type=Path, metavar=file, help=translator("cli-flag-data"))
    group.add_argument("--store", metavar="postgresql://…", help=translator("cli-flag-store"))
    group.add_argument("--games", metavar="MODULE,…", help=translator("cli-flag-modules"))
    group.add_argument("--no-browser", action="store_true", help=translator("cli-flag-no-browser"))
    group.add_argument("--pace", metavar="N", help=translator("cli-flag-pace"))
    group.add_argument("--host", action="append", default=[], metavar=name, help=translator("cli-flag-host"))
    group.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=translator("cli-flag-proxy"))
    group.add_argument("--sync", choices=("normal", "full"), help=translator("cli-flag-sync"))
    group.add_argument("--metrics-token", metavar="TOKEN", help=translator("cli-flag-metrics-token"))
    group.add_argument("--bus", metavar="nats://…", help=translator("cli-flag-bus"))
    group.add_argument("--quota", metavar="MB", help=translator("cli-flag-quota"))
    group.add_argument("--keep", metavar=translator("cli-metavar-days"), help=translator("cli-flag-keep"))
    group.add_argument("--log-format", choices=("text", "json"), help=translator("cli-flag-log-format"))
    group.add_argument("--access-log", action="store_true", help=translator("cli-flag-access-log"))
    group.add_argument("--audit-log", metavar=file, help=translator("cli-flag-audit-log"))
    group.add_argument("--traces", metavar="URL", help=translator("cli-flag-traces", url="http://localhost:4318"))
    add_named(group, translator)
    group.add_argument("--test-seed", metavar="N", help=translator("cli-flag-test-seed"))
    return group


def add_store(group: argparse._ArgumentGroup, translator: Translator) -> None:
    """The options that say where the store is."""
    file = translator("cli-metavar-file")
    group.add_argument("--data", type=Path, metavar=file, help=translator("cli-flag-data"))
    group.add_argument("--store", metavar="postgresql://…", help=translator("cli-flag-store"))
    group.add_argument("--config", type=Path, metavar=file, help=translator("cli-flag-config"))


def place_of(args: argparse.Namespace) -> Path | str:
    """The location of the store, from flags, the environment, the settings file or the default."""
    config.settle_place(args)
    if not args.store:
        return args.data or store_path()
    from parlour.tables.stores import read_place

    return read_place(args.store)


def store_path() -> Path:
    """Default path of the store."""
    return data_folder() / "tables.db"


def command(args: argparse.Namespace, translator: Translator) -> int:
    port, pace, test_seed = read_port(args.port), _above_zero(args.pace), _seed(args.test_seed)
    place, bus = place_of(args), args.bus or ""
    if bus and isinstance(place, Path):
        raise ParlourError("cli-bus-needs-store")
    if bus and not bus.startswith(("nats://", "tls://")):
        raise ParlourError("cli-bad-bus", text=bus[:40])
    quota = None if args.quota == "none" else round(_above_zero(args.quota) * 1024 * 1024)
    keep = None if args.keep is None else _above_zero(args.keep)
    bind, base_path = read_address(args.bind or ""), read_base_path(args.base_path or "")
    if bind and args.local:
        raise ParlourError("cli-bind-or-local")
    if args.games:
        from parlour import games

        games.add(args.games)
    from parlour.server.launch import Settings, serve
    from parlour.tables.storage_limits import StorageLimits

    return serve(
        Settings(
            data=place,
            bus=bus,
            port=port,
            local=args.local,
            bind=bind,
            base_path=base_path,
            browser=not args.no_browser,
            pace=pace,
            hosts=tuple(args.host),
            proxies=tuple(map(read_network, args.proxy)),
            sync=args.sync,
            metrics_token=args.metrics_token,
            log_format=args.log_format,
            access_log=args.access_log,
            audit_log=None if args.audit_log is None else Path(args.audit_log).expanduser(),
            traces=args.traces or "",
            storage=StorageLimits(owner_bytes=quota, keep_days=keep),
            language=translator.language,
            test_seed=test_seed,
        )
    )


def this_program() -> list[str]:
    """The command that runs this Parlour: the single-file program, or the package with its Python."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "parlour"]


def at_home(translator: Translator) -> int:
    """`parlour` alone, or a double click on the program."""
    from parlour.server.launch import Settings, serve

    return serve(Settings(data=store_path(), at_home=True, language=translator.language))


def read_port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise ParlourError("cli-bad-port", text=text[:40], last=LAST_PORT)
    return int(text)


def read_address(text: str) -> str:
    """
    >>> read_address("[::1]"), read_address("10.0.0.2")
    ('::1', '10.0.0.2')
    """
    try:
        return text and str(ip_address(text.removeprefix("[").removesuffix("]")))
    except ValueError:
        raise ParlourError("cli-bad-bind", text=text[:60], examples="0.0.0.0, 10.0.0.2, ::1") from None


def read_network(text: str) -> str:
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError:
        raise ParlourError("cli-bad-proxy", text=text[:60]) from None


def read_base_path(text: str) -> str:
    """
    >>> read_base_path("/games/"), read_base_path("/")
    ('/games', '')
    """
    path = text.strip("/")
    if not path:
        return ""
    if not re.fullmatch(r"[a-zA-Z0-9_~-]+(/[a-zA-Z0-9_~-]+)*", path) or path.partition("/")[0] in OWN_PATHS:
        raise ParlourError("cli-bad-base-path", text=text[:60])
    return f"/{path}"


def _above_zero(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1_000_000:
        raise ParlourError("cli-bad-pace", text=text[:40])
    return number


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        raise ParlourError("cli-not-whole-number", text=text[:40])
    return int(text)
