"""`/api/gallery`: maps of TAG 'EM that people have made and hung up here, for everybody to play on.

A maker is known by a secret that their browser makes up. It goes with every request about maps of their own, as
`Authorization: Bearer …`; whoever has it may change those maps and take them down.
"""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import GameType
from parlour.server import limits
from parlour.server.maps import read
from parlour.server.pictures import picture
from parlour.server.problems import Refusal
from parlour.server.tables import Asker, Limited, Tables
from parlour.server.types.maps import GalleryPage, HangMap, HungMap, RenameMap, WholeMap
from parlour.tables.gallery import MOST_OF_ONE, Hung

SHORTEST = 16
"""Letters of a maker's secret: fewer could be guessed."""

MapId = Annotated[str, PathParameter(min_length=1, max_length=40, description="The name of a map in links.")]
Bearer = Annotated[
    str | None, HeaderParameter(name="Authorization", max_length=300, description="“Bearer” and the maker's secret.")
]


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a list says of a map; it is kept beside its text."""

    author: str
    grid: Grid
    teams: int
    wide: int
    high: int
    levels: int
    pom: int
    game_types: tuple[GameType, ...]


def about(map_: Map) -> About:
    """
    >>> about(Map(levels=(("...", "..."),), starts=("a1", "c2"), flags=("b1",))).game_types
    ('elimination', 'capture-their-flag', 'capture-the-flag')
    """
    types: list[GameType] = ["elimination", "capture-their-flag"]
    types += ["capture-the-flag"] if map_.flags else []
    types += ["king-of-the-hill"] if map_.hills else []
    types += ["missions"] if map_.goals else []
    return About(
        author=map_.author,
        grid=map_.grid,
        teams=len(map_.starts),
        wide=max(len(row) for row in map_.levels[0]),
        high=len(map_.levels[0]),
        levels=len(map_.levels),
        pom=map_.pom,
        game_types=tuple(types),
    )


_abouts = msgspec.json.Decoder(About)


def _shown(hung: Hung) -> HungMap:
    facts = msgspec.structs.asdict(_abouts.decode(hung.about))
    address = f"/api/gallery/{hung.id}/picture.png?v={hung.version}"
    return HungMap(id=hung.id, name=hung.name, changed=hung.changed, mine=hung.mine, picture=address, **facts)


def _secret(authorization: str | None) -> str:
    scheme, _, secret = (authorization or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def _maker(authorization: str | None) -> str:
    secret = _secret(authorization)
    if len(secret) < SHORTEST:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "This needs the secret of the map's maker.")
    return secret


async def _named(text: str) -> Map:
    map_ = await read(text)
    if not map_.name:
        raise Refusal(HTTPStatus.BAD_REQUEST, "A map in the gallery needs a name.")
    return map_


def _whole(hub: Tables, id: str, secret: str) -> WholeMap:
    found = hub.store.gallery.find(id, secret)
    if found is None:
        raise Refusal(HTTPStatus.NOT_FOUND, "There is no such map here.")
    hung, text = found
    return WholeMap(about=_shown(hung), map=mapfile.draft(text)[0], text=text)


# Looking


@get("/api/gallery", tags=["gallery"], summary="Maps that people have made")
async def list_hung(
    hub: Tables,
    authorization: Bearer = None,
    skip: Annotated[int, QueryParameter(ge=0, le=100_000, description="How many to pass over.")] = 0,
) -> GalleryPage:
    """The newest first, a page at a time; with a maker's secret it says which are theirs."""
    found = hub.store.gallery.newest(MOST_OF_ONE, skip, _secret(authorization))
    return GalleryPage(maps=tuple(map(_shown, found)), total=hub.store.gallery.count())


@get("/api/gallery/{id:str}", tags=["gallery"], summary="A map that somebody has made")
async def show_hung(hub: Tables, id: MapId, authorization: Bearer = None) -> WholeMap:
    """The map itself, and its text."""
    return _whole(hub, id, _secret(authorization))


@get("/api/gallery/{id:str}/picture.png", tags=["gallery"], summary="Its picture", media_type=MediaType.TEXT)
async def show_picture(hub: Tables, id: MapId) -> Response[bytes]:
    """Its first level, small. The address changes when the map does, so that it may be kept."""
    found = hub.store.gallery.picture(id)
    if found is None:
        raise Refusal(HTTPStatus.NOT_FOUND, "There is no such map here.")
    return Response(
        found, headers={"Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable"}
    )


# Making


@post("/api/gallery", tags=["gallery"], summary="Hang a map up", request_max_body_size=limits.LARGE_BODY)
async def hang(
    hub: Tables, slow: Limited, request: Asker, data: JSONBody[HangMap], authorization: Bearer = None
) -> WholeMap:
    """It has to have a name and no faults; what is wrong with it is told as a list."""
    maker = _maker(authorization)
    slow.check_map(request)
    map_ = await _named(data.text)
    id = hub.store.gallery.hang(
        maker, time.time(), map_.name, msgspec.json.encode(about(map_)), mapfile.write(map_), picture(map_)
    )
    return _whole(hub, id, maker)


@put("/api/gallery/{id:str}", tags=["gallery"], summary="Change a map", request_max_body_size=limits.LARGE_BODY)
async def change(
    hub: Tables, slow: Limited, request: Asker, id: MapId, data: JSONBody[HangMap], authorization: Bearer = None
) -> WholeMap:
    """Another one in its place, by its maker."""
    maker = _maker(authorization)
    slow.check_map(request)
    _put(hub, id, maker, await _named(data.text))
    return _whole(hub, id, maker)


@put("/api/gallery/{id:str}/name", tags=["gallery"], summary="Rename a map")
async def rename(
    hub: Tables, slow: Limited, request: Asker, id: MapId, data: JSONBody[RenameMap], authorization: Bearer = None
) -> WholeMap:
    """By its maker."""
    maker = _maker(authorization)
    slow.check_map(request)
    before = _whole(hub, id, maker)
    named = msgspec.structs.replace(before.map, name=" ".join(data.name.split()))
    _put(hub, id, maker, await _named(mapfile.write(named)))
    return _whole(hub, id, maker)


def _put(hub: Tables, id: str, maker: str, map_: Map) -> None:
    _whole(hub, id, maker)  # that there is no such map comes first
    hub.store.gallery.change(
        id, maker, time.time(), map_.name, msgspec.json.encode(about(map_)), mapfile.write(map_), picture(map_)
    )


@delete("/api/gallery/{id:str}", tags=["gallery"], summary="Take a map down", status_code=HTTPStatus.NO_CONTENT)
async def take_down(hub: Tables, id: MapId, authorization: Bearer = None) -> None:
    """By its maker. Tables that play on it go on."""
    maker = _maker(authorization)
    _whole(hub, id, maker)
    hub.store.gallery.take_down(id, maker)


HANDLERS = (list_hung, show_hung, show_picture, hang, change, rename, take_down)
