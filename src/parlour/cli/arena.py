"""`parlour arena`: compares two bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.i18n import Translator

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "arena",
        translator("let bots play against each other, and count"),
        translator("GAME BOT BOT [--games N] [--option NAME=VALUE] [--sequential] [--resume FILE] [--json]"),
        (f"parlour arena {translator('GAME')} hard medium --games 200", translator("two hundred games")),
        (
            f"parlour arena {translator('GAME')} expert hard --sequential --bar 57",
            translator("until it is clear whether expert wins 57 % of the games"),
        ),
    )
    group.add_argument("game", nargs="?", metavar=translator("GAME"), help=translator("the key of a game"))
    group.add_argument("bots", nargs="*", metavar=translator("BOT"), help=translator("two levels of its bots"))
    group.add_argument("--games", default="100", metavar="N", help=translator("the most games to play"))
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translator("NAME=VALUE"),
        help=translator("a house rule; lists are written a,b,c; “parlour games GAME” tells them all"),
    )
    group.add_argument("--preset", metavar=translator("NAME"), help=translator("a set of house rules, as “classic”"))
    group.add_argument("--seed", default="1", metavar="N", help=translator("a number that fixes all chance"))
    group.add_argument("--sequential", action="store_true", help=translator("stop as soon as it is decided"))
    group.add_argument("--bar", default="50", metavar="%", help=translator("the rate that the first bot has to reach"))
    group.add_argument(
        "--resume",
        type=Path,
        metavar=translator("FILE"),
        help=translator("keep the results there, and go on from them"),
    )
    group.add_argument(
        "--processes", default="0", metavar="N", help=translator("how many games at once; 0: one a core")
    )
    group.add_argument("--json", action="store_true", help=translator("print the figures as JSON"))
    return group


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    from parlour.cli import tournament

    return tournament.command(args, screen, translator)
