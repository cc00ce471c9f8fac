"""`/api/maps`: the maps of TAG 'EM that are here, whether one that somebody makes can be played, and how fair it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import TypeVar

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import parlour
from parlour.games.tag_em.maps import atlas, checking, fairness, generator, mapfile
from parlour.games.tag_em.maps.faults import Fault
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import GameType, TagOptions
from parlour.games.tag_em.rules import setup
from parlour.server import limits
from parlour.server.tables import Asker, Limited
from parlour.server.types.maps import (
    CheckMap,
    MakeMap,
    MapChecked,
    MapFault,
    MapMade,
    MapPlayed,
    MapReported,
    MapTheme,
    PlayMap,
    ReportMap,
    ShippedMap,
)
from parlour.server.workshop import Workshop

T = TypeVar("T")

MOST = 100
"""Faults that are told; whoever has mended so many is told the others."""
LONG = 10_000
"""Characters of a map that is checked beside everything else."""
ROUNDS = 60
"""Rounds after which a game for a report is a draw."""
PATIENCE = 12.0
"""Seconds that such a game may take."""
LEVEL = "casual"
"""Who plays it: quick, and good enough to find what is unfair."""

Shop = NamedDependency[Workshop]


@get("/api/maps", tags=["maps"], summary="The maps that come with TAG 'EM")
async def list_maps() -> tuple[ShippedMap, ...]:
    """Each as the map that it is and as its text."""
    maps = ((name, atlas.shipped(name)) for name in atlas.NAMES)
    return tuple(ShippedMap(key=name, map=map_, text=mapfile.write(map_)) for name, map_ in maps)


@post(
    "/api/maps/check",
    tags=["maps"],
    summary="What is wrong with a map?",
    status_code=HTTPStatus.OK,
    request_max_body_size=limits.LARGE_BODY,
)
async def check_map(data: JSONBody[CheckMap]) -> MapChecked:
    """All its faults, each with its line or its square; and the map, as far as it can be read."""
    parlour.rules_of("tag-em")  # opens its catalogue: faults are told in every language
    found, faults = await beside(_look_at, data.text)
    told = tuple(
        MapFault(line=fault.line, square=fault.square, text={"en": fault.text("en"), "fr": fault.text("fr")})
        for fault in faults[:MOST]
    )
    return MapChecked(map=found, faults=told)


def _look_at(text: str) -> tuple[Map, list[Fault]]:
    found, faults = mapfile.draft(text)
    return found, faults or checking.check(found)


async def read(text: str) -> Map:
    """The map that this text is; `MapError` lists all that is wrong with it."""
    parlour.rules_of("tag-em")
    return await beside(mapfile.read, text)


async def beside(work: Callable[[str], T], text: str) -> T:
    """What takes long for a large map is done while others are answered."""
    return work(text) if len(text) < LONG else await asyncio.to_thread(work, text)


@get("/api/maps/themes", tags=["maps"], summary="The landscapes that there are")
async def list_themes() -> tuple[MapTheme, ...]:
    """With the colours of their tiles."""
    return tuple(MapTheme(name=name, colours=theme.colours) for name, theme in generator.THEMES.items())


@post("/api/maps/new", tags=["maps"], summary="A fair map by chance", status_code=HTTPStatus.OK)
async def make_map(slow: Limited, request: Asker, data: JSONBody[MakeMap]) -> MapMade:
    """Symmetric, connected, and the same for the same seed."""
    slow.check_workshop(request)
    parlour.rules_of("tag-em")
    made = await asyncio.to_thread(
        generator.generate,
        data.seed,
        players=data.players,
        width=data.width,
        height=data.height,
        theme=data.theme,
        grid=data.grid,
        symmetry=data.symmetry,
    )
    return MapMade(map=made, text=mapfile.write(made))


@post(
    "/api/maps/report",
    tags=["maps"],
    summary="How fair is a map?",
    status_code=HTTPStatus.OK,
    request_max_body_size=limits.LARGE_BODY,
)
async def report_on(workshop: Shop, slow: Limited, request: Asker, data: JSONBody[ReportMap]) -> MapReported:
    """Distances, cover and room of every seat, and the squares where everybody has to pass."""
    slow.check_workshop(request)
    found = await workshop.do(limits.name_of(request.scope["client"]), fairness.report, await read(data.text))
    return MapReported(report=found, even=found.is_even)


@post(
    "/api/maps/play",
    tags=["maps"],
    summary="Let bots play a game on a map",
    status_code=HTTPStatus.OK,
    request_max_body_size=limits.LARGE_BODY,
)
async def play_on(workshop: Shop, slow: Limited, request: Asker, data: JSONBody[PlayMap]) -> MapPlayed:
    """Who wins; asked again and again it shows whether a seat is better than another."""
    slow.check_workshop(request)
    map_ = await read(data.text)
    options = TagOptions(map=data.text, game_type=data.game_type)
    setup.check_type(options, map_, len(map_.starts))
    setup.pawns(options, map_, len(map_.starts))  # refuses where there is no room for them
    client = limits.name_of(request.scope["client"])
    return MapPlayed(winner=await workshop.do(client, _play, map_, data.game_type, data.number))


def _play(map_: Map, game_type: GameType, number: int) -> int | None:
    until = time.monotonic() + PATIENCE
    return fairness.winner_of(
        map_, number, lambda: time.monotonic() < until, level=LEVEL, game_type=game_type, round_limit=ROUNDS
    )


HANDLERS = (list_maps, check_map, list_themes, make_map, report_on, play_on)
