"""`parlour backup`, `parlour restore` and `parlour repair`: all tables in one file."""

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
        translator("cli-about-backup"),
        translator("cli-usage-backup"),
    )
    backup.add_argument(
        "file", nargs="?", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-arg-backup-file")
    )
    restore = add(
        "restore",
        translator("cli-about-restore"),
        translator("cli-usage-backup"),
    )
    restore.add_argument(
        "file", nargs="?", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-arg-restore-file")
    )
    repair = add("repair", translator("cli-about-repair"), translator("cli-usage-repair"))
    for group in (backup, restore, repair):
        group.add_argument(
            "--data",
            type=Path,
            metavar=translator("cli-metavar-file"),
            help=translator("cli-flag-data"),
        )
    return backup, restore, repair


def back_up(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("cli-backup-needs-file")
    from parlour.tables.backup import back_up

    count = back_up(args.data or store_path(), args.file)
    print(translator("cli-backup-done", count=count, path=str(args.file)))
    return 0


def restore(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("cli-restore-needs-file")
    from parlour.tables.backup import restore

    store = args.data or store_path()
    kept = restore(args.file, store)
    print(translator("cli-restore-done", path=str(args.file)))
    if kept is not None:
        print(translator("cli-restore-previous", path=str(kept)))
    return 0


def repair(args: argparse.Namespace, translator: Translator) -> int:
    from parlour.tables.repair import repair

    store = args.data or store_path()
    done = repair(store)
    print(translator("cli-repair-done", count=done.saved, path=str(store)))
    print(translator("cli-repair-kept", path=str(done.damaged)))
    if done.lost:
        print(translator("cli-repair-lost", count=len(done.lost), ids=", ".join(done.lost)))
    return 0
