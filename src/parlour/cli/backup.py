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
        translator("cli-copy-all-tables-into-one-file"),
        translator("cli-file-data-file"),
    )
    backup.add_argument(
        "file", nargs="?", type=Path, metavar=translator("cli-file"), help=translator("cli-where-it-must-not-be-there")
    )
    restore = add(
        "restore",
        translator("cli-take-all-tables-from-backup-server"),
        translator("cli-file-data-file"),
    )
    restore.add_argument(
        "file", nargs="?", type=Path, metavar=translator("cli-file"), help=translator("cli-what-parlour-backup-wrote")
    )
    for group in (backup, restore):
        group.add_argument(
            "--data",
            type=Path,
            metavar=translator("cli-file"),
            help=translator("cli-where-tables-kept-your-data-folder"),
        )
    return backup, restore


def back_up(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("cli-which-file-parlour-backup-file-writes")
    from parlour.tables.backup import back_up

    count = back_up(args.data or store_path(), args.file)
    print(translator("cli-tables-in", count=count, path=str(args.file)))
    return 0


def restore(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("cli-which-file-parlour-restore-file-takes")
    from parlour.tables.backup import restore

    store = args.data or store_path()
    kept = restore(args.file, store)
    print(translator("cli-tables-in-place", path=str(args.file)))
    if kept is not None:
        print(translator("cli-what-was-there-before-kept-in", path=str(kept)))
    return 0
