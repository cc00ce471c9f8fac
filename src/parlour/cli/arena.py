"""`parlour arena`: compares two bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.bot import add_named
from parlour.contract.commands import add_where
from parlour.contract.i18n import Translator

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "arena",
        translator("cli-about-arena"),
        translator("cli-usage-arena"),
        (f"parlour arena {translator('cli-metavar-game')} hard medium --games 200", translator("cli-example-arena")),
        (
            f"parlour arena {translator('cli-metavar-game')} expert hard --sequential --bar 57",
            translator("cli-example-arena-sequential"),
        ),
    )
    group.add_argument("game", nargs="?", metavar=translator("cli-metavar-game"), help=translator("cli-arg-game"))
    group.add_argument("bots", nargs="*", metavar=translator("cli-metavar-bot"), help=translator("cli-arg-bots"))
    group.add_argument("--games", default="100", metavar="N", help=translator("cli-flag-games"))
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translator("cli-metavar-name-value"),
        help=translator("cli-flag-option"),
    )
    group.add_argument("--preset", metavar=translator("cli-metavar-name"), help=translator("cli-flag-preset"))
    group.add_argument("--seed", default="1", metavar="N", help=translator("cli-flag-seed"))
    group.add_argument("--sequential", action="store_true", help=translator("cli-flag-sequential"))
    group.add_argument("--bar", default="50", metavar="%", help=translator("cli-flag-bar"))
    group.add_argument(
        "--resume",
        type=Path,
        metavar=translator("cli-metavar-file"),
        help=translator("cli-flag-resume"),
    )
    group.add_argument("--logs", type=Path, metavar=translator("cli-metavar-folder"), help=translator("cli-flag-logs"))
    group.add_argument(
        "--ratings",
        nargs="+",
        type=Path,
        metavar=translator("cli-metavar-file"),
        help=translator("cli-flag-ratings"),
    )
    add_where(group, translator)
    group.add_argument("--json", action="store_true", help=translator("cli-flag-json"))
    add_named(group, translator)
    return group


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    if args.ratings:
        from parlour.cli import ratings

        return ratings.command(args.ratings, args.json, translator)
    from parlour.cli import tournament

    return tournament.command(args, screen, translator)
