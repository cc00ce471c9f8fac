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
        translator("cli-about-analyse"),
        translator("cli-usage-analyse"),
        ("parlour analyse game.log", translator("cli-example-analyse")),
        ("parlour analyse game.gcg", translator("cli-example-analyse-gcg")),
        ("parlour analyse position.cgp", translator("cli-example-analyse-position")),
    )
    group.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=translator("cli-metavar-file"),
        help=translator("cli-arg-analyse-file"),
    )
    group.add_argument("--json", action="store_true", help=translator("cli-flag-json"))
    return group


def command(path: Path | None, as_json: bool, screen: Screen, translator: Translator) -> int:
    if path is None:
        raise ParlourError("cli-analyse-needs-file")
    from parlour.cli import review

    return review.command(path, as_json, screen, translator)
