"""`parlour` on the command line. Nothing is imported before it is needed, so that help is there at once."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from parlour.contract.voice import Voice
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from parlour.cli.screen import Screen

WRONG = 2
"""Exit status of a command line that cannot be followed."""
FAILED = 3
"""Exit status without a sound data file; 1 is how “parlour word” and “parlour connect” say no."""


def main(argv: list[str] | None = None) -> int:
    """Run the command line; gives the exit status.

    >>> main(["--version"])
    parlour 0.1.0
    0
    """
    from parlour.cli.arguments import language_in

    argv = sys.argv[1:] if argv is None else argv
    voice = Voice(language_in(argv))
    try:
        return _run(argv, voice)
    except ParlourError as error:
        print(f"parlour: {voice.error(error)}", file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as error:
        from parlour.cli.extras import extra_with

        extra = extra_with(error.name or "")
        if extra is None:
            raise
        install = f"pip install 'parlour[{extra}]'"
        print(f"parlour: {voice('This command needs more packages: {install}', install=install)}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain once more when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0


def _run(argv: list[str], voice: Voice) -> int:
    if argv[:1] == ["data"]:
        from parlour.cli.data import build_command, data_command

        if argv[1:2] == ["build"]:
            return build_command(argv[2:])
        return _with_data(lambda: data_command(argv[1:]))
    from parlour.cli import arguments

    asked = arguments.parse(argv, voice)
    if asked.version:
        import parlour

        print(f"parlour {parlour.__version__}")
        return 0
    if asked.command is None:
        arguments.parse(["--help"], voice)
    return _with_data(lambda: _obey(asked, voice))


def _with_data(work: Callable[[], int]) -> int:
    from parlour.data.errors import DataError

    try:
        return work()
    except DataError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return FAILED


def _obey(asked: argparse.Namespace, voice: Voice) -> int:
    def screen() -> Screen:
        """Made only where something is drawn: the other commands run without rich."""
        from parlour.cli.screen import Screen

        return Screen(colour=not asked.no_colour, plain=asked.plain)

    match asked.command:
        case "play":
            from parlour.cli import play

            wishes = play.Wishes(
                game=asked.game,
                players=asked.players,
                settings=asked.option,
                preset=asked.preset,
                seed=asked.seed,
                save=asked.save,
                load=asked.load,
            )
            return play.command(wishes, screen(), voice)
        case "replay":
            if asked.file is None:
                raise ParlourError("Which file? “parlour replay FILE” tells the story of a game.")
            from parlour.cli import replay

            return replay.command(asked.file, screen(), voice, seat=asked.seat, step=asked.step, board=asked.board)
        case "rules":
            from parlour.cli import rulebook

            return rulebook.command(asked.game, asked.id, screen(), voice)
        case "serve":
            from parlour.cli import serve

            return serve.command(asked, voice)
        case "backup" | "restore":
            from parlour.cli import backup

            return (backup.back_up if asked.command == "backup" else backup.restore)(asked, voice)
        case "word":
            from parlour.cli import word

            return word.command(asked, screen(), voice)
        case "connect":
            from parlour.cli import connect

            return connect.command(asked, screen(), voice)
        case "bench":
            from parlour.cli import bench

            return bench.command(asked, screen, voice)
        case "analyse":
            from parlour.cli import analyse

            return analyse.command(asked.file, asked.json, screen(), voice)
        case "picture":
            from parlour.cli import picture

            return picture.command(asked, voice)
        case "arena":
            from parlour.cli import arena

            return arena.command(asked, screen(), voice)
        case "scripture":
            from parlour.cli import bibles

            return bibles.command(asked, voice)
        case "kin":
            from parlour.cli import kin

            return kin.command(asked.names, asked.all, voice)
        case "games":
            from parlour.cli import games

            return games.command(asked.game, screen(), voice)
        case _:
            from parlour.cli import game_commands

            return game_commands.run(asked, screen, voice)
