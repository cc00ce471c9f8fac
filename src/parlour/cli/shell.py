"""The shell for commands that games add; see `parlour.contract.commands`."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.commands import P, R
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


class CommandShell:
    """Prints, reads, writes and plays for a command."""

    def __init__(self, translator: Translator, screen: Callable[[], Screen]) -> None:
        self.translator = translator
        self._screen = screen
        "Creates the screen, which needs Rich."

    def print(self, text: str) -> None:
        print(text)

    def show(self, text: str, *, style: str = "", wrap: bool = True) -> None:
        self._screen().show(text, style=style, wrap=wrap)

    def read(self, path: Path) -> str:
        from parlour.cli.saves import read_text

        return read_text(path)

    def write(self, path: Path, text: str) -> None:
        if path.exists():
            raise ParlourError("cli-file-exists", path=str(path))
        path.write_text(text, encoding="utf-8")

    def play_games(
        self,
        title: str,
        plan: P,
        games: int,
        play: Callable[[P, int], R],
        kind: type[R],
        *,
        processes: int,
        file: Path | None,
        quiet: bool,
        note: Callable[[R], str],
    ) -> tuple[list[R], bool]:
        from parlour.cli.results import bars, played

        found: list[R] = []
        results = played(plan, games, play, kind, processes=processes or os.cpu_count() or 1, file=file)
        with bars(self._screen(), quiet=quiet) as shown, closing(results):
            task = shown.add_task(title, total=games, rate="")
            try:
                for result in results:
                    found.append(result)
                    shown.update(task, completed=len(found), rate=note(result))
            except KeyboardInterrupt:
                return found, True
        return found, False
