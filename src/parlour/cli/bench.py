"""`parlour bench`: measure what has to be fast."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping

import parlour
from parlour.cli.i18n import Voice
from parlour.kernel.errors import ParlourError


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "bench",
        voice("measure what has to be fast"),
        voice("server|crossword [--game KEY] [--tables N] [--players N] [--seconds N] [--rate N] [--json]"),
        ("parlour bench server --tables 100 --players 2 --seconds 20", voice("as many commands as it takes")),
        ("parlour bench server --rate 300", voice("how long an answer takes at 300 commands a second")),
        ("parlour bench crossword --words FILE --positions FILE.cgp", voice("how fast plays are found")),
    )
    group.add_argument("what", nargs="?", metavar="server|crossword", help=voice("what to measure"))
    group.add_argument("--words", metavar="FILE", help=voice("a list of words, one on each line"))
    group.add_argument("--positions", metavar="FILE", help=voice("positions, one on each line (CGP)"))
    group.add_argument("--game", default="scrabble-bible", metavar="KEY", help=voice("the key of a game"))
    for name, default, text in (
        ("--tables", "100", voice("tables played at once")),
        ("--players", "2", voice("players at each")),
        ("--seconds", "20", voice("how long")),
        ("--rate", "0", voice("commands a second; 0: as many as it takes")),
        ("--idle", "0", voice("measure the memory of so many idle tables instead")),
    ):
        group.add_argument(name, default=default, metavar="N", help=text)
    group.add_argument("--json", action="store_true", help=voice("print the figures as JSON"))
    return group


def command(asked: argparse.Namespace, voice: Voice) -> int:
    if asked.what == "crossword":
        return _crossword(asked)
    if asked.what != "server":
        raise ParlourError("There is a bench for: {names}.", names="server, crossword")
    import msgspec

    from parlour.cli import bench_server
    from parlour.cli.bench_devices import Plan

    def tell(text: str) -> None:
        print(text, file=sys.stderr)

    plan = Plan(
        game=parlour.rules_of(asked.game).key,
        tables=int(_number(asked.tables)),
        players=int(_number(asked.players)),
        seconds=_number(asked.seconds),
        rate=_number(asked.rate),
        idle=int(_number(asked.idle)),
    )
    figures = msgspec.to_builtins(
        bench_server.measure_idle(plan, tell) if plan.idle else bench_server.measure(plan, tell)
    )
    _print(figures, asked.json)
    return 0 if not figures.get("lost") and not figures.get("refused") else 1


def _crossword(asked: argparse.Namespace) -> int:
    from parlour.cli import bench_crossword

    if not asked.words or not asked.positions:
        raise ParlourError("Name a list of words and a file of positions: --words FILE --positions FILE.cgp.")
    _print(bench_crossword.measure(asked.words, asked.positions), asked.json)
    return 0


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
        raise ParlourError("“{text}” is no number of things to measure.", text=text[:40])
    return number
