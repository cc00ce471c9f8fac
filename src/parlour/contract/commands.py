"""Commands of the command line that a game adds.

They are plain functions that print, read and play through the `Shell` that they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    import argparse

    import msgspec

INTERRUPTED = 130
"""Exit status of a command ended by Ctrl-C."""


class Numbered(Protocol):
    """Result of a game between bots."""

    @property
    def number(self) -> int: ...


P = TypeVar("P", bound="msgspec.Struct")
R = TypeVar("R", bound=Numbered)

PROCESSES, RAY = "processes", "ray"
MOST_PROCESSES = 4096


class Where(NamedTuple):
    """The workers that play games between bots."""

    on: str = PROCESSES
    "Worker processes of this machine, or a Ray cluster."
    processes: int = 0
    "Games at once; 0: one per core."


def add_where(group: argparse._ActionsContainer, translator: Translator) -> None:
    """Add `--on` and `--processes`, which `where` reads."""
    group.add_argument("--on", default=PROCESSES, metavar=f"{PROCESSES}|{RAY}", help=translator("contract-flag-on"))
    group.add_argument("--processes", default="0", metavar="N", help=translator("contract-flag-processes"))


def where(asked: argparse.Namespace) -> Where:
    """What `--on` and `--processes` say; raises `ParlourError`."""
    if asked.on not in (PROCESSES, RAY):
        raise ParlourError("contract-bad-on", text=asked.on[:40])
    return Where(asked.on, whole_number(asked.processes, 0, MOST_PROCESSES))


class Shell(Protocol):
    """The environment of a command."""

    translator: Translator

    def print(self, text: str) -> None:
        """Print lines unchanged, without Rich."""

    def show(self, text: str, *, style: str = "", wrap: bool = True) -> None:
        """Show a text in a style of the terminal, as `good` or `bad`."""

    def read(self, path: Path) -> str:
        """The text of a file; `ParlourError` if it cannot be read."""

    def write(self, path: Path, text: str) -> None:
        """Write a file; `ParlourError` if there is one already."""

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
        """Play the games of these numbers between bots; results come in that order. Closing the generator ends it.

        `play` is a function of a module: it is called in other processes, perhaps on other machines. Results are saved
        to `file`, and resumed from it. `note` is shown beside the progress bar, unless `quiet`.
        """


Add = Callable[..., "argparse._ArgumentGroup"]
"""Adds a command: its name, description, usage, and examples with their descriptions."""


@dataclass(frozen=True, kw_only=True)
class Command:
    """`parlour NAME`."""

    name: str
    arguments: Callable[[Add, Translator], argparse._ArgumentGroup]
    run: Callable[[argparse.Namespace, Shell], int]
    "Returns the exit status."
    gallery: str = ""
    "A kind of publication: `parlour NAME gallery` lists them, `parlour NAME take-down ID` takes one down."


@dataclass(frozen=True, kw_only=True)
class Work:
    """What a benchmark measures."""

    figures: Mapping[str, int] = field(default_factory=dict)
    "Counts, the same each time."
    speeds: Mapping[str, tuple[int, Callable[[], object]]] = field(default_factory=dict)
    "What is timed: the number of items per run, and the run. The figure is items per second."


@dataclass(frozen=True, kw_only=True)
class Bench:
    """`parlour bench NAME`."""

    name: str
    usage: str
    "E.g. `--words FILE`."
    example: Callable[[Translator], str]
    "Description of the example."
    arguments: Callable[[argparse._ArgumentGroup, Translator], None]
    prepare: Callable[[argparse.Namespace, Shell], Work]


def whole_number(text: str, least: int, most: int) -> int:
    """Parse an integer from `least` to `most`; raises `ParlourError`."""
    is_number = text.isascii() and text.isdigit() and len(text) < 16
    if not (is_number and least <= int(text) <= most):
        raise ParlourError("contract-bad-number", text=text[:40], least=least, most=most)
    return int(text)
