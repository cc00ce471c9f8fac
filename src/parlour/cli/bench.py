"""`parlour bench`: measure what has to be fast."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from parlour.cli.voice import Voice
from parlour.kernel.errors import ParlourError


def arguments(add: Callable[..., argparse._ArgumentGroup], voice: Voice) -> argparse._ArgumentGroup:
    group = add(
        "bench",
        voice("measure what has to be fast"),
        voice("server [--game KEY] [--tables N] [--players N] [--seconds N] [--rate N] [--json]"),
        ("parlour bench server --tables 100 --players 2 --seconds 20", voice("as many commands as it takes")),
        ("parlour bench server --rate 300", voice("how long an answer takes at 300 commands a second")),
    )
    group.add_argument("what", nargs="?", metavar="server", help=voice("what to measure"))
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
    if asked.what != "server":
        raise ParlourError("There is a bench for: {names}.", names="server")
    return 0
