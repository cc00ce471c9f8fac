"""`parlour serve`: open tables for browsers, here and on the local network."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

from parlour.cli.bot import add_named
from parlour.contract.i18n import Translator
from parlour.data.folders import data_folder
from parlour.kernel.errors import ParlourError

DEFAULT_PORT = "8765"
LAST_PORT = 65_535


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "serve",
        translator("cli-about-serve"),
        translator("cli-usage-serve"),
        ("parlour serve", translator("cli-example-serve")),
        ("parlour serve --local --port 9000", translator("cli-example-serve-local")),
    )
    group.add_argument("--port", default=DEFAULT_PORT, metavar="N", help=translator("cli-flag-port"))
    group.add_argument("--local", action="store_true", help=translator("cli-flag-local"))
    group.add_argument(
        "--data",
        type=Path,
        metavar=translator("cli-metavar-file"),
        help=translator("cli-flag-data"),
    )
    add_store(group, translator)
    group.add_argument(
        "--games",
        default="",
        metavar="MODULE,…",
        help=translator("cli-flag-modules"),
    )
    group.add_argument("--no-browser", action="store_true", help=translator("cli-flag-no-browser"))
    group.add_argument("--pace", default="1", metavar="N", help=translator("cli-flag-pace"))
    group.add_argument(
        "--host", action="append", default=[], metavar=translator("cli-metavar-name"), help=translator("cli-flag-host")
    )
    group.add_argument("--sync", choices=("normal", "full"), default="normal", help=translator("cli-flag-sync"))
    group.add_argument("--metrics-token", metavar="TOKEN", help=translator("cli-flag-metrics-token"))
    group.add_argument("--quota", default="256", metavar="MB", help=translator("cli-flag-quota"))
    group.add_argument("--keep", metavar=translator("cli-metavar-days"), help=translator("cli-flag-keep"))
    add_named(group, translator)
    group.add_argument("--test-seed", metavar="N", help=translator("cli-flag-test-seed"))
    return group


def add_store(group: argparse._ArgumentGroup, translator: Translator) -> None:
    """The option for another store than the usual file."""
    group.add_argument("--store", metavar="postgresql://…", help=translator("cli-flag-store"))


def place_of(args: argparse.Namespace) -> Path | str:
    """Where the store is: by `--data`, `--store` or the environment, or the default."""
    store: str = args.store or os.environ.get("PARLOUR_STORE", "")
    if args.data is not None and args.store:
        raise ParlourError("cli-data-or-store")
    if args.data is not None or not store:
        return args.data or store_path()
    from parlour.tables.stores import read_place

    return read_place(store)


def store_path() -> Path:
    """Default path of the store."""
    return data_folder() / "tables.db"


def command(args: argparse.Namespace, translator: Translator) -> int:
    port, pace, test_seed = read_port(args.port), _above_zero(args.pace), _seed(args.test_seed)
    quota = None if args.quota == "none" else round(_above_zero(args.quota) * 1024 * 1024)
    keep = None if args.keep is None else _above_zero(args.keep)
    if args.games:
        from parlour import games

        games.add(args.games)
    from parlour.server.launch import Settings, serve
    from parlour.tables.storage_limits import StorageLimits

    return serve(
        Settings(
            data=place_of(args),
            port=port,
            local=args.local,
            browser=not args.no_browser,
            pace=pace,
            hosts=tuple(args.host),
            sync=args.sync,
            metrics_token=args.metrics_token or os.environ.get("PARLOUR_METRICS_TOKEN", ""),
            storage=StorageLimits(owner_bytes=quota, keep_days=keep),
            language=translator.language,
            test_seed=test_seed,
        )
    )


def this_program() -> list[str]:
    """The command that runs this Parlour: the program of one file, or the package with its Python."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "parlour"]


def at_home(translator: Translator) -> int:
    """`parlour` alone, or a double click on the program."""
    from parlour.server.launch import Settings, serve

    return serve(Settings(data=store_path(), at_home=True, language=translator.language))


def read_port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise ParlourError("cli-bad-port", text=text[:40], last=LAST_PORT)
    return int(text)


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
