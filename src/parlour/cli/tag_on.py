"""`parlour tag-on balance`: whether the sets of TAG ON are balanced."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.i18n import Voice
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "tag-on",
        voice("tell whether the sets of TAG ON are balanced, by games of bots"),
        "balance [--edition en|fr] [--games N] [--seed N] [--keep FOLDER] [--plots FOLDER] [--json]",
        ("parlour tag-on balance --edition en --games 30", voice("a first look at one edition")),
        ("parlour tag-on balance --games 300 --keep games --plots docs/pictures", voice("both, kept, with plots")),
    )
    group.add_argument("what", nargs="?", metavar="balance", help=voice("what to do"))
    group.add_argument("--edition", default="", metavar="en|fr", help=voice("one edition; else both"))
    group.add_argument("--games", default="150", metavar="N", help=voice("how many games of each, at the most"))
    group.add_argument("--levels", default="", metavar="a,b", help=voice("the bots that play, each against its like"))
    group.add_argument("--seed", default="1", metavar="N", help=voice("a number that fixes all chance"))
    group.add_argument(
        "--keep", type=Path, metavar=voice("FOLDER"), help=voice("keep the games there, and go on from them")
    )
    group.add_argument("--plots", type=Path, metavar=voice("FOLDER"), help=voice("write plots there (SVG)"))
    group.add_argument("--processes", default="0", metavar="N", help=voice("how many games at once; 0: one a core"))
    group.add_argument("--json", action="store_true", help=voice("print the figures as JSON"))
    return group


def command(asked: argparse.Namespace, screen: Screen, voice: Voice) -> int:
    if asked.what != "balance":
        raise ParlourError("What about TAG ON? “parlour tag-on balance” tells whether its sets are balanced.")
    from parlour.cli import balance

    return balance.command(asked, screen, voice)
