"""Tools for map makers: list maps and landscapes, check a map, generate one, report its fairness."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.contract.bodies import RequestBody, ResponseBody
from parlour.contract.tools import AnyTool, InTime, Job, Listing, Tool
from parlour.games.tag_em.formats import tiled
from parlour.games.tag_em.maps import advice, atlas, checking, fairness, generator, mapfile
from parlour.games.tag_em.maps.fairness import Report
from parlour.games.tag_em.maps.faults import Fault
from parlour.games.tag_em.maps.generator import Symmetry
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import STANDARD, Tile
from parlour.games.tag_em.options import GameType, TagOptions
from parlour.games.tag_em.rules import setup
from parlour.kernel.i18n import LANGUAGES

MOST = 100
"""Most faults reported at once."""
ROUNDS = 60
"""Round limit of a game for a report."""
PATIENCE = 12.0
"""Time limit of such a game in seconds."""

Text = Annotated[str, Meta(max_length=300_000)]
TiledText = Annotated[str, Meta(max_length=900_000)]


# Shipped maps


class ShippedMap(ResponseBody, frozen=True):
    """A shipped map."""

    key: str
    map: Map
    text: str


def list_maps() -> tuple[ShippedMap, ...]:
    """Each map as data and as text."""
    maps = ((name, atlas.shipped(name)) for name in atlas.NAMES)
    return tuple(ShippedMap(key=name, map=map_, text=mapfile.write(map_)) for name, map_ in maps)


# Checking


class CheckMap(RequestBody, frozen=True):
    """The text of a map to be checked."""

    text: Text


class MapFault(ResponseBody, frozen=True):
    """A fault. Line 0 without a square means the whole map."""

    line: int
    square: str
    text: dict[str, str]
    "By language."


class MapChecked(ResponseBody, frozen=True):
    map: Map
    "The map, as far as its text can be parsed."
    faults: tuple[MapFault, ...]
    "Empty: the map is playable."
    advice: tuple[MapFault, ...] = ()
    "Suggestions, even for a map that is not playable yet; empty if the text has faults."


def check_map(asked: CheckMap) -> MapChecked:
    """All faults, each with its line or its square; and the map, as far as it can be parsed."""
    return _checked(*mapfile.draft(asked.text))


def _checked(found: Map, faults: list[Fault]) -> MapChecked:
    if faults:  # the text says something else than the map
        return MapChecked(map=found, faults=_told(faults))
    return MapChecked(map=found, faults=_told(checking.check(found)), advice=_told(advice.advise(found)))


def _told(faults: list[Fault]) -> tuple[MapFault, ...]:
    return tuple(
        MapFault(line=fault.line, square=fault.square, text={one: fault.text(one) for one in LANGUAGES})
        for fault in faults[:MOST]
    )


# Tiled


class WriteTiled(RequestBody, frozen=True):
    """The text of a map that is to be opened in Tiled."""

    text: Text


class TiledWritten(ResponseBody, frozen=True):
    text: str
    "A `.tmx` file, with the pictures of the tiles inside."


def write_tiled(asked: WriteTiled) -> TiledWritten:
    """The map as a file of Tiled. It must be playable."""
    return TiledWritten(text=tiled.write(mapfile.read(asked.text)))


class TiledFile(RequestBody, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    text: TiledText


class ReadTiled(RequestBody, frozen=True):
    """A map of Tiled, and the external tilesets that it uses."""

    text: TiledText
    tilesets: Annotated[tuple[TiledFile, ...], Meta(max_length=20)] = ()
    "Found by name, in whichever folder the map expects them."


def read_tiled(asked: ReadTiled) -> MapChecked:
    """The map of a `.tmx` or `.tmj` file, with its faults."""
    files = {_file_name(one.name): one.text for one in asked.tilesets}
    found, faults = tiled.draft(asked.text, lambda name: files.get(_file_name(name)))
    return _checked(found, faults)


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[2].casefold()


# Making


class MapTheme(ResponseBody, frozen=True):
    """A landscape."""

    name: str
    colours: tuple[tuple[str, str], ...]
    "Colours of tile types by name."


def list_tiles() -> tuple[Tile, ...]:
    """The tiles that every map has, with what they do."""
    return tuple(STANDARD.values())


def list_themes() -> tuple[MapTheme, ...]:
    """The landscapes with the colours of their tiles."""
    return tuple(MapTheme(name=name, colours=theme.colours) for name, theme in generator.THEMES.items())


class MakeMap(RequestBody, frozen=True):
    """A fair random map, reproducible by seed."""

    seed: Annotated[int, Meta(ge=0, le=999_999_999)]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    width: Annotated[int, Meta(ge=1, le=64)] = 15
    height: Annotated[int, Meta(ge=1, le=64)] = 15
    theme: Annotated[str, Meta(max_length=40)] = "meadow"
    grid: Grid = "square"
    symmetry: Symmetry = "turn"


class MapMade(ResponseBody, frozen=True):
    map: Map
    text: str


def make_map(asked: MakeMap) -> MapMade:
    """A symmetric, connected map, reproducible by seed."""
    made = generator.generate(
        asked.seed,
        players=asked.players,
        width=asked.width,
        height=asked.height,
        theme=asked.theme,
        grid=asked.grid,
        symmetry=asked.symmetry,
    )
    return MapMade(map=made, text=mapfile.write(made))


# Fairness


class ReportMap(RequestBody, frozen=True):
    """A map to be reported on."""

    text: Text


class MapReported(ResponseBody, frozen=True):
    report: Report
    even: bool
    "Whether all seats are equal."


def report_on(asked: ReportMap, in_time: InTime) -> MapReported:
    """Distances, cover and room of every seat, and the choke points."""
    found = fairness.report(mapfile.read(asked.text))
    return MapReported(report=found, even=found.is_even)


class PlayMap(RequestBody, frozen=True):
    """A map on which bots play a game for the report."""

    text: Text
    game_type: GameType
    number: Annotated[int, Meta(ge=0, le=10_000)]
    "Number of the game: another number gives another game."


class MapPlayed(ResponseBody, frozen=True):
    winner: int | None
    "The winning seat; null: a draw, or it took too long."
    place: int | None
    "Its place in the order of turns."


def play_on(asked: PlayMap, in_time: InTime) -> MapPlayed:
    """The winner of one game; many games show whether a seat has an advantage."""
    map_ = mapfile.read(asked.text)
    options = TagOptions(map=asked.text, game_type=asked.game_type)
    setup.check_type(options, map_, len(map_.starts))
    setup.pawns(options, map_, len(map_.starts))  # raises if the pawns do not fit
    winner = fairness.winner_of(map_, asked.number, in_time, game_type=asked.game_type, round_limit=ROUNDS)
    order = fairness.turn_order(asked.number, len(map_.starts))
    return MapPlayed(winner=winner, place=None if winner is None else order.index(winner))


TOOLS: tuple[AnyTool, ...] = (
    Listing(name="maps", summary="Shipped maps", answer=ShippedMap, run=list_maps),
    Listing(name="maps/tiles", summary="Tiles of every map", answer=Tile, run=list_tiles),
    Listing(name="maps/themes", summary="Landscapes for random maps", answer=MapTheme, run=list_themes),
    Tool(
        name="maps/check",
        summary="Check a map",
        asked=CheckMap,
        answer=MapChecked,
        run=check_map,
        cost="quick",
    ),
    Tool(
        name="maps/to-tiled",
        summary="Write a map for Tiled",
        asked=WriteTiled,
        answer=TiledWritten,
        run=write_tiled,
        cost="slow",
    ),
    Tool(
        name="maps/from-tiled",
        summary="Read a map from Tiled",
        asked=ReadTiled,
        answer=MapChecked,
        run=read_tiled,
        cost="slow",
    ),
    Tool(name="maps/new", summary="Make a fair random map", asked=MakeMap, answer=MapMade, run=make_map, cost="slow"),
    Job(
        name="maps/report",
        summary="Report how fair a map is",
        asked=ReportMap,
        answer=MapReported,
        run=report_on,
        seconds=PATIENCE,
    ),
    Job(
        name="maps/play",
        summary="Let bots play a game on a map",
        asked=PlayMap,
        answer=MapPlayed,
        run=play_on,
        seconds=PATIENCE,
    ),
)
