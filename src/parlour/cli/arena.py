"""`parlour arena`: which of two bots is the better one, and by how much."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.voice import Voice

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "arena",
        voice("let bots play against each other, and count"),
        voice("GAME BOT BOT [--games N] [--option NAME=VALUE] [--sequential] [--resume FILE] [--json]"),
        (f"parlour arena {voice('GAME')} hard medium --games 200", voice("two hundred games")),
        (
            f"parlour arena {voice('GAME')} expert hard --sequential --bar 57",
            voice("until it is clear whether expert wins 57 % of the games"),
        ),
    )
    group.add_argument("game", nargs="?", metavar=voice("GAME"), help=voice("the key of a game"))
    group.add_argument("bots", nargs="*", metavar=voice("BOT"), help=voice("two levels of its bots"))
    group.add_argument("--games", default="100", metavar="N", help=voice("the most games to play"))
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=voice("NAME=VALUE"),
        help=voice("a house rule; lists are written a,b,c; “parlour games GAME” tells them all"),
    )
    group.add_argument("--preset", metavar=voice("NAME"), help=voice("a set of house rules, as “classic”"))
    group.add_argument("--seed", default="1", metavar="N", help=voice("a number that fixes all chance"))
    group.add_argument("--sequential", action="store_true", help=voice("stop as soon as it is decided"))
    group.add_argument("--bar", default="50", metavar="%", help=voice("the rate that the first bot has to reach"))
    group.add_argument(
        "--resume", type=Path, metavar=voice("FILE"), help=voice("keep the results there, and go on from them")
    )
    group.add_argument("--processes", default="0", metavar="N", help=voice("how many games at once; 0: one a core"))
    group.add_argument("--json", action="store_true", help=voice("print the figures as JSON"))
    return group


def command(asked: argparse.Namespace, screen: Screen, voice: Voice) -> int:
    from parlour.cli import tournament

    return tournament.command(asked, screen, voice)
