"""`parlour map`: checks, generates and converts maps, and reports how fair they are; also for a server's gallery."""

from __future__ import annotations

import argparse
import re
import zlib
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from parlour.contract.commands import INTERRUPTED, Add, Command, Shell, add_where, where
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import numeral

if TYPE_CHECKING:
    from parlour.games.tag_em.maps.fairness import Rates
    from parlour.games.tag_em.maps.layout import GameType, Map

FAULTY = 1
"""Exit status of `map check` for an unplayable map."""
DEFAULT_GAMES = 200
EVERY = "all"
"""In place of a file: every shipped map; as a game type: every one that the map offers."""
BATCH = 50
"""Games after which results are kept."""


def arguments(add: Add, translator: Translator) -> argparse._ArgumentGroup:
    group = add(
        "map",
        translator("tag-em-cli-map"),
        translator("tag-em-cli-map-usage"),
        ("parlour map check my.map", translator("tag-em-cli-map-check")),
        ("parlour map new --theme desert --size 21x15 --seed 7 --output my.map", translator("tag-em-cli-map-new")),
        ("parlour map report my.map --games 50", translator("tag-em-cli-map-report")),
        ("parlour map report all --game-type all --keep fair.jsonl", translator("tag-em-cli-map-report-all")),
        ("parlour map convert castle --output castle.tmx", translator("tag-em-cli-map-convert")),
        ("parlour map gallery", translator("tag-em-cli-map-gallery")),
        ("parlour map take-down Ab3dEf9_", translator("tag-em-cli-map-take-down")),
    )
    group.add_argument(
        "what", nargs="?", metavar="check|new|report|convert|gallery|take-down", help=translator("tag-em-cli-map-what")
    )
    group.add_argument(
        "file",
        nargs="?",
        metavar=translator("tag-em-cli-file"),
        help=translator("tag-em-cli-map-file"),
    )
    group.add_argument("--size", default="15x15", metavar="15x15", help=translator("tag-em-cli-map-size"))
    group.add_argument("--players", default="", metavar="N", help=translator("tag-em-cli-map-players"))
    group.add_argument(
        "--theme", default="meadow", metavar=translator("tag-em-cli-name"), help=translator("tag-em-cli-map-theme")
    )
    group.add_argument("--grid", default="square", metavar="square|hex", help=translator("tag-em-cli-map-grid"))
    group.add_argument(
        "--symmetry",
        default="turn",
        metavar="turn|mirror|flip",
        help=translator("tag-em-cli-map-symmetry"),
    )
    group.add_argument("--seed", default="", metavar="N", help=translator("tag-em-cli-map-seed"))
    group.add_argument(
        "--output",
        type=Path,
        metavar=translator("tag-em-cli-file"),
        help=translator("tag-em-cli-map-output"),
    )
    group.add_argument("--games", default=str(DEFAULT_GAMES), metavar="N", help=translator("tag-em-cli-map-games"))
    group.add_argument(
        "--game-type",
        default="elimination",
        metavar=translator("tag-em-cli-name"),
        help=translator("tag-em-cli-map-game-type"),
    )
    group.add_argument("--level", default="hard", metavar="hard|expert", help=translator("tag-em-cli-map-level"))
    group.add_argument("--all-games", action="store_true", help=translator("tag-em-cli-map-all-games"))
    group.add_argument(
        "--keep", type=Path, metavar=translator("tag-em-cli-file"), help=translator("tag-em-cli-map-keep")
    )
    add_where(group, translator)
    return group


def run(asked: argparse.Namespace, shell: Shell) -> int:
    match asked.what:
        case "check":
            return _check(asked.file, shell)
        case "new":
            return _new(asked, shell)
        case "report":
            return _report(asked, shell)
        case "convert":
            return _written(_map(asked.file, shell), asked.output, shell)
        case _:
            raise ParlourError("tag-em-cli-map-incomplete")


