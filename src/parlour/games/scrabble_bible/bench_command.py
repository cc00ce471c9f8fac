"""`parlour bench crossword`: arguments and input files."""

from __future__ import annotations

import argparse
from pathlib import Path

from parlour.contract.commands import Bench, Shell, Work
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError


def _example(translator: Translator) -> str:
    return translator("scrabble-bible-bench-help")


def _arguments(group: argparse._ArgumentGroup, translator: Translator) -> None:
    group.add_argument("--words", metavar="FILE", help=translator("scrabble-bible-bench-words-help"))
    group.add_argument("--positions", metavar="FILE", help=translator("scrabble-bible-bench-positions-help"))
    group.add_argument("--leaves", metavar="FILE", help=translator("scrabble-bible-bench-leaves-help"))


def _prepare(asked: argparse.Namespace, shell: Shell) -> Work:
    if not asked.words or not asked.positions:
        raise ParlourError("scrabble-bible-bench-usage")
    from parlour.games.scrabble_bible import bench

    words, positions = shell.read(Path(asked.words)), shell.read(Path(asked.positions))
    leaves = shell.read(Path(asked.leaves)) if asked.leaves else ""
    return bench.work(words, positions, asked.words, asked.positions, leaves, asked.leaves or "")


CROSSWORD = Bench(
    name="crossword",
    usage="--words FILE --positions FILE.cgp [--leaves FILE]",
    example=_example,
    arguments=_arguments,
    prepare=_prepare,
)
