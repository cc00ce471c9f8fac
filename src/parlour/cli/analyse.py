"""`parlour analyse`: analysis of a game or a position: missed plays and winning chances."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "analyse",
        translator("look at a game or a position: what was missed, and how the chances went"),
        translator("FILE [--json]"),
        ("parlour analyse game.log", translator("a game that was kept")),
        ("parlour analyse game.gcg", translator("a record of another program")),
        ("parlour analyse position.cgp", translator("the best plays of a position")),
    )
    group.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=translator("FILE"),
        help=translator("a log of Parlour, a GCG file, or a position (CGP)"),
    )
    group.add_argument("--json", action="store_true", help=translator("print the figures as JSON"))
    return group


def command(path: Path | None, as_json: bool, screen: Screen, translator: Translator) -> int:
    if path is None:
        raise ParlourError("Which file? “parlour analyse FILE” looks at a game or a position.")
    from parlour.cli import review

    return review.command(path, as_json, screen, translator)