def _map(file: str | None, shell: Shell) -> Map:
    """The map of a file, of Parlour or of Tiled, or a shipped one; `ParlourError` lists its faults."""
    from parlour.games.tag_em.formats import tiled
    from parlour.games.tag_em.maps import atlas, mapfile

    if file is None:
        raise ParlourError("tag-em-cli-map-which", names=", ".join(atlas.NAMES))
    path = Path(file)
    if file in atlas.NAMES and not path.exists():
        return atlas.shipped(file)
    text = shell.read(path)
    if path.suffix.lower() in tiled.SUFFIXES:
        return tiled.read(text, tiled.beside(path.parent))
    return mapfile.read(text)


def _written(map_: Map, output: Path | None, shell: Shell) -> int:
    """Writes the map in the format of the file's suffix."""
    from parlour.games.tag_em.formats import tiled
    from parlour.games.tag_em.maps import mapfile

    if output is None:
        shell.print(mapfile.write(map_).removesuffix("\n"))
        return 0
    suffix = output.suffix.lower()
    if suffix in tiled.SUFFIXES[1:]:
        raise ParlourError("tag-em-cli-map-tmx", suffix=suffix)
    shell.write(output, tiled.write(map_) if suffix == tiled.SUFFIXES[0] else mapfile.write(map_))
    shell.print(shell.translator("tag-em-cli-map-saved", path=str(output)))
    return 0


def _check(file: str | None, shell: Shell) -> int:
    translator = shell.translator
    from parlour.contract.formats import FormatError
    from parlour.games.tag_em.maps import advice
    from parlour.games.tag_em.maps.faults import MapError

    try:
        found = _map(file, shell)
    except MapError as error:
        for fault in error.faults:
            shell.print(fault.located(translator.language))
        shell.print(translator("tag-em-cli-fault-count", count=len(error.faults)))
        return FAULTY
    except FormatError as error:
        shell.print(error.text(translator.language))
        return FAULTY
    shell.print(translator("tag-em-cli-map-good", name=found.name or "–", teams=len(found.starts)))
    if given := advice.advise(found):
        shell.print(translator("tag-em-advice"))
        for one in given:
            shell.print(f"- {one.located(translator.language)}")
    return 0


def _new(asked: argparse.Namespace, shell: Shell) -> int:
    from random import SystemRandom

    from parlour.games.tag_em.maps.generator import generate

    size = re.fullmatch(r"([0-9]{1,2})[x×]([0-9]{1,2})", asked.size)
    if size is None:
        raise ParlourError("tag-em-cli-size-form")
    if asked.grid not in ("square", "hex"):
        raise ParlourError("tag-em-unknown-grid", value=asked.grid[:40])
    if asked.symmetry not in ("turn", "mirror", "flip"):
        raise ParlourError("tag-em-cli-unknown-symmetry", value=asked.symmetry[:40])
    made = generate(
        _number(asked.seed) if asked.seed else SystemRandom().randrange(1_000_000),
        players=_number(asked.players) if asked.players else 2,
        width=int(size[1]),
        height=int(size[2]),
        theme=asked.theme,
        grid=asked.grid,
        symmetry=asked.symmetry,
    )
    return _written(made, asked.output, shell)


def _report(asked: argparse.Namespace, shell: Shell) -> int:
    from parlour.games.tag_em.maps import atlas, fairness

    every = asked.file == EVERY
    names = atlas.NAMES if every else (asked.file,)
    games, translator = _number(asked.games), shell.translator
    level = asked.level
    if level not in ("hard", "expert"):
        raise ParlourError("tag-em-cli-report-level", level=level[:40])
    for number, name in enumerate(names):
        map_ = _map(name, shell)
        if not every:
            _figures(map_, shell)
        types = fairness.game_types(map_) if asked.game_type == EVERY else (_game_type(asked.game_type),)
        counts = _players(asked.players, len(map_.starts), every=every)
        if games and number == 0:
            shell.print(translator("tag-em-cli-report-head", level=level))
        for game_type in types if games else ():
            for players in counts:
                try:
                    found = _played(asked, map_, name, level, game_type, players, games, shell)
                except KeyboardInterrupt:
                    return INTERRUPTED
                shell.print(_row(map_.name or name, game_type, found, translator))
    return 0


def _game_type(text: str) -> GameType:
    from parlour.games.tag_em.options import TagOptions
    from parlour.kernel.option_checks import read_options

    return read_options(TagOptions, {"game_type": text}).game_type


