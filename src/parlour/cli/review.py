"""Analysis of a game or a position: missed plays and winning chances."""

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
from parlour.contract.i18n import Translator


def command(path: Path, as_json: bool, screen: Screen, translator: Translator) -> int:
    game = saves.read_any_or_position(path, translator.language)
    with Progress(
        console=Console(file=sys.stderr, no_color=not screen.colour), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(translator("cli-analysing"), total=max(1, len(game.lines)))
        found = parlour.analyse(game, lambda done, of: bar.update(task, completed=done, total=of))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 0
    screen.show(renderer_of(game.rules.key).analysis(found, screen.look(translator)))
    return 0
