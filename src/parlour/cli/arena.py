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
        translator("cli-let-bots-play-against-each-other"),
        translator("cli-game-bot-bot-games-n-option"),
        (f"parlour arena {translator('cli-game')} hard medium --games 200", translator("cli-two-hundred-games")),
        (
            f"parlour arena {translator('cli-game')} expert hard --sequential --bar 57",
            translator("cli-until-it-clear-whether-expert-wins"),
        ),
    )
    group.add_argument("game", nargs="?", metavar=translator("cli-game"), help=translator("cli-key-game"))
    group.add_argument("bots", nargs="*", metavar=translator("cli-bot"), help=translator("cli-two-levels-its-bots"))
    group.add_argument("--games", default="100", metavar="N", help=translator("cli-most-games-play"))
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translator("cli-name-value"),
        help=translator("cli-house-rule-lists-written-b-c"),
    )
    group.add_argument("--preset", metavar=translator("cli-name"), help=translator("cli-set-house-rules-as-classic"))
    group.add_argument("--seed", default="1", metavar="N", help=translator("cli-number-that-fixes-all-chance"))
    group.add_argument("--sequential", action="store_true", help=translator("cli-stop-as-soon-as-it-decided"))
    group.add_argument("--bar", default="50", metavar="%", help=translator("cli-rate-that-first-bot-has-reach"))
    group.add_argument(
        "--resume",
        type=Path,
        metavar=translator("cli-file"),
        help=translator("cli-keep-results-there-and-go-on"),
    )
    group.add_argument("--processes", default="0", metavar="N", help=translator("cli-how-many-games-at-once-0"))
    group.add_argument("--json", action="store_true", help=translator("cli-print-figures-as-json"))
    return group


def command(args: argparse.Namespace, screen: Screen, translator: Translator) -> int:
    from parlour.cli import tournament

    return tournament.command(args, screen, translator)
