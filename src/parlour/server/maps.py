"""`/api/maps`: the maps of TAG 'EM that are here, and whether one that somebody makes can be played."""

from __future__ import annotations

from http import HTTPStatus

from litestar import get, post
from litestar.params import JSONBody

import parlour
from parlour.games.tag_em import atlas, checking, mapfile
from parlour.server import limits
from parlour.server.types import CheckMap, MapChecked, MapFault, ShippedMap

MOST = 100
"""Faults that are told; whoever has mended so many is told the others."""


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
    found, faults = mapfile.draft(data.text)
    faults += [] if faults else checking.check(found)
    told = tuple(
        MapFault(line=fault.line, square=fault.square, text={"en": fault.text("en"), "fr": fault.text("fr")})
        for fault in faults[:MOST]
    )
    return MapChecked(map=found, faults=told)


HANDLERS = (list_maps, check_map)
