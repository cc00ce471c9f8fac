"""`parlour picture`: a game, a position or a map as a picture. SVG needs no extra; PNG needs `pictures`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.commands import whole_number
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.kernel.game import Game
    from parlour.kernel.state import State

WIDTHS = (16, 8000)
"""The smallest and the largest width in pixels."""
WIDTH = 1200
"""Default width of a PNG."""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "picture",
        translator("cli-about-picture"),
        translator("cli-usage-picture"),
        ("parlour picture game.log --out game.png", translator("cli-example-picture")),
        (
            "parlour picture game.log --at 40 --seat Ada --dark --out turn.svg",
            translator("cli-example-picture-at"),
        ),
    )
    group.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=translator("cli-metavar-file"),
        help=translator("cli-arg-picture-file"),
    )
    group.add_argument("--out", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-flag-out"))
    group.add_argument("--seat", metavar="N", help=translator("cli-flag-seat"))
    group.add_argument("--dark", action="store_true", help=translator("cli-flag-dark"))
    group.add_argument("--at", metavar="N", help=translator("cli-flag-at"))
    group.add_argument("--width", metavar="PX", help=translator("cli-flag-width"))
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    from parlour.cli import saves

    if args.file is None:
        raise ParlourError("cli-picture-needs-file")
    out: Path | None = args.out
    if out is not None and out.suffix.lower() not in (".svg", ".png"):
        raise ParlourError("cli-picture-bad-suffix", name=out.name)
    width = None if args.width is None else whole_number(args.width, *WIDTHS)
    drawn = _drawn(args, translator.language)
    if out is not None and out.suffix.lower() == ".png":
        from parlour.printing.png import png

        saves.write_whole(out, png(drawn, width or WIDTH))
        return 0
    if width is not None:
        from parlour.contract.svg import sized

        drawn = sized(drawn, width)
    if out is None:
        print(drawn)
    else:
        saves.write_whole(out, drawn)
    return 0


def _drawn(args: argparse.Namespace, language: str) -> str:
    import parlour
    from parlour.cli import saves
    from parlour.contract import additions_of

    path: Path = args.file
    suffix = path.suffix.lower()
    for key in parlour.game_keys():
        for drawing in additions_of(key).drawings():
            if drawing.suffix == suffix:
                if args.seat is not None or args.at is not None:
                    raise ParlourError("cli-picture-no-game", path=str(path))
                try:
                    return drawing.draw(saves.read_text(path), args.dark, language)
                except saves.FileError:
                    raise
                except ParlourError as error:
                    raise saves.FileFault(path, error) from error
    game = saves.read_any_or_position(path, language)
    seat = None if args.seat is None else saves.seat_of(game, args.seat)
    if args.at is not None:
        game = _at(game, args.at)
    return game.svg(seat, dark=args.dark, language=language)


def _at(game: Game[State], line: str) -> Game[State]:
    """The game after that line."""
    from parlour.kernel.log import Log
    from parlour.kernel.replay import replay

    count = whole_number(line, 0, len(game.lines))
    return replay(game.rules, Log(game.head, tuple(game.lines[:count])))
