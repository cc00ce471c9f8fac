"""`parlour verify`: checks that every draw and roll of a finished game follows from its secret seed (AG-2)."""

from __future__ import annotations

from pathlib import Path

from parlour.cli import saves
from parlour.cli.screen import Screen
from parlour.contract.i18n import Translator
from parlour.kernel.verify import verify


def command(path: Path, screen: Screen, translator: Translator) -> int:
    game = saves.read_any(path)
    verify(game.rules, game.log)
    screen.show(translator("cli-verify-good", lines=len(game.lines)), style="turn")
    screen.show(translator("cli-verify-promise", commitment=game.head.commitment), style="faint", wrap=False)
    return 0
