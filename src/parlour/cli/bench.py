"""`parlour bench`: benchmarks."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import parlour
from parlour.cli.shell import CommandShell
from parlour.contract import additions_of
from parlour.contract.commands import Bench, Work
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import Message, Reader, render

if TYPE_CHECKING:
    from parlour.cli.screen import Screen


LEAST_SECONDS = 1.0
"""Minimum duration of each measurement."""
LEAST_ROUNDS = 3
OWN = ("server", "games")
"""The benchmarks besides those that games add."""


def benches() -> dict[str, Bench]:
    """The benchmarks that games add, by name."""
    return {one.name: one for key in parlour.game_keys() for one in additions_of(key).benches()}


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    names = "|".join((*OWN, *benches()))
    group = add(
        "bench",
        translator("cli-about-bench"),
        f"{names} [--game KEY] [--tables N] [--players N] [--seconds N] [--rate N] [--games N] [--envs N] [--json]",
        ("parlour bench server --game KEY --tables 100 --seconds 20", translator("cli-example-bench")),
        ("parlour bench server --game KEY --rate 300", translator("cli-example-bench-rate")),
        ("parlour bench games", translator("cli-example-bench-games")),
        *((f"parlour bench {one.name} {one.usage}", one.example(translator)) for one in benches().values()),
    )
    group.add_argument("what", nargs="?", metavar=names, help=translator("cli-arg-bench"))
    for one in benches().values():
        one.arguments(group, translator)
    group.add_argument("--game", metavar="KEY", help=translator("cli-arg-game"))
    for name, default, text in (
        ("--tables", "100", translator("cli-flag-bench-tables")),
        ("--players", "2", translator("cli-flag-bench-players")),
        ("--seconds", "20", translator("cli-flag-bench-seconds")),
        ("--rate", "0", translator("cli-flag-bench-rate")),
        ("--idle", "0", translator("cli-flag-bench-idle")),
        ("--games", "100", translator("cli-flag-bench-games")),
        ("--envs", "256", translator("cli-flag-bench-envs")),
    ):
        group.add_argument(name, default=default, metavar="N", help=text)
    group.add_argument("--json", action="store_true", help=translator("cli-flag-json"))
    return group


def command(args: argparse.Namespace, screen: Callable[[], Screen], translator: Translator) -> int:
    if args.what in benches():
        work = benches()[args.what].prepare(args, CommandShell(translator, screen))
        _print(measure(work), args.json)
        return 0
    if args.what == "games":
        from parlour.cli import bench_games

        keys = [parlour.rules_of(args.game).key] if args.game else parlour.game_keys()
        _print(bench_games.measure(list(keys), max(1, int(_number(args.games))), int(_number(args.envs))), args.json)
        return 0
    if args.what != "server":
        raise ParlourError("cli-bench-needs-name", names=", ".join((*OWN, *benches())))
    if args.game is None:
        raise ParlourError("cli-needs-game", games=", ".join(parlour.game_keys()))
    import msgspec

    from parlour.cli import bench_server
    from parlour.cli.bench_clients import Plan

    def tell(message: Message) -> None:
        print(render(message, Reader(translator.language)), file=sys.stderr)

    plan = Plan(
        game=parlour.rules_of(args.game).key,
        tables=int(_number(args.tables)),
        players=int(_number(args.players)),
        seconds=_number(args.seconds),
        rate=_number(args.rate),
        idle=int(_number(args.idle)),
    )
    figures = msgspec.to_builtins(
        bench_server.measure_idle(plan, tell) if plan.idle else bench_server.measure(plan, tell)
    )
    _print(figures, args.json)
    return 0 if not figures.get("lost") and not figures.get("refused") else 1


def measure(work: Work) -> dict[str, int | float]:
    """All figures of a benchmark by name: counts, then speeds."""
    return {**work.figures, **{name: _speed(*timed) for name, timed in work.speeds.items()}}


def _speed(things: int, run: Callable[[], object]) -> float:
    """Items per second of one thread's CPU time, best of several rounds."""
    best, spent, rounds = float("inf"), 0.0, 0
    while spent < LEAST_SECONDS or rounds < LEAST_ROUNDS:
        start = time.thread_time()
        run()
        taken = time.thread_time() - start
        best, spent, rounds = min(best, taken), spent + taken, rounds + 1
    return round(things / best, 1)


def _print(figures: Mapping[str, object], as_json: bool) -> None:
    import msgspec

    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        for name, figure in figures.items():
            print(name, figure)


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1_000_000:
        raise ParlourError("cli-bench-bad-number", text=text[:40])
    return number
