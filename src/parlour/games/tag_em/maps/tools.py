"""What map makers can have done: list maps and landscapes, check a map, make one by chance, tell how fair one is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.contract.bodies import Answer, Asked
from parlour.contract.tools import AnyTool, InTime, Job, Listing, Tool
from parlour.games.tag_em.maps import atlas, checking, fairness, generator, mapfile
from parlour.games.tag_em.maps.fairness import Report
from parlour.games.tag_em.maps.generator import Symmetry
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import GameType, TagOptions
from parlour.games.tag_em.rules import setup
from parlour.kernel.i18n import LANGUAGES

MOST = 100
"""The most faults that are reported at once; the others follow when these are mended."""
ROUNDS = 60
"""Rounds after which a game for a report is a draw."""
PATIENCE = 12.0
"""Seconds that such a game may take."""
LEVEL = "medium"
"""Who plays it: quick, and good enough to find what is unfair."""

Text = Annotated[str, Meta(max_length=300_000)]


# The maps that are here


class ShippedMap(Answer, frozen=True):
    """A map that comes with the game."""

    key: str
    map: Map
    text: str


def list_maps() -> tuple[ShippedMap, ...]:
    """Each as the map that it is and as its text."""
    maps = ((name, atlas.shipped(name)) for name in atlas.NAMES)
    return tuple(ShippedMap(key=name, map=map_, text=mapfile.write(map_)) for name, map_ in maps)


# Checking


class CheckMap(Asked, frozen=True):
    """A map in the making, as text."""

    text: Text


class MapFault(Answer, frozen=True):
    """Something that is wrong with it; line 0 and no square: with all of it."""

    line: int
    square: str
    text: dict[str, str]
    "What it is, by language."


class MapChecked(Answer, frozen=True):
    map: Map
    "As far as the text can be read."
    faults: tuple[MapFault, ...]
    "Nothing: it can be played."


def check_map(asked: CheckMap) -> MapChecked:
    """All its faults, each with its line or its square; and the map, as far as it can be read."""
    found, faults = mapfile.draft(asked.text)
    told = tuple(
        MapFault(line=fault.line, square=fault.square, text={one: fault.text(one) for one in LANGUAGES})
        for fault in (faults or checking.check(found))[:MOST]
    )
    return MapChecked(map=found, faults=told)


# Making


class MapTheme(Answer, frozen=True):
    """A landscape."""

    name: str
    colours: tuple[tuple[str, str], ...]
    "Of tile types, by their names."


def list_themes() -> tuple[MapTheme, ...]:
    """With the colours of their tiles."""
    return tuple(MapTheme(name=name, colours=theme.colours) for name, theme in generator.THEMES.items())


class MakeMap(Asked, frozen=True):
    """A fair map by chance; the same for the same seed."""

    seed: Annotated[int, Meta(ge=0, le=999_999_999)]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    width: Annotated[int, Meta(ge=1, le=64)] = 15
    height: Annotated[int, Meta(ge=1, le=64)] = 15
    theme: Annotated[str, Meta(max_length=40)] = "meadow"
    grid: Grid = "square"
    symmetry: Symmetry = "turn"


class MapMade(Answer, frozen=True):
    map: Map
    text: str


def make_map(asked: MakeMap) -> MapMade:
    """Symmetric, connected, and the same for the same seed."""
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


class ReportMap(Asked, frozen=True):
    """A map whose fairness is asked for."""

    text: Text


class MapReported(Answer, frozen=True):
    report: Report
    even: bool
    "Whether all seats have the same."


def report_on(asked: ReportMap, in_time: InTime) -> MapReported:
    """Distances, cover and room of every seat, and the squares where everybody has to pass."""
    found = fairness.report(mapfile.read(asked.text))
    return MapReported(report=found, even=found.is_even)


class PlayMap(Asked, frozen=True):
    """A map on which bots are to play a game, for the report."""

    text: Text
    game_type: GameType
    number: Annotated[int, Meta(ge=0, le=10_000)]
    "Of the game: another number, another game."


class MapPlayed(Answer, frozen=True):
    winner: int | None
    "The seat that won; null: it was a draw, or took too long."


def play_on(asked: PlayMap, in_time: InTime) -> MapPlayed:
    """Who wins; asked again and again it shows whether a seat is better than another."""
    map_ = mapfile.read(asked.text)
    options = TagOptions(map=asked.text, game_type=asked.game_type)
    setup.check_type(options, map_, len(map_.starts))
    setup.pawns(options, map_, len(map_.starts))  # refuses where there is no room for them
    winner = fairness.winner_of(map_, asked.number, in_time, level=LEVEL, game_type=asked.game_type, round_limit=ROUNDS)
    return MapPlayed(winner=winner)


TOOLS: tuple[AnyTool, ...] = (
    Listing(name="maps", summary="The maps that come with the game", answer=ShippedMap, run=list_maps),
    Listing(name="maps/themes", summary="The landscapes there are", answer=MapTheme, run=list_themes),
    Tool(
        name="maps/check",
        summary="What is wrong with a map?",
        asked=CheckMap,
        answer=MapChecked,
        run=check_map,
        cost="quick",
    ),
    Tool(name="maps/new", summary="A fair map by chance", asked=MakeMap, answer=MapMade, run=make_map, cost="slow"),
    Job(
        name="maps/report",
        summary="How fair is a map?",
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
