"""`parlour bot stdio`: a Python class as a program that speaks the line protocol."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from random import Random
from typing import TextIO

import msgspec

from parlour.bots import protocol
from parlour.kernel.bot_driver import think
from parlour.kernel.errors import ParlourError
from parlour.kernel.rules import Player


def run(make: Callable[[], Player], name: str, lines: TextIO, out: TextIO) -> int:
    """Answer lines until `quit` or their end. Returns the exit status."""

    def say(line: str) -> None:
        print(line, file=out, flush=True)

    bot, seed, seconds = make(), 0, 0.0
    for line in lines:
        keyword, rest = protocol.split(line)
        match keyword:
            case "parlour":
                if rest != str(protocol.VERSION):
                    say(f"error this program speaks version {protocol.VERSION} of the protocol, not {rest[:20]}")
                    return 1
                say(f"bot {name}")
                say("ready")
            case "new":
                bot = make()
            case "time":
                seconds = float(rest)
            case "seed":
                seed = int(rest)
            case "view":
                say(_answer(bot, rest, seed, seconds))
            case "quit":
                return 0
            case _:
                pass  # “refused”, “over”, and what later versions add
    return 0


def _answer(bot: Player, view: str, seed: int, seconds: float) -> str:
    """The line with the bot's choice. What goes wrong in it is shown on standard error, and costs it its turn."""
    if hasattr(bot, "time_left"):
        bot.time_left = seconds
    try:
        command, pace = think(bot, msgspec.json.decode(view), Random(seed))
    except Exception as error:
        traceback.print_exc()
        return f"error {type(error).__name__}: {' '.join(str(error).split())}"[: protocol.LONGEST_LINE // 4]
    if command is None:
        return "wait"
    return f"pace {pace:.3f}\ndo {command}" if pace else f"do {command}"


def run_class(place: str) -> int:
    """Run the bot of that class on standard input and output. What it prints itself goes to standard error."""
    from parlour.kernel.outside_bots import load_class

    out, sys.stdout = sys.stdout, sys.stderr
    try:
        load_class(place)  # fails at once, and not at its first game
    except ParlourError as error:
        print(f"error {error}", file=out, flush=True)
        raise
    return run(lambda: load_class(place), place.partition(":")[2], sys.stdin, out)
