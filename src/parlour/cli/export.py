"""`parlour export`: games as a table for data analysis."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.kernel.game import Game
    from parlour.kernel.state import State

STORE = b"SQLite format 3\0"
"""The first bytes of a SQLite file."""
LOGS = "*.parlour"


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "export",
        translator("cli-about-export"),
        translator("cli-usage-export"),
        ("parlour export games/ --parquet games.parquet", translator("cli-example-export")),
        ("parlour export tables.db --parquet games.parquet", translator("cli-example-export-store")),
        (
            "parlour export postgresql://parlour@localhost/parlour --parquet games.parquet",
            translator("cli-example-export-postgres"),
        ),
    )
    group.add_argument("files", nargs="*", metavar=translator("cli-metavar-file"), help=translator("cli-arg-export"))
    group.add_argument(
        "--parquet", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-flag-parquet")
    )
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    if not args.files or args.parquet is None:
        raise ParlourError("cli-export-needs-files")
    import pyarrow  # noqa: F401 — fails at once without its extra, before anything is read

    from parlour.cli import saves
    from parlour.formats import dataset

    target = saves.free(args.parquet)
    sources = [source for text in args.files for source in _sources(text)]
    count = 0

    def games() -> Iterator[tuple[str, Game[State]]]:
        nonlocal count
        for source in sources:
            for one in source():
                count += 1
                yield one

    try:
        rows = dataset.write_parquet(target, games())
    except ParlourError:
        target.unlink(missing_ok=True)
        raise
    except OSError as error:
        raise ParlourError("cli-cannot-write", path=str(target), reason=str(error)) from error
    print(translator("cli-exported", path=str(target), games=count, rows=rows))
    return 0


def _sources(text: str) -> Iterator[Callable[[], Iterator[tuple[str, Game[State]]]]]:
    """The games of a file, a folder of logs, or a store, each read when it is written."""
    from parlour.cli import saves
    from parlour.tables.finished_games import finished_games
    from parlour.tables.stores import read_place

    path = read_place(text)
    if isinstance(path, str):
        yield lambda: finished_games(path)
    elif path.is_dir():
        logs = sorted(path.glob(LOGS))
        if not logs:
            raise ParlourError("cli-export-empty", path=str(path))
        for log in logs:
            yield lambda log=log: iter([(log.stem, saves.read_any(log))])  # type: ignore[misc]
    elif saves.read_bytes(path).startswith(STORE):
        yield lambda: finished_games(path)
    else:
        yield lambda: iter([(path.stem, saves.read_any(path))])
