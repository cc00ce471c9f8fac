"""`parlour backup`, `restore`, `repair` and `db`: all tables in one file, and checks of the store."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from parlour.cli.serve import add_store, place_of, store_path
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
    database = add(
        "db",
        translator("cli-about-db"),
        translator("cli-usage-db"),
        ("parlour db check", translator("cli-example-db-check")),
        ("parlour db upgrade", translator("cli-example-db-upgrade")),
    )
    database.add_argument("task", nargs="?", metavar="check|upgrade", help=translator("cli-arg-db-task"))
    for group in (backup, restore, database):
        add_store(group, translator)
    repair.add_argument("--data", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-flag-data"))
    return backup, restore, repair, database


def back_up(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("cli-backup-needs-file")
    from parlour.tables.stores import back_up

    count = back_up(place_of(args), args.file)
    print(translator("cli-backup-done", count=count, path=str(args.file)))
    return 0


def restore(args: argparse.Namespace, translator: Translator) -> int:
    if args.file is None:
        raise ParlourError("cli-restore-needs-file")
    from parlour.tables.stores import restore

    kept = restore(args.file, place_of(args))
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


def database(args: argparse.Namespace, translator: Translator) -> int:
    """`parlour db check` and `parlour db upgrade`."""
    from parlour.tables.stores import check, name_of, upgrade

    place = place_of(args)
    match args.task:
        case "check":
            found = check(place)
            print(translator("cli-db-checked", path=name_of(place), count=found.tables, lines=found.lines))
        case "upgrade":
            done = upgrade(place)
            print(translator("cli-db-upgraded", path=name_of(place), format=done.after))
            if done.copy is not None:
                print(translator("cli-db-kept", path=str(done.copy), format=done.before))
        case _:
            raise ParlourError("cli-db-needs-task")
    return 0
