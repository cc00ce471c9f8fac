"""A game or a position looked at: the best plays that were missed, and how the chances went."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

import parlour
from parlour.cli import saves
from parlour.cli.renderers import renderer_of
from parlour.cli.screen import Screen
from parlour.contract.voice import Voice


def command(path: Path, as_json: bool, screen: Screen, voice: Voice) -> int:
    game = saves.read_any_or_position(path)
    with Progress(
        console=Console(file=sys.stderr, no_color=not screen.colour), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(voice("Looking at the game"), total=max(1, len(game.lines)))
        found = parlour.analyse(game, lambda done, of: bar.update(task, completed=done, total=of))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 0
    screen.show(renderer_of(game.rules.key).analysis(found, screen.look(voice)))
    return 0
