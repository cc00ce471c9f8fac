"""Commands that games add."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import parlour
from parlour.contract import additions_of
from parlour.contract.commands import Add, Command
from parlour.contract.i18n import Translator

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.contract.publishing import AnyPublication


def all_commands() -> tuple[Command, ...]:
    return tuple(one for key in parlour.game_keys() for one in additions_of(key).commands())


def arguments(add: Add, translator: Translator) -> Iterator[argparse._ArgumentGroup]:
    for one in all_commands():
        group = one.arguments(add, translator)
        if one.gallery:
            group.add_argument(
                "--data",
                type=Path,
                metavar=translator("cli-metavar-file"),
                help=translator("cli-flag-data"),
            )
        yield group


def run(args: argparse.Namespace, screen: Callable[[], Screen], translator: Translator) -> int:
    """Run the command of that name."""
    from parlour.cli import gallery
    from parlour.cli.shell import CommandShell

    command = next(one for one in all_commands() if one.name == args.command)
    if command.gallery and args.what in gallery.WAYS:
        return gallery.command(args, _publication(command.gallery), translator)
    return command.run(args, CommandShell(translator, screen))


def _publication(kind: str) -> AnyPublication:
    kinds = (one for key in parlour.game_keys() for one in additions_of(key).publications())
    return next(one for one in kinds if one.kind == kind)
