"""`parlour analyse`: a game or a position, with the best plays that were missed, and how the chances went."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "analyse",
        voice("look at a game or a position: what was missed, and how the chances went"),
        voice("FILE [--json]"),
        ("parlour analyse game.log", voice("a game that was kept")),
        ("parlour analyse game.gcg", voice("a record of another program")),
        ("parlour analyse position.cgp", voice("the best plays of a position")),
    )
    group.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=voice("FILE"),
        help=voice("a log of Parlour, a GCG file, or a position (CGP)"),
    )
    group.add_argument("--json", action="store_true", help=voice("print the figures as JSON"))
    return group


def command(path: Path | None, as_json: bool, screen: Screen, voice: Voice) -> int:
    if path is None:
        raise ParlourError("Which file? “parlour analyse FILE” looks at a game or a position.")
    from parlour.cli import review

    return review.command(path, as_json, screen, voice)
