"""The command line `parlour`. Modules are imported when needed, so that help is fast."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from parlour.cli.screen import Screen

WRONG = 2
"""Exit status of a wrong command line."""
FAILED = 3
"""Exit status without a valid data file. 1 is the “no” of “parlour word” and “parlour connect”."""


def main(argv: list[str] | None = None) -> int:
    """Run the command line. Returns the exit status.

    >>> main(["--version"])
    parlour 0.2.0
    0
    """
    from parlour.cli.arguments import language_in

    argv = sys.argv[1:] if argv is None else argv
    translator = Translator(language_in(argv))
    try:
        return _run(argv, translator)
    except ParlourError as error:
        from parlour.contract.terminal import printable

        # A file may have control characters where the error quotes it.
        print(f"parlour: {printable(translator.error(error))}", file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as error:
        from parlour.cli.extras import extra_with

        extra = extra_with(error.name or "")
        if extra is None:
            raise
        sentence = translator("cli-needs-extra", install=f"pip install 'parlour[{extra}]'")
        print(f"parlour: {sentence}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # The reader closed the pipe. Without this, Python would fail again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0


def _run(argv: list[str], translator: Translator) -> int:
    if argv[:1] == ["data"]:
        from parlour.cli.data import build_command, data_command

        if argv[1:2] == ["build"]:
            return build_command(argv[2:])
        return _with_data(lambda: data_command(argv[1:]))
    from parlour.cli import arguments

    args = arguments.parse(argv, translator)
    if args.version:
        import parlour

        print(f"parlour {parlour.__version__}")
        return 0
    return _with_data(lambda: _dispatch(args, translator))


def _with_data(work: Callable[[], int]) -> int:
    from parlour.data.errors import DataError

    try:
        return work()
    except DataError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return FAILED


def _dispatch(args: argparse.Namespace, translator: Translator) -> int:
    def screen() -> Screen:
        """Created only by commands that draw; the others run without Rich."""
        from parlour.cli.screen import Screen

        return Screen(colour=not args.no_colour, plain=args.plain)

    match args.command:
        case None:
            from parlour.cli import serve

            return serve.at_home(translator)
        case "play":
            from parlour.cli import bot, play

            bot.set_up(args)
            request = play.PlayRequest(
                game=args.game,
                players=args.players,
                settings=args.option,
                preset=args.preset,
                seed=args.seed,
                save=args.save,
                load=args.load,
            )
            return play.command(request, screen(), translator)
        case "replay":
            if args.file is None:
                raise ParlourError("cli-replay-needs-file")
            from parlour.cli import replay

            return replay.command(args.file, screen(), translator, seat=args.seat, step=args.step, board=args.board)
        case "verify":
            if args.file is None:
                raise ParlourError("cli-verify-needs-file")
            from parlour.cli import verify

            return verify.command(args.file, screen(), translator)
        case "rules":
            from parlour.cli import rulebook

            return rulebook.command(args.game, args.id, screen(), translator)
        case "serve":
            from parlour.cli import bot, config, serve

            config.settle(args)
            bot.set_up(args)
            return serve.command(args, translator)
        case "autostart":
            from parlour.cli import autostart

            return autostart.command(args, translator)
        case "backup" | "restore" | "repair" | "db":
            from parlour.cli import backup

            commands = {
                "backup": backup.back_up,
                "restore": backup.restore,
                "repair": backup.repair,
                "db": backup.database,
            }
            return commands[args.command](args, translator)
        case "admin":
            from parlour.cli import admin

            return admin.command(args, translator)
        case "word":
            from parlour.cli import word

            return word.command(args, screen(), translator)
        case "connect":
            from parlour.cli import connect

            return connect.command(args, screen(), translator)
        case "bench":
            from parlour.cli import bench

            return bench.command(args, screen, translator)
        case "analyse":
            from parlour.cli import analyse

            return analyse.command(args.file, args.json, screen(), translator)
        case "picture":
            from parlour.cli import picture

            return picture.command(args, translator)
        case "print":
            from parlour.cli import print_shop

            return print_shop.command(args, translator)
        case "arena":
            from parlour.cli import arena, bot

            bot.set_up(args)
            return arena.command(args, screen(), translator)
        case "export":
            from parlour.cli import export

            return export.command(args, translator)
        case "bot":
            from parlour.cli import bot

            return bot.command(args, translator)
        case "scripture":
            from parlour.cli import bibles

            return bibles.command(args, translator)
        case "kin":
            from parlour.cli import kin

            return kin.command(args.names, args.all, translator)
        case "games":
            from parlour.cli import games

            return games.command(args.game, screen(), translator)
        case _:
            from parlour.cli import game_commands

            return game_commands.run(args, screen, translator)
