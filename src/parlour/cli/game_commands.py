"""Commands that games add."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import parlour
from parlour.contract import additions_of
from parlour.contract.commands import Add, Command
from parlour.contract.voice import Voice

if TYPE_CHECKING:
    from parlour.cli.screen import Screen
    from parlour.contract.publishing import AnyPublication


def all_commands() -> tuple[Command, ...]:
    return tuple(one for key in parlour.game_keys() for one in additions_of(key).commands())


def arguments(add: Add, voice: Voice) -> Iterator[argparse._ArgumentGroup]:
    for one in all_commands():
        group = one.arguments(add, voice)
        if one.gallery:
            group.add_argument(
                "--data",
                type=Path,
                metavar=voice("FILE"),
                help=voice("where the tables are kept; your data folder by default"),
            )
        yield group


def run(asked: argparse.Namespace, screen: Callable[[], Screen], voice: Voice) -> int:
    """Run the command of that name."""
    from parlour.cli import gallery
    from parlour.cli.shell import CommandShell

    command = next(one for one in all_commands() if one.name == asked.command)
    if command.gallery and asked.what in gallery.WAYS:
        return gallery.command(asked, _publication(command.gallery), voice)
    return command.run(asked, CommandShell(voice, screen))


def _publication(kind: str) -> AnyPublication:
    kinds = (one for key in parlour.game_keys() for one in additions_of(key).publications())
    return next(one for one in kinds if one.kind == kind)
