"""Series of games for tools that learn from them: on any workers, with progress, to be resumed."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import track

from parlour.cli.results import played
from parlour.cli.workers import workers
from parlour.contract.commands import P, R, add_where, where
from parlour.contract.i18n import Translator


def add_series(parser: argparse.ArgumentParser, output: Path) -> None:
    """Add where the games are played, where their results are kept, and where the values go."""
    add_where(parser, Translator("en"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="save results in this folder, and continue from it")
    parser.add_argument(
        "--output",
        type=Path,
        default=output,
        metavar="FILE",
        help=f"where the values go (default: {output.name}); -: print them",
    )


def series(
    asked: argparse.Namespace, title: str, plan: P, games: int, play: Callable[[P, int], R], kind: type[R]
) -> Iterator[R]:
    """The results of the games of a plan, in the order of their numbers."""
    file = None
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
        file = asked.keep / f"{title.replace(' ', '-')}.jsonl"
    with closing(played(plan, range(games), play, kind, workers=workers(where(asked)), file=file)) as results:
        yield from track(results, title, total=games, console=Console(stderr=True))


def put_out(asked: argparse.Namespace, values: str) -> None:
    """Write the values, or print them."""
    if str(asked.output) == "-":
        print(values, end="")
    else:
        asked.output.write_text(values, encoding="utf-8")
