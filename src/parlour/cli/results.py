"""Series of bot games, with a progress bar and a results file to resume from."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar, cast

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.cli import saves
from parlour.cli.screen import Screen
from parlour.cli.workers import Workers
from parlour.contract.commands import P, R
from parlour.kernel.errors import ParlourError

T = TypeVar("T")


def played(
    plan: P,
    numbers: Sequence[int],
    play: Callable[[P, int], T],
    kind: type[R],
    *,
    workers: Workers,
    file: Path | None,
    take: Callable[[T], R] | None = None,
) -> Generator[R, None, None]:
    """The results of the games of these numbers, in that order: those in the file, and new ones, which are added to it.

    `take` makes a result of what `play` returns, in this process; without it, that is the result.
    """
    kept = _kept(file, plan, kind) if file is not None else {}
    with ExitStack() as stack:
        keep = stack.enter_context(file.open("ab")) if file is not None else None
        if keep is not None and keep.tell() == 0:
            keep.write(msgspec.json.encode(plan) + b"\n")
        missing = [number for number in numbers if number not in kept]
        new = stack.enter_context(closing(workers.run(play, plan, missing)))
        for number in numbers:
            result = kept.get(number) or (cast(R, next(new)) if take is None else take(next(new)))
            if keep is not None and number not in kept:
                keep.write(msgspec.json.encode(result) + b"\n")
                keep.flush()
            yield result


def _kept(path: Path, plan: P, kind: type[R]) -> dict[int, R]:
    """The results in the file, if they are of this plan; a truncated last line is ignored."""
    if not path.exists() or not path.stat().st_size:
        return {}
    text = saves.read_bytes(path)
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    lines: Sequence[bytes] = whole.splitlines()
    try:
        if lines and msgspec.json.decode(lines[0], type=type(plan)) != plan:
            raise ParlourError("cli-results-of-other-match", file=str(path))
        results = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise ParlourError("cli-not-results", file=str(path)) from error
    return {result.number: result for result in results}


def bars(screen: Screen, *, quiet: bool) -> Progress:
    """Progress bars on standard error; a task has a field `rate`."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr, no_color=not screen.colour),
        disable=quiet or not sys.stderr.isatty(),
    )
