"""`parlour backup` and `parlour restore`: all tables in one file, also while the server runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from parlour.cli.serve import store_path
from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> tuple[argparse._ArgumentGroup, ...]:
    backup = add(
        "backup",
        voice("copy all tables into one file, also while the server runs"),
        voice("FILE [--data FILE]"),
    )
    backup.add_argument(
        "file", nargs="?", type=Path, metavar=voice("FILE"), help=voice("where to; it must not be there yet")
    )
    restore = add(
        "restore",
        voice("take all tables from a backup; the server must not run"),
        voice("FILE [--data FILE]"),
    )
    restore.add_argument("file", nargs="?", type=Path, metavar=voice("FILE"), help=voice("what “parlour backup” wrote"))
    for group in (backup, restore):
        group.add_argument(
            "--data",
            type=Path,
            metavar=voice("FILE"),
            help=voice("where the tables are kept; your data folder by default"),
        )
    return backup, restore


def back_up(asked: argparse.Namespace, voice: Voice) -> int:
    if asked.file is None:
        raise ParlourError("Which file? “parlour backup FILE” writes all tables into it.")
    from parlour.tables.backup import back_up

    count = back_up(asked.data or store_path(), asked.file)
    print(voice("{count} tables are in {path}.", count=count, path=str(asked.file)))
    return 0


def restore(asked: argparse.Namespace, voice: Voice) -> int:
    if asked.file is None:
        raise ParlourError("Which file? “parlour restore FILE” takes all tables from it.")
    from parlour.tables.backup import restore

    store = asked.data or store_path()
    kept = restore(asked.file, store)
    print(voice("The tables of {path} are in place.", path=str(asked.file)))
    if kept is not None:
        print(voice("What was there before is kept in {path}.", path=str(kept)))
    return 0
