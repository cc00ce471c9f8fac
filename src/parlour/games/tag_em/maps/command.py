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
        translator("tag-em-check-map-tag-em-make-new"),
        translator("tag-em-check-file-new-size-15x15-players"),
        ("parlour map check my.map", translator("tag-em-everything-that-wrong-with-it-with")),
        ("parlour map new --theme desert --size 21x15 --seed 7 --output my.map", translator("tag-em-fair-random-map")),
        ("parlour map report my.map --games 50", translator("tag-em-distances-cover-choke-points-who-wins")),
        ("parlour map gallery", translator("tag-em-maps-that-hang-in-gallery-your")),
        ("parlour map take-down Ab3dEf9_", translator("tag-em-take-down-any-them-as-host")),
    )
    group.add_argument(
        "what", nargs="?", metavar="check|new|report|gallery|take-down", help=translator("tag-em-what-do")
    )
    group.add_argument(
        "file",
        nargs="?",
        metavar=translator("tag-em-file"),
        help=translator("tag-em-map-or-name-one-that-here"),
    )
    group.add_argument(
        "--size", default="15x15", metavar="15x15", help=translator("tag-em-width-and-height-odd-numbers")
    )
    group.add_argument("--players", default="2", metavar="N", help=translator("tag-em-squares-2-or-4-hexagons-2"))
    group.add_argument(
        "--theme", default="meadow", metavar=translator("tag-em-name"), help=translator("tag-em-landscape")
    )
    group.add_argument("--grid", default="square", metavar="square|hex", help=translator("tag-em-squares-or-hexagons"))
    group.add_argument(
        "--symmetry",
        default="turn",
        metavar="turn|mirror|flip",
        help=translator("tag-em-two-teams-on-squares-turned-around"),
    )
    group.add_argument("--seed", default="", metavar="N", help=translator("tag-em-number-that-fixes-all-chance"))
    group.add_argument(
        "--output",
        type=Path,
        metavar=translator("tag-em-file"),
        help=translator("tag-em-where-write-it-else-it-printed"),
    )
    group.add_argument(
        "--games", default=str(DEFAULT_GAMES), metavar="N", help=translator("tag-em-games-that-bots-play-for-it")
    )
    group.add_argument(
        "--game-type",
        default="elimination",
        metavar=translator("tag-em-name"),
        help=translator("tag-em-what-they-play"),
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
            raise ParlourError("tag-em-what-about-maps-parlour-map-check")


def _text(file: str | None, shell: Shell) -> str:
    from parlour.games.tag_em.maps import atlas

    if file is None:
        raise ParlourError("tag-em-which-map-name-file-or-one", names=", ".join(atlas.NAMES))
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
            shell.print(fault.located(translator.language))
        shell.print(translator("tag-em-faults-this-map-cannot-be-played", count=len(error.faults)))
        return FAULTY
    shell.print(translator("tag-em-good-map-for-up-teams", name=found.name or "–", teams=len(found.starts)))
    return 0


def _new(asked: argparse.Namespace, shell: Shell) -> int:
    from random import SystemRandom

    from parlour.games.tag_em.maps import mapfile
    from parlour.games.tag_em.maps.generator import generate

    size = re.fullmatch(r"([0-9]{1,2})[x×]([0-9]{1,2})", asked.size)
    if size is None:
        raise ParlourError("tag-em-size-written-as-in-15x15")
    if asked.grid not in ("square", "hex"):
        raise ParlourError("tag-em-grid-square-or-hex-not", value=asked.grid[:40])
    if asked.symmetry not in ("turn", "mirror", "flip"):
        raise ParlourError("tag-em-symmetry-turn-mirror-or-flip-not", value=asked.symmetry[:40])
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
    shell.print(shell.translator("tag-em-map-in", path=str(asked.output)))
    return 0


def _report(asked: argparse.Namespace, shell: Shell) -> int:
    from parlour.games.tag_em.maps import fairness, mapfile

    map_ = mapfile.read(_text(asked.file, shell))
    found, translator = fairness.report(map_), shell.translator
    shell.print(translator("tag-em-squares-pom", name=map_.name or "–", squares=found.squares, pom=map_.pom))
    for number, seat in enumerate(found.seats, 1):
        shell.print(
            translator(
                "tag-em-seat-at-enemies-flag-hills-within",
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
        translator("tag-em-all-seats-have-same") if found.is_even else translator("tag-em-seats-do-not-have-same")
    )
    shell.print(translator("tag-em-choke-points", squares=", ".join(found.chokes) or "–"))
    games = _number(asked.games)
    if games:
        played = fairness.rates(map_, games, game_type=asked.game_type)
        shell.print(
            translator(
                "tag-em-won-by-seat-games-between-bots",
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
        raise ParlourError("tag-em-no-whole-number", text=text[:40])
    return int(text)


MAP = Command(name="map", arguments=arguments, run=run, gallery="maps")
