"""`parlour picture`: a game, a position or a map as a picture. SVG needs no extra; PNG needs `pictures`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.kernel.game import Game
    from parlour.kernel.state import State

WIDTHS = range(16, 8001)
"""Allowed widths in pixels."""
WIDTH = 1200
"""Default width of a PNG."""


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "picture",
        translator("cli-draw-game-position-or-map-as"),
        translator("cli-file-out-file-seat-n-dark"),
        ("parlour picture game.log --out game.png", translator("cli-game-as-it-stands-as-those")),
        (
            "parlour picture game.log --at 40 --seat Ada --dark --out turn.svg",
            translator("cli-earlier-moment-from-seat"),
        ),
    )
    group.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=translator("cli-file"),
        help=translator("cli-log-parlour-gcg-file-position-cgp"),
    )
    group.add_argument(
        "--out", type=Path, metavar=translator("cli-file"), help=translator("cli-file-in-svg-or-png-else")
    )
    group.add_argument("--seat", metavar="N", help=translator("cli-as-seen-from-this-seat-by"))
    group.add_argument("--dark", action="store_true", help=translator("cli-on-dark-ground"))
    group.add_argument("--at", metavar="N", help=translator("cli-after-this-line-log-not-at"))
    group.add_argument("--width", metavar="PX", help=translator("cli-how-wide-picture-in-pixels"))
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    from parlour.cli import saves

    if args.file is None:
        raise ParlourError("cli-which-file-parlour-picture-file-draws")
    out: Path | None = args.out
    if out is not None and out.suffix.lower() not in (".svg", ".png"):
        raise ParlourError("cli-picture-written-file-in-svg-or", name=out.name)
    width = None if args.width is None else _number(args.width, WIDTHS)
    drawn = _drawn(args, translator.language)
    if out is not None and out.suffix.lower() == ".png":
        from parlour.cli.png import png

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
                    raise ParlourError("cli-holds-no-game-seat-and-at", path=str(path))
                try:
                    return drawing.draw(saves.read_text(path), args.dark, language)
                except saves.FileError:
                    raise
                except ParlourError as error:
                    raise saves.FileFault(path, error) from error
    game = saves.read_any_or_position(path)
    seat = None if args.seat is None else saves.seat_of(game, args.seat)
    if args.at is not None:
        game = _at(game, args.at)
    return game.svg(seat, dark=args.dark, language=language)


def _at(game: Game[State], line: str) -> Game[State]:
    """The game after that line."""
    from parlour.kernel.log import Log
    from parlour.kernel.replay import replay

    count = _number(line, range(len(game.lines) + 1))
    return replay(game.rules, Log(game.head, tuple(game.lines[:count])))


def _number(text: str, numbers: range) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) in numbers):
        raise ParlourError("cli-no-number-from", text=text[:40], first=numbers[0], last=numbers[-1])
    return int(text)
