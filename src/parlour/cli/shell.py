"""The shell for commands that games add; see `parlour.contract.commands`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.commands import P, R, Where
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
        numbers: Sequence[int],
        play: Callable[[P, int], R],
        kind: type[R],
        *,
        where: Where,
        file: Path | None = None,
        quiet: bool = False,
        note: Callable[[R], str] = lambda result: "",
    ) -> Generator[R, None, None]:
        from parlour.cli.results import bars, played
        from parlour.cli.workers import workers

        results = played(plan, numbers, play, kind, workers=workers(where), file=file)
        with bars(self._screen(), quiet=quiet) as shown, closing(results):
            task = shown.add_task(title, total=len(numbers), rate="")
            for result in results:
                shown.update(task, advance=1, rate=note(result))
                yield result