def _players(asked: str, most: int, *, every: bool) -> tuple[int, ...]:
    """Numbers of players to report on: the given one; else as many as the map is for, or all with every map."""
    if not asked:
        return tuple(range(2, most + 1)) if every else (most,)
    players = _number(asked)
    if players < 2 or (players > most and not every):
        raise ParlourError("tag-em-cli-report-players", most=most)
    return (players,) if players <= most else ()


def _played(
    asked: argparse.Namespace,
    map_: Map,
    name: str,
    level: str,
    game_type: GameType,
    players: int,
    games: int,
    shell: Shell,
) -> Rates:
    """The rates of bots on a map; results are kept in a file after each batch, and read from there."""
    from parlour.games.tag_em.maps import fairness, mapfile

    # First turns of other game types and numbers of players make no difference.
    parts = ((game_type, map_.opening(game_type, players)),)
    text = mapfile.write(msgspec.structs.replace(map_, first_turn=(), first_turns=parts))
    key = f"{name} {game_type} {level} {players} {zlib.crc32(text.encode()):08x}"
    plan = fairness.Plan(mapfile.write(map_), players, {"game_type": game_type}, level)
    found = kept = _kept(asked.keep, key) or plan.nothing
    if not asked.all_games and fairness.is_clear(kept):
        return kept
    outcomes = shell.play_games(
        f"{map_.name or name} {game_type} {players}",
        plan,
        range(kept.games, games),
        fairness.play,
        fairness.Outcome,
        where=where(asked),
    )
    with closing(outcomes):
        try:
            for found in fairness.tally(plan, kept, outcomes, until_clear=not asked.all_games):
                if found.games - kept.games >= BATCH:
                    _keep(asked.keep, key, found)
                    kept = found
        finally:
            if found is not kept:
                _keep(asked.keep, key, found)
    return found


def _keep(file: Path | None, key: str, found: Rates) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as opened:
            opened.write(msgspec.json.encode([key, found]).decode() + "\n")


def _kept(file: Path | None, key: str) -> Rates | None:
    from parlour.games.tag_em.maps.fairness import Rates

    if file is None or not file.exists():
        return None
    lines = [
        msgspec.json.decode(line, type=tuple[str, Rates]) for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return dict(lines).get(key)


def _row(name: str, game_type: str, found: Rates, translator: Translator) -> str:
    """A row of the table: shares by place with their intervals, wins by seat."""
    shares = [found.share(place) for place in range(len(found.places))]
    shown = shares[:1] if len(shares) == 2 else shares
    percent = [tuple(numeral(100 * part, translator.language, places=1) for part in one) for one in shown]
    parts = ", ".join(f"{one} ({low}–{high})" for one, low, high in percent)
    verdict = {True: "fair", False: "unfair", None: "open"}[found.is_fair]
    return (
        f"| {name} | {game_type} | {len(shares)} | {found.games} | {found.draws} | {parts} "
        f"| {'–'.join(map(str, found.wins))} | {translator(f'tag-em-cli-report-{verdict}')} |"
    )


def _figures(map_: Map, shell: Shell) -> None:
    from parlour.games.tag_em.maps import fairness

    found, translator = fairness.report(map_), shell.translator
    shell.print(translator("tag-em-cli-report-map", name=map_.name or "–", squares=found.squares, pom=map_.pom))
    for number, seat in enumerate(found.seats, 1):
        shell.print(
            translator(
                "tag-em-cli-report-team",
                team=number,
                start=seat.start,
                enemies=_list(seat.to_enemies),
                flag="–" if seat.to_flag is None else seat.to_flag,
                hills=_list(seat.to_hills),
                room=seat.room,
                cover=seat.cover,
                wade=seat.wade,
            )
        )
    shell.print(translator("tag-em-cli-report-even" if found.is_even else "tag-em-cli-report-uneven"))
    if found.chokes:
        shell.print(translator("tag-em-cli-report-chokes", squares=", ".join(found.chokes)))
    else:
        shell.print(translator("tag-em-cli-report-no-chokes"))


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers)) or "–"


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        raise ParlourError("tag-em-cli-not-a-number", text=text[:40])
    return int(text)


MAP = Command(name="map", arguments=arguments, run=run, gallery="maps")
