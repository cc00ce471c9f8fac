"""Commands of the command line that a game adds, and what they are given to work with.

They are plain functions: what is printed, read and played goes by way of the `Shell` that the command line gives them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import add_catalogue

if TYPE_CHECKING:
    import argparse

    import msgspec

add_catalogue(Path(__file__).parent)

INTERRUPTED = 130
"""Exit status of a command that Ctrl-C has ended."""


class Numbered(Protocol):
    """What is kept of a game of bots."""

    @property
    def number(self) -> int: ...


P = TypeVar("P", bound="msgspec.Struct")
R = TypeVar("R", bound=Numbered)


class Shell(Protocol):
    """Where a command runs."""

    voice: Voice

    def print(self, text: str) -> None:
        """Print lines as they are. It takes no Rich."""

    def show(self, text: str, *, style: str = "", wrap: bool = True) -> None:
        """Show a text in a style of the terminal, as `good` or `bad`."""

    def read(self, path: Path) -> str:
        """The text in a file; `ParlourError` says why there is none."""

    def write(self, path: Path, text: str) -> None:
        """Write a file; `ParlourError` if there is one already."""

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
        """What came of games of bots, by number, and whether that was interrupted.

        They are played in as many processes (0: one a core). The file keeps the results, and they go on from there.
        `note` is shown beside the bar of how far they are, if it is not `quiet`.
        """


Add = Callable[..., "argparse._ArgumentGroup"]
"""Makes a command: its name, what it does, its usage, and examples with what they do."""


@dataclass(frozen=True, kw_only=True)
class Command:
    """`parlour NAME`."""

    name: str
    arguments: Callable[[Add, Voice], argparse._ArgumentGroup]
    run: Callable[[argparse.Namespace, Shell], int]
    "Gives the exit status."
    gallery: str = ""
    "A kind of publication: `parlour NAME gallery` lists them, `parlour NAME take-down ID` takes one down."


@dataclass(frozen=True, kw_only=True)
class Work:
    """What a bench measures."""

    figures: Mapping[str, int] = field(default_factory=dict)
    "What is counted, and has to be the same each time."
    speeds: Mapping[str, tuple[int, Callable[[], object]]] = field(default_factory=dict)
    "What is timed: how many things one run does, and the run. The figure is things a second."


@dataclass(frozen=True, kw_only=True)
class Bench:
    """`parlour bench NAME`."""

    name: str
    usage: str
    "As in `--words FILE`."
    example: Callable[[Voice], str]
    "What it tells."
    arguments: Callable[[argparse._ArgumentGroup, Voice], None]
    prepare: Callable[[argparse.Namespace, Shell], Work]


def whole_number(text: str, least: int, most: int) -> int:
    """The number; `ParlourError` if it is none from `least` to `most`."""
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise ParlourError(
            "“{text}” is no whole number from {least} to {most}.", text=text[:40], least=least, most=most
        )
    return int(text)
