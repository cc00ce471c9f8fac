"""`parlour backup` and `parlour restore`: all tables in one file, also while the server runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from parlour.cli.serve import store_path
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError


def arguments(
    add: Callable[..., argparse._ArgumentGroup], translator: Translator
) -> tuple[argparse._ArgumentGroup, ...]:
    backup = add(
        "backup",
        translator("copy all tables into one file, also while the server runs"),
        translator("FILE [--data FILE]"),
    )
    backup.add_argument(
        "file", nargs="?", type=Path, metavar=translator("FILE"), help=translator("where to; it must not be there yet")
    )
    restore = add(
        "restore",
        translator("take all tables from a backup; the server must not run"),
        translator("FILE [--data FILE]"),
    )
    restore.add_argument(
        "file", nargs="?", type=Path, metavar=translator("FILE"), help=translator("what “parlour backup” wrote")
    )
    for group in (backup, restore):
        group.add_argument(
            "--data",
            type=Path,
            metavar=translator("FILE"),
            help=translator("where the tables are kept; your data folder by default"),
        )
    return backup, restore


def back_up(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("Which file? “parlour backup FILE” writes all tables into it.")
    from parlour.tables.backup import back_up

    count = back_up(args.data or store_path(), args.file)
    print(translator("{count} tables are in {path}.", count=count, path=str(args.file)))
    return 0


def restore(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("Which file? “parlour restore FILE” takes all tables from it.")
    from parlour.tables.backup import restore

    store = args.data or store_path()
    kept = restore(args.file, store)
    print(translator("The tables of {path} are in place.", path=str(args.file)))
    if kept is not None:
        print(translator("What was there before is kept in {path}.", path=str(kept)))
    return 0
