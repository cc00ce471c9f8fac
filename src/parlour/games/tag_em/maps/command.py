"""`parlour map`: checks a map, generates one, and reports how fair one is. Also accepts maps of a server's gallery."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from parlour.contract.commands import Add, Command, Shell
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

FAULTY = 1
"""Exit status of `map check` for an unplayable map."""
DEFAULT_GAMES = 20


def arguments(add: Add, translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "map",
        translator("check a map of TAG 'EM, make a new one, or tell how fair one is"),
        translator(
            "check FILE | new [--size 15x15] [--players N] [--theme NAME] … | report FILE | gallery | take-down ID"
        ),
        ("parlour map check my.map", translator("everything that is wrong with it, with its squares")),
        ("parlour map new --theme desert --size 21x15 --seed 7 --output my.map", translator("a fair random map")),
        ("parlour map report my.map --games 50", translator("distances, cover, choke points, who wins")),
        ("parlour map gallery", translator("the maps that hang in the gallery of your server")),
        ("parlour map take-down Ab3dEf9_", translator("take down any of them, as the host of the server")),
    )
    group.add_argument("what", nargs="?", metavar="check|new|report|gallery|take-down", help=translator("what to do"))
    group.add_argument(
        "file",
        nargs="?",
        metavar=translator("FILE"),
        help=translator("a map, or the name of one that is here, as “castle”"),
    )
    group.add_argument("--size", default="15x15", metavar="15x15", help=translator("width and height, odd numbers"))
    group.add_argument("--players", default="2", metavar="N", help=translator("squares: 2 or 4; hexagons: 2, 3 or 6"))
    group.add_argument("--theme", default="meadow", metavar=translator("NAME"), help=translator("the landscape"))
    group.add_argument("--grid", default="square", metavar="square|hex", help=translator("squares or hexagons"))
    group.add_argument(
        "--symmetry",
        default="turn",
        metavar="turn|mirror|flip",
        help=translator("two teams on squares: turned around, mirrored left and right, or top and bottom"),
    )
    group.add_argument("--seed", default="", metavar="N", help=translator("a number that fixes all chance"))
    group.add_argument(
        "--output", type=Path, metavar=translator("FILE"), help=translator("where to write it; else it is printed")
    )
    group.add_argument(
        "--games", default=str(DEFAULT_GAMES), metavar="N", help=translator("games that bots play for it")
    )
    group.add_argument(
        "--game-type", default="elimination", metavar=translator("NAME"), help=translator("what they play")
    )
    return group


def run(asked: argparse.Namespace, shell: Shell) -> int:
    match asked.what:
        case "check":
            return _check(_text(asked.file, shell), shell)
        case "new":
            return _new(asked, shell)
        case "report":
            return _report(asked, shell)
        case _:
            raise ParlourError(
                "What about maps? “parlour map check FILE”, “new”, “report FILE”, “gallery” or “take-down ID”."
            )


def _text(file: str | None, shell: Shell) -> str:
    from parlour.games.tag_em.maps import atlas

    if file is None:
        raise ParlourError("Which map? Name a file, or one of: {names}.", names=", ".join(atlas.NAMES))
    if file in atlas.NAMES and not Path(file).exists():
        return (atlas.FOLDER / f"{file}.map").read_text(encoding="utf-8")
    return shell.read(Path(file))


def _check(text: str, shell: Shell) -> int:
    translator = shell.translator
    from parlour.games.tag_em.maps import mapfile
    from parlour.games.tag_em.maps.faults import MapError

    try:
        found = mapfile.read(text)
    except MapError as error:
        for fault in error.faults:
            shell.print(fault.told(translator.language))
        shell.print(translator("Faults: {count}. This map cannot be played.", count=len(error.faults)))
        return FAULTY
    shell.print(
        translator("{name}: a good map for up to {teams} teams.", name=found.name or "–", teams=len(found.starts))
    )
    return 0


def _new(asked: argparse.Namespace, shell: Shell) -> int:
    from random import SystemRandom

    from parlour.games.tag_em.maps import mapfile
    from parlour.games.tag_em.maps.generator import generate

    size = re.fullmatch(r"([0-9]{1,2})[x×]([0-9]{1,2})", asked.size)
    if size is None:
        raise ParlourError("A size is written as in “15x15”.")
    if asked.grid not in ("square", "hex"):
        raise ParlourError("A grid is square or hex, not “{value}”.", value=asked.grid[:40])
    if asked.symmetry not in ("turn", "mirror", "flip"):
        raise ParlourError("A symmetry is turn, mirror or flip, not “{value}”.", value=asked.symmetry[:40])
    made = generate(
        _number(asked.seed) if asked.seed else SystemRandom().randrange(1_000_000),
        players=_number(asked.players),
        width=int(size[1]),
        height=int(size[2]),
        theme=asked.theme,
        grid=asked.grid,
        symmetry=asked.symmetry,
    )
    text = mapfile.write(made)
    if asked.output is None:
        shell.print(text.removesuffix("\n"))
        return 0
    shell.write(asked.output, text)
    shell.print(shell.translator("The map is in {path}.", path=str(asked.output)))
    return 0


def _report(asked: argparse.Namespace, shell: Shell) -> int:
    from parlour.games.tag_em.maps import fairness, mapfile

    map_ = mapfile.read(_text(asked.file, shell))
    found, translator = fairness.report(map_), shell.translator
    shell.print(
        translator("{name}: {squares} squares, {pom} PoM.", name=map_.name or "–", squares=found.squares, pom=map_.pom)
    )
    for number, seat in enumerate(found.seats, 1):
        shell.print(
            translator(
                "Seat {seat} at {start}: to the enemies {enemies}, to the flag {flag}, to the hills {hills}; "
                "within one turn {room} squares, {cover} with cover, {wade} to wade.",
                seat=number,
                start=seat.start,
                enemies=_list(seat.to_enemies),
                flag="–" if seat.to_flag is None else seat.to_flag,
                hills=_list(seat.to_hills),
                room=seat.room,
                cover=seat.cover,
                wade=seat.wade,
            )
        )
    shell.print(
        translator("All seats have the same.") if found.is_even else translator("The seats do not have the same.")
    )
    shell.print(translator("Choke points: {squares}.", squares=", ".join(found.chokes) or "–"))
    games = _number(asked.games)
    if games:
        played = fairness.rates(map_, games, game_type=asked.game_type)
        shell.print(
            translator(
                "Won by seat, of {games} games between bots ({game_type}): {wins}; drawn: {draws}.",
                games=games,
                game_type=asked.game_type,
                wins=_list(played.wins),
                draws=played.draws,
            )
        )
    return 0


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers)) or "–"


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        raise ParlourError("“{text}” is no whole number.", text=text[:40])
    return int(text)


MAP = Command(name="map", arguments=arguments, run=run, gallery="maps")
