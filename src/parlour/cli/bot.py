"""`parlour bot`: an external bot, as a program (`stdio`) or at a table of a server (`connect`)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

WAYS = ("stdio", "connect")


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "bot",
        translator("cli-about-bot"),
        translator("cli-usage-bot"),
        ("parlour bot stdio mybots:Rex", translator("cli-example-bot-stdio")),
        ("parlour bot connect http://…/t/…#bot=… mybots:Rex", translator("cli-example-bot-connect")),
        ("parlour bot connect http://…/t/…#bot=… -- node rex.js", translator("cli-example-bot-program")),
    )
    group.add_argument("way", nargs="?", metavar="stdio|connect", help=translator("cli-arg-bot-way"))
    group.add_argument("given", nargs="*", metavar=translator("cli-metavar-bot"), help=translator("cli-arg-bot-given"))
    group.add_argument("--name", metavar=translator("cli-metavar-name"), help=translator("cli-flag-bot-name"))
    group.add_argument("--stay", action="store_true", help=translator("cli-flag-bot-stay"))
    add_seconds(group, translator)
    return group


def add_seconds(group: argparse._ArgumentGroup, translator: Translator) -> None:
    group.add_argument("--bot-seconds", metavar="N", help=translator("cli-flag-bot-seconds"))


def add_named(group: argparse._ArgumentGroup, translator: Translator) -> None:
    """The flags of commands that let bots play."""
    group.add_argument(
        "--bot", action="append", default=[], metavar="NAME=BOT", help=translator("cli-flag-bot"), dest="named_bots"
    )
    add_seconds(group, translator)


def set_up(args: argparse.Namespace) -> None:
    """Make known what those flags say."""
    from parlour.kernel import outside_bots

    outside_bots.add(args.named_bots)
    for entry in args.named_bots:
        outside_bots.check_place(entry.partition("=")[2].strip())
    if args.bot_seconds is not None:
        outside_bots.allow_seconds(read_seconds(args.bot_seconds))


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.05 <= seconds <= 600:
        raise ParlourError("cli-bad-bot-seconds", text=text[:40])
    return seconds


def command(args: argparse.Namespace, translator: Translator) -> int:
    if args.way not in WAYS:
        raise ParlourError("cli-bot-needs-way")
    if args.way == "stdio":
        if len(args.given) != 1:
            raise ParlourError("cli-bot-needs-class")
        from parlour.bots import stdio

        return stdio.run_class(args.given[0])
    if len(args.given) < 2:
        raise ParlourError("cli-bot-needs-address")
    return _connect(args, translator)


def _connect(args: argparse.Namespace, translator: Translator) -> int:
    from random import Random

    from parlour.bots import connection
    from parlour.bots.program import ProgramBot
    from parlour.kernel.i18n import Message, Reader, message, render
    from parlour.kernel.outside_bots import USUAL_SECONDS, installed, is_class, load_class

    def tell(said: Message) -> None:
        print(render(said, Reader(translator.language)), file=sys.stderr, flush=True)

    address = connection.read_address(args.given[0])
    place = installed().get(args.given[1], args.given[1])
    seconds = USUAL_SECONDS if args.bot_seconds is None else read_seconds(args.bot_seconds)
    if is_class(place) and len(args.given) == 2:
        load_class(place)  # fails here, with the reason
        bot = ProgramBot(
            args.given[1], (sys.executable, "-m", "parlour", "bot", "stdio", place), seconds, shows_errors=True
        )
        name = args.name or place.partition(":")[2]
    else:
        bot = ProgramBot(args.given[1], args.given[1:], seconds, shows_errors=True)
        name = args.name or ""
    player = connection.SeatPlayer(address, bot, Random(), tell, stay=args.stay)
    try:
        if name:
            player.rename(name)
        tell(message("bots-seated", name=name or "Bot"))
        player.run()
    except connection.Ended as error:
        raise ParlourError("bots-ended", reason=error.reason) from error
    finally:
        bot.close()
    return 0
